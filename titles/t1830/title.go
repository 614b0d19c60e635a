// Package t1830 is 1830: Railways & Robber Barons.
//
// New puts the title together from the tables of this folder, from steps of package step and from one choice per policy.
// RULES.md numbers the rules; comments and refusals cite them as 1830/R41.
package t1830

import (
	"fmt"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/step"
	"hexrail/rules/track"
)

// Key is the title's name in files and links.
const Key = "1830-classic"

// Record is the title's name in game records of 18xx.games.
const Record = "1830"

// The numbers of players that can play.
const (
	MinPlayers = 2
	MaxPlayers = 6
)

// New returns the title with these switches.
func New(s Switches) (*rules.Title, error) {
	if s.RuleSet != Classic {
		return nil, fmt.Errorf("1830: no rule set %d", s.RuleSet)
	}
	tiles, err := box()
	if err != nil {
		return nil, err
	}
	return rules.New(rules.Title{
		Key:          Key,
		Name:         Record,
		Profile:      s.Profile,
		Currency:     "$",
		Bank:         12_000,
		StartingCash: [id.MaxPlayers + 1]int32{2: 1200, 3: 800, 4: 600, 5: 480, 6: 400},
		CertLimit:    [id.MaxPlayers + 1]uint8{2: 28, 3: 20, 4: 16, 5: 13, 6: 11},
		Board:        boardOf(corps(), !s.GulfSplit),
		Tiles:        tiles,
		Market:       chart(),
		Corps:        corps(),
		Privates:     privates(s),
		Trains:       trains(s),
		Phases:       phases(),
		Rounds:       rounds(s),
		First:        auctionRound,
		Next:         step.Alternate(stockRound, operatingRound),
		Policy:       policy(s),
		Hooks:        rules.Hooks{Listed: listed},
		Cite:         cites(),
	})
}

// policy answers every question on which titles differ.
func policy(s Switches) rules.Policy {
	runs := rules.SomeRun
	if s.FreeRouteChoice {
		runs = rules.AnyRun
	}
	chooser := rules.WhoeverLays
	if s.ErieChooses {
		chooser = rules.HomeCompany
	}
	recorded := rules.SwitchOf(s.Profile == rules.Recorded)
	return rules.Policy{
		SaleDrop:              rules.DownPerShare,
		SaleBlocks:            rules.ManyBlocks,
		TrainlessShares:       rules.TrainlessFull,
		HalfRounding:          rules.EachShare,  // none counts half
		ParAgain:              rules.AgainAtPar, // none starts again
		PresidentSale:         rules.ToSuccessor,
		FloatCount:            rules.LeftInitial,
		TrainHelp:             rules.PresidentHelps,
		BankTest:              rules.BelowZero,
		TurnOrder:             rules.SellBuySell,
		SaleFrom:              rules.AfterFirstRound,
		SoldOutRise:           rules.UpOne,
		Capital:               rules.FullAtFloat,
		UnsoldPrice:           rules.AtPar,
		HomeStation:           rules.FirstTurn,
		HomeHexes:             track.HexClosed,
		HomeChooser:           chooser,
		TrainDuty:             rules.WithRoute,
		BankBreak:             s.BankBreakEnd,
		RunDuty:               runs,
		FullCities:            rules.FullStop,
		Score:                 rules.PlayersWealth,
		HoldLimit:             60,
		PoolLimit:             50,
		StatedRevenue:         recorded,
		PrivateTradeCertLimit: rules.SwitchOf(!s.PrivateTradeNoCertCheck),
		LooseSales:            rules.SwitchOf(s.FreeORSale),
		LooseBankruptcy:       rules.SwitchOf(s.BankruptAnytime),
		StationAtOnce:         recorded,
		VacancyCash:           rules.Off,
		LooseActions:          recorded,
		EarlyColors:           rules.Off,
		BrownAfterPrivate:     rules.SwitchOf(s.BrownAfterPrivate),
		MultiFromInitial:      rules.SwitchOf(s.MultipleBrownFromIPO),
		ScorePrivates:         rules.On,
	}
}
