package draft

import (
	"testing"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// TestKeysNameTheirOptions makes the key of an action of each kind. The action has all operands that are not chosen
// within the option. Nodes of the interface use these keys as their ids.
func TestKeysNameTheirOptions(t *testing.T) {
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"bid": "bid:SVN&RR", "par": "start:NYC", "buy": "buy:NYC:ipo", "sell": "sell:NYC", "private": "private:SVN&RR",
		"sellprivate": "return:SVN&RR", "exchange": "exchange:M&H:ipo", "lay": "tile:7:SVN&RR", "token": "slot:A9:1",
		"dividend": "opt:dividend:payout", "train": "train:2:with:2:3", "discard": "discard:2", "bankrupt": "bankrupt",
		"convert": "convert", "hextoken": "hex:A9", "answer": "answer:3", "assign": "assign:M&H:A9", "connect": "connect",
		"acquire": "acquire:SVN&RR", "merge": "merge:NYC",
		"usecard": "usecard:M&H:SVN&RR:3", "repay": "repay", "issue": "own:issue",
		"layboth": "layboth:7:M&H:SVN&RR", "cost": "cost",
	}
	d := New(rulestest.New(t, title, 3).View(), &text.Speaker{Title: title})
	for _, a := range rulestest.Actions(title) {
		verb := a.Def().Verb
		if got := d.keyOf(a); got != want[verb] || (got == "") != (catalog.Action(d.v.T, a).Option == "") {
			t.Errorf("%s: key %q, want %q", verb, got, want[verb])
		}
	}
}
