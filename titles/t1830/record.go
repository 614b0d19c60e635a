package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/step"
)

// RecordNames returns the names of the title's things in records of 18xx.games: the cities whose printed tile is not
// simply numbered 0 on its hex.
func RecordNames() *record.Names {
	return &record.Names{
		Title:   Record,
		Players: [2]int{MinPlayers, MaxPlayers},
		Options: []string{"multiple_brown_from_ipo", "optional_6_train"},
		Changes: []record.Change{
			{Day: "2021-03-20", Before: "multiple_brown_from_ipo"}, // only one brown share a turn from the initial offering
		},
		Printed: map[string]string{
			"J14": "J14-1", "F22": "F22-2", "D10": "D10-1", "H18": "H18-1",
			"E19": "city-0", "H4": "city-1", "B10": "city-2", "H10": "city-3", "H16": "city-4",
		},
	}
}

// BasicRecordNames returns the names in records of the basic game, which only this program reads (RB22).
func BasicRecordNames() *record.Names {
	names := RecordNames()
	names.Title, names.Players[1], names.Changes = BasicRecord, MaxBasicPlayers, nil
	return names
}

// StarterRecordNames returns the names in records of the starter game, which only this program reads (RB22).
func StarterRecordNames() *record.Names {
	names := RecordNames()
	names.Title, names.Options, names.Changes = StarterRecord, nil, nil
	return names
}

// listedTypes returns can with the types of actions that 18xx.games lists differently added or removed: those always
// listed in a company's turn, bids that a player cannot afford, and the purchase of a private that is barred by its
// share (X6).
func listedTypes(v rules.View, can []string) []string {
	if v.Actor().Corp() == 0 {
		return listedToPlayer(v, can)
	}
	switch {
	case v.InCharge().Name() == step.TeleportKey:
		return []string{"pass", "place_token"}
	case v.Actor() != v.Base().Actor:
		return can
	}
	return step.AppendListed(can, v)
}

// listedToPlayer returns can with the kinds of actions added that 18xx.games lists for a player although none is legal.
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
