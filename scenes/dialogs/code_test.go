package dialogs

import (
	"image"
	"math"
	"strings"
	"testing"

	"github.com/boombuler/barcode/qr"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/uitest"
)

// TestCodeIsRead decodes the QR code from its picture, as a camera would (ISO/IEC 18004).
func TestCodeIsRead(t *testing.T) {
	const link = "https://example.org/hexrail/#g=1tNq0yR7c-Zb_9sLx2WvKfE5uHdM3aPjO8iG6kQ4nBwCzVeXlSrTpJmUhFyD"
	code, err := qr.Encode(link, qr.L, qr.Unicode)
	if err != nil {
		t.Fatal(err)
	}
	for _, scale := range []float32{1, 1.5, 2} {
		s := uitest.New(t, 320, 320, scale, func(u *ui.UI) {
			side := moduleWidth(u, code, 300) * float32(modules(code))
			drawCode(u, paint.R(10, 10, side, side), code, "")
		})
		if got := decode(t, dark(t, s.Show())); got != link {
			t.Errorf("at scale %g the code reads %q", scale, got)
		}
	}
}

// dark returns which modules of the code in a picture are dark. It checks that the margin is light.
func dark(t *testing.T, p *image.RGBA) [][]bool {
	t.Helper()
	black := func(x, y int) bool { return p.RGBAAt(x, y).R < 64 }
	var box image.Rectangle // of the black pixels
	for y := range p.Rect.Dy() {
		for x := range p.Rect.Dx() {
			if black(x, y) {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	finder := 0 // the finder pattern is 7 modules wide
	for black(box.Min.X+finder, box.Min.Y) {
		finder++
	}
	module := float64(finder) / 7
	n := int(math.Round(float64(box.Dx()) / module))
	if finder == 0 || box.Dx() != box.Dy() || (n-17)%4 != 0 {
		t.Fatalf("no code: %v is dark, the pattern in the corner is %d pixels wide", box, finder)
	}
	margin := int(4*module) - 2 // four modules, less the frame around it
	for i := box.Min.X; i < box.Max.X; i++ {
		for d := 1; d <= margin; d++ {
			j := i - box.Min.X + box.Min.Y
			for _, at := range []image.Point{{i, box.Min.Y - d}, {i, box.Max.Y - 1 + d}, {box.Min.X - d, j},
				{box.Max.X - 1 + d, j}} {
				if p.RGBAAt(at.X, at.Y).R < 250 {
					t.Fatalf("%v in the margin is not light", at)
				}
			}
		}
	}
	rows := make([][]bool, n)
	for r := range rows {
		rows[r] = make([]bool, n)
		for c := range rows[r] {
			rows[r][c] = black(box.Min.X+int((float64(c)+0.5)*module), box.Min.Y+int((float64(r)+0.5)*module))
		}
	}
	return rows
}

// decode reads an undamaged code of version 2 to 5 and level L, whose data are one block of bytes. It ignores the error
// correction.
func decode(t *testing.T, rows [][]bool) string {
	t.Helper()
	n := len(rows)
	format := 0
	for _, at := range [][2]int{{8, 0}, {8, 1}, {8, 2}, {8, 3}, {8, 4}, {8, 5}, {8, 7}, {8, 8}, {7, 8}, {5, 8}, {4, 8},
		{3, 8}, {2, 8}, {1, 8}, {0, 8}} {
		format <<= 1
		if rows[at[0]][at[1]] {
			format |= 1
		}
	}
	format ^= 0b101_0100_0001_0010
	if version, level := (n-17)/4, format>>13; version < 2 || version > 5 || level != 0b01 {
		t.Fatalf("a code of version %d with level %02b", version, level)
	}
	mask := []func(r, c int) bool{
		func(r, c int) bool { return (r+c)%2 == 0 },
		func(r, _ int) bool { return r%2 == 0 },
		func(_, c int) bool { return c%3 == 0 },
		func(r, c int) bool { return (r+c)%3 == 0 },
		func(r, c int) bool { return (r/2+c/3)%2 == 0 },
		func(r, c int) bool { return r*c%2+r*c%3 == 0 },
		func(r, c int) bool { return (r*c%2+r*c%3)%2 == 0 },
		func(r, c int) bool { return ((r+c)%2+r*c%3)%2 == 0 },
	}[format>>10&7]
	function := func(r, c int) bool { // format, timing and alignment, which hold no data
		return r < 9 && (c < 9 || c >= n-8) || r >= n-8 && c < 9 || r == 6 || c == 6 ||
			r >= n-9 && r <= n-5 && c >= n-9 && c <= n-5
	}
	var bits strings.Builder
	up := true
	for right := n - 1; right > 0; right -= 2 { // pairs of columns, alternately upwards and downwards
		if right == 6 {
			right--
		}
		for i := range n {
			r := i
			if up {
				r = n - 1 - i
			}
			for _, c := range []int{right, right - 1} {
				switch {
				case function(r, c):
				case rows[r][c] != mask(r, c):
					bits.WriteByte('1')
				default:
					bits.WriteByte('0')
				}
			}
		}
		up = !up
	}
	rest := bits.String()
	take := func(n int) (v int) {
		for _, b := range rest[:n] {
			v = v<<1 | int(b-'0')
		}
		rest = rest[n:]
		return v
	}
	if mode := take(4); mode != 0b0100 {
		t.Fatalf("mode %04b, not bytes", mode)
	}
	text := make([]byte, take(8))
	for i := range text {
		text[i] = byte(take(8))
	}
	return string(text)
}

// TestCodeOfAFile: beside a file there is the code of the whole game, not that of a moment to look at.
func TestCodeOfAFile(t *testing.T) {
	s := Sharing{links: [...]string{AsLink: "https://example.org/#g=1", AsMoment: "https://example.org/#p=1"}}
	for kind, want := range map[ShareKind]ShareKind{AsLink: AsLink, AsMoment: AsMoment, asFile: AsLink, asRecord: AsLink} {
		s.Kind = kind
		if code, got := s.qrCode(); code == nil || got != want {
			t.Errorf("beside %d there is the code of %d, want %d", kind, got, want)
		}
	}
}
