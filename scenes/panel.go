package scenes

import (
	"slices"

	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/scenes/hints"
	"hexrail/scenes/panel"
	"hexrail/scenes/widgets"
)

// minContext is the height of the context in dp that no step takes from it.
const minContext = 150

// minStep is the height of a longer step in dp for which the context gives up its room.
const minStep = 280

// minWithChips is the minimum height of a panel, in dp, that has room for the chips of the player who decides.
const minWithChips = 560

// sidePanel is the panel beside the map: the step, and below it one page of what one wants to know beside it. Smaller screens
// put both elsewhere.
type sidePanel struct {
	*panel.Desk
	t     *Table
	hint  hints.Hint
	tab   tab
	asked bool    // for the context since the step began
	width float32 // as the player dragged it; 0 is the usual width
	stepH float32 // height of the step's content when it was last drawn
}

// draw draws the panel at the right of a desktop: banner, stepper, step, context, action bar.
func (s *sidePanel) draw(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, 1, r.H), u.Theme.Line.Base)
	u.Block(r)
	s.edge(u, r)
	u.Open(ui.Node{ID: "panel", Role: ui.RoleRegion, Name: s.See().Prompt.Heading, Rect: r})
	defer u.Close()
	r.CutLeft(1)
	if s.t.hooks.Panel != nil && s.t.hooks.Panel(u, r) {
		return
	}
	head := r.CutTop(66 * min(u.TextScale, 1.15))
	if s.t.hooks.Copy {
		u.P.Fill(head, u.Theme.WhatIf.Soft)
	}
	s.t.banner.Draw(u, head.Pad(widgets.PanelPad, 0))
	s.askConsent(u, &r)
	if len(s.See().Prompt.Dots()) > 1 && !s.Game.Past() {
		s.t.banner.DrawSteps(u, r.CutTop(26+widgets.Line(u, widgets.Sizes.Caption)).Pad(widgets.PanelPad/2, 0))
	} else if v, p := s.View(), s.See().Prompt.Decider; p != 0 && v.RoundOf(v.Base()).Name == rules.StockRound && r.H > minWithChips*u.TextScale {
		s.t.bar.DrawMeans(u, r.CutTop(widgets.Line(u, widgets.Sizes.Compact)+18).Pad(widgets.PanelPad, 0), &s.See().Players[p-1])
	}
	widgets.Rule(u, r)
	foot := r.CutBottom(s.t.actions.height(u, s.t.buttons(), r.W))
	s.t.actions.draw(u, foot, s.t.buttons())
	s.middle(u, r)
}

// edge lets the left edge of the panel be dragged.
func (s *sidePanel) edge(u *ui.UI, r ui.Rect) {
	g := u.Area("panel:edge", paint.R(r.X-3, r.Y, 8, r.H))
	if g.Dragging && g.DX != 0 {
		size := &theme.Size.SidePanel
		s.width = min(max(r.W-g.DX, size.Min), size.Max)
		u.Again()
	}
}

// middle draws the step above the context, each in its own scroll area. The context gets what the step leaves, a third
// of the height if the step can do with the rest, the rules more. In a low panel only its tabs are left of it until the player
// presses one; a phone on its side has no room for them either.
func (s *sidePanel) middle(u *ui.UI, r ui.Rect) {
	if s.Class() == widgets.Landscape && s.t.due != nil {
		s.drawScrolled(u, r)
		return
	}
	minimum := r.H * 0.62
	if !s.t.rulesBeside() {
		minimum = min(r.H*0.36, max(minContext, r.H-s.stepH-8))
	}
	minimum = max(minimum, min(minContext, r.H-120))
	folded := s.t.due != nil && !s.asked && !s.t.rulesBeside() && s.stepH+8 > r.H-minimum && r.H-minimum < minStep*min(u.TextScale, 1.3)
	if folded {
		minimum = tabsHeight(u) + 12
	}
	step := min(s.stepH+8, r.H-minimum)
	if step > 8 {
		s.drawScrolled(u, r.CutTop(step))
	} else {
		s.drawScrolled(u, paint.R(r.X, r.Y, r.W, 0))
	}
	if r = r.Pad(widgets.PanelPad, 0); folded {
		s.contextTabs(u, r, noTab)
		return
	}
	s.context(u, r)
}

