package gametest

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

var rewrite = flag.Bool("rewrite", false, "rewrite the files of legal and refused actions and of texts in games")

// SamePositions compares each position of a game with a line of a file: the step in charge, the actor, the number of
// legal actions of each kind, and the number of near actions refused for each reason. An action is near if it differs
// in one operand from the action played, from the first legal one of a kind, or from the last one of the kind that was
// played. Such a line proves no rule; it shows in review which positions a change affects.
func SamePositions(t *testing.T, m *match.Match, file string) {
	t.Helper()
	var b strings.Builder
	from := map[string]rules.Action{} // by verb
	for i, a := range m.Log() {
		v := m.ViewAt(i)
		legal := rules.AppendLegal(nil, v)
		for _, l := range slices.Backward(legal) {
			from[l.Def().Verb] = l
		}
		from[a.Def().Verb] = a
		fmt.Fprintf(&b, "%d %s %s: %s%s\n",
			i, v.InCharge().Name(), notation.Owner(v.T, v.Actor()), counted(legal), refused(v, from))
	}
	compareText(t, file, b.String())
}

// counted returns the number of actions of each kind as text.
func counted(list []rules.Action) string {
	var kinds []string
	count := map[string]int{}
	for _, a := range list {
		kind := a.Def().Verb
		if count[kind] == 0 {
			kinds = append(kinds, kind)
		}
		count[kind]++
	}
	for i, kind := range kinds {
		kinds[i] = fmt.Sprintf("%d %s", count[kind], kind)
	}
	return strings.Join(kinds, ", ")
}

// refused returns the reasons against actions near to those of from, except for things that do not exist and turns of
// others.
func refused(v rules.View, from map[string]rules.Action) string {
	own := titles.WordsOf(v.T).Reasons
	var b strings.Builder
	for _, verb := range slices.Sorted(maps.Keys(from)) {
		if rules.Check(v, from[verb]).Reason == rules.WrongStep {
			continue // so are the actions near to it
		}
		count := map[string]int{}
		for a := range rulestest.Near(v, from[verb]) {
			r := rules.Check(v, a)
			if !r.Refused() || r.Reason == rules.Unknown || r.Reason == rules.NotYourTurn {
				continue
			}
			why := r.Reason.String()
			if r, ok := own[r.Reason]; ok {
				why = r.Brief[0]
			}
			count[why]++
		}
		before := "; " + verb + " "
		for _, why := range slices.SortedFunc(maps.Keys(count), func(a, b string) int {
			return cmp.Or(count[b]-count[a], cmp.Compare(a, b))
		}) {
			fmt.Fprintf(&b, "%s%d %s", before, count[why], why)
			before = ", "
		}
	}
	return b.String()
}

// compareText compares a text with a file, line by line. With the flag -rewrite it writes the file instead.
func compareText(t *testing.T, file, text string) {
	t.Helper()
	if *rewrite {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got, want := strings.Split(text, "\n"), strings.Split(string(data), "\n")
	if len(got) != len(want) {
		t.Errorf("%s has %d lines, the game %d", file, len(want)-1, len(got)-1)
	}
	faults := 0
	for i := range min(len(got), len(want)) {
		if got[i] == want[i] {
			continue
		}
		t.Errorf("position %s\nwas      %s", got[i], want[i])
		faults++
		if faults == 5 {
			t.Fatal("and more; go test -rewrite writes the file anew")
		}
	}
}

// NothingUnlisted plays up to most actions of a game at random and reports actions that the referee accepts but does
// not list: those of other players, or with another place, company or private.
func NothingUnlisted(t *testing.T, title *rules.Title, players int, seed uint64, most int) {
	t.Helper()
	g := rulestest.New(t, title, players)
	chooser := bot.NewRandom(seed)
	seen := map[string]int{}
	for n := 0; !g.S.End.Over && n < most; n++ {
		if key := g.InCharge(); seen[key] < mostLooked {
			seen[key]++
			for _, a := range rulestest.Unlisted(g.View()) {
				t.Errorf("%v, %d players, action %d, step %s: %q is accepted but not listed",
					title.Profile, players, n, key, notation.Action(title, a))
			}
		}
		if r := g.Try(chooser.Choose(g.View())); r.Refused() {
			t.Fatal(r)
		}
	}
}

// mostLooked bounds the positions of a step that are examined in a game.
const mostLooked = 12
