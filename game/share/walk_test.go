package share

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestOperandsAreWalked sends the operands of every kind of action as those of a kind that links do not know yet.
func TestOperandsAreWalked(t *testing.T) {
	title := strolled(t, 0).Title
	list := rulestest.Actions(title)
	newKind := len(rules.Actions()) + 1
	s := newSender()
	out := newCodec(s)
	out.begin(title, 3)
	for _, a := range list {
		rules.Walk(a, &walk{codec: out, by: rules.Actor(a), kind: newKind})
	}
	if out.err != nil {
		t.Fatal(out.err)
	}
	in := newCodec(newReceiver(s.finish()))
	in.begin(title, 3)
	for i, blank := range rules.Actions() {
		want := list[i]
		if got := rules.Walk(blank, &walk{codec: in, by: rules.Actor(want), kind: newKind}); in.err != nil ||
			!rules.SameAction(got, want) {
			t.Fatalf("%T%v is read as %v, %v", want, want, got, in.err)
		}
	}
}
