package theme

import "github.com/hexrail/hexrail/game/ui/mesh"

// Palette is the set of colours of a theme.
type Palette struct {
	BG      struct{ Desk, Map, Surface, Raised, Sunken, Inset, Overlay mesh.Color }
	Line    struct{ Soft, Base, Strong mesh.Color }
	Ink     struct{ Base, Soft, Faint, Inverse mesh.Color }
	Accent  struct{ Base, Hover, Press, On, Soft, Line mesh.Color }
	Good    struct{ Base, Soft mesh.Color }
	Bad     struct{ Base, Soft mesh.Color }
	Warn    struct{ Base, Soft, Line mesh.Color }
	Danger  struct{ Base, Soft mesh.Color }
	Focus   mesh.Color
	WhatIf  struct{ Base, Soft mesh.Color }
	Tile    struct{ Paper, PaperLine, Yellow, Green, Brown, Gray, Red, RedSoft, Blue, Line, Mountain mesh.Color }
	Track   struct{ Ink, Casing, Stub, Ferry mesh.Color }
	City    struct{ Fill, Ring, Reserved mesh.Color }
	Terrain struct{ Water, Mountain, Forest, Swamp, Badge mesh.Color }
	Border  struct{ Impassable, Water mesh.Color }
	Market  struct{ Plain, Par, Yellow, Orange, Brown, Green, Red, Close, End, Line, Icon mesh.Color }
	Route   []mesh.Color // by number of the route
	Player  []mesh.Color // by seat
	Shadow  struct{ Card, Float []Shadow }
}

// Shadow is one layer of the soft shadow below a card: moved down by Y and faded over Blur, in dp.
type Shadow struct {
	Y, Blur float32
	Color   mesh.Color
}

// The themes: Paper is light, Night dark.
var (
	Paper = paletteOf(light)
	Night = paletteOf(dark)
)

// scheme is one of the two themes.
type scheme uint8

const (
	light scheme = iota
	dark
)

// color returns the colour 0xRRGGBB that is paper in the light theme and night in the dark one.
func (s scheme) color(paper, night uint32) mesh.Color {
	if s == light {
		return mesh.Hex(paper)
	}
	return mesh.Hex(night)
}

// share returns the share, 0 to 1, that is paper in the light theme and night in the dark one.
func (s scheme) share(paper, night float32) float32 {
	if s == light {
		return paper
	}
	return night
}

// paletteOf returns the palette of a theme.
func paletteOf(s scheme) (p Palette) {
	p.BG.Desk = s.color(0xE6E3DB, 0x12161A)
	p.BG.Map = s.color(0xEAE7DF, 0x171C21)
	p.BG.Surface = s.color(0xFFFFFF, 0x20262C)
	p.BG.Raised = s.color(0xFFFFFF, 0x272E35)
	p.BG.Sunken = s.color(0xF4F2EC, 0x1A1F24)
	p.BG.Inset = s.color(0xECE9E1, 0x2C343B)
	p.BG.Overlay = s.color(0x1D2329, 0x000000).Alpha(s.share(0.46, 0.6))

	p.Line.Soft = s.color(0xE3DFD5, 0x2C343B)
	p.Line.Base = s.color(0xCFCABD, 0x3A444D)
	p.Line.Strong = s.color(0x8E887A, 0x6C7882)

	p.Ink.Base = s.color(0x1C2228, 0xEDF0F2)
	p.Ink.Soft = s.color(0x49535C, 0xB9C2CA)
	p.Ink.Faint = s.color(0x626C75, 0x8F9BA5)
	p.Ink.Inverse = s.color(0xFFFFFF, 0x12161A)

	p.Accent.Base = s.color(0x1B5FC1, 0x7DB3FF)
	p.Accent.Hover = s.color(0x164FA2, 0x98C3FF)
	p.Accent.Press = s.color(0x113E80, 0xB5D4FF)
	p.Accent.On = s.color(0xFFFFFF, 0x0B1B33)
	p.Accent.Soft = s.color(0xE4EDFB, 0x1E3350)
	p.Accent.Line = s.color(0x8FB4EA, 0x3E639A)

	p.Good.Base = s.color(0x0A7260, 0x57D6BA)
	p.Good.Soft = s.color(0xDDF2EC, 0x143A33)

	p.Bad.Base = s.color(0xB3400F, 0xFFA27A)
	p.Bad.Soft = s.color(0xFCE6DA, 0x43281B)

	p.Warn.Base = s.color(0x7D5700, 0xF2C14E)
	p.Warn.Soft = s.color(0xFFF1CC, 0x3D3216)
	p.Warn.Line = s.color(0xE3B341, 0x8A6D1F)

	p.Danger.Base = s.color(0xA4243B, 0xFF8FA0)
	p.Danger.Soft = s.color(0xFBE3E6, 0x46202A)

	p.Focus = s.color(0x0B3D91, 0xB5D4FF)
	p.WhatIf.Base = s.color(0x6B2FA0, 0xC9A4F0)
	p.WhatIf.Soft = s.color(0xF0E6F8, 0x33264A)

	p.Player = []mesh.Color{
		s.color(0x1560BD, 0x6CB2FF),
		s.color(0xD95F02, 0xFF9F45),
		s.color(0x09A586, 0x3FA676),
		s.color(0x5A0F2B, 0xF04CA4),
		s.color(0x06066B, 0x7DF3FF),
		s.color(0x74501F, 0xEBD0CB),
		s.color(0x1C5054, 0xFAFFB8),
	}

	shadow := s.color(0x1C2228, 0x000000)
	p.Shadow.Card = []Shadow{{1, 2, shadow.Alpha(s.share(0.1, 0.4))}, {4, 14, shadow.Alpha(s.share(0.1, 0.35))}}
	p.Shadow.Float = []Shadow{{2, 6, shadow.Alpha(s.share(0.16, 0.5))}, {14, 40, shadow.Alpha(s.share(0.22, 0.55))}}
	p.addBoard(s)
	return p
}

