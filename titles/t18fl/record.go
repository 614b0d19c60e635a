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
		Always:  []string{"start_keeps_pass"},
		Changes: []record.Change{
			{Day: "2021-03-26"}, // one hotel in a town (R73)
			{Day: "2022-01-18", Before: "past_size_in_phase_3"}, // in phase 3 a new company has five shares (R48)
			{Day: "2025-08-25", Before: "past_posc_30"},         // POSC costs $40, no longer $30
			{Day: "2026-05-27"},                                 // what a company gets that must convert before it floats
		},
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
