package table

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// copied implements planning.Game: the table of a game as its what-ifs see it.
type copied struct {
	table func() *Table
	here  func(id.Player) bool
	store func()
}

func (g *copied) Desk() *desk.Desk      { return g.table().Desk() }
func (g *copied) Secret() bool          { return g.table().people.secret() }
func (g *copied) ReadOnly() bool        { return g.table().hooks.ReadOnly }
func (g *copied) Here(p id.Player) bool { return g.here(p) }
func (g *copied) Cutting(do func())     { g.table().rewind.keepCut(do) }
func (g *copied) Changed()              { g.table().update() }
func (g *copied) Store()                { g.store() }
func (g *copied) Tell(said string)      { g.table().tell(said) }
func (g *copied) Refocus(was string)    { t := g.table(); t.focus.restored, t.said.last = &was, "" }

// Seat returns a table for a what-if, with the game's hooks except those that would change the game.
func (g *copied) Seat(w *planning.WhatIf, like planning.Table) planning.Table {
	own := g.table()
	t := New(own.app, w.Branch().Game, Hooks{
		Name: own.hooks.Name, Copy: true,
		Status:   func() string { return own.app.Say(planning.Words.Copy) },
		Changed:  func() { w.UpdateBranch() },
		Rules:    own.hooks.Rules,
		Settings: own.hooks.Settings,
		WhatIfs:  own.hooks.WhatIfs,
		Menu:     func() []widgets.MenuLine { return own.hooks.WhatIfs.Menu() },
		Panel:    w.DrawPanel,
		Mark:     w.Mark,
	})
	t.rewind.first = w.Branch().From
	if seen, ok := like.(*Table); ok {
		own = seen
	}
	t.like(own)
	return t
}

// like shows a game of the same title as another table shows its game: the same part of the map, pages and sizes.
func (t *Table) like(seen *Table) {
	t.Desk().Board = seen.Desk().Board // its drawings are those of the title
	t.sight.Viewer().ReuseLog(seen.sight.Viewer())
	t.pane.CopyView(seen.pane)
	t.layout.side, t.layout.sideAt = seen.layout.side, seen.layout.sideAt
	t.sight.class, t.phone.order, t.layout.sheet.at = seen.sight.class, seen.phone.order, seen.layout.sheet.at
	t.layout.tab, t.panel.width, t.panel.steps = seen.layout.tab, seen.panel.width, seen.panel.steps
}
