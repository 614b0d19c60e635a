// Command gen writes tokens_gen.go from tokens.json, both in the current folder. Run it with go generate in package
// theme, after a change of tokens.json.
//
// Each section of the file becomes a variable with a struct type of its own, in the order of the file: a number is a
// float32, "#rrggbb" a mesh.Color, a list a slice, an object a struct, or a map if its names are numbers. The sections
// colour and shadow become the palettes, which have one type. A new section needs a row in sections. After an error the
// exit status is 1, and tokens_gen.go is as before.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/format"
	"log"
	"os"
	"slices"
	"strconv"
	"strings"
)

func main() {
	log.SetFlags(0)
	data, err := os.ReadFile("tokens.json")
	if err != nil {
		log.Fatal(err)
	}
	src, err := generate(data)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("tokens_gen.go", src, 0o644); err != nil {
		log.Fatal(err)
	}
}

// member is one name and value of a JSON object, in the order of the file.
type member struct {
	name  string
	value any
}

// object is a JSON object that keeps the order of its members.
type object []member

// get returns the value of a member, or nil.
func (o object) get(name string) any {
	for _, m := range o {
		if m.name == name {
			return m.value
		}
	}
	return nil
}

// sections are the parts of the file that become variables, except palettes and shadows, with their names in Go and
// comments.
var sections = []struct{ key, name, comment string }{
	{"font", "Font", "holds the sizes of text in dp."},
	{"radius", "Radius", "holds the radii of corners in dp."},
	{"stroke", "Stroke", "holds the widths of lines in dp."},
	{"size", "Size", "holds the sizes of parts of the screen in dp."},
	{"hit", "Hit", "holds the sizes of targets in dp and the times of gestures in milliseconds."},
	{"breakpoints", "Breakpoint", "holds the widths in dp at which the layout changes."},
	{"motionMs", "MotionMs", "holds how long movements take, in milliseconds."},
	{"map", "Map", "holds the measures of the map and its tiles in tu; text floors and zoom are in dp."},
	{"player", "Player", "holds the shapes and dash patterns that tell players apart besides their colours."},
	{"zones", "Zone", "holds the marks of the market's zones; lengths are dp."},
}

// generate returns the Go source for the tokens.
func generate(data []byte) ([]byte, error) {
	dec := json.NewDecoder(bytes.NewReader(data))
	v, err := decode(dec)
	if err != nil {
		return nil, err
	}
	root, _ := v.(object)
	colours, _ := root.get("colour").(object)
	shadows, _ := root.get("shadow").(object)
	if colours == nil || shadows == nil {
		return nil, errors.New("tokens.json has no object colour, or no object shadow")
	}
	var w writer
	w.WriteString("// Code generated from tokens.json by gen; DO NOT EDIT.\n\npackage theme\n\n" +
		"import \"github.com/hexrail/hexrail/game/ui/mesh\"\n")
	names := map[string][2]string{"light": {"Paper", "light"}, "dark": {"Night", "dark"}}
	for i, m := range colours {
		own, ok := m.value.(object)
		if !ok {
			return nil, fmt.Errorf("colour %q is no object", m.name)
		}
		palette := append(slices.Clone(own), member{"shadow", shadows.get(m.name)})
		if i == 0 {
			w.declare("Palette", palette)
		}
		name := names[m.name]
		fmt.Fprintf(&w, "\n// %s is the %s theme.\nvar %s = %s\n", name[0], name[1], name[0], valueOf("Palette", palette))
	}
	for _, s := range sections {
		name, v := strings.ToLower(s.name[:1])+s.name[1:]+"Tokens", root.get(s.key)
		w.declare(name, v)
		fmt.Fprintf(&w, "\n// %s %s\nvar %s = %s\n", s.name, s.comment, s.name, valueOf(typeOf(name, v), v))
	}
	return format.Source(w.Bytes())
}

// decode reads one value; objects become object, arrays []any.
func decode(dec *json.Decoder) (any, error) {
	t, err := dec.Token()
	if err != nil {
		return nil, err
	}
	switch t {
	case json.Delim('{'):
		var o object
		for dec.More() {
			name, err := dec.Token()
			if err != nil {
				return nil, err
			}
			v, err := decode(dec)
			if err != nil {
				return nil, err
			}
			o = append(o, member{name.(string), v})
		}
		_, err = dec.Token()
		return o, err
	case json.Delim('['):
		a := []any{}
		for dec.More() {
			v, err := decode(dec)
			if err != nil {
				return nil, err
			}
			a = append(a, v)
		}
		_, err = dec.Token()
		return a, err
	}
	return t, nil
}

