package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestPlayersListTellsDebts: the list of players tells what each owes (1822PNW/R118).
func TestPlayersListTellsDebts(t *testing.T) {
	m := playtest.Sample1822(t)
	at := m.Len() - 1
	m.ViewAt(at).S.Seats[2].Debt = 291
	h, _ := seatAt(t, m, at, 1280, 800)
	h.Press("tab:players")
	if have := h.S.Must("owner:2:privates").Name; !strings.HasSuffix(have, "Debt $291") {
		t.Errorf("%q", have)
	}
}
