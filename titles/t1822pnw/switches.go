package t1822pnw

import (
	"errors"

	"hexrail/rules"
)

// Duty says when a company without a train must buy one (R89).
type Duty uint8

// The values of Duty.
const (
	// HasLine: if the cheapest train on sale could run.
	HasLine Duty = iota + 1
	// Always: in any case.
	Always
)

// Triple says up to which price a dividend of three times the price moves the marker three cells (R84).
type Triple uint8

// The values of Triple.
const (
	// Below150: below $150.
	Below150 Triple = iota + 1
	// UpTo150: $150 included.
	UpTo150
)

// Order says in what order a player may act in his stock turn (R13).
type Order uint8

// The values of Order.
const (
	// Strict: sell, repay, then buy or bid.
	Strict Order = iota + 1
	// Loose: selling stays possible between bids and after them.
	Loose
)

// CardSet says which private companies there are.
type CardSet uint8

// The values of CardSet.
const (
	// Published: those that 18xx.games has.
	Published CardSet = iota + 1
	// Document: those of the rules document (R160).
	Document
)

// Switches settle everything that is open about the title before it is built (sheet 1.12). A switch picks a policy, the
// configuration of a step or a table, once; no rule asks for a switch during a game.
type Switches struct {
	Profile  rules.Profile
	scenario *scenario

	// Options of the full game, by the names of 18xx.games.
	StartingPacket bool // R8
	RemoveTwoLs    bool // R7
	RemoveThreeLs  bool // R7

	// Readings of the rules; the profile sets them.
	CloseAtFive bool   // R52: privates close with the first 5-train
	Duty        Duty   // R89
	Triple      Triple // R84
	Order       Order  // R13
	SkiTrack    bool   // P17 needs track on its hex

	// LatePresident: shares that pay for a minor change no president until the next deal in them (R105).
	LatePresident bool

	// What corrections change; no option, and as it was in recorded games.
	AsksIdle   bool // R73: a step in which only a pass is possible waits for it
	LaysEnd    bool // R73: the track step ends with the last lay though mill, Ski Haus or P21 could be used
	DebtorsPay bool // R28: who owes money may pay for one more share at a merger
	MinorsBuyE bool // R87: minors buy E-trains

	// PlacesClose: a station beside the slots takes every place that an acquisition leaves free; also in recorded games of before (R75).
	PlacesClose bool

	// How 18xx.games had rules before it changed them; no profile sets these, only records that were played so.
	ColouredMerge bool // R93: only coloured minors have a turn in a merger round
	LateDiscards  bool // R80: trains above the limit are given up at the end of the acquisitions, not before

	// Privates can be chosen in new games of the full game (R160).
	Privates CardSet
}

// SwitchesFor returns the switches of the full game in a profile without options.
func SwitchesFor(p rules.Profile) Switches { return switchesFor(p, fullGame()) }

// ShortSwitchesFor returns those of the Short Scenario.
func ShortSwitchesFor(p rules.Profile) Switches { return switchesFor(p, shortScenario()) }

// SRSSwitchesFor returns those of the Southern Regional Scenario.
func SRSSwitchesFor(p rules.Profile) Switches { return switchesFor(p, southernScenario()) }

func switchesFor(p rules.Profile, sc *scenario) Switches {
	if p == rules.Recorded {
		return Switches{Profile: p, scenario: sc, Duty: Always, Triple: UpTo150, Order: Loose, Privates: Published,
			LatePresident: true, AsksIdle: true, LaysEnd: true, DebtorsPay: true, MinorsBuyE: true}
	}
	return Switches{Profile: p, scenario: sc, Duty: HasLine, Triple: Below150, Order: Strict, SkiTrack: true, Privates: Published}
}

// Choices returns the switches by their names in files, links and records of 18xx.games. Scenarios have no options of the full
// game.
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

// errExclude is a choice of options of which at most one may be on (R7, R8).
var errExclude = errors.New("starting_packet, remove_two_ls and remove_three_ls exclude each other")

// errDocument is the choice of the document's cards where they are not played (R160).
var errDocument = errors.New("private_set=document is for new games of the full game without starting_packet")

// check reports options that exclude each other.
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

// removedLs returns how many L-trains are removed before the game (R7).
func (s *Switches) removedLs() int {
	switch {
	case s.RemoveTwoLs:
		return 2
	case s.RemoveThreeLs:
		return 3
	}
	return 0
}
