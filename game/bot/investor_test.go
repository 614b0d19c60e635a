package bot_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// TestInvests: Sound chooses as most people do in stock rounds of recorded games, and Sensible otherwise.
func TestInvests(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		title, name     string
		build           func(g *rulestest.Game)
		sound, sensible string
	}{
		{"1830-classic", "a block is sold that brings the money for a company at the highest par", func(g *rulestest.Game) {
			g.Found("NYC", 100, "p2", 60).Home("NYC", "E19", 0).Lay("E19", "57", 0).Lay("F18", "8", 5).Train("NYC", "3")
			g.Give("NYC", 20, "initial", "p1")
			stock(g, 400)
		}, "sell p0 NYC 20", "buy p0 NYC"},
		{"1830-classic", "who has sold for it starts a company at the highest par", func(g *rulestest.Game) {
			nyc(g, "p2", "3")
			stock(g, 620)
			g.S.Seats[1].Sold.Add(g.Corp("NYC"))
		}, ":100", ":67"},
		{"1830-classic", "a share is kept while the president can pay the next train", func(g *rulestest.Game) {
			nyc(g, "p2")
			g.Give("NYC", 10, "initial", "p1").Cash("NYC", 0)
			stock(g, 0)
			g.Cash("p2", 500)
		}, "pass p0", "sell p0 NYC"},
		{"1860", "a private is exchanged after a purchase, as long as its share is set aside", func(g *rulestest.Game) {
			g.Phase("5").Train("closed", "5+3", "5+3").Own("YHC", "p1")
			g.Found("FYN", 68, "p2", 50).Home("FYN", "B4", 0).Lay("B4", "5", 5).Train("FYN", "6+3")
			stock(g, 100)
		}, "buy p0", "exchange p0 YHC"},
	} {
		e, _ := titles.Find(c.title)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for kind, want := range map[string]string{"sound": c.sound, "sensible": c.sensible} {
			for seed := range uint64(3) {
				g := rulestest.New(t, title, 3)
				c.build(g)
				if chosen := notation.Action(title, byThumb[kind](seed).Choose(g.View())); !strings.Contains(chosen, want) {
					t.Errorf("%s, %s, seed %d: %s, want %s", c.name, kind, seed, chosen, want)
				}
			}
		}
	}
}

// TestOneBidATurn: Sound bids for one card in the boxes in a turn, because another turn follows (1822PNW/R29).
func TestOneBidATurn(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(3) {
		g, player := rulestest.New(t, title, 4), bot.NewSound(seed)
		if _, bids := player.Choose(g.View()).(rules.Bid); !bids {
			t.Errorf("seed %d: no bid", seed)
		}
		g.Do(player.Choose(g.View()))
		if chosen := notation.Action(title, player.Choose(g.View())); !strings.HasPrefix(chosen, "pass") {
			t.Errorf("seed %d: then %s", seed, chosen)
		}
	}
}
