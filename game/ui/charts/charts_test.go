package charts

import (
	"flag"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/soft"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t1830"
)

var pictures = flag.String("pictures", "", "folder to write pictures to")

func chart(t testing.TB) *market.Chart {
	t.Helper()
	title, err := t1830.New(t1830.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	return &title.Market
}

func mark(id string, color uint32, row, col uint8) Mark {
	return Mark{token.Company{ID: id, Color: mesh.Hex(color)}, market.Pos{Row: row, Col: col}}
}

// marks is a position of the middle of a game, in operating order.
func marks() []Mark {
	return []Mark{
		mark("B&O", 0x025aaa, 2, 6), mark("C&O", 0xadd8e6, 3, 6), mark("PRR", 0x32763f, 7, 7), mark("B&M", 0x95c054, 5, 6),
		mark("NYNH", 0xd88e39, 9, 6), mark("NYC", 0x474548, 10, 6), mark("ERIE", 0xfff500, 10, 6),
	}
}

func column(col uint8, rows ...uint8) (way []market.Pos) {
	for _, r := range rows {
		way = append(way, market.Pos{Row: r, Col: col})
	}
	return way
}

// TestEveryZoneHasALook: the legend of no title names a zone that looks like a cell of none.
func TestEveryZoneHasALook(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range title.Market.Rows {
			for _, c := range row {
				if _, known := zones[c.Color]; !known && !c.Par && (c.Color != "" || c.Zone != 0) {
					t.Errorf("%s: %d has the unknown colour %q", e.Key, c.Price, c.Color)
				}
			}
		}
	}
}

func TestCellUnderThePointer(t *testing.T) {
	c := chart(t)
	g := Fit(c, paint.R(10, 20, 2000, 2000))
	if g.CellW != 53 || g.CellH != 37 {
		t.Errorf("cells are %v x %v with ample room, want 53 x 37", g.CellW, g.CellH)
	}
	p := market.Pos{Row: 4, Col: 2}
	r := g.Cell(p)
	if got, ok := g.At(c, r.X+1, r.Y+1); !ok || got != p {
		t.Errorf("cell %v is under the pointer, want %v", got, p)
	}
	for _, at := range [][2]float32{{5, 5}, {10 + 53*18, 20 + 37*5}, {10 + 2, 20 + 37*10}} {
		if got, ok := g.At(c, at[0], at[1]); ok {
			t.Errorf("cell %v at %v, want none", got, at)
		}
	}
}

func TestFitShrinksToTheMinimumSize(t *testing.T) {
	c := chart(t)
	w, h := Fit(c, paint.R(0, 0, 900, 380)).Size()
	if w > 900.01 || h > 380.01 {
		t.Errorf("the chart is %v x %v, want at most 900 x 380", w, h)
	}
	if g := Fit(c, paint.R(0, 0, 100, 100)); g.CellW != minW || g.CellH != minH {
		t.Errorf("cells are %v x %v without room, want %v x %v", g.CellW, g.CellH, minW, minH)
	}
}

func TestPhoneLeavesOutTheFarCorner(t *testing.T) {
	g := FitPhone(chart(t), paint.R(0, 0, 390, 600), marks())
	if g.Cols != 10 || g.Left != 2 {
		t.Errorf("columns %d to %d, want 2 to 10: two beyond the last marker, as many as there is room for", g.Left, g.Cols)
	}
	if w, _ := g.Size(); w > 390 {
		t.Errorf("the chart is %.1f wide", w)
	}
}

// TestALineIsFolded lays out a line of 55 prices: no cell overlaps another or is outside, and the pointer finds each.
func TestALineIsFolded(t *testing.T) {
	c := &market.Chart{Ledges: market.Line, Rows: [][]market.Cell{make([]market.Cell, 55)}}
	for k := range c.Rows[0] {
		c.Rows[0][k].Price = int16(k + 1)
	}
	for _, w := range []float32{366, 620, 884, 1536} {
		for _, g := range []Grid{Fit(c, paint.R(10, 20, w, 400)), FitPhone(c, paint.R(10, 20, w, 400), nil)} {
			gw, gh := g.Size()
			whole := paint.R(9.9, 19.9, min(gw, w)+0.2, gh+0.2)
			for k := range 55 {
				p := market.Pos{Col: uint8(k)}
				r := g.Cell(p)
				if !whole.Has(r.X, r.Y) || !whole.Has(r.Right(), r.Bottom()) {
					t.Errorf("%.0f wide: cell %d at %v is outside %v", w, k, r, whole)
				}
				x, y := r.Center()
				if got, ok := g.At(c, x, y); !ok || got != p {
					t.Errorf("%.0f wide: the pointer finds %v in cell %d", w, got, k)
				}
			}
		}
	}
}

