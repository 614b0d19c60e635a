package planning

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
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

// minPill is the factor down to which the mark shrinks before it moves to a row of its own, and stripLevels the number
// of levels of nameParts and buttons, from the longest texts to the shortest.
const (
	minPill     = 0.75
	stripLevels = 5
)

// cutStrip draws the strip of a what-if and cuts it off the top of r: its name, the mark, and the buttons.
func (w *WhatIf) cutStrip(u *ui.UI, r *ui.Rect) {
	pill, room := w.pillWidth(u), float32(0)
	var name *widgets.Parts
	var buttons []stripButton
	for level := range stripLevels {
		name, buttons = w.nameParts(u, level), w.buttons(u, level)
		if room = r.W - 16 - 24 - name.Width() - buttonsWidth(u, buttons); room >= pill {
			break
		}
	}
	height, above := max(42, u.Target()+6)*min(u.TextScale, 1.2), float32(0)
	if room < minPill*pill {
		above = 30*u.TextScale + 4
	}
	row := r.CutTop(height + above)
	u.Open(ui.Node{ID: "whatif", Role: ui.RoleRegion, Name: w.title(), Rect: row})
	defer u.Close()
	u.Block(row)
	u.P.Fill(row, u.Theme.WhatIf.Soft)
	u.P.Fill(paint.R(row.X, row.Bottom()-1, row.W, 1), u.Theme.WhatIf.Base)
	row = row.Pad(8, 0)
	if above > 0 {
		top := row.CutTop(above)
		w.drawPill(u, top.Middle(min(pill, top.W), above-4))
	}
	left := row.CutLeft(name.Width())
	u.Node(ui.Node{ID: "whatif:name", Role: ui.RoleHeading, Level: 1, Name: w.title(), Rect: left})
	name.Draw(left)
	row.CutLeft(12)
	right := row.CutRight(buttonsWidth(u, buttons))
	row.CutRight(12)
	if above == 0 {
		w.drawPill(u, row.Middle(min(pill, row.W), min(row.H-8, 30*u.TextScale)))
	}
	for _, b := range buttons {
		cell := right.CutLeft(b.width(u))
		right.CutLeft(6)
		if u.Button(b.id, cell.Middle(cell.W, max(32, u.Target())), b.ui) {
			b.do()
			u.Again()
		}
	}
}

// nameParts returns the name of the branch. Level 0 adds an explanation; higher levels are shorter.
func (w *WhatIf) nameParts(u *ui.UI, level int) *widgets.Parts {
	ps := widgets.NewParts(u)
	c := u.Theme.WhatIf.Base
	if level < 3 {
		ps.Icon(icon.Branch, 18, c)
		ps.Gap(8)
	}
	if level >= 4 {
		ps.Text(w.branch.Name, u.Type(widgets.Sizes.Title, paint.Bold, c))
		return ps
	}
	ps.Text(w.title(), u.Type(widgets.Sizes.Title, paint.Bold, c))
	if level == 0 {
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
	return u.P.Width(w.speaker().Word(text.WhatIfMark), w.pillStyle(u)) + 28
}

// drawPill draws the mark that distinguishes a what-if from the real game.
func (w *WhatIf) drawPill(u *ui.UI, r ui.Rect) {
	mark := w.speaker().Word(text.WhatIfMark)
	u.P.RoundRect(r, r.H/2, u.Theme.WhatIf.Base)
	in := r.Pad(10, 0)
	style := widgets.Shrunk(u, mark, in.W, w.pillStyle(u), 8)
	if u.P.Width(mark, style) > in.W {
		mark = w.speaker().Word(text.WhatIfMarkShort)
		style = widgets.Shrunk(u, mark, in.W, w.pillStyle(u), 8)
	}
	style = widgets.Aligned(style, paint.Center)
	u.Text("whatif:mark", in, mark, style)
}

// buttons returns the buttons from left to right. From level 2 on more and more of them are icons only.
func (w *WhatIf) buttons(u *ui.UI, level int) []stripButton {
	app, say, name := w.app(), w.speaker(), text.Facts{"name": w.branch.Name}
	list := []stripButton{
		{id: "whatif:compare", ui: ui.Button{
			Text: app.Say(Words.compare), Icon: icon.Swap, Pressed: ui.Is(w.comparing),
		}, short: level >= 3, do: w.compare},
		{id: "whatif:drop", ui: ui.Button{
			Text: say.Say(text.WhatIfDrop, name), Icon: icon.Trash, Look: ui.Danger,
		}, short: level >= 2, do: func() { w.drop(u) }},
		{id: "whatif:adopt", ui: ui.Button{
			Text: say.Say(text.WhatIfAdopt, name), Icon: icon.Check, Look: ui.WhatIf,
			Disabled: w.barred() != "", Describe: w.forecast(),
		}, short: level >= 4, do: func() { w.adopt(u) }},
		{id: "whatif:back", ui: ui.Button{
			Text: app.Say(Words.back), Icon: icon.ArrowLeft,
		}, short: level >= 3, do: func() { app.Close(w) }},
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
		return max(theme.Size.IconButton, u.Target())
	}
	return u.ButtonWidth(b.ui)
}

// buttonsWidth returns the width of a row of buttons with the gaps between them.
func buttonsWidth(u *ui.UI, list []stripButton) float32 {
	sum := float32(len(list)-1) * 6
	for i := range list {
		sum += list[i].width(u)
	}
	return sum
}
