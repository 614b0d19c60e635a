package widgets

import (
	"cmp"
	"unicode"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Seats are the letters of the players, in seat order.
type Seats []string

// SeatsOf returns the letter of each player: the first letter of the name or, if that is not unique or too dense for a
// small shape, a digit: the last of the name if all such names end in different ones, as “Player 2” does in any seat,
// otherwise the number of the seat.
func SeatsOf(names []string) Seats {
	first := make([]string, len(names))
	count := map[string]int{}
	const dense = 0x3000 // from here on, scripts are too dense, except kana
	for i, n := range names {
		r, size := utf8.DecodeRuneInString(n)
		if size > 0 && (r < dense || unicode.In(r, unicode.Hiragana, unicode.Katakana)) {
			first[i] = string(r)
		}
		count[first[i]]++
	}
	var alike []int
	digits := map[string]bool{}
	for i, f := range first {
		if f == "" || count[f] > 1 {
			alike = append(alike, i)
			if n := names[i]; n != "" && unicode.IsDigit(rune(n[len(n)-1])) {
				digits[n[len(n)-1:]] = true
			}
		}
	}
	for _, i := range alike {
		first[i] = string(rune('1' + i))
		if n := names[i]; len(digits) == len(alike) {
			first[i] = n[len(n)-1:]
		}
	}
	return first
}

// SeatColor returns the colour of a player.
func SeatColor(u *ui.UI, p id.Player) paint.Color {
	return u.Theme.Player[(int(p)-1)%len(u.Theme.Player)]
}

// minLetter is the radius in dp from which a shape has its letter.
const minLetter = 8

// Draw draws the shape of a player with radius r around a point, with the player's letter unless it is too small. It
// draws nothing for player 0.
func (s Seats) Draw(u *ui.UI, p id.Player, x, y, r float32) {
	if p == 0 {
		return
	}
	token.Seat(u.P, int(p)-1, x, y, r, SeatColor(u, p))
	if r >= minLetter {
		style := paint.Text{Size: r * 0.98, Weight: paint.Bold, Align: paint.Center, Color: u.Theme.BG.Surface}
		u.P.TextIn(ui.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, s[p-1], style)
	}
}

// Seat adds the shape of a player to a row.
func (ps *Parts) Seat(s Seats, p id.Player, r float32) {
	ps.Add(2*r+2, func(c ui.Rect) {
		x, y := c.Center()
		s.Draw(ps.U, p, x, y, r)
	})
}

// Token returns the appearance of a company's tokens.
func Token(def *rules.CorpDef) token.Company {
	return token.Company{ID: cmp.Or(def.Abbr, def.ID), Color: mesh.Hex(def.Color)}
}

// Tokens returns the appearance of all tokens, indexed by id.Corp.
func Tokens(t *rules.Title) []token.Company {
	list := make([]token.Company, len(t.Corps)+1)
	for i := range t.Corps {
		list[i+1] = Token(&t.Corps[i])
	}
	return list
}
