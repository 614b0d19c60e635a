package table

import "github.com/hexrail/hexrail/game/text"

// tableWords are the texts of the table that do not depend on rules.
var tableWords = struct {
	night, actions, views, more, market, sheet, backToStep                                       text.Pair
	orderShort, byName, companyShort, playersShort                                               text.Pair
	pause, speed, stepBy, actionOf, undoCost, undoKeeps, undoAsks, undoMenu, undoMine, undoRound text.Pair
	keyTable, keyMap, keyCompanies, keyLog, keyTrains, keyHistory, keyRead                       text.Pair
	keyKeys, keyPrimary, keyPass, keyEscape, keyZoom, keyStep, keyStepCompany, keyStepRound      text.Pair
	keyNext, keyPart, keyAround, keyHexes, keyLegal, keyWhy, keyTurn, keyChoice, keyRoutes       text.Pair
	keysPlay, keysMove, keysShow, keysMap, keysPast, keyPage                                     text.Pair
	keyEnds, keyPlay, space, moreTab, shares                                                     text.Pair
}{
	night:      text.Pair{"Night colours", "夜の配色"},
	actions:    text.Pair{"Actions", "操作"},
	views:      text.Pair{"Views", "表示"},
	more:       text.Pair{"More about the table", "盤面の詳細"},
	moreTab:    text.Pair{"More", "その他"},
	shares:     text.Pair{"Shares", "株の売買"},
	market:     text.Pair{"Market", "株価"},
	sheet:      text.Pair{"Make the step larger or smaller", "手順の広さを変える"},
	backToStep: text.Pair{"Back to it", "手順に戻る"},

	orderShort:   text.Pair{"Order", "運営順"},
	byName:       text.Pair{"A–Z", "名前"},
	companyShort: text.Pair{"Corp.", "会社"},

	playersShort: text.Pair{"Players", "席"},

	pause:     text.Pair{"Pause", "一時停止"},
	speed:     text.Pair{"Speed", "速さ"},
	stepBy:    text.Pair{"Step by", "進み方"},
	actionOf:  text.Pair{"Action {n} of {all}", "{all}手中{n}手目"},
	undoCost:  text.Pair{"Undoing takes back {n} {n|action|actions}, {mine} of {player}.", "{n}手を取り消します（{player} は{mine}手）。"},
	undoKeeps: text.Pair{"If you then play on, they stay as a what-if.", "そのまま続けても「もしも」として残ります。"},
	undoAsks:  text.Pair{"Undo {n} {n|action|actions}?", "{n}手を取り消しますか？"},
	undoMenu:  text.Pair{"How far to undo", "どこまで戻すか選ぶ"},
	undoMine:  text.Pair{"Undo to the start of my turn", "自分の手番の最初まで戻す"},
	undoRound: text.Pair{"Undo to the start of the round", "ラウンドの最初まで戻す"},

	keysPlay:       text.Pair{"Play", "プレイ"},
	keysMove:       text.Pair{"Everywhere", "共通"},
	keysShow:       text.Pair{"Show", "表示"},
	keysMap:        text.Pair{"On the map", "地図"},
	keysPast:       text.Pair{"In the history", "履歴"},
	keyTable:       text.Pair{"Table", "盤面"},
	keyMap:         text.Pair{"Map", "地図"},
	keyCompanies:   text.Pair{"Company", "会社"},
	keyLog:         text.Pair{"Log", "記録"},
	keyTrains:      text.Pair{"Trains and phases", "列車とフェイズ"},
	keyHistory:     text.Pair{"History", "履歴"},
	keyRead:        text.Pair{"Read the table aloud", "盤面を読み上げる"},
	keyKeys:        text.Pair{"This list", "この一覧"},
	keyPrimary:     text.Pair{"The primary button", "主なボタン"},
	keyPass:        text.Pair{"Pass, skip, done", "パス、省略、終了"},
	keyEscape:      text.Pair{"One level back", "一つ戻る"},
	keyNext:        text.Pair{"Next control", "次の操作へ"},
	keyPart:        text.Pair{"Next part of the screen", "次の区画へ"},
	keyAround:      text.Pair{"Within a table, the log, a row", "表・記録・列の中を移動"},
	keyPage:        text.Pair{"A page of the log", "記録を1ページ"},
	keyHexes:       text.Pair{"The next hex", "隣のヘクスへ"},
	keyLegal:       text.Pair{"The next hex that may be chosen", "選べる次のヘクスへ"},
	keyWhy:         text.Pair{"About the hex", "ヘクスの説明"},
	keyTurn:        text.Pair{"Turn the tile", "タイルを回す"},
	keyChoice:      text.Pair{"The choice with this number", "番号の選択肢"},
	keyRoutes:      text.Pair{"Clear the routes, best routes", "経路を消す、最大の経路"},
	keyZoom:        text.Pair{"Zoom in, zoom out, whole map", "拡大、縮小、全体"},
	keyStep:        text.Pair{"By action", "1手ずつ"},
	keyStepCompany: text.Pair{"By company", "会社ごと"},
	keyStepRound:   text.Pair{"By round", "ラウンドごと"},
	keyEnds:        text.Pair{"First, last", "最初、最後"},
	keyPlay:        text.Pair{"Replay, pause", "再生、一時停止"},
	space:          text.Pair{"Space", "スペース"},
}

