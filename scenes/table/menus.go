package table

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/header"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/lessons"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/pictures"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/programmes"
	"github.com/hexrail/hexrail/scenes/widgets"
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
)

// menu is the menu that is open at the table.
type menu struct {
	*layout
	kind    menuKind
	hooks   *Hooks
	ways    *ways
	pane    *mappane.Pane
	bar     *header.Bar
	actions *actionBar
	rewind  *rewind
}

// draw draws the open menu, if any, closes it when it is left, and does the chosen line.
func (m *menu) draw(u *ui.UI) {
	var lines []widgets.MenuLine
	name, at := m.Say(header.Words.Menu), m.bar.MenuAt
	switch m.kind {
	case noMenu:
		return
	case mainMenu:
		lines = m.mainLines(u)
	case layersMenu:
		lines, name, at = m.pane.LayerLines(), m.Say(mappane.Words.Layers), m.pane.LayersAt
	case undoMenu:
		lines, name, at = m.rewind.menuLines(), m.Say(text.Undo), m.actions.undoAt
	case filterMenu:
		lines, name, at = m.ways.tabs.FilterLines(), m.Say(info.Words.Filter), m.ways.tabs.FilterAt
	}
	kind := m.kind
	chosen, closed := u.Menu("menu", name, at, widgets.Items(lines))
	// The menu of layers remains open after a choice, so that several layers can be switched.
	if closed && !(chosen >= 0 && kind == layersMenu) {
		m.kind = noMenu
	}
	if chosen >= 0 {
		lines[chosen].Do()
	}
}

// mainLines returns the lines of the main menu in groups: home and the game, the screens without an icon in the bar,
// reading and help, and the look of the table.
func (m *menu) mainLines(u *ui.UI) (lines []widgets.MenuLine) {
	var places, looks []widgets.MenuLine
	for _, p := range m.ways.barIcons() {
		switch {
		case m.bar.Shows(p.ID):
		case p.ID == "act:settings":
			looks = append(looks, p)
		default:
			places = append(places, p)
		}
	}
	learn := widgets.NewMenuLine("menu:lessons", m.Say(lessons.Words.Title), icon.Learn,
		func() { m.Shell.Open(lessons.NewList(m.Shell)) })
	for _, group := range [...][]widgets.MenuLine{
		m.gameLines(), append(places, learn), append(m.sheetLines(), m.pictureLines()...), append(looks, m.lookLines(u)...),
	} {
		group[0].Apart = true
		lines = append(lines, group...)
	}
	return lines
}

// gameLines returns the lines about the game as a whole.
func (m *menu) gameLines() []widgets.MenuLine {
	lines := []widgets.MenuLine{
		widgets.NewMenuLine("menu:home", m.Say(text.MenuHome), icon.Home, m.Shell.Home),
	}
	if m.hooks.Menu != nil {
		lines = append(lines, m.hooks.Menu()...)
	}
	return lines
}

// sheetLines returns the lines that open trains, plans and programmes, as far as the table has them.
func (m *menu) sheetLines() []widgets.MenuLine {
	w := m.ways
	lines := []widgets.MenuLine{
		widgets.NewMenuLine("menu:trains", m.Say(text.TabTrains), icon.Train, w.openTrains).On("T"),
	}
	if !m.Unaided {
		lines = append(lines,
			widgets.NewMenuLine("menu:plan", m.Say(info.Words.PlanRuns), icon.Search, w.planRuns).On("F"),
			widgets.NewMenuLine("menu:sketch", m.Say(planning.PlanTitle), icon.Layers, w.plan).On(";"))
	}
	if w.programmes != nil {
		lines = append(lines,
			widgets.NewMenuLine("menu:programmes", m.Say(programmes.Words.Title), icon.Play, w.programmes).On("Q"))
	}
	return lines
}

// lookLines returns the lines for language, theme and help.
func (m *menu) lookLines(u *ui.UI) []widgets.MenuLine {
	say := m.Speaker()
	night := widgets.NewMenuLine("menu:look", m.Say(tableWords.night), icon.Eye, m.switchLook)
	night.Checked = ui.Is(m.Shell.Dark())
	lines := []widgets.MenuLine{
		widgets.NewMenuLine("menu:language", m.otherLanguage(), icon.Globe, m.switchLanguage), night,
		widgets.NewMenuLine("menu:read", say.Say(text.MenuRead), icon.Sound,
			func() { u.Announce(m.Viewer().Summary()) }).On("."),
	}
	if !u.Surface.Coarse { // on touch screens they are only in the settings
		lines = append(lines, widgets.NewMenuLine("menu:keys", say.Say(text.MenuKeys), icon.Help, m.ways.openKeys).On("?"))
	}
	return lines
}

// otherLanguage returns the name of the other language in that language.
func (m *menu) otherLanguage() string {
	if m.Shell.Prefs.Lang == text.Ja {
		return "English"
	}
	return "日本語"
}

// switchLanguage changes to the next language.
func (m *menu) switchLanguage() {
	m.Shell.Change(func(p *app.Prefs) { p.Lang = (p.Lang + 1) % text.Langs })
}

// switchLook changes between the day and the night theme.
func (m *menu) switchLook() {
	to := app.NightLook
	if m.Shell.Dark() {
		to = app.PaperLook
	}
	m.Shell.Change(func(p *app.Prefs) { p.Look = to })
}

// pictureLines returns the menu lines that save a picture of the map and, while it is shown, of the price chart.
func (m *menu) pictureLines() []widgets.MenuLine {
	lines := []widgets.MenuLine{
		widgets.NewMenuLine("menu:picture", m.Say(history.Words.SavePicture), icon.Download, m.pictureMaker().SaveMap),
		widgets.NewMenuLine("menu:print", m.Say(pictures.PrintTitle()), icon.Download, m.pictureMaker().Print),
	}
	if m.chartInSight() {
		lines = append(lines,
			widgets.NewMenuLine("menu:chart", m.Say(history.Words.SaveChart), icon.Download, m.pictureMaker().SaveChart))
	}
	return lines
}

// pictureMaker returns a maker of pictures of the position on the screen.
func (m *menu) pictureMaker() *pictures.Maker {
	return &pictures.Maker{
		Desk: m.Desk, Pane: m.pane, Tabs: m.ways.tabs, Name: m.hooks.Name, Copy: m.hooks.Copy,
		Chart: m.Say(tableWords.market),
	}
}
