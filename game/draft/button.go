package draft

import (
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/titles/words"
)

// Button is one of the two buttons of a decision.
type Button struct {
	Text   string
	Why    string // why it cannot be pressed; empty if it can
	Action rules.Action
	Guard  string // what pressing it gives away: asked once before it is played
}

// Primary returns the button that plays what is chosen: its words say what will happen. As long as something is missing
// they say what. Nil means that nothing can be chosen, only declined.
func (d *Draft) Primary() *Button {
	if d.at < 0 && d.plan != nil && d.plan.Needed() {
		return d.plan.button()
	}
	a, ok := d.Action()
	if !ok {
		return d.missing()
	}
	b := &Button{Text: d.Words(a), Action: a}
	if r := rules.Check(d.v, a); r.Refused() {
		b.Why = d.say.Why(d.v, a, r).Text
	}
	if d.run != nil && d.at < 0 {
		b.Guard = d.run.guard()
		if why := d.run.Fault(); why != "" {
			b.Why = why
		}
	}
	return b
}

// missing returns the button that tells what has to be chosen, or nil if there is nothing.
func (d *Draft) missing() *Button {
	open := false
	for i := range d.options {
		open = open || !d.options[i].Barred && d.options[i].Group != Asides
	}
	if !open {
		return nil
	}
	what := d.step.Missing.In(d.say.Lang)
	switch {
	case what == "":
		return nil
	case d.v.S.Auction.Choosing:
		what = d.say.Phrase(text.ChooseLot, nil)
	case d.hex != 0:
		what = d.say.Phrase(text.ChooseTile, nil)
	}
	return &Button{Text: what, Why: what}
}

// Words returns what the button says that plays an action.
func (d *Draft) Words(a rules.Action) string {
	say := d.say
	switch a := a.(type) {
	case rules.Bid:
		facts := text.Facts{"private": say.Private(a.Private), "$sum": say.Money(a.Price)}
		if d.fixedLot(a.Private) {
			return say.Say(text.BidBuy, facts)
		}
		return say.Say(text.BidDo, facts)
	case rules.Par:
		facts := text.Facts{"company": say.Corp(a.Corp), "$price": say.Money(d.v.T.Market.Price(a.At))}
		if d.step.Panel == words.ParPanel {
			return say.Phrase(text.ParDo, facts)
		}
		return say.Say(text.StartDo, facts)
	case rules.BuyShares:
		return say.Phrase(text.SharesOf, text.Facts{
			"company": say.Corp(a.Corp), "$sum": say.Money(d.v.SharePrice(a.Corp, a.From)),
		})
	case rules.SellShares:
		n := int32(a.Percent) / int32(d.v.Ordinary(a.Corp))
		return say.Say(text.SellDo, text.Facts{"n": text.Number(n), "$sum": say.Money(n * d.v.SalePrice(a.Corp))})
	case rules.BuyPrivate:
		return say.Say(text.PrivateBuy, text.Facts{"private": say.Private(a.Private), "$sum": say.Money(a.Price)})
	case rules.SellPrivate:
		return say.Phrase(text.ReturnDo, text.Facts{"private": say.Private(a.Private), "$sum": say.Money(a.Price)})
	case rules.ExchangePrivate:
		facts := text.Facts{"private": say.Private(a.Private), "company": say.Corp(d.corpOf(a))}
		what := say.Say(text.ExchangeDo, facts)
		if d.ownExchange(a.Private) {
			return what
		}
		return say.Say(text.ActorStep, text.Facts{"actor": say.Player(a.By), "step": what})
	case rules.LayTile, rules.PlaceToken:
		return d.boardWords(a)
	}
	return d.companyWords(a)
}

