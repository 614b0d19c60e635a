// Package review looks back on a game: the expected shares of all players from round to round, the runs of companies
// against the best ones, and the choices that cost most.
//
// New begins a Review of a match, and Review.Work does a part of it. Its results are Points (shares), Runs (runs) and
// Moments (choices).
//
// Figures of two kinds are kept apart. A run against its proven best is exact. The cost of a choice is an estimate by
// playouts: the choice and others are played on by quick players, in the same manners, to the end of the next set.
//
// The work is divided into slices and counted, never timed, and only the game goes into it: the same game has the same
// review on every machine. A review uses the whole game, so it is for games that are over or were recorded.
package review

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// Figures of a review. All choices get a first look; those that seem to have cost most get a second one.
const (
	Suspects   = 15 // choices with a second look
	MaxMoments = 5
	Foresights = 3      // playouts of a position between two rounds
	Whole      = 10_000 // the worth of all players, of which shares are parts
	FarOff     = 200    // part of Whole that a choice far from the best costs at least
	Regret     = 400    // part of Whole that a choice costs at least of which a player is told at once

	seed    = 1         // of all playouts
	runWork = 4_000_000 // for the proof of a best run, in units of the route solver
	slice   = 10_000    // of work, in the same units
	short   = slice / 4 // counted for a step that ends a search or needs none
)

// SecondLook returns the level of the second look at a choice.
func SecondLook() bot.Level {
	again := []bot.Replay{{Best: 3, Playouts: 2}, {Best: 2, Playouts: 4}}
	return bot.Level{Choices: 9, Fewer: 4, Again: again, Kinds: firstLook.Kinds}
}

// Levels of the other looks.
var (
	foreseeing = bot.Level{Again: []bot.Replay{{Playouts: Foresights - 1}}}
	firstLook  = bot.Level{Choices: 2, Actions: 140, Kinds: bot.Shares | bot.Bids | bot.Dividends | bot.Trains}
)

// Point holds the shares of the players in the worth of all, or the expected ones, between two rounds.
type Point struct {
	At       int
	Foretold bool    // the shares are expected ones, by playouts; otherwise those of the worth at the time
	Shares   []int32 // by seat, in parts of Whole
}

// Run is a run against the best one.
type Run struct {
	At     int // position before it
	Corp   id.Corp
	Player id.Player // the president
	Ran    int32     // with subsidies
	Best   int32
	Proven bool // no run is better than Best
}

// Lost returns how much more the company could have run for; it is zero without a proof.
func (r *Run) Lost() int32 {
	if !r.Proven {
		return 0
	}
	return max(0, r.Best-r.Ran)
}

// Choice is an action against the best other one in playouts.
type Choice struct {
	At       int // position before it
	Player   id.Player
	Made     rules.Action
	Better   rules.Action
	Playouts int   // of each of the two
	Loses    int32 // of the player's worth in the end: the difference of the means
	To, From int32 // the player's expected shares with Made and with Better, in parts of Whole

	// What the ends of all playouts of one of the two have in common and no playout of the other has, by companies, as
	// in bot.Fate: the player presides over Keeps with Better only, and of the player's companies Idle have no train
	// with Made only.
	Keeps, Idle uint32
}

// Moment is a run or a choice that cost much. One of the fields is nil.
type Moment struct {
	Run    *Run
	Choice *Choice
	Cost   int32 // of the player's share, in parts of Whole
}

// At returns the position before the action.
func (m *Moment) At() int {
	if m.Run != nil {
		return m.Run.At
	}
	return m.Choice.At
}

// Review is the review of a game up to the present that the game had when the review began. It is not safe for
// concurrent use.
type Review struct {
	game  *match.Match
	end   int
	alone bool // the computer decides for everybody, so that its choices are looked at too

	looked [id.MaxPlayers + 1]bool // players whose choices are looked at

	points  []Point
	runs    []Run
	choices []Choice // by first looks, then by second looks
	seconds int      // choices with a second look
	moments []Moment

	thumb     *bot.Sensible
	search    *bot.Search // of the stage
	x         rules.Scratch
	stage     stage
	at        int // position, or index in choices
	begun     bool
	done, all int // work, in rough units
}

