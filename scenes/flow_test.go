package scenes

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/table"
)

// device returns a platform in English on which some games are kept.
func device(t testing.TB) *platformtest.Host {
	t.Helper()
	h := scenestest.NewHost("en-GB")
	scenestest.KeepSamples(t, h)
	return h
}

// happen lets something happen outside the screen.
func (s *started) happen(e platform.Event) {
	s.app.Update([]platform.Event{e})
	s.settle()
}

func TestFirstMoveIsTwoPressesAway(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.press("home:new")
	s.press("act:start")
	p := s.app.Session()
	if p == nil || p.Match().Len() != 0 || !strings.HasPrefix(s.host.Hash, table.GameKey) || !p.Saved() {
		t.Fatalf("address %q", s.host.Hash)
	}
	s.happen(platform.Event{Kind: platform.Back})
	if s.app.Session() != nil || s.host.Hash != "" || s.host.Depth != 0 {
		t.Error("going back does not lead home")
	}
	s.press("act:continue")
	if s.app.Session() == nil {
		t.Error("the game cannot be continued")
	}
}

func TestNamesMustDiffer(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 390, 844, 1)
	s.press("home:new")
	s.press("new:page2")
	s.Do(ui.Event{Kind: ui.Edit, ID: "name:1", Text: "千代"})
	s.Do(ui.Event{Kind: ui.Edit, ID: "name:2", Text: " 千代 "})
	if b := s.Must("act:start"); !b.Disabled || b.Describe != "Two players are called 千代." {
		t.Errorf("two players of one name: disabled %t, %q", b.Disabled, b.Describe)
	}
	s.Do(ui.Event{Kind: ui.Edit, ID: "name:2", Text: ""})
	if b := s.Must("act:start"); !b.Disabled || b.Describe != "Every player needs a name." {
		t.Errorf("a player without name: disabled %t, %q", b.Disabled, b.Describe)
	}
	s.Do(ui.Event{Kind: ui.Edit, ID: "name:2", Text: "Ben"})
	s.press("new:page3")
	s.press("new:single")
	s.press("option:optional_6_train")
	s.press("act:start")
	p := s.app.Session()
	if got := p.Match(); got.Players()[0] != "千代" || len(slices.DeleteFunc(slices.Clone(got.Title().Options), rules.IsVersion)) != 1 {
		t.Errorf("players %q, options %q", got.Players(), got.Title().Options)
	}
}

// TestStartAndSend: where nobody sits at this device the button says so, and the game opens with the link to send.
func TestStartAndSend(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 844, 1)
	s.press("home:new")
	for _, id := range []string{"link:1", "link:2", "link:3"} {
		s.press(id)
	}
	s.Do(ui.Event{Kind: ui.Edit, ID: "name:1", Text: "Ben"})
	s.settle()
	if said := s.Must("act:start").Name; said != "Start and send to Ben" {
		t.Errorf("the button says %q", said)
	}
	s.press("act:start")
	if _, ok := s.app.Top().(*dialogs.Sharing); !ok {
		t.Errorf("shown: %T", s.app.Top())
	}
}

func TestALinkShowsHowItStandsToTheStoredCopy(t *testing.T) {
	for _, c := range []struct {
		name string
		at   int // of the stored copy, number 4, 200 actions are stored
		said string
		play string
	}{
		{"older", 190, "Your copy is 10 moves newer.", "preview:mine"},
		{"same", 200, "This game is stored here, as it is.", "preview:play"},
	} {
		s := start(t, device(t), 1280, 800, 1)
		s.happen(platform.Event{Kind: platform.Pasted, Text: scenestest.Link(t, 4, c.at)})
		if got := s.Must("preview:stored").Name; got != c.said {
			t.Errorf("%s: says %q", c.name, got)
		}
		games := len(s.app.Shelf.Games())
		s.press(c.play)
		p := s.app.Session()
		if p == nil || p.Match().Len() != max(c.at, 200) || len(s.app.Shelf.Games()) != games {
			t.Errorf("%s: plays on with %v", c.name, p != nil)
		}
	}
}

func TestANewLinkAsksWhoPlaysHere(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 390, 844, 1)
	s.happen(platform.Event{Kind: platform.Pasted, Text: "Your turn!\n" + scenestest.Link(t, 77, 200) + "\n"})
	s.press("me:2")
	s.press("preview:play")
	p := s.app.Session()
	if p == nil {
		t.Fatal("the game is not opened")
	}
	i := p.Info()
	if i.SeatOf(2) != library.Here || i.SeatOf(1) != library.ByLink || i.Game != 77 {
		t.Errorf("seats %v, number %d", i.Seats, i.Game)
	}
}

