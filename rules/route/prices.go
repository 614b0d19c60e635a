package route

import (
	"math/bits"
	"slices"
)

// prices are put on track that several trains of a crew want (Lagrangian relaxation). Suppose that every train pays for
// the track it uses and that the prices of all track are then paid out once. A run whose trains share nothing then
// keeps at least its earnings. So the weights of the best routes of each train alone, at these prices, plus the sum of
// the prices, bound the best run. Prices rise where routes meet and fall where nobody runs, until the bound is close.
type prices struct {
	opens [][]weight // by step: prices of the borders that open there
	inner [][]weight // by step: prices of inner pieces and scarce stops
	pass  weight     // price of passing a Filled city
	left  []weight   // by step: sum of the prices from there on; zero at the end

	settled bool
	rounds  int
	scale   weight // of the next change, in 1/scaleUnit of the gap
	stale   int    // rounds since the bound fell
	phase   phase
	member  int       // the next one in a phase that visits the members
	layer   int       // number of layers of its diagram visited so far
	last    bool      // diagrams are being evaluated for the last time
	ways    [][]int32 // the route of each member
	run     crewRun   // the run being built, one member after the other
	bound   weight    // at the current prices
	kept    savedPrices

	taken  []taken    // by step
	filled bool       // a Filled city has been passed
	offers []weight   // by pattern of the current step: its gain, or never if it uses track that is taken
	greedy [][]weight // by layer and state of a diagram: best weight to the end using nothing taken
}

// savedPrices are the prices that gave the best bound so far.
type savedPrices struct {
	opens, inner []weight
	pass         weight
}

// taken is the track of a step in use.
type taken struct {
	opens uint32
	inner uint64
}

// meets reports whether a pattern uses track that is taken.
func (t taken) meets(p *pattern) bool { return t.opens&p.opens != 0 || t.inner&p.inner != 0 }

// union returns t with the track of a pattern.
func (t taken) union(p *pattern) taken { return taken{t.opens | p.opens, t.inner | p.inner} }

// The limits of the rounds.
const (
	maxRounds = 60           // changes of the prices
	runEvery  = 4            // rounds from one run that is built to the next
	maxStale  = 4            // rounds without progress before changes get smaller
	scaleUnit = 64           // the first change aims at the whole gap between the bound and the best run found
	closeGap  = 5 * perMoney // the bound is close enough if the gap is at most this
)

// begin sets all prices to zero.
func (l *prices) begin(diagrams []*diagram) {
	sets := diagrams[0].sets
	l.settled, l.rounds, l.scale, l.stale, l.phase = len(diagrams) == 1, 0, scaleUnit, 0, choosingWays
	l.ways = l.ways[:0]
	l.opens = slices.Grow(l.opens[:0], len(sets))[:len(sets)]
	l.inner = slices.Grow(l.inner[:0], len(sets))[:len(sets)]
	l.pass = 0
	l.left = append(l.left[:0], make([]weight, len(sets)+1)...)
	for i := range sets {
		var all taken
		for _, d := range diagrams {
			for k := range d.sets[i].all {
				all = all.union(&d.sets[i].all[k])
			}
		}
		l.opens[i] = append(l.opens[i][:0], make([]weight, bits.Len32(all.opens))...)
		l.inner[i] = append(l.inner[i][:0], make([]weight, bits.Len64(all.inner))...)
	}
	l.save()
}

// phase is a part of a round. A round is divided into phases, and most phases into layers, so that no slice of the work
// takes long.
type phase uint8

const (
	choosingWays phase = iota // each train chooses its best route at the current prices
	responding                // the trains choose one after the other, to build a run
	measuring                 // best weights from the start are computed
	thinning                  // states and arcs that are too expensive are dropped
	changing                  // the prices change
	valuing                   // diagrams are evaluated at the new prices
)

// adjust does a part of a round: all trains choose at the current prices, which gives a bound; their routes are tried
// as the start of a run; diagrams are thinned; the prices change. It returns the work done.
func (l *prices) adjust(c *crew) (work int) {
	switch l.phase {
	case choosingWays:
		l.chooseAlone(c)
		l.startRun(c)
		l.phase = changing
		if l.rounds%runEvery == 0 {
			l.phase = responding
		}
		return adjustCost
	case responding:
		var done bool
		if work, done = l.respond(c); done {
			l.enter(measuring)
		}
	case measuring, thinning, valuing:
		work = l.visitLayer(c)
	case changing:
		l.rounds++
		open := c.bound-c.found.weight > closeGap && l.scale > 0 && l.rounds < maxRounds
		l.last = !open || !l.change(c, l.ways)
		if l.last {
			l.restore()
		}
		l.sumLeft()
		l.enter(valuing)
		return adjustCost
	}
	return work
}

// adjustCost is the work of visiting all track and the routes of all members.
const adjustCost = 100

