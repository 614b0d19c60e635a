package match

import (
	"slices"
	"testing"
	"unsafe"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

var names = []string{"Ann", "Ben", "Cleo"}

func classic(t testing.TB) *rules.Title {
	t.Helper()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

func begin(t testing.TB) *Match {
	t.Helper()
	m, err := New(classic(t), names, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// stroll plays n legal actions, the choice among them by a fixed rule.
func stroll(t testing.TB, m *Match, n int) {
	t.Helper()
	for i := range n {
		if m.View().S.End.Over {
			return
		}
		legal := rules.AppendLegal(nil, m.View())
		if r := m.Play(legal[i*7%len(legal)]); r.Refused() {
			t.Fatalf("action %d: %v", i, r)
		}
	}
}

// TestEventsOfLateActions: the remembered results of the last actions are those of carrying them out again, which a
// copy does, also where others were undone.
func TestEventsOfLateActions(t *testing.T) {
	m := begin(t)
	stroll(t, m, 50)
	for range 20 {
		m.Undo()
	}
	stroll(t, m, 25)
	again := m.Clone()
	for i := range m.Len() {
		if !slices.Equal(m.Events(i), again.Events(i)) {
			t.Errorf("action %d: %v, and again %v", i, m.Events(i), again.Events(i))
		}
	}
}

func TestPlayUndoRedo(t *testing.T) {
	m := begin(t)
	first := *m.View().S
	if m.Undo() || m.Redo() {
		t.Fatal("undo or redo in a new game")
	}
	stroll(t, m, 40)
	last := *m.View().S
	for m.Undo() {
	}
	if m.At() != 0 || *m.View().S != first || m.Len() != 40 {
		t.Fatalf("undone to %d of %d", m.At(), m.Len())
	}
	for m.Redo() {
	}
	if !m.AtEnd() || *m.View().S != last {
		t.Fatal("redo ends elsewhere")
	}
}

func TestLookingMovesNoPresent(t *testing.T) {
	m := begin(t)
	stroll(t, m, 40)
	m.Undo()
	present := m.ViewAt(39).S
	m.Look(12)
	if m.At() != 12 || m.Now() != 39 || !m.Past() || m.Game().At != 39 {
		t.Fatalf("position %d is shown, the present is %d, a file has %d", m.At(), m.Now(), m.Game().At)
	}
	if b := m.Branch(); b.Len() != 12 || b.Past() || m.Now() != 39 {
		t.Errorf("a branch of what is shown has %d actions", b.Len())
	}
	m.Redo()
	m.Look(12)
	m.Undo()
	if m.Past() || m.View().S != present {
		t.Errorf("undo leads from 40 to %d, position %d is shown", m.Now(), m.At())
	}
	m.Look(12)
	if r := m.Play(rules.AppendLegal(nil, m.ViewAt(39))[0]); r.Refused() || m.Len() != 40 || m.Past() {
		t.Errorf("an action is not played in the present: %v, %d actions, position %d", r.Reason, m.Len(), m.At())
	}
}

func TestARefusedActionCutsNothing(t *testing.T) {
	m := begin(t)
	stroll(t, m, 10)
	m.GoTo(3)
	other := id.OfPlayer(m.Decider(3)%3 + 1)
	if r := m.Play(rules.Pass{By: other}); r.Reason != rules.NotYourTurn {
		t.Fatalf("refusal %v", r.Reason)
	}
	if m.Len() != 10 || m.At() != 3 {
		t.Fatalf("at %d of %d", m.At(), m.Len())
	}
	if r := m.Play(rules.Pass{By: id.OfPlayer(m.Decider(3))}); r.Refused() {
		t.Fatal(r.Reason)
	}
	if m.Len() != 4 || !m.AtEnd() {
		t.Fatalf("at %d of %d after playing in the past", m.At(), m.Len())
	}
}

func TestBranchesDoNotDisturbEachOther(t *testing.T) {
	m := begin(t)
	stroll(t, m, 20)
	kept := m.Clone()
	fork := 8
	m.GoTo(fork)
	legal := rules.AppendLegal(nil, m.View())
	for len(legal) < 2 {
		fork++
		m.GoTo(fork)
		legal = rules.AppendLegal(legal[:0], m.View())
	}
	b := m.Branch()
	if b.Len() != fork || m.Len() != 20 {
		t.Fatalf("branch of %d, game of %d", b.Len(), m.Len())
	}
	b.Play(legal[len(legal)-1])
	m.Play(legal[0])
	if kept.Len() != 20 || *kept.ViewAt(20).S == *m.View().S || *b.View().S == *m.View().S {
		t.Fatal("branches share what they play")
	}
	again, refusal, err := replay(kept.Title(), kept.Players(), kept.Seed(), kept.Log(), func() {})
	if err != nil || refusal.Refused() || *again.View().S != *kept.View().S {
		t.Fatalf("the kept game does not replay: %v %v", refusal.Reason, err)
	}
}

func TestReplayKeepsWhatIsLegal(t *testing.T) {
	m := begin(t)
	stroll(t, m, 12)
	log := append(m.Log(), rules.Bankrupt{By: 1})
	again, refusal, err := replay(m.Title(), names, 7, log, func() {})
	if err != nil || !refusal.Refused() || again.Len() != 12 {
		t.Fatalf("kept %d actions, refusal %v, error %v", again.Len(), refusal.Reason, err)
	}
	if _, err := New(m.Title(), names[:1], 0); err == nil {
		t.Error("a game for one")
	}
}

func TestJumps(t *testing.T) {
	m := begin(t)
	stroll(t, m, 200)
	for i := range m.Len() {
		turn, round := m.Next(i, ByTurn), m.Next(i, ByRound)
		if turn <= i || round < turn || m.Next(i, ByAction) != i+1 {
			t.Fatalf("from %d to turn %d and round %d", i, turn, round)
		}
		if turn < m.Len() && m.Prev(turn, ByTurn) > i {
			t.Fatalf("back from %d to %d, beyond %d", turn, m.Prev(turn, ByTurn), i)
		}
		if at := m.NextOf(i, 2); at < m.Len() && m.Decider(at) != 2 {
			t.Fatalf("position %d is decided by %d", at, m.Decider(at))
		}
	}
	if m.Prev(0, ByRound) != 0 || m.PrevOf(1, 3) != 0 {
		t.Error("jumped before the beginning")
	}
}

func TestEventsAreTheSameAgain(t *testing.T) {
	m := begin(t)
	if e := m.OpeningEvents(); len(e) == 0 || e[len(e)-1].Kind != rules.TurnBegan {
		t.Fatalf("opening %v", e)
	}
	a := rules.AppendLegal(nil, m.View())[0]
	m.Play(a)
	played := slices.Clone(m.x.Events)
	stroll(t, m, lately+10)
	if got := m.Events(0); !slices.Equal(got, played) {
		t.Errorf("events\n%v\nwere\n%v", got, played)
	}
}

// long returns a game of 600 actions, more than most games have.
func long(t testing.TB) *Match {
	t.Helper()
	m := begin(t)
	stroll(t, m, 600)
	if m.Len() != 600 {
		t.Fatalf("%d actions", m.Len())
	}
	return m
}

// TestPositionsAreSmall: all positions of a long game fit in 10 MB.
func TestPositionsAreSmall(t *testing.T) {
	m := long(t)
	if bytes := uintptr(m.Len()+1) * unsafe.Sizeof(rules.State{}); bytes > 10<<20 {
		t.Errorf("%d bytes of positions", bytes)
	}
}

func BenchmarkUndoRedo(b *testing.B) {
	m := long(b)
	for b.Loop() {
		m.Undo()
		m.Redo()
	}
}

func BenchmarkGoTo(b *testing.B) {
	m := long(b)
	i := 0
	for b.Loop() {
		i = (i + 211) % m.Len()
		m.GoTo(i)
	}
}

func BenchmarkBranch(b *testing.B) {
	m := long(b)
	b.ReportAllocs()
	for b.Loop() {
		m.Branch()
	}
}

func BenchmarkPlay(b *testing.B) {
	m := begin(b)
	b.ReportAllocs()
	for b.Loop() {
		m.GoTo(0)
		m.Play(rules.Pass{By: id.OfPlayer(1)})
	}
}

func BenchmarkEventsOfEveryAction(b *testing.B) {
	m := long(b)
	for b.Loop() {
		for i := range m.Len() {
			m.Events(i)
		}
	}
}
