package t18fl

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/step"
)

// RecordNames returns the names of the title's things in records of 18xx.games.
func RecordNames() *record.Names {
	return &record.Names{
		Title:     Record,
		Players:   [2]int{MinPlayers, MaxPlayers},
		Options:   []string{"two_player_share_limit"},
		Figures:   true,
		StateCost: func(c id.Corp, cost int32) rules.Action { return StateCost{By: c, Cost: cost} },
		Always:    []string{"start_keeps_pass"},
		Changes: []record.Change{
			{Day: "2021-03-26"}, // one hotel per town (R73)
			{Day: "2022-01-18", Before: "past_size_in_phase_3"}, // in phase 3 a new company has five shares (R48)
			{Day: "2025-08-25", Before: "past_posc_30"},         // POSC costs $40 instead of $30
			{Day: "2026-05-27"},                                 // payment of a company that must convert before it floats
		},
		Printed: map[string]string{},
	}
}

// listedTypes returns can with the types of actions changed that 18xx.games lists differently in a company's turn: it
// never lists the port marker, and lists some types although no such action is legal, both kinds of tokens as long as
// their step is open among them. It may change can itself.
func listedTypes(v rules.View, can []string) []string {
	if v.Actor().Corp() == 0 || v.Actor() != v.Base().Actor {
		return can
	}
	can = slices.DeleteFunc(can, func(kind string) bool { return kind == "assign" })
	if v.InCharge().Name() == step.StationKey {
		can = append(can, "place_token", "hex_token")
	}
	return step.AppendListed(can, v)
}
