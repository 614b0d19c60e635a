package text

// The texts of the decision panels, grouped by use. Most have holes.
var (
	// Missing choices.
	ChooseTile     = Pair{"Choose a tile", "タイルを選ぶ"}
	ChooseLot      = Pair{"Choose what to buy", "買うものを選ぶ"}
	ChooseSite     = Pair{"Choose a hex", "ヘクスを選ぶ"}
	ChooseDividend = Pair{"Choose the dividend", "配当を選ぶ"}
	OnlyBankruptcy = Pair{"Only bankruptcy is possible", "できるのは破産の宣言だけです"}

	// Buttons and options.
	BuyBrief      = Pair{"Buy {$sum}", "購入 {$sum}"}
	PoolBrief     = Pair{"Buy from pool {$sum}", "公開市場から {$sum}"}
	SellBrief     = Pair{"Sell {$sum}", "売却 {$sum}"}
	SellsFrom     = Pair{"Sell from {$sum}", "売却 {$sum}～"}
	RedeemBrief   = Pair{"Redeem {$sum}", "償還 {$sum}"}
	RedeemName    = Pair{"{company}: redeem a share for {$sum}", "{company}：1株を {$sum} で償還"}
	ReissueBrief  = Pair{"Reissue {n}", "再発行 {n}株"}
	BuyFrom       = Pair{"Buy {what} from {owner}", "{owner} から {what} を買う"}
	StartBrief    = Pair{"Start", "開始"}
	LayFree       = Pair{"free", "無料"}
	PayTitle      = Pair{"Pay out", "配当する"}
	HoldTitle     = Pair{"Withhold", "留保する"}
	HalfTitle     = Pair{"Pay half", "半分を配当"}
	ToHolders     = Pair{"{$sum} to shareholders", "株主へ {$sum}"}
	ToTreasury    = Pair{"{$sum} to treasury", "会社の資金へ {$sum}"}
	ToBoth        = Pair{"{$paid} paid, {$kept} kept", "{$paid} を配当、{$kept} を留保"}
	TrainFromBank = Pair{"{train} from the bank", "銀行の{train}"}
	TrainFromPool = Pair{"{train} from the open market", "公開市場の{train}"}
	TrainOfOther  = Pair{"{train} of {owner}", "{owner} の{train}"}
	OthersTrains  = Pair{"Trains of other presidents", "他の社長の列車"}
	SharesFrom    = Pair{"from {from}", "{from}から"}
	MayExchange   = Pair{"{player}: {private} for a share of {company}", "{player}：{private} を {company} の株に"}
	ExchangeName  = Pair{"{what}, from {from}", "{what}、{from}から"}
	TrainLeft     = Pair{"{n} left", "残り{n}両"}
	PayRange      = Pair{"{$low} to {$high}", "{$low}–{$high}"}
	SellsFor      = Pair{"{n} {n|share|shares}", "{n}株"}
	InPool        = Pair{"pool {n}", "公開市場 {n}"}
	SharesOf      = Pair{"{n} {n|share|shares}", "{n}株"}
	SellOnly      = Pair{"Sell {n} {n|share|shares} for {$sum}", "{n}株を {$sum} で売る"}
	TurnsFit      = Pair{"{n} turns fit", "向き{n}通り"}
	OneTurnFits   = Pair{"one turn fits", "向き1通り"}
	LastCopy      = Pair{"last copy", "最後の1枚"}
	CopiesLeft    = Pair{"{n} in the box", "残り{n}枚"}
	PowerLay      = Pair{"{private}: lay a tile on {hex}", "{private}：{hex} にタイルを置く"}
	PowerCube     = Pair{"{private}: place a builder cube", "{private}：建設コマを置く"}
	PowerCubeOn   = Pair{"{private}: place a builder cube on {hex}", "{private}：{hex} に建設コマを置く"}
	PowerMarker   = Pair{"Place the marker of {private}", "{private} のマーカーを置く"}
	PowerDone     = Pair{"Done with {private}", "{private} を終える"}
	PowerTile     = Pair{"Lay a tile with {private}", "{private} でタイルを置く"}
	SiteOf        = Pair{"{private}: choose one of {n} {n|hex|hexes}.", "{private}：ヘクスを選んでください（{n}か所）。"}
	ByPower       = Pair{"with {private}", "{private} の能力"}
	StopsOf       = Pair{"{n} of {limit} stops", "{limit}駅中{n}駅"}
	StopsFree     = Pair{"{n} of {limit} stops, {free} free", "{limit}駅中{n}駅、無料{free}駅"}
	BestRest      = Pair{"Best run", "最大収益"}
	OtherWay      = Pair{"Other way", "別の経路"}
	Less          = Pair{"less", "減らす"}
	More          = Pair{"more", "増やす"}

	// Names for screen readers.
	BuyName      = Pair{"Buy one share of {company} from {from} for {$sum}", "{company} の1株を{from}から{$sum}で買う"}
	SellName     = Pair{"Sell {company}, you hold {percent}", "{company} を売る、保有{percent}"}
	StartName    = Pair{"Start {company}", "{company} を開始"}
	BidName      = Pair{"Bid on {private}, minimum {$sum}", "{private} に入札、最低{$sum}"}
	PrivateName  = Pair{"Buy {private} of {owner}, {what}", "{owner} の {private} を買う、{what}"}
	CubeName     = Pair{"cube", "建設コマ"}
	TileName     = Pair{"Tile {tile}, {n} {n|turn|turns}", "タイル{tile}、向き{n}通り"}
	StationName  = Pair{"Station at {hex}, {what}", "{hex} に駅、{what}"}
	DividendName = Pair{"{what}: price {$before} to {$after}; {list}", "{what}：株価{$before}から{$after}、{list}"}
	WithPrice    = Pair{"{what}, {$sum}", "{what}、{$sum}"}
	RouteName    = Pair{"Train {train}, route {letter}, {what}, {$sum}", "{train}列車、経路{letter}、{what}、{$sum}"}
	RouteStops   = Pair{"Train {train}, route {letter}: {stops}.", "{train}列車、経路{letter}：{stops}。"}
	StopRemove   = Pair{"{stop} {$value}, remove", "{stop} {$value}、外す"}
	StopAdd      = Pair{"{stop} {$value}, add", "{stop} {$value}、加える"}
	HexLays      = Pair{"{n} {n|tile fits|tiles fit}.", "置けるタイル{n}種。"}
	HexPlace     = Pair{"May be chosen.", "選べます。"}

	// Labels of consequences.
	CashOf       = Pair{"Cash of {who}", "{who} の現金"}
	CertsOf      = Pair{"Certificates of {who}", "{who} の株券"}
	HoldingOf    = Pair{"{company} held", "{company} の保有"}
	TrainLimitOf = Pair{"Train limit of {company}", "{company} の列車の上限"}
	WayCounted   = Pair{"From {from}: {list}. {n} {n|hex|hexes}, {$each} each.", "{from} から：{list}。{n}ヘクス、1ヘクス {$each}。"}
	WayClosed    = Pair{"Full cities block a shorter path: {list}.", "{list} が満員のため、近い道は通れません。"}
	PartOf       = Pair{"{company} held by {who}", "{who} の {company} 保有"}
	PerShareOf   = Pair{"Per share of {$sum}", "{$sum} の1株あたり"}
	FormNow      = Pair{"Now: {n} shares", "今：{n}株会社"}
	FormThen     = Pair{"Then: {n} shares", "変換後：{n}株会社"}
	NewShares    = Pair{"+ new, for sale at {$price}", "+ 新しい株、1株 {$price} で売り出し"}
	FloatOf      = Pair{"{company} floats", "{company} の設立"}
	FloatsAfter  = Pair{"after {n} more {n|share|shares}, with {$sum}", "あと{n}株で、資金 {$sum}"}
	PriceOf      = Pair{"Price of {company}", "{company} の株価"}
	PriceUnrun   = Pair{"No run this turn: price of {company}", "今回は運行なし：{company} の株価"}
	PresidencyOf = Pair{"President of {company}", "{company} の社長"}
	ParOf        = Pair{"Par of {company}", "{company} の額面"}
	TreasuryOf   = Pair{"Treasury of {company}", "{company} の資金"}
	OrderOf      = Pair{"Operating order of {company}", "{company} の運営順"}
	WorthChange  = Pair{"worth {change}", "資産 {change}"}
	WorthUntil   = Pair{"Net worth until {company} floats", "{company} 設立までの総資産"}
	CostLabel    = Pair{"Cost", "費用"}
	StopValues   = Pair{"Values of stops", "駅の価値"}
	NoStop       = Pair{"none", "なし"}
	BestRunOf    = Pair{"Best run of {company}", "{company} の最大収益"}
	BestRunAll   = Pair{"Best run of {company} (now {list})", "{company} の最大収益（現在 {list}）"}
	TrainsOf     = Pair{"Trains of {company}", "{company} の列車"}
	NewTrackTo   = Pair{"New track to", "新しい線路の先"}
	GainsToo     = Pair{"{company} gains too", "{company} も増収"}
	RunsWorse    = Pair{"{company} loses", "{company} は減収"}
	RunsOfOthers = Pair{"Best runs of others", "他社の最大収益"}
	OwnPartOf    = Pair{"Of {$sum} paid to {company} itself", "{$sum} のうち {company} 自身へ"}
	CountsOf     = Pair{"Shares of {company}", "{company} の株"}
	CountsThen   = Pair{"count {$sum} as soon as it floats", "設立されると {$sum} になる"}
	FloatsWith   = Pair{"{company} floats with {$sum}.", "{company} が {$sum} で設立されます。"}
	PerShare     = Pair{"{$sum} per share", "1株 {$sum}"}
	MarketAround = Pair{"Market around {company}", "{company} の株価付近"}
	PriceNow     = Pair{"now", "現在"}
	Earned       = Pair{"{company} earned {$sum} with {n} {n|train|trains}", "{company} の収益 {$sum}、列車{n}両"}
	TotalLabel   = Pair{"Total", "合計"}
	StaysWith    = Pair{"stays with {player}", "{player} のまま"}
	OrderPlace   = Pair{"{n}", "{n}番"}
	WasRun       = Pair{"last run {$sum}", "前回 {$sum}"}

	// Price protection.
	PriceUnprotected = Pair{"{company} if not protected", "{company} 防衛なしの株価"}
	WorthUnprotected = Pair{"Net worth, if not protected", "防衛なしの総資産"}
	MayProtect       = Pair{"May protect", "防衛できる人"}
	ProtectsFor      = Pair{"{player} for {$cost}", "{player}（{$cost}）"}
	CannotPay        = Pair{"{player} has {$have}: cannot", "{player} は {$have}：できない"}
	CannotProtect    = Pair{"{player}: {why}", "{player}：{why}"}
	BlockSold        = Pair{
		"{seller} sold {n} {n|share|shares} of {company}. Buy back all of it, or let the price fall.",
		"{seller} が {company} を{n}株売りました。全部買い戻すか、防衛せずに値下がりさせるかを選んでください。",
	}
	BlockOnLedge = Pair{
		"{seller} sold {n} {n|share|shares} of {company}. The ledge holds the price at {$price} either way.",
		"{seller} が {company} を{n}株売りました。段が受け止めるため、防衛してもしなくても株価は {$price} のままです。",
	}
	BlockStays = Pair{
		"{seller} sold {n} {n|share|shares} of {company}. The price stays at {$price} either way.",
		"{seller} が {company} を{n}株売りました。防衛してもしなくても株価は {$price} のままです。",
	}
	NotProtect     = Pair{"Do not protect", "防衛しない"}
	BlockShares    = Pair{"{company}, {n} {n|share|shares}", "{company} {n}株"}
	DecidesNow     = Pair{"{player} decides now", "{player} が決めます"}
	BlocksWait     = Pair{"Blocks that wait", "未決の売却"}
	PairName       = Pair{"If you protect, and if you do not", "防衛する場合としない場合"}
	IfProtected    = Pair{"protect", "防衛する"}
	IfFalls        = Pair{"let it fall", "値下がり"}
	IfNotProtected = Pair{"do not", "防衛しない"}
	YourCash       = Pair{"Your cash, now {now}", "現金（今 {now}）"}
	ThePrice       = Pair{"Price of {company}, now {now}", "{company} の株価（今 {now}）"}
	YourShare      = Pair{"Your share, now {now}", "保有（今 {now}）"}
	YourCerts      = Pair{"Your certificates, now {now}", "株券（今 {now}）"}
	YourWorth      = Pair{"Your worth, now {now}", "資産（今 {now}）"}
	OthersShare    = Pair{"{player}'s {percent} of {company}", "{player} の {company} {percent}"}
	NoChange       = Pair{"no change", "変化なし"}
	ClosesForGood  = Pair{
		"{company} would close for good: its stations, trains, privates and shares leave the game.",
		"{company} は閉鎖されます。駅、列車、個人会社、株がゲームから去ります。",
	}
	GoesBankrupt = Pair{
		"{company} would go bankrupt: its shares become worthless.",
		"{company} は破産し、株はすべて無効になります。",
	}
	ClosesByButton = Pair{
		"“{button}” ends the turn without a run, and {list} would close for good: " +
			"stations, trains, privates and shares leave the game.",
		"「{button}」では運行なしで手番が終わり、{list} は閉鎖されます。駅、列車、個人会社、株がゲームから去ります。",
	}
	AboveLimit = Pair{"More than {percent} is allowed when you protect.", "防衛では {percent} を超えて持てます。"}
	LaterBlock = Pair{"{$left} is left; {company} needs {$cost} later.", "残り {$left}。後で {company} に {$cost} が必要です。"}
	TurnAfter  = Pair{
		"If nobody protects after this: {player} has the next turn if you protect, else {other}.",
		"この後に防衛がなければ、次の手番は防衛すると {player}、しないと {other}。",
	}

	// Warnings and notices.
	NoWayBack     = Pair{"After selling {company} you cannot buy it again in {round}.", "{company} を売ると {round} の間は買い戻せません。"}
	HalfPrice     = Pair{"{company} has no train: its shares sell at half the price, {$price} each.", "{company} には列車がないため、株は半額の {$price} で売れます。"}
	StartsPhase   = Pair{"This starts phase {phase}.", "フェイズ{phase}になります。"}
	TrainsRust    = Pair{"{train}s of {list} rust.", "{list} の{train}が廃車になります。"}
	PrivatesClose = Pair{"All privates close.", "個人会社はすべて閉鎖されます。"}
	MustDiscard   = Pair{"{list} must discard a train.", "{list} は列車を手放します。"}
	SharesToFloat = Pair{"{percent} more must be sold before {company} floats.", "{company} の設立まであと {percent} の販売が必要です。"}
	TrainsFull    = Pair{"{company} is at its limit of {n} {n|train|trains}.", "{company} の列車は上限の{n}両です。"}
	EntersZone    = Pair{"At {$price}: {what}.", "株価 {$price}：{what}。"}
	LedgeTakes    = Pair{"The ledge absorbs one share: the price falls one row less.", "段が1株分を受け止め、株価の下落は1段少なくなります。"}
	LeavesZone    = Pair{"At {$price} certificates count toward the limit again.", "株価 {$price} では株券が再び制限に数えられます。"}
	BestProven    = Pair{"Best possible run, proven. Nothing pays more.", "最大収益（証明済み）。これより多い収益はありません。"}
	BestSoFar     = Pair{"Best so far, still searching. No run pays more than {$most}.", "現時点の最大です（探索中）。{$most} を超える収益はありません。"}
	BestStopped   = Pair{"Best run found, not proven. No run pays more than {$most}.", "見つかった最大の運行です（証明なし）。{$most} を超える収益はありません。"}
	LessThanBest  = Pair{"{$sum} less than the best run, {$best}, proven.", "最大収益 {$best}（証明済み）より {$sum} 少ない運行です。"}
	LessThanFound = Pair{"{$sum} less than the best run found so far, {$best}.", "現時点の最大 {$best} より {$sum} 少ない運行です。"}
	MostInAll     = Pair{"Brings most in all, {$all}, proven; {$sum} less revenue than the best run.", "会社の受取を含む合計 {$all} は最大（証明済み）。収益は最大より {$sum} 少なくなります。"}
	MoreInAll     = Pair{"Best possible run, proven. Another brings {$sum} more in all, with what the company receives.", "最大収益（証明済み）。会社の受取を含む合計では {$sum} 多い運行があります。"}
	NoWay         = Pair{"No free track joins {hex} to the route.", "{hex} と経路を結ぶ空いた線路がありません。"}
	WayFilled     = Pair{"{place} is full of stations of {list}, so no way through it leads to {hex} ({rule}).", "{place} は {list} の駅で埋まっているため {hex} へ通れません（{rule}）。"}
	WayEnds       = Pair{"Every route ends at {place}, so no way through it leads to {hex} ({rule}).", "{place} は経路の端になるため、その先の {hex} へは通れません（{rule}）。"}
	RouteFault    = Pair{"Route {letter}: {why}", "経路{letter}：{why}"}
	OnlyNeeded    = Pair{"Only what is needed may be sold.", "必要な分だけ売れます。"}
	WhileShort    = Pair{"While money is short, more may be sold than is needed.", "資金が足りない間は、必要な分より多く売れます。"}
	ElseBankrupt  = Pair{"A president who cannot raise the money goes bankrupt, and the game ends.", "社長が調達できなければ破産となり、ゲームが終わります。"}
	ElseLoan      = Pair{"What is missing after all sales comes from a loan.", "すべて売っても足りない分は借金になります。"}
	ElseOut       = Pair{"A president who cannot raise the money goes bankrupt and leaves the game.", "社長が調達できなければ破産となり、ゲームから脱落します。"}
	SaleRuins     = Pair{
		"With these sales the president is bankrupt: all that is left to sell is too little.",
		"この売り方では、残りを全部売っても足りず、社長は破産します。",
	}
	Missing      = Pair{"{$sum} missing", "{$sum} 不足"}
	ConsentAsk   = Pair{"{player} must agree to the price.", "{player} が価格に同意する必要があります。"}
	OwnerAsked   = Pair{"{player} is asked to agree first.", "先に {player} の同意を求めます。"}
	ConsentTrain = Pair{
		"{player}: sell the {train} of {owner} to {buyer} for {$sum}?",
		"{player}：{owner} の{train}を {buyer} に {$sum} で売りますか？",
	}
	ConsentPrivate = Pair{
		"{player}: sell {private} to {buyer} for {$sum}?", "{player}：{private} を {buyer} に {$sum} で売りますか？",
	}
	ConsentPower = Pair{
		"{player}: let {buyer} use {private}?",
		"{player}：{buyer} に {private} の能力を使わせますか？",
	}
	ConsentGift = Pair{"{player}: let {buyer} have {private} for nothing?", "{player}：{private} を {buyer} に無償で渡しますか？"}
	ConsentDeal = Pair{
		"{player}: let {buyer} acquire {company}? {answer}: {means}",
		"{player}：{buyer} による {company} の買収に同意しますか？ {answer}：{means}",
	}
	TiedUp        = Pair{"{$cash} in cash, {$tied} tied up in bids, {$free} free.", "現金 {$cash}、入札中 {$tied}、使える額 {$free}。"}
	BuyOrPass     = Pair{"Buy {private} for {$sum}, or pass.", "{private} を {$sum} で買うか、パスしてください。"}
	MoneyRaised   = Pair{"{corp} {$treasury}, {player} {$cash}, sales {$sales}", "{corp} {$treasury}、{player} {$cash}、売却 {$sales}"}
	ZoneAlso      = Pair{"also {what}", "さらに{what}"}
	MostBid       = Pair{"At most {$most}: the cheapest of what is left must still be paid.", "最高 {$most}。残りの中で最も安いものの代金が必要です。"}
	NoBidLeft     = Pair{"Too little cash for the minimum bid of {$min}.", "最低入札額 {$min} に足りません。"}
	LotsLeft      = Pair{"To choose from", "選べるもの"}
	LotsSold      = Pair{"Sold", "落札済み"}
	LotSold       = Pair{"{lot}: {player} {$sum}.", "{lot}：{player} {$sum}。"}
	LotChosen     = Pair{"{player}: {lot} for {$sum} (bid {$bid}).", "{player}：{lot} を {$sum} で取得（入札 {$bid}）。"}
	LotNow        = Pair{"Now {lot}: {list}.", "続いて {lot}：{list}。"}
	Against       = Pair{"against", "対"}
	LeadsAt       = Pair{"bids {$sum}", "{$sum} で入札中"}
	HasPassed     = Pair{"passed", "パス"}
	FreeToBid     = Pair{"free to bid", "使える額"}
	MaySell       = Pair{"{player} may sell", "{player} の売れる株"}
	SellHead      = Pair{"Sell", "売る数"}
	RaisesHead    = Pair{"Raises", "代金"}
	LotGoesTo     = Pair{"{lot} then goes to {player} for {$sum}.", "続いて {player} が {lot} を {$sum} で買います。"}
	LotContest    = Pair{"Then {list} bid against each other for {lot}.", "続いて {list} が {lot} を競ります。"}
	PresidencyLot = Pair{"President's certificate, {percent}. Par {list}.", "社長株 {percent}。額面 {list}。"}
	RunSubsidy    = Pair{"and {$sum} for the company", "会社に {$sum}"}
	LayRunsTitle  = Pair{"Best run after a lay", "敷設後の最大収益"}
	LayRunsNow    = Pair{"Best run after a lay (now {$sum})", "敷設後の最大収益（現在 {$sum}）"}
	LayRunsSearch = Pair{"Working out the lays.", "各敷設の収益を計算中です。"}
	LayRunsNone   = Pair{"No lay was found that improves the best run.", "最大収益が増える敷設は見つかりません。"}
	LayRunName    = Pair{"{hex}, lay {tile}: run {$sum}, {change}", "{hex}、{tile} を敷設：収益 {$sum}、{change}"}
	LayRunBest    = Pair{"Best run {change}.", "最大収益 {change}。"}
	LayRunShort   = Pair{"run {$sum}, {change}", "収益 {$sum}、{change}"}
	OtherHexes    = Pair{"{n} other {n|hex|hexes}", "ほかに{n}ヘクス"}
	LayWays       = Pair{"{hexes} {hexes|hex|hexes}, {n} ways.", "置き方：{hexes}ヘクス・{n}通り"}
	LayNone       = Pair{"No tile can be laid.", "置けるタイルはありません。"}
	LayOne        = Pair{"1 way to lay.", "置き方：1通り"}
	HaltsUsed     = Pair{"Halts", "停車場"}
	HaltsName     = Pair{"Route {letter}: {n} {n|halt|halts}, {$sum}, {$subsidy} for the company", "経路{letter}：停車場{n}、{$sum}、会社に {$subsidy}"}
	StopsCount    = Pair{"{limit} of {n} stops count", "{n}駅中{limit}駅を数える"}
	LeasedTrain   = Pair{"leased", "借りた列車"}
	KeepsAll      = Pair{"all for the company", "全額が会社に入る"}

	EndsAfter = Pair{"{end}: the game ends after {round}.", "{end}：{round} でゲームが終わります。"}

	// Guards.
	OrderSell     = Pair{"sell", "株を売るか"}
	OrderRepay    = Pair{"repay the loan", "借金を返すか"}
	OrderBuy      = Pair{"buy one certificate", "株券を1枚買うか"}
	OrderStart    = Pair{"start a company", "会社を開始するか"}
	OrderExchange = Pair{"exchange a private", "個人会社を株と交換するか"}
	OrderIssue    = Pair{"issue shares", "株を発行するか"}
	OrderReissue  = Pair{"reissue shares", "株を再発行するか"}
	OrderRedeem   = Pair{"redeem shares", "株を償還するか"}
	OrderBid      = Pair{"make up to {n} {n|bid|bids}", "{n}回まで入札するか"}
	OrderElse     = Pair{"choose an action below", "下の行動を選ぶか"}
	OrderPass     = Pair{"or pass.", "パスしてください。"}
	OrderEnd      = Pair{"or end your turn.", "手番を終えてください。"}
	GuardRun      = Pair{"Skip a run of {$sum}?", "{$sum} の運行をやめますか？"}
	GuardLess     = Pair{"Run {$sum}, not {$best}?", "{$best} でなく {$sum} で運行しますか？"}
	GuardTrain    = Pair{"Go on without a train?", "列車なしで進みますか？"}
	GuardFloat    = Pair{"Pass, one share before {company} floats?", "{company} は設立まで1株。パスしますか？"}
	GuardClose    = Pair{"Give the company up?", "会社を失ってもよいですか？"}

	// For titles without shares, and for groups of privates.
	TooLittle     = Pair{"This leaves {$left}. The cheapest train costs {$price}: the game would end with this round.", "残り{$left}。一番安い列車は{$price}：このラウンドでゲームが終わります。"}
	HalfOf        = Pair{"{$cost} (half of {n})", "{$cost}：{n}の半額"}
	MoneyOfAll    = Pair{"Money of the railroads", "各社の資金"}
	CheapestTrain = Pair{"Cheapest train {$price}", "一番安い列車 {$price}"}
	BidAndLot     = Pair{"bid {$bid} + price {$price} = {$sum}", "入札 {$bid} + 価格 {$price} = {$sum}"}
	HasGroup      = Pair{"has a group", "グループあり"}
)
