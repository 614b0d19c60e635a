// Package rulestest is the test kit of the referee: it builds positions by name, plays actions that must be accepted or
// refused, checks invariants and plays games at random.
//
// New starts a Game. Its setters (Cash, Found, Lay, Station, Train, Stock, Operate ...) write a position directly; Do
// and Refuses play actions and check Invariants, and PlayRandom plays to the end. Unlisted and Near return actions that
// AppendLegal does not list.
//
// For the tables of a title, SameTables compares them with a file of the folder, which the flag -tables rewrites, and
// ReadFacts with reference data, which are not part of the repository. Numbered.WantTests fails for a rule number that
// no test names.
package rulestest

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Game is a game under test. Its setters take names ("PRR", "H12") and stop the test on an unknown one. Owners are
// "bank", "initial", "pool", "closed", "p1" for seat 1, or the name of a company. The setters return the game, so that
// calls can be chained.
type Game struct {
	Names
	S rules.State
	X rules.Scratch
}

// New starts a game of a title, with seed 1, for a test.
func New(t testing.TB, title *rules.Title, players int) *Game {
	t.Helper()
	g := &Game{Names: Names{t, title}}
	g.S = rules.Start(title, players, 1, &g.X)
	return g
}

// View returns read access to the present position.
func (g *Game) View() rules.View { return rules.View{T: g.Title, S: &g.S, X: &g.X} }

// Do plays actions and returns g, so that calls can be chained. Each must be accepted, and the invariants must hold
// after it.
func (g *Game) Do(actions ...rules.Action) *Game {
	g.T.Helper()
	for _, a := range actions {
		if r := g.Try(a); r.Refused() {
			g.T.Fatalf("%T%v is refused: %v (%s), have %d, need %d; in charge: %s",
				a, a, r.Reason, r.Rule, r.Have, r.Need, g.InCharge())
		}
		if err := Invariants(g.View()); err != nil {
			g.T.Fatalf("after %T%v: %v", a, a, err)
		}
	}
	return g
}

// Try plays an action if it is legal and returns the refusal if it is not.
func (g *Game) Try(a rules.Action) rules.Refusal {
	g.T.Helper()
	var next rules.State
	r := rules.Do(g.View(), a, &next)
	if !r.Refused() {
		g.S = next
	}
	return r
}

// Check returns the reason against an action in the present position.
func (g *Game) Check(a rules.Action) rules.Refusal { return rules.Check(g.View(), a) }

// Refuses reports an error unless the action is refused for this reason, and by a rule if the title cites any and the
// thing exists in the game. The reason Legal requires that it is accepted.
func (g *Game) Refuses(a rules.Action, want rules.Reason) {
	g.T.Helper()
	r := g.Check(a)
	if r.Reason != want {
		g.T.Errorf("%T%v: %v (%s), have %d, need %d; want %v", a, a, r.Reason, r.Rule, r.Have, r.Need, want)
	}
	if r.Refused() && r.Rule == "" && r.Reason != rules.Unknown && g.Title.Cite != (rules.Cites{}) {
		g.T.Errorf("%T%v is refused for %v without a rule", a, a, r.Reason)
	}
}

// Copy returns an independent game in the same position.
func (g *Game) Copy() *Game {
	return &Game{Names: g.Names, S: g.S}
}

// InCharge returns the name of the step in charge, or "over" once the game is over.
func (g *Game) InCharge() string {
	if g.S.End.Over {
		return "over"
	}
	return g.View().InCharge().Name()
}

// At stops the test unless the step with this name is in charge and it is actor's decision.
func (g *Game) At(step, actor string) *Game {
	g.T.Helper()
	if name := g.InCharge(); name != step || !g.S.End.Over && g.View().Actor() != g.Owner(actor) {
		g.T.Fatalf("step %q of owner %d is in charge, want %q of %s", name, g.View().Actor(), step, actor)
	}
	return g
}

// Legal returns all legal actions.
func (g *Game) Legal() []rules.Action { return rules.AppendLegal(nil, g.View()) }

// Pass passes for the current actor.
func (g *Game) Pass() *Game {
	g.T.Helper()
	return g.Do(rules.Pass{By: g.View().Actor()})
}

// Skipped returns why the last action skipped a step, or Legal if it did not.
func (g *Game) Skipped(step string) rules.Reason {
	for _, e := range g.X.Events {
		if e.Kind == rules.StepSkipped && e.Step == step {
			return e.Why.Reason
		}
	}
	return rules.Legal
}

// WantCash fails unless the owners have this money.
func (g *Game) WantCash(want map[string]int32) {
	g.T.Helper()
	for name, cash := range want {
		if have := g.S.Cash[g.Owner(name)]; have != cash {
			g.T.Errorf("%s has %d, want %d", name, have, cash)
		}
	}
}

// WantShares fails unless the owners hold this percentage of the company.
func (g *Game) WantShares(corp string, want map[string]int) {
	g.T.Helper()
	for name, percent := range want {
		if have := g.View().Held(g.Corp(corp), g.Owner(name)); have != percent {
			g.T.Errorf("%s holds %d percent of %s, want %d", name, have, corp, percent)
		}
	}
}

// WantPresident fails unless this seat presides over the company; zero is nobody.
func (g *Game) WantPresident(corp string, want id.Player) {
	g.T.Helper()
	if have := g.View().President(g.Corp(corp)); have != want {
		g.T.Errorf("player %d presides over %s, want %d", have, corp, want)
	}
}

// Card returns a card of this kind that owner holds.
func (g *Game) Card(kind, owner string) id.Train {
	g.T.Helper()
	return known(g.Names, "train of "+owner, kind, g.View().FirstCard(g.Kind(kind), g.Owner(owner)))
}
