package scenes

import (
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/shell"
)

// chronicle is how a game came to the position at its cursor, round by round: worth, prices and runs as charts and tables.
type chronicle struct {
	app    *shell.Shell
	game   *match.Match
	lang   text.Lang
	at     int
	viewer *view.Viewer // nil before the first look
	stats  view.Statistics
	gap    bool // the chart shows the gap to the leader
	figure figureKind
	show   func(at int) // shows the run before a position on the map
}

// figureKind is what the table shows round by round.
type figureKind int

// The figures.
const (
	worthFigure figureKind = iota
	cashFigure
	certsFigure
	priceFigure
	revenueFigure
)

// names returns what the figures are called, in their order.
func (g *chronicle) names() []text.Pair {
	w := &overWords
	if !g.game.Title().HasShares() {
		return []text.Pair{w.moneyWord, w.cashWord, w.certs, w.pricesWord, w.revenueWord}
	}
	return []text.Pair{w.worthWord, w.cashWord, w.certs, w.pricesWord, w.revenueWord}
}

// look takes from the game what is shown of it, when the cursor or the language has changed.
func (g *chronicle) look() {
	if g.viewer != nil && g.lang == g.app.Prefs.Lang && g.at == g.game.At() {
		return
	}
	g.lang, g.at = g.app.Prefs.Lang, g.game.At()
	g.viewer = view.New(g.game, g.lang)
	g.stats = g.viewer.Statistics()
}

// grid returns the figures that are chosen as a table.
func (g *chronicle) grid() [][]string {
	s := &g.stats
	switch g.figure {
	case cashFigure:
		return g.viewer.PlayerGrid(s, s.Cash)
	case certsFigure:
		return g.viewer.PlayerGrid(s, s.Certs)
	case priceFigure:
		return g.viewer.CorpGrid(s, s.Prices)
	case revenueFigure:
		return g.viewer.CorpGrid(s, s.Revenue)
	}
	return g.viewer.PlayerGrid(s, s.Worth)
}

// standing tells every player's worth.
func (g *chronicle) standing() string {
	say := g.viewer.Speaker()
	var list []string
	for i, worth := range g.stats.Worth {
		list = append(list, say.Player(id.Player(i+1))+" "+say.Money(worth[len(worth)-1]))
	}
	return say.List(list)
}

// leader returns who was ahead at the end of most rounds, and of how many.
func (g *chronicle) leader() (id.Player, int) {
	ahead := make([]int, len(g.stats.Worth))
	for k := 1; k < len(g.stats.Moments); k++ {
		if p := highestAt(g.stats.Worth, k); p >= 0 {
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

// highestAt returns which row has the highest figure at a moment, or -1 if none has more than zero.
func highestAt(figures [][]int32, k int) int {
	top, high := -1, int32(0)
	for i := range figures {
		if figures[i][k] > high {
			top, high = i, figures[i][k]
		}
	}
	return top
}

// best returns the row and the moment of the highest figure, or -1.
func best(figures [][]int32) (row, moment int) {
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

// worthTitle is what the chart of the players is called.
func (g *chronicle) worthTitle() text.Pair {
	if g.game.Title().HasShares() {
		return overWords.worth
	}
	return overWords.money
}

// revenueTitle is what the chart of the runs is called.
func (g *chronicle) revenueTitle() text.Pair {
	if g.game.Title().HasShares() {
		return overWords.revenue
	}
	return overWords.income
}
