// Package puzzles is the screen of the puzzles: the List by kind, title and level with those that were solved, the
// making of a puzzle, and the Strip with the question and the verdict above the step of a table.
//
// NewList returns the list and Begin opens a puzzle by its puzzle.Ref. Package game/puzzle makes and proves the
// puzzles; the table plays them. The preferences keep the keys of the solved ones.
package puzzles

import (
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles"
)

// KindTexts are the texts of a kind.
type KindTexts struct {
	Name, Task, Why text.Pair
	Wrong           text.Pair // the verdict on a choice that is not the best
	Right           text.Pair
}

// Words are the texts of this package.
var Words = struct {
	Title, Below, Hint, Today, Solved, Level, Number, Making, None, Kinds, Titles, Levels, Numbers text.Pair
	All, Again, Solution, Next, More, Copy, Copied, NotCopied, Leave                               text.Pair
	You, Lost, Avoided, OtherTrain, Bankrupt, Shown, NoPuzzle, Proving                             text.Pair
	First, Later, GaveUp, Result                                                                   text.Pair
	kinds                                                                                          [6]KindTexts
}{
	Title: text.Pair{"Puzzles", "パズル"},
	Below: text.Pair{
		"Positions of games with one question. Every solution is proven.", "対局の局面から1問。答えはすべて証明済みです。",
	},
	Hint:      text.Pair{"one question, a proven answer", "1問ずつ、答えは証明済み"},
	Today:     text.Pair{"Puzzle of the day", "今日のパズル"},
	Solved:    text.Pair{"solved", "正解済み"},
	Level:     text.Pair{"Level {n}", "レベル{n}"},
	Number:    text.Pair{"Puzzle {n}", "パズル{n}"},
	Making:    text.Pair{"Making the puzzle", "パズルを作っています"},
	None:      text.Pair{"No puzzle was found under this number. Please take another one.", "この番号ではパズルが見つかりませんでした。別の番号を選んでください。"},
	Kinds:     text.Pair{"Kind", "種類"},
	Titles:    text.Pair{"Title", "タイトル"},
	Levels:    text.Pair{"Level", "レベル"},
	Numbers:   text.Pair{"Number", "番号"},
	All:       text.Pair{"All puzzles", "パズル一覧"},
	Again:     text.Pair{"Try again", "もう一度"},
	Solution:  text.Pair{"Show the solution", "答えを見る"},
	Next:      text.Pair{"Next puzzle", "次のパズル"},
	More:      text.Pair{"More puzzles", "ほかのパズル"},
	Copy:      text.Pair{"Copy result and link", "結果とリンクをコピー"},
	Copied:    text.Pair{"Copied", "コピーしました"},
	NotCopied: text.Pair{"The browser does not copy", "ブラウザでコピーできませんでした"},
	Leave:     text.Pair{"Leave the puzzle", "パズルを終える"},
	You:       text.Pair{"Solver", "あなた"},
	Lost: text.Pair{
		"This gives the presidency of the {corp} away. Without that, {$best} can be raised.",
		"{corp} の社長の座を失います。失わずに {$best} を得られます。",
	},
	Bankrupt: text.Pair{
		"Bankrupt: the {corp} has no train. The best way costs {$best}.", "破産です。{corp} に列車はありません。最良の方法なら損は {$best} で済みます。",
	},
	Avoided:    text.Pair{"The turn is over without the decision that was asked for.", "問われた決定をしないまま手番が終わりました。"},
	OtherTrain: text.Pair{"In this puzzle only the bank sells trains.", "このパズルで列車を売るのは銀行だけです。"},
	Shown:      text.Pair{"A solution: {said}", "答えの一つ：{said}"},
	NoPuzzle:   text.Pair{"This position is no puzzle: its best choice cannot be proven.", "この局面はパズルではありません。最良の手を証明できません。"},
	Proving:    text.Pair{"The best choice is being proven …", "最良の手を証明しています…"},
	First:      text.Pair{"solved at the first try", "1回で正解"},
	Later:      text.Pair{"solved at try {n}", "{n}回目で正解"},
	GaveUp:     text.Pair{"solution shown", "答えを見た"},
	Result:     text.Pair{"Hexrail puzzle {label}: {kind}, {title}: {result}", "Hexrail パズル {label}：{kind}、{title}：{result}"},
	kinds: [...]KindTexts{
		puzzle.Run: {
			Name:  text.Pair{"Best run", "最大収益"},
			Task:  text.Pair{"Find the run of the {corp} that earns most.", "{corp} の収益が最大になる経路を見つけてください。"},
			Why:   text.Pair{"Draw the routes on the map: press the stops one after another.", "地図で停車地を順に選んで、経路を引いてください。"},
			Wrong: text.Pair{"{$value}. The best run earns {$best}.", "{$value} です。最大収益は {$best} です。"},
			Right: text.Pair{"{$value}: no run earns more.", "{$value}。これより多く稼ぐ経路はありません。"},
		},
		puzzle.Lay: {
			Name: text.Pair{"Best lay", "最良のタイル"},
			Task: text.Pair{
				"Lay the one tile after which the {corp} can run for most.", "{corp} の収益が最大になるタイルを1枚置いてください。",
			},
			Why: text.Pair{
				"What counts is the best run right after this tile, without the cost of the lay.",
				"このタイルを置いた直後の最大収益で比べます。費用は数えません。",
			},
			Wrong: text.Pair{
				"After this the best run earns {$value}. The best lay makes it {$best}.",
				"このあとの最大収益は {$value} です。最良のタイルなら {$best} になります。",
			},
			Right: text.Pair{"The best run earns {$value} now: no lay makes it more.", "最大収益は {$value}。これより増えるタイルはありません。"},
		},
		puzzle.Dividend: {
			Name: text.Pair{"Pay or withhold", "配当か留保か"},
			Task: text.Pair{
				"Use the earnings of the {corp} so that most is in your hands.",
				"{corp} の収益をどう使えば、あなたの手元に最も多く残りますか。",
			},
			Why: text.Pair{
				"In your hands are your cash, the treasury of the {corp}, and your shares of it at the price after the decision.",
				"手元とは、あなたの現金、{corp} の資金、決定後の株価で数えたあなたの {corp} 株の合計です。",
			},
			Wrong: text.Pair{
				"What is in your hands changes by {$value}. The best use changes it by {$best}.",
				"手元の変化は {$value} です。最良の使い方なら {$best} です。",
			},
			Right: text.Pair{
				"What is in your hands changes by {$value}: no other use brings more.",
				"手元の変化は {$value}。これより増える使い方はありません。",
			},
		},
		puzzle.Emergency: {
			Name: text.Pair{"Emergency", "緊急の列車購入"},
			Task: text.Pair{
				"The {corp} must buy a train from the bank. Raise the money at the least cost.",
				"{corp} は銀行から列車を買わなければなりません。最も損の少ない方法で資金を用意してください。",
			},
			Why: text.Pair{
				"The cost is what your net worth loses beyond the money missing for the cheapest train. " +
					"No company sells a train here.",
				"損とは、いちばん安い列車に足りない金額のほかに、あなたの総資産が減る額です。ほかの会社は列車を売りません。",
			},
			Wrong: text.Pair{"This costs {$value}. The best way costs {$best}.", "損は {$value} です。最良の方法なら {$best} で済みます。"},
			Right: text.Pair{"This costs {$value}: no way costs less.", "損は {$value}。これより少ない方法はありません。"},
		},
		puzzle.Sale: {
			Name: text.Pair{"Sale", "株の売却"},
			Task: text.Pair{
				"Sell once, for as much money as possible, and lose no presidency.",
				"1回の売却でできるだけ多くの現金を得てください。社長の座は一つも失えません。",
			},
			Why: text.Pair{
				"One sale is any number of shares of one company.", "1回の売却では、1社の株を何枚でも売れます。",
			},
			Wrong: text.Pair{"{$value}. The best sale brings {$best}.", "{$value} です。最良の売却なら {$best} です。"},
			Right: text.Pair{
				"{$value}: no sale brings more without losing a presidency.", "{$value}。社長の座を失わずに、これより多く得る売却はありません。",
			},
		},
	},
}

// TextsOf returns the texts of a kind.
func TextsOf(k puzzle.Kind) *KindTexts { return &Words.kinds[k] }

// AsideText returns the verdict on an action by which the decision was avoided.
func AsideText(a rules.Action) text.Pair {
	switch a.(type) {
	case rules.BuyTrain:
		return Words.OtherTrain
	case rules.Bankrupt:
		return Words.Bankrupt
	}
	return Words.Avoided
}

// mostSolved is the number of keys that are kept; the oldest are forgotten.
const mostSolved = 1000

// MarkSolved marks a puzzle as solved on this device, if it is not yet.
func MarkSolved(a *app.Shell, r puzzle.Ref) {
	if Solved(a, r) {
		return
	}
	a.Change(func(p *app.Prefs) {
		p.Solved.Add(r.Key())
		p.Solved.KeepLast(mostSolved)
	})
}

// Solved reports whether a puzzle was solved on this device.
func Solved(a *app.Shell, r puzzle.Ref) bool { return a.Prefs.Solved.Has(r.Key()) }

// Title returns the name of a title.
func Title(a *app.Shell, key string) string {
	if e, ok := titles.Find(key); ok {
		return app.TitleText(&e, "title", a.Prefs.Lang)
	}
	return key
}
