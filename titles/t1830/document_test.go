package t1830

import (
	"fmt"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// TestTheTablesOfTheBook has the document's own figures of the full game: R5, R96, R134, R135, R180, R200, and prices
// and revenues of privates, so that they are compared without any file from outside.
func TestTheTablesOfTheBook(t *testing.T) {
	title := build(t)
	for i, want := range []struct {
		phase, train string
		copies       int
		price        int32
		limit        uint8
		color        tile.Color
		rounds       uint8
		rusts        string // the kind at which it goes
	}{
		{"2", "2", 6, 80, 4, tile.Yellow, 1, "4"}, {"3", "3", 5, 180, 4, tile.Green, 2, "6"},
		{"4", "4", 4, 300, 3, tile.Green, 2, "D"},
		{"5", "5", 3, 450, 2, tile.Brown, 3, ""}, {"6", "6", 2, 630, 2, tile.Brown, 3, ""},
	} {
		p, d := title.Phases[i], title.Trains[i]
		same(t, "R135: phase "+want.phase,
			[]any{p.Name, d.Name, title.Copies(id.TrainKind(i+1), 4), d.Price, p.TrainLimit, p.Colors, p.Rounds, d.RustsOn},
			[]any{want.phase, want.train, want.copies, want.price, want.limit, want.color, want.rounds, want.rusts})
	}
	d := title.Trains[5]
	same(t, "R132: diesel", []any{d.Name, d.Price, d.TradeInValue, d.FromPhase, d.Unlimited, title.Phases[5].Rounds,
		title.Phases[5].TrainLimit},
		[]any{"D", int32(1100), int32(300), "6", true, uint8(3), uint8(2)})
	for players, want := range map[int][2]int32{2: {1200, 28}, 3: {800, 20}, 4: {600, 16}, 5: {480, 13}, 6: {400, 11}} {
		same(t, fmt.Sprintf("R5: %d players", players),
			[2]int32{title.StartingCash[players], int32(title.CertLimit[players])}, want)
	}
	same(t, "R5: bank", title.Bank, int32(12_000))
	for i, want := range []struct {
		name                     string
		value, revenue, min, max int32
	}{
		{"SV", 20, 5, 10, 40}, {"CS", 40, 10, 20, 80}, {"DH", 70, 15, 35, 140}, {"MH", 110, 20, 55, 220},
		{"CA", 160, 25, 80, 320},
		{"BO", 220, 30, 110, 440},
	} {
		p := title.Privates[i]
		same(t, "R90: "+want.name, []any{p.ID, p.Value, p.Revenue, p.Min, p.Max},
			[]any{want.name, want.value, want.revenue, want.min, want.max})
	}
	closed := map[string]string{}
	for _, p := range title.Privates {
		for _, w := range p.Powers {
			if b, ok := w.(rules.BlockHexes); ok {
				closed[p.ID] = fmt.Sprint(b.Hexes)
			}
		}
	}
	same(t, "R97: closed hexes", closed, map[string]string{
		"SV": "[G15]", "CS": "[B20]", "DH": "[F16]", "MH": "[D18]", "CA": "[H18]", "BO": "[I13 I15]",
	})
	pars := map[int32]bool{}
	for _, at := range title.Market.Pars() {
		pars[title.Market.Price(at)] = true
	}
	same(t, "R35: pars", pars, map[int32]bool{67: true, 71: true, 76: true, 82: true, 90: true, 100: true})
	for _, c := range title.Corps {
		want := map[string][]int16{"PRR": {0, 40, 100, 100}, "NYC": {0, 40, 100, 100}, "CPR": {0, 40, 100, 100},
			"NYNH": {0, 40}, "B&M": {0, 40}}[c.ID]
		if want == nil {
			want = []int16{0, 40, 100}
		}
		same(t, "R110: stations of "+c.ID, []any{c.TokenCosts, c.FloatAt, c.Certs},
			[]any{want, uint8(60), rules.Shares(20, 8, 10)})
	}
}

// TestNoYellowOnPrintedCities: R96: on the hexes with B, OO and NY the first tile is green.
func TestNoYellowOnPrintedCities(t *testing.T) {
	g := operate(t, "PRR")
	g.Phase("3")
	for _, hex := range []string{"E23", "I15", "E5", "D10", "E11", "H18", "G19"} {
		for i := range g.Title.Tiles {
			if k := g.Title.Tiles[i]; k.Face.Color == tile.Yellow {
				for rot := range uint8(6) {
					if r := g.Check(rules.LayTile{By: g.Corp("PRR"), Hex: g.Hex(hex), Tile: id.Tile(i + 1), Rot: rot}); !r.Refused() {
						t.Errorf("R96: tile %s lies on %s", k.Name, hex)
					}
				}
			}
		}
	}
}

// TestBoughtStations: R110: the first station that is bought costs $40 however far away it is, the next one $100.
func TestBoughtStations(t *testing.T) {
	g := operate(t, "PRR")
	g.Phase("3")
	west(g)
	g.Cash("PRR", 40).Step("token")
	g.Do(station(g, "H4", 0)).WantCash(map[string]int32{"PRR": 0})

	g = operate(t, "PRR")
	g.Phase("3")
	west(g)
	g.Station("PRR", "H4", 0).Cash("PRR", 100).Step("token")
	g.Do(station(g, "H10", 0)).WantCash(map[string]int32{"PRR": 0})
}

// TestNothingBehindAFullCity: R105: neither track nor a station reaches beyond a city full of others.
func TestNothingBehindAFullCity(t *testing.T) {
	g := operate(t, "PRR")
	g.Phase("3")
	west(g)
	g.Station("NYC", "H10", 0)
	g.Refuses(lay(g, "H8", "24", 1), rules.NotReached)
	g.Refuses(lay(g, "G3", "8", 0), rules.NotReached)
	g.Step("token").Cash("PRR", 1000)
	g.Refuses(station(g, "H4", 0), rules.CityNotReached)
}

// TestFreeStationIsThatOfTheTurn: R150: who places the station of the DH places no other one in the turn.
func TestFreeStationIsThatOfTheTurn(t *testing.T) {
	g := operate(t, "PRR")
	west(g)
	g.Phase("3").Own("DH", "PRR").Cash("PRR", 1025)
	g.Do(layVia(g, "DH", "F16", "57", 1))
	place := station(g, "F16", 0)
	place.Via = g.Private("DH")
	g.Do(place)
	g.Refuses(station(g, "H10", 0), rules.WrongStep)
	same(t, "R150: the station of the turn", g.S.Turn.Stations, uint8(1))
}

// TestUnusedExtraLay: a company with an unused CS may still lay after its trains.
func TestUnusedExtraLay(t *testing.T) {
	g := operate(t, "PRR")
	g.Phase("5").Train("PRR", "5", "5").Cash("PRR", 0)
	g.S.Privates[g.Private("CS")].Owner = g.Owner("PRR")
	g.Step("trains").Step("track").Pass()
	for g.InCharge() == "token" || g.InCharge() == "run" || g.InCharge() == "dividend" {
		g.Do(g.Legal()[0])
	}
	g.At("lastprivates", "PRR").Do(layVia(g, "CS", "B20", "3", 0))
}

// TestBankBreaksInStockRoundNextOR: X3, X4: broken in a stock round, the game ends after the first operating round that
// follows.
func TestBankBreaksInStockRoundNextOR(t *testing.T) {
	g := start(t, 3, "bank_break_end=next_or")
	g.Found("PRR", 100, "p1", 60).Phase("5").Stock(2, "p1").Cash("bank", 50)
	g.Do(sell(g, "PRR", 10))
	for !g.S.End.Over && g.InCharge() == "stock" {
		g.Pass()
	}
	west(g)
	g.Train("PRR", "5", "5")
	finish(t, g)
	same(t, "X4: the last round", []any{g.S.End.Over, g.S.Round}, []any{true, uint8(1)})
}
