package rulebook

import (
	"regexp"
	"slices"
	"strings"
)

var (
	tableRef  = regexp.MustCompile(`\bX\d+\b`)
	optionRow = regexp.MustCompile("^\\| `(\\w+)` \\| ([DPRTVX][A-Z]?\\d+[a-z]?) ") // a row of the table of options
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
