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

// dressUsual sets the texts of an option from its action, with its price.
func dressUsual(d *decision, o *Option) {
	o.Text = d.say.Act(d.v, o.about, nil).Offer()
	if !o.Barred { // a refused action has no consequences
		o.Detail = d.say.Act(d.v, o.about, nil).Means()
		o.Spoken = join2(o.Text, d.voice.Act(d.v, o.about, nil).Means())
	}
	if x := rules.OperandsOf(o.about); x.Priced && (x.Price != 0 || x.Deal == rules.NoDeal) && !o.Barred {
		o.Figure = d.say.MoneyOf(x.By, x.Price)
		if x.Deal == rules.Sells {
			o.Figure = "+" + o.Figure
		}
		o.Spoken = d.voice.Phrase(text.TrainName, text.Facts{"what": o.Text, "$sum": d.voice.MoneyOf(x.By, x.Price)})
	}
	if o.Power = catalog.Action(d.v.T, o.about).Power; o.Power {
		o.Detail = d.say.LongName(o.Private)
		o.Spoken = join2(o.Text, o.Detail)
	}
	if o.Group == Asides {
		o.Text, o.Button = text.Capital(d.say.Act(d.v, o.about, nil).Noun()), o.Text
	}
}
