package mygames_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/mygames"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

var many = flag.Int("import", 24, "number of games that TestImportMany imports at once")

// saved returns a sample as a file of a game with a number, cut off after a number of actions unless that is zero.
func saved(t *testing.T, sample, number, at int) []byte {
	t.Helper()
	g, err := library.Samples()[sample].Game()
	if err != nil {
		t.Fatal(err)
	}
	if at > 0 && at < len(g.Log) {
		g.Log, g.At, g.Mark = g.Log[:at], at, 0
	}
	g.ID = uint64(number)
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	f := save.Of(m)
	f.ID, f.Name = g.ID, fmt.Sprintf("Game %d", number)
	data, err := save.Encode(f)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// records returns the recorded games beside the checkout, by name.
func records(t *testing.T) (list []platformtest.File) {
	t.Helper()
	paths, _ := filepath.Glob(filepath.Join("..", "..", "..", "shared", "games", "*", "*.json"))
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, platformtest.File{Name: filepath.Base(path), Data: data})
	}
	if len(list) == 0 {
		t.Log("NO RECORDED GAMES beside the checkout: only games of the program are imported")
	}
	return list
}

// numbered returns a record as that of a game with another number.
func numbered(t *testing.T, data []byte, n int) []byte {
	t.Helper()
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(data, &keys); err != nil {
		t.Fatal(err)
	}
	digits := regexp.MustCompile(`\d+`).Find(keys["id"])
	keys["id"] = fmt.Appendf(nil, `"hs_%s_%d"`, digits, n) // the first digits may be the seed
	data, err := json.Marshal(keys)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestImportMany imports many files at once, good and bad ones. Everything that can be read is stored, the rest is
// named with a reason, games that come twice are stored once, and no slice of work plays more than a few actions.
func TestImportMany(t *testing.T) {
	h := scenestest.NewHost("en")
	recorded := records(t)
	samples := len(library.Samples())
	moves := 0
	for n := range *many {
		if len(recorded) > 0 && n%3 == 0 {
			r := recorded[n/3%len(recorded)]
			h.Files = append(h.Files, platformtest.File{Name: fmt.Sprintf("games/%d/%s", n, r.Name),
				Data: numbered(t, r.Data, n)})
			continue
		}
		at := 40 + n
		if n%10 == 1 {
			at = 0
		}
		h.Files = append(h.Files, platformtest.File{Name: fmt.Sprintf("game%d.hexrail.json", n),
			Data: saved(t, n%samples, n+1, at)})
		moves += 40
	}
	good := len(h.Files)
	whole := h.Files[1].Data
	h.Files = append(h.Files,
		platformtest.File{Name: "again.json", Data: whole}, // known by then
		platformtest.File{Name: "cut.json", Data: whole[:len(whole)/2]},
		platformtest.File{Name: "shopping.txt", Data: []byte("eggs, milk")},
		platformtest.File{Name: "other.json", Data: []byte(`{"id":1,"title":"1817","players":[],"actions":[]}`)},
		platformtest.File{Name: "huge.json", Err: errors.New("Error: too large")},
	)
	s := tabletest.Start(t, h, 1280, 800, 1)
	s.Happen(platform.Event{Kind: platform.Several, Count: len(h.Files)})
	rests := 0
	for quiet := 0; quiet < 3; quiet++ {
		for s.App.Rest(s.UI) && rests < 10_000_000 {
			if _, ok := s.Find("importing:stored"); !ok {
				break // the warm-up has begun
			}
			h.Run()
			rests++
			quiet = 0
			if _, ended := s.Find("importing:games"); ended {
				break
			}
		}
		s.Settle()
	}
	said := s.Must("importing:stored").Name
	if heard := strings.Join(s.TakeAnnouncements(), "|"); strings.Count(heard, said) != 1 {
		t.Errorf("heard at the end: %q", heard)
	}
	if title := s.Must("importing:title").Name; !strings.HasSuffix(title, " files opened") {
		t.Errorf("at the end the dialog is %q", title)
	}
	want := fmt.Sprintf("%d games stored, 1 already here, 4 with a problem.", good)
	if said != want {
		t.Errorf("%q, want %q", said, want)
		for n := 1; ; n++ {
			f, ok := s.Find(fmt.Sprint("importing:fault", n))
			if !ok {
				break
			}
			t.Log(f.Name, ": ", s.Must(f.ID+":why").Name)
		}
	}
	if got := len(s.App.Shelf.Games()); got != good {
		t.Errorf("%d games are stored, not %d", got, good)
	}
	for n, name := range []string{"cut.json", "shopping.txt", "other.json", "huge.json"} {
		id := fmt.Sprint("importing:fault", n+1)
		if got, why := s.Must(id).Name, s.Must(id+":why").Name; got != name || len(why) < 10 {
			t.Errorf("fault %d is %q: %q, not that of %s", n+1, got, why, name)
		}
	}
	if rests < moves/8 {
		t.Errorf("only %d slices of work for more than %d actions", rests, moves)
	}
	s.Tap("importing:games")
	if _, ok := s.App.Top().(*mygames.Screen); !ok {
		t.Fatalf("the button opens %T", s.App.Top())
	}
	for _, i := range s.App.Shelf.Games() {
		if i.Over && (i.Result == nil || len(i.Result.Ranks) != len(i.Players) || len(i.Winners) == 0) {
			t.Errorf("%s has no result", i.Name)
		}
	}
	again := platformtest.New()
	again.Kept = h.Kept // a reload has all of it
	if shelf := tabletest.Start(t, again, 1280, 800, 1).App.Shelf; len(shelf.Games()) != good {
		t.Errorf("after a reload there are %d games", len(shelf.Games()))
	}
}

// TestImportMerges imports files of a game that runs on the device: one that is older changes nothing, one that is
// newer is added to the game, and one that went on differently becomes a what-if. No copy is made.
func TestImportMerges(t *testing.T) {
	file := func(name string, data []byte) platformtest.File { return platformtest.File{Name: name, Data: data} }
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.Log, g.At, g.Mark, g.ID = g.Log[:60], 60, 0, 7
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	legal := rules.AppendLegal(nil, m.View())
	g, _ = library.Samples()[1].Game()
	other := legal[0]
	if rules.SameAction(other, g.Log[60]) {
		other = legal[len(legal)-1]
	}
	if r := m.Play(other); r.Refused() {
		t.Fatal(r)
	}
	f := save.Of(m)
	f.ID = 7
	differs, err := save.Encode(f)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name         string
		file         []byte
		said         string
		at, branches int
	}{
		{"older", saved(t, 1, 7, 40), "0 games stored, 1 already here, 0 with a problem.", 70, 0},
		{"newer", saved(t, 1, 7, 80), "0 games stored, 0 already here, 0 with a problem.", 80, 0},
		{"different", differs, "0 games stored, 0 already here, 0 with a problem.", 70, 1},
	} {
		h := scenestest.NewHost("en")
		h.Files = []platformtest.File{file("game.json", saved(t, 1, 7, 70)), file("none.txt", nil)}
		s := tabletest.Start(t, h, 1280, 800, 1)
		run := func(first int) {
			s.Happen(platform.Event{Kind: platform.Several, First: first, Count: 1})
			for range 10_000 {
				s.App.Rest(s.UI)
				h.Run()
				if _, ended := s.Find("importing:games"); ended {
					break
				}
				s.Settle()
			}
		}
		run(0)
		s.Tap("importing:games")
		h.Files = append(h.Files, file(c.name, c.file))
		run(2)
		if said := s.Must("importing:stored").Name; said != c.said {
			t.Errorf("%s: %q, want %q", c.name, said, c.said)
		}
		if _, merged := s.Find("importing:merged"); merged != (c.name != "older") {
			t.Errorf("%s: merged is said: %t", c.name, merged)
		}
		games := s.App.Shelf.Games()
		if len(games) != 1 || games[0].At != c.at {
			t.Errorf("%s: %d games, the first with %d actions, not %d", c.name, len(games), games[0].At, c.at)
		}
		s.App.Shelf.Read(games[0].ID, func(_ *library.Info, f save.File, err error) {
			if err != nil || len(f.Branches) != c.branches {
				t.Errorf("%s: %d what-ifs, not %d, %v", c.name, len(f.Branches), c.branches, err)
			}
		})
		h.Run()
	}
}
