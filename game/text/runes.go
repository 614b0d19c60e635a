package text

import "slices"

// Runes returns every character that a text of this package can show in any language, once each, in order. Fonts are
// tested against it. Names of players may need more.
func Runes() []rune {
	seen := map[rune]bool{}
	for _, p := range All() {
		for _, t := range p {
			for _, r := range t {
				seen[r] = true
			}
		}
	}
	for _, r := range minus + "+±$£0123456789,.%#" {
		seen[r] = true
	}
	runes := make([]rune, 0, len(seen))
	for r := range seen {
		runes = append(runes, r)
	}
	slices.Sort(runes)
	return runes
}

// All returns every text of this package.
func All() []Pair {
	all := slices.Concat(texts[:], events[1:], ends[:], deeds[:], shorts[:], colors[:], phrases[:])
	for _, r := range reasons {
		all = append(all, r.Brief, r.Full)
	}
	for _, name := range StepNames() {
		t := steps[name]
		all = append(all, t.Name, t.Object, t.Prompt, t.Passed)
	}
	for _, forms := range spokenCurrencies {
		all = append(all, forms[:]...)
	}
	return all
}

// StepNames returns the keys of the steps that have texts, in order.
func StepNames() []string {
	names := make([]string, 0, len(steps))
	for name := range steps {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
