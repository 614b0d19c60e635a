package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
)

// seedBits are those of a seed that a record keeps; chance uses no more.
const seedBits = 1<<31 - 1

// exportsAlike writes a game as a record and reads that: the same actions lead to the same positions, one by one.
func exportsAlike(t *testing.T, path string) {
	t.Helper()
	data, err := call(t, "export", path)
	if err != nil {
		t.Error(err)
		return
	}
	was, err := readGame(path)
	if err != nil {
		t.Fatal(err)
	}
	is, err := readGame(file(t, data))
	if err != nil || is.stop != nil {
		t.Errorf("%s: the export is read up to %v, %v", path, is.stop, err)
		return
	}
	if is.title.Profile != was.title.Profile ||
		!slices.Equal(slices.Sorted(slices.Values(is.title.Options)), slices.Sorted(slices.Values(was.title.Options))) ||
		is.seed&seedBits != was.seed&seedBits || !slices.Equal(is.players, was.players) {
		t.Errorf("%s: exported it is a game by %s, %s", path, is.title.Profile, is.title.Options)
		return
	}
	if have, want := steps(is), steps(was); !slices.Equal(have, want) {
		for i := range want {
			if i == len(have) || have[i] != want[i] {
				t.Errorf("%s: exported it goes another way at action %d: %s", path, i, want[i])
				return
			}
		}
		t.Errorf("%s: %d actions, exported %d", path, len(want)-1, len(have)-1)
	}
}

// steps returns the positions of a game, one after each action.
func steps(g *game) (list []string) {
	v := g.view()
	tell := func(verb string) { list = append(list, fmt.Sprintf("%s: %08x", verb, match.Mark(*v))) }
	tell("start")
	n := 0
	for _, move := range g.moves {
		for _, a := range move.Actions {
			rules.Do(*v, a, v.S)
			tell(a.Def().Verb)
			n++
			v.T = g.title.At(n)
		}
	}
	for _, p := range notation.TracePosition(*v) {
		list = append(list, p.Key+"="+p.Value)
	}
	return list
}

// TestExport: a record, a save and a link are written as records that read back as the same games; one by the rulebook
// as one of 18xx.games too, where that can replay it.
func TestExport(t *testing.T) {
	t.Parallel()
	for _, path := range saved(t) {
		exportsAlike(t, path)
	}
	for _, path := range records(t) {
		exportsAlike(t, path)
	}
}

// records are recorded games, where there are some beside the checkout.
func records(t *testing.T) []string {
	t.Helper()
	files, _ := filepath.Glob("../../../shared/games/*/*.json")
	more, _ := filepath.Glob("../../../shared/*/cases/*.json")
	return append(files, more...)
}

// TestExportForTheSite: a game by the rulebook is written for 18xx.games without its profile, or refused where the site
// would play it otherwise.
func TestExportForTheSite(t *testing.T) {
	t.Parallel()
	for title, fits := range map[string]bool{"1830-classic": true, "18fl": false} {
		game, err := call(t, "play", title, "-players", "3", "-seed", "1", "-level", "sensible")
		if err != nil {
			t.Fatal(err)
		}
		data, err := call(t, "export", file(t, game), "-profile", "18xxgames")
		if !fits {
			if !errors.Is(err, record.ErrForeign) {
				t.Errorf("%s: %v", title, err)
			}
			continue
		}
		if err != nil || strings.Contains(data, "rulebook") {
			t.Errorf("%s: %v, %.400s", title, err, data)
		}
	}
	if _, err := call(t, "export", saved(t)[0], "-profile", "rulebook"); !errors.Is(err, errUsage) {
		t.Errorf("a profile that is not the site's: %v", err)
	}
}
