package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// Words returns the title's texts and display functions. Texts go by id: companies, privates ("SCC") with their powers
// ("SCC.power"), events of phases, options.
func Words() words.Title {
	return words.Title{
		Length: 17, Lessons: lessons(), Foretold: 5,
		Won: []words.Won{
			{Level: "medium", Against: "easy", Others: 3, Wins: 20, Games: 24, Seed: 7_100_001},
			{Level: "hard", Against: "medium", Others: 3, Wins: 16, Games: 32, Seed: 7_100_001},
		},
		Texts: texts(), Steps: steps, Deeds: deeds, Reasons: reasons, Events: events, Retold: retell,
		Signs: signs, Marker: marker,
		Hex: hexNotes, Divided: riverBanned,
		Notices: notices, Hints: hints(),
	}
}

// texts returns the texts of the title in both languages, by key.
func texts() map[string]words.Pair {
	all := map[string]words.Pair{
		"title":       {"1870 Trans-Mississippi", "1870 トランス・ミシシッピ"},
		"title.by":    words.Same("Bill Dixon"),
		"title.about": {"Price protection and destination runs", "株価防衛、自社株の償還、遠い目的地への記念運行"},
		"title.hours": {"5-7 hours", "5～7時間"},
		"title.rulebook": {
			"The Japanese summary of the rules: one tile a turn, new or upgraded; reissued shares are paid at once, and " +
				"owners agree to redemptions.",
			"日本語のルール要約どおり。1手番にタイル1枚（新しく置くか置き換え）、再発行の代金はすぐに受け取り、償還には持ち主が同意します。",
		},
		"title.recorded": {
			"Tiles as published: two yellow tiles or one upgrade a turn; reissued shares are paid when somebody buys them, " +
				"and owners are not asked.",
			"1手番に黄タイル2枚か置き換え1枚（出版されたルールと同じ）、再発行の代金は買われたときに受け取り、償還の同意は尋ねません。",
		},
		"title.ends": {"bank or a player broken", "銀行またはプレイヤーの破産"},

		"GRSC":         {"Great River Shipping Company", "グレートリバー海運"},
		"MRBC":         {"Mississippi River Bridge Company", "ミシシッピ川架橋会社"},
		"SCC":          {"The Southern Cattle Company", "サザン牧畜会社"},
		"GSC":          {"The Gulf Shipping Company", "ガルフ海運"},
		"SLSF.private": {"St. Louis-San Francisco Railway", "セントルイス・サンフランシスコ鉄道"},
		"MKT.private":  {"Missouri-Kansas-Texas Railroad", "ミズーリ・カンザス・テキサス鉄道"},
		"GRSC.power":   {"No power.", "能力はない。"},
		"MRBC.power": {
			"Until a company owns it, no track crosses the Mississippi. Its company pays $40 less for the river; MP and SSW " +
				"may build their home free.",
			"鉄道会社が所有するまで、ミシシッピ川を渡る線路は置けない。所有会社は川の費用が$40安い。MPとSSWは本拠地のタイルを無料で置ける。"},
		"SCC.power": {
			"Its company puts the cattle on a city west of the river: $10 more for its trains there.",
			"所有会社は川の西の都市に牛トークンを置く。そこに停車する自社の列車は+$10。"},
		"GSC.power": {
			"Its company puts a port on the coast or river: $20 more for its trains, $10 for others; " +
				"closed, nothing for others.",
			"所有会社は沿岸・川に港を置く。自社の列車は+$20、他社は+$10。クローズ港なら他社はなし。"},
		"SLSF.power": {
			"Whoever buys it takes the president's certificate of the SLSF and sets its par; then it closes.",
			"購入者はSLSFの社長株を受け取り額面を決める。その後閉鎖する。"},
		"MKT.power": {"Whoever buys it from the bank receives a share of the MKT.", "銀行から購入したプレイヤーはMKTの株1枚を受け取る。"},

		"event.2": {"Companies may buy privates.", "鉄道会社が個人会社を買えるようになる。"},
		"event.4": {"All privates close.", "個人会社がすべて閉鎖する。"},
		"event.5": {"Cattle and port are removed.", "牛トークンと港トークンを除去する。"},
	}
	for _, c := range corps() {
		all[c.ID] = words.Same(c.Name)
	}
	for name, rows := range options() {
		all["option."+name] = rows[0]
		all["option."+name+".effect"] = rows[1]
	}
	for name, pair := range optionValues() {
		all["option."+name] = pair
	}
	return all
}

