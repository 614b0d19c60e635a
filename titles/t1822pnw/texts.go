package t1822pnw

import "hexrail/titles/words"

// Words returns what only this title says to the screen.
func Words() words.Title { return words.Title{Reasons: reasons} }

// Rules returns the rules of the title in our words; see package rulebook.
func Rules() words.Pair { return words.Pair{} }
