package panel_test

import (
	"strconv"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles"
)

// TestDoublePress plays a decision from each kind of step of every title to whatever comes next, and presses the
// primary button again at once, with a mouse, a finger or a key: nothing more is played. Where the button is ready from
// the first, a press after the guard plays.
func TestDoublePress(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		t.Run(e.Key, func(t *testing.T) {
			t.Parallel()
			title, err := e.Build(rules.Rulebook, nil)
			if err != nil {
				t.Fatal(err)
			}
			names := make([]string, e.MinPlayers)
			for i := range names {
				names[i] = "Player " + strconv.Itoa(i+1)
			}
			m, err := match.New(title, names, 3)
			if err != nil {
				t.Fatal(err)
			}
			player, seen, guarded, ready := bot.NewSensible(3), map[string]int{}, 0, 0
			for !m.View().S.End.Over {
				a := player.Choose(m.View())
				v, at := m.View(), m.Len()
				step := v.InCharge().Name()
				if m.Play(a).Refused() {
					t.Fatalf("action %d is refused", at)
				}
				if m.View().S.End.Over {
					break
				}
				way := step + " to " + m.View().InCharge().Name()
				if seen[way]++; seen[way] > 1 {
					continue
				}
				g, r := pressTwice(t, m, at, a, way, []string{"mouse", "touch", "key"}[len(seen)%3])
				guarded, ready = guarded+g, ready+r
			}
			t.Logf("%d ways from step to step, %d presses guarded, %d of them would have played", len(seen), guarded, ready)
			if ready == 0 {
				t.Error("no primary button was ready after a decision")
			}
		})
	}
}

// pressTwice plays action a at a table in the position before it, and presses the primary button 50 ms after the
// picture that follows and again 400 ms later. The picture took a second, as on a slow device. It returns how many
// presses the guard took, and how many of those would have played.
func pressTwice(t *testing.T, m *match.Match, at int, a rules.Action, way, by string) (guarded, ready int) {
	t.Helper()
	w, h := 1280, 800
	if by == "touch" {
		w, h = 390, 844
	}
	hand, tab := tabletest.SeatAt(t, m, at, w, h)
	hand.S.Step(time.Minute) // the step before has stood for long
	if tab.Play(a).Refused() {
		t.Fatalf("%s: refused at a table", way)
	}
	hand.S.Slowly(time.Second)
	if !hand.Has("act:primary") {
		return 0, 0
	}
	press := func(d time.Duration) {
		x, y := hand.S.Must("act:primary").Rect.Center()
		if by == "key" {
			hand.S.Send(ui.Event{Kind: ui.KeyDown, Key: "Enter"})
		} else {
			hand.S.Send(ui.Event{Kind: ui.PointerDown, X: x, Y: y, Touch: by == "touch"})
			hand.S.Send(ui.Event{Kind: ui.PointerUp, X: x, Y: y, Touch: by == "touch"})
		}
		hand.S.Step(d)
	}
	if press(50 * time.Millisecond); tab.Desk().Game.Len() != at+1 {
		t.Errorf("after %d actions, %s by %s: a double press has played a second decision", at, way, by)
		return 0, 0
	}
	if press(app.StepLock); tab.Desk().Game.Len() > at+1 {
		ready = 1
	}
	return 1, ready
}
