package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// ahead returns effects of an action that the figures do not show: the parts of a lay's cost, a destination station,
// and the price of a loan.
func ahead(v, after rules.View, a rules.Action) []words.Notice {
	switch a := a.(type) {
	case rules.LayTile:
		return append(costAhead(v, a), goalAhead(v, after, a.By)...)
	case LayCombined:
		return goalAhead(v, after, a.By)
	case rules.BuyTrain:
		return loanAhead(v, after, a)
	}
	return nil
}

// goalAhead returns a notice if a lay connects home and destination of a major, which then gets its station, at the end
// of the step at the latest (R74, R75).
func goalAhead(v, after rules.View, c id.Corp) []words.Notice {
	if !keepsGoal(v, c) || keepsGoal(after, c) && !meetsGoal(after, c) {
		return nil
	}
	said := words.Pair{
		"{corp} is then connected with {hex}: its destination station comes there, free.",
		"{corp} が {hex} とつながり、目的地の駅が無料で置かれます。"}
	h := v.Destination(c)
	if _, here := v.Position().TokenAt(h, c); here {
		said = words.Pair{
			"{corp} is then connected with {hex}: its destination station comes there, free, and its other station there goes " +
				"back to the charter.",
			"{corp} が {hex} とつながり、目的地の駅が無料で置かれます。そこにあるもう1つの駅はチャーターに戻ります。"}
	}
	return []words.Notice{{Corp: c, Text: said, Names: map[string]string{"hex": v.T.HexName(h)}}}
}

// costAhead returns the cost of a lay if it has several parts or a step of Seattle and Portland is skipped (R68, R69,
// R72).
func costAhead(v rules.View, a rules.LayTile) []words.Notice {
	if a.Via != 0 || v.T.Tiles.Kind(a.Tile).Name == cubeTile {
		return nil
	}
	if isSeries(v, a.Hex) {
		if seriesSteps(v, a.Hex, a.Tile) < 2 {
			return nil
		}
		return []words.Notice{{
			Text: words.Pair{
				"{hex} shows the next colour already: that step is skipped, and two steps of {$step} are paid.",
				"次の色はすでに {hex} にあるため1ステップとばし、2ステップ分（各 {$step}）を払います。"},
			Names: map[string]string{"hex": v.T.HexName(otherSeries(v, a.Hex))}, Sums: map[string]int32{"step": seriesStep},
		}}
	}
	ground, lay := groundCost(v, a.Hex), track.Lay{Tile: a.Tile, Rot: a.Rot}
	bridge := bridgeCost(v, a.Hex, lay)
	cubes := min(ground+bridge, int32(v.S.Cells[a.Hex].Cubes())*cubeWorth) // only Portland has both; see above
	sums := map[string]int32{"ground": ground, "bridge": bridge, "cubes": cubes}
	var said words.Pair
	switch {
	case cubes != 0 && bridge != 0:
		said = words.Pair{"Bridge {$bridge}, less {$cubes} by builder cubes.", "橋 {$bridge} から、建設コマで {$cubes} 引き。"}
	case cubes != 0:
		said = words.Pair{"Ground {$ground}, less {$cubes} by builder cubes.", "地形 {$ground} から、建設コマで {$cubes} 引き。"}
	case bridge != 0:
		said = words.Pair{"The bridge over the river costs {$bridge}.", "川を渡る橋に {$bridge} かかります。"}
	default:
		return nil
	}
	return []words.Notice{{Text: said, Sums: sums}}
}

// loanAhead returns the consequences of a loan for a train for the president (R28, R118).
func loanAhead(v, after rules.View, a rules.BuyTrain) []words.Notice {
	p := v.President(a.By)
	debt := after.S.Seats[p].Debt - v.S.Seats[p].Debt
	if debt == 0 {
		return nil
	}
	return []words.Notice{{
		Corp: a.By,
		Text: words.Pair{
			"The president of {corp} takes a loan of {$loan} and owes {$debt} for it; every stock round ends with half of the " +
				"debt more. Until it is repaid he may neither buy shares nor bid.",
			"{corp} の社長は {$loan} を借り、{$debt} の借金を負います。株式ラウンドが終わるたびに借金は半分ずつ増え、完済まで株の購入も入札もできません。"},
		Sums: map[string]int32{"loan": a.Price - v.Cash(id.OfCorp(a.By)) - v.Cash(id.OfPlayer(p)), "debt": debt},
	}}
}
