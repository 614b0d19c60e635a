package puzzle

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
)

// Proof is the result of trying all choices of a puzzle.
type Proof struct {
	Best    int32          // the highest result; the loss of an emergency is negative
	Next    int32          // the highest one below it
	Choices int            // legal choices; of a run the revenues that differ, up to three; see also minChoices
	Right   int            // choices with the highest result; zero for a run, whose routes are not counted
	Stops   int            // stops of the best run
	Way     []rules.Action // the first way to the highest result
}

// minChoices returns the number of choices that a puzzle needs. Companies of most titles can use earnings in two ways.
func (k Kind) minChoices() int {
	if k == Dividend {
		return 2
	}
	return 3
}

// accepts reports whether a proof makes a puzzle: there are enough choices, and a mistake costs at least a tenth of the
// result.
func (k Kind) accepts(p *Proof) bool {
	// The dearer of two ways counts whole, since the best way out of an emergency may cost nothing.
	whole := max(p.Best, -p.Next)
	return p.Choices >= k.minChoices() && len(p.Way) > 0 && apart(p.Best, p.Next, whole) && (p.Best > 0 || k == Emergency)
}

// apart reports whether the best result is better than the next one by a tenth of the whole.
func apart(best, next, whole int32) bool { return 10*(best-next) >= whole }

// level returns the level of a puzzle by its figures, from 1 to Levels: by the stops of the best run, the number of
// choices, or, where those are few, by the gap to the next result in tenths, negative since a smaller one is harder.
func (k Kind) level(p *Proof) int {
	figure, bounds := p.Choices, [Levels - 1]int{}
	switch k {
	case Run:
		figure, bounds = p.Stops, [...]int{3, 5}
	case Lay:
		bounds = [...]int{20, 45}
	case Dividend:
		tenths := int(10 * (p.Best - p.Next) / max(p.Best, 1))
		figure, bounds = -tenths, [...]int{-4, -2}
	case Emergency:
		bounds = [...]int{4, 8}
	case Sale:
		bounds = [...]int{5, 8}
	}
	for i, most := range bounds {
		if figure <= most {
			return i + 1
		}
	}
	return Levels
}

// Bounds of a proof.
const (
	runWork   = 400_000 // work for one run
	mostLays  = 90
	mostSales = 400 // positions in an emergency
	mostRuns  = 3   // the best one and those that earn less
)

// Work of a proof for everything but the search for runs, in units of the route solver, by the time that it takes.
const (
	beginRunWork = 2_000 // to begin the search for a run
	tryWork      = 500   // to play a choice and judge it
	tryLayWork   = 300
	skipWork     = 100 // to look at an action that is no choice
	salesWork    = 300 // for each action in a position of an emergency
)

// Prover proves a puzzle in slices of work, counted like that of the route solver.
type Prover struct {
	kind  Kind
	v     rules.View
	x     rules.Scratch
	state rules.State // after the choice at hand

	legal  []rules.Action
	at     int // choice at hand
	runs   route.Solver
	asked  bool  // runs has been given a problem
	spent  int   // work on it
	below  int32 // of Run: the revenue of the run found last, which the next one must not reach; zero for the first
	proof  Proof
	values []int32 // results that differ, the highest first
	failed bool
	away   rules.Action // by which an emergency leads elsewhere, so that the proof failed
	seen   map[rules.State]bool
	stack  []sales
}

// sales is a position of an emergency with the actions by which it was reached.
type sales struct {
	state rules.State
	way   []rules.Action
}

// Prove begins to prove a question at a position, which is not changed. The kind must be At it.
func Prove(k Kind, v rules.View) *Prover {
	p := &Prover{kind: k, v: rules.View{T: v.T, S: v.S}}
	p.v.X = &p.x
	switch k {
	case Run:
	case Emergency:
		p.seen = map[rules.State]bool{*v.S: true}
		p.stack = []sales{{state: *v.S}}
	case Lay, Dividend, Sale:
		p.legal = rules.AppendLegal(nil, p.v)
		p.failed = k == Lay && len(p.legal) > mostLays
	}
	return p
}

