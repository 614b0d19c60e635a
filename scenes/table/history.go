package table

import (
	"slices"
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/commentary"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/roster"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// stepSize is the step of the history's buttons.
type stepSize int

// The step sizes.
const (
	byAction stepSize = iota
	byCompany
	byRound
	byMine
)

// dock is the history at the bottom of the table: a line over the whole game, with buttons to step through it and to
// replay it.
type dock struct {
	*layout
	moves    mover
	hooks    *Hooks
	people   *people
	rewind   *rewind
	strips   *roster.Roster
	pane     *mappane.Pane
	tabs     *info.Tabs
	others   *recap.Recap
	comments *commentary.Commentary
	open     bool
	by       stepSize // step of the buttons
	playback playback
}

// mover is the table as the dock sees it.
type mover interface {
	// GoTo shows a position without changing the game.
	GoTo(i int)
	// animate animates the last action.
	animate()
}

// playback replays the game action by action.
type playback struct {
	on    bool
	next  time.Duration
	speed int // 1, 2 or 4; zero before the first replay, which is as 1
	until int // position at which it ends and the latest one is shown; zero for the latest
}

// replay opens the history and plays the game from its beginning.
func (d *dock) replay() {
	d.open = true
	d.moves.GoTo(0)
	d.playback = playback{on: true}
}

// playBack replays the actions between two positions, starting at the time first, and then shows the latest position.
func (d *dock) playBack(first time.Duration, from, to, speed int) {
	d.by = byAction
	d.moves.GoTo(from)
	d.playback = playback{on: true, next: first, speed: speed, until: to}
}

// raise opens the dock.
func (d *dock) raise() { d.open = true }

// toggle opens the dock, or closes it and returns to the latest position. A commented sample stays where it is.
func (d *dock) toggle() {
	d.playback.on = false
	if d.open && !d.comments.Any() {
		d.moves.GoTo(d.Game.Now())
	}
	d.open = !d.open
}

// showRun shows on the map the run that led to position at, with the history open.
func (d *dock) showRun(at int) {
	d.moves.GoTo(at)
	d.showSide(mapSide)
	d.open, d.sheet.at = true, 0
	d.pane.Visit(hexesOf(d.Game.Action(at - 1)))
}

// nextStop returns the position to which the history steps forward from position i.
func (d *dock) nextStop(i int) int {
	switch d.by {
	case byCompany:
		return d.Game.Next(i, match.ByTurn)
	case byRound:
		return d.Game.Next(i, match.ByRound)
	case byMine:
		return d.Game.NextOf(i, d.owner())
	}
	return min(i+1, d.Game.Len())
}

// lastStop returns the position to which the history steps back from position i.
func (d *dock) lastStop(i int) int {
	switch d.by {
	case byCompany:
		return d.Game.Prev(i, match.ByTurn)
	case byRound:
		return d.Game.Prev(i, match.ByRound)
	case byMine:
		return d.Game.PrevOf(i, d.owner())
	}
	return max(i-1, 0)
}

// playDue shows the next position of a replay when it is due. It must run in each frame.
func (d *dock) playDue(u *ui.UI) {
	f := &d.playback
	if !f.on {
		return
	}
	pause := theme.StepAutoTime
	if f.next == 0 {
		f.next = u.Now + pause
	}
	at, now := d.Game.At(), d.Game.Now()
	if at == now || d.Game.AtEnd() || f.until > 0 && at >= f.until && u.Now >= f.next {
		f.on = false
		if f.until > 0 {
			d.moves.GoTo(now)
			u.Again()
		}
		return
	}
	if u.Now >= f.next {
		d.playStep(at)
		f.next = u.Now + pause/time.Duration(max(1, f.speed))
		u.Again()
	}
	u.WakeAt(f.next)
}

// playStep shows the position of the replay that follows position at. The replay waits at a comment, and does not go
// beyond the latest position to undone actions.
func (d *dock) playStep(at int) {
	to := d.nextStop(at)
	if now := d.Game.Now(); at < now {
		to = min(to, now)
	}
	comment, commented := d.comments.After(at)
	if commented {
		to = min(to, comment)
	}
	d.moves.GoTo(to)
	if to == at+1 && d.playback.speed <= 2 {
		d.moves.animate()
	}
	if commented && to == comment {
		d.showComment(to)
	}
}

// togglePlayback starts or stops the replay. At the latest position it starts from the beginning.
func (d *dock) togglePlayback(u *ui.UI) {
	f := &d.playback
	f.on = !f.on
	if f.on && (!d.Game.Past() || d.Game.AtEnd()) {
		d.moves.GoTo(0)
	}
	if f.until <= d.Game.At() {
		f.until = 0
	}
	f.next = u.Now + 200*time.Millisecond
	if f.speed == 0 {
		f.speed = 1
	}
}

// handleKeys handles the keys of the open dock.
func (d *dock) handleKeys(u *ui.UI) {
	at := d.Game.At()
	for _, k := range [...]struct {
		chord string
		to    func() int
	}{
		{"ArrowRight", func() int { return min(at+1, d.Game.Len()) }},
		{"ArrowLeft", func() int { return max(at-1, 0) }},
		{"Shift+ArrowRight", func() int { return d.Game.Next(at, match.ByTurn) }},
		{"Shift+ArrowLeft", func() int { return d.Game.Prev(at, match.ByTurn) }},
		{"ArrowDown", func() int { return d.Game.Next(at, match.ByRound) }},
		{"ArrowUp", func() int { return d.Game.Prev(at, match.ByRound) }},
		{"Home", func() int { return 0 }},
		{"End", func() int { return d.Game.Len() }},
	} {
		if u.Key(k.chord) {
			d.stepTo(u, k.to())
		}
	}
	if u.Key(" ") {
		d.togglePlayback(u)
	}
}

// scrub shows a position and stops the replay.
func (d *dock) scrub(u *ui.UI, i int) {
	d.playback.on = false
	d.moves.GoTo(i)
	u.Again()
}

// stepTo shows a position as scrub does and announces it to screen readers, unless the slider has the focus, whose
// value is announced anyway.
func (d *dock) stepTo(u *ui.UI, i int) {
	before := d.Game.At()
	d.scrub(u, i)
	if i != before && u.Focus() != "hist:scrub" {
		u.Announce(d.See().History.Spoken)
	}
}

// height returns the height of the open dock.
func (d *dock) height(u *ui.UI) float32 {
	branches := float32(len(d.branchLines())) * planning.LineHeight(u)
	if d.Class() == widgets.Phone || d.Class() == widgets.Landscape {
		return 64 + 2*widgets.ControlHeight(u) + branches
	}
	return theme.Size.HistoryDock - 34 + 14*(u.TextScale-1) + branches
}

// cut cuts the space of the open dock off the bottom of the page and returns a function that draws the dock. It must be
// called after everything else, because the dock comes last in the focus order.
func (d *dock) cut(u *ui.UI, page *ui.Rect) (draw func()) {
	if !d.open {
		return func() {}
	}
	r := page.CutBottom(d.height(u))
	return func() { d.draw(u, r) }
}

// draw draws the dock: buttons, step size, and the line.
func (d *dock) draw(u *ui.UI, r ui.Rect) {
	u.Block(r)
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Base)
	u.Open(ui.Node{ID: "history", Role: ui.RoleRegion, Name: d.Say(text.History), Rect: r})
	defer u.Close()
	in := r.Pad(12, 8)
	row := in.CutTop(widgets.ControlHeight(u))
	d.drawButtons(u, &row)
	changes := d.changesButton(row.W < d.stepSizesWidth(u)+400*u.TextScale)
	width := max(u.ButtonWidth(changes), row.H)
	if u.Button("hist:changes", row.CutRight(width), changes) {
		d.showChanges(u)
	}
	row.CutRight(12)
	if d.Class() == widgets.Phone {
		row = in.CutTop(max(34, u.Target()))
	}
	if w := d.stepSizesWidth(u); row.W > w+90 {
		d.drawStepSizes(u, row.CutRight(w).Middle(w, max(34, u.Target())))
		row.CutRight(12)
	} else if d.Class() == widgets.Phone {
		d.drawStepSizes(u, row)
		row = ui.Rect{}
	}
	row.CutLeft(10)
	d.drawLabel(u, row)
	in.CutTop(4)
	d.drawLine(u, in)
}

