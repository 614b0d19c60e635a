// Command gen writes tokens_gen.go from tokens.json in the current folder.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/format"
	"log"
	"os"
	"strconv"
	"strings"
)

func main() {
	log.SetFlags(0)
	data, err := os.ReadFile("tokens.json")
	if err != nil {
		log.Fatal(err)
	}
	src, err := Generate(data)
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
	{"space", "Space", "holds the distances between things in dp."},
	{"radius", "Radius", "holds the radii of corners in dp."},
	{"stroke", "Stroke", "holds the widths of lines in dp."},
	{"size", "Size", "holds the sizes of parts of the screen in dp."},
	{"hit", "Hit", "holds the sizes of targets in dp and the times of gestures in milliseconds."},
	{"breakpoints", "Breakpoint", "holds the widths in dp at which the layout changes."},
	{"motionMs", "MotionMs", "holds how long movements take, in milliseconds."},
	{"map", "Map", "holds the measures of the map and its tiles in tu; text floors and zoom are in dp."},
	{"player", "Player", "holds the shapes and dash patterns that tell players apart besides their colours."},
	{"zones", "Zone", "holds the marks of the market's zones; lengths are dp."},
	{"tileColourDots", "TileDots", "holds how many dots mark a tile's colour."},
}

// Generate returns the Go source for the tokens.
func Generate(data []byte) ([]byte, error) {
	dec := json.NewDecoder(bytes.NewReader(data))
	v, err := decode(dec)
	if err != nil {
		return nil, err
	}
	root := v.(object)
	var b bytes.Buffer
	b.WriteString("// Code generated from tokens.json by gen; DO NOT EDIT.\n\n")
	b.WriteString("package theme\n\nimport \"hexrail/game/ui/mesh\"\n")
	colours, shadows := root.get("colour").(object), root.get("shadow").(object)
	fmt.Fprintf(&b, "\n// Palette is the set of colours of a theme.\ntype Palette %s\n",
		withShadows(typeOf(colours[0].value), shadows))
	names := map[string][2]string{"light": {"Paper", "light"}, "dark": {"Night", "dark"}}
	for _, m := range colours {
		body := valueOf(m.value, "Palette")
		body = strings.TrimSuffix(body, "}") + "Shadow: " + valueOf(shadows.get(m.name), typeOf(shadows[0].value)) + "}"
		fmt.Fprintf(&b, "\n// %s is the %s theme.\nvar %s = %s\n", names[m.name][0], names[m.name][1], names[m.name][0], body)
	}
	for _, s := range sections {
		v := root.get(s.key)
		fmt.Fprintf(&b, "\n// %s %s\nvar %s = %s\n", s.name, s.comment, s.name, valueOf(v, typeOf(v)))
	}
	return format.Source(b.Bytes())
}

func withShadows(palette string, shadows object) string {
	return strings.TrimSuffix(palette, "}") + "\nShadow " + typeOf(shadows[0].value) + "\n}"
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

// typeOf returns the Go type for a value.
func typeOf(v any) string {
	switch v := v.(type) {
	case string:
		if isColour(v) {
			return "mesh.Color"
		}
		return "string"
	case float64:
		return "float32"
	case []any:
		return "[]" + elementType(v)
	case object:
		return structType(v)
	}
	panic(fmt.Sprintf("no type for %v", v))
}

// elementType returns the type of an array's elements. Objects in it may omit members.
func elementType(a []any) string {
	var all object
	for _, v := range a {
		o, ok := v.(object)
		if !ok {
			if s, isArray := v.([]any); isArray && len(s) == 0 && len(a) > 1 {
				continue // an empty array does not determine its type
			}
			return typeOf(v)
		}
		for _, m := range o {
			if all.get(m.name) == nil {
				all = append(all, m)
			}
		}
	}
	return structType(all)
}

func structType(o object) string {
	switch {
	case o.get("blur") != nil:
		return "Shadow"
	case o.get("hex") != nil:
		return "mesh.Color"
	case isNumber(o[0].name):
		return "map[int]" + typeOf(o[0].value)
	}
	var b strings.Builder
	b.WriteString("struct {\n")
	for _, m := range o {
		fmt.Fprintf(&b, "%s %s\n", goName(m.name), typeOf(m.value))
	}
	return b.String() + "}"
}

// valueOf returns the Go expression for a value of the type.
func valueOf(v any, typ string) string {
	switch v := v.(type) {
	case string:
		if isColour(v) {
			return "mesh.Hex(0x" + v[1:] + ")"
		}
		return strconv.Quote(v)
	case float64:
		return strconv.FormatFloat(v, 'g', -1, 64)
	case []any:
		var b strings.Builder
		elem := strings.TrimPrefix(typ, "[]")
		b.WriteString(typ + "{")
		for _, e := range v {
			b.WriteString(valueOf(e, elem) + ", ")
		}
		return b.String() + "}"
	case object:
		return objectValue(v, typ)
	}
	panic(fmt.Sprintf("no value for %v", v))
}

func objectValue(o object, typ string) string {
	colour := func() string {
		return valueOf(o.get("hex"), "mesh.Color") + ".Alpha(" + valueOf(o.get("alpha"), "float32") + ")"
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
		key := goName(m.name)
		if isNumber(m.name) {
			key = m.name
		}
		fmt.Fprintf(&b, "%s: %s,\n", key, valueOf(m.value, typeOf(m.value)))
	}
	return b.String() + "}"
}

func isColour(s string) bool { return len(s) == 7 && s[0] == '#' }

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
