package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// StockTurn is a player's turn in a stock round: sales and at most one purchase, in the order of policy TurnOrder
// (1830/R31-R49, R59; 1860/R21-R41).
type StockTurn struct {
	// MayStart is an additional condition for starting a company; nil adds none.
	MayStart func(v rules.View, c id.Corp) rules.Refusal
	// StaysOpen reports whether a turn with nothing to do waits for a pass, as on 18xx.games; nil never does.
	StaysOpen func(v rules.View) bool
}

func (StockTurn) Name() string { return StockKey }

// Open implements rules.Step: the turn continues while anything but passing is possible.
func (s StockTurn) Open(v rules.View) rules.Refusal {
	if s.canAct(v) || s.waits(v) {
		return rules.Refusal{}
	}
	return v.Refuse(rules.NothingLeft)
}

// Idle implements rules.Idler.
func (s StockTurn) Idle(v rules.View) bool { return s.waits(v) && !s.canAct(v) }

// canAct reports whether anything but passing is possible. A player who may only sell can sell, so the remaining
// questions need not consider him.
func (s StockTurn) canAct(v rules.View) bool {
	p := v.Actor().Player()
	return canSell(v, p) || canBuy(v, p) || s.canStart(v, p) || canBuyPrivate(v, p)
}

// waits reports whether the turn stays open even if there is nothing to do.
func (s StockTurn) waits(v rules.View) bool { return s.StaysOpen != nil && s.StaysOpen(v) }

// Check judges an action of the player in turn. A player above a limit may only sell (1830/R43).
func (s StockTurn) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass, rules.BuyShares, rules.SellShares, rules.Par, rules.BuyPrivate:
		if rules.Actor(a) != v.Actor() {
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		}
	default:
		return v.Refuse(rules.WrongStep)
	}
	p := v.Actor().Player()
	if sale, ok := a.(rules.SellShares); ok {
		return checkStockSale(v, p, sale)
	}
	if r := MustSell(v, p); r.Refused() {
		return r
	}
	switch a := a.(type) {
	case rules.BuyShares:
		return checkBuy(v, p, a)
	case rules.Par:
		return s.checkStart(v, p, a)
	case rules.BuyPrivate:
		return checkPrivateTrade(v, p, a)
	}
	return rules.Refusal{}
}

// MustSell returns a refusal if p may only sell, because he is above the certificate limit and can sell something, or
// above the limit of one company and can sell shares of it (1830/R43).
func MustSell(v rules.View, p id.Player) rules.Refusal {
	if n := v.CertsCounted(p); n > v.CertLimit() && canSell(v, p) {
		return v.Refuse(rules.MustSell).Figures(int32(n), int32(v.CertLimit()))
	}
	switch v.T.Policy.ExcessHolding {
	case rules.KeepExcess:
		return rules.Refusal{} // 1870/R5
	case rules.SellDown:
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if r := v.AboveHolding(p, c, 0); r.Refused() && canSellOf(v, p, c) {
			return v.Refuse(rules.MustSellOf).At(c, 0).Figures(r.Have, r.Need)
		}
	}
	return rules.Refusal{}
}

// canSell reports whether p may sell shares of any company.
func canSell(v rules.View, p id.Player) bool {
	for i := range v.T.Corps {
		if canSellOf(v, p, id.Corp(i+1)) {
			return true
		}
	}
	return false
}

// canSellOf reports whether p may sell shares of c. It tries the smallest bundle, the president's certificate, which
// may go as a whole where half of it may not (1860/R40), and the excess over the limit (1870/R5). No larger bundle is
// easier to sell.
func canSellOf(v rules.View, p id.Player, c id.Corp) bool {
	excess := uint8(max(v.Held(c, id.OfPlayer(p))-int(v.T.Policy.HoldLimit), 0))
	for _, percent := range [...]uint8{v.Ordinary(c), v.PresidentPercent(c), excess} {
		if !checkStockSale(v, p, rules.SellShares{By: id.OfPlayer(p), Corp: c, Percent: percent}).Refused() {
			return true
		}
	}
	return false
}

// checkStockSale judges a sale in a stock round (1830/R44-R48).
func checkStockSale(v rules.View, p id.Player, a rules.SellShares) rules.Refusal {
	if r := v.TooEarlyToSell(a.Corp); r.Refused() {
		return r
	}
	if !v.Is(a.Corp, rules.Started) {
		return v.Refuse(rules.NotStarted) // R46: no price
	}
	if r := soldTooLate(v, a.Corp); r.Refused() {
		return r
	}
	return v.CheckBundle(p, a.Corp, int(a.Percent))
}

