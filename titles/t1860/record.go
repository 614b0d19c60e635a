package t1860

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
		Title:   Record,
		Players: [2]int{MinPlayers, MaxPlayers},
		Options: []string{
			"two_player_map", "no_skip_towns", "original_insolvency", "simplified_insolvency", "original_game",
			"re_enter_hexes", "non_operated_full_value",
		},
		Printed: map[string]string{},
	}
}

// The cash from which 18xx.games lists a start as possible while any company has no par: twice the lowest par or, while
// a bankrupt company can restart, twice its lowest price.
const (
	listedPar   = 108
	listedRepar = 80
)

// listedTypes returns can with the types of actions added that 18xx.games lists although none is legal: the start of a
// company of any layer, a private that the player cannot afford, both kinds of lots during a choice, and lays as long
// as the step is open.
func listedTypes(v rules.View, can []string) []string {
	if v.Actor().Corp() != 0 {
		if name := v.InCharge().Name(); name == step.TrackKey || name == homeTileKey {
			can = append(can, "lay_tile")
		}
		return can
	}
	if v.S.Auction.Choosing {
		return append(can, "bid", "par")
	}
	if v.Base().Round != stockRound || !slices.Contains(can, "pass") {
		return can
	}
	if parListed(v) {
		can = append(can, "par")
	}
	if privateListed(v) {
		can = append(can, "buy_company")
	}
	return can
}

// parListed reports whether 18xx.games lists a start for the player, which it judges by cash and certificates alone.
func parListed(v rules.View) bool {
	if v.S.Turn.Bought != 0 || v.AtCertLimit(v.Actor().Player(), 0).Refused() {
		return false
	}
	cash := v.Cash(v.Actor())
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if v.Is(c, rules.Started) {
			continue
		}
		if cash >= listedPar || v.Is(c, rules.Unlisted) && cash >= listedRepar {
			return true
		}
	}
	return false
}

// privateListed reports whether the bank has a private that the player might buy with more money.
func privateListed(v rules.View) bool {
	p := v.Actor().Player()
	if v.S.Turn.Bought != 0 || v.Cash(v.Actor()) == 0 || v.AtCertLimit(p, 0).Refused() {
		return false
	}
	for i := range v.T.Privates {
		if n := id.Private(i + 1); v.BankSells(n) && v.S.Seats[p].Gone>>n&1 == 0 {
			return true
		}
	}
	return false
}
