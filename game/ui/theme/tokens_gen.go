// Code generated from tokens.json by gen; DO NOT EDIT.

package theme

import "hexrail/game/ui/mesh"

// Palette is the set of colours of a theme.
type Palette struct {
	BG struct {
		Desk    mesh.Color
		Map     mesh.Color
		Surface mesh.Color
		Raised  mesh.Color
		Sunken  mesh.Color
		Inset   mesh.Color
		Overlay mesh.Color
	}
	Line struct {
		Soft   mesh.Color
		Base   mesh.Color
		Strong mesh.Color
	}
	Ink struct {
		Base    mesh.Color
		Soft    mesh.Color
		Faint   mesh.Color
		Inverse mesh.Color
	}
	Accent struct {
		Base  mesh.Color
		Hover mesh.Color
		Press mesh.Color
		On    mesh.Color
		Soft  mesh.Color
		Line  mesh.Color
	}
	Good struct {
		Base mesh.Color
		Soft mesh.Color
	}
	Bad struct {
		Base mesh.Color
		Soft mesh.Color
	}
	Warn struct {
		Base mesh.Color
		Soft mesh.Color
		Line mesh.Color
	}
	Danger struct {
		Base mesh.Color
		Soft mesh.Color
		On   mesh.Color
	}
	Focus  mesh.Color
	WhatIf struct {
		Base   mesh.Color
		Soft   mesh.Color
		Stripe mesh.Color
	}
	Tile struct {
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
	Track struct {
		Ink    mesh.Color
		Casing mesh.Color
		Stub   mesh.Color
		Ferry  mesh.Color
	}
	City struct {
		Fill     mesh.Color
		Ring     mesh.Color
		Reserved mesh.Color
	}
	Terrain struct {
		Water    mesh.Color
		Mountain mesh.Color
		Forest   mesh.Color
		Swamp    mesh.Color
		Badge    mesh.Color
	}
	Border struct {
		Impassable mesh.Color
		Water      mesh.Color
	}
	Market struct {
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
	Route  []mesh.Color
	Player []mesh.Color

	Shadow struct {
		Card  []Shadow
		Float []Shadow
	}
}

// Paper is the light theme.
var Paper = Palette{
	BG: struct {
		Desk    mesh.Color
		Map     mesh.Color
		Surface mesh.Color
		Raised  mesh.Color
		Sunken  mesh.Color
		Inset   mesh.Color
		Overlay mesh.Color
	}{
		Desk:    mesh.Hex(0xE6E3DB),
		Map:     mesh.Hex(0xEAE7DF),
		Surface: mesh.Hex(0xFFFFFF),
		Raised:  mesh.Hex(0xFFFFFF),
		Sunken:  mesh.Hex(0xF4F2EC),
		Inset:   mesh.Hex(0xECE9E1),
		Overlay: mesh.Hex(0x1D2329).Alpha(0.46),
	},
	Line: struct {
		Soft   mesh.Color
		Base   mesh.Color
		Strong mesh.Color
	}{
		Soft:   mesh.Hex(0xE3DFD5),
		Base:   mesh.Hex(0xCFCABD),
		Strong: mesh.Hex(0x8E887A),
	},
	Ink: struct {
		Base    mesh.Color
		Soft    mesh.Color
		Faint   mesh.Color
		Inverse mesh.Color
	}{
		Base:    mesh.Hex(0x1C2228),
		Soft:    mesh.Hex(0x49535C),
		Faint:   mesh.Hex(0x626C75),
		Inverse: mesh.Hex(0xFFFFFF),
	},
	Accent: struct {
		Base  mesh.Color
		Hover mesh.Color
		Press mesh.Color
		On    mesh.Color
		Soft  mesh.Color
		Line  mesh.Color
	}{
		Base:  mesh.Hex(0x1B5FC1),
		Hover: mesh.Hex(0x164FA2),
		Press: mesh.Hex(0x113E80),
		On:    mesh.Hex(0xFFFFFF),
		Soft:  mesh.Hex(0xE4EDFB),
		Line:  mesh.Hex(0x8FB4EA),
	},
	Good: struct {
		Base mesh.Color
		Soft mesh.Color
	}{
		Base: mesh.Hex(0x0A7260),
		Soft: mesh.Hex(0xDDF2EC),
	},
	Bad: struct {
		Base mesh.Color
		Soft mesh.Color
	}{
		Base: mesh.Hex(0xB3400F),
		Soft: mesh.Hex(0xFCE6DA),
	},
	Warn: struct {
		Base mesh.Color
		Soft mesh.Color
		Line mesh.Color
	}{
		Base: mesh.Hex(0x7D5700),
		Soft: mesh.Hex(0xFFF1CC),
		Line: mesh.Hex(0xE3B341),
	},
	Danger: struct {
		Base mesh.Color
		Soft mesh.Color
		On   mesh.Color
	}{
		Base: mesh.Hex(0xA4243B),
		Soft: mesh.Hex(0xFBE3E6),
		On:   mesh.Hex(0xFFFFFF),
	},
	Focus: mesh.Hex(0x0B3D91),
	WhatIf: struct {
		Base   mesh.Color
		Soft   mesh.Color
		Stripe mesh.Color
	}{
		Base:   mesh.Hex(0x6B2FA0),
		Soft:   mesh.Hex(0xF0E6F8),
		Stripe: mesh.Hex(0xD9C2EC),
	},
	Tile: struct {
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
	}{
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
	Track: struct {
		Ink    mesh.Color
		Casing mesh.Color
		Stub   mesh.Color
		Ferry  mesh.Color
	}{
		Ink:    mesh.Hex(0x17191C),
		Casing: mesh.Hex(0xFFFFFF),
		Stub:   mesh.Hex(0x8B8576),
		Ferry:  mesh.Hex(0x2F6FA8),
	},
	City: struct {
		Fill     mesh.Color
		Ring     mesh.Color
		Reserved mesh.Color
	}{
		Fill:     mesh.Hex(0xFFFFFF),
		Ring:     mesh.Hex(0x17191C),
		Reserved: mesh.Hex(0x6B747D),
	},
	Terrain: struct {
		Water    mesh.Color
		Mountain mesh.Color
		Forest   mesh.Color
		Swamp    mesh.Color
		Badge    mesh.Color
	}{
		Water:    mesh.Hex(0x2F78B7),
		Mountain: mesh.Hex(0x7A5C41),
		Forest:   mesh.Hex(0x3F7A46),
		Swamp:    mesh.Hex(0x5E7A3A),
		Badge:    mesh.Hex(0xFFFFFF),
	},
	Border: struct {
		Impassable mesh.Color
		Water      mesh.Color
	}{
		Impassable: mesh.Hex(0x23527C),
		Water:      mesh.Hex(0x2F78B7),
	},
	Market: struct {
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
	}{
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
	Shadow: struct {
		Card  []Shadow
		Float []Shadow
	}{
		Card:  []Shadow{Shadow{1, 2, mesh.Hex(0x1C2228).Alpha(0.1)}, Shadow{4, 14, mesh.Hex(0x1C2228).Alpha(0.1)}},
		Float: []Shadow{Shadow{2, 6, mesh.Hex(0x1C2228).Alpha(0.16)}, Shadow{14, 40, mesh.Hex(0x1C2228).Alpha(0.22)}},
	}}

// Night is the dark theme.
var Night = Palette{
	BG: struct {
		Desk    mesh.Color
		Map     mesh.Color
		Surface mesh.Color
		Raised  mesh.Color
		Sunken  mesh.Color
		Inset   mesh.Color
		Overlay mesh.Color
	}{
		Desk:    mesh.Hex(0x12161A),
		Map:     mesh.Hex(0x171C21),
		Surface: mesh.Hex(0x20262C),
		Raised:  mesh.Hex(0x272E35),
		Sunken:  mesh.Hex(0x1A1F24),
		Inset:   mesh.Hex(0x2C343B),
		Overlay: mesh.Hex(0x000000).Alpha(0.6),
	},
	Line: struct {
		Soft   mesh.Color
		Base   mesh.Color
		Strong mesh.Color
	}{
		Soft:   mesh.Hex(0x2C343B),
		Base:   mesh.Hex(0x3A444D),
		Strong: mesh.Hex(0x6C7882),
	},
	Ink: struct {
		Base    mesh.Color
		Soft    mesh.Color
		Faint   mesh.Color
		Inverse mesh.Color
	}{
		Base:    mesh.Hex(0xEDF0F2),
		Soft:    mesh.Hex(0xB9C2CA),
		Faint:   mesh.Hex(0x8F9BA5),
		Inverse: mesh.Hex(0x12161A),
	},
	Accent: struct {
		Base  mesh.Color
		Hover mesh.Color
		Press mesh.Color
		On    mesh.Color
		Soft  mesh.Color
		Line  mesh.Color
	}{
		Base:  mesh.Hex(0x7DB3FF),
		Hover: mesh.Hex(0x98C3FF),
		Press: mesh.Hex(0xB5D4FF),
		On:    mesh.Hex(0x0B1B33),
		Soft:  mesh.Hex(0x1E3350),
		Line:  mesh.Hex(0x3E639A),
	},
	Good: struct {
		Base mesh.Color
		Soft mesh.Color
	}{
		Base: mesh.Hex(0x57D6BA),
		Soft: mesh.Hex(0x143A33),
	},
	Bad: struct {
		Base mesh.Color
		Soft mesh.Color
	}{
		Base: mesh.Hex(0xFFA27A),
		Soft: mesh.Hex(0x43281B),
	},
	Warn: struct {
		Base mesh.Color
		Soft mesh.Color
		Line mesh.Color
	}{
		Base: mesh.Hex(0xF2C14E),
		Soft: mesh.Hex(0x3D3216),
		Line: mesh.Hex(0x8A6D1F),
	},
	Danger: struct {
		Base mesh.Color
		Soft mesh.Color
		On   mesh.Color
	}{
		Base: mesh.Hex(0xFF8FA0),
		Soft: mesh.Hex(0x46202A),
		On:   mesh.Hex(0x2A0A12),
	},
	Focus: mesh.Hex(0xB5D4FF),
	WhatIf: struct {
		Base   mesh.Color
		Soft   mesh.Color
		Stripe mesh.Color
	}{
		Base:   mesh.Hex(0xC9A4F0),
		Soft:   mesh.Hex(0x33264A),
		Stripe: mesh.Hex(0x4A3570),
	},
	Tile: struct {
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
	}{
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
	Track: struct {
		Ink    mesh.Color
		Casing mesh.Color
		Stub   mesh.Color
		Ferry  mesh.Color
	}{
		Ink:    mesh.Hex(0x0D0F11),
		Casing: mesh.Hex(0xE9E6DC),
		Stub:   mesh.Hex(0x7D868E),
		Ferry:  mesh.Hex(0x8CC1E8),
	},
	City: struct {
		Fill     mesh.Color
		Ring     mesh.Color
		Reserved mesh.Color
	}{
		Fill:     mesh.Hex(0xF4F1E8),
		Ring:     mesh.Hex(0x0D0F11),
		Reserved: mesh.Hex(0x59636C),
	},
	Terrain: struct {
		Water    mesh.Color
		Mountain mesh.Color
		Forest   mesh.Color
		Swamp    mesh.Color
		Badge    mesh.Color
	}{
		Water:    mesh.Hex(0x7FBDEB),
		Mountain: mesh.Hex(0xCDB08F),
		Forest:   mesh.Hex(0x8CCB8F),
		Swamp:    mesh.Hex(0xAEC77F),
		Badge:    mesh.Hex(0x232A30),
	},
	Border: struct {
		Impassable mesh.Color
		Water      mesh.Color
	}{
		Impassable: mesh.Hex(0x7FBDEB),
		Water:      mesh.Hex(0x7FBDEB),
	},
	Market: struct {
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
	}{
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
	Shadow: struct {
		Card  []Shadow
		Float []Shadow
	}{
		Card:  []Shadow{Shadow{1, 2, mesh.Hex(0x000000).Alpha(0.4)}, Shadow{4, 14, mesh.Hex(0x000000).Alpha(0.35)}},
		Float: []Shadow{Shadow{2, 6, mesh.Hex(0x000000).Alpha(0.5)}, Shadow{14, 40, mesh.Hex(0x000000).Alpha(0.55)}},
	}}

// Font holds the sizes of text in dp.
var Font = struct {
	Family  string
	Licence string
	Weights struct {
		Body   float32
		Strong float32
	}
	LineHeight float32
	ScaleDp    struct {
		Micro   float32
		Caption float32
		Small   float32
		Compact float32
		Body    float32
		Lead    float32
		Title   float32
		Heading float32
		Display float32
		Hero    float32
	}
	MinimumDp struct {
		Latin       float32
		Kanji       float32
		KanjiAtDpr2 float32
		Map         float32
	}
	TextSizeSteps []float32
	MinusSign     string
	DrawnNotTyped []string
}{
	Family:  "M PLUS 1p",
	Licence: "SIL Open Font License 1.1",
	Weights: struct {
		Body   float32
		Strong float32
	}{
		Body:   500,
		Strong: 700,
	},
	LineHeight: 1.35,
	ScaleDp: struct {
		Micro   float32
		Caption float32
		Small   float32
		Compact float32
		Body    float32
		Lead    float32
		Title   float32
		Heading float32
		Display float32
		Hero    float32
	}{
		Micro:   10,
		Caption: 11,
		Small:   12,
		Compact: 13,
		Body:    14,
		Lead:    15,
		Title:   17,
		Heading: 20,
		Display: 24,
		Hero:    30,
	},
	MinimumDp: struct {
		Latin       float32
		Kanji       float32
		KanjiAtDpr2 float32
		Map         float32
	}{
		Latin:       11,
		Kanji:       12,
		KanjiAtDpr2: 11,
		Map:         8,
	},
	TextSizeSteps: []float32{0.9, 1, 1.15, 1.3, 1.5},
	MinusSign:     "U+2212",
	DrawnNotTyped: []string{"icons", "arrows in a row of figures", "separator dots", "up and down triangles", "crown", "lock"},
}

// Space holds the distances between things in dp.
var Space = struct {
	Grid  float32
	Steps []float32
}{
	Grid:  4,
	Steps: []float32{2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 40},
}

// Radius holds the radii of corners in dp.
var Radius = struct {
	Chip   float32
	Button float32
	Card   float32
	Panel  float32
	Dialog float32
	Sheet  float32
	Bar    float32
}{
	Chip:   7,
	Button: 9,
	Card:   12,
	Panel:  14,
	Dialog: 18,
	Sheet:  18,
	Bar:    5,
}

// Stroke holds the widths of lines in dp.
var Stroke = struct {
	Hair      float32
	Control   float32
	Selected  float32
	FocusRing float32
	FocusGap  float32
	StepLine  float32
}{
	Hair:      1,
	Control:   1.5,
	Selected:  2,
	FocusRing: 2.5,
	FocusGap:  2,
	StepLine:  2,
}

// Size holds the sizes of parts of the screen in dp.
var Size = struct {
	TopBar          float32
	CompanyStrip    float32
	PlayerCard      float32
	PlayerCardDense float32
	SidePanel       struct {
		Min  float32
		Base float32
		Max  float32
		Wide float32
	}
	LeftRail          float32
	ActionButton      float32
	ActionButtonPhone float32
	ButtonSmall       float32
	ButtonLarge       float32
	IconButton        float32
	IconButtonTouch   float32
	Icon              float32
	IconSmall         float32
	TileTray          float32
	TileThumb         float32
	TileThumbPhone    float32
	Satellite         struct {
		Confirm  float32
		Other    float32
		Distance float32
	}
	Phone struct {
		Banner    float32
		Info      float32
		Nav       float32
		SheetPeek float32
		SheetHalf float32
		ChipRow   float32
	}
	TrainCard struct {
		W               float32
		H               float32
		Border          float32
		PermanentBorder float32
	}
	StepDot     float32
	HistoryDock float32
	DialogMax   struct {
		W float32
		H float32
	}
	Table struct {
		Row        float32
		RowComfort float32
		Head       float32
	}
}{
	TopBar:          48,
	CompanyStrip:    46,
	PlayerCard:      64,
	PlayerCardDense: 54,
	SidePanel: struct {
		Min  float32
		Base float32
		Max  float32
		Wide float32
	}{
		Min:  320,
		Base: 376,
		Max:  440,
		Wide: 420,
	},
	LeftRail:          214,
	ActionButton:      44,
	ActionButtonPhone: 52,
	ButtonSmall:       32,
	ButtonLarge:       48,
	IconButton:        36,
	IconButtonTouch:   44,
	Icon:              20,
	IconSmall:         16,
	TileTray:          148,
	TileThumb:         37,
	TileThumbPhone:    32,
	Satellite: struct {
		Confirm  float32
		Other    float32
		Distance float32
	}{
		Confirm:  54,
		Other:    42,
		Distance: 124,
	},
	Phone: struct {
		Banner    float32
		Info      float32
		Nav       float32
		SheetPeek float32
		SheetHalf float32
		ChipRow   float32
	}{
		Banner:    56,
		Info:      31,
		Nav:       60,
		SheetPeek: 212,
		SheetHalf: 346,
		ChipRow:   44,
	},
	TrainCard: struct {
		W               float32
		H               float32
		Border          float32
		PermanentBorder float32
	}{
		W:               24,
		H:               20,
		Border:          1.5,
		PermanentBorder: 2.5,
	},
	StepDot:     20,
	HistoryDock: 158,
	DialogMax: struct {
		W float32
		H float32
	}{
		W: 880,
		H: 700,
	},
	Table: struct {
		Row        float32
		RowComfort float32
		Head       float32
	}{
		Row:        37,
		RowComfort: 50,
		Head:       27,
	},
}

// Hit holds the sizes of targets in dp and the times of gestures in milliseconds.
var Hit = struct {
	Mouse       float32
	Touch       float32
	TouchGap    float32
	MapSlopDp   float32
	DragStartDp struct {
		Mouse float32
		Touch float32
	}
	LongPressMs float32
	DoubleMs    float32
}{
	Mouse:     28,
	Touch:     44,
	TouchGap:  8,
	MapSlopDp: 10,
	DragStartDp: struct {
		Mouse float32
		Touch float32
	}{
		Mouse: 4,
		Touch: 10,
	},
	LongPressMs: 450,
	DoubleMs:    280,
}

// Breakpoint holds the widths in dp at which the layout changes.
var Breakpoint = struct {
	PhoneMaxW              float32
	TabletMaxW             float32
	PanelMinW              float32
	WideMinW               float32
	RailWhenMapAspectBelow float32
}{
	PhoneMaxW:              599,
	TabletMaxW:             1023,
	PanelMinW:              1024,
	WideMinW:               1400,
	RailWhenMapAspectBelow: 1.15,
}

// MotionMs holds how long movements take, in milliseconds.
var MotionMs = struct {
	Press      float32
	Hover      float32
	Fade       float32
	Panel      float32
	Sheet      float32
	Camera     float32
	TileSettle float32
	TokenDrop  float32
	PriceMove  float32
	Money      float32
	RouteDraw  float32
	StepAuto   float32
}{
	Press:      80,
	Hover:      90,
	Fade:       120,
	Panel:      180,
	Sheet:      220,
	Camera:     260,
	TileSettle: 160,
	TokenDrop:  180,
	PriceMove:  240,
	Money:      320,
	RouteDraw:  420,
	StepAuto:   600,
}

// Map holds the measures of the map and its tiles in tu; text floors and zoom are in dp.
var Map = struct {
	Edge       float32
	SideToSide float32
	Apothem    float32
	Zoom       struct {
		MinR      float32
		MaxR      float32
		WheelStep float32
		KeyStep   float32
		Lod       []struct {
			Level float32
			FromR float32
		}
		SmallBelowR float32
	}
	HexLine struct {
		Paper float32
		Tile  float32
	}
	Track struct {
		Width        float32
		Casing       float32
		CasingAlpha  float32
		SharpRadius  float32
		GentleRadius float32
		LaneSpacing  float32
		Taper        struct {
			Tip           float32
			FullWidthFrom float32
			Width         float32
		}
		Stub struct {
			Length float32
			Width  float32
		}
		Ferry struct {
			Width float32
			Dash  []float32
		}
	}
	City struct {
		SlotRadius float32
		Ring       float32
		SlotPitch  float32
		Box2       struct {
			W       float32
			H       float32
			Corner  float32
			Outline float32
		}
		Box3 struct {
			Top    float32
			Bottom float32
			H      float32
		}
		Box4 struct {
			Side   float32
			Corner float32
		}
		Offset         float32
		OffsetTwoSlots float32
	}
	Town struct {
		Bar       []float32
		BarCasing []float32
		Dot       float32
		DotCasing float32
	}
	Halt struct {
		Radius float32
		Ring   float32
		Sign   string
		Fill   mesh.Color
		Text   float32
	}
	Token struct {
		Radius              float32
		OutlineShare        float32
		InnerRingShare      float32
		InnerRingWidthShare float32
		TextShareByLength   map[int]float32
	}
	Reserved struct {
		Radius float32
		Width  float32
		Dash   []float32
	}
	Owner struct {
		Ring  float32
		Width float32
		Badge float32
	}
	Destination struct {
		Badge float32
	}
	Revenue struct {
		Radius          float32
		Text            float32
		TextThreeDigits float32
		Outline         float32
	}
	Offboard struct {
		Text    float32
		Cell    []float32
		Current float32
	}
	Label struct {
		Text     float32
		TextLong float32
		Halo     float32
	}
	Name struct {
		Text   float32
		Weight float32
		Halo   float32
	}
	Cost struct {
		Icon float32
		Text float32
	}
	TileNumber struct {
		Text    float32
		Weight  float32
		FromLod float32
	}
	Border struct {
		Impassable  float32
		Casing      float32
		CasingAlpha float32
		CostDash    []float32
		CostBadge   struct {
			Text float32
		}
	}
	TextFloorDp struct {
		Revenue      float32
		RevenueSmall float32
		Label        float32
		Cost         float32
		Name         float32
		TileNumber   float32
	}
	Highlight struct {
		Legal struct {
			Inset     float32
			Width     float32
			Under     float32
			FillPaper float32
		}
		Hover struct {
			Inset float32
			Width float32
			Under float32
			Fill  float32
		}
		Selected struct {
			Inset float32
			Width float32
			Under float32
		}
		Barred struct {
			Inset float32
			Width float32
			Dash  []float32
		}
		Fresh struct {
			Inset  float32
			Width  float32
			Second float32
		}
		WhatIf struct {
			Inset float32
			Width float32
			Dash  []float32
			Fill  float32
		}
	}
	Route struct {
		Width          float32
		Casing         float32
		Outline        float32
		OutlineAlpha   float32
		StopRing       float32
		StopRingCasing float32
		StopRingRadius float32
		Nested         float32
		Badge          float32
		Patterns       []struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}
	}
}{
	Edge:       100,
	SideToSide: 173.205,
	Apothem:    86.603,
	Zoom: struct {
		MinR      float32
		MaxR      float32
		WheelStep float32
		KeyStep   float32
		Lod       []struct {
			Level float32
			FromR float32
		}
		SmallBelowR float32
	}{
		MinR:      8,
		MaxR:      160,
		WheelStep: 1.12,
		KeyStep:   1.25,
		Lod: []struct {
			Level float32
			FromR float32
		}{struct {
			Level float32
			FromR float32
		}{
			Level: 0,
			FromR: 0,
		}, struct {
			Level float32
			FromR float32
		}{
			Level: 1,
			FromR: 14,
		}, struct {
			Level float32
			FromR float32
		}{
			Level: 2,
			FromR: 24,
		}, struct {
			Level float32
			FromR float32
		}{
			Level: 3,
			FromR: 50,
		}, struct {
			Level float32
			FromR float32
		}{
			Level: 4,
			FromR: 90,
		}},
		SmallBelowR: 36,
	},
	HexLine: struct {
		Paper float32
		Tile  float32
	}{
		Paper: 1.6,
		Tile:  2.2,
	},
	Track: struct {
		Width        float32
		Casing       float32
		CasingAlpha  float32
		SharpRadius  float32
		GentleRadius float32
		LaneSpacing  float32
		Taper        struct {
			Tip           float32
			FullWidthFrom float32
			Width         float32
		}
		Stub struct {
			Length float32
			Width  float32
		}
		Ferry struct {
			Width float32
			Dash  []float32
		}
	}{
		Width:        13,
		Casing:       2.5,
		CasingAlpha:  0.88,
		SharpRadius:  50,
		GentleRadius: 150,
		LaneSpacing:  20,
		Taper: struct {
			Tip           float32
			FullWidthFrom float32
			Width         float32
		}{
			Tip:           36.6,
			FullWidthFrom: 72.6,
			Width:         13,
		},
		Stub: struct {
			Length float32
			Width  float32
		}{
			Length: 20,
			Width:  13,
		},
		Ferry: struct {
			Width float32
			Dash  []float32
		}{
			Width: 4,
			Dash:  []float32{9, 8},
		},
	},
	City: struct {
		SlotRadius float32
		Ring       float32
		SlotPitch  float32
		Box2       struct {
			W       float32
			H       float32
			Corner  float32
			Outline float32
		}
		Box3 struct {
			Top    float32
			Bottom float32
			H      float32
		}
		Box4 struct {
			Side   float32
			Corner float32
		}
		Offset         float32
		OffsetTwoSlots float32
	}{
		SlotRadius: 26.5,
		Ring:       3,
		SlotPitch:  55,
		Box2: struct {
			W       float32
			H       float32
			Corner  float32
			Outline float32
		}{
			W:       107,
			H:       57,
			Corner:  6,
			Outline: 2,
		},
		Box3: struct {
			Top    float32
			Bottom float32
			H      float32
		}{
			Top:    108,
			Bottom: 60,
			H:      96,
		},
		Box4: struct {
			Side   float32
			Corner float32
		}{
			Side:   110,
			Corner: 8,
		},
		Offset:         50,
		OffsetTwoSlots: 47,
	},
	Town: struct {
		Bar       []float32
		BarCasing []float32
		Dot       float32
		DotCasing float32
	}{
		Bar:       []float32{43, 11},
		BarCasing: []float32{48, 16},
		Dot:       14,
		DotCasing: 3,
	},
	Halt: struct {
		Radius float32
		Ring   float32
		Sign   string
		Fill   mesh.Color
		Text   float32
	}{
		Radius: 15,
		Ring:   3,
		Sign:   "£",
		Fill:   mesh.Hex(0xC9CCD0),
		Text:   20,
	},
	Token: struct {
		Radius              float32
		OutlineShare        float32
		InnerRingShare      float32
		InnerRingWidthShare float32
		TextShareByLength   map[int]float32
	}{
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
	Reserved: struct {
		Radius float32
		Width  float32
		Dash   []float32
	}{
		Radius: 23,
		Width:  2.6,
		Dash:   []float32{5, 4},
	},
	Owner: struct {
		Ring  float32
		Width float32
		Badge float32
	}{
		Ring:  34,
		Width: 5,
		Badge: 9,
	},
	Destination: struct {
		Badge float32
	}{
		Badge: 12,
	},
	Revenue: struct {
		Radius          float32
		Text            float32
		TextThreeDigits float32
		Outline         float32
	}{
		Radius:          16,
		Text:            20,
		TextThreeDigits: 17,
		Outline:         1.8,
	},
	Offboard: struct {
		Text    float32
		Cell    []float32
		Current float32
	}{
		Text:    19,
		Cell:    []float32{27.6, 24.3},
		Current: 3.6,
	},
	Label: struct {
		Text     float32
		TextLong float32
		Halo     float32
	}{
		Text:     27,
		TextLong: 24,
		Halo:     5,
	},
	Name: struct {
		Text   float32
		Weight float32
		Halo   float32
	}{
		Text:   14.5,
		Weight: 500,
		Halo:   5,
	},
	Cost: struct {
		Icon float32
		Text float32
	}{
		Icon: 22,
		Text: 19,
	},
	TileNumber: struct {
		Text    float32
		Weight  float32
		FromLod float32
	}{
		Text:    11,
		Weight:  500,
		FromLod: 3,
	},
	Border: struct {
		Impassable  float32
		Casing      float32
		CasingAlpha float32
		CostDash    []float32
		CostBadge   struct {
			Text float32
		}
	}{
		Impassable:  10,
		Casing:      15,
		CasingAlpha: 0.7,
		CostDash:    []float32{1, 15},
		CostBadge: struct {
			Text float32
		}{
			Text: 18,
		},
	},
	TextFloorDp: struct {
		Revenue      float32
		RevenueSmall float32
		Label        float32
		Cost         float32
		Name         float32
		TileNumber   float32
	}{
		Revenue:      9.5,
		RevenueSmall: 8,
		Label:        10,
		Cost:         9,
		Name:         8.5,
		TileNumber:   8,
	},
	Highlight: struct {
		Legal struct {
			Inset     float32
			Width     float32
			Under     float32
			FillPaper float32
		}
		Hover struct {
			Inset float32
			Width float32
			Under float32
			Fill  float32
		}
		Selected struct {
			Inset float32
			Width float32
			Under float32
		}
		Barred struct {
			Inset float32
			Width float32
			Dash  []float32
		}
		Fresh struct {
			Inset  float32
			Width  float32
			Second float32
		}
		WhatIf struct {
			Inset float32
			Width float32
			Dash  []float32
			Fill  float32
		}
	}{
		Legal: struct {
			Inset     float32
			Width     float32
			Under     float32
			FillPaper float32
		}{
			Inset:     7,
			Width:     6,
			Under:     11,
			FillPaper: 0.1,
		},
		Hover: struct {
			Inset float32
			Width float32
			Under float32
			Fill  float32
		}{
			Inset: 7,
			Width: 3,
			Under: 6,
			Fill:  0.1,
		},
		Selected: struct {
			Inset float32
			Width float32
			Under float32
		}{
			Inset: -3,
			Width: 9,
			Under: 16,
		},
		Barred: struct {
			Inset float32
			Width float32
			Dash  []float32
		}{
			Inset: 7,
			Width: 6,
			Dash:  []float32{16, 10},
		},
		Fresh: struct {
			Inset  float32
			Width  float32
			Second float32
		}{
			Inset:  7,
			Width:  3,
			Second: 11,
		},
		WhatIf: struct {
			Inset float32
			Width float32
			Dash  []float32
			Fill  float32
		}{
			Inset: 6,
			Width: 6,
			Dash:  []float32{14, 8},
			Fill:  0.12,
		},
	},
	Route: struct {
		Width          float32
		Casing         float32
		Outline        float32
		OutlineAlpha   float32
		StopRing       float32
		StopRingCasing float32
		StopRingRadius float32
		Nested         float32
		Badge          float32
		Patterns       []struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}
	}{
		Width:          16,
		Casing:         3,
		Outline:        4.5,
		OutlineAlpha:   0.55,
		StopRing:       5,
		StopRingCasing: 8,
		StopRingRadius: 33.5,
		Nested:         7,
		Badge:          19,
		Patterns: []struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}{struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}{
			Name: "A",
			Mark: "solid",
		}, struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}{
			Name:  "B",
			Mark:  "white dashes",
			Share: 0.26,
			Dash:  []float32{20, 16},
		}, struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}{
			Name:  "C",
			Mark:  "white dots",
			Share: 0.36,
			Dash:  []float32{0.1, 18},
		}, struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}{
			Name:  "D",
			Mark:  "white centre line",
			Share: 0.22,
		}, struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}{
			Name:  "E",
			Mark:  "white dash and dot",
			Share: 0.3,
			Dash:  []float32{22, 9, 4, 9},
		}, struct {
			Name  string
			Mark  string
			Share float32
			Dash  []float32
		}{
			Name:  "F",
			Mark:  "white ties",
			Share: 0.5,
			Dash:  []float32{6, 12},
		}},
	},
}

