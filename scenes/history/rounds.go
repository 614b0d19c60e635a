package history

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
)

// Rounds draws how a game developed up to the position of its cursor, round by round. Call Refresh in each frame before
// any other method.
type Rounds struct {
	App    *app.Shell
	Game   *match.Match
	Gap    bool         // the chart shows the distance to the leader
	Figure FigureKind   // the figure shown in the table
	Show   func(at int) // shows on the map the run that led to position at

	// Viewer and Stats belong to the language and the position below. Refresh sets all four; before, Viewer is nil.
	Viewer *view.Viewer
	Stats  view.Statistics
	lang   text.Lang
	at     int
}

// FigureKind is one of the figures that the table can show round by round.
type FigureKind int

// The figures, in the order of names.
const (
	worthFigure FigureKind = iota
	cashFigure
	certsFigure
	priceFigure
	RevenueFigure
)

// names returns the names of the figures by FigureKind.
func (g *Rounds) names() []text.Pair {
	w := &Words
	if !g.Game.Title().HasShares() {
		return []text.Pair{w.moneyWord, w.CashWord, w.Certs, w.pricesWord, w.RevenueWord}
	}
	return []text.Pair{w.WorthWord, w.CashWord, w.Certs, w.pricesWord, w.RevenueWord}
}

// Refresh updates the texts and statistics if the cursor or the language has changed.
func (g *Rounds) Refresh() {
	if g.Viewer != nil && g.lang == g.App.Prefs.Lang && g.at == g.Game.At() {
		return
	}
	g.lang, g.at = g.App.Prefs.Lang, g.Game.At()
	g.Viewer = view.New(g.Game, g.lang)
	g.Stats = g.Viewer.Statistics()
}

// Grid returns the selected figure as a table.
func (g *Rounds) Grid() [][]string {
	s := &g.Stats
	switch g.Figure {
	case cashFigure:
		return g.Viewer.PlayerGrid(s, s.Cash)
	case certsFigure:
		return g.Viewer.PlayerGrid(s, s.Certs)
	case priceFigure:
		return g.Viewer.CorpGrid(s, s.Prices)
	case RevenueFigure:
		return g.Viewer.CorpGrid(s, s.Revenue)
	}
	return g.Viewer.PlayerGrid(s, s.Worth)
}

// spokenWorth returns the worth of every player as a list in words.
func (g *Rounds) spokenWorth() string {
	say := g.Viewer.Speaker()
	var list []string
	for i, worth := range g.Stats.Worth {
		list = append(list, say.Player(id.Player(i+1))+" "+say.Money(worth[len(worth)-1]))
	}
	return say.List(list)
}

// leader returns the player who was ahead at the end of most rounds, and the number of these rounds, which is zero if
// nobody was ever ahead.
func (g *Rounds) leader() (p id.Player, rounds int) {
	ahead := make([]int, len(g.Stats.Worth))
	for k := 1; k < len(g.Stats.Moments); k++ {
		if p := highestAt(g.Stats.Worth, k); p >= 0 {
			ahead[p]++
		}
	}
	most := 0
	for p := range ahead {
		if ahead[p] > ahead[most] {
			most = p
		}
	}
	return id.Player(most + 1), ahead[most]
}

// highestAt returns the index of the row with the highest figure at moment k, or -1 if none is above zero.
func highestAt(figures [][]int32, k int) int {
	top, high := -1, int32(0)
	for i := range figures {
		if figures[i][k] > high {
			top, high = i, figures[i][k]
		}
	}
	return top
}

// highestFigure returns row and moment of the highest figure; row is -1 if none is above zero.
func highestFigure(figures [][]int32) (row, moment int) {
	row, high := -1, int32(0)
	for i := range figures {
		for k, n := range figures[i] {
			if n > high {
				row, moment, high = i, k, n
			}
		}
	}
	return row, moment
}

// worthTitle returns the heading of the chart of players.
func (g *Rounds) worthTitle() text.Pair {
	if g.Game.Title().HasShares() {
		return Words.worth
	}
	return Words.money
}

// revenueTitle returns the heading of the revenue table.
func (g *Rounds) revenueTitle() text.Pair {
	if g.Game.Title().HasShares() {
		return Words.revenue
	}
	return Words.income
}