func TestTheTurnOfSomebodyElsewhereOffersTheLink(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.press("home:new")
	s.press("link:2")
	s.press("act:start")
	s.press("act:pass")
	d, ok := s.app.Top().(*dialogs.Sharing)
	if !ok || !d.PassesTurn() {
		t.Fatalf("the top is %T", s.app.Top())
	}
	s.press("act:copy")
	if !strings.HasPrefix(s.host.Copied, s.host.Place+"#g=") || s.host.Copied != d.Link() {
		t.Errorf("copied %q", s.host.Copied)
	}
	if _, err := share.Decode(s.host.Copied); err != nil {
		t.Error(err)
	}
	s.press("share:record")
	s.press("share:file")
	for name, data := range s.host.Saved {
		if _, err := dialogs.ReadText(s.app.Shell, name, data); err != nil {
			t.Errorf("%s cannot be read: %v", name, err)
		}
	}
	if len(s.host.Saved) != 1 {
		t.Errorf("%d files", len(s.host.Saved))
	}
}

// TestAnAddressThatIsUnknown: a page whose address names no stored game shows home and says so in one line, without a
// dialog.
func TestAnAddressThatIsUnknown(t *testing.T) {
	h := scenestest.NewHost("en")
	h.Hash = table.GameKey + "nowhere"
	s := start(t, h, 1280, 800, 1)
	s.Must("home:new")
	if len(s.app.Places()) != 1 || h.Hash != "" {
		t.Errorf("%d places lie over home, the address is %q", len(s.app.Places())-1, h.Hash)
	}
	if said := app.Words.NotHere[0]; !strings.Contains(strings.Join(s.TakeAnnouncements(), " "), said) {
		found := false
		for _, n := range s.Nodes() {
			found = found || n.Name == said
		}
		if !found {
			t.Errorf("nothing says %q", said)
		}
	}
}

func TestDamagedInputIsToldInWords(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	link := scenestest.Link(t, 5, 100)
	for text, want := range map[string]string{
		link[:len(link)-6]:       app.Words.DamagedLink[0],
		"nonsense":               app.Words.NoGame[0],
		`{"format":"something"}`: "18xx",
		"{":                      "",
	} {
		s.happen(platform.Event{Kind: platform.Pasted, Text: text})
		n, ok := s.app.Top().(*app.Notice)
		if !ok || !strings.Contains(n.Text, want) {
			t.Errorf("%.20q is answered by %T", text, s.app.Top())
		}
		s.app.Home()
	}
}

// TestACorrectionOfTheRulesIsTold opens a stored game whose actions led to another position when it was stored.
func TestACorrectionOfTheRulesIsTold(t *testing.T) {
	h := device(t)
	mark := regexp.MustCompile(`"mark":\d+`)
	for key, data := range h.Kept {
		if strings.HasPrefix(key, "info:") {
			h.Kept[key] = mark.ReplaceAll(data, []byte(`"mark":5`))
		}
	}
	s := start(t, h, 1280, 800, 1)
	s.app.Play(s.app.Shelf.Copies(4)[0].ID)
	s.settle()
	n, ok := s.app.Top().(*app.Notice)
	if !ok || n.Title != app.Words.Corrected[0] || !strings.Contains(n.Text, "All moves are kept.") {
		t.Fatalf("%T is shown", s.app.Top())
	}
	if p := s.app.Session(); p == nil || p.Match().Len() != 200 {
		t.Error("the game is not open below")
	}
}

// TestASecondTabSaysThatItOnlyLooks opens a game that another tab is playing.
func TestASecondTabSaysThatItOnlyLooks(t *testing.T) {
	h := device(t)
	for tab, want := range []string{"", app.Words.OtherTab[0]} {
		s := start(t, h, 1280, 800, 1)
		h = h.Tab()
		s.app.Play(s.app.Shelf.Copies(4)[0].ID)
		s.settle()
		if n, ok := s.app.Top().(*app.Notice); ok && n.Title == app.Words.Corrected[0] {
			s.press("notice:ok") // the game began before a correction
		}
		said := ""
		if n, ok := s.app.Top().(*app.Notice); ok {
			said = n.Text
		}
		if said != want {
			t.Errorf("tab %d says %q", tab+1, said)
		}
	}
}

// TestAPuzzleStartsTheProgram: the link of a puzzle leads to the puzzle, not to the game that it is taken from, also if
// it starts the program.
func TestAPuzzleStartsTheProgram(t *testing.T) {
	l, _ := lesson.Find("pay")
	g, err := share.Decode(l.Game)
	if err != nil {
		t.Fatal(err)
	}
	h := platformtest.New()
	if h.Hash, err = share.Puzzle("dividend", g); err != nil {
		t.Fatal(err)
	}
	start(t, h, 1280, 800, 1).Must("puzzle:task")
}

