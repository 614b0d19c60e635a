package table

import (
	"errors"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// receive opens the link of a sample at a moment of its log, all of which it carries, and plays on as whoever decides
// there.
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
	s.Tap("preview:play")
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
		if r := p.Play(log[n]); r.Refused() {
			t.Fatal(r.Reason)
		}
		s.Settle()
	}
}

// A link made of a record at a past moment carries more actions than are played. Whoever plays the last one before
// another's turn is asked to send the link, after a turn of a company that ends by itself too.
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
	send := "Send to " + name
	s.Tap("share:close")
	if got := s.Must("act:primary").Name; got != send {
		t.Fatalf("the primary button is %q", got)
	}
	s.Tap("act:primary")
	s.Tap("share:close") // looked at, not sent
	s.app.Home()
	s.Settle()
	s.app.Play(p.session.Info().ID)
	s.Settle()
	s.TapIfShown("question:no") // the game began before a correction
	if got := s.Must("act:primary").Name; got != send {
		t.Fatalf("after opening it again the primary button is %q", got)
	}
	s.Tap("act:primary")
	s.Tap("act:copy")
	s.Tap("share:close")
	if n, ok := s.Find("act:primary"); ok && n.Name == send {
		t.Error("the link was copied and is still to be sent")
	}
	if !strings.Contains(s.Must("act:note").Name, name) {
		t.Error("the bar does not say who plays by link")
	}
}

// A newer link that is pasted in a what-if, or while the dialog still offers the last one, closes that, so that the
// player is at the table.
func TestANewerLinkClosesTheOfferOfTheLastOne(t *testing.T) {
	for _, above := range []string{"share:field", "whatif:back"} {
		pasteNewer(t, above)
	}
}

// pasteNewer pastes a newer link on a screen with a control, which is closed.
func pasteNewer(t *testing.T, above string) {
	t.Helper()
	s, p := receive(t, 53)
	playUntilAway(t, s, p)
	if _, open := s.Find(above); !open {
		s.Tap("share:close")
		p.tries.Begin()
		s.Settle()
	}
	s.Must(above)
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.ID = 77
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s.happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + f})
	if s.app.Top() != p || p.session.Match().Now() != len(g.Log) {
		t.Errorf("%s: %d of %d actions have arrived; %T is on top",
			above, p.session.Match().Now(), len(g.Log), s.app.Top())
	}
}

func TestSomebodyHereMayPlayForAnotherDevice(t *testing.T) {
	s, p := receive(t, 53)
	playUntilAway(t, s, p)
	s.Tap("share:close")
	at := p.session.Match().Now()
	s.Tap("act:stand-in")
	s.Tap("act:pass")
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
	if r := p.Play(rules.EndGame{By: p.desk.View().Actor()}); r.Refused() {
		t.Fatal(r.Reason)
	}
	s.Settle()
	if d, ok := s.app.Top().(*dialogs.Sharing); !ok || !p.unsent() || !strings.Contains(d.Message(), " is over: ") {
		t.Fatal("the end is not offered to be sent")
	}
	s.Tap("act:copy")
	s.Tap("share:close")
	if _, ok := s.app.Top().(*history.GameOver); !ok || p.unsent() {
		t.Error("the end is not shown after the link was copied, or is to be sent once more")
	}
}

// What was taken back, the others still have; so the same number of other actions is not sent yet.
func TestOtherActionsAreSentAgain(t *testing.T) {
	s, p := receive(t, 53)
	playUntilAway(t, s, p)
	s.Tap("act:copy")
	s.Tap("share:close")
	if p.unsent() {
		t.Fatal("copying the link does not send it")
	}
	p.rewind.undo()
	s.Settle()
	if p.people.Away() {
		t.Fatal("after undo somebody else decides")
	}
	legal := rules.AppendLegal(nil, p.desk.View())
	for i := len(legal) - 1; i >= 0 && !p.people.Away(); i-- {
		p.Play(legal[i])
	}
	s.Settle()
	if _, ok := s.app.Top().(*dialogs.Sharing); !ok || !p.unsent() {
		t.Error("another action is not offered to be sent")
	}
}

func TestTheLinkCarriesTheNameOfTheGame(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.Tap("home:new")
	s.Tap("act:start")
	p, _ := s.app.bottomGame()
	linked := func() match.Game {
		t.Helper()
		p.share()
		s.Settle()
		g, err := share.Decode(s.app.Top().(*dialogs.Sharing).Link())
		if err != nil {
			t.Fatal(err)
		}
		s.Tap("share:close")
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
	s.Tap("preview:play")
	if p, _ = s.app.bottomGame(); p.session.Info().Name != "Friday night" {
		t.Errorf("who receives it reads %q", p.session.Info().Name)
	}
}

// Where the browser allows no copying, as on plain http, the field offers the text to be selected.
func TestWhatCannotBeCopiedIsOffered(t *testing.T) {
	s, p := receive(t, 75)
	playUntilAway(t, s, p)
	s.Host.NoCopy = errors.New("not allowed")
	s.Tap("share:message")
	d := s.app.Top().(*dialogs.Sharing)
	field := s.Must("share:field")
	if want := d.Message() + " " + d.Link(); field.Value != want || s.Focus() != "share:field" {
		t.Errorf("the field holds %q, not %q; the focus is on %q", field.Value, want, s.Focus())
	}
	if s.Must("share:failed"); !p.unsent() {
		t.Error("what was not copied counts as sent")
	}
	s.Tap("act:copy")
	if field = s.Must("share:field"); field.Value != d.Link() {
		t.Errorf("the field holds %q", field.Value)
	}
}
