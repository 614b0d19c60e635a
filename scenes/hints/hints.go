// Package hints explains a kind of decision to newcomers when it is pending for the first time.
//
// A Hint chooses the text that is due at a table and draws it. The texts come from the title (words.Hint), each with a
// condition. One is shown once per device; the preferences keep the keys of those already shown. It never blocks the
// decision.
package hints

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Words are the texts of this package.
var Words = struct{ title, never, lesson text.Pair }{
	title:  text.Pair{"For newcomers", "初めての方へ"},
	never:  text.Pair{"No more hints", "ヒントをやめる"},
	lesson: text.Pair{"Lesson", "レッスン"},
}

// Hint is the hint for the pending decision. On a phone it covers part of the map or the market until something is
// selected or it is closed; a button beside the prompt opens it again.
type Hint struct {
	of    *decision.Decision // the decision that said is about
	said  words.Hint         // its key is "" if the decision has no hint
	open  bool
	begun string // selection at the time of opening; see SelectionKey
}

// findHint looks up the hint of a decision once, opens it, and notes in the preferences that it was shown. If quiet, it
// finds none. On a phone it closes the hint when the selection has changed.
func (h *Hint) findHint(t *desk.Desk, due *decision.Decision, quiet bool) {
	if h.of == due {
		if now := SelectionKey(due); h.open && t.Class() == widgets.Phone && now != h.begun {
			h.open = false
		}
		return
	}
	*h = Hint{of: due, begun: SelectionKey(due)}
	p := &t.Shell.Prefs
	if p.Unhinted || due == nil || quiet {
		return
	}
	for _, x := range titles.WordsOf(t.Game.Title()).Hints {
		if p.Hints.Has(x.Key) || !x.When(t.View()) {
			continue
		}
		h.said, h.open = x, true
		t.Shell.Change(func(p *app.Prefs) { p.Hints.Add(x.Key) })
		return
	}
}

// SelectionKey returns a key of the current selection in a decision, which changes with the option, the hex or the
// form. It returns "" if due is nil or has no draft.
func SelectionKey(due *decision.Decision) string {
	d, key := due.Draft(), ""
	if d == nil {
		return ""
	}
	if o := d.Chosen(); o != nil {
		key = o.Key
	}
	return key + " " + strconv.Itoa(int(d.Hex())) + " " + strconv.Itoa(d.Form())
}

// Any reports whether the decision has a hint, open or closed. If quiet, no new hint is looked for.
func (h *Hint) Any(t *desk.Desk, due *decision.Decision, quiet bool) bool {
	h.findHint(t, due, quiet)
	return due != nil && h.said.Key != ""
}

// DrawSign draws the button that opens and closes the hint, and reports whether it was opened. shown means that the
// hint is visible.
func (h *Hint) DrawSign(u *ui.UI, r ui.Rect, t *desk.Desk, shown bool) (opened bool) {
	b := ui.Button{Icon: icon.Info, Name: t.Say(Words.title), Look: ui.Quiet, Pressed: ui.Is(shown)}
	pressed := u.Button("hint:sign", r, b)
	if pressed {
		h.open, h.begun = !shown, SelectionKey(h.of)
	}
	if !shown {
		x, y := r.Center()
		u.P.Circle(x+8, y-8, 4, u.Theme.Accent.Base)
	}
	return pressed && !shown
}

// hintGap is the space below the card in dp.
const hintGap = 8

// Height returns the height of the hint's card at a width including the space below, or zero if none is open. If quiet,
// no new hint is shown.
func (h *Hint) Height(u *ui.UI, width float32, t *desk.Desk, due *decision.Decision, quiet bool) float32 {
	h.findHint(t, due, quiet)
	if !h.open {
		return 0
	}
	lines := u.P.Wrap(t.Say(h.said.Text), width-hintSides(u, t), widgets.Plain(u, widgets.Sizes.Compact))
	return float32(len(lines))*widgets.Line(u, widgets.Sizes.Compact) + hintRow(u, t) + 26 + hintGap
}

