package words

// Correction is a rule that a title had wrong until a version of the rules, or read otherwise. The first in a title's list
// is version 2, the second version 3 and so on: rows are added at the end and never moved, so that every game is played by
// the version with which it began. S are the switches of the title.
type Correction[S any] struct {
	Rule   string   // "1860/R184"
	Change Pair     // what is otherwise now, in a sentence
	Before func(*S) // sets the switches as they were; nothing else may differ between two versions
	// Recorded: 18xx.games has it so too, and recorded games were played on otherwise. Else they know one version only.
	Recorded bool
}

// Undo sets switches of the newest version as an earlier one had them, in recorded games as far as they have versions.
func Undo[S any](s *S, list []Correction[S], version int, recorded bool) {
	for i := len(list) - 1; i+2 > version && i >= 0; i-- {
		if !recorded || list[i].Recorded {
			list[i].Before(s)
		}
	}
}
