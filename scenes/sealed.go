package scenes

import (
	"hexrail/game/ui"
	"hexrail/rules/id"
	"hexrail/scenes/handover"
)

// handing reports whether the device changes hands before a secret bid, and nobody has said yet to be the one who bids: then
// nothing of the game is shown. A device with one person needs no handing over.
func (t *Table) handing() bool {
	if t.due == nil || t.hooks.Copy || t.computing() || !t.view().Sealed() || t.opened == t.game.Now()+1 {
		return false
	}
	return t.sharedDevice() && (!t.away() || t.standsIn == t.view().S)
}

// secret reports whether secret bids are being made in the present.
func (t *Table) secret() bool { return t.game.ViewAt(t.game.Now()).Sealed() }

// sharedDevice reports whether several persons play at this device.
func (t *Table) sharedDevice() bool {
	persons := 0
	for i := range t.game.Players() {
		if p := id.Player(i + 1); !t.isComputer(p) && (t.hooks.Here == nil || t.hooks.Here(p)) {
			persons++
		}
	}
	return persons > 1
}

// bidsFrom returns the first of the positions with sealed bids that lead without a gap to position i, which has some, or i.
func (t *Table) bidsFrom(i int) int {
	for i > t.first && t.game.ViewAt(i).Sealed() && t.game.ViewAt(i-1).Sealed() {
		i--
	}
	return i
}

// drawHandOver draws the screen that hands the device over instead of the table.
func (t *Table) drawHandOver(u *ui.UI, page ui.Rect) {
	s := handover.Screen{Desk: t.Desk()}
	if give := s.Heading(); t.told != give {
		t.told, t.since = give, u.Now
		u.Announce(give)
	}
	before := id.Player(0)
	if to := t.undoStop(); to >= t.first && t.game.ViewAt(to).Sealed() {
		before = t.game.Decider(to)
	}
	switch s.Draw(u, page, t.since, before) {
	case handover.Nothing:
	case handover.TakesBack:
		t.undo()
	case handover.Opens:
		t.opened = t.game.Now() + 1
	}
}
