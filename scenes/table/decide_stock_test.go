package table

import (
	"bytes"
	"image"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules/id"
)

// positionWith returns the first position of a step whose options satisfy a condition.
func positionWith(t *testing.T, m *match.Match, step string, want func(*draft.Draft) bool) int {
	t.Helper()
	for _, at := range positions(m, step) {
		if want(draft.New(m.ViewAt(at), &text.Speaker{Title: m.Title()})) {
			return at
		}
	}
	t.Fatalf("no position in step %s is such", step)
	return 0
}

// TestAsidesAtTheFoot: what another player may exchange stands at the foot of the step and not at its head (1830/R58).
func TestAsidesAtTheFoot(t *testing.T) {
	m := fullGame(t)
	at := positionWith(t, m, "stock", func(d *draft.Draft) bool {
		return len(d.Options(draft.Asides)) > 0 && len(d.Options(draft.Privates)) > 0
	})
	h, _ := seatAt(t, m, at, 1280, 800)
	offered := h.s.Must("exchange:M&H:ipo")
	for _, n := range h.s.Nodes() {
		if strings.HasPrefix(n.ID, "private:") && n.Rect.Y >= offered.Rect.Y {
			t.Errorf("%s stands below the exchange of another player", n.ID)
		}
	}
}

// TestRowsOfAStockTurn: rows of privates say what a press does, a pool without shares has no lock beside what can be bought,
// selling has its price, and what can be raised shows where it is more than the cash.
func TestRowsOfAStockTurn(t *testing.T) {
	m := fullGame(t)
	at := positionWith(t, m, "stock", func(d *draft.Draft) bool {
		o, sells := d.Find("sell:NNH")
		_, buys := d.Find("private:C&SL")
		return buys && sells && len(o.Forms) > 1 && d.View().Held(o.Corp, d.View().Actor()) > 0
	})
	h, tab := seatAt(t, m, at, 1280, 800)
	d := tab.due.Draft()
	if o, _ := d.Find("private:C&SL"); !strings.HasPrefix(o.Text, "Buy C&SL from ") {
		t.Errorf("a private is offered as %q", o.Text)
	}
	o, _ := d.Find("sell:NNH")
	if want := "Sell from " + tab.desk.Speaker().Money(d.View().SalePrice(o.Corp)); o.Button != want {
		t.Errorf("selling says %q, not %q", o.Button, want)
	}
	for _, n := range h.s.Nodes() {
		if !strings.HasPrefix(n.ID, "buy:") || !n.Disabled || !strings.Contains(n.Describe, "no such share") {
			continue
		}
		for _, other := range h.s.Nodes() {
			if corp := strings.Split(n.ID, ":")[1]; !other.Disabled && strings.HasPrefix(other.ID, "buy:"+corp+":") {
				t.Errorf("%s is locked beside %s", n.ID, other.ID)
			}
		}
	}
	if _, ok := h.s.Find("info:raise"); !ok {
		t.Error("what can be raised is not told")
	}
	first, _ := seatAt(t, m, positions(m, "stock")[0], 1280, 800)
	if _, ok := first.s.Find("info:raise"); ok {
		t.Error("in the first stock round, without sales, what can be raised stands beside the same cash")
	}
}

// pixels returns the picture within a rectangle.
func (h *hand) pixels(r ui.Rect) []byte {
	part := h.s.Show().SubImage(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))).(*image.RGBA)
	var all []byte
	for y := part.Rect.Min.Y; y < part.Rect.Max.Y; y++ {
		at := part.PixOffset(part.Rect.Min.X, y)
		all = append(all, part.Pix[at:at+4*part.Rect.Dx()]...)
	}
	return all
}

// rests puts the pointer somewhere and reports whether the picture within a rectangle stays as it is while it rests there.
func (h *hand) rests(x, y float32, within ui.Rect) bool {
	h.s.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: y})
	h.s.Step(50 * time.Millisecond)
	before := bytes.Clone(h.pixels(within))
	for range 3 {
		h.s.Step(500 * time.Millisecond)
	}
	return bytes.Equal(before, h.pixels(within))
}

