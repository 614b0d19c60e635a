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

// playback shows the history move by move.
type playback struct {
	on    bool
	next  time.Duration
	speed int // 1, 2 or 4
	until int // it ends at this position and the present is shown again; at the present if zero
}

// replay opens the history and plays the game from its beginning.
func (t *Table) replay() {
	t.dock = true
	t.goTo(0)
	t.playback = playback{on: true}
}

func (t *Table) openHistory() { t.dock = true }

// toggleHistory opens the dock, or closes it and goes back to the present.
func (t *Table) toggleHistory() {
	if t.dock {
		t.playback.on = false
		t.goTo(t.game.Now())
	}
	t.dock = !t.dock
}

// showRun shows the run before a position on the map, with the history open.
func (t *Table) showRun(at int) {
	t.goTo(at)
	t.look(mapSide)
	t.dock, t.sheet = true, 0
	var passed []id.Hex
	for _, r := range desk.RoutesOf(t.game.Action(at-1).(rules.RunRoutes), false) {
		passed = panel.AppendHexes(passed, r.Route)
	}
	t.pane.Visit(passed)
}

// nextStop and lastStop return the position that the buttons lead to.
func (t *Table) nextStop(i int) int {
	switch t.step {
	case byCompany:
		return t.game.Next(i, match.ByTurn)
	case byRound:
		return t.game.Next(i, match.ByRound)
	case byMine:
		return t.game.NextOf(i, t.me())
	}
	return min(i+1, t.game.Len())
}

func (t *Table) lastStop(i int) int {
	switch t.step {
	case byCompany:
		return t.game.Prev(i, match.ByTurn)
	case byRound:
		return t.game.Prev(i, match.ByRound)
	case byMine:
		return t.game.PrevOf(i, t.me())
	}
	return max(i-1, 0)
}

// me returns the player whose turns count as one's own: the chosen one, or who decides now.
func (t *Table) me() id.Player {
	if t.chosen.Player != 0 {
		return t.chosen.Player
	}
	if p := t.game.Decider(t.game.Now()); p != 0 {
		return p
	}
	return 1
}

// run shows the next position when it is time.
func (f *playback) run(t *Table, u *ui.UI) {
	if !f.on {
		return
	}
	if f.next == 0 {
		f.next = u.Now + time.Duration(theme.MotionMs.StepAuto)*time.Millisecond
	}
	if at := t.game.At(); at == t.game.Now() || t.game.AtEnd() || f.until > 0 && at >= f.until && u.Now >= f.next {
		if f.on = false; f.until > 0 {
			t.goTo(t.game.Now())
			u.Again()
		}
		return
	}
	if u.Now >= f.next {
		at := t.game.At()
		to := t.nextStop(at)
		if now := t.game.Now(); at < now {
			to = min(to, now) // what was undone is no part of it
		}
		t.goTo(to)
		if to == at+1 && f.speed <= 2 {
			t.animate()
		}
		f.next = u.Now + time.Duration(theme.MotionMs.StepAuto)*time.Millisecond/time.Duration(max(1, f.speed))
		u.Again()
	}
	u.WakeAt(f.next)
}

// toggle starts the playback, or stops it. In the present it starts from the beginning.
func (f *playback) toggle(t *Table, u *ui.UI) {
	f.on = !f.on
	if f.on && (!t.past() || t.game.AtEnd()) {
		t.goTo(0)
	}
	if f.until <= t.game.At() {
		f.until = 0
	}
	f.next = u.Now + 200*time.Millisecond
	if f.speed == 0 {
		f.speed = 1
	}
}

// historyKeys are the keys while the dock is open.
func (t *Table) historyKeys(u *ui.UI) {
	at := t.game.At()
	for _, k := range [...]struct {
		chord string
		to    func() int
	}{
		{"ArrowRight", func() int { return min(at+1, t.game.Len()) }},
		{"ArrowLeft", func() int { return max(at-1, 0) }},
		{"Shift+ArrowRight", func() int { return t.game.Next(at, match.ByTurn) }},
		{"Shift+ArrowLeft", func() int { return t.game.Prev(at, match.ByTurn) }},
		{"ArrowDown", func() int { return t.game.Next(at, match.ByRound) }},
		{"ArrowUp", func() int { return t.game.Prev(at, match.ByRound) }},
		{"Home", func() int { return 0 }},
		{"End", func() int { return t.game.Len() }},
	} {
		if u.Key(k.chord) {
			t.stepTo(u, k.to())
		}
	}
	if u.Key(" ") {
		t.playback.toggle(t, u)
		u.Again()
	}
}

// scrub shows a position and stops the playback.
func (t *Table) scrub(u *ui.UI, i int) {
	t.playback.on = false
	t.goTo(i)
	u.Again()
}

