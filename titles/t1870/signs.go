package t1870

import (
	"math/bits"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// The signs of unusual companies.
var (
	closedSign = words.Sign{
		Name:  words.Pair{"closed", "閉鎖"},
		Means: words.Pair{"It left the game for good.", "ゲームから去りました。"},
		Out:   true,
	}
	arrivedSign = words.Sign{
		Name:  words.Pair{"connected", "接続済み"},
		Means: words.Pair{"It has reached its destination, which counts twice.", "目的地に到達し、目的地は2倍になります。"},
	}
	charterSign = words.Sign{
		Name:  words.Pair{"connected", "接続済み"},
		Means: words.Pair{"It has reached its destination; the station stayed on its charter.", "目的地に到達し、駅は会社ボードに置きました。"},
	}
)

// signs returns the unusual states of a company, or nil if there are none.
func signs(v rules.View, c id.Corp) (list []words.Sign) {
	switch {
	case v.Is(c, rules.Closed):
		return []words.Sign{closedSign}
	case countsTwice(v, c):
		list = append(list, arrivedSign)
	case v.Is(c, rules.Arrived):
		list = append(list, charterSign)
	}
	return list
}

// marker returns the mark of cattle or a port with its payment (1870/V3, V4).
func marker(v rules.View, m rules.Marker) words.Mark {
	switch {
	case v.T.Private(m.Private).ID == cattleID:
		return words.Mark{Sign: "+10", Name: words.Pair{"cattle of {corp}: $10 more for its trains", "{corp} の牛：自社の列車は+$10"}}
	case portClosed(v, m.Hex):
		return words.Mark{Sign: "+20", Name: words.Pair{"closed port of {corp}: $20 more for its trains", "{corp} のクローズ港：自社の列車は+$20"}}
	}
	return words.Mark{
		Sign: "+20/10",
		Name: words.Pair{"open port of {corp}: $20 more for its trains, $10 for others", "{corp} のオープン港：自社の列車は+$20、他社は+$10"},
	}
}

// hexNotes returns notes on a hex, or nil for most: that it is a site of the port, and that no track may cross the
// river there (1870/P4, R91).
func hexNotes(v rules.View, h id.Hex) (list []words.Pair) {
	if p := v.T.FindPrivate(portID); v.S.Privates[p].Owner != id.Nobody && v.S.Privates[p].Used == 0 &&
		slices.Contains(portHexes(), v.T.HexName(h)) {
		list = append(list, words.Pair{
			"the anchor: the GSC may put its port here, open (+20/10) or closed (+20)",
			"港の印：GSCが港を置ける（オープン+20/10、クローズ+20）",
		})
	}
	if !riverBanned(v) || !isRiver(v, h) {
		return list
	}
	list = append(list, words.Pair{"no track crosses the river until a company owns the MRBC", "鉄道会社がMRBCを所有するまで、線路は川を渡れない"})
	switch def := v.T.Track().Hex(h); {
	case len(def.Face.Stops) == 0:
		list = append(list, words.Pair{"track may lie on either bank", "どちらの岸にも線路を置ける"})
	case eastern(def.Banks[def.StopBank]):
		list = append(list, words.Pair{"track only on the east bank (strokes)", "線路は東岸（線の側）だけ"})
	default:
		list = append(list, words.Pair{"track only on the west bank (dots)", "線路は西岸（点の側）だけ"})
	}
	return list
}

// eastern reports whether a bank of the river, as a set of edges, is the eastern one: most of its edges are among the
// last three.
func eastern(bank uint8) bool {
	return bits.OnesCount8(bank>>3) > bits.OnesCount8(bank&7)
}

// notices returns sentences about the position: the prices that will fall at the end of the turn, the reason of a
// connection run, the drop in the price of an unsold private, and powers about to be lost.
func notices(v rules.View) (list []words.Notice) {
	if b := &v.S.Blocks; b.Len > 0 && v.S.Depth == 1 {
		n := words.Notice{Text: words.Pair{"Prices after this turn, if nobody protects them: {list}.", "手番の後、防衛がなければ：{list}。"}}
		for _, block := range b.List[:b.Len] {
			falls := v.T.Market.Price(v.PriceAfterSale(block.Corp, int(block.Percent)))
			n.List = append(n.List, words.Sum{Corp: block.Corp, Amount: falls})
		}
		list = append(list, n)
	}
	if v.Top().Round == connectionRound {
		list = append(list, words.Notice{Text: words.Pair{
			"A connection run comes between the turns, which then go on.",
			"記念運行は手番の合間に行い、終わると手番に戻ります。",
		}})
	}
	c := v.Actor().Corp()
	if v.InCharge().Name() == step.AuctionKey && step.FirstLot(v) == v.T.FindPrivate("GRSC") {
		list = append(list, words.Notice{Text: words.Pair{
			"GRSC is $5 cheaper once all have passed. Until it is sold nothing else is bought.",
			"全員がパスすると GRSC は$5安くなります。GRSC が売れるまで、ほかは買えません。",
		}})
	}
	if c != 0 && v.S.Depth == 1 && v.InDepot(v.T.FindTrain(lastChance)) && markerLeft(v) {
		list = append(list, words.Notice{Text: words.Pair{
			"The next 5-train closes all privates: a marker that is not placed is lost.",
			"次の5列車で個人会社はすべて閉鎖します。置いていないマーカーは失われます。",
		}})
	}
	return list
}

// lastChance is the train whose first sale closes the privates (1870/P7).
const lastChance = "5"

// blockWouldLower reports whether a president is asked about a block that would lower the price. On a ledge it may not
// (1870/R47).
func blockWouldLower(v rules.View) bool {
	b, waits := v.FirstBlock()
	return waits && v.InCharge().Name() == step.ProtectKey &&
		v.PriceAfterSale(b.Corp, int(b.Percent)) != v.S.Corps[b.Corp].Price
}

// hints returns the hints for newcomers. The first applicable one is shown, each once per device.
func hints() []words.Hint {
	during := func(key string) func(rules.View) bool {
		return func(v rules.View) bool { return v.InCharge().Name() == key }
	}
	return []words.Hint{
		{
			Key: "1870-protect", Rule: "1870/R51", When: blockWouldLower,
			Text: words.Pair{
				"Your price is under attack. You may buy all that was sold at the old price, above every holding limit; else the " +
					"price falls.",
				"株価が下がりそうです。売られた株をすべて元の株価で買えば株価は下がりません。保有の上限は超えられます。",
			},
		},
		{
			Key: "1870-connection", Rule: "1870/R130", When: during(linkRunKey),
			Text: words.Pair{
				"A company whose track joins home and destination runs once at once. One of its trains must go from one to the " +
					"other.",
				"本拠地と目的地が線路でつながった会社は、すぐに1回運行します。1両は必ずその間を走ります。",
			},
		},
		{
			Key: "1870-sale", Rule: "1870/R50",
			When: func(v rules.View) bool { return v.S.Set > 1 && v.InCharge().Name() == step.StockKey },
			Text: words.Pair{
				"A sale lowers the price only after your turn. Before that the president is asked whether he buys the block.",
				"売却で株価が下がるのは手番の後です。その前に、社長が売られた株を買うかを尋ねられます。",
			},
		},
		{
			Key: "1870-auction", Rule: "1870/R17", When: during(step.AuctionKey),
			Text: words.Pair{
				"Only the first private can be bought; bid on the others. The SLSF starts with its private, all other companies " +
					"later.",
				"購入できるのは先頭の個人会社だけで、ほかには入札します。SLSFは個人会社とともに開始され、ほかの会社は後からです。",
			},
		},
	}
}
