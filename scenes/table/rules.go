package table

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/app"
	"hexrail/scenes/rulesbook"
	"hexrail/scenes/widgets"
)

// rulesReader shows the rules of the title on the table. If there is room, they replace the context, so that map and
// step stay visible; on a phone they fill the screen.
type rulesReader struct {
	app.Dialog
	table *Table
	book  *rulesbook.Reader
}

// showRules opens the rules at a rule such as "1830/R41" or, if cite is empty, at the section on the current step. With
// an empty cite it closes open rules.
func (t *Table) showRules(cite string) {
	switch {
	case t.reader == nil:
		t.reader = &rulesReader{table: t, book: rulesbook.NewReader(t.app, t.game.Title().Key, t.game)}
		t.app.Open(t.reader)
	case cite == "":
		t.closeRules()
		return
	}
	t.reader.turnTo(cite)
}

// closeRules closes the rules if they are open.
func (t *Table) closeRules() {
	if t.reader != nil {
		t.app.Close(t.reader)
	}
}

// rulesBeside reports whether the rules replace the context.
func (t *Table) rulesBeside() bool {
	return t.reader != nil && t.sight.class != widgets.Phone && t.sight.class != widgets.Landscape
}

// Leave is called when the rules are closed. If they replaced the context, it also restores the focus, which a dialog
// does by itself.
func (r *rulesReader) Leave() {
	if r.table.rulesBeside() {
		r.table.focus.next = r.book.Before
	}
	r.table.reader = nil
}

// turnTo opens the book at a rule or, if cite is empty, at the section on the current step.
func (r *rulesReader) turnTo(cite string) {
	if cite != "" {
		r.book.Cite(cite)
		return
	}
	r.book.Turn(r.table.game.Title().Cite[r.table.desk.See().Prompt.Step.Chapter])
}

// Draw draws the rules on a phone. On larger screens the panel draws them (drawBeside).
func (r *rulesReader) Draw(u *ui.UI, _ ui.Rect) {
	t := r.table
	if t.rulesBeside() {
		return
	}
	d := ui.Dialog{Title: t.desk.Speaker().Word(text.MenuRules), CloseName: t.app.Say(app.Words.Close),
		Width: 880, Height: 700}
	if u.Dialog("rules", d, func(c ui.Rect) { r.book.Draw(u, c) }) {
		t.closeRules()
		u.Again()
	}
}

// drawBeside draws the rules in place of the context.
func (r *rulesReader) drawBeside(u *ui.UI, c ui.Rect) {
	t := r.table
	u.Open(ui.Node{ID: "rules", Role: ui.RoleRegion, Name: t.desk.Speaker().Word(text.MenuRules), Rect: c})
	defer u.Close()
	head := c.CutTop(max(36, u.Target()))
	button := head.CutRight(head.H)
	u.Heading("rules:title", 2, head, t.desk.Speaker().Word(text.MenuRules), widgets.Bold(u, widgets.Sizes.Title))
	if u.Button("rules:close", button, ui.Button{Icon: icon.Close, Name: t.app.Say(app.Words.Close), Look: ui.Quiet}) {
		t.closeRules()
		u.Again()
	}
	r.book.Draw(u, c)
}
