package table

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/puzzles"
)

// posed returns a puzzle, made at once.
func posed(t *testing.T, r puzzle.Ref) *puzzle.Puzzle {
	t.Helper()
	m, err := r.Make()
	if err != nil {
		t.Fatal(err)
	}
	for !m.Step(1 << 20) {
	}
	if m.Found() == nil {
		t.Fatalf("no puzzle %s", r.Key())
	}
	m.Found().Game.Name = r.Label
	return m.Found()
}

// solveOn puts a puzzle on the table of a screen.
func solveOn(t *testing.T, lang string, w, h int, night bool, r puzzle.Ref) (*App, *uitest.Screen, *platformtest.Host) {
	t.Helper()
	host := platformtest.New()
	host.Tags = []string{lang}
	a := newApp(host)
	if night {
		a.Change(func(p *app.Prefs) { p.Look = app.NightLook })
	}
	a.Solve(posed(t, r), r)
	s := uitest.New(t, w, h, 1, a.Draw)
	if w < 500 {
		s.Coarse()
	}
	restLesson(s)
	return a, s, host
}

// puzzleRefs has a puzzle of each kind.
var puzzleRefs = []puzzle.Ref{
	puzzle.Numbered("1830-classic", puzzle.Run, 2, 1), puzzle.Numbered("1860", puzzle.Lay, 2, 1),
	puzzle.Numbered("1870", puzzle.Dividend, 1, 2), puzzle.Numbered("1830-classic", puzzle.Emergency, 1, 3),
	puzzle.Numbered("18fl", puzzle.Sale, 1, 1),
}

// TestPuzzlesOnTheTable: a puzzle of each kind is shown its solution on desktop, tablet and phone in both languages.
func TestPuzzlesOnTheTable(t *testing.T) {
	for _, c := range []struct {
		name, lang string
		w, h       int
		night      bool
	}{
		{"desktop", "en", 1280, 800, false}, {"desktop", "ja", 1280, 800, true}, {"tablet", "ja", 820, 1180, false},
		{"phone", "en", 390, 844, true}, {"phone", "ja", 390, 844, false},
	} {
		for _, r := range puzzleRefs {
			t.Run(strings.Join([]string{c.name, c.lang, r.Kind.String()}, "-"), func(t *testing.T) {
				a, s, _ := solveOn(t, c.lang, c.w, c.h, c.night, r)
				p := a.Top().(*puzzling)
				save := func(state string) {
					if *playtest.Pictures != "" {
						s.Save(filepath.Join(*playtest.Pictures,
							strings.Join([]string{"puzzle", r.Kind.String(), c.name, c.lang, state}, "-")+".png"))
					}
				}
				save("begin")
				if _, ok := s.Find("act:suggest"); ok {
					t.Error("the program would suggest the solution")
				}
				for _, id := range []string{"run:best", "run:next", "run:last", "run:verdict"} {
					if _, ok := s.Find(id); ok {
						t.Errorf("%s tells the solution", id)
					}
				}
				if s.Click("act:menu"); !p.settled() {
					restLesson(s)
					s.Click("menu:solution")
				}
				restLesson(s)
				save("end")
				if said := s.Must("puzzle:said").Name; !strings.Contains(said, p.facts(p.proof.Best)["$best"]) {
					t.Errorf("the verdict on the solution is %q", said)
				}
				if a.Prefs.Solved != "" {
					t.Error("a puzzle whose solution was shown counts as solved")
				}
			})
		}
	}
}

