package save

import (
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
)

// File is the stored form of one game.
type File struct {
	match.Game
	Created  time.Time // when the game began
	Updated  time.Time // when it was last played
	Branches []Branch
	Rest     []string // the lines of the log from the first unreadable one on, unchanged
	// Position is the current position, for lists of games and for detecting the effect of a rule correction
	// (match.Differences). It is not needed to open the game.
	Position []notation.Pair
}

// Branch is a what-if: a line of play that departs from the game.
type Branch struct {
	Name   string
	From   int // number of actions of the game before it
	Log    []rules.Action
	Unread *match.Stop // why Log ends early; nil if it is whole
	Rest   []string    // the remaining lines, unchanged
	Undone bool        // created by the program when an undo and another move replaced these actions
}

// WithLines returns the branch with the given actions, as far as their lines can be read.
func (b Branch) WithLines(t *rules.Title, lines []string) Branch {
	b.Log, b.Rest, b.Unread = actions(t, lines, b.From)
	return b
}

// Of returns the file of a match, positioned at the present. The caller adds the fields that the match does not know:
// ID, name, times and branches.
func Of(m *match.Match) File {
	return File{Game: m.Game(), Position: notation.Position(m.ViewAt(m.Now()))}
}

// Open returns a copy of m, which has at least b.From actions, with the branch played on top of it as far as the
// referee accepts it. The Stop gives the reason why the branch ends early; it is nil if all of it is played.
func (b Branch) Open(m *match.Match) (*match.Match, *match.Stop) {
	base := m.Clone()
	base.GoTo(b.From)
	branch := base.Branch()
	for _, a := range b.Log {
		if refusal := branch.Play(a); refusal.Refused() {
			return branch, &match.Stop{At: branch.Len(), Of: b.From + len(b.Log), Action: a, Refusal: refusal}
		}
	}
	return branch, b.Unread
}

// FreeLetter returns the first name for a branch of A to Z, AA to AZ, BA and so on that is not taken.
func FreeLetter(taken func(name string) bool) string {
	const letters = 26
	for n := 0; ; n++ {
		name := string(rune('A' + n%letters))
		if n >= letters {
			name = string(rune('A'+n/letters-1)) + name
		}
		if !taken(name) {
			return name
		}
	}
}
