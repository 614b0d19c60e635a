package text

import "hexrail/rules"

// short is a decision in two or three words, for pills that stand in a row. Who decided is understood.
type short uint8

const (
	shortPass short = iota
	shortBid
	shortPar
	shortBuy
	shortSell
	shortPrivate
	shortSellPrivate
	shortExchange
	shortLay
	shortStation
	shortRun
	shortPay
	shortKeep
	shortTrain
	shortDiscard
	shortEnd
	shortBankrupt
	shortOther
	shortCount
)

var shorts = [shortCount]Pair{
	shortPass:        {"pass", "パス"},
	shortBid:         {"bid {$sum} for {private}", "{private} に {$sum}"},
	shortPar:         {"{corp} at {$par}", "{corp} 額面 {$par}"},
	shortBuy:         {"buy {percent} {corp}", "{corp} {percent} 購入"},
	shortSell:        {"sell {percent} {corp}", "{corp} {percent} 売却"},
	shortPrivate:     {"{private} for {$sum}", "{private} を {$sum}"},
	shortSellPrivate: {"sell {private}", "{private} 売却"},
	shortExchange:    {"exchange {private}", "{private} 交換"},
	shortLay:         {"{tile} {hex}", "{hex} に {tile}"},
	shortStation:     {"station {hex}", "{hex} に駅"},
	shortRun:         {"run {$sum}", "運行 {$sum}"},
	shortPay:         {"pay out", "配当"},
	shortKeep:        {"withhold", "留保"},
	shortTrain:       {"{train} {$sum}", "{train} {$sum}"},
	shortDiscard:     {"discard {train}", "{train}を放出"},
	shortEnd:         {"end the game", "ゲーム終了"},
	shortBankrupt:    {"bankrupt", "破産"},
	shortOther:       {"move", "手"},
}

// Short returns an action in two or three words. The view is the position before it, events what happened.
func (s *Speaker) Short(before rules.View, a rules.Action, events []rules.Event) string {
	t := telling{s: s, before: before, action: a, events: events}
	b, f := t.short()
	return shorts[b].Fill(s.Lang, f)
}

func (t *telling) short() (short, Facts) {
	s, title := t.s, t.before.T
	switch a := t.action.(type) {
	case rules.Pass:
		return shortPass, nil
	case rules.Bid:
		return shortBid, Facts{"private": s.Private(a.Private), "$sum": s.Money(a.Price)}
	case rules.Par:
		return shortPar, Facts{"corp": s.Corp(a.Corp), "$par": s.Money(title.Market.Price(a.At))}
	case rules.BuyShares:
		return shortBuy, Facts{"corp": s.Corp(a.Corp), "percent": s.Percent(int(a.Percent))}
	case rules.SellShares:
		return shortSell, Facts{"corp": s.Corp(a.Corp), "percent": s.Percent(int(a.Percent))}
	case rules.BuyPrivate:
		return shortPrivate, Facts{"private": s.Private(a.Private), "$sum": s.Money(a.Price)}
	case rules.SellPrivate:
		return shortSellPrivate, Facts{"private": s.Private(a.Private)}
	case rules.ExchangePrivate:
		return shortExchange, Facts{"private": s.Private(a.Private)}
	case rules.LayTile:
		return shortLay, Facts{"tile": s.Tile(a.Tile), "hex": title.Board.Hexes[a.Hex-1].Name}
	case rules.PlaceToken:
		return shortStation, Facts{"hex": title.Board.Hexes[a.Hex-1].Name}
	case rules.RunRoutes:
		return shortRun, Facts{"$sum": s.RunMoney(t.before, a.By, t.find(rules.TrainsRan).Amount)}
	case rules.Dividend:
		if t.find(rules.DividendPaid).Kind == 0 {
			return shortKeep, nil
		}
		return shortPay, nil
	case rules.BuyTrain:
		return shortTrain, Facts{"train": s.TrainKind(title.KindOf(a.Train)), "$sum": s.Funds(a.Price)}
	case rules.DiscardTrain:
		return shortDiscard, Facts{"train": s.TrainKind(title.KindOf(a.Train))}
	case rules.EndGame:
		return shortEnd, nil
	case rules.Bankrupt:
		return shortBankrupt, nil
	}
	return shortOther, nil
}