// playingWords are the texts of a stored game: whether it is stored, and the doings of other tabs.
var playingWords = struct {
	parted, partedTitle, goneHere, goneHereTitle, letGo, stops, asCopy, playCopy, cancel text.Pair
	tabFree, saved, saving, continued                                                    text.Pair
}{
	partedTitle: text.Pair{"Played in another tab", "別のタブで進みました"},
	parted: text.Pair{
		"The game went on in another tab; this is how it stands there. What you played here is kept as the what-if {branch}.",
		"別のタブでゲームが進みました。表示しているのはその状態です。ここで遊んだ分は「もしも」の {branch} に残してあります。",
	},
	goneHereTitle: text.Pair{"Deleted in another tab", "別のタブで削除されました"},
	goneHere: text.Pair{
		"This game was deleted in another tab. It can be brought back for a day.",
		"このゲームは別のタブで削除されました。1日以内なら元に戻せます。",
	},
	letGo: text.Pair{"Leave it deleted", "削除したままにする"},
	stops: text.Pair{
		"The stored game has {of} actions and can be followed for {n} only. It stays as it is. Play on from here in a copy?",
		"保存されたゲームは{of}手ありますが、たどれるのは{n}手までです。元のゲームはそのまま残ります。ここからコピーで続けますか？",
	},
	asCopy:    text.Pair{"Play on in a copy?", "コピーで続けますか？"},
	playCopy:  text.Pair{"Play on in a copy", "コピーで続ける"},
	cancel:    text.Pair{"Cancel", "やめる"},
	tabFree:   text.Pair{"The game is free again. You can play it here.", "別のタブが閉じられました。ここで遊べます。"},
	saved:     text.Pair{"saved", "保存済み"},
	saving:    text.Pair{"saving", "保存中"},
	continued: text.Pair{"Continued from {when}.", "{when} の続きです。"},
}

// computerWords are the texts about turns of computers.
var computerWords = struct {
	toMine, toEnd, stop, thinks, pause, goOn, one, skips                            text.Pair
	next, yours, after, later, watched, thisTurn, stuck, takeOver, giveBack, giveUp text.Pair
	letPlay, hurry, hurried, hurryTells, thinksAt, keyHurry, keyPace                text.Pair
	nothingOwn, progress                                                            text.Pair
}{
	toMine:     text.Pair{"To my next decision", "次の自分の判断まで進める"},
	toEnd:      text.Pair{"At once to the end", "一気に終わりまで進める"},
	stop:       text.Pair{"Stop", "止める"},
	thinks:     text.Pair{"thinks", "考え中"},
	pause:      text.Pair{"Pause", "一時停止"},
	goOn:       text.Pair{"Paused. Go on", "一時停止中：続ける"},
	one:        text.Pair{"One action", "1手進める"},
	skips:      text.Pair{"any key or tap skips what moves", "キーかタップで動きを飛ばす"},
	next:       text.Pair{"{player}'s next decision", "{player} の次の判断"},
	yours:      text.Pair{"Your next decision", "次のあなたの判断"},
	after:      text.Pair{"{what}, after {other}. Unless somebody asks before.", "{what}（{other} の後）。途中で判断することもあります。"},
	later:      text.Pair{"after {round}, unless somebody asks before.", "{round} の後。途中で判断することもあります。"},
	watched:    text.Pair{"Computers play all seats. Take one over in the menu.", "全席をコンピュータが動かします。メニューから席を引き継げます。"},
	thisTurn:   text.Pair{"This turn", "この手番"},
	stuck:      text.Pair{"{player} finds no move at this step ({step}). Take something back, or play for {player}.", "{player} はこの場面（{step}）で手を見つけられません。前に戻すか、代わりに進めてください。"},
	takeOver:   text.Pair{"Play for {player} myself", "{player} を自分で動かす"},
	giveBack:   text.Pair{"Give {player}'s seat back", "{player} の席をコンピュータに戻す"},
	giveUp:     text.Pair{"Let the computer play for {player}", "{player} をコンピュータに任せる"},
	letPlay:    text.Pair{"Let it play", "任せる"},
	hurry:      text.Pair{"Move now", "すぐ決める"},
	hurryTells: text.Pair{"The computer moves with the best that it has found so far.", "コンピュータは、ここまでに見つけた一番よい手に決めます。"},
	hurried:    text.Pair{"The computers hurry up to the next decision of a person.", "次に人が判断するまで、コンピュータは急いで決めます。"},
	thinksAt:   text.Pair{"{player} thinks, {n} %", "{player} が考え中：{n}％"},
	keyHurry:   text.Pair{"A computer that thinks moves now", "考え中のコンピュータがすぐ決める"},
	keyPace:    text.Pair{"Computers: pause, one move", "コンピュータ：一時停止、1手"},
	nothingOwn: text.Pair{"You have decided nothing yet.", "まだ自分の判断がありません。"},
	progress:   text.Pair{"{round}, {n} moves", "{round}、{n}手"},
}
