package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/titles/words"
)

// Words returns the title's texts and display functions. Texts go by id: companies, privates ("TR") with their powers
// ("TR.power"), events of phases, options.
func Words() words.Title {
	return words.Title{
		Length: 15, Lessons: lessons(), Foretold: 4,
		Won: []words.Won{
			{Level: "medium", Against: "easy", Others: 3, Wins: 12, Games: 16, Seed: 340_001},
			{Level: "hard", Against: "medium", Others: 3, Wins: 25, Games: 60, Seed: 7_100_001},
		},
		Rounds: map[string]words.Pair{rules.AuctionRound: {"Selection", "選択"}}, // everybody pays his bid, and nobody bids against others (R15)
		Texts: map[string]words.Pair{
			"title":       {"18FL Railroads to Paradise", "18FL 楽園への鉄道"},
			"title.by":    words.Same("David G. D. Hecht"),
			"title.about": {"Hotels and storms, easy to learn", "フロリダのホテルと嵐。株のある最初のゲーム"},
			"title.hours": {"2 hours", "2時間"},
			"title.first": {
				"The first game with shares: start railways, lay track, build hotels, and share what the trains earn.",
				"株のある最初のゲーム。会社を始め、線路を敷き、ホテルを建て、列車の収入を分け合います。"},
			"title.ends": {"bank", "銀行の資金切れ"},

			"LN":    words.Same("Louisville & Nashville Railroad"),
			"Plant": words.Same("The Plant System"),
			"SR":    words.Same("Southern Railway"),
			"SAL":   words.Same("Seaboard Air Line"),
			"ACL":   words.Same("Atlantic Coast Line Railroad"),
			"FECR":  words.Same("Florida East Coast Railway"),

			"TR":     words.Same("Tallahassee Railroad"),
			"POSC":   words.Same("Peninsular and Occidental Steamship Company"),
			"TC":     words.Same("Terminal Company"),
			"FECCTC": words.Same("Florida East Coast Canal and Transportation Company"),
			"TR.power": {
				"Its owner begins the first stock round. Once, a company lays one more yellow tile.",
				"所有者が第1株式ラウンドを始める。一度だけ、会社が黄色タイルをもう1枚置ける。"},
			"POSC.power": {
				"Once, it marks Mobile, Jacksonville, Tampa or Miami for a company: $20 for each train there until phase 5.",
				"一度だけ、会社のために Mobile、Jacksonville、Tampa、Miami のどれかに港トークンを置く。フェイズ5まで、そこを通る列車ごとに+$20。"},
			"TC.power": {
				"Once, a company gets a free station beside the slots of any city.",
				"一度だけ、会社がどの都市にも枠の外に無料の駅を置ける。"},
			"FECCTC.power": {
				"Brings a share of FEC at once. It closes when FEC has a train.",
				"すぐに FEC の株を1枚受け取る。FEC が列車を持つと閉鎖する。"},

			"event.3": {"Companies with five shares may convert to ten.", "5株会社は10株会社に変換できる。"},
			"event.4": {"New companies may have five shares or ten.", "新しい会社は5株か10株かを選べる。"},
			"event.5": {
				"All privates close. All companies have ten shares from now on; hotels pay $20, port markers are gone.",
				"個人会社がすべて閉鎖する。すべての会社が10株会社になる。ホテルは$20、港トークンはなくなる。"},
			"event.6": {
				"A storm takes the track of the Keys and the hotel of Key West.",
				"嵐でキーの線路と Key West のホテルがなくなる。"},

			"option.two_player_share_limit": {
				"Two players: up to 70 percent of a company", "2人用：1社の70%まで持てる"},
			"option.two_player_share_limit.effect": {
				"Without it the limit is 60 percent.", "なしの場合は60%までです。"},
			"option.certs_include_privates": {
				"Privates count toward the certificate limit", "個人会社も株券保有制限に数える"},
			"option.certs_include_privates.effect": {
				"Without it only certificates of companies do.", "なしの場合、会社の株券だけを数えます。"},
			"option.size_before_float": {
				"The form of a company is decided before it floats", "会社の形は設立より先に決める"},
			"option.size_before_float.effect": {
				"It matters to FEC in phase 4 while FECCTC is open.", "FECCTC がある間の、フェイズ4の FEC だけに関係します。"},
			"option.protect_home_exits": {
				"No tile shuts in a company that has not operated", "まだ運営していない会社の出口をふさげない"},
			"option.protect_home_exits.effect": {
				"Some track can then lead on from its home.", "本拠地から先に進む線路を置けるようにします。"},
			"option.keys_tiles_return": {
				"Tiles that the storm takes go back to the box", "嵐でなくなったタイルは箱に戻る"},
			"option.keys_tiles_return.effect": {
				"Without it two tiles leave the game.", "なしの場合、2枚のタイルがゲームからなくなります。"},
			"option.must_run_best": {
				"Companies run for the most they can", "会社は最高収益で運行する"},
			"option.must_run_best.effect": {
				"Less is refused, and the better run is shown.", "それより低い運行はできません。より良い運行が示されます。"},
			"option.train_obligation": {
				"Which companies must own a train", "列車を持つ義務のある会社"},
			"option.train_obligation.effect": {
				"At the end of their turn.", "手番の終わりに必要です。"},
			"option.train_obligation.always": {"every company", "すべての会社"},
			"option.train_obligation.with_route": {
				"only one that has or had a route", "経路がある、またはあった会社だけ"},
			"option.first_run_own_share_sale": {
				"Shares of a company may be sold for its train in its first turn", "最初の手番でも、列車のために自社の株を売れる"},
			"option.first_run_own_share_sale.effect": {
				"Once its trains have run.", "運行が終わった後に売れます。"},
			"option.bankruptcy":                {"A bankruptcy", "プレイヤーの破産"},
			"option.bankruptcy.effect":         {"What follows when a player cannot pay.", "支払えないときにどうなるかを決めます。"},
			"option.bankruptcy.ends_game":      {"ends the game at once", "ゲームがすぐに終わる"},
			"option.bankruptcy.player_out":     {"the player is out, the others go on", "そのプレイヤーだけが抜ける"},
			"option.bank_break_at_zero":        {"A bank with nothing left is broken", "銀行は $0 で破産する"},
			"option.bank_break_at_zero.effect": {"Without it only below $0.", "なしの場合、$0 を下回ったときだけです。"},
			"option.unfloated_shares_score": {
				"Shares of companies that do not float count", "設立されていない会社の株も得点に数える"},
			"option.unfloated_shares_score.effect": {
				"At their price, in the final score.", "最終得点で、株価どおりに数えます。"},
			"option.bonus_actions":        {"Powers of privates", "個人会社の能力"},
			"option.bonus_actions.effect": {"When and for whom they work.", "いつ、どの会社に使えるかを決めます。"},
			"option.bonus_actions.rulebook": {
				"after the company's own action, for any company", "会社自身の行動の後に、どの会社にも"},
			"option.bonus_actions.site": {
				"as in recorded games", "記録されたゲームのとおり"},
			"option.pool_half": {
				"Half a company may lie in the pool", "公開市場に半分まで置ける"},
			"option.pool_half.effect": {
				"Without it a sale leaves less than half there.", "なしの場合、売却後は半分未満でなければなりません。"},
			"option.emergency_block": {
				"Sales to help with a train", "列車のための株の売却"},
			"option.emergency_block.effect": {
				"How much of a company a president may sell at once.", "社長が1社の株を一度に何枚売れるかを決めます。"},
			"option.emergency_block.just_enough": {"no share more than needed", "必要な枚数だけ"},
			"option.emergency_block.any":         {"any block while money is short", "足りない間は何枚でも"},
			"option.start_keeps_pass":            {"A start with its choice leaves an earlier pass standing", "株数を選ぶ設立では、前のパスが残る"},
			"option.past_posc_30":                {"POSC for $30, as 18xx.games had it before August 2025", "POSCは$30（2025年8月より前の18xx.games）"},
			"option.past_size_in_phase_3":        {"The form is chosen in phase 3 too, as 18xx.games had it before 2022", "フェイズ3でも株数を選ぶ（2022年より前の18xx.games）"},
			"option.junction_once_per_train": {
				"A train enters no hex twice", "列車は同じヘクスに2回入れない"},
			"option.junction_once_per_train.effect": {
				"Without it a junction may be passed again after another stop.", "なしの場合、別の都市か町に停まった後なら、交差点をもう一度通れます。"},
		},
		Steps: steps, Deeds: deeds, Reasons: reasons, Events: events, Signs: signs, Doomed: trackDeadline, City: cityName,
		Ahead: ahead, Marker: marker,
		Hints: hints(), Comments: comments, Notices: notices,
		Ends: map[rules.EndReason]words.Pair{
			rules.PlayerBankrupt: {"bankruptcy", "プレイヤーの破産"},
		},
	}
}

