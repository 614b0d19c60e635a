package dialogs_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// stored returns a device with the sample game of four after 60 actions, whose first seat plays there.
func stored(t *testing.T, language string) *platformtest.Host {
	t.Helper()
	h := scenestest.NewHost(language)
	shelf := library.Open(h)
	h.Run()
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.Log, g.At, g.Mark = g.Log[:60], 60, 0
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	shelf.Begin(m, func(i *library.Info) {
		i.Name, i.Game, i.Seats, i.Sent = "Friday", 77, []library.Seat{0, 1, 1, 1}, 60
	}).Close()
	h.Run()
	return h
}

// parted returns a link to the game after n actions, of which the last few are others than those of the sample.
func parted(t *testing.T, from, n int) string {
	t.Helper()
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	usual := g.Log[from]
	g.ID, g.Log, g.At, g.Mark = 77, g.Log[:from], from, 0
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	for m.Now() < n {
		for _, a := range rules.AppendLegal(nil, m.View()) {
			if !rules.SameAction(a, usual) && !m.Play(a).Refused() {
				break
			}
		}
	}
	if g = m.Game(); g.Mark == 0 {
		t.Fatal("no mark")
	}
	g.ID = 77
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	return "https://example.org/#g=" + f
}

// says reports whether a toast or any text on the screen begins with words.
func says(s *tabletest.Started, words string) bool {
	for _, n := range s.Nodes() {
		if strings.HasPrefix(n.Name, words) {
			return true
		}
	}
	return strings.Contains(strings.Join(s.TakeAnnouncements(), "\n"), words)
}

// played returns the number of actions of the game on the table, or -1.
func played(s *tabletest.Started) int {
	if o := s.App.Session(); o != nil {
		return o.Match().Now()
	}
	return -1
}

// A newer link is merged wherever it comes from, without a press: pasted at home, opened as the address, typed into the
// dialog, and at the table. The table says how many moves are new, whose, and their result.
func TestANewerLinkIsMerged(t *testing.T) {
	newer := scenestest.Link(t, 77, 63)
	for name, open := range map[string]func(h *platformtest.Host) *tabletest.Started{
		"pasted at home": func(h *platformtest.Host) *tabletest.Started {
			s := tabletest.Start(t, h, 1280, 800, 1)
			s.Happen(platform.Event{Kind: platform.Pasted, Text: newer})
			return s
		},
		"opened": func(h *platformtest.Host) *tabletest.Started {
			h.Hash = newer[strings.Index(newer, "#")+1:]
			s := tabletest.Start(t, h, 1280, 800, 1)
			s.Settle()
			return s
		},
		"in the address": func(h *platformtest.Host) *tabletest.Started {
			s := tabletest.Start(t, h, 1280, 800, 1)
			s.Happen(platform.Event{Kind: platform.Fragment, Text: newer[strings.Index(newer, "#")+1:]})
			return s
		},
		"pasted at the table": func(h *platformtest.Host) *tabletest.Started {
			s := tabletest.Start(t, h, 1280, 800, 1)
			s.App.Play(s.App.Shelf.Games()[0].ID)
			s.Settle()
			s.Happen(platform.Event{Kind: platform.Pasted, Text: "Your turn! " + newer})
			return s
		},
	} {
		s := open(stored(t, "en"))
		if played(s) != 63 || len(s.App.Shelf.Games()) != 1 {
			t.Errorf("%s: %d actions on the table, %d games", name, played(s), len(s.App.Shelf.Games()))
			continue
		}
		if !says(s, "3 moves newer: ") {
			t.Errorf("%s: nothing says how many moves are new", name)
		}
		s.Must("waited:rows")
		if got, ok := s.Find("preview"); ok {
			t.Errorf("%s: %q is open", name, got.Name)
		}
	}
}

// At the table an older link and the same one say so and change nothing.
func TestOldLinksAtTheTable(t *testing.T) {
	s := tabletest.Start(t, stored(t, "en"), 1280, 800, 1)
	s.App.Play(s.App.Shelf.Games()[0].ID)
	s.Settle()
	s.TapIfShown("notice:ok")
	for at, want := range map[int]string{60: "This game is stored here", 57: "Your copy is 3 moves newer."} {
		s.Happen(platform.Event{Kind: platform.Pasted, Text: scenestest.Link(t, 77, at)})
		if !says(s, want) || played(s) != 60 {
			t.Errorf("the link of %d: %d actions, nothing says %q", at, played(s), want)
		}
	}
}

