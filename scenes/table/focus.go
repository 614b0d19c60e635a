package table

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/game/ui"
)

// focus keeps track of the keyboard focus on the table and finds a new place for it when the focused control
// disappears.
type focus struct {
	last     string  // focused control in the last frame; "" if it was a hex
	option   string  // first control of the step
	next     string  // control to focus after the rules or the tables are closed
	met      bool    // the table has been drawn before
	restored *string // control to focus after a what-if was closed
}

// restore returns the focus to the control that had it when a what-if was opened, or to the button that opens one if
// that was a hex.
func (f *focus) restore(u *ui.UI) {
	if f.restored == nil {
		return
	}
	if *f.restored != u.Focus() {
		u.SetFocus(cmp.Or(*f.restored, "act:whatif"))
	}
	f.restored = nil
}

// moveIfGone moves the focus when its control has disappeared, for example at the end of a step: to the primary button
// if it is enabled, so that Enter works, to the first option of the new step, or to the hex legal. Hexes keep it, since
// they are only out of view. After the rules or the tables are closed it returns to the control that opened them.
func (f *focus) moveIfGone(u *ui.UI, tables bool, legal string) {
	if f.next != "" && !tables {
		f.giveBack(u)
	}
	to := cmp.Or(f.option, legal)
	for _, n := range u.Nodes() {
		if n.ID == u.Focus() {
			f.last = ""
			if n.Role != ui.RoleGridCell {
				f.last = n.ID
			}
			return
		}
		if n.ID == "act:primary" && !n.Disabled || n.ID == "act:pass" && to == "" {
			to = n.ID
		}
	}
	switch {
	case f.last != "" && f.last == u.Focus() && to != "":
		f.last = to
		u.SetFocus(to)
	case !f.met:
		u.KeepFocus(to)
	}
	f.met = true
}

// giveBack focuses the control that had the focus before the rules or the tables were opened, or the button of the
// tables.
func (f *focus) giveBack(u *ui.UI) {
	for _, id := range [...]string{f.next, "act:tables"} {
		if slices.ContainsFunc(u.Nodes(), func(n ui.Node) bool { return n.ID == id }) {
			u.SetFocus(id)
			break
		}
	}
	f.next = ""
}
