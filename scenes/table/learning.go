package table

import (
	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/hints"
	"github.com/hexrail/hexrail/scenes/lessons"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// learning is the table of a lesson. It is not stored; the preferences keep that the lesson was completed.
type learning struct {
	*Table
	strip lessons.Strip
	start int // position of the lesson
	n     int // its number in the course
	task  taskFold
}

// Learn puts the lesson with a key on the table, in place of another lesson or of the list.
func (a *Seats) Learn(key string) {
	l, n := lesson.Find(key)
	m, err := l.Open(a.Say(lessons.Words.You), lessons.Others)
	if err != nil {
		a.Open(app.NewNotice(a.Shell, a.Say(app.Words.OpenFailed), a.FileError(err)))
		return
	}
	p := &learning{
		start: m.Len(), n: n,
		strip: lessons.Strip{App: a.Shell, Lesson: l, N: n, Of: len(lesson.Course())},
	}
	p.Table = New(a.Shell, m, Hooks{
		Name: a.Say(l.Name), Status: func() string { return "" }, Rules: true,
		Settings: func() { a.Open(dialogs.NewSettings(a.Shell)) },
		Menu: func() []widgets.MenuLine {
			return []widgets.MenuLine{widgets.NewMenuLine("menu:leave", a.Say(lessons.Words.Finish), icon.Close, a.Back)}
		},
		Changed: p.judge, Top: p.cutTop, Bar: p.bar, Settled: func() bool { return p.strip.State != lesson.Open },
	})
	p.rewind.first = p.start
	if h := m.Title().FindHex(l.Hex); h != 0 {
		p.pane.Visit([]id.Hex{h})
	}
	a.Lift(func(under app.Place) bool { return app.Is[*learning](under) || app.Is[*lessons.List](under) })
	a.Open(p)
}

// judge judges the actions that were played.
func (p *learning) judge() {
	p.strip.State, p.strip.Said = p.strip.Lesson.Judge(p.game, p.start)
	if p.strip.State == lesson.Reached {
		lessons.Learn(p.app, p.strip.Lesson.Key)
	}
	p.updateCursor()
}

// taskFold decides whether the task above a step is folded.
type taskFold struct{ begun string } // the selection with which the position began; see hints.SelectionKey

// folded reports whether the task asked at position start is folded: on small screens, once the player has selected
// something, because the choice needs the space. It must run in each frame.
func (f *taskFold) folded(t *Table, start int) bool {
	selected := hints.SelectionKey(t.due)
	if t.game.Now() == start && f.begun == "" {
		f.begun = selected
	}
	return t.desk.Small() && selected != f.begun
}

// cutTop draws the task and cuts it off the top of r.
func (p *learning) cutTop(u *ui.UI, r *ui.Rect) {
	p.strip.Folded, p.strip.At = p.task.folded(p.Table, p.start), p.game.Now()-p.start
	p.strip.Cut(u, r)
}

// bar returns the buttons after the goal or a wrong way, or nil while the lesson is open.
func (p *learning) bar() *decision.Bar {
	again := &decision.Act{ID: "lesson:again", Text: p.app.Say(lessons.Words.Again), Free: true,
		Do: func() { p.restart(p.start) }}
	switch p.strip.State {
	case lesson.Reached:
		leave := &decision.Act{Text: p.app.Say(lessons.Words.Finish), Free: true, Do: p.app.Back}
		if next, ok := lessons.NextOpen(p.app, p.n); ok {
			leave.Text, leave.Do = p.app.Say(lessons.Words.Next), func() { p.app.Learn(next.Key) }
		}
		return &decision.Bar{Primary: leave, Secondary: again}
	case lesson.Missed:
		return &decision.Bar{Primary: again, Secondary: &decision.Act{
			ID: "lesson:back", Text: p.app.Say(lessons.Words.Undo), Free: true, Key: "Backspace", Do: p.rewind.undo,
		}}
	case lesson.Open:
	}
	return nil
}
