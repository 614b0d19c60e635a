package t1830

import "hexrail/rules"

// RuleSet is one of the games that can be played with the box.
type RuleSet uint8

// Classic is the full game.
const Classic RuleSet = iota + 1

// Switches settle everything that is open about the title before it is built. A switch picks a policy, the configuration
// of a step or a table, once; no rule asks for a switch during a game.
type Switches struct {
	RuleSet RuleSet
	Profile rules.Profile

	// Variants that players may choose.
	MultipleBrownFromIPO bool            // R49: several brown shares a turn may come from the initial offering too
	OptionalSixTrain     bool            // a third 6-train
	ErieChooses          bool            // R87: the ERIE chooses its city itself, whoever lays the tile
	BankBreakEnd         rules.BankBreak // X3: when a broken bank ends the game

	// Readings of the rules; the profile sets them.
	BOPrivateTradable       bool // X5: players may trade the B&O private
	CARegrant               bool // X6: the Camden & Amboy share is granted again when the private is traded
	PrivateTradeNoCertCheck bool // X7: buying a private from a player ignores the certificate limit
	MHExchangeLenient       bool // X8: the M&H exchange respects the limit of 60 percent only
	FreeRouteChoice         bool // X9: a company may run no train although it could
	GulfSplit               bool // X10: the two entries of the Gulf are two areas
	FreeORSale              bool // X11: presidents may sell more, and more often, than their need demands
	BankruptAnytime         bool // X12: bankruptcy may be declared at any step
	BrownAfterPrivate       bool // X20: a private bought this turn does not end the purchases of a brown company
}

// SwitchesFor returns the switches of a profile without variants.
func SwitchesFor(p rules.Profile) Switches {
	recorded := p == rules.Recorded
	return Switches{
		RuleSet:                 Classic,
		Profile:                 p,
		BankBreakEnd:            rules.FullSet,
		BOPrivateTradable:       !recorded,
		CARegrant:               recorded,
		PrivateTradeNoCertCheck: recorded,
		MHExchangeLenient:       recorded,
		FreeRouteChoice:         recorded,
		GulfSplit:               recorded,
		FreeORSale:              recorded,
		BankruptAnytime:         recorded,
		BrownAfterPrivate:       recorded,
	}
}

// Choices returns the switches by their names in files, links and records of 18xx.games.
func (s *Switches) Choices() []rules.Choice {
	return []rules.Choice{
		rules.OnOff("multiple_brown_from_ipo", &s.MultipleBrownFromIPO),
		rules.OnOff("optional_6_train", &s.OptionalSixTrain),
		rules.OnOff("erie_chooses_city", &s.ErieChooses),
		rules.OneOf("bank_break_end", &s.BankBreakEnd, "or_set", "next_or", "immediate"),
		rules.OnOff("bo_private_tradable", &s.BOPrivateTradable),
		rules.OnOff("compat_ca_regrant", &s.CARegrant),
		rules.OnOff("compat_private_trade_no_cert_check", &s.PrivateTradeNoCertCheck),
		rules.OnOff("mh_exchange_lenient", &s.MHExchangeLenient),
		rules.OnOff("free_route_choice", &s.FreeRouteChoice),
		rules.OnOff("gulf_split", &s.GulfSplit),
		rules.OnOff("compat_free_or_sale", &s.FreeORSale),
		rules.OnOff("compat_bankrupt_anytime", &s.BankruptAnytime),
		rules.OnOff("compat_brown_after_private", &s.BrownAfterPrivate),
	}
}
