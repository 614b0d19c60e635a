package share

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/notation"
)

var update = flag.Bool("update", false, "write links that are missing in testdata, and positions")

// TestOldLinksOpen reads the links in testdata, one of each kind of game and version of the format. They are never
// rewritten: players keep such links. Beside each is the position at which it ends.
func TestOldLinksOpen(t *testing.T) {
	if *update {
		named := strolled(t, 30)
		named.Name = "金曜日 Friday"
		computers, levels := strolled(t, 60), strolled(t, 60)
		computers.Stints = []match.Stint{{Player: 2}, {Player: 4, To: 31}, {Player: 4, From: 40}}
		levels.Stints = []match.Stint{
			{Player: 2, Level: match.Easy}, {Player: 3, To: 31}, {Player: 3, From: 31, Level: match.Hard},
		}
		games := map[string]match.Game{
			"rulebook-computers": computers,
			"rulebook-levels":    levels,
			"rulebook-marked":    strolled(t, 50),
			"rulebook-planned":   planned(t, 40),
			"rulebook-named":     named,
			"rulebook-new":       strolled(t, 0),
			"rulebook-strolled":  strolled(t, 400, "optional_6_train", "bank_break_end=next_or"),
			"rulebook-long":      strolled(t, 1000),
			"rulebook-brown":     strolled(t, 600, "multiple_brown_from_ipo"),
			"1860-corrected":     sample(t, "wight"),
			"1870-four":          sample(t, "frisco"),
			"1870-two":           sample(t, "katy"),
			"starter":            sample(t, "starter"),
			"starter-two":        sample(t, "third"),
			"basic":              sample(t, "sold"),
			"1822pnw":            sample(t, "cascades"),
			"1822pnw-short":      sample(t, "sound"),
			"1822pnw-srs":        sample(t, "columbia"),
			"1822pnw-document":   sample(t, "astoria"),
		}
		for name, g := range games {
			file := filepath.Join("testdata", "v1-"+name+".link")
			if _, err := os.Stat(file); err == nil {
				continue
			}
			if err := os.WriteFile(file, []byte(withPlans(t, g)+"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	files, _ := filepath.Glob(filepath.Join("testdata", "*.link"))
	if len(files) < 5 {
		t.Fatalf("only %d links", len(files))
	}
	for _, file := range files {
		link, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		g, err := Decode(string(link))
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if is := strings.Contains(file, "planned"); is != (len(g.Plans) > 0) || is &&
			!slices.EqualFunc(g.Plans, planned(t, 0).Plans, samePlan) {
			t.Errorf("%s has the plans %+v", file, g.Plans)
		}
		position := summary(t, g)
		kept := strings.TrimSuffix(file, ".link") + ".txt"
		if *update {
			if err := os.WriteFile(kept, []byte(position), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if want, err := os.ReadFile(kept); err != nil || position != string(want) {
			t.Errorf("%s ends at another position than %s (%v)", file, kept, err)
		}
	}
}

// planned returns a game with a plan of everything that there is.
func planned(t testing.TB, n int) match.Game {
	t.Helper()
	g := strolled(t, n)
	g.Plans = plan.Set{{
		Player:  2,
		Marks:   []plan.Mark{{Hex: 20, Tile: 8, Rot: 3, Corp: 4, Color: 2, Note: "次の番"}, {Hex: 31, Note: "block"}},
		Arrows:  [][]id.Hex{{20, 21, 22}},
		Remarks: []plan.Remark{{Corp: 3, Color: 1, Note: "sell"}, {Cell: market.Pos{Row: 2, Col: 5}, Color: 4}},
	}}
	return g
}

// withPlans returns the link to a game with its plans.
func withPlans(t testing.TB, g match.Game) string {
	t.Helper()
	link, err := EncodeWithPlans(g)
	if err != nil {
		t.Fatal(err)
	}
	return link
}

// sample returns a game that comes with the program.
func sample(t testing.TB, file string) match.Game {
	t.Helper()
	link, err := os.ReadFile(filepath.Join("..", "library", "samples", file+".link"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := Decode(string(link))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// summary returns a game without its log in words.
func summary(t testing.TB, g match.Game) string {
	t.Helper()
	head := []string{g.Title.Key, g.Title.Profile.String(), strings.Join(g.Title.Options, " "),
		strings.Join(g.Players, " | ")}
	if g.Name != "" {
		head = append(head, g.Name)
	}
	return strings.Join(head, "\n") + "\n" + notation.Text(notation.Position(end(t, g)))
}
