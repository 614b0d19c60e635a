package mygames_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/mygames"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// full returns a device that has every sample, whole.
func full(t *testing.T, lang string) *platformtest.Host {
	t.Helper()
	h := scenestest.NewHost(lang)
	for n := range library.Samples() {
		h.Files = append(h.Files, platformtest.File{Name: fmt.Sprintf("%d.json", n), Data: saved(t, n, n+1, 0)})
	}
	s := tabletest.Start(t, h, 1280, 800, 1)
	s.Happen(platform.Event{Kind: platform.Several, Count: len(h.Files)})
	for range 1_000_000 {
		s.App.Rest(s.UI)
		h.Run()
		if len(s.App.Shelf.Games()) == len(h.Files) {
			break
		}
	}
	return h
}

// finished returns information about a finished game.
func finished(title string, best int32, players []string, ranks ...int) *library.Info {
	return &library.Info{Title: title, Players: players, Over: true, At: 100,
		Result: &library.Result{Ranks: ranks, Worth: make([]int32, len(ranks)), Best: best}}
}

// TestHeadToHead: two players are compared by their places in the games that both ended, however many others were
// there.
func TestHeadToHead(t *testing.T) {
	games := []*library.Info{
		finished("1830-classic", 300, []string{"Aiko", "Ben", "Cleo"}, 1, 2, 3),
		finished("1830-classic", 500, []string{"Ben", "Aiko"}, 1, 2),
		finished("1860", 90, []string{"Aiko", "Ben"}, 1, 1),
		finished("1860", 90, []string{"Ben", "Cleo"}, 2, 1),
		{Title: "1860", Players: []string{"Aiko", "Ben"}, At: 4},
	}
	got := fmt.Sprint(mygames.Rivals(games, "Aiko"))
	if want := "[{Ben 1 1 1} {Cleo 1 0 0}]"; got != want {
		t.Errorf("Aiko has %s, not %s", got, want)
	}
	totals := mygames.Totals(games, "Aiko")
	if len(totals) != 2 || totals[0].Title != "1860" {
		t.Fatalf("%+v", totals)
	}
	if x := totals[0]; x.Games != 3 || x.Over != 2 || x.Played != 1 || x.Won != 1 {
		t.Errorf("1860: %+v", x)
	}
	if x := totals[1]; x.Games != 2 || x.Played != 2 || x.Won != 1 || x.Ranks != 3 || x.Best.Result.Best != 500 {
		t.Errorf("1830: %+v", x)
	}
}

// TestPrivateNote: a note is kept with the game, in backups, and in no file or link of the game.
func TestPrivateNote(t *testing.T) {
	h := full(t, "en")
	s := tabletest.Start(t, h, 1280, 800, 1)
	s.Press("m")
	id := s.App.Shelf.Games()[0].ID
	s.Tap("mygame:" + id)
	s.Tap("mycard:note")
	s.Do(ui.Event{Kind: ui.Edit, ID: "mycard:note", Text: "Ben bluffs "})
	s.Settle()
	s.Press("Escape")
	next := platformtest.New()
	next.Kept = h.Kept
	shelf := tabletest.Start(t, next, 1280, 800, 1).App.Shelf
	if got := shelf.Find(id).Note; got != "Ben bluffs" {
		t.Errorf("after a reload the note is %q", got)
	}
	var file, backup string
	shelf.Files().Export(shelf.Find(id), func(data []byte, _ error) { file = string(data) })
	shelf.Files().BackUp(func(float32) {}, func(data []byte, _ int) { backup = string(data) })
	next.Run()
	if !strings.Contains(backup, "Ben bluffs") {
		t.Error("the backup lacks the note")
	}
	if file == "" || strings.Contains(file, "bluffs") {
		t.Errorf("the file of the game has the note: %.200s", file)
	}
}

// TestResultsOfEarlierGames: games that were stored without a result get it while the screen is open.
func TestResultsOfEarlierGames(t *testing.T) {
	h := full(t, "en")
	over := 0
	for key, data := range h.Kept {
		if from, to := strings.Index(string(data), `"result":{`), 0; from >= 0 && strings.HasPrefix(key, "info:") {
			to = from + strings.Index(string(data[from:]), "}") + 2
			h.Kept[key] = append(data[:from:from], data[to:]...)
			over++
		}
	}
	s := tabletest.Start(t, h, 1280, 800, 1)
	s.Press("m")
	for range 100_000 {
		if s.App.Rest(s.UI); !h.Run() && !s.App.HasWork() {
			break
		}
	}
	s.Settle()
	for _, i := range s.App.Shelf.Games() {
		if i.Over != (i.Result != nil) {
			t.Errorf("%s has the result %v", i.Name, i.Result)
		}
	}
	if over < 3 {
		t.Errorf("only %d games are over", over)
	}
}

