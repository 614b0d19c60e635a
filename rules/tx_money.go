package rules

import "github.com/hexrail/hexrail/rules/id"

// Pay moves money. Only the bank may go below zero, which breaks it; payments are still made in full (1830/R170).
func (tx *Tx) Pay(from, to id.Owner, amount int32) {
	if amount < 0 {
		bug("payment of %d", amount)
	}
	if amount == 0 || from == to {
		return
	}
	tx.S.Cash[from] -= amount
	tx.S.Cash[to] += amount
	tx.Note(Event{Kind: Paid, Who: from, To: to, Amount: amount})
	if from != id.Bank && tx.S.Cash[from] < 0 {
		bug("owner %d pays %d and has %d left", from, amount, tx.S.Cash[from])
	}
	switch tx.T.Policy.BankTest {
	case BelowZero:
		if tx.S.Cash[from] < 0 {
			tx.triggerEnd(BankBroken)
		}
	case AtZero:
		if tx.S.Cash[id.Bank] <= 0 {
			tx.triggerEnd(BankBroken)
		}
	case PlayersHold: // TestBank finds out
	case PlayersReach:
		if !tx.bottomless() && tx.BankLeft() <= 0 {
			tx.triggerEnd(BankBroken)
		}
	}
}

// TestBank tests whether the players hold enough to break the bank, in titles that test it at named moments
// (1860/R180). The bank of the state has no bottom (1860/R148).
func (tx *Tx) TestBank() {
	switch tx.T.Policy.BankTest {
	case BelowZero, AtZero, PlayersReach: // Pay finds out
	case PlayersHold:
		if !tx.bottomless() && tx.BankLeft() < 0 {
			tx.triggerEnd(BankBroken)
		}
	}
}

// bottomless reports whether the bank can no longer break.
func (v View) bottomless() bool { return v.T.Hooks.Bottomless != nil && v.T.Hooks.Bottomless(v) }

// triggerEnd records the reason for which the game will end. A broken bank replaces the end of the price chart
// (1860/R181).
func (tx *Tx) triggerEnd(why EndReason) {
	if now := tx.S.End.Reason; now == why || now != NotOver && why != MarketEnd {
		return
	}
	tx.S.End.Reason = why
	tx.S.End.Next = tx.RoundOf(tx.Base()).Name != OperatingRound
	kind := BankWentBroke
	if why == MarketEnd {
		kind = MarketTopped
	}
	tx.Note(Event{Kind: kind})
}

// GoBroke records that c has no train and cannot pay for one, which ends the game after the round. If the end was
// triggered before, nothing changes (1830/RS14, RS18).
func (tx *Tx) GoBroke(c id.Corp) {
	if tx.S.End.Reason != NotOver {
		return
	}
	tx.S.End = End{Reason: CorpBroke, Corp: c}
	tx.Note(Event{Kind: CorpWentBroke, Corp: c})
}

// PayPrivateRevenues pays the revenue of every private owned by a player or company (1830/R80).
func (tx *Tx) PayPrivateRevenues() {
	for i := range tx.T.Privates {
		o := tx.S.Privates[i+1].Owner
		if o.Player() != 0 || o.Corp() != 0 {
			tx.Pay(id.Bank, o, tx.PrivateRevenue(id.Private(i+1)))
		}
	}
}

// PrivateRevenue returns the revenue that a private pays its owner now (1830/R80, 1822PNW/R59).
func (v View) PrivateRevenue(p id.Private) int32 {
	d, s := v.T.Private(p), &v.S.Privates[p]
	switch d.Until {
	case UntilClosed:
	case UntilAcquired:
		if s.Owner.Corp() != 0 {
			return 0
		}
	case UntilUsed:
		if s.Used > 0 {
			return 0
		}
	}
	return d.Revenue
}

// WithInterest returns a loan, or a debt at the end of a stock round, increased by half of itself, rounded up
// (1822PNW/R118). No debt grows above maxDebt.
func WithInterest(debt int32) int32 { return debt + max(0, min((debt+1)/2, maxDebt-debt)) }

// Borrow lends p money. His debt is the loan with interest (1822PNW/R118).
func (tx *Tx) Borrow(p id.Player, amount int32) {
	debt := WithInterest(amount)
	tx.Pay(id.Bank, id.OfPlayer(p), amount)
	tx.S.Seats[p].Debt += debt
	tx.Note(Event{Kind: Borrowed, Who: id.OfPlayer(p), Amount: debt})
}

// Repay repays a part of p's debt.
func (tx *Tx) Repay(p id.Player, amount int32) {
	if amount > tx.S.Seats[p].Debt {
		bug("player %d repays %d of %d", p, amount, tx.S.Seats[p].Debt)
	}
	tx.Pay(id.OfPlayer(p), id.Bank, amount)
	tx.S.Seats[p].Debt -= amount
	tx.Note(Event{Kind: Repaid, Who: id.OfPlayer(p), Amount: amount})
}

// maxDebt is a bound at which debts stop growing. Nobody could repay it, and figures stay within 32 bits.
const maxDebt = 1_000_000_000

// GrowDebts increases each player's debt by half, rounded up (1822PNW/R118).
func (tx *Tx) GrowDebts() {
	for i := range tx.S.Players {
		p := id.Player(i + 1)
		if more := WithInterest(tx.S.Seats[p].Debt) - tx.S.Seats[p].Debt; more > 0 {
			tx.S.Seats[p].Debt += more
			tx.Note(Event{Kind: DebtGrew, Who: id.OfPlayer(p), Amount: more})
		}
	}
}

// GivePrivate moves a private to another owner.
func (tx *Tx) GivePrivate(p id.Private, to id.Owner) {
	from := tx.S.Privates[p].Owner
	if from == id.Nobody {
		bug("private %d is closed", p)
	}
	tx.S.Privates[p].Owner = to
	tx.Note(Event{Kind: PrivateMoved, Private: p, Who: from, To: to})
}

// ClosePrivate removes a private and its powers from the game. Nothing happens if it is closed already.
func (tx *Tx) ClosePrivate(p id.Private) {
	if tx.S.Privates[p].Owner == id.Nobody {
		return
	}
	tx.S.Privates[p].Owner = id.Nobody
	if tx.S.Turn.Power == p {
		tx.S.Turn.Power = 0
	}
	tx.Note(Event{Kind: PrivateClosed, Private: p})
}

// UsePower counts one use of the power of p.
func (tx *Tx) UsePower(p id.Private) { tx.S.Privates[p].Used++ }
