package view

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Goal is the aim of the game at a position: how near the end is, and who leads.
type Goal struct {
	Ends    string      // the causes of the end, in a few words
	Rounds  int         // operating rounds that are left, about; zero once the end has come
	Coming  bool        // the end has been triggered, and play goes on for a while
	Bank    string      // sum that the bank can pay before it is broken
	Share   float32     // of the money with which the bank began, 0 to 1
	Leaders []id.Player // of the first rank
	Best    string      // their worth
	Earned  *Earnings   // of the operating round that ended last, until somebody has decided; or nil
}

// Earnings is the change of every player's worth in an operating round.
type Earnings struct {
	Round string
	Gains []int32 // by seat
}

// GoalOf returns the goal at the cursor of a viewer.
func GoalOf(w *Viewer) Goal {
	v := w.v()
	g := Goal{
		Ends: w.title("title.ends"), Coming: v.S.End.Reason != rules.NotOver,
		Bank: w.say.Money(max(v.BankLeft(), 0)), Earned: earnedIn(w),
	}
	if first := w.game.ViewAt(0).BankLeft(); first > 0 {
		g.Share = min(max(float32(v.BankLeft())/float32(first), 0), 1)
	}
	if !g.Coming {
		g.Rounds = roundsLeft(w)
	}
	for _, p := range v.Ranking() {
		if p.Rank == 1 {
			g.Leaders, g.Best = append(g.Leaders, p.Player), w.say.Money(p.Worth)
		}
	}
	return g
}

// leastLeft is the number of operating rounds expected in a game that lasts longer than a usual one, unless the bank is
// nearly empty.
const leastLeft = 2

// roundsLeft returns an estimate of the number of operating rounds up to the end: those of a usual game less those that
// are over, or fewer if the bank is empty sooner at the pace of the last round.
func roundsLeft(w *Viewer) int {
	var banks []int32 // the money of the bank at the end of each operating round
	for i := 1; i <= w.game.At(); i++ {
		if endsOperatingRound(w, i) {
			banks = append(banks, w.game.ViewAt(i).BankLeft())
		}
	}
	over := len(banks)
	left := max(w.own.Length-over, leastLeft)
	if over > 1 {
		if paid := banks[over-2] - banks[over-1]; paid > 0 {
			left = min(left, max(int((w.v().BankLeft()+paid-1)/paid), 1))
		}
	}
	return left
}

// endsOperatingRound reports whether an operating round ends at a position.
func endsOperatingRound(w *Viewer, i int) bool {
	return operating(w.game.ViewAt(i-1)) &&
		(w.game.Starts(i).Has(match.RoundStart) || w.game.ViewAt(i).S.End.Over)
}

// earnedIn returns the earnings of the operating round that ended last, or nil if a person has decided since then.
func earnedIn(w *Viewer) *Earnings {
	to := w.game.At()
	for ; to > 0 && !endsOperatingRound(w, to); to-- {
		if !w.game.ByComputer(to - 1) {
			return nil
		}
	}
	if to == 0 {
		return nil
	}
	from := to - 1
	for from > 0 && !w.game.Starts(from).Has(match.RoundStart) {
		from--
	}
	before, after := w.game.ViewAt(from), w.game.ViewAt(to)
	e := Earnings{Round: w.say.Round(before)}
	for i := range w.game.Players() {
		p := id.Player(i + 1)
		e.Gains = append(e.Gains, after.Worth(p)-before.Worth(p))
	}
	return &e
}
