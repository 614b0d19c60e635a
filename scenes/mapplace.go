package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
	"hexrail/scenes/panel"
)

// drawMap draws the map in the area. Clear is the part of it that no strip covers; tray, unless it is empty, is where the
// step has something under the map, which comes next to the map for the focus.
func (t *Table) drawMap(u *ui.UI, area, clear, tray ui.Rect) {
	bar := t.zoomBarAt(u, &clear)
	u.P.Fill(area, u.Theme.BG.Map)
	g := u.Area("map", area)
	t.camera.follow(u, t.board, clear)
	t.firstView(clear)
	t.camera.update(u, t.board, clear)
	t.camera.steer(u, g, t.board, clear)
	t.camera.keys(u, t.board, clear)
	t.attend(u, clear)
	cam := t.camera.cam
	m := panel.MapFrame{Map: t.board, Area: area, View: clear, Camera: cam}
	s := t.scene(u)
	under := t.pick(u, m, g, s)
	ax, ay := area.Center()
	t.board.Draw(u.P, area, mapview.Camera{At: cam.Point(clear, ax, ay), R: cam.R}, s)
	u.P.Clip(area)
	t.hexes.states = s.States
	t.hexNodes(u, m, g.Dragging || t.camera.flying)
	if t.due != nil {
		t.due.OnMap(u, m)
	}
	u.P.Unclip()
	if !tray.Empty() {
		t.due.DrawTray(u, tray)
	}
	t.zoomBar(u, bar, clear)
	t.overview(u, m, s)
	t.hexCard(u, m, under)
}

// readable is the length of a hex edge in dp from which a map can be read.
const readable = 24

// firstView begins with what has been built, where the whole map would be too small to read.
func (t *Table) firstView(clear ui.Rect) {
	if t.camera.cam.R > 0 || wholeMap(t.board, clear).R >= readable*0.9 {
		return
	}
	v := t.view()
	var built []id.Hex
	for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
		if v.S.Cells[h].Tile != 0 {
			built = append(built, h)
		}
	}
	if len(built) == 0 {
		return
	}
	cam := mapview.Fit(t.board.Around(built...), clear, 2*readable)
	cam.R = max(cam.R, readable)
	t.camera.cam = cam.Fill(t.board, clear)
}

// attend brings into view what was asked for, or what the step is about, once per step.
func (t *Table) attend(u *ui.UI, clear ui.Rect) {
	if len(t.visit) > 0 {
		t.camera.show(u, t.board, clear, t.visit, panel.FarHex)
		t.visit = nil
		return
	}
	if t.due == nil || t.app.Prefs.Stay || t.camera.flying {
		return
	}
	hexes, r := t.due.Focus()
	key := focusKey{at: t.game.At(), n: len(hexes)}
	if len(hexes) > 0 {
		key.first = hexes[0]
	}
	if key != t.attended {
		t.attended = key
		if len(hexes) > 0 {
			t.camera.show(u, t.board, clear, hexes, r)
		}
	}
}

// focusKey tells whether the camera has already gone where a step wants it.
type focusKey struct {
	at, n int
	first id.Hex
}

// pick handles presses on the map and returns the hex under the pointer.
func (t *Table) pick(u *ui.UI, m panel.MapFrame, g ui.Gesture, s *mapview.Scene) id.Hex {
	h := t.board.At(m.Camera.Point(m.View, g.X, g.Y))
	if h != 0 && g.Hover && !g.Dragging {
		s.States[h] |= mapview.Hover
	}
	switch {
	case g.Clicked && !g.Double:
		t.pickHex(h)
	case g.Other:
		t.askHex(u, h)
	}
	if g.Dragging || g.WheelY != 0 || g.Zoom != 1 {
		t.card = hexCard{}
	}
	if !g.Hover || g.Dragging {
		return 0
	}
	return h
}

// pickHex chooses a hex.
func (t *Table) pickHex(h id.Hex) {
	t.card.pinned = false
	if t.due != nil {
		t.due.PickHex(h)
	}
}

// askHex explains a hex, and why nothing may be done there.
func (t *Table) askHex(u *ui.UI, h id.Hex) {
	if h == 0 {
		return
	}
	t.card = hexCard{hex: h, pinned: true, since: u.Now}
	if t.due != nil {
		t.due.AskHex(h)
	}
}

