package words

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/rules"
)

// Deed holds the texts for one kind of action. Their holes are filled with these facts, as far as the action has them:
//
//	{who} {decider}              the one who acts, and the player who decides for it
//	{corp} {percent} {n} {from}  company, percentage and number of shares, who gives up the shares or the train
//	{private} {owner}            private, and its owner before the action
//	{hex} {at} {tile}            hex with its name, its coordinate alone, tile
//	{train} {traded}             train, and the one given in part payment
//	{$price} {$par}              price named by the action, and price of the cell
//	{$paid} {$cost}              first payment to or by the one who acts, and the cost of a tile or token
//
// Facts without a hole are conditions for Forms: "@dividend" is known while the step of that key is in charge; package
// text lists the others.
type Deed struct {
	Verb string // as in rules.ActionDef
	// Option is the prefix of the key of the action's options: "bid". It is empty if the action is no option, as a pass or
	// a run.
	Option string

	Offer  Forms // the option in a list; Button if empty
	Button Forms // the effect of pressing it: "Lay #57"
	Line   Forms // sentence of the log
	Short  Forms // two or three words without the subject, for pills in a row
	Noun   Forms // what is undone: "the tile"

	// Tells are the events that the line already includes. A change of price follows the line.
	Tells []rules.EventKind
	// Besides are events that get a line after this action, though they are left out after others.
	Besides []rules.EventKind

	// Power: the option shows the full name of its private and its power.
	Power bool
}

// Before returns d with the forms of the shared row after its own, so that the first that fits is rather its own.
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

// Forms are alternative texts; the first one that fits the known facts is used.
type Forms []Form

// Form is the names of the required facts, separated by spaces, and the text in each language.
type Form [1 + Langs]string

// Always returns a single form without conditions.
func (p Pair) Always() Forms { return Forms{{"", p[En], p[Ja]}} }

// Choose returns the first text that fits the facts, or an empty one.
func (f Forms) Choose(facts Facts) Pair {
	for _, form := range f {
		if form.fits(facts) {
			return form.pair()
		}
	}
	return Pair{}
}

// fits reports whether all facts that a form needs are known.
func (f Form) fits(facts Facts) bool {
	for _, name := range strings.Fields(f[0]) {
		if _, known := facts[name]; !known {
			return false
		}
	}
	return true
}

// pair returns the text of a form without its conditions.
func (f Form) pair() Pair { return Pair(f[1:]) }

// Pairs returns every text of the deed.
func (d *Deed) Pairs() (all []Pair) {
	for _, forms := range [...]Forms{d.Offer, d.Button, d.Line, d.Short, d.Noun} {
		for _, f := range forms {
			all = append(all, f.pair())
		}
	}
	return all
}
