package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// hints returns hints that explain decisions to newcomers and describe sound choices, rarest situations first.
func hints() []words.Hint {
	at := func(key string) func(rules.View) bool {
		return func(v rules.View) bool { return v.InCharge().Name() == key }
	}
	phase := func(name string) func(rules.View) bool {
		return func(v rules.View) bool { return int(v.S.Phase) >= v.T.FindPhase(name) }
	}
	return []words.Hint{
		{
			Key: "18fl-end", Rule: "18FL/R111", Lesson: "score",
			When: func(v rules.View) bool { return v.S.End.Reason != rules.NotOver },
			Text: words.Pair{
				"The bank is empty: the set is played to its end, and all payments are still made. Only cash and shares count " +
					"then, so trains for later are worth nothing any more.",
				"銀行の資金がなくなりました。このセットの終わりまで続け、支払いはすべて行います。最後に数えるのは現金と株だけなので、先のための列車はもう価値がありません。"},
		},
		{
			Key: "18fl-storm", Rule: "18FL/R70f", Lesson: "rust", When: phase(phaseSix),
			Text: words.Pair{
				"The storm: track and hotel of the Keys are gone, and so are all 3-trains. Havana pays $100 now, but the way " +
					"there costs $160 again.",
				"嵐でキーの線路とホテルがなくなり、3列車もすべて廃車になりました。Havana は $100 になりましたが、そこへの線路にはまた $160 かかります。"},
		},
		{
			Key: "18fl-five", Rule: "18FL/R62", Lesson: "rust", When: phase(phaseFive),
			Text: words.Pair{
				"Phase 5: the privates and ports are gone, every company has ten shares and two trains at most. Hotels pay $20 " +
					"now, and prices may rise above $200.",
				"フェイズ5です。個人会社と港はなくなり、全社が10株会社になり、列車は2両までです。ホテルは $20、株価は $200 を超えて上がります。"},
		},
		{
			Key: "18fl-rust", Rule: "18FL/R92", Lesson: "rust", When: phase("4"),
			Text: words.Pair{
				"The first 4-train has made all 2-trains useless. The 3-trains go with the first 6 or 3E; 4, 5, 6 and 3E stay " +
					"for good.",
				"最初の4列車で2列車はすべて廃車になりました。3列車は最初の6か3Eで廃車になります。4、5、6、3E は最後まで使えます。"},
		},
		{
			Key: "18fl-three", Rule: "18FL/R61", Lesson: "convert", When: phase("3"),
			Text: words.Pair{
				"Phase 3: green tiles make cities worth more, and sets have two operating rounds. A company that has operated " +
					"may convert to ten shares for five times its price.",
				"フェイズ3です。緑のタイルで都市の収入が増え、運営ラウンドは1セットに2回になります。一度運営した会社は、株価の5倍を受け取って10株会社に変換できます。"},
		},
		{
			Key: "18fl-need", Rule: "18FL/R95", Lesson: "keep",
			When: func(v rules.View) bool {
				price, _ := v.CheapestTrain()
				return v.InCharge().Name() == step.TrainsKey && v.TrainCount(v.Actor()) == 0 && v.Cash(v.Actor()) < price
			},
			Text: words.Pair{
				"The company must own a train and cannot pay for one. Its president adds what is missing from his cash, and " +
					"sells shares if that is not enough; any train of the bank may be chosen.",
				"会社は列車を持つ義務がありますが、資金が足りません。社長が現金から補い、足りなければ株を売ります。銀行のどの列車を選んでもかまいません。"},
		},
		{
			Key: "18fl-discard", Rule: "18FL/R93", When: at(step.DiscardKey),
			Text: words.Pair{
				"The train limit has fallen. Give up the train that rusts first; it goes to the pool, where every company may " +
					"buy it.",
				"列車の上限が下がりました。早く廃車になる列車を手放しましょう。手放した列車は公開市場に行き、どの会社も買えます。"},
		},
		{
			Key: "18fl-bid", Rule: "18FL/R15", When: at(bidsKey),
			Text: words.Pair{
				"Everybody pays what he bids, so $0 is common: all that a bid wins is the order of choice. After the choice " +
					"everybody has exactly one private.",
				"入札額は全員が払うので、$0 もよくある選択です。入札で得られるのは選ぶ順番だけです。最後に全員が個人会社を1つずつ持ちます。"},
		},
		{
			Key: "18fl-choice", Rule: "18FL/R17", When: at(choiceKey),
			Text: words.Pair{
				"TR moves first in the stock round; POSC and TC help a company once. They close with the first 5-train, and " +
					"twelve trains at most are sold before it.",
				"TR は株式ラウンドを最初に始められます。POSC と TC は一度だけ会社の助けになります。最初の5列車が売れると閉鎖します（それまでに売れる列車は最大12両）。"},
		},
		{
			Key: "18fl-size", Rule: "18FL/R47", Lesson: "convert", When: at(sizeKey),
			Text: words.Pair{
				"Five shares float with three and bring five times the price; ten float with five and bring ten times. With ten " +
					"there is no ceiling of $200.",
				"5株会社は3枚売れると設立され、株価の5倍を受け取ります。10株会社は5枚で設立され、10倍です。10株会社に $200 の上限はありません。"},
		},
		{
			Key: "18fl-convert", Rule: "18FL/R61", When: at(convertKey),
			Text: words.Pair{
				"Converting pays five times the price now and lifts the train limit and the ceiling of $200. Everybody's part of " +
					"the company and of its dividends halves.",
				"変換すると今の株価の5倍を受け取り、列車の上限が増え、$200 の上限もなくなります。全員の持ち分と配当は半分になります。"},
		},
		{
			Key: "18fl-start", Rule: "18FL/R49",
			When: func(v rules.View) bool { return v.RoundOf(v.Base()).Name == rules.StockRound && !anyStarted(v) },
			Text: words.Pair{
				"A company floats when three of its five shares are sold: with $280 you can float one alone at up to $90. It " +
					"gets five times its price, for track and its first train of $100.",
				"会社は5枚のうち3枚が売れると設立されます。$280 あれば、$90 までなら1人で設立できます。会社は株価の5倍を受け取り、線路と最初の列車（$100）に使います。"},
		},
		{
			Key: "18fl-stock", Rule: "18FL/R25",
			When: func(v rules.View) bool { return v.RoundOf(v.Base()).Name == rules.StockRound },
			Text: words.Pair{
				"In a turn you sell first, then buy one share or start a company. Shares of a company that runs well pay every " +
					"round; those of one without a train may cost its president money.",
				"手番では先に株を売り、それから株を1枚買うか会社を開始します。よく走る会社の株は毎回配当があり、列車のない会社は社長の負担になることがあります。"},
		},
		{
			Key: "18fl-extra", Rule: "18FL/R121", When: at(step.ExtraLayKey),
			Text: words.Pair{
				"TR may lay one more yellow tile now, once in the game, and closes with it. Keeping it is always possible, until " +
					"the first 5-train.",
				"TR はここで黄色タイルをもう1枚置けます。使えるのは一度だけで、使うと閉鎖します。最初の5列車までは残しておけます。"},
		},
		{
			Key: "18fl-bonus", Rule: "18FL/R122", When: at(bonusKey),
			Text: words.Pair{
				"A port brings $20 for each train that calls there until phase 5; a terminal is a free station beside the slots " +
					"of any city. Each is used once and then closed.",
				"港はフェイズ5まで、そこを通る列車ごとに $20 になります。ターミナルはどの都市にも枠の外に置ける無料の駅です。どちらも一度使うと閉鎖します。"},
		},
		{
			Key: "18fl-track", Rule: "18FL/R66", When: at(step.TrackKey),
			Text: words.Pair{
				"A turn has two yellow tiles or one upgrade. Join your home to a second city or town first: a route needs two " +
					"stops, and towns count for nothing against the train's number.",
				"1手番に黄色タイルを2枚置くか、1枚を置き換えます。まず本拠地を別の都市か町につなぎましょう。経路には2つの停車地が必要で、町は列車の数に数えません。"},
		},
		{
			Key: "18fl-token", Rule: "18FL/R71", When: at(step.StationKey),
			Text: words.Pair{
				"One token a turn, $20 for each hex from your nearest station. A hotel earns $10 a train and turn, $20 from " +
					"phase 5; so near ones pay back fast.",
				"手番に1つ、最も近い自社の駅から1ヘクスごとに $20 です。ホテルは列車ごとに毎回 $10、フェイズ5からは $20 なので、近い町ほど早く元が取れます。"},
		},
		{
			Key: "18fl-run", Rule: "18FL/R80", When: at(step.RunKey),
			Text: words.Pair{
				"The best run is drawn already: take it, or draw another one that earns as much. Cities count for the train's " +
					"number, towns are free.",
				"最高収益の運行がすでに示されています。そのまま使うか、同じ収入の別の運行を選べます。都市は列車の数に数え、町は数えません。"},
		},
		{
			Key: "18fl-dividend", Rule: "18FL/R82", When: at(step.DividendKey),
			Text: words.Pair{
				"Paying at least the price moves it right, twice the price two spaces; keeping moves it left. Keep money only " +
					"where a train is needed soon.",
				"株価以上を配当すると右へ1つ、2倍以上なら2つ動きます。留保すると左へ動きます。留保は、もうすぐ列車が要るときだけにしましょう。"},
		},
		{
			Key: "18fl-face", Rule: "18FL/R90",
			When: func(v rules.View) bool {
				return v.InCharge().Name() == step.TrainsKey && v.InDepot(v.T.FindTrain(sixTrain))
			},
			Text: words.Pair{
				"A 6 visits six cities and all towns and hotels on the way; a 3E doubles two or three cities and leaves towns " +
					"out. The choice is for good.",
				"6列車は6つの都市と途中の町・ホテルすべてを回ります。3E は2～3の都市を2倍にし、町は数えません。一度選ぶと変えられません。"},
		},
		{
			Key: "18fl-train", Rule: "18FL/R94", When: at(step.TrainsKey),
			Text: words.Pair{
				"A company without a train at the end of its turn makes its president pay. A train runs from the next turn on, " +
					"and one of each type may be bought each turn.",
				"手番の終わりに列車がない会社は、社長が費用を負担します。買った列車が走るのは次の手番からで、同じ種類は1手番に1両だけ買えます。"},
		},
	}
}

