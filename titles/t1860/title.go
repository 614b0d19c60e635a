// Package t1860 implements 1860: Railways on the Isle of Wight.
//
// New builds the title from the tables of this folder, shared steps of package step, the title's own steps (one file
// per mechanic), and one choice per policy. RULES.md numbers the rules; comments and refusals cite them as 1860/R41.
// Amounts are in pounds; company money is separate from the players' and unlimited.
//
// Differences from 1830, and where to find them:
//
//	auction for the choice among six items       own step, State.Auction
//	sales before one purchase, from the start    policies SaleBlocks, TurnOrder and SaleFrom
//	president's certificate in the bank          policy PresidentSale; receivership follows from Holder
//	layers of companies, par set again           charters; flags SoldOut and Operated; zone ParAgain
//	floats by the shares of players              policies FloatCount and HomeStation; hook Floated
//	shares without a train sell at half          policy TrainlessShares; View.SalePrice, also used by Worth
//	privates sold to the bank and bought back    action SellPrivate
//	zigzag price line, steps by revenue          market.Line; configuration of the dividend step
//	halts, N+M trains, linked routes             own judge of routes; route.Problem by the hook Problem; Route.Halts
//	tokens that block lays but not runs          flag Unlisted
//	upgrades that need a train in reach          LayTrack.May
//	insolvency, leases, bankruptcy               own steps; hook Crashed; verbs Delist, FinishAll, RestartRound
//	Southern, nationalisation, two endings       southern.go, nation.go, memory.go; Operating.TurnOver and RoundOver
package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// The money of the game in pounds. Companies use separate, unlimited credits; one bank holds both kinds, and the
// players' money determines whether it is broken (1860/R180).
const (
	bank        = 20_000
	playerMoney = 10_000
)

// New returns the title with the given switches.
func New(s Switches) (*rules.Title, error) {
	tiles, err := box(s.firstEdition())
	if err != nil {
		return nil, err
	}
	lease, err := s.lease()
	if err != nil {
		return nil, err
	}
	runs := runTerms{
		skipTowns: !s.NoSkipTowns && !s.OriginalGame, reEnter: s.ReEnterHexes, home: s.HomeOnRoute,
		lease: lease, halfLease: s.ReceivershipHalf,
	}
	return rules.New(rules.Title{
		Key:          Key,
		Name:         Record,
		Profile:      s.Profile,
		Currency:     "£",
		Credits:      "cc",
		Bank:         bank,
		PlayerMoney:  playerMoney,
		StartingCash: [id.MaxPlayers + 1]int32{2: 1000, 3: 670, 4: 500},
		CertLimit:    [id.MaxPlayers + 1]uint8{2: 32, 3: 21, 4: 16},
		Board:        boardOf(corps(), s.firstEdition()),
		Tiles:        tiles,
		Market:       chart(),
		Corps:        corps(),
		Privates:     privates(),
		Trains:       trains(s),
		Phases:       phases(s),
		Rounds:       rounds(s, runs),
		First:        auctionRound,
		Next:         step.Alternate(stockRound, operatingRound),
		Policy:       policy(s),
		Own:          ownActions(),
		Memory:       memory(),
		Hooks: rules.Hooks{Floated: newHomeTile(s).placeHome, Crashed: goBankrupt, Earns: runs.earns,
			Problem: runs.problem, Listed: listedTypes,
			Bottomless: func(v rules.View) bool { return nationalised.Is(v.S) }}, // R148
		Cite: cites(),
	})
}

// policy returns the title's answers to the questions on which titles differ.
func policy(s Switches) rules.Policy {
	shares := rules.TrainlessHalf
	if s.FullValueNew {
		shares = rules.TrainlessHalfLater
	}
	gone := rules.PlayersReach
	if s.BankGone == SalesDividends {
		gone = rules.PlayersHold
	}
	duty := rules.IfMoneyIsLeft
	if s.BuyWhenExact {
		duty = rules.IfAffordable
	}
	recorded := rules.SwitchOf(s.Profile == rules.Recorded)
	p := rules.CommonPolicy(s.Profile)
	p.SaleDrop = rules.BackPerShare
	p.SaleBlocks = s.SplitSale
	p.TrainlessShares = shares
	p.HalfRounding = s.HalfPresident
	p.ParAgain = s.RelistPar
	p.PresidentSale = rules.ToPool
	p.TurnOrder = rules.SellThenBuy
	p.SaleFrom = rules.AnyRound
	p.PrivateTrades = rules.AfterFirstRound // the title's own rule judges these trades
	p.SoldOutRise = rules.NoRise
	p.FloatCount = rules.HeldByPlayers
	p.UnsoldPrice = rules.AtPar
	p.HomeStation = rules.WhenFloated
	p.HomeHexes = track.HexClosed
	p.HomeChooser = rules.HomeCompany
	p.TrainDuty = duty
	p.TrainHelp = rules.NobodyHelps
	p.BankTest = gone
	p.BankBreak = rules.NextRound
	p.RunDuty = rules.SomeRun
	p.HoldLimit = 100
	p.PoolLimit = 100
	p.PrivateTradeCertLimit = rules.On
	p.VacancyCash = recorded
	p.EarlyColors = recorded
	p.VacantCorps = rules.VacantRun
	p.ScorePrivates = rules.On
	return p
}
