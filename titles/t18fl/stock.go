package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// stockTurn is a player's turn in a stock round: the shared one, with the size of a company started in phase 4, and
// with privates of players who left the game, which the bank sells (18FL/R25-R54, R109).
type stockTurn struct {
	step.StockTurn
	sizeFirst bool // the size is decided before the company floats (R53)
	sizeEarly bool // it is chosen in phase 3 too, as formerly on 18xx.games (R48)
}

// Open implements rules.Step: a private for sale keeps the turn open too.
func (s stockTurn) Open(v rules.View) rules.Refusal {
	r := s.StockTurn.Open(v)
	if r.Refused() && len(s.appendPrivates(nil, v)) > 0 {
		return rules.Refusal{}
	}
	return r
}

// Check implements rules.Step.
func (s stockTurn) Check(v rules.View, a rules.Action) rules.Refusal {
	if buy, ok := a.(rules.BuyPrivate); ok && buy.By == v.Actor() {
		return s.checkPrivate(v, buy)
	}
	return s.StockTurn.Check(v, a)
}

// checkPrivate judges the purchase of a private from the bank, at face value and as the purchase of the turn.
func (stockTurn) checkPrivate(v rules.View, a rules.BuyPrivate) rules.Refusal {
	p, value := a.By.Player(), v.T.Private(a.Private).Value
	if r := step.MustSell(v, p); r.Refused() {
		return r
	}
	switch {
	case !v.BankSells(a.Private):
		return v.Refuse(rules.NotTradable) // R21
	case v.S.Turn.Bought != 0:
		return v.Refuse(rules.OnePurchase)
	case a.Price != value:
		return v.Refuse(rules.PriceFixed).Figures(a.Price, value)
	case v.Cash(a.By) < value:
		return v.Refuse(rules.NoMoney).Figures(v.Cash(a.By), value).Of(a.By)
	}
	if v.T.Policy.LimitPrivates.On() {
		return v.AtCertLimit(p, 0)
	}
	return rules.Refusal{}
}

func (s stockTurn) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return s.appendPrivates(s.StockTurn.AppendLegal(dst, v), v)
}

// appendPrivates appends the purchases of privates from the bank.
func (s stockTurn) appendPrivates(dst []rules.Action, v rules.View) []rules.Action {
	for i := range v.T.Privates {
		n := id.Private(i + 1)
		a := rules.BuyPrivate{By: v.Actor(), Private: n, Price: v.T.Private(n).Value}
		if v.BankSells(n) && !s.checkPrivate(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

// Apply implements rules.Step.
func (s stockTurn) Apply(tx *rules.Tx, a rules.Action) {
	if buy, ok := a.(rules.BuyPrivate); ok {
		tx.S.Turn.Acted, tx.S.Turn.Bought = true, tx.S.Turn.Bought|rules.BoughtPrivate
		tx.Pay(buy.By, id.Bank, buy.Price)
		tx.GivePrivate(buy.Private, buy.By)
		return
	}
	if s.sizeFirst {
		s.askSize(tx, a)
	}
	s.StockTurn.Apply(tx, a)
	if !s.sizeFirst {
		s.askSize(tx, a)
	}
}

// askSize asks for the size of the company that a starts, if a starts one and its size can be chosen in this phase.
func (s stockTurn) askSize(tx *rules.Tx, a rules.Action) {
	par, starts := a.(rules.Par)
	if starts && (tx.S.Phase == indexOfFour || s.sizeEarly && tx.S.Phase == indexOfThree) {
		tx.Push(rules.Frame{Round: sizeRound, Actor: id.OfPlayer(par.By), Corp: par.Corp})
	}
}

// awaitsSize reports whether a company waits for the choice of its size, before which it does not float. It is the
// title's hook.
func awaitsSize(v rules.View, c id.Corp) bool {
	return v.Top().Round == sizeRound && v.Top().Corp == c
}

// chooseSize returns the interruption in which the player who started a company decides between five and ten shares;
// the answer is the number of shares (18FL/R47, R48). With keepPass the start does not cancel the player's earlier
// pass, as on 18xx.games.
func chooseSize(keepPass bool) rules.Step {
	return step.Question{
		Key: sizeKey, Words: []string{fiveShares: "5", tenShares: "10"},
		Answer: func(tx *rules.Tx, shares uint8) {
			tx.S.Turn.KeepsPass = keepPass
			c := tx.Top().Corp
			tx.FinishAll()
			if shares == tenShares {
				tx.Convert(c)
			}
			tx.Top().Corp = 0
			tx.FloatIfSold(c)
		},
	}
}

// The sizes of companies.
const (
	fiveShares = 5
	tenShares  = 10
)
