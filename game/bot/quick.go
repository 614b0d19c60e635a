package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Quick plays by the rules of thumb of Sensible and Sound, but guesses the revenue of companies instead of searching
// it. It serves playouts, in which speed counts more than precision: it plays 20 to 50 times as fast.
//
// A guess is the sum of the best stops that a company reaches times a factor, which Measure finds by the exact solver
// in the position where the playouts begin. What a company builds is remembered by its own network, trains and money:
// in other playouts from there it builds the same.
//
// It states revenues without routes. Believing returns a title that believes them.
type Quick struct {
	judge
	parts   [id.MaxCorps + 1]int32 // what a company runs for, in thousandths of its ceiling; 0 if unknown
	usual   int32                  // the mean of the known parts
	manners [id.MaxPlayers + 1]manner
	sites   map[site]rules.Action
}

// manner is the way in which Quick plays a seat.
type manner struct {
	rate func(*judge, rules.Action) int32
	whim int32
}

// NewQuick returns a player with a seed.
func NewQuick(seed uint64) *Quick {
	q := &Quick{usual: usualPart, sites: map[site]rules.Action{}}
	q.runs, q.guess = map[question]int32{}, q.estimate
	q.Vary(seed, 0, 0)
	return q
}

// Believing returns a copy of a title that believes stated revenues.
func Believing(t *rules.Title) *rules.Title {
	c := *t
	c.Policy.StatedRevenue = rules.On
	return &c
}

// Vary sets the seed of q and the manners of the seats for playout n from a position; n counts from 0. In playout 0 all
// play plainly, in later ones as drawn by the seed, because a search whose playouts all went the same way would trust
// one line of play. searching is the player who searches, or zero; that player plays soundly in every playout.
func (q *Quick) Vary(seed uint64, n int, searching id.Player) {
	q.seed = scramble(seed + uint64(n))
	for p := range q.manners {
		m := manner{(*judge).merit, 1}
		switch {
		case id.Player(p) == searching:
			m.rate = soundly
		case n > 0:
			m.whim += q.chance(mostWhim, p)
			if q.chance(2, p, 1) == 0 {
				m.rate = soundly
			}
		}
		q.manners[p] = m
	}
}

// mostWhim bounds how much the seed sways the others in playouts.
const mostWhim = 3

// usualPart is the part of its ceiling that a company runs for before any has been measured, in thousandths.
const usualPart = 850

// Limits of a measured part. Halts, hotels and subsidies bring more than the stops that a ceiling counts.
const (
	leastPart = 400
	mostPart  = 2500
)

// Measure forgets all other positions and finds, for each company that has operated, the part of its ceiling that its
// best run in this position earns. by searches for these runs and begins anew. Choices then depend only on this
// position and the seed.
func (q *Quick) Measure(v rules.View, by *Sensible) {
	q.forget()
	by.Begin(v)
	for i := range v.T.Corps {
		q.measure(by, id.Corp(i+1))
	}
	q.averageParts()
}

// measure finds the part of its ceiling that a company earns. by must have begun to think about the position.
func (q *Quick) measure(by *Sensible, c id.Corp) {
	if by.v.Is(c, rules.Operated) {
		trains := fleet(by.v, c)
		q.setPart(by.v, c, trains, by.run(by.v, c, trains...))
	}
}

// setPart notes the best run of a company with these trains.
func (q *Quick) setPart(v rules.View, c id.Corp, trains []id.TrainKind, run int32) {
	if top := q.ceiling(v, c, trains); top > 0 {
		q.parts[c] = min(mostPart, max(leastPart, run*1000/top))
	}
}

// forget drops all findings about other positions, so that a choice depends on the present one alone.
func (q *Quick) forget() {
	q.forgetRuns()
	clear(q.sites)
}

// maxSites is the maximum number of sites that are kept from position to position.
const maxSites = 20_000

// forgetRuns drops the runs found in other positions. Sites are kept while they are few.
func (q *Quick) forgetRuns() {
	clear(q.runs)
	if len(q.sites) > maxSites {
		clear(q.sites)
	}
	q.parts, q.usual = [id.MaxCorps + 1]int32{}, usualPart
}

// averageParts makes the usual part the average of those measured.
func (q *Quick) averageParts() {
	sum, n := int32(0), int32(0)
	for _, part := range q.parts {
		if part > 0 {
			sum += part
			n++
		}
	}
	if n > 0 {
		q.usual = sum / n
	}
}

// estimate returns a guess of the revenue of a company with trains of these kinds.
func (q *Quick) estimate(v rules.View, c id.Corp, kinds []id.TrainKind) int32 {
	if len(kinds) == 0 || !v.Is(c, rules.HomeDone) {
		return 0
	}
	asked := questionOf(v, c, kinds)
	if n, known := q.runs[asked]; known {
		return n
	}
	part := q.parts[c]
	if part == 0 {
		part = q.usual
	}
	n := q.ceiling(v, c, kinds) * part / 10_000 * 10
	if len(q.runs) >= 4*maxRuns {
		clear(q.runs)
	}
	q.runs[asked] = n
	return n
}

