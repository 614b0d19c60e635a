package info

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// logList draws the log as a list that can be filtered.
type logList struct {
	*Desk
	Filter   Filter
	FilterAt ui.Rect // rectangle of the filter button in the last frame
	logs     logKeeper
}

// logKeeper caches the log, its lines as wrapped, and the scroll position.
type logKeeper struct {
	// The whole log, and that of which it is: a language, a number of actions and the last position, compared by
	// pointer.
	groups []view.LogGroup
	lang   text.Lang
	len    int
	last   any

	// The lines that filter selects, wrapped at a width and a size of text. laid means that they belong to groups.
	rows   []logRow
	laid   bool
	filter Filter
	width  float32
	scale  float32
	shown  int     // the position that the list was last scrolled to
	height float32 // of all rows
	y      float32 // scroll offset in the last frame
	high   float32 // visible height in the last frame
}

// logRow is a line of the list, or the heading of a round if line is nil.
type logRow struct {
	y, h  float32 // place in the list
	round string
	at    int // position that a press shows
	line  *view.LogLine
	text  []string
}

// shows reports whether a row looks like that of a line.
func (r *logRow) shows(l *view.LogLine) bool {
	return r.line != nil && r.line.Text == l.Text && r.line.Kind == l.Kind
}

// logGroups returns the whole log grouped by round. It is rebuilt when the game or the language changes.
func (t *logList) logGroups() []view.LogGroup {
	k := &t.logs
	end := any(t.Game.ViewAt(t.Game.Len()).S)
	if k.groups == nil || k.lang != t.Shell.Prefs.Lang || k.len != t.Game.Len() || k.last != end {
		k.groups, k.lang, k.len, k.last, k.laid = t.Viewer().Log(), t.Shell.Prefs.Lang, t.Game.Len(), end, false
	}
	return k.groups
}

// DrawLog draws the filter and the log. The current position is scrolled into view and later lines are faint. A press
// on a line shows that position.
func (t *logList) DrawLog(u *ui.UI, r ui.Rect) {
	t.drawFilter(u, r.CutTop(widgets.SmallHeight(u)))
	r.CutTop(6)
	groups := t.logGroups()
	k := &t.logs
	if !k.laid || k.width != r.W || k.scale != u.TextScale || k.filter != t.Filter {
		k.filter = t.Filter
		k.layout(u, groups, r.W, t.keeps)
	}
	if len(k.rows) == 0 {
		u.Text("log:none", r.CutTop(40), t.Say(logWords.none), widgets.Soft(u, widgets.Sizes.Body))
		return
	}
	switch {
	case k.shown != t.Game.At():
		k.shown = t.Game.At()
		i := k.rowAt(t.Game.At())
		u.ScrollIn("log", r, k.rows[i].y, k.rows[i].h, k.height)
	case k.high != r.H: // keep the bottom line in place
		u.ScrollIn("log", r, k.y+k.high-r.H, r.H, k.height)
	}
	k.high = r.H
	t.moveByPage(u, r)
	u.Open(ui.Node{ID: "log:list", Role: ui.RoleGroup, Name: t.Say(text.TabLog), Rect: r})
	defer u.Rove("log:list")
	defer u.Close()
	u.Scroll("log", r, func(c ui.Rect) float32 {
		k.y = r.Y - c.Y
		beyond := r.Inset(-widgets.Line(u, widgets.Sizes.Compact) - 30) // the arrow keys move across the heading of a round
		for i := range k.rows {
			row := &k.rows[i]
			cell := paint.R(c.X, c.Y+row.y, c.W, row.h)
			if cell.Bottom() >= beyond.Y && cell.Y <= beyond.Bottom() {
				t.drawRow(u, cell, i, row)
			}
		}
		return k.height
	})
}

// Shown returns the lines that pass the filter, as of the last frame, whether visible or scrolled away.
func (t *logList) Shown() (lines []*view.LogLine) {
	for i := range t.logs.rows {
		if l := t.logs.rows[i].line; l != nil {
			lines = append(lines, l)
		}
	}
	return lines
}

