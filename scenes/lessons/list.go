package lessons

import (
	"strconv"

	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/intro"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// List is the dialog with all lessons.
type List struct {
	app.Dialog
	app *app.Shell
}

// NewList returns the dialog with all lessons.
func NewList(a *app.Shell) *List { return &List{app: a} }

// Start opens the first lesson for somebody who has completed none, and otherwise the list.
func Start(a *app.Shell) {
	if l, ok := NextOpen(a, 0); ok && Progress(a) == "" {
		a.Introduce = true
		a.Learn(l.Key)
		return
	}
	a.Open(NewList(a))
}

// Sizes of a lesson in the list in dp.
const (
	rowHeight  = 52
	rowSide    = 10
	rowPad     = 8  // above and below the text
	signWidth  = 34 // with the gap behind it
	signRadius = 12
	checkWidth = 14
	ringWidth  = 1.5
)

// Draw draws the dialog: the lessons by part, the next one to learn in colour.
func (l *List) Draw(u *ui.UI, _ ui.Rect) {
	a := l.app
	if a.Top() != l { // a dialog opened above covers it
		return
	}
	below := Progress(a)
	if below == "" {
		below = a.Say(Words.Below)
	}
	d := ui.Dialog{Title: a.Say(Words.Title), Below: below, Icon: icon.Learn, Width: 720, Height: 720}
	a.DrawDialog(u, l, "lessons", d, func(r ui.Rect) {
		widgets.ScrollColumn(u, "lessons:scroll", r, func(col *widgets.Column) {
			row := col.Cut(max(40, u.Target()))
			b := ui.Button{Text: a.Say(intro.Words.Title), Icon: icon.Play, Small: true}
			if u.Button("lessons:intro", row.CutLeft(min(row.W, u.ButtonWidth(b))), b) {
				a.Open(intro.NewDialog(a))
			}
			l.drawParts(u, col)
			col.Gap(8)
		})
	})
}

// drawParts draws the parts with their lessons. The special lessons are grouped by title.
func (l *List) drawParts(u *ui.UI, col *widgets.Column) {
	a := l.app
	next, _ := NextOpen(a, 0)
	group := ""
	for i, x := range lesson.Course() {
		name := a.Say(Words.parts[x.Part])
		if e, ok := titles.Find(x.Title); ok && x.Part == words.Special {
			name = app.TitleText(&e, "title", a.Prefs.Lang)
		}
		if name != group {
			group = name
			col.Gap(6)
			u.Heading("lessons:"+x.Key+":part", 3, col.Cut(widgets.Line(u, widgets.Sizes.Lead)), name,
				widgets.Bold(u, widgets.Sizes.Lead))
			col.Gap(4)
		}
		task := u.P.Height(a.Say(x.Task), col.Rest().W-2*rowSide-signWidth, widgets.Soft(u, widgets.Sizes.Small))
		row := col.Cut(max(rowHeight*u.TextScale, u.Target(), widgets.Line(u, widgets.Sizes.Body)+task+2*rowPad))
		l.drawLesson(u, row, i, x, a.Prefs.Learned.Has(x.Key), x.Key == next.Key)
		col.Gap(6)
	}
}

// drawLesson draws lesson i, counted from 0, as a button: its number or a check mark if it is done, its name and its
// task. next marks the one to learn next.
func (l *List) drawLesson(u *ui.UI, r ui.Rect, i int, x lesson.Lesson, done, next bool) {
	a := l.app
	n := ui.Node{ID: "lesson:" + x.Key, Role: ui.RoleButton, Name: a.Say(x.Name), Describe: a.Say(x.Task)}
	if done {
		n.Describe = text.Aloud(a.Prefs.Lang, a.Say(Words.Done), n.Describe)
	}
	ground, line := u.Theme.BG.Surface, u.Theme.Line.Base
	if next {
		ground, line = u.Theme.Accent.Soft, u.Theme.Accent.Line
	}
	u.P.RoundRect(r, theme.Radius.Button, ground)
	u.P.Frame(r, theme.Radius.Button, theme.Stroke.Hair, line)
	p := u.Press(n, r, theme.Radius.Button)
	if p.Hover || p.Held {
		u.P.RoundRect(r, theme.Radius.Button, u.Theme.BG.Sunken)
	}
	in := r.Pad(rowSide, 0)
	sign := in.CutLeft(signWidth)
	x0, y := sign.Center()
	x0 -= 4
	if done {
		u.P.Circle(x0, y, signRadius, u.Theme.Good.Base)
		icon.Draw(u.P, icon.Check, x0, y, checkWidth, u.Theme.BG.Surface)
	} else {
		u.P.Ring(x0, y, signRadius, ringWidth, u.Theme.Line.Strong)
		u.P.TextIn(paint.R(x0-signRadius, y-signRadius, 2*signRadius, 2*signRadius), strconv.Itoa(i+1),
			widgets.Aligned(widgets.Bold(u, widgets.Sizes.Small), paint.Center))
	}
	name, task := widgets.Bold(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Small)
	in = widgets.Middle(in, widgets.Line(u, widgets.Sizes.Body)+u.P.Height(a.Say(x.Task), in.W, task))
	u.Label(in.CutTop(widgets.Line(u, widgets.Sizes.Body)), a.Say(x.Name), name)
	u.P.Paragraph(in, a.Say(x.Task), task)
	if p.Clicked {
		a.Learn(x.Key)
	}
}