// soldTooLate returns a refusal if earlier deals of this turn bar a sale of c.
func soldTooLate(v rules.View, c id.Corp) rules.Refusal {
	switch v.T.Policy.TurnOrder {
	case rules.SellBuySell:
	case rules.SellThenBuy:
		if v.S.Turn.Bought != 0 {
			return v.Refuse(rules.OnePurchase) // 1860/R21
		}
	case rules.SalesOnOneSide:
		if v.S.Turn.SalesOver {
			return v.Refuse(rules.OnePurchase) // 1870/R23
		}
	}
	switch v.T.Policy.SaleBlocks {
	case rules.ManyBlocks, rules.LotsOfTurn, rules.LotsOfRound:
	case rules.OneBlock:
		if v.S.Turn.Blocks.Has(c) {
			return v.Refuse(rules.SoldThisTurn) // 1860/R26
		}
	}
	return rules.Refusal{}
}

// checkBuy judges the purchase of a share or of a vacant presidency (1830/R34-R38, R49; 1860/R41).
func checkBuy(v rules.View, p id.Player, a rules.BuyShares) rules.Refusal {
	switch {
	case a.From != id.Initial && a.From != id.Pool, a.Percent != v.Ordinary(a.Corp) && !buysPresidency(v, a):
		return v.Refuse(rules.NotForSale)
	case !v.Is(a.Corp, rules.Started):
		return v.Refuse(rules.NotStarted) // R35
	case v.S.Seats[p].Sold.Has(a.Corp):
		return v.Refuse(rules.SoldThisRound) // R36
	}
	if r := checkOnSale(v, p, a); r.Refused() {
		return r
	}
	if r := mayPurchase(v, purchaseFrom(a.From), a.Corp); r.Refused() {
		return r
	}
	if r := v.AtCertLimit(p, a.Corp); r.Refused() {
		return r
	}
	if r := v.AboveHolding(p, a.Corp, int(a.Percent)); r.Refused() {
		return r
	}
	price := v.SharePrice(a.Corp, a.From)
	if buysPresidency(v, a) && (wholeVacancy(v) || v.T.Policy.VacancyCash.On() && !v.For.Has(rules.Stored)) {
		price = v.PresidencyPrice(a.Corp, price)
	}
	return checkCash(v, id.OfPlayer(p), price)
}

// buysPresidency reports whether the action buys the president's certificate from the pool. The holder of an ordinary
// share pays for one share and gives his own in exchange (1860/R41).
func buysPresidency(v rules.View, a rules.BuyShares) bool {
	return a.From == id.Pool && v.Receivership(a.Corp) && a.Percent == v.PresidentPercent(a.Corp)
}

// wholeVacancy reports whether the president's certificate is bought from the pool as a whole (18FL/R108b) rather than
// in exchange for a share.
func wholeVacancy(v rules.View) bool {
	switch v.T.Policy.VacantCorps {
	case rules.VacantRest:
		return true
	case rules.VacantRun:
	}
	return false
}

// checkOnSale returns a refusal if a.From has no such certificate, or does not sell it to p. A share set aside for a
// private is not for sale (1860/R46).
func checkOnSale(v rules.View, p id.Player, a rules.BuyShares) rules.Refusal {
	switch {
	case buysPresidency(v, a):
		if !wholeVacancy(v) && v.FindCert(a.Corp, id.OfPlayer(p), v.Ordinary(a.Corp)) == 0 {
			return v.Refuse(rules.NeedsOwnShare)
		}
		return rules.Refusal{}
	case v.FindCert(a.Corp, a.From, a.Percent) != 0:
		return rules.Refusal{}
	case a.From == id.Initial && v.CertAside(a.Corp) != 0:
		return v.Refuse(rules.ShareAside).About(v.T.FindPrivate(v.T.Corp(a.Corp).Reserved))
	}
	return v.Refuse(rules.NotForSale)
}

// purchaseFrom returns the kind of purchase of a share from an owner.
func purchaseFrom(from id.Owner) rules.Purchases {
	if from == id.Pool {
		return rules.BoughtPool
	}
	return rules.BoughtInitial
}

// checkCash returns a refusal if o has less money than price.
func checkCash(v rules.View, o id.Owner, price int32) rules.Refusal {
	if cash := v.Cash(o); cash < price {
		return v.Refuse(rules.NoMoney).Figures(cash, price).Of(o)
	}
	return rules.Refusal{}
}

