package scenes

import (
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
)

// languageMenu chooses the language of the program.
type languageMenu struct {
	app    *App
	anchor ui.Rect
}

func newLanguageMenu(a *App, anchor ui.Rect) *languageMenu { return &languageMenu{a, anchor} }

func (m *languageMenu) overlay() {}

// Update wants nothing.
func (m *languageMenu) Update(platform.Event) bool { return false }

// Draw draws the menu.
func (m *languageMenu) Draw(u *ui.UI, _ ui.Rect) {
	a := m.app
	chosen, closed := u.Menu("language", a.say(words.language), m.anchor, []ui.Item{
		{ID: "lang:en", Text: "English", Checked: ui.Is(a.prefs.lang == text.En)},
		{ID: "lang:ja", Text: "日本語", Checked: ui.Is(a.prefs.lang == text.Ja)},
	})
	if chosen >= 0 {
		a.change(func(p *prefs) { p.lang = text.Lang(chosen) })
	}
	if closed {
		a.close(m)
		u.Again()
	}
}
