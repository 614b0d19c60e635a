package info

import (
	"strconv"
	"strings"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/view"
	"hexrail/scenes/widgets"
)

// logKeeper keeps the log and the heights of its lines while they hold.
type logKeeper struct {
	groups []view.LogGroup
	filter Filter // what rows holds
	lang   text.Lang
	len    int
	last   any
	rows   []logRow
	laid   bool // the rows are those of the groups
	width  float32
	scale  float32
	shown  int // the position the list was last scrolled to
	height float32
	y      float32 // how far it was scrolled, and how high its place was, when it was last drawn
	high   float32
}

// logRow is a line of the list, or the head of a round if line is nil.
type logRow struct {
	y, h  float32
	round string
	at    int
	line  *view.LogLine
	text  []string
}

// logGroups returns the whole log by rounds.
func (t *Tabs) logGroups() []view.LogGroup {
	k := &t.logs
	end := any(t.Game.ViewAt(t.Game.Len()).S)
	if k.groups == nil || k.lang != t.Shell.Prefs.Lang || k.len != t.Game.Len() || k.last != end {
		k.groups, k.lang, k.len, k.last, k.laid = t.Viewer().Log(), t.Shell.Prefs.Lang, t.Game.Len(), end, false
	}
	return k.groups
}

// Log draws the log line by line, below what chooses its lines; the position on screen is in sight, what comes after it is
// faint. A press on a line shows that moment.
func (t *Tabs) Log(u *ui.UI, r ui.Rect) {
	t.drawFilter(u, r.CutTop(max(theme.Size.ButtonSmall, u.Target())))
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
	case k.high != r.H: // the lowest line stays the lowest
		u.ScrollIn("log", r, k.y+k.high-r.H, r.H, k.height)
	}
	k.high = r.H
	t.logPages(u, r)
	u.Open(ui.Node{ID: "log:list", Role: ui.RoleGroup, Name: t.Speaker().Word(text.TabLog), Rect: r})
	defer u.Rove("log:list")
	defer u.Close()
	u.Scroll("log", r, func(c ui.Rect) float32 {
		k.y = r.Y - c.Y
		beyond := r.Inset(-widgets.Line(u, widgets.Sizes.Compact) - 30) // the arrow keys lead past the name of a round
		for i := range k.rows {
			row := &k.rows[i]
			cell := paint.R(c.X, c.Y+row.y, c.W, row.h)
			if cell.Bottom() >= beyond.Y && cell.Y <= beyond.Bottom() {
				t.logLine(u, cell, i, row)
			}
		}
		return k.height
	})
}

// Shown returns the lines of the log that were last drawn, or lay above and below those in sight.
func (t *Tabs) Shown() (lines []*view.LogLine) {
	for i := range t.logs.rows {
		if l := t.logs.rows[i].line; l != nil {
			lines = append(lines, l)
		}
	}
	return lines
}

// logPages moves the focus through the log by as much as is in sight, or to its ends.
func (t *Tabs) logPages(u *ui.UI, r ui.Rect) {
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
			to := k.lineAt(page.y)
			u.SetFocus("log:" + strconv.Itoa(to))
			u.ScrollTo("log", r, k.rows[to].y, k.rows[to].h)
		}
	}
}

// lineAt returns the last line that begins no further down than y, or the first one.
func (k *logKeeper) lineAt(y float32) int {
	best := -1
	for i := range k.rows {
		if k.rows[i].line != nil && (best < 0 || k.rows[i].y <= y) {
			best = i
		}
	}
	return best
}

