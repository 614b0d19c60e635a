package ui

import (
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Field describes an editable line of text.
type Field struct {
	Name      string
	Value     string
	Hint      string // shown while it is empty
	MaxLength int
	ReadOnly  bool
	Fault     string // why the text is invalid, or empty
}

// Field draws a text field and returns its current text, and whether the player pressed Enter in it. In a browser, a
// real text field above the picture shows the text, so that every input method works. Below a dialog it would show
// through, so there the picture shows the text and the page hides the field (web/style.css).
func (u *UI) Field(id string, r Rect, f Field) (text string, entered bool) {
	style := u.Body()
	n := Node{
		ID: id, Role: RoleTextBox, Name: f.Name, Rect: r, Value: f.Value,
		MaxLength: f.MaxLength, TextSize: style.Size, Disabled: f.ReadOnly, Describe: f.Fault,
	}
	u.Node(n)
	u.addRegion(id, r, wantPress)
	u.recordFocus(id, r, theme.Radius.Button)
	line := u.Theme.Line.Strong
	if u.focus == id {
		line = u.Theme.Accent.Base
	}
	if f.Fault != "" {
		line = u.Theme.Bad.Base
	}
	u.P.RoundRect(r, theme.Radius.Button, u.Theme.BG.Surface)
	u.P.Frame(r, theme.Radius.Button, theme.Stroke.Control, line)
	text, entered = f.Value, u.Entered(id)
	if u.has && u.event.ID == id && u.event.Kind == Edit {
		text = u.event.Text
	}
	shown := text
	if u.Surface.Fields && shown != "" && !u.covered() {
		return text, entered
	}
	if shown == "" {
		shown, style.Color = f.Hint, u.Theme.Ink.Faint
	}
	inner := r.Pad(fieldPad, 0)
	u.P.Clip(inner)
	u.P.TextIn(paint.R(inner.X, inner.Y, max(inner.W, u.P.Width(shown, style)), inner.H), shown, style)
	u.P.Unclip()
	return text, entered
}

// Entered reports whether the player pressed Enter in a text field.
func (u *UI) Entered(id string) bool { return u.has && u.event.ID == id && u.event.Kind == Submit }

// fieldPad is the horizontal padding of a field's text in dp.
const fieldPad = 12
