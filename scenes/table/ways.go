package table

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/scenes/advice"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/programmes"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/roster"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// ways opens other views from the table, by key, menu or icon: its pages and tables, the rules, the history, dialogs.
type ways struct {
	*layout
	hooks    *Hooks
	people   *people
	rewind   *rewind
	others   *recap.Recap
	pane     *mappane.Pane
	tabs     *info.Tabs
	rules    *rulesPanel
	history  *dock
	focus    *focus
	planRuns func()
	plan     func() // opens or closes the plan on the map

	programmes func()        // opens the card of the programmes; nil in lessons and puzzles
	suggest    func() func() // what opens a suggestion; nil while no person here decides
}

// openTables opens a page of the tables, which cover the table until they are closed.
func (w *ways) openTables(page info.Page) {
	if w.tables == nil {
		w.tables = info.NewTables(w.tabs, w.history.showRun, func(focus string) { w.tables, w.focus.next = nil, focus })
		w.Shell.Open(w.tables)
	}
	w.tables.Page = page
}

// openTrains opens the trains and phases.
func (w *ways) openTrains() { w.openTables(info.TrainsPage) }

// toggleTables opens or closes the tables.
func (w *ways) toggleTables() {
	if w.tables == nil {
		w.openTables(info.Pages(w.Game.Title())[0])
		return
	}
	w.closeTables()
}

// showAt shows a position of the game with the history.
func (w *ways) showAt(at int) {
	w.history.raise()
	w.history.moves.GoTo(at)
}

// lookCompanies opens the tab of a company or, if the title has several kinds and there is space, the table of all.
func (w *ways) lookCompanies() {
	if w.tabs.Kinds() && !w.Small() {
		w.openTables(info.CorpsPage)
		return
	}
	w.lookTab(corpTab)
}

// companiesWord returns the name of the page that lookCompanies opens.
func (w *ways) companiesWord() string {
	if w.tabs.Kinds() {
		return w.Say(info.Words.Companies)
	}
	return w.Say(tableWords.keyCompanies)
}

// shortcut is a key with its action, as in the list of keys.
type shortcut struct {
	key, words string
	do         func()
}

// shortcuts returns the keys that work in every step.
func (w *ways) shortcuts(u *ui.UI) []shortcut {
	say := w.Say
	list := []shortcut{
		{"G", say(tableWords.keyTable), func() { w.showSide(mapSide) }},
		{"M", say(tableWords.keyMap), func() { w.showSide(mapSide) }},
		{"K", w.marketTabName(), func() { w.showSide(marketSide) }},
		{"E", w.companiesWord(), w.lookCompanies},
		{"P", say(roster.Words.Players), func() { w.lookTab(playersTab) }},
		{"L", say(tableWords.keyLog), func() { w.lookTab(logTab) }},
		{"T", say(tableWords.keyTrains), w.openTrains},
		{"H", say(tableWords.keyHistory), w.history.toggle},
		{"U", say(tableWords.undoMenu), w.rewind.openMenu},
		{"N", say(mappane.Words.LayerNames), func() { w.pane.Layers ^= mapview.NoNames }},
		{"B", say(mappane.Words.LayerOwners), func() { w.pane.Layers ^= mapview.Owners }},
		{"V", w.Phrase(text.LayRunsTitle, nil), w.pane.SwitchEffect},
		{".", say(tableWords.keyRead), func() { u.Announce(w.Viewer().Summary()) }},
		{"F6", say(tableWords.keyPart), func() { u.StepRegion(1) }},
		{"?", say(tableWords.keyKeys), w.openKeys},
	}
	if !w.Unaided {
		list = append(list,
			shortcut{"F", say(info.Words.PlanRuns), w.planRuns}, shortcut{";", say(planning.PlanTitle), w.plan})
	}
	if w.programmes != nil {
		list = append(list, shortcut{"Q", say(programmes.Words.Title), w.programmes})
	}
	if w.rewind.seatsBothKinds() {
		list = append(list,
			shortcut{"Z", say(recap.Words.Title), func() { w.others.Toggle(match.LastByPerson(w.Game, w.Game.Now()) + 1) }})
	}
	for _, p := range w.barIcons() {
		if p.Key != "" && p.ID != "act:dock" {
			list = append(list, shortcut{p.Key, p.Text, p.Do})
		}
	}
	return list
}

// barIcons returns the icons at the right end of the top bar, from right to left.
func (w *ways) barIcons() []widgets.MenuLine {
	var list []widgets.MenuLine
	add := func(id string, n icon.Name, words, key string, do func()) *widgets.MenuLine {
		list = append(list, widgets.NewMenuLine(id, words, n, do).On(key))
		return &list[len(list)-1]
	}
	h, say := w.hooks, w.Speaker()
	if h.Settings != nil {
		add("act:settings", icon.Gear, say.Say(text.MenuSettings), "O", h.Settings)
	}
	if h.Share != nil {
		add("act:share", icon.Share, say.Say(text.MenuShare), "", h.Share)
	}
	if h.Rules {
		add("act:rules", icon.Rules, say.Say(text.MenuRules), "J", func() { w.rules.show("") })
	}
	if h.WhatIfs != nil && !w.people.secret() {
		add("act:whatif", icon.Branch, say.Say(text.WhatIfNew), "W", h.WhatIfs.Begin)
	}
	if suggest := w.suggest(); w.tables == nil && suggest != nil {
		add("act:suggest", icon.Bulb, w.Say(advice.Words.Title), "A", suggest).Spare = true
	}
	add("act:dock", icon.History, say.Say(text.History), "H", w.history.toggle).Checked = ui.Is(w.history.open)
	add("act:tables", icon.Table, w.Say(info.Words.Tables), "S", w.toggleTables).Checked = ui.Is(w.tables != nil)
	return list
}
