package review_test

import (
	"math"
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/review"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// reviewed returns the review of a game, worked on in pieces.
func reviewed(t *testing.T, m *match.Match, work int) *review.Review {
	t.Helper()
	r := review.New(m)
	for before := 0; !r.Work(work); {
		now := r.Progress()
		if now < before || now > 999 {
			t.Fatalf("progress from %d to %d", before, now)
		}
		before = now
	}
	if r.Progress() != 1000 {
		t.Fatalf("the progress at the end is %d", r.Progress())
	}
	return r
}

// TestReview: a review is the same whatever the pieces it is worked on in, and every figure of it follows from the
// game.
func TestReview(t *testing.T) {
	t.Parallel()
	m := gametest.Kept(t, "18fl-recorded")
	r := reviewed(t, m, 1)
	again := review.New(m)
	again.Work(math.MaxInt)
	if !reflect.DeepEqual(r.Points(), again.Points()) || !reflect.DeepEqual(r.Runs(), again.Runs()) ||
		!reflect.DeepEqual(r.Moments(), again.Moments()) {
		t.Error("the review depends on the pieces in which it was worked on")
	}
	checkPoints(t, m, r)
	checkRuns(t, m, r)
	checkMoments(t, m, r)
	if !r.Of(m) {
		t.Error("it is not the review of its game")
	}
	m.Undo()
	if r.Of(m) {
		t.Error("it is the review of a game that was taken back")
	}
}

// checkPoints checks that the shares at the beginning and end of every round follow from the worth of the players or,
// from the set of the title on, from playouts.
func checkPoints(t *testing.T, m *match.Match, r *review.Review) {
	t.Helper()
	level := bot.Level{Again: []bot.Replay{{Playouts: review.Foresights - 1}}}
	s, at, foretold := bot.NewSearch(1, level), -1, 0
	for _, p := range r.Points() {
		if p.At <= at {
			t.Errorf("position %d follows %d", p.At, at)
		}
		at = p.At
		v := m.ViewAt(at)
		worth := v.Worth
		if want := int(v.S.Set) >= titles.WordsOf(v.T).Foretold && !v.S.End.Over; p.Foretold != want {
			t.Errorf("position %d in set %d: foretold is %v", at, v.S.Set, p.Foretold)
		}
		if p.Foretold {
			foretold++
			for s.Foresee(v); !s.Think(math.MaxInt); {
			}
			worth = s.Expected
		}
		sum := int32(0)
		for i := range p.Shares {
			sum += max(0, worth(id.Player(i+1)))
		}
		for i, share := range p.Shares {
			if want := max(0, worth(id.Player(i+1))) * review.Whole / sum; share != want {
				t.Errorf("position %d, player %d: share %d, not %d", at, i+1, share, want)
			}
		}
	}
	if at != m.Now() || r.Points()[0].At != 0 || foretold == 0 {
		t.Errorf("shares from %d to %d, %d foretold", r.Points()[0].At, at, foretold)
	}
}

// checkRuns checks every run against the best one, which is searched again.
func checkRuns(t *testing.T, m *match.Match, r *review.Review) {
	t.Helper()
	lost := map[id.Player]int32{}
	k := 0
	for i := range m.Len() {
		a, ok := m.Action(i).(rules.RunRoutes)
		if !ok {
			continue
		}
		v := m.ViewAt(i)
		best, proven := v.BestRun(a.By, math.MaxInt)
		ran, most := v.RunEarnings(a), v.RunEarnings(best)
		want := review.Run{At: i, Corp: a.By, Player: v.President(a.By), Ran: ran.Revenue + ran.Subsidy,
			Best: most.Revenue + most.Subsidy, Proven: proven}
		if got := r.Runs()[k]; got != want || got.Ran > got.Best {
			t.Errorf("run %d is %+v, not %+v", k, got, want)
		}
		lost[want.Player] += want.Best - want.Ran
		k++
	}
	if k == 0 || k != len(r.Runs()) {
		t.Errorf("%d runs, of which %d are in the review", k, len(r.Runs()))
	}
	for i := range m.Players() {
		if p := id.Player(i + 1); r.Lost(p) != lost[p] {
			t.Errorf("player %d lost %d in runs, not %d", p, r.Lost(p), lost[p])
		}
	}
}

// checkMoments checks the choices among the moments, and the companies that they name, against playouts that are made
// again.
func checkMoments(t *testing.T, m *match.Match, r *review.Review) {
	t.Helper()
	if len(r.Moments()) != review.MaxMoments {
		t.Errorf("%d moments", len(r.Moments()))
	}
	for k, moment := range r.Moments() {
		c := moment.Choice
		if c == nil {
			if moment.Run.Lost() <= 0 {
				t.Errorf("moment %d is a run that cost nothing", k)
			}
			continue
		}
		if rules.Check(m.ViewAt(c.At), c.Better).Refused() || !rules.SameAction(c.Made, m.Action(c.At)) ||
			m.Decider(c.At) != c.Player {
			t.Errorf("moment %d: %+v is not a choice of the game", k, c)
		}
		if c.Loses <= 0 || c.From <= c.To || c.Playouts < 2 || c.Keeps&c.Idle != 0 {
			t.Errorf("moment %d: %+v has cost nothing", k, c)
		}
		s := bot.NewSearch(1, review.SecondLook())
		for s.Versus(m.ViewAt(c.At), c.Made); !s.Think(math.MaxInt); {
		}
		var made, better bot.Rating
		for _, b := range s.Ratings(99) {
			if rules.SameAction(b.Action, c.Made) {
				made = b
			}
			if rules.SameAction(b.Action, c.Better) {
				better = b
			}
		}
		if better.Worth-made.Worth != c.Loses || made.Playouts != c.Playouts || better.Playouts != c.Playouts ||
			better.Presides.Always&^made.Presides.Ever != c.Keeps || made.Idle.Always&^better.Idle.Ever != c.Idle {
			t.Errorf("moment %d: %+v, but %+v and %+v", k, c, made, better)
		}
		if k > 0 && moment.Cost > r.Moments()[k-1].Cost {
			t.Errorf("moment %d cost more than the one before it", k)
		}
	}
}

// TestPersonsAreReviewed: in a game against computers only the choices of the persons are looked at, and all runs.
func TestPersonsAreReviewed(t *testing.T) {
	t.Parallel()
	whole := gametest.Kept(t, "18fl-recorded")
	g := whole.Game()
	g.Stints = []match.Stint{{Player: 2, Level: match.Medium}}
	r := reviewed(t, gametest.AtEnd(t, g), 1<<20)
	for k, moment := range r.Moments() {
		if whole.Decider(moment.At()) == 2 {
			t.Errorf("moment %d is the computer's", k)
		}
	}
	if _, looked := r.FarFrom(1); !looked {
		t.Error("the person's choices were not looked at")
	}
	if n, looked := r.FarFrom(2); looked || n != 0 {
		t.Error("the computer's choices were looked at")
	}
	if len(r.Runs()) == 0 || len(r.Moments()) == 0 {
		t.Error("nothing was found")
	}
}
