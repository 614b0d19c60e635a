package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Mood classifies a change as gain or loss.
type Mood int8

// The moods.
const (
	Loss Mood = iota - 1
	Even
	Gain
)

// Row is one consequence of an action.
type Row struct {
	Label  string
	Value  string // "$90 → $100", or the value if it stays
	Change string
	Mood   Mood
}

// Rows returns the notable consequences of the chosen action.
func (d *Draft) Rows() []Row { return d.rowsOf(d.Effects(), d.subject()) }

// RowsAfter returns the notable consequences of an action that need not be chosen. It continues the search for the best
// run after it by that much work, and reports whether that is over.
func (d *Draft) RowsAfter(a rules.Action, work int) (list []Row, done bool) {
	d.listRuns()
	if d.after.searching(a) {
		d.after.search(work, a, 0)
	}
	return d.rowsOf(d.EffectsOf(a), a), !d.after.searching(a)
}

// rowsOf returns the notable consequences of an action with these effects.
func (d *Draft) rowsOf(e *Effects, a rules.Action) []Row {
	if e == nil || e.Refusal.Refused() {
		return nil
	}
	r := rows{decision: &d.decision, runs: &d.after, e: e}
	if lay, ok := LayOf(a); ok {
		r.addLay(lay)
		return r.list
	}
	switch a.(type) {
	case rules.Dividend, rules.RunRoutes:
		return nil // their cards and routes show them
	}
	onlySells := d.planned() && !d.plan.buys() // a is the purchase of the plan, which is not played
	if !onlySells {
		r.addOwnRun(a)
	}
	r.addFutureWorth(a)
	r.addMoney(a)
	r.addConversion(a)
	r.addShares(a)
	r.addCompanies(a)
	r.addFloatCondition(a)
	if !onlySells {
		r.addOtherRuns(a)
	}
	r.addWaitingBlock(a)
	return r.list
}

// subject returns the action whose consequences are shown: for a plan, the purchase.
func (d *Draft) subject() rules.Action {
	if d.planned() {
		return d.plan.buy
	}
	a, _ := d.Action()
	return a
}

// rows collects the consequences of an action.
type rows struct {
	*decision
	runs *runsAfter
	e    *Effects
	list []Row
}

// add adds a row with these texts.
func (r *rows) add(label text.Pair, facts text.Facts, value, change string, mood Mood) {
	r.list = append(r.list, Row{r.say.Phrase(label, facts), value, change, mood})
}

// addSum adds a row for a change in o's money, if there is one.
func (r *rows) addSum(label text.Pair, facts text.Facts, o id.Owner, f Figure) {
	if f.Change() == 0 {
		return
	}
	say := r.say
	value := arrow(say.MoneyOf(o, f.Before), say.MoneyOf(o, f.After))
	r.add(label, facts, value, text.Change(say.Title.CurrencyOf(o), f.Change()), MoodOf(f.Change()))
}

func arrow(before, after string) string { return before + " → " + after }

// MoodOf returns Gain, Loss or Even for a change in money or worth.
func MoodOf(change int32) Mood {
	switch {
	case change > 0:
		return Gain
	case change < 0:
		return Loss
	}
	return Even
}

// addMoney adds the cash of the player who decides and of everybody paid, certificates, and treasuries.
func (r *rows) addMoney(a rules.Action) {
	decider := r.v.Decider(rules.Actor(a))
	for _, p := range r.e.People {
		if p.Player == decider || p.Cash.Change() != 0 {
			r.addSum(text.CashOf, text.Facts{"who": r.say.Player(p.Player)}, id.OfPlayer(p.Player), p.Cash)
		}
		if f := p.Certs; p.Player == decider && f.Change() != 0 {
			r.add(text.CertsOf, text.Facts{"who": r.say.Player(p.Player)},
				arrow(text.Number(f.Before), text.Number(f.After))+r.certLimit(), "", Even)
		}
	}
	for _, c := range r.e.Companies {
		r.addSum(text.TreasuryOf, text.Facts{"company": r.say.Corp(c.Corp)}, id.OfCorp(c.Corp), c.Treasury)
	}
}

// certLimit returns the suffix " / n" with the certificate limit, or "" if there is no limit.
func (r *rows) certLimit() string {
	if r.v.PhaseDef().NoCertLimit {
		return ""
	}
	return " / " + text.Number(int32(r.v.CertLimit()))
}

// addShares adds the deciding player's part of the company dealt in.
func (r *rows) addShares(a rules.Action) {
	c := r.corpOf(a)
	if c == 0 {
		return
	}
	after := r.e.view(r.v)
	o := id.OfPlayer(r.v.Decider(rules.Actor(a)))
	if before, now := r.v.Held(c, o), after.Held(c, o); before != now {
		r.add(text.HoldingOf, text.Facts{"company": r.say.Corp(c)},
			arrow(r.say.Percent(before), r.say.Percent(now)), "", Even)
	}
}

// addCompanies adds changes of price, president, par and operating order, and the new phase.
func (r *rows) addCompanies(a rules.Action) {
	for i := range r.e.Companies {
		r.addCompany(&r.e.Companies[i], a)
	}
	if phase := r.e.Phase; phase[0] != phase[1] {
		r.list = append(r.list, Row{Label: text.Capital(r.say.Say(text.Phase)),
			Value: arrow(r.v.T.Phases[phase[0]].Name, r.v.T.Phases[phase[1]].Name)})
	}
}

// addCompany adds changes of price, president, par and operating order of c, and for the company that a deals in the
// president even if he stays.
func (r *rows) addCompany(c *Company, a rules.Action) {
	say, facts := r.say, text.Facts{"company": r.say.Corp(c.Corp)}
	dealt := c.Corp == r.corpOf(a)
	if c.Price.Before != 0 {
		label := text.PriceOf
		if c.NoRun {
			label = text.PriceUnrun
		}
		r.addSum(label, facts, id.Bank, c.Price)
	}
	switch president, next := c.President[0], c.President[1]; {
	case president != next && r.v.Is(c.Corp, rules.Started): // who starts it presides
		r.add(text.PresidencyOf, facts, arrow(say.Player(president), say.Player(next)), "", Even)
	case dealt && president != 0:
		r.add(text.PresidencyOf, facts, say.Phrase(text.StaysWith, text.Facts{"player": say.Player(president)}), "", Even)
	}
	old, par := int32(r.v.S.Corps[c.Corp].Par), int32(r.e.After.Corps[c.Corp].Par)
	switch sale, _ := a.(rules.SellShares); {
	case old != 0 && par > old:
		r.addSum(text.ParOf, facts, id.Bank, Figure{old, par})
	case sale.By == id.OfCorp(c.Corp): // reissued at its old par
		r.add(text.ParOf, facts, say.Money(par), "", Even)
	}
	if dealt && c.Order.Before != 0 && c.Order.Change() != 0 {
		r.add(text.OrderOf, facts, arrow(r.place(c.Order.Before), r.place(c.Order.After)), "", Even)
	}
}

// place returns a place in the operating order as text.
func (r *rows) place(n int32) string {
	return r.say.Phrase(text.OrderPlace, text.Facts{"n": text.Number(n)})
}
