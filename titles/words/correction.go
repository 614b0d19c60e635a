package words

// Correction is a rule that a title had wrong, or read differently, before a version of the rules. The first in a
// title's list is version 2, the second version 3 and so on. Rows are only appended and never moved, since every game
// is replayed by the version with which it began. S are the switches of the title.
type Correction[S any] struct {
	Rule   string   // "1860/R184"
	Change Pair     // the new rule, in a sentence
	Before func(*S) // restores the old switches; nothing else may differ between versions
	// Recorded: 18xx.games has made the same correction, so recorded games have both versions. Otherwise they have one.
	Recorded bool
}

// Undo sets switches of the newest version to those of an earlier one. In recorded games only corrections marked
// Recorded count.
func Undo[S any](s *S, list []Correction[S], version int, recorded bool) {
	for i := len(list) - 1; i+2 > version && i >= 0; i-- {
		if !recorded || list[i].Recorded {
			list[i].Before(s)
		}
	}
}
