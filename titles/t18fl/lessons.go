package t18fl

import (
	_ "embed" // for the positions of the lessons

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

//go:embed lessons.txt
var lessonGames string

// lessons returns the lessons of this title alone: the selection of privates and their powers, tokens by distance, and
// the conversion to ten shares.
func lessons() []words.Lesson {
	games := words.Positions(lessonGames)
	return []words.Lesson{
		{
			Key: "choose", Options: []string{"bid:TR"},
			Part: words.Special, Game: games["choose"], Steps: []string{bidsKey, choiceKey},
			Name: words.Pair{"A private for everybody", "個人会社の選択"},
			Task: words.Pair{
				"Take the private whose owner begins the first stock round.",
				"最初の株式ラウンドを始める権利が付いた個人会社を選んでください。"},
			Why: words.Pair{
				"Everybody has made a secret bid and paid it. The highest bid chooses first, of equal " +
					"bids the earlier seat, and everybody ends with one private.",
				"全員がひそかに入札し、その額を払いました。入札の高い順に、同額なら前の席から選び、最後に全員が個人会社を1つずつ持ちます。"},
			Done: words.Pair{
				"TR is the cheapest, and you start the first company. Privates pay a little each round, " +
					"until the first 5-train closes them.",
				"TR は一番安く、最初の会社を開始できるのはあなたです。個人会社は毎回少し収入を払い、最初の5列車で閉鎖します。"},
			Miss: words.Pair{
				"Each has its use, but whoever takes TR moves before you in the stock round.",
				"どれも使えますが、株式ラウンドでは TR を取った人が先に動きます。"},
			Goal: func(was, now rules.View) bool { return ownerOf(now, tallahassee) == words.Learner(was) },
		},
		{
			Key: "distance", Part: words.Special, Game: games["token"], Steps: []string{step.StationKey},
			Name: words.Pair{"Tokens by distance", "距離で払う駅"},
			Task: words.Pair{"Place a station by which the best run of the SR grows by $20 or more.", "SR の最大収益が $20 以上増える駅を置いてください。"},
			Why: words.Pair{
				"A station or a hotel costs $20 for each hex of track from the nearest station of the " +
					"company. The near ones are cheap, the far ones open new ground.",
				"駅とホテルの費用は、一番近い自社の駅からの線路1ヘクスごとに $20 です。近ければ安く、遠ければ新しい都市に届きます。"},
			Done: words.Pair{
				"More revenue in every run, for one payment. A charter has three of these tokens: spend " +
					"them where trains will run to the end.",
				"1回の支払いで、毎回の収益が増えます。これは1社に3つしかありません。最後まで列車が走る所に使いましょう。"},
			Ways: []words.Way{words.StepOver()},
			Miss: words.Pair{
				"The best run does not grow by $20 that way. A hotel adds $10 to a stop; a station lets " +
					"a second train run elsewhere.",
				"これでは最大収益が $20 増えません。ホテルは停車地に $10 を足し、駅は2両目が別の場所を走れるようにします。"},
			Goal: func(was, now rules.View) bool {
				c := words.Operator(was)
				return now.StationsLeft(c) < was.StationsLeft(c) && words.BestRun(now, c) >= words.BestRun(was, c)+20
			},
		},
		{
			Key: "terminal", Part: words.Special, Hex: "B21", Game: games["terminal"], Steps: []string{bonusKey},
			Name: words.Pair{"A terminal beside the slots", "枠の外のターミナル"},
			Task: words.Pair{
				"Place the free station of TC where the best run grows by $20 or more.",
				"TC の無料の駅を、最大収益が $20 以上増える都市に置いてください。"},
			Why: words.Pair{
				"TC places one station in any city, full or far away, for nothing. It is used once, for " +
					"any company whose president agrees.",
				"TC は、枠が埋まっていても遠くても、どの都市にも無料で駅を1つ置けます。使えるのは一度で、社長が同意すればどの会社にも使えます。"},
			Done: words.Pair{
				"A new start for the trains, for no money and no token. TC is closed; the station stays to the end.",
				"お金もトークンも使わずに、列車の新しい起点ができました。TC は閉鎖しますが、駅は最後まで残ります。"},
			Ways: []words.Way{{
				AtOnce: true,
				When:   func(was, now rules.View) bool { return words.LeftStep(was, now) && ownerOf(now, terminal) != 0 },
				Said: words.Pair{
					"TC is still yours, but the first 5-train closes it, used or not.",
					"TC は残っていますが、最初の5列車で、使っていなくても閉鎖します。"},
			}, words.StepOver()},
			Miss: words.Pair{
				"TC is closed, and the best run has not grown by $20. Look for track that your trains do not reach.",
				"TC は閉鎖しましたが、最大収益は $20 増えていません。今の列車が届かない線路を探しましょう。"},
			Goal: func(was, now rules.View) bool {
				c := words.Operator(was)
				return ownerOf(now, terminal) == 0 && words.BestRun(now, c) >= words.BestRun(was, c)+20
			},
		},
		{
			Key: "convert", Part: words.Special, Game: games["convert"], Steps: []string{convertKey},
			Name: words.Pair{"Five shares or ten", "5株会社と10株会社"},
			Task: words.Pair{"Give the SR the money of five more shares.", "SR に、あと5株分のお金を入れてください。"},
			Why: words.Pair{
				"A company of five shares may convert: the bank pays it five times its price, five new " +
					"shares are for sale, and each old one is 10 percent instead of 20.",
				"5株の会社は10株会社に変換できます。銀行が株価の5倍を会社に払い、新しい5株が売り出され、古い株は1株20%から10%になります。"},
			Done: words.Pair{
				"$450 for trains, at once. In return your part of each dividend is halved, and others can buy in.",
				"列車のための $450 がすぐに入りました。その代わり配当の取り分は半分になり、ほかの人も株を買えます。"},
			Ways: []words.Way{words.StepOver()},
			Miss: words.Pair{
				"Not converted: the company goes on with five shares, and with the money that it has.",
				"変換しなかったので、5株のまま、今の資金で続けます。"},
			Goal: func(was, now rules.View) bool { return now.Is(words.Operator(was), rules.Converted) },
		},
	}
}
