package t1830

import "github.com/hexrail/hexrail/rules"

// RuleSet is one of the games in the box.
type RuleSet uint8

// The rule sets.
const (
	Classic RuleSet = iota + 1 // the full game
	Basic                      // privates in groups, an early end (RB1)
	Starter                    // one railroad each, no shares (RS1)
)

// GroupCost is the price of the groups of privates in the basic game.
type GroupCost uint8

// The values of GroupCost.
const (
	PrintedCost GroupCost = iota + 1 // as printed, two of them above the face values (RB4)
	FaceCost                         // the sum of the face values (X15)
)

// TwoPlayer is the variant of the starter game for two.
type TwoPlayer uint8

// The values of TwoPlayer (RS4, X26).
const (
	OneEach      TwoPlayer = iota + 1 // one railroad each
	Pairs                             // two each, with the money and trains of four players
	PairsPrinted                      // two each, with the money and trains of two players, as printed
)

// Switches settle everything that is variable about the title before it is built. A switch selects a policy, the
// configuration of a step, or a table; no rule reads a switch during a game, because the switches are part of links and
// files and must always build the same title. Which of them players may choose depends on the rule set; see Choices.
type Switches struct {
	RuleSet RuleSet
	Profile rules.Profile

	// Variants for players.
	MultipleBrownFromIPO bool            // R49: several brown shares a turn from the initial offering too
	OptionalSixTrain     bool            // a third 6-train
	ErieChooses          bool            // R87: the ERIE chooses its city itself, whoever lays the tile
	BankBreakEnd         rules.BankBreak // X3, X4: when a broken bank ends the game
	ScorePrivates        bool            // X14: open privates count in the score

	// Readings of the rules, set by the profile.
	BOPrivateTradable       bool // X5: players may trade the B&O private
	CARegrant               bool // X6: the Camden & Amboy share is granted again when the private is traded
	PrivateTradeNoCertCheck bool // X7: buying a private from a player ignores the certificate limit
	MHExchangeLenient       bool // X8: the M&H exchange respects only the limit of 60 %
	FreeRouteChoice         bool // X9: a company may run no train although it could
	GulfSplit               bool // X10: the two entries of the Gulf are two areas
	FreeORSale              bool // X11: presidents may sell more shares, and more often, than they need
	BankruptAnytime         bool // X12: bankruptcy may be declared in any step
	BrownAfterPrivate       bool // X20: a private bought this turn does not end the purchases of a brown company
	MHAboveLimit            bool // X28: the M&H exchange ignores the certificate limit if NYC shares do not count

	// Of the basic game.
	GroupCost       GroupCost // X15: price of the groups of privates
	FirstRoundSales bool      // X24: shares may be sold in the first stock round

	// Of the starter game.
	TwoPlayer    TwoPlayer // X26: variant for two
	AbsentHomes  bool      // X17: railroads that nobody plays have their home stations on the map
	Blocking     bool      // X17: cities full of other stations block track and trains
	TrainsTraded bool      // X17: railroads sell trains to each other
}

// SwitchesFor returns the switches of the full game in a profile, without variants.
func SwitchesFor(p rules.Profile) Switches {
	recorded := p == rules.Recorded
	return Switches{
		RuleSet:                 Classic,
		Profile:                 p,
		BankBreakEnd:            rules.FullSet,
		ScorePrivates:           true,
		BOPrivateTradable:       !recorded,
		CARegrant:               recorded,
		PrivateTradeNoCertCheck: recorded,
		MHExchangeLenient:       recorded,
		FreeRouteChoice:         recorded,
		GulfSplit:               recorded,
		FreeORSale:              recorded,
		BankruptAnytime:         recorded,
		BrownAfterPrivate:       recorded,
		MHAboveLimit:            true,
	}
}

// BasicSwitchesFor returns the switches of the basic game without variants. It has one profile (RB22).
func BasicSwitchesFor(p rules.Profile) Switches {
	s := SwitchesFor(p)
	s.RuleSet, s.BankBreakEnd = Basic, rules.NextRound
	s.GroupCost, s.FirstRoundSales = PrintedCost, true
	return s
}

// StarterSwitchesFor returns the switches of the starter game without variants. It has one profile (RB22).
func StarterSwitchesFor(p rules.Profile) Switches {
	s := SwitchesFor(p)
	s.RuleSet, s.BankBreakEnd = Starter, rules.NextRound
	s.TwoPlayer, s.AbsentHomes, s.Blocking = OneEach, true, true
	return s
}

// Choices returns the switches of the rule set with their names in files, links and records of 18xx.games.
func (s *Switches) Choices() []rules.Choice {
	switch s.RuleSet {
	case Basic:
		return append(s.variants(),
			rules.OneOf("basic_group_cost", &s.GroupCost, "printed", "face_value"),
			rules.OnOff("basic_sales_in_sr1", &s.FirstRoundSales),
			rules.OnOff("score_privates", &s.ScorePrivates),
		)
	case Starter:
		return []rules.Choice{
			rules.OneOf("starter_two_player", &s.TwoPlayer, "single", "pairs", "pairs_printed"),
			rules.OnOff("starter_absent_homes", &s.AbsentHomes),
			rules.OnOff("starter_blocking", &s.Blocking),
			rules.OnOff("starter_train_trading", &s.TrainsTraded),
		}
	case Classic:
	}
	return append(s.variants(),
		rules.OnOff("bo_private_tradable", &s.BOPrivateTradable),
		rules.OnOff("compat_ca_regrant", &s.CARegrant),
		rules.OnOff("compat_private_trade_no_cert_check", &s.PrivateTradeNoCertCheck),
		rules.OnOff("mh_exchange_lenient", &s.MHExchangeLenient),
		rules.OnOff("free_route_choice", &s.FreeRouteChoice),
		rules.OnOff("gulf_split", &s.GulfSplit),
		rules.OnOff("compat_free_or_sale", &s.FreeORSale),
		rules.OnOff("compat_bankrupt_anytime", &s.BankruptAnytime),
		rules.OnOff("compat_brown_after_private", &s.BrownAfterPrivate),
		rules.OnOff("score_privates", &s.ScorePrivates),
	)
}

// variants returns the switches that the full and the basic game share.
func (s *Switches) variants() []rules.Choice {
	return []rules.Choice{
		rules.OnOff("multiple_brown_from_ipo", &s.MultipleBrownFromIPO),
		rules.OnOff("optional_6_train", &s.OptionalSixTrain),
		rules.OnOff("erie_chooses_city", &s.ErieChooses),
		rules.OneOf("bank_break_end", &s.BankBreakEnd, "or_set", "next_or", "immediate"),
	}
}
