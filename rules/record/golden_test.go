package record_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
)

// shared holds recorded games with their expected positions; it is beside the checkout.
const shared = "../../../shared"

// recorded calls f for every recorded game of the titles that are in the registry.
func recorded(t *testing.T, f func(t *testing.T, title, name string)) {
	t.Helper()
	found := 0
	for _, e := range titles.All() {
		dir := strings.ToLower(e.Record)
		games, _ := filepath.Glob(filepath.Join(shared, "games", dir, "*.json"))
		for _, path := range games {
			found++
			name := strings.TrimSuffix(filepath.Base(path), ".json")
			t.Run(dir+"/"+name, func(t *testing.T) {
				t.Parallel()
				f(t, dir, name)
			})
		}
	}
	if found == 0 {
		t.Skipf("NO RECORDED GAMES in %s: the golden tests did not run", shared)
	}
}

// readGame reads a recorded game; it must be followed to its end.
func readGame(t testing.TB, title, name string) *record.Import {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(shared, "games", title, name+".json"))
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	if in.Stop != nil {
		t.Fatal(in.Stop)
	}
	return in
}

// whole calls f for every whole game, with a function that reads its record anew: the samples, written as records of
// their own rules, a random game of 1870 by the rules of 18xx.games with all that they play otherwise, and the recorded
// games.
func whole(t *testing.T, f func(t *testing.T, read func() *record.Import)) {
	t.Helper()
	for _, name := range []string{"finished", "running", "wight"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data := sample(t, name)
			f(t, func() *record.Import { return readAll(t, data) })
		})
	}
	t.Run("1870-recorded", func(t *testing.T) {
		t.Parallel()
		data := recordOf(t, gametest.Kept(t, "1870-recorded"))
		f(t, func() *record.Import { return readAll(t, data) })
	})
	for _, e := range titles.All() {
		dir := strings.ToLower(e.Record)
		files, _ := filepath.Glob(filepath.Join(shared, "games", dir, "*.json"))
		for _, path := range files {
			name := strings.TrimSuffix(filepath.Base(path), ".json")
			t.Run(dir+"/"+name, func(t *testing.T) {
				t.Parallel()
				f(t, func() *record.Import { return readGame(t, dir, name) })
			})
		}
	}
}

// sample returns the record of a sample; read, it ends where the sample ends.
func sample(t testing.TB, name string) []byte {
	t.Helper()
	return recordOf(t, gametest.Sample(t, name))
}

