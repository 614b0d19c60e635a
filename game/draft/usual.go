package draft

import (
	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// appendAnswers appends every answer to the question of the step.
func appendAnswers(d *decision, list []rules.Action) []rules.Action {
	for n := range d.v.Answers() {
		list = append(list, rules.Decide{By: d.v.Actor(), Choice: n})
	}
	return list
}

// dressUsual sets the texts of an option from its action: its offer with consequence and price, the private whose power
// it uses, and, among the asides, a noun in place of the offer, which becomes its button.
func dressUsual(d *decision, o *Option) {
	o.Text = d.say.Act(d.v, o.about, nil).Offer()
	if !o.Barred { // a refused action has no consequences and no price
		o.setConsequence(d)
		o.setPrice(d)
	}
	o.setPower(d)
	if o.Group == Asides {
		o.Text, o.Button = text.Capital(d.say.Act(d.v, o.about, nil).Noun()), o.Text
	}
}

// setConsequence sets the sentence below the option that says its consequence.
func (o *Option) setConsequence(d *decision) {
	o.Detail = d.say.Act(d.v, o.about, nil).Means()
	o.Spoken = d.join2(o.Text, d.voice.Act(d.v, o.about, nil).Means())
}

// setPrice sets the figure of an option that has a price, with a plus where the actor receives it. A deal for nothing
// has none.
func (o *Option) setPrice(d *decision) {
	x := rules.OperandsOf(o.about)
	if !x.Priced || x.Price == 0 && x.Deal != rules.NoDeal {
		return
	}
	o.Figure = d.say.MoneyOf(x.By, x.Price)
	if x.Deal == rules.Sells {
		o.Figure = "+" + o.Figure
	}
	o.Spoken = d.voice.Phrase(text.WithPrice, text.Facts{"what": o.Text, "$sum": d.voice.MoneyOf(x.By, x.Price)})
}

// setPower sets whether the option uses a private's power, whose name then takes the place of the consequence.
func (o *Option) setPower(d *decision) {
	o.Power = catalog.Action(d.v.T, o.about).Power
	if o.Power {
		o.Detail = d.say.LongName(o.Private)
		o.Spoken = d.join2(o.Text, o.Detail)
	}
}
