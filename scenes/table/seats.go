package table

import (
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/byfile"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/planning"
)

// Seats puts games on the table and implements app.Program.
type Seats struct {
	*app.Shell
	playing *playing // the table that was opened last, or nil
}

// Play opens a stored game on the table.
func (a *Seats) Play(id string) { a.openStored(id, 0) }

// Resume opens the game that was recently on the table, with a note that the program did so by itself.
func (a *Seats) Resume(id string) {
	since := int64(0)
	if info := a.Shelf.Find(id); info != nil {
		since = info.Changed
	}
	a.openStored(id, since)
}

// openStored opens a stored game. since, unless zero, is the time of its last change, which the table names. A game
// that could be read only in part, or was corrected, gets a notice.
func (a *Seats) openStored(id string, since int64) {
	a.Shelf.Load(id, func(s *library.Session, stop *match.Stop, err error) {
		if err != nil {
			a.Open(app.NewNotice(a.Shell, a.Say(app.Words.OpenFailed), a.LoadError(err)))
			return
		}
		p := a.seatSession(s)
		p.since = since
		switch {
		case stop != nil:
			a.Open(app.NewNotice(a.Shell, a.Say(app.Words.Partly), dialogs.StopText(a.Shell, s.Match(), stop)))
		case s.Drifted():
			say := text.Speaker{Lang: a.Prefs.Lang, Title: s.Match().Title(), Names: s.Match().Players()}
			a.Open(app.NewNotice(a.Shell, a.Say(app.Words.Corrected), text.Drift(&say, nil, nil)))
		default:
			p.tellCorrections()
		}
	})
}

// Seat shows the game of a session on the table, in place of other screens.
func (a *Seats) Seat(s *library.Session) { a.seatSession(s) }

// Begin shows the game of a session on the table and offers its link if a player elsewhere acts first.
func (a *Seats) Begin(s *library.Session) {
	if p := a.seatSession(s); p.unsent() {
		p.share()
	}
}

// Revise puts a stored game on the table, unless it is there, and changes it through its session. If the game has gone
// on, the table shows the news. then is called once the table shows the result.
func (a *Seats) Revise(id string, change func(*library.Session) (then func())) {
	if p, ok := a.bottomGame(); ok && p.session.Info().ID == id {
		p.revise(change)
		return
	}
	a.Shelf.Load(id, func(s *library.Session, _ *match.Stop, err error) {
		if err != nil {
			a.Open(app.NewNotice(a.Shell, a.Say(app.Words.OpenFailed), a.LoadError(err)))
			return
		}
		a.seatSession(s).revise(change)
	})
}

// Follow begins to follow the shared file of the game, if it is on the table.
func (a *Seats) Follow(id string) {
	if p, ok := a.bottomGame(); ok && p.session.Info().ID == id && !p.session.ViewOnly() {
		p.file.StartAsking()
	}
}

// Watch shows a game on the table without storing it.
func (a *Seats) Watch(w app.Watched) {
	t := New(a.Shell, w.Game, Hooks{
		Name: w.Name, ReadOnly: true, PlayOn: w.PlayOn, Comments: w.Comments,
		Status:   func() string { return a.Say(app.Words.LooksOnly) },
		Rules:    true,
		Settings: func() { a.Open(dialogs.NewSettings(a.Shell)) },
		Share: func() {
			a.Open(dialogs.NewShare(a.Shell, &library.Info{
				Name: w.Name, Game: w.ID, Players: w.Game.Players(), Created: a.Host.Now().Unix(),
			}, w.Game))
		},
	})
	a.Show(t)
	if w.Replay {
		t.history.open = true
		t.history.showComment(0)
	}
}

// Keys returns the function that opens the list of keys of the table, or nil if no game is on it.
func (a *Seats) Keys() func() {
	if p, ok := a.bottomGame(); ok {
		return p.ways.openKeys
	}
	return nil
}

// Session returns the stored game on the table, possibly below other screens, or nil.
func (a *Seats) Session() *library.Session {
	if p, ok := a.bottomGame(); ok {
		return p.session
	}
	return nil
}

// bottomGame returns the table of the stored game that is open, possibly below other screens; ok is false if none is.
func (a *Seats) bottomGame() (p *playing, ok bool) {
	for _, place := range a.Places() {
		if p, ok = place.(*playing); ok {
			break
		}
	}
	return p, ok
}

// Draw draws the topmost screen and those visible below it.
func (a *Seats) Draw(u *ui.UI) {
	if a.playing != nil {
		a.playing.nameInAddress()
	}
	a.Seated = nil
	for _, p := range a.Places() {
		switch t := p.(type) {
		case *playing:
			a.Seated = t.game.Players()
		case *Table:
			a.Seated = t.game.Players()
		}
	}
	a.Shell.Draw(u)
}

// Rest lets the topmost screen work in idle time (app.Worker): computers think, puzzles are made and proven.
func (a *Seats) Rest(u *ui.UI) bool {
	w, works := a.Top().(app.Worker)
	return works && w.Rest(u)
}

// Answered draws a frame after the storage has answered, except while computers play at once or many games are opened,
// since their next frame will show it.
func (a *Seats) Answered(u *ui.UI) {
	if p, ok := a.Top().(interface{ Rushes() bool }); !ok || !p.Rushes() {
		u.Invalidate()
	}
}

// HasWork reports whether the topmost screen has work for Rest that a picture may have started.
func (a *Seats) HasWork() bool {
	w, works := a.Top().(app.Worker)
	return works && w.HasWork()
}

// seatSession shows the game of a session on the table and returns it.
func (a *Seats) seatSession(s *library.Session) *playing {
	p := &playing{session: s, offered: s.Match().View().S, over: s.Match().View().S.End.Over, only: s.ViewOnly()}
	p.file = byfile.New(a.Shell, func() *library.Session { return p.session })
	p.review.playing, p.regret.playing, p.regret.next = p, p, s.Match().Now()
	p.tries = planning.New(a.Shell, &copied{
		table: func() *Table { return p.Table }, here: p.here,
		store: func() { p.keepTries(); s.Store() },
	}, whatif.Read(s.Match(), s.Branches()))
	p.Table = newAgainst(a.Shell, s.Match(), p.hooks(), &p.auto)
	s.Reloaded = p.showReloaded
	a.Show(p)
	a.playing = p
	if p.over && s.Match().AtEnd() {
		p.showEnd()
	}
	if p.only {
		p.looks = app.NewNotice(a.Shell, s.Info().Name, a.Say(app.Words.OtherTab))
		a.Open(p.looks)
	}
	return p
}
