package mappane

import (
	"slices"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Pane is the map with its camera, focus and layers.
type Pane struct {
	Layers   mapview.Layers // toggled by the player, in addition to those of the preferences
	LayersAt ui.Rect        // rectangle of the layers button in the last frame

	desk     *desk.Desk
	around   Around
	camera   camera
	kept     mapview.Kept
	frame    decision.MapFrame // when the map was last drawn
	attended focusKey          // the last request of a step that the camera has followed
	visit    []id.Hex          // hexes to show in the next frame; see Visit
	hexes    hexes
	card     hexCard
	still    still
	drags    siteDrag
}

// Around is the table around the map.
type Around struct {
	Due        func() *decision.Decision   // the pending decision, or nil
	Shown      func() (id.Corp, id.Player) // the company and the player that are looked at, or zero
	Mark       func(s *mapview.Scene)      // adds marks that neither the position nor the decision knows
	Over       func() Over
	OpenLayers func() // opens the menu of the layers
}

// Over lists the things that cover the map, so that the map can leave out or move its own controls.
type Over struct {
	Menu   bool // a menu is open
	Card   bool // a card covers the camera buttons
	Switch bool // the map/market switch is in the upper right corner
	Line   bool // a line on a computer's move is at the upper edge
	Sheet  int  // how far the sheet of a phone is raised, from 0 to 2
}

// New returns the map of a table.
func New(d *desk.Desk, a Around) *Pane { return &Pane{desk: d, around: a, hexes: hexes{desk: d}} }

// CopyView copies camera and layers of another pane. The camera then stays in place although view and step differ.
func (p *Pane) CopyView(other *Pane) {
	p.camera, p.Layers, p.attended = other.camera, other.Layers, other.attended
	p.camera.placed = p.camera.placed || !p.camera.fitted
}

// Visit makes the camera show hexes in the next frame.
func (p *Pane) Visit(hexes []id.Hex) { p.visit = hexes }

// Frame returns camera and rectangles of the last frame.
func (p *Pane) Frame() decision.MapFrame { return p.frame }

// FocusedHex returns the hex reached with Tab.
func (p *Pane) FocusedHex() id.Hex { return p.hexes.focus }

// CardPinned reports whether the card of a hex is pinned.
func (p *Pane) CardPinned() bool { return p.card.pinned }

// Steer applies a gesture to the camera.
func (p *Pane) Steer(u *ui.UI, g ui.Gesture, view ui.Rect) {
	p.camera.handleGesture(u, g, p.desk.Board, view)
}

// Draw draws the map in area. clear is the part that no strip covers. tray is the rectangle below the map that the step
// uses, or empty; it follows the map in the focus order.
func (p *Pane) Draw(u *ui.UI, area, clear, tray ui.Rect) {
	bar := p.cutZoomBar(u, &clear)
	u.P.Fill(area, u.Theme.BG.Map)
	g := u.Area("map", area)
	p.still.suppressHover(&g, p.desk.Game.At(), p.camera.flying)
	if p.drags.over == nil {
		p.drags.over = func(x, y float32) id.Hex { return p.desk.Board.At(p.frame.Camera.Point(p.frame.View, x, y)) }
	}
	p.drags.take(&g, p.around.Due())
	p.camera.adjust(u, p.desk.Board, clear)
	p.placeCamera(clear)
	p.camera.update(u, p.desk.Board, clear)
	p.camera.handleGesture(u, g, p.desk.Board, clear)
	p.camera.handleKeys(u, p.desk.Board, clear)
	p.showDecision(u, clear)
	cam := p.camera.cam
	p.frame = decision.MapFrame{Map: p.desk.Board, Area: area, View: clear, Camera: cam}
	m, s := p.frame, p.Scene(u)
	s.Clear = clear
	under := p.handlePresses(u, m, g, s)
	ax, ay := area.Center()
	p.desk.Board.DrawKept(u.P, area, mapview.Camera{At: cam.Point(clear, ax, ay), R: cam.R}, s, &p.kept)
	u.P.Clip(area)
	p.hexes.states = s.States
	p.addHexNodes(u, m, g.Dragging || p.camera.flying)
	if due := p.around.Due(); due != nil && due.Site != nil {
		due.Site.Over(u, m)
	}
	u.P.Unclip()
	if !tray.Empty() {
		p.around.Due().Tray.Draw(u, tray)
	}
	p.drawZoomBar(u, bar, clear)
	p.drawOverview(u, m, s)
	p.drawCard(u, m, under)
}

// still recognises a pointer that has not moved since the map appeared under it, or since an action or the camera moved
// another hex there. Such a pointer does not hover: it is still where the player pressed something else.
type still struct {
	seen, moved bool
	x, y        float32
	at          int // the position of the game
}

// suppressHover clears the hovering of a gesture until the pointer moves. It must see the gesture of each frame. at is
// the position of the game; flying means that the camera is moving by itself.
func (s *still) suppressHover(g *ui.Gesture, at int, flying bool) {
	if !s.seen || s.at != at || flying {
		*s = still{seen: true, x: g.X, y: g.Y, at: at}
	}
	s.moved = s.moved || g.X != s.x || g.Y != s.y
	g.Hover = g.Hover && s.moved
}

// readable is the length of a hex edge in dp from which the map is readable.
const readable = 24

// placeCamera places the camera for the first time. If the whole map would be unreadable, it shows the built part; if
// that is too large as well, it shows the acting company's tokens and as much of the rest as fits.
func (p *Pane) placeCamera(clear ui.Rect) {
	if p.camera.cam.R > 0 || wholeMap(p.desk.Board, clear).R >= readable*0.9 {
		return
	}
	v := p.desk.View()
	var built []id.Hex
	for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
		if v.S.Cells[h].Tile != 0 || hasStation(&v.S.Cells[h], v.Actor().Corp()) {
			built = append(built, h)
		}
	}
	if len(built) == 0 {
		return
	}
	cam := p.fitBuilt(built, clear)
	if seen := p.mostInSight(built, clear); cam.R < readable && len(seen) > 0 {
		cam = p.fitBuilt(seen, clear)
	}
	cam.R = max(cam.R, readable)
	p.camera.cam = cam.Fill(p.desk.Board, clear)
}