// enter begins a phase that visits all layers of all members' diagrams.
func (l *prices) enter(p phase) { l.phase, l.member, l.layer = p, 0, 0 }

// visitLayer visits one more layer in a phase that enter has begun, and returns the work done.
func (l *prices) visitLayer(c *crew) (work int) {
	d := c.diagrams[l.member]
	if l.layer == len(d.layers) || !c.firstOfKind(l.member) {
		l.layer = 0
		if l.member++; l.member == len(c.diagrams) {
			l.endPass()
		}
		return 1
	}
	layer := l.layer
	if l.phase == valuing {
		layer = len(d.layers) - 1 - l.layer // from the last to the first
	}
	l.layer++
	work = d.passCost(layer)
	switch {
	case l.phase == thinning:
		d.dropStates(layer, min(d.best(), c.found.weight+1-(l.bound-d.best())))
	case layer == len(d.sets):
	case l.phase == measuring:
		d.measure(layer)
	default:
		l.evaluate(d, layer)
	}
	return work
}

// endPass selects the phase after one that visited all layers.
func (l *prices) endPass() {
	switch l.phase {
	case measuring:
		l.enter(thinning)
	case thinning:
		l.enter(changing)
	case choosingWays, responding, changing, valuing:
		l.enter(choosingWays)
		l.settled = l.last
	}
}

// chooseAlone finds the best route of each train alone and updates the bound.
func (l *prices) chooseAlone(c *crew) {
	l.ways = slices.Grow(l.ways[:0], len(c.diagrams))[:len(c.diagrams)]
	l.bound = l.left[0]
	for i, d := range c.diagrams {
		l.bound += d.best()
		if i > 0 && d == c.diagrams[i-1] {
			l.ways[i] = l.ways[i-1]
		} else {
			l.ways[i] = d.bestWay()
		}
	}
	if l.bound < c.bound || l.rounds == 0 {
		c.bound, l.stale = min(c.attainable(l.bound), c.bound), 0
		l.save()
	} else if l.stale++; l.stale == maxStale {
		l.scale, l.stale = l.scale/2, 0
	}
}

// change raises the price of track that several of the routes use and lowers that of unused track, so far that the
// bound would reach the best run found if it fell at a constant rate (a subgradient step, times scale). It reports
// whether any price can move.
func (l *prices) change(c *crew, ways [][]int32) bool {
	square := weight(0)
	l.eachUse(c, ways, func(price *weight, uses int) {
		if g := weight(uses - 1); g > 0 || *price > 0 {
			square += g * g
		}
	})
	if square == 0 {
		return false
	}
	unit := int64(c.bound-c.found.weight) * int64(l.scale) / scaleUnit / int64(square)
	if unit == 0 {
		return false
	}
	l.eachUse(c, ways, func(price *weight, uses int) {
		*price = max(0, *price+weight(unit)*weight(uses-1))
	})
	return true
}

// eachUse calls visit for all track with its price and the number of routes that use it.
func (l *prices) eachUse(c *crew, ways [][]int32, visit func(price *weight, uses int)) {
	for step := range l.opens {
		for i := range l.opens[step] {
			uses := 0
			for m, d := range c.diagrams {
				uses += int(d.sets[step].all[ways[m][step]].opens >> i & 1)
			}
			visit(&l.opens[step][i], uses)
		}
		for i := range l.inner[step] {
			uses := 0
			for m, d := range c.diagrams {
				uses += int(d.sets[step].all[ways[m][step]].inner >> i & 1)
			}
			visit(&l.inner[step][i], uses)
		}
	}
	passes := 0
	for m, d := range c.diagrams {
		for step, p := range ways[m] {
			passes += int(d.sets[step].all[p].filled)
		}
	}
	visit(&l.pass, passes)
}

// sumLeft computes left from the prices.
func (l *prices) sumLeft() {
	for step := len(l.opens) - 1; step >= 0; step-- {
		l.left[step] = l.left[step+1]
		if step == len(l.opens)-1 {
			l.left[step] = l.pass
		}
		for _, x := range l.opens[step] {
			l.left[step] += x
		}
		for _, x := range l.inner[step] {
			l.left[step] += x
		}
	}
}

// evaluate evaluates a layer of a diagram at the current prices.
func (l *prices) evaluate(d *diagram, layer int) {
	set := &d.sets[layer]
	for k := range set.all {
		set.priced[k] = set.all[k].gain - l.priceOf(layer, &set.all[k])
	}
	d.weighLayer(layer)
}

// priceOf returns the prices of the track, scarce stops and prizes that a pattern uses, and of the Filled cities that
// it passes.
func (l *prices) priceOf(step int, p *pattern) (sum weight) {
	for set := p.opens; set != 0; set &= set - 1 {
		sum += l.opens[step][bits.TrailingZeros32(set)]
	}
	for set := p.inner; set != 0; set &= set - 1 {
		sum += l.inner[step][bits.TrailingZeros64(set)]
	}
	return sum + l.pass*weight(p.filled)
}

