package draft_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
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

// TestBidsOfTheTurnAreCounted: the prompt names bids exactly where one is possible, with the number left (1822PNW/R29).
func TestBidsOfTheTurnAreCounted(t *testing.T) {
	m, seen := gametest.Sample(t, "cascades"), map[int]int{}
	for at := range m.Len() {
		v := m.ViewAt(at)
		if v.InCharge().Name() != "stock" {
			continue
		}
		left := 0
		for _, a := range rules.AppendLegal(nil, v) {
			if _, bids := a.(rules.Bid); bids {
				left = 3 - int(v.S.Turn.Bids)
			}
		}
		said := draft.New(v, &text.Speaker{Title: v.T}).StockOrder()
		if strings.Contains(said, "bid") != (left > 0) || left > 0 &&
			!strings.Contains(said, fmt.Sprintf("up to %d bid", left)) {
			t.Errorf("position %d, %d left: %q", at, left, said)
		}
		seen[left]++
	}
	if seen[0] < 10 || seen[1] < 3 || seen[2] < 10 || seen[3] < 10 {
		t.Errorf("bids left: %v", seen)
	}
}
