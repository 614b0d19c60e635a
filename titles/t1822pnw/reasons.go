package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// The title's own reasons. Those about lays come first: the lower the number, the later they are tested.
const (
	colourThere = rules.OwnReasons + iota
	moreExits
	minorsGreen
	noFollower
	onlyMine
	onlyPorts
	hexAgain
	threeBids
	inDebt
	leadsBox
	noBiddingToken
	bidsMade
	sellFirst
	notSellable
	notOperated
	noDebt
	majorsLater
	minorOwned
	minorBidFor
	sharesFew
	sharesDear
	sharesMany
	allSix
	noPartner
	notLinked
	noExchange
	timberFinal
	noRoomForCube
	wrongPlace
	markerLies
	noTimber
	noTrack
	onlyFirstL
	majorsOnly
	notReplaceable
	noCarrier
	sameLocal
	localRun
	eRun
	notApart
	secondE
	tradeLater
	sellBeforeLoan
	tooYoung
	isColouredMinor
	boxesLater
	cannotPay
	goalApart
	goalReached
	sameColour
	otherOwner
	noParFits
	issueLater
	parTooLow
	parOutOfReach
	moneyOnly
	sharesShort
	ownerFull
	nothingToLay
	eOfMinor
	outOfReach
	paidTooFew
	noGround
	issuedAt
	repaysDebt
	keptForGoal
	surveyFirst
	acquiredLater
)

