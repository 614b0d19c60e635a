package mapview

import (
	"image"
	"image/draw"
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/soft"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/track"
)

// TestKeptMap: a map that is kept looks as if it were drawn anew, wherever it is dragged and whatever changes on it.
func TestKeptMap(t *testing.T) {
	m, f := New(board(t)), fonts(t)
	view, screen := paint.R(10, 20, 380, 250), image.Pt(400, 300)
	s, ground := busy(m), mesh.Hex(0xFFFFFF)
	s.Tags = []Tag{{Hex: 20, Text: "$120", Color: mesh.Hex(0x204080)}}
	canvas, anew := soft.New(screen.X, screen.Y, ground), soft.New(screen.X, screen.Y, ground)
	p, q := paint.New(f, canvas), paint.New(f, anew)
	var k Kept
	picture := func(p *paint.Painter, c *soft.Canvas, cam Camera, k *Kept) {
		p.Begin(screen, 1)
		m.DrawKept(p, view, cam, s, k)
		c.Clear(ground)
		p.Submit()
	}
	first := m.Fit(view)
	for i, c := range []struct {
		dx, dy, zoom float32
		change       func()
		replayed     bool
	}{
		{zoom: 1},
		{zoom: 1}, // recorded
		{zoom: 1, replayed: true},
		{dx: 35, dy: -20, zoom: 1, replayed: true},
		{dx: -200, dy: 90, zoom: 1, replayed: true},
		{dx: -200, dy: 90, zoom: 1, change: func() { s.States[30] = Fresh }},
		{dx: -200, dy: 91, zoom: 1},
		{zoom: 1, replayed: true},
		{zoom: 1.2},
		{zoom: 6}, // most of the board is out of sight
		{zoom: 6},
		{zoom: 6},
	} {
		if c.change != nil {
			c.change()
		}
		cam := Camera{first.Pan(c.dx, c.dy).At, first.R * c.zoom}
		before := k.part
		picture(p, canvas, cam, &k)
		picture(q, anew, cam, nil)
		if n := differing(canvas.Image, anew.Image); n > 0 {
			t.Errorf("picture %d: %d pixels differ", i, n)
		}
		replayed := !reflect.DeepEqual(before, paint.Kept{}) && reflect.DeepEqual(before, k.part)
		if replayed != c.replayed {
			t.Errorf("picture %d: replayed %v, want %v", i, replayed, c.replayed)
		}
	}
}

// layered is a canvas that keeps pictures.
type layered struct {
	*soft.Canvas
	made, freed int
}

// layer is a picture of a layered canvas.
type layer struct {
	*soft.Canvas
	of *layered
}

func (l *layered) Layer(size image.Point) paint.Layer {
	l.made++
	return &layer{l.With(size), l}
}

func (l *layer) Show(at image.Point, clip image.Rectangle) {
	r := l.Image.Rect.Add(at).Intersect(clip)
	draw.Draw(l.of.Image, r, l.Image, r.Min.Sub(at), draw.Over)
}

func (l *layer) Free() { l.of.freed++ }

// TestKeptAsALayer: a map that the backend keeps as a picture looks like one that is drawn anew, and one that has
// changed is given back.
func TestKeptAsALayer(t *testing.T) {
	m, f := New(board(t)), fonts(t)
	view, screen := paint.R(10, 20, 380, 250), image.Pt(400, 300)
	s, ground := busy(m), mesh.Hex(0xFFFFFF)
	canvas, anew := &layered{Canvas: soft.New(screen.X, screen.Y, ground)}, soft.New(screen.X, screen.Y, ground)
	p, q := paint.New(f, canvas), paint.New(f, anew)
	var k Kept
	first := m.Fit(view)
	for i, c := range []struct{ dx, dy, zoom float32 }{
		{zoom: 1}, {zoom: 1}, {zoom: 1}, {35, -20, 1}, {-200, 90, 1}, {zoom: 1.2}, {zoom: 1.2}, {-40, 30, 1.2},
	} {
		cam := Camera{first.Pan(c.dx, c.dy).At, first.R * c.zoom}
		for _, on := range []struct {
			p *paint.Painter
			c *soft.Canvas
			k *Kept
		}{{p, canvas.Canvas, &k}, {q, anew, nil}} {
			on.p.Begin(screen, 1)
			m.DrawKept(on.p, view, cam, s, on.k)
			on.c.Clear(ground)
			on.p.Submit()
		}
		if n := differing(canvas.Image, anew.Image); n > 0 {
			t.Errorf("picture %d: %d pixels differ", i, n)
		}
	}
	if canvas.made != 2 || canvas.freed != 1 {
		t.Errorf("%d pictures were kept and %d given back, want 2 and 1", canvas.made, canvas.freed)
	}
}

