package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Consent returns the player who must agree to the chosen action: see rules.View.Consent.
func (d *Draft) Consent() id.Player {
	a, _ := d.Action()
	return d.v.Consent(a)
}

// ConsentQuestion returns the question for the player of Consent: the thing that changes hands, and its price.
func (d *Draft) ConsentQuestion() string {
	facts := text.Facts{"player": d.say.Player(d.Consent()), "buyer": d.say.Owner(d.v.Actor())}
	a, _ := d.Action()
	x := rules.OperandsOf(a)
	facts["$sum"] = d.say.MoneyOf(x.By, x.Price)
	if x.Train != 0 {
		facts["train"], facts["owner"] = d.say.TrainKind(d.v.KindOf(x.Train)), d.say.Owner(x.From)
		return d.say.Phrase(text.ConsentTrain, facts)
	}
	if _, deal := a.(rules.Decide); deal {
		facts["company"], facts["answer"], facts["means"] =
			d.say.Corp(d.v.Top().Corp), d.say.Act(d.v, a, nil).Button(), d.say.Act(d.v, a, nil).Means()
		return d.say.Phrase(text.ConsentDeal, facts)
	}
	facts["private"] = d.say.Private(max(x.Via, x.Private, x.Power))
	switch {
	case x.Priced:
		return d.say.Phrase(text.ConsentPrivate, facts)
	case x.Via == 0 && x.Power == 0:
		return d.say.Phrase(text.ConsentGift, facts)
	}
	return d.say.Phrase(text.ConsentPower, facts)
}
