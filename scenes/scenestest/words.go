// Package scenestest holds what tests of several packages of the screen need. Only tests import it.
package scenestest

import (
	"reflect"
	"strings"
	"testing"

	"hexrail/game/text"
	"hexrail/game/ui/paint"
)

// CheckWords finds, in tables of texts by their names, texts that a language lacks, holes that differ, and characters that
// no font has.
func CheckWords(t *testing.T, tables map[string]any) {
	t.Helper()
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for name, table := range tables {
		v := reflect.ValueOf(table)
		for i := range v.NumField() {
			field := v.Type().Field(i).Name
			f := v.Field(i)
			var p text.Pair
			for l := range p {
				p[l] = f.Index(l).String()
			}
			if p[text.En] == "" || p[text.Ja] == "" {
				t.Errorf("%s: %s has no text in a language", name, field)
			}
			if strings.Count(p[text.En], "{") == 0 != (strings.Count(p[text.Ja], "{") == 0) {
				t.Errorf("%s: %s has holes in one language only", name, field)
			}
			if missing := fonts.Missing(p[:]...); len(missing) > 0 {
				t.Errorf("%s: %s has the characters %q, which no font has", name, field, missing)
			}
		}
	}
}
