package table

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/rulesbook"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// rulesPanel shows the rules of the title. If there is room, they replace the context, so that map and step stay
// visible; on a phone they fill the screen.
type rulesPanel struct {
	*desk.Desk
	focus *focus
	open  *rulesReader // the open rules, or nil
}

// rulesReader is the place of open rules among the screens.
type rulesReader struct {
	app.Dialog
	panel *rulesPanel
	book  *rulesbook.Reader
}

// show opens the rules at a rule such as "1830/R41" or, if cite is empty, at the section on the current step. With an
// empty cite it closes open rules.
func (p *rulesPanel) show(cite string) {
	switch {
	case p.open == nil:
		p.open = &rulesReader{panel: p, book: rulesbook.NewReader(p.Shell, p.Game.Title().Key, p.Game)}
		p.Shell.Open(p.open)
	case cite == "":
		p.close()
		return
	}
	if cite != "" {
		p.open.book.Cite(cite)
		return
	}
	p.open.book.OpenSection(p.Game.Title().Cite[p.See().Prompt.Step.Chapter])
}

// close closes the rules if they are open.
func (p *rulesPanel) close() {
	if p.open != nil {
		p.Shell.Close(p.open)
	}
}

// replacesContext reports whether the rules replace the context.
func (p *rulesPanel) replacesContext() bool { return p.open != nil && !p.Small() }

// Leave is called when the rules are closed. If they replaced the context, it also restores the focus, which a dialog
// does by itself.
func (r *rulesReader) Leave() {
	if r.panel.replacesContext() {
		r.panel.focus.next = r.book.Before
	}
	r.panel.open = nil
}

// Draw draws the rules on a phone. On larger screens the panel draws them (drawBeside).
func (r *rulesReader) Draw(u *ui.UI, _ ui.Rect) {
	p := r.panel
	if p.replacesContext() {
		return
	}
	d := ui.Dialog{Title: p.Say(text.MenuRules), CloseName: p.Say(app.Words.Close),
		Width: 880, Height: 700}
	if u.Dialog("rules", d, func(c ui.Rect) { r.book.Draw(u, c) }) {
		p.close()
	}
}

// drawBeside draws the rules in place of the context.
func (p *rulesPanel) drawBeside(u *ui.UI, c ui.Rect) {
	book := p.open.book // the button may close the rules
	u.Open(ui.Node{ID: "rules", Role: ui.RoleRegion, Name: p.Say(text.MenuRules), Rect: c})
	defer u.Close()
	head := c.CutTop(widgets.ControlHeight(u))
	button := head.CutRight(head.H)
	u.Heading("rules:title", 2, head, p.Say(text.MenuRules), widgets.Bold(u, widgets.Sizes.Title))
	if u.Button("rules:close", button, ui.Button{Icon: icon.Close, Name: p.Say(app.Words.Close), Look: ui.Quiet}) {
		p.close()
	}
	book.Draw(u, c)
}