// stage does one slice of work and returns its amount and the next stage, or nil at the end.
type stage func(*Review) (work int, next stage)

// Rough amounts of work, for the progress.
const (
	foreseeWork = 6
	firstWork   = 3
	secondWork  = 40
)

// New returns the review of a game up to its present, yet to be worked on.
func New(m *match.Match) *Review {
	r := &Review{game: m.Clone(), end: m.Now(), stage: (*Review).foresee, alone: true, thumb: bot.NewSound(seed)}
	r.search = r.looking(foreseeing)
	for i := range r.end {
		r.alone = r.alone && m.ByComputer(i)
	}
	r.all = Suspects * secondWork
	for i := range r.end + 1 {
		if r.between(i) && r.foretells(i) {
			r.all += foreseeWork
		}
		if r.judges(i) {
			r.all += firstWork
			r.looked[r.game.Decider(i)] = true
		}
	}
	return r
}

// looking returns a search of a level that knows the runs that were searched before. The second look uses none, so that
// its figures follow from the position alone.
func (r *Review) looking(level bot.Level) *bot.Search {
	s := bot.NewSearch(seed, level)
	s.ShareRuns(r.thumb)
	return s
}

// Of reports whether r is the review of a game as it is now.
func (r *Review) Of(m *match.Match) bool {
	return m.Now() == r.end && m.ViewAt(r.end).S == r.game.ViewAt(r.end).S
}

// Work does about so much work, in units of the route solver, and reports whether the review is complete.
func (r *Review) Work(work int) bool {
	for work > 0 && r.stage != nil {
		var n int
		n, r.stage = r.stage(r)
		work -= n
	}
	return r.stage == nil
}

// Progress returns how much of the work is done, in thousandths.
func (r *Review) Progress() int {
	if r.stage == nil {
		return 1000
	}
	return min(999, 1000*r.done/max(1, r.all))
}

// Points returns the shares between rounds, from the beginning to the end.
func (r *Review) Points() []Point { return r.points }

// Runs returns all runs.
func (r *Review) Runs() []Run { return r.runs }

// Moments returns the choices and runs that cost most, at most MaxMoments, from the costliest on, once the work is
// done.
func (r *Review) Moments() []Moment { return r.moments }

// Lost returns the sum that the companies of a player could have run for in addition.
func (r *Review) Lost(p id.Player) (sum int32) {
	for i := range r.runs {
		if r.runs[i].Player == p {
			sum += r.runs[i].Lost()
		}
	}
	return sum
}

// SecondLooks returns the number of choices that got a second look.
func (r *Review) SecondLooks() int { return r.seconds }

// FarFrom returns how many of the choices of a player that got a second look were far from the best, or false if the
// player's choices were not looked at.
func (r *Review) FarFrom(p id.Player) (n int, looked bool) {
	for i := range r.choices {
		if c := &r.choices[i]; c.Player == p && c.cost() >= FarOff {
			n++
		}
	}
	return n, r.looked[p]
}

// view returns a position with scratch space of the review.
func (r *Review) view(i int) rules.View {
	v := r.game.ViewAt(i)
	v.X = &r.x
	return v
}

// between reports whether a position is the first, the last, or the first of a round.
func (r *Review) between(i int) bool {
	return i == 0 || i == r.end || i < r.end && r.game.Starts(i).Has(match.RoundStart)
}

// foretells reports whether playouts of a position say more than the worth at the time.
func (r *Review) foretells(i int) bool {
	v := r.game.ViewAt(i)
	from := titles.WordsOf(r.game.Title()).Foretold
	return from > 0 && int(v.S.Set) >= from && !v.S.End.Over
}

// judges reports whether the choice in a position is looked at: those of persons, of kinds that a search compares.
func (r *Review) judges(i int) bool {
	if i >= r.end || r.game.Decider(i) == 0 || !r.alone && r.game.ByComputer(i) {
		return false
	}
	return bot.Compares(r.view(i), r.game.Action(i))
}

