package widgets

import (
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Thumbs draws small pictures of boards and caches them.
type Thumbs struct {
	bare   int                    // frames without boards so far, up to settling
	next   time.Duration          // earliest time at which the next new board may be drawn
	boards map[string]*ThumbBoard // by title; nil for an unknown title
	cells  map[thumbKey]*track.Cells
	drawn  map[drawnKey]*paint.Kept
}

// drawnKey identifies a cached drawing: board, rectangle and colours.
type drawnKey struct {
	title string
	of    thumbKey // zero for the printed board
	r     ui.Rect
	look  [3]paint.Color
}

// drawKept draws a board through the cache of drawings.
func (t *Thumbs) drawKept(u *ui.UI, b *ThumbBoard, r ui.Rect, of thumbKey, cells *track.Cells) {
	key := drawnKey{b.Title.Key, of, r, [...]paint.Color{u.Theme.BG.Map, u.Theme.Ink.Base, u.Theme.Line.Base}}
	k := t.drawn[key]
	if k == nil {
		if len(t.drawn) >= manyDrawn {
			clear(t.drawn)
		}
		k = &paint.Kept{}
		t.drawn[key] = k
	}
	k.Draw(u.P, func() { b.draw(u, r, cells) })
}

// ThumbBoard is the part that all pictures of a title share.
type ThumbBoard struct {
	Title  *rules.Title
	Map    *mapview.Map
	Tokens []token.Company // by id.Corp
}

// thumbKey identifies a version of a stored game, or a sample by its name as id alone.
type thumbKey struct {
	id      string
	changed int64
	moves   int
	at      int
}

// Maximum number of cached boards and drawings.
const (
	manyThumbs = 200
	manyDrawn  = 16
)

// boardsApart is the minimum time between the first drawings of two boards. A board takes longer than the rest of the
// frame, so this keeps text and buttons responsive while the boards appear one by one.
const boardsApart = 30 * time.Millisecond

// settling is the number of frames without boards in which a page settles.
const settling = 2

// ClaimDrawing reports whether a board may be drawn for the first time now, which nobody else may then do for
// boardsApart; otherwise it requests another frame. It refuses in the first two frames, so that the page can settle.
func (t *Thumbs) ClaimDrawing(u *ui.UI) bool {
	if u.Now < t.next {
		u.WakeAt(t.next)
		return false
	}
	t.next = u.Now + boardsApart
	if t.bare < settling {
		t.bare++
		u.WakeAt(t.next)
		return false
	}
	return true
}

// NewThumbs returns empty caches.
func NewThumbs() *Thumbs {
	return &Thumbs{boards: map[string]*ThumbBoard{}, cells: map[thumbKey]*track.Cells{}, drawn: map[drawnKey]*paint.Kept{}}
}

// Board returns the part that all pictures of a title share, or nil if the title is unknown.
func (t *Thumbs) Board(key string) *ThumbBoard {
	if b, ok := t.boards[key]; ok {
		return b
	}
	var b *ThumbBoard
	if title, err := match.FindTitle(key, rules.Rulebook.String(), nil); err == nil {
		b = &ThumbBoard{Title: title, Map: mapview.New(title.Track()), Tokens: Tokens(title)}
	}
	t.boards[key] = b
	return b
}

// DrawGame draws the board of a stored game, perhaps only in a later frame; see ClaimDrawing.
func (t *Thumbs) DrawGame(u *ui.UI, r ui.Rect, i *library.Info) {
	t.drawCached(u, r, i.Title, thumbKey{i.ID, i.Changed, i.Moves, i.At}, func() []string { return i.Board })
}

// DrawSample draws the board of a sample game. name identifies it in the cache, since it never changes.
func (t *Thumbs) DrawSample(u *ui.UI, r ui.Rect, title, name string, board func() []string) {
	t.drawCached(u, r, title, thumbKey{id: name}, board)
}

// drawCached draws a board that board returns as text, if r is visible. The text is parsed once per key.
func (t *Thumbs) drawCached(u *ui.UI, r ui.Rect, title string, key thumbKey, board func() []string) {
	cells := t.cells[key]
	if u.P.Blind || !u.P.Visible(r) || cells == nil && !t.ClaimDrawing(u) {
		return
	}
	b := t.Board(title)
	if b == nil {
		return
	}
	if cells == nil {
		if len(t.cells) >= manyThumbs {
			clear(t.cells)
		}
		cells = library.ReadBoard(b.Title, board())
		t.cells[key] = cells
	}
	t.drawKept(u, b, r, key, cells)
}

// DrawTitle draws the printed board of a title.
func (t *Thumbs) DrawTitle(u *ui.UI, r ui.Rect, key string) {
	if b := t.Board(key); b != nil && !u.P.Blind && u.P.Visible(r) {
		t.drawKept(u, b, r, thumbKey{}, new(track.Cells))
	}
}

// DrawMatch draws the board of a game at its cursor.
func (t *Thumbs) DrawMatch(u *ui.UI, r ui.Rect, m *match.Match) {
	if b := t.Board(m.Title().Key); b != nil && u.P.Visible(r) {
		b.draw(u, r, &m.View().S.Cells)
	}
}

// draw draws the board without names, numbers and rim.
func (b *ThumbBoard) draw(u *ui.UI, r ui.Rect, cells *track.Cells) {
	b.Map.Draw(u.P, r, b.Map.Overview(r), &mapview.Scene{
		Style: &u.Theme, Cells: cells, Corps: b.Tokens, Phase: tile.Brown,
		Layers: mapview.NoNames | mapview.NoNumbers | mapview.NoRim,
	})
}

// DrawPictureFrame draws the background of a picture and returns the space for the picture.
func DrawPictureFrame(u *ui.UI, r ui.Rect, radius float32) ui.Rect {
	u.P.RoundRect(r, radius, u.Theme.BG.Map)
	return r.Inset(8)
}

// DrawToken draws the token of the company with an id and reports whether the title has that company.
func (t *Thumbs) DrawToken(u *ui.UI, title, corp string, x, y, r float32) bool {
	b := t.Board(title)
	if b == nil || b.Title.FindCorp(corp) == 0 {
		return false
	}
	token.Draw(u.P, x, y, r, b.Tokens[b.Title.FindCorp(corp)])
	return true
}
