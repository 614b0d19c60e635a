package text

import (
	"slices"

	"hexrail/game/stage"
	"hexrail/rules"
	"hexrail/rules/id"
)

// deed is a sentence about a decision.
type deed uint8

const (
	endsTurn deed = iota
	bids
	buysLot
	starts
	startsAgain
	setsPar
	buysShares
	sellsShares
	priceMoves
	buysPrivate
	sellsPrivate
	winsChoice
	exchanges
	lays
	laysAtCost
	laysByPower
	laysByPowerAtCost
	places
	placesAtCost
	placesByPower
	choosesHome
	runs
	runsFor
	runsNothing
	pays
	paysNothing
	keeps
	buysTrain
	buysUsedTrain
	buysTrainFrom
	tradesTrain
	discards
	goesBankrupt
	endsGame

	privatesPay
	trainsRust
	nameAndSum
	trainAndSum
	foldedPasses
	deedCount
)

var deeds = [deedCount]Pair{
	endsTurn:          {"{who} ends the turn.", "{who} は手番を終える。"},
	bids:              {"{who} bids {$sum} for {private}.", "{who} は {private} に {$sum} で入札。"},
	buysLot:           {"{who} buys {private} for {$sum}.", "{who} は {private} を {$sum} で買う。"},
	starts:            {"{who} starts {corp} at {$par} and pays {$sum}.", "{who} は {corp} を額面 {$par} で設立し {$sum} を支払う。"},
	startsAgain:       {"{who} starts {corp} again at {$par} and pays {$sum}.", "{who} は {corp} を額面 {$par} で再び設立し {$sum} を支払う。"},
	setsPar:           {"{who} sets the par of {corp} at {$par}.", "{who} は {corp} の額面を {$par} に決める。"},
	buysShares:        {"{who} buys {percent} of {corp} from {from} for {$sum}.", "{who} は {corp} の {percent} を {from} から {$sum} で買う。"},
	sellsShares:       {"{who} sells {percent} of {corp} for {$sum}.", "{who} は {corp} の {percent} を {$sum} で売る。"},
	priceMoves:        {"Price {$before} → {$after}.", "株価 {$before} → {$after}。"},
	buysPrivate:       {"{who} buys {private} from {from} for {$sum}.", "{who} は {private} を {from} から {$sum} で買う。"},
	sellsPrivate:      {"{who} sells {private} to the bank for {$sum}.", "{who} は {private} を銀行に {$sum} で売る。"},
	winsChoice:        {"{who} may choose, for {$sum}.", "{who} が {$sum} で選ぶ権利を得る。"},
	exchanges:         {"{who} exchanges {private} for {percent} of {corp} from {from}.", "{who} は {private} を {from} の {corp} {percent} と交換。"},
	lays:              {"{who} lays {tile} on {hex}.", "{who} は {hex} に {tile} を置く。"},
	laysAtCost:        {"{who} lays {tile} on {hex} for {$sum}.", "{who} は {hex} に {tile} を {$sum} で置く。"},
	laysByPower:       {"{who} uses {private} to lay {tile} on {hex}.", "{who} は {private} の能力で {hex} に {tile} を置く。"},
	laysByPowerAtCost: {"{who} uses {private} to lay {tile} on {hex} for {$sum}.", "{who} は {private} の能力で {hex} に {tile} を {$sum} で置く。"},
	places:            {"{who} places a station in {hex}.", "{who} は {hex} に駅を置く。"},
	placesAtCost:      {"{who} places a station in {hex} for {$sum}.", "{who} は {hex} に駅を {$sum} で置く。"},
	placesByPower:     {"{who} uses {private} to place a station in {hex}.", "{who} は {private} の能力で {hex} に駅を置く。"},
	choosesHome:       {"{who} chooses the city of {corp}'s home station in {hex}.", "{who} は {hex} で {corp} の本拠地の駅の都市を選ぶ。"},
	runs:              {"{who} runs {trains} for {$sum}.", "{who} は {trains}を運行し {$sum}。"},
	runsFor:           {"{who} runs for {$sum}.", "{who} は運行し {$sum}。"},
	runsNothing:       {"{who} runs no train.", "{who} は運行しない。"},
	pays:              {"{who} pays {$per} per share: {list}.", "{who} は1株 {$per} を配当：{list}。"},
	paysNothing:       {"{who} pays {$per} per share.", "{who} は1株 {$per} を配当。"},
	keeps:             {"{who} withholds {$sum}.", "{who} は {$sum} を留保。"},
	buysTrain:         {"{who} buys a {train} for {$sum}.", "{who} は{train}を {$sum} で買う。"},
	buysUsedTrain:     {"{who} buys a {train} from the open market for {$sum}.", "{who} は公開市場の{train}を {$sum} で買う。"},
	buysTrainFrom:     {"{who} buys a {train} from {from} for {$sum}.", "{who} は {from} の{train}を {$sum} で買う。"},
	tradesTrain:       {"{who} buys a {train} for {$sum} and a {traded}.", "{who} は{traded}を下取りに出し{train}を {$sum} で買う。"},
	discards:          {"{who} discards a {train}.", "{who} は{train}を手放す。"},
	endsGame:          {"{who} ends the game by agreement of all.", "全員の合意により {who} がゲームを終了。"},
	goesBankrupt:      {"{player}, president of {who}, is bankrupt.", "{who} の社長 {player} が破産。"},

	privatesPay:  {"Privates pay: {list}.", "個人会社の収入：{list}。"},
	trainsRust:   {"Every {train} rusts: {owners}.", "{train}がすべて廃車になる：{owners}。"},
	nameAndSum:   {"{who} {$sum}", "{who} {$sum}"},
	trainAndSum:  {"{train} ({$sum})", "{train}列車（{$sum}）"},
	foldedPasses: {"{n} {n|pass|passes}: {list}.", "{n}回のパス：{list}。"},
}

