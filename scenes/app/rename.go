package app

import (
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Rename is a dialog that asks for a new name of a game or what-if.
type Rename struct {
	Dialog
	Shell *Shell
	Label string // name of the field
	Most  int    // maximum number of characters
	Name  string
	Done  func(name string)
}

// NewRename returns the dialog for the name of a game.
func NewRename(a *Shell, name string, done func(string)) *Rename {
	return &Rename{Shell: a, Label: a.Say(Words.GameName), Most: match.MaxName, Name: name, Done: done}
}

// Draw draws the field for the name and the button that saves it, which closes the dialog and then calls Done. An empty
// name cannot be saved. Closing the dialog otherwise leaves the name as it is.
func (d *Rename) Draw(u *ui.UI, _ ui.Rect) {
	a := d.Shell
	finish := func() {
		if strings.TrimSpace(d.Name) != "" {
			a.Close(d)
			d.Done(d.Name)
		}
	}
	dialog := ui.Dialog{Title: a.Say(Words.Rename), Width: 440, Height: 220}
	a.DrawDialog(u, d, "rename", dialog, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		name, entered := u.Field("rename:name", r.CutTop(widgets.ActionHeight(u)), ui.Field{
			Name: d.Label, Value: d.Name, MaxLength: d.Most,
		})
		d.Name = name
		b := ui.Button{Text: a.Say(Words.Save), Look: ui.Primary, Disabled: strings.TrimSpace(d.Name) == ""}
		if u.Button("rename:save", foot.CutRight(u.ButtonWidth(b)), b) || entered {
			finish()
		}
	})
}
