package t1870

import (
	_ "embed" // for the positions of the lessons

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

//go:embed lessons.txt
var lessonGames string

// lessons returns the lessons of this title alone: price protection, and the connection run.
func lessons() []words.Lesson {
	games := words.Positions(lessonGames)
	return []words.Lesson{
		{
			Key: "protect", Part: words.Special, Game: games["protect"], Steps: []string{step.ProtectKey},
			Name: words.Pair{"Price protection", "株価の防衛"},
			Task: words.Pair{"Keep the price of your company where it is.", "あなたの会社の株価を守ってください。"},
			Why: words.Pair{
				"Somebody has sold a share of the SSW, of which you are president. Buy what was sold, at " +
					"once and at the price before the fall, and the price does not fall.",
				"あなたが社長の SSW の株が売られました。売られた株を下がる前の株価ですぐに買えば、株価は下がりません。"},
			Done: words.Pair{
				"Protected: the price stays, and you hold a share more. That needs cash in hand, and " +
					"room under the certificate limit.",
				"防衛しました。株価はそのままで、株が1つ増えました。手元の現金と株券保有制限の余裕が必要です。"},
			Miss: words.Pair{
				"Not protected: the share lies in the open market, and the price has fallen a row.",
				"防衛しなかったので、株は公開市場に残り、株価は1段下がりました。"},
			Goal: func(was, now rules.View) bool {
				me := id.OfPlayer(words.Learner(was))
				for i := range was.T.Corps {
					c := id.Corp(i + 1)
					if was.President(c) == words.Learner(was) && now.Held(c, me) > was.Held(c, me) {
						return true
					}
				}
				return false
			},
		},
		{
			Key: "linkrun", Part: words.Special, Game: games["linkrun"], Steps: []string{linkRunKey, linkDividendKey},
			Name: words.Pair{"Connection run", "記念運行"},
			Task: words.Pair{"Run the FW to its destination, and let its price rise by that.", "FW を目的地まで走らせ、その収入で株価を上げてください。"},
			Why: words.Pair{
				"Each company has a far destination. The first time that a train could run from home to " +
					"there, one run is made at once, beside the usual one. From then on the destination " +
					"counts twice.",
				"どの会社にも遠い目的地があります。本拠地からそこまで列車が初めて走れるようになると、通常とは別に1回の運行をすぐに行います。その後、目的地は2倍に数えます。"},
			Done: words.Pair{
				"The dividend of the connection run moves the price like any other. Whoever builds " +
					"toward the destination early has it for longer.",
				"記念運行の配当でも、株価はいつもと同じように動きます。早く目的地へつないだ会社ほど、長く得をします。"},
			Miss: words.Pair{"The run was withheld: the money stays in the company, and its price where it was.", "収入を留保したので、お金は会社に残り、株価も変わりません。"},
			Goal: func(was, now rules.View) bool {
				return now.Price(was.Actor().Corp()) > was.Price(was.Actor().Corp())
			},
		},
	}
}
