package words

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Facts are the values of the holes of a template, by name.
type Facts map[string]string

// Fill returns a template with its holes filled. A hole without a fact stays visible, so that tests and readers notice
// it. A space next to a hole separates Latin from Japanese text; it is dropped if both sides turn out to be Japanese.
func Fill(template string, facts Facts) string {
	var out []byte
	for {
		from := strings.IndexByte(template, '{')
		if from < 0 {
			break
		}
		to := strings.IndexByte(template[from:], '}')
		if to < 0 {
			break
		}
		out = join(out, template[:from])
		out = join(out, hole(template[from+1:from+to], facts))
		template = template[from+to+1:]
	}
	return string(join(out, template))
}

// join returns out with a text appended, without the space between two Japanese characters.
func join(out []byte, more string) []byte {
	if rest, spaced := strings.CutPrefix(more, " "); spaced && endsJapanese(out) && japaneseBegins(rest) {
		more = rest
	} else if before, spaced := bytes.CutSuffix(out, []byte(" ")); spaced && endsJapanese(before) && japaneseBegins(more) {
		out = before
	}
	return append(out, more...)
}

// endsJapanese reports whether s ends with a Japanese character.
func endsJapanese(s []byte) bool {
	r, _ := utf8.DecodeLastRune(s)
	return japanese(r)
}

// japaneseBegins reports whether s begins with a Japanese character.
func japaneseBegins(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return japanese(r)
}

// japanese reports whether r is kana, kanji or a bracket around them.
func japanese(r rune) bool {
	return 'ぁ' <= r && r <= 'ー' || '一' <= r && r <= '鿿' || r == '々' || r == '（' || r == '）'
}

// hole returns the value of one hole, whose text h is without braces, or the hole itself without a fact.
func hole(h string, facts Facts) string {
	key, forms, plural := strings.Cut(h, "|")
	value, known := facts[key]
	if !known {
		return "{" + h + "}"
	}
	if !plural {
		return value
	}
	one, many, _ := strings.Cut(forms, "|")
	if value == "1" {
		return one
	}
	return many
}

// Capital returns s with a capital first letter, since a sentence may begin with a fact such as "the pool".
func Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 || !unicode.IsLower(first) {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}
