package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// dressDividend sets the texts of a use of the earnings, with its effect on everybody for screen readers.
func dressDividend(d *decision, o *Option) {
	a := o.about
	e, facts := d.EffectsOf(a), text.Facts{"$sum": d.revenue(d.say, a)}
	what, goes, spoken := text.PayTitle, text.ToHolders, d.revenue(&d.voice, a)
	switch a.(rules.Dividend).Kind {
	case rules.Withhold:
		what, goes = text.HoldTitle, text.ToTreasury
	case rules.Half:
		kept := e.kept()
		what, goes = text.HalfTitle, text.ToBoth
		facts["$paid"], facts["$kept"] = d.say.Money(d.v.S.Turn.Revenue-kept), d.say.Funds(kept)
		spoken = d.voice.Phrase(goes, text.Facts{
			"$paid": d.voice.Money(d.v.S.Turn.Revenue - kept), "$kept": d.voice.Funds(kept),
		})
	case rules.Payout:
	}
	o.Text = d.say.Phrase(what, nil)
	o.Figure = d.say.Phrase(goes, facts)
	var list []string
	for _, p := range e.People {
		list = append(list, d.say.Player(p.Player)+" "+d.voice.Money(p.Cash.Change()))
	}
	price := d.v.Price(d.v.Actor().Corp())
	o.Spoken = d.voice.Phrase(text.DividendName, text.Facts{
		"what": o.Text + " " + spoken, "$before": d.voice.Money(price),
		"$after": d.voice.Money(price + e.priceChange(d.v.Actor().Corp())), "list": d.voice.List(list),
	})
}

// Revenue returns the revenue of the turn in the currency of its recipient: the treasury's if it is withheld, otherwise
// the players'.
func (d *decision) Revenue(a rules.Action) string { return d.revenue(d.say, a) }

// revenue returns the revenue of the turn as text: in the companies' money if it is withheld.
func (d *decision) revenue(s *text.Speaker, a rules.Action) string {
	if a.(rules.Dividend).Kind == rules.Withhold {
		return s.Funds(d.v.S.Turn.Revenue)
	}
	return s.Money(d.v.S.Turn.Revenue)
}
