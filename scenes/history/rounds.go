package history

import (
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/app"
)

// Rounds is how a game came to the position at its cursor, round by round: worth, prices and runs as charts and tables.
type Rounds struct {
	App    *app.Shell
	Game   *match.Match
	lang   text.Lang
	at     int
	Viewer *view.Viewer // nil before the first look
	Stats  view.Statistics
	Gap    bool // the chart shows the gap to the leader
	Figure figureKind
	Show   func(at int) // shows the run before a position on the map
}

// figureKind is what the table shows round by round.
type figureKind int

// The figures.
const (
	worthFigure figureKind = iota
	cashFigure
	certsFigure
	priceFigure
	RevenueFigure
)

// names returns what the figures are called, in their order.
func (g *Rounds) names() []text.Pair {
	w := &Words
	if !g.Game.Title().HasShares() {
		return []text.Pair{w.moneyWord, w.CashWord, w.Certs, w.pricesWord, w.RevenueWord}
	}
	return []text.Pair{w.WorthWord, w.CashWord, w.Certs, w.pricesWord, w.RevenueWord}
}

// Look takes from the game what is shown of it, when the cursor or the language has changed.
func (g *Rounds) Look() {
	if g.Viewer != nil && g.lang == g.App.Prefs.Lang && g.at == g.Game.At() {
		return
	}
	g.lang, g.at = g.App.Prefs.Lang, g.Game.At()
	g.Viewer = view.New(g.Game, g.lang)
	g.Stats = g.Viewer.Statistics()
}

// Grid returns the figures that are chosen as a table.
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

// standing tells every player's worth.
func (g *Rounds) standing() string {
	say := g.Viewer.Speaker()
	var list []string
	for i, worth := range g.Stats.Worth {
		list = append(list, say.Player(id.Player(i+1))+" "+say.Money(worth[len(worth)-1]))
	}
	return say.List(list)
}

// leader returns who was ahead at the end of most rounds, and of how many.
func (g *Rounds) leader() (id.Player, int) {
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
func (g *Rounds) worthTitle() text.Pair {
	if g.Game.Title().HasShares() {
		return Words.worth
	}
	return Words.money
}

// revenueTitle is what the chart of the runs is called.
func (g *Rounds) revenueTitle() text.Pair {
	if g.Game.Title().HasShares() {
		return Words.revenue
	}
	return Words.income
}
