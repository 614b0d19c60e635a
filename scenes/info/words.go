package info

import "github.com/hexrail/hexrail/game/text"

// Words are the texts of this package that the table shares.
var Words = struct {
	BankHas, Board, Companies, Mine, NoTrain, Price, Tables, Trains, Zones, ToAct, Worth, AtFloat, Certs,
	PlanRuns text.Pair
	CertsOf, Filter, NoRuns,
	Cash text.Pair
	cellOrder,
	inCell text.Pair
	about, also, company, lastRun, latest, left, moves, noStations, offer, opRounds,
	openMarketShort text.Pair
	operating, own, phase, phases, pool, privateFacts, reached, removes, run, rusts, sharePrices, shares,
	sold text.Pair
	asked, starts, stationsLeft, stationsByHex, beside, tiles, tokens, toward, train, trainLimit, treasury, treasuryIs,
	turn, unpin text.Pair
}{
	BankHas:   text.Pair{"The bank has {sum}", "銀行の残りは {sum}"},
	Cash:      text.Pair{"cash", "現金"},
	Board:     text.Pair{"Map", "地図"},
	Companies: text.Pair{"Companies", "会社"},
	cellOrder: text.Pair{"in a cell: the one in front operates first", "同じマスでは手前の会社が先に運営"},
	inCell:    text.Pair{"At {price}, in operating order: {companies}", "{price} の会社（運営順）：{companies}"},
	Mine:      text.Pair{"Mine", "自分"},
	NoTrain:   text.Pair{"no train", "列車なし"},
	Price:     text.Pair{"Price", "株価"},
	Tables:    text.Pair{"Tables", "一覧表"},
	Trains:    text.Pair{"Trains", "列車"},
	Zones:     text.Pair{"Zones", "区域"},
	ToAct:     text.Pair{"to act", "手番"},
	Worth:     text.Pair{"worth", "総資産"},
	AtFloat:   text.Pair{"({sum} at float)", "（設立後 {sum}）"},
	Certs:     text.Pair{"certs", "株券"},
	CertsOf:   text.Pair{"{n}/{limit}", "{n}/{limit}"},
	PlanRuns:  text.Pair{"Find best runs", "最大収益を調べる"},
	Filter:    text.Pair{"Show in the log", "記録の表示"},
	NoRuns:    text.Pair{"No company has run yet.", "運行した会社はまだありません。"},

	about:           text.Pair{"About {corp}", "{corp} の詳細"},
	asked:           text.Pair{"asked", "回答"},
	also:            text.Pair{"Also", "その他"},
	company:         text.Pair{"Company", "会社"},
	lastRun:         text.Pair{"Last run", "前回の収益"},
	latest:          text.Pair{"Latest", "最近の記録"},
	left:            text.Pair{"Left", "残り"},
	moves:           text.Pair{"Your move", "できること"},
	noStations:      text.Pair{"none left", "残りなし"},
	offer:           text.Pair{"IPO", "IPO"},
	opRounds:        text.Pair{"OR per set", "運営回数"},
	openMarketShort: text.Pair{"Open market", "公開市場"},
	operating:       text.Pair{"operating", "運営中"},
	own:             text.Pair{"Own", "自社"},
	phase:           text.Pair{"Phase", "フェイズ"},
	phases:          text.Pair{"Phases", "フェイズ"},
	pool:            text.Pair{"Pool", "公開市場"},
	privateFacts:    text.Pair{"{owner} · value {value} · pays {revenue}", "{owner} · 価値 {value} · 収入 {revenue}"},
	reached:         text.Pair{"{hex}, reached", "{hex}、到達済み"},
	removes:         text.Pair{"Removes", "廃止する列車"},
	run:             text.Pair{"run", "収益"},
	rusts:           text.Pair{"Rusts", "廃車"},
	sharePrices:     text.Pair{"Share prices", "株価表"},
	shares:          text.Pair{"Shares", "株"},
	sold:            text.Pair{"{n}% sold", "{n}% 売却済み"},
	starts:          text.Pair{"Starts", "フェイズ開始"},
	beside:          text.Pair{"{hex} (beside)", "{hex}（枠外）"},
	stationsByHex:   text.Pair{"{n} left, {cost} a hex", "残り{n}、1ヘクス {cost}"},
	stationsLeft:    text.Pair{"{n} left, the next for {cost}", "残り{n}、次は {cost}"},
	tiles:           text.Pair{"Tiles", "タイル"},
	tokens:          text.Pair{"Stations", "駅"},
	toward:          text.Pair{"Dest.", "目的地"},
	train:           text.Pair{"Train", "列車"},
	trainLimit:      text.Pair{"Train limit", "列車上限"},
	treasury:        text.Pair{"Treasury", "会社の資金"},
	treasuryIs:      text.Pair{"{$sum} treasury", "会社の資金 {$sum}"},
	turn:            text.Pair{"turn", "手番"},
	unpin:           text.Pair{"Back to the company in turn", "手番の会社に戻る"},
}
