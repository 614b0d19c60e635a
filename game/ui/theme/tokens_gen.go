// Code generated from tokens.json by gen; DO NOT EDIT.

package theme

import "github.com/hexrail/hexrail/game/ui/mesh"

type paletteBG struct {
	Desk    mesh.Color
	Map     mesh.Color
	Surface mesh.Color
	Raised  mesh.Color
	Sunken  mesh.Color
	Inset   mesh.Color
	Overlay mesh.Color
}

type paletteLine struct {
	Soft   mesh.Color
	Base   mesh.Color
	Strong mesh.Color
}

type paletteInk struct {
	Base    mesh.Color
	Soft    mesh.Color
	Faint   mesh.Color
	Inverse mesh.Color
}

type paletteAccent struct {
	Base  mesh.Color
	Hover mesh.Color
	Press mesh.Color
	On    mesh.Color
	Soft  mesh.Color
	Line  mesh.Color
}

type paletteGood struct {
	Base mesh.Color
	Soft mesh.Color
}

type paletteBad struct {
	Base mesh.Color
	Soft mesh.Color
}

type paletteWarn struct {
	Base mesh.Color
	Soft mesh.Color
	Line mesh.Color
}

type paletteDanger struct {
	Base mesh.Color
	Soft mesh.Color
}

type paletteWhatIf struct {
	Base mesh.Color
	Soft mesh.Color
}

type paletteTile struct {
	Paper     mesh.Color
	PaperLine mesh.Color
	Yellow    mesh.Color
	Green     mesh.Color
	Brown     mesh.Color
	Gray      mesh.Color
	Red       mesh.Color
	RedSoft   mesh.Color
	Blue      mesh.Color
	Line      mesh.Color
	Mountain  mesh.Color
}

type paletteTrack struct {
	Ink    mesh.Color
	Casing mesh.Color
	Stub   mesh.Color
	Ferry  mesh.Color
}

type paletteCity struct {
	Fill     mesh.Color
	Ring     mesh.Color
	Reserved mesh.Color
}

type paletteTerrain struct {
	Water    mesh.Color
	Mountain mesh.Color
	Forest   mesh.Color
	Swamp    mesh.Color
	Badge    mesh.Color
}

type paletteBorder struct {
	Impassable mesh.Color
	Water      mesh.Color
}

type paletteMarket struct {
	Plain  mesh.Color
	Par    mesh.Color
	Yellow mesh.Color
	Orange mesh.Color
	Brown  mesh.Color
	Green  mesh.Color
	Red    mesh.Color
	Close  mesh.Color
	End    mesh.Color
	Line   mesh.Color
	Icon   mesh.Color
}

type paletteShadow struct {
	Card  []Shadow
	Float []Shadow
}

// Palette is the set of colours of a theme.
type Palette struct {
	BG      paletteBG
	Line    paletteLine
	Ink     paletteInk
	Accent  paletteAccent
	Good    paletteGood
	Bad     paletteBad
	Warn    paletteWarn
	Danger  paletteDanger
	Focus   mesh.Color
	WhatIf  paletteWhatIf
	Tile    paletteTile
	Track   paletteTrack
	City    paletteCity
	Terrain paletteTerrain
	Border  paletteBorder
	Market  paletteMarket
	Route   []mesh.Color
	Player  []mesh.Color
	Shadow  paletteShadow
}

