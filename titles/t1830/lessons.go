package t1830

import (
	_ "embed" // for the positions of the lessons
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

//go:embed lessons.txt
var lessonGames string

// placed returns list with the positions of the lessons filled in.
func placed(list []words.Lesson) []words.Lesson {
	games := words.Positions(lessonGames)
	for i := range list {
		list[i].Game = games[list[i].Key]
	}
	return slices.Clip(list)
}

// traded reports whether the cash of the learner, who has only shares to trade, has changed.
func traded(was, now rules.View) bool {
	me := id.OfPlayer(words.Learner(was))
	return now.Cash(me) != was.Cash(me)
}

// starterLessons returns the lessons about railways, on the board of the starter game.
func starterLessons() []words.Lesson {
	return placed([]words.Lesson{
		{
			Key: "tile", Part: words.Railways, Hex: "H10", Goal: connected, Steps: []string{step.TrackKey, step.ExtraLayKey},
			Name: words.Pair{"First tile", "最初のタイル"},
			Task: words.Pair{"Lay a tile that joins your station at Altoona to Pittsburgh.", "Altoona の駅と Pittsburgh をつなぐタイルを置いてください。"},
			Why: words.Pair{
				"You run the PRR. A train earns the value of the stops that it joins, so the first track " +
					"leads to a neighbouring city.",
				"あなたは PRR を動かします。列車は結んだ停車地の価値を稼ぐので、最初の線路は隣の都市へのばします。"},
			Done: words.Pair{
				"Joined. A train can now run from Altoona to Pittsburgh and earn what both are worth. " +
					"One tile a turn: that is how railways grow.",
				"つながりました。列車は Altoona と Pittsburgh を結び、両方の価値を稼げます。1手番に1枚ずつ、鉄道はこうしてのびます。"},
			Ways: []words.Way{words.StepOver()},
			Miss: words.Pair{
				"This is legal, but no second stop can be reached from Altoona: the track must meet the " +
					"side of the tile next to it.",
				"合法ですが、Altoona から2つ目の停車地に届きません。線路は隣のタイルの辺で出会う必要があります。"},
		},
		{
			Key: "upgrade", Part: words.Railways, Hex: "G19", Goal: runGrew,
			Name: words.Pair{"Upgrades", "タイルの置き換え"},
			Task: words.Pair{"Replace a tile so that the best run of the NYC earns $20 more.", "タイルを1枚置き換えて、NYC の最大収益を $20 以上増やしてください。"},
			Why: words.Pair{
				"From phase 3 on, green tiles may replace yellow ones. The old track stays; cities pay " +
					"more. Look where your trains stop already.",
				"フェイズ3から、黄色のタイルを緑のタイルに置き換えられます。元の線路は残り、都市の収入が増えます。列車がすでに止まる所を見てください。"},
			Done: words.Pair{
				"A green city pays more at every run, for you and for whoever else calls there.",
				"緑の都市は運行のたびに多く支払います。ほかの会社の列車が止まっても同じです。"},
			Ways: []words.Way{words.StepOver()},
			Miss: words.Pair{
				"That does not raise the run by $20. The yellow city that your trains call at is New York, G19.",
				"これでは収益が $20 増えません。列車が止まる黄色い都市は New York（G19）です。"},
		},
		{
			Key: "station", Part: words.Railways, Goal: runGrew, Steps: []string{step.StationKey},
			Name: words.Pair{"Stations", "駅"},
			Task: words.Pair{"Place your station where the best run of the PRR grows by $20 or more.", "PRR の最大収益が $20 以上増える都市に、駅を置いてください。"},
			Why: words.Pair{
				"Every route needs one station of its own. With a second one the second train can run " +
					"elsewhere. A station costs $40 once and stays for good.",
				"どの経路にも自社の駅が1つ必要です。2つ目の駅があれば、次の列車は別の場所を走れます。費用は1回だけ $40 で、ずっと残ります。"},
			Done: words.Pair{
				"The trains have two stations to start from now, and the place in the city is yours for " +
					"the whole game.",
				"列車の起点が2つになりました。都市の枠も最後まで自社のものです。"},
			Ways: []words.Way{{
				AtOnce: true,
				When: func(was, now rules.View) bool {
					return words.LeftStep(was, now) && now.StationsLeft(words.Operator(was)) == was.StationsLeft(words.Operator(was))
				},
				Said: words.Pair{"No station, no more revenue. It may wait, but here it pays at once.", "駅がなければ収益は増えません。後でも置けますが、ここではすぐに収益が増えます。"},
			}, words.StepOver()},
			Miss: words.Pair{
				"A station there is legal, but the trains earn no more with it. Compare the two cities.",
				"合法ですが、その駅では列車の収益が増えません。2つの都市を比べてみましょう。"},
		},
		{
			Key: "run", Part: words.Railways, Goal: ranBest, Steps: []string{step.RunKey},
			Name: words.Pair{"Running trains", "列車の運行"},
			Task: words.Pair{"Run both trains of the PRR for the most that they can earn.", "PRR の列車2両を、収益が最大になるように走らせてください。"},
			Why: words.Pair{
				"A 3-train makes three stops, a 4-train four. Two trains may not use the same track. A " +
					"proposal is drawn: clear it and try your own, or take it.",
				"3列車は3か所、4列車は4か所に止まります。2両が同じ線路を使うことはできません。案が表示されています。消して自分で選んでも、そのまま使ってもかまいません。"},
			Done: words.Pair{
				"The program proves the best run. In this title the money goes to the railroad itself.",
				"最大収益はプログラムが証明します。このタイトルでは、収益は会社のものになります。"},
			Miss: words.Pair{"The trains ran for less than they can earn.", "稼げるはずの額より少ない運行でした。"},
		},
	})
}

// lessons returns the lessons about shares, and two about railways that have rivals.
func lessons() []words.Lesson {
	return placed(slices.Concat(rivalLessons(), investorLessons(), priceLessons()))
}

// rivalLessons returns the lessons about railways that rivals share.
func rivalLessons() []words.Lesson {
	return []words.Lesson{
		{
			Key: "block", Part: words.Railways, Goal: blocks,
			Name: words.Pair{"Blocked cities", "都市をふさぐ"},
			Task: words.Pair{"Place a station of the B&O that makes the run of another company smaller.", "ほかの会社の収益が減るように、B&O の駅を置いてください。"},
			Why: words.Pair{
				"A city whose places all hold stations of others stops a train: it may end there, but " +
					"not go through. So the last free place is worth a fight.",
				"枠がすべて他社の駅で埋まった都市では、列車は止まれても通り抜けられません。だから最後の空き枠は取り合う価値があります。"},
			Done: words.Pair{
				"Their trains must stop short now. Before somebody does that to you, take the last place yourself.",
				"相手の列車はもう先へ進めません。同じことをされる前に、最後の枠を取っておきましょう。"},
			Ways: []words.Way{words.StepOver()},
			Miss: words.Pair{
				"Nobody earns less now. Look for a city with one free place through which others run.",
				"だれの収益も減りません。ほかの会社が通り抜けていて、空き枠が1つの都市を探しましょう。"},
		},
		{
			Key: "rust", Options: []string{"train:4"},
			Part: words.Railways, Goal: rusts, Steps: []string{step.TrainsKey, step.DiscardKey},
			Name: words.Pair{"Phases and rust", "フェイズと廃車"},
			Task: words.Pair{"Buy the train that makes the trains of your rivals useless.", "ライバルの列車を使えなくする列車を買ってください。"},
			Why: words.Pair{
				"The NYC has $670 and no train. The first train of a new kind begins a phase, and old " +
					"trains rust: the first 4-train removes all 2-trains without pay.",
				"NYC の資金は $670、列車はありません。新しい種類の最初の列車でフェイズが変わり、古い列車は廃車になります。最初の4列車で、2列車は補償なしにすべてなくなります。"},
			Done: words.Pair{
				"All 2-trains are gone, and the B&O has none left. Trains are the clock of every 18xx: " +
					"look which yours are next.",
				"2列車はすべてなくなり、B&O には1両も残っていません。18xx の時計は列車です。自分の列車が次に消えないか、いつも見ましょう。"},
			Ways: []words.Way{{
				When: func(was, now rules.View) bool {
					return now.TrainCount(id.OfCorp(words.Operator(was))) > 0
				},
				Said: words.Pair{
					"A train of another company begins no phase. The depot sells the first 4-train for $300.",
					"ほかの会社から買った列車ではフェイズは変わりません。最初の4列車は $300 で買えます。"},
			}},
			Miss: words.Pair{"No new train, no new phase. The first 4-train costs $300.", "新しい列車を買わなければフェイズは変わりません。最初の4列車は $300 です。"},
		},
	}
}

// investorLessons returns the lessons about owning and running companies.
func investorLessons() []words.Lesson {
	return []words.Lesson{
		{
			Key: "picture", Options: []string{"buy:B&O:ipo"},
			Part: words.Shares, Goal: boughtPayer, Steps: []string{step.StockKey},
			Name: words.Pair{"Railway and shares", "鉄道と株"},
			Task: words.Pair{"Buy a share of the company whose last run earned the most.", "前回の運行で一番多く稼いだ会社の株を1株買ってください。"},
			Why: words.Pair{
				"You are an investor, not a railway: your money and the company's are two purses. " +
					"A share is 10 percent: of each dividend you receive a tenth. Press the row of a company, " +
					"or open Companies, to see its last run.",
				"あなたは鉄道ではなく株主で、あなたのお金と会社の資金は別です。1株は10%なので、配当の10分の1を受け取ります。前回の収益は、会社の行を選ぶか「会社」を開くと見られます。"},
			Done: words.Pair{
				"From now on a tenth of each of its dividends is yours. Who holds most shares is " +
					"president and decides for the company.",
				"これからは配当の10分の1があなたのものです。一番多く持つ人が社長になり、会社の決定をします。"},
			Miss: words.Pair{
				"You own no more of the company that earned the most. Press the row of a company, or open " +
					"Companies, to see its last run.",
				"一番多く稼いだ会社の株が増えていません。前回の収益は、会社の行を選ぶか「会社」を開くと見られます。"},
		},
		{
			Key: "pay", Options: []string{"opt:dividend:payout"},
			Part: words.Shares, Goal: paid, Steps: []string{step.DividendKey},
			Name: words.Pair{"Pay or withhold", "配当か留保か"},
			Task: words.Pair{"Decide so that your own money and the price of the NYC rise.", "あなたの現金と NYC の株価が上がる方を選んでください。"},
			Why: words.Pair{
				"Paid out, the run goes to the owners of the shares and the price moves right. Withheld, " +
					"it goes to the treasury and the price moves left.",
				"配当すれば収益は株主のものになり、株価は右へ動きます。留保すれば会社の資金になり、株価は左へ動きます。"},
			Done: words.Pair{
				"You received a tenth for each share, and each share is worth more. The company itself got nothing.",
				"1株につき10分の1を受け取り、株価も上がりました。会社には何も入っていません。"},
			Ways: []words.Way{{
				When: fell, AtOnce: true,
				Said: words.Pair{
					"The company keeps the money, and its price has fallen. That is right only if it needs a " +
						"train soon.",
					"お金は会社に残り、株価は下がりました。すぐに列車が必要なときだけ正しい選択です。"},
			}},
			Miss: words.Pair{"Neither your money nor the price has risen.", "現金も株価も上がっていません。"},
		},
		{
			Key: "keep", Options: []string{"opt:dividend:withhold"},
			Part: words.Shares, Goal: keepsEnough,
			Name: words.Pair{"Who runs out of money", "お金が足りなくなる人"},
			Task: words.Pair{"Let the PRR keep enough money to pay for the next train itself.", "PRR が次の列車を自分で払えるだけのお金を残してください。"},
			Why: words.Pair{
				"The trains of the PRR will rust. A company without a train must buy one, and what its " +
					"treasury lacks its president pays: you. Players go bankrupt that way.",
				"PRR の列車はいずれ廃車になります。列車のない会社は買う義務があり、会社の資金で足りない分は社長、つまりあなたが払います。破産はこうして起きます。"},
			Done: words.Pair{
				"The price fell a step, but the next train costs you nothing. Think one train ahead.",
				"株価は1つ下がりましたが、次の列車にあなたのお金は要りません。いつも列車1両分先を考えましょう。"},
			Ways: []words.Way{{
				When: rose, AtOnce: true,
				Said: words.Pair{
					"Paid out: the price has risen, but the treasury is too small for the next train. You " +
						"will pay the rest.",
					"配当したので株価は上がりましたが、会社の資金では次の列車を買えません。残りはあなたが払うことになります。"},
			}},
			Miss: words.Pair{
				"The treasury is too small for the next train. If the old ones rust now, you pay the rest.",
				"会社の資金では次の列車を買えません。古い列車が今廃車になれば、残りはあなたが払います。"},
		},
		{
			Key: "swap", Options: []string{"sell:PRR", "buy:B&O:ipo"},
			Part: words.Shares, Goal: swapped,
			Name: words.Pair{"The stock turn", "株式ラウンドの手番"},
			Task: words.Pair{"Sell, then buy a share for which you have not enough money now.", "株を売り、今のお金では買えない株を1株買ってください。"},
			Why: words.Pair{
				"In a turn you sell as much as you like and buy once. You have $52. Every share sold " +
					"lowers a price by a row, and what you sold you cannot buy again in this round.",
				"1手番に好きなだけ売り、1回だけ買えます。手元は $52 です。1株売るごとに株価は1段下がり、売った株はこのラウンドでは買い戻せません。"},
			Done: words.Pair{
				"Sold and bought in one turn: money moves from a company you trust less to one you trust more.",
				"1手番で売って買いました。お金を、信頼できない会社から信頼できる会社へ移す方法です。"},
			Miss: words.Pair{
				"Your turn is over without a new share. Sell first, then buy, before you end the turn.",
				"新しい株を買わずに手番が終わりました。まず売り、手番を終える前に買いましょう。"},
		},
		{
			Key: "auction", Options: []string{"bid:C&A"},
			Part: words.Shares, Goal: bidLeast, Steps: []string{step.AuctionKey},
			Name: words.Pair{"Private companies", "個人会社の競売"},
			Task: words.Pair{
				"Bid the least that is allowed for the C&A, which brings a share of the PRR.",
				"PRR の株が付いてくる C&A に、認められる最低の額で入札してください。"},
			Why: words.Pair{
				"Before the first stock round private companies are sold. Only the cheapest one left can " +
					"be bought at once; on all others you bid, at least $5 more than the price or the highest bid.",
				"最初の株式ラウンドの前に個人会社を競売します。すぐに買えるのは残りのうち一番安いものだけで、ほかには、価格か最高の入札より $5 以上高く入札します。"},
			Done: words.Pair{
				"$165 of your money is tied up now. The C&A is yours when its turn comes, unless somebody " +
					"bids more; then it pays you $25 in every operating round.",
				"あなたの $165 は入札中です。ほかの人がもっと高く入札しなければ、順番が来た時に C&A はあなたのもので、運営ラウンドごとに $25 を払います。"},
			Ways: []words.Way{{
				When: func(was, now rules.View) bool { return bidOnCA(now, words.Learner(was)) > 0 },
				Said: words.Pair{
					"A bid, but not the least: money in a bid cannot be used elsewhere.",
					"入札はしましたが、最低の額ではありません。入札中のお金は、ほかには使えません。"},
			}},
			Miss: words.Pair{
				"No bid on the C&A is yours, so another player may have it for $165.",
				"C&A に入札していないので、ほかの人が $165 で手に入れるかもしれません。"},
		},
		{
			Key: "par", Options: []string{"start:NYC"},
			Part: words.Shares, Goal: paredHighest, Steps: []string{step.ParKey},
			Name: words.Pair{"Par", "額面"},
			Task: words.Pair{"Start a company at the highest par at which you can pay six shares alone.", "6株を一人で払える一番高い額面で、会社を開始してください。"},
			Why: words.Pair{
				"You fix the price of all shares of the IPO. The company floats when six of ten are " +
					"sold, and receives ten times par. Your $425 is all you have.",
				"IPO の株すべての価格を決めます。10株のうち6株が売れると会社は設立され、額面の10倍を受け取ります。あなたの持ち金は $425 です。"},
			Done: words.Pair{
				"6 × $67 = $402. If nobody helps, you can still float it, and it starts with $670.",
				"6 × $67 = $402。だれも買わなくても設立でき、会社は $670 で始まります。"},
			Ways: []words.Way{{
				When: started, AtOnce: true,
				Said: words.Pair{
					"Started, but six shares at this par cost more than $425: you cannot pay them all.",
					"開始しましたが、この額面の6株を $425 で全部は払えません。"},
			}},
			Miss: words.Pair{"No company was started.", "会社が開始されていません。"},
		},
		{
			Key: "float", Options: []string{"buy:PRR:ipo"},
			Part: words.Shares, Goal: floated,
			Name: words.Pair{"Float", "設立"},
			Task: words.Pair{"Buy the share that floats a company.", "会社が設立される株を買ってください。"},
			Why: words.Pair{
				"A company operates only once six of its ten shares are sold. It does not matter who " +
					"bought them: a company of another player works for you too.",
				"会社は10株のうち6株が売れてはじめて運営します。だれが買ったかは関係なく、ほかの人の会社の株も、あなたの得になります。"},
			Done: words.Pair{
				"Floated: ten times par is in its treasury, and it operates in the next operating round.",
				"設立されました。額面の10倍が会社の資金になり、次の運営ラウンドから運営します。"},
			Miss: words.Pair{"Nothing has floated. Look for the company with five shares sold.", "どの会社も設立されていません。5株売れている会社を探しましょう。"},
		},
	}
}

// priceLessons returns the lessons about prices, presidents and the end.
func priceLessons() []words.Lesson {
	return []words.Lesson{
		{
			Key: "push", Options: []string{"sell:NYC"},
			Part: words.Shares, Goal: pushed,
			Name: words.Pair{"The chart", "株価表"},
			Task: words.Pair{"Sell so that the price of another player's company falls by two rows.", "ほかの人が社長の会社の株価を2段下げてください。"},
			Why: words.Pair{
				"A dividend moves a price right, withholding left, a sold share one row down, and a " +
					"company whose shares are all with players moves up. Your sales hurt its president more " +
					"than you.",
				"株価は配当で右、留保で左、1株売られると1段下、全株をプレイヤーが持つと1段上へ動きます。売れば、社長のほうがあなたより損をします。"},
			Done: words.Pair{
				"Two rows down. All who kept shares are poorer, and you have cash for something better.",
				"2段下がりました。株を持ち続けた人は損をし、あなたには次のための現金があります。"},
			Miss: words.Pair{
				"No price of another's company fell by two rows. One share sold is one row.",
				"ほかの人の会社の株価は2段下がっていません。1株売ると1段です。"},
		},
		{
			Key: "dump", Options: []string{"sell:B&M"},
			Part: words.Shares, Goal: dumped,
			Name: words.Pair{"Dumping a company", "会社を手放す"},
			Task: words.Pair{"Make somebody else president of your company that has no train.", "列車のない会社の社長を、ほかの人に代わってもらいましょう。"},
			Why: words.Pair{
				"Who holds most shares is president, willing or not. If you sell until another holds " +
					"more, the company goes to him with all its duties.",
				"一番多く持つ人が、いやでも社長です。ほかの人より少なくなるまで売れば、会社は義務ごとその人に移ります。"},
			Done: words.Pair{
				"The B&M and the duty to buy its train belong to somebody else now. Never hold second " +
					"place in a company that can be dumped on you.",
				"B&M と列車を買う義務は、ほかの人のものになりました。社長が手放しそうな会社では、2番目の株主にならないことです。"},
			Ways: []words.Way{{
				When: traded,
				Said: words.Pair{
					"You are still president of the B&M. Sell until another player holds more of it than you.",
					"まだあなたが B&M の社長です。ほかの人の持ち分を下回るまで売りましょう。"},
			}},
			Miss: words.Pair{"Nothing was sold: you keep the company and its duties.", "何も売っていないので、会社も義務もそのままです。"},
		},
		{
			Key: "score", Options: []string{"opt:dividend:payout"},
			Part: words.Shares, Goal: scored,
			Name: words.Pair{"End and score", "終了と得点"},
			Task: words.Pair{"The bank is broken, this is the last turn: end the game as rich as you can.", "銀行は破産し、これが最後の手番です。総資産をできるだけ増やして終えてください。"},
			Why: words.Pair{
				"At the end cash and shares count, at their price. The money of companies counts for nobody.",
				"最後に数えるのは現金と、株価で計算した株です。会社の資金はだれの得点にもなりません。"},
			Done: words.Pair{
				"Paid out: more cash, a higher price. In the last rounds withholding brings nothing.",
				"配当で現金も株価も増えました。最後のラウンドでは留保しても得になりません。"},
			Ways: []words.Way{{
				When: fell, AtOnce: true,
				Said: words.Pair{
					"Withheld: the price has fallen, and in the treasury the money counts for nobody.",
					"留保したので株価が下がり、会社の資金はだれの得点にもなりません。"},
			}},
			Miss: words.Pair{
				"The run stayed in the treasury, where it counts for nobody.",
				"収益が会社の資金に残りました。だれの得点にもなりません。"},
		},
	}
}

// bidOnCA returns the standing bid of a player on the C&A, or zero.
func bidOnCA(v rules.View, p id.Player) int32 { return step.Bids(v, v.T.FindPrivate("CA"))[p].Sum() }

// bidLeast reports whether the learner has bid the least that was allowed on the C&A.
func bidLeast(was, now rules.View) bool {
	least, me := was.T.Private(was.T.FindPrivate("CA")).Value+leastRaise, words.Learner(was)
	return bidOnCA(was, me) == 0 && bidOnCA(now, me) == least
}

// fell reports whether the price of the company whose turn it was has fallen.
func fell(was, now rules.View) bool {
	return now.Price(words.Operator(was)) < was.Price(words.Operator(was))
}

// rose reports whether the price of the company whose turn it was has risen.
func rose(was, now rules.View) bool {
	return now.Price(words.Operator(was)) > was.Price(words.Operator(was))
}

// started reports whether a company was started.
func started(was, now rules.View) bool {
	for i := range was.T.Corps {
		if c := id.Corp(i + 1); now.Is(c, rules.Started) && !was.Is(c, rules.Started) {
			return true
		}
	}
	return false
}
