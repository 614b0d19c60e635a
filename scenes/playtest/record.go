package playtest

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/t1822pnw"
	"github.com/hexrail/hexrail/titles/words"
)

// PlayLog plays actions through the screen and fails if the table plays another one. A press may play several at once:
// the sales and the purchase of a plan.
func PlayLog(t *testing.T, h *Hand, tab Table, log []rules.Action) {
	t.Helper()
	for first := tab.Desk().Game.Len(); tab.Desk().Game.Len() < first+len(log); {
		i := tab.Desk().Game.Len()
		if h.Recorded != nil {
			h.Recorded.GoTo(i)
		}
		v, a := tab.Desk().View(), log[i-first]
		switch {
		case OnlyInRecords(v, a):
			tab.Play(a)
			h.S.Invalidate()
			h.Wait()
		case catalog.Current(v).Panel == words.GridPanel:
			h.Taps = 0
			h.PlayGrid(h.Recorded, i)
			h.count("merger")
		case h.Recorded != nil && IsConversion(h.Recorded, i):
			h.PlayConversion(h.Recorded, i)
		case h.Recorded != nil && catalog.Current(v).Panel == words.UnitePanel && IsMerger(a):
			h.PlayAcquisition(h.Recorded, i)
		default:
			h.Play(v, a)
			h.count(TapKind(v, a))
		}
		if tab.Desk().Game.Len() == i {
			t.Fatalf("action %d was not played: %s", i+1, notation.Action(h.Title, log[i-first]))
		}
		for ; i < tab.Desk().Game.Len(); i++ {
			if !SameDecision(h.Title, tab.Desk().Game.Action(i), log[i-first]) {
				t.Fatalf("action %d was played as %s instead of %s", i+1,
					notation.Action(h.Title, tab.Desk().Game.Action(i)), notation.Action(h.Title, log[i-first]))
			}
		}
		if h.Recorded != nil {
			checkMoney(t, tab.Desk().View(), h.Recorded.ViewAt(i))
		}
	}
}

// checkMoney stops a game as soon as an amount of money differs from the record, because the game may go on for long
// before an action becomes impossible.
func checkMoney(t *testing.T, got, want rules.View) {
	t.Helper()
	for c := range got.T.Corps {
		if o := id.OfCorp(id.Corp(c + 1)); got.Cash(o) != want.Cash(o) {
			t.Fatalf("%s has %d, recorded is %d", got.T.Corp(o.Corp()).ID, got.Cash(o), want.Cash(o))
		}
	}
	for p := range got.S.Players {
		if o := id.OfPlayer(id.Player(p + 1)); got.Cash(o) != want.Cash(o) {
			t.Fatalf("player %d has %d, recorded is %d", p+1, got.Cash(o), want.Cash(o))
		}
	}
}

// OnlyInRecords reports whether only a record may hold an action: a revenue that its routes do not earn under today's
// rules, because an older engine paid it, or a tile that leaps a colour without need (1822PNW/R72). Neither can be
// played on the screen.
func OnlyInRecords(v rules.View, a rules.Action) bool {
	switch a := a.(type) {
	case rules.RunRoutes:
		return a.Stated && (rules.Check(v, unstated(a)).Refused() || v.RunRevenue(unstated(a)) != a.Revenue)
	case rules.LayTile:
		leaps := v.T.Tiles.Kind(a.Tile).Face.Color > v.Position().Face(a.Hex).Color+1
		return leaps && !slices.ContainsFunc(rules.AppendLegal(nil, v), func(o rules.Action) bool {
			l, lays := o.(rules.LayTile)
			return lays && l.Hex == a.Hex && l.Tile == a.Tile
		})
	}
	return false
}

// unstated returns a run without a stated revenue, so that it is worth the revenue of its routes.
func unstated(run rules.RunRoutes) rules.RunRoutes {
	run.Stated, run.Revenue, run.Subsidy = false, 0, 0
	return run
}

// count notes the presses of a decision of a kind, unless the hand does not count or the kind is "".
func (h *Hand) count(kind string) {
	if h.Counted != nil && kind != "" {
		h.Counted[kind] = append(h.Counted[kind], h.Taps)
	}
}

// MostTaps are the most presses for a usual decision of each kind. A run and its dividend are two decisions, a
// connection run with the place of its station is three; the partner of a merger and its terms are two.
var MostTaps = map[string]int{
	"pass": 1, "bid": 2, "partner": 2, "merger": 3, "acquisition": 2, "redemption of several": 3,
	"purchase": 2, "sale": 3, "protection": 1, "refusal": 1, "redemption": 2, "reissue": 2, "lay": 3,
	"marker": 2, "run": 1, "dividend": 1,
	"destination": 1, "consent": 1, "connection run": 1, "connection dividend": 1,
}

