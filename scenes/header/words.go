package header

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
)

// Words are the texts of this package.
var Words = struct {
	Menu                                                 text.Pair
	depot, limit, nextSeat, openMarket, paysMissing      text.Pair
	phaseSpoken, placeOf, plays, steps, stockRound, then text.Pair
	after, asked, viewing, waits                         text.Pair
	tenses                                               [view.Coming + 1]text.Pair
}{
	Menu:        text.Pair{"Menu", "メニュー"},
	plays:       text.Pair{"{who} plays", "{who} の手番"},
	depot:       text.Pair{"Trains and phases", "列車とフェイズ"},
	phaseSpoken: text.Pair{"{word} {phase}: {colours}, {n} trains at most", "{word}{phase}：{colours}、列車は{n}両まで"},
	limit:       text.Pair{"limit {n}", "上限 {n}"},
	then:        text.Pair{"then", "次は"},
	stockRound:  text.Pair{"Stock round {n}", "株式ラウンド{n}"},
	paysMissing: text.Pair{"{player} pays what is missing", "{player} が不足分を払います"},
	nextSeat:    text.Pair{"then {player}", "次は {player}"},
	openMarket:  text.Pair{"open market", "公開市場"},
	after:       text.Pair{"after {who}'s turn", "{who} の手番後"},
	asked:       text.Pair{"Asked", "回答"},
	waits:       text.Pair{"{who} waits", "{who} は待機"},
	placeOf:     text.Pair{"{place} of {n}", "{n}社中{place}番目"},
	viewing:     text.Pair{"Viewing {round}", "{round} を表示中"},
	steps:       text.Pair{"Steps of this turn", "この手番の手順"},

	tenses: [view.Coming + 1]text.Pair{
		view.Past: {"done", "済み"}, view.Skipped: {"skipped", "省略"}, view.Now: {"now", "現在"}, view.Coming: {"to come", "予定"},
	},
}