// marker returns the mark of a hotel or a port.
func marker(v rules.View, m rules.Marker) words.Mark {
	if m.Private != 0 {
		return words.Mark{Sign: "+20", Name: words.Pair{"port of {corp}: $20 for each of its trains", "{corp} の港：列車ごとに $20"}}
	}
	if v.PhaseDef().Colors >= tile.Brown {
		return words.Mark{Sign: "H20", Name: words.Pair{"hotel of {corp}: $20 for its trains", "{corp} のホテル：自社の列車に $20"}}
	}
	return words.Mark{Sign: "H10", Name: words.Pair{"hotel of {corp}: $10 for its trains", "{corp} のホテル：自社の列車に $10"}}
}

// steps are the texts of the title's own steps, and of shared ones where they differ.
var steps = []words.Step{
	{
		Key: bidsKey, Panel: words.ChoosePanel, Where: words.AmongLots, Chapter: bidSum,
		Name:    words.Pair{"secret bid", "秘密の入札"},
		Object:  words.Pair{"the bid", "入札"},
		Prompt:  words.Pair{"Bid for the order of choice, seen by nobody else. Everybody pays what he bids.", "個人会社を選ぶ順番のために、ほかの人に見せずに入札します。入札額は全員が支払います。"},
		Missing: words.Pair{"Choose $0, $5 or $10", "$0・$5・$10 から選ぶ"},
	},
	{
		Key: choiceKey, Panel: words.AuctionPanel, Where: words.AmongLots, Chapter: choosePrivate,
		Name:    words.Pair{"private selection", "個人会社の選択"},
		Object:  words.Pair{"the private selection", "個人会社の選択"},
		Prompt:  words.Pair{"Choose a private.", "個人会社を選んでください。"},
		Missing: words.Pair{"Choose a private", "個人会社を選ぶ"},
	},
	{
		Key: sizeKey, Panel: words.ChoosePanel, Chapter: rules.AlreadyStarted,
		Name:    words.Pair{"form of the company", "会社の形"},
		Object:  words.Pair{"the form", "会社の形"},
		Prompt:  words.Pair{"Has the new company five shares or ten?", "新しい会社は5株会社ですか、10株会社ですか。"},
		Missing: words.Pair{"Choose", "選ぶ"},
		Answers: []words.Answer{
			{
				Word:   "5",
				Button: words.Pair{"Five shares", "5株会社にする"},
				Line:   words.Pair{"{who} chooses five shares.", "{who} は5株会社を選ぶ。"},
				Short:  words.Pair{"five shares", "5株会社"},
			},
			{
				Word:   "10",
				Button: words.Pair{"Ten shares", "10株会社にする"},
				Line:   words.Pair{"{who} chooses ten shares.", "{who} は10株会社を選ぶ。"},
				Short:  words.Pair{"ten shares", "10株会社"},
			},
		},
	},
	{
		Key: convertKey, Panel: words.ChoosePanel, Rare: true, Lone: true, Chapter: convertPhase,
		Name:     words.Pair{"convert", "変換"},
		Object:   words.Pair{"the conversion", "変換"},
		Prompt:   words.Pair{"Convert {corp} to ten shares now?", "{corp} を10株会社に変換しますか。"},
		Decline:  words.Pair{"Not now", "今はしない"},
		Declined: words.Pair{"{who} does not convert.", "{who} は変換しない。"},
	},
	{
		Key: step.StationKey, Panel: words.StationPanel, Where: words.OnMap,
		Name:     words.Pair{"station or hotel", "駅かホテル"},
		Object:   words.Pair{"the token", "トークン"},
		Prompt:   words.Pair{"Choose a city for a station or a town for a hotel.", "駅を置く都市か、ホテルを置く町を選んでください。"},
		Missing:  words.Pair{"Choose a place", "場所を選ぶ"},
		Decline:  words.Pair{"No token", "トークンを置かない"},
		Declined: words.Pair{"{who} places no token.", "{who} はトークンを置かない。"},
	},
	{
		Key: step.ExtraLayKey, Panel: words.TrackPanel, Where: words.OnMap, Rare: true, Chapter: rules.NoPower,
		Prompt:  words.Pair{"TR may lay one more yellow tile for {corp}, if its owner and the president agree on it.", "TR の所有者と社長の両方が同意すれば、{corp} は黄色タイルをもう1枚置けます。"},
		Alone:   words.Pair{"TR: one more yellow tile for {corp}?", "TR：{corp} の黄色タイルをもう1枚置きますか。"},
		Missing: words.Pair{"Choose a hex", "ヘクスを選ぶ"},
		Decline: words.Pair{"Keep TR", "TR を残す"},
	},
	{
		Key: bonusKey, Panel: words.StationPanel, Where: words.OnMap, Rare: true, Chapter: rules.NoPower,
		Name:     words.Pair{"port and terminal", "港とターミナル"},
		Short:    words.Pair{"Port", "港"},
		Object:   words.Pair{"port and terminal", "港とターミナル"},
		Prompt:   words.Pair{"A private may be used for {corp}, if its owner and the president agree on it.", "所有者と社長の両方が同意すれば、{corp} のために個人会社を使えます。"},
		Alone:    words.Pair{"Use a private for {corp}?", "{corp} のために個人会社を使いますか。"},
		Missing:  words.Pair{"Choose a place", "場所を選ぶ"},
		Decline:  words.Pair{"Use none", "使わない"},
		Declined: words.Pair{"{decider} uses no private for {who}.", "{decider} は {who} に個人会社を使わない。"},
	},
	{
		Key: routedKey, Rare: true, Chapter: rules.NoRoute,
		Name:   words.Pair{"route", "経路"},
		Object: words.Pair{"the route", "経路の確認"},
		Prompt: words.Pair{"The company has a route.", "会社には経路があります。"},
	},
}