// TestNoCardWhileTilesAreCompared rests the pointer on a hex: its card appears, but not while tiles for another one lie in the
// tray.
func TestNoCardWhileTilesAreCompared(t *testing.T) {
	m := fullGame(t)
	at := positionWith(t, m, "track", func(d *draft.Draft) bool { return d.View().S.Phase > 1 && len(d.Hexes()) > 2 })
	h, tab := seatAt(t, m, at, 1280, 800)
	chosen := tab.due.Draft().Hexes()[0]
	name := m.Title().HexName(chosen)
	main := h.s.Must("main").Rect
	middle := ui.Rect{X: main.X + 80, Y: main.Y + 80, W: main.W - 200, H: main.H - 330}
	other := func() (x, y float32) {
		for _, n := range h.s.Nodes() {
			if strings.HasPrefix(n.ID, "hex:") && n.ID != "hex:"+name && n.Rect.Y > middle.Y && n.Rect.Bottom() < middle.Bottom() &&
				n.Rect.X > middle.X && n.Rect.Right() < middle.Right() {
				return n.Rect.Center()
			}
		}
		t.Fatal("no other hex is in sight")
		return
	}
	for range 20 {
		h.s.Step(500 * time.Millisecond) // the search for runs has come to its end
	}
	if x, y := other(); h.rests(x, y, middle) {
		t.Error("no card appears where the pointer rests")
	}
	h.hex(name)
	for range 20 {
		h.s.Step(500 * time.Millisecond)
	}
	if x, y := other(); !h.rests(x, y, middle) {
		t.Error("a card covers the map while tiles are compared")
	}
}

// TestCompanyPageBeginsAtItsTop scrolls the page of a company and chooses another one.
func TestCompanyPageBeginsAtItsTop(t *testing.T) {
	m := fullGame(t)
	h, tab := seatAt(t, m, positions(m, "dividend")[12], 1280, 800)
	tab.layout.tab = corpTab
	h.s.Invalidate()
	h.s.Step(time.Second)
	top := h.s.Must("company:plan").Rect
	panel := h.s.Must("panel").Rect
	for range 4 {
		h.s.Do(ui.Event{Kind: ui.Wheel, X: panel.X + panel.W/2, Y: top.Y, DY: 40})
		h.s.Step(300 * time.Millisecond)
	}
	if h.s.Must("company:plan").Rect == top {
		t.Fatal("the page does not scroll")
	}
	other := tab.desk.See().Operators()[0].ID
	if other == tab.corpChosen() {
		other = tab.desk.See().Operators()[1].ID
	}
	tab.strips.ChooseCorp(other)
	h.s.Invalidate()
	h.s.Step(time.Second)
	if got := h.s.Must("company:plan").Rect; got != top {
		t.Errorf("on the page of the next company a button is at %v, not at %v", got, top)
	}
}

// TestAPoorRunAsks takes a train off the proven best run: the first press asks, the second plays.
func TestAPoorRunAsks(t *testing.T) {
	m := fullGame(t)
	at := positionWith(t, m, "run", func(d *draft.Draft) bool { return len(d.Run().Trains()) > 1 && d.View().S.Phase > 2 })
	h, tab := seatAt(t, m, at, 1280, 800)
	h.wait()
	for range 10 {
		h.s.Step(500 * time.Millisecond)
	}
	run := tab.due.Draft().Run()
	if !run.IsBest() || run.Verdict().Warn {
		t.Fatal("the best run is not proven")
	}
	h.press("route:A:clear")
	if run.Revenue() == 0 || run.IsBest() {
		t.Fatal("the run is not poorer")
	}
	h.wait()
	h.s.Click("act:primary")
	if asks := h.s.Must("act:primary").Name; tab.game.Len() != at || !strings.HasSuffix(asks, "?") {
		t.Fatalf("a poorer run is played at the first press; the button says %q", asks)
	}
	h.s.Click("act:primary")
	if tab.game.Len() == at {
		t.Error("the second press does not play it")
	}
}

// TestLaterTrains: of the trains that come later one line tells when, and no row keeps the others' trains out of sight.
func TestLaterTrains(t *testing.T) {
	m := fullGame(t)
	at := positions(m, "trains")[1]
	h, _ := seatAt(t, m, at, 1280, 800)
	v := m.ViewAt(at)
	twos := 0
	for i := 1; i <= v.T.Cards(); i++ {
		if c := id.Train(i); v.S.Trains[c] == id.Initial && v.T.Train(v.T.FrontOf(c)).Name == "2" {
			twos++
		}
	}
	if got, want := h.s.Must("later").Name, "The 3-train comes when "+text.Number(int32(twos))+" more trains are sold."; got != want {
		t.Errorf("the line says %q, not %q", got, want)
	}
	for _, row := range []string{"train:3", "train:4", "train:D"} {
		if _, ok := h.s.Find(row); ok {
			t.Errorf("%s has a row of its own", row)
		}
	}
}
