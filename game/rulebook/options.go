package rulebook

import (
	"regexp"
	"slices"
	"strings"
)

var (
	tableRef  = regexp.MustCompile(`\bX\d+\b`)
	optionRow = regexp.MustCompile("^\\| `(\\w+)` \\| ([DPRTVX][A-Z]?\\d+[a-z]?) ") // of the table of options: what each is about
)

// Options returns the numbers of the rules on which each option bears: those that name it in backticks, and those that
// the table of options names, by their numbers or by references such as X3 that they have in common.
func Options(source string) map[string][]string {
	rules := map[string][]string{}
	add := func(option, number string) {
		if !slices.Contains(rules[option], number) {
			rules[option] = append(rules[option], number)
		}
	}
	has := map[string][]string{} // numbers of rules by their references
	for line := range strings.Lines(source) {
		if rule := item.FindStringSubmatch(strings.TrimSpace(line)); rule != nil {
			number, text := rule[1], rule[2]
			has[number] = append(has[number], number)
			for _, ref := range tableRef.FindAllString(text, -1) {
				has[ref] = append(has[ref], number)
			}
			for _, quoted := range code.FindAllStringSubmatch(text, -1) {
				option, _, _ := strings.Cut(quoted[1], "=")
				add(option, number)
			}
		}
	}
	for line := range strings.Lines(source) {
		if row := optionRow.FindStringSubmatch(line); row != nil {
			for _, number := range has[row[2]] {
				add(row[1], number)
			}
		}
	}
	return rules
}

// Find returns the rule of a number.
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
