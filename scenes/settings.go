package scenes

import (
	"strconv"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
	"hexrail/titles"
)

// settings is the dialog of the preferences. They take effect at once.
type settings struct {
	app   *App
	sure  bool   // the field that confirms the deletion of all games is shown
	typed string // in it
}

func newSettings(a *App) *settings { return &settings{app: a} }

func (s *settings) overlay() {}

// Update wants nothing.
func (s *settings) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (s *settings) Draw(u *ui.UI, _ ui.Rect) {
	a := s.app
	d := ui.Dialog{Title: a.say(settingWords.title), CloseName: a.say(words.close), Width: 620, Height: 700}
	closed := u.Dialog("settings", d, func(r ui.Rect) {
		u.Scroll("settings:scroll", r, func(r ui.Rect) float32 {
			top := r.Y
			r.H = 1 << 16
			r.CutRight(kit.ScrollGutter)
			s.drawLook(u, &r)
			s.drawPlay(u, &r)
			s.drawKeys(u, &r)
			s.drawNames(u, &r)
			s.drawStorage(u, &r)
			s.drawAbout(u, &r)
			return r.Y - top
		})
	})
	if closed {
		a.close(s)
	}
}

// heading draws the heading of a section.
func (s *settings) heading(u *ui.UI, r *ui.Rect, id string, name text.Pair) {
	r.CutTop(10)
	u.Heading("settings:"+id, 3, r.CutTop(kit.Line(u, kit.Sizes.Title)+8), s.app.say(name), kit.Bold(u, kit.Sizes.Title))
}

// choice draws one of several values in a row below its name.
func (s *settings) choice(u *ui.UI, r *ui.Rect, id string, name text.Pair, parts []ui.Choice, chosen int) int {
	if r.W < 440*u.TextScale {
		u.Label(r.CutTop(kit.Line(u, kit.Sizes.Body)+4), s.app.say(name), u.Body())
		row := r.CutTop(max(44, u.Target()))
		r.CutTop(8)
		return u.Segments("set:"+id, s.app.say(name), row, parts, chosen)
	}
	row := r.CutTop(max(44, u.Target()))
	r.CutTop(8)
	words := row.CutLeft(row.W * 0.34)
	u.Label(words, s.app.say(name), u.Body())
	return u.Segments("set:"+id, s.app.say(name), row, parts, chosen)
}

// flag draws a setting that is on or off and reports whether it was switched.
func (s *settings) flag(u *ui.UI, r *ui.Rect, id string, name text.Pair, on bool) bool {
	words := s.app.say(name)
	return u.Switch("set:"+id, r.CutTop(u.SwitchHeight(r.W, words)), words, on) != on
}

func (s *settings) drawLook(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &settingWords
	p := a.prefs
	s.heading(u, r, "look", w.look)
	p.lang = text.Lang(s.choice(u, r, "language", w.language, []ui.Choice{
		{ID: "lang:en", Text: "English"}, {ID: "lang:ja", Text: "日本語"},
	}, int(p.lang)))
	p.look = look(s.choice(u, r, "theme", w.theme, []ui.Choice{
		{ID: "theme:system", Text: a.say(w.system)}, {ID: "theme:paper", Text: a.say(w.paper)}, {ID: "theme:night", Text: a.say(w.night)},
	}, int(p.look)))
	var steps []ui.Choice
	for i, f := range theme.Font.TextSizeSteps {
		percent := strconv.Itoa(int(f*100 + 0.5))
		steps = append(steps, ui.Choice{ID: "size:" + strconv.Itoa(i), Text: percent, Name: percent + " %"})
	}
	p.textSize = s.choice(u, r, "size", w.textSize, steps, p.textSize)
	p.strong = p.strong != s.flag(u, r, "contrast", w.contrast, p.strong)
	p.dots = p.dots != s.flag(u, r, "dots", tableWords.layerDots, p.dots)
	p.coords = p.coords != s.flag(u, r, "coordinates", tableWords.layerCoordinates, p.coords)
	p.still = p.still != s.flag(u, r, "still", w.still, p.still)
	s.keep(u, p)
}

func (s *settings) drawPlay(u *ui.UI, r *ui.Rect) {
	w, p := &settingWords, s.app.prefs
	s.heading(u, r, "play", w.play)
	p.guards = p.guards != s.flag(u, r, "guards", w.guards, p.guards)
	p.stay = p.stay != s.flag(u, r, "stay", w.stay, p.stay)
	p.unaided = p.unaided != s.flag(u, r, "effect", w.effect, !p.unaided)
	p.quick = p.quick != s.flag(u, r, "lock", w.lock, !p.quick)
	s.keep(u, p)
}

// drawNames draws the field of the player's own name.
func (s *settings) drawNames(u *ui.UI, r *ui.Rect) {
	w, p := &settingWords, s.app.prefs
	s.heading(u, r, "names", w.names)
	p.name, _ = u.Field("set:name", r.CutTop(max(44, u.Target())), ui.Field{
		Name: s.app.say(w.ownName), Hint: s.app.say(w.ownName), Value: p.name, MaxLength: match.MaxName,
	})
	r.CutTop(8)
	s.keep(u, p)
}

