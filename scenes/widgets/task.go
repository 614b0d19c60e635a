package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// Grade is the state of a task.
type Grade uint8

// A task is open, solved, or missed so that the player has to go back.
const (
	Asked Grade = iota
	Right
	Wrong
)

// Task is what a lesson or a puzzle asks, as it is shown above the step of its table.
type Task struct {
	ID       string   // of the strip; those of its controls begin with it
	Name     string   // of the strip, for screen readers
	Headings []string // the longest first; the first that fits is shown
	Question string
	Why      string // the reason for the question, shown while Said is empty and the strip is not folded
	Said     string // about what the player has done
	Grade    Grade
	Folded   bool
	List     string // text of the button that opens the list of tasks
}

// TaskStrip draws a task. It announces what is said about it once.
type TaskStrip struct {
	announced string
}

// Sizes of a strip in dp.
const (
	taskSide = 12  // padding on the left and right
	taskPad  = 6   // padding above and below
	taskEdge = 2   // height of the line at the lower edge
	taskSign = 15  // width of the sign
	taskGap  = 5   // behind the sign
	taskHead = 0.6 // height of the heading in targets, at least
)

// Cut draws the task, cuts it off the top of r, and reports whether the button that opens the list was pressed.
func (s *TaskStrip) Cut(u *ui.UI, r *ui.Rect, t Task) bool {
	ground, line, sign := u.Theme.Accent.Soft, u.Theme.Accent.Base, icon.Flag
	switch t.Grade {
	case Right:
		ground, line, sign = u.Theme.Good.Soft, u.Theme.Good.Base, icon.Check
	case Wrong:
		ground, line, sign = u.Theme.Warn.Soft, u.Theme.Warn.Base, icon.Undo
	case Asked:
	}
	said, ink := t.Said, u.Theme.Ink.Base
	if said == "" && !t.Folded {
		said, ink = t.Why, u.Theme.Ink.Soft
	}
	bold, plain := Bold(u, Sizes.Body), u.Type(Sizes.Compact, paint.Regular, ink)
	width, head := r.W-2*taskSide, max(Line(u, Sizes.Small), u.Target()*taskHead)
	height := head + u.P.Height(t.Question, width, bold) + 2*taskPad + taskEdge
	if said != "" {
		height += u.P.Height(said, width, plain)
	}
	strip := r.CutTop(height)
	u.Open(ui.Node{ID: t.ID, Role: ui.RoleRegion, Name: t.Name, Rect: strip})
	defer u.Close()
	u.Block(strip)
	u.P.Fill(strip, ground)
	u.P.Fill(paint.R(strip.X, strip.Bottom()-taskEdge, strip.W, taskEdge), line)
	in := strip.Pad(taskSide, taskPad)
	pressed := t.drawHead(u, in.CutTop(head), sign, line)
	in.CutTop(u.Paragraph(t.ID+":task", in, t.Question, bold))
	if said != "" {
		u.Paragraph(t.ID+":said", in, said, plain)
	}
	if t.Said != "" && t.Said != s.announced {
		u.Announce(t.Said)
	}
	s.announced = t.Said
	return pressed
}

// drawHead draws the sign and the heading in the colour line, and the button, and reports whether that was pressed.
func (t *Task) drawHead(u *ui.UI, r ui.Rect, sign icon.Name, line paint.Color) bool {
	list := ui.Button{Icon: icon.Menu, Text: t.List, Small: true, Look: ui.Quiet}
	button := r.CutRight(u.ButtonWidth(list))
	button.Y, button.H = button.Y-taskPad, button.H+2*taskPad // for a finger
	pressed := u.Button(t.ID+":list", button, list)
	CutIcon(u, &r, sign, taskSign, taskGap, line)
	style, words := u.Type(Sizes.Small, paint.Bold, line), ""
	for _, words = range t.Headings { // ends with the last, the shortest, if none fits
		if u.P.Width(words, style) <= r.W {
			break
		}
	}
	u.Heading(t.ID+":name", 2, r, words, Shrunk(u, words, r.W, style, Sizes.Micro))
	return pressed
}
