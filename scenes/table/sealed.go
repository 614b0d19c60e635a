package table

import (
	"hexrail/game/ui"
	"hexrail/rules/id"
	"hexrail/scenes/handover"
)

// drawHandOver draws the handover screen in place of the table.
func (t *Table) drawHandOver(u *ui.UI, page ui.Rect) {
	s := handover.Screen{Desk: t.Desk()}
	if give := s.Heading(); t.told != give {
		t.told = give
		t.stood.Begin(u)
		u.Announce(give)
	}
	before := id.Player(0)
	if to := t.rewind.stop(); to >= t.rewind.first && t.game.ViewAt(to).Sealed() {
		before = t.game.Decider(to)
	}
	switch s.Draw(u, page, t.stood.For(u), before) {
	case handover.Nothing:
	case handover.TakesBack:
		t.rewind.undo()
	case handover.Opens:
		t.people.opened = t.game.Now() + 1
	}
}
