// Package theme holds the colours, sizes and times of the user interface as typed values.
//
// Paper and Night are the palettes; HighContrast, On, Luminance and Contrast derive colours from them. Lengths are dp,
// logical pixels, but those of Map are tu, hundredths of a hex edge, except its text floors and zooms.
package theme

import "github.com/hexrail/hexrail/game/ui/mesh"

// HighContrast returns the palette with strong lines and without tinted backgrounds.
func HighContrast(p Palette) Palette {
	p.Line.Soft, p.Line.Base = p.Line.Strong, p.Line.Strong
	p.Ink.Soft, p.Ink.Faint = p.Ink.Base, p.Ink.Base
	p.BG.Sunken, p.BG.Inset = p.BG.Surface, p.BG.Surface
	for _, soft := range []*mesh.Color{
		&p.Accent.Soft, &p.Good.Soft, &p.Bad.Soft, &p.Warn.Soft, &p.Danger.Soft, &p.WhatIf.Soft,
	} {
		*soft = p.BG.Surface
	}
	return p
}

// darkText is the relative luminance above which text on a colour is dark.
const darkText = 0.30

// On returns the colour for text on c, such as a company's colour: near black or white, whichever contrasts more.
func On(c mesh.Color) mesh.Color {
	if Luminance(c) > darkText {
		return mesh.Hex(0x17191C)
	}
	return mesh.Hex(0xFFFFFF)
}
