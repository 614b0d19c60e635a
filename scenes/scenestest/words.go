// Package scenestest holds the test helpers that packages of the screen need without a table: texts, a platform and the
// samples. Those that play at a table are in packages playtest and tabletest. Only tests import it.
//
// CheckWords checks the tables of texts of a package, NewHost returns a platform in a language, and KeepSamples and
// Link use the samples of the program. The flag -pictures, a folder for pictures of the screen, is declared here.
package scenestest

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// CheckWords checks tables of texts, given by name: both languages have every text, their holes agree, and the fonts
// have all their characters.
func CheckWords(t *testing.T, tables map[string]any) {
	t.Helper()
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for name, table := range tables {
		checkTexts(t, fonts, name, reflect.ValueOf(table))
	}
}

// checkTexts checks the texts in a table or a part of it. In an array the first element may be empty, because kinds
// often begin with none.
func checkTexts(t *testing.T, fonts *paint.Fonts, name string, v reflect.Value) {
	t.Helper()
	switch {
	case v.Kind() == reflect.Array && v.Type().Elem().Kind() == reflect.String:
		checkText(t, fonts, name, text.Pair{v.Index(int(text.En)).String(), v.Index(int(text.Ja)).String()})
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			checkTexts(t, fonts, name+": "+v.Type().Field(i).Name, v.Field(i))
		}
	default:
		for i := range v.Len() {
			if x := v.Index(i); i > 0 || !x.IsZero() {
				checkTexts(t, fonts, name+" "+strconv.Itoa(i), x)
			}
		}
	}
}

// checkText checks one text.
func checkText(t *testing.T, fonts *paint.Fonts, name string, p text.Pair) {
	t.Helper()
	if p[text.En] == "" || p[text.Ja] == "" {
		t.Errorf("%s has no text in a language", name)
	}
	if strings.Count(p[text.En], "{") == 0 != (strings.Count(p[text.Ja], "{") == 0) {
		t.Errorf("%s has holes in one language only", name)
	}
	if missing := fonts.Missing(p[:]...); len(missing) > 0 {
		t.Errorf("%s has the characters %q, which no font has", name, missing)
	}
}
