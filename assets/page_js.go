package assets

import "syscall/js"

// Regular returns the TrueType font for text.
func Regular() []byte { return file("regular") }

// Bold returns the TrueType font for emphasis and figures.
func Bold() []byte { return file("bold") }

// file returns the contents of a font that web/boot.js has fetched.
func file(weight string) []byte {
	from := js.Global().Get("hexrail").Get("fonts").Get(weight)
	data := make([]byte, from.Get("length").Int())
	js.CopyBytesToGo(data, from)
	return data
}