// TestMarkersCoverNothing places one to twelve markers in cells of all sizes: they leave the price in sight and stay in
// the cell, none covers the letters of another, and the count of those without a place is beside them.
func TestMarkersCoverNothing(t *testing.T) {
	c := chart(t)
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := paint.New(fonts, soft.New(10, 10, theme.Paper.BG.Desk))
	p.Begin(image.Pt(10, 10), 1)
	low := Fit(c, paint.R(0, 0, 884, 254))
	low.CellH, low.Token = 23, 9.5
	for _, g := range []Grid{Fit(c, paint.R(0, 0, 1100, 500)), Fit(c, paint.R(0, 0, 100, 100)),
		FitPhone(c, paint.R(0, 0, 390, 600), nil), low} {
		d := prices{p, g, &Prices{Style: &theme.Paper, Chart: c}}
		for n := 1; n <= 12; n++ {
			at := market.Pos{Row: 0, Col: 8}
			cell, _ := c.At(at)
			r, style := g.Cell(at), d.priceStyle(at, cell)
			radius, list, all := d.allSpots(at, n)
			if !all {
				more, edge := "", float32(0)
				radius, list, more, edge = d.crowd(at, n)
				if left := edge - p.Width(more, countStyle(&theme.Paper)); left < r.X || edge > list[len(list)-1].X-radius {
					t.Errorf("%s beside %d markers lies from %.1f to %.1f in cells of %.0f x %.0f", more, len(list), left-r.X,
						edge-r.X, g.CellW, g.CellH)
				}
			}
			x, y := r.X+priceEdge+p.Width(strconv.Itoa(int(cell.Price)), style), r.Y+priceEdge+style.Size*0.78
			for i, m := range list {
				near := paint.Point{X: min(m.X, x), Y: min(m.Y, y)} // of the price
				if near.Sub(m).Len() < radius || m.X+radius > r.Right() || m.Y-radius < r.Y {
					t.Errorf("marker %d of %d, of radius %.1f, covers %d in cells of %.0f x %.0f", i, n, radius, cell.Price, g.CellW,
						g.CellH)
				}
				for _, front := range list[:i] {
					letters := paint.Point{
						X: min(max(front.X, m.X-0.7*radius), m.X+0.7*radius), Y: min(max(front.Y, m.Y-0.28*radius), m.Y+0.28*radius),
					}
					if letters.Sub(front).Len() < radius {
						t.Errorf("the letters of marker %d of %d are covered in cells of %.0f x %.0f", i, n, g.CellW, g.CellH)
					}
				}
			}
		}
	}
}

// TestCrowdedCells: a cell of the usual size shows six markers that can be read, a small one four; where there are ten
// all cells count them and are shown to be crowded.
func TestCrowdedCells(t *testing.T) {
	c := chart(t)
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := paint.New(fonts, soft.New(10, 10, theme.Paper.BG.Desk))
	p.Begin(image.Pt(10, 10), 1)
	at := market.Pos{Row: 0, Col: 8}
	s := &Prices{Style: &theme.Paper, Chart: c}
	shows := func(n int, g Grid) bool {
		s.Marks = nil
		for range n {
			s.Marks = append(s.Marks, Mark{marks()[0].Company, at})
		}
		cells := Crowded(p, g, s)
		return !slices.Equal(cells, []market.Pos{at})
	}
	large, small := Fit(c, paint.R(0, 0, 1100, 500)), FitPhone(c, paint.R(0, 0, 390, 600), nil)
	for _, x := range []struct {
		g    Grid
		n    int
		want bool
	}{{large, 6, true}, {large, 10, false}, {small, 4, true}, {small, 6, false}} {
		if got := shows(x.n, x.g); got != x.want {
			t.Errorf("a cell of %.0f x %.0f shows %d markers: %v, want %v", x.g.CellW, x.g.CellH, x.n, got, x.want)
		}
	}
}

func TestLegendLiesBesideTheCells(t *testing.T) {
	c := chart(t)
	g := Fit(c, paint.R(0, 0, 1010, 420))
	free := g.Free(c)
	if free.W < 250 || free.H < 100 {
		t.Errorf("room for the legend is %v", free)
	}
	for row := range c.Rows {
		for col := range c.Rows[row] {
			p := market.Pos{Row: uint8(row), Col: uint8(col)}
			if _, ok := c.At(p); ok && !g.Cell(p).Inset(1).And(free).Empty() {
				t.Errorf("the legend covers cell %v", p)
			}
		}
	}
}

