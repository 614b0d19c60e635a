package history

import "github.com/hexrail/hexrail/game/text"

// Words are the texts of this package.
var Words = struct {
	Title, cash, shares, debt, rank, worth, total, gap, prices, revenue  text.Pair
	byRound, Certs, CopyTable, copied, toTable, replay                   text.Pair
	SavePicture, SaveChart, rematch, highlights, lead, leadText, bestRun text.Pair
	bestRunText, bestPrice, bestPriceText, length, lengthText            text.Pair
	chart, noRun                                                         text.Pair
	WorthWord, CashWord, pricesWord, RevenueWord, SaveTable              text.Pair
	turn, turnBy, turnPhase, turnTrains, turnPrivates, turnBoth          text.Pair
	bankruptBy, bankrupt, broken, brokenText, brokenLast, stockRounds    text.Pair
	moneyWord, money, income, rounds, next                               text.Pair
	showRun, pressRun, Review                                            text.Pair
}{
	Title:         text.Pair{"Game over", "ゲーム終了"},
	cash:          text.Pair{"cash {$sum}", "現金 {$sum}"},
	shares:        text.Pair{"shares {$sum}", "株 {$sum}"},
	debt:          text.Pair{"debt {$sum}", "借金 {$sum}"},
	rank:          text.Pair{"{n}. {player}, {$worth}", "{n}位 {player}、{$worth}"},
	worth:         text.Pair{"Worth by round", "総資産の推移"},
	total:         text.Pair{"Total", "合計"},
	gap:           text.Pair{"Gap to the leader", "首位との差"},
	prices:        text.Pair{"Share prices", "株価"},
	revenue:       text.Pair{"Revenue by operating round", "運営ラウンドごとの収益"},
	byRound:       text.Pair{"Table, round by round", "ラウンドごとの表"},
	Certs:         text.Pair{"Certificates", "株券"},
	CopyTable:     text.Pair{"Copy as table", "表としてコピー"},
	copied:        text.Pair{"The table is copied", "表をコピーしました"},
	toTable:       text.Pair{"To the table", "盤面へ"},
	replay:        text.Pair{"Replay the game", "最初から見る"},
	SavePicture:   text.Pair{"Picture of the map", "盤面の画像"},
	SaveChart:     text.Pair{"Picture of the share prices", "株価表の画像"},
	Review:        text.Pair{"Review the game", "ゲームをふり返る"},
	rematch:       text.Pair{"Rematch, new seats", "席を替えて再戦"},
	highlights:    text.Pair{"Highlights", "見どころ"},
	lead:          text.Pair{"Lead", "首位"},
	leadText:      text.Pair{"{player} was ahead after {n} of {all} rounds", "{player} が{all}ラウンド中{n}ラウンドで首位"},
	bestRun:       text.Pair{"Best run", "最高の運行"},
	bestRunText:   text.Pair{"{corp} {$sum} in {round}", "{round} の {corp}、{$sum}"},
	bestPrice:     text.Pair{"Best price", "最高の株価"},
	bestPriceText: text.Pair{"{corp} ends at {$sum}", "{corp} の最終株価 {$sum}"},
	length:        text.Pair{"Length", "長さ"},
	lengthText:    text.Pair{"{n} moves, {sr} stock rounds, {or} operating rounds", "{n}手、株式ラウンド{sr}回、運営ラウンド{or}回"},
	turn:          text.Pair{"Turning point", "転換点"},
	turnBy:        text.Pair{"{corp} started phase {phase} in {round}: {what}", "{round} に {corp} がフェイズ{phase}を開始：{what}"},
	turnPhase:     text.Pair{"Phase {phase} began in {round}: {what}", "{round} にフェイズ{phase}が開始：{what}"},
	turnTrains:    text.Pair{"{n} {n|train|trains} rusted", "列車{n}両が廃車"},
	turnPrivates:  text.Pair{"{privates} {privates|private|privates} closed", "個人会社{privates}社が閉鎖"},
	turnBoth:      text.Pair{"{n} {n|train|trains} rusted, {privates} {privates|private|privates} closed", "列車{n}両が廃車、個人会社{privates}社が閉鎖"},
	bankruptBy:    text.Pair{"{player} went bankrupt buying a {train} for {corp}", "{player} が {corp} の{train}を買えずに破産"},
	bankrupt:      text.Pair{"{player}, president of {corp}, went bankrupt", "{corp} の社長 {player} が破産"},
	broken:        text.Pair{"Bank broken", "銀行の破産"},
	brokenText:    text.Pair{"In {round}; the last round was {last}", "{round}。最終ラウンドは {last}"},
	brokenLast:    text.Pair{"In {round}, the last one", "{round}（最終ラウンド）"},
	stockRounds:   text.Pair{"stock rounds", "株式ラウンド"},
	chart:         text.Pair{"Chart", "グラフ"},
	noRun:         text.Pair{"no run", "運行なし"},
	WorthWord:     text.Pair{"Worth", "総資産"},
	CashWord:      text.Pair{"Cash", "現金"},
	pricesWord:    text.Pair{"Prices", "株価"},
	RevenueWord:   text.Pair{"Revenue", "収益"},
	moneyWord:     text.Pair{"Money", "資金"},
	money:         text.Pair{"Money by round", "資金の推移"},
	income:        text.Pair{"Income by round", "ラウンドごとの収入"},
	rounds:        text.Pair{"{n} moves, {or} rounds", "{n}手、{or}ラウンド"},
	next:          text.Pair{"Next: {title} with the same players", "次は同じメンバーで{title}"},
	SaveTable:     text.Pair{"Save as CSV", "CSVで保存"},
	showRun:       text.Pair{"{company}, {round}, {$sum}: show on the map", "{company}、{round}、{$sum}：盤面で見る"},
	pressRun:      text.Pair{"Press a run to see it on the map", "運行を選ぶと盤面で見られます"},
}
