package ui

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Slider describes a control that chooses a whole number, such as a price.
type Slider struct {
	Name     string
	Min, Max int
	Value    int
	Words    string // the value in words
	Page     int    // step of Shift with an arrow key; a tenth if zero
}

// Slider draws a slider and returns the number now chosen.
func (u *UI) Slider(id string, r Rect, s Slider) int {
	u.Node(Node{
		ID: id, Role: RoleSlider, Name: s.Name, Rect: r,
		Min: s.Min, Max: s.Max, Now: s.Value, Value: s.Words,
	})
	const handle, thick, below = 9, 4, 16 // radius of the handle; of the line, its width and its place below the top
	line := paint.R(r.X+handle, r.Y+min(r.H/2, below)-thick/2, r.W-2*handle, thick)
	value := u.slide(id, r, s, line)
	u.recordFocus(id, r, theme.Radius.Button)
	fill := u.Theme.Accent.Base
	x, y := line.X+line.W*float32(value-s.Min)/float32(max(1, s.Max-s.Min)), line.Y+line.H/2
	u.P.RoundRect(line, thick/2, u.Theme.Line.Base)
	u.P.RoundRect(paint.R(line.X, line.Y, max(thick, x-line.X), line.H), thick/2, fill)
	u.P.Circle(x, y, handle, u.Theme.BG.Surface)
	u.P.Ring(x, y, handle-1.5, 3, fill)
	return value
}

// slide returns the value after the input of this pass.
func (u *UI) slide(id string, r Rect, s Slider, line Rect) int {
	g := u.Area(id, r)
	v := s.Value
	switch {
	case g.Clicked && u.event.Kind != Activate, g.Dragging && g.DX != 0:
		share := float64((g.X - line.X) / max(1, line.W))
		v = s.Min + int(math.Round(share*float64(s.Max-s.Min)))
	case g.WheelY+g.WheelX > 0:
		v++
	case g.WheelY+g.WheelX < 0:
		v--
	}
	page := s.Page
	if page == 0 {
		page = max(1, (s.Max-s.Min)/10)
	}
	for _, k := range [...]struct {
		chord string
		by    int
	}{
		{"ArrowRight", 1},
		{"ArrowLeft", -1},
		{"ArrowUp", 1},
		{"ArrowDown", -1},
		{"Shift+ArrowRight", page},
		{"Shift+ArrowLeft", -page},
		{"PageUp", page},
		{"PageDown", -page},
		{"Home", s.Min - s.Max},
		{"End", s.Max - s.Min},
	} {
		if u.KeyOn(id, k.chord) {
			v += k.by
		}
	}
	return min(max(s.Min, v), s.Max)
}
