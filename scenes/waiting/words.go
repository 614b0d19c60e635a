package waiting

import "github.com/hexrail/hexrail/game/text"

// words are the texts of this package.
var words = struct {
	title, wait, allWait, mine, unsent, others text.Pair
	due, play, again                           text.Pair
}{
	title:   text.Pair{"Games by link", "リンクの対戦"},
	wait:    text.Pair{"{n} {n|game waits|games wait} for you", "あなたを待っているゲーム：{n}件"},
	allWait: text.Pair{"Games by link: {n} {n|waits|wait} for others", "リンクの対戦：{n}件がほかの人の番です"},
	mine:    text.Pair{"Your turn: {n}", "あなたの番：{n}件"},
	unsent:  text.Pair{"To be sent: {n}", "送るもの：{n}件"},
	others:  text.Pair{"Waiting for others: {n}", "ほかの人の番：{n}件"},
	due:     text.Pair{"{player}: {due}", "{player}：{due}"},
	play:    text.Pair{"Play", "遊ぶ"},
	again:   text.Pair{"Send again", "もう一度送る"},
}
