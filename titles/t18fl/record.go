package t18fl

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/record"
	"hexrail/rules/step"
)

// RecordNames returns what records of 18xx.games call things of this title.
func RecordNames() *record.Names {
	return &record.Names{
		Title:   Record,
		Players: [2]int{MinPlayers, MaxPlayers},
		Options: []string{"two_player_share_limit"},
		Figures: true,
		Printed: map[string]string{},
	}
}

// listed adds what 18xx.games lists though nothing of the kind is legal: bankruptcy at every step of a company, both kinds of tokens
// and lays as long as their steps are open, the purchase of a train while one must be bought.
func listed(v rules.View, can []string) []string {
	if v.Actor().Corp() == 0 {
		return can
	}
	if v.Actor() != v.Base().Actor {
		return can
	}
	can = slices.DeleteFunc(can, func(kind string) bool { return kind == "sell_shares" || kind == "assign" })
	can = append(can, "bankrupt")
	pass := rules.Check(v, rules.Pass{By: v.Actor()})
	switch v.InCharge().Name() {
	case step.TrackKey:
		can = append(can, "lay_tile")
	case step.StationKey:
		can = append(can, "place_token", "hex_token")
	case step.TrainsKey:
		can = append(can, "buy_train")
		if pass.Reason == rules.MustBuyTrain {
			can = append(can, "sell_shares")
		}
	}
	return can
}
