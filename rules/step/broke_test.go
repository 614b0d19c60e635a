package step_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// TestGoBroke checks that a company that cannot pay for a train ends the game after the round in which it goes broke,
// and that the first of several causes is kept (1830/RS14, RS16, RS18).
func TestGoBroke(t *testing.T) {
	for _, c := range []struct {
		name   string
		broken bool // the bank is broken when RED's turn ends
		why    rules.EndReason
		corp   string
	}{
		{"the bank is sound", false, rules.CorpBroke, "RED"},
		{"the bank is broken before", true, rules.BankBroken, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			def := toy()
			def.Policy.BankBreak = rules.NextRound
			broke := func(tx *rules.Tx, of id.Corp) {
				if tx.TrainCount(id.OfCorp(of)) == 0 {
					tx.GoBroke(of)
				}
			}
			def.Rounds[operatingRound-1] = step.OperatingRound(step.Operating{
				Steps: []rules.Step{step.BuyTrains{Discard: discardRound, Trade: rules.On}}, TurnOver: broke,
			})
			g := start(t, def)
			g.Found("RED", 100, "p1", 60).Found("BLUE", 100, "p2", 60)
			g.Operate(2).At("trains", "RED")
			if c.broken {
				g.S.End.Reason = rules.BankBroken
			}
			g.Pass()
			if g.S.End.Over || g.S.End.Reason != c.why || c.corp != "" && g.S.End.Corp != g.Corp(c.corp) {
				t.Fatalf("after RED's turn: %+v", g.S.End)
			}
			g.Pass()
			if !g.S.End.Over || g.S.End.Reason != c.why || (g.S.End.Corp != 0) != (c.corp != "") {
				t.Errorf("after the round: %+v", g.S.End)
			}
		})
	}
}
