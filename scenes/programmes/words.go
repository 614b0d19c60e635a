package programmes

import (
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/text"
)

// Words are texts that other parts of the table need too.
var Words = struct{ Title, Auto text.Pair }{
	Title: text.Pair{"Play automatically", "自動操作"},
	Auto:  text.Pair{"Automatic: {said}", "自動：{said}"},
}

var words = struct {
	does, until, start, running, played, drop, rest, none, ended, openCard, below                 text.Pair
	pass, buy, buyPool, bid, operate, keep, most, company, private, source                        text.Pair
	floated, holds, acts, sells, sellsOf, buys, buysOf, dealsAny, price, outbid, round, any, join text.Pair
	sentence, plain, count, less, more, own, whichPrice, share, least                             text.Pair
}{
	does:       text.Pair{"What is played in my turns", "自分の番に何をするか"},
	until:      text.Pair{"Until", "いつまで"},
	start:      text.Pair{"Start", "始める"},
	running:    text.Pair{"Programmes", "自動操作の一覧"},
	played:     text.Pair{"Played for you since your last own decision", "前回の手番のあと、自動で行ったこと"},
	drop:       text.Pair{"Close", "閉じる"},
	rest:       text.Pair{"and {n} more", "ほか{n}件"},
	none:       text.Pair{"Without an end it runs until you stop it.", "条件がなければ、やめるまで続きます。"},
	ended:      text.Pair{"Stopped: {why}", "終了：{why}"},
	openCard:   text.Pair{"Show all programmes", "自動操作をすべて見る"},
	below:      text.Pair{"It also stops at the first refusal and when you are asked anything else. Undoing its action removes it.", "できなくなったとき、ほかの決定を求められたときも止まります。行動を取り消すと自動操作も消えます。"},
	pass:       text.Pair{"Pass", "パス"},
	buy:        text.Pair{"Buy a share of {company} each turn", "毎回 {company} の株を1枚買う"},
	buyPool:    text.Pair{"Buy a share of {company} from the pool each turn", "毎回 {company} の株を公開市場から1枚買う"},
	bid:        text.Pair{"Bid the least on {private}, up to {sum}", "{private} に最低額で入札（{sum}まで）"},
	operate:    text.Pair{"{company}: best run, same dividend, build and buy nothing", "{company}：最高の運行、前回と同じ配当、建設と購入なし"},
	keep:       text.Pair{"Keep my privates for my own companies", "自分の個人会社は自分の会社だけに使う"},
	most:       text.Pair{"Highest bid", "入札の上限"},
	company:    text.Pair{"Company", "会社"},
	private:    text.Pair{"Lot", "競りの品"},
	source:     text.Pair{"From", "買う場所"},
	floated:    text.Pair{"{company} floats", "{company} の設立"},
	holds:      text.Pair{"I hold {n} of {company}", "{company} を{n}所有"},
	acts:       text.Pair{"another player does anything but pass", "ほかの人がパス以外をする"},
	sells:      text.Pair{"somebody sells shares", "誰かが株を売る"},
	sellsOf:    text.Pair{"somebody sells {company}", "誰かが {company} を売る"},
	buys:       text.Pair{"somebody buys shares", "誰かが株を買う"},
	buysOf:     text.Pair{"somebody buys {company}", "誰かが {company} を買う"},
	dealsAny:   text.Pair{"Sales and purchases of", "売買を見る会社"},
	price:      text.Pair{"{company} falls below {sum}", "{company} が{sum}未満になる"},
	outbid:     text.Pair{"I am outbid", "入札で上回られる"},
	round:      text.Pair{"the round ends", "ラウンドの終わり"},
	any:        text.Pair{"any company", "すべての会社"},
	join:       text.Pair{" or ", "、または"},
	sentence:   text.Pair{"{do} until {until}", "{until}まで：{do}"},
	plain:      text.Pair{"{do}", "{do}"},
	count:      text.Pair{"{said} · {n} done", "{said} · {n}回"},
	least:      text.Pair{"at least {sum}", "{sum} 以上"},
	less:       text.Pair{"less", "減らす"},
	more:       text.Pair{"more", "増やす"},
	own:        text.Pair{"Programmes are given in your own turns, but not at a question in between.", "自動操作は自分の番に始められます。途中の決定では始められません。"},
	whichPrice: text.Pair{"a price falls", "株価が下がる"},
	share:      text.Pair{"I hold enough", "必要なだけ持つ"},
}

// endReasons are the reasons for which programmes end.
var endReasons = [...]text.Pair{
	programme.Floated:   {"{company} has floated", "{company} が設立されました"},
	programme.Holds:     {"you hold {n} of {company}", "{company} を{n}所有しました"},
	programme.Acted:     {"{player} has acted", "{player} が行動しました"},
	programme.Dealt:     {"{player} has dealt in {company}", "{player} が {company} を売買しました"},
	programme.Cheaper:   {"{company} is below {sum}", "{company} が{sum}未満になりました"},
	programme.Outbid:    {"{player} has bid more", "{player} に上回られました"},
	programme.RoundOver: {"the round is over", "ラウンドが終わりました"},
	programme.TooDear:   {"the least bid is above {sum}", "最低額が{sum}を超えました"},
	programme.Refused:   {"not possible: {why}", "できません：{why}"},
	programme.Asked:     {"you have to decide something else", "ほかの決定が必要です"},
	programme.Unpaid:    {"{company} has not paid or withheld yet", "{company} はまだ配当も留保もしていません"},
	programme.Trainless: {"{company} has no train", "{company} に列車がありません"},
	programme.Together:  {"it stopped with the other programme", "ほかの自動操作と一緒に止まりました"},
}

// kindNames are the kinds of programmes, briefly.
var kindNames = [...]text.Pair{
	programme.Pass:    {"Pass", "パス"},
	programme.Buy:     {"Buy shares", "株を買う"},
	programme.Bid:     {"Bid", "入札"},
	programme.Operate: {"Operate", "運営"},
	programme.Keep:    {"Keep", "使わせない"},
}
