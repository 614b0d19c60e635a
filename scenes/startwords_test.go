package scenes

import (
	"reflect"
	"strings"
	"testing"

	"hexrail/game/text"
	"hexrail/game/ui/paint"
	"hexrail/scenes/shell"
	"hexrail/titles"
)

// tables are the words of the places around the table.
func tables() map[string]any {
	return map[string]any{
		"shell":  shell.Words,
		"tables": tablesWords,
		"log":    logWords, "storage": storageWords,
		"home": homeWords, "new game": newWords, "open": openWords, "share": shareWords, "settings": settingWords, "end": overWords,
		"what if": whatIfWords, "consent": consentWords, "plan": planWords, "passing": passingWords,
	}
}

// TestWordsAreComplete finds texts that a language lacks, holes that differ, and characters that no font has.
func TestWordsAreComplete(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for name, table := range tables() {
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

// TestFontsCoverTheTitles finds characters in the texts of titles that no font has.
func TestFontsCoverTheTitles(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range titles.All() {
		for key, said := range e.Words().Texts {
			if missing := fonts.Missing(said[:]...); len(missing) > 0 {
				t.Errorf("%s: %s has the characters %q, which no font has", e.Key, key, missing)
			}
		}
	}
}
