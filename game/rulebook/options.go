package rulebook

import (
	"slices"
	"strings"
)

// Options returns the numbers of the rules affected by each option: rules that name it in backticks, and rules given in
// the table of options, by their numbers or by references such as X3 that they share.
func Options(source string) map[string][]string {
	rules := map[string][]string{}
	add := func(option, number string) {
		if !slices.Contains(rules[option], number) {
			rules[option] = append(rules[option], number)
		}
	}
	has := map[string][]string{} // numbers of rules by reference
	for line := range strings.Lines(source) {
		if number, text, ok := cutItem(strings.TrimSpace(line)); ok {
			has[number] = append(has[number], number)
			for _, ref := range references(text) {
				has[ref] = append(has[ref], number)
			}
			replaceQuoted(text, func(quoted string) string {
				option, _, _ := strings.Cut(quoted, "=")
				add(option, number)
				return ""
			})
		}
	}
	for line := range strings.Lines(source) {
		if option, ref, ok := cutOption(line); ok {
			for _, number := range has[ref] {
				add(option, number)
			}
		}
	}
	return rules
}

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
