// Package template replaces text/template in the shaders of Ebitengine. It knows the only actions that they use, and
// Parse returns an error for any other:
//
//	{{if eq .A .B}} {{else if eq .C .D}} {{else}} {{end}}
//
// The package of the standard library calls methods by name, so that the linker must keep every exported method of
// every type of the program.
package template

import (
	"fmt"
	"io"
	"reflect"
	"strings"
)

// Template is a parsed text.
type Template struct {
	name  string
	parts []part
}

// part is an action, or "", with the text that follows it.
type part struct{ action, text string }

// New returns an empty template. The name is for messages.
func New(name string) *Template { return &Template{name: name} }

// Must returns the template, and panics on an error of Parse.
func Must(t *Template, err error) *Template {
	if err != nil {
		panic(err)
	}
	return t
}

// Parse reads a text. It returns an error for an action that the package does not know or that is not closed, and if an
// end or else has no if, an if no end, or an else comes after another one.
func (t *Template) Parse(text string) (*Template, error) {
	first, rest, more := strings.Cut(text, "{{")
	t.parts = []part{{"", first}}
	var open []bool // for each if that is not ended, whether its else has come
	for more {
		var action string
		if action, rest, more = strings.Cut(rest, "}}"); !more {
			return nil, fmt.Errorf("template %s: action %q is not closed", t.name, action)
		}
		p := part{action: strings.TrimSpace(action)}
		p.text, rest, more = strings.Cut(rest, "{{")
		words := strings.Fields(p.action)
		begins := len(words) == 4 && words[0] == "if" && words[1] == "eq"
		last := len(open) - 1
		switch {
		case begins:
			open = append(open, false)
		case p.action != "end" && p.action != "else" && !isElseIf(words):
			return nil, fmt.Errorf("template %s: unknown action %q", t.name, p.action)
		case last < 0:
			return nil, fmt.Errorf("template %s: %s without if", t.name, words[0])
		case p.action == "end":
			open = open[:last]
		case open[last]:
			return nil, fmt.Errorf("template %s: else after else", t.name)
		default:
			open[last] = p.action == "else"
		}
		t.parts = append(t.parts, p)
	}
	if len(open) > 0 {
		return nil, fmt.Errorf("template %s: if without end", t.name)
	}
	return t, nil
}

// isElseIf reports whether the words of an action begin another branch with a condition, as "else if eq .A .B" does.
func isElseIf(words []string) bool {
	return len(words) == 5 && words[0] == "else" && words[1] == "if" && words[2] == "eq"
}

// branch is an open if: whether its text is written now, and whether one of its branches has been taken.
type branch struct{ on, taken bool }

// Execute writes the text for the fields of a struct. It returns an error for an unknown field.
func (t *Template) Execute(w io.Writer, data any) error {
	open := []branch{{on: true}} // outside every if all is written
	for _, p := range t.parts {
		words := strings.Fields(p.action)
		last := len(open) - 1
		switch {
		case p.action == "":
		case p.action == "end":
			open = open[:last]
		case words[0] == "if":
			outer := open[last].on
			is, err := equal(data, words[2], words[3])
			if err != nil {
				return err
			}
			open = append(open, branch{outer && is, !outer || is})
		case len(words) == 1:
			open[last] = branch{!open[last].taken, true}
		default:
			is, err := equal(data, words[3], words[4])
			if err != nil {
				return err
			}
			open[last] = branch{is && !open[last].taken, is || open[last].taken}
		}
		if open[len(open)-1].on {
			if _, err := io.WriteString(w, p.text); err != nil {
				return err
			}
		}
	}
	return nil
}

// equal reports whether two fields, such as ".Filter", are equal.
func equal(data any, a, b string) (bool, error) {
	v := reflect.ValueOf(data)
	x, y := v.FieldByName(strings.TrimPrefix(a, ".")), v.FieldByName(strings.TrimPrefix(b, "."))
	if !x.IsValid() || !y.IsValid() {
		return false, fmt.Errorf("template: no field %s or %s", a, b)
	}
	return x.Equal(y), nil
}
