package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// dividend is the step that divides the earnings. Majors choose, minors pay half; the earnings of the special train may
// be used differently (R81-R86).
type dividend struct{ step.PayDividend }

// dividend returns the step.
func (g *game) dividend() rules.Step {
	triple := int32(149) // highest price that may rise by three cells; prices are integers
	if g.sw.Triple == UpTo150 {
		triple = 150
	}
	move := func(v rules.View, c id.Corp, paid int32) market.Pos { return priceAfter(v, c, paid, triple) }
	option := func(k rules.DividendKind) step.DividendOption {
		return step.DividendOption{Kind: k,
			Kept: func(v rules.View, c id.Corp, revenue int32) int32 { return keptPart(v, c, k, revenue) }, Move: move}
	}
	return dividend{step.PayDividend{
		Options: []step.DividendOption{option(rules.Payout), option(rules.Half), option(rules.Withhold)},
		Idle:    func(v rules.View, c id.Corp, _ int32) market.Pos { return v.T.Market.Along(v.S.Corps[c].Price, -1) },
		Forced: func(v rules.View, c id.Corp) rules.DividendKind {
			if kindIs(v, c, rules.Minor) {
				return rules.Half
			}
			return 0
		},
		Initial: step.Company,
	}}
}

// priceAfter returns the cell of c's marker after it pays out this sum in all. From a price up to triple it may rise by
// three cells (R84, R85).
func priceAfter(v rules.View, c id.Corp, paid, triple int32) market.Pos {
	price, at, steps := v.Price(c), v.S.Corps[c].Price, 0
	switch {
	case paid == 0:
		steps = -1
	case kindIs(v, c, rules.Minor):
		steps = 1
	case paid >= 3*price && price <= triple:
		steps = 3
	case paid >= 2*price:
		steps = 2
	case paid >= price:
		steps = 1
	}
	return v.T.Market.Along(at, steps)
}

// keptPart returns the withheld part of c's revenue if it is used as k, with the special train's part as decided
// separately (R81-R83).
func keptPart(v rules.View, c id.Corp, k rules.DividendKind, revenue int32) int32 {
	if kindIs(v, c, rules.Minor) {
		return revenue / 2
	}
	if apart.Is(v.S) {
		return partOf(k, revenue-special.Of(v.S)) + partOf(apart.Of(v.S), special.Of(v.S))
	}
	return partOf(k, revenue)
}

// partOf returns the part of sum that a major withholds. A half is rounded down to a multiple of $10.
func partOf(k rules.DividendKind, sum int32) int32 {
	switch k {
	case rules.Withhold:
		return sum
	case rules.Half:
		return sum / 20 * 10
	case rules.Payout:
	}
	return 0
}

// Word implements rules.Chooser: an answer is the use of the special train's part, by the number of its kind.
func (dividend) Word(_ rules.View, answer uint8) string {
	if k := rules.DividendKind(answer); k == rules.Payout || k == rules.Half || k == rules.Withhold {
		return k.String()
	}
	return ""
}

// Check judges a dividend, or before it the answer about the special train's part.
func (s dividend) Check(v rules.View, a rules.Action) rules.Refusal {
	d, ok := a.(rules.Decide)
	if !ok {
		return s.PayDividend.Check(v, a)
	}
	switch {
	case d.By != v.Actor():
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case s.Word(v, d.Choice) == "":
		return v.Refuse(rules.NoSuchDividend)
	case apart.Is(v.S) || !special.Is(v.S) || special.Of(v.S) == v.S.Turn.Revenue:
		return v.Refuse(notApart)
	}
	return rules.Refusal{}
}

// AppendLegal appends the dividends, then the answers about the special train's part.
func (s dividend) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return step.AppendDecisions(s.PayDividend.AppendLegal(dst, v), v, s)
}

// Apply implements rules.Step. The fees for portage are paid with the dividend (R133).
func (s dividend) Apply(tx *rules.Tx, a rules.Action) {
	if d, ok := a.(rules.Decide); ok {
		apart.Set(tx.S, rules.DividendKind(d.Choice))
		return
	}
	payFees(tx)
	s.PayDividend.Apply(tx, a)
}

// Skip implements rules.Skipper. The fees are paid here too.
func (s dividend) Skip(tx *rules.Tx) {
	payFees(tx)
	s.PayDividend.Skip(tx)
}

// payFees pays the portage fees to the owner of P16. If no company owns it, nobody receives them (R133).
func payFees(tx *rules.Tx) {
	p := tx.T.FindPrivate(portage)
	o, sum := tx.S.Privates[p].Owner, fees.Of(tx.S)
	if o.Corp() == 0 || sum == 0 {
		return
	}
	tx.Pay(id.Bank, o, sum)
	tx.Note(rules.Event{Kind: rules.SubsidyPaid, Corp: o.Corp(), Private: p, Amount: sum})
}
