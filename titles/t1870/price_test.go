package t1870

import (
	"slices"
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
)

func at(row, col uint8) market.Pos { return market.Pos{Row: row, Col: col} }

// TestSalesAndLedge: one row for each share, but for the ledge: softly only a share that would just cross it is
// absorbed, by the document the whole fall is one row shorter (R42, R47, R48; X6; S42, S58).
func TestSalesAndLedge(t *testing.T) {
	for _, c := range []struct {
		from           market.Pos
		shares         int
		soft, minusOne uint8 // rows
	}{
		{at(5, 9), 1, 0, 0}, {at(5, 9), 2, 2, 1}, {at(5, 9), 3, 2, 2},
		{at(4, 9), 1, 1, 1}, {at(4, 9), 2, 1, 1}, {at(4, 9), 3, 3, 2},
		{at(3, 9), 2, 2, 2}, {at(3, 9), 3, 2, 2}, {at(3, 9), 4, 4, 3},
		{at(4, 10), 2, 2, 1},                     // F2 755-756
		{at(6, 9), 1, 1, 1}, {at(7, 9), 1, 0, 0}, // inside, and at the bottom of a column
		{at(4, 12), 1, 1, 1}, {at(5, 12), 1, 0, 0}, {at(3, 16), 1, 0, 0}, // below the ledge
		{at(9, 2), 3, 1, 1}, {at(6, 0), 3, 3, 3},
	} {
		for setting, want := range map[string]uint8{"ledge=soft": c.soft, "ledge=minus_one": c.minusOne} {
			title := build(t, rules.Rulebook, setting)
			if got := title.Market.Fall(c.from, c.shares); got != at(c.from.Row+want, c.from.Col) {
				t.Errorf("%s: %d shares sold at %v: %v, want %d rows", setting, c.shares, c.from, got, want)
			}
		}
	}
}

// TestMarkerMoves: right to the end of the row and up, never into the area below the ledge; left and down in the first
// column; up, and in the top row to the right and down at the same price (R44-R46, R49; S39-S41; traps 11, 12).
func TestMarkerMoves(t *testing.T) {
	chart := &build(t, rules.Rulebook).Market
	for _, c := range []struct {
		name      string
		move      func(market.Pos) market.Pos
		from, to  market.Pos
		samePrice bool
	}{
		{"right", chart.Right, at(0, 6), at(0, 7), false},
		{"right", chart.Right, at(2, 15), at(1, 15), false}, // S40
		{"right", chart.Right, at(3, 16), at(3, 17), false}, // S41
		{"right", chart.Right, at(3, 20), at(2, 20), false},
		{"right", chart.Right, at(9, 6), at(8, 6), false},
		{"right", chart.Right, at(0, 20), at(0, 20), true}, // S39
		{"right", chart.Right, at(5, 9), at(4, 9), false},  // F7 448
		{"left", chart.Left, at(3, 16), at(3, 15), false},
		{"left", chart.Left, at(3, 0), at(4, 0), false},
		{"left", chart.Left, at(7, 0), at(8, 0), false}, // it closes
		{"left", chart.Left, at(2, 16), at(2, 15), false},
		{"up", chart.Up, at(3, 16), at(2, 16), false},
		{"up", chart.Up, at(0, 6), at(1, 7), true},
		{"up", chart.Up, at(0, 20), at(0, 20), true},
	} {
		if got := c.move(c.from); got != c.to || (chart.Price(got) == chart.Price(c.from)) != c.samePrice {
			t.Errorf("%s from %v: %v, want %v", c.name, c.from, got, c.to)
		}
	}
}

