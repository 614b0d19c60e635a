package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// finish runs a search to its end. It fails the test after 10,000 slices.
func finish(t *testing.T, search func(work int) (done bool)) {
	t.Helper()
	for range 10_000 {
		if search(100_000) {
			return
		}
	}
	t.Fatal("the search does not end")
}

// TestOutlookAgreesWithTheRun checks that with its own trains, and with cards of the same kinds, a company earns the
// best run of its turn, and that the outlook does not change the position.
func TestOutlookAgreesWithTheRun(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		say, runs := &text.Speaker{Title: m.Title()}, 0
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			if runs++; runs%5 != 0 {
				return
			}
			before := *v.S
			o := draft.NewOutlook(v, say, a.By)
			finish(t, o.Search)
			f := o.Found()
			if f.Earns < v.RunRevenue(a) || !f.Proved || f.Most != f.Earns {
				t.Errorf("%+v is the best of %s, but a run earned %d", f, say.Corp(a.By), v.RunRevenue(a))
			}
			for _, p := range o.Prospects() {
				if p.Corp == a.By && p.Own != f || !p.Own.Done || !p.More.Done || p.More.Earns < p.Own.Earns {
					t.Errorf("%s: %+v", say.Corp(p.Corp), p)
				}
			}
			for k := range m.Title().Trains {
				o.Set(id.TrainKind(k+1), o.Count(id.TrainKind(k+1)))
			}
			finish(t, o.Search)
			if o.Own() || o.Found() != f {
				t.Errorf("with the same trains %s earns %+v, not %+v", say.Corp(a.By), o.Found(), f)
			}
			if *v.S != before {
				t.Fatal("the position has changed")
			}
		})
		if runs == 0 {
			t.Error("no run was recorded")
		}
	})
}

// TestNextBest checks that the next best run is legal and pays less than the one before, and that the recorded run does
// not pay an amount between them.
func TestNextBest(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		found := 0
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			for range 3 {
				finish(t, r.Search)
				sum, next := r.Revenue(), r.NextBest()
				if next == 0 {
					return
				}
				found++
				r.TakeNext()
				if next >= sum || r.Revenue() != next || r.Fault() != "" {
					t.Errorf("after %d comes %d, announced as %d: %s", sum, r.Revenue(), next, r.Fault())
				}
				if ran := v.RunRevenue(a); ran > next && ran < sum {
					t.Errorf("%d lies between %d and %d", ran, sum, next)
				}
			}
			r.TakeBest()
			if !r.IsBest() {
				t.Error("the best run is not taken again")
			}
		})
		if found == 0 {
			t.Error("no next best run was found")
		}
	})
}