// fitBuilt returns the camera that shows the hexes, at most at twice the readable scale.
func (p *Pane) fitBuilt(hexes []id.Hex, clear ui.Rect) mapview.Camera {
	return mapview.Fit(p.desk.Board.Around(hexes...), clear, 2*readable)
}

// mostInSight returns the largest group of hexes visible at readable scale around one of them. A token of the acting
// company counts more than all hexes together.
func (p *Pane) mostInSight(hexes []id.Hex, clear ui.Rect) (best []id.Hex) {
	v, most := p.desk.View(), 0
	for _, middle := range hexes {
		room := mapview.Camera{At: p.desk.Board.Centre(middle), R: readable}.Seen(clear)
		var seen []id.Hex
		worth := 0
		for _, h := range hexes {
			if !room.Has(p.desk.Board.Around(h)) {
				continue
			}
			seen = append(seen, h)
			worth++
			if hasStation(&v.S.Cells[h], v.Actor().Corp()) {
				worth += len(hexes)
			}
		}
		if worth > most {
			best, most = seen, worth
		}
	}
	return best
}

// hasStation reports whether company c has a token in a hex. It is false for zero.
func hasStation(cell *track.Cell, c id.Corp) bool {
	return c != 0 && (slices.Contains(cell.Slots[:], c) || slices.Contains(cell.Extra[:], c))
}

// showDecision moves the camera to the requested hexes or else, once per step, to those of the pending decision.
func (p *Pane) showDecision(u *ui.UI, clear ui.Rect) {
	due, visit := p.around.Due(), p.visit
	p.visit = nil
	if len(visit) > 0 {
		p.camera.show(u, p.desk.Board, clear, visit, decision.FarHex)
	}
	if due == nil || len(visit) == 0 && (p.desk.Shell.Prefs.Stay || p.camera.flying) {
		return
	}
	var hexes []id.Hex
	var r float32
	if due.Map != nil && due.Map.Focus != nil {
		hexes, r = due.Map.Focus()
	}
	key := focusKey{at: p.desk.Game.At(), n: len(hexes)}
	if len(hexes) > 0 {
		key.first = hexes[0]
	}
	if key != p.attended {
		p.attended = key
		if len(hexes) > 0 && len(visit) == 0 {
			p.camera.show(u, p.desk.Board, clear, hexes, r)
		}
	}
}

// focusKey identifies the request of a step that the camera has already followed.
type focusKey struct {
	at, n int
	first id.Hex
}

