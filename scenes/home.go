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
	"hexrail/titles"
)

// home is the first place: it continues, lists, begins and opens games.
type home struct {
	app     *App
	tab     gamesTab
	query   string
	finding bool
	faulty  map[string]bool // ids of the games whose cards cannot be drawn
}

func newHome(a *App) *home { return &home{app: a, faulty: map[string]bool{}} }

// Measures of the start screen in dp.
const (
	homeEdge      = 32 // at the left and right
	homeEdgePhone = 16
	homeHead      = 62
	homeGap       = 16
	homeWidest    = 1360
	homeStacked   = 1000 // page width below which the last game lies above the other ways
	continueH     = 300
	homeFoot      = 44
)

// Update wants nothing: the App opens what is dropped or pasted.
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
		r.CutTop(8)
		h.drawTop(u, &r, page.W < homeStacked*u.TextScale)
		r.CutTop(homeGap)
		if h.app.firstVisit() {
			h.drawSamples(u, &r, small)
		} else {
			h.drawGames(u, &r, small)
		}
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
	if u.Button("home:settings", middle(r.CutRight(u.ButtonWidth(gear)), max(40, u.Target())), gear) || u.Key("o") {
		a.open(newSettings(a))
		u.Again()
	}
	anchor := middle(r.CutRight(u.ButtonWidth(language)), max(40, u.Target()))
	if u.Button("home:language", anchor, language) {
		a.open(newLanguageMenu(a, anchor))
		u.Again()
	}
	mark := r.CutLeft(40)
	x, y := mark.Center()
	drawLogo(u, x-2, y, 17)
	name := u.Type(theme.Font.ScaleDp.Display, paint.Bold, u.Theme.Ink.Base)
	u.Heading("title", 1, r.CutLeft(min(r.W, u.P.Width(words.name[text.En], name)+18)), words.name[text.En], name)
	if r.W > u.P.Width(a.say(homeWords.tagline), soft(u, sizes.Compact)) {
		u.Text("tagline", r, a.say(homeWords.tagline), soft(u, sizes.Compact))
	}
}

// middle returns a strip of the height in the middle of r.
func middle(r ui.Rect, h float32) ui.Rect { return r.Middle(r.W, h) }

// drawTop draws the way into the last game and the ways to others.
func (h *home) drawTop(u *ui.UI, r *ui.Rect, small bool) {
	a := h.app
	last := h.last()
	switch {
	case !a.shelf.Ready():
		r.CutTop(continueH)
	case small:
		if last != nil {
			h.attempt(u, last, func() { h.drawContinuePhone(u, r, last) })
			r.CutTop(12)
		} else {
			h.drawWelcome(u, r.CutTop(h.welcomeHeight(u, r.W)))
			r.CutTop(12)
		}
		h.drawWays(u, r, last == nil)
	default:
		side := max(280, r.W*0.32)
		height := float32(continueH)
		if last == nil {
			height = h.welcomeHeight(u, r.W-side-homeGap)
		}
		row := r.CutTop(height)
		right := row.CutRight(side)
		row.CutRight(homeGap)
		if last != nil {
			h.attempt(u, last, func() { h.drawContinue(u, row, last) })
		} else {
			h.drawWelcome(u, row)
		}
		before := right.Y
		h.drawWays(u, &right, last == nil)
		r.CutTop(max(0, right.Y-before-height))
	}
}

// firstVisit reports whether it is known that no games are stored.
func (a *App) firstVisit() bool { return a.shelf.Ready() && len(a.shelf.Games()) == 0 }

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

// Measures of the welcome in dp.
const (
	welcomePad     = 24
	welcomePicture = 0.53 // share of the width that the picture takes
	welcomeWide    = 600  // width from which there is room for it
)

// drawWelcome greets whoever has no games yet and says where games are kept.
func (h *home) drawWelcome(u *ui.UI, r ui.Rect) {
	a := h.app
	u.Card(r, theme.Radius.Panel)
	if r.W > welcomeWide {
		a.thumbs.title(u, coverPicture(u, &r, welcomePicture).Inset(12), titles.All()[0].Key)
	}
	r = r.Inset(welcomePad)
	head := bold(u, sizes.Display)
	u.Heading("welcome", 2, r.CutTop(line(u, sizes.Display)), a.say(homeWords.welcome), head)
	r.CutTop(12)
	r.CutTop(u.Paragraph("welcome:keeping", r, a.say(homeWords.keeping), soft(u, sizes.Lead)))
}

// welcomeHeight returns how high the welcome is at a width.
func (h *home) welcomeHeight(u *ui.UI, w float32) float32 {
	if w > welcomeWide {
		w *= 1 - welcomePicture
	}
	lines := len(u.P.Wrap(h.app.say(homeWords.keeping), w-2*welcomePad, soft(u, sizes.Lead)))
	return 2*welcomePad + line(u, sizes.Display) + 12 + float32(lines)*line(u, sizes.Lead)
}

// drawFoot tells how much is stored.
func (h *home) drawFoot(u *ui.UI, r ui.Rect) {
	a := h.app
	u.Text("home:usage", r, homeWords.usage.Fill(a.prefs.lang, text.Facts{
		"n": text.Number(int32(len(a.shelf.Games()))), "size": sizeOf(a.shelf.Usage()),
	}), faint(u, sizes.Small))
}
