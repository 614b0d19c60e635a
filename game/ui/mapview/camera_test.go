package mapview

import (
	"testing"

	"github.com/hexrail/hexrail/game/ui/paint"
)

var view = paint.R(20, 48, 1000, 700)

func near(a, b Point) bool { return distance(a, b) < 0.05 }

func TestFitShowsTheWholeBoard(t *testing.T) {
	m := New(board(t))
	for _, v := range []paint.Rect{view, paint.R(0, 0, 390, 500), paint.R(0, 0, 2400, 600)} {
		cam := m.Fit(v)
		if !cam.Seen(v).Has(m.Bounds()) {
			t.Errorf("view %v: %v does not show the board", v, cam)
		}
	}
}

func TestPlaceAndPointAreInverse(t *testing.T) {
	cam := Camera{Point{X: 300, Y: 700}, 42}
	p := Point{X: 512, Y: 640}
	x, y := cam.Place(view, p)
	if got := cam.Point(view, x, y); !near(got, p) {
		t.Errorf("back at %v, want %v", got, p)
	}
}

func TestZoomKeepsThePointer(t *testing.T) {
	cam := Camera{Point{X: 300, Y: 700}, 42}
	for _, factor := range []float32{Wheel(-100), Wheel(100), 1.25, 10, 0.01} {
		want := cam.Point(view, 200, 300)
		next := cam.ZoomAbout(view, 200, 300, factor)
		if got := next.Point(view, 200, 300); distance(got, want) > 0.1 {
			t.Errorf("factor %v: %v is under the pointer, want %v", factor, got, want)
		}
		if next.R < size.Zoom.MinR || next.R > size.Zoom.MaxR {
			t.Errorf("factor %v: R is %v", factor, next.R)
		}
	}
}

func TestPanFollowsThePointer(t *testing.T) {
	cam := Camera{Point{X: 300, Y: 700}, 42}
	p := cam.Point(view, 200, 300)
	if got := cam.Pan(31, -17).Point(view, 231, 283); !near(got, p) {
		t.Errorf("%v is under the pointer, want %v", got, p)
	}
}

func TestLimitKeepsAQuarter(t *testing.T) {
	m := New(board(t))
	for _, r := range []float32{8, 40, 160} {
		for _, d := range []float32{-1e6, 1e6} {
			cam := Camera{Point{}, r}.Pan(d, d).Limit(m, view)
			seen, b := cam.Seen(view), m.Bounds()
			w := min(seen.Max.X, b.Max.X) - max(seen.Min.X, b.Min.X)
			h := min(seen.Max.Y, b.Max.Y) - max(seen.Min.Y, b.Min.Y)
			minimum := min(b.Max.X-b.Min.X, seen.Max.X-seen.Min.X) * min(b.Max.Y-b.Min.Y, seen.Max.Y-seen.Min.Y) / 4
			if w <= 0 || h <= 0 || w*h < minimum*0.99 {
				t.Errorf("R %v dragged by %v: %v x %v tu of the map are left, want %v", r, d, w, h, minimum)
			}
		}
	}
	if cam := m.Fit(view); cam.Limit(m, view) != cam {
		t.Errorf("the whole board is moved from %v to %v", cam, cam.Limit(m, view))
	}
}

func TestShowMovesOnlyIfNeeded(t *testing.T) {
	m := New(board(t))
	h := m.board.Find("H18")
	cam := Camera{m.Centre(h), 44}
	if got := cam.Show(m.Around(h), view, 28); got != cam {
		t.Errorf("the camera moved to %v although the hex was in view", got)
	}
	got := m.Fit(view).Show(m.Around(h, m.board.Find("G19")), view, 44)
	if got.R < 44 || !got.Seen(view).Has(m.Around(h)) {
		t.Errorf("%v does not show H18 at R 44", got)
	}
}

func TestFlight(t *testing.T) {
	f := Flight{Camera{Point{X: 0, Y: 0}, 20}, Camera{Point{X: 900, Y: 300}, 80}}
	if f.At(0) != f.From || f.At(1) != f.To {
		t.Errorf("starts at %v and ends at %v", f.At(0), f.At(1))
	}
	if r := f.At(0.5).R; r < 39.9 || r > 40.1 {
		t.Errorf("R is %v halfway, want 40", r)
	}
	// One point of the map stays where it is on the screen.
	fixed := Point{X: 1200, Y: 400}
	x, y := f.From.Place(view, fixed)
	for _, s := range []float32{0.25, 0.5, 0.75, 1} {
		cx, cy := f.At(s).Place(view, fixed)
		if !near(Point{X: x, Y: y}, Point{X: cx, Y: cy}) {
			t.Errorf("after %v the fixed point is at (%v, %v), want (%v, %v)", s, cx, cy, x, y)
		}
	}
}

func TestHexUnderThePointer(t *testing.T) {
	m := New(board(t))
	cam := m.Fit(view)
	for _, name := range []string{"A9", "H18", "K15", "D2"} {
		h := m.board.Find(name)
		x, y := cam.Place(view, m.Centre(h))
		if got := m.At(cam.Point(view, x+10, y-8)); got != h {
			t.Errorf("hex %d is under the pointer, want %s", got, name)
		}
	}
	if got := m.At(Point{X: -500, Y: -500}); got != 0 {
		t.Errorf("hex %d beyond the board", got)
	}
}
