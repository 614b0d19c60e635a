package table

import (
	"slices"
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/byfile"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/waiting"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// playing is the table of a stored game. It stores every action, reports failures, and offers to send the link when a
// player elsewhere has to act.
type playing struct {
	*Table
	session   *library.Session
	offered   *rules.State // position in which the link was last offered
	over      bool         // the end screen has been shown
	told      error        // the last reported failure
	deleted   bool         // it was reported that another tab deleted the game
	only      bool         // another tab plays the game
	addressed string       // id named in the address of the page
	left      bool         // the table is closed
	looks     *app.Notice  // the notice about the other tab
	tries     *planning.WhatIfs
	auto      opponents
	review    looking
	regret    regret
	file      *byfile.File
	since     int64 // time of the last action, if the program has just reopened the game by itself
}

// here reports whether a player plays on this device.
func (p *playing) here(n id.Player) bool { return p.session.Info().SeatOf(n) == library.Here }

// GameKey precedes the id of a stored game in the address.
const GameKey = "game="

// hooks returns the parts of the table that depend on the stored game.
func (p *playing) hooks() Hooks {
	return Hooks{
		Name: p.session.Info().Name, Status: p.storageText, ReadOnly: p.readOnly(), PlayOn: p.playOn(),
		Here:     func(n id.Player) bool { return p.session.Info().SeatOf(n) != library.ByLink },
		Unsent:   p.unsent,
		Changed:  func() { p.storeChange() },
		Cut:      p.tries.Keep,
		Share:    func() { p.share() },
		Send:     p.send,
		WhatIfs:  p.tries,
		Rules:    true,
		Goal:     true,
		End:      p.showEnd,
		Settings: func() { p.app.Open(dialogs.NewSettings(p.app)) },
		Menu:     func() []widgets.MenuLine { return p.menuLines() },
	}
}

// readOnly reports whether the game cannot be played here, because another tab plays it or it can only be continued as
// a copy.
func (p *playing) readOnly() bool { return p.session.ViewOnly() || p.session.Stop() != nil }

// playOn returns the function that continues a game that cannot be replayed to its end as a copy, or nil.
func (p *playing) playOn() func() {
	stop := p.session.Stop()
	if stop == nil || p.session.ViewOnly() {
		return nil
	}
	return func() {
		a, w := p.app, &playingWords
		facts := text.Facts{"n": strconv.Itoa(stop.At), "of": strconv.Itoa(stop.Of)}
		a.Open(&app.Question{
			Shell: a, Title: a.Say(w.asCopy), Text: w.stops.Fill(a.Prefs.Lang, facts), Yes: w.playCopy, No: w.cancel,
			Answer: p.session.GoOnAsCopy,
		})
	}
}

// showReloaded shows the game as another tab has changed it, or the copy that continues it. kept is the name of the
// what-if with the moves of this tab, if the other tab played differently.
func (p *playing) showReloaded(kept string) {
	a := p.app
	if kept != "" {
		said := playingWords.parted.Fill(a.Prefs.Lang, text.Facts{"branch": kept})
		a.Open(app.NewNotice(a, a.Say(playingWords.partedTitle), said))
	}
	p.rules.close()
	p.tries.Load(p.session.Match(), p.session.Branches())
	p.Table = newAgainst(a, p.session.Match(), p.hooks(), &p.auto)
	if p.only && !p.session.ViewOnly() {
		a.Lift(func(under app.Place) bool { return under == p.looks })
		a.Open(app.NewNotice(a, p.session.Info().Name, a.Say(playingWords.tabFree)))
		p.file = byfile.New(a, p.file.Session)
	}
	p.only = p.session.ViewOnly()
}

// revise changes the game through its session, shows the result and, if the game has gone on, the news.
func (p *playing) revise(change func(*library.Session) (then func())) {
	p.keepTries()
	before := p.session.Match()
	from, old := before.Now(), p.Table
	then := change(p.session)
	if s, ok := p.app.Top().(*dialogs.Sharing); ok { // it offers what was
		p.app.Close(s)
	}
	if m := p.session.Match(); m == before {
		p.tries.Load(m, p.session.Branches())
	} else {
		p.showReloaded("")
		p.Table.like(old)
		p.over, p.offered = m.View().S.End.Over, m.View().S
		if p.over {
			p.showEnd()
		} else if before.Common(m) >= from {
			p.others.Open(from)
		}
	}
	p.addressed = "" // a link may have replaced the address
	then()
	p.file.Revised()
}

// storageText returns the word for the state of storage: looking on, not saved, saved, or being saved.
func (p *playing) storageText() string {
	w := &playingWords
	switch {
	case p.session.ViewOnly():
		return p.app.Say(app.Words.LooksOnly)
	case p.session.Err() != nil:
		return p.app.Say(app.Words.NotSaved)
	case p.session.Saved():
		return p.app.Say(w.saved)
	}
	return p.app.Say(w.saving)
}

// storeChange stores the game after it was changed, shows its end, and offers the link to a player elsewhere who acts
// next.
func (p *playing) storeChange() {
	p.since = 0
	p.keepTries()
	dialogs.TellTakenBack(p.app, p.session.Info(), p.session.Match().Now())
	p.session.Store()
	p.file.Changed()
	m, info := p.session.Match(), p.session.Info()
	switch {
	case info.Over && !p.over:
		p.over = true
		p.showEnd()
		if g, ok := p.app.Top().(*history.GameOver); ok {
			g.Celebrate()
		}
		if p.unsent() {
			p.share()
		}
	case p.unsent() && m.AtEnd() && m.View().S != p.offered && !p.Table.orders.acts():
		p.share()
	}
	p.over = info.Over
}

// showEnd opens the end screen, unless it is open.
func (p *playing) showEnd() {
	if _, shown := p.app.Top().(*history.GameOver); !shown {
		p.app.Open(history.NewGameOver(p.app, p.session.Match(), &ended{playing: p}))
	}
}

// keepTries passes the what-ifs to the session, which stores them with the game.
func (p *playing) keepTries() { p.tries.Save(p.session.SetBranches) }

// share opens the dialog that shares the current position.
func (p *playing) share() {
	p.offered = p.session.Match().View().S
	p.app.Open(p.newSharing())
}

// newSharing returns the dialog that shares the current position, with a shared file where the device has them.
func (p *playing) newSharing() *dialogs.Sharing {
	s := dialogs.NewShare(p.app, p.session.Info(), p.session.Match())
	if p.app.Host.CanShareFile() && !p.readOnly() {
		s.ByFile = p.file
	}
	s.Picture = p.Table.menu.pictureMaker().PaintMap
	return s
}

// send opens the share sheet of the device, or else the dialog.
func (p *playing) send() {
	if s := p.newSharing(); p.app.Host.CanSend() && s.Link() != "" {
		s.Send()
		return
	}
	p.share()
}

// unsent reports whether a player elsewhere has to be sent the current position.
func (p *playing) unsent() bool {
	return !p.session.ViewOnly() && !p.file.On() && p.session.Info().Unsent()
}

// menuLines returns the menu lines about the game as a whole.
func (p *playing) menuLines() []widgets.MenuLine {
	a := p.app
	lines := p.tries.Menu()
	if p.over && p.session.Match().AtEnd() {
		lines = append(lines, widgets.NewMenuLine("menu:end", a.Say(history.Words.Title), icon.Crown, p.showEnd))
	}
	lines = append(lines, p.review.menu()...)
	lines = append(lines, p.correctedMenu()...)
	lines = append(lines, p.seatLines()...)
	lines = append(lines, widgets.NewMenuLine("menu:open", a.Say(app.Words.Open), icon.Link,
		func() { a.Open(dialogs.NewOpening(a)) }))
	if waiting.Any(a) {
		lines = append(lines, widgets.NewMenuLine("menu:waiting", waiting.Line(a), icon.Clock,
			func() { a.Open(waiting.NewList(a)) }))
	}
	return append(lines, widgets.NewMenuLine("menu:rename", a.Say(app.Words.Rename), icon.Flag, p.rename),
		widgets.NewMenuLine("menu:save", a.Say(app.Words.FileOffer), icon.Download, p.saveFile))
}

// rename asks for another name of the game.
func (p *playing) rename() {
	p.app.Open(app.NewRename(p.app, p.session.Info().Name, func(name string) {
		p.session.Rename(name)
		p.Table.hooks.Name = p.session.Info().Name
	}))
}

// seatLines returns the menu lines that take over a computer's seat, give it back, or let the computer decide for the
// player to act.
func (p *playing) seatLines() (lines []widgets.MenuLine) {
	m, w := p.session.Match(), &computerWords
	if p.readOnly() || p.over {
		return nil
	}
	for i, name := range m.Players() {
		n := id.Player(i + 1)
		gaveUp := slices.ContainsFunc(m.Computers(), func(s match.Stint) bool { return s.Player == n })
		words := w.giveUp
		switch {
		case m.Computer(n):
			words = w.takeOver
		case !p.here(n) || !gaveUp && m.Decider(m.Now()) != n:
			continue
		case gaveUp: // a computer has played it before
			words = w.giveBack
		}
		said := p.app.Phrase(words, text.Facts{"player": name})
		lines = append(lines, widgets.NewMenuLine("menu:seat"+strconv.Itoa(int(n)), said, icon.Bot, func() {
			if m.Computer(n) {
				p.Table.takeSeat(n)
				return
			}
			p.app.Open(newLevelDialog(p.Table, n))
		}))
	}
	return lines
}

// Rest lets the computers think in idle time, or looks at the choices of the only person (app.Worker).
func (p *playing) Rest(u *ui.UI) bool { return p.auto.think(u) || p.regret.think(u) }

// HasWork reports whether computers have something to decide, or there are choices that were not looked at.
func (p *playing) HasWork() bool {
	return p.auto.plays() || p.regret.glance != nil || p.regret.next < p.game.Now()
}

// Rushes reports whether computers play at once.
func (p *playing) Rushes() bool { return p.auto.plays() && p.auto.rushes() }

// saveFile offers the game as a file, from memory because the storage may have failed.
func (p *playing) saveFile() {
	data, err := p.session.File()
	if err != nil {
		p.app.Open(app.NewNotice(p.app, p.app.Say(app.Words.OpenFailed), err.Error()))
		return
	}
	p.app.Host.Download(app.FileName(p.session.Info().Name), app.FileType, data)
}

// Leave closes the session, so that other tabs can play the game.
func (p *playing) Leave() {
	p.file.Stop()
	p.session.Close()
	p.left = true
	p.app.Host.SetFragment("")
	p.app.Host.SetPreference(app.PrefLast, app.AtHome)
}

// Update handles events from outside the screen and reports whether e was one for this screen.
func (p *playing) Update(e platform.Event) bool {
	if e.Kind == platform.Hidden {
		p.session.StopClock()
		p.session.Retry()
		p.remember()
	}
	return p.file.TakeEvent(e) || p.Table.Update(e)
}

// remember stores which game is on the table, for the next start.
func (p *playing) remember() {
	p.app.Host.SetPreference(app.PrefLast, p.session.Info().ID+" "+strconv.FormatInt(p.app.Host.Now().Unix(), 10))
}

// Draw draws the table.
func (p *playing) Draw(u *ui.UI, page ui.Rect) {
	p.reportFaults()
	p.session.Tick(p.app.Prefs.Clock)
	p.auto.beginFrame(u)
	p.review.hide()
	p.regret.dropUndone()
	p.Table.hooks.ReadOnly = p.readOnly()
	if p.since != 0 {
		p.drawContinued(u, page.CutTop(barHeight(u)))
	}
	p.file.Draw(u, &page)
	p.Table.Draw(u, page)
}

// nameInAddress names the game in the address of the page once it is stored, even while another screen covers the
// table.
func (p *playing) nameInAddress() {
	if p.left {
		return
	}
	if id := p.session.Info().ID; p.addressed != id && (p.session.Saved() || p.session.ViewOnly()) {
		p.addressed = id
		p.app.Host.SetFragment(GameKey + id)
	}
}

// reportFaults opens a dialog when the storage fails for a new reason, or another tab has deleted the game. The game
// continues in memory.
func (p *playing) reportFaults() {
	err := p.session.Err()
	if err != nil && (p.told == nil || p.told.Error() != err.Error()) {
		p.app.Open(newStorageFault(p.app, p, err))
	}
	p.told = err
	if gone := p.session.Info().Deleted(); gone != p.deleted {
		p.deleted = gone
		if gone {
			a, w := p.app, &playingWords
			a.Open(&app.Question{
				Shell: a, Title: a.Say(w.goneHereTitle), Text: a.Say(w.goneHere), Yes: app.Words.BringBack, No: w.letGo,
				Answer: p.session.BringBack,
			})
		}
	}
}

// drawContinued draws the note that the program reopened the last game by itself.
func (p *playing) drawContinued(u *ui.UI, r ui.Rect) {
	a := p.app
	u.P.Fill(r, u.Theme.Accent.Soft)
	r = r.Pad(12, 3)
	b := ui.Button{Text: text.Pair{"Home", "ホーム"}.In(a.Prefs.Lang), Icon: icon.Home, Small: true}
	if u.Button("continued:home", r.CutRight(u.ButtonWidth(b)), b) {
		a.Home()
	}
	when := time.Unix(p.since, 0).Format("15:04")
	u.Text("continued", r, playingWords.continued.Fill(a.Prefs.Lang, text.Facts{"when": when}), u.Body())
}

// barHeight returns the height of a bar above the table with a note and a button.
func barHeight(u *ui.UI) float32 { return widgets.SmallHeight(u) + 6 }
