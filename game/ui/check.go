package ui

import (
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Sizes of a switch in dp.
const (
	switchW   = 40
	switchH   = 22
	switchGap = 12 // between its text and it
	switchRim = 3  // around the knob
	switchRow = 44 // height at least
	switchPad = 8  // above and below its text, together
)

// SwitchHeight returns the height of a switch with the text at a width.
func (u *UI) SwitchHeight(width float32, text string) float32 {
	return max(switchRow, u.Target(), u.P.Height(text, width-switchW-switchGap, u.Body())+switchPad)
}

// Switch draws a setting that is on or off, with its text at the left, and returns its new value.
func (u *UI) Switch(id string, r Rect, text string, on bool) bool {
	s := u.Press(Node{ID: id, Role: RoleSwitch, Name: text, Checked: Is(on)}, r, theme.Radius.Chip)
	if s.Clicked {
		on = !on
	}
	track := r.CutRight(switchW).Middle(switchW, switchH)
	ground, at := u.Theme.Line.Strong, track.X+switchH/2
	if on {
		ground, at = u.Theme.Accent.Base, track.Right()-switchH/2
	}
	u.P.RoundRect(track, switchH/2, ground)
	u.P.Circle(at, track.Y+switchH/2, switchH/2-switchRim, u.Theme.BG.Surface)
	r.CutRight(switchGap)
	u.drawLines(r, text)
	return on
}

// drawLines draws wrapped text, vertically centred.
func (u *UI) drawLines(r Rect, text string) {
	style := u.Body()
	u.P.Paragraph(r.Middle(r.W, u.P.Height(text, r.W, style)), text, style)
}

// Count is a number to be changed by a Counter.
type Count struct {
	Name       string // of the counted thing
	Less, More string // names of the buttons
	Words      string // the number, as it is shown and spoken

	Now, Low, High int
}

// Counter draws a number between minus and plus buttons and returns its new value.
func (u *UI) Counter(id string, r Rect, c Count) int {
	return u.counter(id, r, c, theme.Font.Heading)
}

// CounterIn draws a Counter with small letters, for the cell of a table.
func (u *UI) CounterIn(id string, r Rect, c Count) int {
	return u.counter(id, r, c, theme.Font.Body)
}

// counter draws a counter with the number in letters of a size in dp.
func (u *UI) counter(id string, r Rect, c Count, size float32) int {
	n := Node{ID: id, Role: RoleSpinButton, Name: c.Name, Value: c.Words, Rect: r}
	n.Min, n.Max, n.Now = c.Low, c.High, c.Now
	u.Open(n)
	defer u.Close()
	u.recordFocus(id, r, theme.Radius.Button)
	side := max(r.H, u.Target())
	minus, plus := Button{Icon: icon.Minus, Name: c.Less}, Button{Icon: icon.Plus, Name: c.More}
	value := c.Now
	minus.Disabled = value <= c.Low
	if u.Button(id+":less", r.CutLeft(side), minus) || u.KeyOn(id, "ArrowDown") {
		value--
	}
	plus.Disabled = value >= c.High
	if u.Button(id+":more", r.CutRight(side), plus) || u.KeyOn(id, "ArrowUp") {
		value++
	}
	style := u.Type(size, paint.Bold, u.Theme.Ink.Base)
	style.Align = paint.Center
	u.P.TextIn(r, c.Words, style)
	return min(max(c.Low, value), c.High)
}
