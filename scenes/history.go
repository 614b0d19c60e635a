package scenes

import (
	"strconv"
	"time"

	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/desk"
	"hexrail/scenes/kit"
	"hexrail/scenes/panel"
	"hexrail/scenes/planning"
)

// stepSize is how far the buttons of the history go.
type stepSize int

// The step sizes.
const (
	byAction stepSize = iota
	byCompany
	byRound
	byMine
)

// dock is the history: a bar over the whole game, with buttons that go through it and play it.
type dock struct {
	t        *Table
	open     bool
	by       stepSize // how far its buttons go
	playback playback
}

// playback shows the history move by move.
type playback struct {
	on    bool
	next  time.Duration
	speed int // 1, 2 or 4
	until int // it ends at this position and the present is shown again; at the present if zero
}

// replay opens the history and plays the game from its beginning.
func (d *dock) replay() {
	d.open = true
	d.t.goTo(0)
	d.playback = playback{on: true}
}

func (d *dock) show() { d.open = true }

// toggle opens the dock, or closes it and goes back to the present, unless comments lead through the game.
func (d *dock) toggle() {
	if d.playback.on = false; d.open && !d.t.comments.Any() {
		d.t.goTo(d.t.game.Now())
	}
	d.open = !d.open
}

// showRun shows the run before a position on the map, with the history open.
func (d *dock) showRun(at int) {
	d.t.goTo(at)
	d.t.look(mapSide)
	d.open, d.t.sheet = true, 0
	var passed []id.Hex
	for _, r := range desk.RoutesOf(d.t.game.Action(at-1).(rules.RunRoutes), false) {
		passed = panel.AppendHexes(passed, r.Route)
	}
	d.t.pane.Visit(passed)
}

// nextStop and lastStop return the position that the buttons lead to.
func (d *dock) nextStop(i int) int {
	switch d.by {
	case byCompany:
		return d.t.game.Next(i, match.ByTurn)
	case byRound:
		return d.t.game.Next(i, match.ByRound)
	case byMine:
		return d.t.game.NextOf(i, d.t.me())
	}
	return min(i+1, d.t.game.Len())
}

func (d *dock) lastStop(i int) int {
	switch d.by {
	case byCompany:
		return d.t.game.Prev(i, match.ByTurn)
	case byRound:
		return d.t.game.Prev(i, match.ByRound)
	case byMine:
		return d.t.game.PrevOf(i, d.t.me())
	}
	return max(i-1, 0)
}

// me returns the player whose turns count as one's own: the chosen one, or who decides now.
func (t *Table) me() id.Player {
	if t.strips.Chosen.Player != 0 {
		return t.strips.Chosen.Player
	}
	if p := t.game.Decider(t.game.Now()); p != 0 {
		return p
	}
	return 1
}

// run shows the next position when it is time.
func (d *dock) run(u *ui.UI) {
	f := &d.playback
	if !f.on {
		return
	}
	if f.next == 0 {
		f.next = u.Now + time.Duration(theme.MotionMs.StepAuto)*time.Millisecond
	}
	if at := d.t.game.At(); at == d.t.game.Now() || d.t.game.AtEnd() || f.until > 0 && at >= f.until && u.Now >= f.next {
		if f.on = false; f.until > 0 {
			d.t.goTo(d.t.game.Now())
			u.Again()
		}
		return
	}
	if u.Now >= f.next {
		at := d.t.game.At()
		to := d.nextStop(at)
		if now := d.t.game.Now(); at < now {
			to = min(to, now) // what was undone is no part of it
		}
		comment, commented := d.t.comments.After(at)
		if commented {
			to = min(to, comment)
		}
		d.t.goTo(to)
		if to == at+1 && f.speed <= 2 {
			d.t.animate()
		}
		if commented && to == comment { // it waits until that is read
			d.t.showComment(to)
		}
		f.next = u.Now + time.Duration(theme.MotionMs.StepAuto)*time.Millisecond/time.Duration(max(1, f.speed))
		u.Again()
	}
	u.WakeAt(f.next)
}

// togglePlayback starts it, or stops it. In the present it starts from the beginning.
func (d *dock) togglePlayback(u *ui.UI) {
	f := &d.playback
	f.on = !f.on
	if f.on && (!d.t.past() || d.t.game.AtEnd()) {
		d.t.goTo(0)
	}
	if f.until <= d.t.game.At() {
		f.until = 0
	}
	f.next = u.Now + 200*time.Millisecond
	if f.speed == 0 {
		f.speed = 1
	}
}

