package table

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestBoardPictures draws auctions and the need of money, for people to look at.
func TestBoardPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, c := range []struct {
		name, record string
		find         func(v rules.View) bool
		press        string
	}{
		{"auction", "1830/26855", func(v rules.View) bool { return bidsOn(v) > 4 }, "bid:"},
		{"choice", "1860/19354", choosesLot, "start:"},
		{"need", "1830/26855", inNeed, ""},
	} {
		for _, shape := range []struct {
			name, lang string
			w, h       int
			night      bool
		}{{"desktop", "en", 1280, 800, false}, {"desktop-ja-night", "ja", 1280, 800, true}, {"tablet", "en", 820, 1180, false},
			{"phone", "en", 390, 844, false}, {"least", "ja", 1024, 640, false}} {
			m := gametest.Recorded(t, filepath.Join(filepath.Dir(recordedGames), c.record+".json"))
			at := firstLike(m, c.find)
			if at < 0 {
				t.Fatalf("%s: no such moment", c.name)
			}
			for i := range m.Players() {
				m.Rename(id.Player(i+1), []string{"Aiko", "Ben", "Chiara", "Daichi", "Eva", "Finn"}[i])
			}
			m.GoTo(at)
			m.Cut()
			host := scenestest.NewHost(shape.lang)
			host.Night = shape.night
			a := newApp(host)
			a.Open(New(a.Shell, m, Hooks{Name: "Friday table"}))
			s := uitest.New(t, shape.w, shape.h, 1, a.Draw)
			for range 3 {
				s.Invalidate()
				s.Step(time.Second)
			}
			if c.press != "" {
				for _, n := range s.Nodes() {
					if strings.HasPrefix(n.ID, c.press) && n.Role == ui.RoleButton && !n.Disabled {
						s.Click(n.ID)
						break
					}
				}
			}
			for range 3 {
				s.Invalidate()
				s.Step(time.Second)
			}
			s.Save(filepath.Join(*pictures, "board-"+c.name+"-"+shape.name+".png"))
		}
	}
}

// firstLike returns the first position of a game that is like that, or -1.
func firstLike(m *match.Match, like func(v rules.View) bool) int {
	for i := range m.Len() {
		if v := m.ViewAt(i); like(v) {
			return i
		}
	}
	return -1
}

// bidsOn counts the standing bids.
func bidsOn(v rules.View) (n int) {
	if v.InCharge().Name() != "auction" {
		return 0
	}
	for _, lot := range v.S.Auction.Bids {
		for _, bid := range lot {
			if bid.Placed() {
				n++
			}
		}
	}
	return n
}

// inNeed reports whether a president must sell shares for a train.
func inNeed(v rules.View) bool {
	if v.S.End.Over || v.InCharge().Name() != "trains" {
		return false
	}
	p := draft.New(v, &text.Speaker{Title: v.T}).Plan()
	return p != nil && p.Must()
}

// seated is a table on a screen, in a position of a recorded game.
func seated(t testing.TB, record string, like func(v rules.View) bool, w, h int) (*hand, *Table) {
	t.Helper()
	m := gametest.Recorded(t, filepath.Join(filepath.Dir(recordedGames), record+".json"))
	at := firstLike(m, like)
	if at < 0 {
		t.Fatalf("%s has no such position", record)
	}
	m.GoTo(at)
	m.Cut()
	hand, tab := sit(t, m, w, h)
	if w < 1024 {
		hand.touch = true
		hand.s.Coarse()
	}
	return hand, tab
}

// within reports whether a node lies in a part of the screen.
func within(s *uitest.Screen, id, part string) bool {
	a, b := s.Must(id).Rect, s.Must(part).Rect
	return a.And(b) == a
}

