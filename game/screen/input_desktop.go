//go:build !js

package screen

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"github.com/hexrail/hexrail/game/ui"
)

// input converts the engine's mouse and keyboard input to events. It is used only on the desktop.
type input struct {
	x, y int
}

// wheelStep is the distance in dp scrolled by a notch of the wheel.
const wheelStep = 60

// names maps keys other than letters and signs to their names in browsers.
var names = map[ebiten.Key]string{
	ebiten.KeyEnter: "Enter", ebiten.KeyEscape: "Escape", ebiten.KeyTab: "Tab", ebiten.KeySpace: " ",
	ebiten.KeyArrowLeft: "ArrowLeft", ebiten.KeyArrowRight: "ArrowRight", ebiten.KeyArrowUp: "ArrowUp",
	ebiten.KeyArrowDown: "ArrowDown", ebiten.KeyHome: "Home", ebiten.KeyEnd: "End", ebiten.KeyPageUp: "PageUp",
	ebiten.KeyPageDown: "PageDown", ebiten.KeyF6: "F6", ebiten.KeySlash: "?", ebiten.KeyPeriod: ".",
	ebiten.KeyEqual: "+", ebiten.KeyMinus: "-",
}

// poll sends the movements and buttons of the mouse since the last frame to u.
func (in *input) poll(u *ui.UI) {
	x, y := ebiten.CursorPosition()
	at := ui.Event{X: float32(x), Y: float32(y), Shift: ebiten.IsKeyPressed(ebiten.KeyShift)}
	send := func(k ui.Kind) {
		e := at
		e.Kind = k
		u.Send(e)
	}
	if x != in.x || y != in.y {
		in.x, in.y = x, y
		send(ui.PointerMove)
	}
	for _, b := range []ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight} {
		at.Secondary = b == ebiten.MouseButtonRight
		if inpututil.IsMouseButtonJustPressed(b) {
			send(ui.PointerDown)
		}
		if inpututil.IsMouseButtonJustReleased(b) {
			send(ui.PointerUp)
		}
	}
	if dx, dy := ebiten.Wheel(); dx != 0 || dy != 0 {
		at.DX, at.DY = -float32(dx)*wheelStep, -float32(dy)*wheelStep
		send(ui.Wheel)
	}
	in.sendKeys(u, at.Shift)
}

// sendKeys sends the keys pressed since the last frame to u, or edits the focused text field.
func (in *input) sendKeys(u *ui.UI, shift bool) {
	ctrl := ebiten.IsKeyPressed(ebiten.KeyControl)
	if n, ok := u.Find(u.Focus()); ok && n.Role == ui.RoleTextBox {
		in.edit(u, n)
		return
	}
	for _, k := range inpututil.AppendJustPressedKeys(nil) {
		if name := nameOf(k); name != "" {
			u.Send(ui.Event{Kind: ui.KeyDown, Key: ui.Chord(name, ctrl, shift)})
		}
	}
}

// nameOf returns the name of a key in browsers, or "" for a key that the program never uses.
func nameOf(k ebiten.Key) string {
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		return string(rune('a' + k - ebiten.KeyA))
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return string(rune('0' + k - ebiten.KeyDigit0))
	}
	return names[k]
}

// edit types into the focused field.
func (in *input) edit(u *ui.UI, n ui.Node) {
	text := []rune(n.Value)
	if inpututil.IsKeyJustPressed(ebiten.KeyBackspace) && len(text) > 0 {
		text = text[:len(text)-1]
	}
	for _, r := range ebiten.AppendInputChars(nil) {
		if n.MaxLength == 0 || len(text) < n.MaxLength {
			text = append(text, r)
		}
	}
	if string(text) != n.Value {
		u.Send(ui.Event{Kind: ui.Edit, ID: n.ID, Text: string(text)})
	}
	for _, key := range [...]ebiten.Key{ebiten.KeyTab, ebiten.KeyEscape} {
		if inpututil.IsKeyJustPressed(key) {
			u.Send(ui.Event{Kind: ui.KeyDown, Key: names[key]})
		}
	}
	if inpututil.IsKeyJustPressed(ebiten.KeyEnter) {
		u.Send(ui.Event{Kind: ui.Submit, ID: n.ID})
	}
}
