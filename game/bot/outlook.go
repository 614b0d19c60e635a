package bot

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// question identifies a query for the best run of a company, for the cache.
type question struct {
	board  uint64
	corp   id.Corp
	phase  uint8
	trains [4]id.TrainKind
}

// questionOf returns the key under which the best run of c with trains of these kinds is cached.
func questionOf(v rules.View, c id.Corp, kinds []id.TrainKind) question {
	q := question{board: v.S.Board, corp: c, phase: v.S.Phase}
	copy(q.trains[:], kinds[max(0, len(kinds)-len(q.trains)):])
	return q
}

// The work after which a search accepts its best run so far, and the size of the cache.
const (
	runSlice = 10_000
	runWork  = 40_000
	maxRuns  = 4096
)

// ask starts the search for the best run of a company with trains of these kinds, of which the last four count. It
// returns the stage that continues the search and then proceeds with then, or nil if the answer is known.
func (s *Sensible) ask(v rules.View, c id.Corp, kinds []id.TrainKind, then stage) stage {
	q := questionOf(v, c, kinds)
	if _, known := s.runs[q]; known || len(kinds) == 0 {
		return nil
	}
	s.pose(v, c, kinds)
	s.asked, s.then = q, then
	return (*Sensible).answer
}

// answer resumes the pending solver query.
func (s *Sensible) answer() stage {
	solver := s.v.Routes()
	if !s.search(solver, runWork) {
		return (*Sensible).answer
	}
	s.cacheRun(s.asked, solver.Best().Pays)
	return s.then
}

// pose puts a question to the route solver.
func (s *judge) pose(v rules.View, c id.Corp, kinds []id.TrainKind) {
	w, trains := v.Suppose(&s.given, c, kinds)
	v.Routes().Begin(w.RunProblem(c, trains))
}

// cacheRun caches the answer to a question.
func (s *judge) cacheRun(q question, pays int32) {
	if len(s.runs) >= maxRuns {
		clear(s.runs)
	}
	s.runs[q] = max(0, pays)
}

// run returns the best run of a company with trains of these kinds. An unknown answer is computed at once.
func (s *judge) run(v rules.View, c id.Corp, kinds ...id.TrainKind) int32 {
	if s.guess != nil {
		return s.guess(v, c, kinds)
	}
	q := questionOf(v, c, kinds)
	if n, known := s.runs[q]; known || len(kinds) == 0 {
		return n
	}
	s.pose(v, c, kinds)
	solver := v.Routes()
	for !s.search(solver, runWork) {
	}
	s.cacheRun(q, solver.Best().Pays)
	return s.runs[q]
}

// ceiling returns an upper bound of a run: the pay of the best reached stops, as many as the trains may call at
// together.
func (s *judge) ceiling(v rules.View, c id.Corp, kinds []id.TrainKind) (sum int32) {
	if len(kinds) == 0 {
		return 0
	}
	calls := 0
	for _, k := range kinds {
		calls += int(v.T.Train(k).Reach) + int(v.T.Train(k).More)
	}
	stops, reach, position := s.walk.stops[:0], v.Reach(c), v.Position()
	for i := range v.T.Board.Hexes {
		set := reach.Stops[i+1]
		if set == 0 {
			continue
		}
		face := position.Face(id.Hex(i + 1))
		for n := range face.Stops {
			if set>>n&1 != 0 && face.Stops[n].Kind != tile.Halt {
				stops = append(stops, int32(face.Stops[n].Value.At(v.PhaseDef().Column())))
			}
		}
	}
	slices.Sort(stops)
	s.walk.stops = stops
	for _, pays := range stops[max(0, len(stops)-calls):] {
		sum += pays
	}
	return sum
}

// kinds returns the kinds of the trains of a company, in card order.
func kinds(v rules.View, c id.Corp) (list []id.TrainKind) {
	var buf [rules.MaxTrains]id.Train
	for _, n := range v.AppendTrains(buf[:0], id.OfCorp(c)) {
		list = append(list, v.KindOf(n))
	}
	return list
}

// forSale returns the kind of train for sale next in the depot, or zero.
func forSale(v rules.View) id.TrainKind {
	for i := range v.T.Trains {
		if k := id.TrainKind(i + 1); v.InDepot(k) {
			return k
		}
	}
	return 0
}

// plannedTrain returns a kind of train to plan for: two after the one for sale, or the last one.
func plannedTrain(v rules.View) id.TrainKind {
	last := id.TrainKind(len(v.T.Trains))
	if next := forSale(v); next != 0 {
		return min(next+2, last)
	}
	return last
}

// soon returns the number of sales before its rusting at which a train no longer counts as lasting. If a company
// without a train loses the game, it is one per company and one more.
func soon(v rules.View) int {
	switch v.T.Policy.Score {
	case rules.CompaniesMoney:
		return int(operating(v)) + 1
	case rules.PlayersWealth:
	}
	return 3
}

// salesUntilRust returns the number of trains that must leave the depot before a kind rusts, and whether it ever does.
func salesUntilRust(v rules.View, k id.TrainKind) (n int, rusts bool) {
	end := v.T.FindTrain(v.T.Train(k).RustsOn)
	if end == 0 {
		return 0, false
	}
	return v.AheadInDepot(end), true
}

// life returns an estimate of the number of operating rounds in which a train may still run.
func life(v rules.View, k id.TrainKind) int32 {
	n, rusts := salesUntilRust(v, k)
	if !rusts {
		return longLife
	}
	return 1 + int32(n)/max(1, operating(v))
}

