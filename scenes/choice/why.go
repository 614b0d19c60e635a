package choice

import (
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// whyNot is the answer to the question why something cannot be done. It stays until something else is chosen.
type whyNot struct {
	desk    *Desk
	because text.Because
	what    string // the subject of the question
	key     string // key of the option in question, if it was one
	fresh   bool   // the answer has not been drawn yet
}

// Clear removes the answer and reports whether there was one.
func (w *whyNot) Clear() bool {
	shown := w.because != (text.Because{})
	w.because = text.Because{}
	return shown
}

// Forget clears the answer like Clear, and also forgets the option in question. It reports whether there was an answer.
func (w *whyNot) Forget() bool {
	w.key = ""
	return w.Clear()
}

// DrawBelow draws the answer below the row of an option, if it was in question.
func (w *whyNot) DrawBelow(u *ui.UI, col *widgets.Column, key string) {
	if w.key == key && w.drawnInRow() {
		w.Draw(u, col)
	}
}

// drawnInRow reports whether the answer is drawn below the row in question. Rows above the sheet of a phone cannot show
// it, because the sheet rises with the answer and covers the space below the row.
func (w *whyNot) drawnInRow() bool {
	rows := []string{"train:", "private:", "exchange:"}
	switch {
	case w.desk.DealsBelow():
		return false
	case !w.desk.OnBoard(LotBoard):
		rows = append(rows, "bid:")
	}
	return slices.ContainsFunc(rows, func(prefix string) bool { return strings.HasPrefix(w.key, prefix) })
}

// DrawAtTop draws the answer at the top of the panel, unless a row draws it, and scrolls there when the answer is new.
func (w *whyNot) DrawAtTop(u *ui.UI, col *widgets.Column) {
	if w.drawnInRow() {
		return
	}
	if w.fresh {
		u.ScrollTo("step", ui.Rect{}, 0, 0)
	}
	w.Draw(u, col)
}

// Draw draws the answer with a link to the rule, scrolled into view when it is new, or nothing if there is none.
func (w *whyNot) Draw(u *ui.UI, col *widgets.Column) {
	fresh := w.fresh
	w.fresh = false
	if w.because.Text == "" {
		return
	}
	words := w.because.Text
	t := &u.Theme
	style := u.Type(widgets.Sizes.Compact, paint.Regular, t.Ink.Base)
	head := u.Type(widgets.Sizes.Compact, paint.Bold, t.Bad.Base)
	link := w.because.Rule != "" && w.desk.Rules != nil
	const padX, padY, below, above = 12, 10, 2, 6 // below is the space below the head, above that above the link
	h := u.P.Height(words, col.Rect.W-2*padX, style) + widgets.Line(u, widgets.Sizes.Compact) + 2*padY + below
	if link {
		h += widgets.Line(u, widgets.Sizes.Compact) + above
	}
	box := col.Cut(h)
	col.Gap(8)
	if fresh {
		u.Reveal(box)
	}
	u.Open(ui.Node{ID: "why", Role: ui.RoleNote, Name: words, Rect: box})
	defer u.Close()
	u.P.RoundRect(box, theme.Radius.Button, t.Bad.Soft)
	in := widgets.NewColumn(u, box.Pad(padX, padY))
	row := in.Cut(widgets.Line(u, widgets.Sizes.Compact))
	widgets.CutIcon(u, &row, icon.Lock, 15, 5, t.Bad.Base)
	title := w.desk.Say(text.Why)
	if w.what != "" {
		title += " " + w.what
	}
	u.Label(row, title, head)
	in.Gap(below)
	in.Paragraph("why:text", words, style)
	if link {
		in.Gap(above)
		w.drawRuleLink(u, in.Cut(widgets.Line(u, widgets.Sizes.Compact)))
	}
}

// drawRuleLink draws a link to the rule that the answer names.
func (w *whyNot) drawRuleLink(u *ui.UI, r ui.Rect) {
	words := w.desk.Say(text.RuleShow)
	style := u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.Accent.Base)
	r.W = u.P.Width(words, style)
	name := w.desk.Speaker().List([]string{words, w.because.Rule})
	s := u.Press(ui.Node{ID: "why:rule", Role: ui.RoleLink, Name: name}, r, theme.Radius.Chip)
	u.P.TextIn(r, words, style)
	u.P.Fill(paint.R(r.X, r.Bottom()-2, r.W, 1), u.Theme.Accent.Base)
	if s.Clicked {
		w.desk.Rules(w.because.Cite)
	}
}
