package qr

import "fmt"

// Level is how much damage a code survives.
type Level uint8

// The levels.
const (
	L Level = iota // about 7 percent
	M              // about 15 percent
)

// QuietZone is the width of the light margin that readers need, in modules.
const QuietZone = 4

// Code is a square of modules.
type Code struct {
	Size    int
	Version int
	Mask    int
	dark    []bool
}

// Dark tells whether the module in column x and row y is dark; outside the square everything is light.
func (c *Code) Dark(x, y int) bool {
	return x >= 0 && y >= 0 && x < c.Size && y < c.Size && c.dark[y*c.Size+x]
}

// Encode returns the smallest code that holds a text.
func Encode(text string, level Level) (*Code, error) {
	version := 1
	for Capacity(version, level) < len(text) {
		if version++; version > maxVersion {
			return nil, fmt.Errorf("qr: %d bytes, at most %d", len(text), Capacity(maxVersion, level))
		}
	}
	g := newGrid(version)
	g.drawFunctions()
	g.drawData(protect(payload(text, version, level), version, level))
	mask := g.bestMask(level)
	g.apply(mask)
	g.drawFormat(level, mask)
	return &Code{g.size, version, mask, g.dark}, nil
}

// Capacity returns how many bytes a version holds.
func Capacity(version int, level Level) int {
	return (dataWords(version, level)*8 - modeBits - countBits(version)) / 8
}

// Byte mode.
const (
	byteMode = 0b0100
	modeBits = 4
)

// countBits is the width of the number of bytes.
func countBits(version int) int {
	if version <= 9 {
		return 8
	}
	return 16
}

// payload returns the data words of a text: mode, length, bytes, end, and padding.
func payload(text string, version int, level Level) []byte {
	var b bitWriter
	b.add(byteMode, modeBits)
	b.add(len(text), countBits(version))
	for i := range len(text) {
		b.add(int(text[i]), 8)
	}
	size := dataWords(version, level)
	b.add(0, min(modeBits, size*8-b.n)) // the end
	b.add(0, -b.n&7)
	for pad := 0xEC; len(b.words) < size; pad ^= 0xEC ^ 0x11 {
		b.add(pad, 8)
	}
	return b.words
}

type bitWriter struct {
	words []byte
	n     int // bits written
}

func (b *bitWriter) add(value, width int) {
	for i := width - 1; i >= 0; i-- {
		if b.n&7 == 0 {
			b.words = append(b.words, 0)
		}
		b.words[b.n>>3] |= byte(value>>i&1) << (7 - b.n&7)
		b.n++
	}
}
