// Package puzzle makes puzzles of real positions and proves their solutions.
//
// A puzzle is a position of a game with a question of one kind: the best run, the best lay, the use of the earnings,
// the way out of an emergency, the best sale. Each legal choice has a result, a sum of money by the rules of the title.
// All choices with the highest result are right. A puzzle is offered only if the highest result is proven, by the route
// solver or by trying every legal choice with the referee, and if the next lower one costs at least a tenth of it.
//
// A Maker, begun by Make, plays games of quick computer players from a seed until a position passes. The same number
// gives the same puzzle on every machine: all is counted in integers, and work replaces time. A Prover, begun by Prove,
// judges any position, so that a link needs only the game and the kind. A Ref names a puzzle: by its number, by the day
// or by the game of a link. Kind.Judge returns the State of an attempt.
package puzzle

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// Kind is the question of a puzzle.
type Kind uint8

// The kinds, with their results. The numbers and names are part of links and of the storage.
const (
	// Run asks for the run with the highest revenue.
	Run Kind = iota + 1
	// Lay asks for the lay after which the company can run for the highest revenue.
	Lay
	// Dividend asks for the use of the earnings that leaves most in the president's hands: his cash, the treasury, and
	// his shares of the company at the price after the move of its marker.
	Dividend
	// Emergency asks how the president raises the money for the train that his company must buy. The result is the
	// change of his wealth until the company has the train, without the part of the cheapest price that its treasury
	// lacked: the cost of the way beyond the train. It is zero or negative.
	Emergency
	// Sale asks for the one sale that brings most money and costs no presidency.
	Sale
)

// Kinds are all kinds in the order of the list.
var Kinds = [...]Kind{Run, Lay, Dividend, Emergency, Sale}

// kindNames are the names of the kinds in links, the storage and the command line.
var kindNames = [...]string{Run: "run", Lay: "lay", Dividend: "dividend", Emergency: "emergency", Sale: "sale"}

// String returns the name of the kind.
func (k Kind) String() string { return kindNames[k] }

// FindKind returns the kind with a name, or zero.
func FindKind(name string) Kind {
	for _, k := range Kinds {
		if k.String() == name {
			return k
		}
	}
	return 0
}

// Of reports whether a title has puzzles of kind k, by its rules: shares to pay on and to sell, presidents who help to
// buy trains, and runs among which a company may choose.
func (k Kind) Of(t *rules.Title) bool {
	switch k {
	case Run:
		return !bestOnly(t)
	case Lay:
		return true
	case Dividend, Sale:
		return t.HasShares()
	case Emergency:
		return t.HasShares() && rules.View{T: t}.HelpsWithTrains()
	}
	return false
}

// bestOnly reports whether companies of a title must make the best run.
func bestOnly(t *rules.Title) bool {
	for i := range t.Rounds {
		for _, s := range t.Rounds[i].Steps {
			if s, ok := s.(interface{ BestOnly() bool }); ok && s.BestOnly() {
				return true
			}
		}
	}
	return false
}

// Levels is the number of levels, from 1.
const Levels = 3

// Puzzle is a position with a question and the proof of its solution.
type Puzzle struct {
	Kind  Kind
	Level int        // from 1, by the figures of the proof
	Game  match.Game // ends at the position
	Proof Proof
}

// Mover returns the company that the question is about, or zero for a sale, and the player who decides.
func Mover(v rules.View) (id.Corp, id.Player) { return v.Actor().Corp(), v.Decider(v.Actor()) }

// At reports whether a question of kind k may be asked at a position.
func (k Kind) At(v rules.View) bool {
	c := v.Actor().Corp()
	if v.S.End.Over || v.S.Depth != 1 || c == 0 && k != Sale {
		return false
	}
	switch k {
	case Run:
		_, runs := v.InCharge().(rules.Runner)
		return runs && canRun(v, c)
	case Lay:
		return v.InCharge().Name() == step.TrackKey && canRun(v, c)
	case Dividend:
		return v.InCharge().Name() == step.DividendKey && v.President(c) != 0
	case Emergency:
		price, _ := v.CheapestTrain()
		return v.InCharge().Name() == step.TrainsKey && step.MustBuyTrain(v, c) && v.HelpsWithTrains() &&
			v.President(c) != 0 && v.Cash(id.OfCorp(c))+v.Cash(id.OfPlayer(v.President(c))) < price
	case Sale:
		return v.Actor().Player() != 0 && v.InCharge().Name() == step.StockKey && endangered(v, v.Actor().Player())
	}
	return false
}

// canRun reports whether a company with a president has trains of its own.
func canRun(v rules.View, c id.Corp) bool {
	return v.President(c) != 0 && v.Leased(c) == 0 && len(v.AppendRunning(nil, c)) > 0
}

// endangered reports whether p would lose a presidency by selling all his shares of the company.
func endangered(v rules.View, p id.Player) bool {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if v.President(c) == p && v.LosesPresidency(p, c, v.Held(c, id.OfPlayer(p))) {
			return true
		}
	}
	return false
}

// Value returns the result of an action that decides a question asked at the position was, and reports whether the
// action decides it. before is the position before the action, now the one after it.
func (k Kind) Value(was, before rules.View, a rules.Action, now rules.View) (value int32, decides bool) {
	c, p := Mover(was)
	switch k {
	case Run:
		run, ok := a.(rules.RunRoutes)
		if !ok {
			return 0, false
		}
		return before.RunRevenue(run), true
	case Lay:
		if !endsLay(a) {
			return 0, false
		}
		run, _ := now.BestRun(c, layWork)
		return now.RunRevenue(run), true
	case Dividend:
		if _, ok := a.(rules.Dividend); !ok {
			return 0, false
		}
		return inHands(now, c, p) - inHands(was, c, p), true
	case Emergency:
		if now.OrdinaryTrains(c) == 0 && now.Base().Actor == was.Base().Actor {
			return 0, false
		}
		price, _ := was.CheapestTrain()
		return now.Worth(p) - was.Worth(p) + price - was.Cash(id.OfCorp(c)), true
	case Sale:
		return saleValue(was, a, now, p)
	}
	return 0, false
}

// endsLay reports whether an action is the decision of a puzzle about a lay.
func endsLay(a rules.Action) bool {
	switch a.(type) {
	case rules.LayTile, rules.Pass:
		return true
	}
	return false
}

// layWork bounds the search for the run after a lay. The proof demands that it suffices for every lay.
const layWork = 400_000

// inHands returns the money that a president controls by a company: his cash, its treasury and his shares at their
// price.
func inHands(v rules.View, c id.Corp, p id.Player) int32 {
	shares := int32(v.Held(c, id.OfPlayer(p))) / int32(v.Ordinary(c))
	return v.Cash(id.OfPlayer(p)) + v.Cash(id.OfCorp(c)) + shares*v.Price(c)
}

// saleValue returns the proceeds of a sale by p, or zero if it costs him a presidency or is no sale.
func saleValue(was rules.View, a rules.Action, now rules.View, p id.Player) (int32, bool) {
	switch a.(type) {
	case rules.SellShares:
	case rules.Pass:
		return 0, true
	default:
		return 0, false
	}
	if LostBy(was, now, p) != 0 {
		return 0, true
	}
	return now.Cash(id.OfPlayer(p)) - was.Cash(id.OfPlayer(p)), true
}

// LostBy returns the first company of which p is president at a position, but no longer at a later one, or zero.
func LostBy(was, now rules.View, p id.Player) id.Corp {
	for i := range was.T.Corps {
		if c := id.Corp(i + 1); was.President(c) == p && now.President(c) != p {
			return c
		}
	}
	return 0
}
