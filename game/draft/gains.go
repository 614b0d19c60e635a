package draft

import (
	"cmp"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// addOwnRun adds the change of the acting company's best run, or "…" while it is searched, and of the company's part of
// its own dividend.
func (r *rows) addOwnRun(a rules.Action) {
	say := r.say
	facts := text.Facts{"company": say.Owner(r.v.Actor())}
	if f, ok := r.runs.best(r.v.Actor().Corp(), a); ok {
		r.add(text.BestRunOf, facts, arrow(say.Money(f.Before), say.Money(f.After)),
			text.Change(say.Title.Currency, f.Change()), MoodOf(f.Change()))
	} else if r.runs.searching(a) {
		r.add(text.BestRunOf, facts, "…", "", Even)
	}
	r.addOwnPart(a)
}

// addOwnPart adds the company's part of its last dividend if a redeems or issues its shares: the company is paid for
// shares in its treasury or that count as its own.
func (r *rows) addOwnPart(a rules.Action) {
	x := rules.OperandsOf(a)
	c := cmp.Or(x.Corp, x.By.Corp())
	if x.Percent == 0 || x.By != id.OfCorp(c) || r.v.S.Corps[c].LastRun == 0 {
		return
	}
	run, say := r.v.S.Corps[c].LastRun, r.say
	after := r.e.view(r.v)
	f := Figure{step.OwnPart(r.v, c, run), step.OwnPart(after, c, run)}
	r.addSum(text.OwnPartOf, text.Facts{"company": say.Corp(c), "$sum": say.Money(run)}, id.Bank, f)
}

// addOtherRuns adds the other companies whose best runs change after a, as one row however many they are.
func (r *rows) addOtherRuns(a rules.Action) {
	say := r.say
	label, value, change := text.GainsToo, "", ""
	var facts text.Facts
	var list []string
	for _, c := range r.runs.others(a) {
		f, ok := r.runs.best(c, a)
		if !ok || f.Change() == 0 {
			continue
		}
		facts, value = text.Facts{"company": say.Corp(c)}, arrow(say.Money(f.Before), say.Money(f.After))
		change = text.Change(say.Title.Currency, f.Change())
		if f.Change() < 0 {
			label = text.RunsWorse
		}
		list = append(list, say.Corp(c)+" "+change)
	}
	switch len(list) {
	case 0:
	case 1:
		r.add(label, facts, value, change, Even)
	default:
		r.add(text.RunsOfOthers, nil, say.List(list), "", Even)
	}
}
