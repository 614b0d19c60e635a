package t1822pnw

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

func facts(t *testing.T) *rulestest.Facts { return rulestest.ReadFacts(t, "1822pnw") }

// TestNumbersAgree: money, limits, phases and trains. The backs of cards are variants there.
func TestNumbersAgree(t *testing.T) {
	f, title := facts(t), build(t, Key)
	f.SameMoney(t, title)
	f.SamePhases(t, title)
	for _, want := range f.Trains {
		got := title.Train(title.FindTrain(want.Name))
		rulestest.Same(t, "train "+want.Name, []any{got.Price, got.RustsOn, got.Unlimited},
			[]any{want.Price, want.RustsOn, want.Unlimited})
		if !want.Unlimited {
			rulestest.Same(t, "train "+want.Name+": copies", got.Count, want.Count)
		}
	}
}

// TestMarketAgrees: 28 prices.
func TestMarketAgrees(t *testing.T) {
	f, title := facts(t), build(t, Key)
	for i, cell := range f.Market[0] {
		got := title.Market.Rows[0][i]
		par := slices.Contains(cell.Zones, "par") || slices.Contains(cell.Zones, "par_1")
		rulestest.Same(t, "cell", []any{got.Price, got.Par, got.Zone != 0},
			[]any{cell.Price, par, slices.Contains(cell.Zones, "endgame")})
	}
}

// TestChartersAgree: companies. The name of minor 14 is spelled as on the map.
func TestChartersAgree(t *testing.T) {
	f, title := facts(t), build(t, Key)
	rulestest.Same(t, "companies", len(title.Corps), len(f.Corporations))
	for i, want := range f.Corporations {
		c := title.Corps[i]
		name := strings.Replace(want.Name, "Prarie", "Prairie", 1) //nolint:misspell // as the data has it
		rulestest.Same(t, want.ID, []any{c.ID, c.Name, c.Home, c.HomeCity, c.TokenCosts, c.FloatAt, c.Certs},
			[]any{want.ID, name, want.Home, want.HomeCity, want.TokenCosts, want.FloatPercent, want.Certs()})
	}
}

// TestCardsAgree: the cards in the order in which they are shuffled, with their revenues (R9). A regional railway pays
// its owner (R49).
func TestCardsAgree(t *testing.T) {
	f, title := facts(t), build(t, Key)
	rulestest.Same(t, "cards", len(title.Privates), len(f.Privates))
	for i, want := range f.Privates {
		p := title.Privates[i]
		revenue := want.Revenue
		if p.Card == "A" || p.Card == "B" || p.Card == "C" {
			revenue = regionalRevenue
		}
		rulestest.Same(t, want.ID, []any{p.ID, p.Value, p.Revenue}, []any{want.ID, want.Value, revenue})
	}
}

// TestTilesAgree: every tile, its copies, stops and track.
func TestTilesAgree(t *testing.T) { facts(t).SameTiles(t, build(t, Key)) }

// TestMapAgrees: every hex, its neighbours and its face. The printed ferry is no track, and the river at Seattle is
// listed at the hex that pays for the bridge.
func TestMapAgrees(t *testing.T) {
	f := facts(t)
	ferry := map[string][2]string{"D9": {"edge:0", "edge:4"}, "E8": {"edge:3", "edge:5"}}
	side := map[string]string{"D9": "0", "E8": "3"}
	for i := range f.Hexes {
		h := &f.Hexes[i]
		if line, ok := ferry[h.ID]; ok {
			delete(h.Neighbors, side[h.ID])
			h.Tile.Paths = slices.DeleteFunc(h.Tile.Paths, func(p [2]string) bool { return p == line })
		}
	}
	title := build(t, Key)
	f.SameHexes(t, title)
	if b := title.Board.Hexes[title.FindHex("D9")-1].Borders; len(b) != 1 ||
		b[0] != (track.Border{Edge: 0, Kind: track.Ferry}) {
		t.Errorf("the sides of D9 are %v", b)
	}
}

// TestTables: every number of the full game, and those that scenarios, options and recorded games have in its place.
func TestTables(t *testing.T) {
	full := build(t, Key)
	rulestest.SameTables(t, full, "testdata/tables.txt")
	rulestest.SameVariants(t, full, "testdata/variants.txt", build(t, ShortKey), build(t, SRSKey),
		build(t, Key, "private_set=document"),
		buildAs(t, rules.Recorded, Key))
}

