package planning

import "github.com/hexrail/hexrail/game/text"

// Words are the texts of the what-ifs. Exported ones are shown by the table as well.
var Words = struct {
	name, named, Copy, waits, compare, playOn, back, another, branches, differences, allFigures text.Pair
	all, about, compareAt, sameStep, roundEnd, sameAt, where, apart                             text.Pair
	everySide, plays, noPlays, more, game, worth, figures, equal                                text.Pair
	adopting, adoptingPart, nothingYet, gonePast, elsewhere, refused, lookOnly                  text.Pair
	rename, nameTaken, AtStart, BeforeStart, kept, entered                                      text.Pair
	adopted, stopped, dropped, full, fullTitle                                                  text.Pair
}{
	name:        text.Pair{"What if {name}", "もしも {name}"},
	named:       text.Pair{"{name}: {n} {n|play|plays}", "{name}：{n}手"},
	Copy:        text.Pair{"a copy", "コピー"},
	rename:      text.Pair{"Name of the what-if", "「もしも」の名前"},
	nameTaken:   text.Pair{"Another what-if has this name.", "同じ名前の「もしも」があります。"},
	AtStart:     text.Pair{"Play begins here. What came before is not undone.", "ここが始まりです。これより前の手は取り消せません。"},
	BeforeStart: text.Pair{"This was before play began here.", "ここで始まる前の局面です。"},
	kept:        text.Pair{"The {n} undone {n|action stays|actions stay} as \"{name}\" among the what-ifs", "取り消した{n}手は「もしも」の「{name}」に残りました"},
	waits:       text.Pair{"A copy. The real game waits.", "コピーです。本番はそのままです。"},
	entered:     text.Pair{"{name}: a copy, the real game waits.", "{name}：コピーです。本番はそのままです。"},
	compare:     text.Pair{"Compare", "比べる"},
	playOn:      text.Pair{"Play on", "続ける"},
	back:        text.Pair{"Back to the game", "本番に戻る"},
	another:     text.Pair{"New branch", "新しく始める"},
	branches:    text.Pair{"What-ifs of this game", "このゲームの「もしも」"},
	differences: text.Pair{"Show differences", "違いを表示"},
	allFigures:  text.Pair{"All figures", "すべての項目"},

	everySide: text.Pair{"You play every side here. Rules apply as in the game.", "全員の手番を自分で進めます。ルールは本番と同じです。"},
	all:       text.Pair{"All what-ifs: {n}", "すべての「もしも」：{n}"},
	about:     text.Pair{"{round}, action {at}, {n} {n|play|plays}: {plays}", "{round}・{at}手目から{n}手：{plays}"},
	compareAt: text.Pair{"Compare at", "比べる局面"},
	sameStep:  text.Pair{"Same step", "同じ手順"},
	roundEnd:  text.Pair{"End of {round}", "{round} の終わり"},
	sameAt:    text.Pair{"After {n} {n|play|plays}", "{n}手後"},
	where:     text.Pair{"Stands at", "局面"},
	apart:     text.Pair{"Grey columns stand at another moment, so nothing in them is better or worse.", "灰色の列は別の局面の数字なので、比べられません。"},
	plays:     text.Pair{"{n} {n|play|plays}", "{n}手"},
	noPlays:   text.Pair{"no plays yet", "まだ手なし"},
	more:      text.Pair{"+{n}", "ほか{n}"},
	game:      text.Pair{"Game", "本番"},
	worth:     text.Pair{"Worth", "総資産"},
	figures:   text.Pair{"What differs", "異なる項目"},
	equal:     text.Pair{"Money, prices and runs are the same in all of them.", "所持金、株価、収益はどれも同じです。"},

	adopting:     text.Pair{"Adopting plays {n} {n|move|moves} of {name} in the game. You can still undo.", "採用すると {name} の{n}手を本番で指します。取り消しもできます。"},
	adoptingPart: text.Pair{"Adopting plays {n} of {all} moves of {name} in the game.", "採用すると {name} の{all}手のうち{n}手を本番で指します。"},
	nothingYet:   text.Pair{"Nothing is played in it that the game does not have.", "本番にない手はまだ指されていません。"},
	gonePast:     text.Pair{"The game stands elsewhere. It can be adopted at action {n}.", "本番は別の局面です。{n}手目に戻せば採用できます。"},
	elsewhere:    text.Pair{"{who} decides elsewhere.", "{who} は別の場所で決めます。"},
	refused:      text.Pair{"The rules refuse the next move.", "次の手はルールで認められません。"},
	lookOnly:     text.Pair{"The game can only be watched here.", "ここでは本番を見ることしかできません。"},

	adopted:   text.Pair{"{name} is played in the game: {n} {n|move|moves}", "{name} を本番で指しました：{n}手"},
	stopped:   text.Pair{"{n} of {all} moves were played in the game. {why}", "{all}手のうち{n}手を本番で指しました。{why}"},
	dropped:   text.Pair{"{name} is dropped", "{name} を破棄しました"},
	fullTitle: text.Pair{"{n} what-ifs are the most", "「もしも」は{n}個までです"},
	full:      text.Pair{"Drop one of them to try something else.", "新しく始めるには、どれかを破棄してください。"},
}
