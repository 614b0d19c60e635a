package text

import "strings"

// List joins items: "Ann, Ben, Cleo", 「アン、ベン、クレオ」.
func (s *Speaker) List(items []string) string {
	return strings.Join(items, Pair{", ", "、"}.In(s.Lang))
}

// Sentences joins whole sentences.
func (s *Speaker) Sentences(all []string) string {
	return strings.Join(all, Pair{" ", ""}.In(s.Lang))
}

// spokenAnd replaces the sign between two names by a word.
func spokenAnd(l Lang, names string) string {
	return strings.ReplaceAll(names, " & ", Pair{" and ", "と"}.In(l))
}
