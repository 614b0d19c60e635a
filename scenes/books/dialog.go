package books

import (
	"cmp"

	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
	"hexrail/titles"
)

// Dialog shows the rules of the titles, one at a time, to whoever is at no table.
type Dialog struct {
	app    *shell.Shell
	reader *Reader
}

// NewDialog returns the dialog with the first title chosen.
func NewDialog(a *shell.Shell) *Dialog {
	return &Dialog{app: a, reader: NewReader(a, titles.Offered()[0].Key, nil)}
}

// Overlay leaves the place below in sight.
func (d *Dialog) Overlay() {}

// Update ignores events.
func (d *Dialog) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (d *Dialog) Draw(u *ui.UI, _ ui.Rect) {
	a := d.app
	box := ui.Dialog{Title: a.Say(shell.Words.Rules), CloseName: a.Say(shell.Words.Close), Width: 880, Height: 700}
	closed := u.Dialog("rules", box, func(r ui.Rect) {
		var choices []ui.Choice
		now := 0
		for n, e := range titles.Offered() {
			if e.Key == d.reader.title {
				now = n
			}
			row := kit.NewParts(u)
			name := shell.TitleText(&e, "title", a.Prefs.Lang)
			row.Text(name, kit.Bold(u, kit.Sizes.Body))
			if row.Width() > r.W/float32(len(titles.Offered()))-24 {
				name = cmp.Or(shell.TitleText(&e, "title.set", a.Prefs.Lang), shell.ShortTitle(name))
			}
			choices = append(choices, ui.Choice{ID: "book:" + e.Key, Text: name, Name: shell.TitleText(&e, "title", a.Prefs.Lang)})
		}
		if then := u.Segments("rules:titles", a.Say(shell.Words.RuleSet), r.CutTop(max(40, u.Target())), choices, now); then != now {
			d.reader = NewReader(a, titles.Offered()[then].Key, nil)
			u.ScrollTo("rules:list", ui.Rect{}, 0, 0)
		}
		r.CutTop(8)
		d.reader.Draw(u, r)
	})
	if closed {
		a.Close(d)
	}
}
