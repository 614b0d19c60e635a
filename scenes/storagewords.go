package scenes

import "hexrail/game/text"

var storageWords = struct {
	parted, partedTitle, goneHere, goneHereTitle, bringBack, letGo text.Pair
	stops, asCopy, playCopy, cancel                                text.Pair
	lost, lostHint, lostSome, unread                               text.Pair
	deleted, deletedOf, show, until                                text.Pair
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
	bringBack: text.Pair{"Bring back", "元に戻す"},
	letGo:     text.Pair{"Leave it deleted", "削除したままにする"},
	stops: text.Pair{
		"The stored game has {of} actions and can be followed for {n} only. It stays as it is. Play on from here in a copy?",
		"保存されたゲームは{of}手ありますが、たどれるのは{n}手までです。元のゲームはそのまま残ります。ここからコピーで続けますか？",
	},
	asCopy:   text.Pair{"Play on in a copy?", "コピーで続けますか？"},
	playCopy: text.Pair{"Play on in a copy", "コピーで続ける"},
	cancel:   text.Pair{"Cancel", "やめる"},
	lost: text.Pair{
		"{n} {n|game|games} of this device {n|is|are} gone",
		"この端末のゲーム{n}件が消えました",
	},
	lostHint: text.Pair{
		"The browser has deleted or lost {n|it|them}. Restore {n|it|them} from a backup file, if you have one.",
		"ここにあった{n}件のゲームが、ブラウザによって消されたか失われました。バックアップのファイルがあれば、そこから戻せます。",
	},
	lostSome: text.Pair{
		"The browser has deleted or lost {n|it|them}, and may lose the others too: back them up now. Restore what is missing from a backup file, if you have one.",
		"ここにあった{n}件のゲームが、ブラウザによって消されたか失われました。残りも失われるおそれがあるので、いまバックアップしてください。消えたゲームは、バックアップのファイルがあれば戻せます。",
	},
	unread: text.Pair{
		"{n} {n|game|games} of this device cannot be read",
		"この端末のゲーム{n}件が読み取れません",
	},
	deleted:   text.Pair{"Recently deleted", "最近削除したゲーム"},
	deletedOf: text.Pair{"{n} deleted {n|game|games} can still be brought back.", "削除した{n}件は、まだ元に戻せます。"},
	show:      text.Pair{"Show", "表示"},
	until:     text.Pair{"deleted {when}", "削除：{when}"},
}
