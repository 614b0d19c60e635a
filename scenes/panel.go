package scenes

import (
	"slices"

	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/scenes/kit"
)

// minContext is the height of the context in dp that no step takes from it.
const minContext = 150

// minStep is the height of a longer step in dp for which the context gives up its room.
const minStep = 280

// minWithChips is the minimum height of a panel, in dp, that has room for the chips of the player who decides.
const minWithChips = 560

// sidePanel draws the panel at the right of a desktop: banner, stepper, step, context, action bar.
func (t *Table) sidePanel(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, 1, r.H), u.Theme.Line.Base)
	u.Block(r)
	t.panelEdge(u, r)
	u.Open(ui.Node{ID: "panel", Role: ui.RoleRegion, Name: t.see().Prompt.Heading, Rect: r})
	defer u.Close()
	r.CutLeft(1)
	if t.hooks.Panel != nil && t.hooks.Panel(u, r) {
		return
	}
	head := r.CutTop(66 * min(u.TextScale, 1.15))
	if t.hooks.Copy {
		u.P.Fill(head, u.Theme.WhatIf.Soft)
	}
	t.banner.Draw(u, head.Pad(kit.PanelPad, 0))
	t.askConsent(u, &r)
	if len(t.see().Prompt.Dots()) > 1 && !t.past() {
		t.banner.DrawSteps(u, r.CutTop(26+kit.Line(u, kit.Sizes.Caption)).Pad(kit.PanelPad/2, 0))
	} else if v, p := t.view(), t.see().Prompt.Decider; p != 0 && v.RoundOf(v.Base()).Name == rules.StockRound && r.H > minWithChips*u.TextScale {
		t.bar.DrawMeans(u, r.CutTop(kit.Line(u, kit.Sizes.Compact)+18).Pad(kit.PanelPad, 0), &t.see().Players[p-1])
	}
	kit.Rule(u, r)
	foot := r.CutBottom(t.actionsHeight(u, r.W))
	t.actions(u, foot)
	t.panelMiddle(u, r)
}

// panelEdge lets the left edge of the panel be dragged.
func (t *Table) panelEdge(u *ui.UI, r ui.Rect) {
	g := u.Area("panel:edge", paint.R(r.X-3, r.Y, 8, r.H))
	if g.Dragging && g.DX != 0 {
		s := &theme.Size.SidePanel
		t.panelW = min(max(r.W-g.DX, s.Min), s.Max)
		u.Again()
	}
}

// panelMiddle draws the step above the context, each in its own scroll area. The context gets what the step leaves, a third
// of the height if the step can do with the rest, the rules more. In a low panel only its tabs are left of it until the player
// presses one; a phone on its side has no room for them either.
func (t *Table) panelMiddle(u *ui.UI, r ui.Rect) {
	if t.class == kit.Landscape && t.due != nil {
		t.stepPart(u, r)
		return
	}
	minimum := r.H * 0.62
	if !t.rulesBeside() {
		minimum = min(r.H*0.36, max(minContext, r.H-t.stepH-8))
	}
	minimum = max(minimum, min(minContext, r.H-120))
	folded := t.due != nil && !t.asked && !t.rulesBeside() && t.stepH+8 > r.H-minimum && r.H-minimum < minStep*min(u.TextScale, 1.3)
	if folded {
		minimum = tabsHeight(u) + 12
	}
	step := min(t.stepH+8, r.H-minimum)
	if step > 8 {
		t.stepPart(u, r.CutTop(step))
	} else {
		t.stepPart(u, paint.R(r.X, r.Y, r.W, 0))
	}
	if r = r.Pad(kit.PanelPad, 0); folded {
		t.contextTabs(u, r, noTab)
		return
	}
	t.context(u, r)
}

// stepPart draws the prompt and what the decision puts below it.
func (t *Table) stepPart(u *ui.UI, r ui.Rect) {
	u.Scroll("step", r, func(c ui.Rect) float32 {
		above := len(u.Nodes())
		h := t.drawStep(u, kit.Endless(c).Pad(kit.PanelPad, 10)) + 16
		t.option = ""
		if i := slices.IndexFunc(u.Nodes()[above:], func(n ui.Node) bool { return n.Focusable() && !n.Disabled }); i >= 0 {
			t.option = u.Nodes()[above+i].ID
		}
		if h != t.stepH {
			t.stepH = h
			u.Again()
		}
		return h
	})
}

// drawStep draws the prompt and the panel of the decision from the top of r and returns the height they take.
func (t *Table) drawStep(u *ui.UI, r ui.Rect) float32 {
	h, first := t.prompt(u, r), r
	if t.due == nil {
		r.CutTop(h)
		return h + t.comments.Draw(u, r)
	}
	r.CutTop(h)
	more := t.due.Panel(u, r)
	if !t.dealsBelow() {
		r.CutTop(more)
		more += t.due.Asides(u, r)
	}
	if more > 0 {
		h += more + 8
	}
	first.CutTop(h)
	return h + t.hint.Draw(u, first, t.desk, t.due, t.computing())
}

// askConsent cuts the question to whoever must agree to the current choice from the top of r, if somebody is asked.
func (t *Table) askConsent(u *ui.UI, r *ui.Rect) {
	if t.due != nil {
		t.due.Consent(u, r)
	}
}

// prompt draws what is to be done: the imperative in bold, then the limits, at its right where there is room.
func (t *Table) prompt(u *ui.UI, r ui.Rect) float32 {
	order, limits := t.promptWords()
	style := kit.Bold(u, kit.Sizes.Body)
	h, first := float32(0), r
	if t.class == kit.Phone {
		t.banner.DrawProgress(u, paint.R(r.Right()-106, r.Y, 106, kit.Line(u, kit.Sizes.Body)))
		first.W = t.peekRoom(r.W + 2*kit.PanelPad)
	} else if w := u.P.Width(limits, kit.Soft(u, kit.Sizes.Compact)); limits != "" && u.P.Width(order, style)+w+12 < r.W {
		row := paint.R(r.X, r.Y, r.W, kit.Line(u, kit.Sizes.Body))
		u.Text("prompt:limits", row.CutRight(w+1), limits, kit.Soft(u, kit.Sizes.Compact))
		limits = ""
	}
	if order != "" {
		h += u.Paragraph("prompt", first, order, style) + 2
		r.CutTop(h)
	}
	if limits != "" {
		h += u.Paragraph("prompt:limits", r, limits, kit.Soft(u, kit.Sizes.Compact)) + 4
	}
	if notice := t.see().Prompt.Notice; notice != "" {
		r.Y = first.Y + h
		h += u.Paragraph("prompt:notice", r, notice, u.Type(kit.Sizes.Compact, paint.Regular, u.Theme.Warn.Base)) + 4
	}
	return h
}

func (t *Table) promptWords() (order, limits string) {
	if t.past() {
		return t.see().History.Label, ""
	}
	if t.due != nil {
		order, limits = t.due.Prompt()
	}
	if order == "" {
		order = t.see().Prompt.Text
	}
	return order, limits
}
