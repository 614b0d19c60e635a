package view

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
)

// branched returns a game of n actions and a line that left it after from of them and was played for some more.
func branched(t *testing.T, n, from, plays int) (game, branch Line) {
	t.Helper()
	m := begin(t)
	wander(t, m, n, 1)
	m.Look(from)
	b := m.Branch()
	m.GoTo(n)
	wander(t, b, plays, 2)
	return Line{"Game", m, from, n}, Line{"A", b, from, from + plays}
}

func TestLinesMeetAtTheSameMoment(t *testing.T) {
	for plays := 1; plays < 120; plays += 3 {
		game, branch := branched(t, 300, 150, plays)
		lines := []Line{game, branch}
		end := branch.Game.ViewAt(branch.To)
		meet, ok := Meet(lines, 1, SameStep)
		if v := game.Game.ViewAt(meet.At[0]); ok && (!meet.Level[0] || v.Actor() != end.Actor() || !sameRound(v, end) ||
			v.InCharge().Name() != end.InCharge().Name() || meet.At[0] < game.Game.Prev(game.From, match.ByRound)) {
			t.Errorf("after %d plays the game is compared at %d", plays, meet.At[0])
		}
		if !ok && (meet.Level[0] || meet.At[0] != game.To) {
			t.Errorf("after %d plays a game that never comes there counts as level", plays)
		}
		if meet.At[1] != branch.To || !meet.Level[1] {
			t.Errorf("the branch stands at %d", meet.At[1])
		}
		if meet, ok = Meet(lines, 1, RoundEnd); ok {
			for i, l := range lines {
				if at := meet.At[i]; !l.Game.Starts(at).Has(match.RoundStart) || !sameRound(l.Game.ViewAt(at-1), meet.Last) {
					t.Errorf("line %d is compared at %d, where no round ends", i, at)
				}
			}
		}
		meet, ok = Meet(lines, 1, SameAt)
		if !ok || meet.At[0] != branch.To {
			t.Errorf("after %d plays the game is compared at %d", plays, meet.At[0])
		}
	}
}

func TestAGameThatFollowsMeetsEverywhere(t *testing.T) {
	m := begin(t)
	wander(t, m, 200, 1)
	for at := 60; at < 200; at++ {
		lines := []Line{{"Game", m, 40, 200}, {"A", m, 40, at}}
		if meet, ok := Meet(lines, 1, SameStep); !ok || meet.At[0] != at {
			t.Fatalf("position %d meets position %d of the same game", at, meet.At[0])
		}
	}
}

// TestOnlyLevelLinesAreBetter compares with a game that was not played on: nothing of it is better or worse.
func TestOnlyLevelLinesAreBetter(t *testing.T) {
	game, branch := branched(t, 150, 150, 40)
	lines := []Line{game, branch}
	for p := range Points {
		meet, ok := Meet(lines, 1, p)
		if ok || meet.Level[0] {
			t.Errorf("point %d: the game counts as level", p)
		}
	}
	meet, _ := Meet(lines, 1, SameStep)
	c := New(game.Game, text.En).Compare(lines, meet)
	differs := false
	for _, r := range c.Rows {
		differs = differs || r.Differs
		if r.Figures[0].Best || r.Figures[1].Best {
			t.Errorf("%s: one of %v is the best", r.Label, r.Figures)
		}
	}
	if !differs {
		t.Error("nothing differs")
	}
}
