package draft

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// Figure is a number before and after an action.
type Figure struct{ Before, After int32 }

// Change returns After minus Before.
func (f Figure) Change() int32 { return f.After - f.Before }

// Person is the effect of an action on a player.
type Person struct {
	Player id.Player
	Cash   Figure
	Worth  Figure
	Certs  Figure
}

// Company is the effect of an action on a company.
type Company struct {
	Corp      id.Corp
	Price     Figure
	From, To  market.Pos // its market cell; valid if it has a price
	Treasury  Figure
	President [2]id.Player // before and after, as with Trains
	Order     Figure       // position in the operating order, from 1; zero for none
	Trains    [2]int
	Floats    bool
	NoRun     bool // its turn ended without a run, and its price moved for that
	Surplus   int  // trains above the limit, which it must discard
}

// Effects holds the exact consequences of an action. Payments of the next round are left out.
type Effects struct {
	People    []Person // every player, in seat order
	Companies []Company
	Phase     [2]uint8      // before and after
	Rusted    []rules.Event // the trains that rust
	Closed    []rules.Event // the privates that close
	Refusal   rules.Refusal // set if the action is refused; all other fields are then empty
	After     rules.State

	events      []rules.Event
	unrun, fell id.Corp // the company whose run was skipped last, and the one whose price fell for it
}

// view returns the position after the action.
func (e *Effects) view(v rules.View) rules.View { return rules.View{T: v.T, S: &e.After, X: v.X} }

// Effects returns the effects of the chosen action or of the plan to raise money, or nil if nothing is chosen.
func (d *Draft) Effects() *Effects {
	if d.planned() {
		return d.plan.effects
	}
	a, ok := d.Action()
	if !ok {
		return nil
	}
	return d.EffectsOf(a)
}

// EffectsOf plays a on a copy and returns the effects. It caches the last result, except of a run, whose routes are a
// slice, so that == cannot compare it.
func (d *decision) EffectsOf(a rules.Action) *Effects {
	run := rules.OperandsOf(a).Runs
	if d.known != nil && !run && d.of == a {
		return d.known
	}
	e := effects(d.v, a)
	if !run {
		d.known, d.of = e, a
	}
	return e
}

// effects plays an action on a copy and returns its effects. If the action is refused, only the refusal is set. The
// bids of other players stay sealed.
func effects(v rules.View, a rules.Action) *Effects {
	e := &Effects{}
	if v.Sealed() { // do not reveal other players' sealed bids
		known := *v.S
		v.Veil(&known)
		v.S = &known
	}
	e.Refusal = rules.Do(v, a, &e.After)
	if e.Refusal.Refused() {
		return e
	}
	e.events = slices.Clone(v.X.Events)
	e.readEvents(e.events)
	e.compare(v)
	return e
}

// effectsOfAll plays several actions on a copy, one after the other, and returns their joint effects. If one is
// refused, the refusal is set and nothing is compared.
func effectsOfAll(v rules.View, list []rules.Action) *Effects {
	e := &Effects{After: *v.S}
	for _, a := range list {
		s := e.After
		e.Refusal = rules.Do(rules.View{T: v.T, S: &s, X: v.X}, a, &e.After)
		if e.Refusal.Refused() {
			return e
		}
		e.readEvents(v.X.Events)
	}
	e.compare(v)
	return e
}

// compare fills in the figures before and after.
func (e *Effects) compare(v rules.View) {
	w := e.view(v)
	e.Phase = [2]uint8{v.S.Phase, e.After.Phase}
	for i := range v.S.Players {
		p := id.Player(i + 1)
		e.People = append(e.People, Person{
			Player: p,
			Cash:   Figure{v.Cash(id.OfPlayer(p)), w.Cash(id.OfPlayer(p))},
			Worth:  Figure{v.Worth(p), w.Worth(p)},
			Certs:  Figure{int32(v.CertsCounted(p)), int32(w.CertsCounted(p))},
		})
	}
	for i := range v.T.Corps {
		x := companyEffect(v, w, id.Corp(i+1))
		x.NoRun = x.Corp == e.fell
		e.Companies = append(e.Companies, x)
	}
}