// Paper is the light theme.
var Paper = Palette{
	BG: paletteBG{
		Desk:    mesh.Hex(0xE6E3DB),
		Map:     mesh.Hex(0xEAE7DF),
		Surface: mesh.Hex(0xFFFFFF),
		Raised:  mesh.Hex(0xFFFFFF),
		Sunken:  mesh.Hex(0xF4F2EC),
		Inset:   mesh.Hex(0xECE9E1),
		Overlay: mesh.Hex(0x1D2329).Alpha(0.46),
	},
	Line: paletteLine{
		Soft:   mesh.Hex(0xE3DFD5),
		Base:   mesh.Hex(0xCFCABD),
		Strong: mesh.Hex(0x8E887A),
	},
	Ink: paletteInk{
		Base:    mesh.Hex(0x1C2228),
		Soft:    mesh.Hex(0x49535C),
		Faint:   mesh.Hex(0x626C75),
		Inverse: mesh.Hex(0xFFFFFF),
	},
	Accent: paletteAccent{
		Base:  mesh.Hex(0x1B5FC1),
		Hover: mesh.Hex(0x164FA2),
		Press: mesh.Hex(0x113E80),
		On:    mesh.Hex(0xFFFFFF),
		Soft:  mesh.Hex(0xE4EDFB),
		Line:  mesh.Hex(0x8FB4EA),
	},
	Good: paletteGood{
		Base: mesh.Hex(0x0A7260),
		Soft: mesh.Hex(0xDDF2EC),
	},
	Bad: paletteBad{
		Base: mesh.Hex(0xB3400F),
		Soft: mesh.Hex(0xFCE6DA),
	},
	Warn: paletteWarn{
		Base: mesh.Hex(0x7D5700),
		Soft: mesh.Hex(0xFFF1CC),
		Line: mesh.Hex(0xE3B341),
	},
	Danger: paletteDanger{
		Base: mesh.Hex(0xA4243B),
		Soft: mesh.Hex(0xFBE3E6),
	},
	Focus: mesh.Hex(0x0B3D91),
	WhatIf: paletteWhatIf{
		Base: mesh.Hex(0x6B2FA0),
		Soft: mesh.Hex(0xF0E6F8),
	},
	Tile: paletteTile{
		Paper:     mesh.Hex(0xF8F4E8),
		PaperLine: mesh.Hex(0xCDC5B1),
		Yellow:    mesh.Hex(0xF4D44E),
		Green:     mesh.Hex(0x84BD78),
		Brown:     mesh.Hex(0xB67C4C),
		Gray:      mesh.Hex(0xB4BAC0),
		Red:       mesh.Hex(0xC4616A),
		RedSoft:   mesh.Hex(0xEBC3BE),
		Blue:      mesh.Hex(0xA9CDE6),
		Line:      mesh.Hex(0x5B5446),
		Mountain:  mesh.Hex(0xA98F78),
	},
	Track: paletteTrack{
		Ink:    mesh.Hex(0x17191C),
		Casing: mesh.Hex(0xFFFFFF),
		Stub:   mesh.Hex(0x8B8576),
		Ferry:  mesh.Hex(0x2F6FA8),
	},
	City: paletteCity{
		Fill:     mesh.Hex(0xFFFFFF),
		Ring:     mesh.Hex(0x17191C),
		Reserved: mesh.Hex(0x6B747D),
	},
	Terrain: paletteTerrain{
		Water:    mesh.Hex(0x2F78B7),
		Mountain: mesh.Hex(0x7A5C41),
		Forest:   mesh.Hex(0x3F7A46),
		Swamp:    mesh.Hex(0x5E7A3A),
		Badge:    mesh.Hex(0xFFFFFF),
	},
	Border: paletteBorder{
		Impassable: mesh.Hex(0x23527C),
		Water:      mesh.Hex(0x2F78B7),
	},
	Market: paletteMarket{
		Plain:  mesh.Hex(0xFFFFFF),
		Par:    mesh.Hex(0xF6D3CD),
		Yellow: mesh.Hex(0xFBE58A),
		Orange: mesh.Hex(0xF3B25C),
		Brown:  mesh.Hex(0xC49A70),
		Green:  mesh.Hex(0xB9DDAE),
		Red:    mesh.Hex(0xEFA79F),
		Close:  mesh.Hex(0x4A4F55),
		End:    mesh.Hex(0xBBD6F2),
		Line:   mesh.Hex(0xCFCABD),
		Icon:   mesh.Hex(0x49535C),
	},
	Route:  []mesh.Color{mesh.Hex(0x1E62E6), mesh.Hex(0xCF1465), mesh.Hex(0x00A3B4), mesh.Hex(0x4A0F78), mesh.Hex(0xE07F00), mesh.Hex(0x101418)},
	Player: []mesh.Color{mesh.Hex(0x1560BD), mesh.Hex(0xD95F02), mesh.Hex(0x09A586), mesh.Hex(0x5A0F2B), mesh.Hex(0x06066B), mesh.Hex(0x74501F), mesh.Hex(0x1C5054)},
	Shadow: paletteShadow{
		Card:  []Shadow{{1, 2, mesh.Hex(0x1C2228).Alpha(0.1)}, {4, 14, mesh.Hex(0x1C2228).Alpha(0.1)}},
		Float: []Shadow{{2, 6, mesh.Hex(0x1C2228).Alpha(0.16)}, {14, 40, mesh.Hex(0x1C2228).Alpha(0.22)}},
	},
}

