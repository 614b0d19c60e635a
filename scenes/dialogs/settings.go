package dialogs

import (
	"strconv"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// Settings is the dialog of the preferences. Changes take effect at once.
type Settings struct {
	app.Dialog
	app   *app.Shell
	sure  bool   // the field that confirms deleting all games is shown
	typed string // content of that field
}

// NewSettings returns the dialog.
func NewSettings(a *app.Shell) *Settings { return &Settings{app: a} }

// Draw draws the sections of the preferences in one scrolling column. Closing the dialog undoes nothing.
func (s *Settings) Draw(u *ui.UI, _ ui.Rect) {
	a := s.app
	d := ui.Dialog{Title: a.Say(app.Words.Settings), Width: 620, Height: 700}
	a.DrawDialog(u, s, "settings", d, func(r ui.Rect) {
		widgets.Scroll(u, "settings:scroll", r, func(r *ui.Rect) {
			r.CutRight(widgets.ScrollGutter)
			s.drawLook(u, r)
			s.drawPlay(u, r)
			s.drawKeys(u, r)
			s.drawNames(u, r)
			s.drawStorage(u, r)
			s.drawAbout(u, r)
		})
	})
}

// drawHeading draws the heading of a section.
func (s *Settings) drawHeading(u *ui.UI, r *ui.Rect, id string, name text.Pair) {
	r.CutTop(10)
	u.Heading("settings:"+id, 3, r.CutTop(widgets.Line(u, widgets.Sizes.Title)+8), s.app.Say(name),
		widgets.Bold(u, widgets.Sizes.Title))
}

// drawChoice draws a setting with several values, cuts it off the top of r and returns the index of the selected value.
// The values are below the name if the dialog is narrow.
func (s *Settings) drawChoice(u *ui.UI, r *ui.Rect, id string, name text.Pair, parts []ui.Choice, chosen int) int {
	const wide, nameShare = 440, 0.34 // width of the dialog from which the values are beside the name; share of the name
	beside, words := r.W >= wide*u.TextScale, s.app.Say(name)
	if !beside {
		u.Label(r.CutTop(widgets.Line(u, widgets.Sizes.Body)+4), words, u.Body())
	}
	row := r.CutTop(widgets.ActionHeight(u))
	r.CutTop(8)
	if beside {
		u.Label(row.CutLeft(row.W*nameShare), words, u.Body())
	}
	return u.Segments("set:"+id, words, row, parts, chosen)
}

// drawSwitch draws a setting that is on or off, cuts it off the top of r and reports whether it was toggled.
func (s *Settings) drawSwitch(u *ui.UI, r *ui.Rect, id string, name text.Pair, on bool) bool {
	words := s.app.Say(name)
	return u.Switch("set:"+id, r.CutTop(u.SwitchHeight(r.W, words)), words, on) != on
}

// drawLook draws the settings of language, theme and text size.
func (s *Settings) drawLook(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &settingWords
	p := a.Prefs
	s.drawHeading(u, r, "look", w.look)
	p.Lang = text.Lang(s.drawChoice(u, r, "language", app.Words.Language, []ui.Choice{
		{ID: "lang:en", Text: "English"}, {ID: "lang:ja", Text: "日本語"},
	}, int(p.Lang)))
	p.Look = app.Look(s.drawChoice(u, r, "theme", w.theme, []ui.Choice{
		{ID: "theme:system", Text: a.Say(w.system)}, {ID: "theme:paper", Text: a.Say(w.paper)},
		{ID: "theme:night", Text: a.Say(w.night)},
	}, int(p.Look)))
	var steps []ui.Choice
	for i, f := range theme.TextSizes {
		percent := strconv.Itoa(int(f*100 + 0.5))
		steps = append(steps, ui.Choice{ID: "size:" + strconv.Itoa(i), Text: percent, Name: percent + " %"})
	}
	p.TextSize = s.drawChoice(u, r, "size", w.textSize, steps, p.TextSize)
	p.Large = p.Large != s.drawSwitch(u, r, "large", w.large, p.Large)
	p.Strong = p.Strong != s.drawSwitch(u, r, "contrast", w.contrast, p.Strong)
	p.Dots = p.Dots != s.drawSwitch(u, r, "dots", app.Words.LayerDots, p.Dots)
	p.Coords = p.Coords != s.drawSwitch(u, r, "coordinates", app.Words.LayerCoordinates, p.Coords)
	p.Still = p.Still != s.drawSwitch(u, r, "still", w.still, p.Still)
	s.storeIfChanged(p)
}

// drawPlay draws the settings of play. Some are kept as their opposite, so that the zero value is the default.
func (s *Settings) drawPlay(u *ui.UI, r *ui.Rect) {
	w, p := &settingWords, s.app.Prefs
	s.drawHeading(u, r, "play", w.play)
	p.Guards = p.Guards != s.drawSwitch(u, r, "guards", w.guards, p.Guards)
	p.Stay = p.Stay != s.drawSwitch(u, r, "stay", w.stay, p.Stay)
	p.Unaided = p.Unaided != s.drawSwitch(u, r, "effect", w.effect, !p.Unaided)
	p.NoTraces = p.NoTraces != s.drawSwitch(u, r, "traces", w.traces, !p.NoTraces)
	if on := s.app.Sounds(); s.drawSwitch(u, r, "sound", w.sound, on) {
		p.Sound = app.SoundOn
		if on {
			p.Sound = app.SoundOff
		}
	}
	p.Quick = p.Quick != s.drawSwitch(u, r, "lock", w.lock, !p.Quick)
	p.Unhinted = p.Unhinted != s.drawSwitch(u, r, "hints", w.hints, !p.Unhinted)
	p.Unasked = p.Unasked != s.drawSwitch(u, r, "advice", w.advice, !p.Unasked)
	p.Clock = p.Clock != s.drawSwitch(u, r, "clock", w.clock, p.Clock)
	s.storeIfChanged(p)
}

// drawNames draws the field for the player's own name.
func (s *Settings) drawNames(u *ui.UI, r *ui.Rect) {
	w, p := &settingWords, s.app.Prefs
	s.drawHeading(u, r, "names", w.names)
	p.Name, _ = u.Field("set:name", r.CutTop(widgets.ActionHeight(u)), ui.Field{
		Name: s.app.Say(w.ownName), Hint: s.app.Say(w.ownName), Value: p.Name, MaxLength: match.MaxName,
	})
	r.CutTop(8)
	if p.Name != "" {
		u.Label(r.CutTop(widgets.Line(u, widgets.Sizes.Body)+4), s.app.Say(w.ownColour), u.Body())
		before := p.ColorOf(p.Name)
		if color := s.app.ChooseColor(u, "set:colour", r.CutTop(widgets.ActionHeight(u)), before); color != before {
			p.Remember(p.Name, color)
		}
		r.CutTop(8)
	}
	s.storeIfChanged(p)
}

// drawKeys draws the button for the list of keys if a game is on the table.
func (s *Settings) drawKeys(u *ui.UI, r *ui.Rect) {
	if keys := s.app.Keys(); keys != nil {
		r.CutTop(8)
		if s.drawButton(u, r, "keys", ui.Button{Text: s.app.Say(settingWords.keys), Icon: icon.Help}) {
			keys()
		}
	}
}

// storeIfChanged stores the preferences if they have changed.
func (s *Settings) storeIfChanged(p app.Prefs) {
	if p != s.app.Prefs {
		s.app.Change(func(old *app.Prefs) { *old = p })
	}
}

// drawStorage draws the used storage, the time of the last backup, and errors.
func (s *Settings) drawStorage(u *ui.UI, r *ui.Rect) {
	a, w, l := s.app, &settingWords, s.app.Prefs.Lang
	s.drawHeading(u, r, "storage", w.storage)
	at, _ := a.Shelf.LastBackup()
	when := a.Say(w.never)
	if at > 0 {
		when = app.Ago(l, a.Host.Now(), at)
	}
	n := text.Number(int32(len(a.Shelf.Games())))
	u.Text("set:used", r.CutTop(widgets.Line(u, widgets.Sizes.Body)+4),
		w.used.Fill(l, text.Facts{"n": n, "size": app.SizeOf(a.Shelf.Usage())}), u.Body())
	u.Text("set:last", r.CutTop(widgets.Line(u, widgets.Sizes.Body)+4),
		w.lastFile.Fill(l, text.Facts{"when": when}), u.Body())
	if err := a.Shelf.Err(); err != nil {
		style := u.Body()
		style.Color = u.Theme.Bad.Base
		r.CutTop(u.Paragraph("set:fault", *r, a.StorageTrouble(err), style) + 4)
	}
	r.CutTop(6)
	none := len(a.Shelf.Games()) == 0
	if s.drawButton(u, r, "backup", ui.Button{Text: a.Say(w.backUp), Icon: icon.Download, Disabled: none}) {
		a.BackUp()
	}
	if s.drawButton(u, r, "restore", ui.Button{Text: a.Say(w.restore), Icon: icon.Upload}) {
		a.Host.PickFile(".json")
	}
	if s.drawButton(u, r, "keep", ui.Button{Text: a.Say(w.keep), Icon: icon.Lock}) {
		a.Shelf.Persist(func(granted bool) {
			said := app.Words.NoLasting
			if granted {
				said = w.kept
			}
			a.Open(app.NewNotice(a, a.Say(w.storage), a.Say(said)))
		})
	}
	s.drawDeleteAll(u, r)
}

// drawButton cuts a button off the top of r, draws it and reports whether it was pressed.
func (s *Settings) drawButton(u *ui.UI, r *ui.Rect, id string, b ui.Button) bool {
	pressed := u.Button("set:"+id, r.CutTop(widgets.ActionHeight(u)), b)
	r.CutTop(8)
	return pressed
}

// drawDeleteAll draws the button that deletes all games; the player has to type a word first.
func (s *Settings) drawDeleteAll(u *ui.UI, r *ui.Rect) {
	a, w, l := s.app, &settingWords, s.app.Prefs.Lang
	row := r.CutTop(widgets.ActionHeight(u))
	r.CutTop(8)
	if !s.sure {
		if u.Button("set:delete", row, ui.Button{Text: a.Say(w.deleteAll), Icon: icon.Trash, Look: ui.Danger}) {
			s.sure = true
			u.SetFocus("set:word")
		}
		return
	}
	b := ui.Button{Text: a.Say(w.deleteNow), Look: ui.Danger, Disabled: s.typed != a.Say(w.confirmWord)}
	press := row.CutRight(u.ButtonWidth(b))
	row.CutRight(8)
	name := w.typeDelete.Fill(l, text.Facts{"word": a.Say(w.confirmWord)})
	s.typed, _ = u.Field("set:word", row, ui.Field{Name: name, Hint: name, Value: s.typed, MaxLength: 20})
	if u.Button("set:deleteall", press, b) {
		a.Shelf.DeleteAll()
		s.sure, s.typed = false, ""
	}
}

// drawAbout draws the titles, the version, the licences and the address of the rescue page.
func (s *Settings) drawAbout(u *ui.UI, r *ui.Rect) {
	w, l := &settingWords, s.app.Prefs.Lang
	s.drawHeading(u, r, "about", w.about)
	s.drawTitles(u, r)
	r.CutTop(u.Paragraph("set:version", *r, s.app.Say(w.version), widgets.Soft(u, widgets.Sizes.Compact)) + 6)
	r.CutTop(u.Paragraph("set:licences", *r, s.app.Say(w.licences), widgets.Soft(u, widgets.Sizes.Compact)) + 6)
	rescue := w.rescue.Fill(l, text.Facts{"address": s.app.Host.Address() + "rescue.html"})
	r.CutTop(u.Paragraph("set:rescue", *r, rescue, widgets.Soft(u, widgets.Sizes.Compact)) + 12)
}

// drawTitles lists the titles with the rules version of new games and the designer.
func (s *Settings) drawTitles(u *ui.UI, r *ui.Rect) {
	w, l := &settingWords, s.app.Prefs.Lang
	head, style := widgets.Soft(u, widgets.Sizes.Caption), widgets.Plain(u, widgets.Sizes.Compact)
	s.drawCells(u, r, "set:titles", head, s.app.Say(app.Words.Game), s.app.Say(app.Words.Rules), s.app.Say(w.by))
	for _, e := range titles.All() {
		version := w.nth.Fill(l, text.Facts{"n": strconv.Itoa(len(e.Corrections()) + 1)})
		s.drawCells(u, r, "set:title:"+e.Key, style, app.TitleText(&e, "title", l), version, app.TitleText(&e, "title.by", l))
	}
	r.CutTop(10)
}

// titleShares are the shares of the cells in the width of a row of the list of titles.
var titleShares = [...]float32{0.44, 0.22, 0.34}

// drawCells draws a row of the list of titles with a line below it, and cuts it off the top of r.
func (s *Settings) drawCells(u *ui.UI, r *ui.Rect, id string, style paint.Text, cells ...string) {
	const gap, pad = 8, 2 // right of a cell, and above it
	high := float32(0)
	for i, words := range cells {
		high = max(high, u.P.Height(words, r.W*titleShares[i]-gap, style))
	}
	line := r.CutTop(high + 3*pad)
	u.Node(ui.Node{ID: id, Role: ui.RoleText, Name: text.List(s.app.Prefs.Lang, cells...), Rect: line})
	u.P.Fill(paint.R(line.X, line.Bottom()-1, line.W, 1), u.Theme.Line.Base)
	for i, words := range cells {
		cell := line.CutLeft(r.W * titleShares[i])
		cell.CutRight(gap)
		u.P.Paragraph(cell.Pad(0, pad), words, style)
	}
}