// A diverged link shows both sides. Either can go on, and the other one is a what-if.
func TestADivergedLinkAsks(t *testing.T) {
	link := parted(t, 58, 61)
	for press, want := range map[string]int{"act:mine": 60, "act:theirs": 61, "parting:close": 60} {
		s := tabletest.Start(t, stored(t, "en"), 1280, 800, 1)
		s.Happen(platform.Event{Kind: platform.Pasted, Text: link})
		if n := s.Must("parting:said"); !strings.Contains(n.Name, "after move 58") {
			t.Errorf("says %q", n.Name)
		}
		s.Must("parting:mine:1")
		s.Must("parting:theirs:2")
		s.Tap(press)
		o := s.App.Session()
		if played(s) != want || len(o.Branches()) != 1 {
			t.Errorf("%s: %d actions, %d what-ifs", press, played(s), len(o.Branches()))
		}
		if _, open := s.Find("parting"); open {
			t.Errorf("%s: the dialog stays", press)
		}
	}
}

// The focus is on the button that Enter and the colour stand for: a side that replaces only moves of others.
func TestAPartingBeginsAtThePreferredSide(t *testing.T) {
	for seats, want := range map[library.Seat]string{library.ByLink: "act:theirs", library.Here: "act:mine"} {
		s := tabletest.Start(t, stored(t, "en"), 1280, 800, 1)
		i := s.App.Shelf.Games()[0]
		library.Post{Shelf: s.App.Shelf}.SetSeats(i, []library.Seat{seats, seats, seats, seats})
		s.Happen(platform.Event{Kind: platform.Pasted, Text: parted(t, 58, 61)})
		if at := s.Focus(); at != want {
			t.Errorf("seats %v: the focus is on %s, not on %s", seats, at, want)
		}
	}
}

// A tab that may only look passes a newer link on to the tab in which the game is played.
func TestAnotherTabMergesTheLink(t *testing.T) {
	h := stored(t, "en")
	first := tabletest.Start(t, h, 1280, 800, 1)
	first.App.Play(first.App.Shelf.Games()[0].ID)
	first.Settle()
	second := tabletest.Start(t, h.Tab(), 1280, 800, 1)
	second.Happen(platform.Event{Kind: platform.Pasted, Text: scenestest.Link(t, 77, 63)})
	for _, e := range h.Events() {
		first.Happen(e)
	}
	if played(first) != 63 || !says(first, "3 moves newer: ") {
		t.Errorf("%d actions where the game is played", played(first))
	}
	if !says(second, "Passed on to the tab") {
		t.Error("the other tab does not say so")
	}
}

func TestPartingPictures(t *testing.T) {
	if *scenestest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	link := parted(t, 58, 66)
	for _, c := range []struct {
		name, lang string
		w, h       int
		look       app.Look
	}{
		{"desktop-en", "en", 1280, 800, app.PaperLook}, {"phone-ja", "ja", 390, 844, app.NightLook},
		{"desktop-ja", "ja", 1280, 800, app.NightLook}, {"phone-en", "en", 390, 844, app.PaperLook},
	} {
		s := tabletest.Start(t, stored(t, c.lang), c.w, c.h, 1)
		s.App.Change(func(p *app.Prefs) { p.Look = c.look })
		s.Happen(platform.Event{Kind: platform.Pasted, Text: link})
		s.Save(*scenestest.Pictures + "/parting-" + c.name + ".png")
		s.Tap("parting:close")
		s.Happen(platform.Event{Kind: platform.Pasted, Text: scenestest.Link(t, 77, 66)})
		s.Save(*scenestest.Pictures + "/newer-" + c.name + ".png")
	}
}

// Where one side has only taken moves back, that side is no what-if, and the toast does not say so.
func TestTakingBackIsNoWhatIf(t *testing.T) {
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.ID, g.Log, g.At, g.Mark, g.TurnMark = 77, g.Log[:60], 58, 0, 0
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	for press, want := range map[string]string{"act:theirs": "Taken back: 2 moves",
		"act:mine": "The game stays as it is"} {
		s := tabletest.Start(t, stored(t, "en"), 1280, 800, 1)
		s.Happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + f})
		s.TakeAnnouncements()
		s.Tap(press)
		if n := len(s.App.Session().Branches()); n != 0 || !says(s, want) {
			t.Errorf("%s: %d what-ifs, nothing says %q", press, n, want)
		}
	}
}

// The seats among which the player chooses say what is asked.
func TestSeatsToChooseHaveAName(t *testing.T) {
	s := tabletest.Start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.Happen(platform.Event{Kind: platform.Pasted, Text: scenestest.Link(t, 77, 60)})
	if n := s.Must("me"); n.Name != "You are" {
		t.Errorf("the group is %q", n.Name)
	}
}
