package panel_test

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestBoardPictures draws auctions and the need of money, for people to look at.
func TestBoardPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, c := range []struct {
		name, record string
		find         func(v rules.View) bool
		press        string
	}{
		{"auction", "1830/26855", func(v rules.View) bool { return playtest.CountBids(v) > 4 }, "bid:"},
		{"choice", "1860/19354", playtest.ChoosesLot, "start:"},
		{"need", "1830/26855", playtest.InNeed, ""},
	} {
		for _, shape := range []struct {
			name, lang string
			w, h       int
			night      bool
		}{{"desktop", "en", 1280, 800, false}, {"desktop-ja-night", "ja", 1280, 800, true},
			{"tablet", "en", 820, 1180, false},
			{"phone", "en", 390, 844, false}, {"least", "ja", 1024, 640, false}} {
			m := gametest.Recorded(t, filepath.Join(filepath.Dir(playtest.RecordedGames), c.record+".json"))
			at := playtest.FirstWhere(t, m, c.find)
			for i := range m.Players() {
				m.Rename(id.Player(i+1), []string{"Aiko", "Ben", "Chiara", "Daichi", "Eva", "Finn"}[i])
			}
			m.GoTo(at)
			m.Cut()
			host := scenestest.NewHost(shape.lang)
			host.Night = shape.night
			a := scenes.New(host)
			a.Open(table.New(a.Shell, m, table.Hooks{Name: "Friday table"}))
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
			s.Save(filepath.Join(*playtest.Pictures, "board-"+c.name+"-"+shape.name+".png"))
		}
	}
}

// within reports whether a node is in a part of the screen.
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
		h, tab := tabletest.SeatWhere(t, "1830/26855", func(v rules.View) bool { return playtest.CountBids(v) > 4 }, size.w,
			size.h)
		v, say := tab.Desk().View(), tab.Desk().Speaker()
		n := 0
		for p := range v.T.Privates {
			name := say.Private(id.Private(p + 1))
			_, shown := h.S.Find("lot:" + name)
			if unsold := v.S.Privates[p+1].Owner == id.Initial; shown != unsold {
				t.Fatalf("%dx%d: %s is shown: %v", size.w, size.h, name, shown)
			} else if !unsold {
				continue
			}
			if n++; size.w > 599 && !within(h.S, "lot:"+name, "main") && n < 3 {
				t.Errorf("%dx%d: %s is not in the market's place", size.w, size.h, name)
			}
			for seat, standing := range step.Bids(v, id.Private(p+1)) {
				if bid, ok := h.S.Find("bid:" + name + ":" + strconv.Itoa(seat)); ok != standing.Placed() {
					t.Errorf("%s: bid of seat %d shown: %v", name, seat, ok)
				} else if ok && !strings.HasSuffix(bid.Name, say.Money(standing.Sum())) {
					t.Errorf("%s: says %q, not %d", name, bid.Name, standing.Sum())
				}
			}
		}
		lot := say.Private(id.Private(len(v.T.Privates)))
		h.Press("bid:" + lot)
		if size.w > 599 && !within(h.S, "price", "panel") {
			t.Error("the price is not in the panel")
		}
		h.Wait()
		h.Press("act:primary")
		if got, ok := tab.Desk().Game.Action(tab.Desk().Game.Len() - 1).(rules.Bid); !ok || say.Private(got.Private) != lot {
			t.Errorf("%dx%d: played %v", size.w, size.h, tab.Desk().Game.Action(tab.Desk().Game.Len()-1))
		}
	}
}

// TestEnterInThePriceFieldBids types more than there is, which Enter does not bid, and then a sum that it bids.
func TestEnterInThePriceFieldBids(t *testing.T) {
	h, tab := tabletest.SeatWhere(t, "1830/26855", func(v rules.View) bool { return playtest.CountBids(v) > 4 }, 1280, 800)
	h.Press("bid:" + tab.Desk().Speaker().Private(id.Private(len(tab.Desk().View().T.Privates))))
	bid := func(words string) {
		h.S.Do(ui.Event{Kind: ui.Edit, ID: "price", Text: words})
		h.Wait()
		h.S.Do(ui.Event{Kind: ui.Submit, ID: "price"})
	}
	played := tab.Desk().Game.Len()
	bid("5000")
	if tab.Desk().Game.Len() != played || h.S.Must("price").Value != "5000" || h.S.Must("act:primary").Describe == "" {
		t.Fatalf("%v is played; the field shows %q, the button tells %q",
			tab.Desk().Game.Action(tab.Desk().Game.Len()-1), h.S.Must("price").Value, h.S.Must("act:primary").Describe)
	}
	bid("300")
	if bid, ok := tab.Desk().Game.Action(tab.Desk().Game.Len() - 1).(rules.Bid); !ok || bid.Price != 300 {
		t.Errorf("played %v", tab.Desk().Game.Action(tab.Desk().Game.Len()-1))
	}
}