// drawButtons draws the buttons that step through the history and play it.
func (d *dock) drawButtons(u *ui.UI, r *ui.Rect) {
	say, at := d.Speaker(), d.Game.At()
	play, name := icon.Play, say.Say(text.HistoryPlay)
	if d.playback.on {
		play, name = icon.Pause, d.Say(tableWords.pause)
	}
	for _, b := range [...]struct {
		id   string
		icon icon.Name
		name string
		off  bool
		do   func()
	}{
		{"hist:first", icon.Prev, say.Say(text.HistoryStart), at == 0, func() { d.stepTo(u, 0) }},
		{"hist:back", icon.StepBack, say.Say(text.HistoryBack), at == 0, func() { d.stepTo(u, d.lastStop(at)) }},
		{"hist:play", play, name, d.Game.Len() == 0, func() { d.togglePlayback(u) }},
		{"hist:forward", icon.Step, say.Say(text.HistoryForward), d.Game.AtEnd(), func() { d.stepTo(u, d.nextStop(at)) }},
		{"hist:now", icon.Next, say.Say(text.HistoryNow), at == d.Game.Now(), func() { d.stepTo(u, d.Game.Now()) }},
	} {
		side := widgets.ControlHeight(u)
		if u.Button(b.id, r.CutLeft(side), ui.Button{Icon: b.icon, Name: b.name, Look: ui.Quiet, Disabled: b.off}) {
			b.do()
		}
	}
	speed := ui.Button{Text: "×" + strconv.Itoa(max(1, d.playback.speed)), Name: d.Say(tableWords.speed),
		Look: ui.Quiet, Small: true}
	if u.Button("hist:speed", r.CutLeft(40), speed) {
		d.playback.speed = max(1, d.playback.speed) * 2 % 7 // after 4 it is 1 again
	}
}

