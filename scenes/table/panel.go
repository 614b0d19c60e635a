package table

import (
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/commentary"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/goal"
	"github.com/hexrail/hexrail/scenes/header"
	"github.com/hexrail/hexrail/scenes/hints"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// minContext is the minimum height of the context in dp next to a step.
const minContext = 150

// minStep is the height of a step in dp below which it is not shortened any further; the context closes instead.
const minStep = 280

// Height of the banner in dp, and the most by which larger text raises bars of a panel, bars of a page, and the minimum
// of a step. Higher ones would leave too little for the rest.
const (
	bannerHeight   = 66 // dp
	mostPanelRaise = 1.15
	mostPageRaise  = 1.2
	mostStepRaise  = 1.3
)

// Minimum height of the context as a share of the panel: with the rules in it, and otherwise.
const (
	rulesShare   = 0.62
	contextShare = 0.36
)

// stepGap is the space between a step and the context in dp, and minBesideContext the height that a step keeps at
// least.
const (
	stepGap          = 8
	minBesideContext = 120
)

// minWithChips is the height of a panel in dp from which it shows chips with the deciding player's means.
const minWithChips = 560

// sidePanel is the panel on the right of the map: the step, and one tab of the context below it. Smaller screens put
// both elsewhere.
type sidePanel struct {
	*choice.Desk
	layout   *layout
	hooks    *Hooks
	bar      *header.Bar
	banner   *header.Banner
	middle   *middle
	tabs     *info.Tabs
	actions  *actionBar
	comments *commentary.Commentary
	rules    *rulesPanel
	focus    *focus
	people   *people
	buttons  func() decision.Bar

	goal  goal.Line
	hint  hints.Hint
	width float32    // as dragged by the player; 0 means the default
	steps [2]float32 // heights of the step's content when it was last drawn: in the present, and in the past
}

// stepArea returns the scroll area of the step and where the height of its content is kept. The past, which has no
// choices, has its own, so that the present is where it was after a return from there, and is drawn in one pass.
func (s *sidePanel) stepArea() (id string, height *float32) {
	if s.Game.Past() {
		return "step:past", &s.steps[1]
	}
	return "step", &s.steps[0]
}

// stepHeight returns the height of the step's content when it was last drawn.
func (s *sidePanel) stepHeight() float32 {
	_, height := s.stepArea()
	return *height
}

// draw draws the panel of a desktop: banner, steps, step, context, action bar.
func (s *sidePanel) draw(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, 1, r.H), u.Theme.Line.Base)
	u.Block(r)
	s.handleEdge(u, r)
	u.Open(ui.Node{ID: "panel", Role: ui.RoleRegion, Name: s.See().Prompt.Heading, Rect: r})
	defer u.Close()
	r.CutLeft(1)
	if s.hooks.Panel != nil && s.hooks.Panel(u, r) {
		return
	}
	head := r.CutTop(bannerHeight * min(u.TextScale, mostPanelRaise))
	if s.hooks.Copy {
		u.P.Fill(head, u.Theme.WhatIf.Soft)
	}
	s.banner.Draw(u, head.Pad(widgets.PanelPad, 0))
	s.cutTop(u, &r)
	if len(s.See().Prompt.Dots()) > 1 && !s.Game.Past() {
		s.banner.DrawSteps(u, r.CutTop(26+widgets.Line(u, widgets.Sizes.Caption)).Pad(widgets.PanelPad/2, 0))
	} else if v, p := s.View(), s.See().Prompt.Decider; p != 0 && v.RoundOf(v.Base()).Name == rules.StockRound &&
		r.H > minWithChips*u.TextScale {
		s.bar.DrawMeans(u, r.CutTop(widgets.Line(u, widgets.Sizes.Compact)+18).Pad(widgets.PanelPad, 0),
			&s.See().Players[p-1])
	}
	widgets.DrawRule(u, r)
	foot := r.CutBottom(s.actions.height(u, s.buttons(), r.W))
	s.actions.draw(u, foot, s.buttons())
	s.drawStack(u, r)
}

// handleEdge handles dragging the left edge of the panel.
func (s *sidePanel) handleEdge(u *ui.UI, r ui.Rect) {
	g := u.Area("panel:edge", paint.R(r.X-3, r.Y, 8, r.H))
	if g.Dragging && g.DX != 0 {
		size := &theme.SidePanel
		s.width = min(max(r.W-g.DX, size.Min), size.Max)
		u.Again()
	}
}

