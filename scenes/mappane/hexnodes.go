package mappane

import (
	"cmp"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
)

// hexes caches the accessibility nodes of the map.
type hexes struct {
	desk   *desk.Desk
	names  []string // accessible names by id.Hex, "" if not made yet
	at     int      // position and language of the names, if valid
	lang   text.Lang
	valid  bool
	focus  id.Hex            // the hex that had the focus last, or zero
	entry  id.Hex            // the hex reached with Tab
	boxes  []ui.Rect         // rectangles of the nodes by id.Hex
	frame  decision.MapFrame // for which the boxes were computed
	states []mapview.State   // what the map shows of the hexes
}

// hexName returns the accessible name of a hex, with the addition of the pending decision.
func (p *Pane) hexName(h id.Hex) string {
	x := &p.hexes
	if !x.valid || x.at != p.desk.Game.At() || x.lang != p.desk.Shell.Prefs.Lang {
		x.names = make([]string, p.desk.Game.Title().Track().Len()+1)
		x.at, x.lang, x.valid = p.desk.Game.At(), p.desk.Shell.Prefs.Lang, true
	}
	if x.names[h] == "" {
		x.names[h] = p.desk.Viewer().Hex(h).Spoken
	}
	if due := p.around.Due(); due != nil && due.Map != nil && due.Map.Name != nil {
		if more := due.Map.Name(h); more != "" {
			return p.desk.Speaker().Sentences([]string{x.names[h], more})
		}
	}
	return x.names[h]
}

// addHexNodes adds a node for every hex in view. They are not updated while the map moves, because updating the
// browser's tree takes longer than drawing. The focused one handles the arrow keys.
func (p *Pane) addHexNodes(u *ui.UI, m decision.MapFrame, moving bool) {
	x, b := &p.hexes, p.desk.Game.Title().Track()
	if !moving || x.boxes == nil {
		x.boxes, x.frame = make([]ui.Rect, b.Len()+1), m
		half := m.Camera.R * theme.Map.Apothem / theme.Map.Edge * 0.9
		for h := id.Hex(1); int(h) <= b.Len(); h++ {
			cx, cy := m.Place(h)
			x.boxes[h] = paint.R(cx-half, cy-half, 2*half, 2*half)
		}
	}
	x.entry = x.enter(m.Area)
	u.Open(ui.Node{ID: "map", Role: ui.RoleGrid, Name: p.desk.Say(words.mapGrid), Rect: m.Area})
	defer u.Close()
	from := 1
	for from <= b.Len() {
		to, row := from, rowOf(b.Hex(id.Hex(from)).Name)
		for to <= b.Len() && rowOf(b.Hex(id.Hex(to)).Name) == row {
			to++
		}
		p.addHexRow(u, m, row, from, to)
		from = to
	}
}

// enter returns the hex at which Tab enters the map: of those in view the one that had the focus last, else the first
// that can be chosen, else the first of all.
func (x *hexes) enter(area ui.Rect) (first id.Hex) {
	choice := false
	for h, state := range x.states {
		legal := state&mapview.Legal != 0
		switch {
		case x.boxes[h].And(area).Empty():
		case id.Hex(h) == x.focus:
			return x.focus
		case first == 0 || legal && !choice:
			first, choice = id.Hex(h), legal
		}
	}
	return first
}

// rowOf returns the letters of a coordinate such as "H18".
func rowOf(name string) string { return strings.TrimRight(name, "0123456789") }

