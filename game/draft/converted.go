package draft

import (
	"sort"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// addConversion adds rows for the changes if action a converts its company: train limit, holdings and payment per
// share. Other actions add nothing.
func (r *rows) addConversion(a rules.Action) {
	c := convertedCorp(r.v, a, r.e)
	if c == 0 {
		return
	}
	after := r.e.view(r.v)
	say := r.say
	facts := text.Facts{"company": say.Corp(c)}
	if now, then := r.v.TrainLimit(c), after.TrainLimit(c); now != then {
		r.add(text.TrainLimitOf, facts, arrow(text.Number(int32(now)), text.Number(int32(then))), "", Even)
	}
	holders := []id.Owner{id.OfCorp(c), id.Initial, id.Pool}
	for i := range r.v.S.Players {
		holders = append(holders, id.OfPlayer(id.Player(i+1)))
	}
	for _, o := range holders {
		r.addPart(c, o)
	}
	if run := r.v.S.Corps[c].LastRun; run > 0 {
		share := func(v rules.View) string { return say.Money(run * int32(v.Ordinary(c)) / 100) }
		facts["$sum"] = say.Money(run)
		r.add(text.PerShareOf, facts, arrow(share(r.v), share(after)), "", Even)
	}
}

// addPart adds the part of c that o holds, if it changes.
func (r *rows) addPart(c id.Corp, o id.Owner) {
	if now, then := r.v.Held(c, o), r.e.view(r.v).Held(c, o); now != then {
		r.add(text.PartOf, text.Facts{"company": r.say.Corp(c), "who": r.say.Owner(o)},
			arrow(r.say.Percent(now), r.say.Percent(then)), "", Even)
	}
}

// Cert is a certificate to be drawn.
type Cert struct {
	Owner     id.Owner
	Percent   int
	President bool
	New       bool // issued by the action
}

// Certificates returns the certificates of the company that the chosen action converts, before and after: the
// president's first, then the other players' by seat, the pool's and those of the initial offering. It returns nil for
// other actions.
func (d *Draft) Certificates() (now, then []Cert) {
	e := d.Effects()
	if c := convertedCorp(d.v, d.subject(), e); c != 0 {
		before := d.v.CertsInPlay(c)
		return certificates(d.v, c, before), certificates(e.view(d.v), c, before)
	}
	return nil, nil
}

// convertedCorp returns the acting company if a converts it to its large form, or zero.
func convertedCorp(v rules.View, a rules.Action, e *Effects) id.Corp {
	c := rules.Actor(a).Corp()
	if c == 0 || e == nil || e.Refusal.Refused() || !v.Small(c) || e.After.Corps[c].Flags&rules.Converted == 0 {
		return 0
	}
	return c
}

// certificates returns the certificates of c; those from the index old on are new.
func certificates(v rules.View, c id.Corp, old int) (list []Cert) {
	first, head := v.T.PresidentCert(c), id.OfPlayer(v.President(c))
	for i := range v.CertsInPlay(c) {
		n := first + id.Cert(i)
		list = append(list, Cert{v.S.Holder[n], int(v.Percent(n)), n == first, i >= old})
	}
	rank := func(o id.Owner) int {
		switch o {
		case head:
			return 0
		case id.Pool:
			return 1 + id.MaxPlayers
		case id.Initial:
			return 2 + id.MaxPlayers
		}
		return int(o.Player())
	}
	sort.SliceStable(list, func(i, j int) bool { return rank(list[i].Owner) < rank(list[j].Owner) })
	return list
}

// addFutureWorth adds the worth that the bought shares will have once their company floats, because until then they
// count for nothing.
func (r *rows) addFutureWorth(a rules.Action) {
	c := r.corpOf(a)
	if sum := r.uncountedChange(r.e, c, r.v.Decider(rules.Actor(a))); sum != 0 {
		say := r.say
		r.add(text.CountsOf, text.Facts{"company": say.Corp(c)},
			say.Phrase(text.CountsThen, text.Facts{"$sum": say.Money(sum)}), "", Even)
	}
}

// uncountedChange returns the change in the worth of p that is not counted yet because c has not floated.
func (d *decision) uncountedChange(e *Effects, c id.Corp, p id.Player) int32 {
	if c == 0 || p == 0 {
		return 0
	}
	after := e.view(d.v)
	return after.UncountedWorth(c, p) - d.v.UncountedWorth(c, p)
}

// Awaits returns the company that must float before the shares of the chosen deal count for the player, or zero.
func (d *Draft) Awaits() id.Corp {
	e, a := d.Effects(), d.subject()
	if e == nil || e.Refusal.Refused() {
		return 0
	}
	if c := d.corpOf(a); d.uncountedChange(e, c, d.v.Decider(rules.Actor(a))) > 0 {
		return c
	}
	return 0
}

// addFloatCondition adds the condition for floating of the company that a deals in or decides about.
func (r *rows) addFloatCondition(a rules.Action) {
	c := r.corpOf(a)
	if _, ok := a.(rules.Decide); ok {
		c = r.v.Top().Corp
	}
	if c != 0 {
		r.addFloatAfter(c)
	}
}

// addFloatAfter adds how many shares c must still sell to float, and the capital it then receives.
func (r *rows) addFloatAfter(c id.Corp) {
	after := r.e.view(r.v)
	sum := after.CapitalAtFloat(c)
	if !after.Is(c, rules.Started) || after.Is(c, rules.Floated) || sum == 0 {
		return
	}
	share := int(after.Ordinary(c))
	left := (after.PercentToFloat(c) + share - 1) / share
	say := r.say
	r.add(text.FloatOf, text.Facts{"company": say.Corp(c)},
		say.Phrase(text.FloatsAfter, text.Facts{"n": text.Number(int32(left)), "$sum": say.Funds(sum)}), "", Even)
}
