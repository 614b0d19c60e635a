// Package scenestest holds the test helpers that packages of the screen need without a table: texts, a platform and the
// samples. Those that play at a table are in packages playtest and tabletest. Only tests import it.
//
// CheckWords checks the tables of texts of a package, NewHost returns a platform in a language, and KeepSamples and
// Link use the samples of the program. The flag -pictures, a folder for pictures of the screen, is declared here.
package scenestest

import (
	"reflect"
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