// layout breaks the lines that are kept and places them, each round that has any below its name. A line that was the same before need
// not be broken anew: while a game goes on most are.
func (k *logKeeper) layout(u *ui.UI, groups []view.LogGroup, width float32, keeps func(*view.LogLine) bool) {
	var was []logRow
	if k.width == width && k.scale == u.TextScale {
		was = k.rows
	}
	k.rows, k.laid, k.width, k.scale, k.height, k.shown = make([]logRow, 0, len(was)), true, width, u.TextScale, 0, -1
	style, h := widgets.Plain(u, widgets.Sizes.Compact), widgets.Line(u, widgets.Sizes.Compact)
	put := func(row logRow) {
		row.y = k.height
		k.height += row.h
		k.rows = append(k.rows, row)
	}
	for g := range groups {
		head := k.filter != Filter{}
		if !head {
			put(logRow{h: h + 14, round: groups[g].Round, at: groups[g].At})
		}
		for i := range groups[g].Lines {
			l := &groups[g].Lines[i]
			if !keeps(l) {
				continue
			}
			if head {
				put(logRow{h: h + 14, round: groups[g].Round, at: groups[g].At})
				head = false
			}
			var lines []string
			if n := len(k.rows); n < len(was) && was[n].line != nil && was[n].line.Text == l.Text && was[n].line.Kind == l.Kind {
				lines = was[n].text
			} else {
				lines = u.P.Wrap(l.Text, width-logIndent(l)-10, style)
			}
			put(logRow{h: float32(len(lines))*h + 6, at: l.At, line: l, text: lines})
		}
	}
}

// logIndent is the room before a line: consequences stand further in.
func logIndent(l *view.LogLine) float32 {
	if l.Kind == text.Consequence {
		return 26
	}
	return 14
}

// rowAt returns the last row of a position.
func (k *logKeeper) rowAt(at int) int {
	best := 0
	for i := range k.rows {
		if k.rows[i].at <= at {
			best = i
		}
	}
	return best
}

func (t *Tabs) logLine(u *ui.UI, r ui.Rect, i int, row *logRow) {
	if row.line == nil {
		u.Text("log:round:"+strconv.Itoa(row.at), r.Pad(0, 2), widgets.Label(row.round), widgets.Section(u))
		u.P.Fill(paint.R(r.X, r.Bottom()-2, r.W, 1), u.Theme.Line.Soft)
		return
	}
	n := ui.Node{ID: "log:" + strconv.Itoa(i), Role: ui.RoleButton, Name: row.line.Text, Describe: row.line.Routes, Current: row.at == t.Game.At()}
	if row.line.Computer {
		n.Describe = strings.TrimSpace(t.Speaker().Word(text.AComputer) + " " + n.Describe)
	}
	p := u.Press(n, r, theme.Radius.Chip)
	if p.Clicked {
		t.ShowAt(row.at)
		t.logs.shown = row.at
		u.Again()
	}
	style := widgets.Plain(u, widgets.Sizes.Compact)
	switch {
	case row.at > t.Game.At():
		style.Color = u.Theme.Ink.Faint
	case row.line.Kind == text.NewPhase:
		style.Weight = paint.Bold
	case row.line.Kind == text.Consequence || row.line.Kind == text.Pass:
		style.Color = u.Theme.Ink.Soft
	}
	if row.at == t.Game.At() {
		u.P.RoundRect(r, theme.Radius.Chip, u.Theme.Accent.Soft)
	} else if p.Hover {
		u.P.RoundRect(r, theme.Radius.Chip, u.Theme.BG.Sunken)
	}
	switch s, x, y := row.line.Who.Player(), r.X+6, r.Y+3+widgets.Line(u, widgets.Sizes.Compact)/2; {
	case row.line.Computer:
		ink := u.Theme.Ink.Faint
		if s != 0 {
			ink = widgets.SeatColor(u, s)
		}
		icon.Draw(u.P, icon.Bot, x, y, 12, ink)
	case s != 0 && row.line.Kind != text.Consequence:
		t.Seats.Draw(u, s, x, y, 4)
	}
	in := r.Pad(0, 3)
	in.CutLeft(logIndent(row.line))
	for _, words := range row.text {
		u.P.TextIn(in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), words, style)
	}
}
