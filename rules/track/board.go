// Package track is the board: hexes with their tiles and tokens, the network of a company, tile placements and routes.
//
// It knows hexes, faces, tokens and train reach, but no money, no phases and no titles; rules asks it questions about a
// Position, which is the board's tables together with the cells of one state.
package track

import (
	"hexrail/rules/hex"
	"hexrail/rules/id"
	"hexrail/rules/tile"
)

// Capacities shared by all titles.
const (
	MaxHexes = 170
	MaxSlots = 6 // token places of one hex, over all its cities
)

// Cell is the changing part of one hex. Slots are the token places of all cities, in the order of the face's stops.
type Cell struct {
	Tile   id.Tile // zero is the printed face
	Rot    uint8
	Slots  [MaxSlots]id.Corp
	Extra  [2]id.Corp // stations beside the slots
	Beside [2]uint8   // the city of each of them
	Marks  uint16     // markers on the hex itself, one bit each by the title's table
}

// The upper bits of Marks count cubes; the title's markers lie below.
const (
	cubeShift = 13
	maxCubes  = 7
)

// Cubes returns the number of cubes on the hex.
func (c *Cell) Cubes() int { return int(c.Marks >> cubeShift) }

// SetCubes changes the number of cubes, at most seven.
func (c *Cell) SetCubes(n int) {
	c.Marks = c.Marks&(1<<cubeShift-1) | uint16(min(n, maxCubes))<<cubeShift
}

// Cells is the board of one state, by hex.
type Cells [MaxHexes + 1]Cell

// BorderKind is a kind of border between two hexes.
type BorderKind uint8

// The kinds of borders.
const (
	Impassable BorderKind = iota + 1
	Joined                // two hexes of one area: nothing is drawn between them
	Water                 // crossing costs
	Mountain
	Ferry // a printed ferry crosses it from the track's end on the one hex to that on the other; no train does (1822PNW/R98)
)

// Border is one side of a hex that is not plain. It is listed on one or both of its hexes.
type Border struct {
	Edge hex.Edge
	Kind BorderKind
	Cost int16
}

// HexDef is one printed hex.
type HexDef struct {
	Name    string // coordinate: "H12"
	At      hex.Point
	Place   string // "Altoona"; empty where nothing is printed
	Face    tile.Face
	Cost    int16    // terrain, paid for the first tile
	Printed int16    // cost printed on the board, where that is higher; zero: Cost (1830/RS8)
	Terrain []string // "water", "mountain": for the screen
	Port    bool     // a harbour is printed on the hex (1870/P4)
	Borders []Border
	// Labels are the labels that tiles of each colour must have here, for titles with tile.Terms.HexLabels.
	Labels [tile.Gray + 1]string
	// Banks are the edges on either bank of a river that crosses the hex, one bit per edge; StopBank is the bank on which
	// its city or towns lie (1870/R91). Without a river all is zero.
	Banks    [2]uint8
	StopBank uint8
	// HomeOf lists companies whose home is here, by name; City is the stop kept free for each, or -1 for any city.
	HomeOf []Home
}

// Wall is a side that track never crosses: water, hills, cliffs.
func Wall(e hex.Edge) Border { return Border{Edge: e, Kind: Impassable} }

// Join is a side between two hexes of one area.
func Join(e hex.Edge) Border { return Border{Edge: e, Kind: Joined} }

// Home is a station kept free for a company on its home hex.
type Home struct {
	Corp string
	City int8 // index of the city, -1 while any city of the hex will do
}

// BoardDef is a board as a title lists it.
type BoardDef struct {
	Orientation hex.Orientation
	Hexes       []HexDef // hex number i+1 is Hexes[i]
}
