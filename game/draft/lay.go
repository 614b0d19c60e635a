package draft

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// LayOf returns the lay of an action and reports whether it lays a tile, be it by one power or by two combined.
func LayOf(a rules.Action) (rules.LayTile, bool) {
	if lay, ok := a.(rules.LayTile); ok || a == nil {
		return lay, ok
	}
	x := rules.OperandsOf(a)
	return rules.LayTile{By: x.By.Corp(), Via: cmp.Or(x.Via, x.Power), Hex: x.Hex, Tile: x.Tile, Rot: x.Rot}, x.Tile != 0
}

// DescribeLay describes a lay by the hexes that its track leads to, such as "G17+G19, H16+I19". Edges that meet in a
// stop are joined by "+", stop by stop, then those that meet in a junction, then the pieces from edge to edge.
func DescribeLay(t *rules.Title, a rules.LayTile) string {
	face := t.Track().Turned(a.Tile, a.Rot)
	var groups []string
	for i := range face.Stops {
		if ways := exits(t, a.Hex, face.StopExits(i)); ways != "" {
			groups = append(groups, ways)
		}
	}
	meeting := uint8(0) // the edges that meet in a junction
	var pieces []string
	for _, p := range face.Paths {
		from, fromEdge := p.A.Edge() // paths to a junction are written from the edge
		to, toEdge := p.B.Edge()
		switch {
		case fromEdge && toEdge:
			pieces = append(pieces, exits(t, a.Hex, 1<<from|1<<to))
		case fromEdge && p.B == tile.Junction:
			meeting |= 1 << from
		}
	}
	if ways := exits(t, a.Hex, meeting); ways != "" {
		groups = append(groups, ways)
	}
	return strings.Join(append(groups, pieces...), ", ")
}

// exits returns the names of the hexes across a set of edges, joined by "+".
func exits(t *rules.Title, h id.Hex, edges uint8) string {
	var names []string
	for e := range hex.Edge(6) {
		if n := t.Track().Next(h, e); edges>>e&1 != 0 && n != 0 {
			names = append(names, t.HexName(n))
		}
	}
	return strings.Join(names, "+")
}

// dressTile names the option of a tile. Its spoken name includes the number of turns and the private that lays it.
func dressTile(d *decision, o *Option) {
	o.Text = d.say.Tile(o.Tile)
	o.Spoken = d.voice.Tile(o.Tile)
	if !d.v.T.Tiles.Kind(o.Tile).Hidden { // a cube is no tile that could be turned
		o.Spoken = d.voice.Phrase(text.TileName, text.Facts{"tile": o.Spoken, "n": text.Number(int32(len(o.Forms)))})
	}
	if o.Private != 0 {
		facts := text.Facts{"private": d.say.Private(o.Private)}
		o.Detail, o.Spoken = d.say.Phrase(text.ByPower, facts), d.join2(o.Spoken, d.voice.Phrase(text.ByPower, facts))
	}
}

// addLay adds the best run after a lay, its cost and the new track.
func (r *rows) addLay(a rules.LayTile) {
	r.addOwnRun(a)
	say, actor := r.say, r.v.Actor()
	value := say.Phrase(text.LayFree, nil)
	if cost := r.e.paid(actor); cost > 0 {
		value = say.Funds(cost)
		if printed := r.v.T.Board.Hexes[a.Hex-1].Printed; printed > 0 { // the title charges half of it
			value = say.Phrase(text.HalfOf, text.Facts{"$cost": value, "n": text.Number(int32(printed))})
		}
	}
	r.add(text.CostLabel, nil, value, "", Even)
	r.addSum(text.TreasuryOf, text.Facts{"company": say.Owner(actor)}, actor, r.e.Companies[actor.Corp()-1].Treasury)
	after := r.e.view(r.v)
	if now, then := stopValues(r.v, a.Hex), stopValues(after, a.Hex); now != "" && now != then {
		if then == "" { // a town gives way to plain track (1822PNW/P7)
			then = say.Phrase(text.NoStop, nil)
		}
		r.add(text.StopValues, nil, arrow(now, then), "", Even)
	}
	if list := r.newTrack(a, after); len(list) > 0 {
		r.add(text.NewTrackTo, nil, say.List(list), "", Even)
	}
	r.addOtherRuns(a)
	r.addCompanies(a) // without trains the turn ends here, and the price falls
}

// stopValues returns the revenues of the stops of a hex in the current phase, equal ones once.
func stopValues(v rules.View, h id.Hex) string {
	var list []string
	stops := v.Position().Face(h).Stops
	for i := range stops {
		if n := text.Money(v.T.Currency, int32(stops[i].Value.At(v.PhaseDef().Column()))); !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return strings.Join(list, ", ")
}

// newTrack returns the names of the hexes that track of the laid hex leads to for the first time.
func (r *rows) newTrack(a rules.LayTile, after rules.View) (list []string) {
	b := r.v.T.Track()
	for e := range hex.Edge(6) {
		next := b.Next(a.Hex, e)
		if next != 0 && leadsOver(after, a.Hex, e) && !leadsOver(r.v, a.Hex, e) {
			list = append(list, r.v.T.HexName(next))
		}
	}
	return list
}

// leadsOver reports whether a hex has track to its edge e.
func leadsOver(v rules.View, h id.Hex, e hex.Edge) bool {
	out := tile.EdgeEnd(e)
	return slices.ContainsFunc(v.Position().Face(h).Paths, func(p tile.Path) bool { return p.A == out || p.B == out })
}
