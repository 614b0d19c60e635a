package scenes

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"hexrail/game/match"
	"hexrail/game/stage"
	"hexrail/rules"
	"hexrail/titles/words"
)

// TestRecordedDecisionsOf1822PNW plays a sample of the decisions of recorded games through the screen, on a desktop, on a tablet and
// with a finger on a phone: every kind of action of every step at least once.
func TestRecordedDecisionsOf1822PNW(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(recordedGames, "..", "1822pnw", "*.json"))
	if len(files) == 0 {
		t.Skip("NO RECORDED GAMES of 1822PNW: none is played through the screen")
	}
	played := map[string]bool{}
	for _, file := range files {
		in := readRecord(t, file)
		if played[in.Title.Key] {
			continue
		}
		played[in.Title.Key] = true
		t.Run(in.Title.Key, func(t *testing.T) {
			m, _, err := match.FromRecord(in)
			if err != nil {
				t.Fatal(err)
			}
			every := 29
			if testing.Short() {
				every = 97
			}
			seen := map[string]int{}
			for at := range m.Len() {
				kind := m.ViewAt(at).InCharge().Name() + " " + m.Action(at).Def().Verb
				if seen[kind]++; seen[kind] > 1 && (seen[kind]+at)%every != 0 {
					continue
				}
				switch a := m.Action(at).(type) {
				case rules.RunRoutes:
					if a.Stated {
						continue
					}
				case rules.EndGame:
					continue
				}
				size := []struct{ w, h int }{{1280, 800}, {820, 1180}, {390, 844}}[at%3]
				t.Run(strings.ReplaceAll(kind, " ", "-")+"-"+strconv.Itoa(at), func(t *testing.T) { playsOne(t, m, at, size.w, size.h) })
			}
		})
	}
}

// playsOne sits down at a position of a game and plays what was played there.
func playsOne(t *testing.T, m *match.Match, at, w, h int) {
	t.Helper()
	hand, tab := seatAt(t, m, at, w, h)
	if hand.touch = w < 500; hand.touch {
		hand.s.Coarse()
		hand.s.Step(time.Second)
	}
	hand.recorded = m.Clone()
	hand.recorded.GoTo(at)
	n := 1
	if v := tab.view(); stage.Of(v).Panel == words.GridPanel {
		n = hand.grid(m, at)
	} else {
		hand.play(v, m.Action(at))
	}
	for i := range n {
		if tab.game.Len() <= at+i || !sameDecision(hand.title, tab.game.Action(at+i), m.Action(at+i)) {
			t.Fatalf("action %d of %s is not played at %dx%d", at+i+1, m.Title().Key, w, h)
		}
	}
	hand.s.Step(time.Second)
}

// grid presses the cell of the table that two answers of a recorded game name, and the third answer. It returns how many they are.
func (h *hand) grid(m *match.Match, at int) int {
	word := func(i int) string { return m.ViewAt(i).Answer(rules.OperandsOf(m.Action(i)).Choice) }
	h.choose("grid:" + word(at+1) + ":" + word(at))
	h.choose("then:" + word(at+2))
	h.primary()
	return 3
}

// answerKey returns the id of the option for an answer.
func answerKey(a rules.Decide) string { return "answer:" + strconv.Itoa(int(a.Choice)) }
