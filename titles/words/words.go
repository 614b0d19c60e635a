// Package words is the vocabulary in which the program and its titles speak to players: texts in every language, and
// templates with holes.
//
// A sentence is one template per language, never a string of fragments: the two languages order their parts
// differently. A template has holes in braces that facts fill: "{corp} has {$have}, the tile costs {$need}." Three forms
// exist:
//
//	{corp}              the fact as it is
//	{$have}             a fact that is an amount of money
//	{n|share|shares}    the first word if the fact is 1, else the second; the number itself is not written
package words

// Lang is a language of the program.
type Lang uint8

// The languages.
const (
	En Lang = iota
	Ja

	// Langs is the number of languages.
	Langs
)

// Code returns the language tag for the page: "en", "ja".
func (l Lang) Code() string { return [Langs]string{"en", "ja"}[l] }

// LangOf returns the language for a tag such as "ja-JP"; English stands in for what there is no text in.
func LangOf(tag string) Lang {
	if len(tag) >= 2 && (tag[:2] == "ja" || tag[:2] == "JA") {
		return Ja
	}
	return En
}

// Pair is one text in every language: a word, a sentence, or a template of one.
type Pair [Langs]string

// Same returns a text that is the same in every language: a name as it is printed, a number, a sign.
func Same(s string) Pair { return Pair{s, s} }

// In returns the text in one language.
func (p Pair) In(l Lang) string { return p[l] }

// Fill returns the text in one language with its holes filled.
func (p Pair) Fill(l Lang, f Facts) string { return Fill(p[l], f) }

// Sentence returns the text in one language with its holes filled, beginning with a capital letter.
func (p Pair) Sentence(l Lang, f Facts) string { return Capital(Fill(p[l], f)) }
