package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Class is a class of screen layouts.
type Class uint8

// The classes, by width of the page. A phone in landscape is one of its own, because it is low.
const (
	Phone Class = iota
	Landscape
	Tablet
	Desktop
	Wide
)

// lowPhone is the height in dp below which a page that is wider than high counts as a phone in landscape.
const lowPhone = 480

// ClassOf returns the class of a page.
func ClassOf(page ui.Rect) Class {
	b := &theme.Breakpoint
	switch {
	case page.H < lowPhone && page.W > page.H:
		return Landscape
	case page.W <= b.PhoneMaxW:
		return Phone
	case page.W <= b.TabletMaxW:
		return Tablet
	case page.W < b.WideMinW:
		return Desktop
	}
	return Wide
}

// Layout sizes in dp.
const (
	StripEdge = 10 // margin of the strips over the map
	PanelPad  = 14 // padding on the left and right of the side panel
)