// TestAFragmentAloneIsALink opens the game after the key of a link, and refuses anything else as no link.
func TestAFragmentAloneIsALink(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.app.openFragment("nonsense")
	s.settle()
	if n, ok := s.app.Top().(*app.Notice); !ok || n.Text != "This contains no game." {
		t.Fatalf("shown: %#v", s.app.Top())
	}
	s.press("notice:ok")
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s.happen(platform.Event{Kind: platform.Fragment, Text: f})
	s.Must("preview:play")
}

// TestAnAddressBeforeTheListOfGames opens the game of an address that was entered before the list of games had been
// read.
func TestAnAddressBeforeTheListOfGames(t *testing.T) {
	h := device(t)
	id := start(t, h, 1280, 800, 1).app.Shelf.Games()[0].ID
	a := New(h)
	s := &started{uitest.New(t, 1280, 800, 1, a.Draw), a, h}
	h.Hash = table.GameKey + id
	s.happen(platform.Event{Kind: platform.Fragment, Text: h.Hash})
	if p := a.Session(); p == nil || p.Info().ID != id {
		t.Errorf("at the address %q the program shows %#v", h.Hash, a.Top())
	}
}

// TestNoticesComeOneAfterTheOther closes the second of two notices, then the first.
func TestNoticesComeOneAfterTheOther(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.app.Open(app.NewNotice(s.app.Shell, "first", "told first"))
	s.app.Open(app.NewNotice(s.app.Shell, "second", "told next"))
	for _, want := range []string{"second", "first"} {
		s.settle()
		if n := s.Must("notice"); n.Name != want || s.Must("notice:ok").Inert {
			t.Fatalf("%q is shown, not %q", n.Name, want)
		}
		s.press("notice:ok")
	}
	if _, open := s.Find("notice"); open {
		t.Error("a notice is left")
	}
}

func TestStorageThatFailsOffersAFile(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.press("home:new")
	s.press("act:start")
	s.host.WriteErr = platform.ErrFull
	s.press("act:pass")
	if got := s.Must("fault:text").Name; got != app.Words.StorageFull[0] {
		t.Errorf("says %q", got)
	}
	s.press("fault:file")
	p := s.app.Session()
	if len(s.host.Saved) != 1 || p.Match().Len() != 1 || !errors.Is(p.Err(), platform.ErrFull) {
		t.Errorf("%d files, %d actions", len(s.host.Saved), p.Match().Len())
	}
}

func TestDeleteCanBeTakenBack(t *testing.T) {
	s := start(t, device(t), 1280, 800, 1)
	games := len(s.app.Shelf.Games())
	s.press("continue:more")
	s.Click("game:delete")
	s.host.Run()
	if len(s.app.Shelf.Games()) != games-1 {
		t.Fatal("nothing was deleted")
	}
	s.press("toast:undo")
	if len(s.app.Shelf.Games()) != games {
		t.Error("the game does not come back")
	}
}

// TestALongListIsDrawnWhereItIsSeen fills the device with games: games out of sight are not drawn, and can be reached.
func TestALongListIsDrawnWhereItIsSeen(t *testing.T) {
	h := scenestest.NewHost("en")
	shelf := library.Open(h)
	h.Run()
	g, err := library.Samples()[0].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.Log, g.At = g.Log[:3], 3
	const games = 70
	for k := range games {
		m, _, err := match.Open(g)
		if err != nil {
			t.Fatal(err)
		}
		shelf.Begin(m, func(i *library.Info) { i.Game, i.Name = uint64(k+1), "Game "+strconv.Itoa(k+1) }).Close()
		h.Run()
	}
	for _, width := range []int{1280} {
		s := start(t, h, width, 844, 1)
		if n := len(s.app.Shelf.Games()); n != games {
			t.Fatalf("%d games are stored", n)
		}
		seen := map[string]bool{}
		for range 900 {
			drawn := 0
			for _, n := range s.Nodes() {
				if strings.HasPrefix(n.ID, "play:") {
					seen[n.ID] = true
					drawn++
				}
			}
			if drawn > 30 {
				t.Fatalf("%d wide: %d cards are drawn at once", width, drawn)
			}
			if len(seen) == games-1 { // the newest has its card above the list
				break
			}
			s.Press("Tab")
			s.Step(time.Second)
		}
		if len(seen) != games-1 {
			t.Errorf("%d wide: Tab leads to %d of %d games in the list", width, len(seen), games-1)
		}
	}
}
