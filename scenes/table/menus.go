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
		lines, name, at = m.rewind.menuLines(), m.Speaker().Word(text.Undo), m.actions.undoAt
	case filterMenu:
		lines, name, at = m.ways.tabs.FilterLines(), m.Say(info.Words.Filter), m.ways.tabs.FilterAt
	}
	items := make([]ui.Item, len(lines))
	for i := range lines {
		items[i] = lines[i].Item
	}
	kind := m.kind
	chosen, closed := u.Menu("menu", name, at, items)
	// The menu of layers remains open after a choice, so that several layers can be switched.
	if closed && !(chosen >= 0 && kind == layersMenu) {
		m.kind = noMenu
		u.Again()
	}
	if chosen >= 0 {
		lines[chosen].Do()
		u.Again()
	}
}

// mainLines returns the lines of the main menu in groups: home and the game, the screens without an icon in the bar,
// reading and help, and the look of the table.
func (m *menu) mainLines(u *ui.UI) (lines []widgets.MenuLine) {
	a, say := m.Shell, m.Speaker()
	group := func(list ...widgets.MenuLine) {
		if len(list) > 0 {
			list[0].Apart = true
			lines = append(lines, list...)
		}
	}
	group(widgets.MenuLine{Item: ui.Item{ID: "menu:home", Text: say.Word(text.MenuHome), Icon: icon.Home}, Do: a.Home})
	if m.hooks.Menu != nil {
		lines = append(lines, m.hooks.Menu()...)
	}
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
	places = append(places, widgets.MenuLine{
		Item: ui.Item{ID: "menu:lessons", Text: a.Say(lessons.Words.Title), Icon: icon.Learn},
		Do:   func() { a.Open(lessons.NewList(a)) },
	})
	group(places...)
	sheets := []widgets.MenuLine{
		{Item: ui.Item{ID: "menu:trains", Text: say.Word(text.TabTrains), Icon: icon.Train, Key: "T"}, Do: m.ways.openTrains},
	}
	if !m.Unaided {
		sheets = append(sheets, widgets.MenuLine{
			Item: ui.Item{ID: "menu:plan", Text: a.Say(info.Words.PlanRuns), Icon: icon.Search, Key: "F"}, Do: m.ways.planRuns,
		}, widgets.MenuLine{
			Item: ui.Item{ID: "menu:sketch", Text: a.Say(planning.PlanTitle), Icon: icon.Layers, Key: ";"}, Do: m.ways.plan,
		})
	}
	sheets = append(sheets, widgets.MenuLine{
		Item: ui.Item{ID: "menu:programmes", Text: a.Say(programmes.Words.Title), Icon: icon.Play, Key: "Q"},
		Do:   m.ways.programmes,
	})
	group(append(sheets, m.pictureLines()...)...)
	looks = append(looks,
		widgets.MenuLine{Item: ui.Item{ID: "menu:language", Text: m.otherLanguage(), Icon: icon.Globe}, Do: m.switchLanguage},
		widgets.MenuLine{Item: ui.Item{ID: "menu:look", Text: a.Say(tableWords.night), Icon: icon.Eye,
			Checked: ui.Is(a.Dark())}, Do: m.switchLook},
		widgets.MenuLine{Item: ui.Item{ID: "menu:read", Text: say.Word(text.MenuRead), Icon: icon.Sound, Key: "."},
			Do: func() { u.Announce(m.Viewer().Summary()) }},
	)
	if !u.Surface.Coarse { // on touch screens they are only in the settings
		looks = append(looks,
			widgets.MenuLine{Item: ui.Item{ID: "menu:keys", Text: say.Word(text.MenuKeys), Icon: icon.Help, Key: "?"},
				Do: m.ways.openKeys})
	}
	group(looks...)
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
	line := func(id string, words text.Pair, do func()) widgets.MenuLine {
		return widgets.MenuLine{Item: ui.Item{ID: id, Text: m.Say(words), Icon: icon.Download}, Do: do}
	}
	lines := []widgets.MenuLine{
		line("menu:picture", history.Words.SavePicture, m.pictureMaker().SaveMap),
		line("menu:print", pictures.PrintTitle(), m.pictureMaker().Print),
	}
	if m.chartInSight() {
		lines = append(lines, line("menu:chart", history.Words.SaveChart, m.pictureMaker().SaveChart))
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
