package view

import (
	"hexrail/game/match"
	"hexrail/rules"
	"hexrail/rules/id"
)

// Point is where lines of play meet to be compared.
type Point uint8

// The points, seen from one of the lines.
const (
	SameStep Point = iota // at the step at which the line ends
	RoundEnd              // at the end of the last round that ended in the line
	SameAt                // after as many actions of the game
	Points
)

// Meeting tells where lines of play stand when they are compared.
type Meeting struct {
	At    []int      // the position of every line
	Level []bool     // whether a line stands at the same moment as the one from which it is seen; only such figures compare
	Last  rules.View // the last position before the meeting, whose round ends with RoundEnd
}

// Meet returns where lines stand at a point that is seen from one of them, and whether any other line comes there. One that
// does not come there stands at its end.
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

// moment is a step of a turn of a round. What players and companies do differently does not change it.
type moment struct {
	set, number uint8
	round       rules.RoundID
	actor       id.Owner
	turn        int // of the actor in the round
	acting      id.Owner
	step        string
	over        bool
}

// place is a position of a game, told by where it stands.
type place struct {
	step  moment
	since int // actions since the step began
}

// sameRound reports whether two positions lie in the same round.
func sameRound(a, b rules.View) bool {
	return a.S.Set == b.S.Set && a.S.Round == b.S.Round && a.Base().Round == b.Base().Round
}

// placeOf returns the place of a position.
func placeOf(m *match.Match, at int) place {
	begin := roundStart(m, at)
	var p place
	each(m, begin, at, func(_ int, q place) bool { p = q; return true })
	return p
}

// roundStart returns the position at which the round of a position began.
func roundStart(m *match.Match, at int) int {
	for at > 0 && !m.Starts(at).Has(match.RoundStart) {
		at--
	}
	return at
}

// each goes through the places of a game from the beginning of a round to a position, until do returns false.
func each(m *match.Match, begin, to int, do func(at int, p place) bool) {
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
		s := moment{v.S.Set, v.S.Round, f.Round, f.Actor, turns[f.Actor], v.Actor(), "", v.S.End.Over}
		if !s.over {
			s.step = v.InCharge().Name()
		}
		if p.since++; s != p.step || i == begin {
			p = place{step: s}
		}
		if !do(i, p) {
			return
		}
	}
}

// find returns where the line stands at a place: at the same step, after as many actions of it as there are.
func (l Line) find(want place) (int, bool) {
	found := -1
	each(l.Game, roundStart(l.Game, l.From), l.To, func(at int, p place) bool {
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

// lastRoundEnd returns where the last round ended that a line played to its end, or -1.
func lastRoundEnd(l Line) int {
	for i := l.To; i > l.From; i-- {
		if l.endsRound(i) {
			return i
		}
	}
	return -1
}

// roundEnd returns where a round ended in the line.
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
