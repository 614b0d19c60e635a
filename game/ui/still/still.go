// Package still takes stills: frames as short lists of shapes and elements, which a page shows before or without the
// program.
//
// A Camera takes a Still of a Screen in several palettes (Take). Spans returns the stills of a range of widths, and
// Encode writes them for web/front.js.
//
// A still has no boards, fades and scroll bars. Its shapes have a colour for each of several palettes, so that one
// still serves the light and the dark theme.
package still

import (
	"encoding/json"
	"image"
	"math"
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/mirror"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Item is a shape or an element of a still. What is JSON: a shape is a list of its form, colour (an index into the
// colours of the camera) and text or path; an element is an object without its place. Lengths has its lengths in tenths
// of a dp, see paint.Form; those of an element are x, y, width and height on the screen.
type Item struct {
	What    string
	Lengths []int
}

// Still is a frame: shapes in drawing order, and elements with parents before their children.
type Still struct {
	Width int // of the screen in dp
	Items []Item
}

// Camera takes stills in several palettes, which share their colours.
type Camera struct {
	Fonts    *paint.Fonts
	Palettes []theme.Palette

	colors [][]string // of each colour, the CSS colours in the palettes
	keys   []string   // the chords in use on the screen taken last
}

// snap is the number of positions in a dp to which a still snaps edges. The page snaps them to its own pixels.
const snap = 4

// Screen is a size in dp and the kind of pointer.
type Screen struct {
	Width, Height int
	Coarse        bool
}

// Take takes a still of the screen that draw draws. It must draw the same shapes with every palette, which is the
// toolkit's theme. The camera keeps the colours of all stills and the chords of the last one for Encode.
func (c *Camera) Take(s Screen, draw func(*ui.UI)) Still {
	t := taking{}
	for n, style := range c.Palettes {
		u := ui.New(paint.New(c.Fonts, nowhere{}))
		pixels := image.Pt(s.Width*snap, s.Height*snap)
		u.Frame(ui.Surface{Pixels: pixels, Scale: snap, Coarse: s.Coarse, Reduced: true, Fields: true}, 0, func(u *ui.UI) {
			u.Theme, u.P.Blind = style, true
			if n == 0 {
				t.shapes = t.shapes[:0]
			}
			t.count = 0
			u.P.Record = func(s paint.Shape) { t.add(n, s) }
			draw(u)
		})
		if n == 0 {
			c.keys = t.addElements(u)
		}
	}
	return Still{s.Width, append(t.colored(c), t.elements...)}
}

// nowhere is a backend that draws nothing.
type nowhere struct{}

func (nowhere) WriteAtlas(image.Rectangle, []byte)            {}
func (nowhere) Draw([]mesh.Vertex, []uint32, image.Rectangle) {}

// taking is a still in the making. The first palette brings the shapes, the others only their colours.
type taking struct {
	shapes   []shape
	count    int // shapes of the present pass
	elements []Item
}

// shape is a recorded shape with its colours.
type shape struct {
	form    paint.Form
	what    string // text or path as JSON
	lengths []int
	colors  []string
}

// add adds a shape in palette n.
func (t *taking) add(n int, s paint.Shape) {
	color := css(s.Color)
	if n > 0 {
		if t.count < len(t.shapes) {
			at := &t.shapes[t.count]
			at.colors = append(at.colors[:n], color)
		}
		t.count++
		return
	}
	what := ""
	switch {
	case s.Text != "":
		what = encoded(s.Text)
	case s.Path != nil:
		path := []byte{}
		for _, p := range s.Path[1:] {
			path = strconv.AppendInt(append(path, ' '), int64(tenths(p.X)), 10)
			path = strconv.AppendInt(append(path, ' '), int64(tenths(p.Y)), 10)
		}
		what = encoded(string(path[1:]))
	}
	lengths := make([]int, len(s.Lengths))
	for i, l := range s.Lengths {
		lengths[i] = tenths(l)
	}
	t.shapes = append(t.shapes, shape{s.Form, what, lengths, []string{color}})
}

// addElements adds the elements of a screen and returns its chords.
func (t *taking) addElements(u *ui.UI) (keys []string) {
	var m mirror.Mirror
	patch := m.Diff(u)
	at := map[string]ui.Rect{}
	for _, n := range u.Nodes() {
		at[n.ID] = n.Rect
	}
	for _, e := range patch.Set {
		r := at[e.ID]
		e.X, e.Y, e.W, e.H = 0, 0, 0, 0
		t.elements = append(t.elements, Item{encoded(e), []int{tenths(r.X), tenths(r.Y), tenths(r.W), tenths(r.H)}})
	}
	return patch.Keys
}

// colored returns the shapes as items. New colours join those of the camera.
func (t *taking) colored(c *Camera) []Item {
	items := make([]Item, 0, len(t.shapes)+len(t.elements))
	for _, s := range t.shapes {
		n := slices.IndexFunc(c.colors, func(o []string) bool { return slices.Equal(o, s.colors) })
		if n < 0 {
			n = len(c.colors)
			c.colors = append(c.colors, s.colors)
		}
		what := "[" + strconv.Itoa(int(s.form)) + "," + strconv.Itoa(n)
		if s.what != "" {
			what += "," + s.what
		}
		items = append(items, Item{what + "]", s.lengths})
	}
	return items
}

// encoded returns a value as JSON.
func encoded(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // texts and elements can be encoded
	}
	return string(data)
}

// css returns a colour as #rrggbb, or #rrggbbaa if it is not opaque.
func css(c paint.Color) string {
	const digits = "0123456789abcdef"
	parts := []float32{c.R, c.G, c.B, c.A}
	if c.A == 1 {
		parts = parts[:3]
	}
	text := []byte{'#'}
	for i, v := range parts {
		if i < 3 && c.A > 0 {
			v /= c.A
		}
		b := uint8(min(max(v, 0), 1)*255 + 0.5)
		text = append(text, digits[b>>4], digits[b&15])
	}
	return string(text)
}

// tenths returns a length in tenths of a dp.
func tenths(v float32) int { return int(math.Round(float64(v) * 10)) }
