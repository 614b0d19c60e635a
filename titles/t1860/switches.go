package t1860

import (
	"errors"

	"github.com/hexrail/hexrail/rules"
)

// Benefit is the advantage that a company must gain by an upgrade (1860/R91).
type Benefit uint8

// The values of Benefit.
const (
	// RunsOrRises: a train of the company already has a route over the current tile, or a station in its range pays more
	// than before.
	RunsOrRises Benefit = iota + 1
	// Either: track of the tile or new track is in the range of its trains, or the value of a station there changes.
	Either
	// NewOrChanged: new track is in the range of its trains, or the value of a station there changes.
	NewOrChanged
)

// Lease is the earnings of a leased train (1860/R129-R132).
type Lease uint8

// The values of Lease.
const (
	// PerStop: 40, and 20 for each of at most N stops.
	PerStop Lease = iota + 1
	// HalfRun: half of the train's revenue, and all subsidies.
	HalfRun
	// Fixed: 40, and 20 for each of N, whatever the route.
	Fixed
)

// BankGone is when the bank is broken (1860/R180).
type BankGone uint8

// The values of BankGone.
const (
	// AnyPayment: once the players hold £10,000, tested after every payment.
	AnyPayment BankGone = iota + 1
	// SalesDividends: once they hold more, tested after sales and dividends.
	SalesDividends
)

// Closing selects which of three or more nationalised companies cease (1860/R151).
type Closing uint8

// The values of Closing.
const (
	// TwoOrMore: two, those in receivership first, then by payment, and all that tie with the second.
	TwoOrMore Closing = iota + 1
	// LowestPayment: all with the lowest payment and, if that is one, those with the next lowest too.
	LowestPayment
)

// StationReach is where a company may place a station (1860/R96).
type StationReach uint8

// The values of StationReach.
const (
	// WithTrain: within reach of a train of the company from one of its stations.
	WithTrain StationReach = iota + 1
	// AnyDistance: anywhere connected to its stations by track.
	AnyDistance
)

// Switches settle everything that is variable about the title before it is built. A switch selects a policy, the
// configuration of a step, or a table; no rule reads a switch during a game, because the switches are part of links and
// files and must always build the same title.
type Switches struct {
	Profile rules.Profile

	// Options for players; the first seven have the names of 18xx.games.
	TwoPlayerMap         bool // smaller map of the first edition
	NoSkipTowns          bool // R158: every small station on a route is a stop; also a reading of the rulebook
	OriginalInsolvency   bool // R130
	SimplifiedInsolvency bool // R132
	OriginalGame         bool // map, insolvency and small stations of the first edition
	ReEnterHexes         bool // R161: a route may come back to a hex
	FullValueNew         bool // R27: shares of a company that has never operated keep their full value
	NoTrainLimit         bool // no limit on the trains of a company
	TwoSevens            bool // a second 7+4 train

	// Readings of the rules, set by the profile.
	ZeroBid              bool               // R12: an opening bid may be zero
	Reentry              bool               // R13: players who have passed may bid again
	TiedOnly             bool               // R19: privates are compared among the tied richest only
	ExchangeOwnTurn      bool               // R45: privates are exchanged only in their owner's turn
	UpgradeBenefit       Benefit            // R91
	HomeOnRoute          bool               // R154: one route must visit the home station
	RestackOnPay         bool               // R106: a marker that stays when a dividend is paid goes below the others
	BuyWhenExact         bool               // R119: a company whose money is exactly the price of a train must buy it
	ReceivershipHalf     bool               // R131: in receivership a leased train earns half
	SouthernNoNew        bool               // R145: no company is started after the Southern has formed
	NationFloatedOnly    bool               // R147: only floated companies delay nationalisation
	NationEndsTrack      bool               // R149: nationalisation itself ends building
	NationSurvivor       bool               // R151: not all companies cease at once while there are three or more
	HalfPresident        rules.HalfRounding // R184: rounding down where shares count half
	PrivatesMovePriority bool               // R20, R42: trading privates with the bank moves the priority
	BankGone             BankGone           // R180
	RelistPar            rules.ParAgain     // R144: where a bankrupt company starts again
	NationClosing        Closing            // R151
	StationReach         StationReach       // R96
	SplitSale            rules.SaleBlocks   // R26: several lots of one company in a turn
	FloatOnPar           bool               // R71: a floating company's marker is moved to its par
	ForcedBest           bool               // R135, R149: companies for which nobody decides run their best

	// Corrected faults. They are not options; recorded games keep the faulty values.
	ExchangeKeepsTurn bool // R45: a turn does not end by itself while its player may exchange a private
	EndsStandstill    bool // R186: the game ends after ten sets in which nothing happened
	SolventOnPurchase bool // R133: insolvency ends with the purchase of a train instead of with the turn
}

