package t1822pnw

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/step"
)

// TestSurplusIsToldByItsLimit: whoever gives up a special train is told of the limit for these and that it leaves the
// game, and otherwise that the bank sells the train again (R80).
func TestSurplusIsToldByItsLimit(t *testing.T) {
	for _, c := range []struct {
		trains []string
		told   string
	}{
		{[]string{"LP", "LP"}, "leaves the game"},
		{[]string{"2P", "LP"}, "leaves the game"},
		{[]string{"3", "3"}, "sells"},
	} {
		g := begin(t, build(t, Key)).minor("9", "p1", 100, 500).trains("9", c.trains...)
		g.Phase("5").S.Frames[0].Actor = g.Owner("9")
		list := discardNotice(g.View())
		if len(list) != 1 || !strings.Contains(list[0].Text[0], c.told) {
			t.Errorf("%v: %v", c.trains, list)
		}
	}
}

// TestCubesLeftAreTold: once a cube of P10 is laid, the step says how many are left (P10).
func TestCubesLeftAreTold(t *testing.T) {
	g := begin(t, build(t, Key)).minor("9", "p1", 100, 500).card("P10", "9").turn("9", step.TrackKey)
	for used, told := range []string{"", "2", "1"} {
		g.S.Privates[g.Private("P10")].Used = uint8(used)
		have := ""
		for _, n := range trackNotice(g.View()) {
			if left, ok := n.Counts["left"]; ok {
				have = strconv.Itoa(int(left))
			}
		}
		if have != told {
			t.Errorf("after %d cubes %q are left, want %q", used, have, told)
		}
	}
}

// TestPriceOfTurningIsTold: the train step names the price of turning an L-train over to a company that has one, even
// if it cannot pay (R88).
func TestPriceOfTurningIsTold(t *testing.T) {
	for _, c := range []struct {
		key, phase, train string
		price             int32 // 0: not named
	}{
		{Key, "1", trainL, 80}, {ShortKey, "1", trainL, 80}, {ShortKey, "2", trainL, 70}, {Key, "2", "2", 0},
	} {
		g := begin(t, build(t, c.key)).minor("9", "p1", 100, 0).trains("9", c.train)
		g.Phase(c.phase)
		g.turn("9", step.TrainsKey)
		var price int32
		for _, n := range notices(g.View()) {
			price += n.Sums["price"]
		}
		if price != c.price {
			t.Errorf("%s with a %s in phase %s: $%d, want $%d", c.key, c.train, c.phase, price, c.price)
		}
	}
}
