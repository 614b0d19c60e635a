package scenes

import (
	"hexrail/game/library"
	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
)

// opening is a dialog that takes a link or a file.
type opening struct {
	app  *shell.Shell
	text string
}

func newOpening(a *shell.Shell) *opening { return &opening{app: a} }

// Overlay leaves the place below in sight.
func (o *opening) Overlay() {}

// Update ignores events: the App opens what is chosen, dropped or pasted.
func (o *opening) Update(platform.Event) bool { return false }

// longestText is the greatest number of characters that can be pasted into the field.
const longestText = 20_000

// Draw draws the dialog.
func (o *opening) Draw(u *ui.UI, _ ui.Rect) {
	a, w := o.app, &openWords
	d := ui.Dialog{Title: a.Say(shell.Words.Open), CloseName: a.Say(shell.Words.Close), Width: 560, Height: 340}
	closed := u.Dialog("opening", d, func(r ui.Rect) {
		row := r.CutTop(max(46, u.Target()))
		b := ui.Button{Text: a.Say(w.openIt), Look: ui.Primary, Disabled: o.text == ""}
		press := row.CutRight(u.ButtonWidth(b))
		row.CutRight(8)
		typed, entered := u.Field("opening:text", row, ui.Field{
			Name: a.Say(w.paste), Value: o.text, Hint: a.Say(w.pasteHint), MaxLength: longestText,
		})
		o.text = typed
		if u.Button("opening:open", press, b) || entered && o.text != "" {
			a.Close(o)
			openText(a, o.text)
			u.Again()
		}
		r.CutTop(16)
		file := ui.Button{Text: a.Say(w.file), Icon: icon.Upload}
		if u.Button("opening:file", r.CutTop(max(46, u.Target())), file) {
			a.Host.PickFile(".json", ".txt")
		}
		r.CutTop(16)
		u.Paragraph("opening:hint", r, a.Say(w.drop), kit.Soft(u, kit.Sizes.Compact))
	})
	if closed {
		a.Close(o)
	}
}

// openSample shows the preview of a sample game.
func openSample(a *shell.Shell, s library.Sample) {
	r, err := readSample(a, s)
	showGame(a, r, err)
}

// readSample follows a sample game.
func readSample(a *shell.Shell, s library.Sample) (*reading, error) {
	g, err := s.Game()
	if err != nil {
		return nil, err
	}
	r, err := follow(a, g, a.Say(s.Name), nil)
	if err != nil {
		return nil, err
	}
	r.source = openWords.fromSample
	return r, nil
}