// mayPurchase judges another purchase in this turn. Only shares of one company in a zone with MultiBuy may follow
// another purchase: from the pool after the pool, or mixed with the initial offering if the title allows it (1830/R49).
func mayPurchase(v rules.View, kind rules.Purchases, c id.Corp) rules.Refusal {
	before := v.S.Turn.Bought
	if before == 0 {
		return rules.Refusal{}
	}
	if r := boughtTooLate(v); r.Refused() {
		return r
	}
	policy := &v.T.Policy
	if policy.BrownAfterPrivate.On() {
		before &^= rules.BoughtPrivate // X20
	}
	allowed := rules.BoughtPool
	if policy.MultiFromInitial.On() {
		allowed |= rules.BoughtInitial
	}
	sameCorp := v.S.Turn.Corp == 0 || v.S.Turn.Corp == c
	if (before|kind)&^allowed != 0 || !sameCorp || v.Zone(c)&market.MultiBuy == 0 {
		return v.Refuse(rules.OnePurchase)
	}
	return rules.Refusal{}
}

// boughtTooLate returns a refusal for a second purchase after sales that followed the first (1870/R22). Recorded games
// may have one (1870/X16).
func boughtTooLate(v rules.View) rules.Refusal {
	switch v.T.Policy.TurnOrder {
	case rules.SalesOnOneSide:
		if t := &v.S.Turn; t.Blocks != 0 && !t.SalesOver && !v.Tolerant() {
			return v.Refuse(rules.OnePurchase)
		}
	case rules.SellBuySell, rules.SellThenBuy:
	}
	return rules.Refusal{}
}

// checkStart judges the start of a company (1830/R35).
func (s StockTurn) checkStart(v rules.View, p id.Player, a rules.Par) rules.Refusal {
	if v.Is(a.Corp, rules.Started) || v.S.Holder[v.T.PresidentCert(a.Corp)] != id.Initial {
		return v.Refuse(rules.AlreadyStarted)
	}
	if r := s.mayStart(v, a); r.Refused() {
		return r
	}
	switch {
	case v.S.Turn.Bought != 0:
		return v.Refuse(rules.OnePurchase)
	case v.S.Seats[p].Sold.Has(a.Corp):
		return v.Refuse(rules.SoldThisRound)
	}
	if r := v.AtCertLimit(p, a.Corp); r.Refused() {
		return r
	}
	return checkCash(v, id.OfPlayer(p), v.PresidencyPrice(a.Corp, v.T.Market.Price(a.At)))
}

// mayStart judges the company and its par, whoever starts it.
func (s StockTurn) mayStart(v rules.View, a rules.Par) rules.Refusal {
	loose := v.LoosePar(a.At)
	switch {
	case !loose && !v.ParCell(a.Corp, a.At):
		return v.Refuse(rules.NotParPrice)
	case !loose && !v.LayerOpen(a.Corp):
		return v.Refuse(rules.LayerClosed)
	case s.MayStart != nil:
		return s.MayStart(v, a.Corp)
	}
	return rules.Refusal{}
}

// checkPrivateTrade judges the purchase of another player's private (1830/R59). In recorded games the share that came
// with it is handed over again, so the trade is barred while a player holds that share (1830/X6), the company has
// bought it back, or the company is closed (1870/P6).
func checkPrivateTrade(v rules.View, p id.Player, a rules.BuyPrivate) rules.Refusal {
	if r := checkPrivatePrice(v, p, a); r.Refused() {
		return r
	}
	if cert := regrantedCert(v, a.Private); cert != 0 && !v.For.Has(rules.Stored) {
		if at := v.S.Holder[cert]; at != id.Initial && at != id.Pool {
			return v.Refuse(rules.NotTradable).About(a.Private)
		}
	}
	return rules.Refusal{}
}

// checkPrivatePrice judges a trade except for the share that comes with the private. The seller's consent is assumed.
func checkPrivatePrice(v rules.View, p id.Player, a rules.BuyPrivate) rules.Refusal {
	seller := v.S.Privates[a.Private].Owner
	switch {
	case seller.Corp() != 0:
		return v.Refuse(rules.OwnedByCompany) // R60
	case seller == id.Nobody:
		return v.Refuse(rules.PrivateGone).About(a.Private)
	case seller.Player() == 0:
		return v.Refuse(rules.LotGone).About(a.Private)
	case seller.Player() == p:
		return v.Refuse(rules.OwnPrivate)
	case tooEarlyToTrade(v):
		return v.Refuse(rules.TooEarlyForPrivates)
	case !v.PhaseDef().PlayersTradePrivates:
		return v.Refuse(rules.PhaseForPrivates)
	case v.S.Turn.Bought != 0:
		return v.Refuse(rules.OnePurchase)
	case a.Price < 1:
		return v.Refuse(rules.TradeTooLow).Figures(a.Price, 1)
	}
	if w, ok := rules.PowerOf[rules.NotForCompanies](v.T, a.Private); ok && !w.Players.On() {
		return v.Refuse(rules.NotTradable).About(a.Private) // X5
	}
	if v.T.Policy.PrivateTradeCertLimit.On() {
		if r := v.AtCertLimit(p, 0); r.Refused() {
			return r
		}
	}
	return checkCash(v, id.OfPlayer(p), a.Price)
}

