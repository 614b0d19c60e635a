package playtest

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
)

// Table is the table at which a hand plays.
type Table interface {
	Desk() *desk.Desk
	Due() *decision.Decision
	// Play plays an action for which there is no press.
	Play(a rules.Action) rules.Refusal
}

// Open starts a program on a host and opens a game on its table. It returns the shell, the function that draws a frame
// and the table. Its methods seat hands there, on a screen of w by h dp.
type Open[T Table] func(h *platformtest.Host, m *match.Match) (a *app.Shell, draw func(*ui.UI), tab T)

// Sit returns a hand at the table of a game.
func (open Open[T]) Sit(t testing.TB, m *match.Match, w, h int) (*Hand, T) {
	t.Helper()
	a, draw, tab := open(platformtest.New(), m)
	a.Prefs.Unhinted = true // hands know the game
	s := uitest.New(t, w, h, 1, draw)
	s.Step(time.Second)
	hand := NewHand(t, s, m.Title())
	hand.Due = tab.Due
	return hand, tab
}

// At returns a hand at the table of a game that ends at one of its positions. The game itself stays as it is.
func (open Open[T]) At(t testing.TB, m *match.Match, at, w, h int) (*Hand, T) {
	t.Helper()
	m = m.Clone()
	m.GoTo(at)
	m.Cut()
	return open.Sit(t, m, w, h)
}

// AtFirst returns a hand at the table of a recorded game, such as "1830/26855", in the first position that has a
// property. On a screen narrower than a desktop it uses fingers.
func (open Open[T]) AtFirst(t testing.TB, record string, holds func(v rules.View) bool, w, h int) (*Hand, T) {
	t.Helper()
	m := gametest.Recorded(t, filepath.Join(filepath.Dir(RecordedGames), record+".json"))
	hand, tab := open.At(t, m, FirstWhere(t, m, holds), w, h)
	if w < 1024 {
		hand.Touch = true
		hand.S.Coarse()
	}
	return hand, tab
}
