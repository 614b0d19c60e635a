package panel_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestTrainsInOrder: of the trains for sale those that can be bought at once stand first, those that another president
// must agree to sell behind a button, and those that cannot be bought last.
func TestTrainsInOrder(t *testing.T) {
	m := playtest.Recorded26855(t)
	deals, locked := 0, 0
	for k, at := range playtest.Positions(m, "trains") {
		if k%5 != 0 {
			continue
		}
		h, tab := tabletest.SeatAt(t, m, at, 1280, 800)
		v := tab.Desk().View()
		asked := map[string]bool{} // by the id of the option
		for _, x := range rules.AppendLegal(nil, v) {
			if x, ok := x.(rules.BuyTrain); ok && x.From.Corp() != 0 {
				p := v.President(x.From.Corp())
				asked[h.OptionOf(v, x)] = p != 0 && p != v.Decider(v.Actor())
			}
		}
		if h.Has("deals") {
			deals++
			for id, consent := range asked {
				if h.Has(id) == consent {
					t.Errorf("%d: %s needs consent: %v", at, id, consent)
				}
			}
			h.Press("deals")
		}
		for id := range asked {
			if !h.Has(id) {
				t.Errorf("%d: %s cannot be chosen", at, id)
			}
		}
		var barred *ui.Node
		for _, n := range h.S.Nodes() {
			consent := asked[n.ID]
			switch {
			case n.Role != ui.RoleRadio || !strings.HasPrefix(n.ID, "train:"):
			case n.Disabled && strings.Count(n.ID, ":") == 1:
				barred = &n
				locked++
			case !n.Disabled && !consent && barred != nil:
				t.Errorf("%d: %s stands below %s, which cannot be bought", at, n.ID, barred.ID)
			}
		}
	}
	if deals == 0 || locked == 0 {
		t.Errorf("%d times others sell, %d trains cannot be bought", deals, locked)
	}
}

// TestBankruptcyAboveBarredTrains: a president who can pay for no train finds the declaration above those that cannot
// be bought, and so in sight on a phone (18FL/R103).
func TestBankruptcyAboveBarredTrains(t *testing.T) {
	h, _ := tabletest.SeatAt(t, playtest.Ruined(t, []string{"Aiko", "Ben"}, 51), 148, 390, 844)
	declare, barred := h.S.Must("bankrupt").Rect, 0
	for _, n := range h.S.Nodes() {
		if strings.HasPrefix(n.ID, "train:") && n.Disabled {
			barred++
			if n.Rect.Y < declare.Y {
				t.Errorf("%s is above it", n.Name)
			}
		}
	}
	if barred == 0 {
		t.Error("no barred train is shown")
	}
}
