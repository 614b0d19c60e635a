package table

import "github.com/hexrail/hexrail/game/text"

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
