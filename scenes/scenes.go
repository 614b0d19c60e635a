// Package scenes holds the places of the program: what is drawn on the screen and what the player's presses mean there.
package scenes

import (
	"strings"

	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// App is the whole program as the screen sees it.
type App struct {
	host    platform.Host
	lang    int
	greeted int
}

// words holds the texts of the program, English first.
var words = struct{ title, greet, hello, language [2]string }{
	title:    [2]string{"Hexrail", "ヘックスレール"},
	greet:    [2]string{"Say hello", "あいさつする"},
	hello:    [2]string{"Welcome aboard", "ご乗車ありがとうございます"},
	language: [2]string{"Language", "言語"},
}

// New returns the program, in the player's language.
func New(h platform.Host) *App {
	a := &App{host: h}
	tag := h.Preference("language")
	if tag == "" && len(h.Languages()) > 0 {
		tag = h.Languages()[0]
	}
	if strings.HasPrefix(tag, "ja") {
		a.lang = 1
	}
	return a
}

// Update takes note of what happened outside the screen.
func (a *App) Update([]platform.Event) {}

// Draw draws the screen.
func (a *App) Draw(u *ui.UI) {
	dark := a.host.Dark()
	u.Theme = theme.Paper
	if dark {
		u.Theme = theme.Night
	}
	a.host.Describe(platform.Description{Title: words.title[a.lang], Language: [2]string{"en", "ja"}[a.lang], Dark: dark})
	w, h := u.P.Size()
	u.P.Fill(paint.R(0, 0, w, h), u.Theme.BG.Desk)
	page := u.Screen()
	a.drawBar(u, page.CutTop(theme.Size.TopBar))
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: words.title[a.lang], Rect: page})
	defer u.Close()
	greet := ui.Button{Text: words.greet[a.lang], Look: ui.Primary}
	if u.Button("act:greet", page.Middle(u.ButtonWidth(greet), theme.Size.ActionButton), greet) {
		a.greeted++
		u.Toast(words.hello[a.lang])
	}
}

func (a *App) drawBar(u *ui.UI, bar ui.Rect) {
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: words.title[a.lang], Rect: bar})
	defer u.Close()
	u.P.Fill(bar, u.Theme.BG.Surface)
	u.P.Fill(paint.R(bar.X, bar.Bottom()-1, bar.W, 1), u.Theme.Line.Base)
	inner := bar.Pad(12, 6)
	choice := a.lang
	a.lang = u.Segments("lang", words.language[a.lang], inner.CutRight(180), []ui.Choice{
		{ID: "lang:en", Text: "English"}, {ID: "lang:ja", Text: "日本語"},
	}, a.lang)
	if a.lang != choice {
		a.host.SetPreference("language", [2]string{"en", "ja"}[a.lang])
	}
	u.Heading("title", 1, inner, words.title[a.lang], u.Type(theme.Font.ScaleDp.Title, paint.Bold, u.Theme.Ink.Base))
}
