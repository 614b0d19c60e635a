package info

import "github.com/hexrail/hexrail/game/text"

// valueWords are the texts of the value table.
var valueWords = struct {
	title, rounds, reset, note, noteRuns, run, use, pays, half, keeps, steps, forTrain, more, rusted text.Pair
	rest, now, after, gap, liquid, help, loan, debt, grown, turns, afterAll                          text.Pair
}{
	title:  text.Pair{"Forecast", "予測"},
	rounds: text.Pair{"Operating rounds", "運営ラウンド"},
	turns:  text.Pair{"Rounds", "ラウンド"}, // where there are no others
	reset:  text.Pair{"As at first", "元に戻す"},
	note: text.Pair{"Assumed: the best runs on this map, paid out, and prices that move by the rules. " +
		"Change what you expect; deals and new track are not counted.",
		"この盤面での最大収益を全額配当し、株価はルール通りに動くと仮定しています。それぞれ変えられます。売買と新しい線路は含みません。"},
	noteRuns: text.Pair{"Assumed: the best runs on this map. " +
		"Change what you expect; trains bought and new track are not counted.",
		"この盤面での最大収益を仮定しています。それぞれ変えられます。列車の購入と新しい線路は含みません。"},
	run:      text.Pair{"Run", "収益"},
	use:      text.Pair{"Dividend", "配当"},
	pays:     text.Pair{"pay out", "配当"},
	half:     text.Pair{"half", "半配当"},
	keeps:    text.Pair{"withhold", "留保"},
	steps:    text.Pair{"Price steps", "株価の動き"},
	forTrain: text.Pair{"For a train", "列車の資金"},
	more:     text.Pair{"+1 {train}", "+1 {train}"},
	rusted:   text.Pair{"after {train}", "{train}の後"},
	rest:     text.Pair{"Cash, other", "現金など"},
	now:      text.Pair{"Worth now", "現在"},
	after:    text.Pair{"After {n} OR", "{n}運営後"},
	afterAll: text.Pair{"After {n} {n|round|rounds}", "{n}ラウンド後"}, // where there are no others
	gap:      text.Pair{"To the lead", "首位との差"},
	liquid:   text.Pair{"Liquid now", "調達可能額"},
	help:     text.Pair{"Emergency", "緊急時"},
	loan:     text.Pair{"Loan", "借金"},
	debt:     text.Pair{"Debt", "返済額"},
	grown:    text.Pair{"After an SR", "株式後"},
}