// sixTrain is the front of the last card.
const sixTrain = "6"

// anyStarted reports whether any company has started.
func anyStarted(v rules.View) bool {
	for i := range v.T.Corps {
		if v.Is(id.Corp(i+1), rules.Started) {
			return true
		}
	}
	return false
}

// soon is the number of trains before a rusting or closing one from which a notice is shown.
const soon = 2

// notices returns warnings of dangers ahead: no train and no money for one, trains that rust soon, powers that end
// soon.
func notices(v rules.View) (list []words.Notice) {
	if v.S.End.Over {
		return nil
	}
	key, c, cash := v.InCharge().Name(), v.Actor().Corp(), v.Cash(v.Actor())
	price, _ := v.CheapestTrain()
	spends := key == step.TrackKey || key == step.StationKey
	switch owns := v.TrainCount(v.Actor()) > 0; {
	case owns:
	case cash >= price && spends:
		list = append(list, words.Notice{Corp: c, Sums: map[string]int32{"cash": cash, "price": price}, Text: words.Pair{
			"{corp} has no train: of its {$cash}, {$price} are needed for one.",
			"{corp} には列車がありません。{$cash} のうち {$price} は列車に必要です。"}})
	case cash < price && (spends || key == step.DividendKey):
		list = append(list, words.Notice{Corp: c, Sums: map[string]int32{"cash": cash, "price": price, "short": price - cash},
			Text: words.Pair{
				"{corp} has no train and {$cash}; the cheapest costs {$price}. Its president would have to add {$short}.",
				"{corp} には列車がなく、資金は {$cash} です。最も安い列車は {$price} で、社長が {$short} を補うことになります。"}})
	}
	if key == step.DividendKey || key == step.TrainsKey {
		list = append(list, rustNotices(v, c)...)
	}
	if left := v.AheadInDepot(v.T.FindTrain("5")); (key == bonusKey || key == step.ExtraLayKey) && left <= soon {
		list = append(list, words.Notice{Counts: map[string]int32{"left": int32(left)}, Text: closing[min(left, 1)]})
	}
	return list
}