// Night is the dark theme.
var Night = Palette{
	BG: paletteBG{
		Desk:    mesh.Hex(0x12161A),
		Map:     mesh.Hex(0x171C21),
		Surface: mesh.Hex(0x20262C),
		Raised:  mesh.Hex(0x272E35),
		Sunken:  mesh.Hex(0x1A1F24),
		Inset:   mesh.Hex(0x2C343B),
		Overlay: mesh.Hex(0x000000).Alpha(0.6),
	},
	Line: paletteLine{
		Soft:   mesh.Hex(0x2C343B),
		Base:   mesh.Hex(0x3A444D),
		Strong: mesh.Hex(0x6C7882),
	},
	Ink: paletteInk{
		Base:    mesh.Hex(0xEDF0F2),
		Soft:    mesh.Hex(0xB9C2CA),
		Faint:   mesh.Hex(0x8F9BA5),
		Inverse: mesh.Hex(0x12161A),
	},
	Accent: paletteAccent{
		Base:  mesh.Hex(0x7DB3FF),
		Hover: mesh.Hex(0x98C3FF),
		Press: mesh.Hex(0xB5D4FF),
		On:    mesh.Hex(0x0B1B33),
		Soft:  mesh.Hex(0x1E3350),
		Line:  mesh.Hex(0x3E639A),
	},
	Good: paletteGood{
		Base: mesh.Hex(0x57D6BA),
		Soft: mesh.Hex(0x143A33),
	},
	Bad: paletteBad{
		Base: mesh.Hex(0xFFA27A),
		Soft: mesh.Hex(0x43281B),
	},
	Warn: paletteWarn{
		Base: mesh.Hex(0xF2C14E),
		Soft: mesh.Hex(0x3D3216),
		Line: mesh.Hex(0x8A6D1F),
	},
	Danger: paletteDanger{
		Base: mesh.Hex(0xFF8FA0),
		Soft: mesh.Hex(0x46202A),
	},
	Focus: mesh.Hex(0xB5D4FF),
	WhatIf: paletteWhatIf{
		Base: mesh.Hex(0xC9A4F0),
		Soft: mesh.Hex(0x33264A),
	},
	Tile: paletteTile{
		Paper:     mesh.Hex(0x39424A),
		PaperLine: mesh.Hex(0x232A30),
		Yellow:    mesh.Hex(0xD6B742),
		Green:     mesh.Hex(0x639F5C),
		Brown:     mesh.Hex(0x935E38),
		Gray:      mesh.Hex(0x959DA5),
		Red:       mesh.Hex(0x8F3F48),
		RedSoft:   mesh.Hex(0x5B343A),
		Blue:      mesh.Hex(0x2F5873),
		Line:      mesh.Hex(0x0E1114),
		Mountain:  mesh.Hex(0x6B5544),
	},
	Track: paletteTrack{
		Ink:    mesh.Hex(0x0D0F11),
		Casing: mesh.Hex(0xE9E6DC),
		Stub:   mesh.Hex(0x7D868E),
		Ferry:  mesh.Hex(0x8CC1E8),
	},
	City: paletteCity{
		Fill:     mesh.Hex(0xF4F1E8),
		Ring:     mesh.Hex(0x0D0F11),
		Reserved: mesh.Hex(0x59636C),
	},
	Terrain: paletteTerrain{
		Water:    mesh.Hex(0x7FBDEB),
		Mountain: mesh.Hex(0xCDB08F),
		Forest:   mesh.Hex(0x8CCB8F),
		Swamp:    mesh.Hex(0xAEC77F),
		Badge:    mesh.Hex(0x232A30),
	},
	Border: paletteBorder{
		Impassable: mesh.Hex(0x7FBDEB),
		Water:      mesh.Hex(0x7FBDEB),
	},
	Market: paletteMarket{
		Plain:  mesh.Hex(0x2A3138),
		Par:    mesh.Hex(0x7E4A57),
		Yellow: mesh.Hex(0x6E6124),
		Orange: mesh.Hex(0xA0661A),
		Brown:  mesh.Hex(0x4A3220),
		Green:  mesh.Hex(0x22553A),
		Red:    mesh.Hex(0x94404A),
		Close:  mesh.Hex(0x0B0D0F),
		End:    mesh.Hex(0x27476B),
		Line:   mesh.Hex(0x3A444D),
		Icon:   mesh.Hex(0xB9C2CA),
	},
	Route:  []mesh.Color{mesh.Hex(0x3D86FF), mesh.Hex(0xF0408C), mesh.Hex(0x17C3D3), mesh.Hex(0x5A1796), mesh.Hex(0xF59A1E), mesh.Hex(0x0F1215)},
	Player: []mesh.Color{mesh.Hex(0x6CB2FF), mesh.Hex(0xFF9F45), mesh.Hex(0x3FA676), mesh.Hex(0xF04CA4), mesh.Hex(0x7DF3FF), mesh.Hex(0xEBD0CB), mesh.Hex(0xFAFFB8)},
	Shadow: paletteShadow{
		Card:  []Shadow{{1, 2, mesh.Hex(0x000000).Alpha(0.4)}, {4, 14, mesh.Hex(0x000000).Alpha(0.35)}},
		Float: []Shadow{{2, 6, mesh.Hex(0x000000).Alpha(0.5)}, {14, 40, mesh.Hex(0x000000).Alpha(0.55)}},
	},
}

