package rules

import "github.com/hexrail/hexrail/rules/id"

// SharePrice returns the price of an ordinary share of c: from the initial offering par or the market price, as policy
// UnsoldPrice has it, otherwise the market price (1830/R34).
func (v View) SharePrice(c id.Corp, from id.Owner) int32 {
	if from != id.Initial {
		return v.Price(c)
	}
	switch v.T.Policy.UnsoldPrice {
	case AtPar:
		return int32(v.S.Corps[c].Par)
	case AtPrice:
	}
	return v.Price(c)
}

// PresidencyPrice returns the price of the president's certificate of c, given the price of a share.
func (v View) PresidencyPrice(c id.Corp, share int32) int32 {
	return share * int32(v.PresidentPercent(c)) / int32(v.Ordinary(c))
}

// PaidForShare returns the recipient of the money for a share of c: the company itself if it offers the share (1870/R67
// for one that already has its capital), otherwise the bank.
func (v View) PaidForShare(c id.Corp, from id.Owner) id.Owner {
	switch v.T.Policy.Capital {
	case AsSold:
		if from == id.Initial && (v.Is(c, Floated) || !v.Is(c, AllAtFloat)) {
			return id.OfCorp(c)
		}
	case FullAtFloat:
		if from == id.Initial && v.Is(c, PaidForShares) {
			return id.OfCorp(c)
		}
	}
	return id.Bank
}

// CapitalAtFloat returns the amount that the bank pays c when it floats. A company of five shares is paid for five
// (18FL/R50).
func (v View) CapitalAtFloat(c id.Corp) int32 {
	switch v.T.Policy.Capital {
	case FullAtFloat:
		return int32(v.S.Corps[c].Par) * 100 / int32(v.Ordinary(c))
	case AsSold:
	}
	return 0
}
