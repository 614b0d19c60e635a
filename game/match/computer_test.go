package match

import (
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/rules/id"
)

// TestStints: a seat is the computer's from the moment it is given to it until somebody takes it over, and the history
// goes on telling which decisions were the computer's.
func TestStints(t *testing.T) {
	m := begin(t)
	m.SetComputer(2, Sensible)
	m.SetComputer(3, Sensible)
	stroll(t, m, 10)
	m.TakeOver(2)
	stroll(t, m, 10)
	m.SetComputer(2, Sensible)
	stroll(t, m, 5)
	want := []Stint{{Player: 2, To: 10}, {Player: 3}, {Player: 2, From: 20}}
	if got := m.Computers(); !reflect.DeepEqual(got, want) {
		t.Fatalf("stints %v, not %v", got, want)
	}
	for i := range m.Len() {
		p := m.Decider(i)
		if by := p == 3 || p == 2 && (i < 10 || i >= 20); m.ByComputer(i) != by {
			t.Errorf("the decision of player %d in position %d: by the computer %v", p, i, m.ByComputer(i))
		}
	}
	back, _, err := Open(m.Game())
	if err != nil || !reflect.DeepEqual(back.Computers(), want) {
		t.Errorf("opened again: %v, %v", back.Computers(), err)
	}
}

// TestStintsAreCut: undone and replaced actions were nobody's, and who was a computer last is one still.
func TestStintsAreCut(t *testing.T) {
	all := []Stint{{Player: 1}, {Player: 2, To: 10}, {Player: 2, From: 20}, {Player: 3, From: 12, To: 15}}
	for _, c := range []struct {
		at   int
		want []Stint
	}{
		{30, all},
		{13, []Stint{{Player: 1}, {Player: 2, To: 10}, {Player: 2, From: 13}, {Player: 3, From: 12, To: 13}}},
		{5, []Stint{{Player: 1}, {Player: 2, To: 5}, {Player: 2, From: 5}}},
	} {
		if got := StintsUpTo(all, c.at); !reflect.DeepEqual(got, c.want) {
			t.Errorf("cut at %d: %v, not %v", c.at, got, c.want)
		}
	}
	m := begin(t)
	m.SetComputer(1, Sensible)
	m.TakeOver(1)
	if m.Computer(1) || len(m.Computers()) != 0 {
		t.Errorf("a seat taken over before any decision was the computer's: %v", m.Computers())
	}
}

// TestUnsoundStintsAreLeftOut: a file may say anything.
func TestUnsoundStintsAreLeftOut(t *testing.T) {
	sound := Stint{Player: 3, From: 2, To: 4}
	list := []Stint{{Player: 0}, {Player: 4}, {Player: 1, From: -1}, {Player: 1, From: 11}, {Player: 1, From: 5, To: 5},
		{Player: 1, To: 11}, sound}
	if got := ValidStints(list, 3, 10); !reflect.DeepEqual(got, []Stint{sound}) {
		t.Errorf("kept: %v", got)
	}
	if Running(list, id.Player(3)) {
		t.Error("a stint that ended goes on")
	}
}

// TestLevels: a computer has the level at which it was given the seat, also after a change or an undo.
func TestLevels(t *testing.T) {
	m := begin(t)
	m.SetComputer(2, Easy)
	stroll(t, m, 10)
	m.SetComputer(2, Hard)
	m.SetComputer(2, Hard)
	stroll(t, m, 5)
	want := []Stint{{Player: 2, To: 10, Level: Easy}, {Player: 2, From: 10, Level: Hard}}
	if got := m.Computers(); !reflect.DeepEqual(got, want) || LevelOf(m.Computers(), 2) != Hard {
		t.Errorf("stints %v, not %v; level %v", got, want, LevelOf(m.Computers(), 2))
	}
	m.GoTo(5)
	stroll(t, m, 3)
	if LevelOf(m.Computers(), 2) != Hard || LevelOf(m.Computers(), 1) != Sensible {
		t.Errorf("after an undo level %v, of a person %v", LevelOf(m.Computers(), 2), LevelOf(m.Computers(), 1))
	}
	for _, level := range append(Levels[:], Sensible) {
		if FindLevel(level.String()) != level {
			t.Errorf("%v is read as %v", level, FindLevel(level.String()))
		}
	}
	if FindLevel("grandmaster") != Sensible {
		t.Error("a level of a later version is not read as of a game without levels")
	}
}