// options returns the name and the effect of each option.
func options() map[string][2]words.Pair {
	return map[string][2]words.Pair{
		"track_per_turn": {
			{"Tiles that a company lays in a turn", "1手番に置けるタイル"},
			{"One tile in the Japanese summary; two yellow ones or one upgrade in the published rules and on 18xx.games.", "日本語のルール要約では1枚、出版されたルールと18xx.gamesでは黄2枚か置き換え1枚です。"}},
		"diesels": {
			{"Diesels instead of 8-, 10- and 12-trains", "8・10・12列車の代わりにディーゼル"},
			{"Without limit of stops, from the first 6-train on.", "停車数は無制限で、最初の6列車から買えます。"}},
		"finish_on_400": {
			{"The game ends when a price reaches $400", "株価が$400に達したら終了"}, {"At once, besides the usual ends.", "通常の終了に加え、即座に終わります。"}},
		"original_rules": {
			{"The five original rules together", "旧ルール5つをまとめて使う"},
			{"And fewer certificates with eight companies or fewer.", "8社以下では株券保有制限も下がります。"}},
		"station_wars": {
			{"Destination stations take places in cities", "目的地の駅が都市の枠を使う"},
			{"Without it, they lie beside the places and block nobody.", "なしの場合、枠の外に置き、誰も塞ぎません。"}},
		"original_tiles": {
			{"Fewer tiles", "タイルを減らす"}, {"The smaller supply of the first box.", "初版の枚数です。"}},
		"max_reissue_200": {
			{"Reissued shares at $200 at most", "再発行の額面は$200まで"}, {"Without it, up to $300.", "なしの場合、$300までになります。"}},
		"can_protect_if_sold": {
			{"Who sold may protect what others sell", "売った社長も他人の売却を防衛できる"},
			{"Without it, who sold shares of a company in the round protects none of it.", "なしの場合、そのラウンドに売った会社は防衛できません。"}},
		"original_market": {
			{"The original price chart", "旧株価チャート"}, {"Three cells have another colour.", "3つのマスの色が変わります。"}},
		"reissue_funding": {
			{"When a company is paid for reissued shares", "再発行の代金の受け取り"}, {"At par, for all redeemed shares.", "償還した株すべての額面です。"}},
		"reissue_timing": {
			{"When shares are reissued", "再発行の時期"}, {"Redemptions always take the whole turn.", "償還は必ず手番のすべてを使います。"}},
		"redeem_consent": {
			{"The owner must agree to a redemption", "償還には持ち主の同意が必要"}, {"Without it, he is not asked.", "なしの場合、尋ねません。"}},
		"ledge": {
			{"Sales across the ledge", "段を越える売却"}, {"The ledge is the line in the middle of the chart.", "段は株価チャートの中央の線です。"}},
		"private_trade_phase1": {
			{"Players trade privates from the start", "最初から個人会社を売買できる"}, {"Without it, from the second phase on.", "なしの場合、フェイズ2からです。"}},
		"destination_bonus": {
			{"Where a destination counts twice", "目的地が2倍になる場所"}, {"Once the company has reached it.", "到達した会社だけです。"}},
		"destination_to_charter": {
			{"The station of a destination may stay on the charter", "目的地の駅を会社ボードに残せる"},
			{"Without it, it always goes on the map if it can.", "なしの場合、置けるなら必ず地図に置きます。"}},
		"mrbc_rebate": {
			{"What the bridge company makes cheaper", "架橋会社で安くなるタイル"}, {"By $40, to no less than $0.", "$40安くなり、0を下回りません。"}},
		"mrbc_extra_lay": {
			{"The bridge tile may come after the lays of the turn", "通常の敷設の後にも架橋のタイルを置ける"},
			{"Without it, it is one of them, but for the home.", "なしの場合、本拠地を除き通常の敷設に数えます。"}},
		"mrbc_home_tile": {
			{"The free home tile of MP and SSW", "MPとSSWの無料の本拠地タイル"}, {"While they own the bridge company.", "架橋会社を所有する間です。"}},
		"auto_pass_president": {
			{"A turn with nothing but a redemption or reissue passes", "償還と再発行だけの手番は自動でパス"},
			{"Without it, the president is asked.", "なしの場合、社長に尋ねます。"}},
		"recorded_connections": {
			{"Connections as a record tells them", "棋譜の接続に従う"}, {"For imported games.", "取り込んだゲームのためです。"}},
		"loose_actions": {
			{"Liberties of recorded games", "棋譜の緩いアクションを認める"}, {"Accepted, never offered.", "受け入れますが、提示しません。"}},
	}
}

