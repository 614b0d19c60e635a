package scenes

import (
	"strings"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules/hex"
	"hexrail/rules/id"
	"hexrail/scenes/panel"
)

// hexes keeps what assistive technology is told of the map while it holds.
type hexes struct {
	at     int
	lang   text.Lang
	valid  bool
	names  []string // by id.Hex
	focus  id.Hex   // the one that can be reached with Tab
	boxes  []ui.Rect
	frame  panel.MapFrame  // in which the boxes lie
	states []mapview.State // what the map shows of the hexes
}

// hexName returns the accessible name of a hex.
func (t *Table) hexName(h id.Hex) string {
	x := &t.hexes
	if !x.valid || x.at != t.game.At() || x.lang != t.app.Prefs.Lang {
		x.names = make([]string, t.game.Title().Track().Len()+1)
		x.at, x.lang, x.valid = t.game.At(), t.app.Prefs.Lang, true
	}
	if x.names[h] == "" {
		x.names[h] = t.viewer().Hex(h).Spoken
	}
	if t.due != nil {
		if more := t.due.HexName(h); more != "" {
			return x.names[h] + " " + more
		}
	}
	return x.names[h]
}

// hexNodes adds a node for every hex in view. While the map moves they stay where they were, because telling the browser
// costs more than drawing. The one with the focus takes the arrow keys.
func (t *Table) hexNodes(u *ui.UI, m panel.MapFrame, moving bool) {
	x, b := &t.hexes, t.game.Title().Track()
	if !moving || x.boxes == nil {
		x.boxes, x.frame = make([]ui.Rect, b.Len()+1), m
		half := m.Camera.R * theme.Map.Apothem / theme.Map.Edge * 0.9
		for h := id.Hex(1); int(h) <= b.Len(); h++ {
			cx, cy := m.Place(h)
			x.boxes[h] = paint.R(cx-half, cy-half, 2*half, 2*half)
		}
	}
	if x.focus == 0 {
		x.focus = 1
	}
	u.Open(ui.Node{ID: "map", Role: ui.RoleGrid, Name: t.app.Say(tableWords.mapGrid), Rect: m.Area})
	defer u.Close()
	from := 1
	for from <= b.Len() {
		to, row := from, rowOf(b.Hex(id.Hex(from)).Name)
		for to <= b.Len() && rowOf(b.Hex(id.Hex(to)).Name) == row {
			to++
		}
		t.hexRow(u, m, row, from, to)
		from = to
	}
}

// rowOf returns the letters of a coordinate such as "H18".
func rowOf(name string) string { return strings.TrimRight(name, "0123456789") }

func (t *Table) hexRow(u *ui.UI, m panel.MapFrame, row string, from, to int) {
	var seen []id.Hex
	var r ui.Rect
	for h := id.Hex(from); int(h) < to; h++ {
		if box := t.hexes.boxes[h].And(m.Area); !box.Empty() {
			if len(seen) == 0 {
				r = box
			}
			r.W = box.Right() - r.X
			seen = append(seen, h)
		}
	}
	if len(seen) == 0 {
		return
	}
	u.Open(ui.Node{ID: "map:row:" + row, Role: ui.RoleRow, Name: row, Rect: r})
	defer u.Close()
	for _, h := range seen {
		t.hexNode(u, m, h)
		if t.due != nil {
			t.due.OnHex(u, t.hexes.frame, h)
		}
	}
}

func (t *Table) hexNode(u *ui.UI, m panel.MapFrame, h id.Hex) {
	name := "hex:" + t.game.Title().HexName(h)
	u.Node(ui.Node{
		ID: name, Role: ui.RoleGridCell, Name: t.hexName(h), Rect: t.hexes.boxes[h],
		Stop: true, Roved: h != t.hexes.focus, Selected: ui.Is(h == t.chosen.Hex),
	})
	if u.Area(name, ui.Rect{}).Clicked {
		t.hexes.focus = h
		t.pickHex(h)
		u.Again()
	}
	if u.Focus() != name {
		return
	}
	t.hexes.focus = h
	x, y := m.Place(h)
	u.P.Ring(x, y, m.Camera.R*0.8, theme.Stroke.FocusRing, u.Theme.Focus)
	for key, to := range t.arrows(h) {
		if u.KeyOn(name, "Shift+"+key) {
			to = t.nextLegal(h, key)
		} else if !u.KeyOn(name, key) {
			continue
		}
		if to != 0 {
			t.focusHex(u, m, to)
		}
	}
	if u.KeyOn(name, "i") {
		t.askHex(u, h)
	}
}

// focusHex moves the focus to a hex and the camera after it.
func (t *Table) focusHex(u *ui.UI, m panel.MapFrame, h id.Hex) {
	t.hexes.focus = h
	u.SetFocus("hex:" + t.game.Title().HexName(h))
	if !m.View.Has(m.Place(h)) {
		t.camera.moved = 0
		t.camera.show(u, t.board, m.View, []id.Hex{h}, m.Camera.R)
	}
	u.Again()
}

// nextLegal returns the nearest hex that may be chosen in the quarter that an arrow key points to, or 0.
func (t *Table) nextLegal(from id.Hex, key string) (next id.Hex) {
	nearest := float32(0)
	for h, state := range t.hexes.states {
		if state&mapview.Legal == 0 || id.Hex(h) == from {
			continue
		}
		d := t.board.Centre(id.Hex(h)).Sub(t.board.Centre(from))
		ahead, aside := d.X, d.Y
		if key == "ArrowUp" || key == "ArrowDown" {
			ahead, aside = d.Y, d.X
		}
		if key == "ArrowLeft" || key == "ArrowUp" {
			ahead = -ahead
		}
		far := d.X*d.X + d.Y*d.Y
		if ahead > 0 && ahead >= max(aside, -aside) && (next == 0 || far < nearest) {
			next, nearest = id.Hex(h), far
		}
	}
	return next
}

// arrows returns the hexes that the arrow keys lead to: along the row, and zigzag up and down.
func (t *Table) arrows(h id.Hex) map[string]id.Hex {
	c := t.board.Centre(h)
	at := func(dx, dy float32) id.Hex { return t.board.At(paint.Point{X: c.X + dx, Y: c.Y + dy}) }
	side, up := theme.Map.SideToSide, theme.Map.Edge*1.5
	first := func(a, b id.Hex) id.Hex {
		if a != 0 {
			return a
		}
		return b
	}
	if t.game.Title().Board.Orientation == hex.Flat {
		return map[string]id.Hex{
			"ArrowUp": at(0, -side), "ArrowDown": at(0, side),
			"ArrowLeft": first(at(-up, side/2), at(-up, -side/2)), "ArrowRight": first(at(up, -side/2), at(up, side/2)),
		}
	}
	return map[string]id.Hex{
		"ArrowLeft": at(-side, 0), "ArrowRight": at(side, 0),
		"ArrowUp": first(at(side/2, -up), at(-side/2, -up)), "ArrowDown": first(at(-side/2, up), at(side/2, up)),
	}
}
