package planning

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// list is the dialog with all what-ifs of a game.
type list struct {
	app.Dialog
	of *WhatIfs
}

// listRow is the height in dp of a what-if in the list.
const listRow = 56

// openList opens the dialog with all what-ifs of the game.
func (o *WhatIfs) openList() { o.app.Open(&list{of: o}) }

// Draw draws a row for each what-if. A press on a row closes the dialog and shows its what-if; discarding one closes
// the dialog only if that what-if is on the screen.
func (d *list) Draw(u *ui.UI, _ ui.Rect) {
	o := d.of
	box := ui.Dialog{Title: o.app.Say(Words.branches), Width: 560, Height: 680}
	o.app.DrawDialog(u, d, "whatifs", box, func(r ui.Rect) {
		widgets.Scroll(u, "whatifs:scroll", r, func(c *ui.Rect) {
			c.CutRight(widgets.ScrollBar)
			u.Open(ui.Node{ID: "whatifs:list", Role: ui.RoleList, Name: box.Title, Rect: r})
			defer u.Close()
			for _, b := range slices.Clone(o.set.All()) {
				d.drawRow(u, c.CutTop(listRow*u.TextScale), b)
				c.CutTop(6)
			}
			c.CutTop(8)
		})
	})
}

// drawRow draws a what-if with a button to discard it. A press shows the what-if.
func (d *list) drawRow(u *ui.UI, r ui.Rect, b *whatif.Branch) {
	o := d.of
	shown := o.shown != nil && o.shown.branch == b
	bin := r.CutRight(widgets.ControlHeight(u))
	r.CutRight(6)
	chosen := d.pressBranch(u, r, b, shown)
	discard := ui.Button{
		Icon: icon.Trash, Look: ui.Quiet, Name: o.speaker().Phrase(text.WhatIfDrop, text.Facts{"name": b.Name}),
	}
	dropped := u.Button("whatifs:drop:"+b.Name, widgets.Middle(bin, widgets.ControlHeight(u)), discard)
	switch {
	case dropped && !shown:
		o.discard(u, b)
	case dropped:
		o.app.Close(d)
		o.shown.drop(u)
	case chosen:
		o.app.Close(d)
		if !shown {
			o.showAgain(b)
		}
	}
}

// pressBranch draws a what-if as a button and reports whether it was pressed. shown marks the one on the screen.
func (d *list) pressBranch(u *ui.UI, r ui.Rect, b *whatif.Branch, shown bool) bool {
	name, hint := d.of.title(b), d.of.summary(b)
	n := ui.Node{ID: "whatifs:" + b.Name, Role: ui.RoleButton, Name: name, Describe: hint, Pressed: ui.Is(shown)}
	pressed := u.Press(n, r, theme.Radius.Button)
	ink, edge, ground := branchColors(u, shown, u.Theme.Ink.Base)
	if !shown && (pressed.Hover || pressed.Held) {
		ground = u.Theme.BG.Sunken
	}
	u.P.RoundRect(r, theme.Radius.Button, ground)
	u.P.Frame(r, theme.Radius.Button, theme.Stroke.Control, edge)
	in := r.Pad(12, 0)
	widgets.CutIcon(u, &in, icon.Branch, theme.Size.Icon, 10, ink)
	lines := in.Middle(in.W, widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Small)+2)
	u.Label(lines.CutTop(widgets.Line(u, widgets.Sizes.Body)+2), name, u.Type(widgets.Sizes.Body, paint.Bold, ink))
	u.Label(lines, hint, widgets.Soft(u, widgets.Sizes.Small))
	return pressed.Clicked
}

// branchColors returns the colours of a branch's words, frame and background: its own if it is on the screen, otherwise
// plain ones with words in the colour usual.
func branchColors(u *ui.UI, shown bool, usual paint.Color) (ink, edge, ground paint.Color) {
	if shown {
		return u.Theme.WhatIf.Base, u.Theme.WhatIf.Base, u.Theme.WhatIf.Soft
	}
	return usual, u.Theme.Line.Strong, u.Theme.BG.Surface
}

// mostTold is the number of moves in a summary.
const mostTold = 3

// summary returns a line on a what-if: where it leaves the game, its number of moves, and the first of them.
func (o *WhatIfs) summary(b *whatif.Branch) string {
	return o.app.Phrase(Words.about, text.Facts{
		"round": o.speaker().Round(b.Game.ViewAt(b.From)), "at": strconv.Itoa(b.From), "n": strconv.Itoa(b.Plays()),
		"plays": o.speaker().List(o.shortTexts(b, mostTold)),
	})
}
