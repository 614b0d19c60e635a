package lesson

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
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

// TestLastRunsAreFound: the lesson about them names the page that shows them, because few screens have room for them in
// the rows of the companies.
func TestLastRunsAreFound(t *testing.T) {
	l, _ := Find("picture")
	for _, lang := range []text.Lang{text.En, text.Ja} {
		page := text.TabCompanies[lang]
		if lang == text.Ja {
			page = "「" + page + "」"
		}
		if !strings.Contains(l.Why[lang], page) || !strings.Contains(l.Miss[lang], page) {
			t.Errorf("the lesson does not name %s: %s %s", page, l.Why[lang], l.Miss[lang])
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

// lesserRuns returns runs that earn less than the best one, or with fewer halts: the list of legal actions has the best
// one alone.
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

// drawnRuns returns legal runs that earn less than the best one, of trains and stops pressed at random.
func drawnRuns(v rules.View) (list []rules.Action) {
	d := draft.New(v, &text.Speaker{Title: v.T})
	run, r := d.Run(), rand.New(rand.NewPCG(7, 7))
	best, _ := v.BestRun(v.Actor().Corp(), 2_000_000)
	var stops []id.Hex
	for i := range v.T.Board.Hexes {
		if h := id.Hex(i + 1); len(v.Position().Face(h).Stops) > 0 {
			stops = append(stops, h)
		}
	}
	for i := range 2000 {
		if i%8 == 0 {
			run.Clear()
		}
		run.Activate(r.IntN(len(run.Trains())))
		run.PressHex(stops[r.IntN(len(stops))])
		a := run.Action()
		drawn := slices.ContainsFunc(list, func(b rules.Action) bool { return rules.SameAction(a, b) })
		if !drawn && !rules.Check(v, a).Refused() && v.RunRevenue(a) < v.RunRevenue(best) {
			list = append(list, a)
		}
	}
	return list
}

// TestMissedBeforeTheTurnEnds: a tile or a station that misses the goal is judged as soon as its step is over, before
// the rest of the turn, in which there is nothing more to learn.
func TestMissedBeforeTheTurnEnds(t *testing.T) {
	for _, key := range []string{"tile", "upgrade", "station", "block", "distance", "terminal", "convert"} {
		l, _ := Find(key)
		m := opened(t, l)
		start := m.Len()
		for _, a := range rules.AppendLegal(nil, m.View()) {
			m.GoTo(start)
			if r := m.Play(a); r.Refused() {
				t.Fatal(r)
			}
			if state, said := l.Judge(m, start); state == Open || said == (words.Pair{}) {
				t.Errorf("%s: after %s the lesson is open, %q", key, notation.Action(m.Title(), a), said)
			}
		}
	}
}

// mostWays bounds the ways of a lesson that are tried one by one.
const mostWays = 5000

// allWays plays every way from the present position of a lesson to where it is reached or missed, adds those that miss
// it to missed, and returns the number of ways. It gives up at mostWays.
func allWays(t *testing.T, l Lesson, m *match.Match, start, ways int, missed map[string]bool) int {
	t.Helper()
	if state, _ := l.Judge(m, start); state != Open {
		if state == Missed {
			missed[wayFrom(m, start)] = true
		}
		return ways + 1
	}
	at := m.Now()
	for _, a := range rules.AppendLegal(nil, m.View()) {
		if ways >= mostWays || at-start > 40 {
			return mostWays
		}
		if r := m.Play(a); r.Refused() {
			t.Fatal(r)
		}
		ways = allWays(t, l, m, start, ways, missed)
		m.GoTo(at)
	}
	return ways
}

// wayFrom returns the actions since the position of a lesson.
func wayFrom(m *match.Match, start int) string {
	var way []string
	for i := start; i < m.Now(); i++ {
		way = append(way, notation.Action(m.Title(), m.Action(i)))
	}
	return strings.Join(way, "; ")
}

// TestWrongWaysMiss: passing never reaches the goal, and ten different ways at random miss it, or all wrong ways where
// the rules allow fewer; each gets a sentence. What misses can be taken back: at the position of the lesson it is open
// again.
func TestWrongWaysMiss(t *testing.T) {
	for _, l := range Course() {
		m := opened(t, l)
		start := m.Len()
		if state, _ := l.Judge(m, start); state != Open {
			t.Errorf("%s begins in state %d", l.Key, state)
		}
		missed, runs := map[string]bool{}, m.View().InCharge().Name() == step.RunKey
		var less []rules.Action
		if runs {
			less = append(lesserRuns(m.View()), drawnRuns(m.View())...)
		}
		for seed := range uint64(60) {
			r := rand.New(rand.NewPCG(seed, 7))
			if walk(t, l, m, start, func(list []rules.Action) rules.Action {
				if m.Now() == start && len(less) > 0 {
					list = less
				}
				return list[r.IntN(len(list))]
			}) == Missed {
				missed[wayFrom(m, start)] = true
			}
			m.GoTo(start)
		}
		if len(missed) < 10 {
			n := allWays(t, l, m, start, 0, missed)
			if m.GoTo(start); n >= mostWays || len(missed) == 0 {
				t.Errorf("%s: %d different ways of 60 at random miss the goal", l.Key, len(missed))
			}
			t.Logf("%s: all %d ways of the list are tried, %d are wrong", l.Key, n, len(missed))
		}
		idles := func(list []rules.Action) rules.Action {
			for _, a := range list {
				if _, pass := a.(rules.Pass); pass {
					return a
				}
				if d, ok := a.(rules.Dividend); ok && (d.Kind == rules.Payout) == (l.Key == "keep") {
					return a
				}
			}
			return nil
		}
		if idles(rules.AppendLegal(nil, m.View())) == nil {
			continue // nobody passes a run or the choice of a private (18FL/R17)
		}
		idle := walk(t, l, m, start, func(list []rules.Action) rules.Action {
			if a := idles(list); a != nil {
				return a
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

// TestJudged: what reaches a goal that looks alike does not, and the reverse: a share that starts a company is one, and
// money in other boxes is not free.
func TestJudged(t *testing.T) {
	for _, c := range []struct {
		key   string
		plays []string
		want  State
	}{
		{"swap", []string{"sell p1 PRR 10", "sell p1 NYC 10", "sell p1 NYC 10", "par p1 ERIE 5,6:67"}, Reached},
		{"boxes", []string{"bid p0 M17 100"}, Reached},
		{"boxes", []string{"bid p0 M7 200", "bid p0 M17 100", "pass p0"}, Missed},
	} {
		l, _ := Find(c.key)
		m := opened(t, l)
		start := m.Len()
		for _, line := range c.plays {
			a, err := notation.ParseAction(m.Title(), line)
			if err != nil {
				t.Fatal(err)
			}
			if r := m.Play(a); r.Refused() {
				t.Fatal(line, r)
			}
		}
		if state, said := l.Judge(m, start); state != c.want {
			t.Errorf("%s: %v is state %d, %q", c.key, c.plays, state, said)
		}
	}
}

// TestWithheldConnectionRun: a connection run that is withheld leaves the price where it is (1870/R139), and the lesson
// does not say that it falls.
func TestWithheldConnectionRun(t *testing.T) {
	l, _ := Find("linkrun")
	m := opened(t, l)
	start, was := m.Len(), m.View()
	c := was.Actor().Corp()
	best, _ := was.BestRun(c, 2_000_000)
	for _, a := range []rules.Action{best, rules.Dividend{By: c, Kind: rules.Withhold}} {
		if r := m.Play(a); r.Refused() {
			t.Fatal(r)
		}
	}
	_, said := l.Judge(m, start)
	if m.View().Price(c) != was.Price(c) || strings.Contains(said[text.En], "falls") {
		t.Errorf("the price goes from %d to %d: %q", was.Price(c), m.View().Price(c), said)
	}
}

// The speeds of reading, words or characters a minute, and the time for a press with its decision.
const (
	wordsAMinute = 200
	charsAMinute = 400
	secondsPress = 4
	pressesEach  = 6 // to choose the lesson, to look about, to try, to go on
)

// TestCourseFitsInThreeQuartersOfAnHour: to read all texts of the course, with the presses that it needs, takes at most
// 45 minutes in both languages.
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

// TestOptionsHaveTheirComma: in Japanese no option at the position of a lesson has a Latin comma.
func TestOptionsHaveTheirComma(t *testing.T) {
	for _, l := range Course() {
		v := opened(t, l).View()
		d := draft.New(v, &text.Speaker{Title: v.T, Lang: text.Ja})
		for _, o := range append(d.Options(draft.Main), d.Options(draft.Powers)...) {
			if said := o.Detail + o.Spoken; strings.Contains(said, ", ") {
				t.Errorf("%s: %s", l.Key, said)
			}
		}
	}
}
