package draft_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// goldenGames opens the games of all titles that are kept as links.
func goldenGames(t *testing.T) map[string]*match.Match {
	t.Helper()
	games := map[string]*match.Match{}
	for _, pattern := range []string{"../share/testdata/*.link", "../library/samples/*.link"} {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("no games in %s: %v", pattern, err)
		}
		for _, path := range paths {
			link, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			g, err := share.Decode(strings.TrimSpace(string(link)))
			if err != nil {
				t.Fatalf("%s: %v", path, err)
			}
			m, stop, err := match.Open(g)
			if err != nil || stop != nil {
				t.Fatalf("%s: %v %v", path, stop, err)
			}
			games[filepath.Base(path)] = m
		}
	}
	return games
}

// TestEveryHexSaysWhy goes through games of 1830, 1860 and 18FL from their first tile to their end and asks of every
// closed hex for the reason. The kind of the reason follows from the board, the tile box, the privates, the phase and
// the network, which the test examines without the referee. It also checks the tiles and sums that the answer names. It
// leaves out 1870 and 1822PNW because it knows no labels of hexes, slots off the map, cubes and lays counted by the
// company.
func TestEveryHexSaysWhy(t *testing.T) {
	said := map[string]map[string]int{}
	for name, m := range goldenGames(t) {
		if key := m.Title().Key; key == "1870" || strings.HasPrefix(key, "1822pnw") {
			continue
		}
		every := 3
		if testing.Short() {
			every = 11
		}
		kinds := said[m.Title().Name]
		if kinds == nil {
			kinds = map[string]int{}
			said[m.Title().Name] = kinds
		}
		asked := 0
		for at := range m.Len() {
			v := m.ViewAt(at)
			switch v.InCharge().Name() {
			case "track", "token":
				if asked++; asked%every != 0 {
					continue
				}
			case "home", "hometile", "teleport":
			default:
				continue
			}
			for kind, n := range askEveryHex(t, name+" at "+strconv.Itoa(at), v) {
				kinds[kind] += n
			}
		}
	}
	for title, want := range map[string][]string{
		"1830": {
			"printed", "off-board", "no upgrade", "blocked", "colour", "unreached", "tiles",
			"not a city", "full city", "home",
		},
		"1860": {"printed", "colour", "unreached", "tiles", "lay used", "not a city", "full city", "home"},
	} {
		for _, kind := range want {
			if said[title][kind] == 0 {
				t.Errorf("%s: no hex was closed for the reason %q", title, kind)
			}
		}
		t.Logf("%s: %v", title, said[title])
	}
}

// askEveryHex asks of every hex of a position why it is closed, and counts the kinds of answers.
func askEveryHex(t *testing.T, where string, v rules.View) map[string]int {
	t.Helper()
	en, ja := draft.New(v, &text.Speaker{Title: v.T}), draft.New(v, &text.Speaker{Title: v.T, Lang: text.Ja})
	open, kinds := en.Hexes(), map[string]int{}
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		why, barred := en.WhyHex(h)
		if barred == slices.Contains(open, h) {
			t.Errorf("%s: %s open %v, and a reason against it %v", where, v.T.HexName(h), !barred, barred)
			continue
		}
		if !barred {
			continue
		}
		kind, want := closedBy(v, h)
		kinds[kind]++
		name := v.T.HexName(h)
		if !slices.ContainsFunc(want, func(w string) bool { return strings.Contains(why.Text, w) }) {
			t.Errorf("%s, %s: %s is closed for the reason %q, and the answer is %q", where, en.Step().Key, name, kind, why.Text)
		}
		if other, _ := ja.WhyHex(h); other.Text == why.Text || strings.ContainsAny(why.Text+other.Text, "{}") ||
			why.Cite == "" || other.Brief == "" {
			t.Errorf("%s: %s is answered %q, %q by rule %q", where, name, why.Text, other.Text, why.Cite)
		}
		if fault := untrue(v, h, why.Text); fault != "" {
			t.Errorf("%s: %s is answered %q, but %s", where, name, why.Text, fault)
		}
	}
	return kinds
}

// closedBy returns the kind of reason for which a hex is closed, and words of which the answer must contain one.
func closedBy(v rules.View, h id.Hex) (kind string, words []string) {
	name := v.T.HexName(h)
	switch f := v.Top(); v.InCharge().Name() {
	case "home", "hometile":
		if h != f.Hex {
			return "home", []string{"begins at its home: " + v.T.HexName(f.Hex)}
		}
		return stationClosed(v, h)
	case "teleport":
		return "power", []string{"gives a station on "}
	case "token":
		return stationClosed(v, h)
	}
	face, cell := v.Position().Face(h), v.S.Cells[h]
	actor := v.Actor().Corp()
	switch {
	case face.Color == tile.Red:
		return "off-board", []string{"is an off-board area"}
	case face.Color >= tile.Gray && cell.Tile == 0:
		return "printed", []string{"stays as it is printed and takes no tile"}
	case !gametest.AnyFollows(v, h):
		return "no upgrade", []string{v.T.Name + " has no tile that fits above "}
	case secondLay(v, h):
		return "lay used", []string{"This turn has no such tile lay left"}
	case blocker(v, h) != 0:
		return "blocked", []string{" keeps " + name}
	case face.Color+1 > v.PhaseDef().Colors:
		return "colour", []string{" tiles come with the first "}
	case v.Reach(actor).Lay[h] == 0:
		return "unreached", []string{"track does not reach " + name}
	}
	return "tiles", []string{
		"All ", "would not connect", "would not keep", "would run off", "the terrain costs",
		"has no train of its own", "No train of ", "nothing new", "gives ", "is laid one way round",
		"An insolvent", "is insolvent", "another number of", "Not every stop", "fewer slots",
	}
}

