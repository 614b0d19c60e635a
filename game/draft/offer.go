package draft

import (
	"cmp"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// offers builds the list of options: the legal actions, and refused ones that a player would look for.
type offers struct {
	*decision
	options []Option
}

// optionsOf returns the options of a decision, given its legal actions.
func optionsOf(d *decision, legal []rules.Action) []Option {
	l := offers{decision: d}
	l.addActions(legal)
	l.addPowers()
	return l.options
}

// addActions joins legal actions into options: those of the probes in their order, the rest after them. Probes that are
// not legal become barred options.
func (l *offers) addActions(legal []rules.Action) {
	probes := l.probes()
	place := make(map[string]int, len(probes)) // index in listed by key
	for _, p := range probes {
		if key := l.keyOf(p); key != "" {
			if _, known := place[key]; !known {
				place[key] = len(place)
			}
		}
	}
	listed := make([]*Option, len(place))
	var rest []*Option
	for _, a := range legal {
		key := l.keyOf(a)
		if key == "" {
			continue
		}
		at, probed := place[key]
		switch {
		case !probed:
			rest = l.addTo(rest, key, a)
		case listed[at] == nil:
			listed[at] = l.legalOption(key, a)
		default:
			l.join(listed[at], a)
		}
	}
	for _, p := range probes {
		if at, ok := place[l.keyOf(p)]; ok && listed[at] == nil {
			listed[at] = l.barredOption(p)
		}
	}
	for _, o := range append(listed, rest...) {
		if o == nil { // a probe that nobody would look for
			continue
		}
		if o.Ranged() {
			o.Step = l.stepOf(o)
		}
		l.dress(o)
		l.options = append(l.options, *o)
	}
}

// stepOf returns the step of an option's prices, which the referee names when it refuses a price in between; zero if
// any will do.
func (l *offers) stepOf(o *Option) int32 {
	if r := rules.Check(l.v, withPrice(o.Forms[0], o.Low+1)); r.Reason == rules.PriceStep {
		return r.Need
	}
	return 0
}

// addTo adds an action to the option with its key and hex, or to a new one, and returns the list.
func (l *offers) addTo(list []*Option, key string, a rules.Action) []*Option {
	lay, tile := LayOf(a)
	for _, o := range list {
		if o.Key == key && (!tile || o.Hex == lay.Hex) {
			l.join(o, a)
			return list
		}
	}
	return append(list, l.legalOption(key, a))
}

// join adds a legal action to an option, unless it is a lay that looks the same in another rotation.
func (l *offers) join(o *Option, a rules.Action) {
	if lay, ok := LayOf(a); ok {
		look := DescribeLay(l.v.T, lay)
		for _, f := range o.Forms {
			if other, _ := LayOf(f); DescribeLay(l.v.T, other) == look {
				return
			}
		}
	}
	o.join(a)
}

// legalOption returns a new option for a legal action.
func (l *offers) legalOption(key string, a rules.Action) *Option {
	o := &Option{Key: key, Forms: []rules.Action{a}}
	o.readOperands(l.decision, a)
	o.Low, _ = priceOf(a)
	o.High = o.Low
	return o
}

// barredOption returns an option for a refused action, or nil if a is legal or nobody would look for it.
func (l *offers) barredOption(a rules.Action) *Option {
	r := rules.Check(l.v, a)
	if !r.Refused() || unasked(r.Reason) {
		return nil
	}
	o := &Option{Key: l.keyOf(a), Barred: true, Reason: r.Reason, Why: l.say.Why(l.v, a, r)}
	o.readOperands(l.decision, a)
	return o
}

// unasked reports whether r refuses something that is not there at all, so that no player would ask why.
func unasked(r rules.Reason) bool {
	switch r {
	case rules.WrongStep, rules.Unknown, rules.AlreadyStarted, rules.OwnPrivate, rules.LotGone, rules.PrivateGone,
		rules.NoPower, rules.NotOwnTrain, rules.TrainNotForSale:
		return true
	}
	return false
}

// readOperands copies the operands of an action and derives the group and kind from them.
func (o *Option) readOperands(d *decision, a rules.Action) {
	o.about = a
	x := rules.OperandsOf(a)
	o.Corp, o.Private, o.Hex, o.Tile, o.Train = x.Corp, cmp.Or(x.Private, x.Power, x.Via), x.Hex, x.Tile, x.Train
	aside := func() bool { return d.v.InCharge().Check(d.v, a).Reason == rules.WrongStep } // the step does not take it
	switch {
	case x.Tile != 0:
		o.Group = Tiles
	case x.Power != 0 && x.Hex != 0 && aside():
		o.Corp, o.Group = d.corpOf(a), Sites
	case x.Placed, x.Hex != 0 && d.step.Panel == words.StationPanel:
		o.Group = Places
	case x.Train != 0:
		o.Side = max(x.As, d.v.KindOf(x.Train))
		o.Corp = x.From.Corp()
	case x.Power != 0:
		o.Corp, o.Private, o.Group = d.corpOf(a), x.Power, Powers // whichever card it is about (1822PNW, P21)
		if x.By.Corp() == 0 && !d.ownExchange(x.Power) {
			o.Group = Asides
		}
	case x.Private != 0 && !x.Bids:
		o.Group = Privates
	case aside():
		o.Group = Asides
	}
	o.Kind = d.kindOf(o)
}

// probes returns the actions a player looks for, legal or not, in the order of the options on the screen.
func (l *offers) probes() []rules.Action {
	var list []rules.Action
	switch l.step.Panel {
	case words.AuctionPanel:
		list = appendLots(l.decision, list)
	case words.StockPanel:
		list = appendDeals(l.decision, list)
	case words.TrainPanel:
		list = appendTrains(l.decision, list)
	}
	if l.step.Refused {
		list = appendAnswers(l.decision, list)
	}
	if s, ok := l.v.InCharge().(rules.Prober); ok {
		list = s.AppendProbes(list, l.v)
	}
	if l.step.Privates {
		list = appendPrivates(l.decision, list)
	}
	return list
}
