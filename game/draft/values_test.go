package draft

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
)

var valued = flag.Int("values", 12, "positions of each title in which the value table is recomputed")

// TestValues plays games of each title by computers and recomputes the value table in positions of them, and its parts
// wherever the referee can be asked.
func TestValues(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		t.Run(e.Key, func(t *testing.T) {
			t.Parallel()
			for left, seed := *valued, uint64(1); left > 0; seed++ {
				title, err := e.Build(rules.Rulebook, nil)
				if err != nil {
					t.Fatal(err)
				}
				m, err := match.New(title, []string{"Ann", "Ben", "Cleo"}, seed)
				if err != nil {
					t.Fatal(err)
				}
				r, player := rand.New(rand.NewPCG(seed, 36)), bot.NewQuick(seed)
				for !m.View().S.End.Over && left > 0 && m.Len() < 900 {
					v := m.View()
					valuesFollowTheReferee(t, v)
					liquidityIsWhatSalesRaise(t, v)
					helpIsWhatForcedSalesRaise(t, v)
					if m.Len() > 60 && r.IntN(25) == 0 {
						valuesAreRecomputed(t, r, v)
						left--
					}
					if r := m.Play(player.Choose(v)); r.Refused() {
						t.Fatal(r)
					}
				}
			}
		})
	}
}

// divided divides the revenue of a company by the rules of the titles: the sum for each share, the sum for the company,
// and where its marker goes (1830/R125-R127, 1860/R100-R104, 1870/R105-R110, 18FL/R81-R83, 1822PNW/R81-R85).
func divided(v rules.View, c id.Corp, kind rules.DividendKind, revenue int32) (share, company int32, to market.Pos) {
	chart, at := &v.T.Market, v.S.Corps[c].Price
	family := strings.Split(v.T.Key, "-")[0]
	if v.T.Key == "1830-starter" {
		return 0, revenue, at // RS10
	}
	minor := v.T.Corp(c).Kind == rules.Minor
	kept := int32(0)
	switch {
	case minor:
		kept = revenue / 2
	case kind == rules.Withhold:
		kept = revenue
	case kind == rules.Half:
		kept = revenue / 2 / 10 * 10
	}
	paid := revenue - kept
	count := int32(100 / int(v.Ordinary(c)))
	share = paid / count
	times := func(o id.Owner) int32 { return share * int32(v.Held(c, o)) / int32(v.Ordinary(c)) }
	company = kept
	price := chart.Price(at)
	to = at
	switch family {
	case "1830":
		company += times(id.Pool)
		to = chart.Left(at)
		if paid > 0 {
			to = chart.Right(at)
		}
	case "18fl":
		company += times(id.Pool)
		switch small := v.Small(c); {
		case paid == 0:
			to = chart.Left(at)
		case paid >= price:
			for range min(paid/price, 2) {
				if next := chart.Right(to); !small || chart.Zone(next)&market.LargeOnly == 0 {
					to = next
				}
			}
		}
	case "1860":
		to = chart.Along(at, -2)
		if paid > 0 {
			to = chart.Along(at, 2*int(min(paid/price, 4)))
		}
	case "1870":
		company += times(id.Initial) + times(id.OfCorp(c))
		switch {
		case paid == 0:
			to = chart.Left(at)
		case kind == rules.Payout:
			to = chart.Right(at)
		}
	case "1822pnw":
		company += times(id.Initial)
		switch {
		case paid == 0:
			to = chart.Along(at, -1)
		case minor:
			to = chart.Along(at, 1)
		case paid >= 3*price && price < 150:
			to = chart.Along(at, 3)
		case paid >= 2*price:
			to = chart.Along(at, 2)
		case paid >= price:
			to = chart.Along(at, 1)
		}
	default:
		panic(family)
	}
	return share, company, to
}

