package scenes

import (
	"strings"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
)

// rename is a dialog that asks for another name of a game or a what-if.
type rename struct {
	app   *App
	label string // of the field
	most  int    // characters
	name  string
	done  func(name string)
}

// newRename returns the dialog for the name of a game.
func newRename(a *App, name string, done func(string)) *rename {
	return &rename{a, a.say(homeWords.gameName), match.MaxName, name, done}
}

func (d *rename) overlay() {}

// Update wants nothing.
func (d *rename) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (d *rename) Draw(u *ui.UI, _ ui.Rect) {
	a := d.app
	finish := func() {
		if strings.TrimSpace(d.name) != "" {
			a.close(d)
			d.done(d.name)
			u.Again()
		}
	}
	dialog := ui.Dialog{Title: a.say(homeWords.rename), CloseName: a.say(words.close), Width: 440, Height: 220}
	closed := u.Dialog("rename", dialog, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		name, entered := u.Field("rename:name", r.CutTop(max(44, u.Target())), ui.Field{
			Name: d.label, Value: d.name, MaxLength: d.most,
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
