package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// ChoosePar is the interruption in which the owner of a private that grants a president's certificate takes it and
// chooses the par of the company. He pays nothing and may choose any par (1830/R19). The frame holds the company.
type ChoosePar struct{}

func (ChoosePar) Name() string { return ParKey }

func (ChoosePar) Open(rules.View) rules.Refusal { return rules.Refusal{} }

// Check judges a par of the company in the frame, set by the owner of the private.
func (ChoosePar) Check(v rules.View, a rules.Action) rules.Refusal {
	par, ok := a.(rules.Par)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	if par.By == 0 || id.OfPlayer(par.By) != v.Actor() || par.Corp != v.Top().Corp {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	if cell, ok := v.T.Market.At(par.At); !ok || !cell.Par {
		return v.Refuse(rules.NotParPrice)
	}
	return rules.Refusal{}
}

// AppendLegal appends every par of the chart.
func (ChoosePar) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for _, at := range v.T.Market.Pars() {
		dst = append(dst, rules.Par{By: v.Actor().Player(), Corp: v.Top().Corp, At: at})
	}
	return dst
}

// Apply gives the owner the presidency, sets the par and closes the private if its power says so (1870/R19).
func (ChoosePar) Apply(tx *rules.Tx, a rules.Action) {
	par := a.(rules.Par)
	tx.FinishStep()
	tx.TakePresidency(par.Corp, par.By)
	tx.StartCorp(par.Corp, par.At)
	for i := range tx.T.Privates {
		w, ok := rules.PowerOf[rules.GrantPresidency](tx.T, id.Private(i+1))
		if ok && w.Closes && tx.T.FindCorp(w.Corp) == par.Corp {
			tx.ClosePrivate(id.Private(i + 1))
		}
	}
}
