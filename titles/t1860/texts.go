package t1860

import "hexrail/titles/words"

// Texts returns the names and sentences that only this title has, by id: companies, privates ("BHC") with what they do
// ("BHC.power"), phases' events and options.
func Texts() map[string]words.Text {
	say := func(en, ja string) words.Text { return words.Text{EN: en, JA: ja} }
	exchange := func(corp string) words.Text {
		return say(
			"Its owner may exchange it for a share of "+corp+" in a stock round, once that company has its par. The bank takes it back for £30 less.",
			corp+" の額面が決まった後、所有者は株式ラウンドに "+corp+" の株1枚と交換できる。銀行には額面より£30安く売れる。")
	}
	return map[string]words.Text{
		"title":       say("1860 Railways on the Isle of Wight", "1860 ワイト島の鉄道"),
		"title.by":    words.Same("Mike Hutton"),
		"title.about": say("Ferries, halts and small railways of an island", "島の小さな鉄道、停車場、フェリー会社"),
		"title.hours": say("2-4 hours", "2から4時間"),
		"title.ends":  say("bank, chart end or nationalization", "銀行の破産、チャートの端、国有化"),

		"C&N":   words.Same("Cowes & Newport"),
		"IOW":   words.Same("Isle of Wight"),
		"IWNJ":  words.Same("Isle of Wight, Newport Junction"),
		"FYN":   words.Same("Freshwater, Yarmouth & Newport"),
		"NGStL": words.Same("Newport, Godshill & St. Lawrence"),
		"BHI&R": words.Same("Brading Harbour Improvement & Railway"),
		"S&C":   words.Same("Shanklin & Chale"),
		"VYSC":  words.Same("Ventnor, Yarmouth & South Coast"),

		"BHC":  words.Same("Brading Harbour Company"),
		"YHC":  words.Same("Yarmouth Harbour Company"),
		"CMH":  words.Same("Cowes Marina and Harbour"),
		"RPSC": words.Same("Ryde Pier & Shipping Company"),
		"FFC":  words.Same("Fishbourne Ferry Company"),

		"BHC.power":  exchange("BHI&R"),
		"YHC.power":  exchange("FYN"),
		"CMH.power":  exchange("C&N"),
		"RPSC.power": exchange("IOW"),
		"FFC.power": say(
			"The bank sells it once a 6+3 train was bought. Who buys it closes all other privates.",
			"最初の6+3列車が買われた後、銀行から購入できる。購入すると他の個人会社はすべて閉鎖する。"),

		"event.3": say("Ryde Pier pays 20.", "Ryde Pierの価値が20になる。"),
		"event.5": say("Ryde Pier pays 40.", "Ryde Pierの価値が40になる。"),
		"event.6": say("The Fishbourne ferry is for sale.", "Fishbourneのフェリー会社が売りに出る。"),
		"event.8": say(
			"Sales move no price any more, and the certificate limit is lifted.",
			"株を売っても株価が下がらなくなり、持株制限がなくなる。"),
		"event.9": say(
			"The Southern Railway forms: building ends with the next stock round, and nationalization becomes possible.",
			"Southern Railwayが結成される。次の株式ラウンドから建設ができなくなり、国有化が可能になる。"),
		"event.nation": say( // R148-R151
			"Only operating rounds follow, all pay out, and those that pay least cease.",
			"以後は運営ラウンドだけが続き、収益はすべて配当され、配当の最も少ない会社から操業を停止する。"),

		"option.two_player_map":          say("The smaller map of the first edition", "初版の小さいマップ"),
		"option.no_skip_towns":           say("Small stations cannot be passed without a stop", "小さい駅を通過できない"),
		"option.original_insolvency":     say("A leased train earns half of its run", "借りた列車は運行収益の半分を得る"),
		"option.simplified_insolvency":   say("A leased train earns a fixed amount", "借りた列車は一定額を得る"),
		"option.original_game":           say("Map, insolvency and small stations of the first edition", "初版のマップ・支払不能・小さい駅"),
		"option.re_enter_hexes":          say("A route may come back to a hex", "経路は同じヘクスに戻れる"),
		"option.non_operated_full_value": say("Shares of a company that never operated keep their value", "未操業の会社の株は価値が下がらない"),
		"option.no_train_limit":          say("No train limit", "列車の保有制限なし"),
		"option.two_7p4":                 say("A second 7+4 train", "7+4列車を2枚にする"),
		"option.auction_zero_bid":        say("An opening bid of nothing", "最初の入札は£0でもよい"),
		"option.auction_reentry":         say("Who has passed may bid again", "パスした後も入札できる"),
		"option.richest_tie":             say("For the first priority only the richest are compared", "最初の優先権は同額の人だけで比べる"),
		"option.exchange_own_turn":       say("Privates are exchanged in the owner's turn only", "個人会社の交換は自分の手番だけ"),
		"option.upgrade_benefit":         say("What an upgrade must gain", "張替えに必要な利点"),
		"option.upgrade_benefit.either": say(
			"a train runs there, or a station in range pays more", "列車が走れるか、届く駅の収入が変わる"),
		"option.upgrade_benefit.new_or_changed": say(
			"new track or a changed station in range", "届く範囲に新しい線路か収入の変わる駅がある"),
		"option.home_on_route":           say("One route visits the home station", "どれか1つの経路が本拠地を通る"),
		"option.restack_on_pay":          say("A marker that stays in place goes under the others", "動かない株価マーカーは一番下になる"),
		"option.buy_when_exact":          say("A company with just the price of a train must buy it", "ちょうど列車の価格を持つ会社も買う義務がある"),
		"option.receivership_half_lease": say("In receivership a leased train earns half", "財産管理下の会社は借りた列車の収入が半分"),
		"option.southern_no_new":         say("No new companies after the Southern has formed", "Southern結成後は新会社を設立できない"),
		"option.nat_needs_floated_only":  say("Only floated companies delay nationalization", "上場した会社だけが国有化の条件になる"),
		"option.nat_ends_track":          say("Nationalization ends building", "国有化で建設が終わる"),
		"option.nat_survivor":            say("Not all companies cease at once", "すべての会社が同時に操業停止しない"),
	}
}