// Passes returns the one sentence for passes that follow each other.
func (s *Speaker) Passes(who []id.Owner) string {
	names := make([]string, len(who))
	for i, o := range who {
		names[i] = s.Owner(o)
	}
	return deeds[foldedPasses].Sentence(s.Lang, Facts{"n": Number(int32(len(who))), "list": s.List(names)})
}

// deed tells what was decided.
func (t *telling) deed() {
	if pass, ok := t.action.(rules.Pass); ok {
		t.pass(pass)
		return
	}
	d, f := t.choose()
	text := deeds[d].Sentence(t.s.Lang, f)
	if i := slices.IndexFunc(t.events, func(e rules.Event) bool {
		return e.Kind == rules.PriceMoved && e.Corp == t.deedCorp()
	}); i >= 0 {
		price := deeds[priceMoves].Sentence(t.s.Lang, t.s.eventFacts(t.after, t.events[i]))
		text = t.s.Sentences([]string{text, price})
	}
	t.lines = append(t.lines, Line{Kind: Deed, Who: t.actor(), Text: text, Routes: t.routes})
}

// pass tells a decline; in a stock round it is none after a deal, only the end of the turn.
func (t *telling) pass(a rules.Pass) {
	who := t.s.Owner(a.By)
	if t.endsTurn() {
		t.add(Deed, a.By, deeds[endsTurn].Sentence(t.s.Lang, Facts{"who": who}))
		return
	}
	t.add(Pass, a.By, stage.Of(t.before).Declined.Sentence(t.s.Lang, Facts{"who": who}))
}

// endsTurn reports whether a pass is none, as something was done before it in the turn.
func (t *telling) endsTurn() bool {
	by := t.actor()
	return !slices.ContainsFunc(t.events, func(e rules.Event) bool { return e.Kind == rules.Passed && e.Who == by })
}

// boughtLot returns the event that a bid bought its lot at once, or a zero one.
func (t *telling) boughtLot() rules.Event {
	bid, _ := t.action.(rules.Bid)
	if won := t.find(rules.BidsWon); won.Private == bid.Private && t.find(rules.BidPlaced).Kind == 0 {
		return won
	}
	return rules.Event{}
}

// choose returns the sentence for the action and its facts.
func (t *telling) choose() (deed, Facts) {
	s := t.s
	f := Facts{"who": s.Owner(t.actor())}
	s.nameSubject(f, t.before, actionSubject(t.before.T, t.action))
	switch a := t.action.(type) {
	case rules.Bid:
		f["$sum"] = s.Money(a.Price)
		if t.told = t.boughtLot(); t.told.Kind != 0 {
			return buysLot, f
		}
		return bids, f
	case rules.Par:
		f["$par"], f["$sum"] = s.Money(t.before.T.Market.Price(a.At)), s.Money(t.paidBy(id.OfPlayer(a.By)))
		if t.before.Top().Corp == a.Corp { // the certificate came with a private
			return setsPar, f
		}
		if t.before.FaceDown().Has(a.Corp) {
			return startsAgain, f
		}
		return starts, f
	case rules.BuyShares:
		f["percent"], f["from"], f["$sum"] = s.Percent(int(a.Percent)), s.Owner(a.From), s.Money(t.paidBy(a.By))
		return buysShares, f
	case rules.SellShares:
		f["percent"], f["$sum"] = s.Percent(int(a.Percent)), s.Money(t.find(rules.Paid).Amount)
		return sellsShares, f
	case rules.BuyPrivate:
		f["from"], f["$sum"] = s.Owner(t.before.S.Privates[a.Private].Owner), s.Money(a.Price)
		return buysPrivate, f
	case rules.SellPrivate:
		f["$sum"] = s.Money(a.Price)
		return sellsPrivate, f
	case rules.ExchangePrivate:
		moved := t.find(rules.ShareMoved)
		f["corp"], f["percent"], f["from"] = s.Corp(moved.Corp), s.Percent(int(moved.Percent)), s.Owner(a.From)
		return exchanges, f
	case rules.LayTile:
		return t.lay(a, f)
	case rules.PlaceToken:
		return t.station(a, f)
	case rules.RunRoutes:
		return t.run(a, f)
	case rules.Dividend:
		return t.dividend(f)
	case rules.BuyTrain:
		return t.train(a, f)
	case rules.DiscardTrain:
		return discards, f
	case rules.EndGame:
		return endsGame, f
	case rules.Bankrupt:
		f["player"] = s.Player(t.before.President(a.By))
		return goesBankrupt, f
	}
	return endsTurn, f
}

