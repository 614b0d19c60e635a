package mapview

import (
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/rules/id"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// Scene is a picture of a board as data.
type Scene struct {
	Style *theme.Palette
	Cells *track.Cells
	Corps []token.Company // by id.Corp
	Held  []track.Hold    // homes still kept free
	Phase tile.Color      // the highest colour that may be laid

	States  []State  // by id.Hex; may be shorter than the board
	Chosen  id.Hex   // the chosen hex, if any
	Ticks   uint8    // edges the upgrades of the chosen hex may reach, one bit each; seen from nearby
	Preview *Preview // tile or token that would lie on a hex

	Routes []Route
	Tags   []Tag
	Tagged bool       // the tags are drawn on the smallest map too
	Clear  paint.Rect // the part of the screen that nothing covers, in dp: there tags lie if they can; empty is everywhere

	FaceDown track.Corps // companies whose tokens lie face down
	Divided  bool        // no track crosses a river: its banks are drawn, the left one dotted and the right one with strokes

	Layers Layers
	Strong bool          // highlights are wider: high contrast
	Seats  []uint8       // player who presides, by id.Corp: the seat from 1, or zero
	Colors []paint.Color // of players by seat, for the layer Owners
}

// State is a set of marks of a hex, one bit each.
type State uint8

// The states of a hex.
const (
	Legal State = 1 << iota // may be chosen
	Hover
	Focus
	Barred // asked for and refused
	Fresh  // laid in the last turn
	WhatIf // differs in a what-if
	Doomed // its track will be taken away
)

// Layers is a set of the additional layers of the map, one bit each.
type Layers uint8

// The layers.
const (
	NoNames     Layers = 1 << iota // leaves names out
	Coordinates                    // in every hex, not only at the rim
	Owners                         // a ring around tokens in the president's colour
	NoNumbers                      // leaves the numbers of tiles out
	Dots                           // one to four dots by the colour of a tile
	StartingMap                    // the printed board, without tiles and tokens
	NoRim                          // leaves the coordinates around the board out
	LastRuns                       // last run of every company: the Scene then has these routes
)

// Preview is the hex after the chosen action.
type Preview struct {
	Hex  id.Hex
	Cell track.Cell
	New  id.Corp // whose tokens on it would be new, or zero
}

// Route is the run of one train on the map.
type Route struct {
	track.Route
	Number int     // 0 is route A: colour, pattern and letter
	Past   bool    // the last run, drawn as a ghost
	Reach  bool    // a piece of the network of a company, drawn as a pale band
	Ferry  int     // how many pieces come before it goes on by a ferry; zero: it is no way by ferry
	Corp   id.Corp // whose last run it is, where those of several companies are shown: its colour and its token
	Drawn  float32 // the share of the line that is to be seen while it appears; zero is all of it
}

// Tag is a small text on a hex: a price, or the gain of the run by a lay.
type Tag struct {
	Hex   id.Hex
	Text  string
	Color paint.Color
	Head  bool // at the head of the hex, not at its foot
}

// state returns the marks of h.
func (s *Scene) state(h id.Hex) State {
	if int(h) < len(s.States) {
		return s.States[h]
	}
	return 0
}

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
