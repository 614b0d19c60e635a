package match

import (
	"encoding/binary"
	"hash"
	"hash/fnv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/track"
)

// Mark returns the mark of a position, a hash of 32 bits. Files, links and stored games contain the mark of their last
// position, so that a correction of the rules that refuses no action, but moves money or order, is detected when the
// game is opened again. Zero means no mark and is never returned.
//
// Marks outlive the program. So a mark depends only on the public position, by the numbers of the title's tables, which
// links rely on too; never on names or on the layout of State. Any change of this function would change the marks of
// all existing games.
func Mark(v rules.View) uint32 {
	m := marker{fnv.New32a()}
	m.addNumbers(int(v.S.Set), int(v.S.Round), int(v.S.Phase), flag(v.S.End.Over))
	m.addMoney(v, id.Bank)
	for i := range v.S.Players {
		m.addMoney(v, id.OfPlayer(id.Player(i+1)))
	}
	for i := range v.T.Corps {
		m.addCorp(v, id.Corp(i+1))
	}
	for i := range v.T.Privates {
		m.addOwner(v.S.Privates[i+1].Owner)
	}
	for i := range v.T.Board.Hexes {
		if cell := &v.S.Cells[i+1]; *cell != (track.Cell{}) {
			m.addNumbers(i+1, int(cell.Tile), int(cell.Rot), int(cell.Marks))
			m.addTokens(cell.Slots[:])
			m.addTokens(cell.Extra[:])
		}
	}
	for _, x := range v.S.Markers {
		if x.Hex != 0 {
			m.addNumbers(int(x.Hex), int(x.Corp), int(x.Private))
		}
	}
	return max(m.Sum32(), 1)
}

// TurnMark returns a second mark, of what Mark leaves out: who acts, the priority, the last revenue of each company and
// the stations that it has left, and the trains that are for sale. It was added later, so games of before have none.
// Zero means no mark and is never returned. It lasts like Mark: any change of this function would change existing
// marks.
func TurnMark(v rules.View) uint32 {
	m := marker{fnv.New32a()}
	if !v.S.End.Over {
		m.addOwner(v.Actor())
	}
	m.addNumbers(int(notation.Priority(v)))
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); !v.Is(c, rules.Closed) && !v.Is(c, rules.Gone) {
			m.addNumbers(int(c), v.StationsLeft(c), int(v.S.Corps[c].LastRun))
		}
	}
	m.addMoney(v, id.Initial)
	m.addMoney(v, id.Pool)
	return max(m.Sum32(), 1)
}

// marker hashes the numbers that make up a mark.
type marker struct{ hash.Hash32 }

// addNumbers adds numbers to the mark.
func (m marker) addNumbers(list ...int) {
	for _, n := range list {
		m.Write(binary.AppendVarint(nil, int64(n)))
	}
}

// flag returns 1 for true and 0 for false.
func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

// addTokens adds the positions of tokens. The result does not depend on the number of empty places after them.
func (m marker) addTokens(places []id.Corp) {
	for i, c := range places {
		if c != 0 {
			m.addNumbers(i, int(c))
		}
	}
	m.addNumbers(-1)
}

// addOwner adds an owner. The encoding distinguishes a player from a company of the same number.
func (m marker) addOwner(o id.Owner) {
	m.addNumbers(flag(o == id.Bank), flag(o == id.Initial), flag(o == id.Pool), int(o.Player()), int(o.Corp()))
}

// addMoney adds the property of an owner: cash and trains.
func (m marker) addMoney(v rules.View, o id.Owner) {
	m.addNumbers(int(v.Cash(o)))
	var buf [rules.MaxTrains]id.Train
	trains := v.AppendTrains(buf[:0], o)
	m.addNumbers(len(trains))
	for _, n := range trains {
		m.addNumbers(int(v.KindOf(n)))
	}
}

// addCorp adds a company: its money, its price and its place among equal prices, and its shareholders.
func (m marker) addCorp(v rules.View, c id.Corp) {
	m.addMoney(v, id.OfCorp(c))
	s := &v.S.Corps[c]
	m.addNumbers(flag(v.Is(c, rules.Closed)), flag(v.Is(c, rules.Floated)), int(s.Par), int(v.President(c)))
	if v.Is(c, rules.Started) {
		m.addNumbers(int(v.T.Market.Price(s.Price)), v.StackPlace(c))
	}
	m.addNumbers(v.Held(c, id.Initial), v.Held(c, id.Pool), v.Held(c, id.OfCorp(c)))
	for i := range v.S.Players {
		m.addNumbers(v.Held(c, id.OfPlayer(id.Player(i+1))))
	}
}

// Drifted reports whether all actions of a game were accepted but lead to a position other than the writer's, because
// the rules have been corrected since. Without a mark it returns false.
func (g *Game) Drifted(m *Match) bool {
	if g.Unread != nil || m.Len() != len(g.Log) {
		return false
	}
	v := m.ViewAt(m.Len())
	return g.Mark != 0 && Mark(v) != g.Mark || g.TurnMark != 0 && TurnMark(v) != g.TurnMark
}

// Differences compares the position recorded with a game with the one to which the same actions lead now. It returns
// the facts that differ, before and after; a missing fact has an empty value. Facts that TurnMark covers count in games
// that have it.
func (g *Game) Differences(recorded []notation.Pair, v rules.View) (was, is []notation.Pair) {
	now := notation.Position(v)
	add := func(key, before, after string) {
		if before != after && !g.ignores(key) {
			was = append(was, notation.Pair{Key: key, Value: before})
			is = append(is, notation.Pair{Key: key, Value: after})
		}
	}
	before, after := values(recorded), values(now)
	for _, p := range now {
		add(p.Key, before[p.Key], p.Value)
	}
	for _, p := range recorded {
		if _, kept := after[p.Key]; !kept {
			add(p.Key, p.Value, "")
		}
	}
	return was, is
}

// values returns the values of pairs by their keys.
func values(pairs []notation.Pair) map[string]string {
	all := make(map[string]string, len(pairs))
	for _, p := range pairs {
		all[p.Key] = p.Value
	}
	return all
}

// ignores reports whether a fact does not count as a difference: it only summarizes others, or earlier versions of the
// program wrote it otherwise.
func (g *Game) ignores(key string) bool {
	switch family, _, _ := strings.Cut(key, "."); family {
	case "can", "value":
		return true
	case "active", "priority", "tokens_left", "revenue", "depot":
		return g.TurnMark == 0
	}
	return false
}
