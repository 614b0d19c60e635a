// Package plan holds the plans of players: tiles, stations, arrows, colours and notes on the map that nobody has laid,
// and notes on companies and cells of the price chart.
//
// A Set has a Plan for each player. A Plan has Marks on hexes, arrows, which are rows of neighbouring hexes, and
// Remarks. Joined reports whether track connects two hexes, and StopsValue returns the value in dollars of the stops
// along an arrow.
//
// A plan is kept beside the game and never in its log, one for each player. It goes into files and what-ifs, and into
// links only if the player says so.
package plan

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// MaxNote is the maximum length of a note in characters.
const MaxNote = 40

// Colors is the number of colours that a mark may have, numbered from 1.
const Colors = 4

// maxArrows bounds the arrows of a plan, and with them the size of a file.
const maxArrows = 40

// edges is the number of edges of a hex, and of rotations of a tile.
const edges = 6

// Mark is everything planned on a hex.
type Mark struct {
	Hex   id.Hex  `json:"hex"`
	Tile  id.Tile `json:"tile,omitempty"` // in rotation Rot
	Rot   uint8   `json:"rot,omitempty"`
	Corp  id.Corp `json:"corp,omitempty"`  // owner of a station
	Color uint8   `json:"color,omitempty"` // from 1
	Note  string  `json:"note,omitempty"`
}

// Plan is the plan of a player.
type Plan struct {
	Player id.Player  `json:"player"`
	Marks  []Mark     `json:"marks,omitempty"`  // at most one for a hex, in the order in which they were made
	Arrows [][]id.Hex `json:"arrows,omitempty"` // each a row of neighbours
	// Remarks has at most one for a company or cell, in the order in which they were made.
	Remarks []Remark `json:"remarks,omitempty"`
}

// Empty reports whether nothing is planned.
func (p *Plan) Empty() bool { return len(p.Marks) == 0 && len(p.Arrows) == 0 && len(p.Remarks) == 0 }

// Clone returns a copy that shares nothing.
func (p *Plan) Clone() Plan {
	c := Plan{p.Player, slices.Clone(p.Marks), slices.Clone(p.Arrows), slices.Clone(p.Remarks)}
	for i := range c.Arrows {
		c.Arrows[i] = slices.Clone(c.Arrows[i])
	}
	return c
}

// On returns the mark on a hex; the zero Mark if there is none.
func (p *Plan) On(h id.Hex) Mark {
	if i := p.index(h); i >= 0 {
		return p.Marks[i]
	}
	return Mark{Hex: h}
}

func (p *Plan) index(h id.Hex) int {
	return slices.IndexFunc(p.Marks, func(m Mark) bool { return m.Hex == h })
}

// Set replaces the mark on its hex. A mark with nothing on it is removed.
func (p *Plan) Set(m Mark) {
	i := p.index(m.Hex)
	switch empty := m == (Mark{Hex: m.Hex, Rot: m.Rot}); {
	case i < 0 && !empty:
		p.Marks = append(p.Marks, m)
	case i >= 0 && empty:
		p.Marks = slices.Delete(p.Marks, i, i+1)
	case i >= 0:
		p.Marks[i] = m
	}
}

// AddArrow adds an arrow along hexes. It does nothing if there is only one hex, or if the plan has maxArrows arrows.
func (p *Plan) AddArrow(hexes []id.Hex) {
	if len(hexes) > 1 && len(p.Arrows) < maxArrows {
		p.Arrows = append(p.Arrows, slices.Clone(hexes))
	}
}

// Position returns the position with the plan carried out: its tiles and stations are on the board, whatever the rules
// say about them. A station goes to the first free slot of its hex, and is left out if there is none. s is the state of
// the result.
func (p *Plan) Position(v rules.View, s *rules.State) rules.View {
	*s = *v.S
	v.S = s
	for _, m := range p.Marks {
		if m.Tile != 0 {
			s.Cells[m.Hex] = cellWithTile(v, m)
		}
		if m.Corp != 0 {
			placeStation(v, &s.Cells[m.Hex], m)
		}
	}
	s.Board = s.Cells.Hash(v.T.Track().Len())
	return v
}

// cellWithTile returns the cell of a hex with the tile of a mark on it. Stations for which the tile has no city are
// left out.
func cellWithTile(v rules.View, m Mark) track.Cell {
	cell := v.Position().Upgraded(m.Hex, m.Tile, m.Rot, nil)
	stops := v.T.Track().Turned(m.Tile, m.Rot).Stops
	for i, city := range cell.Beside {
		if int(city) >= len(stops) || stops[city].Slots == 0 {
			cell.Extra[i], cell.Beside[i] = 0, 0
		}
	}
	return cell
}

