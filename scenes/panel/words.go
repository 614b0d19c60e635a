package panel

import "hexrail/game/text"

// Words are texts of several panels.
var Words = struct{ PassMore text.Pair }{
	PassMore: text.Pair{"Pass until something happens", "何かが起こるまでパス"},
}
