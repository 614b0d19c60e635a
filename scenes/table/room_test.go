package table

import (
	"image"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
)

// outside reports how far the hexes lie outside the part of the screen between the strips, in dp, at the worst place.
func outside(h *hand, tab *Table) (worst float32, where string) {
	clear := h.s.Must("main").Rect
	if n, ok := h.s.Find("corps"); ok {
		clear.CutTop(n.Rect.Bottom() - clear.Y)
	}
	if n, ok := h.s.Find("players"); ok && n.Rect.Y < clear.Bottom() {
		clear.H = n.Rect.Y - clear.Y
	}
	for i := id.Hex(1); int(i) <= tab.desk.View().T.Track().Len(); i++ {
		r := h.s.Must("hex:" + h.title.HexName(i)).Rect
		if out := max(clear.X-r.X, clear.Y-r.Y, r.Right()-clear.Right(), r.Bottom()-clear.Bottom()); out > worst {
			worst, where = out, h.title.HexName(i)
		}
	}
	return worst, where
}

// TestMapFollowsTheWindow changes the window while a company lays track: the map is fitted anew. Where the player has zoomed,
// it stays as it is.
func TestMapFollowsTheWindow(t *testing.T) {
	h, tab := seated(t, "1830/26855", laysTrack, 1280, 800)
	for _, size := range [][2]int{{1280, 800}, {1440, 1000}, {1024, 700}, {1920, 1080}, {1280, 720}} {
		h.s.Resize(size[0], size[1])
		h.wait()
		h.wait()
		if d, hex := outside(h, tab); d > 1 {
			t.Errorf("%v: %s lies %.0f dp outside", size, hex, d)
		}
	}
	big := tab.pane.Frame().Camera.R
	h.s.Resize(1920, 1080)
	h.wait()
	h.wait()
	if tab.pane.Frame().Camera.R < big*1.2 {
		t.Errorf("in a larger window the map has R %.1f, after %.1f", tab.pane.Frame().Camera.R, big)
	}
	h.press("map:in")
	h.wait()
	own := tab.pane.Frame().Camera.R
	h.s.Resize(1280, 800)
	h.wait()
	h.wait()
	if tab.pane.Frame().Camera.R != own {
		t.Errorf("the player's R %.1f became %.1f", own, tab.pane.Frame().Camera.R)
	}
}

// TestMapKeepsItsRoom: a tablet shows row A below the strip of the companies, also after a tile was chosen under the map; the
// buttons of the map cover no letter at its rim; with the history open every station has its letters.
func TestMapKeepsItsRoom(t *testing.T) {
	for _, size := range [][2]int{{820, 1180}, {1024, 640}, {1024, 700}, {1280, 800}} {
		h, tab := seated(t, "1830/26855", laysTrack, size[0], size[1])
		h.s.Step(0)
		h.wait()
		check := func(when string) {
			t.Helper()
			h.wait()
			h.wait()
			if d, hex := outside(h, tab); d > 1 {
				t.Errorf("%v, %s: %s lies %.0f dp outside", size, when, hex, d)
			}
			bar := h.s.Must("map:bar").Rect
			for _, n := range h.s.Nodes() {
				if over := n.Rect.And(bar); n.Role == ui.RoleGridCell && over.W > 2 && over.H > 2 {
					t.Errorf("%v, %s: the buttons of the map cover %s", size, when, n.ID)
				}
			}
			rim, _ := tab.pane.Frame().Camera.Place(tab.pane.Frame().View, mapview.Point{X: tab.desk.Board.Bounds().Min.X - rimLetters})
			if rim < bar.Right() {
				t.Errorf("%v, %s: the letters of the rows begin at %.0f, the buttons of the map end at %.0f", size, when, rim, bar.Right())
			}
		}
		check("at first")
		pickTile(h, tab)
		h.on(1)
		check("after a tile")
	}
}

// rimLetters is how far the letters of the rows reach to the left of the map, in tu.
const rimLetters = 36

// TestTokensKeepTheirLetters: with the history open, the stations on the map of a laptop are large enough for letters.
func TestTokensKeepTheirLetters(t *testing.T) {
	h, tab := seated(t, "1830/26855", laysTrack, 1280, 800)
	h.press("act:dock")
	h.wait()
	h.wait()
	p, radius := h.s.P, tab.pane.Frame().Camera.R*theme.Map.Token.Radius/100
	h.s.Invalidate()
	p.Begin(image.Pt(1280, 800), 1)
	written := ""
	p.Watch = func(s string, _, _ ui.Rect) { written = s }
	for _, c := range tab.desk.Tokens[1:] {
		if token.Draw(p, 100, 100, radius, c); written != c.ID {
			t.Errorf("no letters on the token of %s with a radius of %.1f", c.ID, radius)
		}
	}
}

// linesIn returns the lines of text that are drawn in a part of the screen.
func linesIn(h *hand, r ui.Rect) (list []drawn) {
	var seen watch
	seen.on(h.s)
	h.s.Invalidate()
	h.s.Step(0)
	h.s.P.Watch, h.s.P.Cover = nil, nil
	for _, l := range seen.lines {
		if !l.rect.And(r).Empty() {
			list = append(list, l)
		}
	}
	return list
}

// TestTheContextFoldsFirst: in a low window with large text the step has most of the panel, and the context only its tabs until
// one is pressed.
func TestTheContextFoldsFirst(t *testing.T) {
	h, tab := seated(t, "1830/26855", laysTrack, 1024, 640)
	tab.app.Prefs.TextSize = app.NormalText + 3
	h.s.Invalidate()
	pickTile(h, tab)
	h.on(1)
	h.wait()
	visible := func() float32 { return h.s.Must("context").Rect.Y - h.s.Must("prompt").Rect.Y }
	if v := visible(); v < 250 {
		t.Errorf("the step has %.0f dp", v)
	}
	h.press("tab:log")
	h.wait()
	if v := visible(); v > 240 {
		t.Errorf("with the context asked for the step still has %.0f dp", v)
	}
}
