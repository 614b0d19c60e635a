package t18fl

import "hexrail/titles/words"

// Corrections returns the rules that were corrected, oldest first. Games of earlier versions are played on without the
// later ones; see words.Correction.
func Corrections() []words.Correction[Switches] {
	return []words.Correction[Switches]{
		{
			Rule: "18FL/R120",
			Change: words.Pair{
				"The owners of TR, POSC and TC say whether their powers are used, each for his own, and the president agrees. The president was asked, once for POSC and TC together, and the owner agreed.",
				"TR・POSC・TC の能力を使うかどうかは、それぞれの所有者が決め、社長が同意します。以前は社長が（POSC と TC はまとめて）決め、所有者が同意していました。",
			},
			Before: func(s *Switches) { s.OwnersUse = false },
		},
	}
}
