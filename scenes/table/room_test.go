package table

import (
	"image"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// outside reports how far the hexes lie outside the part of the screen between the strips, in dp, at the worst place.
func outside(h *playtest.Hand, tab *Table) (worst float32, where string) {
	clear := h.S.Must("main").Rect
	if n, ok := h.S.Find("corps"); ok {
		clear.CutTop(n.Rect.Bottom() - clear.Y)
	}
	if n, ok := h.S.Find("players"); ok && n.Rect.Y < clear.Bottom() {
		clear.H = n.Rect.Y - clear.Y
	}
	for i := id.Hex(1); int(i) <= tab.desk.View().T.Track().Len(); i++ {
		r := h.S.Must("hex:" + h.Title.HexName(i)).Rect
		if out := max(clear.X-r.X, clear.Y-r.Y, r.Right()-clear.Right(), r.Bottom()-clear.Bottom()); out > worst {
			worst, where = out, h.Title.HexName(i)
		}
	}
	return worst, where
}

// TestMapFollowsTheWindow changes the window while a company lays track: the map is fitted anew. Where the player has
// zoomed, it stays as it is.
func TestMapFollowsTheWindow(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 1280, 800)
	for _, size := range [][2]int{{1280, 800}, {1440, 1000}, {1024, 700}, {1920, 1080}, {1280, 720}} {
		h.S.Resize(size[0], size[1])
		h.Wait()
		h.Wait()
		if d, hex := outside(h, tab); d > 1 {
			t.Errorf("%v: %s lies %.0f dp outside", size, hex, d)
		}
	}
	big := tab.pane.Frame().Camera.R
	h.S.Resize(1920, 1080)
	h.Wait()
	h.Wait()
	if tab.pane.Frame().Camera.R < big*1.2 {
		t.Errorf("in a larger window the map has R %.1f, after %.1f", tab.pane.Frame().Camera.R, big)
	}
	h.Press("map:in")
	h.Wait()
	own := tab.pane.Frame().Camera.R
	h.S.Resize(1280, 800)
	h.Wait()
	h.Wait()
	if tab.pane.Frame().Camera.R != own {
		t.Errorf("the player's R %.1f became %.1f", own, tab.pane.Frame().Camera.R)
	}
}

// TestMapKeepsItsRoom: a tablet shows row A below the strip of the companies, also after a tile was chosen under the
// map; the buttons of the map cover no letter at its rim; with the history open every station has its letters.
func TestMapKeepsItsRoom(t *testing.T) {
	for _, size := range [][2]int{{820, 1180}, {1024, 640}, {1024, 700}, {1280, 800}} {
		h, tab := seated(t, "1830/26855", playtest.TrackIn26855, size[0], size[1])
		h.S.Step(0)
		h.Wait()
		check := func(when string) {
			t.Helper()
			h.Wait()
			h.Wait()
			if d, hex := outside(h, tab); d > 1 {
				t.Errorf("%v, %s: %s lies %.0f dp outside", size, when, hex, d)
			}
			bar := h.S.Must("map:bar").Rect
			for _, n := range h.S.Nodes() {
				if over := n.Rect.And(bar); n.Role == ui.RoleGridCell && over.W > 2 && over.H > 2 {
					t.Errorf("%v, %s: the buttons of the map cover %s", size, when, n.ID)
				}
			}
			rim, _ := tab.pane.Frame().Camera.Place(tab.pane.Frame().View,
				mapview.Point{X: tab.desk.Board.Bounds().Min.X - rimLetters})
			if rim < bar.Right() {
				t.Errorf("%v, %s: the letters of the rows begin at %.0f, the buttons of the map end at %.0f", size, when, rim,
					bar.Right())
			}
		}
		check("at first")
		playtest.PickTileIn26855(h)
		h.PlayOn(1)
		check("after a tile")
	}
}

// rimLetters is how far the letters of the rows reach to the left of the map, in tu.
const rimLetters = 36

// TestTokensKeepTheirLetters: with the history open, the stations on the map of a laptop are large enough for letters.
func TestTokensKeepTheirLetters(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 1280, 800)
	h.Press("act:dock")
	h.Wait()
	h.Wait()
	p, radius := h.S.P, tab.pane.Frame().Camera.R*theme.Map.Token.Radius/100
	h.S.Invalidate()
	p.Begin(image.Pt(1280, 800), 1)
	written := ""
	p.Watch = func(s string, _, _ ui.Rect) { written = s }
	for _, c := range tab.desk.Tokens[1:] {
		if token.Draw(p, 100, 100, radius, c); written != c.ID {
			t.Errorf("no letters on the token of %s with a radius of %.1f", c.ID, radius)
		}
	}
}