// handlePresses handles presses on the map, marks the hex under the pointer in s, and returns it, or zero if the
// pointer is elsewhere or drags.
func (p *Pane) handlePresses(u *ui.UI, m decision.MapFrame, g ui.Gesture, s *mapview.Scene) id.Hex {
	h := p.desk.Board.At(m.Camera.Point(m.View, g.X, g.Y))
	if h != 0 && g.Hover && !g.Dragging {
		s.States[h] |= mapview.Hover
	}
	switch {
	case g.Clicked && !g.Double:
		p.pickHex(h)
	case g.Other:
		p.AskHex(u, h)
	}
	if g.Dragging || g.WheelY != 0 || g.Zoom != 1 {
		p.card = hexCard{}
	}
	if !g.Hover || g.Dragging {
		return 0
	}
	return h
}

// siteDrag is a drag that the pending decision may take, in place of the camera.
type siteDrag struct {
	on   bool
	over func(x, y float32) id.Hex // returns the hex at a point of the screen, or zero
}

// take passes a drag to a decision, hex by hex, and takes it from g if the decision wants it.
func (d *siteDrag) take(g *ui.Gesture, due *decision.Decision) {
	if due == nil || due.Site == nil || due.Site.Drag == nil || g.Zoom != 1 {
		d.on = false
		return
	}
	if g.Dragging && !d.on {
		first := d.over(g.StartX, g.StartY)
		d.on = first != 0 && due.Site.Drag(first)
		if !d.on {
			return
		}
		g.DX, g.DY = g.X-g.StartX, g.Y-g.StartY
	}
	if !d.on {
		return
	}
	const steps = 12 // a quick pointer passes several hexes between two events
	for i := 1; i <= steps && (g.DX != 0 || g.DY != 0); i++ {
		k := 1 - float32(i)/steps
		if h := d.over(g.X-g.DX*k, g.Y-g.DY*k); h != 0 {
			due.Site.Drag(h)
		}
	}
	if g.Dropped || !g.Dragging {
		due.Site.Drag(0)
		d.on = false
	}
	g.Dragging, g.DX, g.DY, g.ThrowX, g.ThrowY = false, 0, 0, 0, 0
}

// pickHex passes a press on a hex to the pending decision.
func (p *Pane) pickHex(h id.Hex) {
	p.card.pinned = false
	if due := p.around.Due(); due != nil && due.Site != nil {
		due.Site.Pick(h)
	}
}

// AskHex pins the card of a hex and has the decision explain why nothing can be done there.
func (p *Pane) AskHex(u *ui.UI, h id.Hex) {
	if h == 0 {
		return
	}
	p.card = hexCard{hex: h, pinned: true, since: u.Now}
	if due := p.around.Due(); due != nil && due.Site != nil {
		due.Site.Ask(h)
	}
}

// cutZoomBar returns the rectangle of the camera buttons at the lower left of the visible map, and cuts the space
// beside them (on a phone, below their top) off clear, so that they cover nothing that the camera shows. If that would
// make the whole map much smaller, they may cover it. A fully raised sheet hides the buttons: the rectangle is empty.
func (p *Pane) cutZoomBar(u *ui.UI, clear *ui.Rect) ui.Rect {
	const (
		pad, margin = 8, 2 // around the buttons together, and around the bar
		kept        = 0.9  // share of the size of the whole map that must be left beside the buttons
	)
	side := widgets.ControlHeight(u)
	w, h := side+pad, 4*side+pad
	if p.desk.Class() == widgets.Phone {
		if p.around.Over().Sheet > 1 {
			return ui.Rect{}
		}
		w, h = 2*side+pad, side+pad
		bar := paint.R(clear.X+margin, clear.Bottom()-h-margin, w, h)
		clear.CutBottom(h + margin)
		return bar
	}
	bar := paint.R(clear.X+margin, clear.Bottom()-h-margin, w, h)
	beside := *clear
	beside.CutLeft(w + margin)
	if wholeMap(p.desk.Board, beside).R >= kept*wholeMap(p.desk.Board, *clear).R {
		*clear = beside
	}
	return bar
}

