package platform

import (
	"errors"
	"image"
	"strings"
	"syscall/js"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// browser is the page the program runs in. Its JavaScript half is web/host.js, called through the global object
// hexrail; it calls back with plain numbers and texts.
type browser struct {
	inbox
	tab
	folder
	work func() (more bool) // work between two frames
	look look
	told Description
}

// tab is the page as far as simple calls reach.
type tab struct{ js js.Value }

// look is the latest report of the browser on the player's display and pointer.
type look struct {
	coarse, reduced, dark, contrast bool
	insets                          [4]float32
}

// Open takes over the page. It must be called before the frame loop starts.
func Open() (Host, error) {
	b := &browser{tab: tab{js.Global().Get("hexrail")}}
	b.folder = folder{b}
	if b.js.IsUndefined() {
		return nil, errors.New("the page lacks host.js")
	}
	b.js.Set("onInput", js.FuncOf(b.onInput))
	b.js.Set("onEvent", js.FuncOf(b.onEvent))
	b.js.Set("onLook", js.FuncOf(b.onLook))
	b.js.Set("onRest", js.FuncOf(func(js.Value, []js.Value) any { return b.work() }))
	b.js.Call("start")
	return b, nil
}

// inputs maps the names used by host.js to kinds.
var inputs = map[string]ui.Kind{
	"move": ui.PointerMove, "down": ui.PointerDown, "up": ui.PointerUp, "cancel": ui.PointerCancel,
	"leave": ui.PointerLeave, "wheel": ui.Wheel, "pinch": ui.Pinch, "key": ui.KeyDown, "activate": ui.Activate,
	"focus": ui.FocusIn, "blur": ui.FocusOut, "edit": ui.Edit, "submit": ui.Submit,
}

// onInput takes the arguments kind, x, y, dx, dy, zoom, flags, id, text. The flags are touch 1, secondary 2, shift 4,
// visible 8.
func (b *browser) onInput(_ js.Value, a []js.Value) any {
	num := func(i int) float32 { return float32(a[i].Float()) }
	flags := a[6].Int()
	e := ui.Event{
		Kind: inputs[a[0].String()], X: num(1), Y: num(2), DX: num(3), DY: num(4), Zoom: num(5),
		Touch: flags&1 != 0, Secondary: flags&2 != 0, Shift: flags&4 != 0, Visible: flags&8 != 0,
		ID: a[7].String(), Text: a[8].String(),
	}
	if e.Kind == ui.KeyDown {
		e.Key = e.Text
	}
	b.input(e)
	return nil
}

// input adds an input of the player. It is used only in browsers.
func (b *inbox) input(e ui.Event) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.inputs = append(b.inputs, e)
}

// events maps the names used by host.js to kinds.
var events = map[string]Kind{
	"opened": Opened, "refused": Refused, "pasted": Pasted, "fragment": Fragment, "hidden": Hidden, "update": Update,
	"back": Back, "locked": Locked, "told": Told, "several": Several,
	"shared": SharedFile,
}

// onEvent takes the arguments kind, name, text, data or null. Several has two numbers in place of name and text.
func (b *browser) onEvent(_ js.Value, a []js.Value) any {
	e := Event{Kind: events[a[0].String()]}
	if e.Kind == Several {
		e.First, e.Count = a[1].Int(), a[2].Int()
	} else {
		e.Name, e.Text = a[1].String(), a[2].String()
	}
	if !a[3].IsNull() {
		e.Data = bytesFromJS(a[3])
	}
	b.event(e)
	return nil
}

// onLook takes the arguments coarse, reduced, dark, contrast, and the insets at the top, right, bottom and left.
func (b *browser) onLook(_ js.Value, a []js.Value) any {
	b.look = look{coarse: a[0].Bool(), reduced: a[1].Bool(), dark: a[2].Bool(), contrast: a[3].Bool()}
	for i := range b.look.insets {
		b.look.insets[i] = float32(a[4+i].Float())
	}
	b.event(Event{Kind: Look})
	return nil
}

func (b tab) Preference(key string) string    { return b.js.Call("pref", key).String() }
func (b tab) SetPreference(key, value string) { b.js.Call("setPref", key, value) }

// PlayNotes passes the notes as numbers, six for each.
func (b *browser) PlayNotes(notes []Note) {
	numbers := make([]any, 0, 6*len(notes))
	for _, n := range notes {
		numbers = append(numbers, int(n.Wave), n.From, n.To, n.Start, n.Length, n.Level)
	}
	b.js.Call("playNotes", numbers...)
}

// Copy puts the text on the clipboard.
func (b *browser) Copy(text string, done func(error)) {
	b.await(b.js.Call("copy", text), func(_ js.Value, err error) { done(err) })
}

// PickFile opens the browser's file dialog.
func (b *browser) PickFile(extensions ...string) {
	b.js.Call("pick", strings.Join(extensions, ","), MaxFile)
}

// PickFolder opens the browser's dialog for a folder.
func (b *browser) PickFolder() { b.js.Call("pickFolder", MaxFile) }

// Read reads one of several files.
func (b *browser) Read(n int, done func(string, []byte, error)) {
	name := b.js.Call("nameOf", n).String()
	b.await(b.js.Call("read", n), func(v js.Value, err error) {
		if err != nil {
			done(name, nil, err)
			return
		}
		done(name, bytesFromJS(v), nil)
	})
}

// Download offers the player a file.
func (b *browser) Download(name, mime string, data []byte) {
	b.js.Call("download", name, mime, bytesToJS(data))
}

