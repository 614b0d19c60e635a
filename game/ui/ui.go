package ui

import (
	"image"
	"time"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Surface describes the drawing area and the player's display and pointer.
type Surface struct {
	Pixels  image.Point // size in device pixels
	Scale   float32     // device pixels per dp
	Insets  [4]float32  // margins covered by the device at the top, right, bottom and left, in dp
	Coarse  bool        // the pointer is a finger
	Reduced bool        // the player prefers reduced motion
	Fields  bool        // text fields are shown by the page
}

// UI is the state of the toolkit. The program may set its fields while drawing.
type UI struct {
	// P paints.
	P *paint.Painter
	// Theme holds the colours.
	Theme theme.Palette
	// TextScale multiplies the sizes of text and the heights of rows; 1 is normal.
	TextScale float32
	// Surface is the drawing area. The program may change it for the rest of a frame.
	Surface Surface
	// Now is the time since the start.
	Now time.Duration
	// Drawn is when the last picture was complete, in the time of Now. The caller of Frame sets it.
	Drawn time.Duration

	given  Surface // of the last call of Frame
	queue  []Event
	dirty  bool
	again  bool
	more   bool  // another pass follows if this one asks for it
	event  Event // the event of this pass
	has    bool  // whether there is one
	wake   time.Duration
	waking bool
	moving bool // something is animated

	regions  []region // of the current pass
	seen     []region // of the previous pass, which the player sees
	overlays []overlay
	nodes    []Node
	parents  []string
	modal    int // index of the node of the topmost dialog, or -1
	open     []opened
	spoken   []string

	pointer pointer
	keys    map[string]bool // chords queried in this pass
	owned   map[string]bool // those used by the focused node in the previous pass
	owning  map[string]bool // and in this one
	focus   string
	visible bool              // the focus is shown
	ask     string            // the node that the page should focus
	stops   map[string]string // the tab stop of each group
	keep    bool              // KeepFocus was called
	keepAt  string
	jump    int // argument of StepRegion
	ring    ring
	reveal  bool   // scroll to the focused widget
	wanted  Rect   // part of the current area's content to be revealed; none if its height is zero
	sought  string // id of the node to be revealed in the next picture
	within  int    // number of scroll areas around the current node

	scrolls map[string]*scroll
	eases   map[string]*ease
	toasts  []toast
	room    Rect // area for toasts in this pass, or empty
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

// Screen returns the area in dp without the margins covered by the device.
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

// Target returns the minimum height of a control: larger for fingers.
func (u *UI) Target() float32 {
	if u.Surface.Coarse {
		return theme.Hit.Touch
	}
	return theme.Hit.Mouse
}

// Type returns a text style scaled by the player's text size.
func (u *UI) Type(size float32, w paint.Weight, c paint.Color) paint.Text {
	return paint.Text{Size: size * u.TextScale, Weight: w, Color: c}
}

// Body returns the style of ordinary text.
func (u *UI) Body() paint.Text {
	return u.Type(theme.Font.Body, paint.Regular, u.Theme.Ink.Base)
}
