package scenes

import (
	"strings"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
)

// rename is a dialog that asks for another name of a game.
type rename struct {
	app  *App
	name string
	done func(name string)
}

func newRename(a *App, name string, done func(string)) *rename { return &rename{a, name, done} }

func (d *rename) overlay() {}

// Update wants nothing.
func (d *rename) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (d *rename) Draw(u *ui.UI, _ ui.Rect) {
	a := d.app
	finish := func() {
		if strings.TrimSpace(d.name) != "" {
			d.done(d.name)
			a.close(d)
			u.Again()
		}
	}
	dialog := ui.Dialog{Title: a.say(homeWords.rename), CloseName: a.say(words.close), Width: 440, Height: 220}
	closed := u.Dialog("rename", dialog, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		name, entered := u.Field("rename:name", r.CutTop(max(44, u.Target())), ui.Field{
			Name: a.say(homeWords.gameName), Value: d.name, MaxLength: match.MaxName,
		})
		d.name = name
		b := ui.Button{Text: a.say(homeWords.save), Look: ui.Primary, Disabled: strings.TrimSpace(d.name) == ""}
		if u.Button("rename:save", foot.CutRight(u.ButtonWidth(b)), b) || entered {
			finish()
		}
	})
	if closed {
		a.close(d)
	}
}
