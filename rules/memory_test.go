package rules_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestMemory: a number of the game lasts, one of the turn is forgotten with it, and neither touches another place.
func TestMemory(t *testing.T) {
	const (
		sum   rules.Memory[int32]   = iota
		corps rules.Memory[id.Corp] = iota
		train rules.Memory[int16]   = rules.OfTurn + rules.MaxTurnMemory - 1
	)
	var s rules.State
	sum.Set(&s, -70_000)
	corps.At(rules.MaxMemory-2).Set(&s, 7)
	train.Set(&s, -3)
	if sum.Of(&s) != -70_000 || corps.Is(&s) || corps.At(rules.MaxMemory-2).Of(&s) != 7 ||
		train.Of(&s) != -3 || !train.Is(&s) {
		t.Errorf("remembered %v, in the turn %v", s.Own, s.Turn.Own)
	}
	s.Turn = rules.Turn{}
	if train.Is(&s) || !sum.Is(&s) {
		t.Errorf("after the turn %v, in the next one %v", s.Own, s.Turn.Own)
	}
}

// TestLintMemory: places have one name, and there are only so many.
func TestLintMemory(t *testing.T) {
	const a, b, turn rules.Memory[uint8] = 0, 3, rules.OfTurn
	for want, memory := range map[string][]rules.MemoryDef{
		"":                           {a.Named("a", 3), b.Named("b", 1), turn.Named("turn", rules.MaxTurnMemory)},
		"memory b: place 3":          {a.Named("a", 4), b.Named("b", 1)},
		"memory a: place 40":         {a.Named("a", rules.MaxMemory+1)},
		"memory turn: place 144":     {turn.Named("turn", rules.MaxTurnMemory+1)},
		"two rows of the memory hav": {a.Named("a", 1), b.Named("a", 1)},
	} {
		why := rules.Lint(&rules.Title{Phases: []rules.PhaseDef{{}}, Memory: memory}).Error()
		if want != "" && !strings.Contains(why, want) || want == "" && strings.Contains(why, "memory") {
			t.Errorf("%v: %s, want %q", memory, why, want)
		}
	}
}