// placeStation puts a station into the first free slot of a hex.
func placeStation(v rules.View, cell *track.Cell, m Mark) {
	position := v.Position()
	if _, here := position.TokenAt(m.Hex, m.Corp); here {
		return
	}
	for city := range position.Face(m.Hex).Stops {
		if slot, fault := position.FreeSlot(m.Hex, city, m.Corp, nil); fault == track.SlotFree && slot >= 0 {
			cell.Slots[slot] = m.Corp
			return
		}
	}
}

// StopsValue returns the sum in dollars of the stops along an arrow on a board, in the present phase. Only the stop of
// the highest value counts on a hex.
func StopsValue(v rules.View, arrow []id.Hex) (sum int32) {
	for _, h := range arrow {
		best := int32(0)
		stops := v.Position().Face(h).Stops
		for i := range stops {
			best = max(best, int32(stops[i].Value.At(v.PhaseDef().Column())))
		}
		sum += best
	}
	return sum
}

// Joined reports whether track leads from a hex over their common edge into another one. It returns false if the hexes
// are not neighbours.
func Joined(v rules.View, from, to id.Hex) bool {
	for e := range hex.Edge(edges) {
		if v.T.Track().Next(from, e) == to {
			return leads(v, from, e) && leads(v, to, e.Opposite())
		}
	}
	return false
}

// leads reports whether track of a hex leads to its edge.
func leads(v rules.View, h id.Hex, e hex.Edge) bool {
	out := tile.EdgeEnd(e)
	return slices.ContainsFunc(v.Position().Face(h).Paths, func(p tile.Path) bool { return p.A == out || p.B == out })
}

// Set holds the plans of a game. The zero value is empty.
type Set []Plan

// Of returns a copy of the plan of a player.
func (s Set) Of(p id.Player) Plan {
	for i := range s {
		if s[i].Player == p {
			return s[i].Clone()
		}
	}
	return Plan{Player: p}
}

// Replace replaces the plan of p's player by a copy of p, or removes it if p is empty.
func (s *Set) Replace(p Plan) {
	rest := slices.DeleteFunc(slices.Clone(*s), func(o Plan) bool { return o.Player == p.Player })
	if !p.Empty() {
		rest = append(rest, p.Clone())
	}
	*s = rest
}

// Join takes over the plans of another set for the players that keep selects, in place of those that s has.
func (s *Set) Join(other Set, keep func(p id.Player) bool) {
	for _, p := range other {
		if keep(p.Player) {
			s.Replace(p)
		}
	}
}

// Clone returns a copy that shares nothing.
func (s Set) Clone() Set {
	c := slices.Clone(s)
	for i := range c {
		c[i] = c[i].Clone()
	}
	return c
}

// Sanitize removes everything that makes no sense in a game of a title with this number of players, since a file may
// contain anything: plans of nobody and second plans of a player, marks and remarks with numbers or notes out of
// bounds, and arrows that leave the map.
func (s *Set) Sanitize(t *rules.Title, players int) {
	var sound Set
	for _, p := range *s {
		twice := slices.ContainsFunc(sound, func(o Plan) bool { return o.Player == p.Player })
		if p.Player < 1 || int(p.Player) > players || twice {
			continue
		}
		if q := p.sound(t); !q.Empty() {
			sound = append(sound, q)
		}
	}
	*s = sound
}

// sound returns the plan without everything that makes no sense in a game of a title.
func (p *Plan) sound(t *rules.Title) Plan {
	hexes := t.Track().Len()
	outside := func(h id.Hex) bool { return h < 1 || int(h) > hexes }
	q := Plan{Player: p.Player}
	for _, m := range p.Marks {
		if !outside(m.Hex) && m.makesSense(t) {
			q.Set(m)
		}
	}
	for _, arrow := range p.Arrows {
		if len(arrow) <= hexes && !slices.ContainsFunc(arrow, outside) {
			q.AddArrow(arrow)
		}
	}
	for _, r := range p.Remarks {
		if r.makesSense(t) {
			q.SetRemark(r)
		}
	}
	return q
}

// makesSense reports whether everything on the hex of the mark exists in a game of a title.
func (m Mark) makesSense(t *rules.Title) bool {
	return int(m.Tile) <= len(t.Tiles) && m.Rot < edges && int(m.Corp) <= len(t.Corps) && m.Color <= Colors &&
		fitsNote(m.Note)
}
