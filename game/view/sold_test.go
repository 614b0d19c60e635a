package view

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestSoldLotsAccountForTheMoney goes through the auctions of both titles: everything that has left the bank is listed
// once with its owner, and the payments of the players are the sum that they lack of the money they began with, but for
// a right to choose that is paid and not yet used (1830/R10-R17, 1860/R11-R18).
func TestSoldLotsAccountForTheMoney(t *testing.T) {
	for name, m := range map[string]*match.Match{"1830": gametest.Sample(t, "finished"), "1860": played(t, 120)} {
		sold := 0
		for at := 0; m.ViewAt(at).InCharge().Name() == "auction"; at++ {
			m.GoTo(at)
			v := m.View()
			if v.S.Auction.Choosing {
				continue
			}
			var paid [id.MaxPlayers + 1]int32
			list := New(m, text.En).Auction().Sold
			for _, l := range list {
				price, err := strconv.Atoi(strings.TrimLeft(l.Price, "$£"))
				if err != nil {
					t.Fatal(err)
				}
				paid[l.Owner] += int32(price)
				if l.Private != 0 && v.S.Privates[l.Private].Owner != id.OfPlayer(l.Owner) {
					t.Errorf("%s at %d: %s is not the private of %s", name, at, l.Name, l.Holder)
				}
			}
			for i := range v.S.Players {
				p := id.OfPlayer(id.Player(i + 1))
				if start, now := m.ViewAt(0).Cash(p), v.Cash(p); start-now != paid[i+1] && !revenuePaid(m, at) {
					t.Errorf("%s at %d: player %d has paid %d, and is listed with %d", name, at, i+1, start-now, paid[i+1])
				}
			}
			if at > 0 && m.ViewAt(at-1).S.Auction.Contest != v.S.Auction.Contest && v.S.Auction.Contest != 0 {
				news := New(m, text.En).Auction().News
				if !strings.Contains(news, "Now ") || !strings.Contains(news, " against ") {
					t.Errorf("%s at %d: a contest begins, and the news are %q", name, at, news)
				}
			}
			sold = max(sold, len(list))
		}
		if sold < 3 {
			t.Errorf("%s: %d lots were sold", name, sold)
		}
	}
}

// revenuePaid reports whether privates paid their owners before a position of the auction (1830/R17).
func revenuePaid(m *match.Match, at int) bool {
	for i := range at {
		for _, e := range m.Events(i) {
			if e.Kind == rules.Paid && e.Who == id.Bank {
				return true
			}
		}
	}
	return false
}

// TestPrivatesHaveTheirNames: a private is named in full in the language in force where the title has its name, also
// where a company has the same id, and as its card says elsewhere (1870).
func TestPrivatesHaveTheirNames(t *testing.T) {
	for sample, want := range map[string][2]string{
		"frisco": {"St. Louis-San Francisco Railway", "セントルイス・サンフランシスコ鉄道"}, "finished": {"Baltimore & Ohio", "Baltimore & Ohio"},
	} {
		for l := range text.Langs {
			list := New(gametest.Sample(t, sample), l).Privates()
			found := false
			for _, p := range list {
				found = found || p.LongName == want[l]
			}
			if !found {
				t.Errorf("%s, language %d: %q is not among %+v", sample, l, want[l], list)
			}
		}
	}
}

// TestChosenLotsTellPriceAndBid: a private that is chosen after secret bids costs its price in addition to the bid
// (18FL/R15, R18). TC is printed with $70, POSC with $40.
func TestChosenLotsTellPriceAndBid(t *testing.T) {
	for bid, want := range map[int32][2]string{
		0: {"P1: TC for $70 (bid $0).", "$70"}, 10: {"P1: TC for $70 (bid $10).", "$80"},
	} {
		e, _ := titles.Find("18fl")
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(title, []string{"P1", "P2", "P3"}, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range []rules.Action{
			rules.Bid{By: 1, Price: bid}, rules.Bid{By: 2}, rules.Bid{By: 3},
			rules.Bid{By: 1, Private: m.Title().FindPrivate("TC"), Price: 70},
		} {
			if r := m.Play(a); r.Refused() {
				t.Fatal(r)
			}
		}
		a := New(m, text.En).Auction()
		if a.News != want[0] || len(a.Sold) != 1 || a.Sold[0].Price != want[1] {
			t.Errorf("%q, %+v", a.News, a.Sold)
		}
	}
}
