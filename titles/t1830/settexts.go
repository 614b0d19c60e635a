package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// BasicWords returns the texts and display functions of the basic game.
func BasicWords() words.Title {
	era := words.Event{Told: words.Pair{"Era {phase} begins.", "時代{phase}が始まる。"}}
	return words.Title{
		Length: 16, Foretold: 6,
		Won: []words.Won{
			{Level: "medium", Against: "easy", Others: 3, Wins: 15, Games: 24, Seed: 7_100_001},
			{Level: "hard", Against: "medium", Others: 3, Wins: 17, Games: 24, Seed: 7_100_001},
		},
		Texts: mergeTables(companyTexts(), privateTexts(), variantTexts(), map[string]words.Pair{
			"title":       {"1830 Basic", "1830 基本ゲーム"},
			"title.by":    words.Same("Francis Tresham"),
			"title.about": {"The full game with a simple sale of the privates", "個人会社の販売が簡単な完全版"},
			"title.hours": {"2-5 hours", "2～5時間"},
			"title.ends":  {"soon after the bank breaks, or a player", "銀行の破産後すぐ、またはプレイヤーの破産"},
			"title.box":   words.Same("1830"),
			"title.set":   {"Basic", "基本ゲーム"},
			"phase":       {"Era", "時代"},
			"title.sum":   {"Shares and dividends. Privates are sold in groups; ends soon after the bank breaks.", "株と配当あり。個人会社はグループで購入。銀行の破産後すぐに終了。"},

			"event.5": {"All privates close.", "個人会社がすべて閉鎖する。"},
			"event.6": {"Diesels are for sale.", "ディーゼル列車が購入できるようになる。"},

			"option.basic_group_cost":            {"Price of a group of privates", "個人会社のグループの価格"},
			"option.basic_group_cost.effect":     {"The printed prices of two groups are $20 above the face values.", "印刷された価格は、2つのグループで額面の合計より$20高くなっています。"},
			"option.basic_group_cost.printed":    {"as printed", "印刷どおり"},
			"option.basic_group_cost.face_value": {"the face values of its privates", "個人会社の額面の合計"},
			"option.basic_sales_in_sr1":          {"Shares may be sold in the first stock round", "最初の株式ラウンドでも株を売れる"},
			"option.basic_sales_in_sr1.effect": {
				"Without it, sales begin with the second stock round, as in Classic.",
				"なしの場合、クラシックと同じく、2回目の株式ラウンドから売れます。"},
		}),
		Next: Key,
		News: words.Pair{
			"New there: each private is auctioned for itself, no sales in the first stock round, and the last set is played " +
				"to its end.",
			"新しくなる点：個人会社を1社ずつ競売、最初の株式ラウンドは売却なし、最後のセットを終わりまで行う。",
		},
		Steps: []words.Step{
			{Key: step.TeleportKey, Short: words.Pair{"DH token", "DHの駅"}},
			{Key: step.AuctionKey, Decline: words.Pair{"Pass for this choice", "今回の選択はパス"}},
		},
		Events:  map[rules.EventKind]words.Event{rules.PhaseBegan: era},
		Group:   groupOf,
		Notices: lastGroups,
	}
}

// groupOf returns the privates of the group that begins with p, or nil.
func groupOf(v rules.View, p id.Private) (list []id.Private) {
	for _, g := range groups(int(v.S.Players)) {
		if v.T.FindPrivate(g.privates[0]) == p {
			for _, name := range g.privates {
				list = append(list, v.T.FindPrivate(name))
			}
		}
	}
	return list
}

// lastGroups returns a notice before the last auction about the group of the player who loses it, or nil (RB7, RB16).
func lastGroups(v rules.View) []words.Notice {
	sale, ok := v.InCharge().(groupSale)
	if !ok {
		return nil
	}
	var buf [rules.MaxLots]step.Lot
	switch waiting := v.S.Players - uint8(len(groups(int(v.S.Players)))-len(sale.AppendLots(buf[:0], v))); {
	case waiting != 2:
		return nil
	case v.S.Players == MaxBasicPlayers:
		return []words.Notice{{Text: words.Pair{"Who loses this auction has no private.", "この競りに負けた人は個人会社を得られません。"}}}
	}
	return []words.Notice{{Text: words.Pair{
		"The other player then gets the last group at its price.", "もう1人は、残ったグループをその価格で受け取ります。"}}}
}

