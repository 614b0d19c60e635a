package draft_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestLayTellsWhoGainsToo takes every tenth lay of each recorded game. The consequences must name exactly the other
// companies whose best run gets better, in one row, and the hexes to which new track leads.
func TestLayTellsWhoGainsToo(t *testing.T) {
	gained, led, several := 0, 0, 0
	recorded(t, func(t *testing.T, m *match.Match) {
		say, n := &text.Speaker{Title: m.Title()}, 0
		for i := range m.Len() {
			v := m.ViewAt(i)
			if lay, ok := m.Action(i).(rules.LayTile); ok && v.InCharge().Name() == "track" {
				if n++; n%10 == 0 {
					g, l := layRows(t, draft.New(v, say), v, lay)
					if gained, led = gained+g, led+l; g > 1 {
						several++
					}
				}
			}
		}
	})
	if gained == 0 || led == 0 || several == 0 {
		t.Errorf("%d others gain, several by %d lays, %d lays lead to new hexes", gained, several, led)
	}
}

// layRows compares the consequences of a lay with those found by playing it.
func layRows(t *testing.T, d *draft.Draft, v rules.View, lay rules.LayTile) (gained, led int) {
	t.Helper()
	d.ChooseLay(lay)
	if a, ok := d.Action(); !ok || a != rules.Action(lay) {
		return 0, 0 // the draft offers another turn of the tile that looks the same
	}
	for !d.SearchRuns(1_000_000) {
	}
	after := v
	after.S = new(rules.State)
	after.X = new(rules.Scratch)
	rules.Do(v, lay, after.S)
	say := &text.Speaker{Title: v.T}
	var labels, others []string
	for _, r := range d.Rows() {
		labels = append(labels, r.Label)
		if r.Label == say.Phrase(text.RunsOfOthers, nil) {
			others = strings.Split(r.Value, ", ")
		}
		if r.Label == say.Phrase(text.NewTrackTo, nil) {
			led++
			for _, name := range strings.Split(r.Value, ", ") {
				if h := v.T.FindHex(name); h == 0 {
					t.Errorf("new track leads to %q", name)
				}
			}
		}
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if c == v.Actor().Corp() {
			continue
		}
		best := func(v rules.View) int32 {
			run, _ := v.BestRun(c, 10_000_000)
			return v.RunRevenue(run)
		}
		gains := len(v.AppendRunning(nil, c)) > 0 && best(after) > best(v)
		if gains {
			gained++
		}
		told := slices.Contains(labels, say.Phrase(text.GainsToo, text.Facts{"company": say.Corp(c)})) ||
			slices.ContainsFunc(others, func(x string) bool { return strings.HasPrefix(x, say.Corp(c)+" +") })
		if told != gains {
			t.Errorf("%s gains: %v, told: %v", say.Corp(c), gains, told)
		}
	}
	return gained, led
}
