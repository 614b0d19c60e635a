package words

import (
	"cmp"
	"slices"
	"strings"

	"hexrail/rules"
)

// Deed is what the screen says of one kind of action. These facts fill the holes, as far as the action has them:
//
//	{who} {decider}              who acts, and the player who decides for him
//	{corp} {percent} {n} {from}  the company, its shares and their number, who gives up the shares or the train
//	{private} {owner}            the private, and who owns it before
//	{hex} {at} {tile}            the hex with its name, its coordinate alone, the tile
//	{train} {traded}             the train, and the one given in part payment
//	{$price} {$par}              the price that the action names, and that of the cell
//	{$paid} {$cost}              what who acts paid or received first, and what tile or station cost him
//
// Names of facts without a hole tell how things stand: "@dividend" that the step of this key is in charge, and those that
// package text lists.
type Deed struct {
	Verb string // as in rules.ActionDef
	// Option is with what the key of an option begins: "bid". It is empty where the action is no option: a pass, a run.
	Option string

	Offer  Forms // the option in a list; as on the button if empty
	Button Forms // what pressing it does: "Lay #57"
	Line   Forms // sentence of the log
	Short  Forms // two or three words, for pills that stand in a row; who acts is understood
	Noun   Forms // what is undone: "the tile"

	// Tells are events that the line tells itself. A price is told behind it.
	Tells []rules.EventKind
	// Besides are events told besides, which go without saying after other actions.
	Besides []rules.EventKind

	// Power: the option names its private in full, and tells what it does.
	Power bool
}

// Before returns the row with the forms of the usual one after its own.
func (d Deed) Before(usual Deed) Deed {
	d.Option = cmp.Or(d.Option, usual.Option)
	d.Offer = slices.Concat(d.Offer, usual.Offer)
	d.Button = slices.Concat(d.Button, usual.Button)
	d.Line = slices.Concat(d.Line, usual.Line)
	d.Short = slices.Concat(d.Short, usual.Short)
	d.Noun = slices.Concat(d.Noun, usual.Noun)
	d.Tells = slices.Concat(d.Tells, usual.Tells)
	d.Besides = slices.Concat(d.Besides, usual.Besides)
	d.Power = d.Power || usual.Power
	return d
}

// Forms are the ways to say something, the first that fits what is known.
type Forms []Form

// Form is the names of facts that must be known, parted by spaces, and the text in each language.
type Form [1 + Langs]string

// Always returns the text as the only way to say something.
func (p Pair) Always() Forms { return Forms{{"", p[En], p[Ja]}} }

// Choose returns the first text that fits; an empty one if none does.
func (f Forms) Choose(facts Facts) Pair {
	for _, form := range f {
		if form.fits(facts) {
			return form.pair()
		}
	}
	return Pair{}
}

func (f Form) fits(facts Facts) bool {
	for _, name := range strings.Fields(f[0]) {
		if _, known := facts[name]; !known {
			return false
		}
	}
	return true
}

func (f Form) pair() Pair { return Pair(f[1:]) }

// Pairs returns every text of a deed.
func (d *Deed) Pairs() (all []Pair) {
	for _, forms := range [...]Forms{d.Offer, d.Button, d.Line, d.Short, d.Noun} {
		for _, f := range forms {
			all = append(all, f.pair())
		}
	}
	return all
}
