package qr

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// The example of the standard, annex I: version 1-M, "01234567".
func TestErrorCorrectionOfTheStandard(t *testing.T) {
	data := []byte{0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11}
	want := []byte{0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55}
	if got := remainder(data, generator(len(want))); !bytes.Equal(got, want) {
		t.Errorf("% X", got)
	}
}

// The words of the standard: annex C for the format, annex D for version 7, and the first and last of both tables.
func TestFormatAndVersionWords(t *testing.T) {
	for _, c := range []struct{ got, want int }{
		{formatWord(M, 5), 0b100000011001110},
		{formatWord(M, 0), 0b101010000010010},
		{formatWord(L, 0), 0b111011111000100},
		{formatWord(L, 7), 0b110100101110110},
		{versionWord(7), 0b000111110010010100},
		{versionWord(40), 0b101000110001101001},
	} {
		if c.got != c.want {
			t.Errorf("%b, want %b", c.got, c.want)
		}
	}
}

// Table 7 of the standard: characters in byte mode.
func TestCapacities(t *testing.T) {
	for _, c := range []struct {
		version int
		level   Level
		want    int
	}{
		{1, L, 17}, {1, M, 14}, {2, L, 32}, {5, M, 84}, {9, L, 230}, {9, M, 180}, {10, L, 271}, {10, M, 213},
		{20, L, 858}, {20, M, 666}, {27, L, 1465}, {27, M, 1125}, {40, L, 2953}, {40, M, 2331},
	} {
		if got := Capacity(c.version, c.level); got != c.want {
			t.Errorf("version %d holds %d at level %d, want %d", c.version, got, c.level, c.want)
		}
	}
}

// Annex E of the standard.
func TestAlignments(t *testing.T) {
	for version, want := range map[int][]int{
		1: nil, 2: {6, 18}, 6: {6, 34}, 7: {6, 22, 38}, 14: {6, 26, 46, 66}, 16: {6, 26, 50, 74}, 22: {6, 26, 50, 74, 98},
		28: {6, 26, 50, 74, 98, 122}, 32: {6, 34, 60, 86, 112, 138}, 36: {6, 24, 50, 76, 102, 128, 154}, 39: {6, 26, 54, 82, 110, 138, 166},
		40: {6, 30, 58, 86, 114, 142, 170},
	} {
		if got := alignments(version); !slices.Equal(got, want) {
			t.Errorf("version %d: %v", version, got)
		}
	}
}

// sample is a text of n characters of a link.
func sample(n int) string {
	var b strings.Builder
	for i := 0; b.Len() < n; i++ {
		fmt.Fprintf(&b, "%x-%d_", i*i*7919, i)
	}
	return b.String()[:n]
}

func TestEveryVersionReadsBack(t *testing.T) {
	for _, level := range [...]Level{L, M} {
		for version := 1; version <= maxVersion; version++ {
			for _, n := range [...]int{Capacity(version, level), Capacity(version, level) - 1} {
				text := sample(n)
				code, err := Encode(text, level)
				if err != nil || code.Version != version {
					t.Fatalf("%d bytes: version %d, %v", n, code.Version, err)
				}
				if got, err := scan(code); err != nil || got != text {
					t.Fatalf("version %d, level %d: %v", version, level, err)
				}
			}
		}
	}
}

func TestLimits(t *testing.T) {
	if _, err := Encode(sample(Capacity(maxVersion, M)+1), M); err == nil {
		t.Error("more than fits")
	}
	if code, err := Encode("", L); err != nil || code.Size != 21 || code.Dark(-1, 0) || code.Dark(0, 21) {
		t.Errorf("%+v, %v", code, err)
	}
}

// The chosen mask is the best of all, and drawing leaves no mask behind.
func TestMaskIsTheBest(t *testing.T) {
	text := sample(100)
	code, err := Encode(text, M)
	if err != nil {
		t.Fatal(err)
	}
	g := newGrid(code.Version)
	copy(g.dark, code.dark)
	least := g.penalty()
	for mask := range masks {
		other := newGrid(code.Version)
		other.drawFunctions()
		other.drawData(protect(payload(text, code.Version, M), code.Version, M))
		other.apply(mask)
		other.drawFormat(M, mask)
		if p := other.penalty(); p < least || mask == code.Mask && p != least {
			t.Errorf("mask %d has %d, mask %d was chosen with %d", mask, p, code.Mask, least)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	text := sample(1100)
	for b.Loop() {
		if _, err := Encode(text, M); err != nil {
			b.Fatal(err)
		}
	}
}