type fontTokensScaleDp struct {
	Micro   float32
	Caption float32
	Small   float32
	Compact float32
	Body    float32
	Lead    float32
	Title   float32
	Heading float32
	Display float32
}

type fontTokens struct {
	ScaleDp       fontTokensScaleDp
	TextSizeSteps []float32
}

// Font holds the sizes of text in dp.
var Font = fontTokens{
	ScaleDp: fontTokensScaleDp{
		Micro:   10,
		Caption: 11,
		Small:   12,
		Compact: 13,
		Body:    14,
		Lead:    15,
		Title:   17,
		Heading: 20,
		Display: 24,
	},
	TextSizeSteps: []float32{0.9, 1, 1.15, 1.3, 1.5},
}

type radiusTokens struct {
	Chip   float32
	Button float32
	Card   float32
	Panel  float32
	Dialog float32
	Sheet  float32
	Bar    float32
}

// Radius holds the radii of corners in dp.
var Radius = radiusTokens{
	Chip:   7,
	Button: 9,
	Card:   12,
	Panel:  14,
	Dialog: 18,
	Sheet:  18,
	Bar:    5,
}

type strokeTokens struct {
	Hair      float32
	Control   float32
	Selected  float32
	FocusRing float32
	FocusGap  float32
	StepLine  float32
}

// Stroke holds the widths of lines in dp.
var Stroke = strokeTokens{
	Hair:      1,
	Control:   1.5,
	Selected:  2,
	FocusRing: 2.5,
	FocusGap:  2,
	StepLine:  2,
}