func (d *Draft) boardWords(a rules.Action) string {
	switch a := a.(type) {
	case rules.LayTile:
		facts := text.Facts{"tile": d.say.Tile(a.Tile)}
		if cost := d.effectsOf(a).paid(d.v.Actor()); cost > 0 {
			facts["$cost"] = d.say.Funds(cost)
			return d.say.Phrase(text.LayCost, facts)
		}
		return d.say.Phrase(text.LayBrief, facts)
	case rules.PlaceToken:
		facts := text.Facts{"hex": d.v.T.HexName(a.Hex)}
		if !d.v.Is(a.Of, rules.HomeDone) {
			return d.say.Phrase(text.HomeDo, facts)
		}
		if cost := d.stationCost(a); cost > 0 {
			facts["$cost"] = d.say.Funds(cost)
			return d.say.Say(text.TokenDo, facts)
		}
		return d.say.Say(text.TokenDoFree, facts)
	}
	return ""
}

func (d *Draft) companyWords(a rules.Action) string {
	switch a := a.(type) {
	case rules.RunRoutes:
		if sum := d.v.RunRevenue(a); sum > 0 {
			return d.say.Say(text.RunDo, text.Facts{"$sum": d.say.RunMoney(d.v, a.By, sum)})
		}
		return d.say.Phrase(text.RunNone, nil)
	case rules.Dividend:
		word := text.DividendPay
		if a.Kind == rules.Withhold {
			word = text.DividendHold
		}
		return d.say.Say(word, text.Facts{"$sum": d.revenue(d.say, a)})
	case rules.BuyTrain:
		facts := text.Facts{"train": d.say.TrainKind(d.v.T.KindOf(a.Train)), "$sum": d.say.Funds(a.Price)}
		if a.From.Corp() != 0 {
			facts["owner"] = d.say.Owner(a.From)
			return d.say.Say(text.TrainBuyFrom, facts)
		}
		return d.say.Say(text.TrainBuy, facts)
	case rules.DiscardTrain:
		return d.say.Say(text.DiscardDo, text.Facts{"train": d.say.TrainKind(d.v.T.KindOf(a.Train))})
	case rules.Bankrupt:
		return d.say.Word(text.BankruptDo)
	case rules.Pass:
		return d.say.Decline(d.v)
	}
	return ""
}

// Decline returns the button that passes, skips or ends; nil if the step has none.
func (d *Draft) Decline() *Button { return d.decline }

func (d *Draft) declineButton() *Button {
	pass := rules.Pass{By: d.v.Actor()}
	r := rules.Check(d.v, pass)
	if r.Reason == rules.WrongStep {
		return nil
	}
	b := &Button{Text: d.Words(pass), Action: pass}
	if r.Refused() {
		b.Why = d.say.Why(d.v, pass, r).Text
	} else {
		b.Guard = d.guard()
	}
	return b
}

// guard returns the question that is asked before declining gives something away, or nothing.
func (d *Draft) guard() string {
	switch d.step.Panel {
	case words.TrainPanel:
		c := d.v.Actor().Corp()
		if d.v.TrainCount(d.v.Actor()) > 0 || !d.v.HasRoute(c) {
			return ""
		}
		for _, o := range d.Options(Main) {
			if !o.Barred && o.Train != 0 {
				return d.say.Phrase(text.GuardTrain, nil)
			}
		}
	case words.StockPanel:
		return d.guardFloat()
	}
	return ""
}

// guardFloat asks before a president passes whose company one share would float that he could buy.
func (d *Draft) guardFloat() string {
	for _, o := range d.Options(Main) {
		buy, ok := d.form0(&o).(rules.BuyShares)
		if !ok || d.v.Is(buy.Corp, rules.Floated) || id.OfPlayer(d.v.President(buy.Corp)) != d.v.Actor() {
			continue
		}
		if d.v.SoldPercent(buy.Corp)+int(buy.Percent) >= int(d.v.T.Corp(buy.Corp).FloatAt) {
			return d.say.Phrase(text.GuardFloat, text.Facts{"company": d.say.Corp(buy.Corp)})
		}
	}
	return ""
}
