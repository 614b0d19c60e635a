package library

import (
	"embed"
	"encoding/json"
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/track"
)

//go:embed samples/*.link samples/*.board samples/*.facts
var sampleFiles embed.FS

// Sample is a game that is part of the program, for viewing and continuing. It is stored as a link, the shortest form
// of a game. Its final board and facts are stored too, so that its card can be shown without replaying it.
type Sample struct {
	Name  text.Pair
	Title string // key
	file  string
}

// Samples returns the sample games that come with the program.
func Samples() []Sample {
	return []Sample{
		{text.Pair{"1830: a finished game of three", "1830：3人戦（終局）"}, "1830-classic", "finished"},
		{text.Pair{"1830: the middle of a game of four", "1830：4人戦（中盤）"}, "1830-classic", "running"},
		{text.Pair{"1860: a finished game of three", "1860：3人戦（終局）"}, "1860", "wight"},
		{text.Pair{"1830 Starter: a finished game of three", "1830スターター：3人戦（終局）"}, "1830-starter", "starter"},
		{text.Pair{"1830 Starter: the third round of two", "1830スターター：2人戦（第3ラウンド）"}, "1830-starter", "third"},
		{text.Pair{"1830 Basic: four players after the sale of the privates", "1830基本ゲーム：4人戦（個人会社の販売後）"}, "1830-basic", "sold"},
		{text.Pair{"18FL: a finished game of three", "18FL：3人戦（終局）"}, "18fl", "florida"},
		{text.Pair{"18FL: the first rounds of two", "18FL：2人戦（序盤）"}, "18fl", "keys"},
		{text.Pair{"1822PNW: a finished game of three", "1822PNW：3人戦（終局）"}, "1822pnw", "cascades"},
		{text.Pair{"1822PNW Short Scenario: a finished game of three", "1822PNWショートシナリオ：3人戦（終局）"}, "1822pnw-short", "sound"},
		{text.Pair{"1822PNW SRS: a finished game of three", "1822PNW南部地域シナリオ：3人戦（終局）"}, "1822pnw-srs", "columbia"},
		{text.Pair{"1822PNW with the cards of the rules document: a finished game", "1822PNW（ルール要約の個人会社）：3人戦（終局）"}, "1822pnw", "astoria"},
		{text.Pair{"1870: a finished game of four", "1870：4人戦（終局）"}, "1870", "frisco"},
		{text.Pair{"1870: the first rounds of two", "1870：2人戦（序盤）"}, "1870", "katy"},
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

// Board returns the current board of the sample, in the format of ReadBoard.
func (s Sample) Board() []string {
	board, err := sampleFiles.ReadFile("samples/" + s.file + ".board")
	said := strings.TrimSpace(string(board))
	if err != nil || said == "" {
		return nil // nothing built yet
	}
	return strings.Split(said, "\n")
}

// SampleFacts is the data on the card of a sample.
type SampleFacts struct {
	Players []string  `json:"players"`
	Moves   int       `json:"moves"`
	Runs    int       `json:"runs"`             // operating rounds so far
	Round   text.Pair `json:"round"`            // the last or current one
	Winner  id.Player `json:"winner,omitempty"` // zero while the game runs
	Worth   [2]string `json:"worth"`            // of the first and the second player, as money
	End     text.Pair `json:"end"`              // reason for the end; empty while it runs
	Ran     []string  `json:"ran,omitempty"`    // the last runs of companies as actions, the best first
}

// Facts returns the data on the card of the sample.
func (s Sample) Facts() SampleFacts {
	var f SampleFacts
	data, err := sampleFiles.ReadFile("samples/" + s.file + ".facts")
	if err == nil {
		err = json.Unmarshal(data, &f)
	}
	if err != nil {
		panic(err) // it is part of the program
	}
	return f
}

// Routes returns the routes of the last runs in the facts, on the current board of the sample.
func (f SampleFacts) Routes(t *rules.Title) (routes []track.Route) {
	for _, said := range f.Ran {
		a, err := notation.ParseAction(t, said)
		if run, ok := a.(rules.RunRoutes); ok && err == nil {
			routes = append(routes, run.Routes...)
		}
	}
	return routes
}
