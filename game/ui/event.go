package ui

import "strings"

// Kind is the kind of an event.
type Kind uint8

// The kinds of events, with the fields that count besides Kind.
const (
	PointerMove   Kind = iota // X, Y
	PointerDown               // X, Y, Touch, Secondary, Shift
	PointerUp                 // X, Y
	PointerCancel             // the press came to nothing: a second finger, or the browser took over
	PointerLeave              // the pointer left the window
	Wheel                     // X, Y, DX, DY in dp, Shift
	Pinch                     // X, Y, DX, DY the movement of the middle, Zoom the factor
	KeyDown                   // Key
	Activate                  // ID: pressed by keyboard or assistive technology
	FocusIn                   // ID, Visible
	FocusOut                  // ID
	Edit                      // ID, Text: the new content of a text field
	Submit                    // ID: Enter in a text field
	longPress                 // made by the toolkit itself when a finger rests
)

// Event is one thing the player did.
type Event struct {
	Kind             Kind
	X, Y, DX, DY     float32
	Zoom             float32
	Touch, Secondary bool // a finger; the right button of a mouse
	Shift, Visible   bool // Visible: the focus should be shown
	Key, ID, Text    string
}

// Chord returns the name of a key with its modifiers as UI.Key expects it. Key is its name in browsers: "a",
// "ArrowLeft", "?". Shift counts for letters and named keys; other signs already tell.
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

// join merges e into the event before it if the two mean the same as one, and reports whether it did.
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