// optionValues returns the names of the values of options that are not on or off.
func optionValues() map[string]words.Pair {
	return map[string]words.Pair{
		"track_per_turn.one_tile":              {"one tile, new or upgraded", "1枚（新規か置き換え）"},
		"track_per_turn.two_yellow_or_upgrade": {"two yellow tiles, or one upgrade", "黄2枚、または置き換え1枚"},
		"reissue_funding.at_once":              {"at once", "すぐに"},
		"reissue_funding.on_sale":              {"when each is bought", "買われるたびに"},
		"reissue_timing.whole_turn":            {"instead of all else in a turn", "手番のすべてを使う"},
		"reissue_timing.after_own_trades":      {"also at the end of a turn", "手番の最後にもできる"},
		"ledge.minus_one":                      {"one row less", "1マス少なく下がる"},
		"ledge.soft":                           {"a last share that just crosses does not count", "ちょうど越える最後の1株は数えない"},
		"destination_bonus.anywhere":           {"anywhere on the route", "経路のどこでも"},
		"destination_bonus.route_end":          {"at an end of the route", "経路の端だけ"},
		"mrbc_rebate.every_tile":               {"every first tile at the river", "川の最初のタイルすべて"},
		"mrbc_rebate.once":                     {"one tile in the game", "ゲーム中1枚だけ"},
		"mrbc_home_tile.until_built":           {"until the home is built", "本拠地にタイルが置かれるまで"},
		"mrbc_home_tile.first_turn":            {"in their first turn", "最初の手番だけ"},
	}
}

// steps are the texts of the title's own steps, and of shared ones first used by this title.
var steps = []words.Step{
	{Key: step.RedeemKey, Name: words.Pair{"redeem a share", "株の償還"}, Object: words.Pair{"the redemption", "償還"}, Prompt: words.Pair{"Redeem a share.", "株を償還してください。"}, Chapter: notOperated, Rare: true},
	{Key: step.ReissueKey, Name: words.Pair{"reissue shares", "株の再発行"}, Object: words.Pair{"the reissue", "再発行"}, Prompt: words.Pair{"Reissue the shares.", "株を再発行してください。"}, Chapter: unissuedLeft, Rare: true},
	{Key: connectKey, Name: words.Pair{"connection", "接続"}, Object: words.Pair{"the connection", "接続"}, Prompt: words.Pair{"The record tells connections.", "棋譜の接続です。"}, Chapter: notConnected, Rare: true},
	{Key: bridgeKey, Name: words.Pair{"bridge tile", "架橋のタイル"}, Object: words.Pair{"the bridge tile", "架橋のタイル"}, Prompt: words.Pair{"Lay the bridge tile.", "架橋のタイルを置いてください。"}, Chapter: bridgeSite, Rare: true},
	{Key: assignKey, Name: words.Pair{"cattle and port", "牛と港"}, Object: words.Pair{"cattle and port", "牛と港"}, Prompt: words.Pair{"Place cattle or port.", "牛か港を置いてください。"}, Chapter: markerSite, Rare: true},
	{
		Key: step.ProtectKey, Panel: words.ProtectPanel, Where: words.OnChart, Chapter: rules.WholeBlock, Rare: true,
		Name:     words.Pair{"protect the price", "株価防衛"},
		Short:    words.Pair{"protect", "防衛"},
		Object:   words.Pair{"price protection", "株価防衛"},
		Prompt:   words.Pair{"Protect the price of {corp}?", "{corp} の株価を防衛しますか？"},
		Missing:  words.Pair{"Choose the block", "株を選ぶ"},
		Decline:  words.Pair{"Let the price fall", "防衛しない"},
		Declined: words.Pair{"{who} does not protect.", "{who} は防衛しない。"},
		Lone:     true,
	},
	{
		Key: step.ConsentKey, Panel: words.ChoosePanel, Chapter: poolFirst, Rare: true, Direct: true,
		Name:    words.Pair{"agree to the redemption", "償還への同意"},
		Short:   words.Pair{"agree", "同意"},
		Object:  words.Pair{"the consent", "同意"},
		Prompt:  words.Pair{"{corp} wants one of your shares back.", "{corp} があなたの株1枚を償還しようとしています。"},
		Missing: words.Pair{"Agree or refuse", "同意か拒否を選ぶ"},
		Answers: []words.Answer{
			{
				Word:   consentWords[shareGiven],
				Button: words.Pair{"Agree", "同意する"}, Line: words.Pair{"{who} agrees.", "{who} は同意する。"}, Short: words.Pair{"agree", "同意"},
				Means: words.Pair{"{corp} pays you {$price} for one share.", "{corp} から1株 {$price} を受け取る。"},
			},
			{
				Word:   consentWords[shareKept],
				Button: words.Pair{"Refuse", "断る"}, Line: words.Pair{"{who} refuses.", "{who} は断る。"}, Short: words.Pair{"refuse", "拒否"},
				Means: words.Pair{"You keep the share.", "株は手元に残る。"},
			},
		},
	},
	{
		Key: destinationKey, Panel: words.ChoosePanel, Chapter: noChoice, Direct: true,
		Name:    words.Pair{"destination station", "目的地の駅"},
		Short:   words.Pair{"Destination", "目的地"},
		Object:  words.Pair{"the destination station", "目的地の駅"},
		Prompt:  words.Pair{"{corp} is connected: choose where its station goes.", "{corp} は目的地に接続しました。駅の置き場所を選んでください。"},
		Missing: words.Pair{"Map or charter", "地図か会社ボード"},
		Answers: []words.Answer{
			{
				Word:   destinationWords[ontoMap],
				Button: words.Pair{"Put the station on the map", "駅を地図に置く"},
				Line:   words.Pair{"{who} puts its destination station on the map.", "{who} は目的地の駅を地図に置く。"},
				Short:  words.Pair{"map", "地図"},
				Means: words.Pair{
					"From now on {hex} counts twice for {corp}. It takes no place of a city.",
					"以後、{hex} は {corp} にとって2倍になる。都市の枠は使わない。",
				},
			},
			{
				Word:   destinationWords[ontoCharter],
				Button: words.Pair{"Put the station on the charter", "駅を会社ボードに置く"},
				Line:   words.Pair{"{who} keeps the destination station as one more of its charter.", "{who} は目的地の駅を会社ボードの駅に加える。"},
				Short:  words.Pair{"charter", "会社ボード"},
				Means:  words.Pair{"One more station to place, for $100. {hex} never counts twice.", "置ける駅が$100で1つ増える。{hex} が2倍になることはない。"},
			},
		},
	},
	{
		Key: linkRunKey, Panel: words.RunPanel, Chapter: linkMissing,
		Name:    words.Pair{"connection run", "記念運行"},
		Short:   words.Pair{"Run", "運行"},
		Object:  words.Pair{"the connection run", "記念運行"},
		Prompt:  words.Pair{"{corp} is connected: one train runs from home to destination.", "{corp} の記念運行：1両は本拠地から目的地まで走ります。"},
		Missing: words.Pair{"Choose routes", "経路を選ぶ"},
	},
	{
		Key: linkDividendKey, Panel: words.DividendPanel, Chapter: rules.NoSuchDividend,
		Name:    words.Pair{"connection dividend", "記念運行の配当"},
		Short:   words.Pair{"Dividend", "配当"},
		Object:  words.Pair{"the dividend", "配当"},
		Prompt:  words.Pair{"Pay out, or keep everything: then the price stays.", "全配当か全額留保を選んでください。留保でも株価は動きません。"},
		Missing: words.Pair{"Pay out or withhold", "配当か留保を選ぶ"},
	},
}

