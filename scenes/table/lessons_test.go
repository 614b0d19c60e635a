package table

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// lessonPresses are the presses that lead from the position of a lesson to its goal, by the ids of the controls.
var lessonPresses = map[string][]string{
	"tile":    {"hex:H10", "act:primary"},
	"upgrade": {"hex:G19", "act:primary"},
	"station": {"hex:H10", "act:primary"},
	"run":     {"act:primary"},
	"block":   {"hex:G19", "act:primary"},
	"rust":    {"train:4", "act:primary"},
	"picture": {"buy:B&O:ipo", "act:primary"},
	"pay":     {"opt:dividend:payout", "act:primary"},
	"keep":    {"opt:dividend:withhold", "act:primary"},
	"swap":    {"sell:PRR", "act:primary", "buy:B&O:ipo", "act:primary"},
	"auction": {"bid:C&A", "act:primary"},
	"par":     {"start:NYC", "par:NYC:67", "act:primary"},
	"float":   {"buy:PRR:ipo", "act:primary"},
	"push":    {"sell:NYC", "act:primary", "sell:NYC", "act:primary"},
	"dump": {
		"sell:B&M", "act:primary", "sell:B&M", "act:primary", "sell:B&M", "act:primary", "sell:B&M", "act:primary",
	},
	"score":    {"opt:dividend:payout", "act:primary", "act:pass"},
	"layer":    {"exchange:CMH:ipo", "act:primary"},
	"halts":    {"act:primary"},
	"choose":   {"bid:TR", "act:primary"},
	"terminal": {"hex:B23", "act:primary"},
	"distance": {"hex:B5", "act:primary"},
	"convert":  {"act:primary"},
	"merger":   {"merge:17", "act:primary", "act:primary"},
	"boxes":    {"bid:1", "act:primary"},
	"protect":  {"act:primary"},
	"linkrun":  {"act:primary", "opt:dividend:payout", "act:primary"},
}

// learnOn puts a lesson on the table of a screen.
func learnOn(t *testing.T, lang string, w, h int, night bool, key string) (*App, *uitest.Screen, *platformtest.Host) {
	t.Helper()
	host := platformtest.New()
	host.Tags = []string{lang}
	a := newApp(host)
	if night {
		a.Change(func(p *app.Prefs) { p.Look = app.NightLook })
	}
	a.Learn(key)
	s := uitest.New(t, w, h, 1, a.Draw)
	if w < 1200 {
		s.Coarse()
	}
	restLesson(s)
	return a, s, host
}

// restLesson draws until searches are over and a step takes input.
func restLesson(s *uitest.Screen) {
	for range 6 {
		s.Step(time.Second)
		s.Invalidate()
	}
	s.Step(app.StepLock)
}

// TestLessonsAreFinished: each lesson is played to its goal by presses alone, in both languages on desktop and phone.
func TestLessonsAreFinished(t *testing.T) {
	for _, c := range []struct {
		name, lang string
		w, h       int
		night      bool
	}{
		{"desktop", "en", 1280, 800, false}, {"desktop", "ja", 1280, 800, true},
		{"phone", "en", 390, 844, true}, {"phone", "ja", 390, 844, false},
	} {
		for _, l := range lesson.Course() {
			t.Run(strings.Join([]string{c.name, c.lang, l.Key}, "-"), func(t *testing.T) {
				a, s, _ := learnOn(t, c.lang, c.w, c.h, c.night, l.Key)
				save := func(state string) {
					if *playtest.Pictures != "" {
						s.Save(filepath.Join(*playtest.Pictures,
							strings.Join([]string{"lesson", l.Key, c.name, c.lang, state}, "-")+".png"))
					}
				}
				save("begin")
				for _, id := range lessonPresses[l.Key] {
					if n, ok := s.Find(id); !ok || n.Disabled {
						save("stuck")
						t.Fatalf("%s cannot be pressed", id)
					}
					s.Click(id)
					restLesson(s)
				}
				p := a.Top().(*learning)
				save("end")
				if p.strip.State != lesson.Reached {
					t.Fatalf("the goal is not reached: %d %v", p.strip.State, p.strip.Said)
				}
				if string(a.Prefs.Learned) != l.Key {
					t.Errorf("the device keeps %q", a.Prefs.Learned)
				}
			})
		}
	}
}

