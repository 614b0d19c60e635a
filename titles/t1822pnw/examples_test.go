package t1822pnw

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
)

// replayed is a recorded game as it is before one of its actions.
type replayed struct {
	rules.View
	rest []record.Move // from that action on
}

// replay plays a recorded game up to the action with this number.
func replay(t *testing.T, file string, action int) replayed {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(recorded, "games", "1822pnw", file+".json"))
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, lookup)
	if err != nil {
		t.Fatal(err)
	}
	s := in.Start
	v := rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
	for i, move := range in.Moves {
		if move.ID == action {
			return replayed{v, in.Moves[i:]}
		}
		for _, a := range move.Actions {
			rules.Do(v, a, v.S)
		}
	}
	t.Fatalf("%s has no action %d", file, action)
	return replayed{}
}

// run returns the run of the next action, played up to it.
func (r replayed) run(t *testing.T) rules.RunRoutes {
	t.Helper()
	for _, a := range r.rest[0].Actions {
		if run, ok := a.(rules.RunRoutes); ok {
			return run
		}
		rules.Do(r.View, a, r.S)
	}
	t.Fatalf("action %d is no run", r.rest[0].ID)
	return rules.RunRoutes{}
}

// TestWorkedExamples: the earnings of trains in recorded runs, reckoned from their routes, and the mail (examples 4, 5,
// 8, 9, 13, 14). The stated sums of recorded runs are left aside.
func TestWorkedExamples(t *testing.T) {
	for _, c := range []struct {
		file   string
		action int
		want   []int32 // of trains, in any order
		mail   int32
	}{
		{"179700", 912, []int32{250}, 0}, {"1822pnw-game-end-bank", 582, []int32{170, 90, 90}, 45},
		{"1822pnw-game-end-bank", 922, []int32{440}, 0}, {"1822pnwsrs-game-end-bank-during-sr", 1073, []int32{680}, 0},
		{"merger-final-minor-merged-before-its-turn", 614, []int32{170}, 0},
		{"merger-final-minor-merged-before-its-turn", 657, []int32{130}, 0},
	} {
		r := replay(t, c.file, c.action)
		sum, parts := runEarns(r.View, r.run(t))
		have := slices.Clone(parts[:])
		for _, want := range c.want {
			i := slices.Index(have, want)
			if i < 0 {
				t.Errorf("%s, action %d: the trains earn %v, none %d", c.file, c.action, parts, want)
				continue
			}
			have = slices.Delete(have, i, i+1)
		}
		if c.mail != 0 && sum.Subsidy != c.mail {
			t.Errorf("%s, action %d: the mail brings %d, want %d", c.file, c.action, sum.Subsidy, c.mail)
		}
	}
}

// TestMailOfARecord: a run with a kept 2P and mail: $260 are paid, the mail is neither paid out nor counted for the
// price, which rises by three cells from $75 (R83, R84, R86, R134; example 11).
func TestMailOfARecord(t *testing.T) {
	r := replay(t, "1822pnw-game-end-bank", 582)
	c := r.Actor().Corp()
	cash := r.Cash(r.Actor())
	if have := r.Price(c); have != 75 {
		t.Fatalf("the price is %d", have)
	}
	for _, move := range r.rest {
		if move.ID > 584 {
			break
		}
		for _, a := range move.Actions {
			rules.Do(r.View, a, r.S)
		}
	}
	if have := r.Cash(id.OfCorp(c)) - cash; have != 90+45+52 {
		t.Errorf("the company receives %d, want 187", have)
	}
	if have := r.Price(c); have != 100 {
		t.Errorf("the price is %d, want 100", have)
	}
}
