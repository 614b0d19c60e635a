package match

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxName is the maximum length of a player's name in characters.
const MaxName = 40

// CleanName returns a name that can be displayed anywhere: without control characters or marks of writing direction,
// without leading, trailing or repeated space, and at most MaxName characters. Files and links contain only such names.
func CleanName(s string) string {
	return shorten(strings.Join(strings.Fields(strings.Map(printable, strings.ToValidUTF8(s, "\uFFFD"))), " "), MaxName)
}

// shorten returns a name cut to at most the given number of characters.
func shorten(s string, most int) string {
	if utf8.RuneCountInString(s) > most {
		s = strings.TrimSpace(string([]rune(s)[:most]))
	}
	return s
}

// Joiners are format characters that some scripts and emoji need inside a word.
const (
	nonJoiner = '\u200C'
	joiner    = '\u200D'
)

// printable returns r, or ' ' for a space of any kind, or -1 for control, format and private characters. It keeps the
// joiners, because some scripts need them.
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
