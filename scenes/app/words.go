package app

import "github.com/hexrail/hexrail/game/text"

// Words are the texts of this package and those that several screens share.
var Words = struct {
	Name, StopSearch, OpenFailed, NotHere, FileTooLarge, Close, Language, Corrected, Partly, Games   text.Pair
	Rename, undo, Backup, backedUp, backupLost, storageFails, StorageFull, NoLasting, Newer          text.Pair
	newerHint, Damaged, GameName, Save, LooksOnly, OtherTab, NotSaved, FileOffer, imported, silent   text.Pair
	UnreadHint, Restore, NoGame, DamagedLink, newerLink, damagedFile, noSuchTitle, noTitle, noOption text.Pair
	table, Open, LayerCoordinates, LayerDots, Undone, newerStore                                     text.Pair
	Earlier, Rules, RuleSet, Rulebook, Recorded                                                      text.Pair
	Resume, Look, NewGame, Find, FindHint, Finished, Show, NoGames, Won                              text.Pair
	Played, Settings, Share, Start, Watch, Seats, Send, SendTo, Minutes                              text.Pair
	Richest, Back, Game, Moves, Stop                                                                 text.Pair
	BringBack, NothingFound, Pace, Slow, Quick, AtOnce, MyGames, Colour, seatColour, ColourN         text.Pair
}{
	Resume:       text.Pair{"Continue", "続きから"},
	Look:         text.Pair{"Look", "見る"},
	NewGame:      text.Pair{"New game", "新しいゲーム"},
	Find:         text.Pair{"Find", "検索"},
	FindHint:     text.Pair{"Name or player", "名前・プレイヤー"},
	Finished:     text.Pair{"Finished", "終了"},
	Show:         text.Pair{"Show", "表示"},
	NoGames:      text.Pair{"No games here.", "ゲームはありません。"},
	Won:          text.Pair{"{player} won", "{player} の勝ち"},
	Played:       text.Pair{"Played", "最終"},
	Settings:     text.Pair{"Settings", "設定"},
	Share:        text.Pair{"Share", "共有"},
	Start:        text.Pair{"Start", "開始"},
	Watch:        text.Pair{"Watch", "観戦する"},
	Seats:        text.Pair{"Seats", "席順"},
	Send:         text.Pair{"Send", "送る"},
	SendTo:       text.Pair{"Send to {player}", "{player} に送る"},
	Minutes:      text.Pair{"{n} min", "{n}分"},
	Richest:      text.Pair{"The richest player at the end wins.", "最後に総資産が一番多い人の勝ちです。"},
	Back:         text.Pair{"Back", "戻る"},
	Game:         text.Pair{"Game", "ゲーム"},
	Moves:        text.Pair{"{n} {n|move|moves}", "{n}手"},
	Stop:         text.Pair{"Stop", "やめる"},
	StopSearch:   text.Pair{"Stop searching", "探索をやめる"},
	Name:         text.Pair{"Hexrail", "ヘックスレール"},
	NotHere:      text.Pair{"The game of this address is not stored on this device.", "このアドレスのゲームは、この端末に保存されていません。"},
	OpenFailed:   text.Pair{"This cannot be opened", "開けません"},
	FileTooLarge: text.Pair{"The file is larger than any game, or could not be read.", "ファイルが大きすぎるか、読み込めませんでした。"},
	Close:        text.Pair{"Close", "閉じる"},
	Language:     text.Pair{"Language", "言語"},
	Corrected:    text.Pair{"The rules were corrected", "ルールが修正されました"},
	Partly:       text.Pair{"The game was opened up to here", "ここまで開きました"},
	Games:        text.Pair{"Games", "ゲーム"},
	Rename:       text.Pair{"Rename", "名前を変える"},
	undo:         text.Pair{"Undo", "元に戻す"},
	Backup:       text.Pair{"Back up {n} {n|game|games}", "{n}件をバックアップ"},
	backedUp:     text.Pair{"{n} {n|game is|games are} in the file.", "{n}件をファイルに保存しました。"},
	backupLost:   text.Pair{"{n} {n|game|games} could not be read and {n|is|are} not in the file.", "{n}件は読み取れず、ファイルに入っていません。"},
	storageFails: text.Pair{"The browser stores nothing here. Save your games as files.", "このブラウザには保存できません。ゲームをファイルに保存してください。"},
	StorageFull:  text.Pair{"The storage is full. Save the game as a file, or delete old games.", "保存領域がいっぱいです。ファイルに保存するか、古いゲームを削除してください。"},
	NoLasting:    text.Pair{"The browser may delete games when space runs low.", "容量が不足すると、ブラウザがゲームを消すことがあります。"},
	Newer:        text.Pair{"from a newer version", "新しい版のゲーム"},
	newerHint:    text.Pair{"This game was stored by a newer version of the program. Reload the page to update; the game is left as it is.", "新しい版のプログラムで保存されたゲームです。ページを読み込み直して更新してください。ゲームはそのまま残ります。"},
	Damaged:      text.Pair{"This game cannot be read.", "このゲームは読み取れません。"},
	GameName:     text.Pair{"Name of the game", "ゲームの名前"},
	Save:         text.Pair{"Save", "保存"},
	LooksOnly:    text.Pair{"watching only", "閲覧のみ"},
	OtherTab:     text.Pair{"This game is being played in another tab. Here you can only watch it.", "このゲームは別のタブで開かれています。ここでは見るだけです。"},
	NotSaved:     text.Pair{"Not stored", "未保存"},
	FileOffer:    text.Pair{"Save as a file", "ファイルに保存"},
	imported:     text.Pair{"{n} {n|game|games} added, {known} already here, {lost} not readable.", "{n}件を追加しました。{known}件は保存済み、{lost}件は読み取れませんでした。"},
	silent: text.Pair{
		"The browser's storage does not answer; another tab may hold it. Close other tabs of this page or start the " +
			"browser again. Nothing is stored until then, but you can play.",
		"保存領域が応答しません。別のタブが使用中かもしれません。このページの他のタブを閉じるか、ブラウザを再起動してください。それまで保存されませんが、遊ぶことはできます。",
	},
	UnreadHint: text.Pair{
		"The browser cannot open its storage. Start the browser again. If that does not help, the storage is damaged: " +
			"delete the data of this site in the browser's settings and restore the games from a backup file. Nothing is " +
			"stored until then, but you can play.",
		"ブラウザが保存領域を開けません。ブラウザを再起動してください。それでも直らないときは保存領域が壊れています。ブラウザの設定でこのサイトのデータを削除し、バックアップのファイルからゲームを戻してください。それまで保存されませんが、遊ぶことはできます。",
	},
	Restore:          text.Pair{"Restore from a file", "ファイルから戻す"},
	NoGame:           text.Pair{"This contains no game.", "ゲームが含まれていません。"},
	DamagedLink:      text.Pair{"This link is damaged or incomplete. Copy it again in full.", "リンクが壊れているか途中で切れています。全体をもう一度コピーしてください。"},
	newerLink:        text.Pair{"This is from a newer version of the program. Reload the page to update.", "新しい版のプログラムで作られています。ページを読み込み直して更新してください。"},
	damagedFile:      text.Pair{"The file is damaged or incomplete.", "ファイルが壊れているか、途中で切れています。"},
	noSuchTitle:      text.Pair{"This is a game of “{title}”, which is not there yet. There are: {list}.", "「{title}」のゲームですが、まだ対応していません。遊べるのは {list} です。"},
	noTitle:          text.Pair{"This program does not have the title of the game.", "このゲームのタイトルはこのプログラムにありません。"},
	noOption:         text.Pair{"The game has players or options that are not known here.", "このプログラムにない人数またはオプションのゲームです。"},
	table:            text.Pair{"{title}, {day}", "{title} {day}"},
	Open:             text.Pair{"Open link or file", "リンク・ファイルを開く"},
	LayerCoordinates: text.Pair{"Coordinates", "座標"},
	LayerDots:        text.Pair{"Dots on tiles", "タイルの点"},
	Undone:           text.Pair{"Before undo", "取り消し前"},
	newerStore: text.Pair{
		"The storage belongs to a newer version of the program. Reload the page to update. Your games are left as they " +
			"are; what you play here is not stored.",
		"保存領域は新しい版のプログラムのものです。ページを読み込み直して更新してください。ゲームはそのまま残りますが、ここで遊んだ分は保存されません。",
	},
	Earlier: text.Pair{
		"This game goes on by version {n} of the rules, with which it began. Corrected since: {list}.",
		"このゲームは開始時のルール第{n}版で続きます。その後の修正：{list}。",
	},
	Colour:       text.Pair{"Colour", "色"},
	seatColour:   text.Pair{"The colour of the seat", "席の色"},
	ColourN:      text.Pair{"Colour {n}", "色{n}"},
	MyGames:      text.Pair{"My games", "ゲーム一覧"},
	Rules:        text.Pair{"Rules", "ルール"},
	RuleSet:      text.Pair{"Title", "タイトル"},
	Rulebook:     text.Pair{"Rulebook", "ルールブック"},
	Recorded:     text.Pair{"As on 18xx.games", "18xx.games と同じ"},
	BringBack:    text.Pair{"Bring back", "元に戻す"},
	NothingFound: text.Pair{"No game found.", "見つかりません。"},
	Pace:         text.Pair{"Pace", "速さ"},
	Slow:         text.Pair{"Slow", "ゆっくり"},
	Quick:        text.Pair{"Quick", "速く"},
	AtOnce:       text.Pair{"At once", "一気に"},
}
