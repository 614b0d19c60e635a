package t1830

import (
	"maps"

	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// Words returns the texts and display functions of the full game. Texts go by id: companies, privates ("SV") with their
// powers ("SV.power"), events of phases, variants.
func Words() words.Title {
	return words.Title{
		Length: 18, Lessons: lessons(), Foretold: 2,
		Won: []words.Won{
			{Level: "medium", Against: "easy", Others: 3, Wins: 21, Games: 24, Seed: 340_001},
			{Level: "hard", Against: "medium", Others: 3, Wins: 11, Games: 24, Seed: 7_100_001},
		},
		Texts: mergeTables(
			map[string]words.Pair{
				"title":       {"1830 Classic", "1830 クラシックルール"},
				"title.by":    words.Same("Francis Tresham"),
				"title.about": {"Stocks, track and rusting trains", "株と線路と廃車"},
				"title.hours": {"3-6 hours", "3～6時間"},
				"title.ends":  {"bank or a player broken", "銀行またはプレイヤーの破産"},
				"title.box":   words.Same("1830"),
				"title.set":   {"Classic", "クラシック"},
				"title.sum":   {"Everything. Each private is auctioned; the last set is played out.", "全ルール。個人会社を1社ずつ競売。最後のセットまで行う。"},
			},
			companyTexts(), privateTexts(), eventTexts(), variantTexts(), readingTexts(),
		),
		Steps: []words.Step{{Key: step.TeleportKey, Short: words.Pair{"DH token", "DHの駅"}}},
	}
}

// mergeTables returns several tables of texts as one. Later tables take precedence.
func mergeTables(tables ...map[string]words.Pair) map[string]words.Pair {
	all := map[string]words.Pair{}
	for _, t := range tables {
		maps.Copy(all, t)
	}
	return all
}

// companyTexts returns the names of the companies.
func companyTexts() map[string]words.Pair {
	return map[string]words.Pair{
		"PRR":  words.Same("Pennsylvania Railroad"),
		"NYC":  words.Same("New York Central Railroad"),
		"CPR":  words.Same("Canadian Pacific Railroad"),
		"B&O":  words.Same("Baltimore & Ohio Railroad"),
		"C&O":  words.Same("Chesapeake & Ohio Railroad"),
		"ERIE": words.Same("Erie Railroad"),
		"NYNH": words.Same("New York, New Haven & Hartford Railroad"),
		"B&M":  words.Same("Boston & Maine Railroad"),
	}
}

// privateTexts returns the names and powers of the privates.
func privateTexts() map[string]words.Pair {
	return map[string]words.Pair{
		"SV": words.Same("Schuylkill Valley"),
		"CS": words.Same("Champlain & St. Lawrence"),
		"DH": words.Same("Delaware & Hudson"),
		"MH": words.Same("Mohawk & Hudson"),
		"CA": words.Same("Camden & Amboy"),
		"BO": words.Same("Baltimore & Ohio"),

		"SV.power": {
			"Closes G15 while a player owns it.",
			"プレイヤーが所有する間、G15を塞ぐ。"},
		"CS.power": {
			"A company that owns it may once lay a yellow town tile on B20, free of charge and in addition to its normal lay, " +
				"connected or not.",
			"所有する鉄道会社は1回だけ、通常の敷設とは別に、B20に黄色の町タイルを無料で置ける。接続は不要。"},
		"DH.power": {
			"A company that owns it may use its lay for tile 57 on F16, connected or not, for $120, and place its next " +
				"station there free at once.",
			"所有する鉄道会社は通常の敷設の代わりに、F16に57番タイルを$120で置ける。接続は不要。直後に次の駅を無料で置ける。"},
		"MH.power": {
			"A player who owns it may close it for a share of the NYC at any time in stock and operating rounds.",
			"所有するプレイヤーは株式ラウンドと運営ラウンド中いつでも、これを閉じてNYCの株1枚と交換できる。"},
		"CA.power": {
			"Whoever buys it from the bank receives a share of the PRR.",
			"銀行から購入したプレイヤーはPRRの株1枚を受け取る。"},
		"BO.power": {
			"Whoever buys it from the bank receives the president's certificate of the B&O and sets its par. It closes with " +
				"the B&O's first train and is never sold to a company.",
			"銀行から購入したプレイヤーはB&Oの社長株を受け取り、額面を決める。B&Oが最初の列車を得ると閉鎖する。鉄道会社には売れない。"},
	}
}

// eventTexts returns the events of the phases of the full game.
func eventTexts() map[string]words.Pair {
	return map[string]words.Pair{
		"event.5": {"All privates close.", "個人会社がすべて閉鎖する。"},
		"event.6": {"Diesels are for sale.", "ディーゼル列車が購入できるようになる。"},
	}
}

// variantTexts returns the texts of the variants that the full and the basic game share.
func variantTexts() map[string]words.Pair {
	return map[string]words.Pair{
		"option.multiple_brown_from_ipo": {
			"Several brown shares a turn also from the IPO", "茶色の株をIPOからも1手番に複数買える"},
		"option.multiple_brown_from_ipo.effect": {
			"Without it, several brown shares in one turn must all come from the pool.",
			"なしの場合、1手番に複数買える茶色の株は公開市場の株だけです。"},
		"option.optional_6_train": {"A third 6-train", "6列車を3枚にする"},
		"option.optional_6_train.effect": {
			"Three instead of two: one more permanent train for $630 before only diesels are left.",
			"2枚の代わりに3枚。ディーゼルだけになる前に、$630の廃車にならない列車が1枚増えます。"},
		"option.erie_chooses_city": {
			"The Erie chooses the city of its station", "ERIEが自社の駅の都市を選ぶ"},
		"option.erie_chooses_city.effect": {
			"Without it, whoever lays the first tile on E11 chooses.",
			"なしの場合、E11に最初のタイルを置いたプレイヤーが選びます。"},
		"option.bank_break_end": {"When the bank breaks, the game ends", "銀行が破産したときのゲーム終了"},
		"option.bank_break_end.effect": {
			"How much is still played after the bank has run out of money.",
			"銀行の資金が尽きた後、どこまで続けるかを決めます。"},
		"option.bank_break_end.or_set": {
			"after the last operating round of the set", "運営ラウンドのセットの終わり"},
		"option.bank_break_end.next_or": {
			"after the operating round in progress, or the next one", "現在または次の運営ラウンドの終わり"},
		"option.bank_break_end.immediate": {"at once", "即時"},
		"option.score_privates":           {"Open privates count in the score", "閉鎖前の個人会社を資産に数える"},
		"option.score_privates.effect": {
			"Without it, only money and shares count, as the printed rules say. It matters in a game that ends before the " +
				"privates close.",
			"なしの場合、印刷されたルールのとおり、現金と株だけを数えます。個人会社の閉鎖前に終わるゲームで違いが出ます。"},
	}
}

// readingTexts returns the texts of the readings required by recorded games.
func readingTexts() map[string]words.Pair {
	return map[string]words.Pair{
		"option.bo_private_tradable": {"Players may trade the B&O private", "個人会社B&Oをプレイヤー間で売買できる"},
		"option.bo_private_tradable.effect": {
			"Without it, the private stays with whoever bought it from the bank.",
			"なしの場合、個人会社は銀行から買ったプレイヤーが持ち続けます。"},
		"option.compat_ca_regrant": {
			"The C&A private brings its PRR share along again", "個人会社C&AにPRRの株が再び付く"},
		"option.compat_ca_regrant.effect": {
			"It cannot be traded while a player holds that share; from the pool the share goes to the buyer.",
			"その株をプレイヤーが持つ間は売買できず、公開市場にあれば買い手に渡ります。"},
		"option.compat_private_trade_no_cert_check": {
			"Trading privates ignores the certificate limit", "個人会社の売買では株券保有制限を調べない"},
		"option.compat_private_trade_no_cert_check.effect": {
			"A player at the limit may still buy a private from another player.",
			"制限いっぱいのプレイヤーも、他のプレイヤーから個人会社を買えます。"},
		"option.mh_exchange_lenient": {
			"The M&H exchange respects the 60 percent limit only", "M&Hの交換では60％制限だけを守る"},
		"option.mh_exchange_lenient.effect": {
			"Having sold NYC this round, or being above the certificate limit, no longer bars it.",
			"このラウンドにNYCを売っていても、株券保有制限を超えていても交換できます。"},
		"option.free_route_choice": {"A company may run no train", "列車を運行しないことを選べる"},
		"option.free_route_choice.effect": {
			"Without it, a company that has a route must run.", "なしの場合、経路がある会社は必ず運行します。"},
		"option.gulf_split": {"The two Gulf hexes are two areas", "Gulfの2ヘクスを別の盤外エリアとする"},
		"option.gulf_split.effect": {
			"One train may then call at both.", "1両の列車が両方に停車できます。"},
		"option.compat_free_or_sale": {"Presidents may sell shares without need", "必要がなくても社長が株を売れる"},
		"option.compat_free_or_sale.effect": {
			"Without it, shares are sold in operating rounds only as far as a forced purchase needs them.",
			"なしの場合、運営ラウンドで売れるのは列車の強制購入に必要な分だけです。"},
		"option.compat_bankrupt_anytime": {
			"Bankruptcy may be declared at any step", "どの手順でも破産を宣言できる"},
		"option.compat_bankrupt_anytime.effect": {
			"Without it, only when a forced purchase cannot be paid for.", "なしの場合、強制購入の代金を払えないときだけです。"},
		"option.compat_brown_after_private": {
			"Brown shares may be bought after a private", "個人会社の購入後にも茶色の株を買える"},
		"option.compat_brown_after_private.effect": {
			"Without it, a private is the only purchase of the turn.", "なしの場合、個人会社を買う手番の購入はそれだけです。"},
	}
}
