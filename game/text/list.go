package text

import "strings"

// List returns the items as one enumeration: "Ann, Ben, Cleo", 「アン、ベン、クレオ」.
func List(l Lang, items ...string) string { return strings.Join(items, Pair{", ", "、"}.In(l)) }

// Headed returns words under a heading, with the colon of the language between them.
func Headed(l Lang, heading, said string) string { return heading + Pair{": ", "："}.In(l) + said }

// List returns the items as one enumeration in the speaker's language.
func (s *Speaker) List(items []string) string { return List(s.Lang, items...) }

// Sentences returns whole sentences as one text, with a space between them where the language has spaces.
func (s *Speaker) Sentences(all []string) string {
	return strings.Join(all, Pair{" ", ""}.In(s.Lang))
}

// spokenAnd returns s with the sign between two names replaced by a word.
func spokenAnd(l Lang, names string) string {
	return strings.ReplaceAll(names, " & ", Pair{" and ", "と"}.In(l))
}

// Aloud joins phrases without a full stop into one text, in which a screen reader pauses between them.
func Aloud(l Lang, phrases ...string) string { return strings.Join(phrases, Pair{". ", "。"}.In(l)) }
