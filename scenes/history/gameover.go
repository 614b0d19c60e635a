package history

import (
	"slices"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/app"
	"hexrail/scenes/home"
	"hexrail/titles"
)

// GameOver is the place that shows how a game ended: who won, and how it came to it.
type GameOver struct {
	Rounds
	play  Played
	ranks []rules.Place
}

// Played is what the end asks of the table on which the game was played.
type Played interface {
	// Info returns what is known of the stored game.
	Info() *library.Info
	// ShowRun shows the run before a position, on the map.
	ShowRun(at int)
	// Replay plays the game from its beginning.
	Replay()
	// Share, SaveFile and SaveMap hand the game on: as a link, as a file, as a picture.
	Share()
	SaveFile()
	SaveMap()
	// Roomy takes the size of the page and reports whether the bar of the table has room on it.
	Roomy(page ui.Rect) bool
	// Bar draws the bar of the table.
	Bar(u *ui.UI, r ui.Rect)
	// Menu draws the open menu of the table and reports whether the bar or the menu has shown something on the table.
	Menu(u *ui.UI) bool
	// Keys does what a key of the table does. Leave is called before, unless it leaves the end open.
	Keys(u *ui.UI, leave func())
}

// NewGameOver returns the end of a game that was played on a table.
func NewGameOver(a *app.Shell, m *match.Match, p Played) *GameOver {
	g := &GameOver{Rounds: Rounds{App: a, Game: m}, play: p, ranks: m.View().Ranking()}
	g.Show = g.showRun
	return g
}

// showRun leaves the end for the run before a position, on the map.
func (g *GameOver) showRun(at int) {
	g.App.Close(g)
	g.play.ShowRun(at)
}

// Update ignores events.
func (g *GameOver) Update(platform.Event) bool { return false }

// replay plays the game from its beginning.
func (g *GameOver) replay() {
	g.App.Close(g)
	g.play.Replay()
}

// next returns the title to which this one leads on, if there is one.
func (g *GameOver) next() (titles.Entry, bool) {
	return titles.Find(titles.WordsOf(g.Game.Title()).Next)
}

// rematch sets up a game of a title for the same players with other seats.
func (g *GameOver) rematch(key string) { home.Rematch(g.App, g.play.Info(), key) }

// highlight is something remarkable about a game.
type highlight struct {
	sign       icon.Name
	name, said string
}

// highlights tells what was remarkable.
func (g *GameOver) highlights() []highlight {
	a, w, say := g.App, &Words, g.Viewer.Speaker()
	fill := func(p text.Pair, f text.Facts) string { return p.Fill(g.lang, f) }
	s := &g.Stats
	all := len(s.Moments) - 1
	leader, ahead := g.leader()
	list := []highlight{{icon.Crown, a.Say(w.lead), fill(w.leadText, text.Facts{
		"player": say.Player(leader), "n": text.Number(int32(ahead)), "all": text.Number(int32(all)),
	})}}
	if t, ok := g.turningPoint(); ok {
		list = append(list, highlight{icon.Train, a.Say(w.turn), g.turn(t)})
	}
	if c, k := best(s.Revenue); c >= 0 {
		list = append(list, highlight{icon.Coin, a.Say(w.bestRun), fill(w.bestRunText, text.Facts{
			"corp": say.Corp(id.Corp(c + 1)), "$sum": say.Money(s.Revenue[c][k]), "round": s.Moments[k].Text,
		})})
	}
	if c := highestAt(s.Prices, all); c >= 0 {
		list = append(list, highlight{icon.Market, a.Say(w.bestPrice), fill(w.bestPriceText, text.Facts{
			"corp": say.Corp(id.Corp(c + 1)), "$sum": say.Money(s.Prices[c][all]),
		})})
	}
	if at, ok := g.bankBroke(); ok {
		list = append(list, highlight{icon.Bank, a.Say(w.broken), fill(w.brokenText, text.Facts{
			"round": say.Round(g.Game.ViewAt(at)), "last": s.Moments[all].Text,
		})})
	}
	if !g.Game.Title().HasShares() {
		return append(list, highlight{icon.History, a.Say(w.length), fill(w.rounds, text.Facts{
			"n": text.Number(int32(g.Game.At())), "or": text.Number(int32(s.Runs)),
		})})
	}
	stock := 0
	for _, m := range s.Moments[1:] {
		if m.Stock {
			stock++
		}
	}
	return append(list, highlight{icon.History, a.Say(w.length), fill(w.lengthText, text.Facts{
		"n": text.Number(int32(g.Game.At())), "sr": text.Number(int32(stock)), "or": text.Number(int32(s.Runs)),
	})})
}

