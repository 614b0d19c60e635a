package draft

import (
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
)

// Consent returns the player who must agree to the chosen action, because it buys a train of his company or his private
// from him. Nobody is 0: a player need not agree with himself.
func (d *Draft) Consent() id.Player {
	a, _ := d.Action()
	return d.v.Consent(a)
}

// Question returns what the player of Consent is asked, with what is sold and its price.
func (d *Draft) Question() string {
	facts := text.Facts{"player": d.say.Player(d.Consent()), "buyer": d.say.Owner(d.v.Actor())}
	a, _ := d.Action()
	x := rules.OperandsOf(a)
	facts["$sum"] = d.say.MoneyOf(x.By, x.Price)
	if x.Train != 0 {
		facts["train"], facts["owner"] = d.say.TrainKind(d.v.KindOf(x.Train)), d.say.Owner(x.From)
		return d.say.Phrase(text.ConsentTrain, facts)
	}
	if p := max(x.Via, x.Private, x.Power); !x.Priced {
		facts["private"] = d.say.Private(p)
		return d.say.Phrase(text.ConsentPower, facts)
	}
	facts["private"] = d.say.Private(x.Private)
	return d.say.Phrase(text.ConsentPrivate, facts)
}
