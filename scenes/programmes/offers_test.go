package programmes

import (
	"testing"

	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestFirstPurchaseIsPossible: the company offered first for purchases is one of which the player can buy now, wherever
// there is one.
func TestFirstPurchaseIsPossible(t *testing.T) {
	game, others := playtest.SampleGame(t), 0
	for i := range game.Len() {
		v := game.ViewAt(i)
		o := offersIn(v)
		if len(o.corps) == 0 {
			continue
		}
		can := map[id.Corp]bool{}
		for _, a := range rules.AppendLegal(nil, v) {
			can[rules.OperandsOf(a).Corp] = can[rules.OperandsOf(a).Corp] || a.Def().Deal == rules.Buys
		}
		any := false
		for _, c := range o.corps {
			any = any || can[c]
		}
		if p := o.usualProgramme(v, programme.Buy); any && !can[p.Corp] {
			t.Errorf("position %d: company %d cannot be bought", i, p.Corp)
		}
		if any && !can[o.corps[0]] {
			others++
		}
	}
	if others == 0 {
		t.Error("the first company can always be bought: nothing is shown")
	}
}
