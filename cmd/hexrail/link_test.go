package main

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
)

// saved are games as the app saves them.
func saved(t *testing.T) []string {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join("..", "..", "game", "save", "testdata", "*.json"))
	if len(files) == 0 {
		t.Fatal("no saved games")
	}
	return files
}

// TestLinkAndOpen: the last position of a game is the one that its link opens with.
func TestLinkAndOpen(t *testing.T) {
	t.Parallel()
	for _, path := range saved(t) {
		link, err := call(t, "link", path)
		if err != nil {
			t.Fatal(err)
		}
		line, err := call(t, "open", "https://example.org/#g="+link)
		if err != nil {
			t.Fatal(err)
		}
		want, err := call(t, "trace", path)
		if err != nil {
			t.Fatal(err)
		}
		if got := position(t, line); !reflect.DeepEqual(got, position(t, want)) {
			t.Errorf("%s opens at another position", path)
		}
		for name, game := range map[string]string{
			"the link": "https://example.org/#g=" + link, "the fragment": link, "a file with the link": file(t, "#g="+link+"\n"),
		} {
			if got, err := call(t, "trace", game); err != nil || got != want {
				t.Errorf("%s: %s is no GAME: %v", path, name, err)
			}
		}
	}
}

// TestLinkKeepsTheTable: the link of a game of ours keeps its name and who is a computer.
func TestLinkKeepsTheTable(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(saved(t)[0])
	if err != nil {
		t.Fatal(err)
	}
	f, err := save.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	f.Game.Name, f.Game.Stints = "Thursday", []match.Stint{{Player: 2}}
	link, err := share.Encode(f.Game)
	if err != nil {
		t.Fatal(err)
	}
	again, err := call(t, "link", file(t, "#g="+link+"\n"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := share.Decode(strings.TrimSpace(again))
	if err != nil {
		t.Fatal(err)
	}
	if g.Name != f.Game.Name || !slices.Equal(g.Stints, f.Game.Stints) {
		t.Errorf("the link has %q and the computers %v", g.Name, g.Stints)
	}
}

// position adds up the lines of a trace.
func position(t *testing.T, lines string) map[string]any {
	t.Helper()
	keys := map[string]any{}
	for line := range strings.Lines(lines) {
		var change struct {
			Set map[string]any
			Del []string
		}
		if err := json.Unmarshal([]byte(line), &change); err != nil {
			t.Fatal(err)
		}
		maps.Copy(keys, change.Set)
		for _, k := range change.Del {
			delete(keys, k)
		}
	}
	return keys
}

// TestASaveThatStops: the part that could be followed is printed, then why it goes no farther.
func TestASaveThatStops(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(saved(t)[0])
	if err != nil {
		t.Fatal(err)
	}
	broken := strings.Replace(string(data), `"pass `, `"fly `, 1)
	lines, err := call(t, "trace", file(t, broken))
	if err == nil || !strings.Contains(err.Error(), "cannot be read") || strings.Count(lines, "\n") < 2 {
		t.Errorf("%d lines, %v", strings.Count(lines, "\n"), err)
	}
}