// foresee finds the shares at a position between rounds, and goes on to the next one.
func (r *Review) foresee() (work int, next stage) {
	if r.at > r.end {
		r.at, r.begun = 0, false
		return slice, (*Review).run
	}
	if !r.between(r.at) {
		r.at++
		return 1, (*Review).foresee
	}
	v, foretold := r.view(r.at), r.foretells(r.at)
	worth := v.Worth
	if foretold {
		if !r.begun {
			r.search.Foresee(v)
			r.begun = true
		}
		if !r.search.Think(slice) {
			return slice, (*Review).foresee
		}
		r.done += foreseeWork
		worth = r.search.Expected
	}
	r.points = append(r.points, Point{r.at, foretold, sharesOf(int(v.S.Players), worth)})
	r.at, r.begun = r.at+1, false
	return short, (*Review).foresee
}

// sharesOf returns the share of each player in the worth of all. Who is worth less than nothing has none.
func sharesOf(players int, worth func(id.Player) int32) []int32 {
	list := make([]int32, players)
	var sum int64
	for i := range list {
		list[i] = max(0, worth(id.Player(i+1)))
		sum += int64(list[i])
	}
	for i := range list {
		list[i] = int32(int64(list[i]) * Whole / max(1, sum))
	}
	return list
}

// run searches the best run for one that was made, and goes on to the next one.
func (r *Review) run() (work int, next stage) {
	for r.at < r.end {
		a, ok := r.game.Action(r.at).(rules.RunRoutes)
		if !ok {
			r.at++
			continue
		}
		v := r.view(r.at)
		solver := v.Routes()
		if !r.begun {
			r.begun = true
			var trains [rules.MaxTrains]id.Train
			solver.Begin(v.RunProblem(a.By, v.AppendRunning(trains[:0], a.By)))
		}
		if !solver.Step(slice) && solver.Work() < runWork {
			return slice, (*Review).run
		}
		best := solver.Best()
		r.runs = append(r.runs, Run{
			At: r.at, Corp: a.By, Player: v.President(a.By), Ran: earned(v, a),
			Best: earned(v, rules.RunRoutes{By: a.By, Routes: best.Routes}), Proven: best.Proved,
		})
		r.at, r.begun = r.at+1, false
		return short, (*Review).run
	}
	r.at, r.search = 0, r.looking(firstLook)
	r.search.KeepSites()
	return slice, (*Review).consult
}

// earned returns the revenue of a run with its subsidies.
func earned(v rules.View, a rules.RunRoutes) int32 {
	e := v.RunEarnings(a)
	return e.Revenue + e.Subsidy
}

// consult asks the rules of thumb about a choice. If they would have made it too, it is not looked at.
func (r *Review) consult() (work int, next stage) {
	for r.at < r.end && !r.judges(r.at) {
		r.at++
	}
	if r.at == r.end {
		r.keepSuspects()
		r.at, r.search = 0, bot.NewSearch(seed, SecondLook())
		return slice, (*Review).lookAgain
	}
	if !r.begun {
		r.thumb.Begin(r.view(r.at))
		r.begun = true
	}
	if !r.thumb.Think(slice) {
		return slice, (*Review).consult
	}
	r.begun = false
	if a := r.thumb.Move(); a != nil && !rules.SameAction(a, r.game.Action(r.at)) {
		return short, (*Review).look
	}
	r.done += firstWork
	r.at++
	return short, (*Review).consult
}

// look compares a choice with another one by one playout of each, and goes on to the next one.
func (r *Review) look() (work int, next stage) {
	found, done := r.compare(r.at)
	if !done {
		return slice, (*Review).look
	}
	if found.Better != nil {
		r.choices = append(r.choices, found)
	}
	r.done += firstWork
	r.at++
	return short, (*Review).consult
}

// keepSuspects keeps the choices that seem to have cost most, one of each episode, in the order of the game.
func (r *Review) keepSuspects() {
	slices.SortStableFunc(r.choices, func(a, b Choice) int { return cmp.Compare(b.cost(), a.cost()) })
	var kept []Choice
	for _, c := range r.choices {
		known := func(o Choice) bool { return r.episode(o.At) == r.episode(c.At) }
		if len(kept) < Suspects && !slices.ContainsFunc(kept, known) {
			kept = append(kept, c)
		}
	}
	slices.SortFunc(kept, func(a, b Choice) int { return a.At - b.At })
	r.seconds = len(kept)
	r.choices, r.all = kept, r.done+len(kept)*secondWork
}

