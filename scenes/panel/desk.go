package panel

import (
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/desk"
	"hexrail/scenes/widgets"
)

// Desk is what a decision knows of the table at which it is made: the game with its pieces, and the few things that the table
// does for it.
type Desk struct {
	*desk.Desk
	Host
	Pane
}

// Pane is the map as its decisions see it.
type Pane interface {
	// AskHex explains a hex, and why nothing may be done there.
	AskHex(u *ui.UI, h id.Hex)
	// Steer moves the map as the pointer does that found nothing else to do.
	Steer(u *ui.UI, g ui.Gesture, view ui.Rect)
	// FocusedHex returns the hex that can be reached with Tab.
	FocusedHex() id.Hex
}

// Host is the table as its decisions see it.
type Host interface {
	// PromptWords returns what is to be done, and the limits.
	PromptWords() (order, limits string)

	// Play plays an action. A refusal has changed nothing.
	Play(a rules.Action) rules.Refusal
	// Ready reports whether the step has been on the screen long enough to be played: a double press must not play the next.
	Ready(u *ui.UI) bool
	// Ask returns what the owner of something answers to its purchase in a position, as far as that is known without a question.
	Ask(owner id.Player, v rules.View, a rules.Action) Answer
	// Away reports whether the deciding player sits at another device, Elsewhere the same of any player, and SharedDevice
	// whether several persons play at this one.
	Away() bool
	Elsewhere(p id.Player) bool
	SharedDevice() bool

	// OnBoard reports whether what the step is chosen from lies in the market's place and not in the panel.
	OnBoard(b Board) bool
	// ListsCorps reports whether the companies are in sight beside the step, with the buttons of the deals in their rows.
	ListsCorps() bool
	// DealsBelow reports whether the deals of a stock round stand below the price chart of a phone.
	DealsBelow() bool
	// Lift raises a phone's lowest sheet so that the panel can be read, Lower makes room for what lies behind it.
	Lift()
	Lower()
	// OpenPassMenu opens the menu of what may be said beforehand beside a button that passes.
	OpenPassMenu(at ui.Rect)
	// Rules returns what shows the rules at a number, or nil where they are not offered.
	Rules() func(cite string)
}

// Board is what stands in the market's place beside the panel, besides the market itself.
type Board uint8

// The boards.
const (
	CorpBoard Board = iota // the companies
	LotBoard               // what an auction sells
	NeedBoard              // what a president in need may sell
)

// Answer is what the owner of something says to its purchase.
type Answer uint8

// The answers.
const (
	Unasked Answer = iota // a person is to be asked
	Agrees                // a computer does, or nobody asks in a what-if
	Refuses               // a computer does
)

// Boxed reports whether players bid for cards in boxes now: until the decks are used up.
func (d *Desk) Boxed() bool { return len(d.See().Boxes.List) > 0 }

// ActionHeight is the height of the buttons of the action bar: two lines fit, whatever they say, so that the bar never changes its
// height.
func (d *Desk) ActionHeight(u *ui.UI) float32 {
	h := theme.Size.ActionButtonPhone
	if d.Class() != widgets.Phone {
		h = max(theme.Size.ActionButton, u.Target()) * min(u.TextScale, 1.2)
	}
	return max(h, 2*widgets.Line(u, widgets.Sizes.Small)+8)
}
