package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Limits of bids, in dollars and number (R29, R30).
const (
	bidStep     = 5
	maxBids     = 3 // per turn
	pairMinimum = 200
)

// minBid returns the lowest possible bid on a box (R30).
func minBid(v rules.View, lot id.Lot) int32 {
	if high, _ := v.HighBid(lot); high.Placed() {
		return high.Sum() + bidStep
	}
	card := v.CardIn(lot)
	switch {
	case card == v.S.Decks.Lead:
		return pairMinimum
	case v.T.CorpOfCard(card) != 0:
		return cardValue
	}
	return 0
}

// LowestBid returns the lowest possible bid on a box by any player, for the screen (R30).
func (stockTurn) LowestBid(v rules.View, lot id.Lot) int32 { return minBid(v, lot) }

// checkCertLimit returns a refusal if p may hold no further certificate, counting p's highest bids (R27, R33).
func checkCertLimit(v rules.View, p id.Player) rules.Refusal {
	_, leads := v.BoundByBids(p)
	if n := v.CertsCounted(p) + leads; n >= v.CertLimit() {
		return v.Refuse(rules.CertLimit).Figures(int32(n), int32(v.CertLimit()))
	}
	return rules.Refusal{}
}

// checkBid judges a bid (R29-R34). Records may contain bids that 18xx.games would not offer (R34).
func (s stockTurn) checkBid(v rules.View, p id.Player, a rules.Bid) rules.Refusal {
	lot := v.LotOf(a.Private)
	if lot == 0 {
		return v.Refuse(rules.LotGone).About(a.Private)
	}
	if r := checkBidder(v, p); r.Refused() {
		return r
	}
	switch lowest := minBid(v, lot); {
	case a.Price < lowest:
		return v.Refuse(rules.BidTooLow).Figures(a.Price, lowest)
	case (a.Price-lowest)%bidStep != 0:
		return v.Refuse(rules.PriceStep).Figures(a.Price, bidStep)
	}
	money := freeCash(v, p)
	if _, leader := v.HighBid(lot); leader == p {
		money += v.S.Auction.Bids[lot][p].Sum()
	}
	if money < a.Price {
		why := rules.NoMoneyForBid
		if money < v.Cash(id.OfPlayer(p)) {
			why = rules.MoneyCommitted
		}
		return v.Refuse(why).Figures(money, a.Price).Of(id.OfPlayer(p))
	}
	if v.T.Policy.LooseActions.On() {
		return rules.Refusal{}
	}
	if r := checkBox(v, p, lot); r.Refused() {
		return r
	}
	return checkCertLimit(v, p)
}

// checkBidder refuses any bid of p after three in a turn and while in debt (R28, R29).
func checkBidder(v rules.View, p id.Player) rules.Refusal {
	switch debt := v.S.Seats[p].Debt; {
	case v.S.Turn.Bids >= maxBids:
		return v.Refuse(threeBids)
	case debt > 0:
		return v.Refuse(inDebt).Figures(debt, 0)
	}
	return rules.Refusal{}
}

// checkBox refuses a bid on a box by the player who leads there or has no token for it, which records may contain
// (R32-R34).
func checkBox(v rules.View, p id.Player, lot id.Lot) rules.Refusal {
	high, leader := v.HighBid(lot)
	switch {
	case leader == p:
		return v.Refuse(leadsBox).Figures(high.Sum(), 0)
	case !v.S.Auction.Bids[lot][p].Placed() && v.BidTokensLeft(p) <= 0:
		return v.Refuse(noBiddingToken).Figures(int32(v.BidsInBoxes(p)), int32(v.T.BidTokens[v.S.Players]))
	}
	return rules.Refusal{}
}

// appendBids appends the lowest and the highest bid on every box.
func (s stockTurn) appendBids(dst []rules.Action, v rules.View, p id.Player) []rules.Action {
	if checkBidder(v, p).Refused() || checkCertLimit(v, p).Refused() {
		return dst
	}
	money := freeCash(v, p)
	for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
		card, lowest := v.CardIn(lot), minBid(v, lot)
		if card == 0 || money < lowest || checkBox(v, p, lot).Refused() {
			continue
		}
		dst = append(dst, rules.Bid{By: p, Private: card, Price: lowest})
		if most := lowest + (money-lowest)/bidStep*bidStep; most > lowest {
			dst = append(dst, rules.Bid{By: p, Private: card, Price: most})
		}
	}
	return dst
}

