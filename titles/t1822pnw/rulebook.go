package t1822pnw

import (
	_ "embed"

	"hexrail/titles/words"
)

var (
	//go:embed RULES.md
	rulesEN string
	//go:embed RULES.ja.md
	rulesJA string
)

// Rules returns the rules of the three titles in our words; see package rulebook.
func Rules() words.Pair { return words.Pair{rulesEN, rulesJA} }
