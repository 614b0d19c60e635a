package scenes

import (
	"slices"
	"strings"

	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
	"hexrail/titles"
	"hexrail/titles/words"
)

// hint is what a newcomer is told beside the decision that is due.
type hint struct {
	of   decision // for which it was looked for
	said words.Hint
	open bool
}

// findHint looks for what is told beside the decision that is due. What is told once is not told again on this device.
func (t *Table) findHint() {
	if t.hint.of == t.due {
		return
	}
	t.hint = hint{of: t.due}
	p := &t.app.Prefs
	if p.Unhinted || t.due == nil || t.computing() {
		return
	}
	shown := strings.Fields(p.Hints)
	for _, h := range titles.WordsOf(t.game.Title()).Hints {
		if slices.Contains(shown, h.Key) || !h.When(t.view()) {
			continue
		}
		t.hint.said, t.hint.open = h, true
		t.app.Change(func(p *shell.Prefs) { p.Hints = strings.Join(append(shown, h.Key), " ") })
		return
	}
}

// drawHint draws the card of a hint with the way to its rule, and returns the height.
func (t *Table) drawHint(u *ui.UI, r ui.Rect) float32 {
	t.findHint()
	if !t.hint.open {
		return 0
	}
	said, style := t.app.Say(t.hint.said.Text), kit.Plain(u, kit.Sizes.Compact)
	row := max(theme.Size.ButtonSmall, u.Target())
	height := float32(len(u.P.Wrap(said, r.W-54, style)))*kit.Line(u, kit.Sizes.Compact) + row + 26
	card := r.CutTop(height)
	u.Open(ui.Node{ID: "hint", Role: ui.RoleGroup, Name: t.app.Say(tableWords.hint), Rect: card})
	defer u.Close()
	u.P.RoundRect(card, theme.Radius.Button, u.Theme.Accent.Soft)
	u.P.Frame(card, theme.Radius.Button, theme.Stroke.Hair, u.Theme.Accent.Line)
	in := card.Pad(12, 10)
	lead := in.CutLeft(24)
	icon.Draw(u.P, icon.Info, lead.X+8, lead.Y+kit.Line(u, kit.Sizes.Compact)/2, 17, u.Theme.Accent.Base)
	foot := in.CutBottom(row)
	u.Paragraph("hint:text", in, said, style)
	_, number, _ := strings.Cut(t.hint.said.Rule, "/")
	link := ui.Button{Text: t.app.Say(shell.Words.Rules) + " " + number, Icon: icon.Rules, Small: true, Look: ui.Quiet}
	if t.hooks.Rules != nil && u.Button("hint:rule", foot.CutLeft(u.ButtonWidth(link)), link) {
		t.hooks.Rules(t, t.hint.said.Rule)
		u.Again()
	}
	never := ui.Button{Text: t.app.Say(tableWords.noHints), Small: true, Look: ui.Quiet}
	if w := u.ButtonWidth(never); foot.W > w+2*row && u.Button("hint:never", foot.CutLeft(w), never) {
		t.hint.open = false
		t.app.Change(func(p *shell.Prefs) { p.Unhinted = true })
		u.Again()
	}
	if u.Button("hint:close", foot.CutRight(row), ui.Button{Icon: icon.Close, Name: t.app.Say(shell.Words.Close), Small: true, Look: ui.Quiet}) {
		t.hint.open = false
		u.Again()
	}
	return height + 8
}
