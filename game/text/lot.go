package text

import (
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// Lot returns the name of a lot of an auction: a private, or the group that begins with it.
func (s *Speaker) Lot(v rules.View, p id.Private) string {
	var names []string
	for _, n := range group(v, p) {
		names = append(names, s.Private(n))
	}
	if len(names) < 2 {
		return s.Private(p)
	}
	return strings.Join(names, " + ")
}

// group returns the privates sold together with p, or nil.
func group(v rules.View, p id.Private) []id.Private {
	if of := titles.WordsOf(v.T).Group; of != nil && p != 0 {
		return of(v, p)
	}
	return nil
}
