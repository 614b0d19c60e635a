package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// TestBothFaces checks that while a 6 or a 3E may be bought the company's best run with either is shown (18FL/R90, T4):
// from Savannah to Jacksonville 80 and 30, or twice that.
func TestBothFaces(t *testing.T) {
	title, err := t18fl.New(t18fl.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Found("SR", 110, "p1", 60).Phase("6").Operate(4).Step(step.TrainsKey)
	g.Cash("SR", 1000)
	d := draft.New(g.View(), &text.Speaker{Title: title})
	for range 100 {
		if d.SearchRuns(10_000) {
			break
		}
	}
	got := map[string]int32{}
	for _, o := range d.Options(draft.Main) {
		if o.Barred {
			continue
		}
		if f, ok := d.BestRun(o.Forms[0]); ok {
			got[title.Train(o.Side).Name] = f.After
		}
	}
	if len(got) != 2 || got["6"] != 110 || got["3E"] != 220 {
		t.Errorf("SR would earn %v", got)
	}
}
