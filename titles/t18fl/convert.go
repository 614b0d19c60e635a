package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// convert is the first step of a company's turn in phases 3 and 4, in which a company of five shares that has operated
// may convert to ten shares (18FL/R61).
type convert struct{}

// conversionShares is the number of share prices that the bank pays a converting company.
const conversionShares = 5

func (convert) Name() string { return convertKey }

// Open implements rules.Step.
func (convert) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	switch {
	case v.S.Phase < indexOfThree || v.S.Phase > indexOfFour:
		return v.Refuse(convertPhase)
	case !v.Small(c):
		return v.Refuse(hasTenShares)
	case !v.Is(c, rules.Operated):
		return v.Refuse(rules.NotOperated)
	}
	return rules.Refusal{}
}

// Check implements rules.Step: the acting company converts or passes.
func (s convert) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a.(type) {
	case Convert, rules.Pass:
		return v.CheckActor(rules.Actor(a))
	}
	return v.Refuse(rules.WrongStep)
}

func (convert) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return append(dst, Convert{By: v.Actor().Corp()}, rules.Pass{By: v.Actor()})
}

func (convert) Apply(tx *rules.Tx, a rules.Action) {
	tx.FinishStep()
	if _, ok := a.(Convert); ok {
		convertToTen(tx, tx.Actor().Corp())
		return
	}
	tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
}

// convertToTen converts a company to ten shares. A floated one receives the price of conversionShares (18FL/R61, R62).
func convertToTen(tx *rules.Tx, c id.Corp) {
	if tx.Is(c, rules.Floated) {
		tx.Pay(id.Bank, id.OfCorp(c), conversionShares*tx.Price(c))
	}
	tx.Convert(c)
}

// phaseBegan returns the title's hook for a new phase. With the first 5-train port markers are removed and all
// companies convert; with the first six the storm removes the track of the Keys and the hotel there (18FL/R62, R70f,
// R92). Unless RestingDiscard is on, surplus trains of companies without a president are discarded automatically (R93).
func phaseBegan(s Switches) func(*rules.Tx) {
	return func(tx *rules.Tx) {
		switch tx.PhaseDef().Name {
		case phaseFive:
			tx.RemoveMarkers(rules.Marker{Private: tx.T.FindPrivate(steamship)})
			for i := range tx.T.Corps {
				if c := id.Corp(i + 1); tx.Small(c) {
					convertToTen(tx, c)
				}
			}
		case phaseSix:
			for _, name := range [...]string{keyWest, lowerKeys} {
				if t := tx.RemoveTile(tx.T.FindHex(name)); t != 0 && !s.KeysTilesReturn {
					tx.LoseTile(t)
				}
			}
			tx.RemoveMarkers(rules.Marker{Hex: tx.T.FindHex(keyWest)})
		}
		if !s.RestingDiscard {
			giveUpLowest(tx)
		}
	}
}
