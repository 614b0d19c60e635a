package whatif

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Branch is a copy of a game that continues on its own.
type Branch struct {
	Name string // "A", "B", ..., or the player's name for it
	Game *match.Match
	From int // number of actions of the real game before the branch; none of them is undone on the branch
	To   int // number of actions up to the end of the branch; undone ones follow it

	// Undone marks a branch created by the program from actions that an undo and another move removed from the game.
	// Renaming it or playing on it makes it an ordinary branch.
	Undone bool

	rest   []rules.Action // stored actions after its end that the rules refuse now
	unread *match.Stop    // why the lines after rest cannot be read
	lines  []string       // stored lines that cannot be read
	whole  *save.Branch   // stored form that could not be followed to its end; kept if the branch is played on
}

// Plays returns the number of actions of the branch itself.
func (b *Branch) Plays() int { return b.To - b.From }

// SetEnd sets the end of the branch to position i, which is at or after its start.
func (b *Branch) SetEnd(i int) {
	b.To, b.Undone, b.rest, b.unread, b.lines = max(i, b.From), false, nil, nil, nil
}

// left returns the stored form of a branch that was played on although it could not be followed to its end, or nil.
func (b *Branch) left() *save.Branch {
	if len(b.rest) > 0 || len(b.lines) > 0 {
		return nil
	}
	return b.whole
}

// End returns the position at the end of the branch.
func (b *Branch) End() rules.View { return b.Game.ViewAt(b.To) }

// agrees returns the length of the common prefix of the branch and a game.
func (b *Branch) agrees(m *match.Match) int { return min(b.Game.Common(m), b.To) }

// saved returns the form of the branch in a file of the game. If the game has been undone to before the branch, the
// branch includes the actions from where they part.
func (b *Branch) saved(m *match.Match) save.Branch {
	from := min(b.From, b.agrees(m))
	log := append(b.Game.Actions(from, b.To), b.rest...)
	return save.Branch{Name: b.Name, From: from, Log: log, Undone: b.Undone, Unread: b.unread, Rest: b.lines}
}

// Differences returns the hexes on which two positions have different tiles, tokens or markers.
func Differences(a, b *rules.State) []id.Hex {
	var list []id.Hex
	for h := range a.Cells {
		if a.Cells[h] != b.Cells[h] {
			list = append(list, id.Hex(h))
		}
	}
	return list
}
