package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// moveCert moves a certificate to a holder and to the end of its company's row.
func (tx *Tx) moveCert(n id.Cert, to id.Owner) {
	c := tx.T.CorpOf(n)
	first := int(tx.T.first[c]) - 1
	row := tx.S.CertOrder[first : first+len(tx.T.Corp(c).Certs)]
	at := 0
	for row[at] != n {
		at++
	}
	copy(row[at:], row[at+1:])
	row[len(row)-1] = n
	from := tx.S.Holder[n]
	tx.S.Holder[n] = to
	tx.Note(Event{Kind: ShareMoved, Corp: c, Who: from, To: to, Percent: tx.Percent(n)})
}

// TakeVacancy gives p the president's certificate of c from the pool in exchange for his own share (1860/R41).
func (tx *Tx) TakeVacancy(c id.Corp, p id.Player) {
	own := tx.FindCert(c, id.OfPlayer(p), tx.Ordinary(c))
	if own == 0 || !tx.Receivership(c) {
		bug("player %d cannot take the presidency of company %d", p, c)
	}
	tx.moveCert(own, id.Pool)
	tx.moveCert(tx.T.PresidentCert(c), id.OfPlayer(p))
	tx.Note(Event{Kind: PresidentChanged, Corp: c, To: id.OfPlayer(p)})
	tx.FloatIfSold(c)
}

// BuyVacancy gives p the president's certificate of c from the pool, for which the caller handles the payment
// (18FL/R108b).
func (tx *Tx) BuyVacancy(c id.Corp, p id.Player) {
	tx.moveCert(tx.T.PresidentCert(c), id.OfPlayer(p))
	tx.Note(Event{Kind: PresidentChanged, Corp: c, To: id.OfPlayer(p)})
	tx.FloatIfSold(c)
}

// forfeit moves all of p's certificates of c to the pool. If he was its president, the largest other holder of at least
// the president's percentage takes over, otherwise the president's certificate stays in the pool (18FL/R106, R107).
func (tx *Tx) forfeit(c id.Corp, p id.Player) {
	cert, o := tx.T.PresidentCert(c), id.OfPlayer(p)
	presided, to := tx.President(c) == p, id.Player(0)
	if presided {
		to = tx.Successor(c, func(q id.Player) int {
			if q == p {
				return 0
			}
			return tx.Held(c, id.OfPlayer(q))
		})
	}
	for i := range tx.CertsInPlay(c) {
		if n := tx.T.first[c] + id.Cert(i); tx.S.Holder[n] == o {
			tx.moveCert(n, id.Pool)
		}
	}
	switch {
	case !presided:
	case to == p:
		tx.Note(Event{Kind: PresidencyVacant, Corp: c})
	default:
		for range int(tx.PresidentPercent(c) / tx.Ordinary(c)) {
			tx.moveCert(tx.FindCert(c, id.OfPlayer(to), tx.Ordinary(c)), id.Pool)
		}
		tx.moveCert(cert, id.OfPlayer(to))
		tx.Note(Event{Kind: PresidentChanged, Corp: c, To: id.OfPlayer(to)})
	}
	tx.FloatIfSold(c)
}

// TakeShare moves the first ordinary certificate of c that from holds, which must exist. See TakeCert.
func (tx *Tx) TakeShare(c id.Corp, from, to id.Owner) {
	n := tx.FindCert(c, from, tx.Ordinary(c))
	if n == 0 {
		bug("owner %d has no share of company %d", from, c)
	}
	tx.TakeCert(n, to)
}

// TakeCert moves an ordinary certificate. Its company may then float, or change its president.
func (tx *Tx) TakeCert(n id.Cert, to id.Owner) {
	c := tx.T.CorpOf(n)
	tx.moveCert(n, to)
	if tx.SoldPercent(c) == 100 {
		tx.S.Corps[c].Flags |= SoldOut
	}
	tx.settlePresidency(c)
	tx.FloatIfSold(c)
}

// HandOver moves an ordinary certificate of c as payment. The presidency is not settled until the next deal in its
// shares (1822PNW/R105).
func (tx *Tx) HandOver(c id.Corp, from, to id.Owner) {
	tx.moveCert(tx.FindCert(c, from, tx.Ordinary(c)), to)
	tx.Mark(c, Unsettled)
}

// TakePresidency gives p the president's certificate of c, which must be in the initial offering.
func (tx *Tx) TakePresidency(c id.Corp, p id.Player) {
	n := tx.T.PresidentCert(c)
	if tx.S.Holder[n] != id.Initial {
		bug("company %d has a president", c)
	}
	tx.moveCert(n, id.OfPlayer(p))
	tx.Note(Event{Kind: PresidentChanged, Corp: c, To: id.OfPlayer(p)})
}

// Convert gives c its large form: the certificates that were out of play join the initial offering, and the percentages
// of all others change (18FL/R61-R63). The caller handles the bank's payment.
func (tx *Tx) Convert(c id.Corp) {
	if !tx.Small(c) {
		bug("company %d has no other form", c)
	}
	in := tx.CertsInPlay(c)
	tx.S.Corps[c].Flags |= Converted
	tx.Note(Event{Kind: CorpConverted, Corp: c})
	for i := in; i < len(tx.T.Corp(c).Certs); i++ {
		tx.moveCert(tx.T.first[c]+id.Cert(i), id.Initial)
	}
}