// SwitchesFor returns the switches of a profile without options.
func SwitchesFor(p rules.Profile) Switches {
	if p == rules.Recorded {
		return Switches{
			Profile:              p,
			UpgradeBenefit:       NewOrChanged,
			HomeOnRoute:          true,
			BankGone:             SalesDividends,
			PrivatesMovePriority: true,
			HalfPresident:        rules.EachCertificate,
			SplitSale:            rules.OneBlock,
			NationClosing:        LowestPayment,
			StationReach:         AnyDistance,
			RelistPar:            rules.AgainAtPar,
		}
	}
	return Switches{
		Profile:           p,
		NoSkipTowns:       true,
		ZeroBid:           true,
		Reentry:           true,
		TiedOnly:          true,
		ExchangeOwnTurn:   true,
		UpgradeBenefit:    RunsOrRises,
		RestackOnPay:      true,
		BuyWhenExact:      true,
		ReceivershipHalf:  true,
		SouthernNoNew:     true,
		NationFloatedOnly: true,
		NationEndsTrack:   true,
		NationSurvivor:    true,
		BankGone:          AnyPayment,
		ExchangeKeepsTurn: true,
		SolventOnPurchase: true,
		EndsStandstill:    true,
		HalfPresident:     rules.EachShare,
		SplitSale:         rules.LotsOfTurn,
		NationClosing:     TwoOrMore,
		FloatOnPar:        true,
		ForcedBest:        true,
		StationReach:      WithTrain,
		RelistPar:         rules.AgainAtGrey,
	}
}

// Choices returns the switches with their names in files, links and records of 18xx.games.
func (s *Switches) Choices() []rules.Choice {
	return []rules.Choice{
		rules.OnOff("two_player_map", &s.TwoPlayerMap),
		rules.OnOff("no_skip_towns", &s.NoSkipTowns),
		rules.OnOff("original_insolvency", &s.OriginalInsolvency),
		rules.OnOff("simplified_insolvency", &s.SimplifiedInsolvency),
		rules.OnOff("original_game", &s.OriginalGame),
		rules.OnOff("re_enter_hexes", &s.ReEnterHexes),
		rules.OnOff("non_operated_full_value", &s.FullValueNew),
		rules.OnOff("no_train_limit", &s.NoTrainLimit),
		rules.OnOff("two_7p4", &s.TwoSevens),
		rules.OnOff("auction_zero_bid", &s.ZeroBid),
		rules.OnOff("auction_reentry", &s.Reentry),
		rules.OnOff("richest_tie", &s.TiedOnly),
		rules.OnOff("exchange_own_turn", &s.ExchangeOwnTurn),
		rules.OneOf("upgrade_benefit", &s.UpgradeBenefit, "runs_or_rises", "either", "new_or_changed"),
		rules.OnOff("home_on_route", &s.HomeOnRoute),
		rules.OnOff("restack_on_pay", &s.RestackOnPay),
		rules.OnOff("buy_when_exact", &s.BuyWhenExact),
		rules.OnOff("receivership_half_lease", &s.ReceivershipHalf),
		rules.OnOff("southern_no_new", &s.SouthernNoNew),
		rules.OnOff("nat_needs_floated_only", &s.NationFloatedOnly),
		rules.OnOff("nat_ends_track", &s.NationEndsTrack),
		rules.OnOff("nat_survivor", &s.NationSurvivor),
		rules.OneOf("half_president", &s.HalfPresident, "two_halves", "half_of_double"),
		rules.OnOff("priority_privates", &s.PrivatesMovePriority),
		rules.OneOf("bank_gone", &s.BankGone, "any_payment", "sales_dividends"),
		rules.OneOf("relist_par", &s.RelistPar, "grey", "all"),
		rules.OnOff("float_on_par", &s.FloatOnPar),
		rules.OnOff("forced_best", &s.ForcedBest),
		rules.OneOf("nat_closing", &s.NationClosing, "two", "lowest"),
		rules.OneOf("split_sale", &s.SplitSale, "turn", "round", "refused"),
		rules.OneOf("station_reach", &s.StationReach, "train", "any"),
	}
}

// errInsolvency means that two kinds of insolvency are selected.
var errInsolvency = errors.New("simplified_insolvency excludes original_insolvency and original_game")

// firstEdition reports whether the smaller map is used.
func (s *Switches) firstEdition() bool { return s.TwoPlayerMap || s.OriginalGame }

// lease returns the earnings of leased trains. Recorded games with the option for fixed earnings were played without it
// (R132).
func (s *Switches) lease() (Lease, error) {
	original := s.OriginalInsolvency || s.OriginalGame
	switch {
	case original && s.SimplifiedInsolvency:
		return 0, errInsolvency
	case original:
		return HalfRun, nil
	case s.SimplifiedInsolvency && s.Profile != rules.Recorded:
		return Fixed, nil
	}
	return PerStop, nil
}