// addBoard adds the colours of the map and of the price chart.
func (p *Palette) addBoard(s scheme) {
	p.Tile.Paper = s.color(0xF8F4E8, 0x39424A)
	p.Tile.PaperLine = s.color(0xCDC5B1, 0x232A30)
	p.Tile.Yellow = s.color(0xF4D44E, 0xD6B742)
	p.Tile.Green = s.color(0x84BD78, 0x639F5C)
	p.Tile.Brown = s.color(0xB67C4C, 0x935E38)
	p.Tile.Gray = s.color(0xB4BAC0, 0x959DA5)
	p.Tile.Red = s.color(0xC4616A, 0x8F3F48)
	p.Tile.RedSoft = s.color(0xEBC3BE, 0x5B343A)
	p.Tile.Blue = s.color(0xA9CDE6, 0x2F5873)
	p.Tile.Line = s.color(0x5B5446, 0x0E1114)
	p.Tile.Mountain = s.color(0xA98F78, 0x6B5544)

	p.Track.Ink = s.color(0x17191C, 0x0D0F11)
	p.Track.Casing = s.color(0xFFFFFF, 0xE9E6DC)
	p.Track.Stub = s.color(0x8B8576, 0x7D868E)
	p.Track.Ferry = s.color(0x2F6FA8, 0x8CC1E8)

	p.City.Fill = s.color(0xFFFFFF, 0xF4F1E8)
	p.City.Ring = s.color(0x17191C, 0x0D0F11)
	p.City.Reserved = s.color(0x6B747D, 0x59636C)

	p.Terrain.Water = s.color(0x2F78B7, 0x7FBDEB)
	p.Terrain.Mountain = s.color(0x7A5C41, 0xCDB08F)
	p.Terrain.Forest = s.color(0x3F7A46, 0x8CCB8F)
	p.Terrain.Swamp = s.color(0x5E7A3A, 0xAEC77F)
	p.Terrain.Badge = s.color(0xFFFFFF, 0x232A30)

	p.Border.Impassable = s.color(0x23527C, 0x7FBDEB)
	p.Border.Water = s.color(0x2F78B7, 0x7FBDEB)

	p.Market.Plain = s.color(0xFFFFFF, 0x2A3138)
	p.Market.Par = s.color(0xF6D3CD, 0x7E4A57)
	p.Market.Yellow = s.color(0xFBE58A, 0x6E6124)
	p.Market.Orange = s.color(0xF3B25C, 0xA0661A)
	p.Market.Brown = s.color(0xC49A70, 0x4A3220)
	p.Market.Green = s.color(0xB9DDAE, 0x22553A)
	p.Market.Red = s.color(0xEFA79F, 0x94404A)
	p.Market.Close = s.color(0x4A4F55, 0x0B0D0F)
	p.Market.End = s.color(0xBBD6F2, 0x27476B)
	p.Market.Line = s.color(0xCFCABD, 0x3A444D)
	p.Market.Icon = s.color(0x49535C, 0xB9C2CA)

	p.Route = []mesh.Color{
		s.color(0x1E62E6, 0x3D86FF),
		s.color(0xCF1465, 0xF0408C),
		s.color(0x00A3B4, 0x17C3D3),
		s.color(0x4A0F78, 0x5A1796),
		s.color(0xE07F00, 0xF59A1E),
		s.color(0x101418, 0x0F1215),
	}
}
