package scenes

import (
	"bytes"
	"encoding/csv"
	"math/rand/v2"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/rules/id"
)

// gameOver is the place that shows how a game ended: who won, and how it came to it.
type gameOver struct {
	app    *App
	play   *playing
	game   *match.Match
	lang   text.Lang
	viewer *view.Viewer
	stats  view.Statistics
	ranks  []rules.Place
	gap    bool // the chart shows the gap to the leader
	figure overFigure
}

// overFigure is what the table shows round by round.
type overFigure int

// The figures.
const (
	worthFigure overFigure = iota
	cashFigure
	certsFigure
	priceFigure
	revenueFigure
)

func newGameOver(a *App, p *playing) *gameOver {
	g := &gameOver{app: a, play: p, game: p.session.Match()}
	g.look()
	return g
}

// look takes from the game what is shown of it.
func (g *gameOver) look() {
	g.lang = g.app.prefs.lang
	g.viewer = view.New(g.game, g.lang)
	g.stats = g.viewer.Statistics()
	g.ranks = g.game.View().Ranking()
}

// Update wants nothing.
func (g *gameOver) Update(platform.Event) bool { return false }

// grid returns the figures that are chosen as a table.
func (g *gameOver) grid() [][]string {
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

// copyTable puts the figures on the clipboard, as spreadsheets read them.
func (g *gameOver) copyTable(u *ui.UI) {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	if err := w.WriteAll(g.grid()); err != nil {
		panic(err) // a buffer takes everything
	}
	g.app.host.Copy(b.String(), func(error) {})
	u.Toast(g.app.say(overWords.copied))
}

// replay shows the game from its beginning.
func (g *gameOver) replay() {
	g.app.close(g)
	g.play.Table.dock = true
	g.play.Table.goTo(0)
}

// rematch sets up a game of the same players with other seats.
func (g *gameOver) rematch() {
	a, info := g.app, g.play.session.Info()
	n := newNewGame(a)
	n.seats = nil
	for i, name := range info.Players {
		n.addSeat(name)
		n.seats[i].where = info.SeatOf(id.Player(i + 1))
	}
	rand.Shuffle(len(n.seats), func(i, j int) { n.seats[i], n.seats[j] = n.seats[j], n.seats[i] })
	a.home()
	a.open(n)
}

// highlight is something remarkable about a game.
type highlight struct{ name, said string }

// highlights tells what was remarkable.
func (g *gameOver) highlights() []highlight {
	a, w, say := g.app, &overWords, g.viewer.Speaker()
	fill := func(p text.Pair, f text.Facts) string { return p.Fill(g.lang, f) }
	s := &g.stats
	all := len(s.Moments) - 1
	leader, ahead := g.leader()
	list := []highlight{{a.say(w.lead), fill(w.leadText, text.Facts{
		"player": say.Player(leader), "n": text.Number(int32(ahead)), "all": text.Number(int32(all)),
	})}}
	if c, k := best(s.Revenue); c >= 0 {
		list = append(list, highlight{a.say(w.bestRun), fill(w.bestRunText, text.Facts{
			"corp": say.Corp(id.Corp(c + 1)), "$sum": say.Money(s.Revenue[c][k]), "round": s.Moments[k].Text,
		})})
	}
	if c := highestAt(s.Prices, all); c >= 0 {
		list = append(list, highlight{a.say(w.bestPrice), fill(w.bestPriceText, text.Facts{
			"corp": say.Corp(id.Corp(c + 1)), "$sum": say.Money(s.Prices[c][all]),
		})})
	}
	stock := 0
	for _, m := range s.Moments[1:] {
		if m.Stock {
			stock++
		}
	}
	return append(list, highlight{a.say(w.length), fill(w.lengthText, text.Facts{
		"n": text.Number(int32(g.game.At())), "sr": text.Number(int32(stock)), "or": text.Number(int32(s.Runs)),
	})})
}

// leader returns who was ahead at the end of most rounds, and of how many.
func (g *gameOver) leader() (id.Player, int) {
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
