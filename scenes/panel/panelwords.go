package panel

import "hexrail/game/text"

// Words are texts of several panels and of what stands beside them.
var Words = struct{ PassMore, StopSearch, FitsHere, FaceEarns text.Pair }{
	PassMore:   text.Pair{"Pass until something happens", "何かが起こるまでパス"},
	StopSearch: text.Pair{"Stop searching", "探索をやめる"},
	FitsHere:   text.Pair{"Tile {tile} fits {n} {n|hex|hexes}.", "タイル{tile}は{n}ヘクスに置けます。"},
	FaceEarns:  text.Pair{"all its trains would earn {$sum} now", "今なら全列車で{$sum}の収入"},
}
