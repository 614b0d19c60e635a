package rulebook

import "strings"

// Search returns the part of the book whose rules have all the words of a query, in their number, their text or the
// title of their section. Capitals do not matter. Without words that is the whole book.
func (b *Book) Search(query string) *Book {
	words := strings.Fields(strings.ToLower(query))
	if len(words) == 0 {
		return b
	}
	found := &Book{}
	for i := range b.Sections {
		s := Section{Title: b.Sections[i].Title}
		for _, r := range b.Sections[i].Rules {
			if hasAll(strings.ToLower(r.Number+" "+r.Text+" "+s.Title), words) {
				s.Rules = append(s.Rules, r)
			}
		}
		if len(s.Rules) > 0 {
			found.Sections = append(found.Sections, s)
		}
	}
	return found
}

func hasAll(text string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}
