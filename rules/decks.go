package rules

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
)

// Decks of cards in boxes (1822PNW/R2-R4, R50).

// BoxCount returns the number of boxes of both decks. The boxes are the lots, from 1.
func (t *Title) BoxCount() int { return int(t.Boxes[0]) + int(t.Boxes[1]) }

// DeckOf returns the deck that a box belongs to, 0 or 1, and the index of the box there.
func (t *Title) DeckOf(lot id.Lot) (deck, place int) {
	if n := int(t.Boxes[0]); int(lot) > n {
		return 1, int(lot) - n - 1
	}
	return 0, int(lot) - 1
}

// CardIn returns the card in a box, or zero.
func (v View) CardIn(lot id.Lot) id.Private {
	deck, place := v.T.DeckOf(lot)
	return v.S.Decks.Cards[deck][place]
}

// LotOf returns the box that holds a card, or zero.
func (v View) LotOf(p id.Private) id.Lot {
	for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
		if p != 0 && v.CardIn(lot) == p {
			return lot
		}
	}
	return 0
}

// HighBid returns the highest bid on a box and its bidder, or zero values if there is no bid.
func (v View) HighBid(lot id.Lot) (high Standing, leader id.Player) {
	for i := range v.S.Players {
		p := id.Player(i + 1)
		if b := v.S.Auction.Bids[lot][p]; b > high {
			high, leader = b, p
		}
	}
	return high, leader
}

// BoundByBids returns the money of p bound by bids that lead in their boxes (1822PNW/R31), and the number of such bids,
// which count as certificates (1822PNW/R33).
func (v View) BoundByBids(p id.Player) (sum int32, leads int) {
	for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
		if high, leader := v.HighBid(lot); leader == p {
			sum += high.Sum()
			leads++
		}
	}
	return sum, leads
}

// BidsInBoxes returns the number of boxes that p has a bid on (1822PNW/R34).
func (v View) BidsInBoxes(p id.Player) (n int) {
	for lot := range v.S.Auction.Bids {
		if v.S.Auction.Bids[lot][p].Placed() {
			n++
		}
	}
	return n
}

// BidTokensLeft returns the number of further boxes that p may bid on in this round (1822PNW/R34).
func (v View) BidTokensLeft(p id.Player) int {
	return int(v.T.BidTokens[v.S.Players]) - v.BidsInBoxes(p)
}

// InBox reports whether a box holds the card.
func (v View) InBox(p id.Private) bool { return v.LotOf(p) != 0 }

// InDeck returns the deck of a card, boxes included, and its index there. It reports false if no deck has the card.
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

// TakeCard removes a card from the deck that has it. A box stays empty until Refill; in the rest of the deck the
// following cards move up.
func (tx *Tx) TakeCard(p id.Private) {
	deck, place, ok := tx.InDeck(p)
	if !ok {
		bug("card %d is in no deck", p)
	}
	cards := &tx.S.Decks.Cards[deck]
	if place < int(tx.T.Boxes[deck]) {
		cards[place] = 0
		return
	}
	copy(cards[place:], cards[place+1:])
	cards[MaxDeck-1] = 0
}

// PutOnTop moves a card of a deck that is in no box to the top of its deck, right behind the boxes.
func (tx *Tx) PutOnTop(p id.Private) {
	rest := tx.takeFromRest(p)
	copy(rest[1:], rest)
	rest[0] = p
}

// PutAtBottom moves a card of a deck that is in no box behind all others of its deck.
func (tx *Tx) PutAtBottom(p id.Private) {
	rest := tx.takeFromRest(p)
	rest[slices.Index(rest, 0)] = p
}

// takeFromRest takes a card out of its deck, to be put elsewhere in it, and returns the places of the deck behind its
// boxes. At least the last one is empty.
func (tx *Tx) takeFromRest(p id.Private) []id.Private {
	deck, _, _ := tx.InDeck(p)
	tx.TakeCard(p)
	tx.Note(Event{Kind: CardMoved, Private: p})
	return tx.S.Decks.Cards[deck][tx.T.Boxes[deck]:]
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
