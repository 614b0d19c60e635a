package ui

// Attempt calls draw and returns the value of its panic, if any. After a panic, nodes it left open are closed, but
// shapes drawn so far remain, so the caller should draw the picture again without it.
func (u *UI) Attempt(draw func()) (fault any) {
	parents, within, mark := len(u.parents), u.within, u.P.Mark()
	defer func() {
		fault = recover()
		if fault != nil {
			u.parents, u.within = u.parents[:parents], within
			u.P.Restore(mark)
		}
	}()
	draw()
	return nil
}
