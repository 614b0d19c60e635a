package notation

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/rules"
)

// TracePosition returns Position as traces have it: in games played as recorded, facts that 18xx.games states
// differently are replaced.
func TracePosition(v rules.View) []Pair {
	pairs := Position(v)
	if v.T.Profile != rules.Recorded || v.T.Hooks.Told == nil {
		return pairs
	}
	v.T.Hooks.Told(v, func(key, value string) {
		at := slices.IndexFunc(pairs, func(p Pair) bool { return p.Key == key })
		switch {
		case at < 0 && value != "":
			pairs = append(pairs, Pair{key, value, isNumber(value)})
		case at >= 0 && value == "":
			pairs = slices.Delete(pairs, at, at+1)
		case at >= 0:
			pairs[at].Value = value
		}
	})
	return pairs
}

// isNumber reports whether a value is written without quotes.
func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}
