package paint_test

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// nowhere is a backend that counts.
type nowhere struct{ writes, draws int }

func (n *nowhere) WriteAtlas(image.Rectangle, []byte)            { n.writes++ }
func (n *nowhere) Draw([]mesh.Vertex, []uint32, image.Rectangle) { n.draws++ }

func newPainter(t testing.TB) (*paint.Painter, *nowhere) {
	t.Helper()
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	b := &nowhere{}
	p := paint.New(fonts, b)
	p.Begin(image.Pt(1280, 800), 1)
	return p, b
}

func TestFiguresHaveOneWidth(t *testing.T) {
	p, _ := newPainter(t)
	for _, w := range []paint.Weight{paint.Regular, paint.Bold} {
		want := p.Fonts.Width("0", 1, w)
		for _, d := range "123456789" {
			if got := p.Fonts.Width(string(d), 1, w); got != want {
				t.Errorf("weight %d: %q is %v em wide, 0 is %v", w, d, got, want)
			}
		}
	}
}

func TestFontsCover(t *testing.T) {
	p, _ := newPainter(t)
	if got := p.Fonts.Missing("Undo − $1,234 £5 ▲▼→ 株式市場 運行する ヘックス é ß"); len(got) > 0 {
		t.Errorf("missing %q", got)
	}
	if got := p.Fonts.Missing("a龘b龘"); !slices.Equal(got, []rune{'龘'}) {
		t.Errorf("Missing = %q, want the one rare kanji once", got)
	}
}

func TestFitNeverExceedsTheWidth(t *testing.T) {
	p, _ := newPainter(t)
	style := paint.Text{Size: 14}
	const name = "Chesapeake & Ohio Railroad"
	full := p.Width(name, style)
	for w := float32(0); w < full+5; w += 7 {
		got := p.Fit(name, w, style)
		if w >= full && got != name {
			t.Errorf("shortened to %q although it fits", got)
		}
		if w > 20 && p.Width(got, style) > w+0.01 {
			t.Errorf("%q is %v wide, want at most %v", got, p.Width(got, style), w)
		}
	}
}

func TestWrap(t *testing.T) {
	p, _ := newPainter(t)
	style := paint.Text{Size: 10}
	cases := []struct {
		text  string
		width float32
		want  []string
	}{
		{"Choose a hex for the tile", 80, []string{"Choose a hex", "for the tile"}},
		{"one\ntwo", 80, []string{"one", "two"}},
		{"線路を敷く。", 50, []string{"線路を敷", "く。"}},
		{"あと10株を買う", 50, []string{"あと10株", "を買う"}},
		{"会社のマーカーを", 50, []string{"会社の", "マーカーを"}},
		{"", 50, []string{""}},
	}
	for _, c := range cases {
		if got := p.Wrap(c.text, c.width, style); !slices.Equal(got, c.want) {
			t.Errorf("Wrap(%q, %v) = %q, want %q", c.text, c.width, got, c.want)
		}
	}
	for _, c := range cases {
		if !p.WordsFit(c.text, c.width, style) {
			t.Errorf("a word of %q is said to be broken at %v", c.text, c.width)
		}
	}
	if p.WordsFit("Choose a hex", p.Width("Choose", style)-1, style) {
		t.Error("a word that is wider than its line is not broken")
	}
	long := strings.Repeat("A word and another 言葉をならべる ", 20)
	for _, line := range p.Wrap(long, 90, style) {
		if p.Width(line, style) > 90 {
			t.Errorf("line %q is wider than the paragraph", line)
		}
	}
}

