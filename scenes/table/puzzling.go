package table

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/lessons"
	"github.com/hexrail/hexrail/scenes/puzzles"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// puzzling is the table of a puzzle. It is not stored; the preferences keep that the puzzle was solved.
type puzzling struct {
	*Table
	strip  puzzles.Strip
	source match.Game // for the link
	start  int        // position of the puzzle
	proof  puzzle.Proof
	prover *puzzle.Prover // of a puzzle from a link, until it is proven
	later  func()         // called once it is proven: judge or showSolution
	judged int            // number of actions when the last decision was judged
	tries  int            // number of decisions that were judged
	task   taskFold
}

// Solve puts a puzzle on the table, in place of another one or of the list.
func (a *Seats) Solve(z *puzzle.Puzzle, r puzzle.Ref) {
	m, stop, err := match.Open(z.Game)
	if err == nil && stop != nil {
		err = stop
	}
	if err != nil {
		a.Open(app.NewNotice(a.Shell, a.Say(app.Words.OpenFailed), a.FileError(err)))
		return
	}
	if !z.Kind.At(m.View()) {
		a.Open(app.NewNotice(a.Shell, a.Say(app.Words.OpenFailed), a.Say(puzzles.Words.NoPuzzle)))
		return
	}
	a.namePlayers(m)
	p := &puzzling{start: m.Len(), source: z.Game, proof: z.Proof, strip: puzzles.Strip{App: a.Shell, Ref: r}}
	if len(z.Proof.Way) == 0 {
		p.prover = puzzle.Prove(z.Kind, m.View())
	}
	name := puzzles.TextsOf(z.Kind).Name
	p.Table = New(a.Shell, m, Hooks{
		Name: a.Say(name), Status: func() string { return "" }, Rules: true,
		Settings: func() { a.Open(dialogs.NewSettings(a.Shell)) },
		Menu:     p.menuLines,
		Changed:  p.judge, Top: p.cutTop, Bar: p.bar, Settled: p.settled, Mark: p.markRun,
	})
	p.rewind.first = p.start
	p.updateAids()
	p.writeTask()
	a.Lift(func(under app.Place) bool { return app.Is[*puzzling](under) || app.Is[*puzzles.List](under) })
	a.Open(p)
}

// namePlayers names the player who moves in a puzzle You, and the others as in lessons.
func (a *Seats) namePlayers(m *match.Match) {
	_, mover := puzzle.Mover(m.View())
	others := 0
	for i := range m.Players() {
		if p := id.Player(i + 1); p == mover {
			m.Rename(p, a.Say(puzzles.Words.You))
		} else {
			m.Rename(p, lessons.Others[others%len(lessons.Others)])
			others++
		}
	}
}

// updateAids allows searches and suggestions once the puzzle is solved or its solution was shown.
func (p *puzzling) updateAids() {
	unaided := p.strip.State != puzzle.Right && !p.strip.Shown
	if p.desk.Unaided != unaided {
		p.desk.Unaided = unaided
		p.updateCursor()
	}
}

// settled reports whether the question is answered.
func (p *puzzling) settled() bool {
	return p.strip.State != puzzle.Open || p.strip.Shown || p.later != nil
}

// menuLines returns the lines of the puzzle in the menu.
func (p *puzzling) menuLines() []widgets.MenuLine {
	a := p.app
	lines := []widgets.MenuLine{widgets.NewMenuLine("menu:leave", a.Say(puzzles.Words.Leave), icon.Close, a.Back)}
	if !p.settled() {
		lines = append(lines,
			widgets.NewMenuLine("menu:solution", a.Say(puzzles.Words.Solution), icon.Eye, p.showSolution))
	}
	return lines
}

// writeTask sets the question and its reason in the player's language.
func (p *puzzling) writeTask() {
	texts, facts := puzzles.TextsOf(p.strip.Ref.Kind), p.facts(0)
	p.strip.Task, p.strip.Why = p.app.Phrase(texts.Task, facts), p.app.Phrase(texts.Why, facts)
}

