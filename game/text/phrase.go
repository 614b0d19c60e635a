package text

// Phrase is a text of the decision panels. Most have holes.
type Phrase uint16

// The phrases, grouped by use.
const (
	// Missing choices.
	ChooseTile Phrase = iota
	ChooseLot
	ChooseSite
	ChooseDividend

	// Buttons and options.
	BuyBrief
	PoolBrief
	SellBrief
	SellsFrom
	RedeemBrief
	RedeemName
	ReissueBrief
	BuyFrom
	StartBrief
	LayFree
	PayTitle
	HoldTitle
	HalfTitle
	ToHolders
	ToTreasury
	ToBoth
	TrainFromBank
	TrainFromPool
	TrainOfOther
	OthersTrains
	SharesFrom
	MayExchange
	ExchangeName
	TrainLeft
	PayRange
	SellsFor
	InPool
	SharesOf
	SellOnly
	TurnsFit
	OneTurnFits
	LastCopy
	CopiesLeft
	PowerLay
	PowerMarker
	PowerTile
	SiteOf
	ByPower
	StopsOf
	BestRest
	OtherWay
	Less
	More

	// Names for screen readers.
	BuyName
	SellName
	StartName
	BidName
	PrivateName
	TileName
	StationName
	DividendName
	WithPrice
	RouteName
	RouteStops
	StopRemove
	StopAdd
	HexLays
	HexStation

	// Labels of consequences.
	CashOf
	CertsOf
	HoldingOf
	TrainLimitOf
	WayCounted
	WayClosed
	PartOf
	PerShareOf
	FormNow
	FormThen
	NewShares
	FloatOf
	FloatsAfter
	PriceOf
	PriceUnrun
	PresidencyOf
	ParOf
	TreasuryOf
	OrderOf
	WorthChange
	WorthUntil
	CostLabel
	StopValues
	NoStop
	BestRunOf
	BestRunAll
	TrainsOf
	NewTrackTo
	GainsToo
	RunsWorse
	RunsOfOthers
	OwnPartOf
	CountsOf
	CountsThen
	FloatsWith
	PerShare
	MarketAround
	PriceNow
	Earned
	TotalLabel
	StaysWith
	OrderPlace
	WasRun

	// Price protection.
	PriceUnprotected
	WorthUnprotected
	MayProtect
	ProtectsFor
	CannotPay
	CannotProtect
	BlockSold
	BlockOnLedge
	BlockStays
	NotProtect
	BlockShares
	DecidesNow
	BlocksWait
	PairName
	IfProtected
	IfFalls
	IfNotProtected
	YourCash
	ThePrice
	YourShare
	YourCerts
	YourWorth
	OthersShare
	NoChange
	ClosesForGood
	ClosesByButton
	AboveLimit
	LaterBlock
	TurnAfter

	// Warnings and notices.
	NoWayBack
	HalfPrice
	StartsPhase
	TrainsRust
	PrivatesClose
	MustDiscard
	SharesToFloat
	TrainsFull
	EntersZone
	LedgeTakes
	LeavesZone
	BestProven
	BestSoFar
	BestStopped
	LessThanBest
	LessThanFound
	MostInAll
	MoreInAll
	NoWay
	WayFilled
	WayEnds
	RouteFault
	OnlyNeeded
	WhileShort
	ElseBankrupt
	ElseLoan
	ElseOut
	SaleRuins
	Missing
	ConsentAsk
	OwnerAsked
	ConsentTrain
	ConsentPrivate
	ConsentPower
	ConsentGift
	ConsentDeal
	TiedUp
	BuyOrPass
	MoneyRaised
	ZoneAlso
	MostBid
	NoBidLeft
	LotsLeft
	LotsSold
	LotSold
	LotChosen
	LotNow
	Against
	LeadsAt
	HasPassed
	FreeToBid
	MaySell
	SellHead
	RaisesHead
	LotGoesTo
	LotContest
	PresidencyLot
	RunSubsidy
	LayRunsTitle
	LayRunsNow
	LayRunsSearch
	LayRunsNone
	LayRunName
	LayRunBest
	LayRunShort
	OtherHexes
	LayWays
	LayOne
	HaltsUsed
	HaltsName
	StopsCount
	LeasedTrain
	KeepsAll

	// Guards.
	OrderBoth
	OrderBuy
	OrderSell
	OrderElse
	OrderMust
	GoOnBoth
	GoOnBuy
	GoOnSell
	GoOnElse
	GuardRun
	GuardLess
	GuardTrain
	GuardFloat
	GuardClose

	// For titles without shares, and for groups of privates.
	TooLittle
	HalfOf
	MoneyOfAll
	CheapestTrain
	BidAndLot
	HasGroup

	phraseCount
)

