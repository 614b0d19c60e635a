package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Companies of several kinds, and the cards with which they come into the game (1822PNW/R2, R49).

// CardOf returns the card with which c comes into the game, or zero.
func (t *Title) CardOf(c id.Corp) id.Private {
	if int(c) >= len(t.cardOf) {
		return 0
	}
	return t.cardOf[c]
}

// CardValue returns the face value of the card of c.
func (v View) CardValue(c id.Corp) int32 { return v.T.Private(v.T.CardOf(c)).Value }

// CorpOfCard returns the company that comes into the game with a card, or zero for a private.
func (t *Title) CorpOfCard(p id.Private) id.Corp { return t.corpOfCard[p] }

// CardPlayed reports whether a card has become its company.
func (v View) CardPlayed(p id.Private) bool {
	c := v.T.CorpOfCard(p)
	return c != 0 && v.S.Privates[p].Owner == id.OfCorp(c)
}

// CardClosed reports whether the card of c has left the game, because its major was started directly (1822PNW/R38).
func (v View) CardClosed(c id.Corp) bool {
	p := v.T.CardOf(c)
	return p != 0 && v.S.Privates[p].Owner == id.Nobody
}

// HeadOf returns the player who decides for c: its president, or the owner of the card of a company that never
// operates.
func (v View) HeadOf(c id.Corp) id.Player {
	if v.T.Corp(c).Kind == Regional {
		return v.S.Privates[v.T.CardOf(c)].Owner.Player()
	}
	return v.President(c)
}

// HasOwner reports whether some player decides for c.
func (v View) HasOwner(c id.Corp) bool { return v.HeadOf(c) != 0 }

// Home returns the home hex of c, which may have moved from the printed one (1822PNW/R116).
func (v View) Home(c id.Corp) id.Hex {
	if h := v.S.Corps[c].Home; h != 0 {
		return h
	}
	return v.T.HomeHex(c)
}

// Destination returns the destination of c, which may have moved from the printed one (1822PNW/R117), or zero.
func (v View) Destination(c id.Corp) id.Hex {
	if h := v.S.Corps[c].Destination; h != 0 {
		return h
	}
	return v.T.Destination(c)
}

// ColorsOf returns the highest tile colour that c may lay (1822PNW/R62).
func (v View) ColorsOf(c id.Corp) tile.Color {
	d := v.PhaseDef()
	if d.MinorColors != 0 && v.T.Corp(c).Kind == Minor {
		return d.MinorColors
	}
	return d.Colors
}

// SetPartner makes p the minor that major c forms from. The previous one becomes an ordinary minor again
// (1822PNW/R116).
func (tx *Tx) SetPartner(c, p id.Corp) {
	if old := tx.S.Corps[c].Partner; old != 0 {
		tx.S.Corps[old].Partner = 0
	}
	tx.S.Corps[c].Partner, tx.S.Corps[p].Partner = p, c
}

// RemoveCorp removes c from the game without a trace: its certificates, stations and marker. Its money, trains and
// privates must have been moved before (1822PNW/R97).
func (tx *Tx) RemoveCorp(c id.Corp) {
	if o := id.OfCorp(c); tx.Cash(o) != 0 || tx.TrainCount(o) != 0 {
		bug("company %d leaves the game with money or trains", c)
	}
	for i := range tx.T.Corp(c).Certs {
		tx.S.Holder[tx.T.first[c]+id.Cert(i)] = id.Nobody
	}
	for h := range tx.T.Board.Hexes {
		tx.lift(id.Hex(h+1), c)
	}
	tx.S.Corps[c] = CorpState{Flags: Closed | Gone | tx.S.Corps[c].Flags&HomeDone} // place asks for HomeDone
	if p := tx.T.CardOf(c); p != 0 && tx.S.Privates[p].Owner != id.Nobody {
		tx.S.Privates[p].Owner = id.OfCorp(c)
	}
	tx.Note(Event{Kind: CorpRemoved, Corp: c})
}
