package rulebook

import "strings"

// Find returns the rule with a number, or false if there is none.
func (b *Book) Find(number string) (Rule, bool) {
	for i := range b.Sections {
		for _, r := range b.Sections[i].Rules {
			if r.Number == number {
				return r, true
			}
		}
	}
	return Rule{}, false
}

// Search returns a book of the rules that contain all the words of a query in their number, text, table or section
// title, ignoring case. Its sections have no introductions, and those without a found rule are left out. Without words
// Search returns b itself.
func (b *Book) Search(query string) *Book {
	words := strings.Fields(strings.ToLower(query))
	if len(words) == 0 {
		return b
	}
	found := &Book{}
	for i := range b.Sections {
		s := Section{Title: b.Sections[i].Title}
		for _, r := range b.Sections[i].Rules {
			if hasAll(strings.ToLower(r.Number+" "+r.Text+" "+r.Table.String()+" "+s.Title), words) {
				s.Rules = append(s.Rules, r)
			}
		}
		if len(s.Rules) > 0 {
			found.Sections = append(found.Sections, s)
		}
	}
	return found
}

// String returns the table on one line, for search and assistive technology.
func (t Table) String() string {
	var rows []string
	for _, row := range t {
		rows = append(rows, strings.Join(row, " "))
	}
	return strings.Join(rows, "; ")
}

// hasAll reports whether a text contains all words.
func hasAll(text string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}
