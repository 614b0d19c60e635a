package text

import "hexrail/titles/words"

// The vocabulary that the program shares with its titles, see package words.
type (
	Lang  = words.Lang
	Pair  = words.Pair
	Facts = words.Facts
)

// The languages.
const (
	En    = words.En
	Ja    = words.Ja
	Langs = words.Langs
)

// LangOf returns the language for a tag such as "ja-JP".
func LangOf(tag string) Lang { return words.LangOf(tag) }

// Capital raises the first letter: a sentence may begin with "the pool".
func Capital(s string) string { return words.Capital(s) }
