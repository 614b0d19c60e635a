package scenes

import (
	"hexrail/game/library"
	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/kit"
)

// opening is a dialog that takes a link or a file.
type opening struct {
	app  *App
	text string
}

func newOpening(a *App) *opening { return &opening{app: a} }

func (o *opening) overlay() {}

// Update ignores events: the App opens what is chosen, dropped or pasted.
func (o *opening) Update(platform.Event) bool { return false }

// longestText is the greatest number of characters that can be pasted into the field.
const longestText = 20_000

// Draw draws the dialog.
func (o *opening) Draw(u *ui.UI, _ ui.Rect) {
	a, w := o.app, &openWords
	d := ui.Dialog{Title: a.say(homeWords.open), CloseName: a.say(words.close), Width: 560, Height: 340}
	closed := u.Dialog("opening", d, func(r ui.Rect) {
		row := r.CutTop(max(46, u.Target()))
		b := ui.Button{Text: a.say(w.openIt), Look: ui.Primary, Disabled: o.text == ""}
		press := row.CutRight(u.ButtonWidth(b))
		row.CutRight(8)
		typed, entered := u.Field("opening:text", row, ui.Field{
			Name: a.say(w.paste), Value: o.text, Hint: a.say(w.pasteHint), MaxLength: longestText,
		})
		o.text = typed
		if u.Button("opening:open", press, b) || entered && o.text != "" {
			a.close(o)
			a.openText(o.text)
			u.Again()
		}
		r.CutTop(16)
		file := ui.Button{Text: a.say(w.file), Icon: icon.Upload}
		if u.Button("opening:file", r.CutTop(max(46, u.Target())), file) {
			a.host.PickFile(".json", ".txt")
		}
		r.CutTop(16)
		u.Paragraph("opening:hint", r, a.say(w.drop), kit.Soft(u, kit.Sizes.Compact))
	})
	if closed {
		a.close(o)
	}
}

// openSample shows the preview of a sample game.
func (a *App) openSample(s library.Sample) { a.showGame(a.readSample(s)) }

// readSample follows a sample game.
func (a *App) readSample(s library.Sample) (*reading, error) {
	g, err := s.Game()
	if err != nil {
		return nil, err
	}
	r, err := a.follow(g, a.say(s.Name), nil)
	if err != nil {
		return nil, err
	}
	r.source = openWords.fromSample
	return r, nil
}