// events are the title's own events.
var events = map[rules.EventKind]words.Event{
	rules.BlockWaits: {Told: words.Pair{"The price of {corp} falls after the turn, unless it is protected.", "{corp} の株価は、防衛されなければ手番の後に下がる。"}},
	rules.BlockDropped: {
		Told:   words.Pair{"The price of {corp} is not protected.", "{corp} の株価は防衛されない。"},
		Barred: words.Pair{"{who} cannot protect the price of {corp}: {why}.", "{who} は {corp} の株価を防衛できない（{why}）。"},
	},
	rules.BlockProtected: {Told: words.Pair{"{who} protects the price of {corp}.", "{who} が {corp} の株価を守る。"}},
	rules.CorpClosed:     {Told: words.Pair{"{corp} closes and leaves the game.", "{corp} が閉鎖し、ゲームから去る。"}},
	rules.ShareRedeemed:  {Told: words.Pair{"{corp} redeems a share of {who} for {$amount}.", "{corp} が {who} の株1枚を {$amount} で償還。"}},
	rules.SharesReissued: {Told: words.Pair{"{corp} reissues its redeemed shares at {$amount}.", "{corp} が償還した株を額面 {$amount} で再発行。"}},
	rules.CorpArrived:    {Told: words.Pair{"{corp} is connected to its destination.", "{corp} が目的地に接続。"}},
}

// retell returns the text for a block that waits and lowers no price: it does not cross the ledge, or the price is the
// lowest of its column (R47).
func retell(v rules.View, e rules.Event) (words.Pair, bool) {
	if b := &v.S.Blocks; e.Kind != rules.BlockWaits || b.Len == 0 ||
		v.PriceAfterSale(e.Corp, int(e.Percent)) != v.S.Corps[e.Corp].Price {
		return words.Pair{}, false
	}
	return words.Pair{
		"This sale does not lower the price of {corp}.", "この売却では {corp} の株価は下がらない。",
	}, true
}
