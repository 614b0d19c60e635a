package rules

import "hexrail/rules/id"

// agreement ends the game at once because its players agree to stop. Any of them may say so at any time, and so may a
// company in his name; the score is as things stand. It is never listed among the legal actions.
type agreement struct{}

// Name implements Step.
func (agreement) Name() string { return "agreement" }

// Open implements Step. It is asked for EndGame only and is never in charge.
func (agreement) Open(v View) Refusal { return v.Refuse(NothingLeft) }

// Check implements Step.
func (agreement) Check(v View, a Action) Refusal {
	if by := Actor(a); by.Player() == 0 && by.Corp() == 0 {
		return v.Refuse(NotYourTurn)
	}
	return Refusal{}
}

// AppendLegal implements Step.
func (agreement) AppendLegal(dst []Action, _ View) []Action { return dst }

// Apply implements Step.
func (agreement) Apply(tx *Tx, _ Action) { tx.EndGame(EndedByHand) }

// Consent returns the player who must agree to an action, because it buys a train of his company or his private from
// him, strikes another deal with him (Dealer), or uses the power of a private for a company: its owner, or the president if the owner
// decides (18FL/R120). Nobody is 0: a player need not agree with himself. The referee takes the consent for granted (1830/R91, R133;
// 1822PNW, section 3.6).
func (v View) Consent(a Action) id.Player {
	owner := v.partner(a)
	switch o := OperandsOf(a); {
	case owner != 0:
	case o.Train != 0 && o.From.Corp() != 0:
		owner = v.President(o.From.Corp())
	case o.Via != 0:
		owner = v.S.Privates[o.Via].Owner.Player()
	case o.Power != 0:
		owner = v.S.Privates[o.Power].Owner.Player()
	case o.Private != 0 && !o.Bids:
		owner = v.S.Privates[o.Private].Owner.Player()
	}
	decider := v.Decider(v.Actor())
	if c := v.Actor().Corp(); c != 0 && owner == decider {
		owner = v.President(c)
	}
	if owner == decider {
		return 0
	}
	return owner
}

// partner returns the player with whom an action strikes a deal by what the step in charge asks.
func (v View) partner(a Action) id.Player {
	if a == nil || v.S.End.Over {
		return 0
	}
	if s, ok := v.InCharge().(Dealer); ok {
		return s.DealsWith(v, a)
	}
	return 0
}
