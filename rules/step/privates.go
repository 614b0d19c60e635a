package step

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// BuyPrivates lets the company in turn buy privates from players at any moment of its turn. The owner's consent is
// assumed (1830/R90-R93). It is an anytime step.
type BuyPrivates struct{ NeverOpen }

func (BuyPrivates) Name() string { return PrivatesKey }

// Check judges a purchase: the turn, the private, then the price and the money for it.
func (BuyPrivates) Check(v rules.View, a rules.Action) rules.Refusal {
	buy, ok := a.(rules.BuyPrivate)
	if !ok || stationFirst(v) {
		return v.Refuse(rules.WrongStep)
	}
	if r := notInTurn(v, buy.By.Corp()); r.Refused() {
		return r
	}
	if r := checkForSale(v, buy.Private, buy.By); r.Refused() {
		return r
	}
	lowest, highest := PrivatePrices(v, buy.Private)
	switch cash := v.Cash(buy.By); {
	case buy.Price < lowest:
		return v.Refuse(rules.PriceTooLow).Figures(buy.Price, lowest)
	case buy.Price > highest:
		return v.Refuse(rules.PriceTooHigh).Figures(buy.Price, highest)
	case cash < buy.Price:
		return v.Refuse(rules.NoMoneyForPrivate).Figures(cash, buy.Price)
	}
	return rules.Refusal{}
}

// checkForSale returns a refusal if company buyer may buy the private at no price. Recorded games may have sales of
// privates that are closed to companies (1830/X13).
func checkForSale(v rules.View, p id.Private, buyer id.Owner) rules.Refusal {
	owner := v.S.Privates[p].Owner
	switch {
	case owner == buyer:
		return v.Refuse(rules.OwnPrivate)
	case owner.Corp() != 0:
		return v.Refuse(rules.OwnedByCompany) // R60
	case owner == id.Nobody:
		return v.Refuse(rules.PrivateGone).About(p)
	case owner.Player() == 0:
		return v.Refuse(rules.LotGone).About(p)
	case !v.PhaseDef().CompaniesBuyPrivates && !soldEarly(v, p, buyer) && !storedEarly(v, buyer):
		return v.Refuse(rules.PhaseForPrivates)
	}
	_, closed := rules.PowerOf[rules.NotForCompanies](v.T, p)
	if v.T.Private(p).Min == 0 || closed && !v.T.Policy.LooseActions.On() {
		return v.Refuse(rules.NotTradable).About(p)
	}
	return rules.Refusal{}
}

// PrivatePrices returns the current minimum and maximum price of a private for a company (1830/R91, 1870/R125, R126).
func PrivatePrices(v rules.View, p id.Private) (lowest, highest int32) {
	d := v.T.Private(p)
	if w, ok := rules.PowerOf[rules.EarlySale](v.T, p); ok && !v.PhaseDef().CompaniesBuyPrivates {
		return d.Min, w.Max
	}
	return d.Min, d.Max
}

// storedEarly reports whether a stored game may have the sale of any private to buyer before companies may buy
// privates, because buyer may buy some private early (1870/X16).
func storedEarly(v rules.View, buyer id.Owner) bool {
	if !v.Tolerant() {
		return false
	}
	for i := range v.T.Privates {
		if soldEarly(v, id.Private(i+1), buyer) {
			return true
		}
	}
	return false
}

// soldEarly reports whether buyer may buy the private before other companies may.
func soldEarly(v rules.View, p id.Private, buyer id.Owner) bool {
	w, ok := rules.PowerOf[rules.EarlySale](v.T, p)
	return ok && slices.Contains(w.Corps, v.T.Corp(buyer.Corp()).ID)
}

// AppendLegal implements rules.Step. It leaves out sales that only recorded games have.
func (s BuyPrivates) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		if _, closed := rules.PowerOf[rules.NotForCompanies](v.T, p); closed {
			continue
		}
		lowest, highest := PrivatePrices(v, p)
		highest = min(highest, v.Cash(v.Actor()))
		for k, price := range [...]int32{lowest, highest} {
			a := rules.BuyPrivate{By: v.Actor(), Private: p, Price: price}
			if (k == 0 || highest > lowest) && !s.Check(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// Apply pays the owner and moves the private.
func (BuyPrivates) Apply(tx *rules.Tx, a rules.Action) {
	buy := a.(rules.BuyPrivate)
	tx.Pay(buy.By, tx.S.Privates[buy.Private].Owner, buy.Price)
	tx.GivePrivate(buy.Private, buy.By)
}

// LastPrivates is the last step of a company's turn. It accepts only a pass, and keeps the turn open for BuyPrivates
// and ExtraLay after the trains (1830/R83).
type LastPrivates struct{}

func (LastPrivates) Name() string { return LastPrivatesKey }

// Open implements rules.Step: the company can pay the minimum price of some private, or has an unused extra lay.
func (LastPrivates) Open(v rules.View) rules.Refusal {
	if extraLayLeft(v, v.Actor().Corp()) {
		return rules.Refusal{}
	}
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		if _, closed := rules.PowerOf[rules.NotForCompanies](v.T, p); closed {
			continue
		}
		if !checkForSale(v, p, v.Actor()).Refused() && v.Cash(v.Actor()) >= v.T.Private(p).Min {
			return rules.Refusal{}
		}
	}
	return v.Refuse(rules.NothingLeft)
}

// Check accepts only a pass of the actor.
func (LastPrivates) Check(v rules.View, a rules.Action) rules.Refusal {
	p, ok := a.(rules.Pass)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	return v.CheckActor(p.By)
}

// AppendLegal appends the pass.
func (LastPrivates) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return append(dst, rules.Pass{By: v.Actor()})
}

func (LastPrivates) Apply(tx *rules.Tx, _ rules.Action) { pass(tx) }
