package table

import "github.com/hexrail/hexrail/game/text"

// tableWords are the texts of the table that do not depend on rules.
var tableWords = struct {
	night, actions, views, more, market, sheet, backToStep                                       text.Pair
	orderShort, byName, companyShort, playersShort                                               text.Pair
	pause, speed, stepBy, actionOf, undoCost, undoKeeps, undoAsks, undoMenu, undoMine, undoRound text.Pair
	keyTable, keyMap, keyMarket, keyCompanies, keyLog, keyTrains, keyHistory, keyRead            text.Pair
	keyKeys, keyPrimary, keyPass, keyEscape, keyZoom, keyStep, keyStepCompany, keyStepRound      text.Pair
	keyNext, keyPart, keyAround, keyHexes, keyLegal, keyWhy, keyTurn                             text.Pair
	keysPlay, keysMove, keysShow, keysMap, keysPast, keysNow                                     text.Pair
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
	keysNow:        text.Pair{"Keys with a frame work now.", "枠のあるキーが今使えます。"},
	keyTable:       text.Pair{"Table", "盤面"},
	keyMap:         text.Pair{"Map", "地図"},
	keyMarket:      text.Pair{"Market", "株価"},
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
	keyHexes:       text.Pair{"The next hex", "隣のヘクスへ"},
	keyLegal:       text.Pair{"The next hex that may be chosen", "選べる次のヘクスへ"},
	keyWhy:         text.Pair{"About the hex", "ヘクスの説明"},
	keyTurn:        text.Pair{"Turn the tile", "タイルを回す"},
	keyZoom:        text.Pair{"Zoom in, zoom out, whole map", "拡大、縮小、全体"},
	keyStep:        text.Pair{"By action", "1手ずつ"},
	keyStepCompany: text.Pair{"By company", "会社ごと"},
	keyStepRound:   text.Pair{"By round", "ラウンドごと"},
	keyEnds:        text.Pair{"First, last", "最初、最後"},
	keyPlay:        text.Pair{"Replay, pause", "再生、一時停止"},
	space:          text.Pair{"Space", "スペース"},
}
