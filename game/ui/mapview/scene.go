package mapview

import (
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Scene is the content of a map.
type Scene struct {
	Style *theme.Palette
	Cells *track.Cells
	Corps []token.Company // by id.Corp
	Held  []track.Hold    // homes kept free
	Phase tile.Color      // highest colour that may be laid

	States  []State  // by id.Hex; may be shorter than the board
	Chosen  id.Hex   // the chosen hex, if any
	Preview *Preview // tile or token to be placed

	Routes []Route
	Tags   []Tag
	Tagged bool       // draw tags even on the smallest map
	Clear  paint.Rect // part of the screen without overlays, in dp, preferred for tags; empty is everywhere

	FaceDown track.Corps // companies whose tokens are face down
	// Divided means that track may not cross rivers, so their banks are drawn, the western one with dots and the
	// eastern one with strokes.
	Divided bool

	Layers Layers
	Strong bool          // wide highlights, for high contrast
	Seats  []uint8       // presiding player by id.Corp: the seat from 1, or zero
	Colors []paint.Color // of players by seat, for the layer Owners
}

// State is a set of marks of a hex, one bit each.
type State uint8

// The states of a hex.
const (
	Legal State = 1 << iota // may be chosen
	Hover
	Focus
	Barred // asked about and refused
	Fresh  // laid in the last turn
	WhatIf // differs in a what-if
	Doomed // its track will be removed
)

// Layers is a set of optional layers of the map, one bit each.
type Layers uint8

// The layers.
const (
	NoNames     Layers = 1 << iota // omits names
	Coordinates                    // in every hex, not only at the rim
	Owners                         // a ring around tokens in the president's colour
	NoNumbers                      // omits the numbers of tiles
	Dots                           // one to four dots by the colour of a tile
	StartingMap                    // the printed board, without tiles and tokens
	NoRim                          // omits the coordinates around the board
	LastRuns                       // last run of every company: the Scene then has these routes
)

// Preview is the hex after the pending action.
type Preview struct {
	Hex  id.Hex
	Cell track.Cell
	New  id.Corp // owner of new tokens on it, or zero
}

// Route is the run of one train on the map.
type Route struct {
	track.Route
	Number int     // 0 is route A: colour, pattern and letter
	Past   bool    // the last run, drawn as a ghost
	Reach  bool    // part of a company's network, drawn as a pale band
	Ferry  int     // number of pieces before the ferry of the way; zero for no ferry
	Corp   id.Corp // owner of a last run shown together with others: determines its colour and token
}

// Tag is a short text on a hex: a price, or the gain of a run by a lay.
type Tag struct {
	Hex   id.Hex
	Text  string
	Color paint.Color
	Head  bool // at the top of the hex instead of the bottom
}

// state returns the marks of h.
func (s *Scene) state(h id.Hex) State {
	if int(h) < len(s.States) {
		return s.States[h]
	}
	return 0
}

// none is the cell of a hex without tile and tokens. It is never modified.
var none track.Cell

// cell returns the visible cell of h.
func (s *Scene) cell(h id.Hex) *track.Cell {
	switch {
	case s.Layers&StartingMap != 0 || s.Cells == nil:
		return &none
	case s.Preview != nil && s.Preview.Hex == h:
		return &s.Preview.Cell
	}
	return &s.Cells[h]
}
