package playtest

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/decision"
)

// shown returns the route of a train as the map shows it.
func (h *Hand) shown(train int) track.Route { return h.Due().Draft().Run().Route(train) }

// Earned is the earnings of a run, and the part of its revenue that special trains earn, whose dividend is decided
// separately.
type Earned struct {
	rules.Earnings
	special int32
}

// RecordedEarnings returns the earnings of a recorded run under today's rules, at the position of the recorded game if
// there is one and in v otherwise.
func (h *Hand) RecordedEarnings(v rules.View, a rules.RunRoutes) Earned {
	if h.Recorded != nil {
		v = h.Recorded.View()
	}
	w := Earned{Earnings: v.RunEarnings(Unstated(a))}
	for i, pays := range v.RunParts(a) {
		if trains := v.AppendRunning(nil, a.By); i < len(trains) && v.Special(trains[i]) != 0 {
			w.special += pays
		}
	}
	return w
}

// Unstated returns a run without a stated revenue, so that it is worth the revenue of its routes.
func Unstated(run rules.RunRoutes) rules.RunRoutes {
	run.Stated, run.Revenue, run.Subsidy = false, 0, 0
	return run
}

// playRun makes the run on the screen earn as much as a recorded one: it takes the routes that the search has found if
// they do, otherwise it presses stop after stop. It fails if that does not help.
func (h *Hand) playRun(v rules.View, a rules.RunRoutes) {
	h.T.Helper()
	want := h.RecordedEarnings(v, a)
	for range 600 { // results of the search appear by themselves
		stop, searches := h.S.Find("run:stop")
		switch {
		case !searches && h.Earns(v, want):
			return
		case searches && h.Earns(v, want) && stop.Rect.H >= leastSeen: // else it would find more until the run is played
			h.Press("run:stop")
			continue
		case searches:
			h.S.Step(decision.SearchPause)
			continue
		case h.raiseSheetFor("run:total"):
			continue
		}
		break
	}
	// a stop that joins the wrong end of a route may join the right one from behind
	for _, back := range [...]bool{false, true} {
		h.drawRun(v, a, want, back)
		if h.Earns(v, want) {
			return
		}
	}
	h.T.Fatalf("the run for %v is drawn as %s", want, h.S.Must("run:total").Name)
}

// drawRun clears the run and draws its routes, from their last stop if back.
func (h *Hand) drawRun(v rules.View, a rules.RunRoutes, want Earned, back bool) {
	h.T.Helper()
	h.Press("run:clear")
	for i, r := range a.Routes {
		if rules.Idle(r) {
			continue
		}
		letter := string(rune('A' + i))
		if h.S.Must("route:"+letter).Pressed != ui.On {
			h.Press("route:" + letter)
		}
		h.DrawRoute(v, a, i, back)
		if id := "halts:" + letter + ":" + strconv.Itoa(int(r.Halts)-1); h.Has(id) {
			h.Press(id)
		}
	}
	// stops that can be joined in several ways were joined in another one; one of the best runs has the same revenue
	if !h.Earns(v, want) && h.Has("run:best") {
		h.Press("run:best")
		for range 40 {
			if h.Earns(v, want) {
				break
			}
			h.S.Step(decision.SearchPause)
			if h.Has("run:next") && !h.Earns(v, want) {
				h.Press("run:next")
			}
		}
	}
}

// Earns reports whether the run on the screen earns as much, and its special trains as much of it.
func (h *Hand) Earns(v rules.View, want Earned) bool {
	say := text.Speaker{Title: h.Title}
	sum := say.RunMoney(v, v.Actor().Corp(), want.Revenue)
	if _, shown := h.S.Find("run:total"); !shown { // the sheet of a phone is low: the button names the sum
		return strings.HasSuffix(h.S.Must("act:primary").Name, " "+sum)
	}
	if h.S.Must("run:total").Name != sum ||
		strings.HasSuffix(h.S.Must("run:share").Name, say.Funds(want.Subsidy)+" for the company") != (want.Subsidy > 0) {
		return false
	}
	special := int32(0)
	for i, n := range v.AppendRunning(nil, v.Actor().Corp()) {
		if v.Special(n) != 0 && h.Has("route:"+draft.Letter(i)) {
			special += h.shownRevenue(i)
		}
	}
	return special == want.special
}

