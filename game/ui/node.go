package ui

import "hexrail/game/ui/paint"

// Rect is a rectangle in dp.
type Rect = paint.Rect

// Role is the role of a node for assistive technology, by its ARIA name.
type Role string

// The roles in use. RoleText is plain text, which needs no role in a browser.
const (
	RoleBanner       Role = "banner"
	RoleButton       Role = "button"
	RoleCell         Role = "cell"
	RoleColumnHeader Role = "columnheader"
	RoleDialog       Role = "dialog"
	RoleGrid         Role = "grid"
	RoleGridCell     Role = "gridcell"
	RoleGroup        Role = "group"
	RoleHeading      Role = "heading"
	RoleImage        Role = "img"
	RoleLink         Role = "link"
	RoleList         Role = "list"
	RoleListItem     Role = "listitem"
	RoleMain         Role = "main"
	RoleMenu         Role = "menu"
	RoleMenuCheck    Role = "menuitemcheckbox"
	RoleMenuItem     Role = "menuitem"
	RoleNavigation   Role = "navigation"
	RoleNote         Role = "note"
	RoleRadio        Role = "radio"
	RoleRadioGroup   Role = "radiogroup"
	RoleRegion       Role = "region"
	RoleRow          Role = "row"
	RoleRowHeader    Role = "rowheader"
	RoleSlider       Role = "slider"
	RoleSpinButton   Role = "spinbutton"
	RoleStatus       Role = "status"
	RoleSwitch       Role = "switch"
	RoleTab          Role = "tab"
	RoleTabList      Role = "tablist"
	RoleTable        Role = "table"
	RoleText         Role = "text"
	RoleTextBox      Role = "textbox"
	RoleToolbar      Role = "toolbar"
)

// Tri is a state that may be absent, off or on.
type Tri uint8

// The states.
const (
	Absent Tri = iota
	Off
	On
)

// Is returns On or Off.
func Is(on bool) Tri {
	if on {
		return On
	}
	return Off
}

// Node is a thing on the screen as assistive technology and tests see it. ID is stable and made from the model, like
// "act:pass"; Name is what a person would call it.
type Node struct {
	ID       string
	Role     Role
	Name     string
	Describe string // more than the name: a reason, a hint
	Rect     Rect   // where it is seen; filled in by the toolkit for widgets
	Parent   string // the enclosing node; filled in by the toolkit
	Level    int    // of a heading

	Disabled bool
	Selected Tri  // tabs, rows, cells
	Checked  Tri  // radio buttons, checkboxes, switches
	Pressed  Tri  // buttons that stay down
	Chosen   bool // a button that is down as the present choice: Enter on it is left to the page, which confirms the choice
	Expanded Tri
	Current  bool // the present one of a list of steps

	Value         string // text of a field, or the value of a slider in words
	Min, Max, Now int    // of sliders and spin buttons
	MaxLength     int    // of a field
	TextSize      float32

	Sort  Sort // of a column's head
	Stop  bool // can have the focus though it is no control
	Roved bool // the arrow keys lead to it and not Tab; see Rove
	Inert bool // covered by a dialog; filled in by the toolkit
}

// Focusable reports whether the node can have the focus.
func (n Node) Focusable() bool {
	switch n.Role {
	case RoleButton, RoleLink, RoleMenuCheck, RoleMenuItem, RoleRadio, RoleSlider, RoleSpinButton, RoleSwitch, RoleTab, RoleTextBox:
		return true
	}
	return n.Stop
}

// Node adds a node without children. Rect is cut to its visible part.
func (u *UI) Node(n Node) {
	n.Rect = n.Rect.And(u.P.ClipRect())
	if k := len(u.parents); k > 0 {
		n.Parent = u.parents[k-1]
	}
	u.nodes = append(u.nodes, n)
}

// Open adds a node that contains the following ones until Close.
func (u *UI) Open(n Node) {
	u.Node(n)
	u.parents = append(u.parents, n.ID)
}

// Close ends the last Open.
func (u *UI) Close() { u.parents = u.parents[:len(u.parents)-1] }

// Nodes returns the nodes of the last pass in drawing order, valid until the next.
func (u *UI) Nodes() []Node { return u.nodes }

// Find returns the node with the id, for tests.
func (u *UI) Find(id string) (Node, bool) {
	for _, n := range u.nodes {
		if n.ID == id {
			return n, true
		}
	}
	return Node{}, false
}

// Announce has assistive technology say the text when it is next silent.
func (u *UI) Announce(text string) { u.spoken = append(u.spoken, text) }

// TakeAnnouncements returns the announcements since the last call.
func (u *UI) TakeAnnouncements() []string {
	s := u.spoken
	u.spoken = nil
	return s
}
