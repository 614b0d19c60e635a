package t1830

import "github.com/hexrail/hexrail/titles/words"

// Corrections returns the corrected rules of the full game, oldest first. Games of earlier versions continue without
// the later ones; see words.Correction.
func Corrections() []words.Correction[Switches] {
	return []words.Correction[Switches]{
		{
			Rule: "1830/R58",
			Change: words.Pair{
				"The M&H private may be exchanged above the certificate limit too if certificates of the NYC do not count. It " +
					"was refused.",
				"NYCの株券を制限に数えないときは、株券保有制限を超えていても、個人会社M&Hを交換できます。以前はできませんでした。",
			},
			Before: func(s *Switches) { s.MHAboveLimit = false },
		},
	}
}