// TestScenarioNumbers: money, limits, tokens and their names in records; the document's set changes none of it (R160).
func TestScenarioNumbers(t *testing.T) {
	type seats struct {
		cash   int32
		certs  uint8
		tokens int32
	}
	for _, c := range []struct {
		key, settings, record string
		byPlayers             map[int]seats
		ends                  []int16
		without               []string
	}{
		{Key, "", "1822PNW", map[int]seats{3: {500, 21, 5}, 4: {375, 15, 4}, 5: {300, 12, 4}}, []int16{600}, nil},
		{Key, "private_set=document", "1822PNW", map[int]seats{3: {500, 21, 5}, 4: {375, 15, 4}, 5: {300, 12, 4}},
			[]int16{600}, nil},
		{ShortKey, "", "1822PNW Short Scenario", map[int]seats{3: {500, 18, 5}, 4: {375, 14, 4}, 5: {300, 11, 4}},
			[]int16{500, 550, 600}, nil},
		{SRSKey, "", "1822PNW SRS", map[int]seats{2: {750, 18, 6}, 3: {500, 14, 5}}, []int16{500, 550, 600},
			[]string{"1", "2", "3", "4", "5", "A", "CPR", "GNR"}},
	} {
		var settings []string
		if c.settings != "" {
			settings = append(settings, c.settings)
		}
		title := build(t, c.key, settings...)
		rulestest.Same(t, c.key+": name in records", title.Name, c.record)
		for n := 1; n < len(title.StartingCash); n++ {
			want, seated := c.byPlayers[n]
			rulestest.Same(t, fmt.Sprintf("%s: %d players", c.key, n), title.CanSeat(n), seated)
			if !seated {
				continue
			}
			rulestest.Same(t, fmt.Sprintf("%s: %d players", c.key, n),
				seats{title.StartingCash[n], title.CertLimit[n], biddingTokens(t, title, n)}, want)
		}
		var ends []int16
		for _, cell := range title.Market.Rows[0] {
			if cell.Zone != 0 {
				ends = append(ends, cell.Price)
			}
		}
		rulestest.Same(t, c.key+": prices that end the game", ends, c.ends)
		s := rules.Start(title, 3, 1, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		for i := range title.Corps {
			name := title.Corps[i].ID
			rulestest.Same(t, c.key+": "+name+" is out of the game", !alive(v, id.Corp(i+1)), slices.Contains(c.without, name))
		}
	}
}

// biddingTokens returns how many bids a player may place with so many players.
func biddingTokens(t *testing.T, title *rules.Title, players int) (n int32) {
	t.Helper()
	g := table{rulestest.New(t, title, players)}.stock("p1")
	g.Cash("p1", 1000)
	for lot := id.Lot(minorBoxes + privateBoxes); lot > 0; lot-- {
		price := int32(0)
		if lot <= minorBoxes {
			price = 200 // the least for a pair (R10)
		}
		switch r := g.Check(rules.Bid{By: 1, Private: g.View().CardIn(lot), Price: price}); r.Reason {
		case rules.Legal:
			g.bidFor(lot, 1, price)
			n++
		case noBiddingToken:
		default:
			t.Errorf("%s: box %d: %v", title.Key, lot, r.Reason)
		}
	}
	return n
}

// TestUpgrades: the tiles that may follow each tile, and those that come first on printed hexes (R67); cities of label
// Y, the by-pass of the mine.
func TestUpgrades(t *testing.T) {
	g := begin(t, build(t, Key))
	want := map[string]string{
		"3": "141 142 143", "4": "141 142", "58": "141 142 143 144", "5": "14 15 619", "6": "14 15 619", "57": "14 15 619",
		"7": "80 82 83", "8": "80 81 82 83", "9": "82 83", "14": "63 611", "15": "63 611", "619": "63 611",
		"80": "545 546", "81": "546", "82": "544 545 546", "83": "544 545 546",
		"141": "767 768 769", "142": "767 768 769", "143": "767 769", "144": "769", "611": "895 51", "63": "895",
		"544": "60 169", "545": "60 169", "546": "60 169", "767": "X17", "768": "X17", "769": "X17",
		"207": "X5", "208": "X5", "622": "X5", "X5": "X11", "405": "X10", "X10": "X16", mineTile: mineByPass,
	}
	for i := range g.Title.Tiles {
		name := g.Title.Tiles[i].Name
		if slices.Contains(series[seattle], name) || slices.Contains(series[portlandHex], name) {
			continue
		}
		g.S.Cells[g.Hex("L7")] = track.Cell{Tile: id.Tile(i + 1)}
		rulestest.Same(t, "tile "+name, strings.Join(followers(g.View(), g.Hex("L7")), " "), want[name])
	}
	for hex, want := range map[string]string{
		"D11": "207 208 622", "J9": "207 208 622", "A8": "405", "F9": "14 15 619", "F13": "5 6 57", "M4": "5 6 57",
		"G8": "3 4 58", "L7": "7 8 9", "I4": "7 8 9",
		"A22": "", "B15": "", "I12": "", "H9": "",
	} {
		g.S.Cells[g.Hex(hex)] = track.Cell{}
		rulestest.Same(t, "hex "+hex, strings.Join(followers(g.View(), g.Hex(hex)), " "), want)
	}
	for color, want := range map[tile.Color]string{tile.Yellow: "7 8 9", tile.Green: "80 81 82 83",
		tile.Brown: "544 545 546", tile.Gray: "60 169"} {
		rulestest.Same(t, fmt.Sprint("plain track of colour ", color), strings.Join(plain[color], " "), want)
	}
}