// find returns the first event of a kind, or a zero one.
func (t *telling) find(k rules.EventKind) rules.Event {
	for _, e := range t.events {
		if e.Kind == k {
			return e
		}
	}
	return rules.Event{}
}

// paidBy returns what o paid to the bank.
func (t *telling) paidBy(o id.Owner) (sum int32) {
	for _, e := range t.events {
		if e.Kind == rules.Paid && e.Who == o && e.To == id.Bank {
			return e.Amount
		}
	}
	return 0
}

func (t *telling) lay(a rules.LayTile, f Facts) (deed, Facts) {
	cost := t.find(rules.TileLaid).Amount
	f["$sum"] = t.s.Funds(cost)
	switch {
	case a.Via != 0 && cost > 0:
		return laysByPowerAtCost, f
	case a.Via != 0:
		return laysByPower, f
	case cost > 0:
		return laysAtCost, f
	}
	return lays, f
}

func (t *telling) station(a rules.PlaceToken, f Facts) (deed, Facts) {
	cost := t.find(rules.StationPlaced).Amount
	f["$sum"] = t.s.Funds(cost)
	switch {
	case !t.before.Is(a.Of, rules.HomeDone):
		return choosesHome, f
	case a.Via != 0:
		return placesByPower, f
	case cost > 0:
		return placesAtCost, f
	}
	return places, f
}

// run names the trains that ran with what each earned. Where the routes do not make up a stated revenue only the sum is
// told.
func (t *telling) run(a rules.RunRoutes, f Facts) (deed, Facts) {
	revenue := t.find(rules.TrainsRan).Amount
	f["$sum"] = t.s.RunMoney(t.before, a.By, revenue)
	var buf [rules.MaxTrains]id.Train
	cards := t.before.AppendRunning(buf[:0], a.By)
	var trains, routes []string
	earned := int32(0)
	for i, route := range a.Routes {
		if i >= len(cards) || rules.Idle(route) {
			continue
		}
		sum := t.before.RouteEarnings(a.By, cards[i], route).Revenue
		earned += sum
		name := t.before.T.Train(t.before.T.KindOf(cards[i])).Name
		trains = append(trains, deeds[trainAndSum].Fill(t.s.Lang, Facts{"train": name, "$sum": t.s.RunMoney(t.before, a.By, sum)}))
		routes = append(routes, t.s.routeStops(t.before.Position(), route, name, i))
	}
	t.routes = t.s.Sentences(routes)
	switch {
	case earned != revenue:
		return runsFor, f
	case len(trains) == 0:
		return runsNothing, f
	}
	f["trains"] = t.s.List(trains)
	return runs, f
}

func (t *telling) dividend(f Facts) (deed, Facts) {
	paid := t.find(rules.DividendPaid)
	if paid.Kind == 0 {
		f["$sum"] = t.s.Funds(t.find(rules.EarningsKept).Amount)
		return keeps, f
	}
	f["$per"] = t.s.Money(paid.Amount)
	var shares []rules.Event
	for _, e := range t.events {
		if e.Kind == rules.RoundBegan || e.Kind == rules.TurnBegan {
			break
		}
		if e.Kind == rules.Paid && e.Who == id.Bank {
			shares = append(shares, e)
		}
	}
	if len(shares) == 0 {
		return paysNothing, f
	}
	f["list"] = t.s.List(t.s.sums(shares))
	return pays, f
}

func (t *telling) train(a rules.BuyTrain, f Facts) (deed, Facts) {
	f["$sum"] = t.s.Funds(a.Price)
	switch {
	case a.TradeIn != 0:
		f["traded"] = t.s.TrainKind(t.before.T.KindOf(a.TradeIn))
		return tradesTrain, f
	case a.From == id.Pool:
		return buysUsedTrain, f
	case a.From.Corp() != 0:
		f["from"] = t.s.Owner(a.From)
		return buysTrainFrom, f
	}
	return buysTrain, f
}
