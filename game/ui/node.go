package ui

import "github.com/hexrail/hexrail/game/ui/paint"

// Rect is a rectangle in dp.
type Rect = paint.Rect

// Role is the ARIA role of a node.
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

// Node is an element of the screen for assistive technology and tests. ID is stable and derived from the model, like
// "act:pass"; Name is its name for people.
type Node struct {
	ID       string
	Role     Role
	Name     string
	Describe string // a reason or hint in addition to the name
	Rect     Rect   // visible part; filled in by the toolkit for widgets
	Parent   string // the enclosing node; filled in by the toolkit
	Level    int    // of a heading

	Disabled bool
	Selected Tri // tabs, rows, cells
	Checked  Tri // radio buttons, checkboxes, switches
	Pressed  Tri // buttons that stay down
	// Chosen marks a button that is down as the current choice: Enter on it is left to the page, which confirms the
	// choice.
	Chosen  bool
	Current bool // the current one in a list of steps

	Value         string  // text of a field, or the value of a slider in words
	Min, Max, Now int     // of sliders and spin buttons
	MaxLength     int     // of a field
	TextSize      float32 // of a field, in dp

	Sort  Sort // of a column header
	Stop  bool // can have the focus although it is not a control
	Roved bool // reached with the arrow keys instead of Tab; see Rove
	Inert bool // covered, by a dialog for example; filled in by the toolkit
}

// Focusable reports whether the node can have the focus.
func (n Node) Focusable() bool {
	switch n.Role {
	case RoleButton, RoleLink, RoleMenuCheck, RoleMenuItem, RoleRadio,
		RoleSlider, RoleSpinButton, RoleSwitch, RoleTab, RoleTextBox:
		return true
	}
	return n.Stop
}

// Node adds a node without children. Its rectangle is clipped to the visible part.
func (u *UI) Node(n Node) {
	whole := n.Rect
	n.Rect = n.Rect.And(u.P.ClipRect())
	if u.sought != "" && n.ID == u.sought && whole.H-n.Rect.H > 1 {
		u.Reveal(whole)
	}
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

// Close ends the node that the last call of Open began.
func (u *UI) Close() { u.parents = u.parents[:len(u.parents)-1] }

// Cover makes the nodes of this pass from index on inert, because something opaque covers them.
func (u *UI) Cover(index int) {
	for i := range u.nodes[index:] {
		u.nodes[index+i].Inert = true
	}
}

// Nodes returns the nodes of the last pass in drawing order. The slice is valid until the next pass.
func (u *UI) Nodes() []Node { return u.nodes }

// Find returns the node with the id, or false if there is none. It serves tests.
func (u *UI) Find(id string) (Node, bool) {
	for _, n := range u.nodes {
		if n.ID == id {
			return n, true
		}
	}
	return Node{}, false
}

// Announce makes assistive technology speak the text when it is next silent.
func (u *UI) Announce(text string) { u.spoken = append(u.spoken, text) }

// TakeAnnouncements returns the announcements since the last call.
func (u *UI) TakeAnnouncements() []string {
	s := u.spoken
	u.spoken = nil
	return s
}
