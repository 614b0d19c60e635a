package rulesbook

import (
	"strconv"

	"github.com/hexrail/hexrail/game/rulebook"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// rulesList is the layout of a book for one width and text size.
type rulesList struct {
	rows         []rulesRow
	width, scale float32
	height       float32
	drawn        bool // drawn once; the list cannot be scrolled before that
}

// rulesRow is a rule, the title of a section, the introduction of a section, or a row of a table.
type rulesRow struct {
	y, h    float32
	title   string // title of a section
	number  string // number of a rule
	text    string
	lines   []string
	cells   []rulesCell
	head    bool // heading of a table
	section int  // number of the section, from 1
}

// rulePad is the space above and below a rule.
const rulePad = 6

// placeLines wraps and places the rows of a book at a width.
func (l *rulesList) placeLines(u *ui.UI, b *rulebook.Book, width float32) {
	*l = rulesList{width: width, scale: u.TextScale}
	put := func(row rulesRow) {
		row.y = l.height
		l.height += row.h
		l.rows = append(l.rows, row)
	}
	style, h := widgets.Plain(u, widgets.Sizes.Compact), widgets.Line(u, widgets.Sizes.Compact)
	inner := width - 2*ruleInset - numberWidth(u)
	for i := range b.Sections {
		s := &b.Sections[i]
		put(rulesRow{h: widgets.Line(u, widgets.Sizes.Body) + 16, title: s.Title, section: i + 1})
		if s.Intro != "" {
			lines := u.P.Wrap(s.Intro, width-2*ruleInset, style)
			put(rulesRow{h: float32(len(lines))*h + 2*rulePad, text: s.Intro, lines: lines, section: i + 1})
		}
		l.putTable(u, s.Table, i+1, put)
		for _, x := range s.Rules {
			lines := u.P.Wrap(x.Text, inner, style)
			put(rulesRow{h: float32(len(lines))*h + 2*rulePad, number: x.Number, text: x.Text, lines: lines, section: i + 1})
			l.putTable(u, x.Table, i+1, put)
		}
	}
}

// ruleInset is the space left and right of a rule.
const ruleInset = 6

// numberWidth returns the width of the column of numbers.
func numberWidth(u *ui.UI) float32 {
	return u.P.Width("R000a", widgets.Bold(u, widgets.Sizes.Compact)) + 6
}

// find returns the row of a rule such as "R41"; ok is false if there is none.
func (l *rulesList) find(number string) (row *rulesRow, ok bool) {
	for i := range l.rows {
		if l.rows[i].number == number {
			return &l.rows[i], true
		}
	}
	return nil, false
}

// sectionOf returns the first row of the section that contains row, which has its title.
func (l *rulesList) sectionOf(row *rulesRow) *rulesRow {
	for i := range l.rows {
		if l.rows[i].section == row.section {
			return &l.rows[i]
		}
	}
	return row
}

// drawList draws the rules of a book as a list in c, which the arrow keys scroll as well. Once it has been drawn it can
// be scrolled, so only the next pass goes to a rule.
func (r *Reader) drawList(u *ui.UI, c ui.Rect, b *rulebook.Book) {
	l := &r.list
	if width := widgets.Endless(c).W; l.rows == nil || l.width != width || l.scale != u.TextScale {
		if l.rows != nil && r.cited != "" && r.query == "" {
			r.target = r.cited
		}
		l.placeLines(u, b, width)
	}
	if !l.drawn {
		l.drawn = true
		u.Again()
	} else {
		r.takeFocus(u)
		r.scrollTo(u, c)
	}
	u.Open(ui.Node{ID: "rules:list", Role: ui.RoleList, Name: r.app.Say(app.Words.Rules), Rect: c, Stop: true})
	defer u.Close()
	u.Scroll("rules:list", c, func(in ui.Rect) float32 {
		for i := range l.rows {
			row := &l.rows[i]
			cell := paint.R(in.X, in.Y+row.y, l.width, row.h)
			if cell.Bottom() > c.Y && cell.Y < c.Bottom() {
				r.drawRow(u, cell, i)
			}
		}
		return l.height
	})
}

// takeFocus moves the focus to the list after Cite or Turn, so that the keys scroll it and a phone does not show its
// keyboard.
func (r *Reader) takeFocus(u *ui.UI) {
	if !r.turned {
		return
	}
	r.turned = false
	if now := u.Focus(); now != "rules:list" {
		r.Before = now
		u.SetFocus("rules:list")
		u.Again()
	}
}

// scrollTo scrolls the target rule into the middle of the list, which is at c, or, if no rule is marked, the title of
// its section to the top. It does nothing without a target.
func (r *Reader) scrollTo(u *ui.UI, c ui.Rect) {
	if r.target == "" {
		return
	}
	row, ok := r.list.find(r.target)
	r.target = ""
	if !ok {
		return
	}
	if r.cited == "" {
		u.ScrollTo("rules:list", c, r.list.sectionOf(row).y, c.H)
		return
	}
	u.ScrollTo("rules:list", c, row.y, row.h)
}

// drawRow draws row i.
func (r *Reader) drawRow(u *ui.UI, cell ui.Rect, i int) {
	switch row := &r.list.rows[i]; {
	case row.cells != nil:
		row.drawCells(u, "rules:row:"+strconv.Itoa(i), cell)
	case row.title != "":
		row.drawTitle(u, cell)
	default:
		r.drawText(u, cell, row)
	}
}

// drawTitle draws the title of a section above a line.
func (row *rulesRow) drawTitle(u *ui.UI, cell ui.Rect) {
	at := cell.Pad(ruleInset, 0)
	at.CutBottom(4)
	u.Heading("rules:section:"+strconv.Itoa(row.section), 3, at.CutBottom(widgets.Line(u, widgets.Sizes.Body)),
		row.title, widgets.Bold(u, widgets.Sizes.Body))
	widgets.DrawRule(u, paint.R(cell.X, cell.Bottom()-2, cell.W, 1))
}

// drawText draws a rule with its number, marked if it is the cited one, or the introduction of a section.
func (r *Reader) drawText(u *ui.UI, cell ui.Rect, row *rulesRow) {
	style := widgets.Plain(u, widgets.Sizes.Compact)
	in := cell.Pad(ruleInset, rulePad)
	if row.number != "" {
		cited := row.number == r.cited
		if cited {
			u.P.RoundRect(cell, theme.Radius.Button, u.Theme.Accent.Soft)
			u.P.Frame(cell, theme.Radius.Button, theme.Stroke.Selected, u.Theme.Accent.Base)
		}
		id := "rule:" + row.number
		u.Open(ui.Node{ID: id, Role: ui.RoleListItem, Rect: cell, Current: cited})
		defer u.Close()
		number := in.CutLeft(numberWidth(u))
		number.H = widgets.Line(u, widgets.Sizes.Compact)
		u.Heading(id+":number", 4, number, row.number, widgets.Bold(u, widgets.Sizes.Compact))
		u.Node(ui.Node{ID: id + ":text", Role: ui.RoleText, Name: row.text, Rect: in})
	} else if row.text != "" {
		u.Node(ui.Node{ID: "rules:intro:" + strconv.Itoa(row.section), Role: ui.RoleText, Name: row.text, Rect: in})
		style = widgets.Soft(u, widgets.Sizes.Compact)
	}
	for _, words := range row.lines {
		u.P.TextIn(in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), words, style)
	}
}
