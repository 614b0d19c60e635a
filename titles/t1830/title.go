// Package t1830 implements 1830: Railways & Robber Barons.
//
// The box holds three games, each a title of its own on the same map with the same tiles: Classic is the full game;
// Basic (basic.go, groupsale.go) has more players, sells the privates in groups and ends soon after the bank breaks;
// Starter (starter.go) has no shares, one railroad for each player, and trains, phases and terrain costs of its own.
// Classic has both profiles; the others have that of the rulebook alone, since 18xx.games lacks them. New builds one
// from the tables of this folder, shared steps of package step, the steps of Basic and Starter, and one choice per
// policy. Amounts are in dollars.
//
// RULES.md numbers the rules of Classic, BASIC.md and STARTER.md those that differ in the other two. Comments and
// refusals cite them as 1830/R41, 1830/RB7 and 1830/RS12.
package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// New returns the title of the rule set with the given switches.
func New(s Switches) (*rules.Title, error) {
	tiles, err := box()
	if err != nil {
		return nil, err
	}
	t := rules.Title{
		Profile:  s.Profile,
		Currency: "$",
		Tiles:    tiles,
		Policy:   policy(s),
	}
	switch s.RuleSet {
	case Basic:
		makeClassic(&t, s)
		makeBasic(&t, s)
	case Starter:
		makeStarter(&t, s)
	case Classic:
		makeClassic(&t, s)
	}
	return rules.New(t)
}

// makeClassic turns the title into the full game.
func makeClassic(t *rules.Title, s Switches) {
	t.Key, t.Name = Key, Record
	t.Bank = 12_000
	t.StartingCash = [id.MaxPlayers + 1]int32{2: 1200, 3: 800, 4: 600, 5: 480, 6: 400}
	t.CertLimit = [id.MaxPlayers + 1]uint8{2: 28, 3: 20, 4: 16, 5: 13, 6: 11}
	t.Corps = corps()
	t.Board = boardOf(hexTable(!s.GulfSplit), t.Corps)
	t.Market = chart()
	t.Privates = privates(s)
	t.Trains = trains(s)
	t.Phases = phases()
	t.Rounds = rounds(s)
	t.First = auctionRound
	t.Next = step.Alternate(stockRound, operatingRound)
	t.Caution = 25
	t.Hooks = rules.Hooks{Listed: listedTypes}
	t.Cite = cites()
}

// policy returns the title's answers to the questions on which titles differ.
func policy(s Switches) rules.Policy {
	runs := rules.SomeRun
	if s.FreeRouteChoice {
		runs = rules.AnyRun
	}
	chooser := rules.WhoeverLays
	if s.ErieChooses {
		chooser = rules.HomeCompany
	}
	bankrupt := rules.NeverUndue
	if s.BankruptAnytime {
		bankrupt = rules.OfferedUndue
	}
	recorded := rules.SwitchOf(s.Profile == rules.Recorded)
	p := rules.CommonPolicy(s.Profile)
	p.SaleDrop = rules.DownPerShare
	p.SaleBlocks = rules.ManyBlocks
	p.TrainHelp = rules.PresidentHelps
	p.TurnOrder = rules.SellBuySell
	p.SaleFrom = rules.AfterFirstRound
	p.PrivateTrades = rules.AfterFirstRound
	p.SoldOutRise = rules.UpOne
	p.UnsoldPrice = rules.AtPar
	p.HomeStation = rules.FirstTurn
	p.HomeHexes = track.HexClosed
	p.HomeChooser = chooser
	p.TrainDuty = rules.WithRoute
	p.BankBreak = s.BankBreakEnd
	p.RunDuty = runs
	p.HoldLimit = 60
	p.PoolLimit = 50
	p.PrivateTradeCertLimit = rules.SwitchOf(!s.PrivateTradeNoCertCheck)
	p.LooseSales = rules.SwitchOf(s.FreeORSale)
	p.UndueBankruptcy = bankrupt
	p.StationAtOnce = recorded
	p.BrownAfterPrivate = rules.SwitchOf(s.BrownAfterPrivate)
	p.MultiFromInitial = rules.SwitchOf(s.MultipleBrownFromIPO)
	p.ScorePrivates = rules.SwitchOf(s.ScorePrivates)
	p.VacantCorps = rules.VacantRun
	return p
}
