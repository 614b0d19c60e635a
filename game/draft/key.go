package draft

import (
	"strconv"
	"strings"

	"hexrail/rules"
	"hexrail/rules/id"
)

// ChoiceKey is the key of the bid for the right to choose.
const ChoiceKey = "bid:choice"

// keyOf names the option to which an action belongs.
func (d *Draft) keyOf(a rules.Action) string {
	switch a := a.(type) {
	case rules.Bid:
		if a.Private == 0 {
			return ChoiceKey
		}
		return "bid:" + d.say.Private(a.Private)
	case rules.Par:
		return "start:" + d.say.Corp(a.Corp)
	case rules.BuyShares:
		return "buy:" + d.say.Corp(a.Corp) + ":" + place(a.From)
	case rules.SellShares:
		return "sell:" + d.say.Corp(a.Corp)
	case rules.BuyPrivate:
		return "private:" + d.say.Private(a.Private)
	case rules.SellPrivate:
		return "return:" + d.say.Private(a.Private)
	case rules.ExchangePrivate:
		return "exchange:" + d.say.Private(a.Private) + ":" + place(a.From)
	case rules.LayTile:
		return join("tile", d.v.T.Tiles.Kind(a.Tile).Name, d.via(a.Via))
	case rules.PlaceToken:
		return join("slot", d.v.T.HexName(a.Hex), strconv.Itoa(int(a.City)))
	case rules.Dividend:
		return "opt:dividend:" + dividends[a.Kind]
	case rules.BuyTrain:
		return join("train", d.trainName(a.Train), d.seller(a.From), d.tradeIn(a.TradeIn))
	case rules.DiscardTrain:
		return "discard:" + d.trainName(a.Train)
	case rules.Bankrupt:
		return "bankrupt"
	}
	return ""
}

var dividends = [...]string{rules.Payout: "payout", rules.Withhold: "withhold"}

// place names where a certificate lies.
func place(o id.Owner) string {
	if o == id.Pool {
		return "pool"
	}
	return "ipo"
}

// join puts the parts of a key together and leaves out those that are empty.
func join(parts ...string) string {
	var b strings.Builder
	for _, p := range parts {
		if p == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(':')
		}
		b.WriteString(p)
	}
	return b.String()
}

func (d *Draft) via(p id.Private) string {
	if p == 0 {
		return ""
	}
	return d.say.Private(p)
}

func (d *Draft) trainName(n id.Train) string { return d.v.T.Train(d.v.T.KindOf(n)).Name }

// seller names who sells a train; the depot goes without saying.
func (d *Draft) seller(o id.Owner) string {
	switch {
	case o == id.Pool:
		return "pool"
	case o.Corp() != 0:
		return d.say.Corp(o.Corp())
	}
	return ""
}

func (d *Draft) tradeIn(n id.Train) string {
	if n == 0 {
		return ""
	}
	return "with:" + d.trainName(n)
}
