package planning

import "github.com/hexrail/hexrail/game/text"

// planWords are the texts of Plan; PlanTitle is its name in menus and lists.
var planWords = struct {
	choose, private, onHex, alongHexes, planned, runs, arrow, clear, turn, lift, list, way,
	legal, done, remove, onWhat, price, noteOn text.Pair
}{
	choose:     text.Pair{"Choose a hex to plan on", "計画するヘクスを選んでください"},
	private:    text.Pair{"Only you see your plan, unless you send it along when you share the game.", "計画は自分だけに見えます。共有のときに一緒に送ることもできます。"},
	onHex:      text.Pair{"Plan for {hex}", "{hex} の計画"},
	alongHexes: text.Pair{"Drag along the track, or press its hexes, the last one twice", "線路に沿ってドラッグするか、ヘクスを順に選び、最後は2回選んでください"},
	planned:    text.Pair{"planned: {what}", "計画：{what}"},
	runs:       text.Pair{"Find best runs with my plan", "計画で最大収益を調べる"},
	arrow:      text.Pair{"Arrow", "矢印"},
	clear:      text.Pair{"Clear all", "すべて消す"},
	turn:       text.Pair{"Turn", "回す"},
	lift:       text.Pair{"Take away", "取り除く"},
	list:       text.Pair{"My plan", "自分の計画"},
	way:        text.Pair{"{from} → {to}: {sum}", "{from} → {to}：{sum}"},
	legal:      text.Pair{"legal now", "今置けます"},
	done:       text.Pair{"on the map", "配置済み"},
	onWhat:     text.Pair{"Note on {what}", "{what} のメモ"},
	price:      text.Pair{"price {sum}", "株価 {sum}"},
	noteOn:     text.Pair{"Note on a company, or press a price of the chart", "会社のメモ（株価表のマスも選べます）"},
	remove:     text.Pair{"Remove", "消す"},
}

// PlanTitle is the name of the plan in menus and lists of keys.
var PlanTitle = text.Pair{"Plan on the map", "地図に計画する"}
