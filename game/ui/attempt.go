package ui

// Attempt draws something, and if that panics returns the value of the panic. Nodes opened meanwhile are closed
// then, and shapes drawn so far stay; the picture should be drawn again without it.
func (u *UI) Attempt(draw func()) (fault any) {
	parents, within, mark := len(u.parents), u.within, u.P.Mark()
	defer func() {
		if fault = recover(); fault != nil {
			u.parents, u.within = u.parents[:parents], within
			u.P.Return(mark)
		}
	}()
	draw()
	return nil
}
