package info

import "github.com/hexrail/hexrail/game/text"

// tablesWords are the texts of Tables.
var tablesWords = struct {
	back, runs, owners, par, tileOf, tileName, onMap, tile, total, value, price        text.Pair
	fits, fitsHint, coming, priority, begins, rustsNext, rustsWith, rustsOf, bankLasts text.Pair
}{
	back:     text.Pair{"Back to the map", "盤面に戻る"},
	runs:     text.Pair{"Runs", "運行"},
	owners:   text.Pair{"Owners", "持ち主"},
	par:      text.Pair{"Par", "額面"},
	tileOf:   text.Pair{"{left} of {all}", "残り {left}/{all}"},
	tileName: text.Pair{"Tile {tile}, {left} of {all} left", "タイル{tile}、{all}枚中残り{left}枚"},
	onMap:    text.Pair{"On the map: {hexes}", "盤面：{hexes}"},
	fits:     text.Pair{"Tile {tile} fits {n} {n|hex|hexes} now: show", "タイル{tile}を置けるヘクス（{n}）を見る"},
	fitsHint: text.Pair{"Tiles with a frame fit somewhere now. Press one to see where.", "枠のあるタイルは今どこかに置けます。選ぶと場所が見えます。"},
	tile:     text.Pair{"Tile", "タイル"},
	total:    text.Pair{"Total", "合計"},
	value:    text.Pair{"Value", "価値"},
	price:    text.Pair{"Price", "価格"},

	coming:    text.Pair{"What is coming", "今後"},
	priority:  text.Pair{"Priority deal: {player}", "優先取引権：{player}"},
	begins:    text.Pair{"would begin the next stock round as things stand", "現状では次の株式ラウンドの最初の手番"},
	rustsNext: text.Pair{"Next to rust: {train}s", "次の廃車：{train}"},
	rustsWith: text.Pair{"with the first {train}", "最初の{train}で廃車"},
	rustsOf:   text.Pair{"with the first {train}; {list} lose theirs", "最初の{train}で廃車（{list}）"},
	bankLasts: text.Pair{"lasts about {n} OR if runs stay as they are", "現在の収益なら約{n}運営ラウンド分"},
}