type sizeTokensSidePanel struct {
	Min  float32
	Base float32
	Max  float32
}

type sizeTokensSatellite struct {
	Confirm float32
	Other   float32
}

type sizeTokensPhone struct {
	Banner    float32
	Info      float32
	Nav       float32
	SheetPeek float32
	ChipRow   float32
}

type sizeTokensTrainCard struct {
	W               float32
	H               float32
	Border          float32
	PermanentBorder float32
}

type sizeTokensDialogMax struct {
	W float32
	H float32
}

type sizeTokensTable struct {
	Row        float32
	RowComfort float32
	Head       float32
}

type sizeTokens struct {
	TopBar            float32
	CompanyStrip      float32
	PlayerCard        float32
	PlayerCardDense   float32
	SidePanel         sizeTokensSidePanel
	ActionButton      float32
	ActionButtonPhone float32
	ButtonSmall       float32
	ButtonLarge       float32
	IconButton        float32
	Field             float32
	Icon              float32
	IconSmall         float32
	TileThumb         float32
	Satellite         sizeTokensSatellite
	Phone             sizeTokensPhone
	TrainCard         sizeTokensTrainCard
	StepDot           float32
	HistoryDock       float32
	DialogMax         sizeTokensDialogMax
	Table             sizeTokensTable
}

// Size holds the sizes of parts of the screen in dp.
var Size = sizeTokens{
	TopBar:          48,
	CompanyStrip:    46,
	PlayerCard:      64,
	PlayerCardDense: 54,
	SidePanel: sizeTokensSidePanel{
		Min:  320,
		Base: 376,
		Max:  440,
	},
	ActionButton:      44,
	ActionButtonPhone: 52,
	ButtonSmall:       32,
	ButtonLarge:       48,
	IconButton:        36,
	Field:             40,
	Icon:              20,
	IconSmall:         16,
	TileThumb:         37,
	Satellite: sizeTokensSatellite{
		Confirm: 54,
		Other:   42,
	},
	Phone: sizeTokensPhone{
		Banner:    56,
		Info:      31,
		Nav:       60,
		SheetPeek: 212,
		ChipRow:   44,
	},
	TrainCard: sizeTokensTrainCard{
		W:               24,
		H:               20,
		Border:          1.5,
		PermanentBorder: 2.5,
	},
	StepDot:     20,
	HistoryDock: 158,
	DialogMax: sizeTokensDialogMax{
		W: 880,
		H: 700,
	},
	Table: sizeTokensTable{
		Row:        37,
		RowComfort: 50,
		Head:       27,
	},
}

type hitTokensDragStartDp struct {
	Mouse float32
	Touch float32
}

type hitTokens struct {
	Mouse       float32
	Touch       float32
	DragStartDp hitTokensDragStartDp
}

// Hit holds the sizes of targets in dp and the times of gestures in milliseconds.
var Hit = hitTokens{
	Mouse: 28,
	Touch: 44,
	DragStartDp: hitTokensDragStartDp{
		Mouse: 4,
		Touch: 10,
	},
}

type breakpointTokens struct {
	PhoneMaxW  float32
	TabletMaxW float32
	WideMinW   float32
}

// Breakpoint holds the widths in dp at which the layout changes.
var Breakpoint = breakpointTokens{
	PhoneMaxW:  599,
	TabletMaxW: 1023,
	WideMinW:   1400,
}

type motionMsTokens struct {
	Sheet      float32
	Camera     float32
	TileSettle float32
	TokenDrop  float32
	Money      float32
	StepAuto   float32
}

// MotionMs holds how long movements take, in milliseconds.
var MotionMs = motionMsTokens{
	Sheet:      220,
	Camera:     260,
	TileSettle: 160,
	TokenDrop:  180,
	Money:      320,
	StepAuto:   600,
}

type mapTokensZoomLod struct {
	Level float32
	FromR float32
}

type mapTokensZoom struct {
	MinR        float32
	MaxR        float32
	KeyStep     float32
	Lod         []mapTokensZoomLod
	SmallBelowR float32
}

