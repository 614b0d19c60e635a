package scenes

import (
	"log"
	"runtime/debug"

	"hexrail/game/library"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
)

// home is the first place: it continues, lists, begins and opens games.
type home struct {
	app     *App
	tab     gamesTab
	query   string
	finding bool
	faulty  map[string]bool // ids of the games whose cards cannot be drawn
	art     titleArt
}

func newHome(a *App) *home { return &home{app: a, faulty: map[string]bool{}} }

// Measures of the start screen in dp.
const (
	homeEdge      = 32 // at the left and right
	homeEdgePhone = 16
	homeHead      = 62
	homeGap       = 16
	homeWidest    = 1360
	homeStacked   = 760 // width of the card of the last game below which its picture lies above the words
	continueH     = 300
	homeFoot      = 30
)

// Update ignores events: the App opens what is dropped or pasted.
func (h *home) Update(platform.Event) bool { return false }

// Draw draws the place.
func (h *home) Draw(u *ui.UI, page ui.Rect) {
	a := h.app
	small := page.W <= theme.Breakpoint.PhoneMaxW*u.TextScale
	edge := float32(homeEdge)
	if small {
		edge = homeEdgePhone
	}
	edge = max(edge, (page.W-homeWidest)/2)
	h.drawHead(u, page.CutTop(homeHead), edge, small)
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: a.say(words.name), Rect: page})
	u.Scroll("home:scroll", page, func(r ui.Rect) float32 {
		top := r.Y
		r = r.Pad(edge, 0)
		r.H = 1 << 20
		h.drawDamage(u, &r)
		h.drawLost(u, &r)
		h.drawTop(u, &r, small)
		h.drawWays(u, &r, small)
		h.drawStorageNotice(u, &r)
		r.CutTop(8)
		h.drawGames(u, &r, small)
		if a.shelf.Ready() || a.newcomer() {
			h.drawSamples(u, &r, small)
		}
		h.drawDeleted(u, &r)
		h.drawFoot(u, r.CutTop(homeFoot))
		return r.Y - top
	})
	u.Close()
}

// drawHead draws name, language and settings.
func (h *home) drawHead(u *ui.UI, r ui.Rect, edge float32, small bool) {
	a := h.app
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: a.say(words.name), Rect: r})
	defer u.Close()
	r = r.Pad(edge, 0)
	gear := ui.Button{Text: a.say(homeWords.settings), Icon: icon.Gear, Look: ui.Quiet}
	language := ui.Button{
		Text: [text.Langs]string{"English", "日本語"}[a.prefs.lang], Icon: icon.Globe, Look: ui.Quiet, Name: "Language, 言語",
	}
	if small {
		gear.Text, gear.Name = "", gear.Text
	}
	if u.Button("home:settings", kit.Middle(r.CutRight(u.ButtonWidth(gear)), max(40, u.Target())), gear) {
		a.open(newSettings(a))
		u.Again()
	}
	anchor := kit.Middle(r.CutRight(u.ButtonWidth(language)), max(40, u.Target()))
	if u.Button("home:language", anchor, language) {
		a.open(newLanguageMenu(a, anchor))
		u.Again()
	}
	mark := r.CutLeft(40)
	x, y := mark.Center()
	drawLogo(u, x-2, y, 17)
	name := u.Type(theme.Font.ScaleDp.Display, paint.Bold, u.Theme.Ink.Base)
	u.Heading("title", 1, r.CutLeft(min(r.W, u.P.Width(words.name[text.En], name)+18)), words.name[text.En], name)
	if r.W > u.P.Width(a.say(homeWords.tagline), kit.Soft(u, kit.Sizes.Compact)) {
		u.Text("tagline", r, a.say(homeWords.tagline), kit.Soft(u, kit.Sizes.Compact))
	}
}

// drawTop draws the way into the last game, or what this is about for whoever has none.
func (h *home) drawTop(u *ui.UI, r *ui.Rect, small bool) {
	a := h.app
	switch last := h.last(); {
	case a.newcomer():
		h.drawHero(u, r, small)
	case !a.shelf.Ready():
		r.CutTop(continueH)
	case last == nil:
	case r.W < homeStacked*u.TextScale:
		h.attempt(u, last, func() { h.drawContinuePhone(u, r, last) })
	default:
		row := r.CutTop(continueH)
		h.attempt(u, last, func() { h.drawContinue(u, row, last) })
	}
	r.CutTop(wayGap)
}

// newcomer reports whether no games are stored and none were lost, as far as is known.
func (a *App) newcomer() bool {
	if !a.shelf.Listed() {
		return a.host.Preference(prefLast) == "" && a.shelf.Unread() == 0
	}
	return len(a.shelf.Games()) == 0 && a.shelf.Lost() == 0
}

// last returns the game that was played last, or nil.
func (h *home) last() *library.Info {
	for _, i := range h.app.shelf.Games() {
		if !i.Damaged && !i.Mended && !i.Newer() && !i.Archived && !h.faulty[i.ID] {
			return i
		}
	}
	return nil
}

// attempt draws the card of a game. If that fails the game is only named from now on, so that it keeps nobody from the
// others.
func (h *home) attempt(u *ui.UI, i *library.Info, draw func()) {
	if fault := u.Attempt(draw); fault != nil {
		log.Printf("the card of game %s cannot be drawn: %v\n%s", i.ID, fault, debug.Stack())
		h.faulty[i.ID] = true
		u.Again()
	}
}

// drawFoot tells where games are kept and, where there is room, how much is.
func (h *home) drawFoot(u *ui.UI, r ui.Rect) {
	a, small := h.app, kit.Faint(u, kit.Sizes.Small)
	x, y := r.CutLeft(22).Center()
	icon.Draw(u.P, icon.Lock, x-4, y, theme.Size.IconSmall, small.Color)
	room := r.W
	usage := homeWords.usage.Fill(a.prefs.lang, text.Facts{
		"n": text.Number(int32(len(a.shelf.Games()))), "size": sizeOf(a.shelf.Usage()),
	})
	if a.newcomer() || !a.shelf.Listed() {
		usage = a.say(homeWords.offline)
	}
	said := a.say(homeWords.keeping)
	if more := said + a.say(homeWords.keepingMore); u.P.Width(more, small)+u.P.Width(usage, small)+24 < room {
		said = more
	}
	if w := u.P.Width(usage, small) + 1; u.P.Width(said, small)+w+24 < room {
		u.Text("home:usage", r.CutRight(w), usage, small)
	}
	u.Text("home:keeping", r, said, kit.Shrunk(u, said, r.W, small, kit.Sizes.Micro))
}
