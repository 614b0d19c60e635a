package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// dressPrivate sets the texts of the purchase of a private.
func dressPrivate(d *decision, o *Option) {
	owner := d.v.S.Privates[o.Private].Owner
	name, seller := d.say.Private(o.Private), d.say.Owner(owner)
	if owner.Player() == 0 && owner.Corp() == 0 {
		seller = d.say.Owner(id.Bank)
	}
	if o.Barred {
		o.Text, o.Spoken = name, d.join2(name, o.Why.Brief)
		return
	}
	o.Text = d.say.Phrase(text.BuyFrom, text.Facts{"what": name, "owner": seller})
	spoken := d.voice.Money(o.Low)
	o.Figure = d.say.Money(o.Low)
	if o.Ranged() {
		spoken = d.voice.Phrase(text.PayRange, text.Facts{"$low": spoken, "$high": d.voice.Money(o.High)})
		o.Figure += "–" + d.say.Money(o.High)
	}
	o.Spoken = d.voice.Phrase(text.PrivateName, text.Facts{"private": name, "owner": seller, "what": spoken})
}

// appendPrivates appends the purchases of privates by the company, legal or not.
func appendPrivates(d *decision, list []rules.Action) []rules.Action {
	if !d.v.PhaseDef().CompaniesBuyPrivates {
		return list
	}
	for i := range d.v.T.Privates {
		p := id.Private(i + 1)
		list = append(list, rules.BuyPrivate{By: d.v.Actor(), Private: p, Price: max(1, d.v.T.Private(p).Min)})
	}
	return list
}
