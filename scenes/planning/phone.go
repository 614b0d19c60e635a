package planning

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of the strip of a phone in dp.
const (
	phoneGrowth   = 1.2  // maximum factor by which the strip grows with large text
	arrowWidth    = 18   // of the space for the arrow behind the name
	phonePill     = 26   // height of the mark
	widestNamed   = 0.45 // share of the strip that the name may take
	phoneNamePad  = 8
	phoneStripPad = 4
)

// cutPhoneStrip draws the strip of a phone and cuts it off the top of r: the name, which opens a menu, the mark, and
// the button back to the game.
func (w *WhatIf) cutPhoneStrip(u *ui.UI, r *ui.Rect) {
	growth := min(u.TextScale, phoneGrowth)
	row := r.CutTop(widgets.FieldHeight(u) * growth)
	u.Open(ui.Node{ID: "whatif", Role: ui.RoleRegion, Name: w.title(), Rect: row})
	defer u.Close()
	u.Block(row)
	u.P.Fill(row, u.Theme.WhatIf.Soft)
	u.P.Fill(paint.R(row.X, row.Bottom()-1, row.W, 1), u.Theme.WhatIf.Base)
	row = row.Pad(phoneStripPad, 0)
	h := widgets.SmallHeight(u) * growth
	back := ui.Button{Text: w.app().Say(app.Words.Back), Name: w.app().Say(Words.back), Icon: icon.ArrowLeft,
		Look: ui.Quiet, Small: true}
	right := row.CutRight(u.ButtonWidth(back))
	w.cutNameButton(u, &row, h)
	row.CutLeft(6)
	row.CutRight(phoneStripPad)
	w.drawPill(u, row.Middle(min(w.pillWidth(u), row.W), phonePill*growth))
	if u.Button("whatif:back", right.Middle(right.W, h), back) {
		w.app().Close(w)
	}
	w.drawNameMenu(u)
}

// cutNameButton draws the name of the branch as a button of height h that opens the menu of the branch, and cuts it off
// the left of row.
func (w *WhatIf) cutNameButton(u *ui.UI, row *ui.Rect, h float32) {
	style := u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.WhatIf.Base)
	wide := u.P.Width(w.title(), style) + 2*phoneNamePad + arrowWidth
	r := widgets.Middle(row.CutLeft(min(wide, row.W*widestNamed)), h)
	pressed := u.Press(ui.Node{ID: "whatif:name", Role: ui.RoleButton, Name: w.title(), Rect: r}, r, theme.Radius.Button)
	in := r.Pad(phoneNamePad, 0)
	x, y := in.CutRight(arrowWidth).Center()
	icon.Draw(u.P, icon.ChevronDown, x+2, y, theme.Size.IconSmall, style.Color)
	u.Label(in, w.title(), style)
	if pressed.Clicked {
		w.naming, w.nameAt = true, r
	}
}

// drawNameMenu draws the menu of the branch while it is open.
func (w *WhatIf) drawNameMenu(u *ui.UI) {
	if !w.naming {
		return
	}
	lines := w.branchMenu(u)
	chosen, closed := u.Menu("whatif:menu", w.title(), w.nameAt, widgets.Items(lines))
	if closed {
		w.naming = false
	}
	if chosen >= 0 {
		lines[chosen].Do()
	}
}

// branchMenu returns the lines of the menu that the name of the branch opens.
func (w *WhatIf) branchMenu(u *ui.UI) []widgets.MenuLine {
	app, say, name := w.app(), w.speaker(), text.Facts{"name": w.branch.Name}
	why := w.barReason()
	lines := []widgets.MenuLine{
		{Item: ui.Item{ID: "whatif:compare", Text: app.Say(Words.compare), Icon: icon.Swap}, Do: w.toggleComparison},
		{Item: ui.Item{
			ID: "whatif:adopt", Text: say.Phrase(text.WhatIfAdopt, name), Icon: icon.Check, Disabled: why != "", Describe: why,
		}, Do: func() { w.adopt(u) }},
		widgets.NewMenuLine("whatif:drop", say.Phrase(text.WhatIfDrop, name), icon.Trash, func() { w.drop(u) }),
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
