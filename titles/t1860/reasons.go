package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// The title's own reasons. Those about lays and stations come first: the lower the number, the later they are tested.
const (
	nothingRises = rules.OwnReasons + iota
	upgradeNeedsTrain
	stationNeedsTrain
	beyondTrain
	cityBeyondTrain
	isInsolvent
	nobodyPresides
	buildingOver
	lotLater
	noNewCompanies
	noLegalRun
	routeHexAgain
	routeTooManyTowns
	routeApart
	routeNoHome
	routeFullTwice
	lastTrain
	sellerBarred
	notOwned
)

// reasons holds the texts and the rule of each reason; a step may cite a different rule.
var reasons = map[rules.Reason]words.Reason{
	// No train of the company can run over the current tile, and the upgrade does not raise the value of a station in
	// reach.
	nothingRises: {
		Rule:  "1860/R91",
		Brief: words.Pair{"no gain", "収入が増えない"},
		Full: words.Pair{
			"No train of {corp} can run on this tile yet, and no station in reach would pay more. " +
				"New track alone is not enough.",
			"{corp} の列車はまだこのタイルを走れず、列車の届く駅の収入も増えません。新しい線路ができるだけでは置き換えられません。",
		},
		Late: true,
	},
	// A company without a train of its own does not upgrade.
	upgradeNeedsTrain: {
		Rule:  "1860/R88",
		Brief: words.Pair{"no train", "列車なし"},
		Full: words.Pair{
			"{corp} has no train of its own: only new tiles, no upgrades.",
			"{corp} は自社の列車がないので、新しいタイルだけ置けます（置き換え不可）。",
		},
		Late: true,
	},
	// A company without a train of its own places no station except its home.
	stationNeedsTrain: {
		Rule:  "1860/R96",
		Brief: words.Pair{"no train", "列車なし"},
		Full: words.Pair{
			"{corp} has no train of its own, and stations stand only where one reaches.",
			"{corp} は自社の列車がないので、駅を置けません（列車の届く都市だけに置けます）。",
		},
		Late: true,
	},
	// No train of the company reaches the tile. Have is the number of large stations on the way, Need the train's reach.
	beyondTrain: {
		Rule:  "1860/R89",
		Brief: words.Pair{"beyond the trains", "列車が届かない"},
		Full:  words.Pair{"No train of {corp} reaches this tile.", "{corp} のどの列車もこのタイルに届きません。"},
		Late:  true,
	},
	// No train of the company reaches the city. The figures are those of beyondTrain.
	cityBeyondTrain: {
		Rule:  "1860/R96",
		Brief: words.Pair{"beyond the trains", "列車が届かない"},
		Full:  words.Pair{"No train of {corp} reaches this city.", "{corp} のどの列車もこの都市に届きません。"},
		Late:  true,
	},
	// An insolvent company places no station.
	isInsolvent: {
		Rule:  "1860/R99",
		Brief: words.Pair{"insolvent", "支払不能"},
		Full: words.Pair{
			"An insolvent company places no stations and pays for no terrain.",
			"支払不能の会社は、駅も、費用のかかるタイルも置けません。",
		},
		Late: true,
	},
	// The company is in receivership and builds nothing.
	nobodyPresides: {
		Rule:  "1860/R135",
		Brief: words.Pair{"in receivership", "財産管理下"},
		Full: words.Pair{
			"{corp} has no president: it neither lays track nor places stations.",
			"{corp} には社長がいないので、線路も駅も作りません。",
		},
	},
	// Building has ended.
	buildingOver: {
		Rule:  "1860/R145",
		Brief: words.Pair{"building is over", "建設終了"},
		Full:  words.Pair{"Track and stations are built no more.", "線路も駅もこれ以上作れません。"},
	},
	// The private is sold later, such as the ferry before the first 6+3 train.
	lotLater: {
		Rule:  "1860/R48",
		Brief: words.Pair{"not yet for sale", "まだ販売前"},
		Full:  words.Pair{"{private} is not for sale yet.", "{private} はまだ売りに出ていません。"},
	},
	// No further company can be started.
	noNewCompanies: {
		Rule:  "1860/R145",
		Brief: words.Pair{"no new companies", "新会社なし"},
		Full: words.Pair{
			"No company that never started can be started any more.",
			"まだ開始されていない会社は、もう開始できません。",
		},
	},
	// The company has a route, but no legal run, for example because the only path comes back to a hex.
	noLegalRun: {
		Rule:  "1860/R154",
		Brief: words.Pair{"no legal run", "運行できる経路なし"},
		Full:  words.Pair{"{corp} has no route that a train may run.", "{corp} には列車が運行できる経路がありません。"},
	},
	// The route comes back to a hex that it has left.
	routeHexAgain: {
		Rule:  "1860/R161",
		Brief: words.Pair{"hex entered twice", "ヘクス再進入"},
		Full:  words.Pair{"A train does not come back to a hex it has left.", "列車は離れたヘクスに戻れません。"},
	},
	// Small stations cannot be passed without a stop: the route has Have, the train allows Need.
	routeTooManyTowns: {
		Rule:  "1860/R158",
		Brief: words.Pair{"too many small stations", "小さい駅が多すぎる"},
		Full: words.Pair{
			"The route has {have} small stations; the train can stop at {need}.",
			"経路の小さい駅は{have}、列車が止まれるのは{need}です。",
		},
	},
	// The routes are not connected by common stations.
	routeApart: {
		Rule:  "1860/R163",
		Brief: words.Pair{"routes apart", "経路が離れている"},
		Full: words.Pair{
			"All routes of a company hang together by common stations.",
			"会社の経路はすべて共通の駅でつながる必要があります。",
		},
	},
	// No route visits the home station.
	routeNoHome: {
		Rule:  "1860/R154",
		Brief: words.Pair{"home not visited", "本拠地を通らない"},
		Full: words.Pair{
			"One route must visit the home station of {corp}.",
			"どれか1つの経路が {corp} の本拠地を通る必要があります。",
		},
	},
	// The routes pass more than one full city, or one twice.
	routeFullTwice: {
		Rule:  "1860/R160",
		Brief: words.Pair{"second full city", "満杯の駅2つ目"},
		Full: words.Pair{
			"All routes together may pass one full city, once.",
			"満杯の都市を通過できるのは、全経路で1回だけです。",
		},
	},
	// A company that has a train cannot buy the only train of another company.
	lastTrain: {
		Rule:  "1860/R117",
		Brief: words.Pair{"its only train", "唯一の列車"},
		Full: words.Pair{
			"{corp} has a train and cannot buy the only train of another company.",
			"列車を持つ {corp} は、他社の唯一の列車を買えません。",
		},
	},
	// The seller is bankrupt or in receivership, or trains are bought from the bank only.
	sellerBarred: {
		Rule:  "1860/R118",
		Brief: words.Pair{"not from there", "購入不可"},
		Full: words.Pair{
			"Only companies with presidents trade trains, and none once the railways are nationalized.",
			"列車を売買するのは社長のいる会社どうしだけで、国有化の後はありません。",
		},
	},
	// The bank takes privates back from their owners.
	notOwned: {
		Rule:  "1860/R42",
		Brief: words.Pair{"not yours", "所有していない"},
		Full:  words.Pair{"{private} does not belong to {who}.", "{private} は {who} のものではありません。"},
	},
}
