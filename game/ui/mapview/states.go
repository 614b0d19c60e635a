package mapview

import (
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// underlay is the opacity of the neutral line below a highlight, which separates it from the background.
const underlay = 0.9

// drawState draws the marks of a hex, below its track.
func (pt *painter) drawState(s State, f *tile.Face, ground paint.Color) {
	if s == 0 {
		return
	}
	h, accent := &size.Highlight, pt.style.Accent.Base
	if s&Fresh != 0 {
		pt.Outline(pt.polygon(-h.Fresh.Inset), h.Fresh.Width, pt.style.Track.Casing)
		pt.Outline(pt.polygon(-h.Fresh.Inset-h.Fresh.Width), h.Fresh.Width, pt.style.Track.Ink)
	}
	if s&Doomed != 0 {
		pt.drawHatch(ground)
	}
	if s&WhatIf != 0 {
		pt.Polygon(pt.polygon(0), pt.style.WhatIf.Base.Alpha(h.WhatIf.Fill))
		pt.drawDashedHex(h.WhatIf.Inset, h.WhatIf.Width, h.WhatIf.Dash, pt.style.WhatIf.Base)
	}
	pointed := s&(Hover|Focus) != 0
	if pointed {
		pt.Polygon(pt.polygon(0), accent.Alpha(h.Hover.Fill))
	}
	switch {
	case s&Legal != 0:
		if f.Color == tile.White && !pointed {
			pt.Polygon(pt.polygon(0), accent.Alpha(h.Legal.FillPaper))
		}
		pt.drawFramed(h.Legal.Inset, h.Legal.Width, h.Legal.Under, accent)
	case pointed: // thinner than the marks of legal and chosen hexes
		pt.drawFramed(h.Hover.Inset, h.Hover.Width, h.Hover.Under, accent)
	}
	if s&Focus != 0 {
		const ring = 2.5 // dp
		pt.Outline(pt.polygon(2), inTU(ring, pt.r), pt.style.Focus)
	}
	if s&Barred != 0 {
		const under = 4 // tu that the neutral line is wider than the dashes
		pt.drawFramed(h.Barred.Inset, 0, h.Barred.Width+under, pt.style.Bad.Base)
		pt.drawDashedHex(h.Barred.Inset, h.Barred.Width, h.Barred.Dash, pt.style.Bad.Base)
		const top, disc, lock = -55, 18.6, 24 // tu: the middle of the sign, its radius, and the side of the lock on it
		pt.Circle(0, top, disc, pt.style.BG.Surface)
		icon.Draw(pt.Painter, icon.Lock, 0, top, lock, pt.style.Bad.Base)
	}
}

// drawHatch draws strokes from the upper right to the lower left over a hex.
func (pt *painter) drawHatch(ground paint.Color) {
	c := pt.style.Bad.Base
	if theme.Contrast(theme.Paper.Bad.Base, ground) > theme.Contrast(c, ground) {
		c = theme.Paper.Bad.Base
	}
	const gap, width, opacity = 22, 5, 0.45
	ps := pt.polygon(-4)
	for d := float32(-edge); d <= edge; d += gap { // the stroke is the part of y = d - x within the hex
		var ends []Point
		for i, a := range ps {
			b := ps[(i+1)%len(ps)]
			if from, to := a.X+a.Y-d, b.X+b.Y-d; (from < 0) != (to < 0) {
				part := from / (from - to)
				ends = append(ends, Point{X: a.X + part*(b.X-a.X), Y: a.Y + part*(b.Y-a.Y)})
			}
		}
		if len(ends) == 2 {
			pt.Polyline(ends, width, mesh.Butt, c.Alpha(opacity))
		}
	}
}

// drawFramed draws the outline of a hex in colour c on a wider neutral line, inset from its edges. width is that of the
// outline, which is left out if it is zero, and under that of the neutral line, in tu.
func (pt *painter) drawFramed(inset, width, under float32, c paint.Color) {
	pt.Outline(pt.polygon(-inset), under+pt.wider, pt.style.BG.Surface.Alpha(underlay))
	if width > 0 {
		pt.Outline(pt.polygon(-inset), width+pt.wider, c)
	}
}

// drawDashedHex draws a dashed outline of a hex.
func (pt *painter) drawDashedHex(inset, width float32, dash []float32, c paint.Color) {
	ps := pt.polygon(-inset)
	pt.Dashes(append(ps, ps[0]), width+pt.wider, dash, 0, mesh.Butt, c)
}

// drawChosen draws the frame of the chosen hex above everything.
func (pt *painter) drawChosen(h id.Hex) {
	at := pt.m.centre[h]
	pt.Enter(at.X, at.Y, 1, 0)
	defer pt.Leave()
	s := &size.Highlight.Selected
	pt.drawFramed(s.Inset, s.Width, s.Under, pt.style.Accent.Base)
}
