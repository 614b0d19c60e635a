// Package words is the vocabulary in which the program and its titles address players: texts in every language, and
// templates with holes.
//
// A Pair is a text in every Lang, and Fill puts Facts into its holes. A sentence is one template per language and never
// put together from fragments, because English and Japanese order their parts differently. Holes are in braces: "{corp}
// has {$have}, the tile costs {$need}." Three forms exist:
//
//	{corp}              the fact as it is
//	{$have}             a fact that is an amount of money
//	{n|share|shares}    the first word if the fact is 1, otherwise the second; the number is not written
//
// The type Title has all that a title says to the screen. Its rows are of the types Step, Deed, Reason and Event, and
// it has Lessons, Hints and Comments for newcomers, and Signs, Marks and Notices about companies, hexes and
// consequences. A row of a title takes precedence over the shared row with the same key in packages catalog and text;
// empty fields fall back to it. A Correction is a corrected rule.
//
// The package holds types, and functions on positions that several titles need (Learner, BestRun), but no texts of the
// game. It imports rules, and knows neither the screen nor any title.
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

// LangOf returns the language for a tag such as "ja-JP", or English for tags without texts.
func LangOf(tag string) Lang {
	if len(tag) >= 2 && (tag[:2] == "ja" || tag[:2] == "JA") {
		return Ja
	}
	return En
}

// Pair is a text in every language: a word, a sentence, or a template.
type Pair [Langs]string

// Same returns a text that is the same in every language: a printed name, a number, a sign.
func Same(s string) Pair { return Pair{s, s} }

// In returns the text in one language.
func (p Pair) In(l Lang) string { return p[l] }

// Fill returns the text in one language with its holes filled.
func (p Pair) Fill(l Lang, f Facts) string { return Fill(p[l], f) }

// Sentence returns the filled text with a capital first letter.
func (p Pair) Sentence(l Lang, f Facts) string { return Capital(Fill(p[l], f)) }
