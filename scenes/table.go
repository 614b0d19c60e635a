package scenes

import (
	"slices"
	"time"

	"hexrail/game/draft"
	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/commentary"
	"hexrail/scenes/desk"
	"hexrail/scenes/handover"
	"hexrail/scenes/header"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
	"hexrail/scenes/mappane"
	"hexrail/scenes/meanwhile"
	"hexrail/scenes/motion"
	"hexrail/scenes/panel"
	"hexrail/scenes/planning"
	"hexrail/scenes/shell"
	"hexrail/scenes/strips"
	"hexrail/titles/words"
)

// Table is the place where a game is played and looked at.
type Table struct {
	app   *shell.Shell
	game  *match.Match
	hooks hooks
	first int // the present never goes below it: where a what-if left the game

	desk   *panel.Desk // what the decisions know of all this
	tabs   *ledger.Tabs
	seen   seen
	tokens []token.Company // what the companies look like, by id.Corp
	seats  kit.Seats
	hint   panel.Hint
	due    panel.Decision // nil while the past is shown, in a read-only game and after the end
	since  time.Duration  // when the step changed
	told   string         // what was last said of the step

	class  kit.Class
	pane   *mappane.Pane
	side   side
	sideAt bool // companies were operating when the side was chosen

	bar       *header.Bar
	banner    *header.Banner
	strips    *strips.Strips
	tab       tab
	asked     bool // for the context since the step began
	pinned    bool // the map stands beside the lots of an auction
	phoneTab  phoneTab
	corpOrder corpOrder
	sheet     int
	sheets    map[string]int // where the player moved the sheet to, by step
	panelW    float32        // as the player dragged it; 0 is the usual width
	stepH     float32        // height of the step's content when it was last drawn
	reader    *rulesReader   // the rules, while they are open
	tables    *ledger.Tables // while they are open
	focused   string         // what had the focus when the table was last drawn, apart from hexes
	option    string         // the first control of the step
	refocus   string         // what gets the focus after the rules or the tables were closed
	met       bool           // it was drawn before
	restored  *string        // what had the focus before a what-if that was left
	guard     guard
	standsIn  *rules.State // the position in which somebody here plays for a player at another device
	passing   []passing
	opened    int      // the position before which a secret bid was opened, plus one
	news      []string // to be told with the next picture

	menu           menuKind
	undoAt, passAt ui.Rect

	history dock

	others   *meanwhile.Others
	motion   *motion.Motion
	comments *commentary.Commentary
}

// newTable returns the table of a game at its cursor.
func newTable(a *shell.Shell, g *match.Match, h hooks) *Table {
	t := &Table{app: a, game: g, hooks: h, sheets: map[string]int{}}
	t.tokens, t.seats = kit.Tokens(g.Title()), kit.SeatsOf(g.Players())
	common := &desk.Desk{Shell: a, Game: g, Board: mapview.New(g.Title().Track()), Tokens: t.tokens, Seats: t.seats, Sight: host{t}}
	t.pane, t.motion = mappane.New(common, host{t}), motion.New(common)
	t.others = meanwhile.New(common, reading{t})
	t.comments = commentary.New(common, h.Comments)
	t.desk = &panel.Desk{Desk: common, Host: host{t}, Pane: t.pane}
	t.tabs = ledger.NewTabs(&ledger.Desk{Desk: common, Host: reading{t}})
	t.bar = &header.Bar{Desk: common, Host: reading{t}, Tabs: t.tabs}
	t.banner = &header.Banner{Desk: common, Traits: t.traits}
	t.strips = &strips.Strips{Desk: common, Host: reading{t}, Tabs: t.tabs, Others: t.others}
	t.history.t = t
	t.moved()
	return t
}

// seen is the view of one position, kept until something changes that it shows.
type seen struct {
	viewer *view.Viewer
	lang   text.Lang
	at     int
	chosen view.Selection
	table  view.Table
	valid  bool
}

// viewer returns the viewer in the player's language.
func (t *Table) viewer() *view.Viewer {
	if t.seen.viewer == nil || t.seen.lang != t.app.Prefs.Lang {
		t.seen = seen{viewer: view.New(t.game, t.app.Prefs.Lang), lang: t.app.Prefs.Lang}
	}
	return t.seen.viewer
}

// see returns what is in sight at the cursor.
func (t *Table) see() *view.Table {
	w := t.viewer()
	if s := &t.seen; !s.valid || s.at != t.game.At() || s.chosen != t.strips.Chosen {
		s.table, s.at, s.chosen, s.valid = w.Table(t.strips.Chosen), t.game.At(), t.strips.Chosen, true
	}
	return &t.seen.table
}

