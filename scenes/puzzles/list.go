package puzzles

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// List is the dialog with the puzzles: that of the day, then numbers of a kind, title and level.
type List struct {
	app.Dialog
	app   *app.Shell
	kind  puzzle.Kind
	title string
	level int
	today puzzle.Ref
	has   map[string]map[puzzle.Kind]bool // the kinds of a title, once asked for
}

// NewList returns the dialog. It begins with a kind and title, if they are given.
func NewList(a *app.Shell, at puzzle.Ref) *List {
	l := &List{app: a, kind: puzzle.Run, title: titles.All()[0].Key, level: 1, today: puzzle.OfDay(a.Host.Now())}
	if at.Kind != 0 {
		l.kind, l.title, l.level = at.Kind, at.Title, max(1, at.Level)
	}
	l.has = map[string]map[puzzle.Kind]bool{}
	return l
}

// kinds returns the kinds of puzzles that a title has.
func (l *List) kinds(title string) map[puzzle.Kind]bool {
	if known := l.has[title]; known != nil {
		return known
	}
	list := map[puzzle.Kind]bool{}
	if e, ok := titles.Find(title); ok {
		if t, err := e.Build(rules.Rulebook, nil); err == nil {
			for _, k := range puzzle.Kinds {
				list[k] = k.Of(t)
			}
		}
	}
	l.has[title] = list
	return list
}

// shownNumbers is the number of puzzles that the list offers of a kind, title and level.
const shownNumbers = 60

// The grids of buttons: maximum number of columns of words, and minimum widths of buttons in dp.
const (
	wordColumns = 3
	minKind     = 150
	minTitle    = 165
	minNumber   = 56
)

// Draw draws the puzzle of the day, the choice of kind, title and level, and the numbers of the puzzles. A press on a
// puzzle makes it; the dialog stays below.
func (l *List) Draw(u *ui.UI, _ ui.Rect) {
	a := l.app
	if a.Top() != l { // the dialog that makes a puzzle covers it
		return
	}
	d := ui.Dialog{Title: a.Say(Words.Title), Below: a.Say(Words.Below), Icon: icon.Flag, Width: 720, Height: 720}
	a.DrawDialog(u, l, "puzzles", d, func(r ui.Rect) {
		widgets.ScrollColumn(u, "puzzles:scroll", r, func(col *widgets.Column) {
			l.drawToday(u, col)
			l.drawKinds(u, col)
			l.drawTitles(u, col)
			l.drawLevels(u, col)
			l.drawNumbers(u, col)
			col.Gap(8)
		})
	})
}

// drawToday draws the puzzle of the day.
func (l *List) drawToday(u *ui.UI, col *widgets.Column) {
	a := l.app
	name := TextsOf(l.today.Kind).Name
	said := a.Say(Words.Today) + " · " + l.today.Label
	b := ui.Button{
		Text: said, Icon: icon.Flag, Look: ui.Primary, Told: true,
		Describe: text.List(a.Prefs.Lang, a.Say(name), Title(a, l.today.Title)),
	}
	if Solved(a, l.today) {
		b.Icon, b.Look, b.Describe = icon.Check, ui.Secondary, text.Aloud(a.Prefs.Lang, a.Say(Words.Solved), b.Describe)
	}
	if u.Button("puzzle:today", col.Cut(max(theme.Size.ActionButton, u.Target())), b) {
		Begin(a, l.today)
	}
	col.Gap(4)
	u.Text("puzzle:today:what", col.Cut(widgets.Line(u, widgets.Sizes.Small)),
		a.Say(name)+" · "+Title(a, l.today.Title), widgets.Soft(u, widgets.Sizes.Small))
	col.Gap(10)
}

