package text

import "hexrail/rules"

// Noun returns what an action with the events it caused is called on the undo button: "Undo the tile".
func (s *Speaker) Noun(a rules.Action, events []rules.Event) string {
	return noun(a, events).In(s.Lang)
}

func noun(a rules.Action, events []rules.Event) Pair {
	t := telling{action: a, events: events}
	switch a.(type) {
	case rules.Pass:
		if t.endsTurn() {
			return Pair{"the end of the turn", "手番の終了"}
		}
		return Pair{"the pass", "パス"}
	case rules.Bid:
		if t.boughtLot().Kind != 0 {
			return Pair{"the purchase", "購入"}
		}
		return Pair{"the bid", "入札"}
	case rules.Par:
		return Pair{"the start", "設立"}
	case rules.BuyShares:
		return Pair{"the purchase", "株の購入"}
	case rules.SellShares:
		return Pair{"the sale", "株の売却"}
	case rules.BuyPrivate:
		return Pair{"the private", "個人会社の購入"}
	case rules.SellPrivate:
		return Pair{"the sale", "個人会社の売却"}
	case rules.ExchangePrivate:
		return Pair{"the exchange", "交換"}
	case rules.LayTile:
		return Pair{"the tile", "線路の敷設"}
	case rules.PlaceToken:
		return Pair{"the station", "駅の配置"}
	case rules.RunRoutes:
		return Pair{"the run", "運行"}
	case rules.Dividend:
		return Pair{"the dividend", "配当の決定"}
	case rules.BuyTrain:
		return Pair{"the train", "列車の購入"}
	case rules.DiscardTrain:
		return Pair{"the discard", "列車の放出"}
	case rules.EndGame:
		return Pair{"the end of the game", "ゲームの終了"}
	case rules.Bankrupt:
		return Pair{"the bankruptcy", "破産"}
	}
	return Pair{"the move", "手"}
}
