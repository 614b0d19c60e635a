package programme_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

var games = flag.Int("programmed", 0, "number of random games with programmes of every kind; 0 plays two of each title")

// watcher follows one programme from the outside: the events since it was given, found by the positions alone.
type watcher struct {
	programme.Programme
	over string // the condition that has come true
	pays rules.DividendKind
}

// see notes the effect of an action to the conditions of a programme.
func (w *watcher) see(before, after rules.View, a rules.Action, now int) {
	u, who := w.Until, before.Decider(before.Actor())
	if d, ok := a.(rules.Dividend); ok && d.By == w.Corp {
		w.pays = d.Kind
	}
	if w.over != "" || now <= w.From {
		return
	}
	w.holds(after)
	if u.Round && before.S.Rounds != after.S.Rounds {
		w.over = "the round is over"
	}
	if who == w.Player || who == 0 {
		return
	}
	if _, pass := a.(rules.Pass); u.Acts && !pass {
		w.over = "somebody acted"
	}
	x := rules.OperandsOf(a)
	if deal := x.Corp != 0 && (u.Of == 0 || u.Of == x.Corp); deal &&
		(u.Sells && x.Deal == rules.Sells || u.Buys && x.Deal == rules.Buys) {
		w.over = "somebody dealt"
	}
	if u.Outbid && x.Bids && x.Private != 0 {
		for lot := range before.S.Auction.Bids {
			var was, is id.Player
			if _, was = before.HighBid(id.Lot(lot)); was != w.Player {
				continue
			}
			if _, is = after.HighBid(id.Lot(lot)); is != w.Player && is != 0 {
				w.over = "he was outbid"
			}
		}
	}
}

// holds notes the conditions that a position shows.
func (w *watcher) holds(v rules.View) {
	u := w.Until
	if u.Floated && v.S.Corps[w.Corp].Flags&rules.Floated != 0 {
		w.over = "it floated"
	}
	sum := uint8(0)
	for n, owner := range v.S.Holder {
		if owner == id.OfPlayer(w.Player) && v.T.CorpOf(id.Cert(n)) == w.Corp {
			sum += v.Percent(id.Cert(n))
		}
	}
	if u.Holds > 0 && w.Corp != 0 && sum >= u.Holds {
		w.over = "he holds enough"
	}
	if c := u.PriceOf; u.Below > 0 && v.S.Corps[c].Flags&rules.Started != 0 &&
		v.T.Market.Price(v.S.Corps[c].Price) < u.Below {
		w.over = "the price is lower"
	}
}

// byHand returns the choice of a person with the same wish among the legal actions, or nil if there is no such action.
func (w *watcher) byHand(v rules.View, acted bool) rules.Action {
	var pass, wish rules.Action
	for _, a := range rules.AppendLegal(nil, v) {
		switch a := a.(type) {
		case rules.Pass:
			pass = a
		case rules.BuyShares:
			from := id.Initial
			if w.Pool {
				from = id.Pool
			}
			if w.Do == programme.Buy && a.By == v.Actor() && a.Corp == w.Corp && a.From == from &&
				a.Percent == v.Ordinary(a.Corp) && !acted {
				wish = a
			}
		case rules.Bid:
			if b, ok := wish.(rules.Bid); w.Do == programme.Bid && a.Private == w.Lot && (!ok || a.Price < b.Price) &&
				v.S.Turn.Bought == 0 {
				wish = a
			}
		case rules.RunRoutes:
			if w.Do == programme.Operate {
				wish, _ = v.BestRun(w.Corp, 100_000_000)
			}
		case rules.Dividend:
			if w.Do == programme.Operate && a.Kind == w.pays {
				wish = a
			}
		}
	}
	if b, ok := wish.(rules.Bid); ok {
		for lot := range v.S.Auction.Bids {
			if high, leader := v.HighBid(id.Lot(lot)); leader == w.Player && v.S.Auction.Bids[lot][w.Player] == high &&
				lotHolds(v, lot, b.Private) {
				return pass
			}
		}
	}
	if wish == nil {
		return pass
	}
	return wish
}

func lotHolds(v rules.View, lot int, p id.Private) bool {
	if v.T.BoxCount() > 0 {
		return lot <= v.T.BoxCount() && lot > 0 && v.CardIn(id.Lot(lot)) == p
	}
	return lot == int(p)
}

// draw returns a programme that makes sense for whoever decides, or ok is false.
func draw(r *rand.Rand, v rules.View) (p programme.Programme, ok bool) {
	actor := v.Actor()
	p.Player = v.Decider(actor)
	if p.Player == 0 {
		return p, false
	}
	any := id.Corp(1 + r.IntN(len(v.T.Corps)))
	p.Until = programme.Until{
		Acts: r.IntN(6) == 0, Sells: r.IntN(3) == 0, Buys: r.IntN(6) == 0, Outbid: r.IntN(3) == 0, Round: r.IntN(2) == 0,
	}
	if r.IntN(3) == 0 {
		p.Until.Of = any
	}
	if price := v.Price(any); price > 0 && r.IntN(4) == 0 {
		p.Until.PriceOf, p.Until.Below = any, price
	}
	switch {
	case actor.Corp() == 0 && r.IntN(3) == 0:
		p.Do = programme.Pass
	case actor.Corp() == 0:
		var deals []rules.Action
		for _, a := range rules.AppendLegal(nil, v) {
			if x := rules.OperandsOf(a); x.Bids && x.Private != 0 {
				deals = append(deals, a)
			} else if _, buys := a.(rules.BuyShares); buys {
				deals = append(deals, a)
			}
		}
		if len(deals) == 0 {
			return p, false
		}
		switch a := deals[r.IntN(len(deals))].(type) {
		case rules.BuyShares:
			p.Do, p.Corp, p.Pool = programme.Buy, a.Corp, a.From == id.Pool
			p.Until.Floated = r.IntN(2) == 0
			p.Until.Holds = v.Ordinary(a.Corp) * uint8(1+r.IntN(6))
		case rules.Bid:
			p.Do, p.Lot, p.Most = programme.Bid, a.Private, a.Price+int32(r.IntN(60))
		}
	case v.President(actor.Corp()) == p.Player:
		p.Do, p.Corp = programme.Operate, actor.Corp()
	default:
		p.Do = programme.Keep
	}
	return p, true
}

