package ui

import (
	"cmp"
	"strconv"

	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Column is a column of a table. Width is in dp; tables wider than their rectangle scroll sideways, narrower ones
// distribute the rest in proportion to Grow.
type Column struct {
	Title string
	Width float32
	Grow  float32
	Align paint.Align
	Sort  Sort
	// Ground is the background of the cells, if not transparent. Sign draws a mark before the title if there is room,
	// or instead of the title if that would be truncated.
	Ground paint.Color
	Sign   func(x, y float32)
}

// signRoom is the width of a sign in dp.
const signRoom = 14

// Sort is the sort order of a table by a column.
type Sort uint8

// The orders.
const (
	Unsorted Sort = iota
	Ascending
	Descending
)

// Cell is the content of one cell of a table. Name is for assistive technology, if not Text. Draw, if set, replaces
// Text.
type Cell struct {
	Text  string
	Name  string
	Bold  bool
	Color paint.Color // the default ink if transparent
	Draw  func(r Rect)
}

// Table describes a table whose first column stays in place when the others scroll, and with Held the last one too.
type Table struct {
	ID, Name string
	Columns  []Column
	Rows     int
	RowID    func(row int) string // id of a row's node
	Cell     func(row, col int) Cell
	Selected int  // the marked row, from 1; 0 is none
	Comfort  bool // higher rows
	Press    bool // rows can be pressed
	Sortable bool // headers can be pressed
	Held     bool // the last column stays in place if that leaves room for others
}

// Pressed is the part of a table that was pressed: a row or a column header, each from 1, or 0.
type Pressed struct{ Row, Head int }

// cellPad is the horizontal padding of a cell in dp.
const cellPad = 8

// Table draws a table that scrolls in the rectangle and returns the cell that was pressed. Rows out of sight have nodes
// too, so that the focus and assistive technology reach them. Its controls form one tab stop; see Rove.
func (u *UI) Table(r Rect, t Table) Pressed {
	d := tableDrawing{u: u, t: t, rect: r, row: theme.Table.Row, head: theme.Table.Head}
	if t.Comfort {
		d.row = theme.Table.RowComfort
	}
	d.row, d.head = d.row*u.TextScale, d.head*u.TextScale
	d.measure()
	d.draw()
	return d.pressed
}

// tableDrawing is a table being drawn.
type tableDrawing struct {
	u         *UI
	t         Table
	rect      Rect
	row, head float32
	widths    []float32
	total     float32
	held      float32 // width of the last column if it stays in place
	inHeld    bool    // the focus is in that column
	side      *scroll // horizontal scroll state
	pressed   Pressed
}

// measure computes the widths of the columns.
func (d *tableDrawing) measure() {
	var grow float32
	for _, c := range d.t.Columns {
		d.widths = append(d.widths, c.Width*d.u.TextScale)
		d.total += c.Width * d.u.TextScale
		grow += c.Grow
	}
	if rest := d.rect.W - d.total; rest > 0 && grow > 0 {
		for i, c := range d.t.Columns {
			d.widths[i] += rest * c.Grow / grow
		}
		d.total = d.rect.W
	}
	if last := len(d.widths) - 1; d.t.Held && last > 0 && d.widths[0]+d.widths[last] <= heldShare*d.rect.W {
		d.held = d.widths[last]
	}
}

// heldShare is the maximum part of a table's width taken by columns that stay in place.
const heldShare = 0.8

// draw draws the visible rows below the fixed head, scrolled in both directions.
func (d *tableDrawing) draw() {
	u, body := d.u, d.rect
	head := body.CutTop(d.head)
	u.Open(Node{ID: d.t.ID, Role: RoleTable, Name: d.t.Name, Rect: d.rect})
	defer u.Rove(d.t.ID)
	defer u.Close()
	u.P.Fill(body, u.Theme.BG.Surface)
	sideways := d.t.ID + ":rows"
	d.side = u.scrollOf(sideways)
	d.drawHead(head)
	u.scrollBy(sideways, d.side, body, d.total, d.side.height)
	u.addRegion(sideways, body, wantScroll|wantWheel)
	u.P.Clip(body)
	top, before := body.Y-d.side.y, u.ring
	for i := range d.t.Rows {
		d.drawRow(i, paint.R(body.X, top+float32(i)*d.row, body.W, d.row))
	}
	d.side.height = float32(d.t.Rows) * d.row
	if u.ring != before {
		d.revealAcross(body)
	}
	u.revealIn(d.side, body, before)
	u.P.Unclip()
	if d.side.y > max(0, d.side.height-body.H) {
		u.Again()
	}
	d.drawEdges(body)
	u.scrollBar(sideways, d.side, body)
}

// revealAcross scrolls sideways to the newly focused widget in a cell.
func (d *tableDrawing) revealAcross(body Rect) {
	u, ring := d.u, d.u.ring.rect
	body.CutLeft(d.widths[0])
	body.CutRight(d.held)
	if !u.reveal || !u.ring.shown || d.inHeld || d.side.maxX == 0 || ring.W > body.W || ring.And(body).W == ring.W {
		return
	}
	d.side.x = min(max(0, d.side.x+ring.X-body.X-(body.W-ring.W)/2), d.side.maxX)
	u.Again()
}

// column returns the rectangle of a column in a strip of the table.
func (d *tableDrawing) column(i int, strip Rect) Rect {
	if i == 0 {
		return paint.R(strip.X, strip.Y, d.widths[0], strip.H)
	}
	x := strip.X - d.side.x
	for _, w := range d.widths[:i] {
		x += w
	}
	if d.held > 0 && i == len(d.widths)-1 {
		x = min(x, strip.Right()-d.held)
	}
	return paint.R(x, strip.Y, d.widths[i], strip.H)
}

// drawCells calls draw for every column of the strip, with scrolling columns clipped. A column held at the right is
// drawn last.
func (d *tableDrawing) drawCells(strip Rect, draw func(i int, r Rect)) {
	draw(0, d.column(0, strip))
	scrolled, last := strip, len(d.widths)
	scrolled.CutLeft(d.widths[0])
	if d.held > 0 {
		scrolled.CutRight(d.held)
		last--
	}
	d.u.P.Clip(scrolled)
	for i := 1; i < last; i++ {
		draw(i, d.column(i, strip))
	}
	d.u.P.Unclip()
	if d.held > 0 {
		ring := d.u.ring
		draw(last, d.column(last, strip))
		d.inHeld = d.inHeld || d.u.ring != ring
	}
}

// drawHead draws the titles of the columns, as buttons if the table can be sorted.
func (d *tableDrawing) drawHead(strip Rect) {
	u := d.u
	u.P.Fill(strip, u.Theme.BG.Sunken)
	u.Open(Node{ID: d.t.ID + ":head", Role: RoleRow, Rect: strip})
	defer u.Close()
	d.drawCells(strip, func(i int, r Rect) {
		n := Node{
			ID: d.t.ID + ":head:" + strconv.Itoa(i), Role: RoleColumnHeader, Name: d.t.Columns[i].Title,
			Rect: r, Sort: d.t.Columns[i].Sort, Stop: d.t.Sortable,
		}
		if !d.t.Sortable {
			u.Node(n)
		} else if u.Press(n, r, 0).Clicked {
			d.pressed.Head = i + 1
		}
		u.drawTitle(d.t.Columns[i], r)
	})
	u.P.Fill(paint.R(strip.X, strip.Bottom()-1, strip.W, 1), u.Theme.Line.Base)
}

// drawTitle draws the title of a column with its sign, and an arrow if the table is sorted by the column.
func (u *UI) drawTitle(c Column, r Rect) {
	style := u.Type(theme.Font.Small, paint.Bold, u.Theme.Ink.Soft)
	style.Align = c.Align
	inner := r.Pad(cellPad, 0)
	if c.Sort != Unsorted {
		const room, side, aside = 14, 12, 2 // of the arrow in dp; aside moves it towards the edge
		arrow := icon.ChevronUp
		if c.Sort == Descending {
			arrow = icon.ChevronDown
		}
		x, y := inner.CutRight(room).Center()
		icon.Draw(u.P, arrow, x+aside, y, side, style.Color)
	}
	title := c.Title
	if c.Sign != nil && u.P.Cuts(title, inner.W, style) {
		u.showWhole(r, title)
		title = ""
	}
	if w := u.P.Width(title, style); c.Sign != nil && w+signRoom <= inner.W {
		const before = 2 // dp towards the edge, so that the sign keeps clear of the title
		_, y := inner.Center()
		c.Sign(inner.X+(inner.W-w-signRoom)*float32(c.Align)/2+signRoom/2-before, y)
		inner.CutLeft(signRoom)
	}
	u.Label(inner, title, style)
}

// drawRow draws the cells of row i on its ground.
func (d *tableDrawing) drawRow(i int, strip Rect) {
	u := d.u
	id := d.t.ID + ":" + strconv.Itoa(i)
	if d.t.RowID != nil {
		id = d.t.RowID(i)
	}
	row := Node{ID: id, Role: RoleRow, Rect: strip}
	if d.t.Press {
		row.Selected, row.Stop = Is(d.t.Selected == i+1), true
	}
	u.Open(row)
	defer u.Close()
	ground := u.Theme.BG.Surface
	if d.t.Press {
		u.addRegion(id, strip, wantPress)
		s := u.state(id)
		if s.Clicked {
			d.pressed.Row = i + 1
		}
		if s.Hover {
			ground = u.Theme.BG.Sunken
		}
		u.recordFocus(id, strip.Inset(3), 4)
	}
	if d.t.Selected == i+1 {
		ground = u.Theme.Accent.Soft
	}
	u.P.Fill(strip, ground)
	d.drawCells(strip, func(col int, r Rect) { d.drawCell(id, i, col, r, ground) })
	u.P.Fill(paint.R(strip.X, strip.Bottom()-1, strip.W, 1), u.Theme.Line.Soft)
}

// drawCell draws a cell and its node. The first column is the header of its row.
func (d *tableDrawing) drawCell(rowID string, row, col int, r Rect, ground paint.Color) {
	u, c := d.u, d.t.Cell(row, col)
	role := RoleCell
	if col == 0 {
		role = RoleRowHeader
		u.P.Fill(r, ground)
	}
	u.Open(Node{ID: rowID + ":" + strconv.Itoa(col), Role: role, Name: cmp.Or(c.Name, c.Text), Rect: r})
	defer u.Close() // after the nodes added by Draw
	if g := d.t.Columns[col].Ground; g.A > 0 {
		u.P.Fill(r, g)
	}
	if c.Draw != nil {
		c.Draw(r)
		return
	}
	style := u.Type(theme.Font.Compact, paint.Regular, u.Theme.Ink.Base)
	style.Align = d.t.Columns[col].Align
	if c.Bold || col == 0 {
		style.Weight = paint.Bold
	}
	if c.Color.A > 0 {
		style.Color = c.Color
	}
	u.Label(r.Pad(cellPad, 0), c.Text, style)
}

// drawEdges indicates that the table continues at the sides.
func (d *tableDrawing) drawEdges(body Rect) {
	const width = 18
	u, c := d.u, d.u.Theme.BG.Surface
	if d.side.x > 0 {
		x := body.X + d.widths[0]
		u.P.Fill(paint.R(x-1, body.Y, 1, body.H), u.Theme.Line.Base)
		u.P.Fade(paint.R(x, body.Y, width, body.H), c, c.Alpha(0))
	}
	if d.side.x < d.side.maxX {
		x := body.Right() - d.held
		u.P.Fade(paint.R(x-width, body.Y, width, body.H), c.Alpha(0), c)
		if d.held > 0 {
			u.P.Fill(paint.R(x, body.Y, 1, body.H), u.Theme.Line.Base)
		}
	}
}
