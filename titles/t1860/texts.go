package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// Words returns the title's texts and display functions. Texts go by id: companies, privates ("BHC") with their powers
// ("BHC.power"), events of phases, options.
func Words() words.Title {
	exchange := func(corp string) words.Pair {
		return words.Pair{
			"Its owner may exchange it for a share of " + corp +
				" in a stock round, once that company has its par. The bank takes it back for £30 less. (Another company in the " +
				"printed rules is a misprint.)",
			corp + " の額面が決まった後、所有者は株式ラウンドに " + corp + " の株1枚と交換できる。銀行には額面より£30安く売れる。（ルールブックの別の会社名は誤り。）"}
	}
	return words.Title{
		Length: 20, Lessons: lessons(), Foretold: 7,
		Won: []words.Won{
			{Level: "medium", Against: "easy", Others: 3, Wins: 20, Games: 24, Seed: 7_100_001},
			{Level: "hard", Against: "medium", Others: 3, Wins: 13, Games: 40, Seed: 7_100_001},
		},
		Texts: map[string]words.Pair{
			"title":       {"1860 Railways on the Isle of Wight", "1860 ワイト島の鉄道"},
			"title.by":    words.Same("Mike Hutton"),
			"title.about": {"Island railways, ferries and halts", "島の小さな鉄道、停車場、フェリー会社"},
			"title.hours": {"2-4 hours", "2～4時間"},
			"title.ends":  {"bank, chart end or nationalization", "銀行の資金切れ、チャートの端、国有化"},

			"C&N":   words.Same("Cowes & Newport"),
			"IOW":   words.Same("Isle of Wight"),
			"IWNJ":  words.Same("Isle of Wight, Newport Junction"),
			"FYN":   words.Same("Freshwater, Yarmouth & Newport"),
			"NGStL": words.Same("Newport, Godshill & St. Lawrence"),
			"BHI&R": words.Same("Brading Harbour Improvement & Railway"),
			"S&C":   words.Same("Shanklin & Chale"),
			"VYSC":  words.Same("Ventnor, Yarmouth & South Coast"),

			"BHC":  words.Same("Brading Harbour Company"),
			"YHC":  words.Same("Yarmouth Port & Shipping Company"),
			"CMH":  words.Same("Cowes Marina & Ferry Company"),
			"RPSC": words.Same("Ryde Pier & Ferry Company"),
			"FFC":  words.Same("Fishbourne Ferry Company"),

			"BHC.power":  exchange("BHI&R"),
			"YHC.power":  exchange("FYN"),
			"CMH.power":  exchange("C&N"),
			"RPSC.power": exchange("IOW"),
			"FFC.power": {
				"The bank sells it once a 6+3 train was bought. Buying it closes all other privates.",
				"最初の6+3列車が買われた後、銀行から購入できる。購入すると他の個人会社はすべて閉鎖する。"},

			"event.3": {"Ryde Pier pays 20.", "Ryde Pierの価値が20になる。"},
			"event.5": {"Ryde Pier pays 40.", "Ryde Pierの価値が40になる。"},
			"event.6": {"The Fishbourne ferry is for sale.", "Fishbourneのフェリー会社が売りに出る。"},
			"event.8": {
				"Sales no longer move prices, and the certificate limit is lifted.",
				"株を売っても株価が下がらなくなり、株券保有制限がなくなる。"},
			"event.9": {
				"The Southern Railway forms: building ends with the next stock round, and nationalization becomes possible.",
				"Southern Railwayが結成される。次の株式ラウンドから建設ができなくなり、国有化が可能になる。"},

			"option.two_player_map": {
				"The smaller map of the first edition", "初版の小さいマップ"},
			"option.two_player_map.effect": {
				"The island without the hexes that the second edition added.",
				"第2版で加わったヘクスがありません。"},
			"option.no_skip_towns": {
				"Small stations cannot be passed without a stop", "小さい駅を通過できない"},
			"option.no_skip_towns.effect": {
				"Every small station on the way uses up a stop of the train.",
				"途中の小さい駅も、列車の停車数に数えます。"},
			"option.original_insolvency": {
				"A leased train earns half of its run", "借りた列車は運行収益の半分を得る"},
			"option.original_insolvency.effect": {
				"It runs as usual, for half the revenue and all subsidies.",
				"通常どおり運行し、収益の半分と補助金の全額を得ます。"},
			"option.simplified_insolvency": {
				"A leased train earns a fixed amount", "借りた列車は一定額を得る"},
			"option.simplified_insolvency.effect": {
				"40 cc and 20 for each station it could reach, whatever the route.",
				"経路によらず、40ccと停車数ごとに20を得ます。"},
			"option.original_game": {
				"Map, insolvency and small stations of the first edition", "初版のマップ・支払不能・小さい駅"},
			"option.original_game.effect": {
				"Three of these options at once.",
				"3つのオプションをまとめて選びます。"},
			"option.re_enter_hexes": {
				"A route may come back to a hex", "経路は同じヘクスに戻れる"},
			"option.re_enter_hexes.effect": {
				"On other track; every station still counts once.",
				"別の線路を使う場合に限り、同じ駅は1回だけ数えます。"},
			"option.non_operated_full_value": {
				"Shares of a company that never operated keep their value", "未操業の会社の株は価値が下がらない"},
			"option.non_operated_full_value.effect": {
				"They sell for the whole price even without a train.",
				"列車がなくても株価どおりに売れます。"},
			"option.no_train_limit": {
				"No train limit", "列車の保有制限なし"},
			"option.no_train_limit.effect": {
				"No company ever has to discard a train.",
				"どの会社も列車を手放す必要がありません。"},
			"option.two_7p4": {
				"A second 7+4 train", "7+4列車を2枚にする"},
			"option.two_7p4.effect": {
				"Two instead of one, so the trains after it come later.",
				"1枚の代わりに2枚になり、後の列車の登場が遅れます。"},
			"option.auction_zero_bid": {
				"Opening bids may be £0", "最初の入札は£0でもよい"},
			"option.auction_zero_bid.effect": {
				"Without it, they begin at £5.",
				"なしの場合、最初の入札は£5からです。"},
			"option.auction_reentry": {
				"Passing is not final", "パスした後も入札できる"},
			"option.auction_reentry.effect": {
				"Who passed may bid again until all others have passed in a row.",
				"最後の入札の後に他の全員が続けてパスするまで、何度でも入札できます。"},
			"option.richest_tie": {
				"For the first priority only the richest are compared", "最初の優先取引権は同額の人だけで比べる"},
			"option.richest_tie.effect": {
				"Without it, all who own privates are compared when two are equally rich.",
				"なしの場合、同額のときは個人会社を持つ全員を比べます。"},
			"option.exchange_own_turn": {
				"Privates are exchanged in the owner's turn only", "個人会社の交換は自分の手番だけ"},
			"option.exchange_own_turn.effect": {
				"Without it, also in the turns of others.",
				"なしの場合、他のプレイヤーの手番にも交換できます。"},
			"option.upgrade_benefit": {
				"What an upgrade must gain", "置き換えに必要な利点"},
			"option.upgrade_benefit.effect": {
				"Which upgrades a company may lay.",
				"会社が置ける置き換えの範囲が変わります。"},
			"option.upgrade_benefit.runs_or_rises": {
				"a train already runs there, or a station in range pays more", "すでに列車が走れるか、届く駅の収入が増える"},
			"option.upgrade_benefit.either": {
				"track or a changed station in range", "届く範囲に線路か収入の変わる駅がある"},
			"option.upgrade_benefit.new_or_changed": {
				"new track or a changed station in range", "届く範囲に新しい線路か収入の変わる駅がある"},
			"option.forced_best": {
				"Companies that nobody presides run for the most they can", "社長のいない会社は最高収益で運行する"},
			"option.forced_best.effect": {
				"In receivership and once nationalized. Without it, any legal run will do.",
				"財産管理下と国有化後の会社が対象です。なしの場合、どの運行でもかまいません。"},
			"option.home_on_route": {
				"One route visits the home station", "どれか1つの経路が本拠地を通る"},
			"option.home_on_route.effect": {
				"Without it, any station of the company will do.",
				"なしの場合、自社の駅ならどこでもかまいません。"},
			"option.restack_on_pay": {
				"A marker that stays in place goes under the others", "動かない株価マーカーは一番下になる"},
			"option.restack_on_pay.effect": {
				"It then operates after the others of its cell.",
				"同じマスの他の会社より後に操業します。"},
			"option.buy_when_exact": {
				"A company with just the price of a train must buy it", "ちょうど列車の価格を持つ会社も買う義務がある"},
			"option.buy_when_exact.effect": {
				"Without it, it may keep the money and lease a train.",
				"なしの場合、買わずに列車を借りることもできます。"},
			"option.receivership_half_lease": {
				"In receivership a leased train earns half", "財産管理下の会社は借りた列車の収入が半分"},
			"option.receivership_half_lease.effect": {
				"Without it, such a company earns as much as any other.",
				"なしの場合、他の会社と同じ額を得ます。"},
			"option.southern_no_new": {
				"No new companies after the Southern has formed", "Southern結成後は新会社を開始できない"},
			"option.southern_no_new.effect": {
				"What has not started by then stays out of the game.",
				"それまでに開始されていない会社は登場しません。"},
			"option.nat_needs_floated_only": {
				"Only floated companies delay nationalization", "設立された会社だけが国有化の条件になる"},
			"option.nat_needs_floated_only.effect": {
				"Without it, started ones without a train delay it too.",
				"なしの場合、開始済みで列車のない会社も国有化を遅らせます。"},
			"option.nat_ends_track": {
				"Nationalization ends building", "国有化で建設が終わる"},
			"option.nat_ends_track.effect": {
				"No track, stations or halts from then on.",
				"以後は線路も駅も停車場も置けません。"},
			"option.nat_survivor": {
				"Not all companies cease at once", "すべての会社が同時に操業停止しない"},
			"option.nat_survivor.effect": {
				"Of three or more companies at least one goes on.",
				"3社以上なら、少なくとも1社が操業を続けます。"},
			"option.half_president": {
				"The president's certificate where shares count half", "半額で数える株の社長株"},
			"option.half_president.effect": {
				"Of a company without a train, in the final score.",
				"列車のない会社の、最終得点での数え方です。"},
			"option.half_president.two_halves": {
				"two shares, each rounded down", "1株ずつ端数を切り捨てる"},
			"option.half_president.half_of_double": {
				"halved as a whole", "2株分をまとめて半額にする"},
			"option.priority_privates": {
				"Trading privates moves the priority", "個人会社の売買でも優先取引権が移る"},
			"option.priority_privates.effect": {
				"Without it, only sales and purchases of shares do.",
				"なしの場合、株の売買でだけ移ります。"},
			"option.bank_gone": {
				"When the money of the bank is gone", "銀行の資金が尽きる条件"},
			"option.bank_gone.effect": {
				"By the money that all players hold together.",
				"プレイヤー全員の現金の合計で決まります。"},
			"option.bank_gone.any_payment": {
				"at £10,000, after any payment to a player", "£10,000以上、支払いのたびに確かめる"},
			"option.bank_gone.sales_dividends": {
				"above £10,000, after sales and dividends", "£10,000超、売却と配当のあとに確かめる"},
			"option.relist_par": {
				"The price at which a bankrupt company starts again", "破産した会社を再び開始する価格"},
			"option.relist_par.effect": {
				"Up to the highest par of its layer.", "そのレイヤーの額面の最高額までです。"},
			"option.relist_par.grey": {
				"grey prices only", "グレーの価格だけ"},
			"option.relist_par.all": {
				"grey and par prices", "グレーの価格と額面"},
			"option.float_on_par": {
				"A company that floats has its marker on its par", "設立された会社の株価は額面になる"},
			"option.float_on_par.effect": {
				"Without it, a company that floats again stays where sales moved its marker.", "なしの場合、再び設立される会社の株価は、売却で動いたままです。"},
			"option.nat_closing": {
				"Which nationalized companies cease", "国有化のあと操業を停止する会社"},
			"option.nat_closing.effect": {
				"While three or more are left.", "3社以上が残っている間の決め方です。"},
			"option.nat_closing.two": {
				"two, and what ties with the second", "2社と、2社目と同額の会社"},
			"option.nat_closing.lowest": {
				"all with the lowest payment, and the next if it is one", "額が一番少ない会社すべて、1社なら次に少ない会社も"},
			"option.split_sale": {
				"Several sales of one company", "同じ会社の株を何度も売る"},
			"option.split_sale.effect": {
				"In the red zone the first share of a sale is free.", "レッドゾーンでは、売却の最初の1株では株価が下がりません。"},
			"option.split_sale.turn": {
				"allowed; one sale in each turn", "手番ごとに1回の売却と数える"},
			"option.split_sale.round": {
				"allowed; one sale in the whole round", "ラウンドを通して1回の売却と数える"},
			"option.split_sale.refused": {
				"one sale of a company in a turn", "手番に1社1回だけ売れる"},
			"option.station_reach": {
				"Where stations may be placed", "駅を置ける都市"},
			"option.station_reach.effect": {
				"Along the company's track, past no full city.", "封鎖された都市を通らずに、線路をたどれる都市です。"},
			"option.station_reach.train": {
				"where a train of the company reaches", "自社の列車が届く都市だけ"},
			"option.station_reach.any": {
				"at any distance, without a train too", "距離を問わず、列車がなくてもよい"},
		},
		Steps:   steps,
		Reasons: reasons, Events: events,
		Ends: map[rules.EndReason]words.Pair{
			rules.Nationalised: {"nationalization has run its course", "国有化の完了"},
			rules.Standstill:   {"nothing has happened in ten sets of rounds", "10セットの間、何も起きなかった"},
		},
		Signs: signs, Notices: notices, Extras: extras, Cut: cut,
		CutMeans: words.Pair{"Nationalized: a {train} counts {n} stations in all.", "国有化後の {train} は全部で{n}駅だけ数えます。"},
	}
}

// steps are the texts of the title's own steps.
var steps = []words.Step{
	{
		Key: homeTileKey, Panel: words.TrackPanel, Where: words.OnMap, Chapter: rules.HomeOnly,
		Name:    words.Pair{"home tile", "本拠地のタイル"},
		Object:  words.Pair{"the home tile", "本拠地のタイル"},
		Prompt:  words.Pair{"Lay the first tile on {corp}'s home.", "{corp} の本拠地に最初のタイルを置いてください。"},
		Missing: words.Pair{"Choose a tile", "タイルを選ぶ"},
	},
	{
		Key: solvencyKey, Rare: true, Chapter: isInsolvent,
		Name:   words.Pair{"solvency", "支払能力"},
		Short:  words.Pair{"Solvency", "支払"},
		Object: words.Pair{"the test of solvency", "支払能力の確認"},
		Prompt: words.Pair{"Go on.", "先へ進んでください。"},
	},
}
