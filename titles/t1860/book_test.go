package t1860

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/rulebook"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/tile"
)

// bookTable returns the rows of the table that the players' book has at a rule, without the head.
func bookTable(t *testing.T, number string) rulebook.Table {
	t.Helper()
	book := rulebook.Parse(rulesEN, func(option string) string { return option })
	r, ok := book.Find(number)
	if !ok || len(r.Table) < 2 {
		t.Fatalf("%s has no table", number)
	}
	return r.Table[1:]
}

// number reads "£1,000" or "250 cc".
func number(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(strings.Trim(strings.ReplaceAll(s, ",", ""), "£ c"))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestMoneyOfTheBook: the money and the limit of players (R5, R36).
func TestMoneyOfTheBook(t *testing.T) {
	title := build(t)
	for _, row := range bookTable(t, "R5") {
		n := number(t, row[0])
		rulestest.Same(t, row[0]+" players", []int{int(title.StartingCash[n]), int(title.CertLimit[n])},
			[]int{number(t, row[1]), number(t, row[2])})
	}
}

// TestPrivatesOfTheBook: prices, income, exchange and the payment of the bank (R4, R42, R44, R48).
func TestPrivatesOfTheBook(t *testing.T) {
	g := game(t, 2)
	for _, row := range bookTable(t, "R4") {
		n := g.Private(strings.Fields(row[0])[0])
		d := g.Title.Private(n)
		corp := "–"
		if x, ok := rules.PowerOf[rules.Exchange](g.Title, n); ok {
			corp = x.Corp
			rulestest.Same(t, corp+" keeps a share for", g.Title.Corp(g.Corp(corp)).Reserved, d.ID)
		}
		rulestest.Same(t, row[0], []any{d.Value, d.Revenue, corp, salePrice(g.View(), n), d.FromPhase != ""},
			[]any{number(t, row[1]), number(t, row[2]), row[3], number(t, row[4]), strings.Contains(row[0], "R48")})
	}
}

// TestCompaniesOfTheBook: layers, homes, par prices and the costs of stations (R32, R33, R95).
func TestCompaniesOfTheBook(t *testing.T) {
	title := build(t)
	for _, row := range bookTable(t, "R32") {
		c := title.FindCorp(row[0])
		d := title.Corp(c)
		var pars, stations []string
		for _, cell := range title.Market.Pars() {
			if p := int16(title.Market.Price(cell)); p >= d.ParLow && p <= d.ParHigh {
				pars = append(pars, strconv.Itoa(int(p)))
			}
		}
		slices.SortFunc(pars, func(a, b string) int { return number(t, a) - number(t, b) })
		for _, cost := range d.TokenCosts[1:] {
			stations = append(stations, strconv.Itoa(int(cost)))
		}
		home, place, _ := strings.Cut(row[2], " ")
		rulestest.Same(t, row[0], []any{d.Layer, d.Home, title.Board.Hexes[title.HomeHex(c)-1].Place, pars,
			strings.Join(stations, ", ") + " cc"},
			[]any{row[1], home, place, strings.Fields(row[3]), row[4]})
		rulestest.Same(t, row[0]+": first station", d.TokenCosts[0], 0)
		rulestest.Same(t, row[0]+": certificates", []any{d.Certs, d.FloatAt}, []any{rules.Shares(20, 8, 10), 50})
	}
}

// TestTrackOfTheBook: all 55 prices with their zones (R29, R30, R32, R60, R144, R152).
func TestTrackOfTheBook(t *testing.T) {
	zones := map[string]market.Cell{
		"bankrupt": {Zone: market.Closes}, "red": {Zone: market.FirstSaleFree}, "grey:": {Zone: market.ParAgain},
		"par":     {Par: true},
		"nothing": {}, "the": {Zone: market.EndsGame},
	}
	var want []market.Cell
	for _, row := range bookTable(t, "R60") {
		for price := range strings.FieldsSeq(row[0]) {
			cell := zones[strings.Fields(row[1])[0]]
			cell.Price = int16(number(t, price))
			want = append(want, cell)
		}
	}
	slices.SortFunc(want, func(a, b market.Cell) int { return int(a.Price) - int(b.Price) })
	have := slices.Clone(build(t).Market.Rows[0])
	for i := range have {
		have[i].Color = ""
	}
	rulestest.Same(t, "the price track", have, want)
	rulestest.Same(t, "prices", len(have), 55)
}

// TestTrainsOfTheBook: copies, prices, reach and rusting (R111, R115, R116, R156).
func TestTrainsOfTheBook(t *testing.T) {
	title := build(t)
	rows := bookTable(t, "R111")
	rulestest.Same(t, "kinds of trains", len(title.Trains), len(rows))
	for i, row := range rows {
		d := title.Trains[i]
		copies, rusts := strconv.Itoa(int(d.Count)), d.RustsOn
		if d.Unlimited {
			copies = "any"
		}
		if rusts == "" {
			rusts = "never"
		}
		others := map[bool]string{true: "other", false: "others"}[d.More == 1]
		rulestest.Same(t, "train", []any{d.Name, copies, d.Price, fmt.Sprintf("%d large and %d %s", d.Reach, d.More, others),
			rusts},
			[]any{row[0], row[1], number(t, row[2]), row[3], row[4]})
	}
	two := build(t, "two_7p4")
	rulestest.Same(t, "7+4 with the option", two.Train(two.FindTrain("7+4")).Count, 2)
}

// TestPhasesOfTheBook: trains that begin them, limits, colours, rounds and other effects (R29, R38, R48, R81, R113,
// R114, R145, R165).
func TestPhasesOfTheBook(t *testing.T) {
	title := build(t)
	rows := bookTable(t, "R113")
	rulestest.Same(t, "phases", len(title.Phases), len(rows))
	pier := title.Board.Hexes[title.FindHex("J2")-1].Face.Stops[0].Value
	pays := int16(0)
	for i, row := range rows {
		d := title.Phases[i]
		from := "–"
		for _, train := range title.Trains {
			if train.StartsPhase == d.Name {
				from = train.Name
			}
		}
		color := map[tile.Color]string{tile.Yellow: "yellow", tile.Green: "green", tile.Brown: "brown"}[d.Colors]
		var what []string
		if p := pier.At(d.Colors); p != pays {
			what = append(what, fmt.Sprintf("Ryde Pier pays %d", p))
			pays = p
		}
		if title.Private(title.FindPrivate("FFC")).FromPhase == d.Name {
			what = append(what, "Fishbourne ferry for sale (R48)")
		}
		switch {
		case d.Name == southernPhase:
			what = append(what, "the Southern forms (R145)")
		case d.NoSaleDrop && d.NoCertLimit:
			what = append(what, "sales move no price (R29); no certificate limit (R38)")
		}
		rulestest.Same(t, "phase", []any{d.Name, from, d.TrainLimit, color, d.Rounds, strings.Join(what, " ")},
			[]any{row[0], row[1], row[2], row[3], row[4], row[5]})
	}
	last := title.Phases[len(title.Phases)-1]
	rulestest.Same(t, "limit and sales in the last phase", []bool{last.NoCertLimit, last.NoSaleDrop}, []bool{true, true})
	for _, d := range build(t, "no_train_limit").Phases {
		rulestest.Same(t, "limit with the option", d.TrainLimit, rules.Endless)
	}
}

// TestTerrainOfTheBook: the ground that costs, and the sides that no track crosses (R83, R85).
func TestTerrainOfTheBook(t *testing.T) {
	title := build(t)
	var water, hills []string
	for _, h := range title.Board.Hexes {
		switch {
		case h.Cost != 0 && h.Cost != 60:
			t.Errorf("%s costs %d", h.Name, h.Cost)
		case h.Cost != 0 && slices.Equal(h.Terrain, []string{"water"}):
			water = append(water, h.Name)
		case h.Cost != 0:
			hills = append(hills, h.Name)
		}
	}
	rulestest.SameSet(t, "water", water, []string{"D4", "H2", "K5"})
	rulestest.SameSet(t, "hills", hills, []string{"C7", "E7", "F8", "G13", "H6", "H10", "H12"})
	board := title.Track()
	joined := func(a, b string) bool {
		from, to := title.FindHex(a), title.FindHex(b)
		for e := range hex.Edge(6) {
			if board.Next(from, e) == to && board.OpenEdges(from)>>e&1 != 0 {
				return true
			}
		}
		return false
	}
	for _, pair := range [][2]string{{"F2", "G1"}, {"F2", "G3"}, {"F4", "G3"}, {"I5", "I7"}, {"I9", "I11"}, {"A5", "B4"}} {
		if joined(pair[0], pair[1]) || joined(pair[1], pair[0]) {
			t.Errorf("track may cross from %s to %s", pair[0], pair[1])
		}
	}
	for _, pair := range [][2]string{{"G1", "G3"}, {"F4", "F2"}, {"I5", "I3"}, {"I9", "I7"}, {"H10", "I11"}, {"A7", "A5"},
		{"J2", "I3"}} {
		if !joined(pair[0], pair[1]) || !joined(pair[1], pair[0]) {
			t.Errorf("no track from %s to %s", pair[0], pair[1])
		}
	}
}

// TestSmallMap: the hexes that the smaller map lacks (R6).
func TestSmallMap(t *testing.T) {
	for option, small := range map[string]bool{"re_enter_hexes": false, "two_player_map": true, "original_game": true} {
		title := build(t, option)
		for _, name := range []string{"A5", "A7", "E11"} {
			rulestest.Same(t, option+": "+name+" is absent", title.FindHex(name) == 0, small)
		}
		less := map[bool]uint8{true: 1}[small]
		rulestest.Same(t, option+": hexes", len(title.Board.Hexes), 45-3*int(less))
		for name, count := range map[string]uint8{"776": 3 - less, "770": 2 - less, "57": 2} {
			rulestest.Same(t, option+": copies of "+name, title.Tiles.Kind(title.Tiles.Find(name)).Count, count)
		}
	}
}
