package choice

import "github.com/hexrail/hexrail/game/text"

// Words are texts of options and of the map.
var Words = struct{ FitsHere, WouldRun, PassMore, Barred text.Pair }{
	FitsHere: text.Pair{"Tile {tile} fits {n} {n|hex|hexes}.", "タイル{tile}は{n}ヘクスに置けます。"},
	WouldRun: text.Pair{"would run {$sum} (now {$now})", "収益 {$sum}（現在 {$now}）"},
	Barred:   text.Pair{"{n} not possible", "選べないもの {n}"},
	PassMore: text.Pair{"Pass or play automatically until something happens", "何かが起こるまで自動で進める"},
}
