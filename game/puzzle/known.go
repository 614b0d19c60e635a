package puzzle

import (
	_ "embed"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
)

// knownEnds holds a line for each title, kind and level with long searches: the number of the puzzle, the games that
// the search gives up, and the positions that it tries in vain in the next one. It is written by
// TestWriteLongSearches.
//
//go:embed known.txt
var knownEnds string

// end is where a search ends.
type end struct {
	games int // given up before
	tries int // positions tried in vain in its last game
}

// knownEnd returns the end of the search for a puzzle, and whether it is known. Shorter searches are not.
func knownEnd(t *rules.Title, k Kind, level, n int) (e end, ok bool) {
	_, list, _ := strings.Cut("\n"+knownEnds, "\n"+knownKey(t, k, level))
	list, _, _ = strings.Cut(list, "\n")
	_, known, ok := strings.Cut(list, " "+strconv.Itoa(n)+".")
	known, _, _ = strings.Cut(known, " ")
	games, tries, _ := strings.Cut(known, ".")
	e.games, _ = strconv.Atoi(games)
	e.tries, _ = strconv.Atoi(tries)
	return e, ok
}

// knownKey returns the beginning of the line of a title, kind and level.
func knownKey(t *rules.Title, k Kind, level int) string {
	return t.Key + " " + k.String() + " " + strconv.Itoa(level) + ":"
}
