package t1822pnw

import (
	"errors"

	"github.com/hexrail/hexrail/rules"
)

// Duty is when a company without a train must buy one (R89).
type Duty uint8

// The values of Duty.
const (
	// HasLine: if the cheapest train for sale could run.
	HasLine Duty = iota + 1
	// Always: in any case.
	Always
)

// Triple is the price up to which a dividend of three times the price moves the marker three cells (R84).
type Triple uint8

// The values of Triple.
const (
	// Below150: below $150.
	Below150 Triple = iota + 1
	// UpTo150: up to and including $150.
	UpTo150
)

// Order is the order in which a player may act in his stock turn (R13).
type Order uint8

// The values of Order.
const (
	// Strict: sell, repay, then buy or bid.
	Strict Order = iota + 1
	// Loose: selling is also possible between and after bids.
	Loose
)

// CardSet is the set of privates.
type CardSet uint8

// The values of CardSet.
const (
	// Published: those of 18xx.games.
	Published CardSet = iota + 1
	// Document: those of the rules document (R160).
	Document
)

// Switches settle everything that is variable about the title before it is built. A switch selects a
// policy, the configuration of a step, or a table; no rule reads a switch during a game, because the switches are part
// of links and files and must always build the same title.
type Switches struct {
	Profile  rules.Profile
	scenario *scenario

	// Options of the full game, with the names of 18xx.games.
	StartingPacket bool // R8
	RemoveTwoLs    bool // R7
	RemoveThreeLs  bool // R7

	// Readings of the rules, set by the profile.
	CloseAtFive bool   // R52: privates close with the first 5-train
	Duty        Duty   // R89
	Triple      Triple // R84
	Order       Order  // R13
	SkiTrack    bool   // P17 needs track on its hex

	// LatePresident: shares that pay for a minor change a president only with the next trade in them (R105).
	LatePresident bool

	// Corrected faults. They are not options; recorded games keep the faulty values.
	AsksIdle   bool // R73: a step in which only a pass is possible waits for it
	LaysEnd    bool // R73: the track step ends with the last lay though mill, Ski Haus or P21 could be used
	DebtorsPay bool // R28: players in debt may pay for one more share at a merger
	MinorsBuyE bool // R87: minors may buy E-trains

	// PlacesClose: a station beside the slots takes every slot that an acquisition leaves free. Earlier recorded games
	// have it as well (R75).
	PlacesClose bool

	// Former rules of 18xx.games. No profile sets these, only records that were played with them.
	ColouredMerge bool // R93: only coloured minors have a turn in a merger round
	LateDiscards  bool // R80: surplus trains are discarded at the end of the acquisitions, not before

	// Privates is an option of new games of the full game (R160).
	Privates CardSet
}

// SwitchesFor returns the switches of the full game in a profile without options.
func SwitchesFor(p rules.Profile) Switches { return switchesFor(p, fullGame()) }

// ShortSwitchesFor returns the switches of the Short Scenario.
func ShortSwitchesFor(p rules.Profile) Switches { return switchesFor(p, shortScenario()) }

// SRSSwitchesFor returns the switches of the Southern Regional Scenario.
func SRSSwitchesFor(p rules.Profile) Switches { return switchesFor(p, southernScenario()) }

// switchesFor returns the switches of a profile in a scenario.
func switchesFor(p rules.Profile, sc *scenario) Switches {
	if p == rules.Recorded {
		return Switches{Profile: p, scenario: sc, Duty: Always, Triple: UpTo150, Order: Loose, Privates: Published,
			LatePresident: true, AsksIdle: true, LaysEnd: true, DebtorsPay: true, MinorsBuyE: true}
	}
	return Switches{Profile: p, scenario: sc, Duty: HasLine, Triple: Below150, Order: Strict, SkiTrack: true,
		Privates: Published}
}

// Choices returns the switches with their names in files, links and records of 18xx.games. Scenarios do not have the
// options of the full game.
func (s *Switches) Choices() []rules.Choice {
	var list []rules.Choice
	if s.scenario.key == Key {
		list = []rules.Choice{
			rules.Variant(rules.OnOff("starting_packet", &s.StartingPacket)),
			rules.Variant(rules.OnOff("remove_two_ls", &s.RemoveTwoLs)),
			rules.Variant(rules.OnOff("remove_three_ls", &s.RemoveThreeLs)),
		}
	}
	list = append(list,
		rules.OnOff("privates_close_at_5", &s.CloseAtFive),
		rules.OneOf("train_obligation", &s.Duty, "route", "always"),
		rules.OneOf("triple_step_limit", &s.Triple, "lt150", "le150"),
		rules.OneOf("stock_turn_order", &s.Order, "strict", "loose"),
		rules.OnOff("ski_haus_needs_track", &s.SkiTrack),
		rules.OnOff("late_president", &s.LatePresident),
		rules.Past(rules.OnOff("past_coloured_merge", &s.ColouredMerge)),
		rules.Past(rules.OnOff("past_late_discards", &s.LateDiscards)),
	)
	if s.scenario.key == Key {
		list = append(list, rules.Variant(rules.OneOf("private_set", &s.Privates, "published", "document")))
	}
	return list
}

// errExclude means that more than one of these options is on (R7, R8).
var errExclude = errors.New("starting_packet, remove_two_ls and remove_three_ls exclude each other")

// errDocument means that the document's cards are selected for a game that cannot use them (R160).
var errDocument = errors.New("private_set=document is for new games of the full game without starting_packet")

// check returns an error if the options exclude each other.
func (s *Switches) check() error {
	n := 0
	for _, on := range [...]bool{s.StartingPacket, s.RemoveTwoLs, s.RemoveThreeLs} {
		if on {
			n++
		}
	}
	if n > 1 {
		return errExclude
	}
	if s.Privates == Document && (s.StartingPacket || s.Profile == rules.Recorded) {
		return errDocument
	}
	return nil
}

// removedLs returns the number of L-trains removed before the game (R7).
func (s *Switches) removedLs() int {
	switch {
	case s.RemoveTwoLs:
		return 2
	case s.RemoveThreeLs:
		return 3
	}
	return 0
}
