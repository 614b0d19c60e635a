package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestPhoneShowsTheOpenMarket: once the depot of a Starter is empty, the line of a phone shows the trains of the open
// market (RS13).
func TestPhoneShowsTheOpenMarket(t *testing.T) {
	m := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	for at := m.Len() - 1; at > 0; at-- {
		v := m.ViewAt(at)
		if price, _ := v.CheapestTrain(); price == 0 ||
			slices.ContainsFunc(v.S.Trains[1:v.T.Cards()+1], func(o id.Owner) bool { return o == id.Initial }) {
			continue
		}
		h, _ := tabletest.SeatAt(t, m, at, 390, 844)
		if said := h.S.Must("bar:depot").Name; !strings.HasPrefix(said, "open market: 3, $180") {
			t.Errorf("before action %d, the line says %q", at, said)
		}
		return
	}
	t.Error("the depot is never empty")
}

// TestLineBesideTheBars: on the page of money, the line at the price of a train crosses no amount.
func TestLineBesideTheBars(t *testing.T) {
	m := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	drawn := 0
	for at := m.Len() / 2; at < m.Len(); at += 5 {
		h, _ := tabletest.SeatAt(t, m, at, 390, 844)
		h.Press("nav:market")
		var seen playtest.Watch
		seen.Attach(h.S)
		var lines []ui.Rect
		cover := h.S.P.Cover
		h.S.P.Cover = func(r ui.Rect) {
			if cover(r); r.W < 3 && r.H > 8 {
				lines = append(lines, r)
			}
		}
		h.S.Invalidate()
		h.Wait()
		for _, line := range lines {
			drawn++
			for _, words := range seen.Lines {
				if !line.And(words.Rect).Empty() {
					t.Errorf("before action %d, the line at %v crosses %v", at, line, words)
				}
			}
		}
	}
	if drawn == 0 {
		t.Error("there is no line")
	}
}
