package table

import (
	"hexrail/game/draft"
	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/app"
	"hexrail/scenes/choice"
	"hexrail/scenes/commentary"
	"hexrail/scenes/decision"
	"hexrail/scenes/desk"
	"hexrail/scenes/header"
	"hexrail/scenes/info"
	"hexrail/scenes/mappane"
	"hexrail/scenes/motion"
	"hexrail/scenes/panel"
	"hexrail/scenes/recap"
	"hexrail/scenes/roster"
	"hexrail/scenes/widgets"
)

// Table is the screen on which a game is played and watched.
type Table struct {
	app   *app.Shell
	game  *match.Match
	hooks Hooks

	desk  *choice.Desk // what the parts share
	sight *sight
	due   *decision.Decision // nil while the past is shown, in a read-only game and after the end
	stood widgets.Standing   // the step since it changed
	told  string             // what was last said of the step
	news  []string           // to be told with the next picture

	people  *people
	rewind  *rewind
	passing *passing

	// The parts that draw, from the top of the screen to the bottom and then those above them.
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
	others   *recap.Others
	motion   *motion.Motion
	comments *commentary.Commentary
	reader   *rulesReader // the open rules, or nil
	tables   *info.Tables // the open tables, or nil
	focus    focus

	menu   menuKind
	passAt ui.Rect // rectangle of the button that opens the pass menu
}

// New returns the table of a game at its cursor.
func New(a *app.Shell, g *match.Match, h Hooks) *Table {
	t := &Table{app: a, game: g, hooks: h}
	t.sight = &sight{app: a, game: g, selected: func() view.Selection { return t.strips.Chosen }}
	common := &desk.Desk{
		Shell: a, Game: g, Board: mapview.New(g.Title().Track()), Sight: t.sight,
		Tokens: widgets.Tokens(g.Title()), Seats: widgets.SeatsOf(g.Players()),
	}
	t.people, t.history = &people{Desk: common, hooks: &t.hooks}, &dock{Desk: common, t: t}
	t.pane, t.motion = mappane.New(common, aroundMap(t)), motion.New(common)
	t.others = recap.New(common, aroundMarks(t))
	t.comments = commentary.New(common, h.Comments)
	if h.Rules {
		common.Rules = t.showRules
	}
	t.desk = &choice.Desk{
		Desk: common, Pane: t.pane, PromptWords: t.promptWords, Play: t.play, Ready: t.ready,
		DealsBelow:   func() bool { return t.phone.dealsBelow() },
		OpenPassMenu: func(at ui.Rect) { t.menu, t.passAt = passMenu, at },
	}
	t.tabs = info.NewTabs(aroundTabs(t, common))
	t.bar = &header.Bar{Desk: common, Places: places(t), Tabs: t.tabs}
	t.banner = &header.Banner{Desk: common, Traits: t.traits}
	t.strips = &roster.Roster{
		Desk: common, Tabs: t.tabs, Others: t.others, CashChange: t.cashChange,
		ShowCorp: func() { t.panel.show(corpTab) }, ShowPlayers: func() { t.panel.show(playersTab) },
	}
	t.middle = &middle{Desk: common, dealsBelow: t.desk.DealsBelow, tabs: t.tabs, pane: t.pane,
		due: t.current, look: t.look}
	t.phone = &phone{Desk: t.desk, t: t, sheet: sheet{moved: map[string]int{}}}
	t.panel = &sidePanel{Desk: t.desk, t: t}
	t.desk.People, t.desk.Boards, t.desk.Sheet = t.people, t.middle, &t.phone.sheet
	t.rewind = &rewind{Desk: common, table: t, hooks: &t.hooks, people: t.people}
	t.actions = &actionBar{Desk: t.desk, rewind: t.rewind}
	t.passing = &passing{Desk: common, passer: t, due: t.current}
	t.moved()
	return t
}

// Desk returns the context shared by the parts.
func (t *Table) Desk() *desk.Desk { return t.desk.Desk }

// play plays an action. If it is refused, nothing has changed.
func (t *Table) play(a rules.Action) rules.Refusal {
	if t.game.Past() || t.hooks.ReadOnly {
		return rules.Refusal{Reason: rules.WrongStep}
	}
	var r rules.Refusal
	t.rewind.cutting(func() { r = t.game.Play(a) })
	if !r.Refused() {
		t.told = "" // the next step is announced and guarded even if its words are the same
		t.changed()
		t.others.TellEnd()
		t.tellSince()
		t.animate()
		t.passing.on()
	}
	return r
}

// ready reports whether the step has been on the screen long enough to be played.
func (t *Table) ready(u *ui.UI) bool { return t.stood.For(u) >= t.app.Lock() }

