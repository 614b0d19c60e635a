package lesson

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// opened returns the game of a lesson.
func opened(t *testing.T, l Lesson) *match.Match {
	t.Helper()
	m, err := l.Open("You", []string{"Ada", "Ben", "Cleo"})
	if err != nil {
		t.Fatalf("%s: %v", l.Key, err)
	}
	return m
}

// TestCourse: at least 14 lessons explain 18xx games in general, and two each of the titles that differ from 1830.
func TestCourse(t *testing.T) {
	general, own, keys := 0, map[string]int{}, map[string]bool{}
	for _, l := range Course() {
		if keys[l.Key] {
			t.Errorf("two lessons have the key %s", l.Key)
		}
		keys[l.Key] = true
		if l.Part != words.Special {
			general++
		} else {
			own[strings.SplitN(l.Title, "-", 2)[0]]++
		}
	}
	if general < 14 {
		t.Errorf("%d general lessons", general)
	}
	for _, title := range []string{"1860", "1870", "18fl", "1822pnw"} {
		if own[title] < 2 {
			t.Errorf("%s has %d lessons", title, own[title])
		}
	}
}

// walk plays legal actions from the position of a lesson until it is reached or missed, and returns the last state.
func walk(t *testing.T, l Lesson, m *match.Match, start int, choose func(list []rules.Action) rules.Action) State {
	for range 40 {
		if state, said := l.Judge(m, start); state != Open {
			if said[text.En] == "" || said[text.Ja] == "" {
				t.Errorf("%s: nothing is said about state %d", l.Key, state)
			}
			return state
		}
		if r := m.Play(choose(rules.AppendLegal(nil, m.View()))); r.Refused() {
			t.Fatal(r)
		}
	}
	return Open
}

// lesserRuns returns runs that earn less than the best one, or with fewer halts: the list of legal actions has the best one alone.
func lesserRuns(v rules.View) (list []rules.Action) {
	best, _ := v.BestRun(v.Actor().Corp(), 2_000_000)
	for i := range best.Routes {
		for _, worse := range []func(r *track.Route){
			func(r *track.Route) { *r = track.Route{} }, func(r *track.Route) { r.Halts = 1 },
		} {
			less := best
			less.Routes = slices.Clone(best.Routes)
			if worse(&less.Routes[i]); !rules.Check(v, less).Refused() {
				list = append(list, less)
			}
		}
	}
	return list
}

// TestWrongWaysMiss: passing never reaches the goal, and of sixty ways at random ten or more miss it; each gets a sentence. What misses
// can be taken back: at the position of the lesson it is open again.
func TestWrongWaysMiss(t *testing.T) {
	for _, l := range Course() {
		m := opened(t, l)
		start := m.Len()
		if state, _ := l.Judge(m, start); state != Open {
			t.Errorf("%s begins in state %d", l.Key, state)
		}
		missed, runs := 0, m.View().InCharge().Name() == step.RunKey
		for seed := range uint64(60) {
			r := rand.New(rand.NewPCG(seed, 7))
			if walk(t, l, m, start, func(list []rules.Action) rules.Action {
				if less := lesserRuns(m.View()); m.Now() == start && runs && len(less) > 0 {
					list = less
				}
				return list[r.IntN(len(list))]
			}) == Missed {
				missed++
			}
			m.GoTo(start)
		}
		if missed < 10 {
			t.Errorf("%s: %d of 60 ways at random miss the goal", l.Key, missed)
		}
		if runs {
			continue // nobody passes a run
		}
		idle := walk(t, l, m, start, func(list []rules.Action) rules.Action {
			for _, a := range list {
				if _, pass := a.(rules.Pass); pass {
					return a
				}
				if d, ok := a.(rules.Dividend); ok && (d.Kind == rules.Payout) == (l.Key == "keep") {
					return a
				}
			}
			return list[0]
		})
		if idle == Reached {
			t.Errorf("%s: the goal is reached by passing", l.Key)
		}
		if m.GoTo(start); m.Now() != start {
			t.Errorf("%s cannot be begun again", l.Key)
		}
	}
}

// TestHaltsNeedsASubsidy: who runs without a halt and keeps the revenue has more money in the company but no subsidy,
// and misses the lesson of the halts.
func TestHaltsNeedsASubsidy(t *testing.T) {
	l, _ := Find("halts")
	m := opened(t, l)
	start, tried := m.Len(), 0
	for _, run := range lesserRuns(m.View()) {
		if m.GoTo(start); m.View().RunEarnings(run.(rules.RunRoutes)).Subsidy > 0 {
			continue
		}
		tried++
		if state := walk(t, l, m, start, func(list []rules.Action) rules.Action {
			if m.Now() == start {
				return run
			}
			for _, a := range list {
				if d, ok := a.(rules.Dividend); ok && d.Kind == rules.Withhold {
					return a
				}
				if _, pass := a.(rules.Pass); pass {
					return a
				}
			}
			return list[0]
		}); state != Missed {
			t.Errorf("%v, then withheld: state %d", run, state)
		}
	}
	if tried == 0 {
		t.Error("every lesser run has a subsidy")
	}
}

// The speeds of reading, words or characters a minute, and the time for a press with its decision.
const (
	wordsAMinute = 200
	charsAMinute = 500
	secondsPress = 4
	pressesEach  = 6 // to choose the lesson, to look about, to try, to go on
)

// TestCourseFitsInThreeQuartersOfAnHour: to read all texts of the course, with the presses that it needs, takes at most 45 minutes in
// both languages.
func TestCourseFitsInThreeQuartersOfAnHour(t *testing.T) {
	count, chars := 0, 0
	for _, l := range Course() {
		for _, p := range []text.Pair{l.Name, l.Task, l.Why, l.Done, l.Miss} {
			count += len(strings.Fields(p[text.En]))
			chars += utf8.RuneCountInString(p[text.Ja])
		}
	}
	presses := float64(len(Course())*pressesEach*secondsPress) / 60
	en, ja := float64(count)/wordsAMinute+presses, float64(chars)/charsAMinute+presses
	t.Logf("%d lessons: %d words, %.1f minutes; %d characters, %.1f minutes; of these %.1f for presses",
		len(Course()), count, en, chars, ja, presses)
	if en > 45 || ja > 45 {
		t.Errorf("the course takes %.1f and %.1f minutes", en, ja)
	}
}
