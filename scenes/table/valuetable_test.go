package table

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"

	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// valued opens the value table at three fifths of the first sample of a title, with all best runs found.
func valued(t *testing.T, key, lang string, w, h int) *tabled {
	t.Helper()
	s := valuing(t, key, lang, w, h)
	for range 40 {
		s.settle()
	}
	return s
}

// valuing is valued while the best runs are yet to be searched.
func valuing(t *testing.T, key, lang string, w, h int) *tabled {
	t.Helper()
	host := scenestest.NewHost(lang)
	m := playtest.SampleOf(t, key)
	m.GoTo(m.Len() * 3 / 5)
	m.Cut()
	a := newApp(host)
	tab := New(a.Shell, m, Hooks{Name: "Friday table"})
	a.Open(tab)
	s := &tabled{uitest.New(t, w, h, 1, a.Draw), host, a, tab}
	if w < 1024 {
		s.Coarse()
	}
	tab.ways.openTables(info.ValuesPage)
	return s
}

// copied returns the copied value table by the first cell of each row.
func (s *tabled) copied(t *testing.T) map[string][]string {
	t.Helper()
	s.Click("table:copy")
	rows := map[string][]string{}
	for _, line := range strings.Split(strings.TrimSpace(s.host.Copied), "\n") {
		cells := strings.Split(line, "\t")
		rows[cells[0]] = cells
	}
	return rows
}

// TestNoForecastBeforeItsRuns: while runs are searched, no figure that follows from them is shown.
func TestNoForecastBeforeItsRuns(t *testing.T) {
	s := valuing(t, "1822pnw", "en", 1280, 800)
	s.Invalidate()
	s.Step(time.Second)
	first := s.copied(t)
	for range 40 {
		s.settle()
	}
	for words, row := range s.copied(t) {
		const sought = "… … …"
		if at := strings.Join(first[words], " "); words == "To the lead" && !strings.Contains(at, sought) ||
			words == "Worth now" && strings.Contains(at, "…") || strings.Contains(strings.Join(row, " "), "…") {
			t.Errorf("%s: first %v, then %v", words, first[words], row)
		}
	}
}

// TestValueTableIsFilled opens the value table and types nothing: it has the proven runs of the position and all that
// follows from them.
func TestValueTableIsFilled(t *testing.T) {
	for _, key := range []string{"1830-classic", "1830-starter", "1860", "1870", "18fl", "1822pnw"} {
		s := valued(t, key, "en", 1280, 800)
		v, w := s.tab.desk.View(), draft.NewValues(s.tab.desk.View())
		for !w.Search(1_000_000) {
		}
		out, rows, say := w.Outcome(), s.copied(t), s.tab.desk.Speaker()
		for i := range w.Corps() {
			a := &w.Corps()[i]
			best, proved := v.BestRun(a.Corp, 1_000_000_000)
			if run := v.RunRevenue(best); !proved || run != a.Run {
				t.Errorf("%s: company %d runs for %d, proved %v, not %d", key, a.Corp, run, proved, a.Run)
			}
			if row := rows[say.Corp(a.Corp)]; len(row) < 3 || row[2] != say.Money(a.Run) {
				t.Errorf("%s: the row of %s is %v", key, say.Corp(a.Corp), row)
			}
		}
		seats, after := len(out.Players), "After "+strconv.Itoa(w.Rounds())+" OR"
		if !v.T.HasShares() {
			after = "After 1 round" // there are no others, and a forecast begins with one where a set has one
		}
		for words, figure := range map[string]func(p draft.Wealth) int32{
			"Worth now": func(p draft.Wealth) int32 { return p.Now }, "To the lead": func(p draft.Wealth) int32 { return p.Gap },
			after: func(p draft.Wealth) int32 { return p.After },
		} {
			row := rows[words]
			for p, x := range out.Players {
				if len(row) < seats || row[len(row)-seats+p] != say.Money(figure(x)) {
					t.Errorf("%s, player %d: %s is %v, not %d", key, p+1, words, row, figure(x))
				}
			}
		}
	}
}

