package t1870

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// connection configures the runs of companies that have been connected to their destinations, between two turns or at
// the start of an operating round (1870/R130-R141).
type connection struct {
	choice bool // the company may put the station of its destination on its charter (X9)
	wars   bool // in a city the station takes a slot (R163)
	loose  bool // recorded games may run anything (X16)
	spare  bool // a company that already has a station in its destination gets no bonus there (R138)
}

// The keys of the steps of a connection run.
const (
	destinationKey  = "destination"
	linkRunKey      = "linkrun"
	linkDividendKey = "linkdividend"
	connectKey      = "connect"
)

// runSteps returns the steps of one connection run.
func (j connection) runSteps() []rules.Step {
	return []rules.Step{j.destination(), linkRun{loose: j.loose}, linkDividend{step.PayDividend{
		Options: []step.DividendOption{
			{Kind: rules.Payout, Kept: step.KeepNothing, Move: step.MoveRight},
			{Kind: rules.Withhold, Kept: step.KeepAll, Move: stay},
		},
		Idle:    stay,
		Initial: step.Company, Treasury: step.Company,
		Beside: true,
	}}}
}

// ends are the two stops that one route of a connection run must join. It is a route.Bonus that pays nothing.
type ends struct{ home, destination track.StopAt }

// endsOf returns the ends of c; ok is false while its home station is not on the map, and for a company without a
// destination.
func endsOf(v rules.View, c id.Corp) (e ends, ok bool) {
	home, there := v.T.HomeHex(c), v.T.Destination(c)
	city, ok := v.Position().TokenAt(home, c)
	if !ok || there == 0 {
		return e, false
	}
	return ends{track.StopAt{Hex: home, Stop: uint8(city)}, track.StopAt{Hex: there}}, true
}

// Most implements route.Bonus.
func (ends) Most() int32 { return 0 }

// Pays implements route.Bonus: it adds no revenue, and ok reports whether a route of the run joins the ends.
func (e ends) Pays(run []route.Finished) (extra int32, ok bool) {
	for i := range run {
		if e.join(run[i].Stops) {
			return 0, true
		}
	}
	return 0, false
}

// join reports whether a route starts at one of the stops and ends at the other.
func (e ends) join(stops []track.StopAt) bool {
	if len(stops) < 2 {
		return false
	}
	a, b := stops[0], stops[len(stops)-1]
	return a == e.home && b == e.destination || a == e.destination && b == e.home
}

// connected reports whether c has a path to its destination within the reach of its longest train, and has not arrived
// yet (1870/R130). It is false without a station at home or after the company has left the game.
func connected(v rules.View, c id.Corp) bool {
	e, ok := endsOf(v, c)
	if !ok || v.Is(c, rules.Arrived) {
		return false
	}
	reach := uint8(0)
	var buf [rules.MaxTrains]id.Train
	for _, n := range v.AppendTrains(buf[:0], id.OfCorp(c)) {
		reach = max(reach, v.T.Train(v.KindOf(n)).Reach)
	}
	return v.Ranger().Joined(v.Position(), c, e.home, e.destination, reach)
}

// beginRuns collects the connected companies, starting with first, and begins their runs (1870/R131-R134). It reports
// whether there are any.
func beginRuns(tx *rules.Tx, first id.Corp) bool {
	forgetRuns(tx.S)
	if connected(tx.View, first) {
		addRun(tx.S, first)
	}
	for _, c := range tx.S.Order.Corps[:tx.S.Order.Len] {
		if c != first && connected(tx.View, c) {
			addRun(tx.S, c)
		}
	}
	if !runCount.Is(tx.S) {
		return false
	}
	tx.Push(rules.Frame{})
	startRun(tx)
	return true
}

// startRun makes the frame on top that of the next connected company, whose run it begins.
func startRun(tx *rules.Tx) {
	c := runCorps.At(int(runsDone.Of(tx.S))).Of(tx.S)
	*tx.Top() = rules.Frame{Round: connectionRound, Actor: id.OfCorp(c), Corp: c}
	tx.S.Turn.Revenue = 0
	tx.Note(rules.Event{Kind: rules.CorpArrived, Corp: c, Hex: tx.T.Destination(c)})
}

// beginNextRun ends a run. It begins the following one and reports whether there is one.
func beginNextRun(tx *rules.Tx) bool {
	if over := runsDone.Of(tx.S) + 1; over < runCount.Of(tx.S) {
		runsDone.Set(tx.S, over)
		startRun(tx)
		return true
	}
	forgetRuns(tx.S)
	tx.S.Turn.Revenue = 0
	return false
}

// beginRunsAfterTurn looks for connections after a turn, begins their runs, and reports whether there are any. It looks
// only once a turn (1870/R131), and not after the turn in which a company left the game (R72).
func beginRunsAfterTurn(tx *rules.Tx) bool {
	c := tx.Actor().Corp()
	if sought.Is(tx.S) || tx.Is(c, rules.Closed) {
		return false
	}
	sought.Set(tx.S, 1)
	return beginRuns(tx, c)
}

// mayLieOnMap reports whether the station may be placed on the map: the company has none in that hex.
func mayLieOnMap(v rules.View, c id.Corp) bool {
	_, there := v.Position().TokenAt(v.T.Destination(c), c)
	return !there
}

// The answers about the station of a destination, and their words in notation (1870/R137).
const (
	ontoMap     uint8 = iota + 1
	ontoCharter       // one more station on the charter
)

var destinationWords = [...]string{ontoMap: "Map", ontoCharter: "Charter"}