// keys are the keys while the dock is open.
func (d *dock) keys(u *ui.UI) {
	at := d.t.game.At()
	for _, k := range [...]struct {
		chord string
		to    func() int
	}{
		{"ArrowRight", func() int { return min(at+1, d.t.game.Len()) }},
		{"ArrowLeft", func() int { return max(at-1, 0) }},
		{"Shift+ArrowRight", func() int { return d.t.game.Next(at, match.ByTurn) }},
		{"Shift+ArrowLeft", func() int { return d.t.game.Prev(at, match.ByTurn) }},
		{"ArrowDown", func() int { return d.t.game.Next(at, match.ByRound) }},
		{"ArrowUp", func() int { return d.t.game.Prev(at, match.ByRound) }},
		{"Home", func() int { return 0 }},
		{"End", func() int { return d.t.game.Len() }},
	} {
		if u.Key(k.chord) {
			d.stepTo(u, k.to())
		}
	}
	if u.Key(" ") {
		d.togglePlayback(u)
		u.Again()
	}
}

// scrub shows a position and stops the playback.
func (d *dock) scrub(u *ui.UI, i int) {
	d.playback.on = false
	d.t.goTo(i)
	u.Again()
}

// stepTo shows a position as scrub does and has a voice say it, unless the slider has the focus, whose value tells it.
func (d *dock) stepTo(u *ui.UI, i int) {
	was := d.t.game.At()
	d.scrub(u, i)
	if i != was && u.Focus() != "hist:scrub" {
		u.Announce(d.t.see().History.Spoken)
	}
}

// height returns the height of the open dock.
func (d *dock) height(u *ui.UI) float32 {
	branches := float32(len(d.branchLines())) * planning.LineHeight(u)
	if d.t.class == kit.Phone || d.t.class == kit.Landscape {
		return 64 + 2*max(36, u.Target()) + branches
	}
	return theme.Size.HistoryDock - 34 + 14*(u.TextScale-1) + branches
}

// draw draws the dock: buttons, step size, and the slider over the whole game.
func (d *dock) draw(u *ui.UI, r ui.Rect) {
	u.Block(r)
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Base)
	u.Open(ui.Node{ID: "history", Role: ui.RoleRegion, Name: d.t.speaker().Word(text.History), Rect: r})
	defer u.Close()
	in := r.Pad(12, 8)
	row := in.CutTop(max(36, u.Target()))
	d.drawButtons(u, &row)
	changes := d.t.changesButton(row.W < d.stepSizesWidth(u)+400*u.TextScale)
	width := max(u.ButtonWidth(changes), row.H)
	if u.Button("hist:changes", row.CutRight(width), changes) {
		d.t.showChanges(u)
		u.Again()
	}
	row.CutRight(12)
	if d.t.class == kit.Phone {
		row = in.CutTop(max(34, u.Target()))
	}
	if w := d.stepSizesWidth(u); row.W > w+90 {
		d.drawStepSizes(u, row.CutRight(w).Middle(w, max(34, u.Target())))
		row.CutRight(12)
	} else if d.t.class == kit.Phone {
		d.drawStepSizes(u, row)
		row = ui.Rect{}
	}
	row.CutLeft(10)
	d.drawLabel(u, row)
	in.CutTop(4)
	d.drawLine(u, in)
}

func (d *dock) drawButtons(u *ui.UI, r *ui.Rect) {
	say, at := d.t.speaker(), d.t.game.At()
	play, name := icon.Play, say.Word(text.HistoryPlay)
	if d.playback.on {
		play, name = icon.Pause, d.t.app.Say(tableWords.pause)
	}
	for _, b := range [...]struct {
		id   string
		icon icon.Name
		name string
		off  bool
		do   func()
	}{
		{"hist:first", icon.Prev, say.Word(text.HistoryStart), at == 0, func() { d.stepTo(u, 0) }},
		{"hist:back", icon.StepBack, say.Word(text.HistoryBack), at == 0, func() { d.stepTo(u, d.lastStop(at)) }},
		{"hist:play", play, name, d.t.game.Len() == 0, func() { d.togglePlayback(u) }},
		{"hist:forward", icon.Step, say.Word(text.HistoryForward), d.t.game.AtEnd(), func() { d.stepTo(u, d.nextStop(at)) }},
		{"hist:now", icon.Next, say.Word(text.HistoryNow), at == d.t.game.Now(), func() { d.stepTo(u, d.t.game.Now()) }},
	} {
		side := max(36, u.Target())
		if u.Button(b.id, r.CutLeft(side), ui.Button{Icon: b.icon, Name: b.name, Look: ui.Quiet, Disabled: b.off}) {
			b.do()
			u.Again()
		}
	}
	speed := ui.Button{Text: "×" + strconv.Itoa(max(1, d.playback.speed)), Name: d.t.app.Say(tableWords.speed), Look: ui.Quiet, Small: true}
	if u.Button("hist:speed", r.CutLeft(40), speed) {
		d.playback.speed = max(1, d.playback.speed) * 2 % 7
		u.Again()
	}
}