// valuesAreRecomputed recomputes the value table under random assumptions by the rules of the titles: worth after some
// rounds, the difference to the leader, debts and dividends.
func valuesAreRecomputed(t *testing.T, r *rand.Rand, v rules.View) {
	t.Helper()
	w := NewValues(v)
	n := 1 + r.IntN(5)
	w.SetRounds(n)
	for i := range w.corps {
		a := &w.corps[i]
		w.SetRun(a, int32(r.IntN(50))*10)
		if kinds := step.DividendKinds(w.v, a.Corp); len(kinds) > 0 {
			a.Kind = kinds[r.IntN(len(kinds))]
		}
		if a.Fixed = r.IntN(4) == 0; a.Fixed {
			a.Steps = r.IntN(5) - 2
		}
	}
	got := w.Outcome()
	s := *v.S
	after := rules.View{T: v.T, S: &s, X: v.X}
	s.Turn = rules.Turn{}
	running := v.RoundOf(v.Base()).Name == rules.OperatingRound
	waits := map[id.Corp]bool{}
	for k := int(s.Order.At); k < int(s.Order.Len); k++ {
		waits[s.Order.Corps[k]] = true
	}
	if c := v.Base().Actor.Corp(); running && c != 0 {
		done := false
		for i, x := range v.RoundOf(v.Base()).Steps {
			if name := x.Name(); name == "dividend" || name == "run" && !v.T.HasShares() {
				done = v.Base().Done>>i&1 == 1
			}
		}
		waits[c] = !done
	}
	var paid [id.MaxCorps + 1][id.MaxPlayers + 1]int32
	set := int(v.S.RoundsLeft) // rounds of the set after the one of k
	for k := range n {
		if k == 0 && !running || k > 0 && set == 0 { // a stock round ends in between
			for p := range s.Seats {
				s.Seats[p].Debt += (s.Seats[p].Debt + 1) / 2
			}
			set = int(v.PhaseDef().Rounds)
		}
		if k > 0 || !running {
			set--
		}
		for i := range v.T.Privates {
			if o := v.S.Privates[i+1].Owner; o.Player() != 0 && (k > 0 || !running) {
				s.Cash[o] += v.PrivateRevenue(id.Private(i + 1))
			}
		}
		for _, a := range w.corps {
			if k == 0 && running && !waits[a.Corp] {
				continue
			}
			share, company, to := divided(after, a.Corp, a.Kind, a.Run)
			s.Cash[id.OfCorp(a.Corp)] += company
			for p := 1; p <= int(s.Players); p++ {
				sum := int32(0)
				for cert, o := range s.Holder {
					if o == id.OfPlayer(id.Player(p)) && v.T.CorpOf(id.Cert(cert)) == a.Corp {
						sum += share * int32(v.Percent(id.Cert(cert))) / int32(v.Ordinary(a.Corp))
					}
				}
				s.Cash[id.OfPlayer(id.Player(p))] += sum
				paid[a.Corp][p] += sum
			}
			if a.Fixed {
				for to = s.Corps[a.Corp].Price; a.Steps > 0; a.Steps-- {
					if next := v.T.Market.Right(to); !v.Small(a.Corp) || v.T.Market.Zone(next)&market.LargeOnly == 0 {
						to = next
					}
				}
				for ; a.Steps < 0; a.Steps++ {
					to = v.T.Market.Left(to)
				}
			}
			s.Corps[a.Corp].Price = to
		}
	}
	best := got.After.Worth(1)
	for p := id.Player(1); p <= id.Player(s.Players); p++ {
		best = max(best, got.Players[p-1].After)
	}
	for p := id.Player(1); p <= id.Player(s.Players); p++ {
		x := got.Players[p-1]
		if x.Now != v.Worth(p) || x.After != after.Worth(p) {
			t.Errorf("%s, round %d, player %d: worth %d after %d rounds, not %d (now %d)", v.T.Key, v.S.Rounds, p, x.After, n,
				after.Worth(p), x.Now)
		}
		if x.After < best && x.Gap != x.After-best || x.After == best && x.Gap < 0 {
			t.Errorf("%s: player %d with %d is %d from %d", v.T.Key, p, x.After, x.Gap, best)
		}
		for c := range paid {
			if paid[c][p] != got.Paid[c][p] {
				t.Errorf("%s: company %d pays player %d %d, not %d", v.T.Key, c, p, got.Paid[c][p], paid[c][p])
			}
		}
	}
}

