package t1822pnw

import "hexrail/titles/words"

// Corrections returns the rules that were corrected in all three scenarios, oldest first. Games of earlier versions are played on
// without the later ones; see words.Correction.
func Corrections() []words.Correction[Switches] {
	return []words.Correction[Switches]{
		{
			Rule: "1822PNW/R73",
			Change: words.Pair{
				"A step in which only a pass is possible is skipped: a stock turn, track with a power that cannot be used now, trains, issue and redemption. It waited for the pass.",
				"パスしかできない手順はとばします。株式ラウンドの手番、今は使えない能力だけが残る線路敷設、列車、発行と償還です。以前はパスを待っていました。",
			},
			Before: func(s *Switches) { s.AsksIdle = true },
		},
	}
}