// StartCorp sets the par of c and puts its marker in the cell behind those already there (1830/R35).
func (tx *Tx) StartCorp(c id.Corp, at market.Pos) {
	s := &tx.S.Corps[c]
	s.Flags |= Started
	s.Price = at
	s.Par = int16(tx.T.Market.Price(at))
	tx.arrive(s)
	tx.Note(Event{Kind: CorpStarted, Corp: c, Who: id.OfPlayer(tx.President(c)), Amount: int32(s.Par)})
	tx.FloatIfSold(c)
}

// FloatIfSold floats c and pays its capital if enough was sold. The verbs that move shares call it. After the hook
// Holds has held c back, the title must call it.
func (tx *Tx) FloatIfSold(c id.Corp) {
	s := &tx.S.Corps[c]
	if s.Flags&Floated != 0 || s.Flags&Started == 0 || tx.PercentToFloat(c) > 0 {
		return
	}
	if tx.T.Hooks.Holds != nil && tx.T.Hooks.Holds(tx.View, c) {
		return
	}
	s.Flags = s.Flags&^Unlisted | Floated
	capital := tx.CapitalAtFloat(c)
	tx.Pay(id.Bank, id.OfCorp(c), capital)
	tx.Note(Event{Kind: CorpFloated, Corp: c, Amount: capital})
	if tx.T.Hooks.Floated != nil {
		tx.T.Hooks.Floated(tx, c)
	}
}

// Sell moves percent of c from p to the pool, pays for it and lets the price fall (1830/R45, R47, R64, R70; 1860/R27,
// R29). Ordinary certificates go first. If the president's certificate must go too, it passes to the successor, who
// gives ordinary certificates for it, and the seller gets the excess back. Without a successor it goes to the pool. The
// marker moves to the cell to, which PriceAfterSale returned before the sale, or the block waits until the turn is over
// (1870/R43).
func (tx *Tx) Sell(p id.Player, c id.Corp, percent int, to market.Pos) {
	o := id.OfPlayer(p)
	shares := percent / int(tx.Ordinary(c))
	block := Block{Corp: c, Seller: p, President: tx.President(c), Percent: uint8(percent)}
	tx.Pay(id.Bank, o, tx.SalePrice(c)*int32(shares))
	tx.TestBank()
	need := int(tx.PresidentPercent(c))
	sellsPresidency := tx.President(c) == p && percent > tx.Held(c, o)-need
	if sellsPresidency && tx.LargestOther(c, p) < need {
		tx.abandon(c, p, shares)
	} else {
		tx.sellShares(c, p, shares)
	}
	switch tx.T.Policy.PriceFall {
	case WithSale:
		tx.MovePrice(c, to)
	case AfterTurn:
		tx.queueBlock(block)
	}
}

// PriceAfterSale returns the cell that the marker of c moves to if the player in turn sells percent.
func (v View) PriceAfterSale(c id.Corp, percent int) market.Pos {
	shares := percent / int(v.Ordinary(c))
	at := v.S.Corps[c].Price
	switch v.T.Policy.SaleDrop {
	case DownPerShare:
		return v.T.Market.Fall(at, shares)
	case BackPerShare:
		if v.PhaseDef().NoSaleDrop || !v.Is(c, Operated) {
			return at
		}
		if v.Zone(c)&market.FirstSaleFree != 0 && !v.soldBefore(c) {
			shares--
		}
		return v.T.Market.Along(at, -shares)
	case LeftPerSale:
		return v.T.Market.Left(at)
	case BackByPresident:
		if v.S.Turn.Seller != v.President(c) {
			shares = 1
		}
		return v.T.Market.Along(at, -shares)
	}
	return at
}

// soldBefore reports whether a sale of shares of c now counts as part of an earlier one.
func (v View) soldBefore(c id.Corp) bool {
	switch v.T.Policy.SaleBlocks {
	case LotsOfTurn:
		return v.S.Turn.Blocks.Has(c)
	case LotsOfRound:
		return v.S.Seats[v.Actor().Player()].Sold.Has(c)
	case ManyBlocks, OneBlock:
	}
	return false
}

// abandon moves the president's certificate of p to the pool after all his ordinary ones. If that is one share more
// than he sells, the first ordinary certificate in the pool goes back to him (1860/R40).
func (tx *Tx) abandon(c id.Corp, p id.Player, shares int) {
	cert, o := tx.T.PresidentCert(c), id.OfPlayer(p)
	worth := int(tx.PresidentPercent(c) / tx.Ordinary(c))
	ordinary := tx.Held(c, o)/int(tx.Ordinary(c)) - worth
	for range ordinary {
		tx.moveCert(tx.FindCert(c, o, tx.Ordinary(c)), id.Pool)
	}
	tx.moveCert(cert, id.Pool)
	for range ordinary + worth - shares {
		tx.moveCert(tx.FindCert(c, id.Pool, tx.Ordinary(c)), o)
	}
	tx.Note(Event{Kind: PresidencyVacant, Corp: c})
}