// loss is what an action took from the game: trains that rusted and privates that closed. at is the position after it.
type loss struct {
	at               int
	trains, privates int32
}

// turningPoint returns the phase that took most trains and privates, or false if none took any.
func (g *GameOver) turningPoint() (most loss, ok bool) {
	for i := range g.Game.At() {
		// What happened is asked of few actions only, since each is carried out again for it, in every picture.
		if !g.Game.Starts(i + 1).Has(match.PhaseStart) {
			continue
		}
		now := loss{at: i + 1}
		for _, e := range g.Game.Events(i) {
			switch e.Kind {
			case rules.TrainRusted:
				now.trains++
			case rules.PrivateClosed:
				now.privates++
			}
		}
		if now.trains+now.privates > most.trains+most.privates {
			most = now
		}
	}
	return most, most.at > 0
}

// turn tells a turning point: whose purchase it was, and what it took.
func (g *GameOver) turn(t loss) string {
	w, say, v := &Words, g.Viewer.Speaker(), g.Game.ViewAt(t.at)
	facts := text.Facts{
		"phase": v.PhaseDef().Name, "round": say.Round(v), "n": text.Number(t.trains), "privates": text.Number(t.privates),
	}
	words := &w.turnBoth
	switch {
	case t.privates == 0:
		words = &w.turnTrains
	case t.trains == 0:
		words = &w.turnPrivates
	}
	facts["what"] = words.Fill(g.lang, facts)
	if buys, ok := g.Game.Action(t.at - 1).(rules.BuyTrain); ok {
		facts["corp"] = say.Corp(buys.By)
		return w.turnBy.Fill(g.lang, facts)
	}
	return w.turnPhase.Fill(g.lang, facts)
}

// why tells why the game ended; of a bankruptcy, whose it was and over which train.
func (g *GameOver) why() string {
	say := g.Viewer.Speaker()
	for i := g.Game.At() - 1; i >= 0; i-- {
		a, ok := g.Game.Action(i).(rules.Bankrupt)
		if !ok {
			continue
		}
		v := g.Game.ViewAt(i)
		facts := text.Facts{"player": say.Player(v.President(a.By)), "corp": say.Corp(a.By)}
		if card := v.CheapestForSale(); card != 0 {
			facts["train"] = say.TrainKind(v.KindOf(card))
			return Words.bankruptBy.Fill(g.lang, facts)
		}
		return Words.bankrupt.Fill(g.lang, facts)
	}
	return text.Capital(say.EndReason(g.Game.View().S.End.Reason))
}

// bankBroke returns the position in which the bank was broken, or false if it is not.
func (g *GameOver) bankBroke() (at int, ok bool) {
	before := rules.NotOver
	for i := range g.Game.At() {
		after := g.Game.ViewAt(i + 1).S.End.Reason
		if after == before {
			continue
		}
		before = after
		broke := func(e rules.Event) bool { return e.Kind == rules.BankWentBroke }
		if slices.ContainsFunc(g.Game.Events(i), broke) { // it may not be the reason: the end of the chart goes before it
			return i, true
		}
	}
	return 0, false
}
