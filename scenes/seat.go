package scenes

import (
	"unicode"
	"unicode/utf8"

	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/token"
	"hexrail/rules/id"
)

// initials returns the letter of each player: the first one of the name, or the number of the seat where two names begin
// alike or the letter would be too dense for a small shape.
func initials(names []string) []string {
	first := make([]string, len(names))
	count := map[string]int{}
	for i, n := range names {
		r, size := utf8.DecodeRuneInString(n)
		if size > 0 && (r < 0x3000 || unicode.In(r, unicode.Hiragana, unicode.Katakana)) {
			first[i] = string(r)
		}
		count[first[i]]++
	}
	for i, f := range first {
		if f == "" || count[f] > 1 {
			first[i] = string(rune('1' + i))
		}
	}
	return first
}

// seatColor returns the colour of a player.
func seatColor(u *ui.UI, p id.Player) paint.Color {
	return u.Theme.Player[(int(p)-1)%len(u.Theme.Player)]
}

// drawSeat draws the shape of a player with the letter of the name.
func (t *Table) drawSeat(u *ui.UI, p id.Player, x, y, r float32) {
	if p == 0 {
		return
	}
	c := seatColor(u, p)
	token.Seat(u.P, int(p)-1, x, y, r, c)
	if r >= 8 {
		style := paint.Text{Size: r * 0.98, Weight: paint.Bold, Align: paint.Center, Color: u.Theme.BG.Surface}
		u.P.TextIn(ui.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, t.initials[p-1], style)
	}
}

// seat adds the shape of a player to a row.
func (ps *parts) seat(t *Table, p id.Player, r float32) {
	ps.add(2*r+2, func(c ui.Rect) {
		x, y := c.Center()
		t.drawSeat(ps.u, p, x, y, r)
	})
}
