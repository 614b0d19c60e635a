package panel_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/titles"
)

// picture1870 is a position to be drawn, with presses in it.
type picture1870 struct {
	m   *match.Match
	at  int
	ids []string
}

// TestPictures1870 draws the screens of 1870 alone, for people to look at: moments of a recorded game and of a sample,
// and of random games the rare ones: closings, emergencies, a bankruptcy.
func TestPictures1870(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	found := map[string]picture1870{}
	recorded := gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "..", "1870", "1870-game-end-bank.json"))
	moments := moments1870(recorded)
	for name, x := range moments {
		p := picture1870{m: recorded, at: x.at}
		if x.key != "" {
			p.ids = []string{x.key}
		}
		found[name] = p
	}
	gather(found, recorded)
	gather(found, playtest.SampleOf(t, "1870"))
	for seed := uint64(0); seed < 12 || found["emergency"].m == nil || found["bankruptcy"].m == nil; seed++ {
		gather(found, random1870(t, seed))
	}
	for _, shape := range []struct {
		name, lang string
		w, h       int
		scale      float32
		night      bool
	}{
		{"desktop", "en", 1280, 800, 1, false}, {"desktop-ja", "ja", 1280, 800, 1, true},
		{"wide", "en", 1920, 1080, 1, true}, {"wide-ja", "ja", 1920, 1080, 1, false},
		{"tablet", "en", 820, 1180, 1, true}, {"tablet-ja", "ja", 820, 1180, 1, false},
		{"phone", "en", 390, 844, 2, false}, {"phone-ja", "ja", 390, 844, 2, true},
	} {
		for name, x := range found {
			t.Run(name, func(t *testing.T) {
				host := platformtest.New()
				host.Tags, host.Night = []string{shape.lang}, shape.night
				a := scenes.New(host)
				game := x.m.Clone()
				game.GoTo(x.at)
				game.Cut()
				a.Open(table.New(a.Shell, game, table.Hooks{Name: "Friday table"}))
				s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
				s.Step(time.Second)
				h := playtest.NewHand(t, s, game.Title())
				for _, key := range x.ids {
					if h.Expose(key); h.Has(key) {
						h.Press(key)
					}
				}
				for range 3 {
					s.Invalidate()
					s.Step(time.Second)
				}
				s.Save(filepath.Join(*playtest.Pictures, "1870-"+name+"-"+shape.name+".png"))
			})
		}
	}
}

// gather adds the rare moments of a game that were not found yet.
func gather(found map[string]picture1870, m *match.Match) {
	add := func(name string, at int, ids ...string) {
		if _, known := found[name]; !known {
			found[name] = picture1870{m, at, ids}
		}
	}
	t := m.Title()
	closed := 0
	for i := range m.Len() {
		v, a := m.ViewAt(i), m.Action(i)
		switch key := v.InCharge().Name(); key {
		case step.AuctionKey:
			if step.Contested(v) != 0 {
				add("duel", i)
			}
		case step.ConsentKey:
			add("consent", i)
		case step.ProtectKey:
			if b := draft.New(v, &text.Speaker{Title: t}).Blocks().List[0]; b.Stays() {
				add("protect-on-ledge", i)
			}
		case step.StockKey:
			for _, legal := range rules.AppendLegal(nil, v) {
				gatherStock(add, v, i, legal)
			}
		case step.TrackKey:
			if b := draft.New(v, &text.Speaker{Title: t}).Decline(); b != nil && b.Closes != "" {
				add("skip-closes", i)
			}
			if lay, ok := a.(rules.LayTile); ok && lay.Via != 0 {
				add("home-tile", i, "power:"+t.Private(lay.Via).ID)
			}
			if v.S.Set == 1 && v.S.Privates[t.FindPrivate("MRBC")].Owner.Player() != 0 {
				add("river-ban", i, "hex:C18")
			}
		case step.TrainsKey:
			if _, ok := a.(rules.SellShares); ok {
				add("emergency", i)
			}
		}
		if pay, ok := a.(rules.Dividend); ok && pay.Kind == rules.Half {
			add("half", i, "opt:dividend:half")
		}
		if _, ok := a.(rules.Bankrupt); ok {
			add("bankruptcy", i)
			add("bankrupt-end", m.Len())
		}
		now := 0
		for c := range t.Corps {
			if v.Is(id.Corp(c+1), rules.Closed) {
				now++
			}
		}
		if now > closed {
			add("closing-before", i-1)
			add("closing-after", i)
		}
		closed = now
	}
	if m.ViewAt(m.Len()).S.End.Over {
		add("end", m.Len())
	}
}

// gatherStock adds the sights of a legal action of a stock round: a sale at the ledge or onto a closed cell, a
// redemption, a reissue.
func gatherStock(add func(string, int, ...string), v rules.View, at int, a rules.Action) {
	switch a := a.(type) {
	case rules.BuyShares:
		if a.By.Corp() != 0 && a.From.Player() != 0 {
			add("redeem-from-player", at, "own:buy:"+v.T.Corp(a.Corp).ID)
		}
	case rules.SellShares:
		name := v.T.Corp(a.Corp).ID
		if a.By.Corp() != 0 {
			add("reissue-offer", at, "own:sell:"+name)
			return
		}
		from, to := v.S.Corps[a.Corp].Price, v.PriceAfterSale(a.Corp, int(a.Percent))
		rows := int(a.Percent) / int(v.Ordinary(a.Corp))
		zone := v.T.Market.Zone(to)
		n := string(rune('0' + rows))
		switch {
		case zone&market.Closes != 0:
			add("sale-closes", at, "sell:"+name, "sell:"+name+":"+n)
		case zone&market.BelowLedge != 0 && v.Zone(a.Corp)&market.BelowLedge == 0:
			add("sale-crosses-ledge", at, "sell:"+name, "sell:"+name+":"+n)
		case int(to.Row-from.Row) < rows && from != to:
			add("sale-held-by-ledge", at, "sell:"+name, "sell:"+name+":"+n)
		}
	}
}

// random1870 plays a game of four at random.
func random1870(t *testing.T, seed uint64) *match.Match {
	t.Helper()
	e, _ := titles.Find("1870")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Aiko", "Ben", "Chiara", "Daichi"}, seed)
	if err != nil {
		t.Fatal(err)
	}
	chooser := bot.NewRandom(seed)
	for !m.View().S.End.Over {
		m.Play(chooser.Choose(m.View()))
	}
	return m
}
