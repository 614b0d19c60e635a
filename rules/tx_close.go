package rules

import "github.com/hexrail/hexrail/rules/id"

// CloseCorp removes c from the game for good: its stations and reserved home leave the map, its money goes to the bank,
// its trains to the open market, its privates close and its shares are void (1870/R70-R73). If it is its own turn, the
// turn ends.
func (tx *Tx) CloseCorp(c id.Corp) {
	o := id.OfCorp(c)
	for i := range tx.T.Board.Hexes {
		tx.lift(id.Hex(i+1), c)
	}
	tx.Pay(o, id.Bank, tx.Cash(o))
	for i := 1; i <= tx.T.Cards(); i++ {
		if tx.S.Trains[i] == o {
			tx.GiveTrain(id.Train(i), id.Pool)
		}
	}
	for i := range tx.T.Privates {
		if p := id.Private(i + 1); tx.PrivateOf(p, o) {
			tx.ClosePrivate(p)
		}
	}
	first := tx.T.first[c]
	for i := range tx.T.Corp(c).Certs {
		tx.S.Holder[first+id.Cert(i)] = id.Nobody
	}
	tx.S.Corps[c] = CorpState{Flags: Closed | tx.S.Corps[c].Flags&Arrived}
	tx.Note(Event{Kind: CorpClosed, Corp: c})
	if tx.Base().Actor == o {
		tx.Base().Done = ^uint16(0)
	}
}
