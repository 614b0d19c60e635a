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

// HighBid returns the highest bid in a box and who made it; nobody where there is none.
func (v View) HighBid(lot id.Lot) (high Standing, leader id.Player) {
	for i := range v.S.Players {
		p := id.Player(i + 1)
		if b := v.S.Auction.Bids[lot][p]; b > high {
			high, leader = b, p
		}
	}
	return high, leader
}

// BoundByBids returns how much of the money of p lies in bids that are the highest in their boxes (1822PNW/R31), and how many these
// are, which count as certificates (1822PNW/R33).
func (v View) BoundByBids(p id.Player) (sum int32, leads int) {
	for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
		if high, leader := v.HighBid(lot); leader == p {
			sum += high.Sum()
			leads++
		}
	}
	return sum, leads
}

// BidsInBoxes returns in how many boxes p has a bid (1822PNW/R34).
func (v View) BidsInBoxes(p id.Player) (n int) {
	for lot := range v.S.Auction.Bids {
		if v.S.Auction.Bids[lot][p].Placed() {
			n++
		}
	}
	return n
}

// BidTokensLeft returns on how many more boxes p may bid in this round (1822PNW/R34).
func (v View) BidTokensLeft(p id.Player) int {
	return int(v.T.BidTokens[v.S.Players]) - v.BidsInBoxes(p)
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