// facts returns the facts of the texts for a result, in the unit of the kind of puzzle.
func (p *puzzling) facts(value int32) text.Facts {
	asked := p.game.ViewAt(p.start) // the position of the puzzle
	say, best := p.desk.Speaker(), p.proof.Best
	money := say.Money
	switch p.strip.Ref.Kind {
	case puzzle.Emergency: // what it costs
		value, best = -value, -best
	case puzzle.Dividend:
		money = p.desk.Change
	case puzzle.Run, puzzle.Lay, puzzle.Sale:
	}
	corp := ""
	if c, _ := puzzle.Mover(asked); c != 0 {
		corp = say.Corp(c)
		if p.strip.Ref.Kind == puzzle.Run || p.strip.Ref.Kind == puzzle.Lay {
			money = func(n int32) string { return say.RunMoney(asked, c, n) }
		}
	}
	return text.Facts{"corp": corp, "$value": money(value), "$best": money(best)}
}

// Rest goes on in idle time with the proof of a puzzle from a link and reports whether there is more to do.
func (p *puzzling) Rest(u *ui.UI) bool {
	if p.prover == nil {
		return false
	}
	if !p.prover.Step(puzzles.Slice) {
		return true
	}
	proof, ok := p.prover.Result()
	do := p.later
	p.prover, p.proof, p.later = nil, proof, nil
	if !ok {
		p.strip.State, p.strip.Said = puzzle.Aside, p.app.Say(puzzles.Words.NoPuzzle)
		p.updateCursor()
	} else if do != nil {
		do()
	}
	u.Invalidate()
	return false
}

// HasWork reports whether the puzzle is not proven yet.
func (p *puzzling) HasWork() bool { return p.prover != nil }

// deferUntilProven reports whether the puzzle is not proven yet. If so, it says so, and do is called once it is.
func (p *puzzling) deferUntilProven(do func()) bool {
	if p.prover == nil {
		return false
	}
	p.later, p.strip.Said = do, p.app.Say(puzzles.Words.Proving)
	p.updateCursor()
	return true
}

// judge judges the actions that were played since the position of the puzzle, and shows the hexes of the last one. At
// that position it clears the verdict.
func (p *puzzling) judge() {
	if p.game.Now() == p.start {
		p.strip.State, p.strip.Said, p.judged, p.later = puzzle.Open, "", 0, nil
		p.updateAids()
		p.updateCursor()
		return
	}
	p.pane.Visit(hexesOf(p.game.Action(p.game.Now() - 1)))
	kind := p.strip.Ref.Kind
	state, value := kind.Judge(p.game, p.start, p.proof.Best)
	if p.strip.Shown || state != puzzle.Open && p.deferUntilProven(p.judge) || len(p.proof.Way) == 0 {
		return
	}
	p.strip.State = state
	if state != puzzle.Open && p.judged != p.game.Now() {
		p.judged = p.game.Now()
		p.tries++
	}
	p.strip.Said = p.verdict(state, value)
	if state == puzzle.Right {
		puzzles.MarkSolved(p.app, p.strip.Ref)
		p.updateAids()
	}
	p.updateCursor()
}

// verdict returns the sentence for a judgement of the actions with their result, or "" for puzzle.Open.
func (p *puzzling) verdict(state puzzle.State, value int32) string {
	kind, facts := p.strip.Ref.Kind, p.facts(value)
	texts := puzzles.TextsOf(kind)
	switch state {
	case puzzle.Right:
		return p.app.Phrase(texts.Right, facts)
	case puzzle.Wrong:
		asked := p.game.ViewAt(p.start)
		_, me := puzzle.Mover(asked)
		if lost := puzzle.LostBy(asked, p.game.View(), me); kind == puzzle.Sale && lost != 0 {
			facts["corp"] = p.desk.Speaker().Corp(lost)
			return p.app.Phrase(puzzles.Words.Lost, facts)
		}
		return p.app.Phrase(texts.Wrong, facts)
	case puzzle.Aside:
		return p.app.Phrase(puzzles.AsideText(p.game.Action(p.game.Now()-1)), facts)
	case puzzle.Open:
	}
	return ""
}