// Step does about the given amount of work and reports whether the proof has ended.
func (p *Prover) Step(work int) (done bool) {
	for work > 0 && !p.failed {
		spent, more := 0, false
		switch p.kind {
		case Run:
			spent, more = p.stepRun(work)
		case Lay:
			spent, more = p.stepLay(work)
		case Dividend, Sale:
			spent, more = p.stepChoice()
		case Emergency:
			spent, more = p.stepSales()
		}
		if !more {
			return true
		}
		work -= spent
	}
	return p.failed
}

// Result returns the proof once Step has returned true, and reports whether it makes a puzzle.
func (p *Prover) Result() (Proof, bool) {
	if len(p.values) > 1 {
		p.proof.Best, p.proof.Next = p.values[0], p.values[1]
	}
	return p.proof, !p.failed && len(p.values) > 1 && p.kind.accepts(&p.proof)
}

// add records the result of a choice. way is cloned if it is the best so far.
func (p *Prover) add(value int32, way ...rules.Action) {
	if len(p.values) == 0 || value > p.values[0] {
		p.proof.Way, p.proof.Right = slices.Clone(way), 0
	}
	i := 0
	for i < len(p.values) && p.values[i] > value {
		i++
	}
	if i == len(p.values) || p.values[i] != value {
		p.values = slices.Insert(p.values, i, value)
	}
	if value == p.values[0] {
		p.proof.Right++
	}
}

// solve searches the best run of c in a position; unless below is zero, the best of those that pay less than it. Each
// call does about the given amount of work and returns the work spent. Once the search is over it returns the run and
// true. It sets p.failed if the run is not proven after runWork.
func (p *Prover) solve(v rules.View, c id.Corp, work int, below int32) (run rules.RunRoutes, spent int, done bool) {
	if !p.asked {
		q := v.RunProblem(c, v.AppendRunning(nil, c))
		if below > 0 {
			q.Run.Bonus, q.Run.Aside = less{q.Run.Bonus, below}, nil
		}
		p.runs.Begin(q)
		p.asked, p.spent = true, 0
		spent = beginRunWork
	}
	before := p.runs.Work()
	done = p.runs.Step(min(work, proveSlice))
	spent += p.runs.Work() - before
	p.spent += spent
	if !done {
		p.failed = p.spent > runWork
		return run, spent, false
	}
	p.asked = false
	best := p.runs.Best()
	p.failed = !best.Proved
	return rules.RunRoutes{By: c, Routes: slices.Clone(best.Routes)}, spent, true
}

// stepRun searches the best run, then twice the best one that earns less.
func (p *Prover) stepRun(work int) (spent int, more bool) {
	c := p.v.Actor().Corp()
	run, spent, done := p.solve(p.v, c, work, p.below)
	if !done || p.failed {
		return spent, !p.failed
	}
	value := p.v.RunRevenue(run)
	if value <= 0 || p.below > 0 && value >= p.below || rules.Check(p.v, run).Refused() {
		p.failed = true // a run that the rules refuse or count otherwise proves nothing
		return spent, false
	}
	p.add(value, run)
	p.proof.Choices++
	if p.proof.Choices == 1 {
		p.proof.Stops = stops(p.v, run)
	}
	p.proof.Right, p.below = 0, value
	if len(p.values) > 1 && !apart(p.values[0], p.values[1], p.values[0]) {
		return spent, false // no puzzle anyway
	}
	return spent, p.proof.Choices < mostRuns
}

// stops returns the number of stops of a run.
func stops(v rules.View, a rules.RunRoutes) (n int) {
	for _, r := range a.Routes {
		if !rules.Idle(r) {
			list, _ := v.Position().AppendStops(nil, r)
			n += len(list)
		}
	}
	return n
}

// stepLay goes on with the best run after the lay at hand, or after none, and then takes the next one.
func (p *Prover) stepLay(work int) (spent int, more bool) {
	if p.at == len(p.legal) {
		return 0, false
	}
	a := p.legal[p.at]
	after := p.v
	after.S = &p.state
	if !p.asked {
		spent = tryLayWork
		if !endsLay(a) {
			p.at++
			return spent, true
		}
		p.state = *p.v.S
		if _, lay := a.(rules.LayTile); lay {
			if rules.Do(p.v, a, &p.state).Refused() {
				p.failed = true
				return spent, false
			}
		}
	}
	run, did, done := p.solve(after, p.v.Actor().Corp(), work, 0)
	spent += did
	if !done || p.failed {
		return spent, !p.failed
	}
	p.at++
	p.proof.Choices++
	p.add(after.RunRevenue(run), a)
	return spent, true
}

