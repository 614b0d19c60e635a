package scenes

import (
	"strconv"

	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/mapview"
	"hexrail/game/view"
	"hexrail/game/whatif"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
)

// whatIfs joins the branches of a game to the table on which the game is played.
type whatIfs struct {
	app   *shell.Shell
	set   *whatif.Set
	real  func() *Table
	here  func(id.Player) bool // whether a player sits at this device
	store func()               // keeps the branches with the game
	shown *whatIf              // the branch on the screen
	plays map[*whatif.Branch]shortPlays
}

// begin opens a copy of the position on a table.
func (o *whatIfs) begin(t *Table) {
	if b := o.set.Open(t.game); b != nil {
		o.enter(b)
		return
	}
	o.enter(o.set.All()[0])
	o.tooMany()
}

// tooMany says that no other branch can be begun.
func (o *whatIfs) tooMany() {
	title := o.app.Phrase(whatIfWords.fullTitle, text.Facts{"n": strconv.Itoa(whatif.MostOwn)})
	o.app.Open(shell.NewNotice(o.app, title, o.app.Say(whatIfWords.full)))
}

// keep makes a branch of what an action has cut from the game, and says so unless it is a part of one turn.
func (o *whatIfs) keep(before *match.Match) {
	t := o.real()
	b := o.set.Keep(before, t.game, o.app.Say(shell.Words.Undone))
	if !b.OwnTurn() {
		t.news = append(t.news, o.app.Phrase(whatIfWords.kept, text.Facts{"n": strconv.Itoa(b.Plays()), "name": b.Name}))
	}
}

// all returns the what-ifs that may be looked at: none while bids are secret, as playing on would show them (18FL/R22).
func (o *whatIfs) all() []*whatif.Branch {
	if o.real().secret() {
		return nil
	}
	return o.set.All()
}

// count is the number of what-ifs, for texts.
func (o *whatIfs) count() text.Facts { return text.Facts{"n": strconv.Itoa(len(o.set.All()))} }

// title returns what a branch is called.
func (o *whatIfs) title(b *whatif.Branch) string {
	if b.Undone {
		return b.Name
	}
	return o.app.Phrase(whatIfWords.name, text.Facts{"name": b.Name})
}

// enter shows a branch above the real game.
func (o *whatIfs) enter(b *whatif.Branch) {
	w := &whatIf{of: o}
	o.shown = w
	w.seat(b, o.real())
	o.app.Open(w)
}

// mostLines is the number of what-ifs that a menu lists; there is a dialog for all of them.
const mostLines = 3

// menu returns lines for the newest what-ifs, to go on with them, and one that leads to all if there are more.
func (o *whatIfs) menu() []kit.MenuLine {
	var lines []kit.MenuLine
	all := o.all()
	for _, b := range all[:min(len(all), mostLines)] {
		words := o.app.Phrase(whatIfWords.named, text.Facts{"name": o.title(b), "n": strconv.Itoa(b.Plays())})
		lines = append(lines, kit.MenuLine{Item: ui.Item{ID: "menu:branch:" + b.Name, Text: words, Icon: icon.Branch}, Do: func() { o.again(b) }})
	}
	if all := o.allOf(mostLines); all.Do != nil {
		lines = append(lines, all)
	}
	return lines
}

// allOf returns the line that leads to all what-ifs, zero if there are no more than those shown.
func (o *whatIfs) allOf(shown int) kit.MenuLine {
	if len(o.all()) <= shown {
		return kit.MenuLine{}
	}
	words := o.app.Phrase(whatIfWords.all, o.count())
	return kit.MenuLine{Item: ui.Item{ID: "menu:branches", Text: words, Icon: icon.Branch}, Do: o.openList}
}

// whatIf is the place where a copy of the game is played. Nothing that is done here reaches the real game until it is
// adopted.
type whatIf struct {
	*Table
	of        *whatIfs
	branch    *whatif.Branch
	comparing bool       // the comparison stands in the panel
	differing bool       // the map marks what differs from the real game
	all       bool       // the comparison has the figures that are the same, too
	point     view.Point // at which the comparison is wanted
	outlook   outlook
	digest    digest
	naming    bool    // the menu of the name is open
	nameAt    ui.Rect // below which it hangs
	focus     *string // what had the focus in the real game when this was opened; nil before it was drawn
}