// placeBid puts a bid into its box and counts it among those of the turn.
func placeBid(tx *rules.Tx, a rules.Bid) {
	tx.S.Auction.Bids[tx.LotOf(a.Private)][a.By] = rules.Stand(a.Price)
	tx.S.Turn.Bids++
	tx.Note(rules.Event{Kind: rules.BidPlaced, Who: id.OfPlayer(a.By), Private: a.Private, Amount: a.Price})
}

// wonCard is a card with a bid at the end of a stock round.
type wonCard struct {
	lot  id.Lot
	card id.Private
	by   id.Player
	bid  int32
}

// appendWon appends the cards of a deck that have a bid, by box.
func appendWon(dst []wonCard, v rules.View, deck int) []wonCard {
	for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
		high, leader := v.HighBid(lot)
		if d, _ := v.T.DeckOf(lot); d == deck && high.Placed() {
			dst = append(dst, wonCard{lot, v.CardIn(lot), leader, high.Sum()})
		}
	}
	return dst
}

// settleBids sells the cards to the highest bidders: privates first, then minors and regional railways, highest bid
// first and equal bids by box (R45, R46).
func (g *game) settleBids(tx *rules.Tx) {
	var buf [rules.MaxLots]wonCard
	for _, w := range appendWon(buf[:0], tx.View, privateDeck) {
		tx.Note(rules.Event{Kind: rules.BidsWon, Who: id.OfPlayer(w.by), Private: w.card, Amount: w.bid})
		tx.TakeCard(w.card)
		tx.Pay(id.OfPlayer(w.by), id.Bank, w.bid)
		tx.GivePrivate(w.card, id.OfPlayer(w.by))
	}
	minors := appendWon(buf[:0], tx.View, minorDeck)
	for i := range minors {
		for k := i; k > 0 && minors[k].bid > minors[k-1].bid; k-- {
			minors[k], minors[k-1] = minors[k-1], minors[k]
		}
	}
	for _, w := range minors {
		tx.Note(rules.Event{Kind: rules.BidsWon, Who: id.OfPlayer(w.by), Private: w.card, Amount: w.bid})
		tx.TakeCard(w.card)
		c := tx.T.CorpOfCard(w.card)
		if kindIs(tx.View, c, rules.Regional) {
			startRegional(tx, c, w.by, w.bid)
			continue
		}
		price, treasury := startTerms(tx.View, w.bid)
		startMinor(tx, c, w.by, price, treasury, w.bid)
		if w.card == tx.S.Decks.Lead {
			startPartner(tx, w.by)
		}
	}
}

// startPartner starts the second minor of the pair of the Short Scenario for free (R10).
func startPartner(tx *rules.Tx, p id.Player) {
	card := partnerCard(tx.View)
	tx.S.Decks.Lead = 0
	if card != 0 {
		tx.TakeCard(card)
		startMinor(tx, tx.T.CorpOfCard(card), p, minorStart, 2*minorStart, 0)
	}
}

// partnerCard returns the card that comes with the coloured one of the pair, or zero if there is no pair or it is sold.
func partnerCard(v rules.View) id.Private {
	if v.S.Decks.Lead == 0 {
		return 0
	}
	for _, pair := range minorPairs {
		if pair[0] == v.T.Private(v.S.Decks.Lead).ID {
			return v.T.FindPrivate(pair[1])
		}
	}
	return 0
}

// exportLs removes an L-train for each box of minors without a bid (R46).
func exportLs(tx *rules.Tx) {
	removed := int32(0)
	for lot := id.Lot(1); lot <= id.Lot(tx.S.Decks.Filled); lot++ {
		high, _ := tx.HighBid(lot)
		if n := tx.FirstCard(tx.T.FindTrain(trainL), id.Initial); n != 0 && !high.Placed() {
			tx.RemoveTrain(n)
			removed++
		}
	}
	if removed > 0 {
		tx.Note(rules.Event{Kind: rules.BoxesUnsold, Amount: removed})
	}
}

// exportCard removes the card of the first box, if nobody bid on it, with the next train of the depot, which may begin
// a phase (R47).
func exportCard(tx *rules.Tx) {
	card := tx.S.Decks.Cards[minorDeck][0]
	if high, _ := tx.HighBid(1); card == 0 || high.Placed() {
		return
	}
	leaveGame(tx, tx.T.CorpOfCard(card))
	for i := range tx.T.Trains {
		k := id.TrainKind(i + 1)
		if tx.InDepot(k) {
			n := tx.FirstCard(k, id.Initial)
			tx.Note(rules.Event{Kind: rules.CardUnsold, Private: card, Train: n})
			tx.RemoveTrain(n)
			tx.BeginPhaseOf(k)
			return
		}
	}
}
