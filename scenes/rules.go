package scenes

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/app"
	"hexrail/scenes/rulesbook"
	"hexrail/scenes/widgets"
)

// rulesReader shows the rules of the title on the table. Where there is room it stands in the place of the context, so
// that map and step stay in sight; on a phone it fills the screen.
type rulesReader struct {
	app.Dialog
	table *Table
	book  *rulesbook.Reader
}

// showRules opens the rules at a rule such as "1830/R41", or without one at those of the present step. Called without a
// rule while they are open it closes them.
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

// rulesBeside reports whether the rules stand in the place of the context.
func (t *Table) rulesBeside() bool {
	return t.reader != nil && t.class != widgets.Phone && t.class != widgets.Landscape
}

// Leave forgets the closed reader and says where the focus goes. A dialog gives the focus back by itself.
func (r *rulesReader) Leave() {
	if r.table.rulesBeside() {
		r.table.focus.next = r.book.Before
	}
	r.table.reader = nil
}

// turnTo opens the book at a rule, or without one at the section on the present step.
func (r *rulesReader) turnTo(cite string) {
	if cite != "" {
		r.book.Cite(cite)
		return
	}
	r.book.Turn(r.table.game.Title().Cite[r.table.see().Prompt.Step.Chapter])
}

// Draw draws the rules over a phone's screen. On larger ones the table gives them a place.
func (r *rulesReader) Draw(u *ui.UI, _ ui.Rect) {
	t := r.table
	if t.rulesBeside() {
		return
	}
	d := ui.Dialog{Title: t.speaker().Word(text.MenuRules), CloseName: t.app.Say(app.Words.Close), Width: 880, Height: 700}
	if u.Dialog("rules", d, func(c ui.Rect) { r.book.Draw(u, c) }) {
		t.closeRules()
		u.Again()
	}
}

// drawBeside draws the rules in the place of the context.
func (r *rulesReader) drawBeside(u *ui.UI, c ui.Rect) {
	t := r.table
	u.Open(ui.Node{ID: "rules", Role: ui.RoleRegion, Name: t.speaker().Word(text.MenuRules), Rect: c})
	defer u.Close()
	head := c.CutTop(max(36, u.Target()))
	button := head.CutRight(head.H)
	u.Heading("rules:title", 2, head, t.speaker().Word(text.MenuRules), widgets.Bold(u, widgets.Sizes.Title))
	if u.Button("rules:close", button, ui.Button{Icon: icon.Close, Name: t.app.Say(app.Words.Close), Look: ui.Quiet}) {
		t.closeRules()
		u.Again()
	}
	r.book.Draw(u, c)
}
