package draft_test

import (
	"slices"
	"strings"
	"testing"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/step"
)

// TestClosingByAButtonIsTold: who ends a turn without a run is told, and asked once more, when the price that falls by it closes a
// company, and is told nothing else (1870/R45, R70).
func TestClosingByAButtonIsTold(t *testing.T) {
	told := map[string]int{}
	closed := func(v rules.View, a rules.Action) (names []string) {
		var after rules.State
		if rules.Do(v, a, &after).Refused() {
			return nil
		}
		for _, e := range v.X.Events {
			if e.Kind == rules.CorpClosed {
				names = append(names, v.T.Corp(e.Corp).ID)
			}
		}
		return names
	}
	for _, key := range []string{step.TrackKey, step.StationKey, step.RunKey} {
		blocks(t, 12, key, func(v rules.View) {
			d := draft.New(v, &text.Speaker{Title: v.T})
			b, a := d.Decline(), rules.Action(rules.Pass{By: v.Actor()})
			if key == step.RunKey {
				d.Run().Clear()
				b, a = d.Primary(), rules.RunRoutes{By: v.Actor().Corp()}
			}
			if b == nil || b.Why != "" {
				return
			}
			names := closed(v, a)
			missing := func(name string) bool { return !strings.Contains(b.Closes, name) }
			switch {
			case slices.ContainsFunc(names, missing), len(names) == 0 && b.Closes != "":
				t.Errorf("%s closes %v, which is told as %q", b.Text, names, b.Closes)
			case len(names) > 0 && b.Guard == "":
				t.Errorf("%s closes %v and is not asked about", b.Text, names)
			}
			told[key] += len(names)
		})
	}
	t.Log(told)
	for _, key := range []string{step.TrackKey, step.RunKey} {
		if told[key] == 0 {
			t.Errorf("nothing closes in the step %s", key)
		}
	}
}