// DrawRoute presses the stops of the ith route of a run until the screen shows their chips: from a hex with only one of
// them outwards, or from the last stop if back.
func (h *Hand) DrawRoute(v rules.View, run rules.RunRoutes, i int, back bool) {
	h.T.Helper()
	if h.Recorded != nil {
		v = h.Recorded.View()
	}
	letter, r := draft.Letter(i), run.Routes[i]
	stops, _ := v.Position().AppendStops(nil, r)
	from := max(0, slices.IndexFunc(stops, func(s track.StopAt) bool {
		return !slices.ContainsFunc(stops, func(o track.StopAt) bool { return o.Hex == s.Hex && o != s })
	}))
	if last := len(stops) - 1; back {
		from = last
	} else if stops[0].Hex == stops[last].Hex {
		from = 0
	}
	prefix := "stop:" + letter + ":"
	var want []string // the chips of the part that is drawn
	for _, s := range stops {
		want = append(want, prefix+h.Title.HexName(s.Hex)+":"+strconv.Itoa(int(s.Stop)))
	}
	// call adds stop `at`, so that the stops from first to last are drawn
	call := func(at, first, last int) {
		h.callStop(prefix, want[first:last+1], stops[at])
		if first < last {
			h.joinAlong(i, partOf(v, r, first, last))
		}
	}
	for at := from; at < len(stops); at++ {
		call(at, from, at)
	}
	for at := from - 1; at >= 0; at-- {
		call(at, at, len(stops)-1)
	}
}

// partOf returns the part of a route from one of its stops to a later one.
func partOf(v rules.View, r track.Route, first, last int) track.Route {
	cuts := []int{0} // after how many pieces each stop is reached
	for n := range r.Pieces {
		if stops, _ := v.Position().AppendStops(nil, track.Route{Pieces: r.Pieces[:n+1]}); len(stops) > len(cuts) {
			cuts = append(cuts, n+1)
		}
	}
	return track.Route{Pieces: r.Pieces[cuts[first]:cuts[last]], Halts: r.Halts}
}

// joinAlong joins the ends of the ith route on the screen over the hexes of a part of a recorded route, if there is
// such a way.
func (h *Hand) joinAlong(i int, part track.Route) {
	want, first := decision.AppendHexes(nil, part), h.shown(i)
	for range 40 {
		shown := decision.AppendHexes(nil, h.shown(i))
		if len(shown) > 0 && shown[0] != want[0] {
			slices.Reverse(shown)
		}
		if slices.Equal(shown, want) || !h.Has("run:other") {
			return
		}
		h.Press("run:other")
		if slices.Equal(h.shown(i).Pieces, first.Pieces) {
			return
		}
	}
}

// shownRevenue returns the revenue of the ith route on the screen.
func (h *Hand) shownRevenue(i int) int32 {
	h.T.Helper()
	name := h.S.Must("route:" + draft.Letter(i)).Name
	digits := func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}
	sum, err := strconv.Atoi(strings.Map(digits, name[strings.LastIndex(name, " ")+1:]))
	if err != nil {
		h.T.Fatalf("%q does not end with a sum", name)
	}
	return int32(sum)
}

// callStop presses a stop by itself where its hex has several, otherwise the hex, until the chips whose ids begin with
// prefix are as wanted. Where no way leads on, it changes the one before. After a few attempts it gives up.
func (h *Hand) callStop(prefix string, want []string, s track.StopAt) {
	name := h.Title.HexName(s.Hex)
	at := "at:" + name + ":" + strconv.Itoa(int(s.Stop))
	for range 6 {
		h.raiseSheetFor("run:total")
		if h.hasChips(prefix, want) { // the map may have needed the place of the chips
			break
		}
		if h.Has("run:failed") && h.Has("run:other") {
			h.Press("run:other")
		}
		n, ok := h.S.Find(at)
		if ok && h.Keys {
			h.WalkTo("hex:" + name)
		} else if ok {
			h.showHex(name)
			n, ok = h.S.Find(at)
		}
		if ok && (h.Keys || n.Rect.H >= 16) { // stops that are drawn closer together share the presses of their hex
			h.Press(at)
			h.raiseSheetFor("run:total")
			if _, on := h.S.Find(prefix + strings.TrimPrefix(at, "at:")); on {
				break
			}
			continue
		}
		h.PressHex(name)
	}
}

// hasChips reports whether the chips of a route are these, in this order or from the other end.
func (h *Hand) hasChips(prefix string, want []string) bool {
	var got []string
	for _, n := range h.S.Nodes() {
		if strings.HasPrefix(n.ID, prefix) {
			got = append(got, n.ID)
		}
	}
	if slices.Equal(got, want) {
		return true
	}
	slices.Reverse(got)
	return slices.Equal(got, want)
}
