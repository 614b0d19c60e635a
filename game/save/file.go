package save

import (
	"time"

	"hexrail/game/match"
	"hexrail/rules"
	"hexrail/rules/notation"
)

// File is what is kept of one game.
type File struct {
	match.Game
	Created  time.Time // when the game began
	Updated  time.Time // when it was last played
	Branches []Branch
	Rest     []string // the lines from the one on that could not be read, as they were written
	// Position is the present position, for lists of games, and to tell what a correction of the rules has changed
	// (match.Differences). Opening the game does not need it.
	Position []notation.Pair
}

// Branch is a line of play that leaves the game: what if.
type Branch struct {
	Name   string
	From   int // number of actions of the game before it
	Log    []rules.Action
	Unread *match.Stop // why Log ends early
	Rest   []string    // the lines from there on, as they were written
	Undone bool        // the program kept it when an undo and another move took it from the game
}

// WithLines returns the branch with its actions, as far as their lines can be read.
func (b Branch) WithLines(t *rules.Title, lines []string) Branch {
	b.Log, b.Rest, b.Unread = actions(t, lines, b.From)
	return b
}

// Of returns the file of a game as it stands. The caller adds what the match does not know: ID, name, times, branches.
func Of(m *match.Match) File {
	return File{Game: m.Game(), Position: notation.Position(m.ViewAt(m.Now()))}
}

// BranchOf returns a branch that was made of a game after from actions.
func BranchOf(name string, from int, b *match.Match) Branch {
	return Branch{Name: name, From: from, Log: b.Log()[from:]}
}

// Open replays the branch on top of a game, as far as it can be followed.
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
