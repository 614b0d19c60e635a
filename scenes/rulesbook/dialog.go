package rulesbook

import (
	"slices"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// Dialog is the dialog with the rules of all titles, for use without a table.
type Dialog struct {
	app.Dialog
	app    *app.Shell
	reader *Reader
}

// NewDialog returns the dialog with the first title selected.
func NewDialog(a *app.Shell) *Dialog {
	return &Dialog{app: a, reader: NewReader(a, titles.All()[0].Key, nil)}
}

// Draw draws the tabs of the titles and the rules of the chosen one. Closing the dialog changes nothing.
func (d *Dialog) Draw(u *ui.UI, _ ui.Rect) {
	a := d.app
	box := ui.Dialog{Title: a.Say(app.Words.Rules), Width: 880, Height: 700}
	a.DrawDialog(u, d, "rules", box, func(r ui.Rect) {
		d.drawTitles(u, &r)
		r.CutTop(8)
		d.reader.Draw(u, r)
	})
}

// drawTitles draws a row of tabs for the boxes and, if the selected box holds several games, a row for these.
func (d *Dialog) drawTitles(u *ui.UI, r *ui.Rect) {
	a, entries := d.app, titles.All()
	boxes := app.Boxes(entries)
	var row []ui.Choice
	box := 0
	for k, games := range boxes {
		first := &entries[games[len(games)-1]] // the full game of the box
		choice := ui.Choice{ID: "book:" + first.Key, Name: app.TitleText(first, "title", a.Prefs.Lang)}
		if name := app.TitleText(first, "title.box", a.Prefs.Lang); len(games) > 1 {
			choice = ui.Choice{ID: "box:" + first.Key, Name: name}
		}
		choice.Text = app.ShortTitle(choice.Name)
		row = append(row, choice)
		if slices.ContainsFunc(games, func(i int) bool { return entries[i].Key == d.reader.title }) {
			box = k
		}
	}
	then := u.Segments("rules:titles", a.Say(app.Words.RuleSet), r.CutTop(widgets.FieldHeight(u)), row, box)
	if then != box {
		d.read(u, entries[boxes[then][len(boxes[then])-1]].Key)
		return
	}
	if len(boxes[box]) > 1 {
		r.CutTop(6)
		d.drawSets(u, r.CutTop(widgets.FieldHeight(u)), row[box].Name, boxes[box])
	}
}

// drawSets draws tabs for the games of a box, which are given by their places among all titles.
func (d *Dialog) drawSets(u *ui.UI, r ui.Rect, box string, games []int) {
	a, entries := d.app, titles.All()
	var sets []ui.Choice
	set := 0
	for k, i := range games {
		e := &entries[i]
		if e.Key == d.reader.title {
			set = k
		}
		name := app.TitleText(e, "title", a.Prefs.Lang)
		sets = append(sets, ui.Choice{ID: "book:" + e.Key, Text: app.TitleText(e, "title.set", a.Prefs.Lang), Name: name})
	}
	if then := u.Segments("rules:sets", box, r, sets, set); then != set {
		d.read(u, entries[games[then]].Key)
	}
}

// read switches to the rules of another title.
func (d *Dialog) read(u *ui.UI, title string) {
	d.reader = NewReader(d.app, title, nil)
	u.ScrollTo("rules:list", ui.Rect{}, 0, 0)
}
