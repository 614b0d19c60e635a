package t1822pnw

import (
	"strconv"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// searchWork limits the search for the best run, in units of the solver.
const searchWork = 2_000_000

// runTrains is the step in which trains run (R79). Before that, the company may attach its Pullman to one of them
// (R127).
type runTrains struct {
	step.RunTrains
	once bool // recorded games: ask a company that once had a route even if it has none now
}

// Open implements rules.Step: the company has a train, and a stop for it.
func (s runTrains) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	runs, local := canRun(v, c)
	switch {
	case !runs:
		return v.Refuse(rules.NoTrain)
	case !local && !v.HasRoute(c) && !(s.once && v.Is(c, rules.HadRoute)):
		return v.Refuse(rules.NoRoute)
	}
	return rules.Refusal{}
}

// canRun reports whether c has any train that can run, and whether one of them is local, so that it needs one city
// only.
func canRun(v rules.View, c id.Corp) (runs, local bool) {
	var buf [rules.MaxTrains]id.Train
	for _, n := range v.AppendTrains(buf[:0], id.OfCorp(c)) {
		switch name := nameOf(v, n); {
		case name == trainPP || name == trainE && !kindIs(v, c, rules.Major):
		case name == trainL || name == trainLP:
			runs, local = true, true
		default:
			runs = true
		}
	}
	return runs, local
}

// noteRoute marks for recorded games that a company has a route, because from then on 18xx.games asks how its trains
// run. 18xx.games tests that in the turn of a company with trains that need a route, and whenever it examines the
// company's track: for a lay, except for the first tile of Leavenworth, and for a merger. A town needed for the route
// may disappear with that tile, or by P7 and P8.
func noteRoute(tx *rules.Tx, c id.Corp) {
	if !tx.Is(c, rules.HadRoute) && tx.HasRoute(c) {
		tx.Mark(c, rules.HadRoute)
	}
}

// appendCarriers appends the trains of c that can carry a Pullman, in the order of their purchase; none without a
// Pullman (R127).
func appendCarriers(dst []id.Train, v rules.View, c id.Corp) []id.Train {
	var buf [rules.MaxTrains]id.Train
	hasPullman := false
	for _, n := range v.AppendHeld(buf[:0], id.OfCorp(c)) {
		switch nameOf(v, n) {
		case trainPP:
			hasPullman = true
		case trainL, trainLP, trainE:
		default:
			dst = append(dst, n)
		}
	}
	if !hasPullman {
		return dst[:0]
	}
	return dst
}

// Word implements rules.Chooser: trains are numbered in the order of their purchase.
func (runTrains) Word(_ rules.View, answer uint8) string { return strconv.Itoa(int(answer)) }

// Check judges a run, or before it the choice of the train that carries the Pullman.
func (s runTrains) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Decide:
		var buf [rules.MaxTrains]id.Train
		switch trains := appendCarriers(buf[:0], v, v.Actor().Corp()); {
		case a.By != v.Actor():
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		case v.S.Turn.Carrier != 0 || int(a.Choice) >= len(trains):
			return v.Refuse(noCarrier)
		}
		return rules.Refusal{}
	case rules.RunRoutes:
		if a.Stated {
			return s.RunTrains.Check(v, a)
		}
		if a.By != v.Actor().Corp() {
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		}
		return judgeRun(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// CheckRoute implements rules.Runner (R121-R125).
func (runTrains) CheckRoute(v rules.View, c id.Corp, n id.Train, r track.Route) rules.Refusal {
	return judgeRoute(v, c, n, r)
}

// AppendLegal implements rules.Step: the best run found, an empty one, and the trains that can carry the Pullman.
func (s runTrains) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	if best, _ := v.BestRun(c, searchWork); !s.Check(v, best).Refused() {
		dst = append(dst, best)
	}
	dst = append(dst, rules.RunRoutes{By: c})
	return step.AppendDecisions(dst, v, s)
}

// Apply attaches the Pullman, or records the earnings of the run.
func (s runTrains) Apply(tx *rules.Tx, a rules.Action) {
	if d, ok := a.(rules.Decide); ok {
		var buf [rules.MaxTrains]id.Train
		tx.S.Turn.Carrier = appendCarriers(buf[:0], tx.View, tx.Actor().Corp())[d.Choice]
		return
	}
	run := a.(rules.RunRoutes)
	if _, local := canRun(tx.View, run.By); !local {
		noteRoute(tx, run.By)
	}
	tx.FinishStep()
	sum := reckon(tx.View, run)
	total := sum.total
	if run.Stated {
		total = run.Revenue
	}
	special.Set(tx.S, min(sum.special, total))
	fees.Set(tx.S, sum.fees)
	tx.EarnSubsidy(sum.mail)
	tx.S.Turn.Carrier = 0
	tx.Earn(run.By, total)
}
