package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// The title's own reasons. Those about lays and stations come first: the lower the number, the later they are tested.
const (
	shutsIn = rules.OwnReasons + iota
	onlyYellow
	ownerPresides
	noCityTile
	noTown
	hasHotel
	townNotReached
	noPort
	bidFirst
	bidSum
	choosePrivate
	convertPhase
	hasTenShares
	routeStub
	routeHexTwice
	expressTwoCities
	restingSeller
)

// reasons holds the texts and the rule of each reason; a step may cite a different rule.
var reasons = map[rules.Reason]words.Reason{
	// The lay would shut in the home of a company that has not operated.
	shutsIn: {
		Rule:  "18FL/R70e",
		Brief: words.Pair{"shuts a company in", "会社の出口をふさぐ"},
		Full: words.Pair{
			"{corp} has not operated yet; this tile would leave its home without a way out.",
			"{corp} はまだ運営していません。このタイルを置くと本拠地から出られなくなります。",
		},
		Late: true,
	},
	// The extra tile of TR must be a new one.
	onlyYellow: {
		Rule:  "18FL/R121",
		Brief: words.Pair{"new tiles only", "黄色のみ"},
		Full:  words.Pair{"The extra tile of {private} is a yellow one on a hex without track.", "{private} の追加タイルは、線路のないヘクスに置く黄色タイルだけです。"},
		Late:  true,
	},
	// Recorded games use TR only for companies of its owner.
	ownerPresides: {
		Rule:  "18FL/R120",
		Brief: words.Pair{"another president", "社長が別"},
		Full:  words.Pair{"{private} works for companies over which its owner presides.", "{private} は所有者が社長の会社だけに使えます。"},
		Late:  true,
	},
	// TC needs a tile in the city.
	noCityTile: {
		Rule:  "18FL/R128",
		Brief: words.Pair{"no tile yet", "タイルなし"},
		Full:  words.Pair{"{hex} has no tile yet; the terminal is placed on a city tile.", "{hex} にはまだタイルがありません。ターミナルは都市のタイルに置きます。"},
		Late:  true,
	},
	// Hotels are placed in towns.
	noTown: {
		Rule:  "18FL/R73",
		Brief: words.Pair{"no town", "町ではない"},
		Full:  words.Pair{"A hotel stands in a town with track; {hex} has none.", "ホテルは線路のある町に置きます。{hex} に町はありません。"},
		Late:  true,
	},
	// The town already has a hotel.
	hasHotel: {
		Rule:  "18FL/R73",
		Brief: words.Pair{"hotel there", "ホテルあり"},
		Full:  words.Pair{"{hex} has a hotel of {corp}; a town takes one.", "{hex} には {corp} のホテルがあります（1つの町に1つまで）。"},
		Late:  true,
	},
	// The company's track does not reach the town.
	townNotReached: {
		Rule:  "18FL/R73",
		Brief: words.Pair{"not reached", "届かない"},
		Full:  words.Pair{"The track of {corp} does not reach {hex}.", "{corp} の線路は {hex} に届いていません。"},
		Late:  true,
	},
	// The marker of POSC must be placed in a port.
	noPort: {
		Rule:  "18FL/R122",
		Brief: words.Pair{"no port", "港ではない"},
		Full:  words.Pair{"The port marker goes to Mobile, Jacksonville, Tampa or Miami.", "港トークンは Mobile、Jacksonville、Tampa、Miami のどれかに置きます。"},
	},
	// Privates are chosen after all bids.
	bidFirst: {
		Rule:  "18FL/R17",
		Brief: words.Pair{"bid first", "先に入札"},
		Full:  words.Pair{"First everybody bids; privates are chosen after that.", "まず全員が入札し、その後で個人会社を選びます。"},
	},
	// The bid is not one of the possible sums.
	bidSum: {
		Rule:  "18FL/R15",
		Brief: words.Pair{"$0, $5 or $10", "$0・$5・$10"},
		Full:  words.Pair{"A bid is $0, $5 or $10.", "入札額は $0、$5、$10 のどれかです。"},
	},
	// The bids have been revealed; a private has to be chosen now.
	choosePrivate: {
		Rule:  "18FL/R17",
		Brief: words.Pair{"choose a private", "個人会社を選ぶ"},
		Full:  words.Pair{"The bids are made: choose a private.", "入札は終わりました。個人会社を選んでください。"},
	},
	// Companies convert in phases 3 and 4 only.
	convertPhase: {
		Rule:  "18FL/R61",
		Brief: words.Pair{"phases 3 and 4", "フェイズ3・4"},
		Full:  words.Pair{"Companies convert in phases 3 and 4.", "会社の変換はフェイズ3と4にできます。"},
	},
	// The company already has ten shares.
	hasTenShares: {
		Rule:  "18FL/R61",
		Brief: words.Pair{"ten shares", "10株会社"},
		Full:  words.Pair{"{corp} has ten shares already.", "{corp} はすでに10株会社です。"},
	},
	// The dead ends next to Mobile are no stops.
	routeStub: {
		Rule:  "18FL/R70b",
		Brief: words.Pair{"dead end", "行き止まり"},
		Full:  words.Pair{"No train runs to the dead end.", "行き止まりへは運行できません。"},
	},
	// A train enters a hex twice.
	routeHexTwice: {
		Rule:  "18FL/T7",
		Brief: words.Pair{"hex twice", "同じヘクスに2回"},
		Full:  words.Pair{"A train enters no hex twice.", "列車は同じヘクスに2回入れません。"},
	},
	// Nobody presides over the company that has the train.
	restingSeller: {
		Rule:  "18FL/R108a",
		Brief: words.Pair{"no president", "社長なし"},
		Full:  words.Pair{"{corp} has no president: nobody sells its trains.", "{corp} には社長がいないので、列車を売る人がいません。"},
	},
	// An express train visits at least two cities or off-board areas.
	expressTwoCities: {
		Rule:  "18FL/T4",
		Brief: words.Pair{"two cities", "都市が2つ必要"},
		Full:  words.Pair{"A 3E visits at least two cities or off-board areas.", "3E は都市か盤外都市を2つ以上通る必要があります。"},
	},
}
