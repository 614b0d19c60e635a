package match

import "github.com/hexrail/hexrail/rules/id"

// Level is how well a computer plays. The numbers are part of links.
type Level uint8

// The levels. Games that began before there were any have Sensible computers; no other game can begin with them.
const (
	Sensible Level = iota
	Easy
	Medium
	Hard
)

// Levels are those that can be given to a seat, from the weakest to the strongest.
var Levels = [...]Level{Easy, Medium, Hard}

// levelNames are the names of levels in files and records.
var levelNames = [...]string{Sensible: "", Easy: "easy", Medium: "medium", Hard: "hard"}

// String returns the name of the level in files and records, which is empty for Sensible.
func (l Level) String() string { return levelNames[l] }

// FindLevel returns the level with a name. A name that this program does not know is read as Sensible, so that the file
// opens.
func FindLevel(name string) Level {
	for l, n := range levelNames {
		if n == name {
			return Level(l)
		}
	}
	return Sensible
}

// MarshalText writes the name.
func (l Level) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalText reads a name.
func (l *Level) UnmarshalText(name []byte) error {
	*l = FindLevel(string(name))
	return nil
}

// LevelNames returns the names of the levels of the players for whom the computer decides at the end of a game.
func LevelNames(stints []Stint) map[id.Player]string {
	names := map[id.Player]string{}
	for _, s := range stints {
		if s.To == 0 {
			names[s.Player] = s.Level.String()
		}
	}
	return names
}
