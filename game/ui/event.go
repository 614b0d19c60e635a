package ui

import "strings"

// Kind is the kind of an event.
type Kind uint8

// The kinds of events, with the fields that they use.
const (
	PointerMove   Kind = iota // X, Y
	PointerDown               // X, Y, Touch, Secondary, Shift
	PointerUp                 // X, Y
	PointerCancel             // the press was cancelled: by a second finger or by the browser
	PointerLeave              // the pointer left the window
	Wheel                     // X, Y, DX, DY in dp, Shift
	Pinch                     // X, Y, DX, DY the movement of the middle, Zoom the factor
	KeyDown                   // Key
	Activate                  // ID: pressed by keyboard or assistive technology
	FocusIn                   // ID, Visible
	FocusOut                  // ID
	Edit                      // ID, Text: the new content of a text field
	Submit                    // ID: Enter in a text field
	longPress                 // sent by the toolkit itself when a finger rests
)

// Event is one input of the player.
type Event struct {
	Kind             Kind
	X, Y, DX, DY     float32
	Zoom             float32
	Touch, Secondary bool // a finger; the right button of a mouse
	Shift, Visible   bool // Visible: the focus should be shown
	Key, ID, Text    string
}

// Chord returns the name of a key with its modifiers as expected by UI.Key. key is its name in browsers: "a",
// "ArrowLeft", "?". Shift is included only for letters and named keys, since other characters imply it.
func Chord(key string, ctrl, shift bool) string {
	single := len([]rune(key)) == 1
	letter := single && strings.ToLower(key) != strings.ToUpper(key)
	if letter {
		key = strings.ToLower(key)
	}
	if shift && (letter || !single) {
		key = "Shift+" + key
	}
	if ctrl {
		key = "Ctrl+" + key
	}
	return key
}

// join merges e into the previous event if the two are equivalent to one, and reports whether it did.
func (last *Event) join(e Event) bool {
	if last.Kind != e.Kind {
		return false
	}
	switch e.Kind {
	case PointerMove:
		*last = e
	case Wheel:
		if last.Shift != e.Shift {
			return false
		}
		last.X, last.Y, last.DX, last.DY = e.X, e.Y, last.DX+e.DX, last.DY+e.DY
	case Pinch:
		last.X, last.Y, last.DX, last.DY, last.Zoom = e.X, e.Y, last.DX+e.DX, last.DY+e.DY, last.Zoom*e.Zoom
	default:
		return false
	}
	return true
}
