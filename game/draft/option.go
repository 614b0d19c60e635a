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
	Sites                 // hexes for the marker of a private, once its row among the powers is chosen
	Privates              // privates to be bought besides
	Asides                // what the step is not about: what other players may do out of turn, what is legal at any time
)

// Option is one thing that may be chosen, or that might be if something did not bar it.
type Option struct {
	Key     string // also the id of its node: "buy:C&O:ipo"
	Group   Group
	Kind    Kind
	Corp    id.Corp
	Private id.Private
	Train   id.Train
	Side    id.TrainKind // of the train, that is put up
	Tile    id.Tile
	Hex     id.Hex

	Text   string // the thing: "B&O", "Tile 67"
	Detail string // more about it
	Figure string // what it costs or brings
	Button string // what a small button in a table says: "Buy $76"
	Spoken string // accessible name
	Power  bool   // what its private does belongs beside it
	lays   bool   // its private allows lays

	// Forms are the actions among which turning and counting choose. Of a range of prices there is one form, and Low
	// and High are the ends; they are equal for a fixed price.
	Forms     []rules.Action
	Low, High int32
	Step      int32 // what prices between them go up by; zero is 1

	about rules.Action // the first form, or what is barred

	Barred bool
	Reason rules.Reason // set if it is barred
	Why    text.Because
}

// Ranged reports whether a price has to be chosen.
func (o *Option) Ranged() bool { return o.High > o.Low }

// Action returns the first of the actions, or what is barred.
func (o *Option) Action() rules.Action { return o.about }

// first returns the first of the actions, or nil if it is barred.
func (o *Option) first() rules.Action {
	if len(o.Forms) == 0 {
		return nil
	}
	return o.Forms[0]
}

// join adds one more legal action to an option: another end of its range of prices, or another form.
func (o *Option) join(a rules.Action) {
	last := o.Forms[len(o.Forms)-1]
	if price, open := priceOf(a); open && sameBut(last, a) {
		o.Low, o.High = min(o.Low, price), max(o.High, price)
		return
	}
	if rules.OperandsOf(a).Train != 0 || rules.SameAction(last, a) { // of equal cards one is enough
		return
	}
	o.Forms = append(o.Forms, a)
}

// priceOf returns the price that an action names, and whether it names one.
func priceOf(a rules.Action) (price int32, priced bool) {
	x := rules.OperandsOf(a)
	return x.Price, x.Priced
}

// priced returns an action with another price.
func priced(a rules.Action, price int32) rules.Action { return rules.Walk(a, pricing{price: price}) }

type pricing struct {
	rules.Ignore
	price int32
}

func (p pricing) Price(n *int32) { *n = p.price }

// sameBut reports whether two actions differ in nothing but the price.
func sameBut(a, b rules.Action) bool { return rules.SameAction(priced(a, 0), priced(b, 0)) }
