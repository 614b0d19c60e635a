package t18fl

import (
	_ "embed"

	"github.com/hexrail/hexrail/titles/words"
)

var (
	//go:embed RULES.md
	rulesEN string
	//go:embed RULES.ja.md
	rulesJA string
)

// Rules returns the rulebook of the title; see package rulebook.
func Rules() words.Pair { return words.Pair{rulesEN, rulesJA} }
