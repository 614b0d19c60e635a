package puzzles

import (
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Strip is the question of a puzzle above the step of its table, and the verdict.
type Strip struct {
	App       *app.Shell
	Ref       puzzle.Ref
	Task      string
	Why       string
	State     puzzle.State
	Shown     bool   // the solution was shown
	Said      string // the verdict; "" while nothing is decided
	Folded    bool   // only the question is shown
	announced string // the verdict that was announced last
}

// Sizes of the strip in dp.
const (
	stripSide  = 12 // padding on the left and right
	stripPad   = 6  // padding above and below
	stripEdge  = 2  // height of the line at the lower edge
	signWidth  = 20
	signRadius = 7.5
)

// stripLook is the appearance of a strip in its state.
type stripLook struct {
	ground, line, ink paint.Color // of the background, of line, sign and name, and of the words below the question
	sign              icon.Name
	words             string // below the question
}

// look returns the appearance in the present state: below the question the verdict or, while nothing is decided and the
// strip is not folded, the reason for the question.
func (s *Strip) look(t *theme.Palette) stripLook {
	l := stripLook{t.Accent.Soft, t.Accent.Base, t.Ink.Base, icon.Flag, s.Said}
	switch {
	case s.State == puzzle.Right:
		l.ground, l.line, l.sign = t.Good.Soft, t.Good.Base, icon.Check
	case s.State == puzzle.Wrong || s.State == puzzle.Aside:
		l.ground, l.line, l.sign = t.Warn.Soft, t.Warn.Base, icon.Undo
	case s.Said == "" && !s.Folded:
		l.words, l.ink = s.Why, t.Ink.Soft
	}
	return l
}

// Cut draws the strip and cuts it off the top of r. A new verdict is announced. A press on the button opens the list of
// puzzles.
func (s *Strip) Cut(u *ui.UI, r *ui.Rect) {
	look, width := s.look(&u.Theme), r.W-2*stripSide
	bold, plain := widgets.Bold(u, widgets.Sizes.Body), u.Type(widgets.Sizes.Compact, paint.Regular, look.ink)
	head := max(widgets.Line(u, widgets.Sizes.Small), u.Target()*0.6)
	height := head + u.P.Height(s.Task, width, bold) + 2*stripPad + stripEdge
	if look.words != "" {
		height += u.P.Height(look.words, width, plain)
	}
	strip := r.CutTop(height)
	u.Open(ui.Node{ID: "puzzle", Role: ui.RoleRegion, Name: s.heading(), Rect: strip})
	defer u.Close()
	u.Block(strip)
	u.P.Fill(strip, look.ground)
	u.P.Fill(paint.R(strip.X, strip.Bottom()-stripEdge, strip.W, stripEdge), look.line)
	in := strip.Pad(stripSide, stripPad)
	s.drawHead(u, in.CutTop(head), look)
	in.CutTop(u.Paragraph("puzzle:task", in, s.Task, bold))
	if look.words != "" {
		u.Paragraph("puzzle:said", in, look.words, plain)
	}
	s.announce(u)
}

// heading returns the kind of the puzzle with its label, if it has one.
func (s *Strip) heading() string {
	name := s.App.Say(TextsOf(s.Ref.Kind).Name)
	if s.Ref.Named() {
		name += " · " + s.Ref.Label
	}
	return name
}

// drawHead draws the sign, the heading and the button that opens the list of puzzles.
func (s *Strip) drawHead(u *ui.UI, r ui.Rect, look stripLook) {
	list := ui.Button{Icon: icon.Menu, Text: s.App.Say(Words.All), Small: true, Look: ui.Quiet}
	if u.Button("puzzle:list", r.CutRight(u.ButtonWidth(list)), list) {
		s.App.Open(NewList(s.App, s.Ref))
		u.Again()
	}
	x, y := r.CutLeft(signWidth).Center()
	icon.Draw(u.P, look.sign, x-2, y, 2*signRadius, look.line)
	style := u.Type(widgets.Sizes.Small, paint.Bold, look.line)
	u.Heading("puzzle:name", 2, r, s.heading(), widgets.Shrunk(u, s.heading(), r.W, style, widgets.Sizes.Micro))
}

// announce announces a verdict that is new.
func (s *Strip) announce(u *ui.UI) {
	if s.Said != "" && s.Said != s.announced {
		u.Announce(s.Said)
	}
	s.announced = s.Said
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