// speaker returns the speaker in the player's language.
func (t *Table) speaker() *text.Speaker { return t.viewer().Speaker() }

// Desk returns what the parts of the table share.
func (t *Table) Desk() *desk.Desk { return t.desk.Desk }

// view returns the position on screen.
func (t *Table) view() rules.View { return t.game.View() }

// past reports whether the table shows another position than the present.
func (t *Table) past() bool { return t.game.Past() }

// play plays an action. A refusal has changed nothing.
func (t *Table) play(a rules.Action) rules.Refusal {
	if t.past() || t.hooks.ReadOnly {
		return rules.Refusal{Reason: rules.WrongStep}
	}
	var r rules.Refusal
	t.cutting(func() { r = t.game.Play(a) })
	if !r.Refused() {
		t.changed()
		t.animate()
		t.passOn()
	}
	return r
}

// animate has the table show what the last action has moved, unless the player wants no movement or the game runs at once.
func (t *Table) animate() {
	if o := t.hooks.Opponents; t.app.Prefs.NoTraces || t.app.Prefs.Still || o != nil && o.rushes(t) {
		t.motion.Stop()
		return
	}
	t.motion.Start()
}

// cutting does what may cut the actions that were undone, and has them kept if it did.
func (t *Table) cutting(do func()) {
	if t.hooks.Cut == nil || t.game.Now() == t.game.Len() {
		do()
		return
	}
	before := t.game.Clone()
	if do(); t.game.Common(before) < before.Len() {
		t.hooks.Cut(before)
	}
}

// undo takes the last action back, and against computers all since the last decision of a person; undo and redo move the
// present.
func (t *Table) undo() {
	if to := t.undoStop(); !t.past() && !t.hooks.ReadOnly && to >= t.first {
		t.undoTo(to)
	}
}

// undoStop returns the position to which undo leads, or -1 if there is nothing to undo.
func (t *Table) undoStop() int {
	if t.hooks.Opponents != nil && mixed(t.game) {
		return lastOwn(t.game, t.game.Now())
	}
	return t.game.Now() - 1
}

// redo plays again what was undone last, and what computers had answered to it.
func (t *Table) redo() {
	if t.past() || t.hooks.ReadOnly || !t.game.Redo() {
		return
	}
	for t.hooks.Opponents != nil && mixed(t.game) && t.game.ByComputer(t.game.Now()) && t.game.Redo() {
	}
	t.changed()
}

// undoTo makes an earlier position the present. What came after it can be redone; if something else is played it stays as a
// what-if.
func (t *Table) undoTo(i int) {
	secret := t.secret()
	if t.hooks.ReadOnly || i < t.first || secret && t.noUndo() != "" {
		return
	}
	if !secret {
		i = t.bidsFrom(i)
	}
	if t.game.GoTo(i); secret {
		t.game.Cut() // a secret bid that was taken back is nowhere to be found
	}
	if t.computing() {
		t.hooks.Opponents.halt() // else they would play the same again
	}
	t.changed()
}

// noUndo returns why nothing can be undone, where a what-if begins or computers alone have decided, or nothing elsewhere.
func (t *Table) noUndo() string {
	switch {
	case t.first > 0 && t.game.Now() <= t.first:
		return t.app.Say(planning.Words.AtStart)
	case t.secret() && t.game.Now() > 0 && !t.handing() && !t.away():
		return t.app.Say(handover.Words.Begun)
	case t.game.Now() > 0 && t.undoStop() < 0:
		return t.app.Say(computerWords.nothingOwn)
	}
	return ""
}

// goTo shows a position without changing the game.
func (t *Table) goTo(i int) {
	t.game.Look(i)
	t.moved()
}

// changed takes note that the present moved.
func (t *Table) changed() {
	t.passing = slices.DeleteFunc(t.passing, func(o passing) bool { return o.from > t.game.Now() })
	t.seen.valid, t.opened = false, 0
	t.others.Forget()
	t.moved()
	if t.hooks.Changed != nil {
		t.hooks.Changed(t)
	}
}

// moved takes note that the cursor moved.
func (t *Table) moved() {
	was := t.due
	t.due, t.asked = nil, false
	if !t.past() && !t.hooks.ReadOnly && !t.view().S.End.Over {
		t.due = t.decision()
	}
	if was != nil {
		t.due = was.On(t.due)
	}
}

// decision returns the decision that is due: a person's, or what is shown while the computer decides.
func (t *Table) decision() panel.Decision {
	if t.computing() {
		return newFollowing(t)
	}
	d := panel.Decide(t.desk)
	step := d.Draft().Step()
	t.sheet = sheetFor(step)
	if kept, moved := t.sheets[step.Key]; moved {
		t.sheet = kept
	}
	return d
}

