package scenes

import (
	"math/rand/v2"

	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
)

// gameOver is the place that shows how a game ended: who won, and how it came to it.
type gameOver struct {
	chronicle
	play  *playing
	ranks []rules.Place
}

func newGameOver(a *App, p *playing) *gameOver {
	m := p.session.Match()
	return &gameOver{chronicle: chronicle{app: a, game: m}, play: p, ranks: m.View().Ranking()}
}

// Update wants nothing.
func (g *gameOver) Update(platform.Event) bool { return false }

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
