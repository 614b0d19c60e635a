package notation

import (
	"encoding/json"
	"strconv"
	"strings"
)

// TraceLine returns the line of a conformance trace between two positions: the keys set and the keys deleted. Actions
// are numbered as in records; number 0 is the set-up.
func TraceLine(number int, kind string, before, after []Pair) string {
	old := make(map[string]string, len(before))
	for _, p := range before {
		old[p.Key] = p.Value
	}
	var set, del []string
	kept := make(map[string]bool, len(after))
	for _, p := range after {
		kept[p.Key] = true
		if was, ok := old[p.Key]; !ok || was != p.Value {
			set = append(set, quote(p.Key)+":"+p.json())
		}
	}
	for _, p := range before {
		if !kept[p.Key] {
			del = append(del, quote(p.Key))
		}
	}
	var b strings.Builder
	b.WriteString(`{"id":` + strconv.Itoa(number) + `,"type":` + quote(kind) + `,"set":{` + strings.Join(set, ",") + "}")
	if len(del) > 0 {
		b.WriteString(`,"del":[` + strings.Join(del, ",") + "]")
	}
	b.WriteString("}")
	return b.String()
}

// json returns the value as JSON.
func (p Pair) json() string {
	if p.Bare {
		return p.Value
	}
	return quote(p.Value)
}

// quote returns a string as JSON. The characters &, < and > stay as they are, so that a line is the same as one
// written by a program in another language.
func quote(s string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		return `""` // cannot happen: every string has a JSON form
	}
	return strings.TrimSuffix(b.String(), "\n")
}
