package home

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/app"
)

// languageMenu is the menu of languages.
type languageMenu struct {
	app.Dialog
	app    *app.Shell
	anchor ui.Rect
}

// Draw draws the languages, each in its own name.
func (m *languageMenu) Draw(u *ui.UI, _ ui.Rect) {
	a := m.app
	chosen, closed := u.Menu("language", a.Say(app.Words.Language), m.anchor, []ui.Item{
		{ID: "lang:en", Text: "English", Checked: ui.Is(a.Prefs.Lang == text.En)},
		{ID: "lang:ja", Text: "日本語", Checked: ui.Is(a.Prefs.Lang == text.Ja)},
	})
	if chosen >= 0 {
		a.Change(func(p *app.Prefs) { p.Lang = text.Lang(chosen) })
	}
	if closed {
		a.Close(m)
	}
}