// TestPuzzleIsSolved: a wrong choice is answered with the best result; the right one counts as solved, once, and its
// link opens the same puzzle, which is proven from the position alone.
func TestPuzzleIsSolved(t *testing.T) {
	r := puzzle.Numbered("1830-classic", puzzle.Dividend, 1, 1)
	a, s, host := solveOn(t, "en", 1280, 800, false, r)
	p := a.Top().(*puzzling)
	right, wrong := "opt:dividend:payout", "opt:dividend:withhold"
	if strings.Contains(playtestWords(p), "withhold") {
		right, wrong = wrong, right
	}
	s.Click(wrong)
	restLesson(s)
	s.Click("act:primary")
	restLesson(s)
	if said := s.Must("puzzle:said").Name; p.strip.State != puzzle.Wrong ||
		!strings.Contains(said, p.facts(p.proof.Best)["$best"]) {
		t.Fatalf("the wrong choice is state %d: %q", p.strip.State, said)
	}
	if *playtest.Pictures != "" {
		s.Save(filepath.Join(*playtest.Pictures, "puzzle-wrong.png"))
	}
	s.Click("puzzle:again")
	restLesson(s)
	s.Click(right)
	restLesson(s)
	s.Click("act:primary")
	restLesson(s)
	if p.strip.State != puzzle.Right || string(a.Prefs.Solved) != r.Key() {
		t.Fatalf("the right choice is state %d; solved: %q", p.strip.State, a.Prefs.Solved)
	}
	s.Click("puzzle:copy")
	restLesson(s)
	words := host.Copied
	if !strings.HasPrefix(words, "Hexrail puzzle 1-1: Pay or withhold, 1830 Classic: solved at try 2\n") ||
		!strings.Contains(words, "#"+share.PuzzleKey) {
		t.Fatalf("the result is %q", words)
	}
	before := p.proof
	a.Home()
	dialogs.OpenText(a.Shell, words)
	restLesson(s)
	q, ok := a.Top().(*puzzling)
	if !ok {
		t.Fatal("the link opens no puzzle")
	}
	for q.Rest(s.UI) {
	}
	if q.prover != nil || q.proof.Best != before.Best || q.proof.Next != before.Next || q.strip.Ref.Label != "1-1" {
		t.Errorf("the link opens a puzzle with best %d, next %d", q.proof.Best, q.proof.Next)
	}
}

// TestProvenMeanwhile: a puzzle of a link that is answered, or whose solution is asked for, before it is proven says
// that it is being proven, stays alive, and gives the verdict afterwards.
func TestProvenMeanwhile(t *testing.T) {
	r := puzzle.Numbered("1860", puzzle.Lay, 2, 6) // its proof takes several pieces of work
	made := posed(t, r)
	for _, shown := range []bool{false, true} {
		a := newApp(platformtest.New())
		a.Solve(&puzzle.Puzzle{Kind: r.Kind, Game: made.Game}, puzzle.OfGame(r.Kind, made.Game))
		s := uitest.New(t, 1280, 800, 1, a.Draw)
		restLesson(s)
		p := a.Top().(*puzzling)
		if shown {
			p.showSolution()
		} else if r := p.Play(made.Proof.Way[0]); r.Refused() {
			t.Fatal(r)
		}
		restLesson(s)
		if n := s.Must("puzzle:said"); n.Name != puzzles.Words.Proving[0] || p.prover == nil ||
			p.strip.State != puzzle.Open || p.strip.Shown {
			t.Fatalf("before the proof: %q, state %d", n.Name, p.strip.State)
		}
		if p.due != nil {
			t.Error("the next decision can be made before the verdict")
		}
		pieces := 0
		for a.Rest(s.UI) && p.prover != nil {
			pieces++
		}
		restLesson(s)
		if pieces < 3 {
			t.Errorf("the proof takes %d pieces", pieces)
		}
		if shown && !p.strip.Shown || !shown && p.strip.State != puzzle.Right {
			t.Errorf("after the proof: state %d, %q", p.strip.State, s.Must("puzzle:said").Name)
		}
	}
}

// playtestWords returns the first action of the solution in words.
func playtestWords(p *puzzling) string {
	return strings.ToLower(p.desk.Speaker().Act(p.game.ViewAt(p.start), p.proof.Way[0], nil).Button())
}