// tooEarlyToTrade reports whether players may not buy privates from each other yet (1830/R59, 1870/X7).
func tooEarlyToTrade(v rules.View) bool {
	switch v.T.Policy.PrivateTrades {
	case rules.AfterFirstRound:
		return v.S.Set == 1
	case rules.AnyRound, rules.OnceOperated, rules.AfterFirstTurn: // the last two are about companies
	}
	return false
}

// regrantedCert returns the certificate that changes hands with a private, or zero.
func regrantedCert(v rules.View, n id.Private) id.Cert {
	if w, ok := rules.PowerOf[rules.GrantShare](v.T, n); ok && w.Regrant.On() {
		return v.T.PresidentCert(v.T.FindCorp(w.Corp)) + 1
	}
	return 0
}

// canBuy reports whether p may buy a share of any company.
func canBuy(v rules.View, p id.Player) bool {
	for i := range v.T.Corps {
		for _, a := range purchases(v, p, id.Corp(i+1)) {
			if !checkBuy(v, p, a).Refused() {
				return true
			}
		}
	}
	return false
}

// purchases returns the conceivable purchases of c by p, legal or not: a share from the initial offering, one from the
// pool, and the president's certificate from the pool.
func purchases(v rules.View, p id.Player, c id.Corp) [3]rules.BuyShares {
	of := func(from id.Owner, percent uint8) rules.BuyShares {
		return rules.BuyShares{By: id.OfPlayer(p), Corp: c, From: from, Percent: percent}
	}
	return [...]rules.BuyShares{
		of(id.Initial, v.Ordinary(c)), of(id.Pool, v.Ordinary(c)), of(id.Pool, v.PresidentPercent(c)),
	}
}

// canStart reports whether p may start any company at any price.
func (s StockTurn) canStart(v rules.View, p id.Player) bool {
	if v.S.Turn.Bought != 0 {
		return false
	}
	var buf [maxPars]market.Pos
	for i := range v.T.Corps {
		for _, at := range appendStartCells(buf[:0], v, id.Corp(i+1)) {
			if !s.checkStart(v, p, rules.Par{By: p, Corp: id.Corp(i + 1), At: at}).Refused() {
				return true
			}
		}
	}
	return false
}

// maxPars is a bound for the par cells of a chart.
const maxPars = 32

// appendStartCells appends the cells where c may start. It leaves out starts that only recorded games have.
func appendStartCells(dst []market.Pos, v rules.View, c id.Corp) []market.Pos {
	if v.Is(c, rules.Started) || !v.LayerOpen(c) {
		return dst
	}
	return v.AppendPars(dst, c)
}

// canBuyPrivate reports whether p may buy a private from another player. It tries the lowest price.
func canBuyPrivate(v rules.View, p id.Player) bool {
	if v.S.Turn.Bought != 0 {
		return false
	}
	for i := range v.T.Privates {
		a := rules.BuyPrivate{By: id.OfPlayer(p), Private: id.Private(i + 1), Price: 1}
		if !checkPrivateTrade(v, p, a).Refused() {
			return true
		}
	}
	return false
}

