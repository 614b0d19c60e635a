package view

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Point is the point at which lines of play are compared.
type Point uint8

// The points, as seen from one of the lines.
const (
	SameStep Point = iota // the step at which the line ends
	RoundEnd              // the end of the last round that ended in the line
	SameAt                // the same number of actions of the game
	Points                // the number of points
)

// Meeting describes the positions at which lines of play are compared.
type Meeting struct {
	At []int // the position of every line
	// Level reports whether a line reaches the moment of the line it is compared with; only such values are comparable.
	Level []bool
	Last  rules.View // the last position before the meeting; with RoundEnd, its round ends there
}

// Meet returns the positions of the lines at a point as seen from lines[from], and whether any other line reaches it. A
// line that does not reach it is at its end. Without such a point in that line it returns an empty Meeting and false.
func Meet(lines []Line, from int, p Point) (Meeting, bool) {
	own := lines[from]
	meet := Meeting{At: make([]int, len(lines)), Level: make([]bool, len(lines))}
	at := own.To
	if p == RoundEnd {
		at = lastRoundEnd(own)
	}
	if at < 0 {
		return meet, false
	}
	want, others := placeOf(own.Game, at), false
	meet.Last = own.Game.ViewAt(max(at-1, 0))
	for i, l := range lines {
		meet.At[i] = l.To
		to, ok := 0, false
		switch {
		case i == from:
			to, ok = at, true
		case p == SameStep:
			to, ok = l.find(want)
		case p == RoundEnd:
			to, ok = l.roundEnd(meet.Last)
		case at <= l.To:
			to, ok = at, true
		}
		if ok {
			meet.At[i], meet.Level[i] = to, p != SameAt || placeOf(l.Game, to).step == want.step
			others = others || i != from
		}
	}
	return meet, others
}

// moment identifies a step of a turn of a round, independently of the choices made.
type moment struct {
	set, number uint8 // State.Set and State.Round
	round       rules.RoundID
	actor       id.Owner // whose turn it is
	turn        int      // of the actor in the round
	acting      id.Owner // who acts, perhaps in an interruption
	step        string
	over        bool
}

// place identifies a position of a game by its moment.
type place struct {
	step  moment
	since int // actions since the step began
}

// sameRound reports whether two positions are in the same round.
func sameRound(a, b rules.View) bool {
	return a.S.Set == b.S.Set && a.S.Round == b.S.Round && a.Base().Round == b.Base().Round
}

// placeOf returns the place of a position.
func placeOf(m *match.Match, at int) place {
	begin := roundStart(m, at)
	var p place
	eachPlace(m, begin, at, func(_ int, q place) bool { p = q; return true })
	return p
}

// roundStart returns the position at which the round of a position began.
func roundStart(m *match.Match, at int) int {
	for at > 0 && !m.Starts(at).Has(match.RoundStart) {
		at--
	}
	return at
}

// eachPlace calls do for the places of a game from the beginning of a round to a position, until it returns false.
func eachPlace(m *match.Match, begin, to int, do func(at int, p place) bool) {
	var p place
	turns := map[id.Owner]int{}
	for i := begin; i <= to; i++ {
		v := m.ViewAt(i)
		f := v.Base()
		if m.Starts(i).Has(match.RoundStart) {
			clear(turns)
		}
		if i == begin || m.Starts(i).Has(match.TurnStart) || f.Actor != p.step.actor {
			turns[f.Actor]++
		}
		s := moment{
			set: v.S.Set, number: v.S.Round, round: f.Round, actor: f.Actor, turn: turns[f.Actor],
			acting: v.Actor(), over: v.S.End.Over,
		}
		if !s.over {
			s.step = v.InCharge().Name()
		}
		p.since++
		if s != p.step || i == begin {
			p = place{step: s}
		}
		if !do(i, p) {
			return
		}
	}
}

// find returns the last position of the line at a place: the same step, after at most as many actions in it. It returns
// false if the line never is at that step.
func (l Line) find(want place) (int, bool) {
	found := -1
	eachPlace(l.Game, roundStart(l.Game, l.From), l.To, func(at int, p place) bool {
		switch {
		case p.step == want.step && p.since <= want.since:
			found = at
		case found >= 0:
			return false
		}
		return true
	})
	return found, found >= 0
}

// lastRoundEnd returns the position after the last round that ended in a line, or -1.
func lastRoundEnd(l Line) int {
	for i := l.To; i > l.From; i-- {
		if l.endsRound(i) {
			return i
		}
	}
	return -1
}

// roundEnd returns the position after a given round in the line, or false if the line does not end that round.
func (l Line) roundEnd(round rules.View) (int, bool) {
	for i := l.From + 1; i <= l.To; i++ {
		if l.endsRound(i) && sameRound(l.Game.ViewAt(i-1), round) {
			return i, true
		}
	}
	return 0, false
}

// endsRound reports whether a round ended with the action before a position.
func (l Line) endsRound(i int) bool {
	return l.Game.Starts(i).Has(match.RoundStart) || l.Game.ViewAt(i).S.End.Over && !l.Game.ViewAt(i-1).S.End.Over
}
