package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestFirstVisitByKeys: Enter begins a game against the computer. N opens a new game, and there Enter starts it.
func TestFirstVisitByKeys(t *testing.T) {
	for keys, computers := range map[string]int{"Enter": 2, "n Enter": 0} {
		s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
		for _, key := range strings.Fields(keys) {
			s.Press(key)
			s.Settle()
		}
		if p, ok := s.app.bottomGame(); !ok || len(p.session.Match().RunByComputer()) != computers {
			t.Errorf("%s: a game begins: %v", keys, ok)
		}
	}
}