// differing returns the number of pixels that differ by more than rounding explains.
func differing(a, b *image.RGBA) (n int) {
	const much = 24
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d > much || d < -much {
			n++
		}
	}
	return n
}

// TestKeptSeesEveryChange: a scene that differs in any field that is drawn is not the one that is kept.
func TestKeptSeesEveryChange(t *testing.T) {
	elsewhere := map[string]bool{"Style": true, "Cells": true, "Tags": true, "Tagged": true, "Clear": true}
	for i := range reflect.TypeFor[Scene]().NumField() {
		name := reflect.TypeFor[Scene]().Field(i).Name
		s := Scene{}
		changed := reflect.ValueOf(&s).Elem().Field(i)
		changed.Set(other(changed.Type()))
		if empty := (&Scene{}); s.looksLike(empty) != elsewhere[name] {
			t.Errorf("a scene with another %s looks the same: %v", name, !elsewhere[name])
		}
		if c := s.copied(); !elsewhere[name] && !s.looksLike(&c) {
			t.Errorf("the copy of a scene with another %s looks different", name)
		}
	}
	for i := range reflect.TypeFor[Route]().NumField() {
		r := Route{}
		changed := reflect.ValueOf(&r).Elem().Field(i)
		changed.Set(other(changed.Type()))
		if r.equal(Route{}) {
			t.Errorf("a run with another %s looks the same", reflect.TypeFor[Route]().Field(i).Name)
		}
	}
	m := New(board(t))
	var k Kept
	s := busy(m)
	if k.holds(30, s) || !k.holds(30, s) || k.holds(31, s) {
		t.Error("a scene is not recognised by its scale")
	}
	s.Cells[12].Slots[0] = 1
	if k.holds(31, s) {
		t.Error("a new token looks the same")
	}
	dark := *s.Style
	dark.BG.Map = mesh.Hex(0)
	s.Style = &dark
	if k.holds(31, s) {
		t.Error("another theme looks the same")
	}
}

// other returns a value of the type that is not zero, of which nothing is shared.
func other(t reflect.Type) reflect.Value {
	v := reflect.New(t).Elem()
	switch v.Addr().Interface().(type) {
	case *bool:
		v.SetBool(true)
	case *track.Route:
		v.Set(reflect.ValueOf(track.Route{Pieces: []track.Piece{{Hex: 3}}}))
	case *[]token.Company:
		v.Set(reflect.ValueOf([]token.Company{{ID: "B&O"}}))
	case **Preview:
		v.Set(reflect.ValueOf(&Preview{Hex: 7}))
	default:
		switch t.Kind() {
		case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			v.SetUint(1)
		case reflect.Int, reflect.Int8:
			v.SetInt(1)
		case reflect.Float32:
			v.SetFloat(1)
		case reflect.Slice:
			v.Set(reflect.MakeSlice(t, 1, 1))
		case reflect.Pointer:
			v.Set(reflect.New(t.Elem()))
		case reflect.Struct:
			v.Field(0).Set(other(v.Field(0).Type()))
		}
	}
	return v
}
