package scenes

import (
	"encoding/json"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/still"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/home"
)

// Front takes a still of the start screen, which a page shows before the program runs.
func (a *App) Front(c *still.Camera, s still.Screen) still.Still {
	h := home.Lasting(a.Shell)
	return c.Take(s, func(u *ui.UI) {
		style := u.Theme
		a.Dress(u)
		u.Theme = style
		w, height := u.P.Size()
		u.P.Fill(paint.R(0, 0, w, height), u.Theme.BG.Desk)
		h.Draw(u, u.Screen())
	})
}

// prefFront is the key of the start screen as it was last, which web/front.js shows at the next visit.
const prefFront = "front"

// Heights in dp: of the lowest screen whose start screen is stored at normal size of text, and of the stored one, of
// which a page shows as much as it has room for.
const (
	lowestFront = 500
	frontHeight = 1400
)

// longestFront is the greatest length in bytes of a stored start screen.
const longestFront = 200_000

// front is the stored start screen: for which screen it is, and the still. Look is that of the player, or empty for the
// system's.
type front struct {
	Language string          `json:"language"`
	Coarse   bool            `json:"coarse"`
	Look     string          `json:"look"`
	Strong   bool            `json:"strong"`
	Newcomer bool            `json:"newcomer"`
	Film     json.RawMessage `json:"film"`
}

// frontKey holds everything on which the stored start screen depends.
type frontKey struct {
	prefs         app.Prefs
	width, height float32
	coarse        bool
	contrast      bool
	shown         bool   // there is one: the storage works
	games         uint64 // a hash of the stored games and their revisions
}

// noteFront notes whether the stored start screen is out of date. It must run in each frame.
func (a *App) noteFront(u *ui.UI) {
	screen := u.Screen()
	key := frontKey{
		prefs: a.Prefs, width: screen.W, height: screen.H, coarse: u.Surface.Coarse, contrast: a.Host.Contrast(),
		shown: a.Shelf.Listed() && a.Shelf.Err() == nil && screen.H >= lowestFront*u.TextScale,
	}
	for _, i := range a.Shelf.Games() {
		for _, b := range []byte(i.ID) {
			key.games = key.games*31 + uint64(b)
		}
		key.games = key.games*31 + uint64(i.Revision)
	}
	a.stale = a.Shelf.Ready() && key != a.kept
	a.key = key
}

// keepFront stores the start screen for the next visit, or removes the stored one.
func (a *App) keepFront(u *ui.UI) {
	a.stale, a.kept = false, a.key
	text := ""
	if a.key.shown {
		text = a.encodeFront(u)
	}
	if len(text) > longestFront {
		text = ""
	}
	if a.Host.Preference(prefFront) != text {
		a.Host.SetPreference(prefFront, text)
	}
}

// encodeFront returns the start screen for the screen of u as JSON.
func (a *App) encodeFront(u *ui.UI) string {
	f := front{
		Language: a.Prefs.Lang.Code(), Coarse: a.key.coarse, Strong: a.Prefs.Strong,
		Newcomer: a.Newcomer() && u.TextScale == 1 && a.Prefs.Learned == "",
	}
	light, dark := theme.Paper, theme.Night
	if a.Prefs.Strong || a.key.contrast {
		light, dark = theme.HighContrast(light), theme.HighContrast(dark)
	}
	c := still.Camera{Fonts: u.P.Fonts, Palettes: []theme.Palette{light, dark}}
	switch a.Prefs.Look {
	case app.PaperLook:
		f.Look, c.Palettes = "light", c.Palettes[:1]
	case app.NightLook:
		f.Look, c.Palettes = "dark", c.Palettes[1:]
	}
	s := a.Front(&c, still.Screen{Width: int(a.key.width + 0.5), Height: frontHeight, Coarse: a.key.coarse})
	f.Film = c.Encode([]still.Span{{From: s, To: s}})
	data, err := json.Marshal(f)
	if err != nil {
		panic(err) // a still can be encoded
	}
	return string(data)
}
