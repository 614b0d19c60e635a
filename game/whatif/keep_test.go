package whatif

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
)

// other plays another action than the one that was played in the present before.
func other(t testing.TB, m *match.Match) {
	t.Helper()
	for _, a := range rules.AppendLegal(nil, m.View()) {
		if m.Now() == m.Len() || !rules.SameAction(a, m.Action(m.Now())) {
			if r := m.Play(a); !r.Refused() {
				return
			}
		}
	}
	t.Fatal("nothing else can be played")
}

// replace goes back to a position, plays something else and has the set keep the cut actions.
func replace(t testing.TB, s *Set, m *match.Match, at int) *Branch {
	t.Helper()
	m.GoTo(at)
	before := m.Clone()
	other(t, m)
	return s.Keep(before, m, "Before undo")
}

// turns returns a position in the middle of a player's turn of at least two actions, and one after the next turn.
func turns(t testing.TB, m *match.Match, from int) (begin, end int) {
	t.Helper()
	for i := from; i < m.Len(); i++ {
		if b := (&Branch{Game: m, From: i, To: i + 2}); b.OwnTurn() {
			return i, i + 2
		}
	}
	t.Fatal("no turn has two actions")
	return 0, 0
}

func TestKeepKeepsWhatIsCut(t *testing.T) {
	m, rest := game(t, 100)
	for _, a := range rest[:50] {
		m.Play(a)
	}
	end := *m.View().S
	var s Set
	b := replace(t, &s, m, 100)
	if b == nil || !b.Undone || b.Name != "Before undo" || b.From != 100 || b.Plays() != 50 || *b.End().S != end {
		t.Fatalf("what was cut is kept as %+v", b)
	}
	if m.Len() != 101 {
		t.Errorf("the game has %d actions", m.Len())
	}
	back := Read(m, s.Saved(m))
	if kept := back.All(); len(kept) != 1 || !kept[0].Undone || *kept[0].End().S != end {
		t.Error("it does not come back from the device")
	}
	m.GoTo(100)
	before := m.Clone()
	if a := Adopt(m, b, everybody); a.Played != 50 || *m.View().S != end {
		t.Errorf("%d actions are played again", a.Played)
	}
	s.Drop(b)
	if tail := s.Keep(before, m, "Before undo"); tail == nil || tail.From != 100 || tail.Plays() != 1 {
		t.Error("what an adopted branch replaced is not kept")
	}
}

func TestKeepKeepsNothingTwice(t *testing.T) {
	m, rest := game(t, 100)
	for _, a := range rest[:50] {
		m.Play(a)
	}
	var s Set
	if before := m.Clone(); s.Keep(before, m, "x") != nil {
		t.Error("nothing was cut, and a branch is kept")
	}
	whole := m.Clone()
	long := replace(t, &s, m, 100)
	m = whole.Clone()
	m.GoTo(120)
	m.Cut()
	if b := replace(t, &s, m, 110); b != long || len(s.All()) != 1 {
		t.Errorf("a part of what is kept is kept a second time: %d branches", len(s.All()))
	}
	m = whole.Clone()
	m.Play(rest[50])
	if b := replace(t, &s, m, 100); b == nil || b.Plays() != 51 || len(s.All()) != 1 || b.Name != "Before undo" {
		t.Errorf("what goes on from it is kept beside it: %d branches", len(s.All()))
	}
}

func TestTheUndoneOwnTurnHasOneBranch(t *testing.T) {
	m, rest := game(t, 100)
	for _, a := range rest[:150] {
		m.Play(a)
	}
	var s Set
	whole := m.Clone()
	at := 100
	for range 5 {
		begin, end := turns(t, whole, at)
		m = whole.Clone()
		m.GoTo(end)
		m.Cut()
		if b := replace(t, &s, m, begin); b == nil || b.From != begin || len(s.All()) != 1 {
			t.Fatalf("%d branches after an undone turn at %d", len(s.All()), begin)
		}
		at = end
	}
	own := s.All()[0]
	if !s.Rename(own, "Mine") || own.Undone {
		t.Error("a branch with a name of its own may still be replaced")
	}
	begin, end := turns(t, whole, at)
	m = whole.Clone()
	m.GoTo(end)
	m.Cut()
	if replace(t, &s, m, begin); len(s.All()) != 2 {
		t.Error("a branch with a name of its own is replaced")
	}
}

func TestTheOldestOfWhatWasUndoneGivesWay(t *testing.T) {
	m, rest := game(t, 100)
	for _, a := range rest[:250] {
		m.Play(a)
	}
	var s Set
	own := s.Open(m)
	whole := m.Clone()
	for n := range MostUndone + 3 {
		m = whole.Clone()
		m.GoTo(150 - n)
		for range 12 {
			other(t, m)
		}
		if b := replace(t, &s, m, 150-n); b != s.All()[0] || b.Plays() != 12 {
			t.Fatalf("what was undone is kept as %+v", b)
		}
	}
	names := map[string]bool{}
	for _, b := range s.All() {
		names[b.Name] = true
	}
	if len(s.All()) != MostUndone+1 || len(names) != len(s.All()) || s.All()[len(s.All())-1] != own {
		t.Errorf("%d branches with %d names", len(s.All()), len(names))
	}
}

func TestWhatCannotBeFollowedIsKept(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	try(t, s.Open(m), rest[:6])
	saved := s.Saved(m)
	saved[0].Log[3] = rules.Bankrupt{By: 1}
	saved = append(saved, saved[0], saved[0])
	saved[1].Name, saved[1].From = "far", 4000
	saved[2].Name, saved[2].Log = "none", []rules.Action{rules.Bankrupt{By: 1}}
	back := Read(m, saved)
	if n := len(back.All()); n != 1 || back.All()[0].Plays() != 3 {
		t.Fatalf("%d branches can be followed", n)
	}
	again := back.Saved(m)
	if len(again) != 3 || len(again[0].Log) != 6 || again[1].From != 4000 || len(again[2].Log) != 1 {
		t.Errorf("%d branches are kept as they were", len(again))
	}
	try(t, back.All()[0], rest[3:5])
	if again = back.Saved(m); len(again[0].Log) != 5 {
		t.Errorf("a branch that was played on has %d actions", len(again[0].Log))
	}
}

func TestSaveHandsOverWhatHasChanged(t *testing.T) {
	m, rest := game(t, 100)
	var s Set
	b := s.Open(m)
	handed := 0
	hand := func(want int, when string) {
		t.Helper()
		s.Save(m, func(list []save.Branch) {
			handed++
			if len(list) != len(s.Saved(m)) {
				t.Errorf("%s: %d branches are handed over", when, len(list))
			}
		})
		if handed != want {
			t.Errorf("%s: handed over %d times", when, handed)
		}
	}
	hand(1, "at first")
	try(t, b, rest[:6])
	hand(2, "after plays")
	m.Play(rest[0])
	hand(2, "after an action of the game")
	s.Rename(b, "South")
	hand(3, "after another name")
	m.GoTo(98)
	other(t, m)
	hand(4, "after the game went another way")
	s.Drop(b)
	hand(5, "after a branch was discarded")
	s.Take(b)
	hand(6, "after it was put back")
	c := &Branch{Name: "South", Game: b.Game, From: b.From, To: b.To - 1}
	if s.Take(c); len(s.All()) != 1 || s.All()[0] != c {
		t.Errorf("%d branches with one name", len(s.All()))
	}
}