func TestSpreadKeepsOrderAndRoom(t *testing.T) {
	for _, ys := range [][]float32{{10, 11, 12}, {95, 96, 97, 98}, {50}, {}, {0, 0, 100, 100}} {
		got := slices.Clone(ys)
		spread(got, 15, 0, 100)
		for i := range got {
			if got[i] < 0 || got[i] > 100 || i > 0 && got[i]-got[i-1] < 15 {
				t.Errorf("%v spread to %v", ys, got)
			}
		}
	}
}

func TestRoundSteps(t *testing.T) {
	for v, want := range map[float32]float32{0.3: 1, 1: 1, 3: 5, 17: 20, 50: 50, 51: 100, 240: 500} {
		if got := roundStep(v); got != want {
			t.Errorf("step for %v is %v, want %v", v, got, want)
		}
	}
}

func timeline(style *theme.Palette) *Timeline {
	tl := &Timeline{
		Style: style, Amount: func(v int) string { return "$" + strconv.Itoa(v) },
		Phases: []Span{
			{0, 5, "2", style.Tile.Yellow}, {5, 12, "3", style.Tile.Green}, {12, 20, "5", style.Tile.Brown},
		},
		Shaded: []Span{{3, 4, "SR 2", paint.Color{}}, {8, 9, "SR 3", paint.Color{}}, {14, 15, "SR 4", paint.Color{}}},
	}
	for seat, name := range []string{"Aiko", "Ben", "Chiara", "Daichi"} {
		l := Line{Name: name, Seat: seat, Color: style.Player[seat]}
		for i := range 21 {
			l.Values = append(l.Values, 600+float32(i*(20+seat*7))+60*float32(math.Sin(float64(i+seat*2))))
		}
		tl.Lines = append(tl.Lines, l)
	}
	late := Line{Name: "B&O", Corp: &token.Company{ID: "B&O", Color: mesh.Hex(0x025aaa)}}
	for i := range 21 {
		v := float32(math.NaN())
		if i > 6 {
			v = 65 + float32(i*9)
		}
		late.Values = append(late.Values, v)
	}
	tl.Lines = append(tl.Lines, late)
	return tl
}

// TestPictures writes pictures of the charts to look at.
func TestPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	c := chart(t)
	for name, style := range map[string]*theme.Palette{"light": &theme.Paper, "dark": &theme.Night} {
		s := &Prices{
			Style: style, Chart: c, Marks: marks(),
			Moves: []Move{
				{marks()[0].Company, column(6, 2, 3, 4)},
				{marks()[2].Company, []market.Pos{{Row: 7, Col: 7}, {Row: 6, Col: 7}, {Row: 6, Col: 8}}},
			},
			Open: []market.Pos{{Row: 0, Col: 6}}, Hovers: true, Hover: market.Pos{Row: 1, Col: 9},
		}
		paintTo(t, "price-"+name, 1020, 420, 2, style.BG.Desk, func(p *paint.Painter) {
			g := Fit(c, paint.R(6, 6, 1008, 410))
			DrawPrices(p, g, s)
			free := g.Free(c).Inset(10)
			entries := []Entry{
				{Color: "yellow", Text: "shares here do not count toward the limit"},
				{Color: "orange", Text: "and you may hold more than 60 %"},
				{Color: "brown", Text: "and buy several from the pool at once"}, {Par: true, Text: "start prices"},
				{Order: true, Text: "the one in front operates first"},
			}
			w, h := LegendSize(p, "ZONES", entries, 1)
			DrawLegend(p, paint.R(free.Right()-w, free.Bottom()-h, w, h), style, "ZONES", entries, 1)
		})
		paintTo(t, "phone-"+name, 390, 300, 2, style.BG.Desk, func(p *paint.Painter) {
			DrawPrices(p, FitPhone(c, paint.R(4, 4, 382, 290), marks()), s)
		})
		paintTo(t, "crowd-"+name, 390, 300, 2, style.BG.Desk, func(p *paint.Painter) {
			ten := *s
			for _, m := range append(marks(), marks()...) {
				m.At = market.Pos{Row: 0, Col: 8}
				ten.Marks = append(ten.Marks, m)
			}
			DrawPrices(p, FitPhone(c, paint.R(4, 4, 382, 290), marks()), &ten)
		})
		paintTo(t, "time-"+name, 640, 320, 2, style.BG.Surface, func(p *paint.Painter) {
			DrawTimeline(p, paint.R(8, 8, 624, 304), timeline(style))
		})
	}
}

