package route_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// mill pays once a company if some train calls there (1822PNW/R131), and again half the ends of the best route (R134).
// A required mill must be called at (1870/R136).
type mill struct {
	hex      id.Hex
	pays     int32
	required bool
}

func (x mill) Most() int32 { return x.pays + 100 }

func (x mill) Pays(run []route.Finished) (sum int32, ok bool) {
	best := int32(0)
	for _, r := range run {
		best = max(best, r.Earns/4)
		if slices.ContainsFunc(r.Stops, func(s track.StopAt) bool { return s.Hex == x.hex }) {
			sum = x.pays
		}
	}
	return sum + min(best, 100), sum > 0 || !x.required
}

// madeUp returns a problem with rules drawn from those of all titles.
func madeUp(p track.Position, random *rand.Rand) route.Problem {
	q := route.Problem{Position: p, Corp: us, Phase: tile.Green}
	some := func() bool { return random.IntN(3) == 0 }
	hexAt := func() id.Hex { return id.Hex(1 + random.IntN(p.Len())) }
	for i := range 1 + random.IntN(3) {
		t := route.Train{Reach: uint8(1 + random.IntN(4)), HexOnce: some(), Local: some()}
		if some() {
			t.More = uint8(1 + random.IntN(2))
		}
		if some() {
			t.Reach = route.Endless
		}
		if i > 0 && some() {
			t.Group = 1
		}
		t.Terms = drawTerms(p, random, t.Group == 1, some)
		q.Trains = append(q.Trains, t)
	}
	q.Run.Linked = some()
	if some() {
		q.Run.Bonus = mill{hexAt(), int32(10 + 10*random.IntN(4)), some()}
		return q
	}
	drawPayments(&q, random, some)
	return q
}

// drawPayments draws the payments of runs beside those of their stops, and the bans that keep routes from stopping
// twice in a hex (1822PNW/R122, R128-R134, R171).
func drawPayments(q *route.Problem, random *rand.Rand, some func() bool) {
	lumber := id.Hex(random.IntN(9))
	for i := range q.Trains {
		t := &q.Trains[i]
		if some() {
			t.Pays = int16(20 * random.IntN(2))
		}
		if seed := id.Hex(random.IntN(9)); some() {
			t.Passes = func(h id.Hex) int16 { return int16(10*((h+seed)%4)) - 10 }
		}
		if some() {
			t.Again = func(h id.Hex) int16 { return int16(10 * ((h + lumber) % 3)) }
		}
		t.StopOnce = some()
	}
	stop := func() track.StopAt {
		var all []track.StopAt
		for h := id.Hex(1); int(h) <= q.Position.Len(); h++ {
			for i := range q.Position.Face(h).Stops {
				all = append(all, track.StopAt{Hex: h, Stop: uint8(i)})
			}
		}
		return append(all, track.StopAt{Hex: 1})[random.IntN(len(all)+1)]
	}
	for range random.IntN(3) {
		prize, pays := route.Prize{At: stop().Hex}, random.IntN(6)
		prize.Pays = func(train int, at track.StopAt) int16 { return int16(10 * ((pays + train + int(at.Stop)) % 5)) }
		if some() {
			prize.With = stop()
		}
		q.Run.Prizes = append(q.Run.Prizes, prize)
	}
	if shift := random.IntN(4); some() {
		q.Run.CountAside = some()
		q.Run.Aside = func(at track.StopAt) int16 { return int16(5 * ((int(at.Hex)*3 + int(at.Stop) + shift) % 7)) }
	}
}

// drawTerms draws how a train treats stops. Electric trains are paid for stations only, twice (1822PNW/R126).
func drawTerms(p track.Position, random *rand.Rand, electric bool, some func() bool) func(track.StopAt,
	route.Terms) route.Terms {
	town := route.Terms{Cost: route.Cost(random.IntN(3)), Skip: some(), NoEnd: some(), EndPays: int16(10 * random.IntN(2))}
	filled, scarce := some(), some()
	goal, barred := id.Hex(1+random.IntN(p.Len())), id.Hex(0)
	if some() {
		barred = id.Hex(1 + random.IntN(p.Len()))
	}
	home, pardon := id.Hex(0), id.Hex(1+random.IntN(p.Len()))
	if some() {
		home = id.Hex(1 + random.IntN(p.Len()))
	}
	return func(at track.StopAt, t route.Terms) route.Terms {
		switch kind := p.Face(at.Hex).Stops[at.Stop].Kind; {
		case kind == tile.Town:
			town.Pays, town.Station = t.Pays, t.Station
			t = town
		case kind == tile.City && t.Closed && filled:
			t.Closed, t.Filled = false, true
		}
		if electric && !t.Station {
			t.Pays = 0
		} else if electric {
			t.Pays *= 2
		}
		if at.Hex == goal {
			t.EndPays = t.Pays
		}
		t.Scarce = scarce && t.Station
		t.Barred = at.Hex == barred
		t.Goal, t.Pardons = at.Hex == home, at.Hex == pardon
		return t
	}
}

// The solver and the enumerator find the same under rules drawn from those of all titles.
func TestMadeUpRules(t *testing.T) {
	set := title1830(t).Tiles
	var s, sliced route.Solver
	checked, paying, large := 0, 0, 0
	for n := *seed; checked < wanted(); n++ {
		random := rand.New(rand.NewPCG(n, 1860))
		p := madeUp(randomBoard(set, random), random)
		if !check(t, &s, p, n) {
			large++
			continue
		}
		checked++
		if s.Best().Pays > 0 {
			paying++
		}
		sliced.Begin(p)
		for !sliced.Step(7) {
		}
		if sliced.Best().Pays != s.Best().Pays {
			t.Fatalf("board %d: in slices %d", n, sliced.Best().Pays)
		}
	}
	t.Logf("%d boards, %d with a route; %d more too large for the enumerator", checked, paying, large)
}
