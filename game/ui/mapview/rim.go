package mapview

import (
	"strings"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
)

// rimRoom is the room in tu for the coordinates around the board.
const rimRoom = 40

// The coordinates at the rim, as parts of rimRoom: the distance of their middles from the board above it and left of
// it, and half the width and height of the area that names across rims must leave free for each.
const (
	rimAbove    = 0.7 * rimRoom
	rimLeft     = 0.6 * rimRoom
	rimHalfWide = rimRoom / 3.
	rimHalfHigh = rimRoom / 4.
)

// rimLabel is one coordinate at the rim: of a column above the board, or of a row to its left.
type rimLabel struct {
	text   string
	at     Point
	column bool
}

// rimLabels returns the coordinates of the columns and rows. The name of a hex is a letter and a number, of which one
// is the row and the other the column.
func (m *Map) rimLabels() []rimLabel {
	var list []rimLabel
	letters := m.lettersAreRows()
	columns, rows := map[int8]bool{}, map[int8]bool{}
	for h := id.Hex(1); int(h) <= m.board.Len(); h++ {
		at, c := m.board.Hex(h).At, m.centre[h]
		letter, number := splitName(m.board.Hex(h).Name)
		column, row := letter, number
		if letters {
			column, row = number, letter
		}
		if !columns[at.X] {
			columns[at.X] = true
			list = append(list, rimLabel{column, Point{X: c.X, Y: m.bounds.Min.Y - rimAbove}, true})
		}
		if !rows[at.Y] {
			rows[at.Y] = true
			list = append(list, rimLabel{row, Point{X: m.bounds.Min.X - rimLeft, Y: c.Y}, false})
		}
	}
	return list
}

// lettersAreRows reports whether each row has one letter and each letter one row.
func (m *Map) lettersAreRows() bool {
	letters, rows := map[int8]string{}, map[string]int8{}
	for h := id.Hex(1); int(h) <= m.board.Len(); h++ {
		row := m.board.Hex(h).At.Y
		letter, _ := splitName(m.board.Hex(h).Name)
		if l, ok := letters[row]; ok && l != letter {
			return false
		}
		if r, ok := rows[letter]; ok && r != row {
			return false
		}
		letters[row], rows[letter] = letter, row
	}
	return true
}

// splitName returns the letters and the digits of a coordinate.
func splitName(name string) (letters, digits string) {
	i := strings.IndexAny(name, "0123456789")
	if i < 0 {
		return name, ""
	}
	return name[:i], name[i:]
}

// rimText is the size of coordinates at the rim in dp.
const rimText = 11

// drawRim writes the coordinates at the rim, omitting every second one if they would touch.
func (pt *painter) drawRim() {
	if pt.level < Cased {
		return
	}
	style := paint.Text{Size: inTU(rimText, pt.r), Align: paint.Center, Color: pt.style.Ink.Soft}
	step := pt.m.rimStep(pt.r)
	for _, l := range pt.m.rim {
		if l.column && step > 1 && int(l.at.X/pt.m.rimApart()+0.5)%step != 0 {
			continue
		}
		pt.Text(l.text, l.at.X, l.at.Y+style.Size*paint.CapHeight/2, style)
	}
}

// rimApart returns the distance between two columns.
func (m *Map) rimApart() float32 {
	if m.grid.Orientation == hex.Flat {
		return 1.5 * edge
	}
	return apothem
}

// rimStep returns 2 if only every second column is labelled at R, otherwise 1.
func (m *Map) rimStep(r float32) int {
	const room = 18 // dp for a number
	if m.rimApart()*r/edge < room {
		return 2
	}
	return 1
}