// moveByPage moves the focus from a line by a screenful, or to either end of the log, if one of the keys for that is
// pressed.
func (t *logList) moveByPage(u *ui.UI, r ui.Rect) {
	k, id := &t.logs, u.Focus()
	now, err := strconv.Atoi(strings.TrimPrefix(id, "log:"))
	if err != nil || now >= len(k.rows) {
		return
	}
	for _, page := range [...]struct {
		key string
		y   float32
	}{{"PageUp", k.rows[now].y - r.H}, {"PageDown", k.rows[now].y + r.H}, {"Home", 0}, {"End", k.height}} {
		if u.KeyOn(id, page.key) {
			to := k.lineAt(page.y) // there is a line: the one that has the focus
			u.SetFocus("log:" + strconv.Itoa(to))
			u.ScrollTo("log", r, k.rows[to].y, k.rows[to].h)
		}
	}
}

// lineAt returns the index of the last line that starts at or above y, or of the first line, or -1 if there are only
// headings.
func (k *logKeeper) lineAt(y float32) int {
	best := -1
	for i := range k.rows {
		if k.rows[i].line != nil && (best < 0 || k.rows[i].y <= y) {
			best = i
		}
	}
	return best
}

// layout wraps and places the lines that keeps selects, with a heading for each round; while there is a filter, only
// for rounds with lines. Lines that are in the same place as before are not wrapped again, since most are while a game
// is played.
func (k *logKeeper) layout(u *ui.UI, groups []view.LogGroup, width float32, keeps func(*view.LogLine) bool) {
	var before []logRow
	if k.width == width && k.scale == u.TextScale {
		before = k.rows
	}
	k.width, k.scale = width, u.TextScale
	k.rows, k.height, k.laid = make([]logRow, 0, len(before)), 0, true
	k.shown = -1 // so that the current position is scrolled into view
	style, h := widgets.Plain(u, widgets.Sizes.Compact), widgets.Line(u, widgets.Sizes.Compact)
	put := func(row logRow) {
		row.y = k.height
		k.height += row.h
		k.rows = append(k.rows, row)
	}
	for g := range groups {
		pending := k.filter != Filter{} // the heading comes before the first line
		if !pending {
			put(logRow{h: h + headPad, round: groups[g].Round, at: groups[g].At})
		}
		for i := range groups[g].Lines {
			l := &groups[g].Lines[i]
			if !keeps(l) {
				continue
			}
			if pending {
				put(logRow{h: h + headPad, round: groups[g].Round, at: groups[g].At})
				pending = false
			}
			var lines []string
			if n := len(k.rows); n < len(before) && before[n].shows(l) {
				lines = before[n].text
			} else {
				lines = u.P.Wrap(l.Text, width-logIndent(l)-rightPad, style)
			}
			put(logRow{h: float32(len(lines))*h + 2*linePad, at: l.At, line: l, text: lines})
		}
	}
}

// Spaces of the list in dp.
const (
	headPad  = 14 // above and below the heading of a round, in all
	linePad  = 3  // above and below a line
	rightPad = 10 // at the right of a line
)

// logIndent returns the indentation of a line. Consequences are indented further.
func logIndent(l *view.LogLine) float32 {
	if l.Kind == text.Consequence {
		return 26
	}
	return 14
}

// rowAt returns the index of the last row at or before a position of the game, or 0.
func (k *logKeeper) rowAt(at int) int {
	best := 0
	for i := range k.rows {
		if k.rows[i].at <= at {
			best = i
		}
	}
	return best
}

