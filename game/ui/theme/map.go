package theme

import "github.com/hexrail/hexrail/game/ui/mesh"

// Sizes of the parts of the map.
type (
	zoomSizes struct {
		MinR, MaxR  float32
		KeyStep     float32   // factor of a step by key or button
		Lod         []float32 // the R from which a level of detail is drawn, by level
		SmallBelowR float32
	}
	hexLineSizes struct{ Paper, Tile float32 }
	trackSizes   struct {
		Width, Casing, CasingAlpha, LaneSpacing float32
		Taper                                   taperSizes
		Stub                                    stubSizes
		Ferry                                   ferrySizes
	}
	taperSizes struct{ Tip, FullWidthFrom, Width float32 }
	stubSizes  struct{ Length, Width float32 }
	ferrySizes struct {
		Width float32
		Dash  []float32
	}
	citySizes struct {
		SlotRadius, Ring, SlotPitch float32
		Box2                        box2Sizes
		Box3                        box3Sizes
		Box4                        box4Sizes
	}
	box2Sizes struct{ W, H, Corner, Outline float32 }
	box3Sizes struct{ Top, Bottom, H float32 }
	box4Sizes struct{ Side, Corner float32 }
	townSizes struct {
		Bar, BarCasing []float32
		Dot, DotCasing float32
	}
	haltSizes struct {
		Radius, Ring float32
		Sign         string
		Fill         mesh.Color
		Text         float32
	}
	tokenSizes struct {
		Radius, OutlineShare, InnerRingShare, InnerRingWidthShare float32
		TextShareByLength                                         map[int]float32
	}
	reservedSizes struct {
		Radius, Width float32
		Dash          []float32
	}
	ownerSizes    struct{ Ring, Width, Badge float32 }
	revenueSizes  struct{ Radius, Text, TextThreeDigits, Outline float32 }
	offboardSizes struct {
		Text    float32
		Cell    []float32
		Current float32
	}
	haloSizes   struct{ Text, Halo float32 }
	costSizes   struct{ Icon, Text float32 }
	textSize    struct{ Text float32 }
	borderSizes struct {
		Impassable, Casing, CasingAlpha float32
		CostBadge                       textSize
	}
	floorSizes     struct{ Revenue, RevenueSmall, Label, Cost, Name, TileNumber float32 }
	highlightSizes struct{ Legal, Hover, Selected, Barred, Fresh, WhatIf outline }
	routeSizes     struct {
		Width, Casing, Outline, OutlineAlpha                    float32
		StopRing, StopRingCasing, StopRingRadius, Nested, Badge float32
		Patterns                                                []pattern
	}
	mapSizes struct {
		Edge, SideToSide, Apothem float32
		Zoom                      zoomSizes
		HexLine                   hexLineSizes
		Track                     trackSizes
		City                      citySizes
		Town                      townSizes
		Halt                      haltSizes
		Token                     tokenSizes
		Reserved                  reservedSizes
		Owner                     ownerSizes
		Revenue                   revenueSizes
		Offboard                  offboardSizes
		Label, Name               haloSizes
		Cost                      costSizes
		TileNumber                textSize
		Border                    borderSizes
		TextFloorDp               floorSizes
		Highlight                 highlightSizes
		Route                     routeSizes
	}
)

// outline is a line along the edges of a hex that shows a state: its distance from the edges, its width, that of the
// neutral line below it, its dashes, and the opacity with which it fills the hex, or a hex without a tile.
type outline struct {
	Inset, Width, Under float32
	Dash                []float32
	Fill, FillPaper     float32
}

// pattern is the pattern inside the line of a route: its share of the width, and its dashes. Without dashes it is
// unbroken, and dashes shorter than 1 are beads.
type pattern struct {
	Share float32
	Dash  []float32
}

