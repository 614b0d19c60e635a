// Package waiting lists the games that are played by link: those that wait for this device first, and since when
// somebody else has the turn in the others.
//
// Any and Line are for the places that lead to the list: whether it has a game, and how many games wait. List is the
// dialog. It shows the games in groups, in each the one that has waited longest first. A press plays a game or opens
// the dialog that sends its link.
//
// Everything comes from library.Info, so that no game is loaded. Archived and damaged games are not listed, and the
// package changes nothing. Lengths are in dp.
package waiting

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// group is a part of the list.
type group uint8

// The groups, in the order in which they are shown.
const (
	mine   group = iota // a player of this device has to decide
	unsent              // the others lack the last moves
	others              // a player elsewhere has to decide
	none                // not in the list
)

// groupOf returns the group of a game.
func groupOf(i *library.Info) group {
	switch {
	case i.Archived || i.Damaged || i.Newer() || !i.Linked():
		return none
	case i.Unsent():
		return unsent
	case i.MyTurn():
		return mine
	case i.Over:
		return none
	}
	return others
}

// games returns the games of a group, the one that has waited longest first.
func games(a *app.Shell, g group) []*library.Info {
	list := slices.DeleteFunc(a.Shelf.Games(), func(i *library.Info) bool { return groupOf(i) != g })
	slices.SortStableFunc(list, func(x, y *library.Info) int { return cmp.Compare(since(x), since(y)) })
	return list
}

// since returns since when the player to decide has the turn, or the time of the last change if that is unknown.
func since(i *library.Info) int64 { return cmp.Or(i.Since, i.Changed) }

// Any reports whether the list has any game.
func Any(a *app.Shell) bool {
	return slices.ContainsFunc(a.Shelf.Games(), func(i *library.Info) bool { return groupOf(i) != none })
}

// Line returns how many games wait for this device or, if none does, how many are played by link.
func Line(a *app.Shell) string {
	if n := (library.Post{Shelf: a.Shelf}).Waiting(); n > 0 {
		return a.Phrase(words.wait, text.Facts{"n": strconv.Itoa(n)})
	}
	return a.Phrase(words.allWait, text.Facts{"n": strconv.Itoa(len(games(a, others)))})
}

// List is the dialog with all games that are played by link.
type List struct {
	app.Dialog
	app *app.Shell
}

// NewList returns the dialog.
func NewList(a *app.Shell) *List { return &List{app: a} }

// Sizes in dp of a game in the list.
const (
	rowHeight   = 62   // minimum; larger text needs more
	rowPad      = 10   // on the left and right
	signWidth   = 34   // of the space for the player's shape
	signRadius  = 11   // of the shape
	widestLabel = 0.45 // share of the row that the button may take with its text; else it has only an icon
)

// Draw draws the games by group, and at the end the field for a link. Closing the dialog changes nothing.
func (l *List) Draw(u *ui.UI, _ ui.Rect) {
	a := l.app
	if a.Top() != l { // a dialog opened above covers it
		return
	}
	d := ui.Dialog{Title: a.Say(words.title), Below: Line(a), Icon: icon.Clock, Width: 720, Height: 640}
	a.DrawDialog(u, l, "waiting", d, func(r ui.Rect) {
		foot := r.CutBottom(widgets.ActionHeight(u))
		r.CutBottom(10)
		widgets.ScrollColumn(u, "waiting:scroll", r, func(col *widgets.Column) {
			for g, name := range [...]text.Pair{mine: words.mine, unsent: words.unsent, others: words.others} {
				l.drawGroup(u, col, group(g), name)
			}
			col.Gap(8)
		})
		b := ui.Button{Text: a.Say(app.Words.Open), Icon: icon.Link}
		if widgets.CutButton(u, &foot, "waiting:open", b) {
			a.Open(dialogs.NewOpening(a))
		}
	})
}

// drawGroup draws the games of a group below its name, or nothing if there are none.
func (l *List) drawGroup(u *ui.UI, col *widgets.Column, g group, name text.Pair) {
	list := games(l.app, g)
	if len(list) == 0 {
		return
	}
	said := l.app.Phrase(name, text.Facts{"n": strconv.Itoa(len(list))})
	u.Heading("waiting:group"+strconv.Itoa(int(g)), 3, col.Cut(widgets.Line(u, widgets.Sizes.Lead)), said,
		widgets.Bold(u, widgets.Sizes.Lead))
	col.Gap(6)
	for _, i := range list {
		l.drawGame(u, col.Cut(max(rowHeight, linesHeight(u)+14)), i, g)
		col.Gap(8)
	}
	col.Gap(8)
}

