package text

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

// Pair is one text in every language.
type Pair [Langs]string

// In returns the text in one language.
func (p Pair) In(l Lang) string { return p[l] }

// Fill returns the text in one language with its holes filled.
func (p Pair) Fill(l Lang, f Facts) string { return phrase(p[l], f) }