// companyEffect returns how company c differs in position w from position v.
func companyEffect(v, w rules.View, c id.Corp) Company {
	o := id.OfCorp(c)
	x := Company{
		Corp: c, Price: Figure{v.Price(c), w.Price(c)}, From: v.S.Corps[c].Price, To: w.S.Corps[c].Price,
		Treasury:  Figure{v.Cash(o), w.Cash(o)},
		President: [2]id.Player{v.President(c), w.President(c)},
		Order:     Figure{orderOf(v, c), orderOf(w, c)},
		Trains:    [2]int{v.OrdinaryTrains(c), w.OrdinaryTrains(c)},
		Floats:    w.Is(c, rules.Floated) && !v.Is(c, rules.Floated),
	}
	if room := w.TrainRoom(c); room < 0 {
		x.Surplus = -room
	} else if w.Crowded(c) { // with a second train of a kind of which one is allowed
		x.Surplus = 1
	}
	return x
}

// orderOf returns the position of c in the operating order, from 1, or zero if it does not operate.
func orderOf(v rules.View, c id.Corp) int32 {
	var buf [id.MaxCorps]id.Corp
	for i, d := range v.AppendFloated(buf[:0]) {
		if d == c {
			return int32(i + 1)
		}
	}
	return 0
}

// readEvents records the losses and undoes payments made after the next round began, since those are no consequences of
// the action.
func (e *Effects) readEvents(events []rules.Event) {
	began := false
	for _, x := range events {
		switch x.Kind {
		case rules.RoundBegan:
			began = true
		case rules.Paid:
			if began {
				e.After.Cash[x.Who] += x.Amount
				e.After.Cash[x.To] -= x.Amount
			}
		case rules.StepSkipped:
			if x.Step == step.RunKey {
				e.unrun = x.Who.Corp()
			}
		case rules.PriceMoved:
			if x.Corp == e.unrun {
				e.fell = x.Corp
			}
		case rules.TrainRusted:
			e.Rusted = append(e.Rusted, x)
		case rules.PrivateClosed:
			e.Closed = append(e.Closed, x)
		}
	}
}

// paid returns how much money o loses, or zero if it gains.
func (e *Effects) paid(o id.Owner) int32 {
	for i := range e.Companies {
		if x := &e.Companies[i]; id.OfCorp(x.Corp) == o {
			return max(0, -x.Treasury.Change())
		}
	}
	for i := range e.People {
		if p := &e.People[i]; id.OfPlayer(p.Player) == o {
			return max(0, -p.Cash.Change())
		}
	}
	return 0
}

// Worths returns the change of every player's worth, in seat order.
func (e *Effects) Worths() (changes []int32) {
	for _, p := range e.People {
		changes = append(changes, p.Worth.Change())
	}
	return changes
}

// kept returns the part of the earnings that the company keeps.
func (e *Effects) kept() (sum int32) {
	for _, x := range e.events {
		if x.Kind == rules.EarningsKept {
			sum += x.Amount
		}
	}
	return sum
}

// priceChange returns the change of a company's price, or zero if the action is refused.
func (e *Effects) priceChange(c id.Corp) int32 {
	if e.Refusal.Refused() {
		return 0
	}
	return e.Companies[c-1].Price.Change()
}

// Moved returns the companies whose market markers move.
func (e *Effects) Moved() (moved []Company) {
	for _, x := range e.Companies {
		if x.Price.Before != 0 && x.From != x.To {
			moved = append(moved, x)
		}
	}
	return moved
}

// EffectsOfAll returns the joint effects of several actions, played one after the other on a copy. It caches the last
// result.
func (d *decision) EffectsOfAll(list []rules.Action) *Effects {
	if d.knownAll == nil || !slices.Equal(d.ofAll, list) {
		d.knownAll, d.ofAll = effectsOfAll(d.v, list), slices.Clone(list)
	}
	return d.knownAll
}
