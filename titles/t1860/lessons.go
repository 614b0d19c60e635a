package t1860

import (
	_ "embed" // for the positions of the lessons

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

//go:embed lessons.txt
var lessonGames string

// lessons returns the lessons of this title alone: layers, and halts.
func lessons() []words.Lesson {
	games := words.Positions(lessonGames)
	return []words.Lesson{
		{
			Key: "layer", Options: []string{"exchange:CMH:ipo"},
			Part: words.Special, Game: games["layer"],
			Name: words.Pair{"Layers", "レイヤー"},
			Task: words.Pair{"Open the second layer of companies.", "第2レイヤーの会社を開始できるようにしてください。"},
			Why: words.Pair{
				"Only C&N and IOW may be started at first. The next two open when one of these has sold " +
					"all its ten shares or has operated. One share is left of the C&N, and your private CMH " +
					"can be exchanged for it.",
				"最初に開始できるのは C&N と IOW だけです。どちらかの10株が全部売れるか運営すると、次の2社が開きます。C&N の残りは1株で、あなたの個人会社 CMH と交換できます。"},
			Done: words.Pair{
				"The last share is out, so the second layer is open, for everybody and for good. IWNJ " +
					"and FYN can be started now.",
				"最後の株が出たので第2レイヤーが開きました。だれにとっても、ずっと有効です。IWNJ と FYN を開始できます。"},
			Miss: words.Pair{
				"The second layer is still closed: a share of the C&N is left, and nobody has operated.",
				"第2レイヤーはまだ閉じています。C&N の株が残り、どの会社も運営していません。"},
			Goal: func(was, now rules.View) bool {
				for i := range was.T.Corps {
					if c := id.Corp(i + 1); now.LayerOpen(c) && !was.LayerOpen(c) {
						return true
					}
				}
				return false
			},
		},
		{
			Key: "halts", Part: words.Special, Game: games["halts"], Steps: []string{step.RunKey},
			Name: words.Pair{"Halts", "停車場"},
			Task: words.Pair{"Run the trains of the C&N so that a halt pays its subsidy.", "停車場の補助金が入るように C&N の列車を走らせてください。"},
			Why: words.Pair{
				"A 2+1 train calls at two large stations and one small one or halt. A halt earns no " +
					"dividend, but a subsidy that always goes to the company. You choose how many are used.",
				"2+1列車は大きな駅2つと、小さな駅か停車場1つに止まります。停車場は配当になりませんが、補助金が必ず会社に入ります。いくつ使うかはあなたが決めます。"},
			Done: words.Pair{
				"The dividend is the same with or without it, and the company has more money. Companies " +
					"need it for trains.",
				"配当はどちらでも同じで、会社の資金だけが増えます。列車を買うのに使えます。"},
			Miss: words.Pair{"No halt was used, so there is no subsidy.", "停車場を使わなかったので、補助金はありません。"},
			Goal: func(_, now rules.View) bool {
				// The run has earned a subsidy. The turn keeps its sum when it is paid; money in the company alone
				// does not count, because a withheld revenue is no subsidy (1860/R100).
				return now.S.Turn.Subsidy > 0
			},
		},
	}
}
