package rulestest

import (
	"math/rand/v2"
	"reflect"

	"github.com/hexrail/hexrail/rules"
)

// PlayRandom plays random choices until the game is over, for at most limit actions. It checks that in every position
// somebody may act, every offered action is accepted, an action leaves the original state unchanged, playing it twice
// gives equal states, and the invariants hold. It returns how often each kind of action was played.
func (g *Game) PlayRandom(seed uint64, limit int) map[string]int {
	g.T.Helper()
	r := rand.New(rand.NewPCG(seed, 0))
	played := map[string]int{}
	for range limit {
		if g.S.End.Over {
			return played
		}
		legal := g.Legal()
		if len(legal) == 0 {
			g.T.Fatalf("nobody may act in step %s", g.InCharge())
		}
		for _, a := range legal {
			if refusal := g.Check(a); refusal.Refused() {
				g.T.Fatalf("%T%v is offered in step %s and refused: %v", a, a, g.InCharge(), refusal.Reason)
			}
		}
		a := drawAction(r, g.View(), legal)
		g.playTwice(a)
		g.Do(a)
		played[reflect.TypeOf(a).Name()]++
	}
	g.T.Fatalf("no end after %d actions: set %d, phase %d, step %s", limit, g.S.Set, g.S.Phase, g.InCharge())
	return played
}

// playTwice plays an action two times from the present position, and stops the test if that changes the position or has
// two outcomes. The game stays where it is.
func (g *Game) playTwice(a rules.Action) {
	g.T.Helper()
	before := g.S
	var one, two rules.State
	rules.Do(g.View(), a, &one)
	rules.Do(g.View(), a, &two)
	if g.S != before {
		g.T.Fatalf("%T%v changes the state it is played from", a, a)
	}
	if one != two {
		g.T.Fatalf("%T%v has two outcomes", a, a)
	}
}

// drawAction returns a random legal action: it chooses a kind of action by weight, then one of that kind, so that the
// many lays do not crowd out everything else.
func drawAction(r *rand.Rand, v rules.View, legal []rules.Action) rules.Action {
	var kinds []reflect.Type
	byKind := map[reflect.Type][]rules.Action{}
	sum := 0
	for _, a := range legal {
		w, k := weight(a, v), reflect.TypeOf(a)
		if w == 0 {
			continue
		}
		if byKind[k] == nil {
			kinds = append(kinds, k)
			sum += w
		}
		byKind[k] = append(byKind[k], a)
	}
	if sum == 0 {
		return legal[r.IntN(len(legal))]
	}
	n, of := r.IntN(sum), byKind[kinds[0]]
	for n >= weight(of[0], v) {
		n -= weight(of[0], v)
		kinds = kinds[1:]
		of = byKind[kinds[0]]
	}
	return of[r.IntN(len(of))]
}

// weight returns how readily an action is drawn; zero is the last resort. Uniformly random games get stuck in bidding,
// trading and selling; with these weights they reach every phase.
func weight(a rules.Action, v rules.View) int {
	switch a := a.(type) {
	case rules.Bankrupt:
		return 0
	case rules.Bid:
		if a.Private != 0 && a.Price > 2*v.T.Private(a.Private).Value {
			return 0
		}
	case rules.SellShares:
		if v.S.Set < 10 && v.Actor().Player() != 0 {
			return 0
		}
		return 1
	case rules.BuyPrivate:
		if a.By.Player() != 0 && a.Price > 1 {
			return 0
		}
		return 1
	case rules.BuyTrain:
		if a.From.Corp() != 0 {
			return 0
		}
	case rules.Pass, rules.ExchangePrivate:
		return 1
	case rules.LayTile, rules.PlaceToken, rules.BuyShares:
		return 8
	}
	if a.Def().Deal == rules.Sells {
		return 1
	}
	return 4
}
