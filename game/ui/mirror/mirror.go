// Package mirror describes the nodes of the screen as elements of a page, and their changes since the last time.
//
// A browser keeps one transparent element per node above the picture, so that keyboards, screen readers and tests reach
// everything the way they reach any page.
package mirror

import (
	"maps"
	"math"
	"slices"
	"strconv"

	"hexrail/game/ui"
)

// Element is a node as an element of a page. Its place is relative to its parent's, in dp.
type Element struct {
	ID     string            `json:"id"`
	Parent string            `json:"in,omitempty"`
	Tag    string            `json:"tag"`
	Attrs  map[string]string `json:"attrs,omitempty"`
	Text   string            `json:"text,omitempty"`
	Value  string            `json:"value,omitempty"`
	X      float32           `json:"x"`
	Y      float32           `json:"y"`
	W      float32           `json:"w"`
	H      float32           `json:"h"`
	Size   float32           `json:"size,omitempty"` // of the text in a field
}

// Patch says how to make the page like the screen. Order holds the new sequence of children for parents where it
// changed; "" is the page itself.
type Patch struct {
	Set   []Element           `json:"set,omitempty"`
	Del   []string            `json:"del,omitempty"`
	Order map[string][]string `json:"order,omitempty"`
	Focus string              `json:"focus,omitempty"`
	Keys  []string            `json:"keys,omitempty"` // the chords in use, when they changed
	Say   []string            `json:"say,omitempty"`
}

// Empty reports whether there is nothing to do.
func (p Patch) Empty() bool {
	return len(p.Set) == 0 && len(p.Del) == 0 && len(p.Order) == 0 && p.Focus == "" && p.Keys == nil && len(p.Say) == 0
}

// Mirror is the page as last described. The zero value is an empty page.
type Mirror struct {
	elements map[string]Element
	order    map[string][]string
	keys     []string
}

// Diff returns the changes on the screen since the last call.
func (m *Mirror) Diff(u *ui.UI) Patch {
	elements, order := map[string]Element{}, map[string][]string{}
	places := map[string]ui.Rect{}
	holds := map[string]bool{} // nodes with children
	for _, n := range u.Nodes() {
		holds[n.Parent] = true
	}
	var p Patch
	for _, n := range u.Nodes() {
		if _, twice := elements[n.ID]; twice || n.ID == "" {
			continue
		}
		e := element(n, places[n.Parent])
		if e.Text != "" && holds[n.ID] { // its text would stand beside theirs, and stay when theirs changes
			e.Attrs["aria-label"], e.Text = e.Text, ""
		}
		places[n.ID] = n.Rect
		elements[n.ID] = e
		order[n.Parent] = append(order[n.Parent], n.ID)
		if old, ok := m.elements[n.ID]; !ok || !same(old, e) {
			p.Set = append(p.Set, e)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(m.elements)) {
		if _, ok := elements[id]; !ok {
			p.Del = append(p.Del, id)
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
	m.elements, m.order = elements, order
	if keys := slices.Sorted(maps.Keys(u.Keys())); !slices.Equal(keys, m.keys) {
		m.keys = keys
		p.Keys = append([]string{}, keys...)
	}
	p.Focus, p.Say = u.TakeFocus(), u.TakeAnnouncements()
	return p
}

func same(a, b Element) bool {
	return a.ID == b.ID && a.Parent == b.Parent && a.Tag == b.Tag && a.Text == b.Text && a.Value == b.Value &&
		a.X == b.X && a.Y == b.Y && a.W == b.W && a.H == b.H && a.Size == b.Size && maps.Equal(a.Attrs, b.Attrs)
}

// element returns the node as an element inside a parent at the place.
func element(n ui.Node, parent ui.Rect) Element {
	e := Element{
		ID: n.ID, Parent: n.Parent, Tag: "div", Attrs: map[string]string{},
		X: tenth(n.Rect.X - parent.X), Y: tenth(n.Rect.Y - parent.Y), W: tenth(n.Rect.W), H: tenth(n.Rect.H),
	}
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
	states(n, set)
	return e
}

// states adds the present states of the node.
func states(n ui.Node, set func(name, value string)) {
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
		"aria-selected": n.Selected, "aria-checked": n.Checked, "aria-pressed": n.Pressed, "aria-expanded": n.Expanded,
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

// tenth rounds to a tenth, so that tiny movements are no change.
func tenth(v float32) float32 { return float32(math.Round(float64(v)*10) / 10) }
