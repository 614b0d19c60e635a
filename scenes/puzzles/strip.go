package puzzles

import (
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Strip is the question of a puzzle above the step of its table, and the verdict.
type Strip struct {
	App    *app.Shell
	Ref    puzzle.Ref
	Task   string
	Why    string
	State  puzzle.State
	Shown  bool   // the solution was shown
	Said   string // the verdict; "" while nothing is decided
	Folded bool   // only the question is shown
	strip  widgets.TaskStrip
}

// grades are the grades of the states of a puzzle.
var grades = [...]widgets.Grade{
	puzzle.Open: widgets.Asked, puzzle.Right: widgets.Right, puzzle.Wrong: widgets.Wrong, puzzle.Aside: widgets.Wrong,
}

// Cut draws the strip and cuts it off the top of r. A press on its button opens the list of puzzles.
func (s *Strip) Cut(u *ui.UI, r *ui.Rect) {
	name := s.heading()
	if s.strip.Cut(u, r, widgets.Task{
		ID: "puzzle", Name: name, Headings: []string{name}, List: s.App.Say(Words.All),
		Question: s.Task, Why: s.Why, Said: s.Said, Grade: grades[s.State], Folded: s.Folded,
	}) {
		s.App.Open(NewList(s.App, s.Ref))
	}
}

// heading returns the kind of the puzzle with its label, if it has one.
func (s *Strip) heading() string {
	name := s.App.Say(TextsOf(s.Ref.Kind).Name)
	if s.Ref.Named() {
		name += " · " + s.Ref.Label
	}
	return name
}

// Result returns the result as a text to pass on: the puzzle, the tries, the link.
func Result(a *app.Shell, r puzzle.Ref, tries int, shown bool, link string) string {
	name := TextsOf(r.Kind).Name
	result := a.Say(Words.First)
	switch {
	case shown:
		result = a.Say(Words.GaveUp)
	case tries > 1:
		result = a.Phrase(Words.Later, text.Facts{"n": text.Number(int32(tries))})
	}
	return a.Phrase(Words.Result, text.Facts{
		"label": r.Label, "kind": a.Say(name), "title": Title(a, r.Title), "result": result,
	}) + "\n" + link
}
