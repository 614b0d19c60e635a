package panel

import "hexrail/game/text"

// Words are texts of several panels and of what stands beside them.
var Words = struct{ PassMore, StopSearch, FitsHere, WouldRun text.Pair }{
	PassMore:   text.Pair{"Pass until something happens", "何かが起こるまでパス"},
	StopSearch: text.Pair{"Stop searching", "探索をやめる"},
	FitsHere:   text.Pair{"Tile {tile} fits {n} {n|hex|hexes}.", "タイル{tile}は{n}ヘクスに置けます。"},
	WouldRun:   text.Pair{"would run {$sum} (now {$now})", "収益 {$sum}（現在 {$now}）"},
}
