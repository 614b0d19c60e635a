package whatif

import (
	"hexrail/game/match"
	"hexrail/game/save"
	"hexrail/rules"
	"hexrail/rules/id"
)

// Branch is a copy of a game that goes its own way.
type Branch struct {
	Name string // "A", "B", ..., or what the player called it
	Game *match.Match
	From int // number of actions of the real game before the branch; nothing below it is played or undone on the branch
	To   int // number of actions up to the end of the branch; what was undone lies behind it

	// Undone marks what an undo and another move took from the game, kept by itself. It is nobody's own until it is renamed
	// or played on.
	Undone bool

	rest   []rules.Action // were stored after its end, and the rules refuse them now
	unread *match.Stop    // why even more could not be read
	lines  []string       // what could not be read
	whole  *save.Branch   // as it was stored, if that cannot be followed to its end; played on, it is kept beside that
}

// Plays returns the number of actions of the branch itself.
func (b *Branch) Plays() int { return b.To - b.From }

// Moved takes note that the branch now ends at position i, at or after its start.
func (b *Branch) Moved(i int) {
	b.To, b.Undone, b.rest, b.unread, b.lines = max(i, b.From), false, nil, nil, nil
}

// left returns what was stored before the branch was played on, if that could not be followed to its end, or nil.
func (b *Branch) left() *save.Branch {
	if len(b.rest) > 0 || len(b.lines) > 0 {
		return nil
	}
	return b.whole
}

// End returns the position at the end of the branch.
func (b *Branch) End() rules.View { return b.Game.ViewAt(b.To) }

// agrees returns how many actions the branch has in common with a game.
func (b *Branch) agrees(m *match.Match) int { return min(b.Game.Common(m), b.To) }

// saved returns the branch as a file of the game keeps it. A game that was taken back since counts from where it parted.
func (b *Branch) saved(m *match.Match) save.Branch {
	from := min(b.From, b.agrees(m))
	log := append(b.Game.Actions(from, b.To), b.rest...)
	return save.Branch{Name: b.Name, From: from, Log: log, Undone: b.Undone, Unread: b.unread, Rest: b.lines}
}

// Differences returns the hexes on which two positions have other tiles, tokens or markers.
func Differences(a, b *rules.State) []id.Hex {
	var list []id.Hex
	for h := range a.Cells {
		if a.Cells[h] != b.Cells[h] {
			list = append(list, id.Hex(h))
		}
	}
	return list
}
