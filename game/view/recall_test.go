package view

import (
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// TestRecalledLogIsThatOfTheCopy plays on in a copy of a game another way than the game did: its log, recalled from
// that of the game, is the one that a fresh viewer makes. In another language nothing is recalled.
func TestRecalledLogIsThatOfTheCopy(t *testing.T) {
	m := gametest.Sample(t, "finished")
	w := New(m, text.En)
	w.Log()
	m.GoTo(m.Len() / 2)
	branch := m.Branch()
	for range 5 {
		for _, a := range rules.AppendLegal(nil, branch.View()) {
			if !rules.SameAction(a, m.Action(branch.Len())) {
				branch.Play(a)
				break
			}
		}
	}
	for _, lang := range []text.Lang{text.En, text.Ja} {
		recalled, fresh := New(branch, lang), New(branch, lang)
		recalled.ReuseLog(w)
		if lang == text.En && len(recalled.log) == 0 {
			t.Error("nothing is recalled")
		}
		if got, want := recalled.Log(), fresh.Log(); !reflect.DeepEqual(got, want) {
			t.Errorf("in language %d the recalled log differs", lang)
		}
	}
}
