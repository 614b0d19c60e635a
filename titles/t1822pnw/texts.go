package t1822pnw

import (
	"maps"
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// Words returns the texts and display functions of the full game. Texts go by id: companies, cards ("P7") with their
// powers ("P7.power"), events of phases, options.
func Words() words.Title {
	w := wordsOf(fullGame(), map[string]words.Pair{
		"title":       {"1822PNW The Railways of the Pacific Northwest", "1822PNW パシフィック・ノースウェストの鉄道"},
		"title.about": {"Bids for 45 cards, minors that merge into majors, five kinds of special trains", "45枚のカードの入札、大会社になるマイナー会社、5種の特殊列車"},
		"title.hours": {"5-7 hours", "5～7時間"},
		"title.brief": words.Same("1822PNW"),
		"title.set":   {"Full game", "フルゲーム"},
		"title.sum": {
			"All 45 cards and 7 majors, to $600 or $12,000.", "カード45枚と大会社7社。株価$600か銀行の$12,000まで。"},
		"option.private_set.document.list": documentList(),
	})
	w.Foretold = 7
	w.Won = []words.Won{{Level: "hard", Against: "medium", Others: 3, Wins: 15, Games: 24, Seed: 7_100_001}}
	return w
}

// ShortWords returns the texts and display functions of the Short Scenario.
func ShortWords() words.Title {
	w := wordsOf(shortScenario(), map[string]words.Pair{
		"title":       {"1822PNW Short Scenario", "1822PNW ショートシナリオ"},
		"title.about": {"All companies, twelve private companies, fewer trains", "全社、個人会社12社、少ない列車"},
		"title.hours": {"3-5 hours", "3～5時間"},
		"title.brief": {"1822PNW Short", "1822PNW ショート"},
		"title.set":   {"Short Scenario", "ショートシナリオ"},
		"title.sum": {
			"All companies, 12 private companies, a pair of minors sold together first; ends from $500 on.",
			"全社と個人会社12社。最初のマイナー会社は2社1組。株価$500以上で終了。"},
	})
	w.Lessons, w.Foretold = shortLessons(), 2
	w.Won = []words.Won{{Level: "hard", Against: "medium", Others: 3, Wins: 10, Games: 12, Seed: 7_100_001}}
	return w
}

// SRSWords returns the texts and display functions of the Southern Regional Scenario.
func SRSWords() words.Title {
	w := wordsOf(southernScenario(), map[string]words.Pair{
		"title":       {"1822PNW Southern Regional Scenario", "1822PNW 南部地域シナリオ"},
		"title.about": {"Five majors south of Canada for two or three players", "南部の大会社5社、2～3人用"},
		"title.hours": {"3-4 hours", "3～4時間"},
		"title.brief": words.Same("1822PNW SRS"),
		"title.set":   {"Southern Regional (SRS)", "南部地域（SRS）"},
		"title.sum": {
			"Without the companies of the north: 5 majors, 12 private companies, fewer trains; ends from $500 on.",
			"北部の会社なし。大会社5社、個人会社12社、少ない列車。株価$500以上で終了。"},
	})
	w.Lessons, w.Foretold = southernLessons(), 7
	w.Won = []words.Won{{Level: "hard", Against: "medium", Others: 2, Wins: 9, Games: 15, Seed: 7_100_001}}
	return w
}

// wordsOf returns the texts of a scenario: its own and the shared ones.
func wordsOf(sc *scenario, own map[string]words.Pair) words.Title {
	texts := map[string]words.Pair{
		"title.by":   words.Same("Ken Kuhn"),
		"title.ends": {"bank broken or chart end", "銀行の資金切れ、またはチャートの端"},
		"title.box":  words.Same("1822PNW"),
		"initial":    {"its charter", "チャーター"},
		"train.P+":   {"Pullman", "プルマン"},

		"event.2": {"Merger rounds follow every operating round; minors start at half their bid.", "運営ラウンドごとに合併ラウンドを行う。マイナー会社は入札額の半分の株価で始まる。"},
		"event.3": {"Green tiles. Companies sell each other trains; majors lay two yellow tiles; minors keep the whole bid.", "緑タイル。会社間で列車を売買でき、大会社は黄タイルを2枚置ける。マイナー会社は入札額の全部を受け取る。"},
		"event.4": {"Minors keep one train, majors three.", "列車の上限はマイナー会社1、大会社3。"},
		"event.5": {"Brown tiles, for majors only. Majors are started in stock rounds and acquire companies in the boxes.", "大会社だけが茶タイルを使える。株式ラウンドで大会社を開始でき、入札ボックスの会社を買収できる。"},
		"event.6": {"Majors that have not floated yet receive ten shares' worth when they float.", "まだ設立されていない大会社は、設立時に10株分の資金を受け取る。"},
		"event.7": {"Gray tiles. E-trains are for sale.", "灰タイル。E列車が購入できるようになる。"},
	}
	for _, c := range corps(sc) {
		texts[c.ID] = words.Same(c.Name)
	}
	for _, p := range privates(sc) {
		texts[p.ID] = words.Same(p.Name)
	}
	maps.Copy(texts, cardTexts())
	maps.Copy(texts, documentTexts())
	maps.Copy(texts, switchTexts())
	maps.Copy(texts, own)
	for _, m := range minors() {
		texts["M"+m.id+".power"] = minorPower(m)
	}
	return words.Title{
		Length: 19,
		Texts:  texts, Steps: slices.Concat(steps, answering(sc)), Deeds: deeds, Reasons: reasons, Rounds: rounds,
		Retold: retell, Facts: deedFacts, Events: events, Signs: signs, Marks: marks, Cubes: cubes, Marker: marker,
		Notices: notices,
		Ahead:   ahead, Extras: extras, Link: linkOf, Union: unionOf,
		Ends: map[rules.EndReason]words.Pair{
			rules.NoBids: {"nobody has bid in the first stock round", "最初の株式ラウンドで入札なし"},
		},
	}
}

// minorPower returns the text of the card of a minor or regional railway.
func minorPower(m minorDef) words.Pair {
	for _, row := range minors()[len(minors())-regionals:] {
		if row.id == m.id {
			return words.Pair{
				"Regional railway: never operates. $10 in every operating round, $200 in the end.",
				"地域会社：運営しない。運営ラウンドごとに$10、終了時に$200。"}
		}
	}
	for _, c := range majors() {
		if c.Partner == m.id {
			return words.Pair{
				words.Fill("Coloured minor: becomes {major} by merger or conversion.", words.Facts{"major": c.ID}),
				words.Fill("色付きマイナー会社：合併か転換で {major} になる。", words.Facts{"major": c.ID})}
		}
	}
	return words.Pair{"Minor: merges with a coloured one, or a major acquires it.", "マイナー会社：色付きマイナー会社と合併するか、大会社に買収される。"}
}

// cardTexts returns the names and powers of the privates.
func cardTexts() map[string]words.Pair {
	return map[string]words.Pair{
		"P1":  {"The Olympian Hiawatha", "オリンピアンハイアワサ"},
		"P2":  {"J.S. Ruckle OSNC 4-4-0", "J.S. ラックル OSNC 4-4-0"},
		"P3":  {"Portland Streetcar", "ポートランド路面電車"},
		"P4":  {"South Lake Union Trolley", "サウスレイクユニオン路面電車"},
		"P5":  {"Pullman", "プルマン"},
		"P6":  {"Pullman", "プルマン"},
		"P7":  {"Dit Crusher", "ディット・クラッシャー"},
		"P8":  {"Dit Crusher", "ディット・クラッシャー"},
		"P9":  {"USPS Mail Service", "USPS郵便サービス"},
		"P10": {"American Bridge Company", "アメリカン・ブリッジ・カンパニー"},
		"P11": {"Surveyors", "測量士"},
		"P12": {"Dock Upgrades", "ドック改良"},
		"P13": {"Harbor Improvements", "港湾改良"},
		"P14": {"Lumber Baron", "木材王"},
		"P15": {"Paper Mill", "製紙工場"},
		"P16": {"Pacific Portage Company", "パシフィック・ポーテージ・カンパニー"},
		"P17": {"Ski Haus", "スキー小屋"},
		"P18": {"Boom Town", "活気に満ちた町"},
		"P19": {"Rockport Coal Mine", "ロックポート炭鉱"},
		"P20": {"Backroom Negotiations", "舞台裏の交渉"},
		"P21": {"Credit Mobilier", "クレディ・モビリエ"},

		"P1.power": {
			"Majors, from phase 5: becomes a 5-train that never rusts.",
			"大会社、フェイズ5から：廃車にならない5列車になる。"},
		"P2.power": {
			"Majors, from phase 2: becomes the 2P, a special train beside the limit.",
			"大会社、フェイズ2から：上限に数えない特殊列車2Pになる。"},
		"P3.power": trolley,
		"P4.power": trolley,
		"P5.power": sleeper,
		"P6.power": sleeper,
		"P7.power": crusher,
		"P8.power": crusher,
		"P9.power": {
			"Majors, from phase 3: after each run, half of the two ends of the best route goes to the company.",
			"大会社、フェイズ3から：運行のたびに、最も良い経路の両端の価値の半分が会社に入る。"},
		"P10.power": {
			"Three builder cubes beside the lays of the turns.",
			"通常の敷設とは別に、建設コマを3個置ける。"},
		"P11.power": {
			"From phase 3, once: two more yellow tiles or one more upgrade; one lay for a minor.",
			"フェイズ3から一度だけ：黄タイル2枚か置き換え1枚を追加。マイナー会社は1枚。"},
		"P12.power": {
			"From phase 2, once: a small port for all, free. It pays $30, later $40.",
			"フェイズ2から一度だけ：全社が使える小港を無料で置く。価値は$30、後に$40。"},
		"P13.power": {
			"Majors, from phase 3, once: a large port for all, free. It pays $40, later $50 and $60.",
			"大会社、フェイズ3から一度だけ：全社が使える大港を無料で置く。価値は$40、後に$50と$60。"},
		"P14.power": {
			"From phase 3: doubles what timber adds to the best train.",
			"フェイズ3から：木材の収入が最も多い列車1両の木材収入を2倍にする。"},
		"P15.power": {
			"From phase 3, once: a mill in a city beside timber. It adds $10, from phase 5 $30, to one train of each company.",
			"フェイズ3から一度だけ：木材に接する都市に製紙工場を置く。各社の列車1両に+$10、フェイズ5から+$30。"},
		"P16.power": {
			"From phase 2: two portage tiles on water in the place of normal lays. Trains of others pay $10 on each.",
			"フェイズ2から：通常の敷設の代わりに、水上にポーテージタイルを2枚まで置く。他社の列車は1枚ごとに$10を払う。"},
		"P17.power": {
			"From phase 5, once: a Ski Haus on a mountain pass. It adds $30 to every train there but E-trains.",
			"フェイズ5から一度だけ：峠にスキー小屋を置く。通る列車に+$30（E列車を除く）。"},
		"P18.power": {
			"From phase 3, once: turns a plain yellow tile anywhere into a town of $30.",
			"フェイズ3から一度だけ：どこかの無地の黄タイルを価値$30の町に変える。"},
		"P19.power": {
			"From phase 3, once: a coal mine of $30 on a mountain as a yellow tile; others do not run through it.",
			"フェイズ3から一度だけ：黄タイルとして山に価値$30の炭鉱を置く。他社は通り抜けできない。"},
		"P20.power": {
			"A minor without colour takes the place of a coloured one that nobody owns.",
			"色のないマイナー会社が、所有者のいない色付きマイナー会社と入れ替わる。"},
		"P21.power": {
			"From phase 2, once: a card of a deck goes to its top or bottom, or an exchange token becomes available.",
			"フェイズ2から一度だけ：山札のカードを一番上か下に移す。または交換用の駅トークン1個を配置可能にする。"},
	}
}

// Powers of cards that exist twice.
var (
	trolley = words.Pair{
		"Becomes an LP, a special train beside the limit: one own city and a town.",
		"上限に数えない特殊列車LPになる：自社の1都市と1つの町。"}
	sleeper = words.Pair{
		"From phase 3: becomes a Pullman. The train it joins counts cities only and any number of towns.",
		"フェイズ3から：プルマンになる。付けた列車は都市だけを数え、町はいくつでも加えられる。"}
	crusher = words.Pair{
		"Once, as a normal lay: plain track in the place of a town.",
		"一度だけ、通常の敷設として：町を取り除き、無地の線路を置く。"}
)

// switchTexts returns the names and effects of the options.
func switchTexts() map[string]words.Pair {
	return map[string]words.Pair{
		"option.starting_packet": {"Begin with packets of companies", "会社の組を配って始める"},
		"option.starting_packet.effect": {
			"No money and no first stock round: everybody has two minors and two private companies.",
			"資金と最初の株式ラウンドはなく、全員がマイナー会社2社と個人会社2社を持って始めます。"},
		"option.remove_two_ls":        {"Two L-trains fewer", "L列車を2枚減らす"},
		"option.remove_two_ls.effect": {"The game gets going a little faster.", "ゲームの進行が少し早まります。"},
		"option.remove_three_ls":      {"Three L-trains fewer", "L列車を3枚減らす"},
		"option.remove_three_ls.effect": {
			"At most one of these options is on.", "L列車を減らす設定は1つだけ使えます。"},
		"option.privates_close_at_5": {"Private companies close with the first 5-train", "最初の5列車で個人会社が閉鎖する"},
		"option.privates_close_at_5.effect": {
			"What they have built stays. Without it none of them closes.", "置いたものは残ります。なしの場合、閉鎖しません。"},
		"option.private_set":             {"Private companies", "個人会社のセット"},
		"option.private_set.effect":      {"Eleven of the cards are different ones.", "11枚のカードが変わります。"},
		"option.private_set.published":   {"as on 18xx.games", "18xx.games と同じ"},
		"option.private_set.document":    {"as in the Japanese rules document", "日本語のルール要約のとおり"},
		"option.train_obligation":        {"Which companies must own a train", "列車を持つ義務のある会社"},
		"option.train_obligation.effect": {"In the step of trains.", "列車の購入の手順で必要です。"},
		"option.train_obligation.route":  {"only one that could run the cheapest train", "最も安い列車を運行できる会社だけ"},
		"option.train_obligation.always": {"every company", "すべての会社"},
		"option.triple_step_limit":       {"Three steps to the right for three times the price", "株価の3倍の配当で3マス右"},
		"option.triple_step_limit.effect": {
			"Dearer companies move two steps.", "それより株価の高い会社は2マスです。"},
		"option.triple_step_limit.lt150": {"below $150", "$150未満の会社"},
		"option.triple_step_limit.le150": {"up to $150", "$150以下の会社"},
		"option.stock_turn_order":        {"Order within a stock turn", "株式ラウンドの手番の順序"},
		"option.stock_turn_order.effect": {"Sales before or also between bids.", "売却を入札の前だけにするかを決めます。"},
		"option.stock_turn_order.strict": {"sell, repay, then buy or bid", "売却、返済、それから購入か入札"},
		"option.stock_turn_order.loose":  {"sales also between and after bids", "入札の間や後にも売却できる"},
		"option.ski_haus_needs_track":    {"The Ski Haus needs track on its hex", "スキー小屋には線路が必要"},
		"option.ski_haus_needs_track.effect": {
			"Without it, it may stand on an empty pass.", "なしの場合、何もない峠にも置けます。"},
		"option.past_coloured_merge": {"Only coloured minors have a turn in a merger round, as 18xx.games had it before June 2024", "合併ラウンドの手番は色付きマイナー会社だけ（2024年6月より前の18xx.games）"},
		"option.past_late_discards":  {"Trains above the limit go after the acquisitions, as 18xx.games had it before October 2025", "制限を超えた列車は取得の後に手放す（2025年10月より前の18xx.games）"},
		"option.late_president":      {"Shares that pay for a minor change the president later", "マイナー会社の代金の株では、すぐに社長が代わらない"},
		"option.late_president.effect": {
			"The president is looked at with the next deal in shares of the company, as on 18xx.games.",
			"18xx.gamesのように、その会社の株が次に取引されたときに社長を確認します。"},
	}
}

// events are the title's own events, and shared ones with different texts.
var events = map[rules.EventKind]words.Event{
	rules.BidsWon: {Told: words.Pair{"{who} wins {private} with a bid of {$amount}.", "{who} が {private} を {$amount} で落札。"}},
	rules.BoxesUnsold: {Told: words.Pair{
		"Boxes without a bid: {n} {n|L-train leaves|L-trains leave} the game.",
		"入札のないボックス：L列車{n}両がゲームから除かれる。"}},
	rules.CardUnsold: {Told: words.Pair{
		"Nobody has bid on {private} in box 1: it leaves the game, and {a train} with it.",
		"ボックス1の {private} に入札がなく、{train}1両とともにゲームから除かれる。"}},
	rules.TrainRemoved:    {Told: words.Pair{"{a train} of {who} is out of the game.", "{who} の{train}がゲームから除かれる。"}},
	rules.CorpArrived:     {Told: words.Pair{"{corp} has reached its destination.", "{corp} が目的地に到達。"}},
	rules.SubsidyPaid:     {Told: words.Pair{"{corp} receives {$amount} for mail.", "{corp} は郵便で {$amount} を受け取る。"}},
	rules.Borrowed:        {Told: words.Pair{"{who} takes a loan and owes {$amount} for it.", "{who} は借金をし、返済額は {$amount} になる。"}},
	rules.DebtGrew:        {Told: words.Pair{"The debt of {who} grows by {$amount}.", "{who} の借金が {$amount} 増える。"}},
	rules.PlayersOrdered:  {Told: words.Pair{"New order of the players: {list}.", "新しい手番順：{list}。"}},
	rules.StationReturned: {Told: words.Pair{"A station of {corp} goes back from {hex} to its charter.", "{hex} にある {corp} の駅がチャーターに戻る。"}},
}

// rounds are the title's own rounds.
var rounds = map[string]words.Pair{MergerRound: words.Same("MR {set}.{round}")}

// cubes returns the mark of the builder cubes on a hex: the sum by which they lower the cost of its next tile (R69).
func cubes(v rules.View, h id.Hex) words.Mark {
	n := v.S.Cells[h].Cubes()
	sum := "−$" + strconv.Itoa(n*cubeWorth)
	facts := words.Facts{"n": strconv.Itoa(n), "sum": sum}
	return words.Mark{Sign: sum, Name: fillAll(words.Pair{
		"{n} builder {n|cube|cubes}: {sum} for the next tile", "建設コマ{n}個：次のタイルが {sum}"}, facts)}
}

// marks are the markers on hexes that do not belong to privates.
var marks = []words.Mark{timberMark: {Sign: "T", Name: words.Pair{"timber: $10 for each train that passes, no upgrade", "木材：通過する列車ごとに$10、置き換え不可"}}}

// marker returns the mark of the paper mill or of the Ski Haus, which serve every company.
func marker(v rules.View, m rules.Marker) words.Mark {
	if powerOf(v.T, m.Private) == astoriaPort {
		return harbour
	}
	if v.T.Private(m.Private).ID == skiHaus {
		return words.Mark{Sign: "S30", Name: words.Pair{"Ski Haus: $30 for every train but E-trains", "スキー小屋：E列車以外の列車に+$30"}}
	}
	if int(v.S.Phase) >= v.T.FindPhase(majorPhase) {
		return words.Mark{Sign: "M30", Name: words.Pair{"paper mill: $30 for one train of each company", "製紙工場：各社の列車1両に+$30"}}
	}
	return words.Mark{Sign: "M10", Name: words.Pair{"paper mill: $10 for one train of each company", "製紙工場：各社の列車1両に+$10"}}
}