// drawKinds draws the choice of a kind.
func (l *List) drawKinds(u *ui.UI, col *widgets.Column) {
	l.drawHeading(u, col, "kinds", Words.Kinds)
	drawGrid(u, col, len(puzzle.Kinds), wordColumns, minKind, func(i int, r ui.Rect) {
		k := puzzle.Kinds[i]
		if l.drawChip(u, "kind:"+k.String(), r, l.app.Say(TextsOf(k).Name), k == l.kind) {
			l.kind = k
		}
	})
}

// drawTitles draws the choice of a title among those with puzzles of the chosen kind.
func (l *List) drawTitles(u *ui.UI, col *widgets.Column) {
	l.drawHeading(u, col, "titles", Words.Titles)
	var all []string
	for _, e := range titles.All() {
		if l.kinds(e.Key)[l.kind] {
			all = append(all, e.Key)
		}
	}
	if !slices.Contains(all, l.title) {
		l.title = all[0]
		u.Again()
	}
	drawGrid(u, col, len(all), wordColumns, minTitle, func(i int, r ui.Rect) {
		if l.drawChip(u, "title:"+all[i], r, Title(l.app, all[i]), all[i] == l.title) {
			l.title = all[i]
		}
	})
}

// drawLevels draws the choice of a level.
func (l *List) drawLevels(u *ui.UI, col *widgets.Column) {
	a := l.app
	l.drawHeading(u, col, "levels", Words.Levels)
	var parts []ui.Choice
	for n := range puzzle.Levels {
		parts = append(parts, ui.Choice{
			ID: "level:" + strconv.Itoa(n+1), Text: a.Phrase(Words.Level, text.Facts{"n": strconv.Itoa(n + 1)}),
		})
	}
	l.level = 1 + u.Segments("puzzle:level", a.Say(Words.Levels), col.Cut(max(38, u.Target())), parts, l.level-1)
	col.Gap(8)
}

// drawHeading draws the heading of a choice.
func (l *List) drawHeading(u *ui.UI, col *widgets.Column, id string, name text.Pair) {
	u.Heading("puzzles:"+id, 3, col.Cut(widgets.Line(u, widgets.Sizes.Small)), l.app.Say(name),
		widgets.Bold(u, widgets.Sizes.Small))
	col.Gap(4)
}

// drawGrid calls draw for each of n buttons with its place, in rows of at most `most` columns that are at least minimum
// dp wide.
func drawGrid(u *ui.UI, col *widgets.Column, n, most int, minimum float32, draw func(i int, r ui.Rect)) {
	columns := min(n, most, max(1, int(col.Rect.W/(minimum*u.TextScale))))
	for i, cell := range col.Cells(widgets.Grid{Columns: columns, Height: max(36, u.Target()), Gap: 4, Below: 4}, n) {
		draw(i, cell)
	}
	col.Gap(6)
}

// drawChip draws a choice and reports whether it was pressed.
func (l *List) drawChip(u *ui.UI, id string, r ui.Rect, name string, chosen bool) bool {
	b := ui.Button{Text: name, Small: true, Chosen: chosen, Wrap: true, Pressed: ui.Is(chosen)}
	return u.Button("puzzle:"+id, r, b)
}

// drawNumbers draws a button for each number; solved ones are marked.
func (l *List) drawNumbers(u *ui.UI, col *widgets.Column) {
	a := l.app
	l.drawHeading(u, col, "numbers", Words.Numbers)
	drawGrid(u, col, shownNumbers, shownNumbers, minNumber, func(i int, r ui.Rect) {
		ref := puzzle.Numbered(l.title, l.kind, l.level, i+1)
		b := ui.Button{
			Text: strconv.Itoa(i + 1), Small: true, Name: a.Phrase(Words.Number, text.Facts{"n": strconv.Itoa(i + 1)}),
		}
		if Solved(a, ref) {
			b.Icon, b.Describe, b.Told = icon.Check, a.Say(Words.Solved), true
		}
		if u.Button("puzzle:"+strconv.Itoa(i+1), r, b) {
			Begin(a, ref)
		}
	})
}
