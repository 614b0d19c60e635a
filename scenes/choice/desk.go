package choice

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Desk is the interface of a decision to its table: the game with its tokens, and the parts of the table that the
// decision needs.
type Desk struct {
	*desk.Desk
	People
	Boards
	Sheet
	Pane

	// PromptWords returns the bold imperative and the limits that the prompt of the step has.
	PromptWords func() (order, limits string)
	// Play plays an action. If it is refused, nothing has changed.
	Play func(a rules.Action) rules.Refusal
	// Ready reports whether the step has been on the screen long enough to be played, so that a double press does not play
	// the next one.
	Ready func(u *ui.UI) bool
	// DealsBelow reports whether the deals of a stock round are drawn below the price chart of a phone.
	DealsBelow func() bool
	// OpenProgrammes opens the card of the programmes from the arrow at the passing button. It is nil if there are none.
	OpenProgrammes func()
}

// People knows where the players sit.
type People interface {
	// Away reports whether the deciding player sits at another device, Elsewhere the same for any player, and SharedDevice
	// whether several people play at this one.
	Away() bool
	Elsewhere(p id.Player) bool
	SharedDevice() bool
	// Ask returns the owner's answer to a purchase, if it is known without asking.
	Ask(owner id.Player, v rules.View, a rules.Action) Answer
}

// Boards knows which choices are drawn outside the panel.
type Boards interface {
	// OnBoard reports whether the choices of the step are drawn in the market's place rather than in the panel.
	OnBoard(b Board) bool
	// ListsCorps reports whether the table of companies, with the buttons of the deals, is in sight beside the panel.
	ListsCorps() bool
}

// Sheet is the sheet of a phone.
type Sheet interface {
	// Lift raises the lowest sheet so that the panel can be read. Lower uncovers the screen behind it.
	Lift()
	Lower()
}

// Pane is the map.
type Pane interface {
	// AskHex explains a hex, and the reason why nothing can be done there.
	AskHex(u *ui.UI, h id.Hex)
	// Steer moves the map by a gesture that nothing else has handled.
	Steer(u *ui.UI, g ui.Gesture, view ui.Rect)
	// FocusedHex returns the hex that can be reached with Tab.
	FocusedHex() id.Hex
}

// Board is a content of the market's place beside the panel, other than the market itself.
type Board uint8

// The boards.
const (
	CorpBoard Board = iota // the companies
	LotBoard               // the lots of an auction
	NeedBoard              // the shares that a president in need may sell
)

// Answer is an owner's answer to a purchase.
type Answer uint8

// The answers.
const (
	Unasked Answer = iota // a person has to be asked
	Agrees                // a computer agrees, or nobody asks in a what-if
	Refuses               // a computer refuses
)

// ActionHeight returns the height of the buttons of the action bar. Two lines fit always, so that the bar never changes
// its height.
func (d *Desk) ActionHeight(u *ui.UI) float32 {
	const (
		growth = 1.2 // most by which buttons grow with the text; beyond that the lines alone decide
		around = 8   // dp above and below the lines together
	)
	h := theme.Size.ActionButtonPhone
	if d.Class() != widgets.Phone {
		h = widgets.ActionHeight(u) * min(u.TextScale, growth)
	}
	return max(h, 2*widgets.Line(u, widgets.Sizes.Small)+around)
}

// DrawToken draws the token of a company at the left of a rectangle.
func (d *Desk) DrawToken(u *ui.UI, r ui.Rect, c id.Corp) {
	radius := min(r.H/2, 17)
	token.Draw(u.P, r.X+radius, r.Y+r.H/2, radius, d.Tokens[c])
}

// Change returns a change of money as text.
func (d *Desk) Change(n int32) string { return text.Change(d.Game.Title().Currency, n) }

// Sum is a part of a bar of money with its colour.
type Sum struct {
	Amount int32
	Color  paint.Color
}

// DrawSums draws amounts as parts of a bar, as long as their share in total, with figures where they fit.
func (d *Desk) DrawSums(u *ui.UI, bar ui.Rect, total int32, list []Sum) {
	u.P.RoundRect(bar, theme.Radius.Bar, u.Theme.BG.Inset)
	at := bar
	for _, part := range list {
		cell := at.CutLeft(bar.W * float32(part.Amount) / float32(max(total, 1)))
		if part.Amount <= 0 {
			continue
		}
		u.P.RoundRect(cell.Pad(0.5, 0), theme.Radius.Bar, part.Color)
		words := d.Speaker().Money(part.Amount)
		style := u.Type(widgets.Sizes.Compact, paint.Bold, theme.On(part.Color))
		if u.P.Width(words, style)+8 <= cell.W {
			u.P.TextIn(cell, words, widgets.Aligned(style, paint.Center))
		}
	}
}
