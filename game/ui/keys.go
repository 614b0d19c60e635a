package ui

import (
	"cmp"
	"slices"
)

// Key reports whether the chord was pressed, such as "Enter", "g" or "Ctrl+Shift+z"; see Chord. A focused control that
// uses the chord itself has priority, and everything below a dialog gets no keys. Keys that nothing queries are left to
// the browser.
func (u *UI) Key(chord string) bool {
	return u.keyIn(u.layer(), chord)
}

// layer returns the id of the dialog being drawn, or "" for the page.
func (u *UI) layer() string {
	if u.modal >= 0 {
		return u.nodes[u.modal].ID
	}
	return ""
}

// top returns the id of the topmost dialog of the previous pass, or "" for the page.
func (u *UI) top() string {
	if n := len(u.open); n > 0 {
		return u.open[n-1].id
	}
	return ""
}

// covered reports whether a dialog is above the current node.
func (u *UI) covered() bool { return u.layer() != u.top() }

// keyIn is Key for the dialog with the id, or "" for the page. Only the topmost one gets keys.
func (u *UI) keyIn(dialog, chord string) bool {
	if dialog != u.top() {
		return false
	}
	u.keys[chord] = true
	return u.has && u.event.Kind == KeyDown && u.event.Key == chord && !u.owned[chord]
}

// KeyOn reports whether the chord was pressed while the node had the focus. It consumes the press, because it may move
// the focus to a node that is drawn later.
func (u *UI) KeyOn(id, chord string) bool {
	u.keys[chord] = true
	if u.focus != id {
		return false
	}
	u.owning[chord] = true
	if !u.has || u.event.Kind != KeyDown || u.event.Key != chord {
		return false
	}
	u.event.Key = ""
	return true
}

// Keys returns the chords queried in the last pass. The map is valid until the next pass.
func (u *UI) Keys() map[string]bool { return u.keys }

// Focus returns the id of the node with the focus, or "".
func (u *UI) Focus() string { return u.focus }

// ByKeys reports whether the player moves the focus with the keyboard, so that it is shown.
func (u *UI) ByKeys() bool { return u.visible }

// SetFocus moves the focus to the node with the id as soon as it is on the screen.
func (u *UI) SetFocus(id string) {
	u.ring.shown = u.ring.shown && u.focus == id // the ring of the previous node must not be revealed
	u.focus, u.ask, u.reveal = id, id, true
}

// KeepFocus moves the focus at the end of the pass to the node with the id, if the focused node has disappeared and the
// player uses the keyboard. An empty id means the first control of the main part of the page.
func (u *UI) KeepFocus(to string) {
	u.keep, u.keepAt = true, cmp.Or(to, u.keepAt)
}

// keepFocus implements KeepFocus. Dialogs handle their own focus.
func (u *UI) keepFocus() {
	to, first := u.keepAt, ""
	u.keep, u.keepAt = false, ""
	if u.modal >= 0 {
		return
	}
	for _, n := range u.nodes {
		switch {
		case n.ID == u.focus:
			return
		case n.Role == RoleMain:
			first = "" // what was found before it is not in the main part
		case first == "" && n.Focusable() && !n.Roved:
			first = n.ID
		}
	}
	to = cmp.Or(to, first)
	if u.visible && u.focus != "" && to != "" {
		u.SetFocus(to)
		u.again = true
	}
}

// TakeFocus returns and clears the id of the node that the page should focus, or "".
func (u *UI) TakeFocus() string {
	id := u.ask
	u.ask = ""
	return id
}

// handleFocusKeys handles Tab, Enter and Space where no browser does.
func (u *UI) handleFocusKeys(key string) {
	switch key {
	case "Tab":
		u.step(1)
	case "Shift+Tab":
		u.step(-1)
	case "Enter", " ":
		if u.focus != "" && !u.keys[key] {
			u.Send(Event{Kind: Activate, ID: u.focus})
		}
	}
}

// step moves the focus by the given number of controls.
func (u *UI) step(by int) {
	var stops []string
	at := -1
	for _, n := range u.nodes {
		if n.Inert || n.Roved && n.ID != u.focus || !n.Focusable() {
			continue
		}
		if n.ID == u.focus {
			at = len(stops)
		}
		stops = append(stops, n.ID)
	}
	if len(stops) == 0 {
		return
	}
	if at < 0 && by < 0 {
		at = 0 // from nowhere back is the last one
	}
	u.SetFocus(stops[(at+by+len(stops))%len(stops)])
	u.visible, u.again = true, true
}

// StepRegion moves the focus at the end of the pass to the first control of the next part of the screen (a bar, the
// map, a panel), or with -1 of the previous one.
func (u *UI) StepRegion(by int) { u.jump = by }

// stepRegion implements StepRegion.
func (u *UI) stepRegion() {
	nodes, regions := map[string]*Node{}, map[string]*Node{} // by id: every node, and the region of each control
	for i := range u.nodes {
		nodes[u.nodes[i].ID] = &u.nodes[i]
	}
	var first []*Node // of each region
	for i := range u.nodes {
		n := &u.nodes[i]
		if n.Inert || n.Roved || !n.Focusable() {
			continue
		}
		region := nodes[n.Parent]
		for region != nil && !region.isRegion() {
			region = nodes[region.Parent]
		}
		regions[n.ID] = region
		if !slices.ContainsFunc(first, func(o *Node) bool { return regions[o.ID] == region }) {
			first = append(first, n)
		}
	}
	if len(first) == 0 {
		return
	}
	here := regions[u.focus]
	now := slices.IndexFunc(first, func(o *Node) bool { return here != nil && regions[o.ID] == here })
	if now < 0 && u.jump < 0 {
		now = 0
	}
	u.SetFocus(first[(now+u.jump+len(first))%len(first)].ID)
	u.visible, u.again = true, true
}

// isRegion reports whether the node is a major part of the screen.
func (n *Node) isRegion() bool {
	switch n.Role {
	case RoleBanner, RoleMain, RoleRegion, RoleNavigation, RoleToolbar, RoleGrid, RoleDialog:
		return true
	}
	return false
}

// Pressed reports whether this pass handles a pointer or key press.
func (u *UI) Pressed() bool { return u.has && (u.event.Kind == PointerDown || u.event.Kind == KeyDown) }

// PressedOutside reports whether this pass handles a pointer press outside r.
func (u *UI) PressedOutside(r Rect) bool {
	return u.has && u.event.Kind == PointerDown && !r.Has(u.event.X, u.event.Y)
}