// save keeps copies of the current prices as the best so far.
func (l *prices) save() {
	l.kept.opens, l.kept.inner, l.kept.pass = l.kept.opens[:0], l.kept.inner[:0], l.pass
	for i := range l.opens {
		l.kept.opens = append(l.kept.opens, l.opens[i]...)
		l.kept.inner = append(l.kept.inner, l.inner[i]...)
	}
}

// restore goes back to the saved prices.
func (l *prices) restore() {
	opens, inner := l.kept.opens, l.kept.inner
	l.pass = l.kept.pass
	for i := range l.opens {
		opens = opens[copy(l.opens[i], opens):]
		inner = inner[copy(l.inner[i], inner):]
	}
}

// startRun begins a run in which no member has chosen yet.
func (l *prices) startRun(c *crew) {
	l.taken = append(l.taken[:0], make([]taken, len(c.diagrams[0].sets))...)
	l.filled, l.run, l.member, l.layer = false, c.idle(), 0, 0
}

// respond gives the next member the best route that meets none of those before, one layer in each call. The first
// member takes the route it has chosen. respond returns the work done and reports whether the run is complete.
func (l *prices) respond(c *crew) (work int, done bool) {
	d := c.diagrams[l.member]
	if l.member == 0 && len(l.ways) > 0 {
		return adjustCost, l.take(c, l.ways[0])
	}
	if l.layer < len(d.layers) {
		layer := len(d.layers) - 1 - l.layer
		l.layer++
		l.respondLayer(d, layer)
		return d.passCost(layer), false
	}
	l.layer = 0
	if l.greedy[0][0] < 0 { // thinning has left no route
		return 1, true
	}
	return adjustCost, l.take(c, l.bestFree(d))
}

// take adds the route of the next member to the run and reports whether it was the last.
func (l *prices) take(c *crew, way []int32) (done bool) {
	l.run.patterns[l.member] = way
	for step, p := range way {
		x := &c.diagrams[l.member].sets[step].all[p]
		l.taken[step] = l.taken[step].union(x)
		l.run.weight += x.gain
		l.filled = l.filled || x.filled > 0
	}
	c.keepIfBest(crewRun{l.run.weight, slices.Clone(l.run.patterns)}) // with the others at home
	l.member++
	return l.member == len(c.diagrams)
}

// free reports whether a pattern uses nothing taken.
func (l *prices) free(step int, p *pattern) bool {
	return !l.taken[step].meets(p) && (!l.filled || p.filled == 0)
}

// bestWay returns the pattern in each layer on the best route of a diagram at the current prices, whose rests must be
// known.
func (d *diagram) bestWay() []int32 {
	way := make([]int32, len(d.sets))
	at := int32(0)
	for layer := range way {
		want := d.layers[layer].rest[at]
		for _, a := range d.arcsOf(layer, int(at)) {
			if d.sets[layer].priced[a.pattern]+d.layers[layer+1].rest[a.to] == want {
				way[layer], at = a.pattern, a.to
				break
			}
		}
	}
	return way
}

// respondLayer computes the best weights from a layer to the end using nothing taken. Prices are ignored.
func (l *prices) respondLayer(d *diagram, layer int) {
	from := &d.layers[layer]
	if layer == len(d.sets) {
		l.greedy = slices.Grow(l.greedy[:0], len(d.layers))[:len(d.layers)]
		l.greedy[layer] = append(l.greedy[layer][:0], from.rest...)
		return
	}
	offers := l.offers[:0]
	patterns := d.sets[layer].all
	for i := range patterns {
		offer := never
		if l.free(layer, &patterns[i]) {
			offer = patterns[i].gain
		}
		offers = append(offers, offer)
	}
	here, next := appendNever(l.greedy[layer][:0], len(from.states)), l.greedy[layer+1]
	for _, a := range from.arcs {
		here[a.from] = max(here[a.from], offers[a.pattern]+next[a.to])
	}
	l.offers, l.greedy[layer] = offers, here
}

// bestFree returns the pattern in each layer of the best route of a diagram that uses nothing taken. respondLayer must
// have visited all layers.
func (l *prices) bestFree(d *diagram) []int32 {
	way := make([]int32, len(d.sets))
	at := int32(0)
	for layer := range way {
		want := l.greedy[layer][at]
		for _, a := range d.arcsOf(layer, int(at)) {
			p := &d.sets[layer].all[a.pattern]
			if l.free(layer, p) && p.gain+l.greedy[layer+1][a.to] == want {
				way[layer], at = a.pattern, a.to
				break
			}
		}
	}
	return way
}
