package text

import "github.com/hexrail/hexrail/titles/words"

// The program shares its vocabulary with its titles, see package words.
type (
	// Lang is a language.
	Lang = words.Lang
	// Pair is a text in both languages.
	Pair = words.Pair
	// Facts fill the places of a template by their names.
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

// Capital returns s with a capital first letter, because a sentence may begin with "the pool".
func Capital(s string) string { return words.Capital(s) }
