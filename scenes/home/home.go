package home

import (
	"log"
	"runtime/debug"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Home is the start screen.
type Home struct {
	app.Page
	app     *app.Shell
	tab     gamesTab
	query   string          // search text of the list of games
	finding bool            // the search field is shown
	faulty  map[string]bool // ids of the games whose cards panicked while being drawn
	art     titleArt
	lasting bool // leaves out what is true only now

	// newcomer is whether the player was one when the pass began: the press that begins the first game must not reach
	// the button of the same name that later visits have instead.
	newcomer bool
}

// New returns the start screen.
func New(a *app.Shell) *Home { return &Home{app: a, faulty: map[string]bool{}} }

// Lasting returns a start screen to be shown at another time, even by a later version: without times that pass and
// without the notice of a new version.
func Lasting(a *app.Shell) *Home {
	h := New(a)
	h.lasting = true
	return h
}

// ago returns how long ago the game was changed, or "" on a lasting screen.
func (h *Home) ago(i *library.Info) string {
	if h.lasting {
		return ""
	}
	return app.Ago(h.app.Prefs.Lang, h.app.Host.Now(), i.Changed)
}

// EdgePhone is the margin of a screen on a phone, in dp.
const EdgePhone = 16

// Sizes of the start screen in dp.
const (
	homeEdge    = 32   // left and right margin
	homeHead    = 62   // height of the head
	homeGap     = 16   // between two cards
	homeWidest  = 1360 // maximum width of the content
	homeStacked = 760  // width of the Continue card below which its picture is above the text
	continueH   = 300  // height of the Continue card with its picture beside the text
	homeFoot    = 30   // height of the foot
)

// Draw draws the start screen.
func (h *Home) Draw(u *ui.UI, page ui.Rect) {
	a := h.app
	h.newcomer = a.Newcomer()
	small := page.W <= theme.Breakpoint.PhoneMaxW*u.TextScale
	edge := float32(homeEdge)
	if small {
		edge = EdgePhone
	}
	edge = max(edge, (page.W-homeWidest)/2)
	h.drawHead(u, page.CutTop(homeHead), edge, small)
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: a.Say(app.Words.Name), Rect: page})
	widgets.Scroll(u, "home:scroll", page, func(r *ui.Rect) {
		*r = r.Pad(edge, 0)
		h.drawDamage(u, r)
		h.drawLost(u, r)
		h.drawWaiting(u, r)
		h.drawTop(u, r, small)
		h.drawWays(u, r, small)
		h.drawStorageNotice(u, r)
		r.CutTop(8)
		h.drawGames(u, r, small)
		if a.Shelf.Ready() || h.newcomer {
			h.drawSamples(u, r, small)
		}
		h.drawDeleted(u, r)
		h.drawFoot(u, r.CutTop(homeFoot))
	})
	u.Close()
}

// drawHead draws name, language and settings.
func (h *Home) drawHead(u *ui.UI, r ui.Rect, edge float32, small bool) {
	a := h.app
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: a.Say(app.Words.Name), Rect: r})
	defer u.Close()
	r = r.Pad(edge, 0)
	gear := ui.Button{Text: a.Say(app.Words.Settings), Icon: icon.Gear, Look: ui.Quiet}
	language := ui.Button{
		Text: [text.Langs]string{"English", "日本語"}[a.Prefs.Lang], Icon: icon.Globe, Look: ui.Quiet, Name: "Language, 言語",
	}
	if small {
		gear.Text, gear.Name = "", gear.Text
	}
	if u.Button("home:settings", widgets.Middle(r.CutRight(u.ButtonWidth(gear)), widgets.FieldHeight(u)), gear) {
		a.Open(dialogs.NewSettings(a))
	}
	anchor := widgets.Middle(r.CutRight(u.ButtonWidth(language)), widgets.FieldHeight(u))
	if u.Button("home:language", anchor, language) {
		a.Open(&languageMenu{app: a, anchor: anchor})
	}
	mark := r.CutLeft(40)
	x, y := mark.Center()
	drawLogo(u, x-2, y, 17)
	name := u.Type(theme.Font.Display, paint.Bold, u.Theme.Ink.Base)
	u.Heading("title", 1, r.CutLeft(min(r.W, u.P.Width(app.Words.Name[text.En], name)+18)), app.Words.Name[text.En], name)
	if r.W > u.P.Width(a.Say(homeWords.tagline), widgets.Soft(u, widgets.Sizes.Compact)) {
		u.Text("tagline", r, a.Say(homeWords.tagline), widgets.Soft(u, widgets.Sizes.Compact))
	}
}

// drawTop draws the Continue card or, for newcomers, the hero.
func (h *Home) drawTop(u *ui.UI, r *ui.Rect, small bool) {
	a := h.app
	switch last := h.last(); {
	case h.newcomer:
		h.drawHero(u, r, small)
	case !a.Shelf.Ready():
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

// last returns the game that the player most likely goes on with, of those that can be shown: the most recent one that
// is not over, otherwise the most recent one. Without games it returns nil.
func (h *Home) last() (last *library.Info) {
	for _, i := range h.app.Shelf.Games() {
		switch {
		case i.Damaged || i.Mended || i.Newer() || i.Archived || h.faulty[i.ID]:
		case !i.Over:
			return i
		case last == nil:
			last = i
		}
	}
	return last
}

// attempt calls draw, which draws the card of a game. If that panics, the card has only the name of the game from now
// on, so that one broken game does not make the others unreachable.
func (h *Home) attempt(u *ui.UI, i *library.Info, draw func()) {
	if fault := u.Attempt(draw); fault != nil {
		log.Printf("the card of game %s cannot be drawn: %v\n%s", i.ID, fault, debug.Stack())
		h.faulty[i.ID] = true
		u.Again()
	}
}

// drawFoot draws where games are stored and, if there is room, how much space they take.
func (h *Home) drawFoot(u *ui.UI, r ui.Rect) {
	a, small := h.app, widgets.Faint(u, widgets.Sizes.Small)
	widgets.CutIcon(u, &r, icon.Lock, theme.Size.IconSmall, 6, small.Color)
	room := r.W
	usage := homeWords.usage.Fill(a.Prefs.Lang, text.Facts{
		"n": text.Number(int32(len(a.Shelf.Games()))), "size": app.SizeOf(a.Shelf.Usage()),
	})
	if h.newcomer || !a.Shelf.Listed() {
		usage = a.Say(homeWords.offline)
	}
	said := a.Say(homeWords.keeping)
	if more := said + a.Say(homeWords.keepingMore); u.P.Width(more, small)+u.P.Width(usage, small)+24 < room {
		said = more
	}
	if w := u.P.Width(usage, small) + 1; u.P.Width(said, small)+w+24 < room {
		u.Text("home:usage", r.CutRight(w), usage, small)
	}
	u.Text("home:keeping", r, said, widgets.Shrunk(u, said, r.W, small, widgets.Sizes.Micro))
}
