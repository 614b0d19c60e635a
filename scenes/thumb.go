package scenes

import (
	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/mesh"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/token"
	"hexrail/rules"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// thumbs paints small pictures of boards and keeps what that needs.
type thumbs struct {
	boards map[string]*thumbBoard
	cells  map[thumbKey]*track.Cells
	drawn  map[drawnKey]*paint.Kept
}

// drawnKey tells pictures apart that do not change: of what, where, and in which colours.
type drawnKey struct {
	title string
	of    thumbKey
	r     ui.Rect
	look  [3]paint.Color
}

// keep draws a picture that does not change.
func (t *thumbs) keep(u *ui.UI, b *thumbBoard, r ui.Rect, of thumbKey, cells *track.Cells) {
	key := drawnKey{b.title.Key, of, r, [...]paint.Color{u.Theme.BG.Map, u.Theme.Ink.Base, u.Theme.Line.Base}}
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

// thumbBoard is what the pictures of one title share.
type thumbBoard struct {
	title  *rules.Title
	board  *mapview.Map
	tokens []token.Company
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

func newThumbs() *thumbs {
	return &thumbs{boards: map[string]*thumbBoard{}, cells: map[thumbKey]*track.Cells{}, drawn: map[drawnKey]*paint.Kept{}}
}

// of returns what the pictures of a title share, or nil for a title that is not known.
func (t *thumbs) of(key string) *thumbBoard {
	if b, ok := t.boards[key]; ok {
		return b
	}
	var b *thumbBoard
	if title, err := match.FindTitle(key, rules.Rulebook.String(), nil); err == nil {
		b = &thumbBoard{title: title, board: mapview.New(title.Track()), tokens: []token.Company{{}}}
		for i := range title.Corps {
			b.tokens = append(b.tokens, companyOf(&title.Corps[i]))
		}
	}
	t.boards[key] = b
	return b
}

// companyOf returns how the tokens of a company look.
func companyOf(def *rules.CorpDef) token.Company {
	c := token.Company{ID: def.Abbr, Color: mesh.Hex(def.Color)}
	if c.ID == "" {
		c.ID = def.ID
	}
	return c
}

// game draws the board of a listed game.
func (t *thumbs) game(u *ui.UI, r ui.Rect, i *library.Info) {
	t.kept(u, r, i.Title, thumbKey{i.ID, i.Changed, i.Moves, i.At}, func() []string { return i.Board })
}

// kept draws a board of a title from its texts, which are read once as long as the key is the same.
func (t *thumbs) kept(u *ui.UI, r ui.Rect, title string, key thumbKey, board func() []string) {
	b := t.of(title)
	if b == nil || !u.P.Visible(r) {
		return
	}
	cells := t.cells[key]
	if cells == nil {
		if len(t.cells) >= manyThumbs {
			clear(t.cells)
		}
		cells = library.ReadBoard(b.title, board())
		t.cells[key] = cells
	}
	t.keep(u, b, r, key, cells)
}

// title draws the printed board of a title.
func (t *thumbs) title(u *ui.UI, r ui.Rect, key string) {
	if b := t.of(key); b != nil && u.P.Visible(r) {
		t.keep(u, b, r, thumbKey{}, new(track.Cells))
	}
}

// match draws the board of a game at its cursor.
func (t *thumbs) match(u *ui.UI, r ui.Rect, m *match.Match) {
	if b := t.of(m.Title().Key); b != nil && u.P.Visible(r) {
		b.draw(u, r, &m.View().S.Cells)
	}
}

func (b *thumbBoard) draw(u *ui.UI, r ui.Rect, cells *track.Cells) {
	b.board.Draw(u.P, r, b.board.Overview(r), &mapview.Scene{
		Style: &u.Theme, Cells: cells, Corps: b.tokens, Phase: tile.Brown,
		Layers: mapview.NoNames | mapview.NoNumbers | mapview.NoRim,
	})
}

// framed draws the ground of a picture with rounded corners at the top, or all around, and returns the place for it.
func framed(u *ui.UI, r ui.Rect, radius float32) ui.Rect {
	u.P.RoundRect(r, radius, u.Theme.BG.Map)
	return r.Inset(8)
}

// companyToken draws the token of the company with the id, if the title has it.
func (t *thumbs) companyToken(u *ui.UI, title, corp string, x, y, r float32) bool {
	b := t.of(title)
	if b == nil || b.title.FindCorp(corp) == 0 {
		return false
	}
	token.Draw(u.P, x, y, r, b.tokens[b.title.FindCorp(corp)])
	return true
}

// seatMark draws the shape of a seat, from 1, with a letter.
func seatMark(u *ui.UI, seat int, letter string, x, y, r float32) {
	token.Seat(u.P, seat-1, x, y, r, u.Theme.Player[(seat-1)%len(u.Theme.Player)])
	style := paint.Text{Size: r * 0.98, Weight: paint.Bold, Align: paint.Center, Color: u.Theme.BG.Surface}
	u.P.TextIn(paint.R(x-r, y-r, 2*r, 2*r), letter, style)
}
