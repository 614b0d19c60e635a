package t1822pnw

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/route"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// The groups of trains: track is shared between groups, not within one (R126).
const (
	ordinaryGroup = iota
	eGroup
)

// problem returns the question which run of c is best with these trains (R121-R136).
func problem(v rules.View, c id.Corp, trains []id.Train) route.Problem {
	p := route.Problem{Position: v.Position(), Corp: c, Phase: v.PhaseDef().Colors}
	if once := (onceBonus{v, c, trains}); len(trains) > 0 && once.Most() > 0 {
		p.Run.Bonus = once // which costs the search time even where it pays nothing
	}
	for i, n := range trains {
		t := route.Train{Reach: v.T.Train(v.KindOf(n)).Reach, Extra: wayBonus{v, c, trains[i]}}
		switch name := nameOf(v, n); {
		case name == trainPP || name == trainE && !kindIs(v, c, rules.Major):
			t.Reach = 0 // it does not run
		case isLocal(v, n):
			t.Reach, t.More, t.Local, t.Terms = 1, 1, true, localTerms(v)
		case name == trainE:
			t.Group, t.Terms = eGroup, eTerms(v)
		default:
			t.Terms = ordinaryTerms(v, n == v.S.Turn.Carrier)
		}
		p.Trains = append(p.Trains, t)
	}
	return p
}

// isEnd reports whether a stop can only be an end of a route, because its track ends there: off-map cities and ports (R123).
func isEnd(v rules.View, at track.StopAt) bool {
	color := v.Position().Face(at.Hex).Color
	return color == tile.Red || color == tile.Blue
}

func isTown(v rules.View, at track.StopAt) bool { return !isCity(v, at) }

// ordinaryTerms are those of trains that count every stop; with a Pullman towns are free (R122, R127).
func ordinaryTerms(v rules.View, carries bool) func(track.StopAt, route.Terms) route.Terms {
	return func(at track.StopAt, t route.Terms) route.Terms {
		t.Closed = t.Closed || isEnd(v, at)
		if carries && isTown(v, at) {
			t.Cost = route.Free
		}
		return t
	}
}

// localTerms are those of L- and LP-trains: one own city, which no other of them uses, and at most one town (R124, R125).
func localTerms(v rules.View) func(track.StopAt, route.Terms) route.Terms {
	return func(at track.StopAt, t route.Terms) route.Terms {
		t.Closed = t.Closed || isEnd(v, at)
		switch {
		case isTown(v, at):
			t.Cost = route.Minor
		case t.Station:
			t.Scarce = true
		default:
			t.Barred = true
		}
		return t
	}
}

// eTerms are those of E-trains: own cities pay twice and are the ends, all else pays nothing (R126).
func eTerms(v rules.View) func(track.StopAt, route.Terms) route.Terms {
	return func(at track.StopAt, t route.Terms) route.Terms {
		t.Closed = t.Closed || isEnd(v, at)
		if t.Station && isCity(v, at) {
			t.Pays *= stationValue
		} else {
			t.Pays, t.NoEnd = 0, true
		}
		return t
	}
}

// wayBonus is what a route earns on its way, and what it pays there; it refuses a second stop in a hex and E-trains with one own
// city (R122, R126, R129, R132, R133).
type wayBonus struct {
	v rules.View
	c id.Corp
	n id.Train
}

// Most implements route.Extra.
func (b wayBonus) Most() (most int32) {
	most = documentMost(b.v)
	if nameOf(b.v, b.n) == trainE {
		return most
	}
	for h := range b.v.T.Board.Hexes {
		if b.v.S.Cells[h+1].Marks>>timberMark&1 != 0 {
			most += timberBonus
		}
	}
	if p := b.v.T.FindPrivate("P17"); p != 0 && b.v.Marked(rules.Marker{Private: p}) {
		most += skiBonus
	}
	return most
}

// Pays implements route.Extra.
func (b wayBonus) Pays(r *route.Finished) (int32, bool) {
	if hexTwice(b.v, r.Stops) {
		return 0, false
	}
	t := trip{eTrain: nameOf(b.v, b.n) == trainE}
	if t.eTrain {
		if _, _, own := tally(b.v, b.c, r.Stops); own < 2 {
			return 0, false
		}
	}
	way := track.Route{Pieces: r.Pieces}
	t.overHexes(b.v, b.c, way)
	t.document = documentBonus(b.v, b.c, way, r.Stops, t.eTrain)
	return t.own(), true
}

// onceBonus is what a run has once: the destination, the paper mill and, with P14, the timber of one train again (R128, R130,
// R131).
type onceBonus struct {
	v      rules.View
	c      id.Corp
	trains []id.Train
}

// Most implements route.Bonus.
func (b onceBonus) Most() (most int32) {
	if b.v.Is(b.c, rules.Arrived) {
		most += stationValue * valueAt(b.v, track.StopAt{Hex: b.v.Destination(b.c)})
	}
	if p := b.v.T.FindPrivate("P15"); p != 0 && b.v.Marked(rules.Marker{Private: p}) {
		most += stationValue * millLate
	}
	if owns(b.v, b.c, "P14") {
		most += wayBonus{v: b.v, c: b.c, n: b.trains[0]}.Most()
	}
	return most
}

// Pays implements route.Bonus.
func (b onceBonus) Pays(run []route.Finished) (int32, bool) {
	var goal, mill, timber int32
	again := owns(b.v, b.c, "P14")
	for i := range run {
		t := trip{eTrain: nameOf(b.v, b.trains[run[i].Train]) == trainE}
		t.atStops(b.v, b.c, run[i].Stops)
		if again {
			t.overHexes(b.v, b.c, track.Route{Pieces: run[i].Pieces})
		}
		goal, mill, timber = max(goal, t.goal), max(mill, t.mill), max(timber, t.timber)
	}
	return goal + mill + timber, true
}
