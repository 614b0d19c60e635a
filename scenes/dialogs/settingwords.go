package dialogs

import "github.com/hexrail/hexrail/game/text"

// settingWords are the texts of the settings.
var settingWords = struct {
	look, theme, system, paper, night, contrast                  text.Pair
	traces, sound                                                text.Pair
	textSize, still, play, guards, stay, storage, used, lastFile text.Pair
	never, backUp, restore, keep, kept, deleteAll, typeDelete    text.Pair
	confirmWord, deleteNow, about, version, licences, rescue     text.Pair
	by, nth                                                      text.Pair
	advice, effect, lock, names, ownName, keys, hints            text.Pair
	large, clock, ownColour                                      text.Pair
}{
	look:        text.Pair{"Look", "見た目"},
	theme:       text.Pair{"Colours", "配色"},
	system:      text.Pair{"System", "システム"},
	paper:       text.Pair{"Paper", "ペーパー"},
	night:       text.Pair{"Night", "ナイト"},
	contrast:    text.Pair{"High contrast", "高コントラスト"},
	textSize:    text.Pair{"Text size", "文字の大きさ"},
	traces:      text.Pair{"Show money and shares moving", "お金や株の動きを見せる"},
	sound:       text.Pair{"Sounds", "サウンド"},
	still:       text.Pair{"No movement", "動きを止める"},
	play:        text.Pair{"Play", "プレイ"},
	guards:      text.Pair{"Ask once more before something costly is skipped", "損になるパスの前にもう一度確かめる"},
	stay:        text.Pair{"The map stays where I moved it", "盤面を自動で動かさない"},
	effect:      text.Pair{"Show what a lay does for the best run", "線路を置いたときの最大収益を表示"},
	advice:      text.Pair{"Suggest moves on demand (A)", "求められたら手を提案する（A）"},
	hints:       text.Pair{"Explain to newcomers what comes up for the first time", "初めてのことが起きたら説明する"},
	lock:        text.Pair{"Ignore a second press just after a step has changed", "手順が変わった直後の操作を無視する"},
	large:       text.Pair{"Large type and buttons, for a screen that all share", "大きな文字とボタン（みんなで1つの画面を見るとき）"},
	clock:       text.Pair{"Count the time that each player uses", "プレイヤーごとの時間を数える"},
	ownColour:   text.Pair{"Your colour", "自分の色"},
	names:       text.Pair{"Names", "名前"},
	ownName:     text.Pair{"Your name", "自分の名前"},
	keys:        text.Pair{"Keys", "キー操作"},
	storage:     text.Pair{"Storage", "保存"},
	used:        text.Pair{"{n} {n|game|games}, {size}", "{n}件、{size}"},
	lastFile:    text.Pair{"Last backup: {when}", "最後のバックアップ：{when}"},
	never:       text.Pair{"never", "なし"},
	backUp:      text.Pair{"Back up all games", "すべてバックアップ"},
	restore:     text.Pair{"Restore from a file", "ファイルから復元"},
	keep:        text.Pair{"Ask the browser to keep games", "ゲームを消さないよう求める"},
	kept:        text.Pair{"The browser keeps games until you delete them.", "ブラウザは、削除するまでゲームを残します。"},
	deleteAll:   text.Pair{"Delete all games", "すべてのゲームを削除"},
	typeDelete:  text.Pair{"Type {word} to delete all games", "すべて削除するには「{word}」と入力"},
	confirmWord: text.Pair{"delete", "削除"},
	deleteNow:   text.Pair{"Delete all", "すべて削除"},
	about:       text.Pair{"About", "このプログラムについて"},
	version:     text.Pair{"Works offline; no server, no account, no tracking.", "オフラインで動き、サーバーも登録も追跡もありません。"},
	by:          text.Pair{"Designed by", "デザイン"},
	nth:         text.Pair{"version {n}", "第{n}版"},
	licences: text.Pair{
		"Hexrail is free software. Text font: M PLUS 1p (SIL Open Font License). Engine: Ebitengine (Apache License 2.0). " +
			"This program is not connected with any publisher.",
		"Hexrail はフリーソフトウェアです。フォント：M PLUS 1p（SIL Open Font License）。エンジン：Ebitengine（Apache License 2.0）。出版社とは関係ありません。"},
	rescue: text.Pair{
		"Should the program ever not start, its games can be saved as a file here: {address}",
		"プログラムが始まらないときは、こちらでゲームをファイルに保存できます：{address}"},
}
