package text

// The fixed texts of the program, grouped by use: buttons, terms, headings, and sentences with holes.
var (
	// Names in sentences.
	Nobody       = Pair{"nobody", "なし"}
	SeatNumber   = Pair{"Player {n}", "プレイヤー{n}"}
	TheBank      = Pair{"the bank", "銀行"}
	TheInitial   = Pair{"the IPO", "IPO"}
	ThePool      = Pair{"the pool", "公開市場"}
	TrainOf      = Pair{"{name}-train", "{name}列車"}
	ThisCompany  = Pair{"this company", "この会社"}
	ThisPrivate  = Pair{"this private", "この個人会社"}
	ThisHex      = Pair{"this hex", "このヘクス"}
	ThisTile     = Pair{"this tile", "このタイル"}
	ThisTrain    = Pair{"this train", "この列車"}
	TheseColours = Pair{"such", "この色の"}
	PrintedTrack = Pair{"the printed track", "印刷された線路"}
	SameLabel    = Pair{"as printed", "印刷と同じ"}
	ALaterTrain  = Pair{"train of a later phase", "後のフェイズの列車"}
	OnTheMap     = Pair{"see the map", "盤面を参照"}
	APlayer      = Pair{"a player", "プレイヤー"}
	RuleNumber   = Pair{"Rule {rule}", "ルール {rule}"}

	// Terms.
	StockRoundShort     = Pair{"SR {set}", "SR {set}"}
	StockRoundLong      = Pair{"Stock round {set}", "株式ラウンド{set}"}
	StockRoundChip      = Pair{"S{set}", "株{set}"}
	OperatingRoundShort = Pair{"OR {set}.{round}", "OR {set}.{round}"}
	AuctionShort        = Pair{"Auction", "競り"}
	RoundShort          = Pair{"Round {set}", "ラウンド{set}"}
	ToTheEnd            = Pair{"the end of the game", "ゲーム終了"}
	ToTheEndOfSet       = Pair{"the end of set {set} or of the game", "セット{set}の終わりかゲーム終了"}
	President           = Pair{"president", "社長"}
	Initial             = Pair{"IPO", "IPO"}
	Pool                = Pair{"pool", "公開市場"}
	Treasury            = Pair{"treasury", "会社の資金"}
	Bank                = Pair{"bank", "銀行"}
	ParPrice            = Pair{"par", "額面"}
	SharePrice          = Pair{"share price", "株価"}
	NetWorth            = Pair{"net worth", "総資産"}
	Revenue             = Pair{"revenue", "収益"}
	RustsWith           = Pair{"rusts with the first {train}", "最初の{train}で廃車"}
	Permanent           = Pair{"permanent", "廃車なし"}
	CanRaise            = Pair{"can raise", "調達可能額"}
	Phase               = Pair{"phase", "フェイズ"}
	LayerOpen           = Pair{"layer {n}", "レイヤー{n}"}
	LayerShut           = Pair{"layer {n}, not open", "レイヤー{n}未開放"}
	NobodyPresides      = Pair{"No president: anybody may decide", "社長なし：全員が操作できます"}
	History             = Pair{"History", "履歴"}
	Cash                = Pair{"cash", "現金"}
	ToAct               = Pair{"to act", "手番"}
	Ruined              = Pair{"bankrupt", "破産"}
	Unlimited           = Pair{"unlimited", "無制限"}
	NotFloated          = Pair{"not floated", "未設立"}
	NotStarted          = Pair{"not started", "未開始"}
	NoTrainTerm         = Pair{"no train", "列車なし"}
	Closed              = Pair{"closed", "閉鎖"}
	Unsold              = Pair{"not sold", "未販売"}

	// Zones of the market.
	ZoneCertLimit  = Pair{"no certificate limit", "株券保有制限の対象外"}
	ZoneShareLimit = Pair{"no limit per company", "1社の上限なし"}
	ZoneMultiBuy   = Pair{"several per turn", "1手番に複数購入"}
	ZoneCloses     = Pair{"closes the company", "会社が閉鎖"}
	ZoneBankrupt   = Pair{"bankrupt", "破産"}
	ZoneEndsGame   = Pair{"ends the game", "ゲーム終了"}
	ZoneFirstSale  = Pair{"the first share sold moves no price", "最初の1株の売却では下がらない"}
	ZoneParAgain   = Pair{"price of a new start", "再開始の株価"}
	ZoneBelowLedge = Pair{"below the ledge", "段の下"}
	ZoneLargeOnly  = Pair{"companies of {n} shares only", "{n}株会社のみ"}
	ZonePar        = Pair{"par price", "額面"}

	// Track and stations.
	LayTurn = Pair{"Turn", "回す"}

	// Runs and dividends.
	RunNext  = Pair{"Next best {$sum}", "次点 {$sum}"}
	RunInAll = Pair{"Most in all {$sum} + {$aside}", "合計最大 {$sum} + {$aside}"}
	RunClear = Pair{"Clear", "消去"}
	RunLast  = Pair{"Last run", "前回の経路"}

	// Trains.
	TrainMust   = Pair{"{company} must buy a train.", "{company} は列車を買わなければなりません。"}
	EmergencyDo = Pair{"Sell {n} {n|share|shares}, buy {train}", "{n}株を売り{train}を買う"}
	TradeIn     = Pair{"with {train} in part payment", "{train}を下取りに出す"}

	// Stock round and auction.
	RightToChoose = Pair{"the right to choose", "選ぶ権利"}
	BidOrPass     = Pair{"Bid for the right to choose, or pass.", "選ぶ権利に入札するか、パスしてください。"}
	RaiseOrPass   = Pair{"Raise the bid on {private}, or pass and leave its auction.", "{private} の入札額を上げるか、パスしてこの競りから降りてください。"}
	ChooseLotNow  = Pair{"Choose what to buy.", "買うものを選んでください。"}

	// Undo, history and what-if.
	UndoWhat        = Pair{"Undo {what}", "{what}を取り消す"}
	RedoWhat        = Pair{"Redo {what}", "{what}をやり直す"}
	Undo            = Pair{"Undo", "取り消す"}
	Redo            = Pair{"Redo", "やり直す"}
	UndoTurn        = Pair{"Undo to the start of this turn", "手番の最初まで戻す"}
	UndoHere        = Pair{"Undo to here", "ここまで戻す"}
	BackToNow       = Pair{"Back to now", "現在に戻る"}
	WhatIfNew       = Pair{"What if", "もしも"}
	WhatIfHere      = Pair{"What if from here", "ここから「もしも」"}
	WhatIfAdopt     = Pair{"Adopt {name}", "{name}を採用"}
	WhatIfDrop      = Pair{"Drop {name}", "{name}を破棄"}
	WhatIfMark      = Pair{"What if: not the real game", "もしも：本番ではありません"}
	WhatIfMarkShort = Pair{"Not the real game", "本番ではありません"}
	CompareCash     = Pair{"{who} cash", "{who} 現金"}
	ComparePrice    = Pair{"{who} price", "{who} 株価"}
	CompareFunds    = Pair{"{who} treasury", "{who} の資金"}
	CompareRun      = Pair{"{who} last run", "{who} 収益"}
	HistorySince    = Pair{"Changes since my turn", "前の手番からの変化"}
	HistoryViewing  = Pair{"Viewing {round}, action {n} of {all}", "{round} を表示中（{all}手中{n}手目）"}
	HistoryStart    = Pair{"First", "最初"}
	HistoryBack     = Pair{"Back", "戻る"}
	HistoryForward  = Pair{"Forward", "進む"}
	HistoryPlay     = Pair{"Play", "再生"}
	HistoryNow      = Pair{"Now", "現在"}
	ByAction        = Pair{"Action", "1手"}
	ByCompany       = Pair{"Company", "会社"}
	ByRound         = Pair{"Round", "ラウンド"}
	ByMyTurn        = Pair{"My turn", "自分の手番"}
	GameStart       = Pair{"Start of the game", "ゲーム開始"}

	// Sharing and handing over.
	Consent = Pair{"{player} must agree.", "{player} の同意が必要です。"}

	// The table.
	Why            = Pair{"Why not?", "なぜ？"}
	RuleShow       = Pair{"Show the rule", "ルールを見る"}
	Decides        = Pair{"{player} decides", "{player} が決めます"}
	ActorStep      = Pair{"{actor} · {step}", "{actor} · {step}"}
	SpokenPrompt   = Pair{"{actor}, {step}. {player} decides.", "{actor}、{step}。{player}が決めます。"}
	SpokenRound    = Pair{"{round}, phase {phase}.", "{round}、フェイズ{phase}。"}
	SpokenSentence = Pair{"{what}.", "{what}。"}
	TabTable       = Pair{"Table", "盤面"}
	TabMarket      = Pair{"Market", "株価"}
	TabMoney       = Pair{"Money", "資金"}
	TabCompanies   = Pair{"Companies", "会社"}
	TabPlayers     = Pair{"Players", "プレイヤー"}
	TabLog         = Pair{"Log", "記録"}
	TabTrains      = Pair{"Trains and phases", "列車とフェイズ"}
	TabPrivates    = Pair{"Privates", "個人会社"}
	TabCompany     = Pair{"Company", "会社"}
	MenuHome       = Pair{"Home", "ホーム"}
	MenuRules      = Pair{"Rules", "ルール"}
	MenuKeys       = Pair{"Keys", "キー操作"}
	MenuRead       = Pair{"Read the table", "盤面を読み上げる"}
	MenuSettings   = Pair{"Settings", "設定"}
	MenuShare      = Pair{"Share", "共有"}
	Cancel         = Pair{"Cancel", "キャンセル"}
	GameOverTitle  = Pair{"Game over", "ゲーム終了"}
	WonBy          = Pair{"{player} wins by {$margin}.", "{player} が {$margin} 差で勝ちました。"}
	Tied           = Pair{"{players} share the first place.", "{players} が同点で首位です。"}

	// Descriptions.
	HexLand        = Pair{"land", "平地"}
	HexWater       = Pair{"water", "水域"}
	HexSwamp       = Pair{"swamp", "湿地"}
	HexPort        = Pair{"port", "港"}
	HexMountain    = Pair{"mountain", "山地"}
	HexTile        = Pair{"{colour} tile {tile}", "{colour}タイル{tile}"}
	HexPrinted     = Pair{"printed {colour}", "{colour}の印刷ヘクス"}
	HexCost        = Pair{"tile costs {$cost}", "敷設費 {$cost}"}
	HexCity        = Pair{"city {$value}: {stations}", "都市 {$value}：{stations}"}
	HexTown        = Pair{"town {$value}", "町 {$value}"}
	HexHalt        = Pair{"halt {$value}", "停車場 {$value}"}
	HexArea        = Pair{"off-board area {$value}", "盤外都市 {$value}"}
	HexAreaLater   = Pair{"off-board area {$value}, later {$later}", "盤外都市 {$value}、のちに {$later}"}
	HexNoStations  = Pair{"no slot", "駅の枠なし"}
	HexFreeSlots   = Pair{"{n} free", "空き{n}"}
	HexFaceDown    = Pair{"{company} face down", "{company}（裏向き）"}
	HexHome        = Pair{"home of {companies}", "{companies} の本拠地"}
	HexBlocked     = Pair{"closed by {private} of {owner}", "{owner} の {private} により使用不可"}
	CorpSentence   = Pair{"{corp}, {what}", "{corp}、{what}"}
	PriceIs        = Pair{"price {$price}", "株価 {$price}"}
	TreasuryIs     = Pair{"treasury {$sum}", "会社の資金 {$sum}"}
	TrainsAre      = Pair{"trains {trains}", "列車 {trains}"}
	OperatesAt     = Pair{"operates as number {n}", "運営順 {n}番"}
	PresidentIs    = Pair{"president {player}", "社長 {player}"}
	CashIs         = Pair{"cash {$sum}", "現金 {$sum}"}
	WorthIs        = Pair{"worth {$sum}", "総資産 {$sum}"}
	UncountedIs    = Pair{"{$sum} more when its companies float", "会社が設立されるとさらに {$sum}"}
	CertsAre       = Pair{"certificates {n} of {limit}", "株券 {n}／{limit}"}
	HasPriority    = Pair{"priority deal", "優先取引権"}
	AComputer      = Pair{"computer", "コンピュータ"} // of each level, in the order of match.Level
	EasyComputer   = Pair{"easy computer", "コンピュータ（やさしい）"}
	MediumComputer = Pair{"medium computer", "コンピュータ（ふつう）"}
	HardComputer   = Pair{"hard computer", "コンピュータ（強い）"}
	PaidShare      = Pair{"paid {$sum} a share", "1株 {$sum} を配当"}
	KeptAll        = Pair{"kept {$sum}", "{$sum} を留保"}
	NoRun          = Pair{"did not run", "運行なし"}
	CellSentence   = Pair{"{$price}, {what}", "{$price}、{what}"}
	HistoryValue   = Pair{"Action {n} of {all}, {round}", "{all}手中{n}手目、{round}"}

	// Files, links and records.
	ErrFile   = Pair{"This file cannot be read as a game: {cause}.", "このファイルはゲームとして読めません：{cause}。"}
	ErrAction = Pair{"Move {n} of {all} cannot be read.", "{all}手中{n}手目を読み取れません。"}
	ErrField  = Pair{"Move {n} cannot be read: in action {id} of the record, {field} makes no sense.", "{n}手目を読み取れません：記録のアクション{id}の {field} が不正です。"}
	ErrCut    = Pair{"The file breaks off before move {n}.", "ファイルは{n}手目の前で途切れています。"}
	ErrMove   = Pair{"Move {n} of {all} does not fit the rules: {why}", "{all}手中{n}手目がルールに合いません：{why}"}
	ErrOlder  = Pair{
		"It may have been played by rules that 18xx.games had before {before}.",
		"{before} より前の18xx.gamesのルールでプレイされた可能性があります。",
	}
	Drifted       = Pair{"Corrected rules lead to another position than the one that was left. All moves are kept.", "ルールの修正により、中断時とは異なる局面になりました。手はすべて残っています。"}
	DriftedBy     = Pair{"Corrected rules lead to another position than the one that was left: {list}. All moves are kept.", "ルールの修正により、中断時とは異なる局面になりました：{list}。手はすべて残っています。"}
	DriftCash     = Pair{"cash of {who} {is}, was {was}", "{who}の資金 {is}（以前は {was}）"}
	DriftPrice    = Pair{"price of {who} {is}, was {was}", "{who}の株価 {is}（以前は {was}）"}
	DriftActor    = Pair{"{is} acts, was {was}", "手番は{is}（以前は{was}）"}
	DriftPriority = Pair{"priority deal of {is}, was {was}", "優先取引権は{is}（以前は{was}）"}
	DriftRevenue  = Pair{"last revenue of {who} {is}, was {was}", "{who}の前回の収益 {is}（以前は {was}）"}
	DriftStations = Pair{"stations left to {who} {is}, was {was}", "{who}の残りの駅 {is}（以前は {was}）"}
	DriftDepot    = Pair{"other trains for sale", "販売中の列車が異なる"}
	DriftMore     = Pair{"{n} more {n|difference|differences}", "ほか{n}点"}
	OpenPlay      = Pair{"Play on", "続きを遊ぶ"}
)
