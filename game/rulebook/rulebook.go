// Package rulebook parses the RULES.md of a title into sections and rules that players can look up.
//
// The text is Markdown. A heading of the second level begins a section. An item such as "- R41: ..." is a rule; its
// number begins with R for an ordinary rule, T for a table, V for a value, P for the power of a private, and D for a
// rule on which other readings differ. A table belongs to the rule above it, or to the introduction of its section. The
// text before the first section and sections without rules are for developers and not part of the book.
//
// Parse reads a book; Find and Search look in it. Options returns, from the same text, the rules that each option of
// the title affects.
package rulebook

import "strings"

// Book is the rules of a title in one language.
type Book struct {
	Sections []Section
}

// Section is a group of rules under one heading.
type Section struct {
	Title string
	Intro string // text that applies to the whole section
	Table Table  // belongs to Intro
	Rules []Rule
}

// Rule is one rule with its number, such as "R41", or "RS12" for a rule set with its own numbers.
type Rule struct {
	Number, Text string
	Table        Table // belongs to the rule
}

// Table is rows of cells, of which the first is the header. It is nil for most rules.
type Table [][]string

// Parse parses a book. Words in backticks are names of options; name returns the player's name of one.
func Parse(source string, name func(option string) string) *Book {
	b := &Book{}
	var s Section
	flush := func() {
		if len(s.Rules) > 0 {
			b.Sections = append(b.Sections, s)
		}
	}
	say := func(text string) string { return replaceQuoted(withoutReferences(text), name) }
	for line := range strings.Lines(source) {
		line = strings.TrimSpace(line)
		title, head := strings.CutPrefix(line, "## ")
		number, text, rule := cutItem(line)
		last := len(s.Rules) - 1
		switch {
		case head:
			flush()
			s = Section{Title: title}
		case rule:
			s.Rules = append(s.Rules, Rule{Number: number, Text: say(text)})
		case isRuler(line) || isComment(line):
		case strings.HasPrefix(line, "|") && last >= 0:
			s.Rules[last].Table = append(s.Rules[last].Table, cells(line, say))
		case strings.HasPrefix(line, "|"):
			s.Table = append(s.Table, cells(line, say))
		case line != "" && last < 0:
			s.Intro = strings.TrimSpace(s.Intro + " " + say(line))
		}
	}
	flush()
	return b
}

// cells returns the cells in a row of a table.
func cells(line string, say func(string) string) []string {
	row := strings.Split(strings.Trim(line, "|"), "|")
	for i := range row {
		row[i] = say(strings.TrimSpace(row[i]))
	}
	return row
}

// Count returns the number of rules.
func (b *Book) Count() int {
	n := 0
	for i := range b.Sections {
		n += len(b.Sections[i].Rules)
	}
	return n
}
