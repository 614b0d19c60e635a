// Package market models price charts and the movement of markers on them.
//
// A Chart is a table of Cells and belongs to a title. It never changes; the position of each company's marker, a Pos,
// is part of the state. Fall, Along, Up, Down, Left and Right return the new position and never leave the chart: a
// marker that cannot move on follows the chart's Ledges. A Zone is the set of effects of a cell. The package decides
// only where a marker goes; package rules decides when it moves.
package market

// Pos is a cell of a chart, row and column from 0 at the top left.
type Pos struct{ Row, Col uint8 }

// Zone is the set of effects of a cell's colour. Each title assigns sets to its colours.
type Zone uint16

// The effects.
const (
	NoCertLimit   Zone = 1 << iota // certificates do not count toward the certificate limit
	NoShareLimit                   // a player may hold more than the usual share of the company
	MultiBuy                       // several shares may be bought in one turn
	Closes                         // a company whose marker enters closes
	EndsGame                       // a marker that enters ends the game
	FirstSaleFree                  // the first share of a sale does not move the marker (1860/R29)
	ParAgain                       // a company that is started again may begin here (1860/R144)
	// BelowLedge marks cells below the ledge: a marker enters them only by a sale or from another such cell (1870/R46,
	// R47).
	BelowLedge
	LargeOnly // not available to a company that is still small (18FL/R83)
)

// Cell is one price. A cell with neither price nor zone does not exist.
type Cell struct {
	Price int16
	Zone  Zone
	Color string // name of the zone's colour on the screen: "", "yellow", "orange", "brown", ...
	Par   bool
}

// Ledges determines the movement of a marker that cannot go on in its direction.
type Ledges uint8

// The kinds of charts.
const (
	// TwoWay: at the right end the marker moves up instead, at the left end down instead; at top and bottom it stays
	// (1830/R70-R73).
	TwoWay Ledges = iota + 1
	// Line: the chart is one row; a marker stops at its ends (1860/R61).
	Line
	// SoftLedge: like TwoWay, with three differences. Up from the top row is right and down. Cells below the ledge are
	// not entered from the left. The last share of a sale does not cross the ledge (1870/R46-R49).
	SoftLedge
	// FirmLedge: like SoftLedge, but a sale that crosses the ledge moves one row less than the number of shares
	// (1870/X6).
	FirmLedge
)

// ledge reports whether a chart of this kind has an area below a ledge.
func (l Ledges) ledge() bool { return l == SoftLedge || l == FirmLedge }

// Chart is a table of prices.
type Chart struct {
	Rows   [][]Cell
	Ledges Ledges
}

// At returns the cell at p and reports whether it exists.
func (c *Chart) At(p Pos) (Cell, bool) {
	if int(p.Row) >= len(c.Rows) || int(p.Col) >= len(c.Rows[p.Row]) {
		return Cell{}, false
	}
	cell := c.Rows[p.Row][p.Col]
	return cell, cell.Price != 0 || cell.Zone != 0
}

// Price returns the price at p. The cell must exist.
func (c *Chart) Price(p Pos) int32 { return int32(c.Rows[p.Row][p.Col].Price) }

// Zone returns the effects at p. The cell must exist.
func (c *Chart) Zone(p Pos) Zone { return c.Rows[p.Row][p.Col].Zone }

// Down returns the cell n rows below p, or the lowest existing one before it.
func (c *Chart) Down(p Pos, n int) Pos {
	for ; n > 0; n-- {
		q := Pos{p.Row + 1, p.Col}
		if _, ok := c.At(q); !ok {
			break
		}
		p = q
	}
	return p
}

// Fall returns the position of a marker at p after a sale of n shares: n rows down, adjusted for the ledge (1830/R70,
// 1870/R47). A column meets a ledge at most once.
func (c *Chart) Fall(p Pos, n int) Pos {
	above := c.rowsAboveLedge(p)
	switch {
	case c.Ledges == SoftLedge && n == above+1, c.Ledges == FirmLedge && n > above:
		n--
	}
	return c.Down(p, n)
}

// rowsAboveLedge returns the number of rows that a marker at p can fall without crossing the ledge, which is unlimited
// (the number of rows) if the column has no ledge or p is below it.
func (c *Chart) rowsAboveLedge(p Pos) int {
	if c.Zone(p)&BelowLedge != 0 {
		return len(c.Rows)
	}
	for n := 0; ; n++ {
		below, ok := c.At(Pos{p.Row + uint8(n) + 1, p.Col})
		switch {
		case !ok:
			return len(c.Rows)
		case below.Zone&BelowLedge != 0:
			return n
		}
	}
}

// Along returns the cell n steps forward on the row of p, or back if n is negative. It stops at the ends of the row.
func (c *Chart) Along(p Pos, n int) Pos {
	last := len(c.Rows[p.Row]) - 1
	return Pos{p.Row, uint8(min(max(int(p.Col)+n, 0), last))}
}

// Up returns the cell above p. From the top row, it returns p, or with a ledge the cell to the right and below
// (1870/R49).
func (c *Chart) Up(p Pos) Pos {
	q := Pos{1, p.Col + 1}
	switch {
	case p.Row > 0:
		q = Pos{p.Row - 1, p.Col}
	case !c.Ledges.ledge():
		return p
	}
	if _, ok := c.At(q); ok {
		return q
	}
	return p
}

// Right returns the cell to the right of p; at the end of the row, or in front of the ledge, the cell above (1830/R72,
// 1870/R46). At the end of the top row a marker stays.
func (c *Chart) Right(p Pos) Pos {
	q := Pos{p.Row, p.Col + 1}
	if cell, ok := c.At(q); ok && (cell.Zone&BelowLedge == 0 || c.Zone(p)&BelowLedge != 0) {
		return q
	}
	if p.Row == 0 {
		return p
	}
	return c.Up(p)
}

// Left returns the cell to the left of p; at the beginning of the row, the cell below.
func (c *Chart) Left(p Pos) Pos {
	if p.Col > 0 {
		q := Pos{p.Row, p.Col - 1}
		if _, ok := c.At(q); ok {
			return q
		}
	}
	return c.Down(p, 1)
}

// Pars returns the par cells in reading order.
func (c *Chart) Pars() []Pos {
	var pars []Pos
	for row, cells := range c.Rows {
		for col, cell := range cells {
			if cell.Par {
				pars = append(pars, Pos{uint8(row), uint8(col)})
			}
		}
	}
	return pars
}