// TestStack: a marker that comes into a cell is below those there, and one that stays keeps its place (R49a; pitfalls
// #4923, #5067). Higher price first, then further right, then the one that came first (R82).
func TestStack(t *testing.T) {
	g := begin(t, rules.Recorded).Found("MP", 100, "p1", 60).Found("TP", 100, "p2", 60).Found("IC", 100, "p3", 60)
	g.PriceAt("MP", at(5, 9)).PriceAt("TP", at(5, 9)).PriceAt("IC", at(4, 7))
	tx := rules.Tx{View: g.View()}
	tx.MovePrice(g.Corp("MP"), g.View().PriceAfterSale(g.Corp("MP"), 10))
	var order [id.MaxCorps]id.Corp
	if got := tx.AppendFloated(order[:0]); !slices.Equal(got, []id.Corp{g.Corp("MP"), g.Corp("TP"), g.Corp("IC")}) {
		t.Errorf("after a sale that moves nothing: %v", got)
	}
	tx.MovePrice(g.Corp("MP"), at(4, 9))
	tx.MovePrice(g.Corp("MP"), at(5, 9))
	if got := tx.AppendFloated(order[:0]); !slices.Equal(got, []id.Corp{g.Corp("TP"), g.Corp("MP"), g.Corp("IC")}) {
		t.Errorf("after it came back: %v", got)
	}
}

// TestSoldOut: at the end of the stock round a company rises that has no share in the pool and none unissued; its
// shares of itself count as held (R69; trap 10).
func TestSoldOut(t *testing.T) {
	for where, rises := range map[string]bool{"p2": true, "initial": false, "pool": false, "MP": true} {
		g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2")
		g.Give("MP", 10, "initial", where)
		g.Operate(3)
		if got := g.S.Corps[g.Corp("MP")].Price == at(1, 7); got != rises {
			t.Errorf("a share with %s: rises %v", where, got)
		}
	}
}

// sold sells blocks and goes on to the first question.
func sold(g *rulestest.Game, sales ...rules.SellShares) *rulestest.Game {
	for _, s := range sales {
		g.Do(s)
	}
	if g.View().Top().Round == stockRound && g.View().Actor() == sales[0].By {
		g.Pass()
	}
	return g
}

// TestWhoProtects: the president before the sale, if he has the money, has not sold the company himself in this round
// and has room for certificates that count; else the price falls at once (R50-R53, R56; traps 4, 51, 57; pitfall
// #6854).
func TestWhoProtects(t *testing.T) {
	for _, c := range []struct {
		name  string
		ready func(g *rulestest.Game)
		asked bool
		why   rules.Reason
	}{
		{"he can", func(*rulestest.Game) {}, true, rules.Legal},
		{"the money is short", func(g *rulestest.Game) { g.Cash("p1", 299) }, false, rules.NoMoney},
		{"he sold it himself", func(g *rulestest.Game) { g.S.Seats[1].Sold |= 1 << g.Corp("MP") }, false,
			rules.SoldThisRound},
		{"no room", func(g *rulestest.Game) {
			g.Found("ATSF", 100, "p1", 60).Found("SSW", 100, "p1", 60).Found("SP", 100, "p1", 60)
		}, false, rules.CertLimit},
		{"no room needed in yellow", func(g *rulestest.Game) {
			g.Found("ATSF", 100, "p1", 60).Found("SSW", 100, "p1", 60).Found("SP", 100, "p1", 60).PriceAt("MP", at(2, 1))
		}, true, rules.Legal},
	} {
		g := begin(t, rules.Recorded).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2")
		c.ready(g)
		inStock(g, 2)
		if c.why != rules.NoMoney {
			g.Cash("p1", 500)
		}
		sold(g, sale(g, 2, "MP", 30))
		if got := g.View().Top().Round == protection; got != c.asked {
			t.Errorf("%s: asked %v", c.name, got)
		}
		for _, e := range g.X.Events {
			if e.Kind == rules.BlockDropped && e.Why.Reason != c.why {
				t.Errorf("%s: %v, want %v", c.name, e.Why.Reason, c.why)
			}
		}
	}
}

