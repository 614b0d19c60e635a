package t1822pnw

import (
	_ "embed" // for the positions of the lessons

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

//go:embed lessons.txt
var lessonGames string

// shortLessons returns the lesson about the boxes of bids, in the short scenario.
func shortLessons() []words.Lesson {
	return []words.Lesson{{
		Key: "boxes", Options: []string{"bid:1"},
		Part: words.Special, Game: words.Positions(lessonGames)["box"],
		Name: words.Pair{"Bid boxes", "入札ボックス"},
		Task: words.Pair{"Bid on a minor company, and keep $400 free for other bids.", "マイナー会社に入札し、$400 はほかの入札のために残してください。"},
		Why: words.Pair{
			"Each box holds a card for which all may bid during the stock round. The money of a bid " +
				"is bound until somebody bids more. At the end the highest bidder gets the card. In the first " +
				"phase a minor company starts at $50 with $100, however much is bid for it.",
			"各ボックスにカードが1枚あり、株式ラウンドの間、全員が入札できます。入札したお金は、だれかが上回るまで使えません。終わりに最高額の人がカードを得ます。最初のフェイズでは、マイナー会社は入札額にかかわらず株価 $50、資金 $100 で始まります。"},
		Done: words.Pair{
			"You lead this box with the least bid, and can still bid elsewhere. If all pass now, the company is yours.",
			"最低額でこのボックスの首位に立ち、ほかにも入札できます。このまま全員がパスすれば、会社はあなたのものです。"},
		Miss: words.Pair{
			"That is no bid on a minor company, or it binds more than $100 of your $500.",
			"マイナー会社への入札ではないか、$500 のうち $100 より多くを使っています。"},
		Goal: func(was, now rules.View) bool {
			me := words.Learner(was)
			for i := range was.T.Corps {
				if c := id.Corp(i + 1); was.T.Corp(c).Kind == rules.Minor {
					lot := now.LotOf(was.T.CardOf(c))
					if lot == 0 {
						continue
					}
					bound, _ := now.BoundByBids(me)
					if _, leader := now.HighBid(lot); leader == me && bound <= 100 {
						return true
					}
				}
			}
			return false
		},
	}}
}

// southernLessons returns the lesson about mergers, in the southern regional scenario.
func southernLessons() []words.Lesson {
	return []words.Lesson{{
		Key: "merger", Options: []string{"merge:17"},
		Part: words.Special, Game: words.Positions(lessonGames)["merge"], Steps: []string{joinKey},
		Name: words.Pair{"Mergers", "合併"},
		Task: words.Pair{"Form the major company SPS out of your two minor companies.", "2つのマイナー会社から大会社 SPS を作ってください。"},
		Why: words.Pair{
			"Minor companies are small and stay small. In a merger round two that are connected can " +
				"become a major: it takes over their money, trains and stations. Their owner receives some of " +
				"its ten shares, and the others are for sale.",
			"マイナー会社は小さいままです。合併ラウンドでは、つながった2社が大会社になれます。お金と列車と駅を引き継ぎ、持ち主は10株の一部を受け取り、残りが売り出されます。"},
		Done: words.Pair{
			"The SPS has started. You are its president, and its shares can be bought in the next stock round.",
			"SPS が開始しました。あなたが社長で、次の株式ラウンドから株を買えます。"},
		Miss: words.Pair{
			"The 21 has not merged. In a game the 17 could still merge with it in this round; the next merger round " +
				"follows the next operating round.",
			"21 は合併しませんでした。対局なら、このラウンドのうちに 17 からも合併できます。次の合併ラウンドは、次の運営ラウンドの後です。"},
		Goal: func(was, now rules.View) bool {
			for i := range was.T.Corps {
				c := id.Corp(i + 1)
				if was.T.Corp(c).Kind != rules.Minor && was.President(c) == 0 && now.President(c) == words.Learner(was) {
					return true
				}
			}
			return false
		},
	}}
}
