package mesh

// Color is a colour in sRGB with its channels, 0 to 1, multiplied by its alpha.
type Color struct{ R, G, B, A float32 }

// Hex returns the opaque colour 0xRRGGBB.
func Hex(rgb uint32) Color {
	return Color{float32(rgb>>16&0xFF) / 255, float32(rgb>>8&0xFF) / 255, float32(rgb&0xFF) / 255, 1}
}

// Alpha returns the colour weakened to the share a of its opacity, 0 to 1.
func (c Color) Alpha(a float32) Color { return Color{c.R * a, c.G * a, c.B * a, c.A * a} }

// Mix returns the colour the share t of the way from c to d.
func (c Color) Mix(d Color, t float32) Color {
	return Color{c.R + (d.R-c.R)*t, c.G + (d.G-c.G)*t, c.B + (d.B-c.B)*t, c.A + (d.A-c.A)*t}
}
