package planning

import (
	"strconv"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Game is the real game as its what-ifs see it. They have no other access to it.
type Game interface {
	// Desk returns the table of the game.
	Desk() *desk.Desk
	// Seat returns a table for a what-if. The view is copied from like, or from the table of the game if like is nil.
	Seat(w *WhatIf, like Table) Table

	// Secret reports whether sealed bids are being made.
	Secret() bool
	// ReadOnly reports whether the game can only be watched.
	ReadOnly() bool
	// Here reports whether a player plays on this device.
	Here(p id.Player) bool

	// Cutting calls do and, if that replaced undone actions, keeps them as a branch.
	Cutting(do func())
	// Changed updates the table of the game. Call it after actions were played in the game.
	Changed()
	// Store stores the what-ifs with the game.
	Store()
	// Tell shows a toast in the next frame.
	Tell(said string)
	// Refocus returns the focus to the control that had it before a what-if was opened, and announces the decision.
	Refocus(was string)
}

// Table is a table on which a what-if is played.
type Table interface {
	app.Place
	// Desk returns the copy of the game and the state of its view.
	Desk() *desk.Desk
}

// WhatIfs are the what-ifs of a game.
type WhatIfs struct {
	app   *app.Shell
	game  Game
	set   *whatif.Set
	shown *WhatIf // the one on the screen, or nil
	plays map[*whatif.Branch]shortPlays
}

// New returns the what-ifs of a game.
func New(app *app.Shell, game Game, set *whatif.Set) *WhatIfs {
	return &WhatIfs{app: app, game: game, set: set}
}

// All returns the branches, newest first.
func (o *WhatIfs) All() []*whatif.Branch { return o.set.All() }

// Shown returns the what-if on the screen, or nil.
func (o *WhatIfs) Shown() *WhatIf { return o.shown }

// Save calls keep with the branches if they have changed since they were last saved.
func (o *WhatIfs) Save(keep func([]save.Branch)) { o.set.Save(o.match(), keep) }

// Load replaces the branches by the stored ones, except for the one on the screen.
func (o *WhatIfs) Load(m *match.Match, stored []save.Branch) {
	o.set = whatif.Read(m, stored)
	if o.shown != nil {
		o.set.Take(o.shown.branch)
	}
}

// speaker returns the speaker in the player's language.
func (o *WhatIfs) speaker() *text.Speaker { return o.game.Desk().Speaker() }

// match returns the real game.
func (o *WhatIfs) match() *match.Match { return o.game.Desk().Game }

// Begin opens a copy of the position on the screen. In a what-if it begins another one with the same moves.
func (o *WhatIfs) Begin() {
	if o.shown != nil {
		o.shown.beginHere()
		return
	}
	if b := o.set.Open(o.match()); b != nil {
		o.enter(b)
		return
	}
	o.enter(o.set.All()[0]) // above it, the notice has a what-if to drop in sight
	o.refuseMore()
}

// refuseMore opens a notice that no further what-if can be begun.
func (o *WhatIfs) refuseMore() {
	title := o.app.Phrase(Words.fullTitle, text.Facts{"n": strconv.Itoa(whatif.MostOwn)})
	o.app.Open(app.NewNotice(o.app, title, o.app.Say(Words.full)))
}

// Keep makes a branch of the actions that an action has replaced in the game. It announces the branch unless it is part
// of a single turn, since players often just retry a turn.
func (o *WhatIfs) Keep(before *match.Match) {
	b := o.set.Keep(before, o.match(), o.app.Say(app.Words.Undone))
	if !b.OwnTurn() {
		o.game.Tell(o.app.Phrase(Words.kept, text.Facts{"n": strconv.Itoa(b.Plays()), "name": b.Name}))
	}
}

// showable returns the what-ifs that may be shown: none during sealed bids, because playing on would reveal these.
func (o *WhatIfs) showable() []*whatif.Branch {
	if o.game.Secret() {
		return nil
	}
	return o.set.All()
}

// count returns the number of what-ifs as a fact for texts.
func (o *WhatIfs) count() text.Facts { return text.Facts{"n": strconv.Itoa(len(o.set.All()))} }

// title returns the name of a branch.
func (o *WhatIfs) title(b *whatif.Branch) string {
	if b.Undone {
		return b.Name
	}
	return o.app.Phrase(Words.name, text.Facts{"name": b.Name})
}

// enter shows a branch on top of the real game.
func (o *WhatIfs) enter(b *whatif.Branch) {
	w := &WhatIf{of: o}
	w.figures.WhatIf = w
	o.shown = w
	w.showBranch(b, nil)
	o.app.Open(w)
}

// mostLines is the number of what-ifs in a menu.
const mostLines = 3

// Menu returns menu lines for the newest what-ifs and, if there are more, one that lists all.
func (o *WhatIfs) Menu() []widgets.MenuLine {
	var lines []widgets.MenuLine
	all := o.showable()
	for _, b := range all[:min(len(all), mostLines)] {
		words := o.app.Phrase(Words.named, text.Facts{"name": o.title(b), "n": strconv.Itoa(b.Plays())})
		lines = append(lines, widgets.MenuLine{Item: ui.Item{ID: "menu:branch:" + b.Name, Text: words, Icon: icon.Branch},
			Do: func() { o.showAgain(b) }})
	}
	if all := o.allOf(mostLines); all.Do != nil {
		lines = append(lines, all)
	}
	return lines
}

// allOf returns the menu line that lists all what-ifs, or the zero value if there are no more than the number shown.
func (o *WhatIfs) allOf(shown int) widgets.MenuLine {
	if len(o.showable()) <= shown {
		return widgets.MenuLine{}
	}
	words := o.app.Phrase(Words.all, o.count())
	return widgets.MenuLine{Item: ui.Item{ID: "menu:branches", Text: words, Icon: icon.Branch}, Do: o.openList}
}

// WhatIf is the screen on which a copy of the game is played. It changes the real game only by adopting.
type WhatIf struct {
	Table
	of           *WhatIfs
	branch, said *whatif.Branch // on the screen, and the one announced last
	class        widgets.Class  // layout of the page
	comparing    bool           // the comparison is in the side panel
	differing    bool           // the map marks the differences from the real game
	figures      comparison
	outlook      outlook
	naming       bool    // the menu of the name is open
	nameAt       ui.Rect // rectangle of the button that opens it
	focus        *string // control that had the focus in the real game; nil before the first frame
}

// showBranch shows a branch on a new table with the same view as like or, if like is nil, as the table of the game.
func (w *WhatIf) showBranch(b *whatif.Branch, like Table) {
	b.Game.GoTo(b.To)
	w.branch = b
	w.Table = w.of.game.Seat(w, like)
}

// Branch returns the branch on the screen.
func (w *WhatIf) Branch() *whatif.Branch { return w.branch }

// app returns the shell.
func (w *WhatIf) app() *app.Shell { return w.of.app }

// title returns the name of the branch.
func (w *WhatIf) title() string { return w.of.title(w.branch) }

// speaker returns the speaker in the player's language.
func (w *WhatIf) speaker() *text.Speaker { return w.Desk().Speaker() }

// UpdateBranch updates the branch after an action was played or undone in it.
func (w *WhatIf) UpdateBranch() {
	w.branch.SetEnd(w.branch.Game.Now())
	w.of.game.Store()
}

// beginHere begins a branch with the same moves up to the position on the screen, unless this one has no moves yet.
func (w *WhatIf) beginHere() {
	if at := w.branch.Game.At(); at > w.branch.From || at < w.branch.To {
		w.turnTo(w.of.set.Fork(w.branch, at))
	}
}

// beginAnother begins a branch at the position where this one left the game.
func (w *WhatIf) beginAnother() {
	if w.branch.Plays() > 0 {
		w.turnTo(w.of.set.Again(w.branch))
	}
}

// turnTo shows another branch in place of this one, which is dropped if it has no moves. If b is nil, it opens a notice
// that there are too many branches.
func (w *WhatIf) turnTo(b *whatif.Branch) {
	if b == nil {
		w.of.refuseMore()
		return
	}
	old := w.branch
	w.showBranch(b, w.Table)
	if old.Plays() == 0 {
		w.of.set.Drop(old)
	}
	w.of.game.Store()
}

// rename opens the dialog for the name of the branch.
func (w *WhatIf) rename() {
	w.app().Open(&app.Rename{Shell: w.app(), Label: w.app().Say(Words.rename), Most: whatif.MaxName, Name: w.branch.Name,
		Done: func(name string) {
			if w.of.set.Rename(w.branch, name) {
				w.of.game.Store()
			} else {
				w.app().Open(app.NewNotice(w.app(), w.title(), w.app().Say(Words.nameTaken)))
			}
		}})
}

// Leave returns the focus to the game and drops branches without moves. The shell calls it when the screen is closed.
func (w *WhatIf) Leave() {
	w.of.shown = nil
	if w.focus != nil {
		w.of.game.Refocus(*w.focus)
	}
	w.of.set.Tidy()
	w.of.game.Store()
}

// Mark marks the hexes that differ from the real game.
func (w *WhatIf) Mark(s *mapview.Scene) {
	if !w.differing {
		return
	}
	for _, h := range whatif.Differences(w.real().S, w.Desk().View().S) {
		s.States[h] |= mapview.WhatIf
	}
}

// real returns the latest position of the real game.
func (w *WhatIf) real() rules.View {
	m := w.of.match()
	return m.ViewAt(m.Now())
}

// line returns a branch as a line of play for the comparison.
func (w *WhatIf) line(b *whatif.Branch) view.Line {
	return view.Line{Name: b.Name, Game: b.Game, From: b.From, To: b.To}
}

// Draw draws the frame, the strip and the table of the copy.
func (w *WhatIf) Draw(u *ui.UI, page ui.Rect) {
	if w.focus == nil {
		before := u.Focus()
		w.focus = &before
	}
	if w.said != w.branch {
		w.said = w.branch
		u.Announce(w.app().Phrase(Words.entered, text.Facts{"name": w.title()}))
	}
	w.drawFrame(u, page)
	in := page.Inset(edge(page))
	w.class = widgets.ClassOf(page)
	if w.class == widgets.Phone {
		w.cutPhoneStrip(u, &in)
	} else {
		w.cutStrip(u, &in)
	}
	w.Table.Draw(u, in)
}