// stationClosed is closedBy for stations and hotels.
func stationClosed(v rules.View, h id.Hex) (kind string, words []string) {
	p, c := v.Position(), v.Actor().Corp()
	cities := p.Face(h).Count(tile.City)
	free := false
	for i := range cities {
		free = free || slices.Contains(p.Slots(h, i), 0)
	}
	switch {
	case cities == 0 && p.Face(h).Count(tile.Town) > 0 && v.T.Name == "18FL":
		return "town", []string{" has a hotel of ", "does not reach", "this costs"}
	case cities == 0:
		return "not a city", []string{"has no city for a station"}
	case p.Stations(h, c) != 0:
		return "station", []string{"already has a station in "}
	case !free:
		return "full city", []string{"No free slot in "}
	}
	return "city", []string{
		"does not reach this city", "reaches this city", "the station costs", "is reserved for the company",
		"No free slot in ",
	}
}

// secondLay reports whether the turn has had its first lay and the hex is closed to a second one: after it there are no
// upgrades, and in 1860 no new tiles with a city.
func secondLay(v rules.View, h id.Hex) bool {
	face := v.Position().Face(h)
	return v.S.Turn.Lays > 0 && (face.Color != tile.White || v.T.Name == "1860" && face.Count(tile.City) > 0)
}

// blocker returns the private of a player that closes a hex, or zero.
func blocker(v rules.View, h id.Hex) id.Private {
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		w, ok := rules.PowerOf[rules.BlockHexes](v.T, p)
		if ok && v.S.Privates[p].Owner.Player() != 0 && slices.Contains(w.Hexes, v.T.HexName(h)) {
			return p
		}
	}
	return 0
}

// untrue returns the false statement of an answer that names a tile or a sum, or "".
func untrue(v rules.View, h id.Hex, words string) string {
	c := v.Actor().Corp()
	of := func(prefix string) (id.Tile, bool) {
		_, rest, found := strings.Cut(words, prefix)
		return v.T.Tiles.Find(strings.FieldsFunc(rest, func(r rune) bool { return r == ' ' || r == '.' })[0]), found
	}
	if !strings.Contains(words, "#") {
		if strings.Contains(words, "the terrain costs") && v.Cash(id.OfCorp(c)) >= int32(v.T.Board.Hexes[h-1].Cost) {
			return "it can pay"
		}
		return ""
	}
	n, ok := of("#")
	if !ok || n == 0 {
		return "no such tile"
	}
	switch {
	case strings.Contains(words, "has no tile that fits above"):
		if v.S.Cells[h].Tile != n {
			return "another tile lies there"
		}
	case strings.HasPrefix(words, "All "):
		if v.TilesLeft(n) > 0 {
			return "a copy is left"
		}
	case strings.Contains(words, "would not connect"), strings.Contains(words, "would run off"),
		strings.Contains(words, "would not keep"):
		for rot := range uint8(6) {
			if v.Position().Fits(h, track.Lay{Tile: n, Rot: rot}, v.Reach(c).Lay[h], tile.Terms{}) == tile.Fits {
				return "the tile fits"
			}
		}
	}
	return ""
}

// TestAHexBesidesTheChosenTileSaysWhy asks of every hex that is closed to the one chosen tile, or to the lay of the
// chosen private, for the reason, while other tiles of the company may be laid there.
func TestAHexBesidesTheChosenTileSaysWhy(t *testing.T) {
	say := &text.Speaker{}
	asked := map[bool]int{}
	for name, m := range goldenGames(t) {
		say.Title = m.Title()
		for at := range m.Len() {
			v := m.ViewAt(at)
			if v.InCharge().Name() != "track" || at%23 != 0 {
				continue
			}
			d := draft.New(v, say)
			ask := func(byPower bool) {
				if len(d.Hexes()) < 2 || d.Hex() != 0 {
					return
				}
				for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
					if slices.Contains(d.Hexes(), h) {
						continue
					}
					asked[byPower]++
					if why, barred := d.WhyHex(h); !barred || why.Cite == "" {
						t.Fatalf("%s, action %d: %s is barred %v, %q", name, at, v.T.HexName(h), barred, why.Text)
					}
				}
			}
			for _, o := range d.Options(draft.Powers) {
				d.Choose(o.Key)
				ask(true)
				for i := 0; i < len(d.Hexes()) && d.Site() != 0; i++ {
					d.ChooseHex(d.Hexes()[i])
					for _, x := range d.Options(draft.Tiles) {
						if x.Private != o.Private {
							t.Fatalf("%s, action %d: %s is among the tiles of %s", name, at, x.Text, o.Text)
						}
					}
				}
			}
			for _, n := range []id.Tile{tileOf(v, "7"), tileOf(v, "8"), tileOf(v, "9")} {
				if n != 0 {
					d.LayOnly(n)
				}
				if d.Only() != 0 {
					ask(false)
				}
			}
		}
	}
	if asked[true] == 0 || asked[false] == 0 {
		t.Errorf("asked of hexes: %v", asked)
	}
}

// tileOf returns the tile of this name, or zero.
func tileOf(v rules.View, name string) id.Tile {
	return id.Tile(1 + slices.IndexFunc(v.T.Tiles, func(k tile.Kind) bool { return k.Name == name }))
}
