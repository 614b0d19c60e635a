package mapview

import (
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// drawStops draws the stops of a hex with their tokens, reserved slots, and tokens outside the slots.
func (pt *painter) drawStops(s *Scene, h *seen) {
	held := pt.heldOn(s, h)
	slot := 0 // slots of all cities are numbered through
	for i := range h.shape.stops {
		st := &h.shape.stops[i]
		pt.drawStop(st)
		for _, at := range st.slots {
			if slot >= len(h.cell.Slots) {
				return // no board has as many
			}
			if c := h.cell.Slots[slot]; c != 0 {
				pt.drawToken(s, h.hex, at, c)
			} else if held[slot] != 0 && pt.level > Plain {
				token.Reserved(pt.Painter, at.X, at.Y, size.Reserved.Radius, s.corp(held[slot]).ID, pt.style.City.Reserved)
			}
			slot++
		}
	}
	pt.drawExtras(s, h)
}

// heldOn returns, for each slot of a hex, the company for whose home it is kept. While a company may still choose among
// the cities of its home, a slot in each of them is marked.
func (pt *painter) heldOn(s *Scene, h *seen) (by [track.MaxSlots]id.Corp) {
	if s.Layers&StartingMap != 0 {
		return by
	}
	for _, hold := range s.Held {
		if hold.Hex != h.hex {
			continue
		}
		city := -1
		if hold.City >= 0 {
			city = pt.homeCity(h, int(hold.City))
		}
		slot := 0
		for i := range h.shape.stops {
			n := len(h.shape.stops[i].slots)
			if n > 0 && (city < 0 || city == i) {
				keepFirst(by[slot:slot+n], h.cell.Slots[slot:slot+n], hold.Corp)
			}
			slot += n
		}
	}
	return by
}

// homeCity returns the current index of city i of the printed face of a hex.
func (pt *painter) homeCity(h *seen, i int) int {
	if h.cell.Tile == 0 {
		return i
	}
	if to := tile.CityMap(pt.m.board.Printed(h.hex), h.shape.face)[i]; to >= 0 {
		return int(to)
	}
	return i
}

// keepFirst marks in by the first slot that is neither taken nor kept as kept for c.
func keepFirst(by, taken []id.Corp, c id.Corp) {
	for i := range by {
		if taken[i] == 0 && by[i] == 0 {
			by[i] = c
			return
		}
	}
}

// drawExtras draws the tokens outside the slots, each with a line to its city.
func (pt *painter) drawExtras(s *Scene, h *seen) {
	places := pt.m.placesBeside(h.shape, int(extras(h.cell)))
	for i, c := range h.cell.Extra {
		if c == 0 {
			continue
		}
		at := places[0].at
		places = places[1:]
		if city := int(h.cell.Beside[i]); city < len(h.shape.stops) {
			const width = 3 // tu
			pt.Polyline([]Point{at, h.shape.stops[city].at}, width, mesh.Butt, pt.style.Track.Ink)
		}
		pt.drawToken(s, h.hex, at, c)
	}
}

// drawToken draws the token of a company, as a ghost if it is only previewed.
func (pt *painter) drawToken(s *Scene, h id.Hex, at Point, c id.Corp) {
	r, look := size.Token.Radius, s.corp(c)
	if p := s.Preview; p != nil && p.Hex == h && p.New == c {
		token.Ghost(pt.Painter, at.X, at.Y, r, look, pt.style.Accent.Base)
		return
	}
	if s.Layers&Owners != 0 {
		pt.drawOwner(s, at, c)
	}
	if pt.level == Plain {
		pt.Circle(at.X, at.Y, r, look.Color)
		return
	}
	if s.FaceDown.Has(c) {
		token.FaceDown(pt.Painter, at.X, at.Y, r, look, pt.style.Bad.Base)
		return
	}
	token.Draw(pt.Painter, at.X, at.Y, r, look)
}

// drawOwner draws a ring in the colour of the company's president, with the shape of the seat.
func (pt *painter) drawOwner(s *Scene, at Point, c id.Corp) {
	if int(c) >= len(s.Seats) || s.Seats[c] == 0 {
		return
	}
	seat, o := int(s.Seats[c])-1, &size.Owner
	var color paint.Color
	if seat < len(s.Colors) {
		color = s.Colors[seat]
	}
	const ringCasing, badgeCasing = 1.5, 2.5 // tu on each side
	pt.Ring(at.X, at.Y, o.Ring, o.Width+2*ringCasing, pt.style.Track.Casing)
	pt.Ring(at.X, at.Y, o.Ring, o.Width, color)
	d := o.Ring * 0.72 // about at the upper right of the ring
	token.Seat(pt.Painter, seat, at.X+d, at.Y-d, o.Badge+badgeCasing, pt.style.Track.Casing)
	token.Seat(pt.Painter, seat, at.X+d, at.Y-d, o.Badge, color)
}

// corp returns the appearance of a company.
func (s *Scene) corp(c id.Corp) token.Company {
	if int(c) < len(s.Corps) {
		return s.Corps[c]
	}
	return token.Company{}
}
