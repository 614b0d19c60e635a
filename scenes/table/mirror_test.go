package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestWhatIsScrolledAwayIsInTheMirror looks for rows that do not fit on a small screen: assistive technology reads them
// and the focus goes to the controls in them.
func TestWhatIsScrolledAwayIsInTheMirror(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.InNeed, 1024, 640)
	tab.app.Prefs.TextSize = 4
	h.S.Invalidate()
	h.S.Step(time.Second)
	hidden := 0
	for _, l := range tab.due.Draft().Plan().Lots() {
		if h.S.Must("need:" + tab.desk.Speaker().Corp(l.Corp) + ":count").Rect.Empty() {
			hidden++
		}
	}
	if hidden == 0 {
		t.Error("every row fits: the screen is too large for this test")
	}
	tab.ways.openKeys()
	h.S.Invalidate()
	h.S.Step(0)
	for _, key := range []string{"M", "Enter", "1", "Esc", "Ctrl+Z", "+ - 0", "Home End"} {
		i := slices.IndexFunc(h.S.Nodes(), func(n ui.Node) bool { return strings.HasPrefix(n.ID, "key:"+key+":") })
		if i < 0 {
			t.Errorf("the key %s is not in the list", key)
		} else if n := h.S.Nodes()[i]; n.Inert || len(n.Name) <= len(key)+2 {
			t.Errorf("the key %s is called %q", key, n.Name)
		}
	}
}
