package books

import (
	"testing"

	"golang.org/x/image/font/sfnt"

	"hexrail/assets"
	"hexrail/titles"
	"hexrail/titles/words"
)

// TestTheFontHasTheBooks: the font of the program has every character of the rules.
func TestTheFontHasTheBooks(t *testing.T) {
	font, err := sfnt.Parse(assets.Regular)
	if err != nil {
		t.Fatal(err)
	}
	var b sfnt.Buffer
	missing := map[rune]string{}
	for _, e := range titles.All() {
		for l := range words.Langs {
			for _, r := range e.Rules().In(l) {
				if glyph, err := font.GlyphIndex(&b, r); r != '\n' && (err != nil || glyph == 0) {
					missing[r] = e.Key
				}
			}
		}
	}
	for r, key := range missing {
		t.Errorf("%s: no glyph for %q", key, r)
	}
}
