package rules

import "github.com/hexrail/hexrail/rules/id"

// GiveTrain moves a train card to another owner.
func (tx *Tx) GiveTrain(n id.Train, to id.Owner) {
	from := tx.S.Trains[n]
	if from == id.Nobody {
		bug("train %d is out of the game", n)
	}
	tx.S.Trains[n] = to
	tx.putLast(n)
	tx.Note(Event{Kind: TrainMoved, Train: n, Who: from, To: to})
}

// TurnTrain puts up the side of a train card that shows kind k.
func (tx *Tx) TurnTrain(n id.Train, k id.TrainKind) {
	switch front := tx.T.FrontOf(n); k {
	case front:
		tx.S.Turned[n/64] &^= 1 << (n % 64)
	case tx.T.BackOf(front):
		tx.S.Turned[n/64] |= 1 << (n % 64)
	default:
		bug("train %d has no side of kind %d", n, k)
	}
}

// AppendHeld appends the cards that o holds in the order in which it got them.
func (v View) AppendHeld(dst []id.Train, o id.Owner) []id.Train {
	from := len(dst)
	dst = v.AppendTrains(dst, o)
	list := dst[from:]
	for i := 1; i < len(list); i++ {
		for k := i; k > 0 && v.S.Got[list[k]] < v.S.Got[list[k-1]]; k-- {
			list[k], list[k-1] = list[k-1], list[k]
		}
	}
	return dst
}

// putLast puts a card behind the others of its new owner.
func (tx *Tx) putLast(n id.Train) {
	tx.S.Moves++
	tx.S.Got[n] = tx.S.Moves
}

// SetAside removes a card from the depot before the game, for BringTrain.
func (tx *Tx) SetAside(n id.Train) { tx.S.Trains[n] = id.Nobody }

// BringTrain gives c a card that was set aside: the train that a private turns into (1822PNW/R59).
func (tx *Tx) BringTrain(n id.Train, c id.Corp) {
	if tx.S.Trains[n] != id.Nobody {
		bug("train %d was not set aside", n)
	}
	tx.S.Trains[n] = id.OfCorp(c)
	tx.putLast(n)
	tx.Note(Event{Kind: TrainMoved, Train: n, Who: id.Bank, To: id.OfCorp(c)})
}

// RemoveTrain takes a train out of the game.
func (tx *Tx) RemoveTrain(n id.Train) {
	tx.Note(Event{Kind: TrainRemoved, Train: n, Who: tx.S.Trains[n]})
	tx.S.Trains[n] = id.Nobody
}

// DiscardTrain discards a train of a company: an ordinary one goes to the open market, a special one leaves the game
// (1822PNW/R80).
func (tx *Tx) DiscardTrain(n id.Train) {
	if tx.Special(n) != 0 {
		tx.RemoveTrain(n)
		return
	}
	tx.GiveTrain(n, id.Pool)
}

// Earn records the revenue of c's trains in this turn, before it is divided.
func (tx *Tx) Earn(c id.Corp, revenue int32) {
	tx.S.Turn.Revenue = revenue
	tx.Note(Event{Kind: TrainsRan, Corp: c, Amount: revenue})
}

// EarnSubsidy records the subsidy of the run in this turn, for SettleRun to pay.
func (tx *Tx) EarnSubsidy(amount int32) { tx.S.Turn.Subsidy = amount }

// SettleRun records the revenue of the turn as the last run of c, once its use is decided, and pays the subsidy, which
// is not part of it (1860/R100).
func (tx *Tx) SettleRun(c id.Corp) {
	if sum := tx.S.Turn.Subsidy; sum > 0 {
		tx.Pay(id.Bank, id.OfCorp(c), sum)
		tx.Note(Event{Kind: SubsidyPaid, Corp: c, Amount: sum})
	}
	s := &tx.S.Corps[c]
	s.LastRun = tx.S.Turn.Revenue
	tx.S.Turn.First = s.Flags&Operated == 0
	s.Flags |= Operated
}

// BeginPhaseOf performs the consequences of a sale from the depot, of the kind on the front of the card. If it is the
// first sale that begins a phase, the phase begins, older trains rust in companies and open market, and privates close
// if the phase closes them, in this order (1830/R135). Otherwise nothing happens.
func (tx *Tx) BeginPhaseOf(k id.TrainKind) {
	if p := tx.T.kinds[k].starts; p > int8(tx.S.Phase) {
		tx.BeginPhase(int(p))
		tx.rust(k)
		if tx.PhaseDef().ClosePrivates {
			for i := range tx.T.Privates {
				tx.ClosePrivate(id.Private(i + 1))
			}
		}
		if tx.T.Hooks.PhaseBegan != nil {
			tx.T.Hooks.PhaseBegan(tx)
		}
	}
}

// rust removes the trains that rust on the first sale of kind k.
func (tx *Tx) rust(k id.TrainKind) {
	for i := 1; i < len(tx.T.cards); i++ {
		n := id.Train(i)
		o := tx.S.Trains[n]
		if tx.T.kinds[tx.KindOf(n)].rustsOn == k && o != id.Nobody {
			tx.S.Trains[n] = id.Nobody
			tx.Note(Event{Kind: TrainRusted, Train: n, Who: o})
		}
	}
}
