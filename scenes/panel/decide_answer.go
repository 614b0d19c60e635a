package panel

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/track"
	"hexrail/scenes/widgets"
	"hexrail/titles"
	"hexrail/titles/words"
)

// answering is the choice of one of a few things: a secret bid, the form of a company, a private to be acquired. The marker of a private
// may be placed meanwhile.
type answering struct{ joining }

// joining is what decisions have about companies that track must join.
type joining struct {
	ground
	asked  rules.Action // the answer of which joined tells
	joined words.Link
	joins  bool
}

// Panel lists the answers.
func (a *answering) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	a.answer(u, col)
	a.options(u, col, draft.Main)
	if link, ok := a.link(); ok {
		a.note(u, col, "link", draft.Note{Text: link.Text.In(a.lang)})
	}
	a.options(u, col, draft.Privates)
	a.powers(u, col)
	return col.Height()
}

// link returns what joins the companies of the chosen answer, or of the only one that there is.
func (j *joining) link() (words.Link, bool) {
	of := titles.WordsOf(j.draft.View().T).Link
	if of == nil {
		return words.Link{}, false
	}
	only, chosen := j.draft.Action()
	if !chosen {
		only = j.only()
	}
	if only == nil {
		return words.Link{}, false
	}
	if j.asked == nil || !rules.SameAction(j.asked, only) { // it is asked for in every picture, and searches the map
		j.asked = only
		j.joined, j.joins = of(j.draft.View(), only)
	}
	return j.joined, j.joins
}

// only returns the answer where there is but one, or nil.
func (j *joining) only() (only rules.Action) {
	for _, o := range j.draft.Options(draft.Main) {
		if o.Barred || len(o.Forms) == 0 {
			continue
		}
		if only != nil {
			return nil
		}
		only = o.Forms[0]
	}
	return only
}

// Map draws the line between the companies and marks where it begins and ends.
func (j *joining) Map(s *mapview.Scene) {
	j.ground.Map(s)
	link, ok := j.link()
	if !ok {
		return
	}
	drawLink(s, link)
}

// Focus returns the hexes of the line.
func (j *joining) Focus() (hexes []id.Hex, r float32) {
	link, ok := j.link()
	if !ok || j.draft.Site() != 0 {
		return j.ground.Focus()
	}
	return hexesOf(link), FarHex
}

// drawLink draws the line between two companies and marks where it begins and ends.
func drawLink(s *mapview.Scene, link words.Link) {
	if len(link.Pieces) > 0 {
		s.Routes = []mapview.Route{{Route: track.Route{Pieces: link.Pieces}, Ferry: link.Ferry}}
	}
	for _, h := range link.Hexes {
		s.States[h] |= mapview.Focus
	}
}

// hexesOf returns the hexes of the line between two companies.
func hexesOf(link words.Link) (hexes []id.Hex) {
	for _, p := range link.Pieces {
		hexes = append(hexes, p.Hex)
	}
	return append(hexes, link.Hexes...)
}