// TestPuzzleList: the list offers the puzzle of the day first, opens a number of the chosen kind, title and level, and
// marks it once it is solved.
func TestPuzzleList(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		host := platformtest.New()
		a := newApp(host)
		a.Open(puzzles.NewList(a.Shell, puzzle.Ref{}))
		s := uitest.New(t, size[0], size[1], 1, a.Draw)
		restLesson(s)
		s.Must("puzzle:today")
		for _, id := range []string{"puzzle:kind:dividend", "puzzle:title:1830-basic", "puzzle:3"} {
			s.Click(id)
			restLesson(s)
		}
		for range 20_000 {
			if _, ok := a.Top().(*puzzling); ok {
				break
			}
			if !s.Step(10 * time.Millisecond) {
				a.Rest(s.UI)
			}
		}
		p, ok := a.Top().(*puzzling)
		if want := puzzle.Numbered("1830-basic", puzzle.Dividend, 1, 3); !ok || p.strip.Ref != want {
			t.Fatalf("the list opens no %s", want.Key())
		}
		puzzles.MarkSolved(a.Shell, p.strip.Ref)
		s.Click("puzzle:list")
		restLesson(s)
		if n := s.Must("puzzle:3"); !strings.Contains(n.Describe, "solved") {
			t.Errorf("the solved puzzle is %q", n.Describe)
		}
		if *playtest.Pictures != "" {
			s.Save(filepath.Join(*playtest.Pictures,
				"puzzle-list-"+map[int]string{1280: "desktop", 390: "phone"}[size[0]]+".png"))
		}
	}
}

// TestBankruptcyIsNoWay: who goes bankrupt has bought no train, so the puzzle does not say what that costs but what the
// best way does.
func TestBankruptcyIsNoWay(t *testing.T) {
	a, s, _ := solveOn(t, "en", 390, 844, false, puzzle.Numbered("18fl", puzzle.Emergency, 1, 2))
	p := a.Top().(*puzzling)
	play := func(allowed func(rules.Action) bool) {
		t.Helper()
		for _, x := range rules.AppendLegal(nil, p.game.View()) {
			if allowed(x) {
				if r := p.Play(x); r.Refused() {
					t.Fatal(r)
				}
				return
			}
		}
		t.Fatal("no such action is legal")
	}
	for _, c := range []id.Corp{6, 2, 1} { // in this order too little is raised
		play(func(x rules.Action) bool {
			sale, ok := x.(rules.SellShares)
			return ok && sale.Corp == c && (c != 2 || sale.Percent == 20)
		})
	}
	play(func(x rules.Action) bool { _, ok := x.(rules.Bankrupt); return ok })
	restLesson(s)
	want := fmt.Sprintf("Bankrupt: the SR has no train. The best way costs $%d.", -p.proof.Best)
	if said := s.Must("puzzle:said").Name; said != want || p.strip.State != puzzle.Aside {
		t.Errorf("the bankruptcy is state %d: %q", p.strip.State, said)
	}
	s.Must("puzzle:again")
}

// TestSolutionIsInSight: the map of a phone shows the whole run that solves a puzzle, although another company is next.
func TestSolutionIsInSight(t *testing.T) {
	a, s, _ := solveOn(t, "en", 390, 844, false, puzzle.Numbered("1822pnw", puzzle.Run, 3, 66))
	p := a.Top().(*puzzling)
	p.showSolution()
	restLesson(s)
	frame := p.pane.Frame()
	for _, h := range hexesOf(p.proof.Way[0]) {
		if !frame.View.Has(frame.Place(h)) {
			t.Errorf("hex %s of the solution is out of sight", p.desk.Speaker().Hex(h))
		}
	}
}

// TestEmergencyInJapanese: no space divides the sentences about what may be sold and what follows otherwise.
func TestEmergencyInJapanese(t *testing.T) {
	_, s, _ := solveOn(t, "ja", 390, 844, false, puzzle.Numbered("1830-basic", puzzle.Emergency, 1, 49))
	if said := s.Must("need:only").Name; strings.Contains(said, " ") {
		t.Errorf("the notice is %q", said)
	}
}