// stepTo shows a position as scrub does and has a voice say it, unless the slider has the focus, whose value tells it.
func (t *Table) stepTo(u *ui.UI, i int) {
	was := t.game.At()
	t.scrub(u, i)
	if i != was && u.Focus() != "hist:scrub" {
		u.Announce(t.see().History.Spoken)
	}
}

// dockHeight returns the height of the open dock.
func (t *Table) dockHeight(u *ui.UI) float32 {
	branches := float32(len(t.branchLines())) * planning.LineHeight(u)
	if t.class == kit.Phone || t.class == kit.Landscape {
		return 64 + 2*max(36, u.Target()) + branches
	}
	return theme.Size.HistoryDock - 34 + 14*(u.TextScale-1) + branches
}

// historyDock draws the dock: buttons, step size, and the slider over the whole game.
func (t *Table) historyDock(u *ui.UI, r ui.Rect) {
	u.Block(r)
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Base)
	u.Open(ui.Node{ID: "history", Role: ui.RoleRegion, Name: t.speaker().Word(text.History), Rect: r})
	defer u.Close()
	in := r.Pad(12, 8)
	row := in.CutTop(max(36, u.Target()))
	t.historyButtons(u, &row)
	changes := t.changesButton(row.W < t.stepSizesWidth(u)+400*u.TextScale)
	width := max(u.ButtonWidth(changes), row.H)
	if u.Button("hist:changes", row.CutRight(width), changes) {
		t.showChanges(u)
		u.Again()
	}
	row.CutRight(12)
	if t.class == kit.Phone {
		row = in.CutTop(max(34, u.Target()))
	}
	if w := t.stepSizesWidth(u); row.W > w+90 {
		t.stepSizes(u, row.CutRight(w).Middle(w, max(34, u.Target())))
		row.CutRight(12)
	} else if t.class == kit.Phone {
		t.stepSizes(u, row)
		row = ui.Rect{}
	}
	row.CutLeft(10)
	t.historyLabel(u, row)
	in.CutTop(4)
	t.historyLine(u, in)
}

func (t *Table) historyButtons(u *ui.UI, r *ui.Rect) {
	say, at := t.speaker(), t.game.At()
	play, name := icon.Play, say.Word(text.HistoryPlay)
	if t.playback.on {
		play, name = icon.Pause, t.app.Say(tableWords.pause)
	}
	for _, b := range [...]struct {
		id   string
		icon icon.Name
		name string
		off  bool
		do   func()
	}{
		{"hist:first", icon.Prev, say.Word(text.HistoryStart), at == 0, func() { t.stepTo(u, 0) }},
		{"hist:back", icon.StepBack, say.Word(text.HistoryBack), at == 0, func() { t.stepTo(u, t.lastStop(at)) }},
		{"hist:play", play, name, t.game.Len() == 0, func() { t.playback.toggle(t, u) }},
		{"hist:forward", icon.Step, say.Word(text.HistoryForward), t.game.AtEnd(), func() { t.stepTo(u, t.nextStop(at)) }},
		{"hist:now", icon.Next, say.Word(text.HistoryNow), at == t.game.Now(), func() { t.stepTo(u, t.game.Now()) }},
	} {
		side := max(36, u.Target())
		if u.Button(b.id, r.CutLeft(side), ui.Button{Icon: b.icon, Name: b.name, Look: ui.Quiet, Disabled: b.off}) {
			b.do()
			u.Again()
		}
	}
	speed := ui.Button{Text: "×" + strconv.Itoa(max(1, t.playback.speed)), Name: t.app.Say(tableWords.speed), Look: ui.Quiet, Small: true}
	if u.Button("hist:speed", r.CutLeft(40), speed) {
		t.playback.speed = max(1, t.playback.speed) * 2 % 7
		u.Again()
	}
}

// stepSizesWidth returns how wide the choice of the step size is.
func (t *Table) stepSizesWidth(u *ui.UI) float32 {
	w := float32(0)
	for _, word := range [...]text.Word{text.ByAction, text.ByCompany, text.ByRound, text.ByMyTurn} {
		w = max(w, u.ButtonWidth(ui.Button{Text: t.speaker().Word(word), Small: true}))
	}
	return 4*(w+4) + 6
}

func (t *Table) stepSizes(u *ui.UI, r ui.Rect) {
	say := t.speaker()
	t.step = stepSize(u.Segments("hist:by", t.app.Say(tableWords.stepBy), r, []ui.Choice{
		{ID: "hist:action", Text: say.Word(text.ByAction)}, {ID: "hist:company", Text: say.Word(text.ByCompany)},
		{ID: "hist:round", Text: say.Word(text.ByRound)}, {ID: "hist:mine", Text: say.Word(text.ByMyTurn)},
	}, int(t.step)))
}

// historyLabel says where the cursor is and what was done last.
func (t *Table) historyLabel(u *ui.UI, r ui.Rect) {
	h := &t.see().History
	number := t.phrase(tableWords.actionOf, text.Facts{"n": strconv.Itoa(h.At), "all": strconv.Itoa(h.Len)})
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
