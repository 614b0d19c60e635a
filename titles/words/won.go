package words

// Won counts the victories of one computer of a level against computers that were all of another level, by hexrail
// arena. The seats moved on from game to game.
type Won struct {
	Level, Against string // names of levels
	Others         int    // seats of the other level
	Wins, Games    int
	Seed           int // of the first game
}

// OfTen returns how many of ten games were won, rounded to the nearest number, or zero if none was played.
func (w Won) OfTen() int {
	if w.Games == 0 {
		return 0
	}
	return (10*w.Wins + w.Games/2) / w.Games
}
