package scenes

import (
	"slices"

	"hexrail/game/ui"
)

// focus knows what has the focus on the table, and what gets it when that has gone.
type focus struct {
	last     string  // what had it when the table was last drawn, apart from hexes
	option   string  // the first control of the step
	next     string  // what gets it after the rules or the tables were closed
	met      bool    // the table was drawn before
	restored *string // what had it before a what-if that was left
}

// restore gives the focus back to what had it when a what-if was opened, or to the button that opens one: a hex that was
// looked at there is none of this game's.
func (f *focus) restore(u *ui.UI) {
	if f.restored == nil {
		return
	}
	if was := *f.restored; was != u.Focus() {
		if was == "" {
			was = "act:whatif"
		}
		u.SetFocus(was)
	}
	f.restored = nil
}

// keep hands the focus on when what had it has gone, as a step has ended: to what can be done at once, so that Enter does
// it, or to the first option of the new step. Hexes keep it: they are only out of sight. What opened the rules or the tables
// gets it back when they are closed.
func (f *focus) keep(u *ui.UI, tables bool) {
	if f.next != "" && !tables {
		f.giveBack(u)
	}
	to := f.option
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

// giveBack gives the focus to what had it before the rules or the tables were opened, or to the button of the tables.
func (f *focus) giveBack(u *ui.UI) {
	for _, id := range [...]string{f.next, "act:tables"} {
		if slices.ContainsFunc(u.Nodes(), func(n ui.Node) bool { return n.ID == id }) {
			u.SetFocus(id)
			break
		}
	}
	f.next = ""
}