// deeds are the title's own actions: hotels, and the cost of a token stated by a record.
var deeds = []words.Deed{
	{
		Verb: "cost", Option: "cost",
		Button: words.Pair{"A token for {$price}", "トークンの費用 {$price}"}.Always(),
		Line:   words.Pair{"The record says that the next token of {who} costs {$price}.", "棋譜によれば {who} の次のトークンの費用は {$price}。"}.Always(),
		Short:  words.Pair{"cost {$price}", "費用 {$price}"}.Always(),
		Noun:   words.Pair{"the stated cost", "記録の費用"}.Always(),
	},
	{
		Verb: "hextoken", Option: "hotel",
		Offer:  words.Forms{{"", "Hotel", "ホテル"}},
		Button: words.Forms{{"$cost", "Hotel at {at}, {$cost}", "{at} にホテルを置く（{$cost}）"}, {"", "Hotel at {at}", "{at} にホテルを置く"}},
		Line: words.Forms{
			{"$cost", "{who} places a hotel in {hex} for {$cost}.", "{who} は {hex} にホテルを {$cost} で置く。"},
			{"", "{who} places a hotel in {hex}.", "{who} は {hex} にホテルを置く。"},
		},
		Short: words.Forms{{"", "hotel {at}", "{at} にホテル"}},
		Noun:  words.Forms{{"", "the hotel", "ホテルの配置"}},
		Tells: []rules.EventKind{rules.MarkerPlaced},
	},
}

// events are the title's own events, and shared ones with different texts.
var events = map[rules.EventKind]words.Event{
	rules.BidPlaced:  {Told: words.Pair{"{who} bid {$amount}.", "{who} の入札は {$amount}。"}},
	rules.MarkerGone: {Told: words.Pair{"{corp} loses its marker on {hex}.", "{hex} にある {corp} のトークンがなくなる。"}},
}
