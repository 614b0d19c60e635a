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
	numbers := map[string][]string{} // of rules, by number and reference
	for line := range strings.Lines(source) {
		if number, text, ok := cutItem(strings.TrimSpace(line)); ok {
			numbers[number] = append(numbers[number], number)
			for _, ref := range references(text) {
				numbers[ref] = append(numbers[ref], number)
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
			for _, number := range numbers[ref] {
				add(option, number)
			}
		}
	}
	return rules
}
