package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestSharesTellWhatIsComing: below the table of shares stand who begins the next stock round, which trains rust next
// and who has them, and for how long the bank lasts.
func TestSharesTellWhatIsComing(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1280, 800}, {820, 1180}} {
		h, tab := seated(t, "1830/26855", playtest.TrackIn26855, size.w, size.h)
		tab.ways.openTables(info.SharesPage)
		h.Wait()
		v, say := tab.desk.View(), tab.desk.Speaker()
		if got := h.S.Must("news:priority").Name; !strings.Contains(got, say.Player(v.S.Priority)) {
			t.Errorf("%q does not name %s", got, say.Player(v.S.Priority))
		}
		// 3-trains rust with the first 6-train (1830/R135); a 5-train is sold next.
		rust := h.S.Must("news:rust").Name
		three := v.T.FindTrain("3")
		for i := range v.T.Corps {
			c := id.Corp(i + 1)
			has := false
			for _, n := range v.AppendTrains(nil, id.OfCorp(c)) {
				has = has || v.T.FrontOf(n) == three
			}
			if told := strings.Contains(rust, say.Corp(c)); told != has {
				t.Errorf("%q, but %s has a 3-train: %v", rust, say.Corp(c), has)
			}
		}
		bank := h.S.Must("news:bank").Name
		if !strings.Contains(bank, text.Money(v.T.Currency, v.Cash(id.Bank))) || !strings.Contains(bank, " 8 OR") {
			t.Errorf("%q", bank)
		}
	}
}

// TestNoGuessFarAhead: at the beginning of an operating round, when few have run, the guess how long the bank lasts is
// far off and is not said.
func TestNoGuessFarAhead(t *testing.T) {
	early := func(v rules.View) bool { return v.S.Set == 4 && v.S.Round == 1 && v.S.Order.At == 1 }
	h, tab := seated(t, "1830/26855", early, 1280, 800)
	tab.ways.openTables(info.SharesPage)
	h.Wait()
	if n := tab.layout.tables.BankLasts(); n <= info.Foreseen {
		t.Fatalf("the bank lasts %d rounds: no moment for this test", n)
	}
	if n, told := h.S.Find("news:bank"); told {
		t.Errorf("the table says %q", n.Name)
	}
}
