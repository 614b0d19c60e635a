package panel

import (
	"slices"
	"strings"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
	"hexrail/titles"
	"hexrail/titles/words"
)

var hintWords = struct{ title, never text.Pair }{
	title: text.Pair{"For newcomers", "初めての方へ"},
	never: text.Pair{"No more hints", "ヒントをやめる"},
}

// Hint is what a newcomer is told beside the decision that is due.
type Hint struct {
	of   Decision // for which it was looked for
	said words.Hint
	open bool
}

// find looks for the hint of the decision that is due. A hint is shown once on each device.
func (h *Hint) find(t *Desk, due Decision, quiet bool) {
	if h.of == due {
		return
	}
	*h = Hint{of: due}
	p := &t.Shell.Prefs
	if p.Unhinted || due == nil || quiet {
		return
	}
	shown := strings.Fields(p.Hints)
	for _, x := range titles.WordsOf(t.Game.Title()).Hints {
		if slices.Contains(shown, x.Key) || !x.When(t.View()) {
			continue
		}
		h.said, h.open = x, true
		t.Shell.Change(func(p *shell.Prefs) { p.Hints = strings.Join(append(shown, x.Key), " ") })
		return
	}
}

// hintGap is the room below the card in dp.
const hintGap = 8

// Height returns how high the card of the hint for the decision that is due is at a width, with the room below it; zero without one.
// Where it is to be quiet nothing new is told.
func (h *Hint) Height(u *ui.UI, width float32, t *Desk, due Decision, quiet bool) float32 {
	h.find(t, due, quiet)
	if !h.open {
		return 0
	}
	lines := u.P.Wrap(t.Say(h.said.Text), width-54, kit.Plain(u, kit.Sizes.Compact))
	return float32(len(lines))*kit.Line(u, kit.Sizes.Compact) + max(theme.Size.ButtonSmall, u.Target()) + 26 + hintGap
}

// Draw draws that card with the way to its rule, and returns its height.
func (h *Hint) Draw(u *ui.UI, r ui.Rect, t *Desk, due Decision, quiet bool) float32 {
	height := h.Height(u, r.W, t, due, quiet)
	if height == 0 {
		return 0
	}
	said, style := t.Say(h.said.Text), kit.Plain(u, kit.Sizes.Compact)
	row := max(theme.Size.ButtonSmall, u.Target())
	card := r.CutTop(height - hintGap)
	u.Open(ui.Node{ID: "hint", Role: ui.RoleGroup, Name: t.Say(hintWords.title), Rect: card})
	defer u.Close()
	u.P.RoundRect(card, theme.Radius.Button, u.Theme.Accent.Soft)
	u.P.Frame(card, theme.Radius.Button, theme.Stroke.Hair, u.Theme.Accent.Line)
	in := card.Pad(12, 10)
	lead := in.CutLeft(24)
	icon.Draw(u.P, icon.Info, lead.X+8, lead.Y+kit.Line(u, kit.Sizes.Compact)/2, 17, u.Theme.Accent.Base)
	foot := in.CutBottom(row)
	u.Paragraph("hint:text", in, said, style)
	_, number, _ := strings.Cut(h.said.Rule, "/")
	link := ui.Button{Text: t.Say(shell.Words.Rules) + " " + number, Icon: icon.Rules, Small: true, Look: ui.Quiet}
	if t.Rules() != nil && u.Button("hint:rule", foot.CutLeft(u.ButtonWidth(link)), link) {
		t.Rules()(h.said.Rule)
		u.Again()
	}
	never := ui.Button{Text: t.Say(hintWords.never), Small: true, Look: ui.Quiet}
	if w := u.ButtonWidth(never); foot.W > w+2*row && u.Button("hint:never", foot.CutLeft(w), never) {
		h.open = false
		t.Shell.Change(func(p *shell.Prefs) { p.Unhinted = true })
		u.Again()
	}
	if u.Button("hint:close", foot.CutRight(row), ui.Button{Icon: icon.Close, Name: t.Say(shell.Words.Close), Small: true, Look: ui.Quiet}) {
		h.open = false
		u.Again()
	}
	return height
}