// Player holds the shapes and dash patterns that tell players apart besides their colours.
var Player = struct {
	Shapes   []string
	LineDash [][]float32
}{
	Shapes:   []string{"circle", "square", "triangle", "diamond", "hexagon", "cross", "star"},
	LineDash: [][]float32{[]float32{}, []float32{9, 5}, []float32{2, 5}, []float32{14, 4}, []float32{3, 3, 9, 3}, []float32{1, 4}, []float32{18, 6}},
}

// Zone holds the marks of the market's zones; lengths are dp.
var Zone = struct {
	Par struct {
		Corner string
	}
	Yellow struct {
		Dots  float32
		Hatch string
	}
	Orange struct {
		Dots  float32
		Hatch string
	}
	Brown struct {
		Dots  float32
		Hatch string
	}
	Green struct {
		Dots  float32
		Hatch string
	}
	Red struct {
		Sign  string
		Hatch string
	}
	Close struct {
		Sign string
	}
	End struct {
		Sign string
	}
	Cell struct {
		Desktop []float32
		Phone   []float32
	}
	Token struct {
		Desktop        float32
		DesktopStacked float32
		Phone          float32
	}
}{
	Par: struct {
		Corner string
	}{
		Corner: "triangle, top right, 9 dp",
	},
	Yellow: struct {
		Dots  float32
		Hatch string
	}{
		Dots:  1,
		Hatch: "45 degrees, 9 dp",
	},
	Orange: struct {
		Dots  float32
		Hatch string
	}{
		Dots:  2,
		Hatch: "dot grid, 8 dp",
	},
	Brown: struct {
		Dots  float32
		Hatch string
	}{
		Dots:  3,
		Hatch: "cross, 45 degrees, 8 dp",
	},
	Green: struct {
		Dots  float32
		Hatch string
	}{
		Dots:  2,
		Hatch: "dot grid, 8 dp",
	},
	Red: struct {
		Sign  string
		Hatch string
	}{
		Sign:  "step",
		Hatch: "horizontal, 6 dp",
	},
	Close: struct {
		Sign string
	}{
		Sign: "cross",
	},
	End: struct {
		Sign string
	}{
		Sign: "flag",
	},
	Cell: struct {
		Desktop []float32
		Phone   []float32
	}{
		Desktop: []float32{53, 37},
		Phone:   []float32{45.5, 25.6},
	},
	Token: struct {
		Desktop        float32
		DesktopStacked float32
		Phone          float32
	}{
		Desktop:        13,
		DesktopStacked: 10.4,
		Phone:          10.5,
	},
}

// TileDots holds how many dots mark a tile's colour.
var TileDots = struct {
	Yellow float32
	Green  float32
	Brown  float32
	Gray   float32
}{
	Yellow: 1,
	Green:  2,
	Brown:  3,
	Gray:   4,
}