// tellSince opens the short card about the turns of others if a person on this device has to decide now.
func (t *Table) tellSince() {
	if t.due != nil && !t.people.computing() && !t.people.Away() {
		t.others.TellBriefly()
	}
}

// animate animates the last action, unless the player wants no animation or the game runs at once.
func (t *Table) animate() {
	if o := t.hooks.Opponents; t.app.Prefs.NoTraces || t.app.Prefs.Still || o != nil && o.rushes(t) {
		t.motion.Stop()
		return
	}
	t.motion.Start()
}

// buttons returns the action bar: that of the decision, of a comment, or of a past position.
func (t *Table) buttons() decision.Bar {
	if t.comments.Any() {
		return t.comments.Bar(t.history.showComment, t.app.Home)
	}
	if t.game.Past() {
		return t.history.bar()
	}
	if t.due != nil && t.people.unsent() {
		return t.people.sendBar()
	}
	if t.due != nil {
		b := t.due.Panel.Bar()
		t.people.guard(&b)
		return b
	}
	return t.restBar()
}

// restBar returns the action bar of a game that is over or read-only.
func (t *Table) restBar() decision.Bar {
	if t.hooks.ReadOnly && t.hooks.PlayOn != nil {
		return decision.Bar{Primary: &decision.Act{Text: t.desk.Speaker().Word(text.OpenPlay), Do: t.hooks.PlayOn}}
	}
	if t.history.open {
		return decision.Bar{}
	}
	return decision.Bar{Secondary: &decision.Act{ID: "act:history", Text: t.desk.Speaker().Word(text.History), Key: "H",
		Do: t.history.show}}
}

// GoTo shows a position without changing the game.
func (t *Table) GoTo(i int) {
	t.game.Look(i)
	t.moved()
}

// changed updates the table after the latest position has changed.
func (t *Table) changed() {
	t.passing.forget(t.game.Now())
	t.sight.valid, t.people.opened = false, 0
	t.others.Forget()
	t.moved()
	if t.hooks.Changed != nil {
		t.hooks.Changed()
	}
}

// moved updates the table after the cursor has moved.
func (t *Table) moved() {
	was := t.due
	t.due, t.panel.asked = nil, false
	if t.people.live() {
		t.due = t.decision()
	}
	if was != nil && was.On != nil {
		t.due = was.On(t.due)
	}
}

// decision returns the pending decision: a person's, or the display of a computer's turn.
func (t *Table) decision() *decision.Decision {
	if t.people.computing() {
		return newFollowing(t)
	}
	d := panel.Decide(t.desk)
	t.phone.sheet.begin(d.Draft().Step())
	return d
}

// traits returns the traits of the pending decision.
func (t *Table) traits() decision.Traits {
	if t.due == nil {
		return decision.Traits{}
	}
	return t.due.Traits
}

// current returns the pending decision, or nil.
func (t *Table) current() *decision.Decision { return t.due }

// draft returns the draft of the pending decision, or nil.
func (t *Table) draft() *draft.Draft {
	return t.due.Draft()
}

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
	if t.people.handing() {
		t.drawHandOver(u, page)
		return
	}
	t.focus.restore(u)
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
		t.sight.valid = false
	}
	switch {
	case t.tables != nil:
		t.drawTables(u, page)
	case t.sight.class == widgets.Phone:
		t.phone.draw(u, page)
	case t.sight.class == widgets.Landscape:
		t.drawLandscape(u, page)
	case t.sight.class == widgets.Tablet:
		t.drawTablet(u, page)
	default:
		t.drawDesktop(u, page)
	}
	if t.strips.End() {
		u.Again()
	}
	t.focus.keep(u, t.tables != nil)
	t.motion.Draw(u)
	t.drawMenu(u)
}

func (t *Table) promptWords() (order, limits string) {
	if t.game.Past() {
		return t.desk.See().History.Label, ""
	}
	if t.due != nil {
		order, limits = t.due.Panel.Prompt()
	}
	if order == "" {
		order = t.desk.See().Prompt.Text
	}
	return order, limits
}

// tell shows a toast in the next frame.
func (t *Table) tell(said string) { t.news = append(t.news, said) }

// tellNews shows the pending toasts.
func (t *Table) tellNews(u *ui.UI) {
	for _, s := range t.news {
		u.Toast(s)
	}
	t.news = nil
}

func (t *Table) openMenu(kind menuKind) { t.menu = kind }

// announce announces to screen readers who decides what, whenever that changes.
func (t *Table) announce(u *ui.UI) {
	s := t.desk.See().Prompt.Spoken
	if t.due != nil && t.due.Spoken != nil {
		s = t.due.Spoken()
	}
	if s != t.told && !t.game.Past() {
		t.told = s
		t.stood.Begin(u)
		u.Announce(s)
	}
	t.stood.For(u)
}
