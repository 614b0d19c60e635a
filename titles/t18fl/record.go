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

// listed adds what 18xx.games lists though nothing of the kind is legal: what it always lists at a company's turn, and both kinds of
// tokens as long as their step is open.
func listed(v rules.View, can []string) []string {
	if v.Actor().Corp() == 0 {
		return can
	}
	if v.Actor() != v.Base().Actor {
		return can
	}
	can = slices.DeleteFunc(can, func(kind string) bool { return kind == "assign" })
	if v.InCharge().Name() == step.StationKey {
		can = append(can, "place_token", "hex_token")
	}
	return step.AppendListed(can, v)
}
