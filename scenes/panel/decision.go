package panel

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
	"hexrail/game/ui/charts"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/mapview"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/scenes/lots"
)

// Decision is the choice that is due, as the table shows it. A new one is made for every position; what the player has
// chosen so far lives in it. Embed idle to leave out what a decision does not need.
//
// The table calls, in this order in every pass: Keys, then Map or Chart for what is to be shown there, the drawing
// methods, then Bar. Presses on the map and the chart arrive through PickHex, AskHex and PickCell while the map or
// chart is drawn; what they change is seen in the next pass.
type Decision interface {
	// Panel draws what is chosen in the step from the top of r, which is as wide as the panel and as high as the
	// content needs, and returns that height. The banner, the stepper and the prompt stand above it already.
	Panel(u *ui.UI, r ui.Rect) (height float32)
	// Peek draws the shortcuts of a phone's lowest sheet, one row high. False draws nothing.
	Peek(u *ui.UI, r ui.Rect) bool
	// Prompt returns the bold imperative and the limits in plain weight. Empty texts leave what the view says.
	Prompt() (order, limits string)
	// Bar returns the buttons of the action bar. A nil button is not shown.
	Bar() Bar

	// Map adds to what the map shows: states of hexes, the preview, routes, tags.
	Map(s *mapview.Scene)
	// OnMap draws above the map and takes presses there, such as those on the round buttons beside a hex.
	OnMap(u *ui.UI, m MapFrame)
	// OnHex does the same within one hex, and adds the nodes of what can be pressed there to those of the hexes.
	OnHex(u *ui.UI, m MapFrame, h id.Hex)
	// Tray returns the height of what lies under the map, or 0, and DrawTray draws it.
	Tray(u *ui.UI) float32
	DrawTray(u *ui.UI, r ui.Rect)
	// HexName returns what is added to the accessible name of a hex: "Five lays, best plus 120."
	HexName(h id.Hex) string
	// PickHex takes a press on a hex, AskHex a question why something is not possible there.
	PickHex(h id.Hex)
	AskHex(h id.Hex)
	// Focus returns the hexes that the camera is to show now, and how close at least. None leaves the camera alone.
	Focus() (hexes []id.Hex, r float32)

	// Chart adds to what the price chart shows, PickCell takes a press on it.
	Chart(p *charts.Prices)
	PickCell(at market.Pos)
	// Moves draws the buttons of a company's row in the table of a stock round; MovesWidth is how wide the column is, how wide at
	// minimum, and how wide if nothing is shortened.
	Moves(u *ui.UI, r ui.Rect, c id.Corp)
	MovesWidth(u *ui.UI) (usual, minimum, full float32)

	// Draft returns the draft that presses narrow, or nil, and Site reports whether it is made on the map: a hex, a tile and its
	// turn are chosen.
	Draft() *draft.Draft
	Site() bool
	// Lots returns what takes the presses on the lots of an auction, or nil.
	Lots() lots.Chooser
	// Consent cuts the question to whoever must agree to the choice from the top of r, if somebody is asked.
	Consent(u *ui.UI, r *ui.Rect)
	// Asides draws what the step is not about, at the foot of the step, and returns the height.
	Asides(u *ui.UI, r ui.Rect) (height float32)
	// Traits tells what the table does otherwise for it.
	Traits() Traits
	// Stock returns the table of what a president in need may sell.
	Stock(u *ui.UI) ui.Table
	// Below draws what stands below the price chart of a phone, as high as it is, and returns that height.
	Below(u *ui.UI, r ui.Rect) (height float32)
	// Place scrolls an area above the sheet of a phone, whose content begins at top, so that the first thing that can be chosen there is
	// in sight when the step begins.
	Place(u *ui.UI, area string, r ui.Rect, top float32)
	// After returns the position to which a choice on the map leads, or nil.
	After() *rules.State
	// Spoken returns what a voice says when the decision comes; usual is what the view says.
	Spoken(usual string) string
	// On returns what stands on the screen when the game moves on to another decision, which may be none.
	On(next Decision) Decision

	// Keys asks for the keys of the step, apart from those of the action bar.
	Keys(u *ui.UI)
	// Cancel goes one level back within the choice and reports whether there was one.
	Cancel() bool
}

// Traits are what the table asks of a decision.
type Traits struct {
	Routes  bool // it draws routes, so those that were run last are not shown
	Plans   bool // it stands in the place of the step and plays nothing
	Below   bool // on a phone it is chosen below the price chart
	Passes  bool // who decides may pass, and would do nothing else by that
	InNeed  bool // a president must pay for a train
	Follows bool // the computer decides, and the table shows it
}

