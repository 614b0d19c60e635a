package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// starterHints returns the hints for a first starter game, rarest situations first.
func starterHints() []words.Hint {
	at := func(key string) func(rules.View) bool {
		return func(v rules.View) bool { return v.InCharge().Name() == key }
	}
	phase := func(name string) func(rules.View) bool {
		return func(v rules.View) bool { return int(v.S.Phase) >= v.T.FindPhase(name) }
	}
	return []words.Hint{
		{
			Key: "starter-end", Rule: "1830/RS16", Lesson: "score",
			When: func(v rules.View) bool { return v.S.End.Reason != rules.NotOver },
			Text: words.Pair{
				"The end has come. The round is played to its end, so that all have had the same number of turns; then the money " +
					"is compared.",
				"ゲームの終わりです。全社の手番の回数がそろうまで続け、そのあと資金を比べます。"},
		},
		{
			Key: "starter-surplus", Rule: "1830/RS13", When: at(step.DiscardKey),
			Text: words.Pair{
				"Too many trains. The new phase allows fewer; what you give up goes to the open market, " +
					"where everybody can buy it.",
				"列車が多すぎます。新しいフェイズでは制限が下がります。手放した列車は公開市場に行き、誰でも買えます。"},
		},
		{
			Key: "starter-rust", Rule: "1830/RS11", Lesson: "rust", When: phase("4"),
			Text: words.Pair{
				"Trains rust. The first 4-train has made all 2-trains useless; the 3-trains and all that come later stay for good.",
				"列車の廃車です。最初の4列車で、2列車はすべて廃車になりました。3列車とその後の列車は最後まで使えます。"},
		},
		{
			Key: "starter-phase", Rule: "1830/RS11", Lesson: "upgrade", When: phase("3"),
			Text: words.Pair{
				"A new phase. Green tiles may replace yellow ones: their cities pay more and have more places.",
				"新しいフェイズです。黄色のタイルを緑に替えられます。都市の収入が増え、駅の枠も増えます。"},
		},
		{
			Key: "starter-track", Rule: "1830/RS8", When: at(step.TrackKey),
			Text: words.Pair{
				"Lay one tile each turn, on a highlighted hex. Join your station to a city: " +
					"a train earns what both ends are worth.",
				"最初の線路です。光っているヘクスに1手番に1枚置けます。駅を別の都市につなげば、列車が両端の都市の価値を稼ぎます。"},
		},
		{
			Key: "starter-station", Rule: "1830/RS9", When: at(step.StationKey),
			Text: words.Pair{
				"Your one extra station. Trains may start from it, and rivals cannot fill its place. You can place it later.",
				"最初の駅です。本拠地のほかに置けるのは、この一つだけです。列車はここからも走れ、枠を他社に取られません。後で置いてもかまいません。"},
		},
		{
			Key: "starter-run", Rule: "1830/RS10", When: at(step.RunKey),
			Text: words.Pair{
				"First run. A train joins stops along track, one of them with your station; all that they pay is yours.",
				"最初の運行です。列車は線路に沿って停車地を結び、その一つに自社の駅が必要です。収入はすべて会社のものです。"},
		},
		{
			Key: "starter-train", Rule: "1830/RS12", When: at(step.TrainsKey),
			Text: words.Pair{
				"First train. A railroad without a train must buy one if it can; it runs from your next turn on.",
				"最初の列車です。列車のない会社は、買えるなら必ず買います。走るのは次の手番からです。"},
		},
	}
}
