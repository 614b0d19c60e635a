// Package platform is what the program knows of the machine it runs on: storage, clipboard, files, the link it was
// opened with, and the player's way of seeing and pointing.
//
// Open returns the browser in a browser and a stand-in on the desktop. Calls that take time return at once; their
// function is called later, between two frames, on the goroutine that draws.
package platform

import (
	"errors"
	"image"
	"time"

	"hexrail/game/ui"
	"hexrail/game/ui/paint"
)

// ErrMissing is the error for a key under which nothing is stored.
var ErrMissing = errors.New("nothing stored under this key")

// ErrChanged is the error of a change that builds on something else than what is stored now.
var ErrChanged = errors.New("something else is stored under this key now")

// ErrSilent is the error of a storage that gives no answer. It may give one later.
var ErrSilent = errors.New("the storage does not answer")

// ErrNewerStore is the error of a storage that belongs to a newer version of the program.
var ErrNewerStore = errors.New("the storage belongs to a newer version")

// ErrFull is the error of a change for which there is no room.
var ErrFull = errors.New("no room to store this")

// ErrUnsupported is the error of what a platform cannot do.
var ErrUnsupported = errors.New("not possible on this platform")

// MaxFile is the maximum size in bytes of a file that is opened; larger ones are refused. A backup of a thousand long games
// has a third of it.
const MaxFile = 192 << 20

// Kind says what an event is.
type Kind uint8

// The kinds of events.
const (
	Opened   Kind = iota // a file was picked, dropped or pasted: Name, Data
	Refused              // a file was too large or could not be read: Name
	Pasted               // text was pasted outside a text field: Text
	Fragment             // the part of the address after # changed: Text
	Look                 // the system's language, colours or contrast changed
	Hidden               // the page may be closed without another word: save now
	Update               // a new version is ready; Reload starts it
	Back                 // the player wants to go one level back
	Locked               // a lock that was asked for is held now: Name
	Told                 // another tab told something: Text
)

// Event is something that happened outside the screen.
type Event struct {
	Kind Kind
	Name string
	Data []byte
	Text string
}

// Clock tells the time of day.
type Clock interface{ Now() time.Time }

// Preferences keep short texts that are needed before the first picture. A missing one is empty.
type Preferences interface {
	Preference(key string) string
	SetPreference(key, value string)
}

// Files exchanges data with the player. What is opened arrives as an event. The calls must follow from something the
// player has just done.
type Files interface {
	Copy(text string, done func(error))
	PickFile(extensions ...string)
	Download(name, mime string, data []byte)
	DownloadPicture(name string, picture *image.RGBA) // as a PNG file; the picture has no transparent parts
	CanSend() bool                                    // the device can hand a link to other programs
	Send(title, text, link string, done func(error))
}

// Page is the place where the program is shown.
type Page interface {
	Fragment() string          // the part of the address after #, decoded by nobody
	SetFragment(s string)      // without a new entry in the browser's history
	Address() string           // without the fragment, for making links
	SetDepth(n int)            // how many things the player can close by going back
	Languages() []string       // the player's, best first, such as "ja" or "en-GB"
	Dark() bool                // the system's colours are dark
	Contrast() bool            // the system asks for strong contrast
	Describe(d Description)    // how the page presents itself
	AskBeforeClosing(on bool)  // has the player asked before the page is closed
	Reload()                   // starts anew, with the newest version
	Fail(report string)        // shows that the program has stopped, and the report
	Glyphs() paint.GlyphSource // draws characters the embedded fonts lack; nil if nothing can
}

// Description is how the page presents itself to the browser.
type Description struct {
	Title    string
	Language string // of the words on the screen
	Dark     bool
}

// Display is what the frame loop needs.
type Display interface {
	// Scale returns the number of device pixels to the dp, now.
	Scale() float32
	// Surface fills in what the platform knows of the surface besides size and scale.
	Surface() ui.Surface
	// Inputs returns what the player did, and Events what happened, since the last call.
	Inputs() []ui.Event
	Events() []Event
	// Run makes the calls that are due and reports whether there were any.
	Run() bool
	// Rest has work done between two frames, each call on its own, so that what comes meanwhile is taken in first, until it reports that
	// there is no more.
	Rest(work func() (more bool))
	// Shown says that a picture was drawn, with the mirror's changes as JSON, or nil if there are none.
	Shown(patch []byte)
	// WakeIn has the frame loop run again after the time, even if nothing happens.
	WakeIn(d time.Duration)
	// Ready says that the first picture is about to be drawn.
	Ready()
}

// Host is the whole of a platform.
type Host interface {
	Clock
	Store
	Tabs
	Preferences
	Files
	Page
	Display
}