// stepSizesWidth returns the width of the choice of the step size.
func (d *dock) stepSizesWidth(u *ui.UI) float32 {
	w := float32(0)
	for _, word := range [...]text.Pair{text.ByAction, text.ByCompany, text.ByRound, text.ByMyTurn} {
		w = max(w, u.ButtonWidth(ui.Button{Text: d.Speaker().Say(word), Small: true}))
	}
	return 4*(w+4) + 6
}

// drawStepSizes draws the choice of the size of a step in the history.
func (d *dock) drawStepSizes(u *ui.UI, r ui.Rect) {
	say := d.Speaker()
	d.by = stepSize(u.Segments("hist:by", d.Say(tableWords.stepBy), r, []ui.Choice{
		{ID: "hist:action", Text: say.Say(text.ByAction)}, {ID: "hist:company", Text: say.Say(text.ByCompany)},
		{ID: "hist:round", Text: say.Say(text.ByRound)}, {ID: "hist:mine", Text: say.Say(text.ByMyTurn)},
	}, int(d.by)))
}

// drawLabel draws the number and the text of the last action before the cursor.
func (d *dock) drawLabel(u *ui.UI, r ui.Rect) {
	h := &d.See().History
	number := d.Phrase(tableWords.actionOf, text.Facts{"n": strconv.Itoa(h.At), "all": strconv.Itoa(h.Len)})
	if r.W < 60 {
		return
	}
	head := widgets.Shrunk(u, number, r.W, widgets.Bold(u, widgets.Sizes.Compact), widgets.Sizes.Micro)
	small := widgets.Soft(u, widgets.Sizes.Small)
	if u.P.Width(h.Label, small) > r.W { // the panel has the whole text
		u.Text("hist:number", r, number, head)
		return
	}
	lines := r.Middle(r.W, widgets.Line(u, widgets.Sizes.Compact)+widgets.Line(u, widgets.Sizes.Small))
	u.Text("hist:number", lines.CutTop(widgets.Line(u, widgets.Sizes.Compact)), number, head)
	u.Label(lines, h.Label, small)
}

// showComment shows a position with its comment.
func (d *dock) showComment(at int) {
	d.playback.on, d.sheet.at = false, 1
	d.moves.GoTo(at)
	d.pane.Visit(d.comments.Hexes(at))
}

// owner returns the player whose turns, and whose plan, count as the player's own: the selected one, otherwise the
// person at this device who decides now, or the first person here while a computer, somebody elsewhere or nobody does.
// Where no person is here it is the one who decides, or the first player.
func (d *dock) owner() id.Player {
	if d.strips.Chosen.Player != 0 {
		return d.strips.Chosen.Player
	}
	p, here := d.Game.Decider(d.Game.Now()), d.people.here()
	if len(here) > 0 && !slices.Contains(here, p) {
		return here[0]
	}
	return max(p, 1)
}

// undoCost returns a sentence on how many actions an undo from a position on would take back, and how many of them are
// the player's own.
func (d *dock) undoCost(from int) string {
	mine := 0
	for i := from; i < d.Game.Now(); i++ {
		if d.Game.Decider(i) == d.owner() {
			mine++
		}
	}
	return tableWords.undoCost.Fill(d.Shell.Prefs.Lang, text.Facts{
		"n": strconv.Itoa(d.Game.Now() - from), "mine": strconv.Itoa(mine), "player": d.Speaker().Player(d.owner()),
	})
}

// bar returns the action bar for past positions.
func (d *dock) bar() decision.Bar {
	say := d.Speaker()
	b := decision.Bar{Primary: &decision.Act{ID: "act:now", Text: say.Say(text.BackToNow),
		Do: func() { d.moves.GoTo(d.Game.Now()) }}}
	if d.hooks.ReadOnly || d.Game.At() > d.Game.Now() {
		return b
	}
	if at := d.Game.At(); at < d.rewind.first {
		b.Note = d.Say(planning.Words.BeforeStart)
	} else {
		b.Note = d.undoCost(at)
		if d.hooks.Cut != nil {
			b.Note = d.Speaker().Sentences([]string{b.Note, d.Say(tableWords.undoKeeps)})
		}
		b.Secondary = &decision.Act{
			ID: "act:undo-here", Text: say.Say(text.UndoHere), Do: func() { d.rewind.moveTo(at) },
			Guard: tableWords.undoAsks.Fill(d.Shell.Prefs.Lang, text.Facts{"n": strconv.Itoa(d.Game.Now() - at)}), Tell: b.Note,
		}
	}
	if d.hooks.WhatIfs != nil && !d.people.secret() {
		b.More = &decision.Act{ID: "act:whatif-here", Text: say.Say(text.WhatIfHere), Do: d.hooks.WhatIfs.Begin}
	}
	return b
}
