package home

import (
	"math"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of the title art in dp.
const (
	artR      = 45  // length of a hex edge where the art is on the right
	artRAbove = 33  // the same where the art is above the text
	artFade   = 200 // width of the fading edge
)

// artHex is the hex in the centre of the art.
const artHex = "F18"

// titleArt is the final map of a sample game with its two best runs. The drawing is cached until its rectangle or the
// colours change.
type titleArt struct {
	routes []mapview.Route
	cells  *track.Cells
	kept   paint.Kept
	key    artKey
}

// artKey identifies a cached drawing: rectangle and colours.
type artKey struct {
	r    ui.Rect
	look [3]paint.Color
}

// artSample returns the game of the art: the first sample, which is a finished game.
func artSample() library.Sample { return library.Samples()[0] }

// draw draws the art into a card: with beside on the right, beginning at the share from of the width and fading out to
// the left, otherwise at the top, fading out downwards. Its first drawing may come in a later frame; see
// widgets.Thumbs.ClaimDrawing.
func (t *titleArt) draw(u *ui.UI, boards *widgets.Thumbs, card ui.Rect, beside bool, from float32) {
	if u.P.Blind || !u.P.Visible(card) || t.cells == nil && !boards.ClaimDrawing(u) {
		return
	}
	s := artSample()
	b := boards.Board(s.Title)
	if b == nil {
		return
	}
	if t.cells == nil {
		t.cells = library.ReadBoard(b.Title, s.Board())
		for n, r := range s.Facts().Routes(b.Title) {
			t.routes = append(t.routes, mapview.Route{Route: r, Number: n})
		}
	}
	r, edge := card, float32(artR)
	if beside {
		r.CutLeft(r.W * from)
	} else {
		r.H, edge = heroArtH, artRAbove
	}
	key := artKey{r, [...]paint.Color{u.Theme.BG.Surface, u.Theme.Ink.Base, u.Theme.BG.Desk}}
	if key != t.key {
		t.key, t.kept = key, paint.Kept{}
	}
	t.kept.Draw(u.P, func() {
		u.P.Clip(r)
		b.Map.Draw(u.P, r, mapview.Camera{At: b.Map.Centre(b.Title.FindHex(artHex)), R: edge}, &mapview.Scene{
			Style: &u.Theme, Cells: t.cells, Corps: b.Tokens, Phase: tile.Brown, Routes: t.routes,
			Layers: mapview.NoNumbers | mapview.NoRim,
		})
		ground := u.Theme.BG.Surface
		if beside {
			u.P.Fade(paint.R(r.X, r.Y, artFade, r.H), ground, ground.Alpha(0))
		} else {
			u.P.FadeDown(paint.R(r.X, r.Bottom()-artFade/4, r.W, artFade/4), ground.Alpha(0), ground)
			drawCorner(u, card, 180)
		}
		drawCorner(u, card, 270)
		if beside {
			drawCorner(u, card, 0)
		}
		u.P.Unclip()
	})
}

// drawCorner restores the background outside a round corner of a card, because the map is clipped to a rectangle. The
// corner is the one between the angle, in degrees clockwise from the right, and the next quarter.
func drawCorner(u *ui.UI, card ui.Rect, degrees float64) {
	const parts = 8
	radius := theme.Radius.Panel
	corner := paint.Point{X: card.Right(), Y: card.Bottom()}
	middle := paint.Point{X: corner.X - radius, Y: corner.Y - radius}
	if degrees == 90 || degrees == 180 {
		corner.X, middle.X = card.X, card.X+radius
	}
	if degrees >= 180 {
		corner.Y, middle.Y = card.Y, card.Y+radius
	}
	ps := []paint.Point{corner}
	for i := range parts + 1 {
		sin, cos := math.Sincos((degrees + 90*float64(i)/parts) * math.Pi / 180)
		ps = append(ps, paint.Point{X: middle.X + radius*float32(cos), Y: middle.Y + radius*float32(sin)})
	}
	u.P.StarPolygon(corner, ps, u.Theme.BG.Desk)
}
