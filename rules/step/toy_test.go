package step_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// The rounds of the toy title.
const (
	stockRound rules.RoundID = iota + 1
	operatingRound
	homeRound
	discardRound
)

// toy returns a title of three companies on two rows of hexes. RED and BLUE have their homes at the ends of the first
// row, with plain hexes between them. The home of GREEN in the second row has two cities and no track until its first
// tile. Tests change the part of the title that they are about.
func toy() rules.Title {
	home := func(exit tile.End) tile.Face {
		return tile.Face{
			Color: tile.Gray, Stops: []tile.Stop{tile.CityStop(2, 30)}, Paths: tile.Lines(tile.Line{exit, tile.S0}),
		}
	}
	corp := func(name, hex string, city int8) rules.CorpDef {
		return rules.CorpDef{
			ID: name, Home: hex, HomeCity: city, TokenCosts: []int16{0, 40}, FloatAt: 50, Certs: rules.Shares(20, 8, 10),
		}
	}
	tiles, err := tile.Box([]tile.Copies{{Name: "8", Count: 2}, {Name: "9", Count: 4}, {Name: "23", Count: 2}})
	if err != nil {
		panic(err)
	}
	tiles = append(tiles, tile.Kind{Name: "T2", Count: 1, Face: tile.Face{
		Color: tile.Yellow,
		Stops: []tile.Stop{tile.CityStop(1, 20), tile.CityStop(1, 20)},
		Paths: tile.Lines(tile.Line{1, tile.S0}, tile.Line{4, tile.S1}),
	}})
	price := func(p int16) market.Cell { return market.Cell{Price: p, Par: p == 100} }
	t := rules.Title{
		Key: "toy", Currency: "$", Bank: 5000,
		StartingCash: [id.MaxPlayers + 1]int32{2: 400, 3: 400},
		CertLimit:    [id.MaxPlayers + 1]uint8{2: 20, 3: 20},
		Board: track.BoardDef{Orientation: hex.Pointy, Hexes: []track.HexDef{
			{Name: "A1", At: hex.Point{X: 0}, Face: home(4)},
			{Name: "A3", At: hex.Point{X: 2}, Cost: 50},
			{Name: "A5", At: hex.Point{X: 4}},
			{Name: "A7", At: hex.Point{X: 6}, Face: home(1)},
			{Name: "B2", At: hex.Point{X: 1, Y: 1}},
			{Name: "B4", At: hex.Point{X: 3, Y: 1}, Face: tile.Face{
				Stops: []tile.Stop{tile.CityStop(1, 0), tile.CityStop(1, 0)},
			}},
			{Name: "B6", At: hex.Point{X: 5, Y: 1}},
		}},
		Tiles: tiles,
		Market: market.Chart{Ledges: market.TwoWay, Rows: [][]market.Cell{
			{price(80), price(90), price(100), price(110), price(120), price(130)},
			{price(60), price(70), price(80)},
		}},
		Corps: []rules.CorpDef{corp("RED", "A1", 0), corp("BLUE", "A7", 0), corp("GREEN", "B4", rules.AnyCity)},
		Privates: []rules.PrivateDef{
			{
				ID: "MINE", Value: 20, Revenue: 5, Min: 10, Max: 40,
				Powers: []rules.Power{rules.BlockHexes{Hexes: []string{"A3"}}},
			},
		},
		Trains: []rules.TrainDef{
			{Name: "2", Count: 6, Price: 80, Reach: 2, RustsOn: "4"},
			{Name: "3", Count: 2, Price: 180, Reach: 3, StartsPhase: "3"},
			{Name: "4", Count: 2, Price: 300, Reach: 4, StartsPhase: "4", TradeIn: []string{"3"}, TradeInValue: 100},
		},
		Phases: []rules.PhaseDef{
			{Name: "2", TrainLimit: 2, Colors: tile.Yellow, Rounds: 2},
			{Name: "3", TrainLimit: 1, Colors: tile.Green, Rounds: 2, CompaniesBuyPrivates: true},
			{Name: "4", TrainLimit: 1, Colors: tile.Green, Rounds: 2, ClosePrivates: true},
		},
		First: stockRound,
		Next:  step.Alternate(stockRound, operatingRound),
		Policy: rules.Policy{
			SaleDrop: rules.DownPerShare, TurnOrder: rules.SellBuySell, SaleFrom: rules.AfterFirstRound,
			SoldOutRise: rules.UpOne, Capital: rules.FullAtFloat, UnsoldPrice: rules.AtPar,
			HomeStation: rules.FirstTurn, HomeHexes: track.HexClosed, HomeChooser: rules.WhoeverLays,
			TrainDuty: rules.WithRoute, PriceFall: rules.WithSale, ExcessHolding: rules.SellDown,
			PrivateTrades: rules.AfterFirstRound, ChartEnd: rules.ChartEndsRound, SaleBlocks: rules.ManyBlocks,
			TrainlessShares: rules.TrainlessFull, HalfRounding: rules.EachShare, ParAgain: rules.AgainAtPar,
			PresidentSale: rules.ToSuccessor, FloatCount: rules.LeftInitial, TrainHelp: rules.PresidentHelps,
			BankTest: rules.BelowZero, BankBreak: rules.FullSet, RunDuty: rules.SomeRun, FullCities: rules.FullStop,
			Score: rules.PlayersWealth, HoldLimit: 60, PoolLimit: 50,
			StatedRevenue: rules.Off, PrivateTradeCertLimit: rules.On, LooseSales: rules.Off,
			UndueBankruptcy: rules.NeverUndue, StationAtOnce: rules.Off, VacancyCash: rules.Off, ParFollowsPrice: rules.Off,
			LooseActions: rules.Off, EarlyColors: rules.Off, BrownAfterPrivate: rules.Off, MultiFromInitial: rules.Off,
			TokenPrice:     rules.PerToken,
			ForcedBlock:    rules.JustEnough,
			Bankruptcy:     rules.EndsGame,
			VacantCorps:    rules.VacantRun,
			LimitPrivates:  rules.On,
			ScoreUnfloated: rules.On,
			ScorePrivates:  rules.On,
		},
	}
	setTurn(&t, step.LayTrack{Lays: step.OneLay(), Restriction: track.Permissive, Home: homeRound}, step.PayOrKeep())
	return t
}

