package table

import (
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of the line of the history in dp.
const (
	lineSide                                = 6 // beyond both ends
	turnsHeight, roundsHeight, phasesHeight = 8, 24, 24
	cursorWidth, nowWidth                   = 3.0, 2.0
	minTurn, minRound                       = 1.5, 2 // widths
)

// drawLine draws the rounds as segments, the phases below, a player's turns above, and the cursor, which can be
// dragged.
func (d *dock) drawLine(u *ui.UI, r ui.Rect) {
	h := &d.See().History
	r = r.Pad(lineSide, 0)
	branches := d.branchLines()
	above := r.CutTop(float32(len(branches)) * planning.LineHeight(u))
	ticks := r.CutTop(turnsHeight)
	band := r.CutTop(roundsHeight * min(u.TextScale, 1.2))
	phases := r.CutTop(min(r.H, phasesHeight))
	d.slide(u, paint.R(band.X-lineSide, ticks.Y, band.W+2*lineSide, phases.Bottom()-ticks.Y), band, h)
	place := func(i int) float32 { return band.X + band.W*float32(i)/float32(max(1, h.Len+1)) }
	for i := range branches {
		l := &branches[len(branches)-1-i] // the first one is next to the game
		row := above.CutTop(planning.LineHeight(u))
		if i == 0 {
			d.hooks.WhatIfs.DrawAllButton(u, &row, len(branches))
		}
		l.Draw(u, row, place(min(l.From, h.Len)), band.Y)
	}
	for _, s := range h.Rounds {
		drawRound(u, paint.R(place(s.From), band.Y, max(minRound, place(s.To)-place(s.From)-2), band.H), &s)
	}
	for _, s := range h.Turns {
		if s.Player == d.owner() {
			u.P.Fill(paint.R(place(s.From), ticks.Bottom()-5, max(minTurn, place(s.To)-place(s.From)-1), 3),
				widgets.SeatColor(u, s.Player))
		}
	}
	d.drawPhases(u, phases, h, place)
	x := place(h.At)
	u.P.RoundRect(paint.R(x-cursorWidth/2, ticks.Y, cursorWidth, band.Bottom()-ticks.Y+3), cursorWidth/2, u.Theme.Ink.Base)
	u.P.Circle(x, band.Bottom()+5, 6, u.Theme.Ink.Base)
	if d.Game.Past() {
		now := place(d.Game.Now())
		u.P.RoundRect(paint.R(now-nowWidth/2, ticks.Y, nowWidth, band.Bottom()-ticks.Y), nowWidth/2, u.Theme.Accent.Base)
	}
}

// slide makes r a slider and handles presses, drags and the wheel on it; band is the line itself.
func (d *dock) slide(u *ui.UI, r, band ui.Rect, h *view.History) {
	u.Node(ui.Node{
		ID: "hist:scrub", Role: ui.RoleSlider, Name: d.Say(text.History), Rect: r,
		Max: h.Len, Now: h.At, Value: h.Spoken,
	})
	g := u.Area("hist:scrub", r)
	if g.Focus {
		u.P.Frame(r.Inset(-2), theme.Radius.Chip, theme.Stroke.FocusRing, u.Theme.Focus)
	}
	if inside := r.Has(g.X, g.Y); g.Clicked && inside || g.Dragging && g.DX != 0 {
		i := int((g.X - band.X) / band.W * float32(h.Len+1))
		i = min(max(0, i), h.Len)
		if i != d.Game.At() {
			d.scrub(u, i)
		}
	}
	if g.WheelY+g.WheelX != 0 {
		by := 1
		if g.WheelY+g.WheelX < 0 {
			by = -1
		}
		d.scrub(u, min(max(0, d.Game.At()+by), h.Len))
	}
}

// drawRound draws a round on the line of the history, with its name if that fits.
func drawRound(u *ui.UI, r ui.Rect, s *view.Segment) {
	ground, ink, edge := u.Theme.BG.Inset, u.Theme.Ink.Soft, u.Theme.Line.Base
	if s.Operating {
		ground, ink, edge = u.Theme.Accent.Soft, u.Theme.Ink.Base, u.Theme.Accent.Line
	}
	u.P.RoundRect(r, min(3, r.W/2), ground)
	if r.W > 5 {
		u.P.Frame(r, 3, 1, edge)
	}
	style := widgets.Aligned(u.Type(widgets.Sizes.Caption, paint.Regular, ink), paint.Center)
	words := s.Text
	if u.P.Width(words, style) > r.W-4 {
		words = shortRound(words)
	}
	if u.P.Width(words, style) <= r.W-4 {
		u.P.TextIn(r, words, style)
	}
}

// shortRound returns the number of a round from its name, or "" if the name has none.
func shortRound(s string) string {
	return strings.TrimLeftFunc(s, func(c rune) bool { return c < '0' || c > '9' })
}

// drawPhases draws the phases as train cards where they began. place returns the x of a position. A card without room
// is left out.
func (d *dock) drawPhases(u *ui.UI, r ui.Rect, h *view.History, place func(int) float32) {
	ps := widgets.NewParts(u)
	ps.Text(info.PhaseWord(d.Desk), widgets.Faint(u, widgets.Sizes.Caption))
	free := r.X + ps.Width() + 8
	ps.Draw(r.Moved(0, 2))
	for i, s := range h.Phases {
		if i == 0 {
			continue
		}
		card := widgets.NewParts(u)
		card.TrainCard(view.Train{Name: s.Text})
		x := max(place(s.From)-card.Width()/2, free)
		if x+card.Width() <= r.Right()+6 {
			card.Draw(paint.R(x, r.Y+2, card.Width(), r.H-2))
			free = x + card.Width() + 3
		}
	}
}

// branchLines returns the what-ifs that fit the dock: three, one on a phone, and none where the strip of a what-if
// takes the space.
func (d *dock) branchLines() []planning.Line {
	most := 3
	if d.Class() == widgets.Phone {
		most = 1
	}
	if d.hooks.WhatIfs == nil || d.Class() == widgets.Landscape || d.Class() == widgets.Phone && d.hooks.Copy {
		return nil
	}
	return d.hooks.WhatIfs.Lines(most)
}