// Map holds the measures of the map and its tiles in tu; text floors and zoom are in dp.
var Map = mapSizes{
	Edge: 100, SideToSide: 173.205, Apothem: 86.603,
	Zoom:    zoomSizes{MinR: 8, MaxR: 160, KeyStep: 1.25, Lod: []float32{0, 14, 24, 50, 90}, SmallBelowR: 36},
	HexLine: hexLineSizes{Paper: 1.6, Tile: 2.2},
	Track: trackSizes{
		Width: 13, Casing: 2.5, CasingAlpha: 0.88, LaneSpacing: 20,
		Taper: taperSizes{Tip: 36.6, FullWidthFrom: 72.6, Width: 13},
		Stub:  stubSizes{Length: 20, Width: 13},
		Ferry: ferrySizes{Width: 4, Dash: []float32{9, 8}},
	},
	City: citySizes{
		SlotRadius: 26.5, Ring: 3, SlotPitch: 55,
		Box2: box2Sizes{W: 107, H: 57, Corner: 6, Outline: 2},
		Box3: box3Sizes{Top: 108, Bottom: 60, H: 96},
		Box4: box4Sizes{Side: 110, Corner: 8},
	},
	Town: townSizes{Bar: []float32{43, 11}, BarCasing: []float32{48, 16}, Dot: 14, DotCasing: 3},
	Halt: haltSizes{Radius: 15, Ring: 3, Sign: "£", Fill: mesh.Hex(0xC9CCD0), Text: 20},
	Token: tokenSizes{
		Radius: 25, OutlineShare: 0.07, InnerRingShare: 0.84, InnerRingWidthShare: 0.055,
		TextShareByLength: map[int]float32{1: 1.15, 2: 1.02, 3: 0.78, 4: 0.62, 5: 0.5},
	},
	Reserved:    reservedSizes{Radius: 23, Width: 2.6, Dash: []float32{5, 4}},
	Owner:       ownerSizes{Ring: 34, Width: 5, Badge: 9},
	Revenue:     revenueSizes{Radius: 16, Text: 20, TextThreeDigits: 17, Outline: 1.8},
	Offboard:    offboardSizes{Text: 19, Cell: []float32{27.6, 24.3}, Current: 3.6},
	Label:       haloSizes{Text: 27, Halo: 5},
	Name:        haloSizes{Text: 14.5, Halo: 5},
	Cost:        costSizes{Icon: 22, Text: 19},
	TileNumber:  textSize{Text: 11},
	Border:      borderSizes{Impassable: 10, Casing: 15, CasingAlpha: 0.7, CostBadge: textSize{Text: 18}},
	TextFloorDp: floorSizes{Revenue: 9.5, RevenueSmall: 8, Label: 10, Cost: 9, Name: 8.5, TileNumber: 8},
	Highlight: highlightSizes{
		Legal:    outline{Inset: 7, Width: 6, Under: 11, FillPaper: 0.1},
		Hover:    outline{Inset: 7, Width: 3, Under: 6, Fill: 0.1},
		Selected: outline{Inset: -3, Width: 9, Under: 16},
		Barred:   outline{Inset: 7, Width: 6, Dash: []float32{16, 10}},
		Fresh:    outline{Inset: 7, Width: 3},
		WhatIf:   outline{Inset: 6, Width: 6, Dash: []float32{14, 8}, Fill: 0.12},
	},
	Route: routeSizes{
		Width: 16, Casing: 3, Outline: 4.5, OutlineAlpha: 0.55,
		StopRing: 5, StopRingCasing: 8, StopRingRadius: 33.5, Nested: 7, Badge: 19,
		Patterns: []pattern{
			{},
			{Share: 0.26, Dash: []float32{20, 16}},
			{Share: 0.36, Dash: []float32{0.1, 18}},
			{Share: 0.22},
			{Share: 0.3, Dash: []float32{22, 9, 4, 9}},
			{Share: 0.5, Dash: []float32{6, 12}},
		},
	},
}