// longLife is the number of operating rounds that a train counts for if it never rusts.
const longLife = 10

// operating returns the number of floated companies.
func operating(v rules.View) (n int32) {
	for i := range v.T.Corps {
		if v.Is(id.Corp(i+1), rules.Floated) {
			n++
		}
	}
	return n
}

// lasts reports whether a kind of train does not rust soon.
func lasts(v rules.View, k id.TrainKind) bool {
	n, rusts := salesUntilRust(v, k)
	return !rusts || n > soon(v)
}

// lasting returns the number of trains of a company that do not rust soon.
func lasting(v rules.View, c id.Corp) (count int) {
	for _, k := range kinds(v, c) {
		if lasts(v, k) {
			count++
		}
	}
	return count
}

// needs returns the money that a company should keep for a train: the price of the next one if it has no lasting train.
func (s *judge) needs(v rules.View, c id.Corp) int32 {
	if lasting(v, c) > 0 {
		return 0
	}
	price, _ := v.CheapestTrain()
	return price
}

// walk is scratch space for walks over the map.
type walk struct {
	stops []int32
	queue []id.Hex
	far   [track.MaxHexes + 1]int32 // distance plus 1
}

// pull rates the nearness of a company's track to stops: the sum of their pays, each divided by the square of the
// distance. Track continues only where it is open, at hexes without a tile that it leads to. Without a station,
// distances are measured from home.
func (s *judge) pull(v rules.View, c id.Corp) (sum int32) {
	board, reach, position := v.T.Track(), v.Reach(c), v.Position()
	far, queue := &s.walk.far, s.walk.queue[:0]
	*far = [track.MaxHexes + 1]int32{}
	built := false
	for i := range board.Len() {
		h := id.Hex(i + 1)
		if reach.Lay[h] == 0 && reach.Paths[h] == 0 {
			continue
		}
		built = true
		far[h] = 1
		if position.Face(h).Color == tile.White {
			queue = append(queue, h)
		}
		sum += 4 * pays(v, h)
	}
	if !built {
		far[v.T.HomeHex(c)] = 1
		queue = append(queue, v.T.HomeHex(c))
	}
	for at := 0; at < len(queue); at++ {
		h := queue[at]
		for e := range hex.Edge(6) {
			to := board.Next(h, e)
			if to == 0 || far[to] != 0 {
				continue
			}
			far[to] = far[h] + 1
			queue = append(queue, to)
			sum += 4 * pays(v, to) / (far[to] * far[to])
		}
	}
	s.walk.queue = queue
	return sum
}

// pays returns a lower bound of the future pay of the stops of a hex.
func pays(v rules.View, h id.Hex) (sum int32) {
	color := min(v.PhaseDef().Colors+1, tile.Brown)
	face := v.Position().Face(h)
	for i := range face.Stops {
		least := int32(5)
		if face.Stops[i].Kind == tile.City {
			least = 20
		}
		sum += max(least, int32(face.Stops[i].Value.At(color)))
	}
	return sum
}

// canBuild reports whether track may be laid at the home of a company in this phase.
func canBuild(v rules.View, c id.Corp) bool {
	home := v.Position().Face(v.T.HomeHex(c))
	return len(home.Paths) > 0 || home.Color < v.PhaseDef().Colors
}

// computePromise returns the expected dividend of a share per operating round: its part of the best run on the current
// board with the trains that the company has or can buy. A company that has not run yet is expected to pay the mean of
// the others. A company that will soon afford its next train counts half of the run with that train.
func (s *judge) computePromise(v rules.View, c id.Corp) int32 {
	if !v.Is(c, rules.Operated) {
		return s.common(v)
	}
	trains, delay := kinds(v, c), int32(1)
	if len(trains) == 0 {
		price, ok := v.CheapestTrain()
		short := price - v.Cash(id.OfCorp(c))
		switch {
		case !ok || short > 0 && !willEarn(v, c, short):
			return 0
		case short > 0:
			delay = 2
		}
		trains = append(trains, v.KindOf(v.CheapestForSale()))
	}
	if run := s.run(v, c, trains...); run > 0 {
		return run * int32(v.Ordinary(c)) / 100 / delay
	}
	return s.common(v) / 2
}

// willEarn reports whether a company without a train will soon have another sum: if nobody helps it, it continues to
// earn about as much as in its last run, which it keeps.
func willEarn(v rules.View, c id.Corp, sum int32) bool {
	return !v.HelpsWithTrains() && sum <= 2*v.S.Corps[c].LastRun
}

// computeCommon returns the mean expected dividend of the companies that have run, at least 5.
func (s *judge) computeCommon(v rules.View) int32 {
	sum, n := int32(0), int32(0)
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.S.Corps[c].LastRun > 0 {
			sum += s.run(v, c, fleet(v, c)...) * int32(v.Ordinary(c)) / 100
			n++
		}
	}
	return max(5, sum/max(1, n))
}

// computeRounds returns an estimate of the number of remaining operating rounds: as many as the bank can pay, at most
// twelve.
func (s *judge) computeRounds(v rules.View) int32 {
	each := int32(0)
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Is(c, rules.Floated) {
			each += s.promise(v, c) * 10 // about ten shares of each company
		}
	}
	return min(mostRounds, max(1, v.BankLeft()/max(1, each)))
}

// mostRounds is the largest number of operating rounds that are thought to remain.
const mostRounds = 12