// closing and rusts are the notices about the train that closes the privates or rusts others: if it is the next one,
// and if it comes soon.
var (
	closing = [...]words.Pair{
		{"The first 5-train comes next and closes the privates, used or not.", "次に売れる5列車で、個人会社は使っていなくても閉鎖します。"},
		{"The first 5-train closes the privates, used or not; {left} {left|train is|trains are} left before it.",
			"最初の5列車で個人会社は使っていなくても閉鎖します。その前の列車はあと{left}両です。"}}
	rusts = [...]words.Pair{
		{"The {kind}-trains of {corp} go with the first {by}, which comes next.", "{corp} の{kind}列車は、次に売れる{by}列車で廃車になります。"},
		{"The {kind}-trains of {corp} go with the first {by}; {left} {left|train is|trains are} left before it.",
			"{corp} の{kind}列車は最初の{by}列車で廃車になります。その前の列車はあと{left}両です。"}}
)

// rustNotices returns notices on the trains of a company that rust soon.
func rustNotices(v rules.View, c id.Corp) (list []words.Notice) {
	for i := range v.T.Trains {
		kind := &v.T.Trains[i]
		if kind.RustsOn == "" || v.FirstCard(id.TrainKind(i+1), id.OfCorp(c)) == 0 {
			continue
		}
		if left := v.AheadInDepot(v.T.FindTrain(kind.RustsOn)); left <= soon {
			list = append(list, words.Notice{
				Corp: c, Names: map[string]string{"kind": kind.Name, "by": kind.RustsOn},
				Counts: map[string]int32{"left": int32(left)},
				Text:   rusts[min(left, 1)],
			})
		}
	}
	return list
}