// stepChoice tries one action.
func (p *Prover) stepChoice() (spent int, more bool) {
	if p.at == len(p.legal) {
		p.failed = p.kind == Sale && !p.trapped()
		return 0, false
	}
	a := p.legal[p.at]
	p.at++
	if _, sells := a.(rules.SellShares); p.kind == Sale && !sells {
		if _, pass := a.(rules.Pass); !pass {
			return skipWork, true
		}
	}
	if rules.Do(p.v, a, &p.state).Refused() {
		p.failed = true
		return skipWork, false
	}
	after := p.v
	after.S = &p.state
	// The result must be that of the choice alone: the round goes on.
	if p.state.End.Over || p.state.Rounds != p.v.S.Rounds {
		p.failed = true
		return tryWork, false
	}
	if value, decides := p.kind.Value(p.v, p.v, a, after); decides {
		p.proof.Choices++
		p.add(value, a)
	}
	return tryWork, true
}

// trapped reports whether a sale that costs a presidency would bring more than the best one, since otherwise the
// largest sale is right.
func (p *Prover) trapped() bool {
	if len(p.values) == 0 {
		return false
	}
	after := p.v
	after.S = &p.state
	_, me := Mover(p.v)
	for _, a := range p.legal {
		if _, sells := a.(rules.SellShares); !sells || rules.Do(p.v, a, &p.state).Refused() {
			continue
		}
		if LostBy(p.v, after, me) != 0 && p.state.Cash[id.OfPlayer(me)]-p.v.S.Cash[id.OfPlayer(me)] > p.values[0] {
			return true
		}
	}
	return false
}

// stepSales tries all actions in one position of an emergency.
func (p *Prover) stepSales() (spent int, more bool) {
	if len(p.stack) == 0 {
		return 0, false
	}
	at := p.stack[len(p.stack)-1]
	p.stack = p.stack[:len(p.stack)-1]
	v := p.v
	v.S = &at.state
	p.legal = rules.AppendLegal(p.legal[:0], v)
	first := len(at.way) == 0
	for _, a := range p.legal {
		if noWay(a) {
			continue
		}
		switch a.(type) {
		case rules.SellShares, rules.BuyTrain:
		case rules.BuyPrivate:
			continue // what a private brings the president is missing in the treasury
		default:
			p.failed, p.away = true, a // a power or a pass leads elsewhere
		}
		if p.failed || rules.Do(v, a, &p.state).Refused() {
			p.failed = true
			return tryWork, false
		}
		if first {
			p.proof.Choices++
		}
		after := v
		after.S = &p.state
		if p.failed = paidMore(v, a, after); p.failed {
			return tryWork, false // the result must be that of the way alone
		}
		way := append(slices.Clone(at.way), a)
		if value, decides := Emergency.Value(p.v, v, a, after); decides {
			p.add(value, way...)
		} else if !p.seen[p.state] {
			p.seen[p.state] = true
			p.stack = append(p.stack, sales{p.state, way})
			p.failed = len(p.seen) > mostSales
		}
	}
	return tryWork + salesWork*len(p.legal), !p.failed
}

// paidMore reports whether a new round begins after an action of an emergency and changes the cash of the president,
// which is income.
func paidMore(before rules.View, a rules.Action, now rules.View) bool {
	if now.S.Rounds == before.S.Rounds {
		return false
	}
	c, p := Mover(before)
	buy, _ := a.(rules.BuyTrain)
	own := max(0, buy.Price-before.Cash(id.OfCorp(c)))
	return now.Cash(id.OfPlayer(p)) != before.Cash(id.OfPlayer(p))-own
}

// less is a route.Bonus that only allows runs that pay less than a sum, besides the conditions of the title.
type less struct {
	title route.Bonus
	sum   int32
}

// Most implements route.Bonus.
func (l less) Most() int32 {
	if l.title == nil {
		return 0
	}
	return l.title.Most()
}

// Pays implements route.Bonus.
func (l less) Pays(run []route.Finished) (pays int32, ok bool) {
	ok = true
	if l.title != nil {
		pays, ok = l.title.Pays(run)
	}
	sum := pays
	for i := range run {
		sum += run[i].Earns
	}
	return pays, ok && sum < l.sum
}
