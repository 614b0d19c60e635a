// Package mirror describes the nodes of the screen as elements of a web page, and the changes since the previous
// description.
//
// Mirror.Diff returns the changes as a Patch of Elements. The page keeps one transparent element per node above the
// picture, so that keyboards, screen readers and tests reach everything in the same way as on any page. The package
// only describes; web/mirror.js makes the elements.
package mirror

import (
	"maps"
	"math"
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/ui"
)

// Place is the rectangle of an element relative to its parent, in dp.
type Place struct {
	ID string  `json:"id"`
	X  float32 `json:"x"`
	Y  float32 `json:"y"`
	W  float32 `json:"w"`
	H  float32 `json:"h"`
}

// Element is a node as an element of a page.
type Element struct {
	Place
	Parent string            `json:"in,omitempty"` // id of the element around it; empty is the page
	Tag    string            `json:"tag"`          // of HTML
	Attrs  map[string]string `json:"attrs,omitempty"`
	Text   string            `json:"text,omitempty"`  // its content
	Value  string            `json:"value,omitempty"` // of a text field
	Size   float32           `json:"size,omitempty"`  // of the text in a field
}

// Patch is a list of changes to the page. Order holds the new sequence of children of parents where it changed; "" is
// the page itself.
type Patch struct {
	Set   []Element           `json:"set,omitempty"`  // new and changed elements
	Move  []Place             `json:"move,omitempty"` // elements that changed only their place
	Del   []string            `json:"del,omitempty"`  // ids of the elements that are gone
	Order map[string][]string `json:"order,omitempty"`
	Focus string              `json:"focus,omitempty"` // id of the element to focus; empty leaves the focus
	Keys  []string            `json:"keys,omitempty"`  // the chords in use, if they changed
	Say   []string            `json:"say,omitempty"`   // announcements for screen readers
}

// Empty reports whether there are no changes.
func (p Patch) Empty() bool {
	return len(p.Set) == 0 && len(p.Move) == 0 && len(p.Del) == 0 && len(p.Order) == 0 &&
		p.Focus == "" && p.Keys == nil && len(p.Say) == 0
}

// Mirror holds the page as last described. The zero value is an empty page.
type Mirror struct {
	shown map[string]shown
	order map[string][]string // the children of each parent
	keys  []string
	turn  int // number of calls of Diff
}

// shown is a node as last described.
type shown struct {
	node  ui.Node
	place Place
	holds bool // it has children
	turn  int  // the last Diff that saw it
}

// like reports whether s and old differ at most in their place.
func (s shown) like(old shown) bool {
	old.node.Rect = s.node.Rect
	return s.node == old.node && s.holds == old.holds
}

// Diff returns the changes of the screen since the last call, and takes the pending focus and announcements from u.
// Nodes without an id, and all but the first with the same id, are left out.
func (m *Mirror) Diff(u *ui.UI) Patch {
	if m.shown == nil {
		m.shown = map[string]shown{}
	}
	m.turn++
	var p Patch
	m.addNodes(&p, u.Nodes())
	for id, s := range m.shown {
		if s.turn != m.turn {
			delete(m.shown, id)
			p.Del = append(p.Del, id)
		}
	}
	slices.Sort(p.Del)
	if keys := slices.Sorted(maps.Keys(u.Keys())); !slices.Equal(keys, m.keys) {
		m.keys = keys
		p.Keys = append([]string{}, keys...)
	}
	p.Focus, p.Say = u.TakeFocus(), u.TakeAnnouncements()
	return p
}

// addNodes adds the nodes that are new, changed, moved or in another order to a patch. Elements are built only for
// changed nodes, because usually few change; zooming or dragging a map only moves most of them.
func (m *Mirror) addNodes(p *Patch, nodes []ui.Node) {
	holds, order := map[string]bool{}, make(map[string][]string, len(m.order))
	for _, n := range nodes {
		holds[n.Parent] = true
	}
	for _, n := range nodes {
		old := m.shown[n.ID]
		if n.ID == "" || old.turn == m.turn {
			continue
		}
		now := shown{node: n, place: m.place(n), holds: holds[n.ID], turn: m.turn}
		m.shown[n.ID] = now
		order[n.Parent] = append(order[n.Parent], n.ID)
		switch {
		case old.turn == 0 || !now.like(old):
			p.Set = append(p.Set, now.element())
		case now.place != old.place:
			p.Move = append(p.Move, now.place)
		}
	}
	for parent, ids := range order {
		if !slices.Equal(ids, m.order[parent]) {
			if p.Order == nil {
				p.Order = map[string][]string{}
			}
			p.Order[parent] = ids
		}
	}
	m.order = order
}

