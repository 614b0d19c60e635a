package draft

import (
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
)

// Group says where an option belongs on the screen.
type Group uint8

// The groups.
const (
	Main     Group = iota // what the step is about
	Tiles                 // tiles for the chosen hex
	Places                // cities on the map
	Powers                // what a private allows besides
	Privates              // privates to be bought besides
	Asides                // what other players may do out of turn
)

// Option is one thing that may be chosen, or that might be if something did not bar it.
type Option struct {
	Key     string // also the id of its node: "buy:C&O:ipo"
	Group   Group
	Corp    id.Corp
	Private id.Private
	Train   id.Train
	Tile    id.Tile
	Hex     id.Hex

	Text   string // the thing: "B&O", "Tile 67"
	Detail string // more about it
	Figure string // what it costs or brings
	Button string // what a small button in a table says: "Buy $76"
	Spoken string // accessible name

	// Forms are the actions among which turning and counting choose. Of a range of prices there is one form, and Low
	// and High are the ends; they are equal for a fixed price.
	Forms     []rules.Action
	Low, High int32

	Barred bool
	Reason rules.Reason // set if it is barred
	Why    text.Because
}

// Ranged reports whether a price has to be chosen.
func (o *Option) Ranged() bool { return o.High > o.Low }

// join adds one more legal action to an option: another end of its range of prices, or another form.
func (o *Option) join(a rules.Action) {
	last := o.Forms[len(o.Forms)-1]
	if price, open := priceOf(a); open && sameBut(last, a) {
		o.Low, o.High = min(o.Low, price), max(o.High, price)
		return
	}
	if sameCard(last, a) {
		return
	}
	o.Forms = append(o.Forms, a)
}

// priceOf returns the price that an action names, and whether it is the player's to choose.
func priceOf(a rules.Action) (price int32, open bool) {
	switch a := a.(type) {
	case rules.Bid:
		return a.Price, true
	case rules.BuyPrivate:
		return a.Price, true
	case rules.BuyTrain:
		return a.Price, a.From.Corp() != 0
	}
	return 0, false
}

// priced returns an action with another price.
func priced(a rules.Action, price int32) rules.Action {
	switch a := a.(type) {
	case rules.Bid:
		a.Price = price
		return a
	case rules.BuyPrivate:
		a.Price = price
		return a
	case rules.BuyTrain:
		a.Price = price
		return a
	}
	return a
}

// sameBut reports whether two actions differ in nothing but the price.
func sameBut(a, b rules.Action) bool {
	_, run := a.(rules.RunRoutes)
	return !run && priced(a, 0) == priced(b, 0)
}

// sameCard reports whether two actions differ in nothing but which of several equal cards they name.
func sameCard(a, b rules.Action) bool {
	switch b.(type) {
	case rules.BuyTrain, rules.DiscardTrain:
		return true
	}
	_, run := a.(rules.RunRoutes)
	return !run && a == b
}