// recordOf returns the record of a game; read, it ends where the game ends.
func recordOf(t testing.TB, m *match.Match) []byte {
	t.Helper()
	src := record.Source{Title: m.Title(), Players: m.Players(), Seed: m.Game().Seed,
		Own: m.Title().Profile == rules.Rulebook}
	data, err := record.Write(src, m.Game().Log, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	if in := readAll(t, data); in.Final != *m.ViewAt(m.Len()).S {
		t.Fatal("the record ends elsewhere")
	}
	return data
}

// viewOf returns the first position of a game. It changes as the game is played on.
func viewOf(in *record.Import) rules.View {
	s := in.Start
	return rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
}

func play(v rules.View, move record.Move) {
	for _, a := range move.Actions {
		rules.Do(v, a, v.S)
	}
}

// TestTraces replays every recorded game; after each action the position must be that of the trace.
func TestTraces(t *testing.T) {
	t.Parallel()
	recorded(t, func(t *testing.T, title, name string) {
		in := readGame(t, title, name)
		v := viewOf(in)
		want := map[string]string{}
		line := 0
		var stops []int // actions at which 18xx.games stops though nothing can be decided
		eachLine(t, filepath.Join(shared, "traces", title, name+".jsonl"), func(text []byte) {
			var tr struct {
				ID   int            `json:"id"`
				Type string         `json:"type"`
				Set  map[string]any `json:"set"`
				Del  []string       `json:"del"`
			}
			unmarshal(t, text, &tr)
			for _, key := range tr.Del {
				delete(want, key)
			}
			for key, value := range tr.Set {
				want[key] = plain(t, value)
			}
			if line > 0 {
				if line > len(in.Moves) || in.Moves[line-1].ID != tr.ID || in.Moves[line-1].Type != tr.Type {
					t.Fatalf("line %d of the trace is action %d, %s, which we do not have", line+1, tr.ID, tr.Type)
				}
				play(v, in.Moves[line-1])
			}
			line++
			if want["can"] == idleStop {
				stops = append(stops, tr.ID+1)
				return
			}
			comparePosition(t, tr.ID, v, want)
		})
		for _, n := range in.Notes {
			if n.Kind == record.PassAdded || n.Kind == record.PassDropped && !slices.Contains(stops, n.Action) {
				t.Errorf("our machine does not stop where the record does: %s", n)
			}
			t.Log(n)
		}
		if line != len(in.Moves)+1 {
			t.Errorf("%d actions, the trace has %d", len(in.Moves), line-1)
		}
	})
}

// idleStop is the choice that is left after a pass ends the second set of lays of a surveyor: 18xx.games stops once
// more, before a destination station that comes by itself (1822PNW/R74).
const idleStop = "hex_token,pass"

func comparePosition(t *testing.T, number int, v rules.View, want map[string]string) {
	t.Helper()
	have := map[string]string{}
	for _, p := range notation.TracePosition(v) {
		have[p.Key] = p.Value
		if w, ok := want[p.Key]; !ok || w != p.Value {
			t.Errorf("after action %d: %s is %q, want %q", number, p.Key, p.Value, w)
		}
	}
	for key, w := range want {
		if _, ok := have[key]; !ok {
			t.Errorf("after action %d: %s is missing, want %q", number, key, w)
		}
	}
	if t.Failed() {
		t.FailNow()
	}
}

// TestLegality compares the choices at sampled positions of the recorded games with the complete lists.
func TestLegality(t *testing.T) {
	t.Parallel()
	recorded(t, func(t *testing.T, title, name string) {
		in := readGame(t, title, name)
		lines := map[int]map[string]json.RawMessage{}
		eachLine(t, filepath.Join(shared, "legal", title, name+".jsonl"), func(text []byte) {
			var keys map[string]json.RawMessage
			unmarshal(t, text, &keys)
			var before int
			unmarshal(t, keys["before"], &before)
			lines[before] = keys
		})
		v := viewOf(in)
		for _, move := range in.Moves {
			if keys, ok := lines[move.ID]; ok {
				delete(lines, move.ID)
				compareChoices(t, move.ID, v, keys)
			}
			play(v, move)
		}
		if len(lines) > 0 {
			t.Errorf("%d positions were not reached", len(lines))
		}
	})
}

func compareChoices(t *testing.T, number int, v rules.View, keys map[string]json.RawMessage) {
	t.Helper()
	for key, value := range keys {
		var want, have []string
		var err error
		switch key {
		case "before":
			continue
		case "entity":
			want, have = make([]string, 1), []string{notation.Acting(v)}
			unmarshal(t, value, &want[0])
		case "can":
			unmarshal(t, value, &want)
			have = notation.Can(v)
		default:
			unmarshal(t, value, &want)
			if have, err = notation.Choices(v, key); err != nil {
				t.Fatal(err)
			}
		}
		want = withoutDefects(v, key, want)
		if !slices.Equal(have, want) {
			t.Errorf("before action %d: %s is\n%v, want\n%v", number, key, have, want)
		}
	}
}

// withoutDefects returns a list of 18xx.games as the rules have it.
func withoutDefects(v rules.View, key string, listed []string) []string {
	switch {
	case key == "buy_shares" && v.InCharge().Name() == step.ProtectKey:
		return theBlock(v, listed)
	case key == "par" && v.T.Boxes != [2]uint8{}: // $50 is the start of minors only (1822PNW/R37)
		return slices.DeleteFunc(listed, func(x string) bool { return strings.HasSuffix(x, " 50") })
	case key == "lay_tile" && v.T.Boxes != [2]uint8{}: // a cube where the bridge is built (R69), and what is listed twice
		h := v.T.FindHex("H13")
		bridged := v.S.Cells[h].Tile != 0 && v.Position().Face(h).Exits()>>1&1 != 0
		return slices.Compact(slices.DeleteFunc(listed,
			func(x string) bool { return bridged && strings.HasPrefix(x, "H13 BC/") }))
	}
	return listed
}

// theBlock returns the purchase that is legal at a protection, if any of the shares of its company in the pool is
// listed: 18xx.games lists all purchases and takes any for the block, while the rule has only the block itself bought
// (1870/R51).
func theBlock(v rules.View, listed []string) []string {
	b, _ := v.FirstBlock()
	block := fmt.Sprintf("%s pool ", v.T.Corp(b.Corp).ID)
	if slices.ContainsFunc(listed, func(x string) bool { return strings.HasPrefix(x, block) }) {
		return []string{block + strconv.Itoa(int(b.Percent))}
	}
	return listed
}

// TestResults compares the final worths with the record.
func TestResults(t *testing.T) {
	t.Parallel()
	whole(t, func(t *testing.T, read func() *record.Import) {
		for _, n := range read().Notes {
			switch n.Kind {
			case record.ResultDiffers, record.EndReasonDiffers, record.NotFinished:
				t.Error(n)
			}
		}
	})
}

func eachLine(t *testing.T, path string, f func([]byte)) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		f(lines.Bytes())
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
}

func unmarshal(t *testing.T, data []byte, into any) {
	t.Helper()
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}

// plain returns a value of a trace as notation writes it.
func plain(t *testing.T, v any) string {
	t.Helper()
	switch v := v.(type) {
	case string:
		return v
	case bool, float64:
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	t.Fatalf("a value of type %T", v)
	return ""
}