// TestTablesFitATablet: on a tablet both tables show all their columns, and titles are whole on a phone too.
func TestTablesFitATablet(t *testing.T) {
	h := full(t, "en")
	for _, lang := range []string{"en", "ja"} {
		h.Tags = []string{lang}
		s := tabletest.Start(t, h, 820, 1180, 1)
		s.Coarse()
		s.Press("m")
		if r := s.Must("mygames:list:head:7").Rect; r.W < 90 {
			t.Errorf("%s: the days are at %v", lang, r)
		}
		s.Tap("mygames:titles")
		if r := s.Must("mygames:totals:head:8").Rect; r.W < 60 {
			t.Errorf("%s: the best runs are at %v", lang, r)
		}
		s = tabletest.Start(t, h, 390, 844, 1)
		s.Coarse()
		s.Press("m")
		s.Tap("mygames:titles")
		var seen playtest.Watch
		seen.Attach(s.Screen)
		playtest.SettleScreen(s.Screen, &seen)
		if len(seen.Cut) > 0 {
			t.Errorf("%s: on a phone %v", lang, seen.Cut)
		}
	}
}

// TestRecordsWithoutADate: a game whose record has no date is not said to be of 1970.
func TestRecordsWithoutADate(t *testing.T) {
	s := tabletest.Start(t, full(t, "en"), 1280, 800, 1)
	for _, i := range s.App.Shelf.Games() {
		i.Changed = 0
	}
	s.Press("m")
	s.Must("mygames:list:head:7")
	for _, n := range s.Nodes() {
		if strings.Contains(n.Name, "1970") || strings.Contains(n.Name, "1969") {
			t.Errorf("%s: %q", n.ID, n.Name)
		}
	}
}

// TestMyGamesPictures draws the screen, for people to look at.
func TestMyGamesPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, size := range []struct {
		name  string
		w, h  int
		scale float32
		night bool
	}{{"desktop", 1280, 800, 1, false}, {"phone", 390, 844, 2, true}, {"tablet", 820, 1180, 1, false},
		{"dark", 1280, 800, 1, true}} {
		for _, lang := range []string{"en", "ja"} {
			h := full(t, lang)
			for name, do := range map[string]func(*tabletest.Started){
				"home":   func(*tabletest.Started) {},
				"games":  func(s *tabletest.Started) { s.Press("m") },
				"titles": func(s *tabletest.Started) { s.Press("m"); s.Tap("mygames:titles") },
				"rivals": func(s *tabletest.Started) { s.Press("m"); s.Tap("mygames:rivals") },
				"menu":   func(s *tabletest.Started) { s.Press("m"); s.Tap("mygames:player:choose") },
				"card":   func(s *tabletest.Started) { s.Press("m"); s.Tap("mygame:" + s.App.Shelf.Games()[0].ID) },
				"open":   func(s *tabletest.Started) { s.Press("o") },
				"import": func(s *tabletest.Started) {
					s.Host.Files = append(s.Host.Files, platformtest.File{Name: "2024/friday.json", Data: []byte("{}")})
					s.Happen(platform.Event{Kind: platform.Several, First: len(s.Host.Files) - 3, Count: 3})
					for range 400 {
						s.App.Rest(s.UI)
						s.Host.Run()
					}
					s.Settle()
				},
			} {
				h.Tags, h.Night = []string{lang}, size.night
				s := tabletest.Start(t, h, size.w, size.h, size.scale)
				if size.name == "phone" || size.name == "tablet" {
					s.Coarse()
				}
				do(s)
				s.Save(filepath.Join(*playtest.Pictures, size.name+"-"+name+"-"+lang+".png"))
			}
		}
	}
}

// TestBestRunnerIsPrinted: the card names the company of the best run as it is printed, not by its id.
func TestBestRunnerIsPrinted(t *testing.T) {
	h := full(t, "en")
	runner := regexp.MustCompile(`"runner":"[^"]*"`)
	for key, data := range h.Kept {
		if strings.Contains(string(data), `"title":"1830-classic"`) && runner.Match(data) {
			h.Kept[key] = runner.ReplaceAll(data, []byte(`"runner":"NYNH"`))
		}
	}
	s := tabletest.Start(t, h, 1280, 800, 1)
	s.Press("m")
	s.Settle()
	for _, i := range s.App.Shelf.Games() {
		if i.Result == nil || i.Result.Runner != "NYNH" {
			continue
		}
		s.Tap("mygame:" + i.ID)
		if said := s.Must("mycard:best").Name; !strings.Contains(said, "NNH of ") {
			t.Errorf("the card says %q", said)
		}
		return
	}
	t.Error("no game of 1830 has a result")
}
