package t1822pnw

import (
	"bufio"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
)

// recorded holds recorded games with their expected positions; it is beside the checkout.
const recorded = "../../../shared"

// lookup finds the title of a record among the three.
func lookup(name string, p rules.Profile, options []string) (*rules.Title, *record.Names, error) {
	for _, usual := range scenarios {
		if sc := usual(p).scenario; sc.record == name {
			title, err := rules.Build[Switches, *Switches](p, options, usual, New)
			return title, recordNames(sc), err
		}
	}
	return nil, nil, fmt.Errorf("no title %q", name)
}

// TestRecordedGames replays every recorded game; after each action the position must be that of its trace.
func TestRecordedGames(t *testing.T) {
	games, _ := filepath.Glob(filepath.Join(recorded, "games", "1822pnw", "*.json"))
	if len(games) == 0 {
		t.Skipf("NO RECORDED GAMES in %s", recorded)
	}
	for _, path := range games {
		name := strings.TrimSuffix(filepath.Base(path), ".json")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			in, err := record.Read(data, lookup)
			if err != nil {
				t.Fatal(err)
			}
			if in.Stop != nil {
				t.Error(in.Stop)
			}
			compareTrace(t, in, filepath.Join(recorded, "traces", "1822pnw", name+".jsonl"))
		})
	}
}

// compareTrace compares all positions of a game.
func compareTrace(t *testing.T, in *record.Import, path string) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	s := in.Start
	v := rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
	want := map[string]any{}
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for n := 0; lines.Scan(); n++ {
		var line struct {
			ID  int
			Set map[string]any
			Del []string
		}
		if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
			t.Fatal(err)
		}
		for _, key := range line.Del {
			delete(want, key)
		}
		maps.Copy(want, line.Set)
		if n > len(in.Moves) {
			t.Fatalf("the trace goes on with action %d", line.ID)
		}
		if n > 0 {
			for _, a := range in.Moves[n-1].Actions {
				rules.Do(v, a, v.S)
			}
		}
		have := map[string]string{}
		for _, p := range notation.Position(v) {
			have[p.Key] = p.Value
		}
		for key, value := range want {
			if have[key] != fmt.Sprint(value) {
				t.Fatalf("after action %d: %s is %q, want %v", line.ID, key, have[key], value)
			}
		}
		for key := range have {
			if _, ok := want[key]; !ok {
				t.Fatalf("after action %d: %s is there", line.ID, key)
			}
		}
	}
}