type mapTokensHexLine struct {
	Paper float32
	Tile  float32
}

type mapTokensTrackTaper struct {
	Tip           float32
	FullWidthFrom float32
	Width         float32
}

type mapTokensTrackStub struct {
	Length float32
	Width  float32
}

type mapTokensTrackFerry struct {
	Width float32
	Dash  []float32
}

type mapTokensTrack struct {
	Width       float32
	Casing      float32
	CasingAlpha float32
	LaneSpacing float32
	Taper       mapTokensTrackTaper
	Stub        mapTokensTrackStub
	Ferry       mapTokensTrackFerry
}

type mapTokensCityBox2 struct {
	W       float32
	H       float32
	Corner  float32
	Outline float32
}

type mapTokensCityBox3 struct {
	Top    float32
	Bottom float32
	H      float32
}

type mapTokensCityBox4 struct {
	Side   float32
	Corner float32
}

type mapTokensCity struct {
	SlotRadius float32
	Ring       float32
	SlotPitch  float32
	Box2       mapTokensCityBox2
	Box3       mapTokensCityBox3
	Box4       mapTokensCityBox4
}

type mapTokensTown struct {
	Bar       []float32
	BarCasing []float32
	Dot       float32
	DotCasing float32
}

type mapTokensHalt struct {
	Radius float32
	Ring   float32
	Sign   string
	Fill   mesh.Color
	Text   float32
}

type mapTokensToken struct {
	Radius              float32
	OutlineShare        float32
	InnerRingShare      float32
	InnerRingWidthShare float32
	TextShareByLength   map[int]float32
}

type mapTokensReserved struct {
	Radius float32
	Width  float32
	Dash   []float32
}

type mapTokensOwner struct {
	Ring  float32
	Width float32
	Badge float32
}

type mapTokensRevenue struct {
	Radius          float32
	Text            float32
	TextThreeDigits float32
	Outline         float32
}

type mapTokensOffboard struct {
	Text    float32
	Cell    []float32
	Current float32
}

type mapTokensLabel struct {
	Text float32
	Halo float32
}

type mapTokensName struct {
	Text float32
	Halo float32
}

type mapTokensCost struct {
	Icon float32
	Text float32
}

type mapTokensTileNumber struct {
	Text float32
}

type mapTokensBorderCostBadge struct {
	Text float32
}

type mapTokensBorder struct {
	Impassable  float32
	Casing      float32
	CasingAlpha float32
	CostBadge   mapTokensBorderCostBadge
}

type mapTokensTextFloorDp struct {
	Revenue      float32
	RevenueSmall float32
	Label        float32
	Cost         float32
	Name         float32
	TileNumber   float32
}

type mapTokensHighlightLegal struct {
	Inset     float32
	Width     float32
	Under     float32
	FillPaper float32
}

type mapTokensHighlightHover struct {
	Inset float32
	Width float32
	Under float32
	Fill  float32
}

type mapTokensHighlightSelected struct {
	Inset float32
	Width float32
	Under float32
}

type mapTokensHighlightBarred struct {
	Inset float32
	Width float32
	Dash  []float32
}

type mapTokensHighlightFresh struct {
	Inset float32
	Width float32
}

type mapTokensHighlightWhatIf struct {
	Inset float32
	Width float32
	Dash  []float32
	Fill  float32
}

type mapTokensHighlight struct {
	Legal    mapTokensHighlightLegal
	Hover    mapTokensHighlightHover
	Selected mapTokensHighlightSelected
	Barred   mapTokensHighlightBarred
	Fresh    mapTokensHighlightFresh
	WhatIf   mapTokensHighlightWhatIf
}

type mapTokensRoutePatterns struct {
	Share float32
	Dash  []float32
}

type mapTokensRoute struct {
	Width          float32
	Casing         float32
	Outline        float32
	OutlineAlpha   float32
	StopRing       float32
	StopRingCasing float32
	StopRingRadius float32
	Nested         float32
	Badge          float32
	Patterns       []mapTokensRoutePatterns
}

