// Package t18fl implements 18FL: Railroads to Paradise.
//
// New builds the title from the tables of this folder, shared steps of package step, the title's own steps (one file
// per mechanic), and one choice per policy. RULES.md numbers the rules; comments and refusals cite them as 18FL/R41.
// Amounts are in dollars.
//
// Differences from 1830 and 1860, and where to find them:
//
//	secret bids                            own steps, rules.Sealer, Auction.Sealed
//	five shares that become ten            CorpDef.Small, flag Converted, verb Convert; hook Holds
//	one step of the price for a sale       policies SaleDrop, SaleFrom, BankTest
//	tokens paid by the distance            policy TokenPrice, track.Ranger
//	hotels and ports                       State.Markers, action PlaceHexToken
//	a station beside the slots             track.Cell.Extra and Beside, verb PlaceBeside
//	a train card with two sides            TrainDef.Back, BuyTrain.As
//	the storm                              hook PhaseBegan, verb RemoveTile
//	any train of the bank, sales for it    policies TrainHelp and ForcedBlock
//	players who leave, nobody presides     policies Bankruptcy and VacantCorps, verb Leave
package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// New returns the title with the given switches.
func New(s Switches) (*rules.Title, error) {
	tiles, err := box()
	if err != nil {
		return nil, err
	}
	runs := runTerms{hexOnce: s.JunctionOncePerTrain}
	limits := [id.MaxPlayers + 1]uint8{}
	if s.TwoPlayers70 {
		limits[2] = 70
	}
	return rules.New(rules.Title{
		Key:          Key,
		Name:         Record,
		Profile:      s.Profile,
		Currency:     "$",
		Bank:         8000,
		StartingCash: [id.MaxPlayers + 1]int32{2: 300, 3: 300, 4: 300},
		CertLimit:    [id.MaxPlayers + 1]uint8{2: 21, 3: 15, 4: 12},
		HoldLimits:   limits,
		Board:        board(),
		Tiles:        tiles,
		Market:       chart(),
		Corps:        corps(),
		Privates:     privates(s),
		Trains:       trains(),
		Phases:       phases(),
		Rounds:       rounds(s, runs),
		First:        auctionRound,
		Next:         step.Alternate(stockRound, operatingRound),
		Policy:       policy(s),
		Own:          ownActions(),
		Memory:       memory(),
		Caution:      25,
		SaleCaution:  25,
		Hooks: rules.Hooks{
			TokenCost:  statedCost,
			Merit:      merit,
			PhaseBegan: phaseBegan(s), Holds: awaitsSize, Earns: runs.earns, Problem: runs.problem, Listed: listedTypes,
		},
		Cite: cites(),
	})
}

// barOtherSales returns the bankruptcy policy in which sales of the bankrupt player bar other sales of the same
// company.
func barOtherSales(b rules.Bankruptcy) rules.Bankruptcy {
	switch b {
	case rules.PlayerLeaves:
		return rules.PlayerLeavesBars
	case rules.EndsGame, rules.PlayerLeavesBars:
	}
	return b
}

// policy returns the title's answers to the questions on which titles differ.
func policy(s Switches) rules.Policy {
	recorded := rules.SwitchOf(s.Profile == rules.Recorded)
	p := rules.CommonPolicy(s.Profile)
	p.SaleDrop = rules.LeftPerSale
	p.SaleBlocks = rules.OneBlock
	p.TurnOrder = rules.SellThenBuy
	p.SaleFrom = rules.AfterFirstTurn
	p.PrivateTrades = rules.AnyRound // privates are never sold
	p.SoldOutRise = rules.NoRise
	p.UnsoldPrice = rules.AtPrice
	p.HomeStation = rules.AtSetUp
	p.TrainDuty = rules.Always
	p.TrainHelp = rules.HelpsWithAny
	p.BankBreak = rules.FullSet
	p.RunDuty = rules.AnyRun
	p.ForcedBlock = s.EmergencyBlock
	p.Bankruptcy = s.Bankruptcy
	p.VacantCorps = rules.VacantRest
	p.TokenPrice = rules.PerHex
	p.HomeHexes = track.HexClosed
	p.HomeChooser = rules.HomeCompany
	p.HoldLimit = 60
	p.PoolLimit = 49 // less than half (R41)
	p.PrivateTradeCertLimit = rules.On
	p.LooseSales = recorded
	p.ScorePrivates = rules.Off
	p.LimitPrivates = rules.SwitchOf(s.CertsIncludePrivates)
	p.ScoreUnfloated = rules.SwitchOf(s.UnfloatedSharesScore)
	if s.PoolHalf {
		p.PoolLimit = 50
	}
	if s.FirstRunOwnShareSale {
		p.SaleFrom = rules.OnceOperated
	}
	if s.TrainObligation == RoutedCompany {
		p.TrainDuty = rules.OnceRouted
	}
	if s.BankBreakAtZero {
		p.BankTest = rules.AtZero
	}
	if s.SellsUnhelped {
		p.TrainHelp = rules.SellsForAny
	}
	if s.BankruptBars {
		p.Bankruptcy = barOtherSales(s.Bankruptcy)
	}
	return p
}
