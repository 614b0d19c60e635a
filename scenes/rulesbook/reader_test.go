package rulesbook

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles"
)

// readAt returns a reader opened at a rule of a title, on a screen of the given width.
func readAt(t testing.TB, title *rules.Title, width int, lang, cite string) (*uitest.Screen, *Reader) {
	t.Helper()
	h := platformtest.New()
	h.Tags = []string{lang}
	a := app.New(h, nil)
	players := []string{"Aiko", "Ben"}
	if !title.CanSeat(len(players)) {
		players = append(players, "Chiara")
	}
	m, err := match.New(title, players, 5)
	if err != nil {
		t.Fatal(err)
	}
	r := NewReader(a, title.Key, m)
	r.Cite(cite)
	s := uitest.New(t, width, 844, 1, func(u *ui.UI) {
		a.Dress(u)
		r.Draw(u, paint.R(0, 0, float32(width), 844))
	})
	for range 3 { // laid out in one frame, scrolled in the next
		s.Invalidate()
		s.Step(0)
	}
	return s, r
}

// TestRulesOfEveryTitle opens each rulebook at its last rule, and checks that options appear by name, not by key.
func TestRulesOfEveryTitle(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range []string{"en", "ja"} {
			_, r := readAt(t, title, 1280, lang, e.Record+"/R1")
			last := r.book.Sections[len(r.book.Sections)-1].Rules
			s, r := readAt(t, title, 1280, lang, e.Record+"/"+last[len(last)-1].Number)
			if _, ok := s.Find("rule:" + r.cited); !ok || !r.own {
				t.Errorf("%s %s: %s is not shown", e.Key, lang, r.cited)
			}
			for _, row := range r.list.rows {
				if strings.ContainsAny(row.text, "`_|") {
					t.Errorf("%s %s: %s says %q", e.Key, lang, row.number, row.text)
				}
			}
		}
	}
}

// TestRulesTables: tables fit their space without breaking company names, each row's spoken text has the headings of
// its columns, and the first table holds the settings of the game.
func TestRulesTables(t *testing.T) {
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, []string{"two_7p4"})
	if err != nil {
		t.Fatal(err)
	}
	for lang, want := range map[string][]string{
		"en": {"company NGStL, layer 3, home G9 Godshill",
			"7+4 train (R111), This game yes, Rulebook no, As on 18xx.games no"},
		"ja": {"会社 NGStL, レイヤー 3, 本拠地 G9 Godshill", "（R111）, このゲーム 使う, ルールブック 使わない, 18xx.games と同じ 使わない"},
	} {
		_, r := readAt(t, title, 390, lang, "1860/R32")
		list := &r.list
		said := ""
		for _, row := range list.rows {
			for _, c := range row.cells {
				if c.x+c.w > list.width || strings.HasPrefix(c.lines[0], "NGSt") && c.lines[0] != "NGStL" {
					t.Errorf("%s: %q", lang, c.lines)
				}
			}
			said += row.text + "\n"
		}
		for _, w := range want {
			if !strings.Contains(said, w) {
				t.Errorf("%s: no row says %q", lang, w)
			}
		}
	}
}

// TestSettingsTellTheSeed: the settings of a game include its seed exactly if the set-up draws.
func TestSettingsTellTheSeed(t *testing.T) {
	for key, draws := range map[string]bool{"1822pnw": true, "1830-starter": true, "1830-classic": false} {
		e, _ := titles.Find(key)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		_, r := readAt(t, title, 1280, "en", e.Record+"/R1")
		if told := strings.Contains(r.book.Sections[0].Intro, "Its seed is 5:"); told != draws {
			t.Errorf("%s: the settings tell the seed: %v", key, told)
		}
	}
}

// learner records which lesson is asked for.
type learner struct {
	app.Program
	key string
}

func (l *learner) Learn(key string) { l.key = key }

// TestTermLeadsToItsLesson: whoever looks a term up in the rules is offered the lesson that explains it, and no other
// words are.
func TestTermLeadsToItsLesson(t *testing.T) {
	for lang, term := range map[string]string{"en": "president", "ja": "社長"} {
		e, _ := titles.Find("1830-classic")
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, r := readAt(t, title, 390, lang, "")
		to := &learner{}
		r.app.Program = to
		r.query = term
		s.Invalidate()
		s.Step(time.Second)
		s.Click("rules:lesson")
		if _, n := lesson.Find(to.key); n == 0 {
			t.Errorf("%s leads to %q", term, to.key)
		}
		r.query = "zzz"
		s.Invalidate()
		s.Step(time.Second)
		if _, offered := s.Find("rules:lesson"); offered {
			t.Error("a word that no lesson names leads to one")
		}
	}
}
