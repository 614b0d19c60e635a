package computer

import "github.com/hexrail/hexrail/game/match"

// Result counts the victories of one seat of a level against seats that were all of another level. The seats moved on
// from game to game.
type Result struct {
	Against     match.Level
	Others      int // seats of the other level
	Wins, Games int
}

// OfTen returns the games won of ten.
func (r Result) OfTen() int { return (10*r.Wins + r.Games/2) / r.Games }

// measured are the results of hexrail arena that the screen cites, by title: of Medium from seed 340001 on, of Hard
// from seed 350001 on.
var measured = map[string]map[match.Level]Result{
	"1830-classic": {
		match.Medium: {Against: match.Easy, Others: 3, Wins: 14, Games: 40},
		match.Hard:   {Against: match.Medium, Others: 3, Wins: 14, Games: 24},
	},
	"18fl": {
		match.Medium: {Against: match.Easy, Others: 3, Wins: 37, Games: 40},
		match.Hard:   {Against: match.Medium, Others: 3, Wins: 13, Games: 16},
	},
}

// Measured returns the result of a level in a title, or false if it was not measured.
func Measured(title string, level match.Level) (Result, bool) {
	r, ok := measured[title][level]
	return r, ok
}