// StarterWords returns the texts and display functions of the starter game.
func StarterWords() words.Title {
	return words.Title{
		Length: 15, Lessons: starterLessons(), Foretold: 7,
		Won: []words.Won{{Level: "hard", Against: "medium", Others: 3, Wins: 13, Games: 24, Seed: 7_100_001}},
		Texts: mergeTables(companyTexts(), map[string]words.Pair{
			"title":       {"1830 Starter", "1830 スターター"},
			"title.by":    words.Same("Francis Tresham"),
			"title.about": {"One railroad each on the map of 1830", "1830のマップで1人1社"},
			"title.hours": {"60-90 minutes", "60～90分"},
			"title.first": {
				"The shortest way in: one railroad each, no shares, and every tile and train explained.",
				"いちばん短い最初のゲーム。1人1社で株はなく、タイルも列車も初回に説明します。"},
			"title.ends": {"bank broken, or a railroad cannot pay for a train", "銀行の破産、または列車を買えない会社"},
			"title.box":  words.Same("1830"),
			"title.set":  {"Starter", "スターター"},
			"title.sum":  {"One railroad each. No shares, no dividends, no private companies.", "1人1社。株・配当・個人会社なし。"},

			"level.medium": {"Chooses by rules of thumb.", "先読みせずに手を選びます。"},

			"option.starter_two_player":               {"Railroads of two players", "2人のときの鉄道会社"},
			"option.starter_two_player.effect":        {"Bears on games of two only.", "2人のゲームだけに関係します。"},
			"option.starter_two_player.single":        {"one each", "1人1社"},
			"option.starter_two_player.pairs":         {"two each, with money and trains of four players", "1人2社、資金と列車は4人用"},
			"option.starter_two_player.pairs_printed": {"two each, with money and trains of two players", "1人2社、資金と列車は2人用"},
			"option.starter_absent_homes":             {"Home stations of absent railroads", "使わない会社の本拠地の駅"},
			"option.starter_absent_homes.effect": {
				"Without it, their homes are ordinary cities.", "なしの場合、その本拠地は普通の都市になります。"},
			"option.starter_blocking": {"Full cities stop the trains of others", "満員の都市は他社の列車を止める"},
			"option.starter_blocking.effect": {
				"Without it, track, stations and trains go on through them.", "なしの場合、線路も駅も列車も、その先へ進めます。"},
			"option.starter_train_trading": {"Railroads trade trains", "会社の間で列車を売買できる"},
			"option.starter_train_trading.effect": {
				"At any price from $1 that the buyer can pay.", "$1以上の、買い手が払える価格で売買します。"},
		}),
		Next: BasicKey,
		News: words.Pair{
			"New there: shares of eight companies to buy and sell, dividends for their holders, and private companies with " +
				"powers.",
			"新しくなる点：8社の株の売買、株主への配当、能力を持つ個人会社。",
		},
		Steps: []words.Step{
			{Key: step.StationKey, Short: words.Pair{"Station", "駅"}},
			{
				Key: CollectKey, Rare: true, Chapter: rules.WrongStep,
				Name:    words.Pair{"collect", "収入"},
				Object:  words.Pair{"the income", "収入"},
				Prompt:  words.Pair{"{corp} collects.", "{corp} が収入を受け取ります。"},
				Decline: words.Pair{"Go on", "続ける"},
			},
			{
				Key: DealKey, Rare: true, Chapter: rules.WrongStep,
				Name:    words.Pair{"deal the railroads", "会社の配布"},
				Object:  words.Pair{"the deal", "会社の配布"},
				Prompt:  words.Pair{"The railroads are dealt.", "鉄道会社を配ります。"},
				Decline: words.Pair{"Go on", "続ける"},
			},
		},
		Events: map[rules.EventKind]words.Event{
			rules.PresidentChanged: {Told: words.Pair{"{to} runs the {corp}.", "{corp} は {to} の会社になる。"}},
			rules.CorpFloated:      {Told: words.Pair{"{corp} has {$amount}.", "{corp} の資金は {$amount}。"}},
			rules.CorpWentBroke: {Told: words.Pair{
				"{corp} has no train and cannot pay for one.", "{corp} は列車がなく、買う資金もない。"}},
		},
		Ends: map[rules.EndReason]words.Pair{
			rules.CorpBroke: {"a railroad cannot pay for a train", "列車を買えない会社が出た"},
		},
		Notices: lastTurns,
		Hints:   starterHints(),
	}
}

// lastTurns returns a notice on why the game ends and who still has a turn, or nil while no end is in sight (RS16).
func lastTurns(v rules.View) []words.Notice {
	var n words.Notice
	o := &v.S.Order
	n.Corps, n.Corp = o.Corps[min(o.At+1, o.Len):o.Len], v.S.End.Corp
	last := len(n.Corps) == 0
	switch {
	case v.S.End.Reason == rules.BankBroken && last:
		n.Text = words.Pair{"The bank is broken. This is the last turn.", "銀行が破産。これが最後の手番です。"}
	case v.S.End.Reason == rules.BankBroken:
		n.Text = words.Pair{"The bank is broken. {corps} {n|has|have} one more turn.", "銀行が破産。{corps} の手番で終わります。"}
	case v.S.End.Reason == rules.CorpBroke && last:
		n.Text = words.Pair{"{corp} cannot pay for a train. This is the last turn.", "{corp} は列車を買えません。これが最後の手番です。"}
	case v.S.End.Reason == rules.CorpBroke:
		n.Text = words.Pair{"{corp} cannot pay for a train. {corps} {n|has|have} one more turn.", "{corp} は列車を買えません。{corps} の手番で終わります。"}
	default:
		return nil
	}
	return []words.Notice{n}
}
