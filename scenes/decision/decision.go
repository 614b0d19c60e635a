// Package decision declares the parts of a pending decision, one for each place of the table in which it shows
// something or takes presses.
//
// A Decision has a Panel, and optionally a MapPart, SitePart, TrayPart, ChartPart, RowPart and DealPart; a part that a
// step does not have is nil. It is filled in by packages choice and panel for a person, by planning for the run
// outlook, and by table for a computer's turn. The other parts of the table know decisions only by this package, and it
// imports none of them. An Act is a button of the action bar. Lengths are in dp.
package decision

import (
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// Decision is the pending decision, with the choices made so far. A new one is made for every position. A part that
// the step does not have is nil.
//
// In every pass the table calls Keys first, then the functions that show the decision and draw, and last Panel.Bar.
// Presses on the map and the chart arrive while those are drawn; the next pass shows the result.
type Decision struct {
	Panel  Panel
	Traits Traits
	Choice Choice // nil where nothing is chosen here

	Keys   func(u *ui.UI) // handles the keys of the step, apart from those of the action bar
	Cancel func() bool    // undoes the last choice and reports whether there was one

	// Peek draws the shortcuts of a phone's lowest sheet, one row high, and reports whether there are any.
	Peek    func(u *ui.UI, r ui.Rect) bool
	Asides  func(u *ui.UI, r ui.Rect) (height float32) // draws choices that are not the subject of the step, at its foot
	Consent func(u *ui.UI, r *ui.Rect)                 // cuts an open question to an owner from the top of r
	Need    func(u *ui.UI) ui.Table                    // returns the table of the shares that a president in need may sell

	Map   *MapPart
	Site  *SitePart
	Tray  *TrayPart
	Chart *ChartPart
	Rows  *RowPart
	Deals *DealPart

	Spoken func() string // returns an announcement that replaces the usual one when the decision is due
	// Next returns the decision to show after the game has moved on to next, which may be nil. A nil Next means next
	// itself.
	Next func(next *Decision) *Decision
}

// Panel is the part that every decision has.
type Panel interface {
	// Draw draws the choices of the step from the top of r, which is as wide as the panel and as high as the content
	// needs, and returns that height. The banner, the stepper and the prompt are drawn above it already.
	Draw(u *ui.UI, r ui.Rect) (height float32)
	// Prompt returns the bold imperative and the limits in plain weight. Empty texts leave those of the view.
	Prompt() (order, limits string)
	// Bar returns the buttons of the action bar. A nil button is not shown.
	Bar() Bar
}

// Choice is a choice in the making, as other parts of the table narrow it.
type Choice interface {
	Draft() *draft.Draft
	// Choose takes the option of a key, or explains why it is barred. IsChosen reports whether the option is taken,
	// Explains whether the explanation is on screen.
	Choose(key string)
	IsChosen(key string) bool
	Explains(o draft.Option) bool
	// NoteOffered notes the place of the button of an option. ScrollToFirst scrolls the first button noted that is not
	// barred into view, once, in the area with an id above the sheet of a phone: r is its place, top that of its content.
	NoteOffered(r ui.Rect, o *draft.Option)
	ScrollToFirst(u *ui.UI, area string, r ui.Rect, top float32)
}

// MapPart shows the decision on the map.
type MapPart struct {
	Scene func(s *mapview.Scene) // adds states of hexes, the preview, routes, tags
	// Name returns an addition to the accessible name of a hex: "Five lays, best plus 120."; may be nil.
	Name func(h id.Hex) string
	// Focus returns the hexes to show and their minimum size. Without hexes the camera stays.
	Focus func() (hexes []id.Hex, least float32)
}

// SitePart takes a hex, a tile and its turn from presses on the map.
type SitePart struct {
	Pick  func(h id.Hex)                       // takes a press on a hex
	Ask   func(h id.Hex)                       // answers why nothing is possible on a hex
	Over  func(u *ui.UI, m MapFrame)           // draws above the map, such as the round buttons beside a hex
	Stops func(u *ui.UI, m MapFrame, h id.Hex) // adds nodes within one hex to those of the hexes; may be nil
	After func() *rules.State                  // returns the position after the chosen lay, or nil
	// Drag takes the hexes that a drag passes, from its beginning on, and then zero, where it ends. It returns false if
	// the drag moves the map instead. It may be nil.
	Drag func(h id.Hex) bool
}

// TrayPart is drawn under the map.
type TrayPart struct {
	Height func() float32 // 0 while there is nothing to draw
	Draw   func(u *ui.UI, r ui.Rect)
}

// ChartPart adds to the price chart and takes presses on its cells.
type ChartPart struct {
	Show func(p *charts.Prices) // adds the moves of markers and the cells that can be chosen
	Pick func(at market.Pos)    // takes a press on a cell
}

// RowPart draws the buttons of a company's row in the table of a stock round.
type RowPart struct {
	Draw func(u *ui.UI, r ui.Rect, c id.Corp)
	// Width returns the widths of the buttons in dp: the usual one, the minimum, and the one at which no text is
	// shortened.
	Width func(u *ui.UI) (usual, minimum, full float32)
}

// DealPart draws the deals of a stock round below the price chart of a phone.
type DealPart struct {
	Draw func(u *ui.UI, r ui.Rect) (height float32)
}

// Draft returns the draft that presses narrow, or nil.
func (d *Decision) Draft() *draft.Draft {
	if d == nil || d.Choice == nil {
		return nil
	}
	return d.Choice.Draft()
}

// AddKeys makes d handle more keys after those that it handles already.
func (d *Decision) AddKeys(more func(u *ui.UI)) {
	first := d.Keys
	d.Keys = func(u *ui.UI) {
		first(u)
		more(u)
	}
}

// Traits are differences in the behaviour of the table.
type Traits struct {
	Routes  bool // it draws routes, so those that were run last are not shown
	Plans   bool // it replaces the step and plays nothing
	InNeed  bool // a president must pay for a train
	Follows bool // the computer decides, and the table shows it
}

// Bar is the content of the action bar apart from undo and redo.
type Bar struct {
	Note      string // a line above the buttons
	Warns     bool   // the line is a warning
	Secondary *Act
	Primary   *Act
	More      *Act // a second row, for rare actions
}

// Warn puts a warning above the buttons, if there is one.
func (b *Bar) Warn(warning string) {
	if warning != "" {
		b.Note, b.Warns = warning, true
	}
}

// Act is a button of the action bar.
type Act struct {
	ID    string // "act:pass"; "act:primary" for the primary one if empty
	Text  string
	Icon  icon.Name // on a phone instead of the text
	Key   string    // its key beside Enter, as shown
	Tell  string    // description beyond the text, for assistive technology
	Why   string    // why it cannot be pressed; empty if it can
	Guard string    // what is lost by pressing it: asked once more before it is done
	Look  ui.Look
	Free  bool // it decides nothing, so that a step that has just changed takes a press at once
	Do    func()

	More     string           // the name of the arrow beside it, which opens a menu; empty if there is none
	OpenMore func(at ui.Rect) // opens it at the arrow
}

// MapFrame is the place of the map on the screen.
type MapFrame struct {
	Map    *mapview.Map
	Area   ui.Rect // all of the map's place
	View   ui.Rect // the part that no strip covers
	Camera mapview.Camera
}

// Place returns the middle of a hex on the screen.
func (m MapFrame) Place(h id.Hex) (x, y float32) { return m.Camera.Place(m.View, m.Map.Centre(h)) }

// Minimum lengths of a hex edge in dp when the camera shows all hexes of a step, and the chosen one.
const (
	FarHex   = 28
	CloseHex = 44
)

// AppendHexes appends the hexes that a route passes, one for each piece of track, and returns the extended list.
func AppendHexes(hexes []id.Hex, r track.Route) []id.Hex {
	for _, x := range r.Pieces {
		hexes = append(hexes, x.Hex)
	}
	return hexes
}

// The search for the best run goes on in slices of work, counted in units of the route solver, with pauses in which the
// screen is drawn.
const (
	SearchSlice = 40_000
	SearchPause = 10 * time.Millisecond
)
