package panel_test

import (
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestFewPressesIn1870 counts the presses for the first decision of each kind in a kept game, and in a recorded game,
// where a president is asked for the place of a destination station and shares can be reissued.
func TestFewPressesIn1870(t *testing.T) {
	for _, screen := range []struct {
		name string
		w, h int
	}{{"desktop", 1280, 800}, {"phone", 390, 844}} {
		t.Run(screen.name, func(t *testing.T) {
			counted := map[string]int{}
			made := func(h *playtest.Hand, v rules.View, a rules.Action) {
				kind := tapKind(v, a)
				h.Play(v, a)
				if counted[kind] = h.Taps; h.Taps > mostTaps[kind] {
					t.Errorf("%s: %d presses, at most %d", kind, h.Taps, mostTaps[kind])
				}
			}
			count := func(m *match.Match) {
				for i := range m.Len() {
					v, a := m.ViewAt(i), m.Action(i)
					if kind := tapKind(v, a); kind != "" && counted[kind] == 0 && usual(v, a) {
						h, _ := tabletest.SeatAt(t, m, i, screen.w, screen.h)
						made(h, v, a)
					}
				}
			}
			m := playtest.Kept1870(t)
			count(m)
			at, redeem := firstOffer(m, func(a rules.Action) bool {
				buy, ok := a.(rules.BuyShares)
				return ok && buy.By.Corp() != 0 && buy.From.Player() != 0
			})
			h, tab := tabletest.SeatAt(t, m, at, screen.w, screen.h)
			made(h, tab.Desk().View(), redeem)
			if tab.Desk().View().InCharge().Name() != step.ConsentKey {
				t.Fatal("who gives up a share is not asked")
			}
			made(h, tab.Desk().View(), rules.AppendLegal(nil, tab.Desk().View())[0])
			for _, kind := range []string{
				"purchase", "sale", "protection", "refusal", "redemption", "lay", "marker", "run", "dividend", "consent",
			} {
				if counted[kind] == 0 {
					t.Errorf("the game has no %s", kind)
				}
			}
			t.Run("recorded", func(t *testing.T) {
				m := gametest.Recorded(t, filepath.Join(filepath.Dir(playtest.RecordedGames), "1870", "1870-game-end-bank.json"))
				count(m)
				at, reissue := firstOffer(m, func(a rules.Action) bool {
					sale, ok := a.(rules.SellShares)
					return ok && sale.By.Corp() != 0
				})
				h, tab := tabletest.SeatAt(t, m, at, screen.w, screen.h)
				made(h, tab.Desk().View(), reissue)
				if counted["destination"] == 0 || counted["connection run"] == 0 || counted["connection dividend"] == 0 {
					t.Error("there is no connection run with the place of its station")
				}
			})
			t.Log(counted)
		})
	}
}

// firstOffer returns the first position of a game in which an action of a kind may be played in a stock round, and that
// action.
func firstOffer(m *match.Match, of func(rules.Action) bool) (at int, a rules.Action) {
	for i := range m.Len() {
		if v := m.ViewAt(i); v.InCharge().Name() == step.StockKey {
			legal := rules.AppendLegal(nil, v)
			if k := slices.IndexFunc(legal, of); k >= 0 {
				return i, legal[k]
			}
		}
	}
	return 0, nil
}

// usual reports whether a decision is one that is ready, or made as it is offered: a tile in its first turn, the best
// run, all paid out.
func usual(v rules.View, a rules.Action) bool {
	switch a := a.(type) {
	case rules.LayTile:
		return a.Via == 0 && isFirstTurn(v, a)
	case rules.RunRoutes:
		best, proven := v.BestRun(a.By, 20_000)
		return proven && v.RunRevenue(best) == v.RunRevenue(a)
	case rules.Dividend:
		return a.Kind == rules.Payout
	}
	return true
}

// TestPressesOfTheSample1870: in the sample of four, in which a guide leads to every mechanism, each marker of a
// private takes two presses, and the run that is offered with all paid out two together, where the company did not do
// something else the last time.
func TestPressesOfTheSample1870(t *testing.T) {
	m := playtest.SampleOf(t, "1870")
	for _, screen := range []struct {
		name string
		w, h int
	}{{"desktop", 1280, 800}, {"phone", 390, 844}} {
		t.Run(screen.name, func(t *testing.T) {
			made, pays, run := map[string]int{}, 0, 0
			other := map[id.Corp]bool{} // did not pay out the last time, and has that ready
			for i := range m.Len() {
				v, a := m.ViewAt(i), m.Action(i)
				kind := tapKind(v, a)
				if pay, ok := a.(rules.Dividend); ok {
					was := other[pay.By]
					if other[pay.By] = pay.Kind != rules.Payout; was {
						continue
					}
				}
				if pays == 12 && kind != "marker" || kind != "marker" && kind != "run" && kind != "dividend" || !usual(v, a) {
					continue
				}
				h, _ := tabletest.SeatAt(t, m, i, screen.w, screen.h)
				h.Play(v, a)
				made[kind]++
				switch kind {
				case "marker":
					if h.Taps > mostTaps["marker"] {
						t.Errorf("position %d: a marker takes %d presses", i, h.Taps)
					}
				case "run":
					run = h.Taps
				case "dividend":
					if pays++; run+h.Taps > mostTaps["run"]+mostTaps["dividend"] {
						t.Errorf("position %d: run and payout take %d and %d presses", i, run, h.Taps)
					}
				}
			}
			for _, kind := range []string{"marker", "run", "dividend"} {
				if made[kind] == 0 {
					t.Errorf("the game has no %s", kind)
				}
			}
			t.Log(made)
		})
	}
}

// TestOwnColumnIsInSight: in a stock round on a tablet, where not all columns fit beside the moves, that of the player
// who acts does, and the others follow it as they sit.
func TestOwnColumnIsInSight(t *testing.T) {
	m := playtest.Kept1870(t)
	turned := 0
	for i := range m.Len() {
		v := m.ViewAt(i)
		acting := v.Actor().Player()
		if v.InCharge().Name() != step.StockKey || acting < 2 || turned == 3 {
			continue
		}
		h, _ := tabletest.SeatAt(t, m, i, 820, 1180)
		var names []string
		var own, moves float32
		for k := 0; h.Has("companies:head:" + strconv.Itoa(k)); k++ {
			head := h.S.Must("companies:head:" + strconv.Itoa(k))
			if names = append(names, head.Name); head.Name == m.Players()[acting-1] {
				own = head.Rect.Right()
			}
			moves = head.Rect.X
		}
		if own > moves {
			t.Errorf("position %d: the column of %s ends at %v behind the moves at %v", i, m.Players()[acting-1], own, moves)
		}
		first := slices.IndexFunc(names,
			func(name string) bool { return name == m.Players()[0] || name == m.Players()[acting-1] })
		if names[first] == m.Players()[0] {
			continue // they fit
		}
		turned++
		for k := range int(v.S.Players) {
			if seat := id.Player((int(acting)-1+k)%int(v.S.Players) + 1); names[first+k] != m.Players()[seat-1] {
				t.Errorf("position %d: %v after %s", i, names, m.Players()[acting-1])
			}
		}
	}
	if turned == 0 {
		t.Error("all columns fit everywhere")
	}
}