// drawStack draws the step above the context, each scrolling separately. The context gets the space that the step
// leaves, at least about a third of the height, or more with the rules open. In a low panel only its tabs remain until
// the player opens one, and none on a phone in landscape.
func (s *sidePanel) drawStack(u *ui.UI, r ui.Rect) {
	if s.Class() == widgets.Landscape && s.layout.due() != nil {
		s.drawScrolled(u, r)
		return
	}
	minimum, height := r.H*rulesShare, s.stepHeight()
	if !s.rules.replacesContext() {
		minimum = min(r.H*contextShare, max(minContext, r.H-height-stepGap))
	}
	minimum = max(minimum, min(minContext, r.H-minBesideContext))
	folded := s.layout.due() != nil && !s.layout.asked && !s.rules.replacesContext() && height+stepGap > r.H-minimum &&
		r.H-minimum < minStep*min(u.TextScale, mostStepRaise)
	if folded {
		minimum = tabsHeight(u) + 12
	}
	step := min(height+stepGap, r.H-minimum)
	if step > stepGap {
		s.drawScrolled(u, r.CutTop(step))
	} else {
		s.drawScrolled(u, paint.R(r.X, r.Y, r.W, 0))
	}
	r = r.Pad(widgets.PanelPad, 0)
	if folded {
		s.drawContextTabs(u, r, noTab)
		return
	}
	s.drawContext(u, r)
}

// drawScrolled draws the prompt and the panel of the decision in a scroll area.
func (s *sidePanel) drawScrolled(u *ui.UI, r ui.Rect) {
	area, height := s.stepArea()
	u.Scroll(area, r, func(c ui.Rect) float32 {
		above := len(u.Nodes())
		h := s.drawStep(u, widgets.Endless(c).Pad(widgets.PanelPad, 10)) + 16
		s.focus.option = ""
		isOption := func(n ui.Node) bool {
			return n.Focusable() && !n.Disabled && !strings.HasPrefix(n.Parent, choice.Aside)
		}
		if i := slices.IndexFunc(u.Nodes()[above:], isOption); i >= 0 {
			s.focus.option = u.Nodes()[above+i].ID
		}
		if !ui.SameLength(h, *height) {
			*height = h
			u.Again()
		}
		return h
	})
}

// drawStep draws the prompt and the panel of the decision at the top of r and returns their height.
func (s *sidePanel) drawStep(u *ui.UI, r ui.Rect) float32 {
	h, first, due := s.drawPrompt(u, r), r, s.layout.due()
	r.CutTop(h)
	if due == nil {
		return h + s.comments.Draw(u, r)
	}
	more := due.Panel.Draw(u, r)
	if due.Asides != nil && !s.layout.dealsBelow() {
		r.CutTop(more)
		more += due.Asides(u, r)
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

// drawHint draws the hint for the pending decision at the top of r and returns its height.
func (s *sidePanel) drawHint(u *ui.UI, r ui.Rect) float32 {
	return s.hint.Draw(u, r, s.Desk.Desk, s.layout.due(), s.quiet())
}

// hintHeight returns the height of drawHint at a width.
func (s *sidePanel) hintHeight(u *ui.UI, width float32) float32 {
	return s.hint.Height(u, width, s.Desk.Desk, s.layout.due(), s.quiet())
}

// quiet reports whether no hints are shown: in turns of computers and in lessons.
func (s *sidePanel) quiet() bool { return s.people.computerDecides() || s.hooks.Top != nil }

// hasHint reports whether the pending decision has a hint.
func (s *sidePanel) hasHint() bool {
	return s.hint.Any(s.Desk.Desk, s.layout.due(), s.quiet())
}

// cutTop draws the parts above the step and cuts them off the top of r: the goal line, and the question for consent to
// the current choice if somebody has to be asked.
func (s *sidePanel) cutTop(u *ui.UI, r *ui.Rect) {
	switch {
	case s.hooks.Top != nil:
		s.hooks.Top(u, r)
	case s.hooks.Goal && !s.hooks.Copy:
		s.goal.Cut(u, r)
	}
	if s.layout.due() != nil && s.layout.due().Consent != nil {
		s.layout.due().Consent(u, r)
	}
}

// drawPrompt draws the instruction in bold, the limits, on the right if they fit, and the notice. It returns the
// height.
func (s *sidePanel) drawPrompt(u *ui.UI, r ui.Rect) float32 {
	order, limits := s.PromptWords()
	style := widgets.Bold(u, widgets.Sizes.Body)
	h, first := float32(0), r
	if s.Class() == widgets.Phone {
		order, limits = "", "" // the head of the sheet has them
	} else if w := u.P.Width(limits, widgets.Soft(u, widgets.Sizes.Compact)); limits != "" &&
		u.P.Width(order, style)+w+12 < r.W {
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

// wideDesktop is the width of a page in dp from which the panel has its base width.
const wideDesktop = 1152

// panelWidth returns the width of the panel on a page, as the player has dragged it or by the width of the page.
func (s *sidePanel) panelWidth(page ui.Rect) float32 {
	size := &theme.SidePanel
	switch {
	case s.width > 0:
		return min(max(s.width, size.Min), size.Max)
	case page.W < wideDesktop:
		return size.Min
	}
	return size.Base
}
