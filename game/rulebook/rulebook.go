// Package rulebook reads the rules of a title from the text that lies beside its program, for people to look up.
//
// The text is Markdown: a heading of the second level begins a section, and an item "- R41: ..." is a rule. What comes
// before the first section, tables, and sections without rules are for readers of the program and not part of the book.
package rulebook

import (
	"regexp"
	"strings"
)

// Book is the rules of a title in one language.
type Book struct {
	Sections []Section
}

// Section is what belongs together.
type Section struct {
	Title string
	Intro string // words that hold for the whole section
	Rules []Rule
}

// Rule is one rule with its number, such as "R41".
type Rule struct {
	Number, Text string
}

var (
	item      = regexp.MustCompile(`^- (R\d+): (.+)$`)
	code      = regexp.MustCompile("`([^`]+)`")
	crossRefs = regexp.MustCompile(` ?\(X\d+(, X\d+)*\)`) // to tables for readers of the program
)

// Parse reads the book. Words in backticks are names of options; name says what a player calls them.
func Parse(source string, name func(option string) string) *Book {
	b := &Book{}
	var s Section
	flush := func() {
		if len(s.Rules) > 0 {
			b.Sections = append(b.Sections, s)
		}
	}
	say := func(text string) string {
		text = crossRefs.ReplaceAllString(text, "")
		return code.ReplaceAllStringFunc(text, func(quoted string) string { return name(strings.Trim(quoted, "`")) })
	}
	for line := range strings.Lines(source) {
		line = strings.TrimSpace(line)
		title, head := strings.CutPrefix(line, "## ")
		rule := item.FindStringSubmatch(line)
		switch {
		case head:
			flush()
			s = Section{Title: title}
		case rule != nil:
			s.Rules = append(s.Rules, Rule{Number: rule[1], Text: say(rule[2])})
		case line != "" && len(s.Rules) == 0:
			s.Intro = strings.TrimSpace(s.Intro + " " + say(line))
		}
	}
	flush()
	return b
}

// Has reports whether the book has a rule of the number.
func (b *Book) Has(number string) bool {
	_, ok := b.Find(number)
	return ok
}

// Count returns how many rules the book has.
func (b *Book) Count() int {
	n := 0
	for i := range b.Sections {
		n += len(b.Sections[i].Rules)
	}
	return n
}
