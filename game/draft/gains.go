package draft

import (
	"slices"
	"strings"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/hex"
	"hexrail/rules/id"
	"hexrail/rules/tile"
)

// gains tells where the track of a lay leads that led nowhere before, and which other companies run better with it.
func (r *rows) gains(a rules.LayTile, after rules.View) {
	if list := r.newTrack(a, after); len(list) > 0 {
		r.add(text.NewTrackTo, nil, strings.Join(list, ", "), "", Even)
	}
	say := r.d.say
	for _, c := range r.d.otherRunners() {
		if f, ok := r.d.bestRunOf(c, a); ok && f.Change() > 0 {
			r.add(text.GainsToo, text.Facts{"company": say.Corp(c)}, arrow(say.Money(f.Before), say.Money(f.After)),
				text.Change(say.Title.Currency, f.Change()), Even)
		}
	}
}

// newTrack names the hexes to which track leads that did not before.
func (r *rows) newTrack(a rules.LayTile, after rules.View) (list []string) {
	b := r.d.v.T.Track()
	for e := range hex.Edge(6) {
		next := b.Next(a.Hex, e)
		if next != 0 && leadsOver(after, a.Hex, e) && !leadsOver(r.d.v, a.Hex, e) {
			list = append(list, r.d.v.T.HexName(next))
		}
	}
	return list
}

// leadsOver reports whether track of a hex leads over an edge.
func leadsOver(v rules.View, h id.Hex, e hex.Edge) bool {
	out := tile.EdgeEnd(e)
	return slices.ContainsFunc(v.Position().Face(h).Paths, func(p tile.Path) bool { return p.A == out || p.B == out })
}
