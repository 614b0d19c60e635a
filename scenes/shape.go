package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
)

// class is a kind of screen layout.
type class uint8

// The classes, by the width of the page.
const (
	phone class = iota
	landscape
	tablet
	desktop
	wide
)

// lowPhone is the height in dp below which a page that is wider than high is a phone on its side.
const lowPhone = 480

func classOf(page ui.Rect) class {
	b := &theme.Breakpoint
	switch {
	case page.H < lowPhone && page.W > page.H:
		return landscape
	case page.W <= b.PhoneMaxW:
		return phone
	case page.W <= b.TabletMaxW:
		return tablet
	case page.W < b.WideMinW:
		return desktop
	}
	return wide
}

// Measures of the layout in dp.
const (
	stripEdge  = 10  // around the strips over the map
	dense      = 720 // page height below which the player strip has one line
	panelPad   = 14
	landscapeW = 320 // panel of a phone on its side
)

// panelWidth returns the width of the side panel.
func (t *Table) panelWidth(page ui.Rect) float32 {
	s := &theme.Size.SidePanel
	switch {
	case t.panelW > 0:
		return min(max(t.panelW, s.Min), s.Max)
	case page.W < 1152:
		return s.Min
	}
	return s.Base
}
