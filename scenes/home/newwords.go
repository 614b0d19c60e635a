package home

import "github.com/hexrail/hexrail/game/text"

// newWords are the texts of New game.
var newWords = struct {
	firstBegins, drawnLater, add, remove                           text.Pair
	seatName, here, byLink, where, profile                         text.Pair
	changed, cash, limit, companies, trains, ends, floatAt         text.Pair
	name, start, move, empty, double, pages                        text.Pair
	seatsPage, players                                             text.Pair
	twoReadings, single, noneChanged, startAway, chooseSeats       text.Pair
	chooseRules, bookMeans, siteMeans, seatsHere, seatsAway, which text.Pair
	seatsGone, order, byLot, asEntered, startDrawn                 text.Pair
	soloHint, ruleOf, known, seatKnown                             text.Pair
	computer, computerHint, startWith, seatsComputer               text.Pair
	companyCash, computersPlay, computerName                       text.Pair
	computerShort                                                  text.Pair
	seed, seedMeans, seedEmpty, byKind, sets                       text.Pair
	colourOf                                                       text.Pair
}{
	colourOf:    text.Pair{"Colour of {player}", "{player} の色"},
	order:       text.Pair{"Order of the seats", "席順の決め方"},
	byLot:       text.Pair{"Drawn", "くじ引き"},
	asEntered:   text.Pair{"As entered", "入力した順"},
	drawnLater:  text.Pair{"Seats are drawn when the game begins.", "席順は開始時にくじで決めます。"},
	firstBegins: text.Pair{"The first seat begins.", "最初の席から始めます。"},
	add:         text.Pair{"Add seat", "席を追加"},
	remove:      text.Pair{"Remove {player}", "{player} を外す"},
	seatName:    text.Pair{"Name of player {n}", "プレイヤー{n}の名前"},
	here:        text.Pair{"Here", "ここ"},
	byLink:      text.Pair{"By link", "リンク"},
	where:       text.Pair{"Where {player} plays", "{player} の遊ぶ場所"},
	twoReadings: text.Pair{"where the rulebook can be read in two ways", "ルールブックの読み方が分かれる点"},
	single:      text.Pair{"House rules ({n})", "個別のルール（{n}）"},
	noneChanged: text.Pair{"none changed", "変更なし"},
	profile:     text.Pair{"Reading of the rules", "ルールの読み方"},
	ruleOf:      text.Pair{"Rule {rule}: {option}", "ルール{rule}：{option}"},
	changed:     text.Pair{"{n} changed", "{n}件変更"},
	cash:        text.Pair{"Cash each", "初期資金"},
	companyCash: text.Pair{"Each railroad", "1社の資金"},
	limit:       text.Pair{"Certificate limit", "株券保有制限"},
	companies:   text.Pair{"Companies", "会社"},
	trains:      text.Pair{"Trains", "列車"},
	ends:        text.Pair{"Ends", "終了"},
	floatAt:     text.Pair{"{n}, float at {percent} %", "{n}社、{percent}％で設立"},
	byKind:      text.Pair{"{major} majors, {minor} minors, {regional} regional", "大会社{major}、マイナー{minor}、地域会社{regional}"},
	name:        text.Pair{"Name", "名前"},
	start:       text.Pair{"Start with {player}", "{player}から開始"},
	startDrawn:  text.Pair{"Draw seats and start", "席順を決めて開始"},
	startAway:   text.Pair{"Start and send to {player}", "開始して{player}に送る"},
	chooseSeats: text.Pair{"Choose seats", "席を選ぶ"},
	chooseRules: text.Pair{"Choose rules", "ルールを選ぶ"},
	bookMeans: text.Pair{
		"What the printed rules say. Where they are silent, our rules text says how it is read.",
		"印刷されたルールどおり。書かれていない点は本プログラムのルール文に従います。"},
	siteMeans:     text.Pair{"What players of that site are used to. Its records are played this way.", "同サイトの遊び方。棋譜もこのルールで再生します。"},
	seatsHere:     text.Pair{"{n} {n|seat|seats} at this device", "この端末：{n}席"},
	seatsAway:     text.Pair{"{n} {n|seat|seats} by link", "リンク：{n}席"},
	which:         text.Pair{"{title}, {n} seats", "{title}、{n}席"},
	seatsGone:     text.Pair{"{n} {n|seat|seats} removed: {title} is for {from} to {to}.", "{title}は{from}～{to}人用のため、{n}席を外しました。"},
	move:          text.Pair{"Move {player}; arrow keys up and down", "{player} を動かす（上下の矢印キー）"},
	empty:         text.Pair{"Every player needs a name.", "全員に名前が必要です。"},
	double:        text.Pair{"Two players are called {player}.", "{player} という名前のプレイヤーが2人います。"},
	pages:         text.Pair{"Pages", "ページ"},
	seatsPage:     text.Pair{"Seats", "席"},
	players:       text.Pair{"{from}-{to} players", "{from}～{to}人"},
	sets:          text.Pair{"{n} rule sets", "{n}種類のルール"},
	known:         text.Pair{"Recent players", "最近のプレイヤー"},
	seatKnown:     text.Pair{"Seat for {player}", "{player} の席"},
	soloHint:      text.Pair{"By link: send the game, they send it back.", "リンクで参加する人には、ゲーム全体をリンクで送り、送り返してもらいます。"},
	computer:      text.Pair{"Computer", "コンピュータ"},
	computerShort: text.Pair{"CPU", "CPU"},
	computerHint:  text.Pair{"A computer knows only what a person at its seat would know. The numeral after its name is its level: I easy, II medium, III hard. Take its seat over at any time.", "コンピュータが知るのは、その席の人が知りうることだけです。名前の後の数字はレベルです（I：やさしい、II：ふつう、III：強い）。席はいつでも引き継げます。"},
	computerName:  text.Pair{"{player}, computer", "{player}（コンピュータ）"},
	startWith:     text.Pair{"Start with {n} {n|computer|computers}", "コンピュータ{n}人と開始"},
	seatsComputer: text.Pair{"{n} {n|computer|computers}", "コンピュータ：{n}席"},
	computersPlay: text.Pair{"Computers play", "コンピュータの速さ"},
	seed:          text.Pair{"Seed", "シード"},
	seedMeans:     text.Pair{"The same seed deals the same cards in the same order.", "同じシードなら、同じカードが同じ順番で出ます。"},
	seedEmpty:     text.Pair{"The seed is a number.", "シードには数字を入れてください。"},
}
