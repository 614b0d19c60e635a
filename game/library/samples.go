package library

import (
	"embed"

	"hexrail/game/match"
	"hexrail/game/share"
	"hexrail/game/text"
)

//go:embed samples/*.link
var sampleFiles embed.FS

// Sample is a game that comes with the program, to look at and to play on. It is kept as a link, the shortest form of a
// game.
type Sample struct {
	Name text.Pair
	file string
}

// Samples lists the games that come with the program.
func Samples() []Sample {
	return []Sample{
		{text.Pair{"1830: a finished game of three", "1830：3人の終わったゲーム"}, "finished"},
		{text.Pair{"1830: the middle of a game of four", "1830：4人のゲームの途中"}, "running"},
		{text.Pair{"1860: a finished game of three", "1860：3人の終わったゲーム"}, "wight"},
	}
}

// Game returns the game of a sample.
func (s Sample) Game() (match.Game, error) {
	link, err := sampleFiles.ReadFile("samples/" + s.file + ".link")
	if err != nil {
		return match.Game{}, err
	}
	return share.Decode(string(link))
}