// TestValueTableTakesAssumptions changes a run, a dividend, a price and the rounds by mouse, by keys and by touch, and
// restores them.
func TestValueTableTakesAssumptions(t *testing.T) {
	for _, c := range []struct {
		w, h int
		keys bool
	}{{1280, 800, false}, {1280, 800, true}, {390, 844, false}} {
		s := valued(t, "1830-classic", "en", c.w, c.h)
		h := &playtest.Fingers{T: t, S: s.Screen, Keys: c.keys, Touch: c.w < 1000}
		first := s.copied(t)
		w := draft.NewValues(s.tab.desk.View())
		for !w.Search(1_000_000) {
		}
		a := w.Of(s.tab.desk.View().T.FindCorp("C&O"))
		w.SetRun(a, a.Run+20)
		w.SetRounds(w.Rounds() + 1)
		b := w.Of(s.tab.desk.View().T.FindCorp("B&O"))
		b.Kind, b.Fixed, b.Steps = 2, true, -2
		for _, id := range []string{"values:run:C&O:more", "values:run:C&O:more", "values:rounds:more", "values:use:B&O",
			"values:steps:B&O:less"} {
			for range 20 { // the inputs of a phone are beside the results
				if n := s.Must(id); n.Rect.Right() < float32(c.w) && n.Rect.W > 20 {
					break
				}
				table := s.Must("values").Rect
				s.Do(ui.Event{Kind: ui.PointerDown, X: 330, Y: table.Y + 90, Touch: true})
				for x := float32(320); x >= 230; x -= 10 {
					s.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: table.Y + 90, Touch: true})
				}
				s.Step(time.Second)
				s.Do(ui.Event{Kind: ui.PointerUp, X: 230, Y: table.Y + 90, Touch: true})
				s.settle()
			}
			h.Press(id)
			s.settle()
		}
		row, say := s.copied(t)["After "+strconv.Itoa(w.Rounds())+" OR"], s.tab.desk.Speaker()
		if got := strings.Join(row, " "); row == nil || !strings.Contains(got, say.Money(w.Outcome().Players[0].After)) {
			t.Errorf("%v: %s, not %d", c, got, w.Outcome().Players[0].After)
		}
		h.Press("values:reset")
		for range 40 {
			s.settle()
		}
		if again := s.copied(t); fmt.Sprint(again) != fmt.Sprint(first) {
			t.Errorf("%v: restored, the table is %v, not %v", c, again, first)
		}
		if _, ok := s.Find("values:reset"); ok {
			t.Error("there is still something to restore")
		}
		if n := s.Must("values:run:C&O"); n.Role != ui.RoleSpinButton || !strings.Contains(n.Name, "C&O") || n.Value == "" {
			t.Errorf("a reader hears %+v", n)
		}
	}
}

// TestValueTablePictures draws the value table in the middle of games, for people to look at.
func TestValueTablePictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, key := range []string{"1830-classic", "1830-starter", "1860", "1870", "18fl", "1822pnw"} {
		for _, c := range []struct {
			lang  string
			w, h  int
			night bool
		}{{"en", 1280, 800, false}, {"ja", 1280, 800, true}, {"ja", 820, 1180, false}, {"en", 390, 844, true}} {
			host := scenestest.NewHost(c.lang)
			host.Night = c.night
			m := playtest.SampleOf(t, key)
			m.GoTo(m.Len() * 3 / 5)
			a := newApp(host)
			tab := New(a.Shell, m, Hooks{Name: "Friday table"})
			a.Open(tab)
			s := uitest.New(t, c.w, c.h, 1, a.Draw)
			if c.w < 1000 {
				s.Coarse()
			}
			tab.ways.openTables(info.ValuesPage)
			for range 60 {
				s.Invalidate()
				s.Step(time.Second)
			}
			s.Save(filepath.Join(*playtest.Pictures, fmt.Sprintf("values-%s-%d-%s.png", key, c.w, c.lang)))
		}
	}
}
