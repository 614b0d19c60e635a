package rulesbook

import "github.com/hexrail/hexrail/game/text"

// rulesWords are the texts of this package.
var rulesWords = struct {
	search, count, none, english, lesson               text.Pair
	settled, settledIntro, seed, option, here, on, off text.Pair
}{
	search:  text.Pair{"Search the rules", "ルールを検索"},
	count:   text.Pair{"{n} {n|rule|rules}", "{n}件"},
	none:    text.Pair{"No rule has these words.", "この言葉を含むルールはありません。"},
	lesson:  text.Pair{"Lesson:", "レッスン："},
	english: text.Pair{"The rules of this title are there in English only.", "このタイトルのルールは英語だけです。"},
	settled: text.Pair{"Settings of this game", "このゲームの設定"},
	settledIntro: text.Pair{
		"What was settled before the game began, and how the two readings of the rules have it.",
		"ゲームを始める前に決めたことと、二つのルール設定での値です。",
	},
	seed:   text.Pair{" Its seed is {n}: a new game with it has the same draws.", " シードは{n}です。同じシードの新しいゲームでは、同じ引きになります。"},
	option: text.Pair{"Setting", "設定"},
	here:   text.Pair{"This game", "このゲーム"},
	on:     text.Pair{"yes", "使う"},
	off:    text.Pair{"no", "使わない"},
}