// destination returns the step in which a connected company decides about the station of its destination (1870/R137).
// Without a choice the station is placed on the map if possible.
func (j connection) destination() step.Question {
	return step.Question{
		Key: destinationKey, Words: destinationWords[:],
		Ask: func(v rules.View) rules.Refusal {
			if !j.choice {
				return v.Refuse(noChoice)
			}
			return rules.Refusal{}
		},
		Skipped: func(tx *rules.Tx) { j.arrive(tx, mayLieOnMap(tx.View, tx.Actor().Corp())) },
		Judge: func(v rules.View, answer uint8) rules.Refusal {
			if c := v.Actor().Corp(); answer == ontoMap && !mayLieOnMap(v, c) {
				return v.Refuse(rules.HasStation).At(c, v.T.Destination(c)).Citing("1870/R137")
			}
			return rules.Refusal{}
		},
		Answer: func(tx *rules.Tx, answer uint8) { j.arrive(tx, answer == ontoMap) },
	}
}

// arrive marks the acting company as arrived and puts the station of its destination onto the map, in the city or
// beside its slots, or on the charter.
func (j connection) arrive(tx *rules.Tx, onMap bool) {
	c := tx.Actor().Corp()
	if !mayLieOnMap(tx.View, c) && !j.spare {
		tx.Mark(c, rules.Rewarded)
	}
	tx.Mark(c, rules.Arrived)
	switch {
	case !onMap:
		tx.GainStation(c)
	case j.wars:
		placeInCity(tx, c)
	default:
		tx.PlaceBeside(c, tx.T.Destination(c), 0)
	}
}

// placeInCity places the station of the destination in a free slot of the city. If there is none, it is placed beside
// the slots until the city gets another one (1870/R163).
func placeInCity(tx *rules.Tx, c id.Corp) {
	h := tx.T.Destination(c)
	if tx.Position().Face(h).Stops[0].Kind == tile.City && tx.OpenSlot(c, h, 0) == track.SlotFree {
		tx.FillSlot(c, h, 0)
		return
	}
	tx.PlaceBeside(c, h, 0)
}

// linkRun is the step in which a connected company runs all its trains, one of them from home to destination
// (1870/R135, R136).
type linkRun struct {
	step.RunTrains
	loose bool // stored games may run anything (X16)
}

func (linkRun) Name() string { return linkRunKey }

// Check implements rules.Step.
func (s linkRun) Check(v rules.View, a rules.Action) rules.Refusal {
	if r := s.RunTrains.Check(v, a); r.Refused() || s.loose && v.For.Has(rules.Stored) {
		return r
	}
	run := a.(rules.RunRoutes)
	e, _ := endsOf(v, run.By)
	for _, r := range run.Routes {
		var buf [64]track.StopAt
		if stops, _ := v.Position().AppendStops(buf[:0], r); e.join(stops) {
			return rules.Refusal{}
		}
	}
	return v.Refuse(linkMissing)
}

// AppendLegal implements rules.Step. If the search ends without a run, one train takes the path with the fewest stops;
// if a record names a connection without a path, nothing runs.
func (s linkRun) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	best, _ := v.BestRun(v.Actor().Corp(), linkWork)
	if s.Check(v, best).Refused() {
		best = shortestLink(v)
	}
	if !s.Check(v, best).Refused() {
		dst = append(dst, best)
	}
	if len(dst) == 0 && s.loose {
		dst = append(dst, rules.RunRoutes{By: v.Actor().Corp()})
	}
	return dst
}

// shortestLink returns the run in which the train with the longest reach goes from home to destination with the fewest
// stops, and the others stay idle. There must be a train; without a way the run is illegal.
func shortestLink(v rules.View) rules.RunRoutes {
	c := v.Actor().Corp()
	run := rules.RunRoutes{By: c}
	e, _ := endsOf(v, c)
	var buf [rules.MaxTrains]id.Train
	trains, longest := v.AppendRunning(buf[:0], c), 0
	for i, n := range trains {
		if v.RunOf(c, n).Reach > v.RunOf(c, trains[longest]).Reach {
			longest = i
		}
	}
	run.Routes = make([]track.Route, len(trains))
	run.Routes[longest].Pieces = v.Position().Way(c, e.home, e.destination)
	return run
}

// linkWork limits the search for the best connection run, in units of the solver.
const linkWork = 100_000_000

// linkDividend is the dividend of a connection run: everything or nothing (1870/R139). Afterwards the companies still
// to operate are sorted again (R135).
type linkDividend struct{ step.PayDividend }

func (linkDividend) Name() string { return linkDividendKey }

// Apply implements rules.Step.
func (s linkDividend) Apply(tx *rules.Tx, a rules.Action) {
	s.PayDividend.Apply(tx, a)
	tx.SortRest()
}

// connect accepts the statements of a record about connections (1870/X15). It is listed as a step for any time and
// never offers anything.
type connect struct {
	step.NeverOpen
	believed bool // false refuses every statement, as in games that no record holds
}

func (connect) Name() string { return connectKey }

// Check implements rules.Step: the company is not among those still to run, has its home station and has not arrived.
func (s connect) Check(v rules.View, a rules.Action) rules.Refusal {
	link, ok := a.(Connect)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	if !s.believed {
		return v.Refuse(notConnected)
	}
	if list, over := connectionRuns(v); slices.Contains(list[over:], link.By) {
		return v.Refuse(notConnected)
	}
	if _, ok := endsOf(v, link.By); !ok || v.Is(link.By, rules.Arrived) {
		return v.Refuse(notConnected)
	}
	return rules.Refusal{}
}

func (connect) AppendLegal(dst []rules.Action, _ rules.View) []rules.Action { return dst }

// Apply implements rules.Step. The run begins at once unless others are going on.
func (connect) Apply(tx *rules.Tx, a rules.Action) {
	addRun(tx.S, a.(Connect).By)
	if tx.Top().Round != connectionRound {
		tx.Push(rules.Frame{})
		startRun(tx)
	}
}
