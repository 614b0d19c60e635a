package table

import (
	"cmp"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// guardTime is the time in which a guarded press can be confirmed.
const guardTime = 4 * time.Second

// actionBar draws the buttons of a decision with undo and redo.
type actionBar struct {
	*choice.Desk
	rewind *rewind
	guard  guard
	undoAt ui.Rect // rectangle of the undo button, below which its menu opens
}

// guard is a button that waits for a second press.
type guard struct {
	id    string
	until time.Duration
}

// height returns the height of the action bar with the buttons b at a width.
func (bar *actionBar) height(u *ui.UI, b decision.Bar, width float32) float32 {
	h := bar.ActionHeight(u) + 2*barPad + bar.noteHeight(u, b.Note, width-2*widgets.PanelPad)
	if b.More != nil {
		h += bar.ActionHeight(u) + barGap
	}
	return h
}

// noteHeight returns the height of the note above the buttons with the space below it.
func (bar *actionBar) noteHeight(u *ui.UI, note string, width float32) float32 {
	if note == "" {
		return 0
	}
	return u.P.Height(note, width-noteIcon-noteIconGap, widgets.Soft(u, widgets.Sizes.Small)) + noteGap
}

// secondaryShare is the width of the secondary button as a share of the space beside undo and redo. It does not depend
// on the text, so that the buttons keep their places.
const secondaryShare = 0.4

// draw draws the action bar: undo on the left, the primary button on the right.
func (bar *actionBar) draw(u *ui.UI, r ui.Rect, b decision.Bar) {
	u.Open(ui.Node{ID: "actions", Role: ui.RoleToolbar, Name: bar.Say(tableWords.actions), Rect: r})
	defer u.Close()
	widgets.DrawRule(u, r)
	in := r.Pad(widgets.PanelPad, barPad)
	if b.Note != "" {
		bar.drawNote(u, &in, b)
	}
	if b.More != nil {
		row := in.CutBottom(bar.ActionHeight(u))
		in.CutBottom(barGap)
		bar.drawButton(u, row, b.More, "act:more")
	}
	bar.drawUndo(u, &in)
	bar.drawPair(u, in, b)
}

// drawNote draws the note above the buttons and cuts it off the top of r.
func (bar *actionBar) drawNote(u *ui.UI, r *ui.Rect, b decision.Bar) {
	style, sign := widgets.Soft(u, widgets.Sizes.Small), icon.Info
	if b.Warns {
		style.Color, sign = u.Theme.Warn.Base, icon.Warn
	}
	row := r.CutTop(u.P.Height(b.Note, r.W-noteIcon-noteIconGap, style))
	r.CutTop(noteGap)
	widgets.CutIcon(u, &row, sign, noteIcon, noteIconGap, style.Color)
	u.Paragraph("act:note", row, b.Note, style)
}

// Sizes of the action bar in dp.
const (
	barPad    = 12  // above and below the buttons
	barGap    = 8   // between buttons
	undoArrow = 24  // width of the arrow beside undo, and of other arrows if space is short
	redoRoom  = 220 // space beside undo from which redo has a button
	arrowRoom = 90  // width of a button from which its arrow is wide enough for a finger

	noteIcon    = 15 // side of the icon of the note
	noteIconGap = 7  // between it and the words
	noteGap     = 6  // below the note
)

// drawUndo draws undo with its menu, and redo, and cuts them off the left of r. They are missing while a past position
// is shown, because they move the latest one.
func (bar *actionBar) drawUndo(u *ui.UI, r *ui.Rect) {
	if !bar.rewind.enabled() {
		return
	}
	wide := r.H
	if bar.Class() != widgets.Phone && !u.Surface.Coarse {
		wide = widgets.ControlHeight(u)
	}
	undo := r.CutLeft(wide)
	r.CutLeft(1)
	arrow := r.CutLeft(undoArrow)
	r.CutLeft(barGap)
	name, why := bar.rewind.undoName(), bar.rewind.undoBar()
	button := ui.Button{
		Icon: icon.Undo, Name: name, Disabled: bar.See().History.Undo == "" || why != "", Describe: why,
		Tip: cmp.Or(why, widgets.KeyTip(name, "Ctrl+Z")),
	}
	press := u.PressButton("act:undo", undo, button)
	more := u.Button("act:undo:more", arrow, ui.Button{
		Icon: icon.ChevronUp, Name: bar.Say(tableWords.undoMenu), Tip: widgets.KeyTip(bar.Say(tableWords.undoMenu), "U"),
		Disabled: !bar.rewind.undoable(),
	})
	if press.Clicked || u.Key("Ctrl+z") {
		bar.rewind.undo()
		if why != "" {
			u.Toast(why)
		}
	} else if press.Other || more {
		bar.rewind.openMenu()
	}
	bar.undoAt = undo
	bar.drawRedo(u, r, wide)
}

// drawRedo draws redo with a width and cuts it off the left of r. Without enough room it is only in the menu, so that
// the secondary button keeps its place; its keys always work.
func (bar *actionBar) drawRedo(u *ui.UI, r *ui.Rect, wide float32) {
	pressed := false
	if bar.Class() != widgets.Phone && r.W >= redoRoom {
		redo, name, none := r.CutLeft(wide), bar.rewind.redoName(), bar.See().History.Redo == ""
		r.CutLeft(barGap)
		b := ui.Button{Icon: icon.Redo, Name: name, Tip: widgets.KeyTip(name, "Ctrl+Y"), Disabled: none}
		pressed = u.Button("act:redo", redo, b)
	}
	if pressed || u.Key("Ctrl+y") || u.Key("Ctrl+Shift+z") {
		bar.rewind.redo()
	}
}

// drawPair draws the secondary button, whose place is fixed, and the primary button in the rest.
func (bar *actionBar) drawPair(u *ui.UI, r ui.Rect, b decision.Bar) {
	if b.Secondary != nil {
		place := r
		if b.Primary != nil {
			share := float32(secondaryShare)
			if u.Surface.Coarse && bar.Class() != widgets.Phone {
				share = 0.5 // with an arrow for a finger
			}
			place = r.CutLeft((r.W - barGap) * share)
			r.CutLeft(barGap)
		}
		bar.drawButton(u, place, b.Secondary, "act:secondary")
	}
	if b.Primary != nil {
		bar.drawButton(u, r, b.Primary, "act:primary")
	}
}

// keyWidth returns the width of the sign with a button's key, or zero.
func (bar *actionBar) keyWidth(u *ui.UI, a *decision.Act) float32 {
	if a.Key == "" || u.Surface.Coarse {
		return 0
	}
	return u.P.Width(a.Key, widgets.Section(u)) + 20
}

// drawButton draws a button and performs its action when pressed; see press. usual is the id of a button without one.
func (bar *actionBar) drawButton(u *ui.UI, r ui.Rect, a *decision.Act, usual string) {
	a.ID = cmp.Or(a.ID, usual)
	look := a.Look
	if usual == "act:primary" && look == ui.Secondary {
		look = ui.Primary
	}
	b := ui.Button{Text: a.Text, Wrap: true, Look: look, Disabled: a.Why != "", Describe: cmp.Or(a.Why, a.Tell)}
	if a.Icon != "" && bar.Class() == widgets.Phone {
		b.Text, b.Name, b.Icon = "", a.Text, a.Icon
	}
	asking := bar.guard.id == a.ID && u.Now < bar.guard.until
	if asking {
		b.Text, b.Look = a.Guard, ui.Warning
		u.WakeAt(bar.guard.until)
	}
	if a.More != "" {
		wide := u.Target()
		if r.W < arrowRoom {
			wide = undoArrow
		}
		arrow := r.CutRight(wide)
		r.CutRight(1)
		if u.Button(a.ID+":more", arrow, ui.Button{Icon: icon.ChevronUp, Name: a.More, Tip: a.More, Look: look}) {
			a.OpenMore(arrow)
		}
	}
	pressed := u.Button(a.ID, r, b)
	bar.drawKeySign(u, r, a)
	typed := usual == "act:primary" && u.Entered("price")
	if typed && a.Why == "" {
		u.SetFocus(a.ID) // otherwise the next decision's keys, such as 1, would go into its field
	}
	enter := usual == "act:primary" && u.Key("Enter") || typed
	if pressed || enter || a.Key != "" && u.Key(keyOf(a.Key)) {
		bar.press(u, a, asking)
	}
}

// keyOf returns the chord of a key from its label, such as "a" from "A".
func keyOf(shown string) string {
	if len(shown) == 1 && shown[0] >= 'A' && shown[0] <= 'Z' {
		return string(shown[0] + 'a' - 'A')
	}
	return shown
}

// press performs the action of a button. It announces the reason if it cannot, waits until the step is ready, and asks
// for confirmation first if the action needs it.
func (bar *actionBar) press(u *ui.UI, a *decision.Act, asked bool) {
	switch {
	case a.Why != "" || a.Do == nil:
		u.Announce(a.Why)
		return
	case !a.Free && !bar.Ready(u):
		return
	case a.Guard != "" && bar.Shell.Prefs.Guards && !asked:
		bar.guard = guard{a.ID, u.Now + guardTime}
		u.Announce(a.Guard)
	default:
		bar.guard = guard{}
		a.Do()
	}
	u.Again()
}

// drawKeySign draws the key of a button at its right end, if it fits.
func (bar *actionBar) drawKeySign(u *ui.UI, r ui.Rect, a *decision.Act) {
	w := bar.keyWidth(u, a)
	if w == 0 || r.W < u.ButtonWidth(ui.Button{Text: a.Text})+2*w-24 {
		return
	}
	box := r.CutRight(w).Middle(w-8, 20*u.TextScale).Moved(-4, 0)
	u.P.Frame(box, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
	u.P.TextIn(box, a.Key, widgets.Aligned(widgets.Section(u), paint.Center))
}