// valuesFollowTheReferee: where a company divides its earnings, the assumed division is the referee's own.
func valuesFollowTheReferee(t *testing.T, v rules.View) {
	t.Helper()
	c := v.Actor().Corp()
	for _, a := range rules.AppendLegal(nil, v) {
		d, ok := a.(rules.Dividend)
		if !ok {
			continue
		}
		split := step.SplitOf(v, c, d.Kind, v.S.Turn.Revenue)
		var after rules.State
		if r := rules.Do(v, a, &after); r.Refused() {
			t.Fatal(r)
		}
		if after.Rounds != v.S.Rounds || v.S.Depth > 1 {
			continue // privates pay in the next round, and a connection run moves no price (1870/R140)
		}
		if after.Corps[c].Price != split.To {
			t.Errorf("%s: the marker goes to %v, not %v", v.T.Key, after.Corps[c].Price, split.To)
		}
		for p := id.Player(1); p <= id.Player(v.S.Players); p++ {
			o := id.OfPlayer(p)
			if sum := split.Share * int32(v.Held(c, o)/int(v.Ordinary(c))); after.Cash[o]-v.S.Cash[o] != sum {
				t.Errorf("%s: player %d receives %d, not %d", v.T.Key, p, after.Cash[o]-v.S.Cash[o], sum)
			}
		}
	}
}

// liquidityIsWhatSalesRaise sells all that a player may sell in a turn of the stock round, one company after the other
// (1830/R44-R48, 1860/R25-R40, 1870/R5, 18FL/R38, 1822PNW/R16-R18).
func liquidityIsWhatSalesRaise(t *testing.T, v rules.View) {
	t.Helper()
	p := v.Actor().Player()
	if v.RoundOf(v.Base()).Name != rules.StockRound || v.S.Depth > 1 || p == 0 || v.S.Turn.Acted || v.S.Turn.Bought != 0 ||
		v.S.Turn.Blocks != 0 {
		return
	}
	largest := map[id.Corp]rules.SellShares{}
	for _, a := range rules.AppendLegal(nil, v) {
		if a, ok := a.(rules.SellShares); ok && a.Percent > largest[a.Corp].Percent {
			largest[a.Corp] = a
		}
	}
	sum := v.Cash(id.OfPlayer(p))
	for _, a := range largest {
		var after rules.State
		if r := rules.Do(v, a, &after); r.Refused() {
			t.Fatal(r)
		}
		sum += after.Cash[a.By] - v.S.Cash[a.By]
	}
	if got := NewValues(v).Outcome().Players[p-1].Liquid; got != sum {
		t.Errorf("%s, set %d: liquidity %d, sales bring it to %d", v.T.Key, v.S.Set, got, sum)
	}
}

// helpIsWhatForcedSalesRaise makes all trains too dear for everybody and asks the referee, in the step of a company
// without trains, which shares its president may sell (1830/R139, 1870/R122, 18FL/R97, 1822PNW/R89).
func helpIsWhatForcedSalesRaise(t *testing.T, v rules.View) {
	t.Helper()
	c, s := v.Actor().Corp(), *v.S
	if v.InCharge().Name() != step.TrainsKey || v.S.Depth > 1 || v.President(c) == 0 || !v.HelpsWithTrains() {
		return
	}
	for n, o := range s.Trains {
		if o == id.OfCorp(c) {
			s.Trains[n] = id.Nobody
		}
	}
	dear := v.T.Trains
	for i := range dear {
		dear[i].Price += 1_000_000
	}
	defer func() {
		for i := range dear {
			dear[i].Price -= 1_000_000
		}
	}()
	w := rules.View{T: v.T, S: &s, X: v.X}
	largest := map[id.Corp]uint8{}
	duty := false
	for _, a := range rules.AppendLegal(nil, w) {
		if a, ok := a.(rules.SellShares); ok {
			largest[a.Corp] = max(largest[a.Corp], a.Percent)
			duty = true
		}
	}
	if !duty && !step.MustBuyTrain(w, c) {
		return // it has no route
	}
	sum := v.Cash(id.OfPlayer(v.President(c)))
	for of, percent := range largest {
		sum += w.SalePrice(of) * int32(percent) / int32(w.Ordinary(of))
	}
	if got := NewValues(w).Outcome().Help[c]; got != sum {
		t.Errorf("%s: help of %d, forced sales bring it to %d", v.T.Key, got, sum)
	}
}