// place returns the place of a node in its parent, which must precede it.
func (m *Mirror) place(n ui.Node) Place {
	var in ui.Rect
	if parent := m.shown[n.Parent]; parent.turn == m.turn {
		in = parent.node.Rect
	}
	return Place{ID: n.ID, X: tenth(n.Rect.X - in.X), Y: tenth(n.Rect.Y - in.Y), W: tenth(n.Rect.W), H: tenth(n.Rect.H)}
}

// element returns the node as an element.
func (s shown) element() Element {
	n := s.node
	e := Element{Place: s.place, Parent: n.Parent, Tag: "div", Attrs: map[string]string{}}
	set := func(name, value string) { e.Attrs[name] = value }
	switch n.Role {
	case ui.RoleText:
		e.Text = n.Name
	case ui.RoleTextBox:
		e.Tag, e.Value, e.Size = "input", n.Value, n.TextSize
		set("aria-label", n.Name)
		if n.MaxLength > 0 {
			set("maxlength", strconv.Itoa(n.MaxLength))
		}
		if n.Disabled {
			set("readonly", "")
		}
	case ui.RoleButton:
		e.Tag, e.Text = "button", n.Name
		set("type", "button")
	case ui.RoleCell, ui.RoleRowHeader, ui.RoleColumnHeader, ui.RoleHeading, ui.RoleListItem, ui.RoleStatus, ui.RoleNote:
		e.Text = n.Name
		set("role", string(n.Role))
	default:
		set("role", string(n.Role))
		if n.Name != "" {
			set("aria-label", n.Name)
		}
	}
	setStates(n, set)
	if e.Text != "" && s.holds { // its text would be beside theirs and would not be updated with them
		e.Attrs["aria-label"], e.Text = e.Text, ""
	}
	return e
}

// setStates sets the attributes for the state of a node.
func setStates(n ui.Node, set func(name, value string)) {
	if n.Describe != "" {
		set("aria-description", n.Describe)
	}
	if n.Level > 0 {
		set("aria-level", strconv.Itoa(n.Level))
	}
	if n.Disabled && n.Role != ui.RoleTextBox {
		set("aria-disabled", "true")
	}
	if n.Current {
		set("aria-current", "true")
	}
	if n.Chosen {
		set("data-chosen", "")
	}
	if n.Inert {
		set("inert", "")
	}
	if n.Role == ui.RoleDialog {
		set("aria-modal", "true")
	}
	for name, t := range map[string]ui.Tri{
		"aria-selected": n.Selected, "aria-checked": n.Checked, "aria-pressed": n.Pressed,
	} {
		if t != ui.Absent {
			set(name, strconv.FormatBool(t == ui.On))
		}
	}
	if n.Role == ui.RoleSlider || n.Role == ui.RoleSpinButton {
		set("aria-valuemin", strconv.Itoa(n.Min))
		set("aria-valuemax", strconv.Itoa(n.Max))
		set("aria-valuenow", strconv.Itoa(n.Now))
		if n.Value != "" {
			set("aria-valuetext", n.Value)
		}
	}
	switch n.Sort {
	case ui.Ascending:
		set("aria-sort", "ascending")
	case ui.Descending:
		set("aria-sort", "descending")
	}
	switch {
	case n.Roved:
		set("tabindex", "-1")
	case n.Focusable() && n.Role != ui.RoleButton && n.Role != ui.RoleTextBox:
		set("tabindex", "0")
	}
}

// tenth returns v rounded to a tenth, so that tiny movements do not count as changes.
func tenth(v float32) float32 { return float32(math.Round(float64(v)*10) / 10) }
