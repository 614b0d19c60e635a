package table

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestMeansKeepOffTheGoalLine: in a stock round the means of the player stand below the goal line with a space between.
func TestMeansKeepOffTheGoalLine(t *testing.T) {
	a, m := newApp(platformtest.New()), playtest.SampleOf(t, "1870")
	at := m.Len() / 2
	for m.ViewAt(at).InCharge().Name() != "stock" {
		at++
	}
	m.GoTo(at)
	a.Open(New(a.Shell, m, Hooks{Goal: true}))
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.Step(time.Second)
	if line, means := s.Must("goal").Rect, s.Must("info:cash").Rect; means.Y < line.Bottom()+3 {
		t.Errorf("the means begin at %v, the line ends at %v", means.Y, line.Bottom())
	}
}

// TestGoalLine: at a table the line names the rounds left and the leader, a press on it gives the whole of it as
// sentences, and once closed it is closed for that title on this device and for no other.
func TestGoalLine(t *testing.T) {
	for _, c := range []struct {
		lang, size string
		w, h       int
		night      bool
		says       []string
	}{
		{"en", "desktop", 1280, 800, false, []string{"round", "lead", "bank can pay", "richest"}},
		{"ja", "desktop", 1280, 800, true, []string{"ラウンド", "首位", "銀行の残り", "総資産"}},
		{"en", "phone", 390, 844, true, []string{"round", "lead", "bank can pay", "richest"}},
		{"ja", "phone", 390, 844, false, []string{"ラウンド", "首位", "銀行の残り", "総資産"}},
	} {
		for _, sample := range []string{"1830-starter", "1870"} {
			host := platformtest.New()
			host.Tags = []string{c.lang}
			a := newApp(host)
			if c.night {
				a.Change(func(p *app.Prefs) { p.Look = app.NightLook })
			}
			m := playtest.SampleOf(t, sample)
			end := 0
			for i := m.Len() / 2; end == 0; i++ {
				if m.GoTo(i); view.GoalOf(New(a.Shell, m, Hooks{}).desk.Viewer()).Earned != nil {
					end = i
				}
			}
			for _, at := range []int{end, end + 1} {
				m.GoTo(at)
				a.Open(New(a.Shell, m, Hooks{Name: "Friday", Rules: true, Goal: true}))
				s := uitest.New(t, c.w, c.h, 1, a.Draw)
				if c.size == "phone" {
					s.Coarse()
				}
				s.Step(time.Second)
				said := s.Must("goal:line").Name
				for _, word := range c.says {
					if !strings.Contains(strings.ToLower(said), word) {
						t.Errorf("%s, %s: the line says %q, without %q", sample, c.lang, said, word)
					}
				}
				if told := strings.Contains(said, m.Players()[0]+" +") ||
					strings.Contains(said, m.Players()[0]+" −"); told != (at == end) {
					t.Errorf("%s, %s, %d: what everybody earned is told: %v in %q", sample, c.lang, at-end, told, said)
				}
				if *playtest.Pictures != "" {
					s.Save(filepath.Join(*playtest.Pictures,
						strings.Join([]string{"goal", sample, c.size, c.lang}, "-")+map[bool]string{true: "-earned",
							false: ""}[at == end]+".png"))
				}
				if at == end {
					a.Back()
					continue
				}
				s.Click("goal:line")
				if text := s.Must("notice:text").Name; text != said {
					t.Errorf("%s, %s: the dialog says %q", sample, c.lang, text)
				}
				s.Click("notice:ok")
				s.Click("goal:close")
				s.Step(time.Second)
				if _, ok := s.Find("goal"); ok {
					t.Errorf("%s, %s: the line cannot be closed", sample, c.lang)
				}
			}
			if kept := app.New(host, &a.Seats).Prefs.Goals; string(kept) != sample {
				t.Errorf("%s: the line is closed for %q", sample, kept)
			}
		}
	}
}
