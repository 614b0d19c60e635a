package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// TestEscapeLeavesTheBid: the bid for the right to choose is the only thing to press in its step, and stays when Escape
// takes back a choice.
func TestEscapeLeavesTheBid(t *testing.T) {
	e, _ := titles.Find("1830-basic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"A", "B"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	h, _ := sit(t, m, 1280, 800)
	h.Wait()
	h.S.Press("Escape")
	h.PressPrimary()
	if m.Len() != 1 {
		t.Error("nothing is bid")
	}
}
