// Package platform connects the program to the machine: storage, clipboard, files, the address of the page, and the
// properties of display and pointer.
//
// Open returns a Host, which is the browser in a browser and a stand-in on the desktop. Its parts are interfaces:
// Store, Tabs, Files, Page, Display and others. Calls that take time return at once and call their function later, in
// Display.Run between two frames, on the goroutine that draws. Whatever happens outside the screen arrives as an Event.
//
// The package knows no game. Its files for the browser are the only ones that use syscall/js, except those of package
// assets.
package platform

import (
	"errors"
	"image"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// ErrMissing is the error for a key without an entry.
var ErrMissing = errors.New("nothing stored under this key")

// ErrChanged is the error of a batch whose base differs from the stored entry.
var ErrChanged = errors.New("something else is stored under this key now")

// ErrSilent is the error of a storage that does not answer in time. It may still answer later.
var ErrSilent = errors.New("the storage does not answer")

// ErrNewerStore is the error of a storage that belongs to a newer version of the program.
var ErrNewerStore = errors.New("the storage belongs to a newer version")

// ErrFull is the error of a change for which there is no room.
var ErrFull = errors.New("no room to store this")

// ErrUnsupported is the error of an operation that the platform lacks.
var ErrUnsupported = errors.New("not possible on this platform")

// MaxFile is the maximum size in bytes of a file that can be opened. A backup of a thousand long games is a third of
// it.
const MaxFile = 192 << 20

// Kind is the kind of an event.
type Kind uint8

// The kinds of events.
const (
	Opened     Kind = iota // a file was picked, dropped or pasted: Name, Data
	Refused                // a file was too large or could not be read: Name
	Pasted                 // text was pasted outside a text field: Text
	Fragment               // the part of the address after # changed: Text
	Look                   // the system's language, colours or contrast changed
	Hidden                 // the page may be closed without further notice, so the game must be saved now
	Update                 // a new version is ready; Reload starts it
	Back                   // the player wants to go one level back
	Locked                 // a lock is held after waiting for it: Name
	Told                   // another tab sent a message: Text
	SharedFile             // a shared file was changed: Name is the id of the game, Data; or cannot be read: Text
	Several                // several files were picked or dropped, or a folder or a zip: First, Count; see Files.Read
)

// Event is an event outside the screen.
type Event struct {
	Kind Kind
	Name string
	Data []byte
	Text string

	First, Count int
}

// Clock returns the time of day.
type Clock interface{ Now() time.Time }

// Preferences stores short texts that are needed before the first picture. A missing one is empty.
type Preferences interface {
	Preference(key string) string
	SetPreference(key, value string)
}

// Files exchanges data with the player. Files opened arrive as events: a single one with its data, several with the
// number of the first, because together they may be larger than the memory. All methods but Read must be called in
// response to an action of the player, because browsers require it.
type Files interface {
	Copy(text string, done func(error))
	PickFile(extensions ...string) // one or several
	PickFolder()
	// Read reads file n of those that have arrived in Several events, counted from 0. Each can be read once. The name is
	// known even if there is an error.
	Read(n int, done func(name string, data []byte, err error))
	Download(name, mime string, data []byte)
	DownloadPicture(name string, picture *image.RGBA) // as a PNG file; the picture must be opaque
	CanSend() bool                                    // the device can pass a link to other programs
	CanSendPicture() bool                             // and a picture with it
	Send(m Message, done func(error))
	Mail(subject, body string) // begins a mail
	// Print opens the browser's dialog that prints a page of simple HTML, or a picture, which may be nil.
	Print(html string, picture *image.RGBA)
}

// Message is a link to be passed to another program.
type Message struct {
	Title, Text, Link string
	Picture           *image.RGBA // sent as a PNG file with this name, if it is not nil; must be opaque
	Name              string
}

// Page is the page that shows the program.
type Page interface {
	Fragment() string          // the part of the address after #, not decoded
	SetFragment(s string)      // without a new entry in the browser's history
	Address() string           // without the fragment, for building links
	SetDepth(n int)            // number of things the player can close by going back
	Languages() []string       // of the player, best first, such as "ja" or "en-GB"
	Dark() bool                // the system's colours are dark
	Contrast() bool            // the system asks for strong contrast
	Describe(d Description)    // sets how the page presents itself to the browser
	AskBeforeClosing(on bool)  // whether the player must confirm closing the page
	Reload()                   // restarts with the newest version
	Fail(report string)        // shows that the program has stopped, and the report
	Glyphs() paint.GlyphSource // draws characters missing from the fonts; nil if unsupported
}

// Description is the presentation of the page to the browser.
type Description struct {
	Title    string
	Language string // of the words on the screen
	Dark     bool
	Waiting  int // number of games that wait for the player, for the title and the badge of the program's icon
}

// Wave is the shape of the vibration of a note.
type Wave uint8

// The waves. Noise has no pitch: its frequency is the centre of the band that is heard.
const (
	Sine Wave = iota
	Triangle
	Noise
)

// Note is a sound of one wave, which falls silent evenly.
type Note struct {
	Wave     Wave
	From, To float32 // Hz, at the beginning and at the end
	Start    float32 // ms after the call
	Length   float32 // ms
	Level    float32 // from 0 to 1
}

// Speaker plays sounds.
type Speaker interface {
	// PlayNotes plays notes together. It plays nothing before the first press of the player, because browsers forbid it.
	PlayNotes(notes []Note)
}

// Display is the interface of the frame loop.
type Display interface {
	// Scale returns the current number of device pixels per dp.
	Scale() float32
	// Surface returns the properties of the surface except size and scale.
	Surface() ui.Surface
	// Inputs returns the player's inputs, and Events the events, since the last call.
	Inputs() []ui.Event
	Events() []Event
	// Run makes the pending calls and reports whether there were any.
	Run() bool
	// Rest calls work repeatedly between two frames until it returns false. Other events are handled between the calls.
	Rest(work func() (more bool))
	// Shown reports that a picture was drawn, with the mirror's changes as JSON, or nil if there are none.
	Shown(patch []byte)
	// WakeIn runs the frame loop again after the time, even if nothing happens.
	WakeIn(d time.Duration)
	// Ready reports that the first picture is about to be drawn.
	Ready()
}

// Host is a complete platform.
type Host interface {
	Clock
	Store
	Tabs
	Preferences
	Files
	Folder
	Page
	Speaker
	Display
}