// drawRow draws row i of the log: the heading of a round, or a line that shows its position when pressed.
func (t *logList) drawRow(u *ui.UI, r ui.Rect, i int, row *logRow) {
	if row.line == nil {
		u.Text("log:round:"+strconv.Itoa(row.at), r.Pad(0, 2), widgets.Label(row.round), widgets.Section(u))
		u.P.Fill(paint.R(r.X, r.Bottom()-2, r.W, 1), u.Theme.Line.Soft)
		return
	}
	p := u.Press(t.rowNode(i, row), r, theme.Radius.Chip)
	if p.Clicked {
		t.ShowAt(row.at)
		t.logs.shown = row.at
	}
	if row.at == t.Game.At() {
		u.P.RoundRect(r, theme.Radius.Chip, u.Theme.Accent.Soft)
	} else if p.Hover {
		u.P.RoundRect(r, theme.Radius.Chip, u.Theme.BG.Sunken)
	}
	t.drawAuthor(u, r, row.line)
	in, style := r.Pad(0, linePad), t.rowStyle(u, row)
	in.CutLeft(logIndent(row.line))
	for _, words := range row.text {
		u.P.TextIn(in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), words, style)
	}
}

// rowNode returns the node of row i, a line, with what screen readers say of it.
func (t *logList) rowNode(i int, row *logRow) ui.Node {
	n := ui.Node{ID: "log:" + strconv.Itoa(i), Role: ui.RoleButton, Name: row.line.Text, Describe: row.line.Routes,
		Current: row.at == t.Game.At()}
	if row.line.Computer {
		n.Describe = strings.TrimSpace(t.Say(text.AComputer) + " " + n.Describe)
	}
	if row.line.Auto {
		n.Describe = strings.TrimSpace(t.Say(Words.Auto) + " " + n.Describe)
	}
	return n
}

// rowStyle returns the style of a line: faint after the current position, and otherwise by its kind.
func (t *logList) rowStyle(u *ui.UI, row *logRow) paint.Text {
	style := widgets.Plain(u, widgets.Sizes.Compact)
	switch {
	case row.at > t.Game.At():
		style.Color = u.Theme.Ink.Faint
	case row.line.Kind == text.NewPhase:
		style.Weight = paint.Bold
	case row.line.Kind == text.Consequence || row.line.Kind == text.Pass:
		style.Color = u.Theme.Ink.Soft
	}
	return style
}

// drawAuthor draws the sign of who acted into the indentation of a line: a computer, a programme, or the shape of a
// player.
func (t *logList) drawAuthor(u *ui.UI, r ui.Rect, l *view.LogLine) {
	s, x, y := l.Who.Player(), r.X+6, r.Y+linePad+widgets.Line(u, widgets.Sizes.Compact)/2
	switch {
	case l.Computer, l.Auto:
		ink, sign := u.Theme.Ink.Faint, icon.Bot
		if s != 0 {
			ink = widgets.SeatColor(u, s)
		}
		if l.Auto {
			sign = icon.Play
		}
		icon.Draw(u.P, sign, x, y, 12, ink)
	case s != 0 && l.Kind != text.Consequence:
		t.Seats.Draw(u, s, x, y, 4)
	}
}

// drawLatest draws the last n lines of the log up to the cursor, newest first, and returns the height.
func (t *logList) drawLatest(u *ui.UI, r ui.Rect, n int) float32 {
	top := r.Y
	r.CutTop(2)
	u.P.TextIn(r.CutTop(widgets.Line(u, widgets.Sizes.Caption)+2), widgets.Label(t.Say(Words.latest)), widgets.Section(u))
	var lines []view.LogLine
	groups := t.logGroups()
	for i := len(groups) - 1; i >= 0 && len(lines) < n; i-- {
		for k := len(groups[i].Lines) - 1; k >= 0 && len(lines) < n; k-- {
			if l := groups[i].Lines[k]; l.At <= t.Game.At() {
				lines = append(lines, l)
			}
		}
	}
	for i, l := range lines {
		r.CutTop(u.Paragraph("latest:"+strconv.Itoa(i), r, l.Text, widgets.Plain(u, widgets.Sizes.Compact)) + 4)
	}
	return r.Y - top
}
