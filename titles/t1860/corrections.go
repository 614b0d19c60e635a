package t1860

import "hexrail/titles/words"

// Corrections returns the rules that were corrected, oldest first. Games of earlier versions are played on without the
// later ones; see words.Correction.
func Corrections() []words.Correction[Switches] {
	return []words.Correction[Switches]{
		{
			Rule: "1860/R45",
			Change: words.Pair{
				"A turn of a stock round stays open while its player may exchange a private, in all phases. It ended by itself unless phase 6 had begun, and who could do nothing else was skipped.",
				"個人会社を株と交換できる間は、どのフェイズでも株式ラウンドの手番が終わりません。以前はフェイズ6より前だと手番が自動的に終わり、交換しかできない人は飛ばされていました。",
			},
			Before: func(s *Switches) { s.ExchangeKeepsTurn = false },
		},
	}
}
