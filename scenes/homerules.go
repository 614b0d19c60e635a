package scenes

import (
	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/scenes/kit"
	"hexrail/titles"
)

// bookDialog shows the rules of the titles, one at a time, to whoever is at no table.
type bookDialog struct {
	app    *App
	reader *rulesReader
}

func newBookDialog(a *App) *bookDialog {
	return &bookDialog{app: a, reader: a.readerOf(titles.All()[0].Key)}
}

func (a *App) readerOf(title string) *rulesReader { return &rulesReader{app: a, title: title} }

func (d *bookDialog) overlay() {}

// Update ignores events.
func (d *bookDialog) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (d *bookDialog) Draw(u *ui.UI, _ ui.Rect) {
	a := d.app
	box := ui.Dialog{Title: a.say(homeWords.rules), CloseName: a.say(words.close), Width: 880, Height: 700}
	closed := u.Dialog("rules", box, func(r ui.Rect) {
		var choices []ui.Choice
		now := 0
		for n, e := range titles.All() {
			if e.Key == d.reader.title {
				now = n
			}
			row := kit.NewParts(u)
			name := titleText(&e, "title", a.prefs.lang)
			row.Text(name, kit.Bold(u, kit.Sizes.Body))
			if row.Width() > r.W/float32(len(titles.All()))-24 {
				name = shortTitle(name)
			}
			choices = append(choices, ui.Choice{ID: "book:" + e.Key, Text: name, Name: titleText(&e, "title", a.prefs.lang)})
		}
		if then := u.Segments("rules:titles", a.say(newWords.ruleSet), r.CutTop(max(40, u.Target())), choices, now); then != now {
			d.reader = a.readerOf(titles.All()[then].Key)
			u.ScrollTo("rules:list", ui.Rect{}, 0, 0)
		}
		r.CutTop(8)
		d.reader.draw(u, r)
	})
	if closed {
		a.close(d)
	}
}
