package lessons

import (
	"strconv"

	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
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
	At     int       // number of actions played in the lesson
	strip  widgets.TaskStrip
	sought place
}

// place is a position of a lesson on a screen.
type place struct {
	at     int
	screen ui.Rect
	target float32
}

// grades are the grades of the states of a lesson.
var grades = [...]widgets.Grade{lesson.Open: widgets.Asked, lesson.Reached: widgets.Right, lesson.Missed: widgets.Wrong}

// Cut draws the strip and cuts it off the top of r. A press on its button opens the list of lessons. At each position
// an option of the lesson is scrolled into sight, once, because the learner may scroll away afterwards.
func (s *Strip) Cut(u *ui.UI, r *ui.Rect) {
	a := s.App
	number := a.Phrase(Words.Of, text.Facts{"n": strconv.Itoa(s.N), "all": strconv.Itoa(s.Of)})
	name := a.Say(s.Lesson.Name)
	if s.strip.Cut(u, r, widgets.Task{
		ID: "lesson", Name: number, Headings: []string{number + " · " + name, name}, List: a.Say(Words.All),
		Question: a.Say(s.Lesson.Task), Why: a.Say(s.Lesson.Why), Said: a.Say(s.Said),
		Grade: grades[s.State], Folded: s.Folded,
	}) {
		a.Open(NewList(a))
	}
	if here := (place{s.At, u.Screen(), u.Target()}); s.sought != here {
		s.sought = here
		if list := s.Lesson.Options; len(list) > 0 {
			u.Seek(list[min(s.At, len(list)-1)])
		}
	}
}
