package dialogs_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// A new game whose first player plays by link is sent at once.
func TestAGameThatBeginsElsewhereIsSentAtOnce(t *testing.T) {
	s := tabletest.Start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.Tap("home:new")
	s.Tap("link:1")
	s.Tap("act:start")
	if _, ok := s.App.Top().(*dialogs.Sharing); !ok {
		t.Error("no link is offered")
	}
}

// There is one message for every case, in both languages, and none names a player twice.
func TestMessages(t *testing.T) {
	sample := func(n, at int) *match.Match {
		g, err := library.Samples()[n].Game()
		if err != nil {
			t.Fatal(err)
		}
		m, _, err := match.Open(g)
		if err != nil {
			t.Fatal(err)
		}
		m.GoTo(min(at, m.Len()))
		return m
	}
	for _, c := range []struct {
		sample, at int
		kind       dialogs.ShareKind
		name       string
		want       text.Pair
	}{
		{1, 0, dialogs.AsLink, "Friday", text.Pair{`1830 Classic "Friday", Auction. It is {player}'s turn.`, "1830 クラシックルール「Friday」、競り。{player} の番です。"}},
		{1, 75, dialogs.AsLink, "Friday", text.Pair{`1830 Classic "Friday", OR 2.1. It is {player}'s turn: NNH · lay track.`, "1830 クラシックルール「Friday」、OR 2.1。{player} の番です：NNH · 線路の敷設。"}},
		{1, 75, dialogs.AsMoment, "Friday", text.Pair{`1830 Classic "Friday", OR 2.1, after 75 moves.`, "1830 クラシックルール「Friday」、OR 2.1、75手目の局面です。"}},
		{1, 0, dialogs.AsLink, "", text.Pair{"1830 Classic, Auction. It is {player}'s turn.", "1830 クラシックルール、競り。{player} の番です。"}},
		{0, 9999, dialogs.AsLink, "Friday", text.Pair{`1830 Classic "Friday" is over: Chiara wins by $686.`, "1830 クラシックルール「Friday」が終わりました。Chiara が $686 差で勝ちました。"}},
	} {
		m := sample(c.sample, c.at)
		for lang, code := range []string{"en", "ja"} {
			a := scenes.New(scenestest.NewHost(code))
			i := &library.Info{Name: c.name, Players: m.Players()}
			if c.name == "" {
				i.Name = app.UsualName(m.Title().Key, text.Lang(lang), a.Host.Now())
				i.Created = a.Host.Now().Unix()
			}
			s := dialogs.NewShare(a.Shell, i, m)
			s.Kind = c.kind
			player := ""
			if p := s.Prompt.Decider; p != id.Player(0) {
				player = m.Players()[p-1]
			}
			if want := strings.ReplaceAll(c.want[lang], "{player}", player); s.Message() != want {
				t.Errorf("%q, not %q", s.Message(), want)
			}
		}
	}
}

// While a past moment is on the screen, the link of the game and its message have the present, and the position link
// that moment.
func TestWhatIsSharedAtAPastMoment(t *testing.T) {
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	m.GoTo(75)
	present := m.Clone()
	m.Look(53)
	a := scenes.New(scenestest.NewHost("en"))
	s := dialogs.NewShare(a.Shell, &library.Info{Name: "Friday", Players: m.Players()}, m)
	a.Open(s)
	screen := uitest.New(t, 1280, 800, 1, a.Draw)
	now := dialogs.NewShare(a.Shell, s.Info, present).Message()
	if s.Message() != now {
		t.Errorf("the message says %q, not %q", s.Message(), now)
	}
	if n := screen.Must("share:moves"); !strings.HasPrefix(n.Name, "75 moves") {
		t.Errorf("the dialog shows the game after %q", n.Name)
	}
	screen.Click("share:position")
	if n := screen.Must("share:moves"); !strings.HasPrefix(n.Name, "53 moves") {
		t.Errorf("the position link is shown after %q", n.Name)
	}
	if want := `1830 Classic "Friday", SR 2, after 53 moves.`; s.Message() != want {
		t.Errorf("the message says %q, not %q", s.Message(), want)
	}
}