// addHexRow adds the nodes of the visible hexes of a row, which are those numbered from up to but not to.
func (p *Pane) addHexRow(u *ui.UI, m decision.MapFrame, row string, from, to int) {
	var seen []id.Hex
	var r ui.Rect
	for h := id.Hex(from); int(h) < to; h++ {
		if box := p.hexes.boxes[h].And(m.Area); !box.Empty() {
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
		p.addHexNode(u, m, h)
		if due := p.around.Due(); due != nil && due.Site != nil && due.Site.Stops != nil {
			due.Site.Stops(u, p.hexes.frame, h)
		}
	}
}

// hexNode returns the id of the node of a hex.
func hexNode(t *rules.Title, h id.Hex) string { return "hex:" + t.HexName(h) }

// addHexNode adds the node of a hex for keyboard and screen reader, and draws the focus.
func (p *Pane) addHexNode(u *ui.UI, m decision.MapFrame, h id.Hex) {
	name := hexNode(p.desk.Game.Title(), h)
	u.Node(ui.Node{
		ID: name, Role: ui.RoleGridCell, Name: p.hexName(h), Rect: p.hexes.boxes[h],
		Stop: true, Roved: h != p.hexes.entry, Selected: ui.Off,
	})
	if u.Area(name, ui.Rect{}).Clicked {
		p.hexes.focus = h
		p.pickHex(h)
	}
	if u.Focus() != name {
		return
	}
	p.hexes.focus = h
	x, y := m.Place(h)
	u.P.Ring(x, y, m.Camera.R*0.8, theme.Stroke.FocusRing, u.Theme.Focus)
	for key, to := range p.hexes.arrowTargets(h) {
		if u.KeyOn(name, "Shift+"+key) {
			to = p.hexes.nextLegal(h, key)
		} else if !u.KeyOn(name, key) {
			continue
		}
		if to != 0 {
			p.focusHex(u, m, to)
		}
	}
	if u.KeyOn(name, "i") {
		p.AskHex(u, h)
	}
}

// focusHex moves the focus to a hex and, if the hex is out of view, the camera, even just after a gesture.
func (p *Pane) focusHex(u *ui.UI, m decision.MapFrame, h id.Hex) {
	p.hexes.focus = h
	u.SetFocus(hexNode(p.desk.Game.Title(), h))
	if !m.View.Has(m.Place(h)) {
		p.camera.moved = 0
		p.camera.show(u, p.desk.Board, m.View, []id.Hex{h}, m.Camera.R)
	}
	u.Again()
}

// FirstLegal returns the node of the hex with which a player who uses the keyboard begins to choose one: the hex that
// had the focus last if it can be chosen, otherwise the first in view that can be. It returns "" if there is none.
func FirstLegal(u *ui.UI, p *Pane) (node string) {
	if due := p.around.Due(); !u.ByKeys() || due == nil || due.Site == nil {
		return ""
	}
	for h, state := range p.hexes.states {
		if state&mapview.Legal == 0 || node != "" && id.Hex(h) != p.hexes.focus {
			continue
		}
		name := hexNode(p.desk.Game.Title(), id.Hex(h))
		if _, seen := u.Find(name); seen {
			node = name
		}
	}
	return node
}

// nextLegal returns the nearest legal hex in the quadrant to which an arrow key points. If there is none, it returns
// the nearest of all, so that every legal hex can be found without sight. It returns 0 if no other hex is legal.
func (x *hexes) nextLegal(from id.Hex, key string) id.Hex {
	var ahead, all nearest
	for h, state := range x.states {
		if state&mapview.Legal == 0 || id.Hex(h) == from {
			continue
		}
		d := x.desk.Board.Centre(id.Hex(h)).Sub(x.desk.Board.Centre(from))
		along, aside := d.X, d.Y
		if key == "ArrowUp" || key == "ArrowDown" {
			along, aside = d.Y, d.X
		}
		if key == "ArrowLeft" || key == "ArrowUp" {
			along = -along
		}
		far := d.X*d.X + d.Y*d.Y
		all.take(id.Hex(h), far)
		if along > 0 && along >= max(aside, -aside) {
			ahead.take(id.Hex(h), far)
		}
	}
	return cmp.Or(ahead.hex, all.hex)
}

// nearest is the nearest of several hexes, the first among equals.
type nearest struct {
	hex id.Hex
	far float32 // square of its distance
}

// take makes a hex the nearest if it is nearer.
func (n *nearest) take(h id.Hex, far float32) {
	if n.hex == 0 || far < n.far {
		*n = nearest{h, far}
	}
}

// arrowTargets returns the neighbours to which the arrow keys lead by the name of the key, zero beyond the edge: along
// the row, and in a zigzag across rows.
func (x *hexes) arrowTargets(h id.Hex) map[string]id.Hex {
	c := x.desk.Board.Centre(h)
	at := func(dx, dy float32) id.Hex { return x.desk.Board.At(paint.Point{X: c.X + dx, Y: c.Y + dy}) }
	side, row := theme.Map.SideToSide, theme.Map.Edge*1.5
	if x.desk.Game.Title().Board.Orientation == hex.Flat {
		return map[string]id.Hex{
			"ArrowUp": at(0, -side), "ArrowDown": at(0, side),
			"ArrowLeft": cmp.Or(at(-row, side/2), at(-row, -side/2)), "ArrowRight": cmp.Or(at(row, -side/2), at(row, side/2)),
		}
	}
	return map[string]id.Hex{
		"ArrowLeft": at(-side, 0), "ArrowRight": at(side, 0),
		"ArrowUp": cmp.Or(at(side/2, -row), at(-side/2, -row)), "ArrowDown": cmp.Or(at(-side/2, row), at(side/2, row)),
	}
}