// TestAuctionOnTheMarketsPlace bids by mouse and by finger: the lots stand in the market's place with their bids, the
// chosen bid in the panel. On a phone all of it is in the sheet.
func TestAuctionOnTheMarketsPlace(t *testing.T) {
	for _, size := range []struct {
		w, h int
		part string
	}{{1280, 800, "main"}, {820, 1180, "main"}, {390, 844, "sheet:grip"}} {
		h, tab := seated(t, "1830/26855", func(v rules.View) bool { return bidsOn(v) > 4 }, size.w, size.h)
		v, say := tab.desk.View(), tab.desk.Speaker()
		n := 0
		for p := range v.T.Privates {
			name := say.Private(id.Private(p + 1))
			_, shown := h.s.Find("lot:" + name)
			if unsold := v.S.Privates[p+1].Owner == id.Initial; shown != unsold {
				t.Fatalf("%dx%d: %s is shown: %v", size.w, size.h, name, shown)
			} else if !unsold {
				continue
			}
			if n++; size.w > 599 && !within(h.s, "lot:"+name, "main") && n < 3 {
				t.Errorf("%dx%d: %s is not in the market's place", size.w, size.h, name)
			}
			for seat, standing := range step.Bids(v, id.Private(p+1)) {
				if bid, ok := h.s.Find("bid:" + name + ":" + strconv.Itoa(seat)); ok != standing.Placed() {
					t.Errorf("%s: bid of seat %d shown: %v", name, seat, ok)
				} else if ok && !strings.HasSuffix(bid.Name, say.Money(standing.Sum())) {
					t.Errorf("%s: says %q, not %d", name, bid.Name, standing.Sum())
				}
			}
		}
		lot := say.Private(id.Private(len(v.T.Privates)))
		h.press("bid:" + lot)
		if size.w > 599 && !within(h.s, "price", "panel") {
			t.Error("the price is not in the panel")
		}
		h.wait()
		h.press("act:primary")
		if got, ok := tab.game.Action(tab.game.Len() - 1).(rules.Bid); !ok || say.Private(got.Private) != lot {
			t.Errorf("%dx%d: played %v", size.w, size.h, tab.game.Action(tab.game.Len()-1))
		}
	}
}

// TestEnterInThePriceFieldBids types more than there is, which Enter does not bid, and then a sum that it bids.
func TestEnterInThePriceFieldBids(t *testing.T) {
	h, tab := seated(t, "1830/26855", func(v rules.View) bool { return bidsOn(v) > 4 }, 1280, 800)
	h.press("bid:" + tab.desk.Speaker().Private(id.Private(len(tab.desk.View().T.Privates))))
	bid := func(words string) {
		h.s.Do(ui.Event{Kind: ui.Edit, ID: "price", Text: words})
		h.wait()
		h.s.Do(ui.Event{Kind: ui.Submit, ID: "price"})
	}
	played := tab.game.Len()
	bid("5000")
	if tab.game.Len() != played || h.s.Must("price").Value != "5000" || h.s.Must("act:primary").Describe == "" {
		t.Fatalf("%v is played; the field shows %q, the button tells %q",
			tab.game.Action(tab.game.Len()-1), h.s.Must("price").Value, h.s.Must("act:primary").Describe)
	}
	bid("300")
	if bid, ok := tab.game.Action(tab.game.Len() - 1).(rules.Bid); !ok || bid.Price != 300 {
		t.Errorf("played %v", tab.game.Action(tab.game.Len()-1))
	}
}

// TestAuctionTellsWhatFollows buys the first private, where the second has one bid: it goes to that bidder.
func TestAuctionTellsWhatFollows(t *testing.T) {
	h, tab := seated(t, "1830/26855", func(v rules.View) bool { return bidsOn(v) > 4 }, 1280, 1400)
	v, say := tab.desk.View(), tab.desk.Speaker()
	second := id.Private(2)
	bidders, owner := step.Bidders(v, second)
	if bidders != 1 || v.S.Privates[1].Owner != id.Initial {
		t.Fatalf("%d bid for the second", bidders)
	}
	h.press("bid:" + say.Private(1))
	want := say.Phrase(text.LotGoesTo, text.Facts{
		"lot": say.Private(second), "player": say.Player(owner), "$sum": say.Money(step.Bids(v, second)[owner].Sum()),
	})
	if note := h.s.Must("note:0").Name; note != want {
		t.Errorf("says %q, not %q", note, want)
	}
	h.press("act:primary")
	if got := tab.desk.View().S.Privates[second].Owner.Player(); got != owner {
		t.Errorf("the second private goes to seat %d", got)
	}
}

// TestAuctionInThePast shows the lots of another moment, without anything to press.
func TestAuctionInThePast(t *testing.T) {
	h, tab := seated(t, "1830/26855", func(v rules.View) bool { return bidsOn(v) > 4 }, 1280, 800)
	tab.GoTo(1)
	h.s.Invalidate()
	h.s.Step(time.Second)
	lots := 0
	for _, p := range tab.desk.See().Privates {
		if p.Owner != id.Initial {
			continue
		}
		lots++
		if !within(h.s, "lot:"+p.Name, "main") {
			t.Errorf("%s is not shown", p.Name)
		}
		if h.has("bid:" + p.Name) {
			t.Errorf("%s can be pressed", p.Name)
		}
	}
	if lots == 0 {
		t.Fatal("no lots")
	}
}