// episode identifies the actions of a player in one round, or of a company in one turn, which often share a cause.
type episode struct {
	round int
	actor id.Owner
}

// episode returns the episode of the action in a position.
func (r *Review) episode(i int) episode {
	return episode{r.game.Prev(i+1, match.ByRound), r.view(i).Actor()}
}

// lookAgain compares a suspect choice with more others by more playouts, and goes on to the next one.
func (r *Review) lookAgain() (work int, next stage) {
	if r.at == len(r.choices) {
		r.choices = slices.DeleteFunc(r.choices, func(c Choice) bool { return c.Better == nil })
		r.findMoments()
		return slice, nil
	}
	found, done := r.compare(r.choices[r.at].At)
	if !done {
		return slice, (*Review).lookAgain
	}
	r.choices[r.at] = found
	r.done += secondWork
	r.at++
	return short, (*Review).lookAgain
}

// compare compares the choice in a position with others, in slices. Better is nil if it found none.
func (r *Review) compare(i int) (c Choice, done bool) {
	v, made := r.view(i), r.game.Action(i)
	if !r.begun {
		r.search.Versus(v, made)
		r.begun = true
	}
	if !r.search.Think(slice) {
		return c, false
	}
	r.begun = false
	return choiceOf(i, r.game.Decider(i), made, r.search.Ratings(SecondLook().Choices)), true
}

// choiceOf compares a choice with that of the others with which the player's share grows most. It must add to the
// player's worth too and have as many playouts.
func choiceOf(at int, p id.Player, made rules.Action, list []bot.Rating) Choice {
	c := Choice{At: at, Player: p, Made: made}
	k := slices.IndexFunc(list, func(b bot.Rating) bool { return rules.SameAction(b.Action, made) })
	if k < 0 || list[k].Playouts == 0 {
		return c
	}
	own := &list[k]
	share := func(b *bot.Rating) int32 { return int32(int64(b.Worth) * Whole / int64(max(1, b.All))) }
	c.Playouts, c.To = own.Playouts, share(own)
	c.From = c.To
	for i := range list {
		b := &list[i]
		if b.Playouts != own.Playouts || b.Worth <= own.Worth || share(b) <= c.From {
			continue
		}
		c.Better, c.Loses, c.From = b.Action, b.Worth-own.Worth, share(b)
		c.Keeps, c.Idle = b.Presides.Always&^own.Presides.Ever, own.Idle.Always&^b.Idle.Ever
	}
	return c
}

// cost returns the part of the player's share that a choice cost.
func (c *Choice) cost() int32 { return c.From - c.To }

// findMoments finds the moments, of each episode the costliest.
func (r *Review) findMoments() {
	var list []Moment
	for i := range r.choices {
		c := &r.choices[i]
		list = append(list, Moment{Choice: c, Cost: c.cost()})
	}
	for i := range r.runs {
		run := &r.runs[i]
		if run.Lost() > 0 && (r.alone || !r.game.ByComputer(run.At)) {
			list = append(list, Moment{Run: run, Cost: r.costOf(run)})
		}
	}
	slices.SortStableFunc(list, func(a, b Moment) int {
		return cmp.Or(cmp.Compare(b.Cost, a.Cost), a.At()-b.At())
	})
	for _, m := range list {
		known := func(o Moment) bool { return r.episode(o.At()) == r.episode(m.At()) }
		if len(r.moments) < MaxMoments && m.Cost > 0 && !slices.ContainsFunc(r.moments, known) {
			r.moments = append(r.moments, m)
		}
	}
}

// costOf returns the part of the worth of all players that a run cost its president, who would have had his part of it;
// zero if nobody is worth anything.
func (r *Review) costOf(run *Run) int32 {
	v := r.view(run.At)
	var sum int64
	for i := range v.S.Players {
		sum += int64(max(0, v.Worth(id.Player(i+1))))
	}
	if sum == 0 {
		return 0
	}
	percent := int64(100)
	if v.T.HasShares() {
		percent = int64(v.Held(run.Corp, id.OfPlayer(run.Player)))
	}
	return int32(min(Whole, int64(run.Lost())*percent*Whole/100/sum))
}