type mapTokens struct {
	Edge        float32
	SideToSide  float32
	Apothem     float32
	Zoom        mapTokensZoom
	HexLine     mapTokensHexLine
	Track       mapTokensTrack
	City        mapTokensCity
	Town        mapTokensTown
	Halt        mapTokensHalt
	Token       mapTokensToken
	Reserved    mapTokensReserved
	Owner       mapTokensOwner
	Revenue     mapTokensRevenue
	Offboard    mapTokensOffboard
	Label       mapTokensLabel
	Name        mapTokensName
	Cost        mapTokensCost
	TileNumber  mapTokensTileNumber
	Border      mapTokensBorder
	TextFloorDp mapTokensTextFloorDp
	Highlight   mapTokensHighlight
	Route       mapTokensRoute
}

// Map holds the measures of the map and its tiles in tu; text floors and zoom are in dp.
var Map = mapTokens{
	Edge:       100,
	SideToSide: 173.205,
	Apothem:    86.603,
	Zoom: mapTokensZoom{
		MinR:    8,
		MaxR:    160,
		KeyStep: 1.25,
		Lod: []mapTokensZoomLod{{
			Level: 0,
			FromR: 0,
		}, {
			Level: 1,
			FromR: 14,
		}, {
			Level: 2,
			FromR: 24,
		}, {
			Level: 3,
			FromR: 50,
		}, {
			Level: 4,
			FromR: 90,
		}},
		SmallBelowR: 36,
	},
	HexLine: mapTokensHexLine{
		Paper: 1.6,
		Tile:  2.2,
	},
	Track: mapTokensTrack{
		Width:       13,
		Casing:      2.5,
		CasingAlpha: 0.88,
		LaneSpacing: 20,
		Taper: mapTokensTrackTaper{
			Tip:           36.6,
			FullWidthFrom: 72.6,
			Width:         13,
		},
		Stub: mapTokensTrackStub{
			Length: 20,
			Width:  13,
		},
		Ferry: mapTokensTrackFerry{
			Width: 4,
			Dash:  []float32{9, 8},
		},
	},
	City: mapTokensCity{
		SlotRadius: 26.5,
		Ring:       3,
		SlotPitch:  55,
		Box2: mapTokensCityBox2{
			W:       107,
			H:       57,
			Corner:  6,
			Outline: 2,
		},
		Box3: mapTokensCityBox3{
			Top:    108,
			Bottom: 60,
			H:      96,
		},
		Box4: mapTokensCityBox4{
			Side:   110,
			Corner: 8,
		},
	},
	Town: mapTokensTown{
		Bar:       []float32{43, 11},
		BarCasing: []float32{48, 16},
		Dot:       14,
		DotCasing: 3,
	},
	Halt: mapTokensHalt{
		Radius: 15,
		Ring:   3,
		Sign:   "£",
		Fill:   mesh.Hex(0xC9CCD0),
		Text:   20,
	},
	Token: mapTokensToken{
		Radius:              25,
		OutlineShare:        0.07,
		InnerRingShare:      0.84,
		InnerRingWidthShare: 0.055,
		TextShareByLength: map[int]float32{
			1: 1.15,
			2: 1.02,
			3: 0.78,
			4: 0.62,
			5: 0.5,
		},
	},
	Reserved: mapTokensReserved{
		Radius: 23,
		Width:  2.6,
		Dash:   []float32{5, 4},
	},
	Owner: mapTokensOwner{
		Ring:  34,
		Width: 5,
		Badge: 9,
	},
	Revenue: mapTokensRevenue{
		Radius:          16,
		Text:            20,
		TextThreeDigits: 17,
		Outline:         1.8,
	},
	Offboard: mapTokensOffboard{
		Text:    19,
		Cell:    []float32{27.6, 24.3},
		Current: 3.6,
	},
	Label: mapTokensLabel{
		Text: 27,
		Halo: 5,
	},
	Name: mapTokensName{
		Text: 14.5,
		Halo: 5,
	},
	Cost: mapTokensCost{
		Icon: 22,
		Text: 19,
	},
	TileNumber: mapTokensTileNumber{
		Text: 11,
	},
	Border: mapTokensBorder{
		Impassable:  10,
		Casing:      15,
		CasingAlpha: 0.7,
		CostBadge: mapTokensBorderCostBadge{
			Text: 18,
		},
	},
	TextFloorDp: mapTokensTextFloorDp{
		Revenue:      9.5,
		RevenueSmall: 8,
		Label:        10,
		Cost:         9,
		Name:         8.5,
		TileNumber:   8,
	},
	Highlight: mapTokensHighlight{
		Legal: mapTokensHighlightLegal{
			Inset:     7,
			Width:     6,
			Under:     11,
			FillPaper: 0.1,
		},
		Hover: mapTokensHighlightHover{
			Inset: 7,
			Width: 3,
			Under: 6,
			Fill:  0.1,
		},
		Selected: mapTokensHighlightSelected{
			Inset: -3,
			Width: 9,
			Under: 16,
		},
		Barred: mapTokensHighlightBarred{
			Inset: 7,
			Width: 6,
			Dash:  []float32{16, 10},
		},
		Fresh: mapTokensHighlightFresh{
			Inset: 7,
			Width: 3,
		},
		WhatIf: mapTokensHighlightWhatIf{
			Inset: 6,
			Width: 6,
			Dash:  []float32{14, 8},
			Fill:  0.12,
		},
	},
	Route: mapTokensRoute{
		Width:          16,
		Casing:         3,
		Outline:        4.5,
		OutlineAlpha:   0.55,
		StopRing:       5,
		StopRingCasing: 8,
		StopRingRadius: 33.5,
		Nested:         7,
		Badge:          19,
		Patterns: []mapTokensRoutePatterns{{}, {
			Share: 0.26,
			Dash:  []float32{20, 16},
		}, {
			Share: 0.36,
			Dash:  []float32{0.1, 18},
		}, {
			Share: 0.22,
		}, {
			Share: 0.3,
			Dash:  []float32{22, 9, 4, 9},
		}, {
			Share: 0.5,
			Dash:  []float32{6, 12},
		}},
	},
}