// sheetFor returns how high the sheet of a phone stands when a step begins, unless the player has moved it in such a step: low
// where the choice is not made in the panel.
func sheetFor(step *words.Step) int {
	if step.Where == words.InPanel || step.Panel == words.ProtectPanel {
		return 1
	}
	return 0
}

// traits tells what is otherwise for the decision that is due.
func (t *Table) traits() panel.Traits {
	if t.due == nil {
		return panel.Traits{}
	}
	return t.due.Traits()
}

// draft returns the draft of the decision that is due, if one may be made here.
func (t *Table) draft() *draft.Draft {
	if t.due == nil {
		return nil
	}
	return t.due.Draft()
}

// corpChosen returns the company that the panel describes: the chosen one, or that of the step in charge.
func (t *Table) corpChosen() id.Corp {
	if t.strips.Chosen.Corp != 0 {
		return t.strips.Chosen.Corp
	}
	p := &t.see().Prompt
	if p.Subject != 0 {
		return p.Subject
	}
	return p.Actor.Corp()
}

// Update takes note of what happened outside the screen: whoever looks again may be another player.
func (t *Table) Update(e platform.Event) bool {
	if e.Kind == platform.Hidden {
		t.opened = 0
	}
	return false
}

// Draw draws the table.
func (t *Table) Draw(u *ui.UI, page ui.Rect) {
	t.class = kit.ClassOf(ui.Rect{W: u.Screen().W, H: page.H}) // the frame of a what-if makes no other layout
	if !t.met && t.comments.Any() && t.desk.Small() {
		t.history.open = false // there is no room for both
	}
	if t.handing() {
		t.drawHandOver(u, page)
		return
	}
	t.restoreFocus(u)
	t.history.run(u)
	t.keys(u)
	if t.history.open {
		t.history.keys(u)
	}
	t.announce(u)
	t.tellNews(u)
	t.comments.Announce(u)
	t.strips.Begin()
	if t.motion.Begin(u) {
		t.seen.valid = false
	}
	switch {
	case t.tables != nil:
		t.drawTables(u, page)
	case t.class == kit.Phone:
		t.drawPhone(u, page)
	case t.class == kit.Landscape:
		t.drawLandscape(u, page)
	case t.class == kit.Tablet:
		t.drawTablet(u, page)
	default:
		t.drawDesktop(u, page)
	}
	if t.strips.End() {
		u.Again()
	}
	t.keepFocus(u)
	t.motion.Draw(u)
	t.drawMenu(u)
}

// restoreFocus gives the focus back to what had it when a what-if was opened, or to the button that opens one: a hex that was
// looked at there is none of this game's.
func (t *Table) restoreFocus(u *ui.UI) {
	if t.restored == nil {
		return
	}
	if was := *t.restored; was != u.Focus() {
		if was == "" {
			was = "act:whatif"
		}
		u.SetFocus(was)
	}
	t.restored = nil
}

// keepFocus hands the focus on when what had it has gone, as a step has ended: to what can be done at once, so that Enter does
// it, or to the first option of the new step. Hexes keep it: they are only out of sight. What opened the rules or the tables
// gets it back when they are closed.
func (t *Table) keepFocus(u *ui.UI) {
	if t.refocus != "" && t.tables == nil {
		t.giveBack(u)
	}
	next := t.option
	for _, n := range u.Nodes() {
		if n.ID == u.Focus() {
			t.focused = ""
			if n.Role != ui.RoleGridCell {
				t.focused = n.ID
			}
			return
		}
		if n.ID == "act:primary" && !n.Disabled || n.ID == "act:pass" && next == "" {
			next = n.ID
		}
	}
	switch {
	case t.focused != "" && t.focused == u.Focus() && next != "":
		t.focused = next
		u.SetFocus(next)
	case !t.met:
		u.KeepFocus(next)
	}
	t.met = true
}

// giveBack gives the focus to what had it before the rules or the tables were opened, or to the button of the tables.
func (t *Table) giveBack(u *ui.UI) {
	for _, id := range [...]string{t.refocus, "act:tables"} {
		if slices.ContainsFunc(u.Nodes(), func(n ui.Node) bool { return n.ID == id }) {
			u.SetFocus(id)
			break
		}
	}
	t.refocus = ""
}

// announce says who decides what when that changes.
func (t *Table) announce(u *ui.UI) {
	s := t.see().Prompt.Spoken
	if t.due != nil {
		s = t.due.Spoken(s)
	}
	if s != t.told && !t.past() {
		t.told, t.since = s, u.Now
		u.Announce(s)
	}
}
