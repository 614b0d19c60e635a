package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// helper is a step in which a president sells shares for a compulsory train.
type helper interface {
	LargestHelp(v rules.View, c, of id.Corp) int
}

// HelpFor returns the amount that sales by the president of c would raise if c, in its turn, had to buy a train and
// could not pay for it (1830/R139, 1822PNW/R89). It is zero where presidents do not help.
func HelpFor(v rules.View, c id.Corp) (sum int32) {
	if !v.HelpsWithTrains() || v.President(c) == 0 {
		return 0
	}
	if v.Base().Actor != id.OfCorp(c) {
		s := *v.S
		s.Turn, v.S = rules.Turn{}, &s // sales in another turn do not matter
	}
	for i := range v.T.Rounds {
		for _, s := range v.T.Rounds[i].Steps {
			s, ok := s.(helper)
			if !ok {
				continue
			}
			for k := range v.T.Corps {
				of := id.Corp(k + 1)
				sum += proceeds(v, of, s.LargestHelp(v, c, of))
			}
			return sum
		}
	}
	return 0
}

// SalesOf returns the proceeds of the largest sale of each company by player p in a turn of the running stock round,
// or of the next one as things stand.
func SalesOf(v rules.View, p id.Player) (sum int32) {
	s := *v.S
	round := stockRoundOf(v.T)
	if round == 0 || s.End.Over || v.Left(p) {
		return 0
	}
	if s.Frames[0].Round != round {
		s.Set++
	}
	s.Frames, s.Depth, s.Turn = [rules.MaxFrames]rules.Frame{{Round: round, Actor: id.OfPlayer(p)}}, 1, rules.Turn{}
	v.S = &s
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		for percent := v.Held(c, id.OfPlayer(p)); percent > 0; percent -= int(v.Ordinary(c)) {
			sale := rules.SellShares{By: id.OfPlayer(p), Corp: c, Percent: uint8(percent)}
			if !rules.Check(v, sale).Refused() {
				sum += proceeds(v, c, percent)
				break
			}
		}
	}
	return sum
}

// stockRoundOf returns the number of the stock round of a title, or zero if it has none.
func stockRoundOf(t *rules.Title) rules.RoundID {
	for i := range t.Rounds {
		if t.Rounds[i].Name == rules.StockRound {
			return rules.RoundID(i + 1)
		}
	}
	return 0
}

// proceeds returns the price of a sale of percent of c.
func proceeds(v rules.View, c id.Corp, percent int) int32 {
	return v.SalePrice(c) * int32(percent) / int32(v.Ordinary(c))
}
