package gametest

import (
	"flag"
	"fmt"
	"hash/crc32"
	"os"
	"strings"
	"testing"

	"hexrail/game/bot"
	"hexrail/game/match"
	"hexrail/rules"
	"hexrail/rules/notation"
	"hexrail/rules/rulestest"
)

var rewrite = flag.Bool("legal", false, "write anew what is legal, refused and told in the positions of games")

// SameLegal compares every position of a game with a line of a file: who decides in which step, how many actions of each kind are legal,
// a sum over them, and the mark of the position. Nothing that may be done can change unseen, nor what comes of what was done.
func SameLegal(t *testing.T, m *match.Match, file string) {
	t.Helper()
	var b strings.Builder
	for i := range m.Len() + 1 {
		fmt.Fprintf(&b, "%d %s\n", i, legalLine(m.ViewAt(i)))
	}
	sameText(t, file, b.String())
}

// sameText compares a text with that of a file, line by line, or writes it there.
func sameText(t *testing.T, file, text string) {
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
		if faults++; faults == 5 {
			t.Fatal("and more; go test -legal writes the file anew")
		}
	}
}

// legalLine tells a position in one line.
func legalLine(v rules.View) string {
	if v.S.End.Over {
		return fmt.Sprintf("end %08x", match.Mark(v))
	}
	var kinds []string
	count := map[string]int{}
	sum := crc32.NewIEEE()
	for _, a := range rules.AppendLegal(nil, v) {
		kind := a.Def().Verb
		if count[kind] == 0 {
			kinds = append(kinds, kind)
		}
		count[kind]++
		fmt.Fprintln(sum, notation.Action(v.T, a))
	}
	for i, kind := range kinds {
		kinds[i] = fmt.Sprintf("%d %s", count[kind], kind)
	}
	return fmt.Sprintf("%s %s: %s, %08x %08x", v.InCharge().Name(), notation.Owner(v.T, v.Actor()), strings.Join(kinds, ", "), sum.Sum32(), match.Mark(v))
}

// NothingUnlisted plays a game of random choices and finds actions that the referee takes without listing them: another's, or with
// another place, company or private.
func NothingUnlisted(t *testing.T, title *rules.Title, players int, seed uint64, most int) {
	t.Helper()
	g := rulestest.New(t, title, players)
	chooser := bot.NewRandom(seed)
	seen := map[string]int{}
	for n := 0; !g.S.End.Over && n < most; n++ {
		if key := g.InCharge(); seen[key] < mostLooked {
			seen[key]++
			for _, a := range rulestest.Unlisted(g.View()) {
				t.Errorf("%v, %d players, action %d, step %s: %q is taken and not listed", title.Profile, players, n, key, notation.Action(title, a))
			}
		}
		if r := g.Try(chooser.Choose(g.View())); r.Refused() {
			t.Fatal(r)
		}
	}
}

// mostLooked bounds how many positions of a step are looked at in a game.
const mostLooked = 12
