package puzzles

import (
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
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
	Said   string // the verdict; empty while nothing is decided
	Folded bool   // only the question is shown
	told   string // the last announcement
}

// Padding of the strip in dp.
const (
	stripSide = 12
	stripPad  = 6
)

// Cut cuts the strip off the top of r and draws it.
func (s *Strip) Cut(u *ui.UI, r *ui.Rect) {
	said := s.Said
	ground, line, ink, sign := u.Theme.Accent.Soft, u.Theme.Accent.Base, u.Theme.Ink.Base, icon.Flag
	switch {
	case s.State == puzzle.Right:
		ground, line, sign = u.Theme.Good.Soft, u.Theme.Good.Base, icon.Check
	case s.State == puzzle.Wrong || s.State == puzzle.Aside:
		ground, line, sign = u.Theme.Warn.Soft, u.Theme.Warn.Base, icon.Undo
	case said == "" && !s.Folded:
		said, ink = s.Why, u.Theme.Ink.Soft
	}
	bold, plain := widgets.Bold(u, widgets.Sizes.Body), u.Type(widgets.Sizes.Compact, paint.Regular, ink)
	width := r.W - 2*stripSide
	head := max(widgets.Line(u, widgets.Sizes.Small), u.Target()*0.6)
	tall := func(words string, t paint.Text) float32 {
		if words == "" {
			return 0
		}
		return float32(len(u.P.Wrap(words, width, t))) * t.Size * paint.LineHeight
	}
	strip := r.CutTop(head + tall(s.Task, bold) + tall(said, plain) + 2*stripPad + 2)
	name, _, _, _, _ := Of(s.Ref.Kind)
	heading := s.App.Say(name)
	if s.Ref.Named() {
		heading += " · " + s.Ref.Label
	}
	u.Open(ui.Node{ID: "puzzle", Role: ui.RoleRegion, Name: heading, Rect: strip})
	defer u.Close()
	u.Block(strip)
	u.P.Fill(strip, ground)
	u.P.Fill(paint.R(strip.X, strip.Bottom()-2, strip.W, 2), line)
	in := strip.Pad(stripSide, stripPad)
	top := in.CutTop(head)
	list := ui.Button{Icon: icon.Menu, Text: s.App.Say(Words.All), Small: true, Look: ui.Quiet}
	if w := u.ButtonWidth(list); u.Button("puzzle:list", top.CutRight(w), list) {
		s.App.Open(NewList(s.App, s.Ref))
		u.Again()
	}
	x, y := top.CutLeft(20).Center()
	icon.Draw(u.P, sign, x-2, y, 15, line)
	small := u.Type(widgets.Sizes.Small, paint.Bold, line)
	u.Heading("puzzle:name", 2, top, heading, widgets.Shrunk(u, heading, top.W, small, widgets.Sizes.Micro))
	in.CutTop(u.Paragraph("puzzle:task", in, s.Task, bold))
	if said != "" {
		u.Paragraph("puzzle:said", in, said, plain)
	}
	if s.told != s.Said && s.Said != "" {
		u.Announce(s.Said)
	}
	s.told = s.Said
}

// Result returns the result as a text to pass on: the puzzle, the tries, the link.
func Result(a *app.Shell, r puzzle.Ref, tries int, shown bool, link string) string {
	name, _, _, _, _ := Of(r.Kind)
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