// setTurn gives the title the usual rounds with these steps for track and dividends.
func setTurn(t *rules.Title, lay step.LayTrack, dividend step.PayDividend) {
	t.Rounds = []rules.Round{
		step.StockRound(step.StockTurn{}),
		step.OperatingRound(step.Operating{
			Steps: []rules.Step{
				lay, step.TeleportStation{}, step.PlaceStation{}, step.RunTrains{}, dividend,
				step.BuyTrains{Discard: discardRound, Trade: rules.On}, step.LastPrivates{},
			},
			Anytime: []rules.Step{step.ExtraLay{Home: homeRound}, step.BuyPrivates{}, step.EarlyBankruptcy{}},
			Home:    homeRound,
		}),
		{Steps: []rules.Step{step.ChooseHome{}}},
		{Steps: []rules.Step{step.DiscardTrains{}}},
	}
}

// start begins a game for three players.
func start(t *testing.T, def rules.Title) *rulestest.Game {
	t.Helper()
	title, err := rules.New(def)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, 3)
}

// operate begins the operating rounds of set 2. RED belongs to p1 and BLUE to p2; RED operates first.
func operate(t *testing.T, def rules.Title) *rulestest.Game {
	t.Helper()
	g := start(t, def)
	g.Found("RED", 100, "p1", 60).Found("BLUE", 100, "p2", 60)
	return g.Operate(2).At("track", "RED")
}

// join lays track from RED to BLUE and puts both home stations on the map.
func join(g *rulestest.Game) *rulestest.Game { return g.Lay("A3", "9", 1).Lay("A5", "9", 1) }