// writer collects the source.
type writer struct{ bytes.Buffer }

// declare writes the struct types of a value, those of its members first. The name is that of the outermost one.
func (w *writer) declare(name string, v any) {
	switch v := v.(type) {
	case []any:
		w.declare(name, union(v))
	case object:
		switch {
		case plain(v) != "":
			return
		case isNumber(v[0].name):
			w.declare(name, v[0].value)
			return
		}
		var fields strings.Builder
		for _, m := range v {
			w.declare(below(name, m.name), m.value)
			fmt.Fprintf(&fields, "%s %s\n", goName(m.name), typeOf(below(name, m.name), m.value))
		}
		if name == "Palette" {
			w.WriteString("\n// Palette is the set of colours of a theme.")
		}
		fmt.Fprintf(w, "\ntype %s struct {\n%s}\n", name, fields.String())
	}
}

// typeOf returns the Go type of a value; structs in it have the name.
func typeOf(name string, v any) string {
	if typ := plain(v); typ != "" {
		return typ
	}
	if a, ok := v.([]any); ok {
		return "[]" + typeOf(name, union(a))
	}
	if o := v.(object); isNumber(o[0].name) {
		return "map[int]" + typeOf(name, o[0].value)
	}
	return name
}

// below returns the name of the type of a field: that of the struct it is in, followed by its own.
func below(name, field string) string {
	return strings.ToLower(name[:1]) + name[1:] + goName(field)
}

// plain returns the type of a value without structs, or "".
func plain(v any) string {
	switch v := v.(type) {
	case string:
		if isColour(v) {
			return "mesh.Color"
		}
		return "string"
	case float64:
		return "float32"
	case object:
		switch {
		case v.get("blur") != nil:
			return "Shadow"
		case v.get("hex") != nil:
			return "mesh.Color"
		}
	}
	return ""
}

// union returns a value with the type of an array's elements: objects in it may omit members, and an empty array does
// not determine its type.
func union(a []any) any {
	var all object
	for _, v := range a {
		switch v := v.(type) {
		case object:
			for _, m := range v {
				if all.get(m.name) == nil {
					all = append(all, m)
				}
			}
		case []any:
			if len(v) > 0 {
				return v
			}
		default:
			return v
		}
	}
	return all
}

// valueOf returns the Go expression for a value of the type.
func valueOf(typ string, v any) string {
	switch v := v.(type) {
	case string:
		if isColour(v) {
			return "mesh.Hex(0x" + v[1:] + ")"
		}
		return strconv.Quote(v)
	case float64:
		return strconv.FormatFloat(v, 'g', -1, 64)
	case []any:
		elem := strings.TrimPrefix(typ, "[]")
		var b strings.Builder
		for _, e := range v {
			b.WriteString(strings.TrimPrefix(valueOf(elem, e), elem) + ", ")
		}
		return typ + "{" + b.String() + "}"
	case object:
		return objectValue(typ, v)
	}
	panic(fmt.Sprintf("no value for %v", v))
}

// objectValue returns the Go literal of an object with the given type.
func objectValue(typ string, o object) string {
	colour := func() string {
		return valueOf("mesh.Color", o.get("hex")) + ".Alpha(" + valueOf("float32", o.get("alpha")) + ")"
	}
	switch typ {
	case "mesh.Color":
		return colour()
	case "Shadow":
		return fmt.Sprintf("Shadow{%v, %v, %s}", o.get("y"), o.get("blur"), colour())
	}
	var b strings.Builder
	b.WriteString(typ + "{\n")
	for _, m := range o {
		if elem, ok := strings.CutPrefix(typ, "map[int]"); ok {
			fmt.Fprintf(&b, "%s: %s,\n", m.name, valueOf(elem, m.value))
		} else {
			fmt.Fprintf(&b, "%s: %s,\n", goName(m.name), valueOf(typeOf(below(typ, m.name), m.value), m.value))
		}
	}
	return b.String() + "}"
}

// isColour reports whether s has the form of a colour, "#rrggbb".
func isColour(s string) bool { return len(s) == 7 && s[0] == '#' }

// isNumber reports whether s is a decimal integer.
func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}

// goName returns the exported name for a member.
func goName(s string) string {
	switch s {
	case "bg":
		return "BG"
	case "whatif":
		return "WhatIf"
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