// drawScrolled draws the prompt and what the decision puts below it.
func (s *sidePanel) drawScrolled(u *ui.UI, r ui.Rect) {
	u.Scroll("step", r, func(c ui.Rect) float32 {
		above := len(u.Nodes())
		h := s.drawStep(u, widgets.Endless(c).Pad(widgets.PanelPad, 10)) + 16
		s.t.focus.option = ""
		if i := slices.IndexFunc(u.Nodes()[above:], func(n ui.Node) bool { return n.Focusable() && !n.Disabled }); i >= 0 {
			s.t.focus.option = u.Nodes()[above+i].ID
		}
		if h != s.stepH {
			s.stepH = h
			u.Again()
		}
		return h
	})
}

// drawStep draws the prompt and the panel of the decision from the top of r and returns the height they take.
func (s *sidePanel) drawStep(u *ui.UI, r ui.Rect) float32 {
	h, first := s.prompt(u, r), r
	r.CutTop(h)
	if s.t.due == nil {
		return h + s.t.comments.Draw(u, r)
	}
	more := s.t.due.Panel(u, r)
	if !s.t.phone.dealsBelow() {
		r.CutTop(more)
		more += s.t.due.Asides(u, r)
	}
	if more > 0 {
		h += more + 8
	}
	if s.Class() == widgets.Phone {
		return h
	}
	first.CutTop(h)
	return h + s.drawHint(u, first)
}

// drawHint draws what a newcomer is told of the decision that is due, from the top of r, and returns its height.
func (s *sidePanel) drawHint(u *ui.UI, r ui.Rect) float32 {
	return s.hint.Draw(u, r, s.Desk, s.t.due, s.t.people.computing())
}

// hintHeight returns how high that is at a width.
func (s *sidePanel) hintHeight(u *ui.UI, width float32) float32 {
	return s.hint.Height(u, width, s.Desk, s.t.due, s.t.people.computing())
}

// hinted reports whether there is a hint for the decision that is due.
func (s *sidePanel) hinted() bool { return s.hint.Any(s.Desk, s.t.due, s.t.people.computing()) }

// askConsent cuts the question to whoever must agree to the current choice from the top of r, if somebody is asked.
func (s *sidePanel) askConsent(u *ui.UI, r *ui.Rect) {
	if s.t.due != nil {
		s.t.due.Consent(u, r)
	}
}

// prompt draws what is to be done: the imperative in bold, then the limits, at its right where there is room.
func (s *sidePanel) prompt(u *ui.UI, r ui.Rect) float32 {
	order, limits := s.PromptWords()
	style := widgets.Bold(u, widgets.Sizes.Body)
	h, first := float32(0), r
	if s.Class() == widgets.Phone {
		order, limits = "", "" // in the head of the sheet
	} else if w := u.P.Width(limits, widgets.Soft(u, widgets.Sizes.Compact)); limits != "" && u.P.Width(order, style)+w+12 < r.W {
		row := paint.R(r.X, r.Y, r.W, widgets.Line(u, widgets.Sizes.Body))
		u.Text("prompt:limits", row.CutRight(w+1), limits, widgets.Soft(u, widgets.Sizes.Compact))
		limits = ""
	}
	if order != "" {
		h += u.Paragraph("prompt", r, order, style) + 2
		r.CutTop(h)
	}
	if limits != "" {
		h += u.Paragraph("prompt:limits", r, limits, widgets.Soft(u, widgets.Sizes.Compact)) + 4
	}
	if notice := s.See().Prompt.Notice; notice != "" {
		r.Y = first.Y + h
		h += u.Paragraph("prompt:notice", r, notice, u.Type(widgets.Sizes.Compact, paint.Regular, u.Theme.Warn.Base)) + 4
	}
	return h
}

// widthOn returns the width of the side panel.
func (s *sidePanel) widthOn(page ui.Rect) float32 {
	size := &theme.Size.SidePanel
	switch {
	case s.width > 0:
		return min(max(s.width, size.Min), size.Max)
	case page.W < 1152:
		return size.Min
	}
	return size.Base
}
