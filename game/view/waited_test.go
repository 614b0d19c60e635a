package view

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
)

// TestWaitedTellsWhatWasDone: a row of the others' actions lists those of a turn, without the name that is over it and
// without the pass that ends a turn in which something was done.
func TestWaitedTellsWhatWasDone(t *testing.T) {
	m := gametest.Sample(t, "finished")
	for l, ends := range [text.Langs]string{"Ends the turn.", "手番を終える。"} {
		bare, passes := 0, 0
		for _, row := range New(m, text.Lang(l)).Waited(0, m.Len()).Rows {
			switch {
			case strings.HasPrefix(row.Done, row.Name+" "):
				t.Errorf("%s: %s", row.Name, row.Done)
			case strings.HasSuffix(row.Done, ends):
				t.Errorf("%s: %s", row.Name, row.Done)
			case row.Done != "":
				bare++
			}
			if row.Done == "" && row.Earned == "" {
				passes++
			}
		}
		if bare < 100 || passes > 0 {
			t.Errorf("language %d: %d rows tell something, %d nothing", l, bare, passes)
		}
	}
}
