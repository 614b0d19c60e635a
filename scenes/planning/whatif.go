package planning

import (
	"strconv"

	"hexrail/game/match"
	"hexrail/game/save"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/mapview"
	"hexrail/game/view"
	"hexrail/game/whatif"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/app"
	"hexrail/scenes/desk"
	"hexrail/scenes/widgets"
)

// Game is the game of which what-ifs are copies, as they know it: nothing else that they do reaches it.
type Game interface {
	// Desk returns the table of the game.
	Desk() *desk.Desk
	// Seat returns a table on which a what-if is played. It shows what another table shows: that of the game if like is nil.
	Seat(w *WhatIf, like Table) Table

	// Secret reports whether secret bids are being made.
	Secret() bool
	// ReadOnly reports whether the game can be looked at, not played.
	ReadOnly() bool
	// Here reports whether a player sits at this device.
	Here(p id.Player) bool

	// Cutting does what may cut the actions that were undone, and has them kept if it did; Changed takes note that the present
	// moved.
	Cutting(do func())
	Changed()
	// Store keeps the what-ifs with the game.
	Store()
	// Tell says something with the next picture.
	Tell(said string)
	// Refocus gives the focus back to what had it before a what-if was opened.
	Refocus(was string)
}

// Table is a table on which a what-if is played.
type Table interface {
	app.Place
	// Desk returns the copy of the game and what is in sight of it.
	Desk() *desk.Desk
}

// WhatIfs are the copies of a game that are played to see what comes of it.
type WhatIfs struct {
	app   *app.Shell
	game  Game
	set   *whatif.Set
	shown *WhatIf // the one on the screen
	plays map[*whatif.Branch]shortPlays
}

// New returns the what-ifs of a game.
func New(app *app.Shell, game Game, set *whatif.Set) *WhatIfs {
	return &WhatIfs{app: app, game: game, set: set}
}

// All returns the branches, the newest first.
func (o *WhatIfs) All() []*whatif.Branch { return o.set.All() }

// Shown returns the what-if on the screen, or nil.
func (o *WhatIfs) Shown() *WhatIf { return o.shown }

// Save hands over the branches to be stored if they have changed.
func (o *WhatIfs) Save(keep func([]save.Branch)) { o.set.Save(o.match(), keep) }

// Load takes the branches as they are stored. The one on the screen stays.
func (o *WhatIfs) Load(m *match.Match, stored []save.Branch) {
	if o.set = whatif.Read(m, stored); o.shown != nil {
		o.set.Take(o.shown.branch)
	}
}

// speaker returns the speaker in the player's language.
func (o *WhatIfs) speaker() *text.Speaker { return o.game.Desk().Speaker() }

// match returns the real game.
func (o *WhatIfs) match() *match.Match { return o.game.Desk().Game }

// Begin opens a copy of the position on the screen. In a what-if it begins another one with the same plays.
func (o *WhatIfs) Begin() {
	if o.shown != nil {
		o.shown.fork()
		return
	}
	if b := o.set.Open(o.match()); b != nil {
		o.enter(b)
		return
	}
	o.enter(o.set.All()[0])
	o.tooMany()
}

// tooMany says that no other branch can be begun.
func (o *WhatIfs) tooMany() {
	title := o.app.Phrase(Words.fullTitle, text.Facts{"n": strconv.Itoa(whatif.MostOwn)})
	o.app.Open(app.NewNotice(o.app, title, o.app.Say(Words.full)))
}

// Keep makes a branch of what an action has cut from the game, and says so unless it is a part of one turn.
func (o *WhatIfs) Keep(before *match.Match) {
	b := o.set.Keep(before, o.match(), o.app.Say(app.Words.Undone))
	if !b.OwnTurn() {
		o.game.Tell(o.app.Phrase(Words.kept, text.Facts{"n": strconv.Itoa(b.Plays()), "name": b.Name}))
	}
}

// all returns the what-ifs that may be looked at: none while bids are secret, as playing on would show them (18FL/R22).
func (o *WhatIfs) all() []*whatif.Branch {
	if o.game.Secret() {
		return nil
	}
	return o.set.All()
}

// count is the number of what-ifs, for texts.
func (o *WhatIfs) count() text.Facts { return text.Facts{"n": strconv.Itoa(len(o.set.All()))} }

// title returns what a branch is called.
func (o *WhatIfs) title(b *whatif.Branch) string {
	if b.Undone {
		return b.Name
	}
	return o.app.Phrase(Words.name, text.Facts{"name": b.Name})
}

// enter shows a branch above the real game.
func (o *WhatIfs) enter(b *whatif.Branch) {
	w := &WhatIf{of: o}
	o.shown = w
	w.seat(b, nil)
	o.app.Open(w)
}

// mostLines is the number of what-ifs that a menu lists; there is a dialog for all of them.
const mostLines = 3