func paintTo(t *testing.T, name string, w, h int, scale float32, ground mesh.Color, draw func(p *paint.Painter)) {
	t.Helper()
	c := drawOn(t, w, h, scale, ground, draw)
	f, err := os.Create(filepath.Join(*pictures, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, c.Image); err != nil {
		t.Fatal(err)
	}
}

func drawOn(t *testing.T, w, h int, scale float32, ground mesh.Color, draw func(p *paint.Painter)) *soft.Canvas {
	t.Helper()
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	size := image.Pt(int(float32(w)*scale), int(float32(h)*scale))
	c := soft.New(size.X, size.Y, ground)
	p := paint.New(fonts, c)
	p.Begin(size, scale)
	draw(p)
	p.Submit()
	return c
}

// TestLineIsNamedWhereItEnds: a company that leaves the game before the last moment is named where its line ends, and
// takes no place among the names at the right.
func TestLineIsNamedWhereItEnds(t *testing.T) {
	none, end := float32(math.NaN()), float32(0)
	tl := timeline(&theme.Paper)
	gone := Line{Name: "GONE", Corp: &token.Company{ID: "GONE", Color: mesh.Hex(0xaa2222)}}
	for i := range 21 {
		v := float32(300)
		if i > 9 {
			v = none
		}
		gone.Values = append(gone.Values, v)
	}
	tl.Lines = append(tl.Lines, gone)
	r := paint.R(8, 8, 624, 304)
	named := map[string]float32{}
	drawOn(t, 640, 320, 1, theme.Paper.BG.Surface, func(p *paint.Painter) {
		p.Watch = func(s string, _, seen paint.Rect) { named[s] = seen.X }
		pl := tl.plot(r)
		end = pl.x(9)
		DrawTimeline(p, r, tl)
	})
	if x := named["GONE"]; x < end || x > end+20 {
		t.Errorf("its name is at %v, its line ends at %v", x, end)
	}
	if named["B&O"] < 500 {
		t.Errorf("a company in the game is named at %v", named["B&O"])
	}
}

// TestANarrowChartIsMostlyLines: on a phone the names take no more than a quarter of the chart, without last values.
func TestANarrowChartIsMostlyLines(t *testing.T) {
	worth := Timeline{Lines: []Line{{Name: "Aiko", Values: []float32{100, 200}}}}
	for _, c := range []struct {
		width float32
		sums  bool
	}{{330, false}, {1200, true}} {
		pl := worth.plot(paint.R(0, 0, c.width, 200))
		if pl.sums != c.sums || pl.area.W < 0.6*c.width {
			t.Errorf("a chart of width %v has lines over %v, last values: %v", c.width, pl.area.W, pl.sums)
		}
	}
}

// TestValuesBelowZero: the scale reaches down to the lowest value, so that no line leaves the area, and the last value
// of a line is rounded to the nearest number.
func TestValuesBelowZero(t *testing.T) {
	worth := timeline(&theme.Paper)
	worth.Lines = []Line{
		{Name: "Aiko", Values: []float32{500, -20_254}}, {Name: "Ben", Seat: 1, Values: []float32{500, 6_079}},
	}
	worth.Phases, worth.Shaded = nil, nil
	pl := worth.plot(paint.R(0, 0, 1200, 200))
	for _, l := range worth.Lines {
		for _, v := range l.Values {
			if y := pl.y(v); y < pl.area.Y || y > pl.area.Bottom() {
				t.Errorf("%v is at %v, outside of %v", v, y, pl.area)
			}
		}
	}
	if pl.bottom > -20_254 || pl.top < 6_079 || pl.y(0) >= pl.area.Bottom() {
		t.Errorf("the scale is from %v to %v", pl.bottom, pl.top)
	}
	amounts := map[int]bool{}
	worth.Amount = func(v int) string { amounts[v] = true; return "$" }
	drawOn(t, 1200, 200, 1, theme.Paper.BG.Surface, func(p *paint.Painter) {
		DrawTimeline(p, paint.R(0, 0, 1200, 200), worth)
	})
	if !amounts[-20_254] || !amounts[6_079] || !amounts[0] {
		t.Errorf("the amounts are %v", amounts)
	}
}