// TestChoicesOfLessonsAreInSight: all that has to be pressed in a lesson is on the screen to its last line, and large
// enough for a finger, without scrolling.
func TestChoicesOfLessonsAreInSight(t *testing.T) {
	for _, c := range []struct {
		lang string
		w, h int
	}{
		{"en", 390, 844}, {"ja", 390, 844}, {"ja", 844, 390}, {"en", 820, 1180}, {"ja", 1180, 820}, {"en", 1280, 800},
	} {
		for _, l := range lesson.Course() {
			_, s, _ := learnOn(t, c.lang, c.w, c.h, false, l.Key)
			for i, id := range lessonPresses[l.Key] {
				n := s.Must(id)
				if least := leastSeen(s, id); n.Rect.W < least || n.Rect.H < least ||
					n.Rect.Bottom() > float32(c.h) || n.Rect.Right() > float32(c.w) {
					t.Errorf("%dx%d %s: press %d of %s, on %s, is seen at %v", c.w, c.h, c.lang, i+1, l.Key, id, n.Rect)
				}
				s.Click(id)
				restLesson(s)
			}
		}
	}
}

// TestLessonsByKeys: the keyboard alone reaches each lesson in the list and its goal.
func TestLessonsByKeys(t *testing.T) {
	for _, l := range lesson.Course() {
		t.Run(l.Key, func(t *testing.T) {
			a, s, _ := learnOn(t, "en", 1280, 800, false, "run")
			keys := &playtest.Fingers{T: t, S: s, Keys: true}
			for _, id := range append([]string{"lesson:list", "lesson:" + l.Key}, lessonPresses[l.Key]...) {
				switch {
				case strings.HasPrefix(id, "hex:"):
					keys.WalkTo(id)
					s.Press(" ")
				case strings.HasPrefix(id, "act:"):
					keys.Confirm(id)
				default:
					keys.Press(id)
				}
				restLesson(s)
			}
			if p := a.Top().(*learning); p.strip.State != lesson.Reached {
				t.Errorf("the goal is not reached: %d %v", p.strip.State, p.strip.Said)
			}
		})
	}
}

// leastSeen returns the minimum width and height in dp of something to press, of which rounding may take a part.
func leastSeen(s *uitest.Screen, id string) float32 {
	if strings.HasPrefix(id, "hex:") {
		return 24 // the map can be enlarged
	}
	return s.Target() - 0.5
}

// TestWrongWayOfALesson: a wrong way is shown at once, and from there the learner may take it back or begin again; a
// lesson that was reached leads to the next one, and none of that is stored among the games.
func TestWrongWayOfALesson(t *testing.T) {
	a, s, host := learnOn(t, "en", 1280, 800, false, "pay")
	p := a.Top().(*learning)
	for _, back := range []string{"lesson:back", "lesson:again"} {
		s.Click("opt:dividend:withhold")
		restLesson(s)
		s.Click("act:primary")
		restLesson(s)
		if said := s.Must("lesson:said").Name; p.strip.State != lesson.Missed || !strings.Contains(said, "has fallen") {
			t.Fatalf("withholding is state %d: %q", p.strip.State, said)
		}
		if _, ok := s.Find("opt:dividend:payout"); ok {
			t.Error("something may still be decided")
		}
		s.Click(back)
		restLesson(s)
		if p.strip.State != lesson.Open || p.game.Now() != p.start {
			t.Fatalf("%s leads to state %d at %d", back, p.strip.State, p.game.Now()-p.start)
		}
		if n := s.Must("act:undo"); !n.Disabled || strings.Contains(n.Describe, "what-if") {
			t.Errorf("undo at the beginning says %q", n.Describe)
		}
	}
	if p.rewind.undo(); p.game.Now() != p.start {
		t.Error("undo leads before the lesson")
	}
	for _, id := range []string{"opt:dividend:payout", "act:primary"} {
		s.Click(id)
		restLesson(s)
	}
	s.Click("act:primary")
	restLesson(s)
	if next := a.Top().(*learning); next.strip.Lesson.Key != "keep" || len(a.Places()) != 2 {
		t.Errorf("after the lesson comes %s, with %d places open", next.strip.Lesson.Key, len(a.Places()))
	}
	for range 4 {
		host.Run()
	}
	if n := len(a.Shelf.Games()); n > 0 || len(host.Kept) > 0 {
		t.Errorf("%d games and %d entries are stored", n, len(host.Kept))
	}
}

