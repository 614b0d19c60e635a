// Package t1870 implements 1870: Railroading across the Trans-Mississippi.
//
// New builds the title from the tables of this folder, shared steps of package step, the title's own steps (one file
// per mechanic), and one choice per policy. RULES.md numbers the rules; comments and refusals cite them as 1870/R41.
// Amounts are in dollars.
//
// Differences from 1830, and where to find them:
//
//	prices that fall after the turn, protection    policy PriceFall; State.Blocks; step.Protect
//	chart with a ledge and closed cells            market.SoftLedge, market.FirmLedge; hook Crashed; verb CloseCorp
//	certificate limit by companies left            Title.CertLimitFewer
//	redemption and reissue                         own powers; verbs BuyBack and Reissue; shares held by their company
//	destinations and connection runs               CorpDef.Destination; Ranger.Joined; memory.go, connection.go
//	half dividends                                 configuration of the dividend step
//	river, bridge company                          HexDef.Banks; LayTrack.May and Rebate; own power
//	cattle and ports                               State.Markers; own power; hooks Earns and Problem
//	labels by hex and colour                       tile.Terms.HexLabels
package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// New returns the title with the given switches.
func New(s Switches) (*rules.Title, error) {
	tiles, err := box(s.originalTiles())
	if err != nil {
		return nil, err
	}
	t := rules.Title{
		Key:          Key,
		Name:         Record,
		Profile:      s.Profile,
		Currency:     "$",
		Bank:         12_000,
		StartingCash: [id.MaxPlayers + 1]int32{2: 1050, 3: 700, 4: 525, 5: 420, 6: 350},
		CertLimit:    [id.MaxPlayers + 1]uint8{2: 28, 3: 20, 4: 16, 5: 13, 6: 11, 7: 9},
		CertLimitFewer: []rules.FewerCorps{
			{Corps: 9, Limit: [id.MaxPlayers + 1]uint8{2: 24, 3: 17, 4: 14, 5: 11, 6: 9, 7: 7}},
		},
		LastSet:  100, // R155
		Board:    boardOf(corps()),
		Tiles:    tiles,
		Market:   chart(&s),
		Corps:    corps(),
		Privates: privates(&s),
		Trains:   trains(&s),
		Phases:   phases(&s),
		Rounds:   rounds(&s),
		First:    auctionRound,
		Next:     step.Alternate(stockRound, operatingRound),
		Policy:   policy(&s),
		Cite:     cites(),
	}
	if s.Profile == rules.Recorded {
		t.StartingCash[mostRecords] = 300
	}
	if s.OriginalRules {
		t.CertLimitFewer = append(t.CertLimitFewer,
			rules.FewerCorps{Corps: 8, Limit: [id.MaxPlayers + 1]uint8{2: 21, 3: 15, 4: 12, 5: 9, 6: 8, 7: 6}})
	}
	pays := bonuses{end: s.Bonus == RouteEnd}
	t.Own, t.Memory = ownActions(), memory()
	t.Hooks = rules.Hooks{Crashed: crash(s.PlaysOnAlone), PhaseBegan: clearMarkers, Earns: pays.earns,
		Problem: pays.problem, Listed: listedTypes, Told: dialect{wars: s.stationWars()}.translate}
	return rules.New(t)
}

// crash returns the hook that closes a company whose marker has entered a closed cell (1870/R70). Closing the last one
// ends the game (R155), unless playsOn is true.
func crash(playsOn bool) func(*rules.Tx, id.Corp) {
	return func(tx *rules.Tx, c id.Corp) {
		tx.CloseCorp(c)
		for i := range tx.T.Corps {
			if playsOn || !tx.Is(id.Corp(i+1), rules.Closed) {
				return
			}
		}
		tx.EndGame(rules.Stalled)
	}
}

// clearMarkers removes cattle and ports from the map when the phase of the 6-train begins (1870/P7).
func clearMarkers(tx *rules.Tx) {
	if tx.PhaseDef().Name != markerlessPhase {
		return
	}
	for _, m := range tx.S.Markers {
		if m.Hex != 0 {
			tx.UnmarkHex(m.Hex, closedPort)
		}
	}
	tx.RemoveMarkers(rules.Marker{})
}

// policy returns the title's answers to the questions on which titles differ.
func policy(s *Switches) rules.Policy {
	loose, recorded := rules.SwitchOf(s.LooseActions), rules.SwitchOf(s.Profile == rules.Recorded)
	bankrupt := rules.NeverUndue
	if s.LooseActions {
		bankrupt = rules.StoredUndue
	}
	trades := rules.AfterFirstRound
	if s.PrivateTradePhase1 {
		trades = rules.AnyRound
	}
	p := rules.CommonPolicy(s.Profile)
	p.SaleDrop = rules.DownPerShare
	p.PriceFall = rules.AfterTurn
	p.ExcessHolding = rules.KeepExcess
	p.SaleBlocks = rules.OneBlock
	p.TurnOrder = rules.SalesOnOneSide
	p.SaleFrom = rules.AfterFirstRound
	p.PrivateTrades = trades
	p.SoldOutRise = rules.UpOne
	p.UnsoldPrice = rules.AtPar
	p.HomeStation = rules.FirstTurn
	p.HomeHexes = track.HexOneLeft // no home is without its city
	p.HomeChooser = rules.WhoeverLays
	p.TrainDuty = rules.WithRoute
	p.TrainHelp = rules.PresidentHelpsBank
	p.VacantCorps = rules.VacantRun // none is without president
	p.BankBreak = rules.FullSet
	p.ChartEnd = rules.ChartEndsNow
	p.RunDuty = rules.AnyRun
	p.HoldLimit = 60
	p.PoolLimit = 50
	p.PrivateTradeCertLimit = rules.SwitchOf(!s.UnlimitedDeal)
	p.UndueBankruptcy = bankrupt
	p.LooseActions = loose
	p.BrownAfterPrivate = recorded
	p.ScorePrivates = rules.On
	return p
}