// Menu returns lines for the newest what-ifs, to go on with them, and one that leads to all if there are more.
func (o *WhatIfs) Menu() []widgets.MenuLine {
	var lines []widgets.MenuLine
	all := o.all()
	for _, b := range all[:min(len(all), mostLines)] {
		words := o.app.Phrase(Words.named, text.Facts{"name": o.title(b), "n": strconv.Itoa(b.Plays())})
		lines = append(lines, widgets.MenuLine{Item: ui.Item{ID: "menu:branch:" + b.Name, Text: words, Icon: icon.Branch}, Do: func() { o.again(b) }})
	}
	if all := o.allOf(mostLines); all.Do != nil {
		lines = append(lines, all)
	}
	return lines
}

// allOf returns the line that leads to all what-ifs, zero if there are no more than those shown.
func (o *WhatIfs) allOf(shown int) widgets.MenuLine {
	if len(o.all()) <= shown {
		return widgets.MenuLine{}
	}
	words := o.app.Phrase(Words.all, o.count())
	return widgets.MenuLine{Item: ui.Item{ID: "menu:branches", Text: words, Icon: icon.Branch}, Do: o.openList}
}

// WhatIf is the place where a copy of the game is played. Nothing that is done here reaches the real game until it is
// adopted.
type WhatIf struct {
	Table
	of        *WhatIfs
	branch    *whatif.Branch
	class     widgets.Class // the layout of the page
	comparing bool          // the comparison stands in the panel
	differing bool          // the map marks what differs from the real game
	all       bool          // the comparison has the figures that are the same, too
	point     view.Point    // at which the comparison is wanted
	outlook   outlook
	digest    digest
	naming    bool    // the menu of the name is open
	nameAt    ui.Rect // below which it hangs
	focus     *string // what had the focus in the real game when this was opened; nil before it was drawn
}

// seat shows a branch on a table that looks like another one.
func (w *WhatIf) seat(b *whatif.Branch, like Table) {
	b.Game.GoTo(b.To)
	w.branch = b
	w.Table = w.of.game.Seat(w, like)
}

// Branch returns the copy of the game with where it left the game.
func (w *WhatIf) Branch() *whatif.Branch { return w.branch }

func (w *WhatIf) app() *app.Shell { return w.of.app }

// title returns what the branch is called.
func (w *WhatIf) title() string { return w.of.title(w.branch) }

// speaker returns the speaker in the player's language.
func (w *WhatIf) speaker() *text.Speaker { return w.Desk().Speaker() }

// Played takes note that the branch went on, or was taken back.
func (w *WhatIf) Played() {
	w.branch.Moved(w.branch.Game.Now())
	w.of.game.Store()
}

// fork begins a branch that has the same plays up to the position on screen.
func (w *WhatIf) fork() {
	if at := w.branch.Game.At(); at > w.branch.From || at < w.branch.To {
		w.turn(w.of.set.Fork(w.branch, at))
	}
}

// again begins a branch where this one left the game.
func (w *WhatIf) again() {
	if w.branch.Plays() > 0 {
		w.turn(w.of.set.Again(w.branch))
	}
}

// turn shows another branch instead, or says that there is no room for it.
func (w *WhatIf) turn(b *whatif.Branch) {
	if b == nil {
		w.of.tooMany()
		return
	}
	old := w.branch
	w.seat(b, w.Table)
	if old.Plays() == 0 {
		w.of.set.Drop(old)
	}
	w.of.game.Store()
}

// rename asks for another name of the branch.
func (w *WhatIf) rename() {
	w.app().Open(&app.Rename{Shell: w.app(), Label: w.app().Say(Words.rename), Most: whatif.MaxName, Name: w.branch.Name, Done: func(name string) {
		if w.of.set.Rename(w.branch, name) {
			w.of.game.Store()
		} else {
			w.app().Open(app.NewNotice(w.app(), w.title(), w.app().Say(Words.nameTaken)))
		}
	}})
}

// Leave puts the branch away. Nothing is kept of one on which nothing was played.
func (w *WhatIf) Leave() {
	w.of.shown = nil
	if w.focus != nil {
		w.of.game.Refocus(*w.focus)
	}
	w.of.set.Tidy()
	w.of.game.Store()
}

// Mark marks on the map what differs from the real game.
func (w *WhatIf) Mark(s *mapview.Scene) {
	if !w.differing {
		return
	}
	for _, h := range whatif.Differences(w.real().S, w.Desk().View().S) {
		s.States[h] |= mapview.WhatIf
	}
}

// real returns the position in which the real game is played on.
func (w *WhatIf) real() rules.View {
	m := w.of.match()
	return m.ViewAt(m.Now())
}

// line returns a branch as a line of play to be compared.
func (w *WhatIf) line(b *whatif.Branch) view.Line {
	return view.Line{Name: b.Name, Game: b.Game, From: b.From, To: b.To}
}

// Draw draws the table of the copy below its strip and inside its frame.
func (w *WhatIf) Draw(u *ui.UI, page ui.Rect) {
	if w.focus == nil {
		before := u.Focus()
		w.focus = &before
	}
	w.frame(u, page)
	in := page.Inset(edge(page))
	if w.class = widgets.ClassOf(page); w.class == widgets.Phone {
		w.phoneStrip(u, &in)
	} else {
		w.strip(u, &in)
	}
	w.Table.Draw(u, in)
}
