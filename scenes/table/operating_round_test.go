package table

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
)

// operatingRound returns where the nth operating round of a game begins and ends.
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

// fullGame returns a recorded game.
func fullGame(t testing.TB) *match.Match {
	t.Helper()
	m := gametest.Recorded(t, filepath.Join(recordedGames, "26855.json"))
	return m
}

// seatAt returns a hand at the table of a game in one of its positions.
func seatAt(t testing.TB, m *match.Match, at, w, h int) (*hand, *Table) {
	t.Helper()
	m = m.Clone()
	m.GoTo(at)
	m.Cut()
	return sit(t, m, w, h)
}

// TestOperatingRoundByTouch plays a whole operating round with a finger on a phone.
func TestOperatingRoundByTouch(t *testing.T) {
	game := fullGame(t)
	from, to := operatingRound(game, 5)
	h, tab := seatAt(t, game, from, 390, 844)
	h.touch = true
	h.s.Coarse()
	h.s.Step(time.Second)
	playLog(t, h, tab, game.Log()[from:to])
	if tab.game.Len() < to {
		t.Errorf("%d of %d actions were played", tab.game.Len()-from, to-from)
	}
}

// TestOperatingRoundByKeyboard plays a whole operating round without a pointer.
func TestOperatingRoundByKeyboard(t *testing.T) {
	game := fullGame(t)
	from, to := operatingRound(game, 5)
	h, tab := seatAt(t, game, from, 1280, 800)
	h.keys = true
	playLog(t, h, tab, game.Log()[from:to])
	if tab.game.Len() < to {
		t.Errorf("%d of %d actions were played", tab.game.Len()-from, to-from)
	}
}

// TestFewPresses counts what decisions of a recorded game cost: a purchase two presses, a pass one, a lay three where the
// tile lies as it is offered, the run and its dividend one each.
func TestFewPresses(t *testing.T) {
	game := fullGame(t)
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
				h, _ := seatAt(t, game, i, screen.w, screen.h)
				h.play(game.ViewAt(i), game.Action(i))
				if worst[kind] = max(worst[kind], h.taps); h.taps > most {
					t.Errorf("action %d, %s: %d presses, at most %d", i+1, kind, h.taps, most)
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
		if a.Via == 0 && firstTurn(v, a) {
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

// firstTurn reports whether a lay is the first one of its tile and hex among those that are legal.
func firstTurn(v rules.View, a rules.LayTile) bool {
	for _, b := range rules.AppendLegal(nil, v) {
		if lay, ok := b.(rules.LayTile); ok && lay.Hex == a.Hex && lay.Tile == a.Tile {
			return lay == a
		}
	}
	return false
}

// TestFocusStaysOnThePage plays a round with keys: what goes with a step and has the focus hands it on.
func TestFocusStaysOnThePage(t *testing.T) {
	game := fullGame(t)
	from, to := operatingRound(game, 5)
	h, tab := seatAt(t, game, from, 1280, 800)
	h.keys = true
	for i := from; i < to; i++ {
		had := h.s.Focus()
		h.play(tab.desk.View(), game.Action(i))
		focus := h.s.Focus()
		if n, ok := h.s.Find(focus); focus != "" && (!ok || !n.Focusable()) {
			t.Errorf("action %d: %q has the focus, before %q", i+1, focus, had)
		}
	}
}

// TestShiftLeapsToLegalHexes goes from a hex to the nearest ones that may be chosen.
func TestShiftLeapsToLegalHexes(t *testing.T) {
	h, tab := seated(t, "1830/26855", func(v rules.View) bool { return v.InCharge().Name() == "track" && v.S.Phase > 2 }, 1280, 800)
	legal := tab.due.Draft().Hexes()
	h.walk("hex:" + h.title.HexName(legal[0]))
	leapt := 0
	for _, key := range []string{"ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"} {
		before := tab.pane.FocusedHex()
		if h.s.Press("Shift+" + key); tab.pane.FocusedHex() != before {
			leapt++
		}
		if !slices.Contains(legal, tab.pane.FocusedHex()) {
			t.Errorf("%s leads from %s to %s", key, h.title.HexName(before), h.title.HexName(tab.pane.FocusedHex()))
		}
	}
	if leapt == 0 {
		t.Error("no key leads anywhere")
	}
}
