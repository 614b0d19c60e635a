package t1860

import (
	_ "embed"

	"hexrail/game/view/block"
)

var (
	//go:embed RULES.md
	rulesEN string
	//go:embed RULES.ja.md
	rulesJA string
)

// Rules returns the rules of the title in our words; see package rulebook.
func Rules() block.Text { return block.Text{EN: rulesEN, JA: rulesJA} }