// linesHeight returns the height of the three lines of words about a game: its name, who has to decide, and its title.
func linesHeight(u *ui.UI) float32 {
	return widgets.Line(u, widgets.Sizes.Body) + 2*widgets.Line(u, widgets.Sizes.Small)
}

// gameWords are the words about a game.
type gameWords struct {
	player string // who has to decide, or ""
	due    string // the player and the decision
	since  string // how long the player has had the turn
	about  string // title and round
}

// wordsOf returns the words about a game. The player is not named twice where the decision names the player already.
func (l *List) wordsOf(i *library.Info) (w gameWords) {
	a, lang := l.app, l.app.Prefs.Lang
	if n := int(i.Decider); n >= 1 && n <= len(i.Players) {
		w.player = i.Players[n-1]
	}
	w.due = i.Due[lang]
	if !i.Over && !strings.Contains(w.due, w.player) {
		w.due = a.Phrase(words.due, text.Facts{"player": w.player, "due": w.due})
	}
	w.since, w.about = app.Ago(lang, a.Host.Now(), since(i)), text.List(lang, i.TitleName(lang), i.Round[lang])
	return w
}

// drawGame draws a game: who has to decide what and since when, and a button that sends it or plays it. A press
// elsewhere plays it.
func (l *List) drawGame(u *ui.UI, r ui.Rect, i *library.Info, g group) {
	a, w := l.app, l.wordsOf(i)
	u.Open(ui.Node{ID: "waiting:" + i.ID, Role: ui.RoleListItem, Name: i.Name, Rect: r})
	defer u.Close()
	ground, line := u.Theme.BG.Surface, u.Theme.Line.Base
	if g == mine {
		ground, line = u.Theme.Accent.Soft, u.Theme.Accent.Line
	}
	u.P.RoundRect(r, theme.Radius.Button, ground)
	u.P.Frame(r, theme.Radius.Button, theme.Stroke.Hair, line)
	in := r.Pad(rowPad, 0)
	b := l.button(i, g, w.player)
	if u.ButtonWidth(b) > in.W*widestLabel {
		b.Text, b.Name = "", b.Text
	}
	button := widgets.Middle(in.CutRight(u.ButtonWidth(b)), widgets.FieldHeight(u))
	in.CutRight(8)
	spoken := text.List(a.Prefs.Lang, i.Name, w.about, w.due, w.since)
	p := u.Press(ui.Node{ID: "waiting:play:" + i.ID, Role: ui.RoleButton, Name: spoken},
		ui.Rect{X: r.X, Y: r.Y, W: in.Right() - r.X, H: r.H}, theme.Radius.Button)
	x, y := in.CutLeft(signWidth).Center()
	widgets.SeatsOf(i.Players).Draw(u, i.Decider, x-4, y, signRadius)
	drawLines(u, in, i.Name, w)
	switch pressed := u.Button("waiting:do:"+i.ID, button, b); {
	case pressed && g != mine:
		dialogs.ShareStored(a, i)
	case pressed, p.Clicked:
		a.Play(i.ID)
	}
}

// drawLines draws the name of a game and the words about it on three lines.
func drawLines(u *ui.UI, r ui.Rect, name string, w gameWords) {
	r = widgets.Middle(r, linesHeight(u))
	bold, small := widgets.Bold(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Small)
	first := r.CutTop(widgets.Line(u, widgets.Sizes.Body))
	u.P.TextIn(first.CutRight(u.P.Width(w.since, small)), w.since, widgets.Aligned(small, paint.Right))
	first.CutRight(8)
	u.P.TextIn(first, u.P.Fit(name, first.W, bold), bold)
	u.P.TextIn(r.CutTop(widgets.Line(u, widgets.Sizes.Small)), u.P.Fit(w.due, r.W, small), small)
	u.P.TextIn(r, u.P.Fit(w.about, r.W, small), small)
}

// button returns the button of a game: it plays it, sends it, or sends it again in case it was lost.
func (l *List) button(i *library.Info, g group, player string) ui.Button {
	a := l.app
	switch {
	case g == mine:
		return ui.Button{Text: a.Say(words.play), Icon: icon.Play, Look: ui.Primary, Small: true}
	case i.Over:
		return ui.Button{Text: a.Say(app.Words.Send), Icon: icon.Share, Look: ui.Primary, Small: true}
	case g == unsent:
		said := a.Phrase(app.Words.SendTo, text.Facts{"player": player})
		return ui.Button{Text: said, Icon: icon.Share, Look: ui.Primary, Small: true}
	}
	return ui.Button{Text: a.Say(words.again), Icon: icon.Share, Small: true}
}
