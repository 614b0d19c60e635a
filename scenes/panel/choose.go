package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// choosePanel is the choice of one of a few things, such as the form of a company or a private to acquire. Meanwhile
// the marker of a private may be placed.
type choosePanel struct {
	*choice.Choice
	site *choice.Site
	line *joinLine
}

func newChoosePanel(c *choice.Choice) *decision.Decision {
	a := &choosePanel{Choice: c, site: choice.NewSite(c)}
	a.line = &joinLine{site: a.site}
	d := a.site.OnMap(a)
	d.Map.Scene, d.Map.Focus = a.line.markScene, a.line.focus
	return d
}

// joinLine is the line on the map between companies that must be joined by track.
type joinLine struct {
	site *choice.Site
	// Cache of answerLink: the answer that it is about, and its results. Each frame asks, and it searches the map.
	answer rules.Action
	link   words.Link
	linked bool
}

// Prompt returns the name of the chosen hex, or the deals that a company may make in its own shares.
func (a *choosePanel) Prompt() (order, limits string) {
	if order, limits = a.site.Prompt(); order == "" && a.Draft().Step().Where == words.OnChart {
		order = a.Draft().StockOrder()
	}
	return order, limits
}

// Bar returns the buttons of the draft.
func (a *choosePanel) Bar() decision.Bar { return a.site.Bar() }

// Draw draws the answers and returns the height.
func (a *choosePanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	a.Why.DrawAtTop(u, col)
	a.Rows.DrawGroup(u, col, draft.Main)
	if link, ok := a.line.answerLink(); ok {
		a.Outcome.DrawNote(u, col, "link", draft.Note{Text: link.Text.In(a.Lang)})
	}
	a.Rows.DrawGroup(u, col, draft.Privates)
	a.Rows.DrawPowers(u, col)
	return col.Height()
}

// answerLink returns the track that joins the companies of the chosen answer, or of the only one; ok is false if there
// is no such answer or track.
func (j *joinLine) answerLink() (link words.Link, ok bool) {
	linkOf := titles.WordsOf(j.site.Draft().View().T).Link
	answer, chosen := j.site.Draft().Action()
	if !chosen {
		answer = j.onlyAnswer()
	}
	if linkOf == nil || answer == nil {
		return words.Link{}, false
	}
	if j.answer == nil || !rules.SameAction(j.answer, answer) {
		j.answer = answer
		j.link, j.linked = linkOf(j.site.Draft().View(), answer)
	}
	return j.link, j.linked
}

// onlyAnswer returns the answer if there is exactly one, or nil.
func (j *joinLine) onlyAnswer() (only rules.Action) {
	for _, o := range j.site.Draft().Options(draft.Main) {
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

// markScene draws the line between the companies and marks its ends.
func (j *joinLine) markScene(s *mapview.Scene) {
	j.site.Scene(s)
	if link, ok := j.answerLink(); ok {
		drawLink(s, link)
	}
}

// focus returns the hexes of the line and the minimum length of a hex edge, or those of the site if there is no line or
// a marker is being placed.
func (j *joinLine) focus() (hexes []id.Hex, r float32) {
	link, ok := j.answerLink()
	if !ok || j.site.Draft().Site() != 0 {
		return j.site.Focus()
	}
	return hexesOf(link), decision.FarHex
}

// drawLink draws the line between two companies and marks its ends.
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
