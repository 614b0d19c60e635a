package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// timberMark is the bit of track.Cell.Marks for the timber marker of a forest hex (R70).
const timberMark = 0

// regionalScore is the value of a regional railway in the score and at its acquisition, in dollars (R103, R154).
const regionalScore = 200

// regionalWorth returns the value of p's regional railways in the score (R154).
func regionalWorth(v rules.View, p id.Player) (sum int32) {
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.T.Corps[i].Kind == rules.Regional && v.HeadOf(c) == p {
			sum += regionalScore
		}
	}
	return sum
}

// kindIs reports whether c is of kind k; it is false for zero.
func kindIs(v rules.View, c id.Corp, k rules.CorpKind) bool { return c != 0 && v.T.Corp(c).Kind == k }

// isColoured reports whether c is the minor from which a major forms (R116).
func isColoured(v rules.View, c id.Corp) bool {
	return kindIs(v, c, rules.Minor) && v.S.Corps[c].Partner != 0
}

// alive reports whether c is still in the game.
func alive(v rules.View, c id.Corp) bool { return !v.Is(c, rules.Closed) }

// startMinor starts a minor: p pays the bid, the company gets its treasury, and the bank takes or adds the difference
// (R48).
func startMinor(tx *rules.Tx, c id.Corp, p id.Player, price int16, treasury, bid int32) {
	card, o := tx.T.CardOf(c), id.OfCorp(c)
	tx.GivePrivate(card, o)
	direct := min(bid, treasury)
	tx.Pay(id.OfPlayer(p), o, direct)
	tx.Pay(id.OfPlayer(p), id.Bank, bid-direct)
	tx.Pay(id.Bank, o, treasury-direct)
	tx.TakePresidency(c, p)
	tx.StartCorp(c, priceCell(price))
}

// startTerms returns the price and treasury of a minor that starts with this bid (R48).
func startTerms(v rules.View, bid int32) (price int16, treasury int32) {
	if v.S.Phase == 0 {
		return minorStart, 2 * minorStart
	}
	price = minorStart
	for _, par := range line {
		if par <= highestPar && int32(par) <= bid/2 && par > price {
			price = par
		}
	}
	if int(v.S.Phase) < v.T.FindPhase(tradePhase) {
		return price, 2 * int32(price)
	}
	return price, bid
}

// startRegional gives p the card of a regional railway and places its home station (R49).
func startRegional(tx *rules.Tx, c id.Corp, p id.Player, bid int32) {
	tx.Pay(id.OfPlayer(p), id.Bank, bid)
	tx.GivePrivate(tx.T.CardOf(c), id.OfPlayer(p))
	placeHome(tx, c)
}

// placeHome places the home station of c in its home city: in the reserved slot, in a free one, or beside the slots
// (R56).
func placeHome(tx *rules.Tx, c id.Corp) {
	h, city := homeOf(tx.View, c)
	tx.PlaceExtra(c, h, city)
	tx.Mark(c, rules.HomeDone)
}

// leaveGame removes a minor or regional railway from the game with its card and its reserved slot, whether it has
// started or is still in the deck (R47, R97, R106, R116).
func leaveGame(tx *rules.Tx, c id.Corp) {
	card := tx.T.CardOf(c)
	if _, _, inDeck := tx.InDeck(card); inDeck {
		tx.TakeCard(card)
	} else if kindIs(tx.View, c, rules.Regional) {
		tx.ClosePrivate(card)
	}
	tx.RemoveCorp(c)
}

// inherit moves all property of one company to another: money, trains, privates and the token of the coal mine (R99,
// R107).
func inherit(tx *rules.Tx, from, to id.Corp) {
	giver, heir := id.OfCorp(from), id.OfCorp(to)
	tx.Pay(giver, heir, tx.Cash(giver))
	var buf [rules.MaxTrains]id.Train
	for _, n := range tx.AppendTrains(buf[:0], giver) {
		tx.GiveTrain(n, heir)
	}
	for i := range tx.T.Privates {
		p := id.Private(i + 1)
		if tx.T.CorpOfCard(p) == 0 && tx.PrivateOf(p, giver) {
			tx.GivePrivate(p, heir)
		}
	}
	passHarbour(tx, from, to)
	for h := range tx.T.Board.Hexes {
		if mineOwner(tx.View, id.Hex(h+1)) == from {
			tx.ReplaceStation(id.Hex(h+1), from, to)
		}
	}
}

// mineOwner returns the company whose token is in the coal mine on h, or zero.
func mineOwner(v rules.View, h id.Hex) id.Corp {
	face := v.Position().Face(h)
	if v.S.Cells[h].Tile != 0 && len(face.Stops) > 0 && face.Stops[0].Owned {
		return v.S.Cells[h].Slots[0]
	}
	return 0
}

// freeCash returns the money of p that is not bound by bids (R27).
func freeCash(v rules.View, p id.Player) int32 {
	bound, _ := v.BoundByBids(p)
	return v.Cash(id.OfPlayer(p)) - bound
}

// columnOf returns the cell of a column of the price track.
func columnOf(col uint8) market.Pos { return market.Pos{Col: col} }

// phaseBegan closes the privates with the first 5-train if CloseAtFive is set, and marks majors for full capitalisation
// with the first 6-train (R41, R52).
func (g *game) phaseBegan(tx *rules.Tx) {
	if g.sw.CloseAtFive && int(tx.S.Phase) >= tx.T.FindPhase(majorPhase) {
		closePrivates(tx)
	}
	if tx.PhaseDef().Name != fullPhase {
		return
	}
	for i, d := range tx.T.Corps {
		if c := id.Corp(i + 1); d.Kind == rules.Major && !tx.Is(c, rules.Floated) && alive(tx.View, c) {
			tx.Mark(c, rules.AllAtFloat)
		}
	}
}

// closePrivates closes all cards but those of companies, also the cards that are still in the deck (R52).
func closePrivates(tx *rules.Tx) {
	for i := range tx.T.Privates {
		p := id.Private(i + 1)
		if tx.T.CorpOfCard(p) != 0 {
			continue
		}
		if _, _, inDeck := tx.InDeck(p); inDeck {
			tx.TakeCard(p)
		}
		tx.ClosePrivate(p)
	}
}

// payFullCapital gives a major with full capitalisation, which has just floated, its money: it pays back the money
// for its shares since phase 5, its remaining shares go to the pool, and the bank pays for ten shares (R41). For other
// companies nothing happens.
func (g *game) payFullCapital(tx *rules.Tx, c id.Corp) {
	if !tx.Is(c, rules.AllAtFloat) || !kindIs(tx.View, c, rules.Major) {
		return
	}
	o := id.OfCorp(c)
	tx.Pay(o, id.Bank, tx.Cash(o))
	tx.Pay(id.Bank, o, tx.Price(c)*10)
	for tx.FindCert(c, id.Initial, tx.Ordinary(c)) != 0 {
		tx.TakeCert(tx.FindCert(c, id.Initial, tx.Ordinary(c)), id.Pool)
	}
}

// homeOf returns the hex and city of a minor's home station.
func homeOf(v rules.View, c id.Corp) (h id.Hex, city int) {
	h = v.Home(c)
	return h, v.Position().HomeCity(h, int(v.T.Corp(c).HomeCity))
}
