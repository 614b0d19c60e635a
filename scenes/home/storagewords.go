package home

import "github.com/hexrail/hexrail/game/text"

var storageWords = struct {
	lost, lostHint, lostSome, unread text.Pair
	deleted, deletedOf, until        text.Pair
}{
	lost: text.Pair{
		"{n} {n|game|games} of this device {n|is|are} gone",
		"この端末のゲーム{n}件が消えました",
	},
	lostHint: text.Pair{
		"The browser has deleted or lost {n|it|them}. Restore {n|it|them} from a backup file, if you have one.",
		"ここにあった{n}件のゲームが、ブラウザによって消されたか失われました。バックアップのファイルがあれば、そこから戻せます。",
	},
	lostSome: text.Pair{
		"The browser has deleted or lost {n|it|them}, and may lose the others too: back them up now. Restore what is " +
			"missing from a backup file, if you have one.",
		"ここにあった{n}件のゲームが、ブラウザによって消されたか失われました。残りも失われるおそれがあるので、いまバックアップしてください。消えたゲームは、バックアップのファイルがあれば戻せます。",
	},
	unread: text.Pair{
		"{n} {n|game|games} of this device cannot be read",
		"この端末のゲーム{n}件が読み取れません",
	},
	deleted:   text.Pair{"Recently deleted", "最近削除したゲーム"},
	deletedOf: text.Pair{"{n} deleted {n|game|games} can still be brought back.", "削除した{n}件は、まだ元に戻せます。"},
	until:     text.Pair{"deleted {when}", "削除：{when}"},
}
