package whatif

import (
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// game returns the sample game of four, played up to a position.
func game(t testing.TB, at int) (m *match.Match, rest []rules.Action) {
	t.Helper()
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	rest = g.Log[at:]
	g.Log, g.At = g.Log[:at], at
	m, _, err = match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	return m, rest
}

// try plays actions on a branch.
func try(t testing.TB, b *Branch, actions []rules.Action) {
	t.Helper()
	for _, a := range actions {
		if r := b.Game.Play(a); r.Refused() {
			t.Fatal(r)
		}
		b.SetEnd(b.Game.At())
	}
}

func everybody(id.Player) bool { return true }

func TestABranchLeavesTheGameAlone(t *testing.T) {
	m, rest := game(t, 100)
	before := *m.View().S
	var s Set
	try(t, s.Open(m), rest[:12])
	if m.Len() != 100 || m.At() != 100 || *m.View().S != before {
		t.Error("playing on a branch changes the game")
	}
}

func TestAdoptPlaysTheBranchInTheGame(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	b := s.Open(m)
	try(t, b, rest[:12])
	if a := Adopt(m, b, everybody); a.Played != 12 || a.End != Whole || *m.View().S != *b.End().S {
		t.Errorf("played %d of 12, end %d", a.Played, a.End)
	}
	if a := Try(m, b, everybody); a.Played != 0 || a.Of != 0 || a.End != Whole {
		t.Errorf("a branch that is adopted still offers %d actions", a.Of)
	}
}

func TestAdoptGoesOnWhereTheGameFollowedTheBranch(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	b := s.Open(m)
	try(t, b, rest[:12])
	for _, a := range rest[:5] {
		m.Play(a)
	}
	if a := Adopt(m, b, everybody); a.Played != 7 || a.Of != 7 || m.At() != 112 {
		t.Errorf("played %d of %d", a.Played, a.Of)
	}
}

func TestAdoptStops(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	b := s.Open(m)
	try(t, b, rest[:12])
	first := b.Game.Decider(100)
	mine := 0
	for b.Game.Decider(100+mine) == first {
		mine++
	}
	a := Adopt(m, b, func(p id.Player) bool { return p == first })
	if a.End != Elsewhere || a.Played != mine || m.At() != 100+mine || a.Who == first {
		t.Errorf("played %d of %d actions of %d, end %d", a.Played, mine, first, a.End)
	}
	m.GoTo(99)
	other := rules.AppendLegal(nil, m.View())
	for _, action := range other {
		if !rules.SameAction(action, b.Game.Action(99)) {
			m.Play(action)
			break
		}
	}
	if a := Adopt(m, b, everybody); a.End != Parted || a.Played != 0 || m.At() != 100 {
		t.Errorf("a game that went on otherwise: played %d, end %d", a.Played, a.End)
	}
}

func TestASetIsBounded(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	for range MostOwn {
		if s.Open(m) == nil {
			t.Fatal("the set is full too early")
		}
	}
	if s.All()[0].Name != "AZ" || s.All()[MostOwn-1].Name != "A" {
		t.Errorf("the newest branch is %s, the oldest %s", s.All()[0].Name, s.All()[MostOwn-1].Name)
	}
	if s.Open(m) != nil || s.Fork(s.All()[0], 100) != nil {
		t.Error("one branch too many opens")
	}
	c := s.All()[MostOwn-3]
	at := s.Drop(c)
	if s.Open(m).Name != "C" {
		t.Error("the letter that became free is not used")
	}
	if s.Restore(c, at) {
		t.Error("one branch too many is restored")
	}
	s.Drop(s.All()[0])
	if !s.Restore(c, at) || s.All()[at] != c {
		t.Error("a branch is not restored in its place")
	}
	try(t, c, rest[:1])
	if s.Tidy(); len(s.All()) != 1 || s.All()[0] != c {
		t.Errorf("%d branches are left", len(s.All()))
	}
}

func TestForkAndAgain(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	b := s.Open(m)
	try(t, b, rest[:6])
	f, again := s.Fork(b, 103), s.Again(b)
	if f.From != 100 || f.Plays() != 3 || f.Game.Len() != 103 {
		t.Errorf("a fork has the plays %d to %d", f.From, f.To)
	}
	if again.Plays() != 0 || again.Game.Len() != 100 || b.Plays() != 6 {
		t.Error("the branch does not begin anew")
	}
	back := s.Fork(b, 90)
	if back.From != 90 || back.Plays() != 0 {
		t.Errorf("a fork before the branch has the plays %d to %d", back.From, back.To)
	}
}

func TestBranchesAreSaved(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	b := s.Open(m)
	try(t, b, rest[:6])
	try(t, s.Again(b), rest[:2])
	s.Open(m)
	back := Read(m, s.Saved(m))
	if len(back.All()) != 2 || back.All()[0].Name != "B" || back.All()[1].Plays() != 6 ||
		*back.All()[1].End().S != *b.End().S {
		t.Fatalf("%d branches come back", len(back.All()))
	}
	m.GoTo(97)
	m.Cut()
	if again := Read(m, s.Saved(m)).All(); len(again) != 2 || again[1].From != 97 || *again[1].End().S != *b.End().S {
		t.Error("a branch of a game that was taken back is lost")
	}
}

func TestDifferences(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	b := s.Open(m)
	var want []id.Hex
	for i, a := range rest[:60] {
		try(t, b, []rules.Action{a})
		if lay, ok := a.(rules.LayTile); ok {
			want = []id.Hex{lay.Hex}
			if got := Differences(b.Game.ViewAt(100+i).S, b.End().S); len(got) != 1 || got[0] != want[0] {
				t.Fatalf("a lay on %v differs on %v", want, got)
			}
		}
	}
	if want == nil || Differences(m.View().S, m.View().S) != nil {
		t.Error("nothing was laid, or a position differs from itself")
	}
}
