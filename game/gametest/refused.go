package gametest

import (
	"cmp"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"
	"testing"

	"hexrail/game/match"
	"hexrail/rules"
	"hexrail/rules/notation"
	"hexrail/rules/rulestest"
	"hexrail/titles"
)

// SameRefusals compares every position of a game with a line of a file: what is refused of the actions near to those that are played in
// the game, why and how often, and a sum over all that is said of them. An action is near if it differs in one operand from the one
// that is played, from the first legal one of a kind, or else from the last of the kind that was played. That things do not exist
// or are another's turn is in the sum only. By the rules of 18xx.games the line also has what that lists.
func SameRefusals(t *testing.T, m *match.Match, file string) {
	t.Helper()
	var b strings.Builder
	from := map[string]rules.Action{} // by verb
	for i, a := range m.Log() {
		v := m.ViewAt(i)
		for _, l := range slices.Backward(rules.AppendLegal(nil, v)) {
			from[l.Def().Verb] = l
		}
		from[a.Def().Verb] = a
		fmt.Fprintf(&b, "%d %s\n", i, refusedLine(v, from))
	}
	sameText(t, file, b.String())
}

// refusedLine tells in one line what is refused in a position.
func refusedLine(v rules.View, from map[string]rules.Action) string {
	own := titles.WordsOf(v.T).Reasons
	sum := crc32.NewIEEE()
	var b strings.Builder
	if v.T.Profile == rules.Recorded {
		fmt.Fprintf(&b, "; lists %s", strings.Join(notation.Can(v), " "))
	}
	for _, verb := range slices.Sorted(maps.Keys(from)) {
		if rules.Check(v, from[verb]).Reason == rules.WrongStep {
			continue // and so are those near to it
		}
		count := map[string]int{}
		for a := range rulestest.Near(v, from[verb]) {
			r := rules.Check(v, a)
			why := r.Reason.String()
			if r, ok := own[r.Reason]; ok {
				why = r.Brief[0]
			}
			if r.Refused() && r.Reason != rules.Unknown && r.Reason != rules.NotYourTurn {
				count[why]++
			}
			kind := fmt.Sprintf("%T", a)
			fmt.Fprintf(sum, "rules%s%v", kind[strings.LastIndexByte(kind, '.'):], a) // wherever the kind is defined
			fmt.Fprintln(sum, why, r.Rule, r.Have, r.Need, r.Who, r.Corp, r.Private, r.Hex, r.Train)
		}
		before := "; " + verb + " "
		for _, why := range slices.SortedFunc(maps.Keys(count), func(a, b string) int { return cmp.Or(count[b]-count[a], cmp.Compare(a, b)) }) {
			fmt.Fprintf(&b, "%s%d %s", before, count[why], why)
			before = ", "
		}
	}
	return fmt.Sprintf("%s %s%s; %08x", v.InCharge().Name(), notation.Owner(v.T, v.Actor()), b.String(), sum.Sum32())
}
