package rules

import "github.com/hexrail/hexrail/rules/id"

// Leased returns the train that an insolvent company without a train runs free of charge: the cheapest on sale in the
// bank. It returns zero if c is solvent, has a train or can pay for that one (1860/R128, R133).
func (v View) Leased(c id.Corp) id.Train {
	if !v.Is(c, Insolvent) || v.TrainCount(id.OfCorp(c)) > 0 {
		return 0
	}
	if n := v.CheapestForSale(); n != 0 && v.TrainPrice(n) > v.Cash(id.OfCorp(c)) {
		return n
	}
	return 0
}

// AppendRunning appends the trains that c may run: its own in card order, or the leased one.
func (v View) AppendRunning(dst []id.Train, c id.Corp) []id.Train {
	if n := v.Leased(c); n != 0 {
		return append(dst, n)
	}
	return v.AppendTrains(dst, id.OfCorp(c))
}