// TestAuctionTellsWhatFollows buys the first private, where the second has one bid: it goes to that bidder.
func TestAuctionTellsWhatFollows(t *testing.T) {
	h, tab := tabletest.SeatWhere(t, "1830/26855", func(v rules.View) bool { return playtest.CountBids(v) > 4 }, 1280,
		1400)
	v, say := tab.Desk().View(), tab.Desk().Speaker()
	second := id.Private(2)
	bidders, owner := step.Bidders(v, second)
	if bidders != 1 || v.S.Privates[1].Owner != id.Initial {
		t.Fatalf("%d bid for the second", bidders)
	}
	h.Press("bid:" + say.Private(1))
	want := say.Phrase(text.LotGoesTo, text.Facts{
		"lot": say.Private(second), "player": say.Player(owner), "$sum": say.Money(step.Bids(v, second)[owner].Sum()),
	})
	if note := h.S.Must("note:0").Name; note != want {
		t.Errorf("says %q, not %q", note, want)
	}
	h.Press("act:primary")
	if got := tab.Desk().View().S.Privates[second].Owner.Player(); got != owner {
		t.Errorf("the second private goes to seat %d", got)
	}
}

// TestAuctionInThePast shows the lots of another moment, without anything to press.
func TestAuctionInThePast(t *testing.T) {
	h, tab := tabletest.SeatWhere(t, "1830/26855", func(v rules.View) bool { return playtest.CountBids(v) > 4 }, 1280, 800)
	tab.GoTo(1)
	h.S.Invalidate()
	h.S.Step(time.Second)
	lots := 0
	for _, p := range tab.Desk().See().Privates {
		if p.Owner != id.Initial {
			continue
		}
		lots++
		if !within(h.S, "lot:"+p.Name, "main") {
			t.Errorf("%s is not shown", p.Name)
		}
		if h.Has("bid:" + p.Name) {
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
		h, tab := tabletest.SeatWhere(t, "1860/19354", playtest.ChoosesLot, size.w, size.h)
		for _, c := range tab.Desk().See().Corps {
			if _, sold := tab.Due().Draft().Find("start:" + c.Name); !sold {
				continue
			}
			if size.w > 599 && !within(h.S, "lot:"+c.Name, "main") {
				t.Errorf("%s is not in the market's place", c.Name)
			}
			h.Press("start:" + c.Name)
			h.Press("act:primary")
			if got, ok := tab.Desk().Game.Action(tab.Desk().Game.Len() - 1).(rules.Par); !ok || got.Corp != c.ID {
				t.Errorf("%dx%d: played %v", size.w, size.h, tab.Desk().Game.Action(tab.Desk().Game.Len()-1))
			}
			break
		}
	}
}

// TestNeedOnTheMarketsPlace raises money for a train by mouse, finger and keys: the shares that may be sold are below
// the chart, and the panel shows the results of a sale.
func TestNeedOnTheMarketsPlace(t *testing.T) {
	for _, size := range []struct {
		w, h int
		keys bool
	}{{1280, 800, false}, {1280, 800, true}, {820, 1180, false}, {390, 844, false}} {
		h, tab := tabletest.SeatWhere(t, "1830/26855", playtest.InNeed, size.w, size.h)
		h.Keys = size.keys
		if size.w <= 599 {
			h.Press("sheet:grip")
		}
		plan := tab.Due().Draft().Plan()
		c := tab.Desk().View().Actor().Corp()
		chosen := -1
		for i, l := range plan.Lots() {
			key := "need:" + tab.Desk().Speaker().Corp(l.Corp)
			if l.Shares > 0 {
				chosen = i
			}
			if size.w > 599 && !within(h.S, key+":count", "main") {
				t.Errorf("%s is not below the chart", key)
			}
			if n := h.S.Must(key + ":count"); n.Now != l.Shares {
				t.Errorf("%s: %d, not %d", key, n.Now, l.Shares)
			}
		}
		if chosen < 0 {
			t.Fatal("nothing is offered as a start")
		}
		key := "need:" + tab.Desk().Speaker().Corp(plan.Lots()[chosen].Corp) + ":count"
		if e := tab.Due().Draft().Effects(); e == nil || e.Companies[c-1].Trains != [2]int{0, 1} {
			t.Error("the effects do not tell of the train")
		}
		h.Press(key + ":less")
		if e := tab.Due().Draft().Effects(); plan.Lacks() <= 0 || e.Companies[c-1].Trains[1] != 0 {
			t.Error("a share less is still enough")
		}
		h.Press(key + ":more")
		if _, ok := h.S.Find("effect:0"); !ok {
			t.Error("no consequence is told")
		}
		h.Wait()
		h.Press("act:primary")
		if n := tab.Desk().Game.ViewAt(tab.Desk().Game.Len()).TrainCount(id.OfCorp(c)); n != 1 {
			t.Errorf("%dx%d: %d trains", size.w, size.h, n)
		}
	}
}
