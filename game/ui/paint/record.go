package paint

import "github.com/hexrail/hexrail/game/ui/mesh"

// Form is the form of a recorded shape.
type Form uint8

// The forms, with their lengths.
const (
	BoxForm    Form = iota // filled rectangle: x, y, width, height, radius of the corners
	FrameForm              // line inside the edge of a rectangle: those of a box, line width
	ShadowForm             // soft rectangle: those of a box, blur
	DiscForm               // filled circle: x and y of the centre, radius
	RingForm               // circular line: those of a disc, line width
	AreaForm               // filled polygon: x, y of its first corner
	LoopForm               // closed line: x, y of its first corner, line width
	LineForm               // open line with cut ends: those of a loop
	RoundForm              // open line with round ends: those of a loop
	TextForm               // regular text: x of its left end, y of its baseline, size
	BoldForm               // bold text: those of a text
)

// Shape is a recorded shape. Lengths are in dp on the screen; Path has the points of a line or polygon relative to the
// first. Both slices are valid only during the call of Record.
type Shape struct {
	Form    Form
	Lengths []float32
	Path    []Point
	Text    string
	Color   Color
}

// Recorder passes on everything drawn as shapes.
type Recorder struct {
	// Record, if set, is called with every shape and line of text, even by a Blind painter. Fades, dashes and halos are
	// left out, as are clips, and by a Blind painter the parts that are kept.
	Record func(s Shape)
}

// recordBox records a rectangle, snapped to device pixels, with up to two more lengths in the units of the view. k is
// the size of a device pixel in dp.
func (r *Recorder) recordBox(v View, k float32, f Form, box Rect, c Color, more ...float32) {
	if r.Record == nil {
		return
	}
	q := v.pixels(box)
	lengths := append(make([]float32, 0, 6), float32(q.Min.X)*k, float32(q.Min.Y)*k, float32(q.Dx())*k, float32(q.Dy())*k)
	for _, l := range more {
		lengths = append(lengths, l*v.Scale*k)
	}
	r.Record(Shape{Form: f, Lengths: lengths, Color: c})
}

// recordCircle records a circle.
func (r *Recorder) recordCircle(v View, k float32, f Form, x, y float32, c Color, more ...float32) {
	if r.Record == nil {
		return
	}
	at := v.apply(Point{X: x, Y: y}).Mul(k)
	lengths := append(make([]float32, 0, 4), at.X, at.Y)
	for _, l := range more {
		lengths = append(lengths, l*v.Scale*k)
	}
	r.Record(Shape{Form: f, Lengths: lengths, Color: c})
}

// recordPath records a polygon or a line of the width, if it has one.
func (r *Recorder) recordPath(v View, k float32, f Form, ps []Point, width float32, c Color) {
	if r.Record == nil || len(ps) == 0 {
		return
	}
	first, path := v.apply(ps[0]).Mul(k), make([]Point, len(ps))
	for i, q := range ps {
		path[i] = v.apply(q).Mul(k).Sub(first)
	}
	lengths := []float32{first.X, first.Y}
	if f != AreaForm {
		lengths = append(lengths, width*v.Scale*k)
	}
	r.Record(Shape{Form: f, Lengths: lengths, Path: path, Color: c})
}

// recordText records a line of text, whose left end and baseline are in device pixels.
func (r *Recorder) recordText(v View, k float32, s string, left, base float32, t Text) {
	if r.Record == nil {
		return
	}
	f := TextForm
	if t.Weight == Bold {
		f = BoldForm
	}
	r.Record(Shape{Form: f, Lengths: []float32{left * k, base * k, t.Size * v.Scale * k}, Text: s, Color: t.Color})
}

// lineForm returns the form of a line with the ends.
func lineForm(end mesh.Cap) Form {
	if end == mesh.Round {
		return RoundForm
	}
	return LineForm
}