// TestPresidentSellsHimself: his own block is never protected, nor one that has changed the presidency (R56; trap 57;
// pitfall #4598).
func TestPresidentSellsHimself(t *testing.T) {
	for percent, president := range map[uint8]id.Player{10: 1, 20: 2} {
		g := begin(t, rules.Recorded).Found("MP", 100, "p1", 30).Give("MP", 30, "initial", "p2").Cash("p2", 900)
		inStock(g, 1)
		sold(g, sale(g, 1, "MP", percent))
		g.At("stock", "p2")
		if percent == 20 {
			g.WantPresident("MP", president)
		}
		if g.S.Corps[g.Corp("MP")].Price == at(0, 6) {
			t.Errorf("%d sold: the price has not fallen", percent)
		}
	}
}

// TestProtectIfSold: with the option a president who sold some himself in this round may still protect the block of
// another (R166; S49; pitfall #11005).
func TestProtectIfSold(t *testing.T) {
	for settings, asked := range map[string]bool{"can_protect_if_sold": true, "original_rules": true,
		"station_wars": false} {
		g := begin(t, rules.Recorded, settings).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2")
		g.S.Seats[1].Sold |= 1 << g.Corp("MP")
		inStock(g, 2).Cash("p1", 500)
		sold(g, sale(g, 2, "MP", 20))
		if got := g.View().Top().Round == protection; got != asked {
			t.Errorf("%s: asked %v", settings, got)
		}
	}
}

// TestQueueOfBlocks: in the order of sale, each falling before the next is asked; play goes on left of the last who
// bought one, which may be the seller (R50, R53, R54; trap 5). A company that closes lowers the limit before the next
// block (trap 52).
func TestQueueOfBlocks(t *testing.T) {
	g := begin(t, rules.Recorded).Found("MP", 100, "p3", 40).Give("MP", 20, "initial", "p1").Found("TP", 90, "p2",
		40).Give("TP", 20, "initial", "p1")
	g.Found("IC", 82, "p3", 40).Give("IC", 20, "initial", "p1")
	inStock(g, 1).Cash("p2", 900).Cash("p3", 900)
	sold(g, sale(g, 1, "MP", 20), sale(g, 1, "TP", 20), sale(g, 1, "IC", 10))
	protect := func(seat id.Player, corp string, percent uint8) {
		g.At("protect", "p"+strconv.Itoa(int(seat))).Do(rules.BuyShares{By: id.OfPlayer(seat), Corp: g.Corp(corp),
			From: id.Pool, Percent: percent})
	}
	protect(3, "MP", 20)
	protect(2, "TP", 20)
	g.At("protect", "p3").Pass()
	if got := g.S.Corps[g.Corp("IC")].Price; got != at(3, 6) {
		t.Errorf("IC at %v", got)
	}
	g.At("stock", "p3")
	if g.S.Turn.Passes != 0 {
		t.Error("a protection counts as a pass")
	}
}

// TestBlockAboveTheClosedCells: a block whose fall would close the company is asked for like any other (R58; S17, S18).
func TestBlockAboveTheClosedCells(t *testing.T) {
	g := begin(t, rules.Recorded).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2")
	inStock(g, 2).PriceAt("MP", at(6, 0)).Cash("p1", 100)
	sold(g, sale(g, 2, "MP", 30)).At("protect", "p1")
	g.Do(rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("MP"), From: id.Pool, Percent: 30})
	if g.View().Is(g.Corp("MP"), rules.Closed) || g.S.Corps[g.Corp("MP")].Price != at(6, 0) {
		t.Error("the marker moves")
	}
}

// TestAWaitingBlockThatLowersNothing: the log says that a price falls unless it is protected only if it would (R47).
func TestAWaitingBlockThatLowersNothing(t *testing.T) {
	for _, c := range []struct {
		from    market.Pos
		percent uint8
		stays   bool
	}{{at(5, 9), 10, true}, {at(7, 9), 10, true}, {at(4, 9), 10, false}, {at(5, 9), 20, false}} {
		g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2").PriceAt("MP", c.from)
		inStock(g, 2).Do(sale(g, 2, "MP", c.percent))
		for _, e := range g.X.Events {
			if _, stays := retell(g.View(), e); e.Kind == rules.BlockWaits && stays != c.stays {
				t.Errorf("%d%% at %v: the price stays %t", c.percent, c.from, stays)
			}
		}
	}
}
