package draft_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
)

// TestDebtorsAreAskedToRepay: the prompt of a debtor with cash names the repayment and no purchase (1822PNW/R28, R119).
func TestDebtorsAreAskedToRepay(t *testing.T) {
	m, asked := gametest.Sample(t, "cascades"), 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		if p := v.Actor().Player(); v.InCharge().Name() == "stock" && v.Cash(v.Actor()) > 10 && v.S.Turn.Bids == 0 {
			s := *v.S
			v.S, s.Seats[p].Debt = &s, 10
			said := draft.New(v, &text.Speaker{Title: v.T}).StockOrder()
			if !strings.Contains(strings.ToLower(said), "repay") || strings.Contains(said, "buy") {
				t.Errorf("position %d: %q", at, said)
			}
			asked++
		}
	}
	if asked < 20 {
		t.Errorf("asked %d times", asked)
	}
}
