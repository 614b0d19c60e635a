package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// appendTrains appends the trains of the bank in depot order, then those of other companies.
func appendTrains(d *decision, list []rules.Action) []rules.Action {
	c := d.v.Actor().Corp()
	for i := range d.v.T.Trains {
		k := id.TrainKind(i + 1)
		for _, from := range [...]id.Owner{id.Initial, id.Pool} {
			if n := d.v.FirstCard(k, from); n != 0 {
				list = append(list, rules.BuyTrain{By: c, Train: n, From: from, Price: d.v.TrainPrice(n)})
				if back := d.v.T.BackOf(k); back != 0 && from == id.Initial {
					list = append(list, rules.BuyTrain{By: c, Train: n, From: from, Price: d.v.T.Train(back).Price, As: back})
				}
			}
		}
	}
	for i := range d.v.T.Corps {
		other := id.OfCorp(id.Corp(i + 1))
		if other == d.v.Actor() {
			continue
		}
		for k := range d.v.T.Trains {
			if n := d.v.FirstCard(id.TrainKind(k+1), other); n != 0 { // at the lowest price; the president chooses it
				list = append(list, rules.BuyTrain{By: c, Train: n, From: other, Price: 1})
			}
		}
	}
	return list
}

// dressTrain sets the texts of the purchase of a train by its source.
func dressTrain(d *decision, o *Option) {
	kind := o.Side
	facts := text.Facts{"train": d.say.TrainKind(kind)}
	price := d.v.T.Train(kind).Price
	o.Figure = d.say.Funds(price)
	spoken := d.voice.Funds(price)
	switch owner := d.v.S.Trains[o.Train]; {
	case owner == id.Pool:
		o.Text = d.say.Phrase(text.TrainFromPool, facts)
	case owner.Corp() != 0:
		facts["owner"] = d.say.Owner(owner)
		o.Text = d.say.Phrase(text.TrainOfOther, facts)
		o.Figure = ""
		if len(o.Forms) > 0 {
			o.Figure = d.say.Funds(o.Low) + "–" + d.say.Funds(o.High)
			spoken = d.voice.Phrase(text.PayRange, text.Facts{"$low": d.voice.Funds(o.Low), "$high": d.voice.Funds(o.High)})
		}
	default:
		o.Text = d.say.Phrase(text.TrainFromBank, facts)
		o.Detail = trainsLeft(d, d.v.T.FrontOf(o.Train))
	}
	if a, ok := o.first().(rules.BuyTrain); ok && a.TradeIn != 0 {
		o.Figure, spoken = d.say.Funds(a.Price), d.voice.Funds(a.Price)
		o.Detail = d.say.Phrase(text.TradeIn, text.Facts{"train": d.say.TrainKind(d.v.KindOf(a.TradeIn))})
	}
	o.Spoken = o.Text
	if o.Figure != "" {
		o.Spoken = d.voice.Phrase(text.WithPrice, text.Facts{"what": d.join2(o.Text, o.Detail), "$sum": spoken})
	}
}

// dressDiscard sets the text of a train to discard.
func dressDiscard(d *decision, o *Option) { o.Text = d.say.TrainKind(o.Side) }

// trainsLeft returns a phrase with the number of trains of kind k in the depot.
func trainsLeft(d *decision, k id.TrainKind) string {
	if d.v.T.Train(k).Unlimited {
		return d.say.Say(text.Unlimited)
	}
	return d.say.Phrase(text.TrainLeft, text.Facts{"n": text.Number(int32(d.v.CardsIn(k, id.Initial)))})
}
