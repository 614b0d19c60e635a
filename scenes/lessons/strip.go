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
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Strip is the task of a lesson above the step of its table, and whether it is done.
type Strip struct {
	App    *app.Shell
	Lesson lesson.Lesson
	N, Of  int // number of the lesson, and of all lessons
	State  lesson.State
	Said   text.Pair // about the goal or the wrong way; empty while the lesson is open
	Folded bool      // only the task is shown
	told   text.Pair // the text that was announced last
}

// Padding of the strip in dp.
const (
	stripSide = 12
	stripPad  = 6
)

// Cut draws the strip and cuts it off the top of r. A new text about the goal or the wrong way is announced.
func (s *Strip) Cut(u *ui.UI, r *ui.Rect) {
	a := s.App
	task, said := a.Say(s.Lesson.Task), a.Say(s.Lesson.Why)
	ground, line, ink, sign := u.Theme.Accent.Soft, u.Theme.Accent.Base, u.Theme.Ink.Soft, icon.Flag
	switch s.State {
	case lesson.Reached:
		ground, line, ink, sign = u.Theme.Good.Soft, u.Theme.Good.Base, u.Theme.Ink.Base, icon.Check
		said = a.Say(s.Said)
	case lesson.Missed:
		ground, line, ink, sign = u.Theme.Warn.Soft, u.Theme.Warn.Base, u.Theme.Ink.Base, icon.Undo
		said = a.Say(s.Said)
	case lesson.Open:
		if s.Folded {
			said = ""
		}
	}
	bold, plain := widgets.Bold(u, widgets.Sizes.Body), u.Type(widgets.Sizes.Compact, paint.Regular, ink)
	width := r.W - 2*stripSide
	head := max(widgets.Line(u, widgets.Sizes.Small), u.Target()*0.6)
	tall := func(words string, t paint.Text) float32 {
		if words == "" {
			return 0
		}
		return u.P.Height(words, width, t)
	}
	strip := r.CutTop(head + tall(task, bold) + tall(said, plain) + 2*stripPad + 2)
	name := a.Phrase(Words.Of, text.Facts{"n": strconv.Itoa(s.N), "all": strconv.Itoa(s.Of)})
	u.Open(ui.Node{ID: "lesson", Role: ui.RoleRegion, Name: name, Rect: strip})
	defer u.Close()
	u.Block(strip)
	u.P.Fill(strip, ground)
	u.P.Fill(paint.R(strip.X, strip.Bottom()-2, strip.W, 2), line)
	in := strip.Pad(stripSide, stripPad)
	s.drawHead(u, in.CutTop(head), name, line, sign)
	in.CutTop(u.Paragraph("lesson:task", in, task, bold))
	if said != "" {
		u.Paragraph("lesson:said", in, said, plain)
	}
	if s.told != s.Said && s.Said != (text.Pair{}) {
		u.Announce(a.Say(s.Said))
	}
	s.told = s.Said
}

// drawHead draws a sign in the colour line, the number of the lesson, its name, and the button that opens the list. The
// number is left out if it does not fit.
func (s *Strip) drawHead(u *ui.UI, r ui.Rect, number string, line paint.Color, sign icon.Name) {
	a := s.App
	list := ui.Button{Icon: icon.Menu, Text: a.Say(Words.All), Small: true, Look: ui.Quiet}
	if w := u.ButtonWidth(list); u.Button("lesson:list", r.CutRight(w), list) {
		a.Open(NewList(a))
		u.Again()
	}
	widgets.CutIcon(u, &r, sign, 15, 5, line)
	small := u.Type(widgets.Sizes.Small, paint.Bold, line)
	said := number + " · " + a.Say(s.Lesson.Name)
	if u.P.Width(said, small) > r.W {
		said = a.Say(s.Lesson.Name)
	}
	u.Heading("lesson:name", 2, r, said, widgets.Shrunk(u, said, r.W, small, theme.Font.ScaleDp.Micro))
}
