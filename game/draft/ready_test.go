package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// TestBackLeavesWhatIsReady checks that an option made ready because it is the only one stays when the choice is taken
// back, and that a changed form goes back to the first.
func TestBackLeavesWhatIsReady(t *testing.T) {
	title, err := t18fl.New(t18fl.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Stock(2, "p1")
	d := draft.New(g.View(), &text.Speaker{Title: title})
	d.Ready("start:SR")
	if d.Chosen() == nil || d.Back() || d.Chosen() == nil {
		t.Fatal("what is ready is taken back")
	}
	if d.SetForm(1); !d.Back() || d.Form() != 0 || d.Chosen() == nil {
		t.Errorf("another price goes back to form %d of %v", d.Form(), d.Chosen())
	}
	if d.Choose("start:SAL"); !d.Back() || d.Chosen() == nil || d.Chosen().Key != "start:SR" {
		t.Errorf("another company goes back to %v", d.Chosen())
	}
	if n := d.In(&text.Speaker{Title: title, Lang: text.Ja}); n.Back() || n.Chosen() == nil {
		t.Error("in another language it is taken back")
	}
}
