//go:build !js

package platform

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// desktop stores everything in a folder of the player's. It replaces the browser during development.
type desktop struct {
	inbox
	noPicker
	dir      string
	kept     map[string][]byte
	prefs    map[string]string
	fragment string
	absent
}

// absent implements the parts of a platform that only a browser has.
type absent struct{}

// Open returns the desktop stand-in.
func Open() (Host, error) {
	base, err := os.UserConfigDir()
	if err != nil {
		return nil, fmt.Errorf("no folder for saved games: %w", err)
	}
	return openIn(filepath.Join(base, "hexrail"))
}

// openIn returns a stand-in that stores everything in the folder.
func openIn(dir string) (*desktop, error) {
	d := &desktop{dir: dir, kept: map[string][]byte{}, prefs: map[string]string{}}
	d.noPicker = noPicker{&d.inbox}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	if err := d.readStore(); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(d.file("preferences.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return d, nil
	}
	if err != nil {
		return nil, err
	}
	return d, json.Unmarshal(data, &d.prefs)
}

func (d *desktop) file(name string) string { return filepath.Join(d.dir, name) }

// Preference returns a short text.
func (d *desktop) Preference(key string) string { return d.prefs[key] }

// SetPreference stores a short text. A failure to write is ignored, because losing a preference does no harm.
func (d *desktop) SetPreference(key, value string) {
	d.prefs[key] = value
	if data, err := json.Marshal(d.prefs); err == nil {
		_ = os.WriteFile(d.file("preferences.json"), data, 0o644)
	}
}

// Copy writes the text to a file named clipboard.txt, because the clipboard would require a library of the window
// system.
func (d *desktop) Copy(text string, done func(error)) {
	err := os.WriteFile(d.file("clipboard.txt"), []byte(text), 0o644)
	d.call(func() { done(err) })
}

// noPicker is the part of the stand-in that refuses to open files.
type noPicker struct{ *inbox }

// PickFile always reports Refused, since there is no file dialog.
func (p noPicker) PickFile(...string) { p.event(Event{Kind: Refused}) }

// PickFolder always reports Refused.
func (p noPicker) PickFolder() { p.event(Event{Kind: Refused}) }

// Read always fails, since there are no such files.
func (p noPicker) Read(_ int, done func(string, []byte, error)) {
	p.call(func() { done("", nil, ErrUnsupported) })
}

// Print does nothing.
func (p noPicker) Print(string, *image.RGBA) {}

// Download writes the file into the program's folder.
func (d *desktop) Download(name, _ string, data []byte) {
	if os.WriteFile(d.file(filepath.Base(name)), data, 0o644) != nil {
		d.event(Event{Kind: Refused, Name: name})
	}
}

// DownloadPicture writes the picture into the program's folder.
func (d *desktop) DownloadPicture(name string, picture *image.RGBA) {
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		d.event(Event{Kind: Refused, Name: name})
		return
	}
	d.Download(name, "image/png", b.Bytes())
}

func (absent) CanSend() bool      { return false }
func (absent) CanShareFile() bool { return false }
func (absent) LeaveShared(string) {}

func (absent) PickShared(string, func(string, []byte, error)) {}
func (absent) KeepShared(string, func(error))                 {}
func (absent) WatchShared(string, bool, func(error))          {}
func (absent) WriteShared(_ string, _ []byte, _ func(error))  {}
func (absent) CanSendPicture() bool                           { return false }
func (absent) Mail(subject, _ string)                         {}

// Send always fails, since there is no other program to pass a link to.
func (d *desktop) Send(_ Message, done func(error)) { d.call(func() { done(ErrUnsupported) }) }

func (absent) SetDepth(int)             {}
func (d *desktop) Fragment() string     { return d.fragment }
func (d *desktop) SetFragment(s string) { d.fragment = s }
func (d *desktop) Address() string      { return "hexrail:" }

// Languages returns the language of the environment variable LANG: "ja_JP.UTF-8" is "ja-JP".
func (d *desktop) Languages() []string {
	name, _, _ := strings.Cut(os.Getenv("LANG"), ".")
	return []string{strings.ReplaceAll(name, "_", "-")}
}

func (d *desktop) Now() time.Time        { return time.Now() }
func (absent) Dark() bool                { return false }
func (absent) Contrast() bool            { return false }
func (absent) Describe(Description)      {}
func (absent) AskBeforeClosing(bool)     {}
func (absent) Reload()                   {}
func (d *desktop) Fail(report string)    { fmt.Fprintln(os.Stderr, report) }
func (absent) Glyphs() paint.GlyphSource { return nil }
func (absent) Scale() float32            { return 1 }
func (absent) Surface() ui.Surface       { return ui.Surface{} }
func (absent) Shown([]byte)              {}
func (absent) WakeIn(time.Duration)      {} // the desktop's loop always runs
func (d *desktop) Rest(work func() bool) { work() }
func (absent) Ready()                    {}
func (d *desktop) PlayNotes([]Note)      {}
