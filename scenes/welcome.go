package scenes

import (
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// welcome is the first place: it opens games.
type welcome struct{ app *App }

func newWelcome(a *App) *welcome { return &welcome{a} }

// Update wants nothing: the App opens what is dropped or pasted.
func (w *welcome) Update(platform.Event) bool { return false }

// Draw draws the place.
func (w *welcome) Draw(u *ui.UI, page ui.Rect) {
	a := w.app
	bar := page.CutTop(theme.Size.TopBar)
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: a.say(words.name), Rect: bar})
	u.P.Fill(bar, u.Theme.BG.Surface)
	inner := bar.Pad(12, 6)
	chosen := u.Segments("lang", a.say(words.language), inner.CutRight(160), []ui.Choice{
		{ID: "lang:en", Text: "English"}, {ID: "lang:ja", Text: "日本語"},
	}, int(a.prefs.lang))
	if text.Lang(chosen) != a.prefs.lang {
		a.change(func(p *prefs) { p.lang = text.Lang(chosen) })
		u.Again()
	}
	u.Heading("title", 1, inner, words.name[text.En], u.Type(theme.Font.ScaleDp.Title, paint.Bold, u.Theme.Ink.Base))
	u.Close()
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: a.say(words.name), Rect: page})
	defer u.Close()
	card := page.Middle(min(460, page.W-24), 300)
	u.Card(card, theme.Radius.Card)
	card = card.Inset(20)
	open := ui.Button{Text: a.say(words.openFile), Icon: icon.Upload, Look: ui.Primary}
	if u.Button("home:open", card.CutTop(theme.Size.ButtonLarge), open) {
		a.host.PickFile(".json", ".txt")
	}
	card.CutTop(8)
	card.CutTop(u.Paragraph("home:hint", card, a.say(words.openHint), u.Body()) + 16)
}