// TapKind names the kind of a decision in MostTaps, or returns "" if its presses are not counted.
func TapKind(v rules.View, a rules.Action) string {
	protects := v.InCharge().Name() == step.ProtectKey
	switch a := a.(type) {
	case rules.BuyShares:
		switch {
		case protects:
			return "protection"
		case a.By.Corp() != 0 && a.Percent > v.Ordinary(a.Corp):
			return "redemption of several"
		case a.By.Corp() != 0:
			return "redemption"
		}
		return "purchase"
	case rules.Pass:
		if protects {
			return "refusal"
		}
		return "pass"
	case rules.Bid:
		return "bid"
	case t1822pnw.Merge:
		return "partner"
	case t1822pnw.Acquire:
		return "acquisition"
	case rules.SellShares:
		switch {
		case a.By.Corp() != 0:
			return "reissue"
		case v.InCharge().Name() == step.StockKey:
			return "sale"
		}
	case rules.LayTile:
		return "lay"
	case rules.Assign:
		return "marker"
	case rules.RunRoutes:
		if v.S.Depth > 1 {
			return "connection run"
		}
		return "run"
	case rules.Dividend:
		if v.S.Depth > 1 {
			return "connection dividend"
		}
		return "dividend"
	case rules.Decide:
		switch {
		case v.InCharge().Name() == step.ConsentKey:
			return "consent"
		case v.T.Key == "1870":
			return "destination"
		}
	}
	return ""
}

// CheckUsualTaps fails unless the median of the presses of each kind of decision is within its limit, MostTaps.
func CheckUsualTaps(t *testing.T, h *Hand) {
	t.Helper()
	for kind, list := range h.Counted {
		slices.Sort(list)
		t.Logf("%s: %d times, usually %d presses, at most %d", kind, len(list), list[len(list)/2], list[len(list)-1])
		if usual := list[len(list)/2]; usual > MostTaps[kind] {
			t.Errorf("a usual %s takes %d presses, at most %d", kind, usual, MostTaps[kind])
		}
	}
}

// SameDecision reports whether two actions decide the same: equal trains, turns of a tile that look alike and routes of
// the same revenue make no difference.
func SameDecision(t *rules.Title, a, b rules.Action) bool {
	switch b := b.(type) {
	case rules.Bid: // records name no price for a private that is chosen (18FL/R18)
		got, ok := a.(rules.Bid)
		return ok && got.By == b.By && got.Private == b.Private && (got.Price == b.Price || b.Price == 0)
	case rules.RunRoutes:
		_, run := a.(rules.RunRoutes)
		return run
	case rules.LayTile:
		got, ok := a.(rules.LayTile)
		return ok && got.Hex == b.Hex && got.Tile == b.Tile && draft.DescribeLay(t, got) == draft.DescribeLay(t, b)
	case t1822pnw.LayCombined:
		got, ok := a.(t1822pnw.LayCombined)
		lay, _ := draft.LayOf(a)
		want, _ := draft.LayOf(b)
		return ok && got.Via == b.Via && got.With == b.With && lay.Hex == want.Hex && lay.Tile == want.Tile &&
			draft.DescribeLay(t, lay) == draft.DescribeLay(t, want)
	case rules.BuyTrain:
		got, ok := a.(rules.BuyTrain)
		return ok && t.FrontOf(got.Train) == t.FrontOf(b.Train) && got.Price == b.Price && got.From == b.From &&
			got.As == b.As
	case t1822pnw.Issue:
		got, ok := a.(t1822pnw.Issue)
		return ok && got.Percent == b.Percent // a record names the price too
	case rules.DiscardTrain:
		got, ok := a.(rules.DiscardTrain)
		return ok && t.FrontOf(got.Train) == t.FrontOf(b.Train)
	}
	return a == b
}

// CheckResult fails unless the worth and cash of the players and the end of the game are those of the record.
func CheckResult(t *testing.T, v rules.View, in *record.Import) {
	t.Helper()
	want := rules.View{T: in.Title, S: &in.Final, X: v.X}
	for i := range v.S.Players {
		p := id.Player(i + 1)
		if o := id.OfPlayer(p); v.Worth(p) != want.Worth(p) || v.Cash(o) != want.Cash(o) {
			t.Errorf("player %d ends with worth %d and cash %d, recorded are %d and %d",
				p, v.Worth(p), v.Cash(o), want.Worth(p), want.Cash(o))
		}
	}
	if v.S.End != want.S.End {
		t.Errorf("the game ends as %v, recorded is %v", v.S.End, want.S.End)
	}
}
