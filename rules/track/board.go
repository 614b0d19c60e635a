// Package track models the board: hexes with their tiles and tokens, the network of a company, tile lays and routes.
//
// NewBoard compiles the Board of a title once; it never changes. A Position combines it with the Cells of one state;
// package rules queries Positions. A Walker finds the Network of a company and judges the gain of a lay for it, and a
// Ranger measures distances. Position.AppendLays lists the lays that fit a hex, Position.OpenSlot finds a slot for a
// station, Position.Judge judges a Route and returns its stops with their values, and Names reads and writes routes by
// hex names, as records do.
//
// The package knows hexes, faces, tokens and the reach of trains, but no money, phases or titles. Hexes are numbered
// from 1, edges from 0 to 5.
package track

import (
	"slices"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Capacities shared by all titles.
const (
	MaxHexes = 170
	MaxSlots = 6 // slots of one hex, over all its cities
)

// Cell is the changing part of one hex. Slots holds the slots of all cities, in the order of the face's stops.
type Cell struct {
	Tile   id.Tile // zero shows the printed face
	Rot    uint8
	Slots  [MaxSlots]id.Corp
	Extra  [2]id.Corp // stations outside the slots
	Beside [2]uint8   // by index of Extra: the city
	Marks  uint16     // markers on the hex itself, one bit each in the order of the title's table, and the number of cubes
}

// The upper bits of Marks count cubes; the bits below them are the title's markers.
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

// Marked reports whether the hex has marker n of the title.
func (c *Cell) Marked(n uint8) bool { return c.Marks>>n&1 != 0 }

// hasStation reports whether any company has a station on the hex.
func (c *Cell) hasStation() bool { return c.Slots != [MaxSlots]id.Corp{} || c.Extra != [2]id.Corp{} }

// hasStationOf reports whether a company has a station on the hex. Most hexes have none at all.
func (c *Cell) hasStationOf(corp id.Corp) bool {
	return c.hasStation() && (slices.Contains(c.Slots[:], corp) || slices.Contains(c.Extra[:], corp))
}

// Cells is the board of one state, by hex.
type Cells [MaxHexes + 1]Cell

// BorderKind is a kind of border between two hexes.
type BorderKind uint8

// The kinds of borders.
const (
	Impassable BorderKind = iota + 1
	Joined                // between two hexes of one area: nothing is drawn
	Water                 // crossing costs Border.Cost
	Mountain
	// Ferry is a printed ferry that connects the track of the two hexes for building only; no train crosses it
	// (1822PNW/R98).
	Ferry
)

// Border is a special side of a hex. It may be listed on either or both of its hexes.
type Border struct {
	Edge hex.Edge
	Kind BorderKind
	Cost int16
}

// HexDef is one printed hex.
type HexDef struct {
	Name  string // coordinate: "H12"
	At    hex.Point
	Place string // "Altoona"; empty if nothing is printed
	Face  tile.Face
	Cost  int16 // terrain, paid for the first tile
	// Printed is the cost printed on the board if it is higher than Cost, otherwise zero (1830/RS8).
	Printed int16
	Terrain []string // "water", "mountain"; for display only
	Port    bool     // a harbour is printed on the hex (1870/P4)
	Borders []Border
	// Labels are the labels required of tiles here, by colour, for titles with tile.Terms.HexLabels.
	Labels [tile.Gray + 1]string
	// Banks are the edges on either bank of a river that crosses the hex, one bit per edge. StopBank is the bank of its
	// city or towns (1870/R91). All are zero if there is no river.
	Banks    [2]uint8
	StopBank uint8
	// HomeOf lists the companies whose home is here, by name, with the city whose slot is kept for each.
	HomeOf []Home
}

// Wall returns a border that track never crosses, such as water, hills or cliffs.
func Wall(e hex.Edge) Border { return Border{Edge: e, Kind: Impassable} }

// Join returns a border between two hexes of one area.
func Join(e hex.Edge) Border { return Border{Edge: e, Kind: Joined} }

// Home is a slot kept free for a company on its home hex.
type Home struct {
	Corp string
	City int8 // index of the city, or -1 for any city of the hex
}

// BoardDef is a board as a title lists it.
type BoardDef struct {
	Orientation hex.Orientation
	Hexes       []HexDef // hex number i+1 is Hexes[i]
}
