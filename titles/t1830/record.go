package t1830

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/record"
	"hexrail/rules/step"
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

// BasicRecordNames returns what records of the basic game call its things. Only this program reads them (RB22).
func BasicRecordNames() *record.Names {
	names := RecordNames()
	names.Title, names.Players[1] = BasicRecord, MaxBasicPlayers
	return names
}

// StarterRecordNames returns what records of the starter game call its things. Only this program reads them (RB22).
func StarterRecordNames() *record.Names {
	names := RecordNames()
	names.Title, names.Options = StarterRecord, nil
	return names
}

// listed adds and removes what 18xx.games lists otherwise: at a company's turn bankruptcy at every step, lays and the
// purchase of a train as long as their steps are open, and the president's sales exactly while a train must be bought; at a player's bids that
// he cannot pay, and the purchase of a private that its share bars (X6).
func listed(v rules.View, can []string) []string {
	if v.Actor().Corp() == 0 {
		return listedToPlayer(v, can)
	}
	inCharge := v.InCharge().Name()
	switch {
	case inCharge == step.TeleportKey:
		return []string{"pass", "place_token"}
	case v.Actor() != v.Base().Actor:
		return can
	}
	can = append(can, "bankrupt")
	can = slices.DeleteFunc(can, func(kind string) bool { return kind == "sell_shares" })
	pass := rules.Check(v, rules.Pass{By: v.Actor()})
	switch {
	case pass.Reason == rules.MustBuyTrain:
		can = append(can, "buy_train", "sell_shares")
	case inCharge == step.TrackKey:
		can = append(can, "lay_tile")
	case inCharge == step.TrainsKey:
		can = append(can, "buy_train")
	}
	return can
}

func listedToPlayer(v rules.View, can []string) []string {
	switch v.Base().Round {
	case auctionRound:
		if v.S.Depth == 1 {
			can = append(can, "bid")
		}
	case stockRound:
		if step.BarredPrivate(v) {
			can = append(can, "buy_company")
		}
	}
	return can
}
