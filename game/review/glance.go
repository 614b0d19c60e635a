package review

import (
	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/titles"
)

// Glance compares one choice of a running game with others, in slices, like the second look of a review. It uses
// nothing that its player did not know: no secret bids, and another state of chance.
type Glance struct {
	game   *match.Match
	at     int
	search *bot.Search
	found  Choice
}

// CanGlance reports whether a glance at the choice in a position says anything: it must be of a kind that a search
// compares, not a sealed bid, and late enough for playouts to predict the end.
func CanGlance(m *match.Match, at int) bool {
	v := m.ViewAt(at)
	from := titles.WordsOf(v.T).Foretold
	return from > 0 && int(v.S.Set) >= from && !v.S.End.Over && !v.Sealed() && bot.Compares(v, m.Action(at))
}

// NewGlance returns a glance at the choice that was made in a position, yet to be worked on.
func NewGlance(m *match.Match, at int) *Glance {
	g := &Glance{game: m.Clone(), at: at, search: bot.NewSearch(seed, SecondLook())}
	g.search.Versus(g.game.ViewAt(at), m.Action(at))
	return g
}

// Work does about so much work, in units of the route solver, and reports whether the glance is complete.
func (g *Glance) Work(work int) bool {
	if !g.search.Think(work) {
		return false
	}
	g.found = choiceOf(g.at, g.game.Decider(g.at), g.game.Action(g.at), g.search.Ratings(SecondLook().Choices))
	return true
}

// Choice returns the choice against the best other one, once the work is done. far is false if none is better by
// Regret.
func (g *Glance) Choice() (c Choice, far bool) {
	return g.found, g.found.Better != nil && g.found.cost() >= Regret
}
