package rules

import "hexrail/rules/id"

// Decks of cards in boxes (1822PNW/R2-R4, R50).

// BoxCount returns the number of boxes of both decks; the boxes are lots, numbered from 1.
func (t *Title) BoxCount() int { return int(t.Boxes[0]) + int(t.Boxes[1]) }

// BoxOf returns which deck a box belongs to and its place there, from 0.
func (t *Title) BoxOf(lot id.Lot) (deck, place int) {
	if n := int(t.Boxes[0]); int(lot) > n {
		return 1, int(lot) - n - 1
	}
	return 0, int(lot) - 1
}

// CardIn returns the card in a box, or zero.
func (v View) CardIn(lot id.Lot) id.Private {
	deck, place := v.T.BoxOf(lot)
	return v.S.Decks.Cards[deck][place]
}

// LotOf returns the box in which a card lies, or zero.
func (v View) LotOf(p id.Private) id.Lot {
	for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
		if p != 0 && v.CardIn(lot) == p {
			return lot
		}
	}
	return 0
}

// InBox reports whether a card lies in a box.
func (v View) InBox(p id.Private) bool { return v.LotOf(p) != 0 }

// InDeck returns the deck in which a card lies, its boxes included, and its place; false if it is in none.
func (v View) InDeck(p id.Private) (deck, place int, ok bool) {
	for deck = range v.S.Decks.Cards {
		for place = range v.S.Decks.Cards[deck] {
			if p != 0 && v.S.Decks.Cards[deck][place] == p {
				return deck, place, true
			}
		}
	}
	return 0, 0, false
}

// TakeCard takes a card out of its deck. If it lies in a box the box stays empty until Refill; in the rest of the deck the
// others move up.
func (tx *Tx) TakeCard(p id.Private) {
	deck, place, ok := tx.InDeck(p)
	if !ok {
		bug("card %d lies in no deck", p)
	}
	cards := &tx.S.Decks.Cards[deck]
	if place < int(tx.T.Boxes[deck]) {
		cards[place] = 0
		return
	}
	copy(cards[place:], cards[place+1:])
	cards[MaxDeck-1] = 0
}

// PutCard puts a card that lies in the rest of a deck on its top, directly behind the boxes, or at its bottom.
func (tx *Tx) PutCard(p id.Private, bottom bool) {
	deck, _, _ := tx.InDeck(p)
	tx.TakeCard(p)
	cards := &tx.S.Decks.Cards[deck]
	at := int(tx.T.Boxes[deck])
	if bottom {
		for at < MaxDeck && cards[at] != 0 {
			at++
		}
	} else {
		copy(cards[at+1:], cards[at:MaxDeck-1])
	}
	cards[at] = p
	tx.Note(Event{Kind: CardMoved, Private: p})
}

// Refill moves the cards of both decks up to fill empty boxes (1822PNW/R50).
func (tx *Tx) Refill() {
	for deck := range tx.S.Decks.Cards {
		cards := &tx.S.Decks.Cards[deck]
		n := 0
		for _, p := range *cards {
			if p != 0 {
				cards[n] = p
				n++
			}
		}
		clear(cards[n:])
	}
}
