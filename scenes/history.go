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
	"hexrail/game/view"
	"hexrail/rules/id"
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

// player plays the history like a film.
type film struct {
	on    bool
	next  time.Duration
	speed int // 1, 2 or 4
}

func (t *Table) openHistory() { t.dock = true }

// toggleHistory opens the dock, or closes it and goes back to the present.
func (t *Table) toggleHistory() {
	if t.dock {
		t.film.on = false
		t.goTo(t.now)
	}
	t.dock = !t.dock
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
	if p := t.game.Decider(t.now); p != 0 {
		return p
	}
	return 1
}

// run shows the next position when it is time.
func (f *film) run(t *Table, u *ui.UI) {
	if !f.on {
		return
	}
	if t.game.AtEnd() {
		f.on = false
		return
	}
	if u.Now >= f.next {
		t.goTo(t.nextStop(t.game.At()))
		f.next = u.Now + time.Duration(theme.MotionMs.StepAuto)*time.Millisecond/time.Duration(max(1, f.speed))
		u.Again()
	}
	u.WakeAt(f.next)
}

// play starts the film, or stops it. At the end it starts from the beginning.
func (f *film) toggle(t *Table, u *ui.UI) {
	f.on = !f.on
	if f.on && t.game.AtEnd() {
		t.goTo(0)
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
			t.scrub(u, k.to())
		}
	}
	if u.Key(" ") {
		t.film.toggle(t, u)
		u.Again()
	}
}

// scrub shows a position and stops the film.
func (t *Table) scrub(u *ui.UI, i int) {
	t.film.on = false
	t.goTo(i)
	u.Again()
}

