package text

import (
	"slices"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/titles"
)

// runes returns every character in the texts of this package, in all languages, once each and sorted. Names of players
// may contain others.
func runes() []rune {
	seen := map[rune]bool{}
	for _, p := range allTexts() {
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

// allTexts returns every text that a Speaker can produce.
func allTexts() []Pair {
	all := slices.Concat(texts[:], sayings[:], colors[:], phrases[:])
	for _, r := range reasons {
		all = append(all, r.Brief, r.Full)
	}
	rest := slices.Concat(events[:], ends[:])
	for _, e := range titles.All() {
		w := e.Words()
		for _, r := range w.Reasons {
			all = append(all, r.Brief, r.Full)
		}
		for _, x := range w.Events {
			rest = append(rest, x.Told, x.News, x.Barred)
		}
		for _, p := range w.Ends {
			rest = append(rest, p)
		}
	}
	for _, d := range catalog.Actions() {
		all = append(all, d.Pairs()...)
	}
	for _, x := range catalog.Steps() {
		rest = append(rest, x.Name, x.Short, x.Object, x.Prompt, x.Alone, x.Asking, x.Missing, x.Decline, x.Finish, x.Declined, x.Finished)
		for _, answer := range x.Answers {
			rest = append(rest, answer.Button, answer.Line, answer.Short, answer.Means)
		}
	}
	for _, p := range rest { // optional texts may be empty
		if p != (Pair{}) {
			all = append(all, p)
		}
	}
	for _, forms := range spokenCurrencies {
		all = append(all, forms[:]...)
	}
	return all
}
