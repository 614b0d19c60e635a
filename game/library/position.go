package library

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// updatePosition updates all that the list of games says of the position: round and pending decision in every language,
// bank, phase, who decides for which company, and once the game is over its result and winners. A result is kept while
// the game ends at the same action, because a new one looks for the best run among all actions.
func (i *Info) updatePosition(m *match.Match) {
	v := m.View()
	for l := range text.Langs {
		w := view.New(m, l)
		i.Round[l] = w.Speaker().Round(v)
		i.Due[l] = w.Prompt().Heading
		i.Bank = w.Speaker().Money(v.Cash(id.Bank)) // the same in every language
	}
	i.Phase, i.Over = v.PhaseDef().Name, v.S.End.Over
	i.Actor, i.Decider, i.Winners = "", 0, nil
	if i.Over {
		if i.Result == nil || i.Result.At != m.Now() {
			i.Result = ResultOf(m)
		}
		for n, rank := range i.Result.Ranks {
			if rank == 1 {
				i.Winners = append(i.Winners, id.Player(n+1))
			}
		}
		return
	}
	i.Result = nil
	i.Decider = v.Decider(v.Actor())
	if c := v.Actor().Corp(); c != 0 {
		i.Actor = v.T.Corp(c).ID
	}
}

// writeBoard returns the board as texts, one for each hex that is not as printed: "H12 57/1 PRR" is a tile with its
// rotation and the companies in its slots, "H12 - ,NYC" a printed hex with a station in its second slot. Empty slots at
// the end are left out. Markers, cubes and stations outside the slots are dropped, since a thumbnail does not show
// them.
func writeBoard(v rules.View) []string {
	var board []string
	for n := range v.T.Board.Hexes {
		h := id.Hex(n + 1)
		c := &v.S.Cells[h]
		if *c == (track.Cell{}) {
			continue
		}
		tile := "-"
		if c.Tile != 0 {
			tile = fmt.Sprintf("%s/%d", v.T.Tiles.Kind(c.Tile).Name, c.Rot)
		}
		slots := make([]string, len(c.Slots))
		for k, corp := range c.Slots {
			if corp != 0 {
				slots[k] = v.T.Corp(corp).ID
			}
		}
		board = append(board, strings.TrimRight(v.T.HexName(h)+" "+tile+" "+strings.Join(slots, ","), ", "))
	}
	return board
}

// ReadBoard returns the board of a listed game, for a thumbnail. Unknown names are skipped.
func ReadBoard(t *rules.Title, board []string) *track.Cells {
	cells := new(track.Cells)
	for _, s := range board {
		words := strings.SplitN(s, " ", 3)
		h := t.FindHex(words[0])
		if h == 0 || len(words) < 2 {
			continue
		}
		c := &cells[h]
		c.Tile, c.Rot = readTile(t, words[1])
		if len(words) < 3 {
			continue
		}
		for k, name := range strings.Split(words[2], ",") {
			if k < len(c.Slots) {
				c.Slots[k] = t.FindCorp(name)
			}
		}
	}
	return cells
}

// readTile returns a tile and its rotation from a text such as "57/1". An unreadable text is no tile.
func readTile(t *rules.Title, s string) (id.Tile, uint8) {
	name, turns, _ := strings.Cut(s, "/")
	n, err := strconv.Atoi(turns)
	if err != nil || n < 0 || n > 5 {
		return 0, 0
	}
	return t.Tiles.Find(name), uint8(n)
}
