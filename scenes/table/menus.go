package table

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/app"
	"hexrail/scenes/choice"
	"hexrail/scenes/decision"
	"hexrail/scenes/header"
	"hexrail/scenes/info"
	"hexrail/scenes/mappane"
	"hexrail/scenes/planning"
	"hexrail/scenes/widgets"
)

// menuKind is a menu of the table.
type menuKind uint8

// The menus.
const (
	noMenu menuKind = iota
	mainMenu
	layersMenu
	undoMenu
	filterMenu
	passMenu
)

// drawMenu draws the open menu.
func (t *Table) drawMenu(u *ui.UI) {
	var lines []widgets.MenuLine
	name, at := t.app.Say(header.Words.Menu), t.bar.MenuAt
	switch t.menu {
	case noMenu:
		return
	case mainMenu:
		lines = t.mainLines(u)
	case layersMenu:
		lines, name, at = t.pane.LayerLines(), t.app.Say(mappane.Words.Layers), t.pane.LayersAt
	case undoMenu:
		lines, name, at = t.rewind.lines(), t.desk.Speaker().Word(text.Undo), t.actions.undoAt
	case filterMenu:
		lines, name, at = t.tabs.FilterLines(), t.app.Say(info.Words.Filter), t.tabs.FilterAt
	case passMenu:
		lines, name, at = t.passing.lines(), t.app.Say(choice.Words.PassMore), t.passAt
	}
	items := make([]ui.Item, len(lines))
	for i := range lines {
		items[i] = lines[i].Item
	}
	kind := t.menu
	chosen, closed := u.Menu("menu", name, at, items)
	if closed && !(chosen >= 0 && kind == layersMenu) {
		t.menu = noMenu
		u.Again()
	}
	if chosen >= 0 {
		lines[chosen].Do()
		u.Again()
	}
}

// mainLines returns the lines of the main menu in groups: home and the game, the screens without an icon in the bar,
// reading and help, and the look of the table.
func (t *Table) mainLines(u *ui.UI) (lines []widgets.MenuLine) {
	a, say := t.app, t.desk.Speaker()
	group := func(list ...widgets.MenuLine) {
		if len(list) > 0 {
			list[0].Apart = true
			lines = append(lines, list...)
		}
	}
	group(widgets.MenuLine{Item: ui.Item{ID: "menu:home", Text: say.Word(text.MenuHome), Icon: icon.Home}, Do: a.Home})
	if t.hooks.Menu != nil {
		lines = append(lines, t.hooks.Menu()...)
	}
	var places, looks []widgets.MenuLine
	for _, p := range t.places() {
		switch {
		case t.bar.Shows(p.ID):
		case p.ID == "act:settings":
			looks = append(looks, p)
		default:
			places = append(places, p)
		}
	}
	group(places...)
	group(append([]widgets.MenuLine{
		{Item: ui.Item{ID: "menu:trains", Text: say.Word(text.TabTrains), Icon: icon.Train, Key: "T"}, Do: t.openTrains},
		{Item: ui.Item{ID: "menu:plan", Text: a.Say(info.Words.PlanRuns), Icon: icon.Search, Key: "F"}, Do: t.planRuns},
	}, t.pictureLines()...)...)
	looks = append(looks,
		widgets.MenuLine{Item: ui.Item{ID: "menu:language", Text: t.otherLanguage(), Icon: icon.Globe}, Do: t.switchLanguage},
		widgets.MenuLine{Item: ui.Item{ID: "menu:look", Text: a.Say(tableWords.night), Icon: icon.Eye,
			Checked: ui.Is(a.Dark())}, Do: t.switchLook},
		widgets.MenuLine{Item: ui.Item{ID: "menu:read", Text: say.Word(text.MenuRead), Icon: icon.Sound, Key: "."},
			Do: func() { t.read(u) }},
	)
	if !u.Surface.Coarse { // on touch screens they are only in the settings
		looks = append(looks,
			widgets.MenuLine{Item: ui.Item{ID: "menu:keys", Text: say.Word(text.MenuKeys), Icon: icon.Help, Key: "?"},
				Do: t.openKeys})
	}
	group(looks...)
	return lines
}

// otherLanguage returns the name of the other language in that language.
func (t *Table) otherLanguage() string {
	if t.app.Prefs.Lang == text.Ja {
		return "English"
	}
	return "日本語"
}

func (t *Table) switchLanguage() {
	t.app.Change(func(p *app.Prefs) { p.Lang = (p.Lang + 1) % text.Langs })
}

func (t *Table) switchLook() {
	to := app.NightLook
	if t.app.Dark() {
		to = app.PaperLook
	}
	t.app.Change(func(p *app.Prefs) { p.Look = to })
}

// read announces the whole position to screen readers.
func (t *Table) read(u *ui.UI) { u.Announce(t.desk.Viewer().Summary()) }

// places returns the icons at the right end of the top bar, from right to left.
func (t *Table) places() []widgets.MenuLine {
	var list []widgets.MenuLine
	add := func(on bool, id string, n icon.Name, words, key string, do func()) {
		if on {
			list = append(list, widgets.MenuLine{Item: ui.Item{ID: id, Text: words, Icon: n, Key: key}, Do: do})
		}
	}
	h, say := &t.hooks, t.desk.Speaker()
	add(h.Settings != nil, "act:settings", icon.Gear, say.Word(text.MenuSettings), "O", h.Settings)
	add(h.Share != nil, "act:share", icon.Share, say.Word(text.MenuShare), "", h.Share)
	add(h.Rules, "act:rules", icon.Rules, say.Word(text.MenuRules), "J", func() { t.showRules("") })
	add(h.WhatIfs != nil && !t.people.secret(), "act:whatif", icon.Branch, say.Word(text.WhatIfNew), "W",
		func() { h.WhatIfs.Begin() })
	add(true, "act:dock", icon.History, say.Word(text.History), "H", t.history.toggle)
	list[len(list)-1].Checked = ui.Is(t.history.open)
	add(true, "act:tables", icon.Table, t.app.Say(info.Words.Tables), "S", t.toggleTables)
	list[len(list)-1].Checked = ui.Is(t.tables != nil)
	return list
}

// planRuns opens or closes the run outlook.
func (t *Table) planRuns() {
	if t.traits().Plans {
		t.due.Cancel()
		return
	}
	t.due = planning.NewRuns(t.Desk(), t.corpChosen(), t.due, func(under *decision.Decision) { t.due = under })
	t.phone.sheet.at = 1
	t.look(mapSide)
}
