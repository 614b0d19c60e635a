package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// The title's own reasons. Those about lays come first: the lower the number, the later they are tested.
const (
	riverBan = rules.OwnReasons + iota
	sameHex
	bridgeSite
	notOperated
	redeemedAlready
	sixOutside
	freshMoney
	wholeTurn
	poolFirst
	ownerRefused
	unissuedLeft
	allOfThem
	markerSite
	markerFixed
	linkMissing
	notConnected
	noChoice
)

// reasons holds the texts and the rule of each reason; a step may cite a different rule.
var reasons = map[rules.Reason]words.Reason{
	// Track would cross the river while the bridge company is open and no company owns it.
	riverBan: {
		Rule:  "1870/R91",
		Brief: words.Pair{"across the river", "渡河不能"},
		Full: words.Pair{
			"No track crosses the river before a company owns {private} or it closes.",
			"鉄道会社が {private} を所有するか、それが閉鎖するまで、川を渡る線路は置けません。",
		},
		Late: true,
	},
	// A tile was already laid on the hex in this turn.
	sameHex: {
		Rule:  "1870/R87",
		Brief: words.Pair{"laid this turn", "今の手番に敷設"},
		Full:  words.Pair{"A tile was laid here in this turn.", "この手番に置いたタイルは置き換えられません。"},
		Late:  true,
	},
	// The bridge company lays in river hexes only, or only at the home of MP and SSW.
	bridgeSite: {
		Rule:  "1870/P2",
		Brief: words.Pair{"not with the bridge company", "架橋会社は使えない"},
		Full:  words.Pair{"{private} lays no tile here.", "{private} はここにタイルを置けません。"},
		Late:  true,
	},
	// The company has not operated yet.
	notOperated: {
		Rule:  "1870/R61",
		Brief: words.Pair{"has not operated", "運営前"},
		Full:  words.Pair{"{corp} redeems shares only after it has operated.", "{corp} は運営した後でなければ株を償還できません。"},
	},
	// The company has already redeemed a share in this stock round.
	redeemedAlready: {
		Rule:  "1870/R62",
		Brief: words.Pair{"redeemed this round", "今ラウンドで償還"},
		Full:  words.Pair{"{corp} has redeemed a share in this stock round.", "{corp} はこの株式ラウンドに1株償還しました。"},
	},
	// Players and pool would hold less than six shares. Have is their percentage, Need the minimum.
	sixOutside: {
		Rule:  "1870/R63a",
		Brief: words.Pair{"six shares stay outside", "6株は外に残す"},
		Full: words.Pair{
			"Players and pool hold {have%} of {corp}; {need%} must stay with them.",
			"プレイヤーと公開市場にある {corp} は {have%} です。償還後も {need%} 残る必要があります。",
		},
	},
	// The company would pay with money from its own shares of this round. Have is its other money, Need the price.
	freshMoney: {
		Rule:  "1870/R63b",
		Brief: words.Pair{"money of this round", "今ラウンドの資金"},
		Full: words.Pair{
			"What {corp} got for its own shares in this round does not count: {$have} is left, the share costs {$need}.",
			"{corp} がこのラウンドに自社株で得た資金は使えません。残りは {$have}、株価は {$need} です。",
		},
	},
	// The player has already acted in this turn.
	wholeTurn: {
		Rule:  "1870/R60",
		Brief: words.Pair{"the whole turn", "手番のすべて"},
		Full:  words.Pair{"It takes a whole turn, and something was done in this one already.", "手番のすべてを使いますが、この手番ではもうほかのことをしています。"},
	},
	// The pool has a share, which must be redeemed first.
	poolFirst: {
		Rule:  "1870/R63",
		Brief: words.Pair{"the pool first", "公開市場が先"},
		Full:  words.Pair{"The pool has a share of {corp}: it is redeemed first.", "公開市場に {corp} の株があります。先にそれを償還します。"},
	},
	// The owner has refused in this turn.
	ownerRefused: {
		Rule:  "1870/R63",
		Brief: words.Pair{"refused", "拒否"},
		Full:  words.Pair{"{who} has refused in this turn.", "{who} はこの手番に断りました。"},
	},
	// The company has shares that were never sold.
	unissuedLeft: {
		Rule:  "1870/R65",
		Brief: words.Pair{"unissued shares left", "未公開株が残る"},
		Full:  words.Pair{"{corp} reissues only when it has no unissued share left.", "{corp} は未公開株がなくなってから再発行できます。"},
	},
	// Treasury shares are reissued all together. Have and Need are percentages.
	allOfThem: {
		Rule:  "1870/R65",
		Brief: words.Pair{"all of them", "金庫株のすべて"},
		Full:  words.Pair{"All redeemed shares, {need%}, are reissued together.", "償還した株 {need%} をすべて再発行します。"},
	},
	// The marker of the private cannot be placed on this hex.
	markerSite: {
		Rule:  "1870/P3",
		Brief: words.Pair{"not a site", "置けない場所"},
		Full:  words.Pair{"{private} puts no marker here.", "{private} のマーカーはここに置けません。"},
	},
	// The marker is already on the map and does not move.
	markerFixed: {
		Rule:  "1870/P4",
		Brief: words.Pair{"placed already", "配置済み"},
		Full:  words.Pair{"The marker of {private} does not move.", "{private} のマーカーは動かせません。"},
	},
	// No route of a connection run begins at one of home and destination and ends at the other.
	linkMissing: {
		Rule:  "1870/R136",
		Brief: words.Pair{"home to destination", "本拠地から目的地へ"},
		Full:  words.Pair{"The home and the destination must be the two ends of one route.", "1つの経路の両端が、本拠地と目的地でなければなりません。"},
	},
	// Only records state that a company is connected.
	notConnected: {
		Rule:  "1870/R130",
		Brief: words.Pair{"not connected", "未接続"},
		Full:  words.Pair{"{corp} is not connected to its destination.", "{corp} は目的地に接続していません。"},
	},
	// There is no choice about the station of the destination.
	noChoice: {
		Rule:  "1870/R137",
		Brief: words.Pair{"no choice", "選択なし"},
		Full:  words.Pair{"The station goes on the map if it can.", "駅は置けるなら地図に置きます。"},
	},
}
