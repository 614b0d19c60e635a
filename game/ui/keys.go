package ui

// Key reports whether the chord was pressed, such as "Enter", "g" or "Ctrl+Shift+z"; see Chord. A control that has the
// focus and uses the chord itself comes first. The browser keeps every key that nothing asks for.
func (u *UI) Key(chord string) bool {
	u.keys[chord] = true
	return u.has && u.event.Kind == KeyDown && u.event.Key == chord && !u.owned[chord]
}

// KeyOn reports whether the chord was pressed while the node had the focus. The press is then used up, because it may
// move the focus to a node that follows.
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

// Keys returns the chords asked for in the last pass; the map is valid until the next.
func (u *UI) Keys() map[string]bool { return u.keys }

// Focus returns the id of the node with the focus, or "".
func (u *UI) Focus() string { return u.focus }

// SetFocus moves the focus to the node with the id as soon as it is on the screen.
func (u *UI) SetFocus(id string) { u.focus, u.ask, u.reveal = id, id, true }

// TakeFocus returns the node that is to get the focus outside, or "", and forgets it.
func (u *UI) TakeFocus() string {
	id := u.ask
	u.ask = ""
	return id
}

// ownFocus moves the focus where no browser does it, with Tab, and activates the focused control with Enter or Space.
func (u *UI) ownFocus(key string) {
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

// step moves the focus by one control.
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
		at = 0
	}
	u.SetFocus(stops[(at+by+len(stops))%len(stops)])
	u.visible, u.again = true, true
}
