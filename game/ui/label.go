package ui

import "github.com/hexrail/hexrail/game/ui/paint"

// Label draws one line of text. If it does not fit, it is truncated with "..." and hovering shows all of it.
func (u *UI) Label(r Rect, s string, t paint.Text) {
	if u.P.TextIn(r, s, t) {
		u.showWhole(r, s)
	}
}

// showWhole shows the full text beside the rectangle while the pointer rests on it.
func (u *UI) showWhole(r Rect, s string) {
	if u.pointer.inside && !u.pointer.down && r.And(u.P.ClipRect()).Has(u.pointer.x, u.pointer.y) {
		if u.Now-u.pointer.rested >= tipAfter {
			u.tip.text, u.tip.rect = s, r
		} else {
			u.WakeAt(u.pointer.rested + tipAfter)
		}
	}
}

// Text draws one line of text that assistive technology reads.
func (u *UI) Text(id string, r Rect, s string, t paint.Text) {
	u.Node(Node{ID: id, Role: RoleText, Name: s, Rect: r})
	u.Label(r, s, t)
}

// Heading draws one line of text as a heading of the level, 1 to 6.
func (u *UI) Heading(id string, level int, r Rect, s string, t paint.Text) {
	u.Node(Node{ID: id, Role: RoleHeading, Name: s, Level: level, Rect: r})
	u.Label(r, s, t)
}

// Paragraph draws wrapped text that assistive technology reads, and returns its height.
func (u *UI) Paragraph(id string, r Rect, s string, t paint.Text) float32 {
	h := u.P.Paragraph(r, s, t)
	r.H = h
	u.Node(Node{ID: id, Role: RoleText, Name: s, Rect: r})
	return h
}
