package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/id"
)

// cutLead cuts a square and a gap off the left of r and returns the centre of the square. Signs are drawn at centres,
// because rows of text with different heights have them at the same place then.
func cutLead(r *ui.Rect, side, gap float32) (x, y float32) {
	lead := r.CutLeft(side)
	r.CutLeft(gap)
	return lead.Center()
}

// CutIcon cuts an icon and the gap behind it off the left of r.
func CutIcon(u *ui.UI, r *ui.Rect, n icon.Name, side, gap float32, ink paint.Color) {
	x, y := cutLead(r, side, gap)
	icon.Draw(u.P, n, x, y, side, ink)
}

// CutToken cuts the token of a company and the gap behind it off the left of r.
func CutToken(u *ui.UI, r *ui.Rect, c token.Company, radius, gap float32) {
	x, y := cutLead(r, 2*radius, gap)
	token.Draw(u.P, x, y, radius, c)
}

// CutButton cuts a button, as wide as its text if there is room, off the left of r and reports whether it was pressed.
func CutButton(u *ui.UI, r *ui.Rect, id string, b ui.Button) bool {
	return u.Button(id, r.CutLeft(min(r.W, u.ButtonWidth(b))), b)
}

// Cut cuts the shape of a player and the gap behind it off the left of r.
func (s Seats) Cut(u *ui.UI, r *ui.Rect, p id.Player, radius, gap float32) {
	x, y := cutLead(r, 2*radius, gap)
	s.Draw(u, p, x, y, radius)
}
