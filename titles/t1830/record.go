package t1830

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/record"
)

// RecordNames returns what records of 18xx.games call things of this title: the cities whose printed tile is not simply
// numbered 0 on its hex.
func RecordNames() *record.Names {
	return &record.Names{
		Title:   Record,
		Players: [2]int{MinPlayers, MaxPlayers},
		Options: []string{"multiple_brown_from_ipo", "optional_6_train"},
		Printed: map[string]string{
			"J14": "J14-1", "F22": "F22-2", "D10": "D10-1", "H18": "H18-1",
			"E19": "city-0", "H4": "city-1", "B10": "city-2", "H10": "city-3", "H16": "city-4",
		},
	}
}

// listed adds and removes what 18xx.games lists otherwise at a company's turn: bankruptcy at every step, lays as long as
// the step is open, and the purchase and the president's sales exactly while a train must be bought.
func listed(v rules.View, can []string) []string {
	if v.Actor().Corp() == 0 {
		return can
	}
	can = append(can, "bankrupt")
	can = slices.DeleteFunc(can, func(kind string) bool { return kind == "sell_shares" })
	pass := rules.Check(v, rules.Pass{By: v.Actor()})
	switch {
	case pass.Reason == rules.MustBuyTrain:
		can = append(can, "buy_train", "sell_shares")
	case v.InCharge().Name() == "track":
		can = append(can, "lay_tile")
	}
	return can
}
