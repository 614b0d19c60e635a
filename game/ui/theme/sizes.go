package theme

import "time"

// Font holds the steps of the type scale in dp, before they are multiplied by the player's text size.
var Font = struct{ Micro, Caption, Small, Compact, Body, Lead, Title, Heading, Display float32 }{
	Micro: 10, Caption: 11, Small: 12, Compact: 13, Body: 14, Lead: 15, Title: 17, Heading: 20, Display: 24,
}

// TextSizes are the factors by which a player may enlarge text.
var TextSizes = []float32{0.9, 1, 1.15, 1.3, 1.5}

// Radius holds the radii of corners in dp.
var Radius = struct{ Chip, Button, Card, Panel, Dialog, Sheet, Bar float32 }{
	Chip: 7, Button: 9, Card: 12, Panel: 14, Dialog: 18, Sheet: 18, Bar: 5,
}

// Stroke holds the widths of lines in dp.
var Stroke = struct{ Hair, Control, Selected, FocusRing, FocusGap, StepLine float32 }{
	Hair: 1, Control: 1.5, Selected: 2, FocusRing: 2.5, FocusGap: 2, StepLine: 2,
}

// Size holds the sizes of parts of the screen in dp: heights of strips, cards and controls, sides of icons.
var Size = struct {
	TopBar, CompanyStrip, PlayerCard, PlayerCardDense, HistoryDock               float32
	ActionButton, ActionButtonPhone, ButtonSmall, ButtonLarge, IconButton, Field float32
	Icon, IconSmall, TileThumb, StepDot                                          float32
}{
	TopBar: 48, CompanyStrip: 46, PlayerCard: 64, PlayerCardDense: 54, HistoryDock: 158,
	ActionButton: 44, ActionButtonPhone: 52, ButtonSmall: 32, ButtonLarge: 48, IconButton: 36, Field: 40,
	Icon: 20, IconSmall: 16, TileThumb: 37, StepDot: 20,
}

// SidePanel holds the widths of the side panel in dp.
var SidePanel = struct{ Min, Base, Max float32 }{320, 376, 440}

// Satellite holds the diameters of the round buttons beside a hex in dp.
var Satellite = struct{ Confirm, Other float32 }{54, 42}

// Phone holds the heights of the parts of a phone's screen in dp.
var Phone = struct{ Banner, Info, Nav, SheetPeek, ChipRow float32 }{
	Banner: 56, Info: 31, Nav: 60, SheetPeek: 212, ChipRow: 44,
}

// TrainCard holds the size of a train's card in dp and the widths of its frames.
var TrainCard = struct{ W, H, Border, PermanentBorder float32 }{W: 24, H: 20, Border: 1.5, PermanentBorder: 2.5}

// DialogMax is the maximum size of a dialog in dp, at the usual size of text.
var DialogMax = struct{ W, H float32 }{880, 700}

// Table holds the heights of the rows of tables in dp.
var Table = struct{ Row, RowComfort, Head float32 }{Row: 37, RowComfort: 50, Head: 27}

// Hit holds the minimum sizes of targets in dp.
var Hit = struct{ Mouse, Touch float32 }{28, 44}

// DragStart holds the distances in dp from which a moving pointer drags.
var DragStart = struct{ Mouse, Touch float32 }{4, 10}

// Breakpoint holds the widths in dp at which the layout changes.
var Breakpoint = struct{ PhoneMaxW, TabletMaxW, WideMinW float32 }{599, 1023, 1400}

// Times of movements.
const (
	SheetTime      = 220 * time.Millisecond
	CameraTime     = 260 * time.Millisecond
	TileSettleTime = 160 * time.Millisecond
	TokenDropTime  = 180 * time.Millisecond
	MoneyTime      = 320 * time.Millisecond
	StepAutoTime   = 600 * time.Millisecond // between the actions of a replay
)

// LineDashes are the patterns of the players' lines in charts, by seat: lengths of dashes and gaps in dp. The first is
// an unbroken line.
var LineDashes = [][]float32{{}, {9, 5}, {2, 5}, {14, 4}, {3, 3, 9, 3}, {1, 4}, {18, 6}}

// ChartCell holds the width and height of a cell of the price chart in dp, and ChartToken the radius of a token in it.
var (
	ChartCell  = struct{ Desktop, Phone [2]float32 }{Desktop: [2]float32{53, 37}, Phone: [2]float32{45.5, 25.6}}
	ChartToken = struct{ Desktop, Phone float32 }{Desktop: 13, Phone: 10.5}
)
