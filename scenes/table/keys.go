package table

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/scenes/info"
	"hexrail/scenes/mappane"
	"hexrail/scenes/recap"
	"hexrail/scenes/roster"
)

// keys handles the keys that work in every step.
func (t *Table) keys(u *ui.UI) {
	for _, k := range t.shortcuts(u) {
		if u.Key(keyOf(k.key)) {
			k.do()
			u.Again()
		}
	}
	if u.Key("Shift+F6") {
		u.StepRegion(-1)
	}
	if t.due != nil && t.due.Keys != nil && t.tables == nil {
		t.due.Keys(u)
	}
	if t.menu == noMenu && !t.pane.Asked() && u.Key("Escape") {
		t.escape()
		u.Again()
	}
}

// escape undoes one level: it closes the rules or the tables, cancels the choice, closes a card or the marks, clears
// the selection, or closes the history.
func (t *Table) escape() {
	switch {
	case t.reader != nil:
		t.closeRules()
	case t.tables != nil:
		t.closeTables()
	case t.due != nil && t.due.Cancel != nil && t.due.Cancel(), t.others.Close(), t.others.Drop(), t.strips.Release():
	case t.history.open:
		t.history.toggle()
	}
}

// lookCompanies opens the company's page, or the list of all companies if the title has several kinds.
func (t *Table) lookCompanies() {
	if t.tabs.Kinds() && !t.desk.Small() {
		t.openTables(info.CorpsPage)
		return
	}
	t.lookTab(corpTab)
}

func (t *Table) companiesWord() string {
	if t.tabs.Kinds() {
		return t.app.Say(info.Words.Companies)
	}
	return t.app.Say(tableWords.keyCompanies)
}

// shortcut is a key with its action, as in the list of keys.
type shortcut struct {
	key, words string
	do         func()
}

func (t *Table) shortcuts(u *ui.UI) []shortcut {
	say := t.app.Say
	list := []shortcut{
		{"G", say(tableWords.keyTable), func() { t.look(mapSide) }},
		{"M", say(tableWords.keyMap), func() { t.look(mapSide) }},
		{"K", t.panel.marketTab(), func() { t.look(marketSide) }},
		{"E", t.companiesWord(), t.lookCompanies},
		{"P", say(roster.Words.Players), func() { t.lookTab(playersTab) }},
		{"L", say(tableWords.keyLog), func() { t.lookTab(logTab) }},
		{"T", say(tableWords.keyTrains), t.openTrains},
		{"F", say(info.Words.PlanRuns), t.planRuns},
		{"H", say(tableWords.keyHistory), t.history.toggle},
		{"U", say(tableWords.undoMenu), t.rewind.openMenu},
		{"N", say(mappane.Words.LayerNames), func() { t.pane.Layers ^= mapview.NoNames }},
		{"B", say(mappane.Words.LayerOwners), func() { t.pane.Layers ^= mapview.Owners }},
		{"V", t.desk.Speaker().Phrase(text.LayRunsTitle, nil), t.pane.SwitchEffect},
		{".", say(tableWords.keyRead), func() { t.read(u) }},
		{"F6", say(tableWords.keyPart), func() { u.StepRegion(1) }},
		{"?", say(tableWords.keyKeys), t.openKeys},
	}
	if t.rewind.mixed() {
		list = append(list,
			shortcut{"Z", say(recap.Words.Title), func() { t.others.Toggle(lastOwn(t.game, t.game.Now()) + 1) }})
	}
	for _, p := range t.places() {
		if p.Key != "" && p.ID != "act:dock" {
			list = append(list, shortcut{p.Key, p.Text, p.Do})
		}
	}
	return list
}
