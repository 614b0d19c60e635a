package review

import "github.com/hexrail/hexrail/game/text"

// Words are the texts of this package.
var Words = struct {
	title, works, about                                        text.Pair
	shares, foretold, never, lost, far, farAll, farNone, share text.Pair
	moments, order, none, made                                 text.Pair
	better, aboutMoney, mean                                   text.Pair
	keeps, idle, weak, run, runWords                           text.Pair
	Show, PlayOn, Back, players                                text.Pair
	playOnText, name                                           text.Pair
}{
	title: text.Pair{"Review of the game", "ゲームのふり返り"},
	works: text.Pair{"Looking back: {n} %", "ふり返っています：{n}％"},
	about: text.Pair{
		"The computer searches the best run for each run of the game, plays positions on, and compares choices with " +
			"others.",
		"各運行の最大収益を調べ、途中の局面からゲームを続け、選んだ手をほかの手と比べます。",
	},
	shares: text.Pair{"Share of the worth", "総資産の割合"},
	foretold: text.Pair{
		"From {round} on: the share in the end that is to be expected, the mean of {n} games played on from there. " +
			"Before: the share at the time.",
		"{round} 以降は、そこから続けた{n}回のゲームで見込まれる最終的な割合。それより前は、その時点の割合。"},
	never: text.Pair{
		"The share at the time, because games played on from there have not been shown to predict the end better.",
		"その時点の割合です。そこから続けたゲームのほうが結果をよく予測できるとは確かめられていません。"},
	players: text.Pair{"By player", "プレイヤー別"},
	lost:    text.Pair{"Lost in runs", "運行の損失"},
	far:     text.Pair{"Far off", "大きく損な手"},
	farAll: text.Pair{
		"Lost in runs: all runs against the best ones, which are proven. Far off: of the {n} choices that got a closer " +
			"look, those that cost about {share} of the worth of all or more.",
		"運行の損失：すべての運行と、証明された最高の運行との差。大きく損な手：詳しく調べた{n}手のうち、全員の総資産の約{share}以上を失った手。"},
	farNone: text.Pair{
		"Lost in runs: all runs against the best ones, which are proven. Far off: choices that cost about {share} of the " +
			"worth of all or more. At first sight none did.",
		"運行の損失：すべての運行と、証明された最高の運行との差。大きく損な手：全員の総資産の約{share}以上を失った手。そう見える手はありませんでした。"},
	share:   text.Pair{"Share", "割合"},
	moments: text.Pair{"The moments that cost most", "損失の大きかった場面"},
	order: text.Pair{
		"Sorted by the share of the worth of all that they cost, not by the sum.",
		"金額ではなく、全員の総資産に対する割合の損失が大きい順です。",
	},
	none:       text.Pair{"Nothing better was found.", "より良い手は見つかりませんでした。"},
	made:       text.Pair{"Played: {what}", "実際の手：{what}"},
	better:     text.Pair{"Better: {what}", "より良い手：{what}"},
	aboutMoney: text.Pair{"about {$sum}", "約{$sum}"},
	mean: text.Pair{
		"Played on {n} times from each, to {until}, {player} can expect about {$sum} more in " +
			"the end with the better one: {share} of the worth of all instead of {was}.",
		"それぞれ{until}まで{n}回続けると、{player} はより良い手で最終的に約{$sum}多く、" +
			"全員の総資産の{was}ではなく{share}を見込めます。",
	},
	keeps: text.Pair{
		"After all these games {player} presides over {corps} with the better one, and after none with the one played.",
		"これらのゲームの後、より良い手ではつねに {player} が {corps} の社長で、実際の手では一度もそうなりません。",
	},
	idle: text.Pair{
		"After all these games {player} presides over {corps} without a train with the one played, and after none with the " +
			"better one.",
		"これらのゲームの後、実際の手ではつねに {player} が列車のない {corps} の社長で、より良い手では一度もそうなりません。",
	},
	weak: text.Pair{
		"An estimate with little weight: games played on from here have not been shown to predict the end.",
		"この時点から続けたゲームが結果をよく予測できるとは確かめられていないので、目安にすぎません。"},
	run:        text.Pair{"{corp} runs for {$sum}", "{corp} の運行、{$sum}"},
	runWords:   text.Pair{"The best run, which is proven: {$sum}", "証明された最高の運行：{$sum}"},
	Show:       text.Pair{"Show on the table", "盤面で見る"},
	PlayOn:     text.Pair{"Play on from here", "ここから続ける"},
	Back:       text.Pair{"Back to the review", "ふり返りに戻る"},
	playOnText: text.Pair{"A new game from {round} on. You play {player}, and computers play the others.", "{round} からの新しいゲームです。あなたは {player} で、ほかはコンピュータです。"},
	name:       text.Pair{"{name}, from {round}", "{name}（{round}から）"},
}