type playerTokens struct {
	LineDash [][]float32
}

// Player holds the shapes and dash patterns that tell players apart besides their colours.
var Player = playerTokens{
	LineDash: [][]float32{{}, {9, 5}, {2, 5}, {14, 4}, {3, 3, 9, 3}, {1, 4}, {18, 6}},
}

type zoneTokensYellow struct {
	Dots float32
}

type zoneTokensOrange struct {
	Dots float32
}

type zoneTokensBrown struct {
	Dots float32
}

type zoneTokensGreen struct {
	Dots float32
}

type zoneTokensCell struct {
	Desktop []float32
	Phone   []float32
}

type zoneTokensToken struct {
	Desktop float32
	Phone   float32
}

type zoneTokens struct {
	Yellow zoneTokensYellow
	Orange zoneTokensOrange
	Brown  zoneTokensBrown
	Green  zoneTokensGreen
	Cell   zoneTokensCell
	Token  zoneTokensToken
}

// Zone holds the marks of the market's zones; lengths are dp.
var Zone = zoneTokens{
	Yellow: zoneTokensYellow{
		Dots: 1,
	},
	Orange: zoneTokensOrange{
		Dots: 2,
	},
	Brown: zoneTokensBrown{
		Dots: 3,
	},
	Green: zoneTokensGreen{
		Dots: 2,
	},
	Cell: zoneTokensCell{
		Desktop: []float32{53, 37},
		Phone:   []float32{45.5, 25.6},
	},
	Token: zoneTokensToken{
		Desktop: 13,
		Phone:   10.5,
	},
}