// cutTop draws the question and cuts it off the top of r.
func (p *puzzling) cutTop(u *ui.UI, r *ui.Rect) {
	p.writeTask()
	p.strip.Folded = p.task.folded(p.Table, p.start)
	p.strip.Cut(u, r)
}

// bar returns the buttons that replace those of the step: after the right answer or the solution those that lead to
// another puzzle and copy the result, after a wrong one those that go back and show the solution. It returns nil while
// the question is open.
func (p *puzzling) bar() *decision.Bar {
	a := p.app
	again := &decision.Act{
		ID: "puzzle:again", Text: a.Say(puzzles.Words.Again), Free: true, Key: "Backspace",
		Do: func() { p.restart(p.start) },
	}
	switch {
	case p.strip.Shown || p.strip.State == puzzle.Right:
		next := &decision.Act{Text: a.Say(puzzles.Words.More), Free: true,
			Do: func() { a.Open(puzzles.NewList(a, p.strip.Ref)) }}
		if r := p.strip.Ref; r.N > 0 && !r.Daily() {
			next = &decision.Act{Text: a.Say(puzzles.Words.Next), Free: true,
				Do: func() { puzzles.Begin(a, puzzle.Numbered(r.Title, r.Kind, r.Level, r.N+1)) }}
		}
		return &decision.Bar{Primary: next, Secondary: &decision.Act{
			ID: "puzzle:copy", Text: a.Say(puzzles.Words.Copy), Icon: icon.Share, Free: true, Do: p.copyResult,
		}}
	case p.later != nil:
		return &decision.Bar{Secondary: again}
	case p.strip.State != puzzle.Open:
		b := &decision.Bar{Primary: again}
		if len(p.proof.Way) > 0 {
			b.Secondary = &decision.Act{
				ID: "puzzle:solution", Text: a.Say(puzzles.Words.Solution), Free: true, Do: p.showSolution,
			}
		}
		return b
	}
	return nil
}

// showSolution plays a solution in place of the player's actions and says its result.
func (p *puzzling) showSolution() {
	if p.deferUntilProven(p.showSolution) || len(p.proof.Way) == 0 {
		return
	}
	p.strip.Shown = true
	p.game.GoTo(p.start)
	for _, a := range p.proof.Way {
		p.Table.Play(a)
	}
	right := puzzles.TextsOf(p.strip.Ref.Kind).Right
	said, say := p.app.Phrase(right, p.facts(p.proof.Best)), p.desk.Speaker()
	if p.strip.Ref.Kind != puzzle.Run { // routes are drawn
		var lines []string
		for i := p.start; i < p.game.Now(); i++ {
			act := say.Act(p.game.ViewAt(i), p.game.Action(i), p.game.Events(i))
			lines = append(lines, act.Lines(p.game.ViewAt(i + 1))[0].Text)
		}
		said = p.app.Phrase(puzzles.Words.Shown, text.Facts{"said": say.Sentences(append(lines, said))})
	}
	p.strip.State, p.strip.Said = puzzle.Open, said
	p.updateAids()
}

// markRun marks the routes of the last action on the map once a question about a run is answered.
func (p *puzzling) markRun(s *mapview.Scene) {
	if p.strip.Ref.Kind != puzzle.Run || !p.settled() || p.game.At() <= p.start {
		return
	}
	if run, ok := p.game.Action(p.game.At() - 1).(rules.RunRoutes); ok {
		s.Routes = desk.RoutesOf(run.Routes)
	}
}

// copyResult puts the result with a link to the puzzle on the clipboard.
func (p *puzzling) copyResult() {
	a := p.app
	g := p.source
	g.Name = p.strip.Ref.Label
	link, err := share.Puzzle(p.strip.Ref.Kind.String(), g)
	if err != nil {
		a.Tell(a.Say(puzzles.Words.NotCopied))
		return
	}
	said := puzzles.Result(a, p.strip.Ref, p.tries, p.strip.Shown, a.Host.Address()+"#"+link)
	a.Host.Copy(said, func(err error) {
		words := puzzles.Words.Copied
		if err != nil {
			words = puzzles.Words.NotCopied
		}
		a.Tell(a.Say(words))
	})
}
