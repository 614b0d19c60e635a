package puzzle

import (
	"slices"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// Maker makes a puzzle in slices of work.
type Maker struct {
	title *rules.Title
	kind  Kind
	level int
	seed  uint64 // of the first game

	first  int  // set from which positions are tried
	built  int  // last set in which companies build, unless the kind asks about the map
	tries  int  // in this game
	vain   int  // tries in this game that are known to fail
	late   bool // the search is at the end of a long one
	x      rules.Scratch
	state  rules.State
	after  rules.State // of an action that is tried
	log    []rules.Action
	quick  *bot.Quick
	random *bot.Random
	prover *Prover
	proved int     // work of the prover
	spare  *Puzzle // of another level
	found  *Puzzle
	Work   int // done so far
	Games  int // begun so far
	Tried  int // positions tried
}

// Bounds of a search.
const (
	mostGames     = 200
	mostTries     = 40        // positions tried in one game
	mostLaysTried = 8         // the same for lays: positions of one map fail for one reason
	mostProof     = 300_000   // work for one proof: those that take longer seldom make a puzzle
	anyLevelAfter = 2_000_000 // work after which a puzzle of another level is taken
	sets          = 4         // from one of which positions are tried, so that few puzzles are alike
	skips         = 10        // of so many positions one is tried, for the same reason
	fewerSkips    = 3         // the same after the work skipsLong
	skipsLong     = 500_000
	firstBuilt    = 2 // least value of Maker.built: short runs make nobody rich
	builtSpread   = 3 // number of its values
	// Most emergencies come before so many actions, and the rest of a game takes longer than several beginnings. With
	// minors, whose emergencies are no puzzles, they come before twice as many.
	mostCalm = 300
)

// Work of a maker for everything that is not counted by a prover or a search, in units of the route solver, by the time
// that it takes.
const (
	dealWork  = 1_000 // to begin a game
	proveWork = 2_000 // to begin a proof
	moveWork  = 1_500 // to choose and play an action
)

// Make begins to make puzzle number n of a kind and a level, or of any level if that is zero. A search that is known to
// be long begins with the game in which it ends.
func Make(t *rules.Title, k Kind, level, n int) *Maker {
	m := search(t, k, level, n)
	if at, ok := knownEnd(t, k, level, n); ok {
		m.begin(at)
	}
	return m
}

// begin begins anew at the end of a long search.
func (m *Maker) begin(at end) {
	m.Games, m.late = at.games, true
	m.deal()
	m.vain = at.tries
}

// search begins to search for a puzzle with the first game.
func search(t *rules.Title, k Kind, level, n int) *Maker {
	m := &Maker{title: t, kind: k, level: level, seed: scramble(uint64(n)<<16 | uint64(level)<<8 | uint64(k))}
	m.deal()
	return m
}

// players returns the number of players of the games: four, or the next lower number that the title allows.
func players(t *rules.Title) int {
	n := 4
	for n > 1 && !t.CanSeat(n) {
		n--
	}
	return n
}

// deal begins the next game.
func (m *Maker) deal() {
	seed := scramble(m.seed + uint64(m.Games))
	m.Games++
	m.first = max(m.level, 1) + int(seed>>8%sets)
	if m.kind == Emergency {
		m.first = 1 // they are rare
	}
	m.tries, m.vain, m.built = 0, 0, firstBuilt+int(seed>>16%builtSpread)
	m.state = rules.Start(m.title, players(m.title), m.gameSeed(), &m.x)
	m.log = m.log[:0]
	m.quick = bot.NewQuick(seed)
	m.quick.Vary(seed, 1, 0)
	m.random = bot.NewRandom(seed)
}

// gameSeed returns the seed of the present game, short so that links stay short.
func (m *Maker) gameSeed() uint64 { return scramble(m.seed+uint64(m.Games)) >> 40 }

// Step does about the given amount of work and reports whether the search has ended.
func (m *Maker) Step(work int) (done bool) {
	for end := m.Work + work; m.Work < end; {
		switch {
		case m.found != nil || m.Games > mostGames:
			return true
		case m.spare != nil && m.Work >= anyLevelAfter:
			m.found = m.spare
		case m.prover != nil:
			m.prove()
		default:
			m.play()
		}
	}
	return false
}

// Found returns the puzzle once Step has returned true, or nil if there is none.
func (m *Maker) Found() *Puzzle { return m.found }

// proveSlice is the work of a prover at a time.
const proveSlice = 20_000

// prove goes on with the proof. Once it has ended, it keeps a puzzle of the wanted level as found and the first of
// another level as spare, and plays on if neither will do.
func (m *Maker) prove() {
	m.Work += proveSlice
	m.proved += proveSlice
	done := m.prover.Step(proveSlice)
	if !done && m.proved < mostProof {
		return
	}
	proof, ok := m.prover.Result()
	away := m.prover.away
	m.prover = nil
	switch {
	case away != nil:
		m.do(away) // the emergency may go on after it
		return
	case !done || !ok:
		m.advance()
		return
	}
	names := make([]string, m.state.Players)
	for i := range names {
		names[i] = string(rune('A' + i))
	}
	v := m.view()
	p := &Puzzle{Kind: m.kind, Level: m.kind.level(&proof), Proof: proof, Game: match.Game{
		Title: m.title, Players: names, Seed: m.gameSeed(), Log: slices.Clone(m.log), At: len(m.log), Mark: match.Mark(v),
	}}
	switch {
	case m.level == 0 || p.Level == m.level || m.late:
		m.found = p
	case m.spare == nil:
		m.spare = p
	}
	if m.found == nil {
		m.advance()
	}
}

func (m *Maker) view() rules.View { return rules.View{T: m.title, S: &m.state, X: &m.x} }

// play tries the present position or plays on.
func (m *Maker) play() {
	v := m.view()
	calm := m.kind == Emergency && m.tries == 0 && len(m.log) > m.calm()
	if m.state.End.Over || len(m.log) > mostActions || m.tries >= m.mostTries() || calm {
		m.deal()
		m.Work += dealWork
		return
	}
	if int(m.state.Set) >= m.first && m.kind.At(v) && !m.skips() {
		m.tries++
		m.Tried++
		if m.tries <= m.vain {
			m.advance()
			return
		}
		m.prover, m.proved = Prove(m.kind, v), 0
		m.Work += proveWork
		return
	}
	m.advance()
}

// mostTries returns the number of positions tried in one game.
func (m *Maker) mostTries() int {
	if m.kind == Lay {
		return mostLaysTried
	}
	return mostTries
}

// calm returns the number of actions after which a game without an emergency is given up.
func (m *Maker) calm() int {
	for i := range m.title.Corps {
		if m.title.Corps[i].Kind == rules.Minor {
			return 2 * mostCalm
		}
	}
	return mostCalm
}

// skips reports whether the present position is not tried, unless the kind is rare.
func (m *Maker) skips() bool {
	switch m.kind {
	case Run, Lay, Dividend:
		n := skips
		if m.Work > skipsLong || m.late {
			n = fewerSkips
		}
		return m.randomBelow(n, len(m.log)<<24) != 0
	case Emergency, Sale:
	}
	return false
}

// mostActions bounds a game, so that links stay short.
const mostActions = 1200

// advance plays one action.
func (m *Maker) advance() {
	m.Work += moveWork
	m.do(m.choose(m.view()))
}

// do plays an action. The game ends if there is none or the rules refuse it.
func (m *Maker) do(a rules.Action) {
	if a == nil || rules.Do(m.view(), a, &m.state).Refused() {
		m.state.End.Over = true
		return
	}
	m.log = append(m.log, a)
}

// Of so many actions one is drawn at random, so that games differ.
const (
	usualOdds    = 3
	carelessOdds = 5
)

// choose returns the action of the player to act. Runs are searched, since those of quick players have no routes.
func (m *Maker) choose(v rules.View) rules.Action {
	if c := v.Actor().Corp(); c != 0 {
		if _, runs := v.InCharge().(rules.Runner); runs && len(v.AppendRunning(nil, c)) > 0 {
			run, _ := v.BestRun(c, playWork)
			if !rules.Check(v, run).Refused() {
				m.Work += playWork
				return run
			}
		}
	}
	if m.kind == Emergency {
		if a := m.carelessAction(v); a != nil {
			return a
		}
	}
	if m.kind == Sale || m.kind == Dividend {
		if a := m.passBuilding(v); a != nil {
			return a
		}
	}
	if m.kind == Sale {
		if a := m.endangeringAction(v); a != nil {
			return a
		}
	}
	odds := usualOdds
	if m.kind == Emergency {
		odds = carelessOdds
	}
	if m.randomBelow(odds, len(m.log)) == 0 {
		if a := m.random.Choose(v); wholesome(a) {
			return a
		}
	}
	return m.quick.Choose(v)
}

// endangeringAction returns a decision by which sales become dangerous, or nil: every other decision of a player is to
// buy a share next to a president.
func (m *Maker) endangeringAction(v rules.View) rules.Action {
	p := v.Actor().Player()
	if p == 0 || m.randomBelow(2, len(m.log)) != 0 {
		return nil
	}
	return rivalPurchase(v, p)
}

// rivalPurchase returns the purchase of a share of that company of another president in which p has most, or nil.
func rivalPurchase(v rules.View, p id.Player) (purchase rules.Action) {
	most := -1
	for _, a := range purchases(v) {
		c := rules.OperandsOf(a).Corp
		if held := v.Held(c, id.OfPlayer(p)); held > most && v.President(c) != 0 && v.President(c) != p {
			most, purchase = held, a
		}
	}
	return purchase
}

// purchases returns the purchases of shares that are legal.
func purchases(v rules.View) []rules.Action {
	return slices.DeleteFunc(rules.AppendLegal(nil, v), func(a rules.Action) bool {
		_, buys := a.(rules.BuyShares)
		return !buys
	})
}

// passBuilding returns a pass if the companies of the present game build no more, or nil.
func (m *Maker) passBuilding(v rules.View) rules.Action {
	if builds(v) && int(v.S.Set) > m.built {
		return legalPass(v)
	}
	return nil
}

// wholesome reports whether an action drawn at random leaves a game going on.
func wholesome(a rules.Action) bool {
	switch a.(type) {
	case rules.LayTile, rules.BuyShares, rules.PlaceToken, rules.Dividend, rules.Par:
		return true
	}
	return false
}

// randomBelow returns a number below n that depends on the game and a place in it.
func (m *Maker) randomBelow(n, at int) int {
	return int(scramble(m.seed+uint64(m.Games)<<32+uint64(at)) % uint64(n))
}

// playWork bounds the search for a run while a game is played.
const playWork = 2_000

// carelessAction returns the decision of somebody who does what leads to emergencies, or nil: companies stop building
// early, and some presidents pay out everything, spend the treasury on the dearest sites and on trains that rust, their
// own money on shares, and take no powers or money that the rules offer. Which companies have such presidents depends
// on the seed.
func (m *Maker) carelessAction(v rules.View) rules.Action {
	c := v.Actor().Corp()
	if c == 0 {
		return m.recklessPurchase(v, v.Actor().Player())
	}
	if m.reckless(c) {
		if a := m.recklessAction(v, c); a != nil {
			return a
		}
	}
	return m.passBuilding(v)
}

// recklessAction returns the decision of a reckless company, or nil if the rules leave it none of its own.
func (m *Maker) recklessAction(v rules.View, c id.Corp) rules.Action {
	if a := (rules.Dividend{By: c, Kind: rules.Payout}); !rules.Check(v, a).Refused() {
		return a
	}
	if builds(v) {
		return m.dearestSite(v)
	}
	if v.InCharge().Name() == step.TrainsKey {
		if a := rustingTrain(v, c); a != nil {
			return a
		}
	}
	return legalPass(v)
}

// legalPass returns the pass of whoever decides, or nil if it is refused.
func legalPass(v rules.View) rules.Action {
	if a := (rules.Pass{By: v.Actor()}); !rules.Check(v, a).Refused() {
		return a
	}
	return nil
}

// dearestSite returns the lay or station for which a company pays most, or nil if it pays for none.
func (m *Maker) dearestSite(v rules.View) (dearest rules.Action) {
	least := v.Cash(v.Actor())
	for _, a := range rules.AppendLegal(nil, v) {
		if _, pass := a.(rules.Pass); pass || rules.Do(v, a, &m.after).Refused() {
			continue
		}
		if left := m.after.Cash[v.Actor()]; left < least {
			least, dearest = left, a
		}
	}
	return dearest
}

// rustingTrain returns the purchase of a train of the bank that will rust, or nil.
func rustingTrain(v rules.View, c id.Corp) rules.Action {
	var bank [rules.MaxTrains]id.Train
	for _, n := range v.AppendForSale(bank[:0]) {
		a := rules.BuyTrain{By: c, Train: n, From: v.S.Trains[n], Price: v.TrainPrice(n)}
		if v.T.Train(v.KindOf(n)).RustsOn != "" && a.Price <= v.Cash(v.Actor()) && !rules.Check(v, a).Refused() {
			return a
		}
	}
	return nil
}

// recklessPurchase returns a purchase of a share by the president of a reckless company, or nil.
func (m *Maker) recklessPurchase(v rules.View, p id.Player) rules.Action {
	if !m.leadsReckless(v, p) {
		return nil
	}
	buys := purchases(v)
	if len(buys) == 0 {
		return nil
	}
	return buys[m.randomBelow(len(buys), len(m.log))]
}

// leadsReckless reports whether a player is the president of a reckless company.
func (m *Maker) leadsReckless(v rules.View, p id.Player) bool {
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.President(c) == p && m.reckless(c) {
			return true
		}
	}
	return false
}

// builds reports whether the step in charge lays track or places stations.
func builds(v rules.View) bool {
	name := v.InCharge().Name()
	return name == step.TrackKey || name == step.StationKey
}

// reckless reports whether a company has a careless president in the present game: one of two, and in every other game
// all of ten shares. Those of five are too poor to buy the trains by which others rust.
func (m *Maker) reckless(c id.Corp) bool {
	all := m.Games%2 == 1 && m.view().Ordinary(c) == tenth
	return all || m.randomBelow(2, int(c)<<20) == 0
}

// tenth is the size of a share of which a company has ten.
const tenth = 10

// scramble returns a hash of x, the output function of SplitMix64.
func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
