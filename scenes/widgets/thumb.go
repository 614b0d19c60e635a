package widgets

import (
	"time"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/token"
	"hexrail/rules"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// Thumbs paints small pictures of boards and keeps what that needs.
type Thumbs struct {
	pictures int           // without boards, at first
	next     time.Duration // when the next board may be shown for the first time
	boards   map[string]*ThumbBoard
	cells    map[thumbKey]*track.Cells
	drawn    map[drawnKey]*paint.Kept
}

// drawnKey tells pictures apart that do not change: of what, where, and in which colours.
type drawnKey struct {
	title string
	of    thumbKey
	r     ui.Rect
	look  [3]paint.Color
}

// keep draws a picture that does not change.
func (t *Thumbs) keep(u *ui.UI, b *ThumbBoard, r ui.Rect, of thumbKey, cells *track.Cells) {
	key := drawnKey{b.Title.Key, of, r, [...]paint.Color{u.Theme.BG.Map, u.Theme.Ink.Base, u.Theme.Line.Base}}
	k := t.drawn[key]
	if k == nil {
		if len(t.drawn) >= manyDrawn {
			clear(t.drawn)
		}
		k = &paint.Kept{}
		t.drawn[key] = k
	}
	u.P.Keep(k, func() { b.draw(u, r, cells) })
}

// ThumbBoard is what the pictures of one title share.
type ThumbBoard struct {
	Title  *rules.Title
	Map    *mapview.Map
	Tokens []token.Company
}

// thumbKey names a stored game as it was at a time.
type thumbKey struct {
	id      string
	changed int64
	moves   int
	at      int
}

// How many boards are kept at most, and how many pictures of them.
const (
	manyThumbs = 200
	manyDrawn  = 16
)

// boardsApart is how long after a board the next one is shown for the first time. A board takes longer than all the rest of a picture:
// what can be read and pressed does not wait for boards, and the page answers between them.
const boardsApart = 30 * time.Millisecond

// Due reports whether a board that was never shown may be drawn now, and asks for another picture if it may not yet: not in the first
// picture, nor in the one after it, with which the page comes to rest.
func (t *Thumbs) Due(u *ui.UI) bool {
	if u.Now < t.next {
		u.WakeAt(t.next)
		return false
	}
	t.next = u.Now + boardsApart
	if t.pictures < 2 {
		t.pictures++
		u.WakeAt(t.next)
		return false
	}
	return true
}

// NewThumbs returns an empty store of pictures.
func NewThumbs() *Thumbs {
	return &Thumbs{boards: map[string]*ThumbBoard{}, cells: map[thumbKey]*track.Cells{}, drawn: map[drawnKey]*paint.Kept{}}
}

// Of returns what the pictures of a title share, or nil for a title that is not known.
func (t *Thumbs) Of(key string) *ThumbBoard {
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

// Game draws the board of a listed game.
func (t *Thumbs) Game(u *ui.UI, r ui.Rect, i *library.Info) {
	t.kept(u, r, i.Title, thumbKey{i.ID, i.Changed, i.Moves, i.At}, func() []string { return i.Board })
}

// Sample draws the board of a sample, which has a name of its own and does not change.
func (t *Thumbs) Sample(u *ui.UI, r ui.Rect, title, name string, board func() []string) {
	t.kept(u, r, title, thumbKey{id: name}, board)
}

// kept draws a board of a title from its texts, which are read once as long as the key is the same.
func (t *Thumbs) kept(u *ui.UI, r ui.Rect, title string, key thumbKey, board func() []string) {
	cells := t.cells[key]
	if !u.P.Visible(r) || cells == nil && !t.Due(u) {
		return
	}
	b := t.Of(title)
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
	t.keep(u, b, r, key, cells)
}

// Title draws the printed board of a title.
func (t *Thumbs) Title(u *ui.UI, r ui.Rect, key string) {
	if b := t.Of(key); b != nil && u.P.Visible(r) {
		t.keep(u, b, r, thumbKey{}, new(track.Cells))
	}
}

// Match draws the board of a game at its cursor.
func (t *Thumbs) Match(u *ui.UI, r ui.Rect, m *match.Match) {
	if b := t.Of(m.Title().Key); b != nil && u.P.Visible(r) {
		b.draw(u, r, &m.View().S.Cells)
	}
}

func (b *ThumbBoard) draw(u *ui.UI, r ui.Rect, cells *track.Cells) {
	b.Map.Draw(u.P, r, b.Map.Overview(r), &mapview.Scene{
		Style: &u.Theme, Cells: cells, Corps: b.Tokens, Phase: tile.Brown,
		Layers: mapview.NoNames | mapview.NoNumbers | mapview.NoRim,
	})
}

// Framed draws the ground of a picture with rounded corners at the top, or all around, and returns the place for it.
func Framed(u *ui.UI, r ui.Rect, radius float32) ui.Rect {
	u.P.RoundRect(r, radius, u.Theme.BG.Map)
	return r.Inset(8)
}

// CompanyToken draws the token of the company with the id, if the title has it.
func (t *Thumbs) CompanyToken(u *ui.UI, title, corp string, x, y, r float32) bool {
	b := t.Of(title)
	if b == nil || b.Title.FindCorp(corp) == 0 {
		return false
	}
	token.Draw(u.P, x, y, r, b.Tokens[b.Title.FindCorp(corp)])
	return true
}
