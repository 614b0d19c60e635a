package history

import (
	"slices"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/home"
	"github.com/hexrail/hexrail/titles"
)

// GameOver is the screen at the end of a game: the winner, the ranking, the history and the highlights.
type GameOver struct {
	app.Page
	Rounds
	play  Played
	ranks []rules.Place
	party party
}

// Played is the table on which the game was played.
type Played interface {
	// Info returns the library entry of the game.
	Info() *library.Info
	// ShowRun shows on the map the run that led to position at.
	ShowRun(at int)
	// Replay plays the game from its beginning.
	Replay()
	// Review opens the review of the game.
	Review()
	// Share, SaveFile and SaveMap share the game as a link, as a file and as a picture.
	Share()
	SaveFile()
	SaveMap()
	// FitsBar lays out the table for the page and reports whether its top bar fits. Call it before Bar.
	FitsBar(page ui.Rect) bool
	// Bar draws the top bar of the table.
	Bar(u *ui.UI, r ui.Rect)
	// Menu draws the open menu of the table and reports whether the bar or the menu has opened something on the table.
	Menu(u *ui.UI) bool
	// Keys handles the keys of the table. It calls leave before acting, unless the key leaves the end screen open.
	Keys(u *ui.UI, leave func())
}

// NewGameOver returns the end screen of a game that was played on p.
func NewGameOver(a *app.Shell, m *match.Match, p Played) *GameOver {
	g := &GameOver{Rounds: Rounds{App: a, Game: m}, play: p, ranks: m.View().Ranking()}
	g.Show = g.showRun
	return g
}

// Celebrate starts the celebration of the winner, which lasts a moment. Call it if the game has just ended.
func (g *GameOver) Celebrate() { g.party.due = true }

// Celebrates reports whether the winner is being celebrated.
func (g *GameOver) Celebrates() bool { return g.party.due }

// showRun closes the screen and shows on the map the run that led to position at.
func (g *GameOver) showRun(at int) {
	g.App.Close(g)
	g.play.ShowRun(at)
}

// replay closes the screen and plays the game from its beginning.
func (g *GameOver) replay() {
	g.App.Close(g)
	g.play.Replay()
}

// nextTitle returns the title recommended after this one; ok is false if there is none.
func (g *GameOver) nextTitle() (e titles.Entry, ok bool) {
	return titles.Find(titles.WordsOf(g.Game.Title()).Next)
}

// rematch opens New game for a title with the same players.
func (g *GameOver) rematch(key string) { home.Rematch(g.App, g.play.Info(), key) }

// highlight is a remarkable event of a game.
type highlight struct {
	sign       icon.Name
	name, said string
}

// highlights returns the highlights of the game.
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
		list = append(list, highlight{icon.Train, a.Say(w.turn), g.turningText(t)})
	}
	if c, k := highestFigure(s.Revenue); c >= 0 {
		list = append(list, highlight{icon.Coin, a.Say(w.bestRun), fill(w.bestRunText, text.Facts{
			"corp": say.Corp(id.Corp(c + 1)), "$sum": say.Money(s.Revenue[c][k]), "round": s.Moments[k].Text,
		})})
	}
	if c := highestAt(s.Prices, all); c >= 0 {
		list = append(list, highlight{icon.Market, a.Say(w.bestPrice), fill(w.bestPriceText, text.Facts{
			"corp": say.Corp(id.Corp(c + 1)), "$sum": say.Money(s.Prices[c][all]),
		})})
	}
	if at, ok := g.findBankBreak(); ok {
		round, last, words := say.Round(g.Game.ViewAt(at)), s.Moments[all].Text, w.brokenText
		if round == last {
			words = w.brokenLast
		}
		list = append(list, highlight{icon.Bank, a.Say(w.broken), fill(words, text.Facts{"round": round, "last": last})})
	}
	stock := 0
	for _, m := range s.Moments[1:] {
		if m.Stock {
			stock++
		}
	}
	length := w.lengthText
	if !g.Game.Title().HasShares() { // nor stock rounds
		length = w.rounds
	}
	return append(list, highlight{icon.History, a.Say(w.length), fill(length, text.Facts{
		"n": text.Number(int32(g.Game.At())), "sr": text.Number(int32(stock)), "or": text.Number(int32(s.Runs)),
	})})
}

// loss counts the trains and privates that one action removed from the game. at is the position after it.
type loss struct {
	at               int
	trains, privates int32
}

// turningPoint returns the phase change that removed the most trains and privates; ok is false if none removed any.
func (g *GameOver) turningPoint() (most loss, ok bool) {
	for i := range g.Game.At() {
		// Events replays the action and this runs in every frame, so only the few actions that start a phase are asked.
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

// turningText returns a sentence about a turning point: the buyer of the train and the trains removed.
func (g *GameOver) turningText(t loss) string {
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

// endReason returns why the game ended and, for a bankruptcy, whose it was and over which train. A bankruptcy after
// which the others played on is no reason.
func (g *GameOver) endReason() string {
	say, why := g.Viewer.Speaker(), g.Game.View().S.End.Reason
	for i := g.Game.At() - 1; i >= 0 && why == rules.PlayerBankrupt; i-- {
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
	return text.Capital(say.EndReason(why))
}

// findBankBreak returns the index of the action that broke the bank; ok is false if it is not broken.
func (g *GameOver) findBankBreak() (at int, ok bool) {
	before := rules.NotOver
	for i := range g.Game.At() {
		after := g.Game.ViewAt(i + 1).S.End.Reason
		if after == before { // asked first, because Events replays the action and this runs in every frame
			continue
		}
		before = after
		broke := func(e rules.Event) bool { return e.Kind == rules.BankWentBroke }
		if slices.ContainsFunc(g.Game.Events(i), broke) { // not always the final reason: the chart takes precedence
			return i, true
		}
	}
	return 0, false
}
