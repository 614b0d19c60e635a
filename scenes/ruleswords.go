package scenes

import "hexrail/game/text"

// rulesWords are the texts of the rulebook.
var rulesWords = struct {
	search, count, none, english text.Pair
}{
	search:  text.Pair{"Search the rules", "ルールを検索"},
	count:   text.Pair{"{n} {n|rule|rules}", "{n}件"},
	none:    text.Pair{"No rule has these words.", "この言葉を含むルールはありません。"},
	english: text.Pair{"The rules of this title are there in English only.", "このタイトルのルールは英語だけです。"},
}
