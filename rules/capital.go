package rules

import "hexrail/rules/id"

// SharePrice returns what an ordinary share of c costs: from the initial offering par or the present price as the title says,
// else the present price (1830/R34).
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

// PresidencyPrice returns what the president's certificate of c costs at this price of a share.
func (v View) PresidencyPrice(c id.Corp, share int32) int32 {
	return share * int32(v.PresidentPercent(c)) / int32(v.Ordinary(c))
}

// PaidForShare returns who is paid for a share of c that somebody buys: the bank, or the company itself for what it offers; of a
// company that got its capital when it floated only what it offers again (1870/R67).
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

// CapitalAtFloat returns what the bank pays c when it floats: five shares are paid to a company of five (18FL/R50).
func (v View) CapitalAtFloat(c id.Corp) int32 {
	switch v.T.Policy.Capital {
	case FullAtFloat:
		return int32(v.S.Corps[c].Par) * 100 / int32(v.Ordinary(c))
	case AsSold:
	}
	return 0
}
