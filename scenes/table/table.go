package table

import (
	"cmp"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/advice"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/commentary"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/handover"
	"github.com/hexrail/hexrail/scenes/header"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/intro"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/motion"
	"github.com/hexrail/hexrail/scenes/panel"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/roster"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Table is the screen on which a game is played and watched.
type Table struct {
	app   *app.Shell
	game  *match.Match
	hooks Hooks

	desk  *choice.Desk // what the parts share
	sight *sight
	due   *decision.Decision // nil while the past is shown, in a read-only game and after the end
	said  announcer

	people *people
	auto   *opponents // plays for the computers; nil if there are none
	rewind *rewind
	orders *autoplay

	// The parts that draw, from the top of the screen to the bottom and then those above them.
	layout   *layout // what the player has chosen to see
	wide     *wide
	bar      *header.Bar
	banner   *header.Banner
	strips   *roster.Roster
	middle   *middle
	pane     *mappane.Pane
	tabs     *info.Tabs
	panel    *sidePanel
	phone    *phone
	actions  *actionBar
	history  *dock
	others   *recap.Recap
	motion   *motion.Motion
	comments *commentary.Commentary
	rules    *rulesPanel
	pill     *pill
	ways     *ways
	menu     *menu
	focus    focus
	intro    *intro.Show // the pictures for a newcomer; nil unless they are being shown
}

// Desk returns the context shared by the parts.
func (t *Table) Desk() *desk.Desk { return t.desk.Desk }

// Play plays an action. If it is refused, Play returns the refusal and changes nothing.
func (t *Table) Play(a rules.Action) rules.Refusal {
	if t.game.Past() || t.hooks.ReadOnly {
		return rules.Refusal{Reason: rules.WrongStep}
	}
	by := t.game.Decider(t.game.Now())
	r := t.keepCut(func() rules.Refusal { return t.game.Play(a) })
	if !r.Refused() {
		t.game.Programmes.RemoveEnded(by)
		t.update()
		t.accountFor()
		t.others.OpenEnd()
		t.openNews()
		t.animate()
		t.playSound(by)
		t.orders.playOn()
	}
	return r
}

// accountFor announces the last action and its effects, unless a computer played it or it is secret.
func (t *Table) accountFor() {
	made := t.game.Now() - 1
	if t.said.made = ""; !t.game.ByComputer(made) && !t.game.ViewAt(made).Sealed() {
		t.said.made = t.desk.Speaker().Sentences(t.desk.Viewer().Account(made))
	}
}

// keepCut calls play and keeps the undone actions that it replaces as a what-if; see rewind.
func (t *Table) keepCut(play func() rules.Refusal) (r rules.Refusal) {
	t.rewind.keepCut(func() { r = play() })
	return r
}

// ready reports whether the step has been on the screen long enough to be played.
func (t *Table) ready(u *ui.UI) bool { return t.said.stood.Elapsed(u) >= t.app.Lock() }

// openNews opens the short card about the turns of others if a person on this device has to decide now.
func (t *Table) openNews() {
	if t.due != nil && !t.people.computerDecides() && !t.people.Away() {
		t.others.OpenBrief()
	}
}

// animate animates the last action, unless the player wants no animation or the game runs at once.
func (t *Table) animate() {
	if t.app.Prefs.NoTraces || t.app.Prefs.Still || t.auto != nil && t.auto.rushes() {
		t.motion.Stop()
		return
	}
	t.motion.Start()
}

// playSound plays the sound of the last action, which by decided, unless the game runs at once.
func (t *Table) playSound(by id.Player) {
	if t.auto == nil || !t.auto.rushes() {
		next := t.game.Decider(t.game.Now())
		t.motion.QueueSound(next != by && next != 0 && !t.people.computerDecides() && !t.people.Away())
	}
}

// buttons returns the action bar of, in this order: an open comment, a past position, the hooks, sending the link, the
// pending decision, a game that is over.
func (t *Table) buttons() decision.Bar {
	if t.comments.Any() {
		return t.comments.Bar(t.history.showComment, t.app.Home)
	}
	if t.game.Past() {
		return t.history.bar()
	}
	if t.hooks.Bar != nil {
		if b := t.hooks.Bar(); b != nil {
			return *b
		}
	}
	if t.due != nil && t.people.unsent() {
		return t.people.sendBar()
	}
	if t.due != nil {
		b := t.due.Panel.Bar()
		t.people.guard(&b)
		return b
	}
	return t.idleBar()
}

// idleBar returns the action bar where nobody decides: it goes on with a read-only game, or opens the history.
func (t *Table) idleBar() decision.Bar {
	if t.hooks.ReadOnly && t.hooks.PlayOn != nil {
		return decision.Bar{Primary: &decision.Act{Text: t.desk.Say(text.OpenPlay), Do: t.hooks.PlayOn}}
	}
	if t.history.open {
		return decision.Bar{}
	}
	return decision.Bar{Secondary: &decision.Act{ID: "act:history", Text: t.desk.Say(text.History), Key: "H",
		Do: t.history.raise}}
}

// GoTo shows a position without changing the game.
func (t *Table) GoTo(i int) {
	t.game.Look(i)
	t.updateCursor()
}

// restart shows a position as the latest one, as when a lesson or a puzzle begins again.
func (t *Table) restart(at int) {
	t.game.GoTo(at)
	t.update()
}

// update updates the table after the latest position has changed.
func (t *Table) update() {
	t.said.last = "" // the next step is announced and guarded even if its words are the same
	t.orders.asked = nil
	t.sight.valid, t.people.opened = false, 0
	t.others.Forget()
	t.updateCursor()
	if t.hooks.Changed != nil {
		t.hooks.Changed()
	}
}

// updateCursor updates the table after the cursor has moved.
func (t *Table) updateCursor() {
	before := t.due
	t.due, t.layout.asked = nil, false
	if t.people.canDecide() {
		t.due = t.decision()
	}
	if before != nil && before.Next != nil { // a plan or an outlook stays
		t.due = before.Next(t.due)
	}
}

// decision returns the pending decision: a person's, or the display of a computer's turn.
func (t *Table) decision() *decision.Decision {
	if t.people.computerDecides() {
		return (&following{t.layout, t.auto, t.people, t.rewind, t.pane, t.takeSeat}).decision()
	}
	d := panel.Decide(t.desk)
	t.layout.sheet.begin(d.Draft())
	return d
}

// traits returns the traits of the pending decision.
func (t *Table) traits() decision.Traits {
	if t.due == nil {
		return decision.Traits{}
	}
	return t.due.Traits
}

// Due returns the pending decision, or nil.
func (t *Table) Due() *decision.Decision { return t.due }

// corpChosen returns the company that the panel describes: the selected one, or that of the current step.
func (t *Table) corpChosen() id.Corp {
	if t.strips.Chosen.Corp != 0 {
		return t.strips.Chosen.Corp
	}
	p := &t.desk.See().Prompt
	if p.Subject != 0 {
		return p.Subject
	}
	return p.Actor.Corp()
}

// Update closes an opened sealed bid when the page is hidden, because another player may be the next to look.
func (t *Table) Update(e platform.Event) bool {
	if e.Kind == platform.Hidden {
		t.people.opened = 0
	}
	return false
}

// Draw draws the table.
func (t *Table) Draw(u *ui.UI, page ui.Rect) {
	t.sight.class = widgets.ClassOf(ui.Rect{W: u.Screen().W, H: page.H}) // the frame of a what-if makes no other layout
	if !t.focus.met && t.comments.Any() && t.desk.Small() {
		t.history.open = false // both do not fit
	}
	if t.people.mustHandOver() {
		t.drawHandOver(u, page)
		return
	}
	t.focus.restore(u)
	t.orders.playInFrame(u)
	t.orders.strip().Draw(u, &page)
	t.history.playDue(u)
	t.handleKeys(u)
	if t.history.open {
		t.history.handleKeys(u)
	}
	t.announce(u)
	t.comments.Announce(u)
	t.strips.Begin()
	if t.motion.Begin(u) {
		t.sight.valid = false
	}
	switch {
	case t.layout.tables != nil:
		t.wide.drawTables(u, page)
	case t.sight.class == widgets.Phone:
		t.phone.draw(u, page)
	case t.sight.class == widgets.Landscape:
		t.wide.drawLandscape(u, page)
	case t.sight.class == widgets.Tablet:
		t.wide.drawTablet(u, page)
	default:
		t.wide.drawDesktop(u, page)
	}
	if t.strips.End() {
		u.Again()
	}
	t.focus.moveIfGone(u, t.layout.tables != nil, mappane.FirstLegal(u, t.pane))
	t.motion.Draw(u)
	t.drawIntro(u)
	t.menu.draw(u)
}

// drawIntro shows the pictures for newcomers over the map, or over the middle of the screen, before the first decision.
func (t *Table) drawIntro(u *ui.UI) {
	if t.intro == nil && t.due != nil && !t.people.computerDecides() && intro.Due(t.app) {
		t.intro = &intro.Show{Token: t.desk.Tokens[max(1, t.desk.See().Prompt.Actor.Corp())]}
	}
	if t.intro == nil {
		return
	}
	area := u.Screen()
	if n, ok := u.Find("map"); ok {
		area = n.Rect
	}
	t.intro.DrawOver(u, t.app, area)
	if t.intro.Over() {
		t.intro = nil
		u.Again()
	}
}

// promptWords returns the order of the pending decision and its limits. In the past the order is the label of the
// position.
func (t *Table) promptWords() (order, limits string) {
	if t.game.Past() {
		return t.desk.See().History.Label, ""
	}
	if t.hooks.Settled != nil && t.hooks.Settled() {
		return "", ""
	}
	if t.due != nil {
		order, limits = t.due.Panel.Prompt()
	}
	if p := &t.desk.See().Prompt; order == "" && (p.Over || !t.hooks.ReadOnly) { // who only looks chooses nothing
		order = cmp.Or(p.Ended, p.Text) // the banner says who has won
	}
	return order, limits
}

// tell shows a toast in the next frame.
func (t *Table) tell(said string) { t.said.news = append(t.said.news, said) }

// account announces an undo or a redo before the decision to which it leads.
func (t *Table) account(said string) { t.said.made = said }

// openUndoMenu opens the undo menu.
func (t *Table) openUndoMenu() { t.menu.kind = undoMenu }

// announce announces the pending decision and its player to screen readers when either changes.
func (t *Table) announce(u *ui.UI) {
	words := t.desk.See().Prompt.Spoken
	switch {
	case t.game.Past():
		words = ""
	case t.due != nil && t.due.Spoken != nil:
		words = t.due.Spoken()
	}
	t.said.announce(u, words)
}

// drawHandOver draws the handover screen in place of the table.
func (t *Table) drawHandOver(u *ui.UI, page ui.Rect) {
	s := handover.Screen{Desk: t.Desk()}
	t.said.announce(u, s.Heading())
	before := id.Player(0)
	if to := t.rewind.undoTarget(); to >= t.rewind.first && t.game.ViewAt(to).Sealed() {
		before = t.game.Decider(to)
	}
	switch s.Draw(u, page, t.said.stood.Elapsed(u), before) {
	case handover.Nothing:
	case handover.TakesBack:
		t.rewind.undo()
	case handover.Opens:
		t.people.opened = t.game.Now() + 1
	}
}

// giveSeat makes a seat a computer's from the latest position on, and shows that position.
func (t *Table) giveSeat(p id.Player, level match.Level) {
	t.changeSeats(func() { t.game.SetComputer(p, level) })
}

// takeSeat makes a computer's seat a person's from the latest position on, and shows that position.
func (t *Table) takeSeat(p id.Player) { t.changeSeats(func() { t.game.TakeOver(p) }) }

// changeSeats shows the latest position and calls change, which gives a seat to somebody else from there on.
func (t *Table) changeSeats(change func()) {
	t.game.Look(t.game.Now())
	change()
	t.auto.stuck, t.auto.hurry = nil, false
	t.update()
}

// suggest returns the function that opens a suggestion for the decision on the screen, or nil unless a person here is
// to decide.
func (t *Table) suggest() func() {
	p := t.people
	decides := p.canDecide() && !p.computerDecides() && !p.Away() && !p.mustHandOver() && !p.secret()
	if t.app.Prefs.Unasked || t.desk.Unaided || !decides {
		return nil
	}
	return func() {
		t.app.Open(advice.New(advice.Around{
			Desk: t.Desk(), Play: t.Play,
			Choose: func(a rules.Action) bool { return t.due.Draft() != nil && t.due.Draft().ChooseAction(a) },
		}))
	}
}

// toggleOutlook opens or closes the run outlook.
func (t *Table) toggleOutlook() {
	if t.closeOutlook() || t.desk.Unaided {
		return
	}
	t.due = planning.NewRuns(t.Desk(), t.corpChosen(), t.due, func(under *decision.Decision) { t.due = under })
	t.layout.sheet.at = 1
	t.layout.showSide(mapSide)
}

// closeOutlook closes the run outlook and reports whether it was open.
func (t *Table) closeOutlook() bool {
	if t.due == nil {
		return false
	}
	_, open := t.due.Panel.(*planning.Runs)
	return open && t.due.Cancel()
}

// togglePlan opens or closes the plan of the player whose turns count here as the player's own.
func (t *Table) togglePlan() {
	if t.desk.Unaided {
		return
	}
	outlook := t.closeOutlook()
	if t.due != nil {
		if p, ok := t.due.Panel.(*planning.Plan); ok {
			if !outlook { // the outlook was on the plan
				p.Leave()
			}
			return
		}
	}
	t.due = planning.NewPlan(t.Desk(), t.history.owner(), t.due, planning.PlanAround{
		Back: func(under *decision.Decision) { t.due = under },
		Runs: t.toggleOutlook,
		Store: func() {
			if t.hooks.Changed != nil && !t.hooks.Copy { // a what-if keeps its plan while it is open
				t.hooks.Changed()
			}
		},
	})
	t.layout.sheet.at = 1
	t.layout.showSide(mapSide)
}

// handleKeys handles the keys that work in every step.
func (t *Table) handleKeys(u *ui.UI) {
	for _, k := range t.ways.shortcuts(u) {
		if u.Key(keyOf(k.key)) {
			k.do()
		}
	}
	if u.Key("Shift+F6") {
		u.StepRegion(-1)
	}
	if t.due != nil && t.due.Keys != nil && t.layout.tables == nil {
		t.due.Keys(u)
	}
	if t.menu.kind == noMenu && !t.pane.CardPinned() && u.Key("Escape") {
		t.escape()
	}
}

// escape undoes one level: it closes the rules or the tables, cancels the choice, closes a card or the marks, clears
// the selection, or closes the history.
func (t *Table) escape() {
	switch {
	case t.rules.open != nil:
		t.rules.close()
	case t.layout.tables != nil:
		t.layout.closeTables()
	case t.due != nil && t.due.Cancel != nil && t.due.Cancel(), t.others.Close(), t.others.Drop(), t.strips.Release():
	case t.history.open:
		t.history.toggle()
	}
}

// cashChange returns the change of a player's cash by the current choice, or by the last action of a computer.
func (t *Table) cashChange(p id.Player) int32 {
	if at := t.game.At(); t.layout.followsComputer() && at > 0 && !t.auto.rushes() {
		return view.Purse(t.desk.View(), p) - view.Purse(t.game.ViewAt(at-1), p)
	}
	d := t.due.Draft()
	if d == nil {
		return 0
	}
	e := d.Effects()
	switch {
	case e == nil || e.Refusal.Refused():
		return 0
	case !t.game.Title().HasShares():
		return e.People[p-1].Worth.Change()
	}
	return e.People[p-1].Cash.Change()
}
