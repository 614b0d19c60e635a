package home

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// infos returns encodings of library.Info by name: a sound one, and others with one fault each.
func infos(t testing.TB) map[string]string {
	t.Helper()
	h := platformtest.New()
	scenestest.KeepSamples(t, h)
	var sound string
	for key, data := range h.Kept {
		if strings.HasPrefix(key, "info:") && strings.Contains(string(data), "Solo, all four sides") {
			sound = string(data)
		}
	}
	change := func(key, value string) string {
		var all map[string]json.RawMessage
		if err := json.Unmarshal([]byte(sound), &all); err != nil {
			t.Fatal(err)
		}
		all[key] = json.RawMessage(value)
		data, err := json.Marshal(all)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	return map[string]string{
		"sound":             sound,
		"decider":           change("decider", "7"),
		"decider of a byte": change("decider", "255"),
		"players":           change("players", "null"),
		"one player":        change("players", `["Ann"]`),
		"ninety players":    change("players", `["`+strings.Repeat(`a","`, 90)+`"]`),
		"long names":        change("players", `["`+strings.Repeat("長", 9000)+`","b","c","d"]`),
		"empty names":       change("players", `["","","",""]`),
		"title":             change("title", `"1899"`),
		"no title":          change("title", `null`),
		"profile":           change("profile", `"house"`),
		"board of nonsense": change("board",
			`["", " ", "H12", "H12 57", "H12 57/9", "H12 999/1 XX,,,,,,,,", "ZZ99 57/0", "H10 -/- B&O,,"]`),
		"board of other hex":  change("board", `["F2 57/1 PRR,NYC,B\u0026O,CPR", "H12 63/5 PRR,PRR,PRR,PRR,PRR", "A11 8/3"]`),
		"board of other type": change("board", `{"H12":1}`),
		"many moves":          change("moves", "2000000000"),
		"moves below none":    change("moves", "-1"),
		"no cursor":           change("at", "-5"),
		"cursor beyond":       change("at", "100000"),
		"time":                change("changed", "9223372036854775807"),
		"time before all":     change("changed", "-9223372036854775808"),
		"seats":               change("seats", "[9,9,9,9,9,9,9,9,9]"),
		"winners":             change("winners", "[0,200]"),
		"over without winner": change("over", "true"),
		"round of one text":   change("round", `["SR 1"]`),
		"round of no text":    change("round", `7`),
		"long due":            change("due", `["`+strings.Repeat("x", 5000)+`",""]`),
		"name":                change("name", `"`+strings.Repeat(`\u202e`, 300)+`"`),
		"newer":               change("v", "99"),
		"newer and other":     `{"v":99,"players":7,"decider":250,"name":["a"]}`,
		"no version":          change("v", "0"),
		"cut":                 sound[:len(sound)/2],
		"no JSON":             "\x00\xff\xfe",
		"a list":              "[]",
		"null":                "null",
		"empty":               "",
	}
}

// among returns a host that keeps two sound games and one with the given info.
func among(t testing.TB, info string) *platformtest.Host {
	t.Helper()
	h := platformtest.New()
	scenestest.KeepSamples(t, h)
	for _, key := range slices.Sorted(maps.Keys(h.Kept)) {
		if name := string(h.Kept[key]); strings.HasPrefix(key, "info:") && strings.Contains(name, "Solo, all four sides") {
			h.Kept[key] = []byte(info)
			h.Kept["info:bad"] = []byte(info)
		}
	}
	return h
}

// walkHome draws the start screen, scrolls through all its cards and opens the menu of the card with the id.
func walkHome(t testing.TB, h *platformtest.Host, w, ht int, id string) *visited {
	s := visit(t, h, w, ht, 1)
	for range 12 {
		s.Do(ui.Event{Kind: ui.Wheel, X: float32(w) / 2, Y: float32(ht) - 60, DY: 200})
		if _, ok := s.Find("more:" + id); ok {
			break
		}
	}
	return s
}

// TestNoEntryKeepsAnybodyOut: a game that cannot be read is named on the start screen and can be exported and deleted;
// the other games can be played.
func TestNoEntryKeepsAnybodyOut(t *testing.T) {
	for name, info := range infos(t) {
		t.Run(name, func(t *testing.T) {
			h := among(t, info)
			s := walkHome(t, h, 1280, 800, "bad")
			i := s.app.Shelf.Find("bad")
			if i == nil {
				t.Fatal("the entry is not listed")
			}
			if i.Name == "" {
				t.Error("the entry has no name")
			}
			s.press("more:bad")
			if i.Damaged || i.Newer() {
				s.press("game:raw")
				file := h.Saved[app.FileName(i.Name)]
				if !library.IsBackup(file) {
					t.Fatalf("saved as %q", file)
				}
				s.press("more:bad")
			}
			s.press("game:delete")
			if s.app.Shelf.Find("bad") != nil {
				t.Error("the entry cannot be deleted")
			}
			s.press("toast:undo")
			if s.app.Shelf.Find("bad") == nil || (i.Damaged || i.Newer()) && string(h.Kept["info:bad"]) != info {
				t.Errorf("brought back as %q", h.Kept["info:bad"])
			}
			for _, g := range s.app.Shelf.Games() {
				if g.Name == "Sunday game" {
					s.press("play:" + g.ID)
					if s.played != g.ID {
						t.Error("another game cannot be played")
					}
				}
			}
		})
	}
}

// TestACardThatCannotBeDrawnIsNamed: a panic while one card is drawn leaves the others in place.
func TestACardThatCannotBeDrawnIsNamed(t *testing.T) {
	h := platformtest.New()
	scenestest.KeepSamples(t, h)
	s := visit(t, h, 1280, 800, 1)
	home := s.app.Places()[0].(*Home)
	last := home.last()
	last.Actor, last.Decider = "", 9 // which would have been left out where it was read
	s.settle()
	if _, ok := s.Find("play:" + last.ID); !ok || !home.faulty[last.ID] {
		t.Error("the game is not named")
	}
	if now := home.last(); now == nil || now == last {
		t.Error("no other game takes its place")
	}
	s.press("play:" + last.ID)
	if s.played != last.ID {
		t.Error("the game cannot be played")
	}
}

// TestAMendedGameIsWhole: if only the summary of the position is damaged, the game opens unchanged.
func TestAMendedGameIsWhole(t *testing.T) {
	h := platformtest.New()
	scenestest.KeepSamples(t, h)
	for key, data := range h.Kept {
		if strings.HasPrefix(key, "info:") {
			h.Kept[key] = []byte(strings.Replace(string(data), `"moves":`, `"decider":77,"moves":-`, 1))
		}
	}
	s := visit(t, h, 1280, 800, 1)
	for _, i := range s.app.Shelf.Games() {
		if !i.Mended {
			t.Errorf("%s counts as sound", i.Name)
		}
		s.app.Shelf.Load(i.ID, func(o *library.Session, stop *match.Stop, err error) {
			if err != nil || stop != nil || o.Match().Len() == 0 || !o.Match().AtEnd() {
				t.Errorf("%s: %v, %v", i.Name, stop, err)
				return
			}
			o.Close()
		})
		s.settle()
	}
}

// FuzzInfo draws the start screen with arbitrary data of a game, on a desktop and on a phone.
func FuzzInfo(f *testing.F) {
	for _, info := range infos(f) {
		f.Add(info)
	}
	f.Fuzz(func(t *testing.T, info string) {
		h := platformtest.New()
		h.Kept["info:bad"] = []byte(info)
		a := app.New(h, &program{})
		home := New(a)
		a.Open(home)
		h.Run()
		for _, width := range []int{1280, 390} {
			s := uitest.New(t, width, 844, 1, a.Draw)
			if len(home.faulty) > 0 {
				t.Fatal("the card cannot be drawn")
			}
			s.Step(1)
		}
	})
}

// TestUnreadGamesInOneFile: the start screen counts the unreadable games at the top, and one press exports them
// unchanged in one file.
func TestUnreadGamesInOneFile(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	scenestest.KeepSamples(t, h)
	h.Kept["info:bad"], h.Kept["info:worse"] = []byte("no JSON"), []byte("[]")
	s := visit(t, h, 1280, 800, 1)
	n := s.Must("damage:notice")
	if !strings.HasPrefix(n.Name, "2 games cannot be read") || n.Rect.Y > s.Must("continue").Rect.Y {
		t.Errorf("%q stands at %v", n.Name, n.Rect)
	}
	s.press("home:damage")
	file := h.Saved["hexrail-unread-"+h.Now().Format("2006-01-02")+".json"]
	if !library.IsBackup(file) || !strings.Contains(string(file), "info:bad") ||
		!strings.Contains(string(file), "info:worse") {
		t.Errorf("saved: %q", file)
	}
}
