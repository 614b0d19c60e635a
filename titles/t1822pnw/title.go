// Package t1822pnw implements 1822PNW: The Railways of the Pacific Northwest, with its Short Scenario and its Southern
// Regional Scenario.
//
// New builds one of the three titles from the tables of this folder, shared steps of package step, the title's own
// steps (one file per mechanic), and one choice per policy. A scenario holds the differences between the three,
// Switches the readings and options; SwitchesFor, ShortSwitchesFor and SRSSwitchesFor return their usual values.
// Amounts are in dollars.
//
// RULES.md numbers the rules; comments and refusals cite them as 1822PNW/R41, within this folder as R41 and for cards
// as P7.
//
// Differences from 1830, and where to find them:
//
//	minors, majors and regional railways    CorpDef.Kind; companies.go, corps.go
//	two decks of cards in boxes, bids       State.Decks, Title.Boxes; setup.go, bids.go, stock.go
//	minors merge or are taken over          merge.go, takeover.go
//	families of tiles                       families.go
//	powers of privates over track           cards.go, powers.go, track.go
//	L-trains, mail, the special train       buytrains.go, run.go, earnings.go, bestrun.go
//	the cards of the printed document       document.go
package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/track"
)

// bank is all money of the game in dollars.
const bank = 12_000

// New returns the title with the given switches.
func New(s Switches) (*rules.Title, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	tiles, err := box()
	if err != nil {
		return nil, err
	}
	sc := s.scenario
	if s.Privates == Document {
		sc = sc.withDocument()
	}
	g := &game{sc: sc, sw: s}
	first := stockRound
	if s.StartingPacket {
		first = operatingRound
	}
	return rules.New(rules.Title{
		Key:          sc.key,
		Name:         sc.record,
		Profile:      s.Profile,
		Currency:     "$",
		Bank:         bank,
		StartingCash: sc.cash,
		CertLimit:    sc.certs,
		Board:        boardOf(corps(sc)),
		Tiles:        tiles,
		Market:       chart(sc.endCell),
		Corps:        corps(sc),
		Privates:     privates(sc),
		Trains:       trains(sc),
		Phases:       phases(),
		Rounds:       g.rounds(),
		First:        first,
		Next:         g.next,
		LastSet:      100, // R155
		Boxes:        [2]uint8{minorBoxes, privateBoxes},
		Bidding:      cardFigures,
		BidTokens:    sc.tokens,
		TurnBids:     maxBids,
		MarkNames:    []string{timberMark: "forest"},
		MoreSlots:    true,
		Policy:       policy(s),
		Own:          ownActions(),
		Memory:       memory(),
		Hooks: rules.Hooks{
			Merit: merit,
			SetUp: g.setUp, PhaseBegan: g.phaseBegan, Floated: g.payFullCapital, Worth: regionalWorth, Listed: g.listedTypes,
			Earns: earns, Problem: problem, ShareTrack: shareTrack, Run: runEarns,
		},
		Cite: cites(),
	})
}

// policy returns the title's answers to the questions on which titles differ.
func policy(s Switches) rules.Policy {
	duty := rules.WithRoute
	if s.Duty == Always {
		duty = rules.Always
	}
	p := rules.CommonPolicy(s.Profile)
	p.SaleDrop = rules.BackByPresident
	p.PrivateTrades = rules.AnyRound
	p.SaleBlocks = rules.OneBlock
	p.TurnOrder = rules.SellThenBuy
	p.SaleFrom = rules.AnyRound
	p.SoldOutRise = rules.RightOne
	p.Capital = rules.AsSold
	p.UnsoldPrice = rules.AtPrice
	p.ParFollowsPrice = rules.On
	p.HomeStation = rules.FirstTurn
	p.HomeHexes = track.HexOneLeft
	p.HomeChooser = rules.HomeCompany
	p.TrainDuty = duty
	p.TrainHelp = rules.PresidentBorrows
	p.BankBreak = rules.FullSetOrNext
	p.RunDuty = rules.AnyRun
	p.VacantCorps = rules.VacantRest
	p.HoldLimit = 60
	p.PoolLimit = 50
	p.PrivateTradeCertLimit = rules.Off
	p.ScorePrivates = rules.Off
	return p
}
