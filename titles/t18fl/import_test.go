package t18fl

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
)

// reread reads the recorded game that ends with the bank with one action changed.
func reread(t *testing.T, at int, change func(action map[string]any)) *record.Import {
	t.Helper()
	return rewritten(t, func(game map[string]any) {
		for _, a := range game["actions"].([]any) {
			if a := a.(map[string]any); a["id"] == float64(at) {
				change(a)
			}
		}
	})
}

// rewritten reads that game after a change.
func rewritten(t *testing.T, change func(game map[string]any)) *record.Import {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "games", "18fl", "18fl-game-end-bank.json"))
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	var game map[string]any
	if err := json.Unmarshal(data, &game); err != nil {
		t.Fatal(err)
	}
	change(game)
	if data, err = json.Marshal(game); err != nil {
		t.Fatal(err)
	}
	in, err := record.Read(data, func(string, rules.Profile, []string) (*rules.Title, *record.Names, error) {
		return build(t, rules.Recorded), RecordNames(), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return in
}

// TestRecordedCost: a recorded cost of a token is believed and noted where ours differs, and is written back (R79;
// scenario 52).
func TestRecordedCost(t *testing.T) {
	in := reread(t, 290, func(a map[string]any) { a["cost"] = 40 })
	want := record.Note{Action: 290, Kind: record.CostDiffers, What: keyWest, Have: 40, Need: 60}
	noted := false
	for _, n := range in.Notes {
		noted = noted || n == want
	}
	if !noted {
		t.Fatalf("the notes are %v", in.Notes)
	}
	g := rulestest.New(t, in.Title, len(in.Game.Players))
	var log []rules.Action
	for _, move := range in.Moves {
		if move.ID > 290 {
			break
		}
		if move.ID == 290 {
			before := g.S.Cash[g.Owner("FECR")]
			if g.Do(move.Actions...); before-g.S.Cash[g.Owner("FECR")] != 40 {
				t.Errorf("FECR has %d of %d left", g.S.Cash[g.Owner("FECR")], before)
			}
		} else {
			g.Do(move.Actions...)
		}
		log = append(log, move.Actions...)
	}
	data, err := record.Write(record.Source{Title: in.Title, Players: []string{"A", "B", "C"}, Seed: in.Game.Seed}, log,
		func(string, rules.Profile, []string) (*rules.Title, *record.Names, error) {
			return build(t, rules.Recorded), RecordNames(), nil
		})
	if err != nil {
		t.Fatal(err)
	}
	var written struct{ Actions []struct{ Cost *int } }
	if err := json.Unmarshal(data, &written); err != nil {
		t.Fatal(err)
	}
	if last := written.Actions[len(written.Actions)-1]; last.Cost == nil || *last.Cost != 40 {
		t.Errorf("the cost is written as %v", last.Cost)
	}
	g = rulestest.New(t, build(t, rules.Rulebook), 3).Found("FECR", 100, "p1", 60)
	g.Operate(2).Step(step.StationKey).Refuses(StateCost{By: g.Corp("FECR"), Cost: 0}, rules.RevenueStated)
}

// TestRecordedPortOfNoHex: a record may mark a company instead of a hex; POSC closes and the bonus is lost.
func TestRecordedPortOfNoHex(t *testing.T) {
	var port int
	in := reread(t, 46, func(a map[string]any) {
		port, a["target"], a["target_type"] = 1, "SAL", "corporation"
	})
	if in.Stop != nil && in.Stop.ID <= 46 {
		t.Fatal(in.Stop)
	}
	g := rulestest.New(t, in.Title, len(in.Game.Players))
	for _, move := range in.Moves {
		if move.ID <= 46 {
			g.Do(move.Actions...)
		}
	}
	posc := g.Private("POSC")
	if port == 0 || g.S.Privates[posc].Owner.Player() != 0 || g.View().Marked(rules.Marker{Private: posc}) {
		t.Errorf("POSC belongs to %v", g.S.Privates[posc].Owner)
	}
	g = rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60)
	g.Own("POSC", "p1").Operate(2).Step("bonus").Refuses(rules.Assign{By: g.Corp("SAL"), Private: posc}, noPort)
}

// TestRecordedResult: a result that a record states otherwise than its replay is noted, and the replay counts (R117c).
func TestRecordedResult(t *testing.T) {
	in := rewritten(t, func(game map[string]any) {
		for player := range game["result"].(map[string]any) {
			game["result"].(map[string]any)[player] = 12.0
		}
	})
	var have []int32
	for i := range in.Game.Players {
		for _, n := range in.Notes {
			if n.Kind == record.ResultDiffers && n.What == in.Game.Players[i].Name && n.Have == 12 {
				have = append(have, int32(n.Need))
			}
		}
	}
	if slices.Sort(have); !slices.Equal(have, []int32{10536, 11668, 12265}) || in.Stop != nil {
		t.Errorf("the notes tell %v", have)
	}
}