// seat shows a branch, seen as another table is.
func (w *whatIf) seat(b *whatif.Branch, like *Table) {
	b.Game.GoTo(b.To)
	t := newTable(w.of.app, b.Game, w.hooks())
	t.first = b.From
	t.pane.Like(like.pane)
	t.side, t.sideAt = like.side, like.sideAt
	t.class, t.tab, t.corpOrder, t.panelW, t.sheet = like.class, like.tab, like.corpOrder, like.panelW, like.sheet
	w.branch, w.Table = b, t
}

// hooks are those of the real game, but for what would reach it.
func (w *whatIf) hooks() hooks {
	real := w.of.real().hooks
	return hooks{
		Name: real.Name, Copy: true,
		Status:   func() string { return w.app().Say(whatIfWords.copy) },
		Changed:  func(t *Table) { w.played(t) },
		WhatIf:   func(t *Table) { w.fork(t) },
		Rules:    real.Rules,
		Settings: real.Settings,
		Branches: w.of.lines, AllOf: w.of.allOf,
		Menu:  func(*Table) []kit.MenuLine { return w.of.menu() },
		Panel: w.panel,
		Mark:  w.mark,
	}
}

func (w *whatIf) app() *shell.Shell { return w.of.app }

// title returns what the branch is called.
func (w *whatIf) title() string { return w.of.title(w.branch) }

// played takes note that the branch went on, or was taken back.
func (w *whatIf) played(t *Table) {
	w.branch.Moved(t.game.Now())
	w.of.store()
}

// fork begins a branch that has the same plays up to the position on screen.
func (w *whatIf) fork(t *Table) {
	if at := t.game.At(); at > w.branch.From || at < w.branch.To {
		w.turn(w.of.set.Fork(w.branch, at))
	}
}

// again begins a branch where this one left the game.
func (w *whatIf) again() {
	if w.branch.Plays() > 0 {
		w.turn(w.of.set.Again(w.branch))
	}
}

// turn shows another branch instead, or says that there is no room for it.
func (w *whatIf) turn(b *whatif.Branch) {
	if b == nil {
		w.of.tooMany()
		return
	}
	old := w.branch
	w.seat(b, w.Table)
	if old.Plays() == 0 {
		w.of.set.Drop(old)
	}
	w.of.store()
}

// rename asks for another name of the branch.
func (w *whatIf) rename() {
	w.app().Open(&shell.Rename{Shell: w.app(), Label: w.app().Say(whatIfWords.rename), Most: whatif.MaxName, Name: w.branch.Name, Done: func(name string) {
		if w.of.set.Rename(w.branch, name) {
			w.of.store()
		} else {
			w.app().Open(shell.NewNotice(w.app(), w.title(), w.app().Say(whatIfWords.nameTaken)))
		}
	}})
}

// Leave puts the branch away. Nothing is kept of one on which nothing was played.
func (w *whatIf) Leave() {
	w.of.shown = nil
	w.of.real().restored = w.focus
	w.of.set.Tidy()
	w.of.store()
}

// mark marks on the map what differs from the real game.
func (w *whatIf) mark(s *mapview.Scene) {
	if !w.differing {
		return
	}
	for _, h := range whatif.Differences(w.real().S, w.Table.view().S) {
		s.States[h] |= mapview.WhatIf
	}
}

// real returns the position in which the real game is played on.
func (w *whatIf) real() rules.View {
	t := w.of.real()
	return t.game.ViewAt(t.game.Now())
}

// line returns a branch as a line of play to be compared.
func (w *whatIf) line(b *whatif.Branch) view.Line {
	return view.Line{Name: b.Name, Game: b.Game, From: b.From, To: b.To}
}

// Draw draws the table of the copy below its strip and inside its frame.
func (w *whatIf) Draw(u *ui.UI, page ui.Rect) {
	if w.focus == nil {
		before := u.Focus()
		w.focus = &before
	}
	w.frame(u, page)
	in := page.Inset(whatIfEdge(page))
	if w.class = kit.ClassOf(page); w.class == kit.Phone {
		w.phoneStrip(u, &in)
	} else {
		w.strip(u, &in)
	}
	w.Table.Draw(u, in)
}