// drawZoomBar draws the camera buttons into bar, unless that is empty or a card is there.
func (p *Pane) drawZoomBar(u *ui.UI, bar, clear ui.Rect) {
	if bar.Empty() || p.around.Over().Card {
		return
	}
	buttons := []struct {
		id   string
		icon icon.Name
		name string
		do   func()
	}{
		{"map:in", icon.Plus, p.desk.Say(words.zoomIn),
			func() { p.camera.zoom(u, p.desk.Board, clear, theme.Map.Zoom.KeyStep) }},
		{"map:out", icon.Minus, p.desk.Say(words.zoomOut),
			func() { p.camera.zoom(u, p.desk.Board, clear, 1/theme.Map.Zoom.KeyStep) }},
		{"map:fit", icon.Fit, p.desk.Say(words.zoomFit), func() { p.camera.fit(u, p.desk.Board, clear) }},
		{"map:layers", icon.Layers, p.desk.Say(Words.Layers), p.around.OpenLayers},
	}
	if p.desk.Class() == widgets.Phone {
		buttons = buttons[2:]
	}
	u.Open(ui.Node{ID: "map:bar", Role: ui.RoleToolbar, Name: p.desk.Say(words.mapGrid), Rect: bar})
	defer u.Rove("map:bar")
	defer u.Close()
	u.Block(bar)
	u.Card(bar, theme.Radius.Card)
	in := bar.Inset(4)
	across := in.W > in.H
	side := min(in.W, in.H)
	for _, b := range buttons {
		var cell ui.Rect
		if across {
			cell = in.CutLeft(side)
		} else {
			cell = in.CutTop(side)
		}
		if b.id == "map:layers" {
			p.LayersAt = cell
		}
		if u.Button(b.id, cell, ui.Button{Icon: b.icon, Name: b.name, Look: ui.Quiet}) {
			b.do()
		}
	}
}

// coversChoice reports whether a rectangle covers a hex that can be chosen now.
func (p *Pane) coversChoice(m decision.MapFrame, r ui.Rect) bool {
	due := p.around.Due()
	if due == nil || due.Site == nil || due.Draft() == nil {
		return false
	}
	r = r.Inset(-m.Camera.R * 0.9)
	return slices.ContainsFunc(due.Draft().Hexes(), func(h id.Hex) bool {
		x, y := m.Place(h)
		return r.Has(x, y)
	})
}

// Measures of the inset with the whole map: its width and the space around the picture in dp, the zoom from which it is
// shown as a factor of that which shows the whole map, and the minimum height of the map as a factor of the inset's.
const (
	insetWidth = 92
	insetPad   = 4
	insetZoom  = 1.15
	insetRoom  = 2.2
)

// drawOverview draws the whole map as an inset while only a part is in view. On a phone it is left out above a raised
// sheet or below a line at the top, because it would cover too much.
func (p *Pane) drawOverview(u *ui.UI, m decision.MapFrame, s *mapview.Scene) {
	fit := wholeMap(p.desk.Board, m.View)
	over := p.around.Over()
	if m.Camera.R <= fit.R*insetZoom || p.desk.Class() == widgets.Phone && (over.Sheet > 0 || over.Line) {
		return
	}
	h := p.desk.Board.OverviewHeight(insetWidth-2*insetPad) + 2*insetPad
	r := paint.R(m.View.Right()-insetWidth, m.View.Y+2, insetWidth, h)
	if over.Switch && p.desk.Class() >= widgets.Tablet {
		r.Y += max(34, u.Target()) + 4
	}
	if m.View.H < insetRoom*r.H || p.coversChoice(m, r) {
		return
	}
	small := *s
	small.States, small.Routes, small.Tags, small.Preview, small.Chosen = nil, nil, nil, nil, 0
	u.Card(r, theme.Radius.Button)
	in := r.Inset(insetPad)
	n := ui.Node{ID: "map:overview", Role: ui.RoleButton, Name: p.desk.Say(words.overview)}
	pressed := u.Press(n, r, theme.Radius.Button)
	g := u.Area("map:overview", r)
	p.desk.Board.DrawOverview(u.P, in, m.View, m.Camera, &small)
	switch {
	case g.Clicked && r.Has(g.X, g.Y), g.Dragging:
		at := p.desk.Board.Overview(in).Point(in, g.X, g.Y)
		p.camera.moveTo(u, p.desk.Board, m.View, mapview.Camera{At: at, R: m.Camera.R})
	case pressed.Clicked:
		p.camera.fit(u, p.desk.Board, m.View)
	}
}
