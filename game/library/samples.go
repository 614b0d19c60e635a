package library

import (
	"embed"
	"strings"

	"hexrail/game/match"
	"hexrail/game/share"
	"hexrail/game/text"
)

//go:embed samples/*.link samples/*.board
var sampleFiles embed.FS

// Sample is a game that comes with the program, to look at and to play on. It is kept as a link, the shortest form of a
// game, and the board where it stands is kept too, so that a picture of it does not wait until the game is replayed.
type Sample struct {
	Name  text.Pair
	Title string // key
	file  string
}

// Samples lists the games that come with the program.
func Samples() []Sample {
	return []Sample{
		{text.Pair{"1830: a finished game of three", "1830：3人の終わったゲーム"}, "1830-classic", "finished"},
		{text.Pair{"1830: the middle of a game of four", "1830：4人のゲームの途中"}, "1830-classic", "running"},
		{text.Pair{"1860: a finished game of three", "1860：3人の終わったゲーム"}, "1860", "wight"},
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

// Board returns the board where the sample stands, to be read by ReadBoard.
func (s Sample) Board() []string {
	board, err := sampleFiles.ReadFile("samples/" + s.file + ".board")
	if err != nil {
		return nil
	}
	return strings.Split(strings.TrimSpace(string(board)), "\n")
}