// drawKeys draws the way to the list of keys, while a game is on the table.
func (s *settings) drawKeys(u *ui.UI, r *ui.Rect) {
	if p, ok := s.app.bottomGame(); ok {
		if r.CutTop(8); s.button(u, r, "keys", settingWords.keys, icon.Help, false) {
			p.openKeys()
			u.Again()
		}
	}
}

// keep keeps the preferences if they are new.
func (s *settings) keep(u *ui.UI, p prefs) {
	if p != s.app.prefs {
		s.app.change(func(old *prefs) { *old = p })
		u.Again()
	}
}

func (s *settings) drawStorage(u *ui.UI, r *ui.Rect) {
	a, w, l := s.app, &settingWords, s.app.prefs.lang
	s.heading(u, r, "storage", w.storage)
	at, _ := a.shelf.LastBackup()
	when := a.say(w.never)
	if at > 0 {
		when = ago(l, a.host.Now(), at)
	}
	n := text.Number(int32(len(a.shelf.Games())))
	u.Text("set:used", r.CutTop(kit.Line(u, kit.Sizes.Body)+4), w.used.Fill(l, text.Facts{"n": n, "size": sizeOf(a.shelf.Usage())}), u.Body())
	u.Text("set:last", r.CutTop(kit.Line(u, kit.Sizes.Body)+4), w.lastFile.Fill(l, text.Facts{"when": when}), u.Body())
	if err := a.shelf.Err(); err != nil {
		style := u.Body()
		style.Color = u.Theme.Bad.Base
		r.CutTop(u.Paragraph("set:fault", *r, a.storageTrouble(err), style) + 4)
	}
	r.CutTop(6)
	if s.button(u, r, "backup", w.backUp, icon.Download, len(a.shelf.Games()) == 0) {
		a.backUp()
	}
	if s.button(u, r, "restore", w.restore, icon.Upload, false) {
		a.host.PickFile(".json")
	}
	if s.button(u, r, "keep", w.keep, icon.Lock, false) {
		a.shelf.Persist(func(granted bool) {
			said := homeWords.noLasting
			if granted {
				said = w.kept
			}
			a.open(newNotice(a, a.say(w.storage), a.say(said)))
		})
	}
	s.drawDeleteAll(u, r)
}

func (s *settings) button(u *ui.UI, r *ui.Rect, id string, name text.Pair, n icon.Name, disabled bool) bool {
	b := ui.Button{Text: s.app.say(name), Icon: n, Disabled: disabled}
	pressed := u.Button("set:"+id, r.CutTop(max(44, u.Target())), b)
	r.CutTop(8)
	return pressed
}

// drawDeleteAll draws the button that deletes all games, and the word that must be typed first.
func (s *settings) drawDeleteAll(u *ui.UI, r *ui.Rect) {
	a, w, l := s.app, &settingWords, s.app.prefs.lang
	row := r.CutTop(max(44, u.Target()))
	r.CutTop(8)
	if !s.sure {
		if u.Button("set:delete", row, ui.Button{Text: a.say(w.deleteAll), Icon: icon.Trash, Look: ui.Danger}) {
			s.sure = true
			u.SetFocus("set:word")
			u.Again()
		}
		return
	}
	b := ui.Button{Text: a.say(w.deleteNow), Look: ui.Danger, Disabled: s.typed != a.say(w.confirmWord)}
	press := row.CutRight(u.ButtonWidth(b))
	row.CutRight(8)
	name := w.typeDelete.Fill(l, text.Facts{"word": a.say(w.confirmWord)})
	s.typed, _ = u.Field("set:word", row, ui.Field{Name: name, Hint: name, Value: s.typed, MaxLength: 20})
	if u.Button("set:deleteall", press, b) {
		a.shelf.DeleteAll()
		s.sure, s.typed = false, ""
		u.Again()
	}
}

func (s *settings) drawAbout(u *ui.UI, r *ui.Rect) {
	w, l := &settingWords, s.app.prefs.lang
	s.heading(u, r, "about", w.about)
	version := w.version.Fill(l, text.Facts{"list": s.app.versions()})
	r.CutTop(u.Paragraph("set:version", *r, version, kit.Soft(u, kit.Sizes.Compact)) + 6)
	var games []string
	for _, e := range titles.All() {
		games = append(games, titleText(&e, "title", l)+" ("+titleText(&e, "title.by", l)+")")
	}
	licences := w.licences.Fill(l, text.Facts{"games": (&text.Speaker{Lang: l}).List(games)})
	r.CutTop(u.Paragraph("set:licences", *r, licences, kit.Soft(u, kit.Sizes.Compact)) + 6)
	rescue := w.rescue.Fill(l, text.Facts{"address": s.app.host.Address() + "rescue.html"})
	r.CutTop(u.Paragraph("set:rescue", *r, rescue, kit.Soft(u, kit.Sizes.Compact)) + 12)
}
