package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// extras returns the bonuses and fees of a route of a run (R126, R128, R129, R131-R133).
func extras(v rules.View, run rules.RunRoutes, i int) (list []words.Notice) {
	trips, _ := tripsOf(v, run)
	t := &trips[i]
	for _, part := range [...]struct {
		sum  int32
		name words.Pair
	}{
		{t.goal, words.Pair{"destination +{$sum}", "目的地 +{$sum}"}},
		{t.timber, words.Pair{"timber +{$sum}", "木材 +{$sum}"}},
		{t.baron, words.Same("P14 +{$sum}")},
		{t.mill, words.Pair{"paper mill +{$sum}", "製紙工場 +{$sum}"}},
		{t.ski, words.Pair{"Ski Haus +{$sum}", "スキー小屋 +{$sum}"}},
		{t.document, words.Pair{"private companies +{$sum}", "個人会社 +{$sum}"}},
		{t.fees, words.Pair{"portage −{$sum}", "ポーテージ −{$sum}"}},
	} {
		if part.sum != 0 {
			list = append(list, words.Notice{Text: part.name, Sums: map[string]int32{"sum": part.sum}})
		}
	}
	if t.eTrain {
		list = append(list, words.Notice{Text: words.Pair{"E-train: own cities twice, others nothing", "E列車：自社の都市は2倍、他は0"}})
	}
	return list
}
