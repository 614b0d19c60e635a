package track

// Used is the track taken by the routes of one run. The zero value is empty.
type Used struct{ set trackSet }

// Take adds the track of a route, which must exist on the board, and reports whether none of it was taken before:
// neither a piece nor a side of a hex (1830/R204).
func (u *Used) Take(p Position, r Route) bool { return p.takeAll(&u.set, r) }
