package draft_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestDealsInOwnSharesNameTheirSum: each share that a company may issue or redeem has the change of its treasury as its
// figure, although the action states no price, and a screen reader hears it (1822PNW/R90).
func TestDealsInOwnSharesNameTheirSum(t *testing.T) {
	m, issues, redeems := gametest.Sample(t, "cascades"), 0, 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		d := draft.New(v, &text.Speaker{Title: v.T})
		for _, o := range d.Options(draft.Main) {
			corp := v.Actor().Corp()
			if o.Kind != draft.OwnOption || o.Barred || corp == 0 {
				continue
			}
			var next rules.State
			rules.Do(v, o.Action(), &next)
			if next.Rounds != v.S.Rounds {
				continue // which brings payments of its own
			}
			change := next.Cash[id.OfCorp(corp)] - v.Cash(id.OfCorp(corp))
			if o.Figure != text.Change("$", change) || !strings.Contains(o.Spoken, text.Number(max(change, -change))) {
				t.Errorf("position %d, %s: figure %q, %q, the treasury changes by %d", at, o.Text, o.Figure, o.Spoken, change)
			}
			if change > 0 {
				issues++
			} else {
				redeems++
			}
		}
	}
	if issues < 10 || redeems < 2 {
		t.Errorf("%d issues, %d redemptions", issues, redeems)
	}
}
