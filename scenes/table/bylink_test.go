package table

import (
	"errors"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// receive opens the link of a sample at a moment of its log, all of which it carries, and plays on as whoever decides there.
func receive(t *testing.T, at int) (*started, *playing) {
	t.Helper()
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.ID, g.At = 77, at
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + f})
	s.press("preview:play")
	p, ok := s.app.bottomGame()
	if !ok || p.session.Match().Now() != at {
		t.Fatalf("the link opens at another moment than %d", at)
	}
	return s, p
}

// playUntilAway plays recorded actions until somebody at another device decides.
func playUntilAway(t *testing.T, s *started, p *playing) {
	t.Helper()
	log := p.session.Match().Log()
	for n := p.session.Match().Now(); !p.people.Away(); n++ {
		if r := p.play(log[n]); r.Refused() {
			t.Fatal(r.Reason)
		}
		s.settle()
	}
}

// A link made of a record at a past moment carries more actions than are played. Whoever plays the last one before another's
// turn is asked to send the link, after a turn of a company that ends by itself too.
func TestTheLastActionBeforeAnothersTurnOffersTheLink(t *testing.T) {
	for _, at := range []int{53, 75, 85} { // in a stock round, and in turns of companies
		s, p := receive(t, at)
		if p.people.Away() {
			t.Fatalf("at %d somebody else decides", at)
		}
		playUntilAway(t, s, p)
		if _, ok := s.app.Top().(*dialogs.Sharing); !ok {
			t.Errorf("from %d to %d: no link is offered", at, p.session.Match().Now())
		}
	}
}

func TestTheLinkIsThePrimaryButtonUntilItIsSent(t *testing.T) {
	s, p := receive(t, 75)
	playUntilAway(t, s, p)
	name := p.desk.See().Prompt.DeciderName
	send := "Send the link to " + name
	s.press("share:close")
	if got := s.Must("act:primary").Name; got != send {
		t.Fatalf("the primary button is %q", got)
	}
	s.press("act:primary")
	s.press("share:close") // looked at, not sent
	s.app.Home()
	s.settle()
	s.app.Play(p.session.Info().ID)
	s.settle()
	s.try("question:no") // the game began before a correction
	if got := s.Must("act:primary").Name; got != send {
		t.Fatalf("after opening it again the primary button is %q", got)
	}
	s.press("act:primary")
	s.press("act:copy")
	s.press("share:close")
	if n, ok := s.Find("act:primary"); ok && n.Name == send {
		t.Error("the link was copied and is still to be sent")
	}
	if !strings.Contains(s.Must("act:note").Name, name) {
		t.Error("the bar does not say who plays by link")
	}
}

func TestSomebodyHereMayPlayForAnotherDevice(t *testing.T) {
	s, p := receive(t, 53)
	playUntilAway(t, s, p)
	s.press("share:close")
	at := p.session.Match().Now()
	s.press("act:stand-in")
	s.press("act:pass")
	if p.session.Match().Now() != at+1 {
		t.Errorf("after Play for %s the pass is not played", p.desk.See().Prompt.DeciderName)
	}
}

// Whoever plays the last action of a game is asked to send how it ended, once.
func TestTheLastActionOfAGameOffersTheLink(t *testing.T) {
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	s, p := receive(t, len(g.Log))
	if r := p.play(rules.EndGame{By: p.desk.View().Actor()}); r.Refused() {
		t.Fatal(r.Reason)
	}
	s.settle()
	if d, ok := s.app.Top().(*dialogs.Sharing); !ok || !p.unsent() || !strings.Contains(d.Message(), " is over: ") {
		t.Fatal("the end is not offered to be sent")
	}
	s.press("act:copy")
	s.press("share:close")
	if _, ok := s.app.Top().(*history.GameOver); !ok || p.unsent() {
		t.Error("the end is not shown after the link was copied, or is to be sent once more")
	}
}

// What was taken back, the others still have; so the same number of other actions is not sent yet.
func TestOtherActionsAreSentAgain(t *testing.T) {
	s, p := receive(t, 53)
	playUntilAway(t, s, p)
	s.press("act:copy")
	s.press("share:close")
	if p.unsent() {
		t.Fatal("copying the link does not send it")
	}
	p.rewind.undo()
	s.settle()
	if p.people.Away() {
		t.Fatal("after undo somebody else decides")
	}
	legal := rules.AppendLegal(nil, p.desk.View())
	for i := len(legal) - 1; i >= 0 && !p.people.Away(); i-- {
		p.play(legal[i])
	}
	s.settle()
	if _, ok := s.app.Top().(*dialogs.Sharing); !ok || !p.unsent() {
		t.Error("another action is not offered to be sent")
	}
}

// A new game whose first player plays by link is sent at once.
func TestAGameThatBeginsElsewhereIsSentAtOnce(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.press("home:new")
	s.press("link:1")
	s.press("act:start")
	if _, ok := s.app.Top().(*dialogs.Sharing); !ok {
		t.Error("no link is offered")
	}
}

func TestTheLinkCarriesTheNameOfTheGame(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.press("home:new")
	s.press("act:start")
	p, _ := s.app.bottomGame()
	linked := func() match.Game {
		t.Helper()
		p.share()
		s.settle()
		g, err := share.Decode(s.app.Top().(*dialogs.Sharing).Link())
		if err != nil {
			t.Fatal(err)
		}
		s.press("share:close")
		return g
	}
	if g := linked(); g.Name != "" {
		t.Errorf("the usual name is sent: %q", g.Name)
	}
	p.session.Rename("Friday\u202e night")
	g := linked()
	if g.Name != "Friday night" {
		t.Errorf("the name is sent as %q", g.Name)
	}
	g.ID++
	link, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s = start(t, scenestest.NewHost("ja"), 1280, 800, 1)
	s.happen(platform.Event{Kind: platform.Pasted, Text: "#g=" + link})
	s.press("preview:play")
	if p, _ = s.app.bottomGame(); p.session.Info().Name != "Friday night" {
		t.Errorf("who receives it reads %q", p.session.Info().Name)
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
			a := newApp(scenestest.NewHost(code))
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

// While a past moment is on the screen, the link of the game and its message have the present, and the position link that moment.
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
	a := newApp(scenestest.NewHost("en"))
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

// Where the browser allows no copying, as on plain http, the field offers the text to be selected.
func TestWhatCannotBeCopiedIsOffered(t *testing.T) {
	s, p := receive(t, 75)
	playUntilAway(t, s, p)
	s.host.NoCopy = errors.New("not allowed")
	s.press("share:message")
	d := s.app.Top().(*dialogs.Sharing)
	field := s.Must("share:field")
	if want := d.Message() + " " + d.Link(); field.Value != want || s.Focus() != "share:field" {
		t.Errorf("the field holds %q, not %q; the focus is on %q", field.Value, want, s.Focus())
	}
	if s.Must("share:failed"); !p.unsent() {
		t.Error("what was not copied counts as sent")
	}
	s.press("act:copy")
	if field = s.Must("share:field"); field.Value != d.Link() {
		t.Errorf("the field holds %q", field.Value)
	}
}