// DownloadPicture lets the browser encode the file, so that the program needs no encoder.
func (b *browser) DownloadPicture(name string, picture *image.RGBA) {
	b.js.Call("downloadPicture", name, bytesToJS(picture.Pix), picture.Rect.Dx())
}

// Print lets the browser print.
func (b tab) Print(html string, picture *image.RGBA) {
	if picture == nil {
		b.js.Call("print", html, js.Null(), 0)
		return
	}
	b.js.Call("print", html, bytesToJS(picture.Pix), picture.Rect.Dx())
}

func (b tab) CanSend() bool { return b.js.Call("canSend").Bool() }

func (b tab) CanSendPicture() bool { return b.js.Call("canSendPicture").Bool() }

// Send opens the device's share dialog for a link.
func (b *browser) Send(m Message, done func(error)) {
	args := []any{m.Title, m.Text, m.Link}
	if m.Picture != nil {
		args = append(args, m.Name, bytesToJS(m.Picture.Pix), m.Picture.Rect.Dx())
	}
	b.await(b.js.Call("send", args...), func(_ js.Value, err error) { done(err) })
}

// Mail opens the mail program.
func (b tab) Mail(subject, body string) { b.js.Call("mail", subject, body) }

func (b tab) AskBeforeClosing(on bool) { b.js.Call("askBeforeClosing", on) }

func (b tab) SetDepth(n int) { b.js.Call("setDepth", n) }

func (b tab) Fragment() string     { return b.js.Call("fragment").String() }
func (b tab) SetFragment(s string) { b.js.Call("setFragment", s) }
func (b tab) Address() string      { return b.js.Call("address").String() }

// Languages returns the player's languages, preferred first.
func (b *browser) Languages() []string {
	v := js.Global().Get("navigator").Get("languages")
	tags := make([]string, v.Length())
	for i := range tags {
		tags[i] = v.Index(i).String()
	}
	return tags
}

func (b *browser) Dark() bool         { return b.look.dark }
func (b *browser) Contrast() bool     { return b.look.contrast }
func (b *browser) Reload()            { b.js.Call("reload") }
func (b *browser) Fail(report string) { b.js.Call("fail", report) }

// Describe passes on changes only, so it may be called in every pass.
func (b *browser) Describe(d Description) {
	if d != b.told {
		b.told = d
		b.js.Call("describe", d.Title, d.Language, d.Dark, d.Waiting)
	}
}

// Scale returns the number of device pixels per dp. It reads the ratio on every call, because zooming the page changes
// it.
func (b *browser) Scale() float32 { return float32(js.Global().Get("devicePixelRatio").Float()) }

// Surface returns the properties of the player's display and pointer.
func (b *browser) Surface() ui.Surface {
	return ui.Surface{Coarse: b.look.coarse, Reduced: b.look.reduced, Insets: b.look.insets, Fields: true}
}

func (b *browser) Now() time.Time         { return time.Now() }
func (b *browser) Shown(patch []byte)     { b.js.Call("shown", string(patch)) }
func (b *browser) WakeIn(d time.Duration) { b.js.Call("wakeIn", d.Milliseconds()) }
func (b *browser) Rest(work func() bool) {
	b.work = work
	b.js.Call("rest")
}

func (b *browser) Ready() { b.js.Call("ready") }

// Glyphs returns a source that draws characters with the fonts of the system.
func (b *browser) Glyphs() paint.GlyphSource { return systemFonts{b.js} }

// systemFonts draws the characters that the embedded fonts lack.
type systemFonts struct{ js js.Value }

// Glyph lets the browser draw one character. It returns false if the browser's fonts lack it.
func (f systemFonts) Glyph(r rune, size float32, w paint.Weight) (paint.Glyph, bool) {
	v := f.js.Call("glyph", string(r), size, w == paint.Bold)
	if v.IsNull() {
		return paint.Glyph{}, false
	}
	width, height := v.Get("w").Int(), v.Get("h").Int()
	return paint.Glyph{
		Mask:    &image.Alpha{Pix: bytesFromJS(v.Get("alpha")), Stride: width, Rect: image.Rect(0, 0, width, height)},
		At:      image.Pt(v.Get("x").Int(), v.Get("y").Int()),
		Advance: float32(v.Get("advance").Float()),
	}, true
}

// await calls done between two frames, once the promise is settled.
func (b *browser) await(promise js.Value, done func(js.Value, error)) {
	var ok, bad js.Func
	finish := func(v js.Value, err error) {
		ok.Release()
		bad.Release()
		b.call(func() { done(v, err) })
		b.js.Call("answered")
	}
	ok = js.FuncOf(func(_ js.Value, a []js.Value) any {
		finish(first(a), nil)
		return nil
	})
	bad = js.FuncOf(func(_ js.Value, a []js.Value) any {
		finish(js.Undefined(), errors.New(js.Global().Call("String", first(a)).String()))
		return nil
	})
	promise.Call("then", ok, bad)
}

// first returns the first of the arguments, or undefined if there is none.
func first(a []js.Value) js.Value {
	if len(a) == 0 {
		return js.Undefined()
	}
	return a[0]
}

// bytesToJS returns a copy of data as a Uint8Array.
func bytesToJS(data []byte) js.Value {
	v := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(v, data)
	return v
}

// bytesFromJS returns a copy of a Uint8Array.
func bytesFromJS(v js.Value) []byte {
	data := make([]byte, v.Get("length").Int())
	js.CopyBytesToGo(data, v)
	return data
}
