package planning

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// edge returns the width in dp of the frame around a what-if. On phones, where space is scarce, it is half.
func edge(page ui.Rect) float32 {
	if c := widgets.ClassOf(page); c == widgets.Phone || c == widgets.Landscape {
		return 2
	}
	return 4
}

// drawFrame draws the frame around the page, also over dialogs, so that a what-if is never taken for the real game.
func (w *WhatIf) drawFrame(u *ui.UI, page ui.Rect) {
	u.Over(ui.Toasts, func() {
		c, edge := u.Theme.WhatIf.Base, edge(page)
		u.P.Fill(paint.R(page.X, page.Y, page.W, edge), c)
		u.P.Fill(paint.R(page.X, page.Bottom()-edge, page.W, edge), c)
		u.P.Fill(paint.R(page.X, page.Y, edge, page.H), c)
		u.P.Fill(paint.R(page.Right()-edge, page.Y, edge, page.H), c)
	})
}

// stripButton is a button of the strip with its action. short leaves only its icon.
type stripButton struct {
	id    string
	ui    ui.Button
	short bool
	do    func()
}

// The levels of the texts in the strip, from the longest to the shortest.
const (
	allTexts    = iota // also that the game waits
	noWaits            // without that
	iconDrop           // the button that drops the branch is an icon
	iconMost           // so are those that compare and go back, and the name has no icon
	iconButtons        // all buttons are icons, and the name is that of the branch alone
	stripLevels
)

// Sizes of the strip in dp.
const (
	stripHeight = 42   // minimum
	stripPad    = 8    // left and right
	stripGap    = 12   // on both sides of the mark
	pillHeight  = 30   // of the mark
	pillBelow   = 4    // space below a mark that has a row of its own
	minPill     = 0.75 // factor down to which the mark shrinks before it moves to a row of its own
)

// stripTexts returns the name and the buttons of the strip at the first level at which the mark fits between them in a
// strip of width dp, or at the last level, and the room that they leave for the mark.
func (w *WhatIf) stripTexts(u *ui.UI, width float32) (name *widgets.Parts, buttons []stripButton, room float32) {
	for level := range stripLevels {
		name, buttons = w.nameParts(u, level), w.stripButtons(u, level)
		room = width - 2*stripPad - 2*stripGap - name.Width() - buttonsWidth(u, buttons)
		if room >= w.pillWidth(u) {
			break
		}
	}
	return name, buttons, room
}

// cutStrip draws the strip of a what-if and cuts it off the top of r: its name, the mark, and the buttons. The mark is
// above the others if it does not fit between them.
func (w *WhatIf) cutStrip(u *ui.UI, r *ui.Rect) {
	name, buttons, room := w.stripTexts(u, r.W)
	pill, above := w.pillWidth(u), float32(0)
	if room < minPill*pill {
		above = pillHeight*u.TextScale + pillBelow
	}
	height := max(stripHeight, u.Target()+6) * min(u.TextScale, phoneGrowth)
	row := r.CutTop(height + above)
	u.Open(ui.Node{ID: "whatif", Role: ui.RoleRegion, Name: w.title(), Rect: row})
	defer u.Close()
	u.Block(row)
	u.P.Fill(row, u.Theme.WhatIf.Soft)
	u.P.Fill(paint.R(row.X, row.Bottom()-1, row.W, 1), u.Theme.WhatIf.Base)
	row = row.Pad(stripPad, 0)
	if above > 0 {
		top := row.CutTop(above)
		w.drawPill(u, top.Middle(min(pill, top.W), above-pillBelow))
	}
	left := row.CutLeft(name.Width())
	u.Node(ui.Node{ID: "whatif:name", Role: ui.RoleHeading, Level: 1, Name: w.title(), Rect: left})
	name.Draw(left)
	row.CutLeft(stripGap)
	right := row.CutRight(buttonsWidth(u, buttons))
	row.CutRight(stripGap)
	if above == 0 {
		w.drawPill(u, row.Middle(min(pill, row.W), min(row.H-8, pillHeight*u.TextScale)))
	}
	drawButtons(u, right, buttons)
}

// drawButtons draws the buttons of the strip from left to right.
func drawButtons(u *ui.UI, r ui.Rect, list []stripButton) {
	for i := range list {
		b := &list[i]
		cell := r.CutLeft(b.width(u))
		r.CutLeft(stripButtonGap)
		if u.Button(b.id, widgets.Middle(cell, widgets.SmallHeight(u)), b.ui) {
			b.do()
		}
	}
}

