package bot

import (
	"cmp"
	"math"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Level says how much a Search considers. Its figures are numbers of actions and choices, never times.
type Level struct {
	Choices int      // choices that get a playout
	Fewer   int      // by how many fewer in titles with boxes (1822PNW), where an action takes six times as long
	Again   []Replay // further playouts for the best choices
	Lead    int      // by how much another choice must surpass that of the rules of thumb; see value
	// StockLead is added to Lead in the turns of players unless both choices are purchases, because others answer
	// sales, and what is sold is hard to get back.
	StockLead int
	// CompanyLead is added to Lead in the turns of companies, and twice for bids: of trains and auctions playouts know
	// less than the rules of thumb.
	CompanyLead int
	// Budget is the number of actions of a decision up to which the last of the further playouts go on, while it is in
	// doubt. In titles with boxes an action counts six times.
	Budget  int
	Doubt   int   // by how many tenths of its standard error the gain must surpass the lead as well; see sure
	Narrow  int   // lead, in thousandths of the worth of both players, that is not yet one before the end; see value
	Steady  bool  // the seed does not sway the rules of thumb of its player
	Kinds   Kinds // decisions that are searched; all others are made by rules of thumb
	Actions int   // most actions of a playout; zero if it always lasts to the end of the next set
}

// Replay is a number of further playouts for the best choices.
type Replay struct{ Best, Playouts int }

// Kinds is a set of kinds of decisions.
type Kinds uint8

// The kinds of decisions that can be searched.
const (
	Shares    Kinds = 1 << iota // purchases and sales of shares, pars, and exchanges of privates
	Bids                        // auctions
	Dividends                   // what becomes of earnings
	Trains                      // purchases of trains and privates
	Deals                       // actions of one title such as mergers, shares that companies redeem or sell
)

// The levels that are measured; see the package comment.
var (
	Medium = Level{Choices: 8, Fewer: 4, Lead: 500, StockLead: 800, CompanyLead: 800, Kinds: Shares | Dividends}
	Hard   = Level{
		Choices: 16, Again: []Replay{{5, 2}, {3, 3}, {2, 4}, {2, 20}}, Budget: 14_000, Lead: 400, StockLead: 900,
		CompanyLead: 800, Doubt: 15, Narrow: 100, Steady: true,
		Kinds: Shares | Bids | Dividends | Trains | Deals,
	}
)

// Search improves on Sound by looking ahead. For each of some choices it plays the game on to the end of the next set,
// by Quick in every seat, and takes the choice with the best value for its player. The manners of the seats vary from
// playout to playout.
//
// It knows what a person in its seat knows: the position without its secret parts and the state of chance. Its choice
// depends only on its seed and the position.
//
// It thinks in slices, like Sensible.
type Search struct {
	seed  uint64
	level Level
	thumb *Sensible // makes the first choice, and those that are not searched
	quick *Quick
	left  int // remaining work of this call of Think

	stage    searchStage
	me       id.Player
	corp     id.Corp      // whose turn it is; zero in that of a player
	made     rules.Action // the choice that others are compared with; nil for that of the rules of thumb
	floating bool         // that choice buys a share of a company of the player that has not floated
	list     []candidate  // that choice first
	at       int          // index in list, or of a company
	turn     int          // number of replays begun
	open     int          // number of other choices that may still surpass that of the rules of thumb
	again    Replay       // the present one, with the choice of the rules of thumb among the best
	played   int          // number of playouts begun for this decision
	spent    int          // number of actions in them
	hurried  bool         // no further playout begins
	keep     bool         // see KeepSites
	from     *rules.Title
	title    *rules.Title // of playouts
	x        rules.Scratch
	root     rules.State
	now      rules.State            // of the running playout
	actions  int                    // of the running playout
	ends     [id.MaxPlayers + 1]int // sums of the expected worth of each player, of Foresee

	Effort Effort // since the player was made
}

// searchStage is an indivisible part of a search; nil ends it.
type searchStage func(*Search) searchStage

// Effort counts the work of a Search and the choices that came of it.
type Effort struct{ Decisions, Playouts, Actions, Changed int }

// Plus returns the sum of e and f.
func (e Effort) Plus(f Effort) Effort {
	return Effort{e.Decisions + f.Decisions, e.Playouts + f.Playouts, e.Actions + f.Actions, e.Changed + f.Changed}
}

// candidate is a choice with sums over its playouts: of the values, and of what the player and the best other player
// are expected to be worth in the end.
type candidate struct {
	action       rules.Action
	values       []int // by playout; those of the same number have the same seed for all candidates
	sum          int
	worth, rival int
	all          int // sum of the expected worth of all players
	playouts     int
	presides     Fate // over these companies the player presides at the end
	idle         Fate // these of them have no train then
}

// Rating is a choice of a Search with what its playouts led to, as means.
type Rating struct {
	Action   rules.Action
	Playouts int   // none if the choice was not searched
	Worth    int32 // of the player in the end; see Quick.Outlook
	Rival    int32 // of the best other player
	All      int32 // of all players together

	Presides Fate // over these companies the player presides in the end
	Idle     Fate // these of them have no train then
}

// Ratings returns at most n choices once Think has returned true: first that of Move, then the other ones that were
// played out, best first.
func (s *Search) Ratings(n int) []Rating {
	if len(s.list) == 0 {
		if s.thumb.Move() == nil {
			return nil
		}
		return []Rating{{Action: s.thumb.Move()}}
	}
	best := s.best()
	others := slices.DeleteFunc(slices.Delete(slices.Clone(s.list), best, best+1), func(c candidate) bool {
		return c.playouts == 0 || c.sum < 0
	})
	slices.SortStableFunc(others, func(a, b candidate) int { return b.mean() - a.mean() })
	var list []Rating
	for _, c := range append([]candidate{s.list[best]}, others...) {
		if len(list) < n {
			played := max(1, c.playouts)
			list = append(list, Rating{
				c.action, c.playouts, int32(c.worth / played), int32(c.rival / played), int32(c.all / played),
				c.presides, c.idle,
			})
		}
	}
	return list
}

// add counts a playout with its value.
func (c *candidate) add(value int) {
	c.values = append(c.values, value)
	c.sum, c.playouts = c.sum+value, c.playouts+1
}

// mean returns the mean value of the playouts, zero if there was none.
func (c *candidate) mean() int { return c.sum / max(1, c.playouts) }

// NewSearch returns a player of a level.
func NewSearch(seed uint64, level Level) *Search {
	s := &Search{seed: seed, level: level, thumb: NewSound(seed), quick: NewQuick(seed)}
	s.thumb.whim = 1 // the search brings variety itself
	if level.Steady {
		s.thumb.whim = 0
	}
	return s
}

// Begin starts to think about a position and drops the previous one.
func (s *Search) Begin(v rules.View) {
	s.thumb.Begin(v)
	s.root = s.thumb.now
	s.root.Rand = scramble(s.seed) & (1<<31 - 1) // chance is nobody's to know
	s.list, s.at, s.turn, s.played, s.spent, s.hurried = s.list[:0], 0, 0, 0, 0, false
	s.made, s.stage = nil, (*Search).consult
}

// Think does about the given amount of work, in units of the route solver. It returns true when the choice is made.
func (s *Search) Think(work int) bool {
	for s.left = work; s.stage != nil && s.left > 0; {
		s.stage = s.stage(s)
	}
	return s.stage == nil
}

// Hurry ends the search with the best found so far: Think returns true as soon as the rules of thumb have made their
// choice. The choice then depends on the moment.
func (s *Search) Hurry() { s.hurried = s.stage != nil }

// Progress returns the part of the playouts of this decision that have begun, in thousandths. Those for decisions in
// doubt are not counted.
func (s *Search) Progress() int {
	all := len(s.list)
	for i, again := range s.level.Again {
		if s.level.Budget == 0 || i < len(s.level.Again)-1 {
			all += min(len(s.list), again.Best+1) * again.Playouts
		}
	}
	return min(1000, 1000*s.played/max(1, all))
}

// Move returns the choice once Think has returned true: a legal action, or nil if nobody may act.
func (s *Search) Move() rules.Action {
	if len(s.list) == 0 {
		return s.thumb.Move()
	}
	return s.list[s.best()].action
}

// Choose implements Player.
func (s *Search) Choose(v rules.View) rules.Action {
	s.Begin(v)
	for !s.Think(runSlice) {
	}
	return s.Move()
}

// Agrees implements Player.
func (s *Search) Agrees(v rules.View, wish rules.Action) bool { return s.thumb.Agrees(v, wish) }

// consult lets the rules of thumb make the first choice.
func (s *Search) consult() searchStage {
	s.left -= runSlice
	if !s.thumb.Think(runSlice) {
		return (*Search).consult
	}
	v := s.thumb.v
	if s.thumb.Move() == nil || v.S.End.Over {
		return nil
	}
	first := s.thumb.Move()
	if s.made != nil {
		first = s.made
	}
	if s.list = s.candidates(s.list, first); len(s.list) < 2 {
		s.list = s.list[:0]
		return nil
	}
	s.me, s.corp = v.Decider(v.Actor()), v.Actor().Corp()
	s.floating = helpsToFloat(v, s.me, first)
	s.Effort.Decisions++
	return s.prepare(v.T)
}

// helpsToFloat reports whether an action buys a share of a company of player p that has not floated.
func helpsToFloat(v rules.View, p id.Player, a rules.Action) bool {
	b, buys := a.(rules.BuyShares)
	return buys && v.President(b.Corp) == p && !v.Is(b.Corp, rules.Floated)
}

// prepare prepares playouts of a title.
func (s *Search) prepare(t *rules.Title) searchStage {
	if s.from != t {
		s.from, s.title = t, Believing(t)
	}
	if s.keep {
		s.quick.forgetRuns()
	} else {
		s.quick.forget()
	}
	return (*Search).measure
}

// measure measures the revenue of one company.
func (s *Search) measure() searchStage {
	if s.at == len(s.from.Corps) {
		s.quick.averageParts()
		s.at = 0
		return s.nextPlayout()
	}
	s.at++
	s.left -= lookWork
	c := id.Corp(s.at)
	if t := s.thumb; t.v.Is(c, rules.Operated) {
		if wait := t.ask(t.v, c, fleet(t.v, c), nil); wait != nil {
			return s.solve(wait)
		}
	}
	s.quick.measure(s.thumb, c)
	return (*Search).measure
}

// solve goes on with a query of the rules of thumb until it is answered.
func (s *Search) solve(wait stage) searchStage {
	return func(s *Search) searchStage {
		s.thumb.left = runSlice
		next := wait(s.thumb)
		s.left -= runSlice - s.thumb.left
		if next != nil {
			return s.solve(next)
		}
		s.quick.measure(s.thumb, id.Corp(s.at))
		return (*Search).measure
	}
}

// nextPlayout begins the next playout, or ends the search. First every candidate gets one; then the best ones get more,
// always with that of the rules of thumb among them, which comes first.
func (s *Search) nextPlayout() searchStage {
	for ; s.turn <= len(s.level.Again) && !s.hurried; s.turn, s.at = s.turn+1, 0 {
		if s.at == 0 {
			s.sift()
			if s.open == 0 && len(s.list) > 1 {
				break
			}
			s.again = s.replay()
		}
		if s.at < s.again.Best*s.again.Playouts {
			return s.beginPlayout(s.at / s.again.Playouts)
		}
	}
	if s.best() != 0 {
		s.Effort.Changed++
	}
	return nil
}

// beginPlayout begins a playout of a candidate.
func (s *Search) beginPlayout(i int) searchStage {
	c := &s.list[i]
	s.at++
	s.played++
	s.actions = 0
	s.Effort.Playouts++
	s.quick.Vary(s.seed, c.playouts, s.me)
	s.quick.manners[s.me].whim = s.thumb.whim
	from := rules.View{T: s.title, S: &s.root, X: &s.x}
	if c.action == nil {
		s.now = s.root
	} else if rules.Do(from, c.action, &s.now).Refused() {
		c.add(-unplayable)
		return (*Search).nextPlayout
	}
	return s.continuePlayout(i)
}

// unplayable is the value of a choice that a believing title refuses.
const unplayable = 100_000

// Limits and work of playouts.
const (
	mostActions  = 1500 // of a playout
	sliceActions = 20   // of a stage
	actionWork   = 500  // in units of the route solver
)

// continuePlayout goes on with a playout of candidate i.
func (s *Search) continuePlayout(i int) searchStage {
	return func(s *Search) searchStage {
		v := rules.View{T: s.title, S: &s.now, X: &s.x}
		most := mostActions
		if s.level.Actions > 0 {
			most = s.level.Actions
		}
		n := s.quick.Continue(v, Horizon(rules.View{T: s.title, S: &s.root}), min(sliceActions, most-s.actions))
		s.actions += n
		s.spent += n
		s.Effort.Actions += n
		s.left -= (n + 1) * actionWork
		if n == sliceActions && s.actions < most {
			return s.continuePlayout(i)
		}
		s.endPlayout(&s.list[i], v)
		return (*Search).nextPlayout
	}
}

// endPlayout adds the position in which a playout of a candidate has ended to the candidate's sums.
func (s *Search) endPlayout(c *candidate, v rules.View) {
	c.add(s.value(v))
	all, worth, rival := s.sums(v)
	c.all, c.worth, c.rival = c.all+all, c.worth+worth, c.rival+rival
	if c.action == nil {
		s.addEnds(v)
	}
	presides, idle := companiesOf(v, s.me)
	c.presides.add(presides, c.playouts)
	c.idle.add(idle, c.playouts)
}

// Horizon returns the last set that playouts from a position play: the next one, or the last possible one where each
// round is a set and companies' money is the score, so that they go on to the end of the game.
func Horizon(v rules.View) uint8 {
	switch v.T.Policy.Score {
	case rules.CompaniesMoney:
		return math.MaxUint8
	case rules.PlayersWealth:
	}
	return v.S.Set + 1
}

// isBid reports whether an action is a bid.
func isBid(a rules.Action) bool {
	_, ok := a.(rules.Bid)
	return ok
}

// isPass reports whether an action is a pass.
func isPass(a rules.Action) bool {
	_, ok := a.(rules.Pass)
	return ok
}

// replay returns the next number of playouts, and of the choices that get them.
func (s *Search) replay() Replay {
	if s.turn == 0 {
		return Replay{len(s.list), 1}
	}
	next := s.level.Again[s.turn-1]
	next.Best = min(s.open, next.Best) + 1
	if s.level.Budget == 0 || s.turn < len(s.level.Again) {
		return next
	}
	each := max(1, s.spent/s.played)
	if s.thumb.v.T.BoxCount() > 0 {
		each *= boxActions
	}
	next.Playouts = min(next.Playouts, (s.level.Budget/each-s.played)/next.Best)
	if s.best() != 0 {
		next.Playouts = 0
	}
	return next
}

// boxActions is how many times as long an action takes in titles with boxes.
const boxActions = 6

// sift orders the other choices by their means and counts those that may still surpass the first one. A level without
// doubt leaves out none.
func (s *Search) sift() {
	if s.turn == 0 {
		s.open = len(s.list) - 1
		return
	}
	rank := func(c candidate) int {
		if s.level.Doubt > 0 && !s.hopeful(&c) {
			return math.MinInt
		}
		return c.mean() - s.lead(&c)
	}
	others := s.list[1:]
	slices.SortStableFunc(others, func(a, b candidate) int { return cmp.Compare(rank(b), rank(a)) })
	for s.open = len(others); s.open > 0 && rank(others[s.open-1]) == math.MinInt; s.open-- {
	}
}

// best returns the index of the candidate that surpasses the choice of the rules of thumb most, of those that surely
// do. Candidates with fewer playouts than that choice do not count, except in a hurry.
func (s *Search) best() (best int) {
	first, most := &s.list[0], 0
	for i := range s.list {
		c := &s.list[i]
		lead := s.lead(c)
		n := c.mean() - first.mean() - lead
		if (c.playouts == first.playouts || s.hurried && c.playouts > 0) && n > most && s.sure(c, lead) {
			best, most = i, n
		}
	}
	return best
}

// lead returns by how much a candidate must surpass the choice of the rules of thumb.
func (s *Search) lead(c *candidate) int {
	if s.level.Doubt == 0 || s.corp != 0 { // few playouts are too uncertain for less than the full lead
		return s.fullLead(c)
	}
	caution := int(s.from.Caution)
	if isSale(c.action) {
		caution = int(s.from.SaleCaution)
	}
	if caution == 0 {
		caution = 100
	}
	return s.fullLead(c) * caution / 100
}

// fullLead returns the lead of a level over the choice of the rules of thumb: more unless both are purchases, or if
// that makes a company of the player float. A pass has no lead over a sale.
func (s *Search) fullLead(c *candidate) int {
	first := s.list[0].action
	switch {
	case isPass(c.action) && isSale(first):
		return 0
	case isBid(first), isBid(c.action):
		return s.level.Lead + 2*s.level.CompanyLead
	case s.corp != 0:
		return s.level.Lead + s.level.CompanyLead
	case !isPurchase(first), !isPurchase(c.action), s.floating:
		return s.level.Lead + s.level.StockLead
	}
	return s.level.Lead
}

// compare compares a candidate with the choice of the rules of thumb, playout by playout. It returns the number of
// playouts that both have, and sums of the differences beyond a lead and of their squares.
func (s *Search) compare(c *candidate, lead int) (n, sum, squares int) {
	first := s.list[0].values
	n = min(len(c.values), len(first))
	for i := range n {
		d := c.values[i] - first[i] - lead
		sum += d
		squares += d * d
	}
	return n, sum, squares
}

// sure reports whether a candidate surpasses the choice of the rules of thumb by more than a lead and the doubt of the
// level, which grows with the spread of the differences. One playout has none.
func (s *Search) sure(c *candidate, lead int) bool {
	n, sum, squares := s.compare(c, lead)
	return sum > 0 && (n == 1 || 100*sum*sum*(n-1) > s.level.Doubt*s.level.Doubt*(n*squares-sum*sum))
}

// What further playouts may still add to the gain of a candidate.
const (
	hopeAtOnce = 600 // after one playout
	hopeLater  = 150 // after more, in addition to two standard errors
)

// hopeful reports whether further playouts may show that a candidate surpasses the choice of the rules of thumb.
func (s *Search) hopeful(c *candidate) bool {
	if c.playouts < s.list[0].playouts {
		return false
	}
	if c.playouts == 1 {
		_, gain, _ := s.compare(c, s.lead(c))
		return gain > -hopeAtOnce
	}
	n, sum, squares := s.compare(c, s.lead(c)-hopeLater)
	return sum > 0 || sum*sum*(n-1) < 4*(n*squares-sum*sum)
}

// isPurchase reports whether an action is the purchase of a share by a player, or a par.
func isPurchase(a rules.Action) bool {
	switch a := a.(type) {
	case rules.BuyShares:
		return a.By.Player() != 0
	case rules.Par:
		return true
	}
	return false
}
