package ui

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// sheetGrip is the height of the strip by which a sheet is dragged, in dp.
const sheetGrip = 18

// flick is the distance in dp that a quick drag must cover to reach the next height.
const flick = 36

// Sheet draws a panel that rises from the bottom of the area to one of the heights, in ascending order, and returns the
// index of its current height. The player drags it by its grip, or by any part that neither scrolls nor is dragged
// itself, or taps the grip to select the next height. name describes the grip.
func (u *UI) Sheet(id, name string, area Rect, heights []float32, at int, content func(Rect)) int {
	grip, body := id+":grip", id+":body"
	h := u.Ease(id, heights[at], theme.SheetTime)
	p := &u.pointer
	dragged := p.dragging && (p.pressed == grip || p.pressed == body)
	if dragged {
		h = min(max(heights[0], heights[at]+p.startY-p.y), heights[len(heights)-1])
		u.eases[id] = &ease{from: h, to: h}
	}
	frame := paint.R(area.X, area.Bottom()-h, area.W, h)
	u.drawFloating(paint.R(frame.X, frame.Y, frame.W, frame.H+theme.Radius.Sheet), theme.Radius.Sheet, u.Theme.BG.Surface)
	u.Block(frame)
	dropped := u.Area(body, frame).Dropped
	strip := frame.CutTop(sheetGrip)
	const long, thick = 36, 4 // of the line that marks the grip
	u.P.RoundRect(strip.Middle(long, thick), thick/2, u.Theme.Line.Strong)
	u.Node(Node{ID: grip, Role: RoleButton, Name: name, Rect: strip})
	u.recordFocus(grip, strip, theme.Radius.Chip)
	g := u.Area(grip, strip)
	u.P.Clip(frame)
	content(frame)
	u.P.Unclip()
	switch {
	case g.Clicked:
		return (at + 1) % len(heights)
	case (g.Dropped || dropped) && p.y != p.startY:
		return settleAt(heights, at, p.startY-p.y)
	}
	return at
}

// settleAt returns the index of the height where a sheet settles after it was dragged up by a distance.
func settleAt(heights []float32, at int, up float32) int {
	best := at
	for i, h := range heights {
		if math.Abs(float64(heights[at]+up-h)) < math.Abs(float64(heights[at]+up-heights[best])) {
			best = i
		}
	}
	if best == at && up > flick && at+1 < len(heights) {
		return at + 1
	}
	if best == at && up < -flick && at > 0 {
		return at - 1
	}
	return best
}