// TestWrapEven: no line of a button is left with a single letter where the others have room, and a new line begins a
// phrase.
func TestWrapEven(t *testing.T) {
	p, _ := newPainter(t)
	style := paint.Text{Size: 10}
	for _, c := range []struct {
		text  string
		width float32
		want  []string
	}{
		{"列車を買う", 40, []string{"列車を", "買う"}},
		{"Pay one train of it", 85, []string{"Pay one", "train of it"}},
		{"列車", 40, []string{"列車"}},
		{"発起人から買う", 50, []string{"発起人から", "買う"}}, // not in the middle of a phrase
		{"発起人から買う", 40, []string{"発起人か", "ら買う"}}, // where it has no room
		{"", 40, []string{""}},
	} {
		if got := p.WrapEven(c.text, c.width, style); !slices.Equal(got, c.want) {
			t.Errorf("WrapEven(%q, %v) = %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

func TestGlyphsAreWrittenOnce(t *testing.T) {
	p, b := newPainter(t)
	for range 3 {
		p.Begin(image.Pt(100, 100), 2)
		p.Text("aaa", 10, 20, paint.Text{Size: 14, Color: mesh.Hex(0)})
		p.Submit()
	}
	// The white block, and the letter at no more than four places within a pixel.
	if b.writes < 2 || b.writes > 5 {
		t.Errorf("%d writes to the atlas, want 2 to 5", b.writes)
	}
}

func TestFullAtlasStartsOver(t *testing.T) {
	p, _ := newPainter(t)
	for size := float32(200); size < 400 && !p.Full(); size++ {
		p.Text("株式市場ABCDEFGHIJ", 0, 300, paint.Text{Size: size})
	}
	if !p.Full() {
		t.Fatal("the atlas holds more than it can")
	}
	p.Begin(image.Pt(100, 100), 1)
	p.Text("ok", 0, 20, paint.Text{Size: 14})
	if p.Full() {
		t.Error("the atlas is still full in the next picture")
	}
}

func TestCutting(t *testing.T) {
	r := paint.R(0, 0, 100, 50)
	if got := r.CutTop(20); got != paint.R(0, 0, 100, 20) {
		t.Errorf("CutTop = %v", got)
	}
	if got := r.CutRight(30); got != paint.R(70, 20, 30, 30) {
		t.Errorf("CutRight = %v", got)
	}
	if got := r.CutBottom(99); got != paint.R(0, 20, 70, 30) || !r.Empty() {
		t.Errorf("CutBottom = %v and left %v, want everything", got, r)
	}
}

// TestChanged paints the same picture again, others, and the same one when the screen has lost it.
func TestChanged(t *testing.T) {
	p, b := newPainter(t)
	paintAt := func(x float32) bool {
		p.Begin(image.Pt(1280, 800), 1)
		p.Fill(paint.R(x, 0, 10, 10), paint.Color{A: 1})
		return p.Changed()
	}
	if !paintAt(0) {
		t.Error("the first picture is not new")
	}
	p.Submit()
	for _, c := range []struct {
		x    float32
		want bool
	}{{0, false}, {5, true}, {0, false}} { // the second one is never submitted
		if got := paintAt(c.x); got != c.want {
			t.Errorf("changed at %v: %v", c.x, got)
		}
	}
	p.Forget()
	if !paintAt(0) {
		t.Error("a picture that the screen lost is not new")
	}
	p.Submit()
	p.Submit()
	if b.draws != 3 {
		t.Errorf("%d draws, want 3", b.draws)
	}
}

// BenchmarkUnchanged compares a picture of 10,000 rectangles with itself.
func BenchmarkUnchanged(b *testing.B) {
	p, _ := newPainter(b)
	for range 2 {
		p.Begin(image.Pt(1280, 800), 1)
		for i := range 10000 {
			p.Fill(paint.R(float32(i%1000), float32(i%700), 3, 3), paint.Color{A: 1})
		}
		p.Submit()
	}
	p.Begin(image.Pt(1280, 800), 1)
	for i := range 10000 {
		p.Fill(paint.R(float32(i%1000), float32(i%700), 3, 3), paint.Color{A: 1})
	}
	for b.Loop() {
		if p.Changed() {
			b.Fatal("the same picture differs")
		}
	}
}

// TestABlindPainterRecordsNothing: whatever is drawn, the picture stays empty; clips and widths are those of a seeing
// one.
func TestABlindPainterRecordsNothing(t *testing.T) {
	draw := func(p *paint.Painter) (width float32, clip paint.Rect) {
		r, c := paint.R(10, 10, 100, 40), paint.Color{R: 1, A: 1}
		square := []paint.Point{{X: 10, Y: 10}, {X: 50, Y: 10}, {X: 50, Y: 50}, {X: 10, Y: 50}}
		p.Clip(r)
		defer p.Unclip()
		p.Fill(r, c)
		p.Fade(r, c, c)
		p.FadeDown(r, c, c)
		p.RoundRect(r, 4, c)
		p.Frame(r, 4, 1, c)
		p.Shadow(r, 4, 2, 6, c)
		p.Circle(40, 30, 8, c)
		p.Ring(40, 30, 8, 2, c)
		p.Polygon(square, c)
		p.StarPolygon(paint.Point{X: 30, Y: 30}, square, c)
		p.Outline(square, 2, c)
		p.Line(10, 10, 60, 40, 2, c)
		p.Polyline(square, 2, mesh.Round, c)
		p.Dashes(square, 2, []float32{4, 2}, 0, mesh.Butt, c)
		new(paint.Kept).Draw(p, func() { p.Fill(r, c) })
		return p.Text("Undo", 20, 30, paint.Text{Size: 14, Color: c, Halo: 2}), p.ClipRect()
	}
	p, backend := newPainter(t)
	width, clip := draw(p)
	if len(p.Mesh().Vertices) == 0 {
		t.Fatal("nothing is drawn at all")
	}
	writes := backend.writes
	p.Blind = true
	p.Begin(image.Pt(1280, 800), 1)
	if w, c := draw(p); w != width || c != clip {
		t.Errorf("width %v and clip %v, seeing %v and %v", w, c, width, clip)
	}
	if n := len(p.Mesh().Vertices); n > 0 || backend.writes > writes {
		t.Errorf("%d corners, %d characters are recorded", n, backend.writes-writes)
	}
}

// TestKeptPartsOutliveBlindPictures: parts that a blind picture leaves out are kept for the next.
func TestKeptPartsOutliveBlindPictures(t *testing.T) {
	p, _ := newPainter(t)
	var k paint.Kept
	for _, blind := range []bool{true, false, true, false} {
		p.Blind = blind
		p.Begin(image.Pt(1280, 800), 1)
		k.Draw(p, func() { p.Fill(paint.R(10, 10, 20, 20), paint.Color{R: 1, A: 1}) })
		if n := len(p.Mesh().Vertices); blind != (n == 0) {
			t.Errorf("blind %v: %d corners", blind, n)
		}
	}
}
