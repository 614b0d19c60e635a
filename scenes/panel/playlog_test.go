package panel_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/titles/t1822pnw"
	"github.com/hexrail/hexrail/titles/words"
)

// playLog plays actions through the screen and fails if the table plays another one. A press may play several at once:
// the sales and the purchase of a plan.
func playLog(t *testing.T, h *playtest.Hand, tab playtest.Table, log []rules.Action) {
	t.Helper()
	for first := tab.Desk().Game.Len(); tab.Desk().Game.Len() < first+len(log); {
		i := tab.Desk().Game.Len()
		if h.Recorded != nil {
			h.Recorded.GoTo(i)
		}
		v, a := tab.Desk().View(), log[i-first]
		switch {
		case onlyInRecords(v, a):
			tab.Play(a)
			h.S.Invalidate()
			h.Wait()
		case catalog.Current(v).Panel == words.GridPanel:
			h.Taps = 0
			playGrid(h, h.Recorded, i)
			count(h, "merger")
		case h.Recorded != nil && playtest.IsConversion(h.Recorded, i):
			playConversion(h, h.Recorded, i)
		case h.Recorded != nil && catalog.Current(v).Panel == words.UnitePanel && playtest.IsMerger(a):
			playAcquisition(h, h.Recorded, i)
		default:
			h.Play(v, a)
			count(h, tapKind(v, a))
		}
		if tab.Desk().Game.Len() == i {
			t.Fatalf("action %d was not played: %s", i+1, notation.Action(h.Title, log[i-first]))
		}
		for ; i < tab.Desk().Game.Len(); i++ {
			if !playtest.SameDecision(h.Title, tab.Desk().Game.Action(i), log[i-first]) {
				t.Fatalf("action %d was played as %s instead of %s", i+1,
					notation.Action(h.Title, tab.Desk().Game.Action(i)), notation.Action(h.Title, log[i-first]))
			}
		}
		if h.Recorded != nil {
			checkMoney(t, tab.Desk().View(), h.Recorded.ViewAt(i))
		}
	}
}

// playGrid plays the three answers of a game from position at: the cell of the table that the first two name, and the
// third. It returns the number of answers.
func playGrid(h *playtest.Hand, m *match.Match, at int) int {
	h.PickCell(m, at)
	h.PressPrimary()
	return 3
}

// playConversion plays the conversion at a position: the start of the company, then the cell of the price and the
// number of shares. It returns the number of actions.
func playConversion(h *playtest.Hand, m *match.Match, at int) int {
	h.Choose("start:" + m.Title().Corp(m.Action(at).(rules.Par).Corp).ID)
	h.PickConversion(m, at)
	h.PressPrimary()
	return 2
}

// playAcquisition plays the merger at a position and the answers that follow in the game, as far as the screen asks
// them together. It returns the number of actions.
func playAcquisition(h *playtest.Hand, m *match.Match, at int) int {
	h.Choose("merge:" + h.Corp(m.Action(at).(t1822pnw.Merge).With))
	n := h.PickLater(m, at)
	h.PressPrimary()
	return n
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

// onlyInRecords reports whether only a record may hold an action: a revenue that its routes do not earn under today's
// rules, because an older engine paid it, or a tile that leaps a colour without need (1822PNW/R72). Neither can be
// played on the screen.
func onlyInRecords(v rules.View, a rules.Action) bool {
	switch a := a.(type) {
	case rules.RunRoutes:
		return a.Stated && (rules.Check(v, playtest.Unstated(a)).Refused() || v.RunRevenue(playtest.Unstated(a)) != a.Revenue)
	case rules.LayTile:
		leaps := v.T.Tiles.Kind(a.Tile).Face.Color > v.Position().Face(a.Hex).Color+1
		return leaps && !slices.ContainsFunc(rules.AppendLegal(nil, v), func(o rules.Action) bool {
			l, lays := o.(rules.LayTile)
			return lays && l.Hex == a.Hex && l.Tile == a.Tile
		})
	}
	return false
}

// count notes the presses of a decision of a kind, unless the hand does not count or the kind is "".
func count(h *playtest.Hand, kind string) {
	if h.Counted != nil && kind != "" {
		h.Counted[kind] = append(h.Counted[kind], h.Taps)
	}
}

// mostTaps are the most presses for a usual decision of each kind. A run and its dividend are two decisions, a
// connection run with the place of its station is three; the partner of a merger and its terms are two.
var mostTaps = map[string]int{
	"pass": 1, "bid": 2, "partner": 2, "merger": 3, "acquisition": 2, "redemption of several": 3,
	"purchase": 2, "sale": 3, "protection": 1, "refusal": 1, "redemption": 2, "reissue": 2, "lay": 3,
	"marker": 2, "run": 1, "dividend": 1,
	"destination": 1, "consent": 1, "connection run": 1, "connection dividend": 1,
}

// tapKind names the kind of a decision in mostTaps, or returns "" if its presses are not counted.
func tapKind(v rules.View, a rules.Action) string {
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

// checkUsualTaps fails unless the median of the presses of each kind of decision is within its limit, mostTaps.
func checkUsualTaps(t *testing.T, h *playtest.Hand) {
	t.Helper()
	for kind, list := range h.Counted {
		slices.Sort(list)
		t.Logf("%s: %d times, usually %d presses, at most %d", kind, len(list), list[len(list)/2], list[len(list)-1])
		if usual := list[len(list)/2]; usual > mostTaps[kind] {
			t.Errorf("a usual %s takes %d presses, at most %d", kind, usual, mostTaps[kind])
		}
	}
}

// checkResult fails unless the worth and cash of the players and the end of the game are those of the record.
func checkResult(t *testing.T, v rules.View, in *record.Import) {
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

// operatingRound returns the positions at which the nth operating round of a game begins and ends, counted from 1. from
// is zero if there are fewer rounds.
func operatingRound(m *match.Match, n int) (from, to int) {
	for i := 1; i <= m.Len(); i++ {
		if !m.Starts(i).Has(match.RoundStart) {
			continue
		}
		if from > 0 {
			return from, i
		}
		if v := m.ViewAt(i); v.RoundOf(v.Base()).Name == "operating" {
			if n--; n == 0 {
				from = i
			}
		}
	}
	return from, m.Len()
}

// isFirstTurn reports whether a lay turns its tile as the first legal lay of that tile on that hex does.
func isFirstTurn(v rules.View, a rules.LayTile) bool {
	for _, b := range rules.AppendLegal(nil, v) {
		if lay, ok := b.(rules.LayTile); ok && lay.Hex == a.Hex && lay.Tile == a.Tile {
			return lay == a
		}
	}
	return false
}