// zoomBarAt returns the place of the buttons of the camera at the lower left of the visible map. What is beside them, and on
// a phone what is below their upper edge, does not count as visible, so that they cover nothing that the camera shows; but not
// where that would make the whole map much smaller. The whole sheet of a phone lies over the map.
func (t *Table) zoomBarAt(u *ui.UI, clear *ui.Rect) ui.Rect {
	side := max(theme.Size.IconButton, u.Target())
	w, h := side+8, 4*side+8
	if t.class == kit.Phone {
		if t.sheet > 1 {
			return ui.Rect{}
		}
		w, h = 2*side+8, side+8
		bar := paint.R(clear.X+2, clear.Bottom()-h-2, w, h)
		clear.CutBottom(h + 2)
		return bar
	}
	bar := paint.R(clear.X+2, clear.Bottom()-h-2, w, h)
	beside := *clear
	beside.CutLeft(w + 2)
	if wholeMap(t.board, beside).R >= 0.9*wholeMap(t.board, *clear).R {
		*clear = beside
	}
	return bar
}

// zoomBar draws the buttons of the camera, unless a card lies there.
func (t *Table) zoomBar(u *ui.UI, bar, clear ui.Rect) {
	if bar.Empty() || t.waitedShown() {
		return
	}
	buttons := []struct {
		id   string
		icon icon.Name
		name string
		do   func()
	}{
		{"map:in", icon.Plus, t.app.Say(tableWords.zoomIn), func() { t.camera.zoom(u, t.board, clear, theme.Map.Zoom.KeyStep) }},
		{"map:out", icon.Minus, t.app.Say(tableWords.zoomOut), func() { t.camera.zoom(u, t.board, clear, 1/theme.Map.Zoom.KeyStep) }},
		{"map:fit", icon.Fit, t.app.Say(tableWords.zoomFit), func() { t.camera.fit(u, t.board, clear) }},
		{"map:layers", icon.Layers, t.app.Say(tableWords.layers), func() { t.menu = layersMenu }},
	}
	if t.class == kit.Phone {
		buttons = buttons[2:]
	}
	u.Open(ui.Node{ID: "map:bar", Role: ui.RoleToolbar, Name: t.app.Say(ledger.Words.Board), Rect: bar})
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
			t.layersAt = cell
		}
		if u.Button(b.id, cell, ui.Button{Icon: b.icon, Name: b.name, Look: ui.Quiet}) {
			b.do()
			u.Again()
		}
	}
}

// overview draws the whole map small while only a part of it is in view. Above a raised sheet of a phone there is no room to
// cover another corner.
func (t *Table) overview(u *ui.UI, m panel.MapFrame, s *mapview.Scene) {
	fit := wholeMap(t.board, m.View)
	if m.Camera.R <= fit.R*1.15 || t.class == kit.Phone && t.sheet > 0 {
		return
	}
	const w = 92
	h := t.board.OverviewHeight(w - 8)
	r := paint.R(m.View.Right()-w, m.View.Y+2, w, h+8)
	if t.switched() && t.class >= kit.Tablet {
		r.Y += max(34, u.Target()) + 4
	}
	if m.View.H < 2.2*r.H {
		return
	}
	small := *s
	small.States, small.Routes, small.Tags, small.Preview, small.Chosen = nil, nil, nil, nil, 0
	u.Card(r, theme.Radius.Button)
	in := r.Inset(4)
	n := ui.Node{ID: "map:overview", Role: ui.RoleButton, Name: t.app.Say(tableWords.overview)}
	pressed := u.Press(n, r, theme.Radius.Button)
	g := u.Area("map:overview", r)
	t.board.DrawOverview(u.P, in, m.View, m.Camera, &small)
	switch {
	case g.Clicked && r.Has(g.X, g.Y), g.Dragging:
		p := t.board.Overview(in).Point(in, g.X, g.Y)
		t.camera.set(u, t.board, m.View, mapview.Camera{At: p, R: m.Camera.R})
	case pressed.Clicked:
		t.camera.fit(u, t.board, m.View)
	}
}