// hintSides returns the width left and right of the text: the icon and, on a phone, the close button.
func hintSides(u *ui.UI, t *desk.Desk) float32 {
	if t.Class() == widgets.Phone {
		return 54 + u.Target() - 8
	}
	return 54
}

// hintRow returns the height of the buttons of a hint.
func hintRow(u *ui.UI, t *desk.Desk) float32 {
	if t.Class() == widgets.Phone {
		return theme.Size.ButtonSmall
	}
	return widgets.SmallHeight(u)
}

// Draw draws the card of the decision's hint with the link to its rule and returns its height including the space
// below. It draws nothing and returns zero if quiet, or if no hint is open.
func (h *Hint) Draw(u *ui.UI, r ui.Rect, t *desk.Desk, due *decision.Decision, quiet bool) float32 {
	height := h.Height(u, r.W, t, due, quiet)
	if height == 0 {
		return 0
	}
	row := hintRow(u, t)
	card := r.CutTop(height - hintGap)
	u.Open(ui.Node{ID: "hint", Role: ui.RoleGroup, Name: t.Say(Words.title), Rect: card})
	defer u.Close()
	u.Block(card)
	u.P.RoundRect(card, theme.Radius.Button, u.Theme.Accent.Soft)
	u.P.Frame(card, theme.Radius.Button, theme.Stroke.Hair, u.Theme.Accent.Line)
	in := card.Pad(hintPadX, hintPadY)
	lead := in.CutLeft(hintLead)
	icon.Draw(u.P, icon.Info, lead.X+8, lead.Y+widgets.Line(u, widgets.Sizes.Compact)/2, hintSign, u.Theme.Accent.Base)
	foot := in.CutBottom(row)
	cross := paint.R(in.Right()-row, foot.Y, row, row)
	if t.Class() == widgets.Phone {
		side := u.Target()
		cross = paint.R(in.Right()-side+6, in.Y-6, side, side)
		in.CutRight(side - 8)
	}
	u.Paragraph("hint:text", in, t.Say(h.said.Text), widgets.Plain(u, widgets.Sizes.Compact))
	h.drawLinks(u, foot, t, due)
	if u.Button("hint:close", cross,
		ui.Button{Icon: icon.Close, Name: t.Say(app.Words.Close), Small: true, Look: ui.Quiet}) {
		h.open = false
	}
	return height
}

// Sizes of the card in dp.
const (
	hintPadX = 12
	hintPadY = 10
	hintLead = 24 // of the space for the sign
	hintSign = 17
)

// drawLinks draws the links to the rule and to the lesson of a hint, and the button that turns hints off, as far as
// there is room beside the button that closes it, which is as wide as foot is high.
func (h *Hint) drawLinks(u *ui.UI, foot ui.Rect, t *desk.Desk, due *decision.Decision) {
	room := foot.H
	_, number, _ := strings.Cut(h.said.Rule, "/")
	link := ui.Button{Text: t.Say(app.Words.Rules) + " " + number, Icon: icon.Rules, Small: true, Look: ui.Quiet}
	if t.Rules != nil && widgets.CutButton(u, &foot, "hint:rule", link) {
		t.Rules(h.said.Rule)
	}
	learn := ui.Button{Text: t.Say(Words.lesson), Icon: icon.Learn, Small: true, Look: ui.Quiet}
	if t.Class() == widgets.Phone {
		learn.Text, learn.Name = "", learn.Text
	}
	if d := due.Draft(); d != nil {
		l, ok := lesson.ForHint(t.Game.Title().Key, &h.said, d.Step().Key)
		if ok && widgets.CutButton(u, &foot, "hint:lesson", learn) {
			t.Shell.Learn(l.Key)
		}
	}
	never := ui.Button{Text: t.Say(Words.never), Small: true, Look: ui.Quiet}
	if w := u.ButtonWidth(never); foot.W > w+room && u.Button("hint:never", foot.CutLeft(w), never) {
		h.open = false
		t.Shell.Change(func(p *app.Prefs) { p.Unhinted = true })
	}
}
