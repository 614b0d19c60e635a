package dialogs

import (
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Opening is the dialog that takes a link or a file.
type Opening struct {
	app.Dialog
	app  *app.Shell
	text string
}

// NewOpening returns the dialog.
func NewOpening(a *app.Shell) *Opening { return &Opening{app: a} }

// longestText is the maximum number of characters in the field.
const longestText = 20_000

// openingRow is the minimum height in dp of the field and of a row of buttons.
const openingRow = 46

// Draw draws a field for a link or a game as text, a button that opens it and closes the dialog, and those that choose
// files or a folder. Closing the dialog otherwise opens nothing.
func (o *Opening) Draw(u *ui.UI, _ ui.Rect) {
	a, w := o.app, &openWords
	d := ui.Dialog{Title: a.Say(app.Words.Open), Width: 560, Height: 380}
	a.DrawDialog(u, o, "opening", d, func(r ui.Rect) {
		high := max(openingRow, u.Target())
		row := r.CutTop(high)
		b := ui.Button{Text: a.Say(w.openIt), Look: ui.Primary, Disabled: o.text == ""}
		press := row.CutRight(u.ButtonWidth(b))
		row.CutRight(8)
		typed, entered := u.Field("opening:text", row, ui.Field{
			Name: a.Say(w.paste), Value: o.text, Hint: a.Say(w.pasteHint), MaxLength: longestText,
		})
		o.text = typed
		if u.Button("opening:open", press, b) || entered && o.text != "" {
			a.Close(o)
			OpenText(a, o.text)
		}
		r.CutTop(16)
		row = r.CutTop(high)
		file := ui.Button{Text: a.Say(w.files), Icon: icon.Upload}
		if u.Button("opening:file", row.Columns(0, 2, 8), file) {
			a.Host.PickFile(".json", ".txt", ".zip")
		}
		if u.Button("opening:folder", row.Columns(1, 2, 8), ui.Button{Text: a.Say(w.folder), Icon: icon.Upload}) {
			a.Host.PickFolder()
		}
		if a.Host.CanShareFile() {
			r.CutTop(8)
			b := ui.Button{Text: a.Say(w.shared), Icon: icon.Link}
			if u.Button("opening:shared", r.CutTop(high), b) {
				a.Close(o)
				openShared(a)
			}
		}
		r.CutTop(16)
		u.Paragraph("opening:hint", r, a.Say(w.drop), widgets.Soft(u, widgets.Sizes.Compact))
	})
}

// OpenSample opens the preview of a sample game, or a notice if it cannot be read.
func OpenSample(a *app.Shell, s library.Sample) {
	r, err := ReadSample(a, s)
	ShowGame(a, r, err)
}

// ReadSample returns the reading of a sample game.
func ReadSample(a *app.Shell, s library.Sample) (*Reading, error) {
	g, err := s.Game()
	if err != nil {
		return nil, err
	}
	r, err := Follow(a, g, a.Say(s.Name), nil)
	if err != nil {
		return nil, err
	}
	r.source, r.comments = openWords.fromSample, s.Comments()
	return r, nil
}
