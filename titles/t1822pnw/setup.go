package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// The two decks.
const (
	minorDeck = iota
	privateDeck
)

// The numbers of boxes.
const (
	minorBoxes   = 4
	privateBoxes = 3
)

// packet is the initial property of a player in a game that starts without a stock round (R8).
type packet struct{ minors, privates []string }

// packets returns the packets by seat.
func packets() []packet {
	return []packet{
		{[]string{"18", "21"}, []string{"P8", "P16"}},
		{[]string{"7", "9"}, []string{"P18", "P19"}},
		{[]string{"1", "2"}, []string{"P12", "P17"}},
		{[]string{"6", "8"}, []string{"P14", "P15"}},
		{[]string{"10", "20"}, []string{"P10", "P11"}},
	}
}

// setUp prepares trains, companies and seats, then the decks (R2-R11).
func (g *game) setUp(tx *rules.Tx) {
	for n := 1; n <= tx.T.Cards(); n++ {
		if tx.T.Train(tx.T.FrontOf(id.Train(n))).Price == 0 || tx.T.FrontOf(id.Train(n)) == tx.T.FindTrain(train5P) {
			tx.SetAside(id.Train(n)) // R6
		}
	}
	for range g.sw.removedLs() {
		tx.RemoveTrain(tx.FirstCard(tx.T.FindTrain(trainL), id.Initial)) // R7
	}
	for i := range tx.T.Corps {
		tx.S.Corps[i+1].Exchange = tx.T.Corps[i].Exchange
		if p := tx.T.FindCorp(tx.T.Corps[i].Partner); p != 0 {
			tx.SetPartner(id.Corp(i+1), p)
		}
	}
	for i := range tx.S.Players {
		tx.S.Seating[i] = id.Player(i + 1) // R5
	}
	g.buildDecks(tx)
}

// buildDecks builds the decks from the seed in the same way as 18xx.games, and deals packets if the game starts with
// them (R2-R4, R8-R11).
func (g *game) buildDecks(tx *rules.Tx) {
	minors, privates := splitCards(tx.T, shuffled(tx, allCards(tx.T)))
	first := append([]string{g.sc.privates[0]}, g.sc.firstCards...)
	for i, name := range first {
		p := tx.T.FindPrivate(name)
		privates = slices.Insert(slices.DeleteFunc(privates, func(q id.Private) bool { return q == p }), i, p)
	}
	if g.sw.StartingPacket {
		minors, privates = dealPackets(tx, minors, privates)
	} else {
		minors = g.sc.packetsOf(tx, minors)
	}
	copy(tx.S.Decks.Cards[minorDeck][:], minors)
	copy(tx.S.Decks.Cards[privateDeck][:], privates)
}

// allCards returns the numbers of all cards.
func allCards(t *rules.Title) []id.Private {
	cards := make([]id.Private, len(t.Privates))
	for i := range cards {
		cards[i] = id.Private(i + 1)
	}
	return cards
}

// shuffled returns cards sorted by a random number drawn for each (R9).
func shuffled(tx *rules.Tx, cards []id.Private) []id.Private {
	drawn := map[id.Private]uint64{}
	for _, p := range cards {
		drawn[p] = tx.Draw()
	}
	list := slices.Clone(cards)
	slices.SortStableFunc(list, func(a, b id.Private) int {
		if drawn[a] < drawn[b] {
			return -1
		}
		return 1
	})
	return list
}

// splitCards returns the cards of companies and those of privates, each in the order of cards.
func splitCards(t *rules.Title, cards []id.Private) (minors, privates []id.Private) {
	for _, p := range cards {
		if t.CorpOfCard(p) != 0 {
			minors = append(minors, p)
		} else {
			privates = append(privates, p)
		}
	}
	return minors, privates
}

// packetsOf returns the deck of minors: the first card, then packets of coloured and other ones, each shuffled (R2,
// R10, R11).
func (sc *scenario) packetsOf(tx *rules.Tx, cards []id.Private) (deck []id.Private) {
	first, last := tx.T.FindPrivate(sc.firstMinor), id.Private(0)
	if sc.firstMinor == "" {
		pair := pickPair(tx)
		first, last = tx.T.FindPrivate(pair[0]), tx.T.FindPrivate(pair[1])
		tx.S.Decks.Lead = first
	}
	var coloured, others []id.Private
	for _, p := range cards {
		switch {
		case p == first || p == last:
		case isColoured(tx.View, tx.T.CorpOfCard(p)):
			coloured = append(coloured, p)
		default:
			others = append(others, p)
		}
	}
	deck = append(deck, first)
	for _, n := range sc.packets {
		deck = append(deck, shuffled(tx, slices.Concat(coloured[:n[0]], others[:n[1]]))...)
		coloured, others = coloured[n[0]:], others[n[1]:]
	}
	if last != 0 {
		deck = append(deck, last)
	}
	return deck
}

// pickPair draws a number for each pair and returns the one with the smallest (R9, R10).
func pickPair(tx *rules.Tx) (pair [2]string) {
	least := ^uint64(0)
	for _, p := range minorPairs {
		if n := tx.Draw(); n < least {
			least, pair = n, p
		}
	}
	return pair
}

// dealPackets gives the players their packets and takes their money. The minors start at once (R8). It returns the
// minors and privates that are left.
func dealPackets(tx *rules.Tx, minors, privates []id.Private) (left, rest []id.Private) {
	gone := map[id.Private]bool{}
	for i, pack := range packets()[:tx.S.Players] {
		p := id.Player(i + 1)
		tx.Pay(id.OfPlayer(p), id.Bank, tx.Cash(id.OfPlayer(p)))
		for _, name := range pack.minors {
			c := tx.T.FindCorp(name)
			gone[tx.T.CardOf(c)] = true
			startMinor(tx, c, p, minorStart, 2*minorStart, 0)
		}
		for _, name := range pack.privates {
			card := tx.T.FindPrivate(name)
			gone[card] = true
			tx.GivePrivate(card, id.OfPlayer(p))
		}
	}
	out := func(card id.Private) bool { return gone[card] }
	return slices.DeleteFunc(minors, out), slices.DeleteFunc(privates, out)
}
