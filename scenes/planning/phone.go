package planning

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// cutPhoneStrip draws the strip of a phone and cuts it off the top of r: the name, which opens a menu, the mark, and
// the button back to the game.
func (w *WhatIf) cutPhoneStrip(u *ui.UI, r *ui.Rect) {
	row := r.CutTop(max(40, u.Target()) * min(u.TextScale, 1.2))
	u.Open(ui.Node{ID: "whatif", Role: ui.RoleRegion, Name: w.title(), Rect: row})
	defer u.Close()
	u.Block(row)
	u.P.Fill(row, u.Theme.WhatIf.Soft)
	u.P.Fill(paint.R(row.X, row.Bottom()-1, row.W, 1), u.Theme.WhatIf.Base)
	row = row.Pad(4, 0)
	h := max(32, u.Target()) * min(u.TextScale, 1.2)
	back := ui.Button{Text: w.app().Say(Words.backShort), Name: w.app().Say(Words.back), Icon: icon.ArrowLeft,
		Look: ui.Quiet, Small: true}
	right := row.CutRight(u.ButtonWidth(back))
	style := u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.WhatIf.Base)
	const pad, arrow = 8, 18
	name := row.CutLeft(min(u.P.Width(w.title(), style)+2*pad+arrow, row.W*0.45))
	name = name.Middle(name.W, h)
	pressed := u.Press(ui.Node{ID: "whatif:name", Role: ui.RoleButton, Name: w.title(), Rect: name}, name,
		theme.Radius.Button)
	in := name.Pad(pad, 0)
	x, y := in.CutRight(arrow).Center()
	icon.Draw(u.P, icon.ChevronDown, x+2, y, 16, style.Color)
	u.Label(in, w.title(), style)
	if pressed.Clicked {
		w.naming, w.nameAt = true, name
		u.Again()
	}
	row.CutLeft(6)
	row.CutRight(4)
	w.drawPill(u, row.Middle(min(w.pillWidth(u), row.W), 26*min(u.TextScale, 1.2)))
	if u.Button("whatif:back", right.Middle(right.W, h), back) {
		w.app().Close(w)
		u.Again()
	}
	w.drawNameMenu(u)
}

// drawNameMenu draws the menu of the branch while it is open.
func (w *WhatIf) drawNameMenu(u *ui.UI) {
	if !w.naming {
		return
	}
	lines := w.nameLines(u)
	items := make([]ui.Item, len(lines))
	for i := range lines {
		items[i] = lines[i].Item
	}
	chosen, closed := u.Menu("whatif:menu", w.title(), w.nameAt, items)
	if closed {
		w.naming = false
		u.Again()
	}
	if chosen >= 0 {
		lines[chosen].Do()
		u.Again()
	}
}

// nameLines returns the menu of the branch.
func (w *WhatIf) nameLines(u *ui.UI) []widgets.MenuLine {
	app, say, name := w.app(), w.speaker(), text.Facts{"name": w.branch.Name}
	why := w.barred()
	lines := []widgets.MenuLine{
		{Item: ui.Item{ID: "whatif:compare", Text: app.Say(Words.compare), Icon: icon.Swap}, Do: w.compare},
		{Item: ui.Item{
			ID: "whatif:adopt", Text: say.Say(text.WhatIfAdopt, name), Icon: icon.Check, Disabled: why != "", Describe: why,
		}, Do: func() { w.adopt(u) }},
		{Item: ui.Item{ID: "whatif:drop", Text: say.Say(text.WhatIfDrop, name), Icon: icon.Trash}, Do: func() { w.drop(u) }},
		{Item: ui.Item{
			ID: "whatif:again", Text: app.Say(Words.another), Icon: icon.Plus, Disabled: w.branch.Plays() == 0,
		}, Do: w.beginAnother},
		{Item: ui.Item{ID: "whatif:rename", Text: app.Say(Words.rename), Icon: icon.Flag}, Do: w.rename},
	}
	if len(w.of.set.All()) > 1 {
		all := app.Phrase(Words.all, w.of.count())
		lines = append(lines, widgets.MenuLine{Item: ui.Item{ID: "whatif:all", Text: all, Icon: icon.Branch},
			Do: w.of.openList})
	}
	return lines
}
