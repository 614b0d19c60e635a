package regexp_test

import (
	"reflect"
	real "regexp"
	"testing"

	standin "github.com/hexrail/hexrail/cmd/trim/regexp"
)

// TestEqualsRegexp compares the stand-in with the package of the standard library.
func TestEqualsRegexp(t *testing.T) {
	for _, pattern := range []string{`\A__t(\d+)\z`, `^[ \t\r\n]*//kage:unit\s+([^ \t\r\n]+)[ \t\r\n]*$`} {
		want, got := real.MustCompile(pattern), standin.MustCompile(pattern)
		for _, text := range []string{
			"", "__t", "__t0", "__t12", "__t1x", "x__t1", "t1", "__t1\n", "//kage:unit pixels", "\t//kage:unit  texels \r",
			"//kage:unit",
			"//kage:unitpixels", "//kage:unit pixels texels", "// kage:unit pixels", "x //kage:unit pixels",
			"//kage:unit\tpixels",
		} {
			if w, g := want.FindStringSubmatch(text), got.FindStringSubmatch(text); !reflect.DeepEqual(w, g) {
				t.Errorf("%s in %q: %q, want %q", pattern, text, g, w)
			}
			if w, g := want.FindSubmatch([]byte(text)), got.FindSubmatch([]byte(text)); !reflect.DeepEqual(w, g) {
				t.Errorf("%s in the bytes of %q: %q, want %q", pattern, text, g, w)
			}
		}
	}
	want, got := real.MustCompile(`\n\n+`), standin.MustCompile(`\n\n+`)
	for _, text := range []string{"", "a\nb", "a\n\nb", "\n\n\n", "a\n\n\n\nb\nc\n\nd\n\n"} {
		if w, g := want.ReplaceAllString(text, "\n\n"), got.ReplaceAllString(text, "\n\n"); w != g {
			t.Errorf("ends of lines in %q: %q, want %q", text, g, w)
		}
	}
}
