package main

import (
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/rules"
)

// TestReplayAllocatesNothing: once its scratch space has grown, a recorded game is replayed without new memory.
func TestReplayAllocatesNothing(t *testing.T) {
	files, _ := filepath.Glob("../../../shared/games/*/*.json")
	if len(files) == 0 {
		t.Skip("NO RECORDED GAMES: they lie in a folder shared beside the checkout")
	}
	for _, file := range files {
		g, err := load(file)
		if err != nil {
			t.Fatal(err)
		}
		log, x, s := g.log(), &rules.Scratch{}, new(rules.State)
		if n := testing.AllocsPerRun(4, func() { g.replay(log, x, s) }); n != 0 {
			t.Errorf("%s: %v allocations in %d actions", filepath.Base(file), n, len(log))
		}
	}
}
