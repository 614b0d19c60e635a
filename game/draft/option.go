package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Group is the place of an option on the screen.
type Group uint8

// The groups.
const (
	Main     Group = iota // the subject of the step
	Tiles                 // tiles for the chosen hex
	Places                // cities on the map
	Powers                // other actions that privates allow
	Sites                 // hexes for the marker of a private, once its row among the powers is chosen
	Privates              // other privates to buy
	Asides                // not the subject of the step: actions of other players out of turn, and those legal at any time
)

// Option is something to choose, or something barred that a player would look for.
type Option struct {
	Key     string // also the id of its node: "buy:C&O:ipo"
	Group   Group
	Kind    Kind
	Corp    id.Corp
	Private id.Private
	Train   id.Train
	Side    id.TrainKind // the kind for sale, which may be the back of the card
	Tile    id.Tile
	Hex     id.Hex

	Text   string // the thing: "B&O", "Tile 67"
	Detail string // more about the thing
	Figure string // its cost or return
	Button string // label of a small button in a table: "Buy $76"
	Spoken string // accessible name
	Power  bool   // show what its private does
	lays   bool   // its private allows lays
	cubes  bool   // and they are only of cubes

	// Forms are the actions that rotating or counting chooses from. A range of prices is one form, with its ends in Low
	// and High; both are the price if it is fixed.
	Forms     []rules.Action
	Low, High int32
	Step      int32 // between prices; zero means 1

	about rules.Action // the first form, or the barred action

	Barred bool
	Reason rules.Reason // set if it is barred
	Why    text.Because
}

// Ranged reports whether the player has to choose a price.
func (o *Option) Ranged() bool { return o.High > o.Low }

// Action returns the first form, or the barred action.
func (o *Option) Action() rules.Action { return o.about }

// Quiet reports whether the option is barred and few look for it, so that a line is enough for it.
func (o *Option) Quiet() bool { return o.Barred && (o.Group == Privates || o.about.Def().Unites) }

// first returns the first form, or nil if the option is barred.
func (o *Option) first() rules.Action {
	if len(o.Forms) == 0 {
		return nil
	}
	return o.Forms[0]
}

// join extends the option by a legal action: to another end of its price range, or by a form.
func (o *Option) join(a rules.Action) {
	last := o.Forms[len(o.Forms)-1]
	if price, open := priceOf(a); open && sameBut(last, a) {
		o.Low, o.High = min(o.Low, price), max(o.High, price)
		return
	}
	if rules.OperandsOf(a).Train != 0 || rules.SameAction(last, a) { // one of several equal cards is enough
		return
	}
	o.Forms = append(o.Forms, a)
}

// priceOf returns the price operand of an action and reports whether it has one.
func priceOf(a rules.Action) (price int32, priced bool) {
	x := rules.OperandsOf(a)
	return x.Price, x.Priced
}

// withPrice returns a copy of an action with another price.
func withPrice(a rules.Action, price int32) rules.Action { return rules.Walk(a, pricing{price: price}) }

// pricing replaces the price of an action.
type pricing struct {
	rules.Ignore
	price int32
}

func (p pricing) Price(n *int32) { *n = p.price }

// sameBut reports whether two actions are equal except for the price.
func sameBut(a, b rules.Action) bool { return rules.SameAction(withPrice(a, 0), withPrice(b, 0)) }