// dockHeight returns the height of the open dock.
func (t *Table) dockHeight(u *ui.UI) float32 {
	if t.class == phone || t.class == landscape {
		return 64 + 2*max(36, u.Target())
	}
	return theme.Size.HistoryDock - 34 + 14*(u.TextScale-1)
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
	if t.class == phone {
		row = in.CutTop(max(34, u.Target()))
	}
	if w := t.stepSizesWidth(u); row.W > w+150 {
		t.stepSizes(u, row.CutRight(w).Middle(w, max(34, u.Target())))
		row.CutRight(12)
	} else if t.class == phone {
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
	if t.film.on {
		play, name = icon.Pause, t.app.say(tableWords.pause)
	}
	for _, b := range [...]struct {
		id   string
		icon icon.Name
		name string
		off  bool
		do   func()
	}{
		{"hist:first", icon.Prev, say.Word(text.HistoryStart), at == 0, func() { t.scrub(u, 0) }},
		{"hist:back", icon.StepBack, say.Word(text.HistoryBack), at == 0, func() { t.scrub(u, t.lastStop(at)) }},
		{"hist:play", play, name, t.game.Len() == 0, func() { t.film.toggle(t, u) }},
		{"hist:forward", icon.Step, say.Word(text.HistoryForward), t.game.AtEnd(), func() { t.scrub(u, t.nextStop(at)) }},
		{"hist:now", icon.Next, say.Word(text.HistoryNow), at == t.now, func() { t.scrub(u, t.now) }},
	} {
		side := max(36, u.Target())
		if u.Button(b.id, r.CutLeft(side), ui.Button{Icon: b.icon, Name: b.name, Look: ui.Quiet, Disabled: b.off}) {
			b.do()
			u.Again()
		}
	}
	speed := ui.Button{Text: "×" + strconv.Itoa(max(1, t.film.speed)), Name: t.app.say(tableWords.speed), Look: ui.Quiet, Small: true}
	if u.Button("hist:speed", r.CutLeft(40), speed) {
		t.film.speed = max(1, t.film.speed) * 2 % 7
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
	t.step = stepSize(u.Segments("hist:by", t.app.say(tableWords.stepBy), r, []ui.Choice{
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
	head, what := shrunk(u, number, r.W, bold(u, sizes.Compact), sizes.Micro), soft(u, sizes.Small)
	if u.P.Width(h.Label, what) > r.W { // the panel says it in full
		u.Text("hist:number", r, number, head)
		return
	}
	lines := r.Middle(r.W, line(u, sizes.Compact)+line(u, sizes.Small))
	u.Text("hist:number", lines.CutTop(line(u, sizes.Compact)), number, head)
	u.Label(lines, h.Label, what)
}

// historyLine draws the rounds as segments, the phases below, the turns of one player above, and the cursor, which is
// dragged.
func (t *Table) historyLine(u *ui.UI, r ui.Rect) {
	h := &t.see().History
	r = r.Pad(6, 0)
	ticks := r.CutTop(8)
	band := r.CutTop(24 * min(u.TextScale, 1.2))
	phases := r.CutTop(min(r.H, 24))
	t.slideHistory(u, paint.R(band.X-6, ticks.Y, band.W+12, phases.Bottom()-ticks.Y), band, h)
	place := func(i int) float32 { return band.X + band.W*float32(i)/float32(max(1, h.Len+1)) }
	for _, s := range h.Rounds {
		t.roundSegment(u, paint.R(place(s.From), band.Y, max(2, place(s.To)-place(s.From)-2), band.H), &s)
	}
	for _, s := range h.Turns {
		if s.Player == t.me() {
			u.P.Fill(paint.R(place(s.From), ticks.Bottom()-5, max(1.5, place(s.To)-place(s.From)-1), 3), seatColor(u, s.Player))
		}
	}
	t.phaseMarks(u, phases, h, place)
	x := place(h.At)
	u.P.RoundRect(paint.R(x-1.5, ticks.Y, 3, band.Bottom()-ticks.Y+3), 1.5, u.Theme.Ink.Base)
	u.P.Circle(x, band.Bottom()+5, 6, u.Theme.Ink.Base)
	if t.past() {
		now := place(t.now)
		u.P.RoundRect(paint.R(now-1, ticks.Y, 2, band.Bottom()-ticks.Y), 1, u.Theme.Accent.Base)
	}
}

// slideHistory takes presses and drags along the line, and its keys while it has the focus.
func (t *Table) slideHistory(u *ui.UI, r, band ui.Rect, h *view.History) {
	u.Node(ui.Node{
		ID: "hist:scrub", Role: ui.RoleSlider, Name: t.speaker().Word(text.History), Rect: r,
		Max: h.Len, Now: h.At, Value: h.Spoken,
	})
	g := u.Area("hist:scrub", r)
	if g.Focus {
		u.P.Frame(r.Inset(-2), theme.Radius.Chip, theme.Stroke.FocusRing, u.Theme.Focus)
	}
	if inside := r.Has(g.X, g.Y); g.Clicked && inside || g.Dragging && g.DX != 0 {
		i := int((g.X - band.X) / band.W * float32(h.Len+1))
		if i = min(max(0, i), h.Len); i != t.game.At() {
			t.scrub(u, i)
		}
	}
	if g.WheelY+g.WheelX != 0 {
		by := 1
		if g.WheelY+g.WheelX < 0 {
			by = -1
		}
		t.scrub(u, min(max(0, t.game.At()+by), h.Len))
	}
}

func (t *Table) roundSegment(u *ui.UI, r ui.Rect, s *view.Segment) {
	ground, ink, edge := u.Theme.BG.Inset, u.Theme.Ink.Soft, u.Theme.Line.Base
	if s.Operating {
		ground, ink, edge = u.Theme.Accent.Soft, u.Theme.Ink.Base, u.Theme.Accent.Line
	}
	u.P.RoundRect(r, min(3, r.W/2), ground)
	if r.W > 5 {
		u.P.Frame(r, 3, 1, edge)
	}
	style := u.Type(sizes.Caption, paint.Regular, ink)
	style.Align = paint.Center
	words := s.Text
	if u.P.Width(words, style) > r.W-4 {
		words = shortRound(words)
	}
	if u.P.Width(words, style) <= r.W-4 {
		u.P.TextIn(r, words, style)
	}
}

// shortRound leaves the number of a round.
func shortRound(s string) string {
	for i, c := range s {
		if c >= '0' && c <= '9' {
			return s[i:]
		}
	}
	return ""
}

func (t *Table) phaseMarks(u *ui.UI, r ui.Rect, h *view.History, place func(int) float32) {
	ps := &parts{u: u}
	ps.text(t.app.say(tableWords.phase), faint(u, sizes.Caption))
	free := r.X + ps.width() + 8
	ps.draw(r.Moved(0, 2))
	for i, s := range h.Phases {
		if i == 0 {
			continue
		}
		card := &parts{u: u}
		card.trainCard(s.Text, false, false)
		x := max(place(s.From)-card.width()/2, free)
		if x+card.width() <= r.Right()+6 {
			card.draw(paint.R(x, r.Y+2, card.width(), r.H-2))
			free = x + card.width() + 3
		}
	}
}

// pastBar is the action bar while the past is shown.
func (t *Table) pastBar() bar {
	say := t.speaker()
	b := bar{Primary: &act{ID: "act:now", Text: say.Word(text.BackToNow), Do: func() { t.goTo(t.now) }}}
	if t.hooks.ReadOnly || t.game.At() > t.now {
		return b
	}
	b.Secondary = &act{
		ID: "act:undo-here", Text: say.Word(text.UndoHere), Do: func() { t.undoTo(t.game.At()) },
		Guard: t.phrase(tableWords.undoLoses, text.Facts{"n": strconv.Itoa(t.now - t.game.At())}),
	}
	if t.hooks.WhatIf != nil {
		b.More = &act{ID: "act:whatif-here", Text: say.Word(text.WhatIfHere), Look: ui.WhatIf, Do: func() { t.hooks.WhatIf(t) }}
	}
	return b
}
