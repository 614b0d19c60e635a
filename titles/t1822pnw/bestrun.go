package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// The groups of trains: track may be shared between groups, not within one (R126).
const (
	ordinaryGroup = iota
	eGroup
)

// problem returns the solver's problem for the best run of c with these trains: highest revenue, then most mail
// (R121-R136).
func problem(v rules.View, c id.Corp, trains []id.Train) route.Problem {
	p := route.Problem{Position: v.Position(), Corp: c, Phase: v.PhaseDef().Colors}
	p.Run.Prizes = prizes(v, c, trains)
	if owns(v, c, mailService) {
		p.Run.Aside = func(at track.StopAt) int16 { return int16(valueAt(v, at) / 2) } // all values are even
	}
	lumber := owns(v, c, lumberBaron)
	for _, n := range trains {
		name := nameOf(v, n)
		t := route.Train{Reach: v.T.Train(v.KindOf(n)).Reach, StopOnce: true, Pays: int16(documentMail(v, c, name == trainE))}
		t.Passes = passPay(v, c, name == trainE)
		if lumber && name != trainE {
			t.Again = timberPay(v)
		}
		switch {
		case name == trainPP:
			t.Reach = 0 // does not run
		case isLocal(v, n):
			t.Reach, t.More, t.Local, t.Terms = 1, 1, true, localTerms(v, c)
		case name == trainE:
			t.Group, t.Terms = eGroup, eTerms(v)
		default:
			t.Terms = ordinaryTerms(v, c, n == v.S.Turn.Carrier)
		}
		p.Trains = append(p.Trains, t)
	}
	return p
}

// isEnd reports whether a stop can only be the end of a route, because its track ends there: off-map cities and ports
// (R123).
func isEnd(v rules.View, at track.StopAt) bool {
	color := v.Position().Face(at.Hex).Color
	return color == tile.Red || color == tile.Blue
}

// isTown reports whether a stop is no city.
func isTown(v rules.View, at track.StopAt) bool { return !isCity(v, at) }

// anyTerms returns the terms of all trains: off-map stops end routes, and a route over either of two hexes may stop
// twice in a hex (R122, R123).
func anyTerms(v rules.View, at track.StopAt, t route.Terms) route.Terms {
	t.Closed = t.Closed || isEnd(v, at)
	name := v.T.HexName(at.Hex)
	t.Pardons = name == leavenworth || name == ilwaco
	return t
}

// ordinaryTerms returns the terms of trains that count every stop. With pullman, for the train that carries the Pullman
// in this turn, towns are free (R122, R127).
func ordinaryTerms(v rules.View, c id.Corp, pullman bool) func(track.StopAt, route.Terms) route.Terms {
	return func(at track.StopAt, t route.Terms) route.Terms {
		t = anyTerms(v, at, t)
		t.Pays += int16(documentStop(v, c, at.Hex))
		if pullman && isTown(v, at) {
			t.Cost = route.Free
		}
		return t
	}
}

// localTerms returns the terms of L- and LP-trains: one own city, which no other of them uses, and at most one town
// (R124, R125).
func localTerms(v rules.View, c id.Corp) func(track.StopAt, route.Terms) route.Terms {
	return func(at track.StopAt, t route.Terms) route.Terms {
		t = anyTerms(v, at, t)
		t.Pays += int16(documentStop(v, c, at.Hex))
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

// eTerms returns the terms of E-trains: own cities pay twice and are the ends, everything else pays nothing (R126).
func eTerms(v rules.View) func(track.StopAt, route.Terms) route.Terms {
	return func(at track.StopAt, t route.Terms) route.Terms {
		t = anyTerms(v, at, t)
		if t.Station && isCity(v, at) {
			t.Pays *= stationValue
		} else {
			t.Pays, t.NoEnd = 0, true
		}
		return t
	}
}

// passPay returns the function of the bonus, or the negative fee, of a hex for a train of c that passes it, or nil if
// no hex has one (R129, R132, R133, R165, R166). eTrain means that it is an E-train.
func passPay(v rules.View, c id.Corp, eTrain bool) func(id.Hex) int16 {
	along := waysideOf(v, c)
	pays, found := make([]int16, len(v.T.Board.Hexes)+1), false
	for h := range v.T.Board.Hexes {
		t := trip{eTrain: eTrain}
		along.add(&t, id.Hex(h+1))
		pays[h+1] = int16(t.own())
		found = found || pays[h+1] != 0
	}
	if !found {
		return nil
	}
	return func(h id.Hex) int16 { return pays[h] }
}

// timberPay returns the function of the bonus of P14 for a hex that one train of the run passes (R130).
func timberPay(v rules.View) func(id.Hex) int16 {
	return func(h id.Hex) int16 {
		if v.S.Cells[h].Marked(timberMark) {
			return timberBonus
		}
		return 0
	}
}

// prizes returns the bonuses that a run gets once: the destination and the paper mill (R128, R131).
func prizes(v rules.View, c id.Corp, trains []id.Train) (list []route.Prize) {
	if home := ownCity(v, c, v.Home(c)); home.Hex != 0 && v.Is(c, rules.Arrived) && kindIs(v, c, rules.Major) {
		list = append(list, route.Prize{At: v.Destination(c), With: home, Pays: func(train int, at track.StopAt) int16 {
			if !isOwn(v, c, at) {
				return 0
			}
			return int16(goalAt(v, at, nameOf(v, trains[train]) == trainE))
		}})
	}
	if m := markedHex(v, paperMill); m != 0 {
		list = append(list, route.Prize{At: m, Pays: func(train int, at track.StopAt) int16 {
			return int16(millAt(v, m, nameOf(v, trains[train]) == trainE, isOwn(v, c, at)))
		}})
	}
	return list
}

// ownCity returns the first stop of a hex at which c has a station, or the zero StopAt.
func ownCity(v rules.View, c id.Corp, h id.Hex) track.StopAt {
	for i := range v.Position().Face(h).Stops {
		if at := (track.StopAt{Hex: h, Stop: uint8(i)}); isOwn(v, c, at) {
			return at
		}
	}
	return track.StopAt{}
}
