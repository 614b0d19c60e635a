package main

import (
	"bytes"
	"encoding/json"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/review"
)

// TestReview: the command finds the same in a link as the program does in the game: shares, runs, players, and the
// moments that cost most.
func TestReview(t *testing.T) {
	t.Parallel()
	out, err := call(t, "review", filepath.Join("..", "..", "game", "share", "testdata", "v1-18fl-recorded.link"))
	if err != nil {
		t.Fatal(err)
	}
	m := gametest.Kept(t, "18fl-recorded")
	r := review.New(m)
	r.Work(math.MaxInt)
	var want bytes.Buffer
	if err := writeReview(m, r, &want); err != nil || out != want.String() {
		t.Errorf("%v; the command prints\n%s\nand the game has\n%s", err, out, want.String())
	}
	counts := map[string]int{}
	for line := range strings.Lines(out) {
		var keys map[string]any
		if err := json.Unmarshal([]byte(line), &keys); err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"shares", "best", "far", "moment"} {
			if _, ok := keys[key]; ok {
				counts[key]++
			}
		}
	}
	if counts["shares"] != len(r.Points()) || counts["best"] != len(r.Runs()) || counts["far"] != len(m.Players()) ||
		counts["moment"] != review.MaxMoments {
		t.Errorf("lines by kind: %v", counts)
	}
}