var phrases = [phraseCount]Pair{
	ChooseTile:     {"Choose a tile", "タイルを選ぶ"},
	ChooseLot:      {"Choose what to buy", "買うものを選ぶ"},
	ChooseSite:     {"Choose a hex", "ヘクスを選ぶ"},
	ChooseDividend: {"Choose the dividend", "配当を選ぶ"},

	BuyBrief:      {"Buy {$sum}", "購入 {$sum}"},
	PoolBrief:     {"Buy from pool {$sum}", "公開市場から {$sum}"},
	SellBrief:     {"Sell {$sum}", "売却 {$sum}"},
	SellsFrom:     {"Sell from {$sum}", "売却 {$sum}～"},
	RedeemBrief:   {"Redeem {$sum}", "償還 {$sum}"},
	RedeemName:    {"{company}: redeem a share for {$sum}", "{company}：1株を {$sum} で償還"},
	ReissueBrief:  {"Reissue {n}", "再発行 {n}株"},
	BuyFrom:       {"Buy {what} from {owner}", "{owner} から {what} を買う"},
	StartBrief:    {"Start", "開始"},
	LayFree:       {"free", "無料"},
	PayTitle:      {"Pay out", "配当する"},
	HoldTitle:     {"Withhold", "留保する"},
	HalfTitle:     {"Pay half", "半分を配当"},
	ToHolders:     {"{$sum} to shareholders", "株主へ {$sum}"},
	ToTreasury:    {"{$sum} to treasury", "会社の資金へ {$sum}"},
	ToBoth:        {"{$paid} paid, {$kept} kept", "{$paid} を配当、{$kept} を留保"},
	TrainFromBank: {"{train} from the bank", "銀行の{train}"},
	TrainFromPool: {"{train} from the open market", "公開市場の{train}"},
	TrainOfOther:  {"{train} of {owner}", "{owner} の{train}"},
	SharesFrom:    {"from {from}", "{from}から"},
	MayExchange:   {"{player}: {private} for a share of {company}", "{player}：{private} を {company} の株に"},
	ExchangeName:  {"{what}, from {from}", "{what}、{from}から"},
	OthersTrains:  {"Trains of other presidents", "他の社長の列車"},
	TrainLeft:     {"{n} left", "残り{n}両"},
	PayRange:      {"{$low} to {$high}", "{$low}–{$high}"},
	InPool:        {"pool {n}", "公開市場 {n}"},
	SharesOf:      {"{n} {n|share|shares}", "{n}株"},
	SellsFor:      {"{n} {n|share|shares}", "{n}株"},
	SellOnly:      {"Sell {n} {n|share|shares} for {$sum}", "{n}株を {$sum} で売る"},
	TurnsFit:      {"{n} turns fit", "向き{n}通り"},
	OneTurnFits:   {"one turn fits", "向き1通り"},
	LastCopy:      {"last copy", "最後の1枚"},
	CopiesLeft:    {"{n} in the box", "残り{n}枚"},
	PowerLay:      {"{private}: lay a tile on {hex}", "{private}：{hex} にタイルを置く"},
	PowerMarker:   {"Place the marker of {private}", "{private} のマーカーを置く"},
	PowerTile:     {"Lay a tile with {private}", "{private} でタイルを置く"},
	SiteOf:        {"{private}: choose one of {n} {n|hex|hexes}.", "{private}：ヘクスを選んでください（{n}か所）。"},
	ByPower:       {"with {private}", "{private} の能力"},
	StopsOf:       {"{n} of {limit} stops", "{limit}駅中{n}駅"},
	BestRest:      {"Best run", "最大収益"},
	OtherWay:      {"Other way", "別の経路"},
	Less:          {"less", "減らす"},
	More:          {"more", "増やす"},

	BuyName:      {"Buy one share of {company} from {from} for {$sum}", "{company} の1株を{from}から{$sum}で買う"},
	SellName:     {"Sell {company}, you hold {percent}", "{company} を売る、保有{percent}"},
	StartName:    {"Start {company}", "{company} を開始"},
	BidName:      {"Bid on {private}, minimum {$sum}", "{private} に入札、最低{$sum}"},
	PrivateName:  {"Buy {private} of {owner}, {what}", "{owner} の {private} を買う、{what}"},
	TileName:     {"Tile {tile}, {n} {n|turn|turns}", "タイル{tile}、向き{n}通り"},
	StationName:  {"Station at {hex}, {what}", "{hex} に駅、{what}"},
	DividendName: {"{what}: price {$before} to {$after}; {list}", "{what}：株価{$before}から{$after}、{list}"},
	WithPrice:    {"{what}, {$sum}", "{what}、{$sum}"},
	RouteName:    {"Train {train}, route {letter}, {what}, {$sum}", "{train}列車、経路{letter}、{what}、{$sum}"},
	RouteStops:   {"Train {train}, route {letter}: {stops}.", "{train}列車、経路{letter}：{stops}。"},
	StopRemove:   {"{stop} {$value}, remove", "{stop} {$value}、外す"},
	StopAdd:      {"{stop} {$value}, add", "{stop} {$value}、加える"},
	HexLays:      {"{n} {n|tile fits|tiles fit}.", "置けるタイル{n}種。"},
	HexStation:   {"A station may be placed.", "駅を置けます。"},

	CashOf:       {"Cash of {who}", "{who} の現金"},
	CertsOf:      {"Certificates of {who}", "{who} の株券"},
	HoldingOf:    {"{company} held", "{company} の保有"},
	WayCounted:   {"From {from}: {list}. {n} {n|hex|hexes}, {$each} each.", "{from} から：{list}。{n}ヘクス、1ヘクス {$each}。"},
	WayClosed:    {"Full cities block a shorter path: {list}.", "{list} が満員のため、近い道は通れません。"},
	TrainLimitOf: {"Train limit of {company}", "{company} の列車の上限"},
	PartOf:       {"{company} held by {who}", "{who} の {company} 保有"},
	PerShareOf:   {"Per share of {$sum}", "{$sum} の1株あたり"},
	FormNow:      {"Now: {n} shares", "今：{n}株会社"},
	FormThen:     {"Then: {n} shares", "変換後：{n}株会社"},
	NewShares:    {"+ new, for sale at {$price}", "+ 新しい株、1株 {$price} で売り出し"},
	FloatOf:      {"{company} floats", "{company} の設立"},
	FloatsAfter:  {"after {n} more {n|share|shares}, with {$sum}", "あと{n}株で、資金 {$sum}"},
	PriceOf:      {"Price of {company}", "{company} の株価"},
	PriceUnrun:   {"No run this turn: price of {company}", "今回は運行なし：{company} の株価"},
	PresidencyOf: {"President of {company}", "{company} の社長"},
	ParOf:        {"Par of {company}", "{company} の額面"},
	TreasuryOf:   {"Treasury of {company}", "{company} の資金"},
	OrderOf:      {"Operating order of {company}", "{company} の運営順"},
	WorthChange:  {"worth {change}", "資産 {change}"},
	CostLabel:    {"Cost", "費用"},
	StopValues:   {"Values of stops", "駅の価値"},
	NoStop:       {"none", "なし"},
	BestRunOf:    {"Best run of {company}", "{company} の最大収益"},
	BestRunAll:   {"Best run of {company} (now {list})", "{company} の最大収益（現在 {list}）"},
	TrainsOf:     {"Trains of {company}", "{company} の列車"},
	NewTrackTo:   {"New track to", "新しい線路の先"},
	GainsToo:     {"{company} gains too", "{company} も増収"},
	WorthUntil:   {"Net worth until {company} floats", "{company} 設立までの総資産"},
	RunsWorse:    {"{company} loses", "{company} は減収"},
	RunsOfOthers: {"Best runs of others", "他社の最大収益"},
	OwnPartOf:    {"Of {$sum} paid to {company} itself", "{$sum} のうち {company} 自身へ"},
	CountsOf:     {"Shares of {company}", "{company} の株"},
	CountsThen:   {"count {$sum} as soon as it floats", "設立されると {$sum} になる"},
	FloatsWith:   {"{company} floats with {$sum}.", "{company} が {$sum} で設立されます。"},
	PerShare:     {"{$sum} per share", "1株 {$sum}"},
	MarketAround: {"Market around {company}", "{company} の株価付近"},
	PriceNow:     {"now", "現在"},
	Earned:       {"{company} earned {$sum} with {n} {n|train|trains}", "{company} の収益 {$sum}、列車{n}両"},
	TotalLabel:   {"Total", "合計"},
	StaysWith:    {"stays with {player}", "{player} のまま"},
	OrderPlace:   {"{n}", "{n}番"},
	WasRun:       {"last run {$sum}", "前回 {$sum}"},

	PriceUnprotected: {"{company} if not protected", "{company} 防衛なしの株価"},
	WorthUnprotected: {"Net worth, if not protected", "防衛なしの総資産"},
	MayProtect:       {"May protect", "防衛できる人"},
	ProtectsFor:      {"{player} for {$cost}", "{player}（{$cost}）"},
	CannotPay:        {"{player} has {$have}: cannot", "{player} は {$have}：できない"},
	CannotProtect:    {"{player}: {why}", "{player}：{why}"},
	BlockSold: {
		"{seller} sold {n} {n|share|shares} of {company}. Buy back all of it, or let the price fall.",
		"{seller} が {company} を{n}株売りました。全部買い戻すか、防衛せずに値下がりさせるかを選んでください。",
	},
	BlockOnLedge: {
		"{seller} sold {n} {n|share|shares} of {company}. The ledge holds the price at {$price} either way.",
		"{seller} が {company} を{n}株売りました。段が受け止めるため、防衛してもしなくても株価は {$price} のままです。",
	},
	BlockStays: {
		"{seller} sold {n} {n|share|shares} of {company}. The price stays at {$price} either way.",
		"{seller} が {company} を{n}株売りました。防衛してもしなくても株価は {$price} のままです。",
	},
	NotProtect:     {"Do not protect", "防衛しない"},
	BlockShares:    {"{company}, {n} {n|share|shares}", "{company} {n}株"},
	DecidesNow:     {"{player} decides now", "{player} が決めます"},
	BlocksWait:     {"Blocks that wait", "未決の売却"},
	PairName:       {"If you protect, and if you do not", "防衛する場合としない場合"},
	IfProtected:    {"protect", "防衛する"},
	IfFalls:        {"let it fall", "値下がり"},
	IfNotProtected: {"do not", "防衛しない"},
	YourCash:       {"Your cash, now {now}", "現金（今 {now}）"},
	ThePrice:       {"Price of {company}, now {now}", "{company} の株価（今 {now}）"},
	YourShare:      {"Your share, now {now}", "保有（今 {now}）"},
	YourCerts:      {"Your certificates, now {now}", "株券（今 {now}）"},
	YourWorth:      {"Your worth, now {now}", "資産（今 {now}）"},
	OthersShare:    {"{percent} of {player}", "{player} の {percent}"},
	NoChange:       {"no change", "変化なし"},
	ClosesForGood: {
		"{company} would close for good: its stations, trains, privates and shares leave the game.",
		"{company} は閉鎖されます。駅、列車、個人会社、株がゲームから去ります。",
	},
	ClosesByButton: {
		"“{button}” ends the turn without a run, and {list} would close for good: " +
			"stations, trains, privates and shares leave the game.",
		"「{button}」では運行なしで手番が終わり、{list} は閉鎖されます。駅、列車、個人会社、株がゲームから去ります。",
	},
	AboveLimit: {"More than {percent} is allowed when you protect.", "防衛では {percent} を超えて持てます。"},
	LaterBlock: {"{$left} is left; {company} needs {$cost} later.", "残り {$left}。後で {company} に {$cost} が必要です。"},
	TurnAfter: {
		"If nobody protects after this: {player} has the next turn if you protect, else {other}.",
		"この後に防衛がなければ、次の手番は防衛すると {player}、しないと {other}。",
	},

	NoWayBack:     {"After selling {company} you cannot buy it again in {round}.", "{company} を売ると {round} の間は買い戻せません。"},
	HalfPrice:     {"{company} has no train: its shares sell at half the price, {$price} each.", "{company} には列車がないため、株は半額の {$price} で売れます。"},
	StartsPhase:   {"This starts phase {phase}.", "フェイズ{phase}になります。"},
	TrainsRust:    {"{train}s of {list} rust.", "{list} の{train}が廃車になります。"},
	PrivatesClose: {"All privates close.", "個人会社はすべて閉鎖されます。"},
	MustDiscard:   {"{list} must discard a train.", "{list} は列車を手放します。"},
	SharesToFloat: {"{percent} more must be sold before {company} floats.", "{company} の設立まであと {percent} の販売が必要です。"},
	TrainsFull:    {"{company} is at its limit of {n} {n|train|trains}.", "{company} の列車は上限の{n}両です。"},
	EntersZone:    {"At {$price}: {what}.", "株価 {$price}：{what}。"},
	LedgeTakes:    {"The ledge absorbs one share: the price falls one row less.", "段が1株分を受け止め、株価の下落は1段少なくなります。"},
	LeavesZone:    {"At {$price} certificates count toward the limit again.", "株価 {$price} では株券が再び制限に数えられます。"},
	BestProven:    {"Best possible run, proven. Nothing pays more.", "最大収益（証明済み）。これより多い収益はありません。"},
	BestSoFar:     {"Best so far, still searching. No run pays more than {$most}.", "現時点の最大です（探索中）。{$most} を超える収益はありません。"},
	BestStopped:   {"Best run found, not proven. No run pays more than {$most}.", "見つかった最大の運行です（証明なし）。{$most} を超える収益はありません。"},
	LessThanBest:  {"{$sum} less than the best run, {$best}, proven.", "最大収益 {$best}（証明済み）より {$sum} 少ない運行です。"},
	LessThanFound: {"{$sum} less than the best run found so far, {$best}.", "現時点の最大 {$best} より {$sum} 少ない運行です。"},
	MostInAll:     {"Brings most in all, {$all}, proven; {$sum} less revenue than the best run.", "会社の受取を含む合計 {$all} は最大（証明済み）。収益は最大より {$sum} 少なくなります。"},
	MoreInAll:     {"Best possible run, proven. Another brings {$sum} more in all, with what the company receives.", "最大収益（証明済み）。会社の受取を含む合計では {$sum} 多い運行があります。"},
	WayFilled:     {"{place} is full of stations of {list}, so no way through it leads to {hex} ({rule}).", "{place} は {list} の駅で埋まっているため {hex} へ通れません（{rule}）。"},
	WayEnds:       {"Every route ends at {place}, so no way through it leads to {hex} ({rule}).", "{place} は経路の端になるため、その先の {hex} へは通れません（{rule}）。"},
	NoWay:         {"No free track joins {hex} to the route.", "{hex} と経路を結ぶ空いた線路がありません。"},
	RouteFault:    {"Route {letter}: {why}", "経路{letter}：{why}"},
	OnlyNeeded:    {"Only what is needed may be sold.", "必要な分だけ売れます。"},
	WhileShort:    {"While money is short, more may be sold than is needed.", "資金が足りない間は、必要な分より多く売れます。"},
	ElseOut:       {"A president who cannot raise the money goes bankrupt and leaves the game.", "社長が調達できなければ破産となり、ゲームから脱落します。"},
	SaleRuins: {
		"With these sales the president is bankrupt: all that is left to sell is too little.",
		"この売り方では、残りを全部売っても足りず、社長は破産します。",
	},
	ElseLoan:     {"What is missing after all sales comes from a loan.", "すべて売っても足りない分は借金になります。"},
	ElseBankrupt: {"A president who cannot raise the money goes bankrupt, and the game ends.", "社長が調達できなければ破産となり、ゲームが終わります。"},
	Missing:      {"{$sum} missing", "{$sum} 不足"},
	OwnerAsked:   {"{player} is asked to agree first.", "先に {player} の同意を求めます。"},
	ConsentAsk:   {"{player} must agree to the price.", "{player} が価格に同意する必要があります。"},
	ConsentTrain: {
		"{player}: sell the {train} of {owner} to {buyer} for {$sum}?",
		"{player}：{owner} の{train}を {buyer} に {$sum} で売りますか？",
	},
	ConsentPower: {
		"{player}: let {buyer} use {private}?",
		"{player}：{buyer} に {private} の能力を使わせますか？",
	},
	ConsentGift: {"{player}: let {buyer} have {private} for nothing?", "{player}：{private} を {buyer} に無償で渡しますか？"},
	ConsentDeal: {
		"{player}: let {buyer} acquire {company}? {answer}: {means}",
		"{player}：{buyer} による {company} の買収に同意しますか？ {answer}：{means}",
	},
	ConsentPrivate: {
		"{player}: sell {private} to {buyer} for {$sum}?", "{player}：{private} を {buyer} に {$sum} で売りますか？",
	},
	BuyOrPass:     {"Buy {private} for {$sum}, or pass.", "{private} を {$sum} で買うか、パスしてください。"},
	TiedUp:        {"{$cash} in cash, {$tied} tied up in bids, {$free} free.", "現金 {$cash}、入札中 {$tied}、使える額 {$free}。"},
	MoneyRaised:   {"{corp} {$treasury}, {player} {$cash}, sales {$sales}", "{corp} {$treasury}、{player} {$cash}、売却 {$sales}"},
	ZoneAlso:      {"also {what}", "さらに{what}"},
	MostBid:       {"At most {$most}: the cheapest of what is left must still be paid.", "最高 {$most}。残りの中で最も安いものの代金が必要です。"},
	NoBidLeft:     {"Too little cash for the minimum bid of {$min}.", "最低入札額 {$min} に足りません。"},
	LotsSold:      {"Sold", "落札済み"},
	LotChosen:     {"{player}: {lot} for {$sum} (bid {$bid}).", "{player}：{lot} を {$sum} で取得（入札 {$bid}）。"},
	LotSold:       {"{lot}: {player} {$sum}.", "{lot}：{player} {$sum}。"},
	LotNow:        {"Now {lot}: {list}.", "続いて {lot}：{list}。"},
	Against:       {"against", "対"},
	LotsLeft:      {"To choose from", "選べるもの"},
	LeadsAt:       {"bids {$sum}", "{$sum} で入札中"},
	HasPassed:     {"passed", "パス"},
	MaySell:       {"{player} may sell", "{player} の売れる株"},
	SellHead:      {"Sell", "売る数"},
	RaisesHead:    {"Raises", "代金"},
	FreeToBid:     {"free to bid", "使える額"},
	LotGoesTo:     {"{lot} then goes to {player} for {$sum}.", "続いて {player} が {lot} を {$sum} で買います。"},
	LotContest:    {"Then {list} bid against each other for {lot}.", "続いて {list} が {lot} を競ります。"},
	PresidencyLot: {"President's certificate, {percent}. Par {list}.", "社長株 {percent}。額面 {list}。"},
	RunSubsidy:    {"and {$sum} for the company", "会社に {$sum}"},
	HaltsUsed:     {"Halts", "停車場"},
	StopsCount:    {"{limit} of {n} stops count", "{n}駅中{limit}駅を数える"},
	LeasedTrain:   {"leased", "借りた列車"},
	KeepsAll:      {"all for the company", "全額が会社に入る"},
	HaltsName:     {"Route {letter}: {n} {n|halt|halts}, {$sum}, {$subsidy} for the company", "経路{letter}：停車場{n}、{$sum}、会社に {$subsidy}"},

	LayRunsTitle:  {"Best run after a lay", "敷設後の最大収益"},
	LayRunsNow:    {"Best run after a lay (now {$sum})", "敷設後の最大収益（現在 {$sum}）"},
	LayRunsSearch: {"Working out the lays.", "各敷設の収益を計算中です。"},
	LayRunsNone:   {"No lay was found that improves the best run.", "最大収益が増える敷設は見つかりません。"},
	LayRunName:    {"{hex}, lay {tile}: run {$sum}, {change}", "{hex}、{tile} を敷設：収益 {$sum}、{change}"},
	LayRunBest:    {"Best run {change}.", "最大収益 {change}。"},
	LayRunShort:   {"run {$sum}, {change}", "収益 {$sum}、{change}"},
	LayOne:        {"1 way to lay.", "置き方：1通り"},
	LayWays:       {"{hexes} {hexes|hex|hexes}, {n} ways.", "置き方：{hexes}ヘクス・{n}通り"},
	OtherHexes:    {"{n} other {n|hex|hexes}", "ほかに{n}ヘクス"},

	OrderBoth: {"Sell, buy one certificate, or pass.", "株を売るか、株券を1枚買うか、パスしてください。"},
	OrderBuy:  {"Buy one certificate, or pass.", "株券を1枚買うか、パスしてください。"},
	OrderSell: {"Sell, or pass.", "株を売るか、パスしてください。"},
	OrderElse: {"Choose an action below, or pass.", "下の行動を選ぶか、パスしてください。"},
	OrderMust: {"You are over a limit: sell.", "上限を超えています。株を売ってください。"},
	GoOnBoth:  {"Sell, buy a certificate, or end your turn.", "株を売るか、株券を買うか、手番を終えてください。"},
	GoOnBuy:   {"Buy a certificate, or end your turn.", "株券を買うか、手番を終えてください。"},
	GoOnSell:  {"Sell, or end your turn.", "株を売るか、手番を終えてください。"},
	GoOnElse:  {"Choose an action below, or end your turn.", "下の行動を選ぶか、手番を終えてください。"},

	GuardRun:      {"Skip a run of {$sum}?", "{$sum} の運行をやめますか？"},
	GuardLess:     {"Run {$sum}, not {$best}?", "{$best} でなく {$sum} で運行しますか？"},
	GuardTrain:    {"Go on without a train?", "列車なしで進みますか？"},
	TooLittle:     {"This leaves {$left}. The cheapest train costs {$price}: the game would end with this round.", "残り{$left}。一番安い列車は{$price}：このラウンドでゲームが終わります。"},
	HalfOf:        {"{$cost} (half of {n})", "{$cost}：{n}の半額"},
	MoneyOfAll:    {"Money of the railroads", "各社の資金"},
	CheapestTrain: {"Cheapest train {$price}", "一番安い列車 {$price}"},
	BidAndLot:     {"bid {$bid} + price {$price} = {$sum}", "入札 {$bid} + 価格 {$price} = {$sum}"},
	HasGroup:      {"has a group", "グループあり"},

	GuardClose: {"Let it close for good?", "閉鎖させますか？"},
	GuardFloat: {"Pass, one share before {company} floats?", "{company} は設立まで1株。パスしますか？"},
}

// Phrase returns a phrase in the speaker's language, with its holes filled.
func (s *Speaker) Phrase(p Phrase, facts Facts) string { return phrases[p].Fill(s.Lang, facts) }
