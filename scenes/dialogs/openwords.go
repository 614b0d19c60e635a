package dialogs

import "github.com/hexrail/hexrail/game/text"

// openWords are the texts of Opening and Preview.
var openWords = struct {
	paste, pasteHint, drop, openIt                           text.Pair
	fromLink, fromFile, fromRecord, fromSample               text.Pair
	rulebook, asRecorded                                     text.Pair
	playOn, look, cancel, showMoment, openMine, keepBoth     text.Pair
	playHere                                                 text.Pair
	replace, same, ahead, behind, diverged, youAre, everyone text.Pair
	whoAreYou                                                text.Pair
	shared                                                   text.Pair
	openUpTo, takeOver, fromStart                            text.Pair
	files, folder                                            text.Pair
}{
	paste:      text.Pair{"Link or text", "リンク・テキスト"},
	pasteHint:  text.Pair{"Paste a link here", "ここにリンクを貼り付け"},
	files:      text.Pair{"Choose files", "ファイルを選ぶ"},
	folder:     text.Pair{"Choose a folder", "フォルダを選ぶ"},
	drop:       text.Pair{"Files, folders and zips can also be dropped and a link pasted anywhere. Opens saved games, backups, links and 18xx.games records. Several are stored at once.", "ファイル、フォルダ、zipはどこにでもドロップでき、リンクはどこでも貼り付けられます。保存したゲーム、バックアップ、リンク、18xx.games の棋譜を開けます。いくつもあるときは、まとめて保存します。"},
	openIt:     text.Pair{"Open", "開く"},
	fromLink:   text.Pair{"from a link", "リンクから"},
	fromFile:   text.Pair{"from a file", "ファイルから"},
	fromRecord: text.Pair{"an 18xx.games record", "18xx.games の棋譜"},
	fromSample: text.Pair{"a sample game", "サンプルゲーム"},
	rulebook:   text.Pair{"rulebook", "ルールブック"},
	asRecorded: text.Pair{"as on 18xx.games", "18xx.games と同じ"},
	openUpTo:   text.Pair{"Open up to move {n}", "{n}手目まで開く"},
	takeOver:   text.Pair{"Take over", "途中から参加"},
	fromStart:  text.Pair{"Watch from the start", "最初から見る"},
	playOn:     text.Pair{"Play on", "続きを遊ぶ"},
	playHere:   text.Pair{"Play on from here", "ここから遊ぶ"},
	look:       text.Pair{"Just watch", "見るだけ"},
	cancel:     text.Pair{"Cancel", "キャンセル"},
	showMoment: text.Pair{"Show that moment", "その時点を見る"},
	openMine:   text.Pair{"Open your copy", "手元のゲームを開く"},
	keepBoth:   text.Pair{"Keep both", "両方残す"},
	replace:    text.Pair{"Replace and play on", "置き換えて続ける"},
	same:       text.Pair{"This game is stored here, as it is.", "同じ局面まで、この端末に保存されています。"},
	ahead:      text.Pair{"{n} {n|move|moves} newer than yours.", "手元のゲームより{n}手新しい局面です。"},
	behind:     text.Pair{"Your copy is {n} {n|move|moves} newer.", "手元のゲームのほうが{n}手新しい局面です。"},
	diverged:   text.Pair{"The two games differ after move {n}.", "{n}手目から先が、手元のゲームと異なります。"},
	youAre:     text.Pair{"You are", "あなたは"},
	whoAreYou:  text.Pair{"Choose who you are.", "あなたがどのプレイヤーかを選んでください。"},
	everyone:   text.Pair{"All players", "全員"},
	shared:     text.Pair{"Open shared file", "共有ファイルを開く"},
}
