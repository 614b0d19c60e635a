package words

// Correction is a rule that a title had wrong, or read differently, before a version of the rules. The first in a
// title's list is version 2, the second version 3 and so on. Rows are only appended and never moved, since every game
// is replayed by the version with which it began. S are the switches of the title.
type Correction[S any] struct {
	Rule   string   // "1860/R184"
	Change Pair     // the new rule, in a sentence
	Before func(*S) // restores the old switches; nothing else may differ between versions
	In     Scope    // the profiles that it concerns
}

// Scope is the profiles whose rules a correction changes. Games of another profile have no version for it.
type Scope uint8

// The scopes.
const (
	InRulebook Scope = iota // the printed rules were misread; 18xx.games plays as before
	InBoth                  // both profiles had the same mistake
	InRecorded              // recorded games alone: they were not judged as on 18xx.games
)

// Of reports whether a correction of this scope changes the rules of recorded games, or else of those by the rulebook.
func (s Scope) Of(recorded bool) bool { return s == InBoth || recorded == (s == InRecorded) }

// Undo sets switches of the newest version to those of an earlier one: it undoes the later corrections in list that
// concern the profile, the newest first.
func Undo[S any](s *S, list []Correction[S], version int, recorded bool) {
	for i := len(list) - 1; i+2 > version && i >= 0; i-- {
		if list[i].In.Of(recorded) {
			list[i].Before(s)
		}
	}
}
