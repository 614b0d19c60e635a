// Package review shows the review of a game: the shares of all players over time, runs and choices by player, and the
// moments that cost most, each with the better choice and a way to play on from there.
//
// New returns the Screen. A Moment of it is also drawn at the table that shows its position. Package game/review does
// the work.
//
// The review itself is worked on in idle time while its screen is the topmost one. It is kept as long as the game is
// open.
package review

import (
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/review"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/titles"
)

// Around gives the review access to its table.
type Around struct {
	Show func(*Moment) // shows a moment on the table
	// PlayOn begins a game from a position, in which me plays against computers of a level.
	PlayOn func(at int, me id.Player, level match.Level)
}

// Screen is the review of a game.
type Screen struct {
	app.Page
	around  Around
	app     *app.Shell
	game    *match.Match // at its end
	review  *review.Review
	rounds  history.Rounds
	lang    text.Lang
	moments []Moment // in that language, once the work is done
	shown   int      // progress on the screen, in percent
	done    bool
}

// Moment is a moment in words.
type Moment struct {
	Screen       *Screen
	At           int  // position before the action
	Run          bool // the action was a run
	Player       id.Player
	Round        string
	Cost         string   // the loss by the choice
	Made, Better string   // the choice, and a better one
	Why          []string // reasons, as sentences
}

// New returns the review of a game up to its present, yet to be worked on.
func New(a *app.Shell, m *match.Match, around Around) *Screen {
	s := &Screen{around: around, app: a, game: m.Clone(), review: review.New(m), shown: -1}
	s.game.Look(s.game.Now())
	s.rounds = history.Rounds{App: a, Game: s.game}
	return s
}

// Reviews reports whether this is the review of a game as it is now.
func (s *Screen) Reviews(m *match.Match) bool { return s.review.Of(m) }

// Moments returns the moments that cost most, or nil until the work is done and the screen has been drawn.
func (s *Screen) Moments() []Moment { return s.moments }

// work is the amount of work between two looks at the clock, in units of the route solver.
const work = 10_000

// pause is the time between two pictures of the progress. Without a graphics card a picture takes a tenth of a second.
const pause = 500 * time.Millisecond

// Rest works on in idle time and reports whether there is more to do.
func (s *Screen) Rest(u *ui.UI) bool {
	if s.done {
		return false
	}
	s.done = s.review.Work(work)
	if s.done {
		u.Invalidate()
		return false
	}
	if s.review.Progress()/10 != s.shown {
		u.WakeAt(u.Now + pause)
	}
	return true
}

// HasWork reports whether the review is not complete yet.
func (s *Screen) HasWork() bool { return !s.done }

// refresh puts the moments into words once the work is done, and again if the language has changed. It must run in each
// frame before anything is drawn.
func (s *Screen) refresh() {
	s.rounds.Refresh()
	if !s.done || s.moments != nil && s.lang == s.app.Prefs.Lang {
		return
	}
	s.lang, s.moments = s.app.Prefs.Lang, []Moment{}
	for _, m := range s.review.Moments() {
		s.moments = append(s.moments, s.inWords(&m))
	}
}

// inWords returns a moment in words.
func (s *Screen) inWords(m *review.Moment) Moment {
	say, v := s.rounds.Viewer.Speaker(), s.game.ViewAt(m.At())
	t := Moment{Screen: s, At: m.At(), Round: say.Round(v)}
	if r := m.Run; r != nil {
		t.Player, t.Cost, t.Run = r.Player, say.RunMoney(v, r.Corp, r.Lost()), true
		t.Made = s.phrase(Words.run, text.Facts{"corp": say.Corp(r.Corp), "$sum": say.RunMoney(v, r.Corp, r.Ran)})
		t.Better = s.phrase(Words.runWords, text.Facts{"$sum": say.RunMoney(v, r.Corp, r.Best)})
		return t
	}
	c := m.Choice
	facts := text.Facts{
		"player": say.Player(c.Player), "$sum": say.Money(c.Loses), "n": text.Number(int32(c.Playouts)),
		"share": percent(say, c.From), "was": percent(say, c.To),
		"until": say.Until(bot.Horizon(v)),
	}
	t.Player, t.Cost = c.Player, s.phrase(Words.aboutMoney, facts)
	made, better := s.rounds.Viewer.Sentence(c.At), s.instead(c.At, c.Better)
	if v.Sealed() { // the log keeps the sum secret, and the game is over
		made = say.Money(rules.OperandsOf(c.Made).Price)
		better = say.Money(rules.OperandsOf(c.Better).Price)
	}
	t.Made = s.phrase(Words.made, text.Facts{"what": made})
	t.Better = s.phrase(Words.better, text.Facts{"what": better})
	t.Why = append(t.Why, s.phrase(Words.mean, facts))
	if c.Keeps != 0 {
		facts["corps"] = s.companies(c.Keeps)
		t.Why = append(t.Why, s.phrase(Words.keeps, facts))
	}
	if c.Idle != 0 {
		facts["corps"] = s.companies(c.Idle)
		t.Why = append(t.Why, s.phrase(Words.idle, facts))
	}
	if from := titles.WordsOf(v.T).Foretold; from == 0 || int(v.S.Set) < from {
		t.Why = append(t.Why, s.app.Say(Words.weak))
	}
	return t
}

// instead returns the sentence that the log would have about another action in a position, or "" if that is refused.
func (s *Screen) instead(at int, a rules.Action) string {
	b := s.game.Clone()
	b.GoTo(at)
	if b.Play(a).Refused() {
		return ""
	}
	return view.New(b, s.lang).Sentence(at)
}

// companies returns the names of a set of companies, as in bot.Fate.
func (s *Screen) companies(set uint32) string {
	say, list := s.rounds.Viewer.Speaker(), []string(nil)
	for i := range s.game.Title().Corps {
		if set>>i&1 != 0 {
			list = append(list, say.Corp(id.Corp(i+1)))
		}
	}
	return say.List(list)
}

// percent returns a share in percent.
func percent(say *text.Speaker, share int32) string {
	return say.Percent(int((share + review.Whole/200) * 100 / review.Whole))
}

// phrase returns a text in the player's language with its holes filled.
func (s *Screen) phrase(p text.Pair, f text.Facts) string { return p.Fill(s.app.Prefs.Lang, f) }

// close closes the screen. The work goes on when it is opened again.
func (s *Screen) close() { s.app.Close(s) }
