package draft

import (
	"cmp"
	"slices"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/hex"
	"hexrail/rules/id"
	"hexrail/rules/step"
	"hexrail/rules/tile"
)

// brings tells what an action does for the best run of who acts, as soon as it is known, and what a company is paid of its own dividend.
func (r *rows) brings(a rules.Action) {
	say := r.d.say
	facts := text.Facts{"company": say.Owner(r.d.v.Actor())}
	if f, ok := r.d.BestRun(a); ok {
		r.add(text.BestRunOf, facts, arrow(say.Money(f.Before), say.Money(f.After)), text.Change(say.Title.Currency, f.Change()), MoodOf(f.Change()))
	} else if r.d.searched(a) {
		r.add(text.BestRunOf, facts, "…", "", Even)
	}
	r.ownPart(a)
}

// ownPart tells how much of its last run the company would be paid that redeems shares of itself or issues some: for those that are its
// own, or that count as its own (1870/R63c, 1822PNW/R81).
func (r *rows) ownPart(a rules.Action) {
	x := rules.OperandsOf(a)
	c := cmp.Or(x.Corp, x.By.Corp())
	if x.Percent == 0 || x.By != id.OfCorp(c) || r.d.v.S.Corps[c].LastRun == 0 {
		return
	}
	run, say := r.d.v.S.Corps[c].LastRun, r.d.say
	after := rules.View{T: r.d.v.T, S: &r.e.After, X: r.d.v.X}
	f := Figure{step.OwnPart(r.d.v, c, run), step.OwnPart(after, c, run)}
	r.sum(text.OwnPartOf, text.Facts{"company": say.Corp(c), "$sum": say.Money(run)}, id.Bank, f)
}

// others tells which other companies run better or worse after an action.
func (r *rows) others(a rules.Action) {
	say := r.d.say
	for _, c := range r.d.othersAfter(a) {
		f, ok := r.d.bestRunOf(c, a)
		if !ok || f.Change() == 0 {
			continue
		}
		label := text.GainsToo
		if f.Change() < 0 {
			label = text.RunsWorse
		}
		r.add(label, text.Facts{"company": say.Corp(c)}, arrow(say.Money(f.Before), say.Money(f.After)), text.Change(say.Title.Currency, f.Change()), Even)
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