// sellShares moves shares of p to the pool. The company has a president afterwards.
func (tx *Tx) sellShares(c id.Corp, p id.Player, shares int) {
	o := id.OfPlayer(p)
	left := shares
	for left > 0 {
		n := tx.FindCert(c, o, tx.Ordinary(c))
		if n == 0 {
			break
		}
		tx.moveCert(n, id.Pool)
		left--
	}
	if left == 0 {
		tx.settlePresidency(c)
	} else {
		tx.sellPresidency(c, p, left)
	}
}

// sellPresidency sells shares out of the president's certificate, which passes to the successor by way of the pool.
func (tx *Tx) sellPresidency(c id.Corp, p id.Player, shares int) {
	cert := tx.T.PresidentCert(c)
	worth := int(tx.PresidentPercent(c) / tx.Ordinary(c))
	to := tx.Successor(c, func(q id.Player) int {
		if q == p {
			return (worth - shares) * int(tx.Ordinary(c))
		}
		return tx.Held(c, id.OfPlayer(q))
	})
	tx.moveCert(cert, id.Pool)
	for range worth {
		tx.moveCert(tx.FindCert(c, id.OfPlayer(to), tx.Ordinary(c)), id.Pool)
	}
	tx.moveCert(cert, id.OfPlayer(to))
	for range worth - shares {
		tx.moveCert(tx.FindCert(c, id.Pool, tx.Ordinary(c)), id.OfPlayer(p))
	}
	tx.Note(Event{Kind: PresidentChanged, Corp: c, To: id.OfPlayer(to)})
}

// settlePresidency passes the president's certificate to a player who now holds more than the president (1830/R61,
// R62), or enough to take it from the pool (1860/R41).
func (tx *Tx) settlePresidency(c id.Corp) {
	tx.Unmark(c, Unsettled)
	cert := tx.T.PresidentCert(c)
	old := tx.S.Holder[cert]
	if old.Player() == 0 && old != id.Pool {
		return
	}
	to := tx.Successor(c, func(q id.Player) int { return tx.Held(c, id.OfPlayer(q)) })
	if to == old.Player() {
		return
	}
	worth := int(tx.PresidentPercent(c) / tx.Ordinary(c))
	for range worth {
		tx.moveCert(tx.FindCert(c, id.OfPlayer(to), tx.Ordinary(c)), old)
	}
	tx.moveCert(cert, id.OfPlayer(to))
	tx.Note(Event{Kind: PresidentChanged, Corp: c, To: id.OfPlayer(to)})
}

// MovePrice moves the marker of c behind those in another cell. If it is there already, it keeps its place (1830/R74).
// Policy ParFollowsPrice may make the new price its par too. A zone of the cell may end the game, or call the hook
// Crashed, after which the caller must do nothing more.
func (tx *Tx) MovePrice(c id.Corp, to market.Pos) {
	s := &tx.S.Corps[c]
	if s.Price == to {
		return
	}
	tx.Note(Event{Kind: PriceMoved, Corp: c, Before: s.Price, After: to})
	s.Price = to
	if tx.T.Policy.ParFollowsPrice.On() {
		s.Par = int16(tx.T.Market.Price(to))
	}
	tx.arrive(s)
	switch zone := tx.Zone(c); {
	case zone&market.EndsGame != 0:
		tx.reachChartEnd()
	case zone&market.Closes != 0 && tx.T.Hooks.Crashed != nil:
		tx.T.Hooks.Crashed(tx, c)
	}
}

// reachChartEnd ends the game because a marker is at the end of the chart: now, or else after the round, as policy
// ChartEnd has it.
func (tx *Tx) reachChartEnd() {
	tx.triggerEnd(MarketEnd)
	switch tx.T.Policy.ChartEnd {
	case ChartEndsNow:
		tx.EndGame(MarketEnd)
	case ChartEndsRound:
	}
}

// Restack puts the marker of c behind all others in its cell.
func (tx *Tx) Restack(c id.Corp) { tx.arrive(&tx.S.Corps[c]) }

// Delist takes c off the market. All certificates go back to the initial offering, unpaid and in printed order, and it
// loses price and par. It keeps its other possessions and its stations on the map (1860/R140).
func (tx *Tx) Delist(c id.Corp) {
	first := tx.T.first[c]
	for i := range tx.T.Corp(c).Certs {
		n := first + id.Cert(i)
		if from := tx.S.Holder[n]; from != id.Initial {
			tx.moveCert(n, id.Initial)
		}
	}
	for i := range tx.T.Corp(c).Certs {
		tx.S.CertOrder[int(first)-1+i] = first + id.Cert(i)
	}
	s := &tx.S.Corps[c]
	s.Flags = s.Flags&^(Started|Floated) | Unlisted
	s.Par, s.Price = 0, market.Pos{}
	tx.Note(Event{Kind: CorpDelisted, Corp: c})
}

// arrive puts a marker behind all others in its cell.
func (tx *Tx) arrive(s *CorpState) {
	tx.S.Arrivals++
	s.Arrival = tx.S.Arrivals
}
