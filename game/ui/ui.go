package ui

import (
	"image"
	"time"

	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// Surface describes the drawing area and how the player sees and points.
type Surface struct {
	Pixels  image.Point // size in device pixels
	Scale   float32     // device pixels to the dp
	Insets  [4]float32  // margins that the device hides at the top, right, bottom and left, in dp
	Coarse  bool        // pointed at with a finger
	Reduced bool        // movement is unwelcome
	Fields  bool        // something outside shows the text of fields
}

// UI is the toolkit's state. Its fields may be set by the program while drawing.
type UI struct {
	// P paints.
	P *paint.Painter
	// Theme holds the colours.
	Theme theme.Palette
	// TextScale multiplies the sizes of text and the heights of rows; 1 is normal.
	TextScale float32
	// Surface is the drawing area.
	Surface Surface
	// Now is the time since the start.
	Now time.Duration

	queue  []Event
	dirty  bool
	again  bool
	event  Event // the event of this pass
	has    bool  // whether there is one
	wake   time.Duration
	waking bool
	moving bool // something is animated

	regions  []region // of the pass under way
	seen     []region // of the pass before, which the player sees
	overlays []overlay
	nodes    []Node
	parents  []string
	modal    int // index of the node of the topmost dialog, or -1
	open     []opened
	spoken   []string

	pointer pointer
	keys    map[string]bool // chords asked for in this pass
	owned   map[string]bool // those of them that the node with the focus used in the pass before
	owning  map[string]bool // and in this one
	focus   string
	visible bool              // the focus is shown
	ask     string            // the node that is to get the focus
	stops   map[string]string // the control of each group that Tab leads to
	keep    bool              // KeepFocus was asked for
	keepAt  string
	jump    int // StepRegion was asked for
	ring    ring
	reveal  bool // scroll to the focused widget
	wanted  Rect // scroll to this part of the content of the area that is drawn; none without a height
	within  int  // scrolling areas around the present node

	scrolls map[string]*scroll
	eases   map[string]*ease
	toasts  []toast
	room    Rect // at whose lower edge they stand in this pass; empty for the usual place
	tip     tip
}

// New returns a toolkit that draws with the painter.
func New(p *paint.Painter) *UI {
	return &UI{
		P: p, Theme: theme.Paper, TextScale: 1, dirty: true, modal: -1,
		keys: map[string]bool{}, owned: map[string]bool{}, owning: map[string]bool{}, stops: map[string]string{},
		scrolls: map[string]*scroll{}, eases: map[string]*ease{},
	}
}

// Screen returns the whole area in dp without the margins that the device hides.
func (u *UI) Screen() Rect {
	w, h := u.P.Size()
	in := u.Surface.Insets
	return paint.R(in[3], in[0], max(0, w-in[1]-in[3]), max(0, h-in[0]-in[2]))
}

// Phone reports whether the screen has the layout of a phone.
func (u *UI) Phone() bool {
	w, _ := u.P.Size()
	return w <= theme.Breakpoint.PhoneMaxW
}

// Target returns the minimum height of something to press: larger for fingers.
func (u *UI) Target() float32 {
	if u.Surface.Coarse {
		return theme.Hit.Touch
	}
	return theme.Hit.Mouse
}

// Type returns a style of text with the player's text size applied.
func (u *UI) Type(size float32, w paint.Weight, c paint.Color) paint.Text {
	return paint.Text{Size: size * u.TextScale, Weight: w, Color: c}
}

// Body returns the style of ordinary text.
func (u *UI) Body() paint.Text {
	return u.Type(theme.Font.ScaleDp.Body, paint.Regular, u.Theme.Ink.Base)
}