// stripButtonGap is the gap between the buttons of the strip in dp.
const stripButtonGap = 6

// nameParts returns the name of the branch with as much around it as a level allows.
func (w *WhatIf) nameParts(u *ui.UI, level int) *widgets.Parts {
	ps := widgets.NewParts(u)
	c := u.Theme.WhatIf.Base
	if level < iconMost {
		ps.Icon(icon.Branch, 18, c)
		ps.Gap(8)
	}
	if level >= iconButtons {
		ps.Text(w.branch.Name, u.Type(widgets.Sizes.Title, paint.Bold, c))
		return ps
	}
	ps.Text(w.title(), u.Type(widgets.Sizes.Title, paint.Bold, c))
	if level == allTexts {
		ps.Gap(12)
		ps.Text(w.app().Say(Words.waits), widgets.Soft(u, widgets.Sizes.Compact))
	}
	return ps
}

// pillStyle returns the style of the mark of a what-if.
func (w *WhatIf) pillStyle(u *ui.UI) paint.Text {
	return u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.BG.Surface)
}

// pillWidth returns the width of the mark of a what-if.
func (w *WhatIf) pillWidth(u *ui.UI) float32 {
	return u.P.Width(w.speaker().Say(text.WhatIfMark), w.pillStyle(u)) + 28
}

// drawPill draws the mark that distinguishes a what-if from the real game.
func (w *WhatIf) drawPill(u *ui.UI, r ui.Rect) {
	mark := w.speaker().Say(text.WhatIfMark)
	u.P.RoundRect(r, r.H/2, u.Theme.WhatIf.Base)
	in := r.Pad(10, 0)
	style := widgets.Shrunk(u, mark, in.W, w.pillStyle(u), leastText)
	if u.P.Width(mark, style) > in.W {
		mark = w.speaker().Say(text.WhatIfMarkShort)
		style = widgets.Shrunk(u, mark, in.W, w.pillStyle(u), leastText)
	}
	u.Text("whatif:mark", in, mark, widgets.Aligned(style, paint.Center))
}

// dropButton returns the button that drops the branch.
func (w *WhatIf) dropButton() ui.Button {
	words := w.speaker().Phrase(text.WhatIfDrop, text.Facts{"name": w.branch.Name})
	return ui.Button{Text: words, Icon: icon.Trash, Look: ui.Danger}
}

// adoptButton returns the button that adopts the branch.
func (w *WhatIf) adoptButton() ui.Button {
	return ui.Button{
		Text: w.speaker().Phrase(text.WhatIfAdopt, text.Facts{"name": w.branch.Name}), Icon: icon.Check, Look: ui.WhatIf,
		Disabled: w.barReason() != "", Describe: w.forecast(),
	}
}

// stripButtons returns the buttons from left to right, of which more are icons at higher levels.
func (w *WhatIf) stripButtons(u *ui.UI, level int) []stripButton {
	app := w.app()
	list := []stripButton{
		{id: "whatif:compare", ui: ui.Button{
			Text: app.Say(Words.compare), Icon: icon.Swap, Pressed: ui.Is(w.comparing),
		}, short: level >= iconMost, do: w.toggleComparison},
		{id: "whatif:drop", ui: w.dropButton(), short: level >= iconDrop, do: func() { w.drop(u) }},
		{id: "whatif:adopt", ui: w.adoptButton(), short: level >= iconButtons, do: func() { w.adopt(u) }},
		{id: "whatif:back", ui: ui.Button{
			Text: app.Say(Words.back), Icon: icon.ArrowLeft,
		}, short: level >= iconMost, do: func() { app.Close(w) }},
	}
	for i := range list {
		if b := &list[i].ui; list[i].short {
			b.Name, b.Text = b.Text, ""
		}
	}
	return list
}

// width returns the width of the button, with or without its text.
func (b *stripButton) width(u *ui.UI) float32 {
	if b.short {
		return widgets.ControlHeight(u)
	}
	return u.ButtonWidth(b.ui)
}

// buttonsWidth returns the width of a row of buttons with the gaps between them.
func buttonsWidth(u *ui.UI, list []stripButton) float32 {
	sum := float32(len(list)-1) * stripButtonGap
	for i := range list {
		sum += list[i].width(u)
	}
	return sum
}
