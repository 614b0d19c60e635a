package match_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// exchanges are games of the first version of 1860, in which players who could exchange a private were skipped
// (1860/R45).
var exchanges = []string{"v1-1860-exchange.link", "v1-1860-exchange.json"}

// TestOldGamesAsPlayed: a game from before a correction replays as it was played, although the rules of today refuse
// one of its actions.
func TestOldGamesAsPlayed(t *testing.T) {
	games := goldenGames(t)
	for _, source := range exchanges {
		g := games[source]
		if g.Title.Version != 1 || len(g.Title.Options) > 0 {
			t.Errorf("%s has version %d, options %q", source, g.Title.Version, g.Title.Options)
		}
		m, _, err := match.Open(g)
		if err != nil {
			t.Fatal(err)
		}
		e, _ := titles.Find(g.Title.Key)
		if later := m.Later(); len(later) != len(e.Corrections()) {
			t.Errorf("%s: %d of %d corrections are later", source, len(later), len(e.Corrections()))
		}
		if g.Title, err = e.Build(g.Title.Profile, nil); err != nil {
			t.Fatal(err)
		}
		if _, stop, err := match.Open(g); err != nil || stop == nil {
			t.Errorf("%s would be played the same today: %v", source, err)
		}
	}
}

// TestGoOnCorrected: an old game goes on under the corrected rules from any moment. What was played stays, the rest
// follows the newest version, and file and link lead to the same positions.
func TestGoOnCorrected(t *testing.T) {
	t.Parallel()
	games := goldenGames(t)
	for _, source := range exchanges {
		old, _, err := match.Open(games[source])
		if err != nil {
			t.Fatal(err)
		}
		for at := 0; at <= old.Len(); at += 20 {
			old.GoTo(at)
			m := old.Corrected()
			if m == nil {
				t.Fatalf("%s does not go on after %d actions", source, at)
			}
			if m.Len() != at || *m.ViewAt(at).S != *old.ViewAt(at).S || len(m.Later()) > 0 || m.Corrected() != nil {
				t.Fatalf("%s goes on after %d of %d actions, without %v", source, m.Len(), at, m.Later())
			}
			if at > 0 && m.ViewAt(at-1).T.Version != 1 || m.View().T.Version != m.Title().Version {
				t.Errorf("%s: the version changes at another action than %d", source, at)
			}
			for i := range 40 {
				legal := rules.AppendLegal(nil, m.View())
				if r := m.Play(legal[i*7%len(legal)]); r.Refused() {
					t.Fatalf("%s, %d actions after %d: %v", source, i, at, r)
				}
			}
			for name, again := range travelled(t, m) {
				if *again.View().S != *m.View().S || !slices.Equal(again.Title().Options, m.Title().Options) {
					t.Errorf("%s, on from %d: the %s leads elsewhere", source, at, name)
				}
			}
		}
	}
}

// travelled returns a game as a file and a link carry it.
func travelled(t *testing.T, m *match.Match) map[string]*match.Match {
	t.Helper()
	data, err := save.Encode(save.Of(m))
	if err != nil {
		t.Fatal(err)
	}
	file, err := save.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	fragment, err := share.Encode(m.Game())
	if err != nil {
		t.Fatal(err)
	}
	link, err := share.Decode(fragment)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]*match.Match{}
	for name, g := range map[string]match.Game{"file": file.Game, "link": link} {
		again, stop, err := match.Open(g)
		if err != nil || stop != nil {
			t.Fatalf("%s: %v, %v", name, stop, err)
		}
		if g.Drifted(again) {
			t.Errorf("the %s tells of another position", name)
		}
		all[name] = again
	}
	return all
}

// TestNoGoingOn: there is nothing to go on with in a game of the newest version, in a recorded one and after the end.
func TestNoGoingOn(t *testing.T) {
	g := goldenGames(t)["v1-1860-finished.link"]
	over, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	if over.Corrected() != nil || len(over.Later()) == 0 {
		t.Error("a finished game goes on")
	}
	for _, c := range []struct{ profile, options string }{{"18xxgames", ""}, {"rulebook", newest(t)}} {
		title, err := match.FindTitle("1860", c.profile,
			slices.DeleteFunc([]string{c.options}, func(s string) bool { return s == "" }))
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(title, []string{"Ann", "Ben"}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if len(m.Later()) > 0 || m.Corrected() != nil {
			t.Errorf("%s %s: corrected later: %v", c.profile, c.options, m.Later())
		}
	}
}

// newest is the setting of the newest version of 1860.
func newest(t *testing.T) string {
	t.Helper()
	e, ok := titles.Find("1860")
	if !ok {
		t.Fatal("no 1860")
	}
	return fmt.Sprintf("%s%d", rules.VersionSetting, e.Newest(rules.Rulebook))
}
