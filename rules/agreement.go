package rules

import "github.com/hexrail/hexrail/rules/id"

// agreement is the step that ends the game at once because its players agree to stop. Any of them may declare it at any
// time, as may a company in his name; the current position is scored. It is never listed among the legal actions.
type agreement struct{}

// Name implements Step.
func (agreement) Name() string { return "agreement" }

// Open implements Step. It always refuses, because agreement is never in charge.
func (agreement) Open(v View) Refusal { return v.Refuse(NothingLeft) }

// Check implements Step. It refuses an actor that is neither a player nor a company.
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

// Consent returns the player who must agree to an action, or zero if nobody must. He must if it buys a train of his
// company or his private, uses his private's power for a company, or is another deal with him (Dealer). If he decides
// himself (18FL/R120), the president must agree instead. The referee takes consent for granted (1830/R91, R133).
func (v View) Consent(a Action) id.Player {
	owner := v.partner(a)
	switch o := v.Operands(a); {
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

// partner returns the other party of a deal that answers the step in charge, or zero.
func (v View) partner(a Action) id.Player {
	if a == nil || v.S.End.Over {
		return 0
	}
	if s, ok := v.InCharge().(Dealer); ok {
		return s.DealsWith(v, a)
	}
	return 0
}