// TestHintLeadsToItsLesson: the hint at a step that a lesson explains opens that lesson above the game, and leaving it
// leads back.
func TestHintLeadsToItsLesson(t *testing.T) {
	a := newApp(platformtest.New())
	l, _ := lesson.Find("tile")
	m, err := l.Open("Aiko", []string{"Ben", "Chiara"})
	if err != nil {
		t.Fatal(err)
	}
	tab := New(a.Shell, m, Hooks{Name: "Friday", Rules: true})
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	restLesson(s)
	s.Click("hint:lesson")
	restLesson(s)
	if p, ok := a.Top().(*learning); !ok || p.strip.Lesson.Key != "tile" {
		t.Fatal("the hint about track does not open the lesson about tiles")
	}
	s.Click("act:menu")
	restLesson(s)
	s.Click("menu:leave")
	if restLesson(s); a.Top() != app.Place(tab) {
		t.Error("the lesson does not lead back to the game")
	}
}

// TestFirstTileOfALesson: on a first visit three presses lay a tile; later the button opens the list, in which
// completed lessons are marked, and a lesson is opened from it and from the menu of a table.
func TestFirstTileOfALesson(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		host := platformtest.New()
		a := newApp(host)
		s := uitest.New(t, size[0], size[1], 1, a.Draw)
		for range 4 {
			host.Run()
			s.Invalidate()
			s.Step(time.Second)
		}
		for _, id := range []string{"home:learn", "hex:H10", "act:primary"} {
			s.Click(id)
			restLesson(s)
		}
		if a.Top().(*learning).strip.State != lesson.Reached {
			t.Fatal("three presses do not finish the first lesson")
		}
		s.Click("act:menu")
		restLesson(s)
		s.Click("menu:lessons")
		restLesson(s)
		if n := s.Must("lesson:tile"); !strings.HasPrefix(n.Describe, "done") {
			t.Errorf("the first lesson is %q", n.Describe)
		}
		a.Home()
		s.Invalidate()
		restLesson(s)
		if n := s.Must("home:learn"); !strings.Contains(n.Describe, "1 of") {
			t.Errorf("the start screen says %q", n.Describe)
		}
		s.Click("home:learn")
		restLesson(s)
		if *playtest.Pictures != "" {
			s.Save(filepath.Join(*playtest.Pictures, fmt.Sprintf("lessons-list-%d.png", size[0])))
		}
		s.Click("lesson:boxes")
		restLesson(s)
		if l := a.Top().(*learning).strip.Lesson; l.Key != "boxes" {
			t.Errorf("the list opens %s", l.Key)
		}
	}
}

// TestLessonsAreByHand: in a lesson no programme can be given, neither with the key nor from the menu or the button
// that passes, because it would do the task instead of the player.
func TestLessonsAreByHand(t *testing.T) {
	_, s, _ := learnOn(t, "en", 1280, 800, false, "float")
	s.Press("q")
	s.Step(0)
	s.Click("act:menu")
	s.Step(0)
	for _, id := range [...]string{"programmes:card", "act:pass:more", "menu:programmes"} {
		if _, ok := s.Find(id); ok {
			t.Errorf("a lesson has %s", id)
		}
	}
	if _, ok := s.Find("menu:sketch"); !ok {
		t.Error("the menu is not open")
	}
}

// TestMergerLessonMissed: after the pass of the 21 the lesson says that the 17 could still merge with it, as it can.
func TestMergerLessonMissed(t *testing.T) {
	a, s, _ := learnOn(t, "en", 390, 844, false, "merger")
	p := a.Top().(*learning)
	if r := p.Play(rules.Pass{By: p.game.View().Actor()}); r.Refused() {
		t.Fatal(r)
	}
	restLesson(s)
	v, said := p.game.View(), s.Must("lesson:said").Name
	who := p.desk.Speaker().Corp(v.Actor().Corp())
	merges := slices.ContainsFunc(rules.AppendLegal(nil, v), func(x rules.Action) bool { return !isPass(x) })
	if !merges || !strings.Contains(said, "the "+who+" could still merge") {
		t.Errorf("%s decides whether to merge: %t, and the lesson says %q", who, merges, said)
	}
}