// TestChoiceOnTheMarketsPlace takes a presidency in an auction of the right to choose (1860/R15).
func TestChoiceOnTheMarketsPlace(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1280, 800}, {820, 1180}, {390, 844}} {
		h, tab := seated(t, "1860/19354", choosesLot, size.w, size.h)
		for _, c := range tab.desk.See().Corps {
			if _, sold := tab.draft().Find("start:" + c.Name); !sold {
				continue
			}
			if size.w > 599 && !within(h.s, "lot:"+c.Name, "main") {
				t.Errorf("%s is not in the market's place", c.Name)
			}
			h.press("start:" + c.Name)
			h.press("act:primary")
			if got, ok := tab.game.Action(tab.game.Len() - 1).(rules.Par); !ok || got.Corp != c.ID {
				t.Errorf("%dx%d: played %v", size.w, size.h, tab.game.Action(tab.game.Len()-1))
			}
			break
		}
	}
}

// TestNeedOnTheMarketsPlace raises money for a train by mouse, finger and keys: what may be sold stands below the chart,
// and the panel tells what it leads to.
func TestNeedOnTheMarketsPlace(t *testing.T) {
	for _, size := range []struct {
		w, h int
		keys bool
	}{{1280, 800, false}, {1280, 800, true}, {820, 1180, false}, {390, 844, false}} {
		h, tab := seated(t, "1830/26855", inNeed, size.w, size.h)
		h.keys = size.keys
		if size.w <= 599 {
			h.press("sheet:grip")
		}
		plan := tab.draft().Plan()
		c := tab.desk.View().Actor().Corp()
		chosen := -1
		for i, l := range plan.Lots() {
			key := "need:" + tab.desk.Speaker().Corp(l.Corp)
			if l.Shares > 0 {
				chosen = i
			}
			if size.w > 599 && !within(h.s, key+":count", "main") {
				t.Errorf("%s is not below the chart", key)
			}
			if n := h.s.Must(key + ":count"); n.Now != l.Shares {
				t.Errorf("%s: %d, not %d", key, n.Now, l.Shares)
			}
		}
		if chosen < 0 {
			t.Fatal("nothing is offered as a start")
		}
		key := "need:" + tab.desk.Speaker().Corp(plan.Lots()[chosen].Corp) + ":count"
		if e := tab.draft().Effects(); e == nil || e.Companies[c-1].Trains != [2]int{0, 1} {
			t.Error("the effects do not tell of the train")
		}
		h.press(key + ":less")
		if e := tab.draft().Effects(); plan.Lacks() <= 0 || e.Companies[c-1].Trains[1] != 0 {
			t.Error("a share less is still enough")
		}
		h.press(key + ":more")
		if _, ok := h.s.Find("effect:0"); !ok {
			t.Error("no consequence is told")
		}
		h.wait()
		h.press("act:primary")
		if n := tab.game.ViewAt(tab.game.Len()).TrainCount(id.OfCorp(c)); n != 1 {
			t.Errorf("%dx%d: %d trains", size.w, size.h, n)
		}
	}
}

// choosesLot reports whether the winner of an auction of the right to choose takes something.
func choosesLot(v rules.View) bool { return v.S.Auction.Choosing && v.InCharge().Name() == "auction" }

// TestMapBesideTheLots: on a large screen the map stands beside the lots of an auction, with the homes of the companies that it
// sells and the hexes of the privates pinned; on a laptop the lots have the place alone.
func TestMapBesideTheLots(t *testing.T) {
	for _, c := range []struct {
		record string
		like   func(v rules.View) bool
		pins   map[string]string
	}{
		{"1860/19354", choosesLot, map[string]string{"C&N": "F2", "IOW": "I3"}},
		{"1830/26855", func(v rules.View) bool { return bidsOn(v) > 4 }, map[string]string{"D&H": "F16", "C&SL": "B20"}},
	} {
		h, tab := seated(t, c.record, c.like, 1920, 1080)
		h.wait()
		lots, board := h.s.Must("lots").Rect, h.s.Must("map:bar").Rect
		if lots.Right() > board.X {
			t.Errorf("%s: the lots reach to %.0f, the map begins at %.0f", c.record, lots.Right(), board.X)
		}
		s := tab.pane.Scene(h.s.UI)
		for name, hex := range c.pins {
			if !slices.ContainsFunc(s.Tags, func(p mapview.Tag) bool { return p.Text == name && h.title.HexName(p.Hex) == hex }) {
				t.Errorf("%s: %s is not pinned on %s: %v", c.record, name, hex, s.Tags)
			}
		}
		small, _ := seated(t, c.record, c.like, 1280, 800)
		if small.has("map:bar") {
			t.Errorf("%s: a laptop shows the map beside the lots", c.record)
		}
	}
}