// TestProgrammesPlayAsByHand plays random games in which everybody gives programmes of every kind at random. Each
// action of a programme is the choice that its player would have made by hand among the legal actions; no programme
// acts for another player, in another round or turn than its own, or after its condition; and the log of the game is
// one that hands could have played.
func TestProgrammesPlayAsByHand(t *testing.T) {
	t.Parallel()
	entries := titles.All()
	n, most := 2*len(entries), 500
	if *games > 0 {
		n, most = *games, 3000
	}
	count := map[programme.Deed]int{}
	ends := map[programme.Why]int{}
	for i := range n {
		e := entries[i%len(entries)]
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		players := 2
		for !title.CanSeat(players) || players < 4 && title.CanSeat(players+1) && i%3 > 0 {
			players++
		}
		playProgrammed(t, title, players, uint64(i+1), most, count, ends)
	}
	for deed := programme.Pass; deed <= programme.Keep; deed++ {
		if count[deed] == 0 && (*games > 0 || deed != programme.Keep) {
			t.Errorf("no programme of kind %d has acted: %v", deed, count)
		}
	}
	for why := programme.Floated; why <= programme.Together && *games > 100; why++ {
		if ends[why] == 0 {
			t.Errorf("no programme has ended for reason %d: %v", why, ends)
		}
	}
	t.Logf("%d games, actions by kind of programme %v, ends by reason %v", n, count, ends)
}

// playProgrammed plays one game with programmes, and the same by hand beside it.
func playProgrammed(t *testing.T, title *rules.Title, players int, seed uint64, most int, count map[programme.Deed]int,
	ends map[programme.Why]int) {
	t.Helper()
	names := []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"}[:players]
	m, err := match.New(title, names, seed)
	if err != nil {
		t.Fatal(err)
	}
	hand, _ := match.New(title, names, seed)
	r, chooser := rand.New(rand.NewPCG(seed, 1)), bot.NewRandom(seed)
	watch := map[string]*watcher{}
	key := func(p programme.Programme) string { return fmt.Sprint(p.Player, p.Do, p.Corp, p.Lot, p.From) }
	search := &programme.Search{}
	acted := false // whether something was bought or bid in this turn
	for !m.View().S.End.Over && m.Len() < most {
		v := m.View()
		if r.IntN(4) == 0 {
			if p, ok := draw(r, v); ok {
				m.Programmes.Give(p, m.Now())
				p.From = m.Now()
				w := &watcher{Programme: p}
				for i := m.Now() - 1; i >= 0 && w.pays == 0; i-- {
					if d, ok := m.Action(i).(rules.Dividend); ok && d.By == p.Corp {
						w.pays = d.Kind
					}
				}
				w.holds(v)
				watch[key(p)] = w
			}
		}
		move := m.Programmes.Next(m, search, 10_000)
		for move.Busy {
			move = m.Programmes.Next(m, search, 10_000)
		}
		a, byHand := move.Action, rules.Action(nil)
		acted = acted && !m.Starts(m.Now()).Has(match.TurnStart)
		if a == nil {
			a = chooser.Choose(v)
			byHand = a
		} else {
			p := m.Programmes.Items[move.By]
			count[p.Do]++
			w := watch[key(p)]
			where := fmt.Sprintf("%s, seed %d, action %d (%T) of programme %+v", title.Key, seed, m.Now(), a, p)
			if w.over != "" {
				t.Fatalf("%s: but %s", where, w.over)
			}
			if v.Decider(v.Actor()) != p.Player || v.S.Depth > 1 || v.Sealed() {
				t.Fatalf("%s: player %d decides", where, v.Decider(v.Actor()))
			}
			byHand = w.byHand(v, acted)
			if byHand == nil || !rules.SameAction(a, byHand) {
				t.Fatalf("%s: by hand %#v, not %#v", where, byHand, a)
			}
		}
		acted = acted || rules.Actor(a).Player() != 0 && (a.Def().Deal == rules.Buys || a.Def().Verb == "bid")
		now := m.Now()
		if refusal := m.Play(a); refusal.Refused() {
			t.Fatal(refusal)
		}
		if move.Action != nil {
			m.Programmes.Did(move.By, now)
		}
		if refusal := hand.Play(byHand); refusal.Refused() {
			t.Fatal(refusal)
		}
		for _, w := range watch {
			w.see(m.ViewAt(now), m.ViewAt(now+1), a, now+1)
		}
		for _, p := range m.Programmes.Items {
			if p.End != nil && p.End.At == now {
				ends[p.End.Why]++
			}
		}
	}
	if *hand.View().S != *m.View().S || hand.Common(m) != m.Len() {
		t.Fatalf("%s, seed %d: the game by hand has another log or ends elsewhere", title.Key, seed)
	}
}
