package t1860

import (
	"errors"

	"hexrail/rules"
)

// Benefit says what a company must gain by an upgrade (1860/R91).
type Benefit uint8

// The values of Benefit.
const (
	// RunsOrRises: a train of the company already has a route over the tile as it lies, or a station in its range pays more than
	// before.
	RunsOrRises Benefit = iota + 1
	// Either: track of the tile or new track lies in the range of its trains, or a station there pays otherwise than before.
	Either
	// NewOrChanged: new track in the range of its trains, or a station there that pays otherwise than before.
	NewOrChanged
)

// Lease says what a leased train earns (1860/R129-R132).
type Lease uint8

// The values of Lease.
const (
	// PerStop: 40, and 20 for each of at most N stops.
	PerStop Lease = iota + 1
	// HalfRun: half of what the train would earn, and all subsidies.
	HalfRun
	// Fixed: 40, and 20 for each of N, whatever the route.
	Fixed
)

// BankGone says when the bank is gone (1860/R180).
type BankGone uint8

// The values of BankGone.
const (
	// AnyPayment: once the players hold £10,000, tested after every payment.
	AnyPayment BankGone = iota + 1
	// SalesDividends: once they hold more, tested after sales and dividends.
	SalesDividends
)

// Closing says which of three or more nationalised companies cease (1860/R151).
type Closing uint8

// The values of Closing.
const (
	// TwoOrMore: two, first those in receivership, then by payment, and what ties with the second.
	TwoOrMore Closing = iota + 1
	// LowestPayment: all with the lowest payment; if that is one, those with the next lowest too.
	LowestPayment
)

// StationReach says where a company may place a station (1860/R96).
type StationReach uint8

// The values of StationReach.
const (
	// WithTrain: where a train of the company reaches from one of its stations.
	WithTrain StationReach = iota + 1
	// AnyDistance: wherever its stations are joined to by track.
	AnyDistance
)

// Switches settle everything that is open about the title before it is built. A switch picks a policy, the configuration
// of a step or a table, once; no rule asks for a switch during a game.
type Switches struct {
	Profile rules.Profile

	// Options that players may choose; the first seven have the names of 18xx.games.
	TwoPlayerMap         bool // the smaller map of the first edition
	NoSkipTowns          bool // R158: every small station on a route is a stop; also a reading of the document
	OriginalInsolvency   bool // R130
	SimplifiedInsolvency bool // R132
	OriginalGame         bool // the map, the insolvency and the small stations of the first edition
	ReEnterHexes         bool // R161: a route may come back to a hex
	FullValueNew         bool // R27: shares of a company that never operated keep their full value
	NoTrainLimit         bool // companies have any number of trains
	TwoSevens            bool // a second 7+4 train

	// Readings of the rules; the profile sets them.
	ZeroBid              bool               // R12: an opening bid of nothing
	Reentry              bool               // R13: who has passed may bid again
	TiedOnly             bool               // R19: among the tied richest the privates are compared, not among all
	ExchangeOwnTurn      bool               // R45: privates are exchanged in the owner's turn only
	UpgradeBenefit       Benefit            // R91
	HomeOnRoute          bool               // R154: one route visits the home station
	RestackOnPay         bool               // R106: a marker that stays when a dividend is paid goes under the others
	BuyWhenExact         bool               // R119: a company that has just the price of a train must buy it
	ReceivershipHalf     bool               // R131: in receivership a leased train earns half
	SouthernNoNew        bool               // R145: no company is started after the Southern has formed
	NationFloatedOnly    bool               // R147: only floated companies delay nationalisation
	NationEndsTrack      bool               // R149: nationalisation itself ends building
	NationSurvivor       bool               // R151: not all companies cease at once while there are three or more
	HalfPresident        rules.HalfRounding // R184: what is rounded down where shares count half
	PrivatesMovePriority bool               // R20, R42: who sells a private to the bank or buys one moves the priority as with shares
	BankGone             BankGone           // R180
	RelistPar            rules.ParAgain     // R144: where a bankrupt company starts again
	NationClosing        Closing            // R151
	StationReach         StationReach       // R96
	SplitSale            rules.SaleBlocks   // R26: several lots of one company in a turn
	FloatOnPar           bool               // R71: a company that floats has its marker on its par
	ForcedBest           bool               // R135, R149: nationalised and in receivership companies run for the most they can

	// Faults that corrections mended; no option, and as it was in recorded games.
	ExchangeKeepsTurn bool // R45: a turn does not end by itself while its player may exchange a private
	EndsStandstill    bool // R186: the game ends after ten sets in which nothing happened
	SolventOnPurchase bool // R133: insolvency ends with the purchase of a train, not with the turn
}

// SwitchesFor returns the switches of a profile without options.
func SwitchesFor(p rules.Profile) Switches {
	document := p != rules.Recorded
	s := Switches{
		Profile:              p,
		NoSkipTowns:          document,
		ZeroBid:              document,
		Reentry:              document,
		TiedOnly:             document,
		ExchangeOwnTurn:      document,
		UpgradeBenefit:       RunsOrRises,
		HomeOnRoute:          !document,
		RestackOnPay:         document,
		BuyWhenExact:         document,
		ReceivershipHalf:     document,
		SouthernNoNew:        document,
		NationFloatedOnly:    document,
		NationEndsTrack:      document,
		NationSurvivor:       document,
		BankGone:             AnyPayment,
		ExchangeKeepsTurn:    document,
		SolventOnPurchase:    document,
		EndsStandstill:       document,
		PrivatesMovePriority: !document,
		HalfPresident:        rules.EachShare,
		SplitSale:            rules.LotsOfTurn,
		NationClosing:        TwoOrMore,
		FloatOnPar:           document,
		ForcedBest:           document,
		StationReach:         WithTrain,
		RelistPar:            rules.AgainAtGrey,
	}
	if !document {
		s.UpgradeBenefit = NewOrChanged
		s.BankGone = SalesDividends
		s.HalfPresident = rules.EachCertificate
		s.StationReach = AnyDistance
		s.SplitSale = rules.OneBlock
		s.NationClosing = LowestPayment
		s.RelistPar = rules.AgainAtPar
	}
	return s
}

// Choices returns the switches by their names in files, links and records of 18xx.games.
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

// errInsolvency is the choice of two kinds of insolvency at once.
var errInsolvency = errors.New("simplified_insolvency excludes original_insolvency and original_game")

// firstEdition reports whether the smaller map is in use.
func (s *Switches) firstEdition() bool { return s.TwoPlayerMap || s.OriginalGame }

// lease returns what leased trains earn. Recorded games with the option for fixed earnings were played without (R132).
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