// AppendLegal appends purchases and the pass, unless the player must sell, and then sales of every size.
func (s StockTurn) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	p := v.Actor().Player()
	if !MustSell(v, p).Refused() {
		dst = s.appendPurchases(dst, v, p)
		dst = append(dst, rules.Pass{By: v.Actor()})
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		share := v.Ordinary(c)
		for percent := share; int(percent) <= v.Held(c, v.Actor()); percent += share {
			a := rules.SellShares{By: v.Actor(), Corp: c, Percent: percent}
			if !checkStockSale(v, p, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// appendPurchases appends the purchases of shares, the starts of companies, and the trades of privates at the lowest
// and the highest price.
func (s StockTurn) appendPurchases(dst []rules.Action, v rules.View, p id.Player) []rules.Action {
	for i := range v.T.Corps {
		for _, a := range purchases(v, p, id.Corp(i+1)) {
			if !checkBuy(v, p, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	var buf [maxPars]market.Pos
	for i := range v.T.Corps {
		for _, at := range appendStartCells(buf[:0], v, id.Corp(i+1)) {
			if a := (rules.Par{By: p, Corp: id.Corp(i + 1), At: at}); !s.checkStart(v, p, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	for i := range v.T.Privates {
		for _, price := range [...]int32{1, v.Cash(v.Actor())} {
			a := rules.BuyPrivate{By: v.Actor(), Private: id.Private(i + 1), Price: price}
			if !checkPrivateTrade(v, p, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// Apply performs an action of a stock turn and records it for the rules about further ones.
func (StockTurn) Apply(tx *rules.Tx, a rules.Action) {
	p := tx.Actor().Player()
	if _, ok := a.(rules.Pass); ok {
		tx.FinishStep()
		return
	}
	t := &tx.S.Turn
	t.Acted = true
	endSales(t, a)
	switch a := a.(type) {
	case rules.SellShares:
		to := tx.PriceAfterSale(a.Corp, int(a.Percent))
		tx.S.Seats[p].Sold.Add(a.Corp)
		t.Blocks.Add(a.Corp)
		tx.Sell(p, a.Corp, int(a.Percent), to)
	case rules.BuyShares:
		t.Corp = a.Corp
		t.Bought |= purchaseFrom(a.From)
		buyShare(tx, a)
	case rules.Par:
		t.Corp = a.Corp
		t.Bought |= rules.BoughtPresidency
		tx.Pay(id.OfPlayer(p), tx.PaidForShare(a.Corp, id.Initial),
			tx.PresidencyPrice(a.Corp, tx.T.Market.Price(a.At)))
		tx.TakePresidency(a.Corp, p)
		tx.StartCorp(a.Corp, a.At)
	case rules.BuyPrivate:
		t.Bought |= rules.BoughtPrivate
		trade(tx, a)
	}
}

// buyShare pays for a share, or for the president's certificate in the pool, and moves it to the player in turn.
func buyShare(tx *rules.Tx, a rules.BuyShares) {
	p := a.By.Player()
	switch vacancy := buysPresidency(tx.View, a); {
	case vacancy && wholeVacancy(tx.View):
		tx.Pay(a.By, id.Bank, tx.PresidencyPrice(a.Corp, tx.SharePrice(a.Corp, a.From)))
		tx.BuyVacancy(a.Corp, p)
	case vacancy:
		payForShare(tx, a)
		tx.TakeVacancy(a.Corp, p)
	default:
		payForShare(tx, a)
		tx.TakeShare(a.Corp, a.From, a.By)
	}
}

// endSales sets t.SalesOver if a is a purchase that follows a sale, so that no further sale may follow (1870/R23). In
// recorded games a share may be bought after a private. That ends the sales just as an earlier sale does, but both
// together do not (1870/X16).
func endSales(t *rules.Turn, a rules.Action) {
	sold := t.Blocks != 0
	switch a.(type) {
	case rules.SellShares:
	case rules.BuyShares:
		t.SalesOver = sold != (t.Bought&rules.BoughtPrivate != 0)
	default:
		t.SalesOver = sold
	}
}

// payForShare pays for a share. The proceeds of a company are recorded, because it may not buy shares back with them in
// this round (1870/R63b).
func payForShare(tx *rules.Tx, a rules.BuyShares) {
	to, price := tx.PaidForShare(a.Corp, a.From), tx.SharePrice(a.Corp, a.From)
	tx.Pay(a.By, to, price)
	if c := to.Corp(); c != 0 {
		tx.S.Corps[c].Offered += price
	}
}

// trade moves a private between players, together with the share that came with it if the title grants it again.
func trade(tx *rules.Tx, a rules.BuyPrivate) {
	tx.Pay(a.By, tx.S.Privates[a.Private].Owner, a.Price)
	tx.GivePrivate(a.Private, a.By)
	cert := regrantedCert(tx.View, a.Private)
	if cert != 0 && tx.S.Holder[cert].Player() != 0 { // in stored games any share of the pool went with the private
		c := tx.T.CorpOf(cert)
		cert = tx.FindCert(c, id.Pool, tx.Ordinary(c))
	}
	if holder := tx.S.Holder[cert]; cert != 0 && holder != id.Nobody && holder.Player() == 0 {
		tx.TakeCert(cert, a.By)
	}
}
