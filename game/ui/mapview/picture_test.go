package mapview_test

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/soft"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1830"
)

var pictures = flag.String("pictures", "", "folder to write pictures of whole maps to")

func build(t testing.TB) *rules.Title {
	t.Helper()
	title, err := t1830.New(t1830.SwitchesFor(rules.Recorded))
	if err != nil {
		t.Fatal(err)
	}
	return title
}

// lay is a tile of a test position with its tokens.
type lay struct {
	hex, tile string
	rot       uint8
	tokens    []string
}

// played is a position of the middle of a game.
var played = []lay{
	{"D12", "8", 4, nil}, {"E11", "59", 3, []string{"ERIE"}}, {"E19", "15", 1, []string{"NYC"}}, {"E21", "26", 1, nil},
	{"E23", "61", 3, []string{"B&M"}}, {"F18", "39", 4, nil}, {"F20", "1", 0, nil},
	{"F22", "15", 1, []string{"NYNH", "PRR"}},
	{"G17", "2", 3, nil}, {"G19", "62", 0, []string{"", "", "NYNH", "NYC"}}, {"H10", "57", 1, nil},
	{"H12", "", 0, []string{"PRR"}},
	{"H14", "27", 4, nil}, {"H16", "14", 0, []string{"PRR", "B&O"}}, {"H18", "67", 5, nil},
	{"I15", "53", 0, []string{"B&O"}},
	{"I17", "9", 1, nil}, {"D14", "", 0, []string{"ERIE"}},
}

// scene returns the position on the board of a title.
func scene(t testing.TB, title *rules.Title, style *theme.Palette) *mapview.Scene {
	t.Helper()
	b := title.Track()
	s := &mapview.Scene{Style: style, Cells: new(track.Cells), Phase: tile.Brown, Corps: make([]token.Company, 1)}
	number := map[string]id.Corp{}
	for i := range title.Corps {
		c := &title.Corps[i]
		number[c.ID] = id.Corp(i + 1)
		s.Corps = append(s.Corps, token.Company{ID: c.ID, Color: mesh.Hex(c.Color)})
	}
	for _, l := range played {
		cell := &s.Cells[b.Find(l.hex)]
		cell.Tile, cell.Rot = b.Tiles().Find(l.tile), l.rot
		for i, c := range l.tokens {
			cell.Slots[i] = number[c]
		}
	}
	s.Held = []track.Hold{
		{Corp: number["CPR"], Hex: b.Find("A19")}, {Corp: number["C&O"], Hex: b.Find("F6")},
	}
	return s
}

// highlight marks hexes as a step of laying track does.
func highlight(s *mapview.Scene, b *track.Board) {
	s.States = make([]mapview.State, b.Len()+1)
	for _, name := range []string{"D18", "D20", "E19", "E21", "H8", "H10", "H14", "H16", "I15", "I17"} {
		s.States[b.Find(name)] = mapview.Legal
	}
	s.States[b.Find("D20")] |= mapview.Hover
	s.States[b.Find("F12")] = mapview.Barred
	s.States[b.Find("F18")] = mapview.Fresh
	s.States[b.Find("G9")] = mapview.WhatIf
	s.States[b.Find("H8")] |= mapview.Focus
	s.Chosen = b.Find("H18")
	s.Tags = []mapview.Tag{
		{Hex: b.Find("H18"), Text: "+120", Color: s.Style.Good.Base},
		{Hex: b.Find("I15"), Text: "+70", Color: s.Style.Good.Base},
	}
}

// routes adds the runs of two trains.
func routes(s *mapview.Scene, b *track.Board) {
	type at struct {
		hex  string
		path uint8
	}
	run := func(number int, pieces ...at) {
		r := mapview.Route{Number: number}
		for _, p := range pieces {
			r.Pieces = append(r.Pieces, track.Piece{Hex: b.Find(p.hex), Path: p.path})
		}
		s.Routes = append(s.Routes, r)
	}
	run(0, at{"I15", 1}, at{"H14", 1}, at{"H16", 1}, at{"H16", 3}, at{"H18", 2}, at{"H18", 3}, at{"G19", 0})
	run(1, at{"G19", 1}, at{"G17", 2}, at{"G17", 3}, at{"H18", 1}, at{"H18", 0}, at{"I19", 1}, at{"I19", 0}, at{"I17", 0},
		at{"I15", 2})
}

// picture paints with a new painter at a size in dp and returns the picture.
func picture(t testing.TB, w, h int, scale float32, ground mesh.Color, draw func(p *paint.Painter)) *image.RGBA {
	t.Helper()
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	pw, ph := int(float32(w)*scale), int(float32(h)*scale)
	c := soft.New(pw, ph, ground)
	p := paint.New(fonts, c)
	p.Begin(image.Pt(pw, ph), scale)
	draw(p)
	p.Submit()
	return c.Image
}

func write(t testing.TB, path string, img image.Image) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

// TestPictures writes pictures of the whole map to look at.
func TestPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	title := build(t)
	m := mapview.New(title.Track())
	night := theme.HighContrast(theme.Night)
	for _, c := range []struct {
		name  string
		w, h  int
		scale float32
		style *theme.Palette
		set   func(*mapview.Scene, *track.Board)
		about string // hex to look at, at the given R
		r     float32
	}{
		{"desktop-light", 1280, 800, 1, &theme.Paper, highlight, "", 0},
		{"desktop-dark-2x", 1280, 800, 2, &theme.Night, highlight, "", 0},
		{"near-light-2x", 1000, 700, 2, &theme.Paper, routes, "G17", 72},
		{"near-dark", 1000, 700, 1, &theme.Night, routes, "G17", 72},
		{"phone-light-2x", 390, 500, 2, &theme.Paper, routes, "", 0},
		{"phone-near-2x", 390, 500, 2, &theme.Paper, routes, "H16", 50},
		{"contrast", 1000, 700, 1, &night, highlight, "H16", 100},
		{"west-2x", 1000, 700, 2, &theme.Paper, highlight, "F6", 72},
		{"small", 900, 560, 2, &theme.Paper, highlight, "", 0},
	} {
		view := paint.R(0, 0, float32(c.w), float32(c.h))
		cam := m.Fit(view)
		if c.about != "" {
			cam = mapview.Camera{At: m.Centre(title.Track().Find(c.about)), R: c.r}
		}
		s := scene(t, title, c.style)
		c.set(s, title.Track())
		s.Strong = c.name == "contrast"
		img := picture(t, c.w, c.h, c.scale, c.style.BG.Map, func(p *paint.Painter) {
			m.Draw(p, view, cam, s)
			if c.r != 0 {
				small := paint.R(12, 12, 92, m.OverviewHeight(92))
				p.RoundRect(small, 8, c.style.BG.Surface)
				m.DrawOverview(p, small, view, cam, s)
			}
		})
		write(t, filepath.Join(*pictures, c.name+".png"), img)
	}
}