// stepSizesWidth returns how wide the choice of the step size is.
func (d *dock) stepSizesWidth(u *ui.UI) float32 {
	w := float32(0)
	for _, word := range [...]text.Word{text.ByAction, text.ByCompany, text.ByRound, text.ByMyTurn} {
		w = max(w, u.ButtonWidth(ui.Button{Text: d.t.speaker().Word(word), Small: true}))
	}
	return 4*(w+4) + 6
}

func (d *dock) drawStepSizes(u *ui.UI, r ui.Rect) {
	say := d.t.speaker()
	d.by = stepSize(u.Segments("hist:by", d.t.app.Say(tableWords.stepBy), r, []ui.Choice{
		{ID: "hist:action", Text: say.Word(text.ByAction)}, {ID: "hist:company", Text: say.Word(text.ByCompany)},
		{ID: "hist:round", Text: say.Word(text.ByRound)}, {ID: "hist:mine", Text: say.Word(text.ByMyTurn)},
	}, int(d.by)))
}

// drawLabel says where the cursor is and what was done last.
func (d *dock) drawLabel(u *ui.UI, r ui.Rect) {
	h := &d.t.see().History
	number := d.t.phrase(tableWords.actionOf, text.Facts{"n": strconv.Itoa(h.At), "all": strconv.Itoa(h.Len)})
	if r.W < 60 {
		return
	}
	head, what := kit.Shrunk(u, number, r.W, kit.Bold(u, kit.Sizes.Compact), kit.Sizes.Micro), kit.Soft(u, kit.Sizes.Small)
	if u.P.Width(h.Label, what) > r.W { // the panel says it in full
		u.Text("hist:number", r, number, head)
		return
	}
	lines := r.Middle(r.W, kit.Line(u, kit.Sizes.Compact)+kit.Line(u, kit.Sizes.Small))
	u.Text("hist:number", lines.CutTop(kit.Line(u, kit.Sizes.Compact)), number, head)
	u.Label(lines, h.Label, what)
}

// showComment shows a position with the comment on it.
func (t *Table) showComment(at int) {
	t.history.playback.on, t.sheet = false, 1
	t.goTo(at)
	t.pane.Visit(t.comments.Hexes(at))
}

// undoCost tells how many actions are lost if all from a position on are undone, and how many of them are one's own.
func (t *Table) undoCost(from int) string {
	mine := 0
	for i := from; i < t.game.Now(); i++ {
		if t.game.Decider(i) == t.me() {
			mine++
		}
	}
	return tableWords.undoCost.Fill(t.app.Prefs.Lang, text.Facts{
		"n": strconv.Itoa(t.game.Now() - from), "mine": strconv.Itoa(mine), "player": t.speaker().Player(t.me()),
	})
}

// pastBar is the action bar while the past is shown.
func (t *Table) pastBar() panel.Bar {
	say := t.speaker()
	b := panel.Bar{Primary: &panel.Act{ID: "act:now", Text: say.Word(text.BackToNow), Do: func() { t.goTo(t.game.Now()) }}}
	if t.hooks.ReadOnly || t.game.At() > t.game.Now() {
		return b
	}
	if at := t.game.At(); at < t.first {
		b.Note = t.app.Say(planning.Words.BeforeStart)
	} else {
		if b.Note = t.undoCost(at); t.hooks.Cut != nil {
			b.Note = t.speaker().Sentences([]string{b.Note, t.app.Say(tableWords.undoKeeps)})
		}
		b.Secondary = &panel.Act{
			ID: "act:undo-here", Text: say.Word(text.UndoHere), Do: func() { t.undoTo(at) },
			Guard: tableWords.undoAsks.Fill(t.app.Prefs.Lang, text.Facts{"n": strconv.Itoa(t.game.Now() - at)}), Tell: b.Note,
		}
	}
	if t.hooks.WhatIfs != nil && !t.secret() {
		b.More = &panel.Act{ID: "act:whatif-here", Text: say.Word(text.WhatIfHere), Look: ui.WhatIf, Do: t.hooks.WhatIfs.Begin}
	}
	return b
}
