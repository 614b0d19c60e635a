// Package catalog holds, for each kind of action and of step, the texts and how the screen treats it: the panel of a
// step, where it is made (Panel, Where), the options of an action. The rows here are shared by all titles. A title adds
// rows for its own actions and steps, or replaces texts of a shared row (words.Title).
//
// Action and Step return the row of an action and of a step key in a title, Current that of the step in charge. Rows
// are found by the verb of an action and the key of a step. They are built once and must not be modified.
package catalog

import (
	"maps"
	"slices"
	"sync"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Action returns the row for an action's kind in a title, or an empty row if there is none.
func Action(t *rules.Title, a rules.Action) words.Deed {
	if a == nil {
		return words.Deed{}
	}
	return deeds()[t.Key][a.Def().Verb]
}

// Actions returns the rows of all titles.
func Actions() (all []words.Deed) {
	for _, rows := range deeds() {
		all = slices.AppendSeq(all, maps.Values(rows))
	}
	return all
}

// deeds maps titles and verbs to rows: the shared ones, extended by the title, and the title's own.
var deeds = sync.OnceValue(func() map[string]map[string]words.Deed {
	shared := map[string]words.Deed{}
	for _, row := range slices.Concat(turns, shares, privates, building, forms, trains) {
		shared[row.Verb] = row
	}
	all := map[string]map[string]words.Deed{}
	for _, e := range titles.All() {
		rows := maps.Clone(shared)
		for _, row := range e.Words().Deeds {
			rows[row.Verb] = row.Before(shared[row.Verb])
		}
		all[e.Key] = rows
	}
	return all
})

// always returns forms with a single text and no condition.
func always(en, ja string) words.Forms { return words.Forms{{"", en, ja}} }

// turns are the actions that end something, and the answers to questions.
var turns = []words.Deed{
	{
		Verb: "answer", Option: "answer", // a step may have texts of its own for its answers
		Button: words.Forms{{"answer", "Choose {answer}", "{answer} を選ぶ"}, {"", "Choose", "選ぶ"}},
		Line:   words.Forms{{"answer", "{who} chooses {answer}.", "{who} は {answer} を選ぶ。"}, {"", "{who} chooses.", "{who} は選ぶ。"}},
		Short:  words.Forms{{"answer", "{answer}", "{answer}"}, {"", "choose", "選択"}},
		Noun:   always("the choice", "選択"),
	},
	{
		Verb:    "pass",
		Line:    words.Forms{{"acted", "{who} ends the turn.", "{who} は手番を終える。"}}, // otherwise the step's text
		Short:   always("pass", "パス"),
		Noun:    words.Forms{{"acted", "the end of the turn", "手番の終了"}, {"", "the pass", "パス"}},
		Besides: []rules.EventKind{rules.ShareMoved}, // it comes with a private
	},
	{
		Verb: "bankrupt", Option: "bankrupt",
		Button: always("Declare bankruptcy", "破産を宣言する"),
		Line:   always("{decider}, president of {who}, is bankrupt.", "{who} の社長 {decider} が破産。"),
		Short:  always("bankrupt", "破産"),
		Noun:   always("the bankruptcy", "破産"),
	},
	{
		Verb:  "end",
		Line:  always("{who} ends the game by agreement of all.", "全員の合意により {who} がゲームを終了。"),
		Short: always("end the game", "ゲーム終了"),
		Noun:  always("the end of the game", "ゲームの終了"),
	},
}

var shares = []words.Deed{
	{
		Verb: "par", Option: "start",
		Button: words.Forms{
			{"granted", "Set the par of {corp} at {$par}", "{corp} の額面を {$par} にする"},
			{"", "Start {corp} at {$par}", "{corp} を {$par} で開始"},
		},
		Line: words.Forms{
			{"granted", "{who} sets the par of {corp} at {$par}.", "{who} は {corp} の額面を {$par} に決める。"},
			{"again", "{who} starts {corp} again at {$par} and pays {$paid}.", "{who} は {corp} を額面 {$par} で再び開始し {$paid} を支払う。"},
			{"", "{who} starts {corp} at {$par} and pays {$paid}.", "{who} は {corp} を額面 {$par} で開始し {$paid} を支払う。"},
		},
		Short: always("{corp} at {$par}", "{corp} 額面 {$par}"),
		Noun:  always("the start", "開始"),
		Tells: []rules.EventKind{rules.PresidentChanged},
	},
	{
		Verb: "buy", Option: "buy",
		Offer:  words.Forms{{"own", "{corp}: redeem a share", "{corp}：1株を償還"}},
		Button: words.Forms{{"own", "Redeem from {from}", "{from} から償還する"}, {"@protect", "Protect for {$paid}", "{$paid} で防衛する"}, {"", "Buy {corp} for {$paid}", "{corp} を {$paid} で買う"}},
		Line:   words.Forms{{"own asks", "{who} asks {from} for a share back.", "{who} は {from} に株の償還を求める。"}, {"own", "{who} redeems a share of {from} for {$paid}.", "{who} は {from} の株を {$paid} で償還。"}, {"returns", "{who} takes the president's certificate of {corp} for {$paid} and a share.", "{who} は {corp} の社長株を {$paid} と株1枚で受け取る。"}, {"", "{who} buys {percent} of {corp} from {from} for {$paid}.", "{who} は {corp} の {percent} を {from} から {$paid} で買う。"}},
		Short:  words.Forms{{"own asks", "ask {from}", "{from} に求める"}, {"own", "redeem from {from}", "{from} から償還"}, {"", "buy {percent} {corp}", "{corp} {percent} 購入"}},
		Noun:   words.Forms{{"own", "the redemption", "償還"}, {"", "the purchase", "株の購入"}},
		Tells:  []rules.EventKind{rules.ShareRedeemed},
	},
	{
		Verb: "sell", Option: "sell",
		Offer:  words.Forms{{"own", "{corp}: reissue the redeemed shares", "{corp}：償還した株を再発行"}},
		Button: words.Forms{{"own", "Reissue {n} of {corp}", "{corp} の {n}株を再発行する"}, {"", "Sell {n} for {$paid}", "{n}株を {$paid} で売る"}},
		Line: words.Forms{
			{"own", "{who} reissues {percent} at {$par}.", "{who} は {percent} を額面 {$par} で再発行。"},
			{"", "{who} sells {percent} of {corp} for {$paid}.", "{who} は {corp} の {percent} を {$paid} で売る。"},
		},
		Short: words.Forms{{"own", "reissue", "再発行"}, {"", "sell {percent} {corp}", "{corp} {percent} 売却"}},
		Noun:  words.Forms{{"own", "the reissue", "再発行"}, {"", "the sale", "株の売却"}},
		Tells: []rules.EventKind{rules.PriceMoved, rules.SharesReissued},
	},
}

var privates = []words.Deed{
	{
		Verb: "bid", Option: "bid",
		Button: words.Forms{
			{"won $all", "Take this group, {$all}", "このグループを取る（{$all}）"},
			{"won", "Buy {private} for {$price}", "{private} を {$price} で買う"},
			{"", "Bid {$price}", "{$price} で入札"},
		},
		Line: words.Forms{
			{"won $all", "{who} takes {private} for {$all}.", "{who} は {private} を {$all} で取る。"},
			{"won", "{who} buys {private} for {$price}.", "{who} は {private} を {$price} で買う。"},
			{"sealed", "{who} has bid.", "{who} が入札した。"},
			{"", "{who} bids {$price} for {private}.", "{who} は {private} に {$price} で入札。"},
		},
		Short: words.Forms{
			{"sealed", "bid", "入札"},
			{"", "bid {$price} for {private}", "{private} に {$price}"},
		},
		Noun:    words.Forms{{"won", "the purchase", "購入"}, {"", "the bid", "入札"}},
		Besides: []rules.EventKind{rules.ShareMoved}, // it comes with a private
	},
	{
		Verb: "private", Option: "private",
		Button: always("Buy {private} for {$price}", "{private} を {$price} で買う"),
		Line:   always("{who} buys {private} from {owner} for {$price}.", "{who} は {private} を {owner} から {$price} で買う。"),
		Short:  always("{private} for {$price}", "{private} を {$price}"),
		Noun:   always("the private", "個人会社の購入"),
	},
	{
		Verb: "sellprivate", Option: "return",
		Offer:  always("{private}: sell to the bank", "{private} を銀行に売る"),
		Button: always("Sell {private} for {$price}", "{private} を {$price} で売る"),
		Line:   always("{who} sells {private} to the bank for {$price}.", "{who} は {private} を銀行に {$price} で売る。"),
		Short:  always("sell {private}", "{private} 売却"),
		Noun:   always("the sale", "個人会社の売却"),
	},
	{
		Verb: "exchange", Option: "exchange",
		Offer: always("Exchange {private} for a share of {corp}", "{private} を {corp} の株と交換"),
		Button: words.Forms{
			{"aside", "{who} · Exchange {private} for a share of {corp}", "{who} · {private} を {corp} の株と交換"},
			{"", "Exchange {private} for a share of {corp}", "{private} を {corp} の株と交換"},
		},
		Line:  always("{who} exchanges {private} for {percent} of {corp} from {from}.", "{who} は {private} を {from} の {corp} {percent} と交換。"),
		Short: always("exchange {private}", "{private} 交換"),
		Noun:  always("the exchange", "交換"),
	},
	{
		Verb: "assign", Option: "assign",
		Button: always("Put the marker of {private} on {at}", "{private} のマーカーを {at} に置く"),
		Line:   always("{who} puts the marker of {private} on {hex}.", "{who} は {private} のマーカーを {hex} に置く。"),
		Short:  always("{private} on {at}", "{private}：{at}"),
		Noun:   always("the marker", "マーカー"),
		Tells:  []rules.EventKind{rules.MarkerPlaced},
	},
}

var building = []words.Deed{
	{
		Verb: "lay", Option: "tile",
		Button: words.Forms{
			{"$cost", "Lay {tile}, {$cost}", "{tile} を置く（{$cost}）"},
			{"", "Lay {tile}", "{tile} を置く"},
		},
		Line: words.Forms{
			{"private $cost", "{who} uses {private} to lay {tile} on {hex} for {$cost}.", "{who} は {private} の能力で {hex} に {tile} を {$cost} で置く。"},
			{"private", "{who} uses {private} to lay {tile} on {hex}.", "{who} は {private} の能力で {hex} に {tile} を置く。"},
			{"$cost", "{who} lays {tile} on {hex} for {$cost}.", "{who} は {hex} に {tile} を {$cost} で置く。"},
			{"", "{who} lays {tile} on {hex}.", "{who} は {hex} に {tile} を置く。"},
		},
		Short: always("{tile} {at}", "{at} に {tile}"),
		Noun:  always("the tile", "線路の敷設"),
	},
	{
		Verb: "token", Option: "slot",
		Button: words.Forms{
			{"home", "Home station at {at}", "{at} に本拠地の駅を置く"},
			{"$cost", "Station at {at}, {$cost}", "{at} に駅を置く（{$cost}）"},
			{"", "Station at {at}, free", "{at} に駅を置く（無料）"},
		},
		Line: words.Forms{
			{"home", "{who} chooses the city of {corp}'s home station in {hex}.", "{who} は {hex} で {corp} の本拠地の駅の都市を選ぶ。"},
			{"private", "{who} uses {private} to place a station in {hex}.", "{who} は {private} の能力で {hex} に駅を置く。"},
			{"$cost", "{who} places a station in {hex} for {$cost}.", "{who} は {hex} に駅を {$cost} で置く。"},
			{"", "{who} places a station in {hex}.", "{who} は {hex} に駅を置く。"},
		},
		Short: always("station {at}", "{at} に駅"),
		Noun:  always("the station", "駅の配置"),
		Tells: []rules.EventKind{rules.StationPlaced},
	},
}

var forms = []words.Deed{
	{
		Verb: "convert", Option: "convert",
		Button: always("Convert {who}", "{who} を変換する"),
		Line:   always("{who} converts.", "{who} が変換する。"),
		Short:  always("convert", "変換"),
		Noun:   always("the conversion", "変換"),
	},
}

var trains = []words.Deed{
	{
		Verb: "run",
		Button: words.Forms{
			{"idle", "Run nothing", "運行しない"},
			{"", "Run for {$revenue}", "{$revenue} で運行する"},
		},
		Line: words.Forms{
			{"trains", "{who} runs {trains} for {$revenue}.", "{who} は {trains}を運行し {$revenue}。"},
			{"idle", "{who} runs no train.", "{who} は運行しない。"},
			{"", "{who} runs for {$revenue}.", "{who} は運行し {$revenue}。"},
		},
		Short: always("run {$revenue}", "運行 {$revenue}"),
		Noun:  always("the run", "運行"),
	},
	{
		Verb: "dividend", Option: "opt:dividend",
		Button: words.Forms{
			{"payout", "Pay out {$revenue}", "{$revenue} を配当する"},
			{"half", "Pay half of {$revenue}", "{$revenue} を半配当する"},
			{"", "Withhold {$revenue}", "{$revenue} を留保する"},
		},
		Line: words.Forms{
			{"half list", "{who} keeps {$kept} and pays {$per} per share: {list}.", "{who} は {$kept} を留保し1株 {$per} を配当：{list}。"},
			{"half", "{who} keeps {$kept} and pays {$per} per share.", "{who} は {$kept} を留保し1株 {$per} を配当。"},
			{"$per list", "{who} pays {$per} per share: {list}.", "{who} は1株 {$per} を配当：{list}。"},
			{"$per", "{who} pays {$per} per share.", "{who} は1株 {$per} を配当。"},
			{"", "{who} withholds {$kept}.", "{who} は {$kept} を留保。"},
		},
		Short: words.Forms{{"half", "pay half", "半配当"}, {"$per", "pay out", "配当"}, {"", "withhold", "留保"}},
		Noun:  always("the dividend", "配当の決定"),
		Tells: []rules.EventKind{rules.PriceMoved},
	},
	{
		Verb: "train", Option: "train",
		Button: words.Forms{
			{"seller", "Buy {train} of {seller} for {$price}", "{seller} の{train}を {$price} で買う"},
			{"", "Buy {train} for {$price}", "{train}を {$price} で買う"},
		},
		Line: words.Forms{
			{"traded", "{who} buys {a train} for {$price} and {a traded}.", "{who} は{traded}を下取りに出し{train}を {$price} で買う。"},
			{"used", "{who} buys {a train} from the open market for {$price}.", "{who} は公開市場の{train}を {$price} で買う。"},
			{"seller", "{who} buys {a train} from {seller} for {$price}.", "{who} は {seller} の{train}を {$price} で買う。"},
			{"", "{who} buys {a train} for {$price}.", "{who} は{train}を {$price} で買う。"},
		},
		Short:   always("{train} {$price}", "{train} {$price}"),
		Noun:    always("the train", "列車の購入"),
		Besides: []rules.EventKind{rules.Paid}, // a president's contribution
	},
	{
		Verb: "discard", Option: "discard",
		Button: always("Discard {train}", "{train}を手放す"),
		Line:   always("{who} discards {a train}.", "{who} は{train}を手放す。"),
		Short:  always("discard {train}", "{train}を手放す"),
		Noun:   always("the discard", "列車を手放すこと"),
	},
}
