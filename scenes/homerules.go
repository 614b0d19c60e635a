package scenes

import (
	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
	"hexrail/titles"
)

// bookDialog shows the rules of the titles, one at a time, to whoever is at no table.
type bookDialog struct {
	app    *shell.Shell
	reader *rulesReader
}

func newBookDialog(a *shell.Shell) *bookDialog {
	return &bookDialog{app: a, reader: readerOf(a, titles.All()[0].Key)}
}

func readerOf(a *shell.Shell, title string) *rulesReader { return &rulesReader{app: a, title: title} }

// Overlay leaves the place below in sight.
func (d *bookDialog) Overlay() {}

// Update ignores events.
func (d *bookDialog) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (d *bookDialog) Draw(u *ui.UI, _ ui.Rect) {
	a := d.app
	box := ui.Dialog{Title: a.Say(homeWords.rules), CloseName: a.Say(shell.Words.Close), Width: 880, Height: 700}
	closed := u.Dialog("rules", box, func(r ui.Rect) {
		var choices []ui.Choice
		now := 0
		for n, e := range titles.All() {
			if e.Key == d.reader.title {
				now = n
			}
			row := kit.NewParts(u)
			name := shell.TitleText(&e, "title", a.Prefs.Lang)
			row.Text(name, kit.Bold(u, kit.Sizes.Body))
			if row.Width() > r.W/float32(len(titles.All()))-24 {
				name = shortTitle(name)
			}
			choices = append(choices, ui.Choice{ID: "book:" + e.Key, Text: name, Name: shell.TitleText(&e, "title", a.Prefs.Lang)})
		}
		if then := u.Segments("rules:titles", a.Say(newWords.ruleSet), r.CutTop(max(40, u.Target())), choices, now); then != now {
			d.reader = readerOf(a, titles.All()[then].Key)
			u.ScrollTo("rules:list", ui.Rect{}, 0, 0)
		}
		r.CutTop(8)
		d.reader.draw(u, r)
	})
	if closed {
		a.Close(d)
	}
}
