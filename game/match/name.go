package match

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxName is the maximum length of a player's name in characters.
const MaxName = 40

// CleanName returns a name that can be shown anywhere: no control characters, none that turn the direction of writing,
// no space around it or twice in it, and at most MaxName characters. Files and links hold only such names.
func CleanName(s string) string {
	return shorten(strings.Join(strings.Fields(strings.Map(printable, strings.ToValidUTF8(s, "\uFFFD"))), " "), MaxName)
}

// shorten returns the first characters of a name.
func shorten(s string, most int) string {
	if utf8.RuneCountInString(s) > most {
		s = strings.TrimSpace(string([]rune(s)[:most]))
	}
	return s
}

// Joiners are format characters that scripts and pictographs need inside a word.
const (
	nonJoiner = '\u200C'
	joiner    = '\u200D'
)

func printable(r rune) rune {
	switch {
	case r == nonJoiner || r == joiner:
		return r
	case unicode.IsSpace(r):
		return ' '
	case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp):
		return -1
	}
	return r
}
