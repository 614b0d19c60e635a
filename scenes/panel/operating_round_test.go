package panel_test

import (
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestOperatingRoundByTouch plays a whole operating round with a finger on a phone.
func TestOperatingRoundByTouch(t *testing.T) {
	game := playtest.Recorded26855(t)
	from, to := operatingRound(game, 5)
	h, tab := tabletest.SeatAt(t, game, from, 390, 844)
	h.Touch = true
	h.S.Coarse()
	h.S.Step(time.Second)
	playLog(t, h, tab, game.Log()[from:to])
	if tab.Desk().Game.Len() < to {
		t.Errorf("%d of %d actions were played", tab.Desk().Game.Len()-from, to-from)
	}
}

// TestOperatingRoundByKeyboard plays a whole operating round without a pointer.
func TestOperatingRoundByKeyboard(t *testing.T) {
	game := playtest.Recorded26855(t)
	from, to := operatingRound(game, 5)
	h, tab := tabletest.SeatAt(t, game, from, 1280, 800)
	h.Keys = true
	playLog(t, h, tab, game.Log()[from:to])
	if tab.Desk().Game.Len() < to {
		t.Errorf("%d of %d actions were played", tab.Desk().Game.Len()-from, to-from)
	}
}

// TestFewPresses counts the presses for decisions of a recorded game: a purchase two presses, a pass one, a lay three
// where the tile is as it is offered, the run and its dividend one each.
func TestFewPresses(t *testing.T) {
	game := playtest.Recorded26855(t)
	for _, screen := range []struct {
		name string
		w, h int
	}{{"desktop", 1280, 800}, {"phone", 390, 844}} {
		t.Run(screen.name, func(t *testing.T) {
			worst := map[string]int{}
			for i := 40; i < game.Len(); i += 7 {
				kind, most := allowed(game, i)
				if most == 0 {
					continue
				}
				h, _ := tabletest.SeatAt(t, game, i, screen.w, screen.h)
				h.Play(game.ViewAt(i), game.Action(i))
				if worst[kind] = max(worst[kind], h.Taps); h.Taps > most {
					t.Errorf("action %d, %s: %d presses, at most %d", i+1, kind, h.Taps, most)
				}
			}
			t.Log(worst)
		})
	}
}

// allowed returns how many presses an action may cost; zero if it is not counted.
func allowed(m *match.Match, i int) (kind string, most int) {
	v := m.ViewAt(i)
	switch a := m.Action(i).(type) {
	case rules.BuyShares:
		return "buy", 2
	case rules.Pass:
		if v.InCharge().Name() == "trains" && v.TrainCount(v.Actor()) == 0 {
			return "", 0 // asked once more
		}
		return "pass", 1
	case rules.LayTile:
		if a.Via == 0 && isFirstTurn(v, a) {
			return "lay", 3
		}
	case rules.RunRoutes:
		return "run", 4
	case rules.Dividend:
		if a.Kind == rules.Payout {
			return "dividend", 2
		}
	}
	return "", 0
}

// TestFocusStaysOnThePage plays a round with keys: a focused control that disappears with its step hands the focus on.
func TestFocusStaysOnThePage(t *testing.T) {
	game := playtest.Recorded26855(t)
	from, to := operatingRound(game, 5)
	h, tab := tabletest.SeatAt(t, game, from, 1280, 800)
	h.Keys = true
	for i := from; i < to; i++ {
		had := h.S.Focus()
		h.Play(tab.Desk().View(), game.Action(i))
		focus := h.S.Focus()
		if n, ok := h.S.Find(focus); focus != "" && (!ok || !n.Focusable()) {
			t.Errorf("action %d: %q has the focus, before %q", i+1, focus, had)
		}
	}
}
