package programme

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/step"
)

// wish is the wish of a programme in a position. The zero value is to wait for the end of the player's turn.
type wish struct {
	action rules.Action
	end    Why  // if not zero, it ends instead, and action is nil
	busy   bool // its best run is not found yet
}

// waits reports whether nothing is wanted but the end of the turn.
func (w wish) waits() bool { return w.action == nil && w.end == 0 }

// wish returns the wish of the programme in the present of a game, whose decision it covers. For a run it does about
// the given amount of work, in units of the route solver.
func (p *Programme) wish(g Game, search *Search, work int) wish {
	v := g.ViewAt(g.Now())
	switch p.Do {
	case Pass, Buy, Bid:
		return p.inTurn(v)
	case Operate:
		return p.operate(g, search, work)
	case Keep:
	}
	return wish{action: rules.Pass{By: v.Actor()}}
}

// inTurn returns the wish of a programme of the player's turn before the turn ends.
func (p *Programme) inTurn(v rules.View) wish {
	switch p.Do {
	case Buy:
		if v.S.Turn.Bought == 0 && v.S.Turn.Bids == 0 {
			return wish{action: p.purchase(v)}
		}
	case Bid:
		if v.S.Turn.Bought == 0 {
			return p.raise(v)
		}
	case Pass, Operate, Keep:
	}
	return wish{}
}

// purchase returns the purchase of one share.
func (p *Programme) purchase(v rules.View) rules.Action {
	a := rules.BuyShares{By: id.OfPlayer(p.Player), Corp: p.Corp, From: id.Initial, Percent: v.Ordinary(p.Corp)}
	if p.Pool {
		a.From = id.Pool
	}
	return a
}

// raise returns the wish for the lowest bid on the lot, or to wait if the player leads already. The programme ends if
// that bid exceeds p.Most. If no bid is legal, it wants one of p.Most, so that the referee gives the reason.
func (p *Programme) raise(v rules.View) wish {
	if lot := lotOf(v, p.Lot); lot != 0 {
		if _, leader := v.HighBid(lot); leader == p.Player {
			return wish{}
		}
	}
	var buf [64]rules.Action
	lowest := rules.Bid{By: p.Player, Private: p.Lot, Price: -1}
	for _, a := range rules.AppendLegal(buf[:0], v) {
		if b, ok := a.(rules.Bid); ok && b.Private == p.Lot && (lowest.Price < 0 || b.Price < lowest.Price) {
			lowest = b
		}
	}
	switch {
	case lowest.Price < 0:
		lowest.Price = p.Most
	case lowest.Price > p.Most:
		return wish{end: TooDear}
	}
	return wish{action: lowest}
}

// Refusal returns the action at which the programme ended as Refused, with the reason. It returns nil and no refusal if
// the programme has not ended so, or after the present.
func (p *Programme) Refusal(g Game) (a rules.Action, why rules.Refusal) {
	if p.End == nil || p.End.Why != Refused || p.End.At > g.Now() {
		return nil, why
	}
	v := g.ViewAt(p.End.At)
	if p.Turns() {
		a = p.inTurn(v).action
	}
	if a == nil {
		a = rules.Pass{By: v.Actor()}
	}
	return a, rules.Check(v, a)
}

// Search finds the best run of a company in slices of counted work. The zero value is ready to use.
type Search struct {
	about  *rules.State // the position searched, compared by pointer because those of a match are never modified
	solver route.Solver
	work   int
	done   bool
}

// mostWork bounds the search for a run. Real positions need less than a hundredth of it.
const mostWork = 100_000_000

// bestRun does about the given amount of work, in units of the route solver, on the best run of c. It returns the run
// and true once the search has ended.
func (s *Search) bestRun(v rules.View, c id.Corp, work int) (run rules.RunRoutes, found bool) {
	if s.about != v.S {
		var trains [rules.MaxTrains]id.Train
		s.about, s.work, s.done = v.S, 0, false
		s.solver.Begin(v.RunProblem(c, v.AppendRunning(trains[:0], c)))
	}
	if !s.done {
		s.work += work
		s.done = s.solver.Step(work) || s.work > mostWork && s.solver.Found()
	}
	if !s.done {
		return run, false
	}
	return rules.RunRoutes{By: c, Routes: s.solver.Best().Routes}, true
}

// operate returns the wish in a company's turn: the best run, the dividend of last time, and otherwise to pass.
func (p *Programme) operate(g Game, search *Search, work int) wish {
	v := g.ViewAt(g.Now())
	switch v.InCharge().Name() {
	case step.RunKey:
		run, found := search.bestRun(v, p.Corp, work)
		return wish{action: run, busy: !found}
	case step.DividendKey:
		for i := g.Now() - 1; i >= 0; i-- {
			if d, ok := g.Action(i).(rules.Dividend); ok && d.By == p.Corp {
				return wish{action: d}
			}
		}
		return wish{end: Unpaid}
	case step.TrainsKey:
		if v.TrainCount(id.OfCorp(p.Corp)) == 0 {
			return wish{end: Trainless}
		}
	}
	return wish{action: rules.Pass{By: v.Actor()}}
}