// reasons holds the texts and the rule of each reason.
var reasons = map[rules.Reason]words.Reason{
	colourThere: {
		Rule:  "1822PNW/R72",
		Brief: words.Pair{"colour of the other", "もう一方の色"},
		Full:  words.Pair{"{tile} has the colour that {hex} shows: Seattle and Portland never have the same one.", "{tile} の色は今 {hex} にあります。シアトルとポートランドは同じ色にできません。"},
		Late:  true,
	},
	moreExits: {
		Rule:  "1822PNW/R67",
		Brief: words.Pair{"more exits fit", "出口の多いタイルが先"},
		Full:  words.Pair{"A tile with more exits fits on {hex}, so {tile} is not laid there.", "{hex} には出口のもっと多いタイルが置けるので、{tile} は置けません。"},
		Late:  true,
	},
	minorsGreen: {
		Rule:  "1822PNW/R62",
		Brief: words.Pair{"never by minors", "マイナー会社は不可"},
		Full:  words.Pair{"Minors never lay brown or gray tiles, in no phase.", "マイナー会社は、どのフェイズでも茶タイルと灰タイルを置けません。"},
		Late:  true,
	},
	noFollower: {
		Rule:  "1822PNW/R67",
		Brief: words.Pair{"does not follow", "置き換え不可"},
		Full:  words.Pair{"What lies on {hex}, {face}, is never upgraded to {tile}.", "{hex} の{face}を {tile} に置き換えることはできません。"},
		Late:  true,
	},
	onlyMine: {
		Rule:  "1822PNW/R71",
		Brief: words.Pair{"impassable mountain", "通れない山"},
		Full:  words.Pair{"{hex} is an impassable mountain: nothing but the coal mine is laid there.", "{hex} は通れない山です。置けるのは炭鉱だけです。"},
	},
	onlyPorts: {
		Rule:  "1822PNW/R71",
		Brief: words.Pair{"water", "水のヘクス"},
		Full:  words.Pair{"{hex} is water: nothing but ports and the portage is laid there.", "{hex} は水のヘクスです。置けるのは港とポーテージだけです。"},
	},
	hexAgain: {
		Rule:  "1822PNW/R122",
		Brief: words.Pair{"hex twice", "同じヘクスに2回"},
		Full:  words.Pair{"A train stops in a hex once.", "列車が同じヘクスに止まれるのは1回だけです。"},
	},
	threeBids: {
		Rule:  "1822PNW/R29",
		Brief: words.Pair{"three bids made", "3回入札済み"},
		Full:  words.Pair{"Three bids are made in this turn. More are possible when your turn comes round again.", "この手番の入札3回は終わりました。次の手番でまた入札できます。"},
	},
	inDebt: {
		Rule:  "1822PNW/R28",
		Brief: words.Pair{"in debt", "借金あり"},
		Full:  words.Pair{"{who} owes {$have}: first the loan is repaid, then shares and bids are open again.", "{who} には {$have} の借金があります。全額返済すると、購入と入札ができます。"},
	},
	leadsBox: {
		Rule:  "1822PNW/R32",
		Brief: words.Pair{"already highest", "すでに最高額"},
		Full:  words.Pair{"The highest bid on {private}, {$have}, is your own already.", "{private} の最高額 {$have} はすでに自分の入札です。"},
	},
	noBiddingToken: {
		Rule:  "1822PNW/R34",
		Brief: words.Pair{"no bidding token", "入札トークンなし"},
		Full:  words.Pair{"All {need} bidding tokens lie on cards until the round ends. An outbid bid of your own can be raised without one.", "入札トークン{need}個はすべて、ラウンドの終わりまでカードの上にあります。上回られた自分の入札は、そのままで上げられます。"},
	},
	bidsMade: {
		Rule:  "1822PNW/R13",
		Brief: words.Pair{"bids made", "入札済み"},
		Full:  words.Pair{"A turn has either bids or a purchase.", "1回の手番では入札か購入の一方だけです。"},
	},
	sellFirst: {
		Rule:  "1822PNW/R13",
		Brief: words.Pair{"selling comes first", "売却が先"},
		Full:  words.Pair{"Shares are sold before anything else in a turn.", "売却は手番の最初に行います。"},
	},
	notSellable: {
		Rule:  "1822PNW/R23",
		Brief: words.Pair{"never sold", "売却できない"},
		Full:  words.Pair{"Only shares of majors are sold.", "売れるのは大会社の株だけです。"},
	},
	notOperated: {
		Rule:  "1822PNW/R19",
		Brief: words.Pair{"has not operated", "未運営"},
		Full:  words.Pair{"{corp} has not completed an operating turn yet.", "{corp} はまだ運営を終えていません。"},
	},
	noDebt: {
		Rule:  "1822PNW/R119",
		Brief: words.Pair{"no debt", "借金なし"},
		Full:  words.Pair{"There is no loan to repay.", "返済する借金はありません。"},
	},
	majorsLater: {
		Rule:  "1822PNW/R36",
		Brief: words.Pair{"from phase 5", "フェイズ5から"},
		Full:  words.Pair{"Majors are started in stock rounds from phase 5 on.", "株式ラウンドで大会社を始められるのはフェイズ5からです。"},
	},
	minorOwned: {
		Rule:  "1822PNW/R37",
		Brief: words.Pair{"minor owned", "マイナーに所有者"},
		Full:  words.Pair{"The minor {corp} belongs to another player.", "マイナー会社 {corp} は他のプレイヤーのものです。"},
	},
	minorBidFor: {
		Rule:  "1822PNW/R36",
		Brief: words.Pair{"minor has a bid", "入札あり"},
		Full:  words.Pair{"There is a bid on the minor {corp}.", "マイナー会社 {corp} に入札があります。"},
	},
	sharesFew: {
		Rule:  "1822PNW/R96",
		Brief: words.Pair{"too few shares", "株が少ない"},
		Full:  words.Pair{"With so few shares {corp} would have to pay {$need} in money; it has {$have}.", "この株数では {corp} が現金 {$need} を払うことになりますが、資金は {$have} です。"},
	},
	sharesDear: {
		Rule:  "1822PNW/R96",
		Brief: words.Pair{"too little money", "資金不足"},
		Full:  words.Pair{"So many shares would cost {who} {$need} besides; {$have} is there.", "この株数では {who} が差額 {$need} を払うことになりますが、使える現金は {$have} です。"},
	},
	sharesMany: {
		Rule:  "1822PNW/R96",
		Brief: words.Pair{"too many shares", "株が多い"},
		Full:  words.Pair{"So many shares would cost {$need} besides; it must be less than a share, {$have}.", "この株数では差額が {$need} になります。差額は1株の {$have} 未満でなければなりません。"},
	},
	allSix: {
		Rule:  "1822PNW/R96",
		Brief: words.Pair{"six shares", "6株"},
		Full:  words.Pair{"What goes in is worth {$need}, six shares are {$have}: all six are taken.", "引き渡す会社の価値は {$need}、6株でも {$have} なので、6株を受け取ります。"},
	},
	noPartner: {
		Rule:  "1822PNW/R94",
		Brief: words.Pair{"no partner", "相手なし"},
		Full:  words.Pair{"One coloured and one other minor of the same owner merge, and no other company.", "合併は、同じ所有者の色付きマイナー会社とそれ以外のマイナー会社だけで行います。"},
	},
	notLinked: {
		Rule:  "1822PNW/R98",
		Brief: words.Pair{"not connected", "つながっていない"},
		Full:  words.Pair{"No open track joins the two companies: {corp} is not reached, nor do both reach the ferry.", "{corp} に届く線路がなく、両社がフェリーに届いてもいません。"},
	},
	noExchange: {
		Rule:  "1822PNW/R97",
		Brief: words.Pair{"no exchange token", "交換用駅なし"},
		Full:  words.Pair{"That is not possible with the exchange tokens that are left.", "残りの交換用の駅トークンではできません。"},
	},
	timberFinal: {
		Rule:  "1822PNW/R70",
		Brief: words.Pair{"timber stays", "木材は変更不可"},
		Full:  words.Pair{"A tile with a timber marker is never upgraded.", "木材マーカーのあるタイルは置き換えられません。"},
	},
	noRoomForCube: {
		Rule:  "1822PNW/R69",
		Brief: words.Pair{"no room for a cube", "建設コマ不可"},
		Full:  words.Pair{"{have} {have|cube lies|cubes lie} here, and the next tile costs {$need} without them: no more are of use.", "ここには建設コマが{have}個あり、次のタイルの本来の費用は {$need} です。これ以上は置けません。"},
	},
	noGround: {
		Rule:  "1822PNW/R69",
		Brief: words.Pair{"no terrain", "地形の費用なし"},
		Full:  words.Pair{"The next tile on {hex} has no cost of terrain, so a cube is of no use there.", "{hex} の次のタイルには地形の費用がないので、建設コマは置けません。"},
	},
	issuedAt: {
		Rule:  "1822PNW/R90",
		Brief: words.Pair{"new price", "新しい株価"},
		Full:  words.Pair{"{corp} receives the new price for each share, {$need}.", "{corp} が受け取るのは、1株につき新しい株価 {$need} です。"},
	},
	repaysDebt: {
		Rule:  "1822PNW/R119",
		Brief: words.Pair{"not that sum", "返済額"},
		Full:  words.Pair{"The debt is {$need}: what is repaid is a part of it or all.", "借金は {$need} です。返済はその一部か全額です。"},
	},
	wrongPlace: { // the rule is that of the card
		Rule:  "1822PNW/R59",
		Brief: words.Pair{"not here", "置けない場所"},
		Full:  words.Pair{"The power does not work on this hex.", "この能力はこのヘクスでは使えません。"},
	},
	markerLies: {
		Rule:  "1822PNW/P15",
		Brief: words.Pair{"taken", "他の印あり"},
		Full:  words.Pair{"Mill, Ski Haus and coal mine never share a hex.", "製紙工場・スキー小屋・炭鉱は同じヘクスに置けません。"},
	},
	noTimber: {
		Rule:  "1822PNW/P15",
		Brief: words.Pair{"no timber", "木材なし"},
		Full:  words.Pair{"No track joins the city with a timber hex.", "この都市は線路で木材ヘクスとつながっていません。"},
	},
	nothingToLay: {
		Rule:  "1822PNW/R73",
		Brief: words.Pair{"nothing to lay", "置けるものなし"},
		Full:  words.Pair{"The company can lay nothing now, neither by a lay that is left nor by a private company.", "今は、残りの敷設でも個人会社の能力でも、置けるものがありません。"},
	},
	noTrack: {
		Rule:  "1822PNW/P17",
		Brief: words.Pair{"no track", "線路なし"},
		Full:  words.Pair{"There is no track on the hex.", "このヘクスには線路がありません。"},
	},
	onlyFirstL: {
		Rule:  "1822PNW/R57",
		Brief: words.Pair{"an L-train only", "L列車だけ"},
		Full:  words.Pair{"Only one L-train may be bought now.", "ここで買えるのはL列車1両だけです。"},
	},
	acquiredLater: {
		Rule:  "1822PNW/R58",
		Brief: words.Pair{"in a later phase", "後のフェイズから"},
		Full:  words.Pair{"{private} is acquired from phase {need} on.", "{private} はフェイズ{need}から獲得できます。"},
	},
	majorsOnly: {
		Rule:  "1822PNW/R58",
		Brief: words.Pair{"majors only", "大会社だけ"},
		Full:  words.Pair{"Only majors acquire this private company.", "この個人会社を獲得できるのは大会社だけです。"},
	},
	notReplaceable: {
		Rule:  "1822PNW/R115",
		Brief: words.Pair{"cannot be replaced", "交代できない"},
		Full:  words.Pair{"The minor must be coloured and unowned, in no box, its major not started.", "対象は、所有者がなく入札ボックスにもない色付きマイナー会社で、その大会社が未開始のものです。"},
	},
	noCarrier: {
		Rule:  "1822PNW/R127",
		Brief: words.Pair{"no Pullman there", "プルマン不可"},
		Full:  words.Pair{"No Pullman can be attached to that train now.", "その列車には今プルマンを付けられません。"},
	},
	sameLocal: {
		Rule:  "1822PNW/R124",
		Brief: words.Pair{"city used", "都市が使用済み"},
		Full:  words.Pair{"L- and LP-trains use a city once.", "L列車とLP列車は1つの都市を1回だけ使えます。"},
	},
	localRun: {
		Rule:  "1822PNW/R125",
		Brief: words.Pair{"one own city", "自社の1都市"},
		Full:  words.Pair{"An L- or LP-train runs to one own city and at most one town; here are {have} cities and {need} towns.", "L列車とLP列車の経路は、自社の駅のある1都市と最大1つの町です（この経路は都市{have}、町{need}）。"},
	},
	eRun: {
		Rule:  "1822PNW/R126",
		Brief: words.Pair{"own cities", "自社の都市"},
		Full:  words.Pair{"An E-train of a major begins and ends in cities with a station of its own and needs {need}; this route has {have}. Other cities and towns pay nothing.", "大会社のE列車は自社の駅のある都市で始まりそこで終わり、{need}都市以上が必要です（この経路は{have}）。ほかの都市や町の収入は0です。"},
	},
	notApart: {
		Rule:  "1822PNW/R83",
		Brief: words.Pair{"not apart", "別扱い不可"},
		Full:  words.Pair{"There is nothing that can be decided apart.", "別に決められる収益はありません。"},
	},
	eOfMinor: {
		Rule:  "1822PNW/R126",
		Brief: words.Pair{"majors only", "大会社だけ"},
		Full:  words.Pair{"A minor never runs an E-train, so it buys none.", "マイナー会社はE列車を運行できないので、買えません。"},
	},
	outOfReach: {
		Rule:  "1822PNW/R101",
		Brief: words.Pair{"not in play", "対象外"},
		Full: words.Pair{
			"A minor or regional railway is acquired while a player has it or it lies in a box.",
			"買収できるのは、プレイヤーが持っているか、ボックスにあるマイナー会社と地域会社だけです。",
		},
	},
	paidTooFew: {
		Rule:  "1822PNW/R109",
		Brief: words.Pair{"too early", "まだ早い"},
		Full:  words.Pair{"{corp} has paid its owner in {have} operating rounds; {need} are needed.", "{corp} が所有者に払った運営ラウンドはまだ{have}回です（{need}回必要）。"},
	},
	secondE: {
		Rule:  "1822PNW/R87",
		Brief: words.Pair{"second E-train", "2両目のE列車"},
		Full:  words.Pair{"A company buys one E-train only.", "1社が買えるE列車は1両だけです。"},
	},
	tradeLater: {
		Rule:  "1822PNW/R87",
		Brief: words.Pair{"from phase 3", "フェイズ3から"},
		Full:  words.Pair{"Companies sell each other trains from phase 3 on.", "会社間で列車を売買できるのはフェイズ3からです。"},
	},
	sellBeforeLoan: {
		Rule:  "1822PNW/R89",
		Brief: words.Pair{"shares first", "先に株を売却"},
		Full:  words.Pair{"Shares are sold before a loan is taken: {$have} of {$need} are there.", "借金の前に株を売ります（{$need} のうち {$have} があります）。"},
	},
	tooYoung: {
		Rule:  "1822PNW/R100",
		Brief: words.Pair{"too early", "まだ早い"},
		Full:  words.Pair{"{corp} has had {have} operating {have|turn|turns}; {need} are needed.", "{corp} の運営はまだ{have}回です（{need}回必要）。"},
	},
	isColouredMinor: {
		Rule:  "1822PNW/R108",
		Brief: words.Pair{"coloured minor", "色付きマイナー"},
		Full:  words.Pair{"Coloured minors are merged or converted, never acquired.", "色付きマイナー会社は買収できません（合併か転換だけです）。"},
	},
	boxesLater: {
		Rule:  "1822PNW/R101",
		Brief: words.Pair{"from phase 5", "フェイズ5から"},
		Full:  words.Pair{"Companies in the boxes are acquired from phase 5 on.", "入札ボックスの会社を買収できるのはフェイズ5からです。"},
	},
	cannotPay: {
		Rule:  "1822PNW/R103",
		Brief: words.Pair{"cannot be paid", "支払えない"},
		Full:  words.Pair{"{corp} costs {$need}; the company has {$have}, and its shares do not make up the difference.", "{corp} の価格は {$need}、会社の資金は {$have} で、自社株を加えても払えません。"},
	},
	goalApart: {
		Rule:  "1822PNW/R74",
		Brief: words.Pair{"destination not reached", "目的地に未到達"},
		Full:  words.Pair{"No open line connects home and destination yet.", "本拠地と目的地は、まだつながっていません。"},
	},
	goalReached: {
		Rule:  "1822PNW/R74",
		Brief: words.Pair{"destination reached", "目的地に到達"},
		Full:  words.Pair{"Home and destination are connected: the destination token is placed.", "本拠地と目的地がつながったので、目的地の駅トークンを置きます。"},
	},
	sameColour: {
		Rule:  "1822PNW/R94",
		Brief: words.Pair{"both or none coloured", "色の組が違う"},
		Full:  words.Pair{"One of the two must be a coloured minor and the other not; {corp} does not fit.", "一方が色付き、もう一方が色なしのマイナー会社でなければなりません（{corp} は合いません）。"},
	},
	otherOwner: {
		Rule:  "1822PNW/R94",
		Brief: words.Pair{"another owner", "所有者が違う"},
		Full:  words.Pair{"{corp} belongs to somebody else.", "{corp} は所有者が違います。"},
	},
	noParFits: {
		Rule:  "1822PNW/R95",
		Brief: words.Pair{"no par fits", "額面なし"},
		Full:  words.Pair{"The two companies are worth {$need} and have {$have}: for no par can the shares and the difference be paid.", "2社の価値は {$need}、資金は {$have} で、株数と差額が合う額面がありません。"},
	},
	parTooLow: {
		Rule:  "1822PNW/R95",
		Brief: words.Pair{"six shares too little", "6株では不足"},
		Full:  words.Pair{"Six shares would bring only {$have} for companies worth {$need}.", "6株でも {$have} で、会社の価値 {$need} に届きません。"},
	},
	parOutOfReach: {
		Rule:  "1822PNW/R96",
		Brief: words.Pair{"difference too great", "差額が大きい"},
		Full:  words.Pair{"The companies are worth {$need} and have {$have}: for no number of shares can the difference be paid.", "会社の価値は {$need}、資金は {$have} で、どの株数でも差額を払えません。"},
	},
	moneyOnly: {
		Rule:  "1822PNW/R101",
		Brief: words.Pair{"money only", "現金のみ"},
		Full:  words.Pair{"{corp} lies in a box: the bank is paid, in money.", "{corp} は入札ボックスにあるため、銀行に現金で払います。"},
	},
	sharesShort: {
		Rule:  "1822PNW/R103",
		Brief: words.Pair{"too few shares", "株が不足"},
		Full:  words.Pair{"The charter of {corp} holds {have} of {need} shares.", "{corp} の手元にある株は {have}（{need} 必要）です。"},
	},
	ownerFull: {
		Rule:  "1822PNW/R104",
		Brief: words.Pair{"owner's certificate limit", "所有者の株券保有制限"},
		Full:  words.Pair{"{who} has {have} of {need} certificates; two shares would be one more.", "{who} の株券は上限 {need} に達しています（{have}）。株2枚を受け取ると1枚増えます。"},
	},
	issueLater: {
		Rule:  "1822PNW/R90",
		Brief: words.Pair{"not in the first turn", "最初の手番は不可"},
		Full:  words.Pair{"{corp} issues no shares in its first turn.", "{corp} は最初の手番に株式を発行できません。"},
	},
	surveyFirst: {
		Rule:  "1822PNW/P11",
		Brief: words.Pair{"other lays first", "別の敷設が先"},
		Full:  words.Pair{"The lays of {private} are finished first.", "先に {private} の敷設を終えます。"},
	},
	keptForGoal: {
		Rule:  "1822PNW/R74",
		Brief: words.Pair{"kept for the destination", "目的地用の駅"},
		Full:  words.Pair{"The last station of {corp} is kept for its destination.", "{corp} の最後の駅トークンは目的地用です。"},
	},
}