// Choose implements Player. The position must be one of a believing title.
func (q *Quick) Choose(v rules.View) rules.Action {
	q.setPosition(v)
	if v.S.End.Over {
		return nil
	}
	m := &q.manners[v.Decider(v.Actor())]
	q.rate, q.whim = m.rate, m.whim
	c := v.Actor().Corp()
	if c == 0 {
		q.list()
		return q.best()
	}
	run := rules.RunRoutes{By: c, Stated: true}
	if !rules.Check(v, run).Refused() {
		run.Revenue = q.estimate(v, c, kinds(v, c))
		return run
	}
	here, builds := q.siteOf(v, c)
	if !builds {
		q.list()
		return q.best()
	}
	if a, known := q.sites[here]; known && !rules.Check(v, a).Refused() {
		return a
	}
	q.list()
	q.thin()
	a := q.best()
	if a != nil {
		q.sites[here] = a
	}
	return a
}

// list lists the legal actions.
func (q *Quick) list() {
	q.legal = rules.AppendLegal(q.legal[:0], q.v)
	q.finals, q.builder = q.finals[:0], 0
}

// best returns the action with the highest merit, or a pass. Lays and stations are judged by their first estimate.
func (q *Quick) best() (choice rules.Action) {
	if len(q.legal) == 0 {
		return nil
	}
	choice = decline(q.legal)
	if len(q.legal) == 1 {
		return choice
	}
	most := int32(0)
	for _, a := range q.legal {
		if m := q.rate(&q.judge, a); m > most {
			most, choice = m, a
		}
	}
	if len(q.finals) > 0 && q.finals[0].merit > most {
		choice = q.finals[0].action
	}
	return choice
}

// mostLays is the number of lays that are rated; of more of them some are left out, spread evenly over the list.
const mostLays = 8

// thin leaves out lays beyond mostLays.
func (q *Quick) thin() {
	n := 0
	for _, a := range q.legal {
		if _, lay := a.(rules.LayTile); lay {
			n++
		}
	}
	if n <= mostLays {
		return
	}
	kept, seen := q.legal[:0], int(q.v.S.Board%uint64(n))
	for _, a := range q.legal {
		if _, lay := a.(rules.LayTile); lay {
			seen++
			if seen*mostLays/n == (seen-1)*mostLays/n {
				continue
			}
		}
		kept = append(kept, a)
	}
	q.legal = kept
}

// site is the key of a lay or station: the network of the company, its trains, and the money that it can spare.
type site struct {
	network uint64
	corp    id.Corp
	phase   uint8
	lays    uint8
	step    uint8
	purse   uint8
	trains  [4]id.TrainKind
}

// Names of the steps in which companies build, and of the last one of a turn in titles with actions for any time of it.
const (
	trackStep = "track"
	tokenStep = "token"
	lastStep  = "lastprivates"
)

// siteOf returns the site of the company whose turn it is, and whether it builds now.
func (q *Quick) siteOf(v rules.View, c id.Corp) (site, bool) {
	if name := v.InCharge().Name(); name != trackStep && name != tokenStep {
		return site{}, false
	}
	reach, hash := v.Reach(c), uint64(c)
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		if reach.Lay[h] == 0 && reach.Paths[h] == 0 {
			continue
		}
		hash = (hash ^ uint64(h) ^ uint64(reach.Lay[h])<<8 ^ uint64(reach.Stops[h])<<16 ^ uint64(reach.Paths[h])<<24 ^
			uint64(v.S.Cells[h].Tile)<<40) * golden
		hash ^= hash >> 29
	}
	purse, free := uint8(0), v.Cash(id.OfCorp(c))-q.needs(v, c)
	for _, least := range [...]int32{0, 40, 100} {
		if free >= least {
			purse++
		}
	}
	return site{
		hash, c, v.S.Phase, v.S.Turn.Lays + 8*v.S.Turn.Upgrades, v.Top().Step, purse, questionOf(v, c, kinds(v, c)).trains,
	}, true
}

// Continue plays the position of a view on, in all seats, until a set is over, the game ends or so many actions are
// played. It returns the number of actions.
func (q *Quick) Continue(v rules.View, lastSet uint8, most int) (n int) {
	for n = 0; n < most && !v.S.End.Over && v.S.Set <= lastSet; n++ {
		a := q.Choose(v)
		if a == nil {
			break
		}
		if owner := v.Consent(a); owner != 0 && !q.Agrees(v, a) {
			a = decline(q.legal)
		}
		if rules.Do(v, a, v.S).Refused() {
			break
		}
	}
	return n
}
