package panel_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestAsidesAtTheFoot: exchanges by another player are at the foot of the step and not at its head (1830/R58).
func TestAsidesAtTheFoot(t *testing.T) {
	m := playtest.Recorded26855(t)
	at := playtest.FirstDraft(t, m, "stock", func(d *draft.Draft) bool {
		return len(d.Options(draft.Asides)) > 0 && len(d.Options(draft.Privates)) > 0
	})
	h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
	offered := h.S.Must("exchange:M&H:ipo")
	for _, n := range h.S.Nodes() {
		if strings.HasPrefix(n.ID, "private:") && n.Rect.Y >= offered.Rect.Y {
			t.Errorf("%s stands below the exchange of another player", n.ID)
		}
	}
}

// TestNobodyExchangesForAComputer: the exchange of another player is offered only where that player sits, and never a
// computer's (1830/R58), which decides itself.
func TestNobodyExchangesForAComputer(t *testing.T) {
	m := playtest.Recorded26855(t)
	at := playtest.FirstDraft(t, m, "stock", func(d *draft.Draft) bool { return len(d.Options(draft.Asides)) > 0 })
	m.GoTo(at)
	owner := m.View().S.Privates[m.Title().FindPrivate("MH")].Owner.Player()
	m.Cut()
	m.SetComputer(owner, match.Easy)
	h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
	if n, offered := h.S.Find("exchange:M&H:ipo"); offered {
		t.Errorf("a person is offered %q", n.Name)
	}
}

// TestRowsOfAStockTurn: rows of privates name the effect of a press, a pool without shares has no lock beside the
// shares for sale, selling has its price, and the money that can be raised shows where it is more than the cash.
func TestRowsOfAStockTurn(t *testing.T) {
	m := playtest.Recorded26855(t)
	at := playtest.FirstDraft(t, m, "stock", func(d *draft.Draft) bool {
		o, sells := d.Find("sell:NNH")
		_, buys := d.Find("private:C&SL")
		return buys && sells && len(o.Forms) > 1 && d.View().Held(o.Corp, d.View().Actor()) > 0
	})
	h, tab := tabletest.SeatAt(t, m, at, 1280, 800)
	d := tab.Due().Draft()
	if o, _ := d.Find("private:C&SL"); !strings.HasPrefix(o.Text, "Buy C&SL from ") {
		t.Errorf("a private is offered as %q", o.Text)
	}
	o, _ := d.Find("sell:NNH")
	if want := "Sell from " + tab.Desk().Speaker().Money(d.View().SalePrice(o.Corp)); o.Button != want {
		t.Errorf("selling says %q, not %q", o.Button, want)
	}
	for _, n := range h.S.Nodes() {
		if !strings.HasPrefix(n.ID, "buy:") || !n.Disabled || !strings.Contains(n.Describe, "no such share") {
			continue
		}
		for _, other := range h.S.Nodes() {
			if corp := strings.Split(n.ID, ":")[1]; !other.Disabled && strings.HasPrefix(other.ID, "buy:"+corp+":") {
				t.Errorf("%s is locked beside %s", n.ID, other.ID)
			}
		}
	}
	if _, ok := h.S.Find("info:raise"); !ok {
		t.Error("what can be raised is not told")
	}
	first, _ := tabletest.SeatAt(t, m, playtest.Positions(m, "stock")[0], 1280, 800)
	if _, ok := first.S.Find("info:raise"); ok {
		t.Error("in the first stock round, without sales, what can be raised stands beside the same cash")
	}
}

// TestNoCardWhileTilesAreCompared rests the pointer on a hex: its card appears, but not while tiles for another one lie
// in the tray.
func TestNoCardWhileTilesAreCompared(t *testing.T) {
	m := playtest.Recorded26855(t)
	at := playtest.FirstDraft(t, m, "track",
		func(d *draft.Draft) bool { return d.View().S.Phase > 1 && len(d.Hexes()) > 2 })
	h, tab := tabletest.SeatAt(t, m, at, 1280, 800)
	chosen := tab.Due().Draft().Hexes()[0]
	name := m.Title().HexName(chosen)
	main := h.S.Must("main").Rect
	middle := ui.Rect{X: main.X + 80, Y: main.Y + 80, W: main.W - 200, H: main.H - 330}
	other := func() (x, y float32) {
		for _, n := range h.S.Nodes() {
			if strings.HasPrefix(n.ID, "hex:") && n.ID != "hex:"+name && n.Rect.Y > middle.Y &&
				n.Rect.Bottom() < middle.Bottom() &&
				n.Rect.X > middle.X && n.Rect.Right() < middle.Right() {
				return n.Rect.Center()
			}
		}
		t.Fatal("no other hex is in sight")
		return
	}
	for range 20 {
		h.S.Step(500 * time.Millisecond) // the search for runs has come to its end
	}
	if x, y := other(); staysStill(h, x, y, middle) {
		t.Error("no card appears where the pointer rests")
	}
	h.PressHex(name)
	for range 20 {
		h.S.Step(500 * time.Millisecond)
	}
	if x, y := other(); !staysStill(h, x, y, middle) {
		t.Error("a card covers the map while tiles are compared")
	}
}

// TestAPoorRunAsks takes a train off the proven best run: the first press asks, the second plays.
func TestAPoorRunAsks(t *testing.T) {
	m := playtest.Recorded26855(t)
	at := playtest.FirstDraft(t, m, "run",
		func(d *draft.Draft) bool { return len(d.Run().Trains()) > 1 && d.View().S.Phase > 2 })
	h, tab := tabletest.SeatAt(t, m, at, 1280, 800)
	h.Wait()
	for range 10 {
		h.S.Step(500 * time.Millisecond)
	}
	run := tab.Due().Draft().Run()
	if !run.IsBest() || run.Verdict().Warn {
		t.Fatal("the best run is not proven")
	}
	h.Press("route:A:clear")
	if run.Revenue() == 0 || run.IsBest() {
		t.Fatal("the run is not poorer")
	}
	h.Wait()
	h.S.Click("act:primary")
	if asks := h.S.Must("act:primary").Name; tab.Desk().Game.Len() != at || !strings.HasSuffix(asks, "?") {
		t.Fatalf("a poorer run is played at the first press; the button says %q", asks)
	}
	h.S.Click("act:primary")
	if tab.Desk().Game.Len() == at {
		t.Error("the second press does not play it")
	}
}

// TestLaterTrains: of the trains that come later one line says when, and no row keeps the others' trains out of sight.
func TestLaterTrains(t *testing.T) {
	m := playtest.Recorded26855(t)
	at := playtest.Positions(m, "trains")[1]
	h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
	v := m.ViewAt(at)
	twos := 0
	for i := 1; i <= v.T.Cards(); i++ {
		if c := id.Train(i); v.S.Trains[c] == id.Initial && v.T.Train(v.T.FrontOf(c)).Name == "2" {
			twos++
		}
	}
	if got, want := h.S.Must("later").Name,
		"The 3-train comes when "+text.Number(int32(twos))+" more trains are sold."; got != want {
		t.Errorf("the line says %q, not %q", got, want)
	}
	for _, row := range []string{"train:3", "train:4", "train:D"} {
		if _, ok := h.S.Find(row); ok {
			t.Errorf("%s has a row of its own", row)
		}
	}
}
