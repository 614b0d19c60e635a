package ui

// Progress draws a bar of which the given part, from 0 to 1, is done. It has no node, since the text beside it says how
// far the work is.
func (u *UI) Progress(r Rect, part float32) {
	u.P.RoundRect(r, r.H/2, u.Theme.Line.Base)
	r.W *= min(1, part)
	u.P.RoundRect(r, r.H/2, u.Theme.Accent.Base)
}