// Bar is what the action bar shows besides undo and redo.
type Bar struct {
	Note      string // a line above the buttons
	Warns     bool   // the line is a warning
	Secondary *Act
	Primary   *Act
	More      *Act // a second row, for what is rarely done
}

// warn puts a warning above the buttons, if there is one.
func (b *Bar) warn(said string) {
	if said != "" {
		b.Note, b.Warns = said, true
	}
}

// Act is a button of the action bar.
type Act struct {
	ID    string // "act:pass"; "act:primary" for the primary one if empty
	Text  string
	Icon  icon.Name // on a phone instead of the text
	Key   string    // its key beside Enter, as shown
	Tell  string    // more than the text, for assistive technology
	Why   string    // why it cannot be pressed; empty if it can
	Guard string    // what is lost by pressing it: asked once more before it is done
	Look  ui.Look
	Free  bool // it decides nothing, so that a step that has just changed takes a press at once
	Do    func()

	More     string           // the name of the arrow beside it, which opens a menu; empty if there is none
	OpenMore func(at ui.Rect) // opens it at the arrow
}

// MapFrame tells a decision where the map is.
type MapFrame struct {
	Map    *mapview.Map
	Area   ui.Rect // all of the map's place
	View   ui.Rect // the part that no strip covers
	Camera mapview.Camera
}

// Place returns where the middle of a hex lies.
func (m MapFrame) Place(h id.Hex) (x, y float32) { return m.Camera.Place(m.View, m.Map.Centre(h)) }

// Idle is a decision that shows nothing, to be embedded.
type Idle struct{}

// Panel implements Decision.
func (Idle) Panel(*ui.UI, ui.Rect) float32 { return 0 }

// Peek implements Decision.
func (Idle) Peek(*ui.UI, ui.Rect) bool { return false }

// Prompt implements Decision.
func (Idle) Prompt() (order, limits string) { return "", "" }

// Bar implements Decision.
func (Idle) Bar() Bar { return Bar{} }

// Map implements Decision.
func (Idle) Map(*mapview.Scene) {}

// OnMap implements Decision.
func (Idle) OnMap(*ui.UI, MapFrame) {}

// OnHex implements Decision.
func (Idle) OnHex(*ui.UI, MapFrame, id.Hex) {}

// Tray implements Decision.
func (Idle) Tray(*ui.UI) float32 { return 0 }

// DrawTray implements Decision.
func (Idle) DrawTray(*ui.UI, ui.Rect) {}

// HexName implements Decision.
func (Idle) HexName(id.Hex) string { return "" }

// PickHex implements Decision.
func (Idle) PickHex(id.Hex) {}

// AskHex implements Decision.
func (Idle) AskHex(id.Hex) {}

// Focus implements Decision.
func (Idle) Focus() (hexes []id.Hex, r float32) { return nil, 0 }

// Chart implements Decision.
func (Idle) Chart(*charts.Prices) {}

// PickCell implements Decision.
func (Idle) PickCell(market.Pos) {}

// Moves implements Decision.
func (Idle) Moves(*ui.UI, ui.Rect, id.Corp) {}

// MovesWidth implements Decision.
func (Idle) MovesWidth(*ui.UI) (_, _, _ float32) { return 0, 0, 0 }

// Lots implements Decision.
func (Idle) Lots() lots.Chooser { return nil }

// Draft implements Decision.
func (Idle) Draft() *draft.Draft { return nil }

// Site implements Decision.
func (Idle) Site() bool { return false }

// Consent implements Decision.
func (Idle) Consent(*ui.UI, *ui.Rect) {}

// Asides implements Decision.
func (Idle) Asides(*ui.UI, ui.Rect) float32 { return 0 }

// Traits implements Decision.
func (Idle) Traits() Traits { return Traits{} }

// Stock implements Decision.
func (Idle) Stock(*ui.UI) ui.Table { return ui.Table{} }

// Below implements Decision.
func (Idle) Below(*ui.UI, ui.Rect) float32 { return 0 }

// Place implements Decision.
func (Idle) Place(*ui.UI, string, ui.Rect, float32) {}

// After implements Decision.
func (Idle) After() *rules.State { return nil }

// Spoken implements Decision.
func (Idle) Spoken(usual string) string { return usual }

// On implements Decision.
func (Idle) On(next Decision) Decision { return next }

// Keys implements Decision.
func (Idle) Keys(*ui.UI) {}

// Cancel implements Decision.
func (Idle) Cancel() bool { return false }
