package text

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// reasons are the texts of refusals, in the order of the catalogue in package rules.
var reasons = [rules.ReasonCount]words.Reason{
	rules.Legal: {
		Brief: Pair{"possible", "可能"},
		Full:  Pair{"This is possible.", "実行できます。"},
	},
	rules.WrongStep: {
		Brief: Pair{"another step", "別の手順"},
		Full:  Pair{"The step now is: {step}.", "今は「{step}」の手順です。"},
	},
	rules.GameOver: {
		Brief: Pair{"game over", "ゲーム終了"},
		Full:  Pair{"The game is over.", "ゲームは終了しています。"},
	},
	rules.NotYourTurn: {
		Brief: Pair{"not your turn", "手番ではない"},
		Full:  Pair{"{decider} decides now.", "今は {decider} の番です。"},
	},
	rules.Unknown: {
		Brief: Pair{"not in this game", "該当なし"},
		Full:  Pair{"This names something that is not in the game.", "このゲームにないものが指定されています。"},
	},
	rules.NothingLeft: {
		Brief: Pair{"nothing to decide", "選択肢なし"},
		Full:  Pair{"There is nothing to decide here.", "ここで決めることはありません。"},
	},

	rules.LotGone: {
		Brief: Pair{"not for sale", "販売終了"},
		Full:  Pair{"{private} is not for sale any more.", "{private} はもう売られていません。"},
	},
	rules.PriceFixed: {
		Brief: Pair{"fixed price", "固定価格"},
		Full:  Pair{"{private} is sold for {$need}, no more and no less.", "{private} は {$need} ちょうどで買います。"},
	},
	rules.BidTooLow: {
		Brief: Pair{"bid too low", "入札額不足"},
		Full:  Pair{"The minimum bid is {$need}.", "最低額は {$need} です。"},
	},
	rules.MoneyCommitted: {
		Brief: Pair{"money in bids", "入札中の資金"},
		Full: Pair{
			"This takes {$need}. {$tied} of the {$cash} of {who} is tied up in bids; {$have} is free.",
			"{$need} が必要です。{who} の {$cash} のうち {$tied} は入札中で、使えるのは {$have} です。",
		},
	},
	rules.NotBidding: {
		Brief: Pair{"not bidding", "競りの対象外"},
		Full: Pair{
			"Only {private} is at auction now, among those who have bid on it.",
			"今は {private} に入札した人だけで競っています。",
		},
	},

	rules.NoMoneyForBid: {
		Brief: Pair{"too little money", "資金不足"},
		Full:  Pair{"{who} has {$have}, the bid is {$need}.", "{who} の資金は {$have}、入札額は {$need} です。"},
	},
	rules.BidTooHigh: {
		Brief: Pair{"bid too high", "入札額が高い"},
		Full: Pair{
			"{who} has {$have}, and a bid must leave {$need} for the cheapest lot.",
			"{who} の資金は {$have} です。入札後に、一番安いものの {$need} が残らなければなりません。",
		},
	},

	rules.NoMoney: {
		Brief: Pair{"too little money", "資金不足"},
		Full:  Pair{"{who} has {$have}, this costs {$need}.", "{who} の資金は {$have}、必要額は {$need} です。"},
	},
	rules.NoMoneyForTile: {
		Brief: Pair{"too little money", "資金不足"},
		Full: Pair{
			"{corp} has {$have}, the terrain costs {$need}.",
			"{corp} の資金は {$have}、地形の費用は {$need} です。",
		},
	},
	rules.NoMoneyForStation: {
		Brief: Pair{"too little money", "資金不足"},
		Full: Pair{
			"{corp} has {$have}, the station costs {$need}.",
			"{corp} の資金は {$have}、駅の費用は {$need} です。",
		},
	},
	rules.NoMoneyForTrain: {
		Brief: Pair{"too little money", "資金不足"},
		Full: Pair{
			"{corp} has {$have}, the train costs {$need}.",
			"{corp} の資金は {$have}、列車の価格は {$need} です。",
		},
	},
	rules.NoMoneyForPrivate: {
		Brief: Pair{"too little money", "資金不足"},
		Full: Pair{
			"{who} has {$have}, {private} costs {$need}.",
			"{who} の資金は {$have}、{private} の価格は {$need} です。",
		},
	},

	rules.NotStarted: {
		Brief: Pair{"not started", "未開始"},
		Full: Pair{
			"{corp} has no par yet: the president's certificate comes first.",
			"{corp} はまだ額面がありません。先に社長株を買う必要があります。",
		},
	},
	rules.AlreadyStarted: {
		Brief: Pair{"already started", "開始済み"},
		Full:  Pair{"{corp} is started already.", "{corp} はすでに開始されています。"},
	},
	rules.NotParPrice: {
		Brief: Pair{"not a par price", "額面にできない"},
		Full:  Pair{"Shares do not start at this price.", "この株価は額面に選べません。"},
	},
	rules.NobodyProtects: {
		Brief: Pair{"nobody to protect it", "防衛する社長なし"},
		Full:  Pair{"Nobody presided over {corp} when the block was sold.", "売却の時点で {corp} に社長がいませんでした。"},
	},
	rules.SellerProtects: {
		Brief: Pair{"sold it himself", "本人が売却"},
		Full:  Pair{"{who} sold this block: the seller does not protect it.", "この株は {who} が売りました。売り手は防衛できません。"},
	},
	rules.WholeBlock: {
		Brief: Pair{"the whole block only", "全部まとめて"},
		Full:  Pair{"The block is bought as a whole: {need%}.", "売られた株は {need%} をまとめて買います。"},
	},
	rules.NotForSale: {
		Brief: Pair{"none for sale", "売り物なし"},
		Full:  Pair{"No such share of {corp} is available.", "買える {corp} の株がそこにありません。"},
	},
	rules.SoldThisRound: {
		Brief: Pair{"sold this round", "今ラウンドで売却"},
		Full: Pair{
			"You sold {corp} this round. Possible again in {nextsr}.",
			"このラウンドで {corp} を売りました。{nextsr} から買えます。",
		},
	},
	rules.HoldingLimit: {
		Brief: Pair{"holding limit", "保有率の上限"},
		Full: Pair{
			"You hold {have%} of {corp}; buying stops at {need%}.",
			"{corp} を {have%} 保有しています。{need%} を超えて買えません。",
		},
	},
	rules.CertLimit: {
		Brief: Pair{"certificate limit", "株券保有制限"},
		Full:  Pair{"You have {have} of {need} certificates.", "株券が上限 {need} に達しています（{have}）。"},
	},
	rules.OnePurchase: {
		Brief: Pair{"purchase made", "購入済み"},
		Full:  Pair{"You have already made your purchase this turn.", "この手番の購入は済みました。"},
	},
	rules.MustSell: {
		Brief: Pair{"sell first", "先に売却"},
		Full: Pair{
			"You have {have} certificates, at most {need} are allowed: sell first.",
			"株券が {have} 枚で、上限の {need} 枚を超えています。先に売ってください。",
		},
	},
	rules.MustSellOf: {
		Brief: Pair{"sell first", "先に売却"},
		Full: Pair{
			"You hold {have}% of {corp}, at most {need}% is allowed: sell first.",
			"{corp} の株が {have}% で、上限の {need}% を超えています。先に売ってください。",
		},
	},
	rules.FirstRound: {
		Brief: Pair{"first stock round", "最初の株式ラウンド"},
		Full: Pair{
			"Shares cannot be sold in the first stock round.",
			"最初の株式ラウンドでは株を売れません。",
		},
	},
	rules.NotOperated: {
		Brief: Pair{"has not operated", "未運営"},
		Full: Pair{
			"Shares of {corp} can be sold once it has operated for the first time.",
			"{corp} の株は、最初の運営が終わるまで売れません。",
		},
	},
	rules.Vacant: {
		Brief: Pair{"no president", "社長不在"},
		Full: Pair{
			"Nobody presides over {corp}; until somebody does its shares cannot be sold.",
			"{corp} には社長がいません。社長が決まるまで株は売れません。",
		},
	},
	rules.SellsTooFew: {
		Brief: Pair{"sell more at once", "一度に売る数"},
		Full: Pair{
			"You hold {have%} of {corp}, above the limit: sell at least {need} {need|share|shares} at once.",
			"{corp} を {have%} 保有し、上限を超えています。売るときは一度に{need}株以上です。",
		},
	},
	rules.NotHeld: {
		Brief: Pair{"not held", "保有不足"},
		Full: Pair{
			"{who} holds {have%} of {corp}, this would be {need%}.",
			"{who} の {corp} は {have%} です。{need%} は売れません。",
		},
	},
	rules.PoolFull: {
		Brief: Pair{"pool full", "公開市場満杯"},
		Full: Pair{
			"The pool holds {have%} of {corp}; at most {need%}.",
			"{corp} は公開市場に {have%} あります（上限{need%}）。",
		},
	},
	rules.NoSuccessor: {
		Brief: Pair{"no other president", "後任の社長なし"},
		Full: Pair{
			"Nobody else holds {need%} of {corp} to take the presidency.",
			"{corp} の社長になれる人（{need%}以上）がいません。",
		},
	},
	rules.NoChange: {
		Brief: Pair{"no share for change", "交換用の株なし"},
		Full: Pair{
			"To sell half of the president's certificate the pool must have a share of {corp} to give for the other half.",
			"社長株の半分を売るには、残り半分と交換する {corp} の株が公開市場に必要です。",
		},
	},
	rules.SoldThisTurn: {
		Brief: Pair{"block sold", "売却済み"},
		Full: Pair{
			"Shares of {corp} are sold once a turn, as one block.",
			"{corp} の株は1手番に1回、まとめて売ります。",
		},
	},
	rules.ShareAside: {
		Brief: Pair{"kept for a private", "個人会社用"},
		Full: Pair{
			"The last share of {corp} is kept for the private that may be exchanged for it.",
			"{corp} の最後の株は、交換できる個人会社のために取り置かれています。",
		},
	},
	rules.NeedsOwnShare: {
		Brief: Pair{"needs a share", "株が必要"},
		Full: Pair{
			"Only a holder of a share of {corp} can buy half of the president's certificate in the pool.",
			"公開市場の社長株の半分を買えるのは、{corp} の株を持つ人だけです。",
		},
	},
	rules.LayerClosed: {
		Brief: Pair{"layer not open", "レイヤー未開放"},
		Full: Pair{
			"{corp} can be started once a company of the layer before has sold all its shares or operated.",
			"{corp} は、前のレイヤーの会社が株を売り切るか操業すると開始できます。",
		},
	},

	rules.TooEarlyForPrivates: {
		Brief: Pair{"first stock round", "最初の株式ラウンド"},
		Full: Pair{
			"Privates are not traded in the first stock round.",
			"最初の株式ラウンドでは個人会社を売買できません。",
		},
	},
	rules.PhaseForPrivates: {
		Brief: Pair{"not in this phase", "フェイズ対象外"},
		Full:  Pair{"Privates are not sold in phase {phase}.", "フェイズ{phase}では個人会社を売買できません。"},
	},
	rules.NotTradable: {
		Brief: Pair{"never traded", "売買不可"},
		Full:  Pair{"{private} is not sold to {who}.", "{private} を {who} に売ることはできません。"},
	},
	rules.OwnedByCompany: {
		Brief: Pair{"owned by a company", "会社が所有"},
		Full: Pair{
			"{private} belongs to {owner}; companies do not sell privates.",
			"{private} は {owner} の所有です。会社は個人会社を売りません。",
		},
	},
	rules.OwnPrivate: {
		Brief: Pair{"already yours", "所有済み"},
		Full:  Pair{"{who} owns {private} already.", "{private} はすでに {who} のものです。"},
	},
	rules.PriceTooLow: {
		Brief: Pair{"price too low", "価格が低い"},
		Full:  Pair{"The minimum price is {$need}.", "最低価格は {$need} です。"},
	},
	rules.TradeTooLow: {
		Brief: Pair{"price too low", "価格が低い"},
		Full:  Pair{"A private of another player costs {$need} at least.", "ほかのプレイヤーの個人会社は {$need} 以上です。"},
	},
	rules.PrivateGone: {
		Brief: Pair{"closed", "閉鎖済み"},
		Full:  Pair{"{private} has closed.", "{private} は閉鎖しました。"},
	},
	rules.TrainTooLow: {
		Brief: Pair{"price too low", "価格が低い"},
		Full:  Pair{"A train of another company costs {$need} at least.", "他社の列車は {$need} 以上です。"},
	},
	rules.PriceTooHigh: {
		Brief: Pair{"price too high", "価格が高い"},
		Full:  Pair{"The highest price is {$need}.", "最高価格は {$need} です。"},
	},
	rules.NoPower: {
		Brief: Pair{"no such power", "能力なし"},
		Full: Pair{
			"{private} gives {who} no such power now.",
			"{who} は今 {private} の能力を使えません。",
		},
	},
	rules.OwnTurnOnly: {
		Brief: Pair{"own turn only", "自分の手番のみ"},
		Full: Pair{
			"{private} can be used in its owner's own turn only.",
			"{private} は所有者の手番にだけ使えます。",
		},
	},

	rules.LayUsed: {
		Brief: Pair{"tile laid", "敷設済み"},
		Full:  Pair{"This turn has no such tile lay left.", "この手番では、この敷設はもうできません。"},
	},
	rules.HexBlocked: {
		Brief: Pair{"closed by a private", "個人会社が占有"},
		Full: Pair{
			"{private} keeps {hex} closed while {owner} owns it.",
			"{owner} が {private} を持つ間、{hex} は使えません。",
		},
	},
	rules.HexFixed: {
		Brief: Pair{"never changes", "変更不可"},
		Full:  Pair{"{hex} stays as it is printed and takes no tile.", "{hex} は印刷されたままで、タイルを置けません。"},
	},
	rules.ColorLater: {
		Brief: Pair{"colour comes later", "まだ使えない色"},
		Full: Pair{
			"{colour} tiles come with the first {colourtrain}.",
			"{colour}タイルは{colourtrain}が売れてから使えます。",
		},
	},
	rules.ColorOrder: {
		Brief: Pair{"wrong colour", "色の順番"},
		Full: Pair{
			"{tile} does not follow the colour on {hex}: yellow, green, brown, gray.",
			"{tile} は {hex} の次の色ではありません（黄→緑→茶→灰）。",
		},
	},
	rules.NoTileLeft: {
		Brief: Pair{"none left", "残りなし"},
		Full: Pair{
			"All {need} copies of {tile} lie on the map: {hexes}.",
			"{tile} は全{need}枚が使用中です（{hexes}）。",
		},
	},
	rules.LabelDiffers: {
		Brief: Pair{"other label", "印が違う"},
		Full: Pair{
			"{hex} takes only tiles marked {label}.",
			"{hex} に置けるのは {label} 印のタイルだけです。",
		},
	},
	rules.CityCount: {
		Brief: Pair{"other cities", "都市の数"},
		Full: Pair{
			"{tile} has another number of cities than {hex}.",
			"{tile} と {hex} では都市の数が違います。",
		},
	},
	rules.TownCount: {
		Brief: Pair{"other towns", "町の数"},
		Full: Pair{
			"{tile} has another number of towns than {hex}.",
			"{tile} と {hex} では町の数が違います。",
		},
	},
	rules.MixesCities: {
		Brief: Pair{"mixes stops", "停車地の対応"},
		Full: Pair{
			"Not every stop of {hex} would have one of its own on {tile}.",
			"{tile} には {hex} の停車地ごとに対応する停車地がありません。",
		},
	},
	rules.CutsTrack: {
		Brief: Pair{"cuts track", "線路が切れる"},
		Full: Pair{
			"{tile} would not keep the track that lies on {hex}.",
			"{tile} では {hex} の今の線路がそのまま残りません。",
		},
	},
	rules.OffMap: {
		Brief: Pair{"runs off the map", "盤外に出る"},
		Full: Pair{
			"{tile} would run off the map or into a blocked side.",
			"{tile} の線路が盤外か進入不可の辺に向きます。",
		},
	},
	rules.NotReached: {
		Brief: Pair{"out of reach", "届かない"},
		Full:  Pair{"{corp}'s track does not reach {hex}.", "{corp} の線路は {hex} に届いていません。"},
	},
	rules.NoGain: {
		Brief: Pair{"nothing new", "利点なし"},
		Full: Pair{
			"The upgrade gives {corp} no new track and no better city.",
			"{corp} の新しい線路にも都市の価値上昇にもなりません。",
		},
	},
	rules.WrongTile: {
		Brief: Pair{"not by this power", "能力の対象外"},
		Full: Pair{
			"{private} does not allow {tile} on {hex}.",
			"{private} の能力では {hex} に {tile} を置けません。",
		},
	},
	rules.WrongTurn: {
		Brief: Pair{"one orientation", "向き固定"},
		Full:  Pair{"This tile is laid one way round only.", "このタイルの向きは決まっています。"},
	},
	rules.OffBoard: {
		Brief: Pair{"off-board", "盤外都市"},
		Full:  Pair{"{hex} is an off-board area: it takes no tile.", "{hex} は盤外都市で、タイルを置けません。"},
	},
	rules.NoUpgrade: {
		Brief: Pair{"no upgrade exists", "上位タイルなし"},
		Full: Pair{
			"{title} has no tile that fits above {face} on {hex}.",
			"{title} には {hex} の{face}に重ねられるタイルがありません。",
		},
	},
	rules.NotJoined: {
		Brief: Pair{"does not connect", "つながらない"},
		Full: Pair{
			"{tile} on {hex} would not connect to {corp}'s track.",
			"{hex} に置いた {tile} は {corp} の線路につながりません。",
		},
	},
	rules.HomeOnly: {
		Brief: Pair{"home only", "本拠地のみ"},
		Full:  Pair{"{corp} begins at its home: {hex}.", "{corp} は本拠地の {hex} から始めます。"},
	},
	rules.PowerElsewhere: {
		Brief: Pair{"other hex", "対象外のヘクス"},
		Full:  Pair{"{private} gives a station on {hex} only.", "{private} で駅を置けるのは {hex} だけです。"},
	},

	rules.NoStationLeft: {
		Brief: Pair{"no station left", "駅トークンなし"},
		Full: Pair{
			"All stations of {corp} are on the map.",
			"{corp} の駅トークンはすべて配置済みです。",
		},
	},
	rules.StationUsed: {
		Brief: Pair{"station placed", "配置済み"},
		Full:  Pair{"You have already placed a station this turn.", "この手番の駅の配置は済みました。"},
	},
	rules.HasStation: {
		Brief: Pair{"already there", "駅あり"},
		Full:  Pair{"{corp} already has a station in {hex}.", "{corp} は {hex} に駅があります。"},
	},
	rules.NotACity: {
		Brief: Pair{"no city", "都市なし"},
		Full:  Pair{"{hex} has no city for a station.", "{hex} に駅を置ける都市はありません。"},
	},
	rules.NoSlot: {
		Brief: Pair{"no free slot", "空きなし"},
		Full:  Pair{"No free slot in {hex}.", "{hex} に空きがありません。"},
	},
	rules.SlotReserved: {
		Brief: Pair{"reserved", "予約済み"},
		Full: Pair{
			"The free slot in {hex} is reserved for the company at home there.",
			"{hex} の空きは、そこを本拠地とする会社の予約です。",
		},
	},
	rules.CityNotReached: {
		Brief: Pair{"out of reach", "届かない"},
		Full: Pair{
			"{corp}'s track does not reach this city in {hex}.",
			"{corp} の線路は {hex} のこの都市に届いていません。",
		},
	},
	rules.NoCityOpen: {
		Brief: Pair{"no open city", "置ける都市なし"},
		Full: Pair{
			"{corp} reaches no city with a slot for its next station.",
			"{corp} が次の駅を置ける都市はありません。",
		},
	},

	rules.NoTrain: {
		Brief: Pair{"no train", "列車なし"},
		Full:  Pair{"{corp} has no train.", "{corp} には列車がありません。"},
	},
	rules.NoRoute: {
		Brief: Pair{"no route", "経路なし"},
		Full: Pair{
			"No station of {corp} reaches a second stop.",
			"{corp} の駅からはほかの停車地に届きません。",
		},
	},
	rules.NotOwnTrain: {
		Brief: Pair{"not its train", "他社の列車"},
		Full:  Pair{"This train does not belong to {corp}.", "この列車は {corp} のものではありません。"},
	},
	rules.TrainTwice: {
		Brief: Pair{"train used twice", "列車の重複"},
		Full: Pair{
			"A train runs once per turn: {need} {need|train|trains}, {have} routes.",
			"1両の列車が運行できるのは手番に1回です（列車{need}両、経路{have}）。",
		},
	},
	rules.RouteBroken: {
		Brief: Pair{"route is broken", "経路が途切れる"},
		Full:  Pair{"The pieces of the route do not join.", "経路がつながっていません。"},
	},
	rules.RouteTooShort: {
		Brief: Pair{"too short", "短すぎる"},
		Full:  Pair{"A route joins at least two stops.", "経路には停車地が2か所以上必要です。"},
	},
	rules.RouteTooLong: {
		Brief: Pair{"too long", "長すぎる"},
		Full: Pair{
			"The train makes {need} stops, the route has {have}.",
			"この列車の停車地は{need}か所まで、経路には{have}か所あります。",
		},
	},
	rules.RouteStopTwice: {
		Brief: Pair{"stop twice", "停車地の重複"},
		Full:  Pair{"A train calls at a stop once.", "同じ停車地には1回しか止まれません。"},
	},
	rules.RouteTrackTwice: {
		Brief: Pair{"track twice", "線路の重複"},
		Full: Pair{
			"A piece of track or a hex side is used twice.",
			"同じ線路か辺を2回使っています。",
		},
	},
	rules.RouteBlocked: {
		Brief: Pair{"city is full", "都市が満杯"},
		Full: Pair{
			"The way passes a city full of other stations.",
			"途中の都市は他社の駅で埋まっています。",
		},
	},
	rules.RouteThroughOffBoard: {
		Brief: Pair{"through off-board", "盤外都市の通過"},
		Full: Pair{
			"An off-board area is the end of a route.",
			"盤外都市は経路の端でなければなりません。",
		},
	},
	rules.RouteAreaTwice: {
		Brief: Pair{"area twice", "盤外都市の重複"},
		Full:  Pair{"A train calls once at an off-board area.", "同じ盤外都市には1回しか止まれません。"},
	},
	rules.RouteNoStation: {
		Brief: Pair{"no own station", "自社の駅なし"},
		Full: Pair{
			"No stop of the route has a station of {corp}.",
			"経路に {corp} の駅がありません。",
		},
	},
	rules.RouteEndsAtHalt: {
		Brief: Pair{"ends at a halt", "停車場が端"},
		Full: Pair{
			"A route begins and ends at a city, a town or an off-board area, not at a halt.",
			"経路の端は都市・町・盤外都市です。停車場は端になりません。",
		},
	},
	rules.RouteThroughTerminal: {
		Brief: Pair{"track ends there", "線路の終端"},
		Full:  Pair{"The track ends inside a hex; no train goes on.", "線路の終端から先へは進めません。"},
	},
	rules.MustRun: {
		Brief: Pair{"must run", "運行の義務"},
		Full: Pair{
			"{corp} has a train and a route, so it must run.",
			"{corp} は列車と経路があるので運行しなければなりません。",
		},
	},
	rules.RunBelowBest: {
		Brief: Pair{"not the best run", "最高収益ではない"},
		Full: Pair{
			"This run earns {$have}. The best one earns {$need}, and {corp} must run for as much.",
			"この運行の収益は{$have}です。{corp} は最高の{$need}になるように運行しなければなりません。",
		},
	},
	rules.RevenueStated: {
		Brief: Pair{"stated revenue", "収益の申告"},
		Full:  Pair{"Revenue is computed here, not stated.", "収益は経路から計算します。申告はできません。"},
	},
	rules.NoEarnings: {
		Brief: Pair{"no revenue", "収益なし"},
		Full:  Pair{"There is no revenue to distribute.", "分配する収益がありません。"},
	},
	rules.NoSuchDividend: {
		Brief: Pair{"no choice", "選択なし"},
		Full:  Pair{"Revenue cannot be used that way here.", "収益をこのように使うことはできません。"},
	},

	rules.TrainLater: {
		Brief: Pair{"not yet for sale", "販売前"},
		Full: Pair{
			"The {train} comes when {need} more {need|train is|trains are} sold.",
			"{train}は、あと{need}両売れると買えるようになります。",
		},
	},
	rules.TrainNotForSale: {
		Brief: Pair{"not for sale", "売り物でない"},
		Full: Pair{
			"Nobody sells this {train} there.",
			"その{train}は、そこでは売られていません。",
		},
	},
	rules.OneOfKind: {
		Brief: Pair{"one per type and turn", "1手番に同種1両"},
		Full: Pair{
			"{corp} has taken a train of this kind from the bank in this turn: one of each kind.",
			"{corp} はこの手番で同じ種類の列車を銀行から買いました。1種類につき1両です。",
		},
	},
	rules.TrainLimit: {
		Brief: Pair{"train limit", "列車の上限"},
		Full: Pair{
			"{corp} has {have} of {need} trains in phase {phase}.",
			"{corp} の列車は{have}両です。フェイズ{phase}の上限は {need}両です。",
		},
	},
	rules.TrainPrice: {
		Brief: Pair{"printed price", "定価のみ"},
		Full:  Pair{"The bank sells at the printed price, {$need}.", "銀行は印刷された値段 {$need} でだけ売ります。"},
	},
	rules.NoTradeIn: {
		Brief: Pair{"no trade-in", "下取り不可"},
		Full: Pair{
			"That train is not taken in part payment for {train}.",
			"その列車を {train} の下取りに出すことはできません。",
		},
	},
	rules.HelpCheapestOnly: {
		Brief: Pair{"cheapest only", "最安の列車のみ"},
		Full: Pair{
			"With the president's money only the cheapest train may be bought, for {$need}.",
			"社長の資金で買えるのは、最も安い列車（{$need}）だけです。",
		},
	},
	rules.HelpTooLittle: {
		Brief: Pair{"too little money", "資金不足"},
		Full: Pair{
			"{corp} and its president have {$have} together, the train costs {$need}.",
			"{corp} と社長の資金は合わせて {$have}、列車の価格は {$need} です。",
		},
	},
	rules.HelpBankOnly: {
		Brief: Pair{"from the bank only", "銀行の列車のみ"},
		Full: Pair{
			"Shares were sold to help {corp}; what it buys now is a train of the bank.",
			"{corp} のために株を売ったので、買えるのは銀行の列車だけです。",
		},
	},
	rules.HelpAbovePrinted: {
		Brief: Pair{"above its price", "列車の値段を超える"},
		Full: Pair{
			"With the president's money another company's train costs at most its printed price, {$need}.",
			"社長の資金で他社の列車を買うときは、列車に印刷された値段 {$need} が上限です。",
		},
	},
	rules.HelpAfterSale: {
		Brief: Pair{"sale was not needed", "不要な売却"},
		Full: Pair{
			"You sold shares for this, so the price must use up the last one: at least {$need}.",
			"株を売ったので、最後の売却額を使い切る価格（{$need} 以上）が必要です。",
		},
	},
	rules.NoDuty: {
		Brief: Pair{"no duty", "購入義務なし"},
		Full: Pair{
			"{corp} need not buy a train, so its president adds no money.",
			"{corp} に購入義務はないので、社長は資金を出せません。",
		},
	},
	rules.MustBuyTrain: {
		Brief: Pair{"must buy", "購入義務"},
		Full: Pair{
			"{corp} must have a train and buys one now.",
			"{corp} は列車を持つ義務があるので、今買わなければなりません。",
		},
	},
	rules.SaleNotNeeded: {
		Brief: Pair{"no need to sell", "売却不要"},
		Full: Pair{
			"{$have} is at hand and the train costs {$need}: nothing need be sold.",
			"手元に {$have} あり、列車は {$need} です。株を売る必要はありません。",
		},
	},
	rules.OnlyAsNeeded: {
		Brief: Pair{"fewer would do", "売りすぎ"},
		Full: Pair{
			"Fewer shares would do; more may not be sold.",
			"より少ない株で足ります。それ以上は売れません。",
		},
	},
	rules.KeepsPresidency: {
		Brief: Pair{"keeps president", "社長の交代不可"},
		Full: Pair{
			"{corp} must keep its president while it buys the train.",
			"列車を買うまで {corp} の社長は交代できません。",
		},
	},
	rules.NotOverLimit: {
		Brief: Pair{"within the limit", "上限以内"},
		Full:  Pair{"{corp} is within the train limit.", "{corp} の列車は上限以内です。"},
	},
	rules.OtherDiscards: {
		Brief: Pair{"another one first", "他社が先"},
		Full:  Pair{"{who} discards first.", "先に {who} が列車を手放します。"},
	},
	rules.NothingAffordable: {
		Brief: Pair{"nothing affordable", "買える列車なし"},
		Full:  Pair{"{corp} can pay for no train.", "{corp} に買える列車はありません。"},
	},
	rules.PriceStep: {
		Brief: Pair{"odd amount", "端数"},
		Full:  Pair{"The price must be a multiple of {need}.", "価格は {need} の倍数にします。"},
	},
	rules.StillSolvent: {
		Brief: Pair{"still solvent", "支払可能"},
		Full: Pair{
			"{decider} can raise {$have}; the cheapest train costs {$need}.",
			"{decider} は {$have} を調達できます。最も安い列車は {$need} です。",
		},
	},
}
