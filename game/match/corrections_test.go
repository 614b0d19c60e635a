package match_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// corrections change a rule of a title as a later version of the program might.
var corrections = map[string]func(t *rules.Title){
	"fewer trains": func(t *rules.Title) {
		t.Phases = slices.Clone(t.Phases)
		for i := range t.Phases {
			t.Phases[i].TrainLimit = max(t.Phases[i].TrainLimit, 2) - 1
		}
	},
	"fewer certificates": func(t *rules.Title) {
		for n := range t.CertLimit {
			t.CertLimit[n] -= min(t.CertLimit[n], 6)
		}
	},
	"richer cities": func(t *rules.Title) {
		t.Board.Hexes = slices.Clone(t.Board.Hexes)
		for i := range t.Board.Hexes {
			face := &t.Board.Hexes[i].Face
			face.Stops = slices.Clone(face.Stops)
			for k := range face.Stops {
				if face.Stops[k].Kind == tile.OffBoard || face.Stops[k].Kind == tile.City {
					face.Stops[k].Value = tile.Pays(face.Stops[k].Value.At(tile.Yellow) + 10)
				}
			}
		}
	},
	"a larger bank": func(t *rules.Title) { t.Bank += 100 },
	"a renamed company": func(t *rules.Title) {
		for i := len(t.Corps) - 1; i >= 0; i-- {
			if other := withRenamed(*t, i); valid(other) { // else the power of a private names it
				*t = other
				return
			}
		}
	},
}

func valid(t rules.Title) bool {
	_, err := rules.New(t)
	return err == nil
}

// withRenamed returns a title in which a company has another name.
func withRenamed(t rules.Title, corp int) rules.Title {
	t.Corps = slices.Clone(t.Corps)
	name := &t.Corps[corp].ID
	t.Board.Hexes = slices.Clone(t.Board.Hexes)
	for i := range t.Board.Hexes {
		t.Board.Hexes[i].HomeOf = renamed(t.Board.Hexes[i].HomeOf, *name, *name+"X")
	}
	*name += "X"
	return t
}

func renamed(homes []track.Home, from, to string) []track.Home {
	homes = slices.Clone(homes)
	for i := range homes {
		if homes[i].Corp == from {
			homes[i].Corp = to
		}
	}
	return homes
}

// goldenGames returns the games in golden files and links, written down by the rules of today.
func goldenGames(t *testing.T) map[string]match.Game {
	t.Helper()
	games := map[string]match.Game{}
	files, _ := filepath.Glob(filepath.Join("..", "s*", "testdata", "*.*"))
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var g match.Game
		switch filepath.Ext(path) {
		case ".json":
			var f save.File
			f, err = save.Decode(data)
			g = f.Game
		case ".link":
			g, err = share.Decode(string(bytes.TrimSpace(data)))
		default:
			continue
		}
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		m, stop, err := match.Open(g)
		if err != nil || stop != nil {
			t.Fatalf("%s: %v, %v", path, stop, err)
		}
		if g.Drifted(m) {
			t.Errorf("%s leads to another position than the one in its mark", path)
		}
		g.Mark, g.TurnMark = match.Mark(m.ViewAt(m.Len())), match.TurnMark(m.ViewAt(m.Len()))
		games[filepath.Base(path)] = g
	}
	if len(games) < 5 {
		t.Fatalf("%d golden games", len(games))
	}
	return games
}

// last returns the text of the last position of a game.
func last(m *match.Match) []notation.Pair { return notation.Position(m.ViewAt(m.Len())) }

// TestCorrections: a game that was written down before a rule was corrected opens as it was, stops where the rules
// refuse it now, or is known to lead elsewhere. Whichever it is, all its actions are still there.
func TestCorrections(t *testing.T) {
	t.Parallel()
	outcomes := map[string]int{}
	for source, g := range goldenGames(t) {
		before, _, err := match.Open(g)
		if err != nil {
			t.Fatal(err)
		}
		for name, correct := range corrections {
			title := *g.Title
			correct(&title)
			today := g
			if today.Title, err = rules.New(title); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			m, stop, err := match.Open(today)
			if err != nil {
				t.Errorf("%s, %s: %v", source, name, err)
				continue
			}
			same := match.Mark(m.ViewAt(m.Len())) == g.Mark
			was, _ := today.Differences(last(before), m.ViewAt(m.Len()))
			switch {
			case stop != nil:
				outcomes[name+" stops it"]++
				if stop.Of != len(g.Log) || stop.At != m.Len() || !stop.Refusal.Refused() {
					t.Errorf("%s, %s: stopped by %+v after %d of %d", source, name, stop, m.Len(), len(g.Log))
				}
			case name != "a renamed company" && same != (len(was) == 0):
				t.Errorf("%s, %s: %d differences, the mark is the same: %t", source, name, len(was), same)
			case same:
				outcomes[name+" changes nothing"]++
			default:
				outcomes[name+" leads elsewhere"]++
			}
			if today.Drifted(m) == (same || stop != nil) {
				t.Errorf("%s, %s: whether it leads elsewhere is told wrongly", source, name)
			}
		}
	}
	for _, outcome := range []string{"fewer certificates stops it", "a larger bank leads elsewhere",
		"richer cities stops it", "a renamed company changes nothing"} {
		if outcomes[outcome] == 0 {
			t.Errorf("never: %s (%v)", outcome, outcomes)
		}
	}
}

// TestMarkLasts: the mark of a position is the same in every version, since files of today are read by later ones.
func TestMarkLasts(t *testing.T) {
	games := goldenGames(t)
	for source, want := range map[string]uint32{
		"v1-rulebook.json":          0xe26ff69a,
		"v1-1860-finished.link":     0xa7864526,
		"v1-rulebook-brown.link":    0xb7b107e1,
		"v1-rulebook-long.link":     0xf1f06c7f,
		"v1-rulebook-new.link":      0x11f24368,
		"v1-rulebook-strolled.link": 0xc15dd8eb,
	} {
		if got := games[source].Mark; got != want {
			t.Errorf("%s has the mark %#08x, not %#08x", source, got, want)
		}
	}
	for source, want := range map[string]uint32{"v1-rulebook.json": 0xaf2d678b, "v1-1860-finished.link": 0xc7e7b796} {
		if got := games[source].TurnMark; got != want {
			t.Errorf("%s has the second mark %#08x, not %#08x", source, got, want)
		}
	}
}
