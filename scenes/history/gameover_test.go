package history

import (
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestFewActionsAreAskedWhatHappened: the end screen finds the same turning point and broken bank in every sample as a
// search through all events, but asks for the events of few actions only, because each of them is replayed in every
// frame.
func TestFewActionsAreAskedWhatHappened(t *testing.T) {
	turned, broken := 0, 0
	for _, s := range library.Samples() {
		sample, err := s.Game()
		if err != nil {
			t.Fatal(err)
		}
		sample.At = len(sample.Log)
		m, stop, err := match.Open(sample)
		if err != nil || stop != nil {
			t.Fatal(err, stop)
		}
		g := &GameOver{Rounds: Rounds{Game: m}}
		most, at, broke := lookedAt(g.Game)
		turn, turns := g.turningPoint()
		if turn != most || turns != (most.at > 0) {
			t.Errorf("%s: the turning point is %v, %t, want %v", s.Name[0], turn, turns, most)
		}
		if i, ok := g.findBankBreak(); i != at || ok != broke {
			t.Errorf("%s: the bank broke in position %d, %t, want %d, %t", s.Name[0], i, ok, at, broke)
		}
		if turns {
			turned++
		}
		if broke {
			broken++
		}
		// Events allocates a position.
		n := testing.AllocsPerRun(1, func() { g.turningPoint(); g.findBankBreak() })
		if most := float64(g.Game.Len()) / 4; n > most {
			t.Errorf("%s: %v allocations for %d actions, want at most %v", s.Name[0], n, g.Game.Len(), most)
		}
	}
	if turned == 0 || broken == 0 {
		t.Errorf("%d samples have a turning point, in %d the bank breaks", turned, broken)
	}
}

// lookedAt searches the events of all actions.
func lookedAt(m *match.Match) (most loss, at int, broke bool) {
	for i := range m.At() {
		now, began := loss{at: i + 1}, false
		for _, e := range m.Events(i) {
			switch e.Kind {
			case rules.PhaseBegan:
				began = true
			case rules.TrainRusted:
				now.trains++
			case rules.PrivateClosed:
				now.privates++
			case rules.BankWentBroke:
				at, broke = i, true
			}
		}
		if began && now.trains+now.privates > most.trains+most.privates {
			most = now
		}
	}
	return most, at, broke
}

// TestDebtsAreTold: the debt of a player is a part of the worth of its own, and not less shares (1822PNW/R120).
func TestDebtsAreTold(t *testing.T) {
	g := &GameOver{Rounds: Rounds{Viewer: view.New(playtest.SampleOf(t, "1822pnw"), text.En)}}
	for _, c := range []struct {
		sum, debt int32
		want      string
	}{{4550, 0, "shares $4,550"}, {-6492, 7000, "shares $508 · debt $7,000"}} {
		if said := g.holdings(c.sum, c.debt); said != c.want {
			t.Errorf("%d with a debt of %d: %q", c.sum, c.debt, said)
		}
	}
}
