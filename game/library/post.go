package library

import "slices"

// Post keeps account of the games that are played by link.
type Post struct{ *Shelf }

// Waiting returns the number of games that wait for this device.
func (s Post) Waiting() (n int) {
	for _, i := range s.games {
		if i.Waits() {
			n++
		}
	}
	return n
}

// RecordSent records that the remote players of a game have been sent the current position.
func (s Post) RecordSent(i *Info) { s.Change(i.ID, func(i *Info) { i.Sent = i.At }) }

// SetFile records the name of the shared file of a game; "" is none.
func (s Post) SetFile(i *Info, name string) { s.Change(i.ID, func(i *Info) { i.File = name }) }

// SetSeats records on which device each player of a game plays.
func (s Post) SetSeats(i *Info, seats []Seat) {
	s.Change(i.ID, func(i *Info) { i.Seats = slices.Clone(seats) })
}
