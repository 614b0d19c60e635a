package waiting_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// device returns a device with games by link of the sample game of four: after a number of actions, with the first seat
// or the others on this device, and sent or not.
func device(t *testing.T, language string) *platformtest.Host {
	t.Helper()
	h := scenestest.NewHost(language)
	shelf := library.Open(h)
	h.Run()
	for n, c := range []struct {
		name string
		at   int
		me   int // seat
		sent bool
	}{{"Friday", 60, 0, true}, {"Mine since yesterday", 60, -1, true}, {"Sunday", 60, -2, true},
		{"Not sent", 60, -2, false}, {"Here", 60, -3, true}} {
		g, err := library.Samples()[1].Game()
		if err != nil {
			t.Fatal(err)
		}
		g.Log, g.At, g.Mark = g.Log[:c.at], c.at, 0
		m, _, err := match.Open(g)
		if err != nil {
			t.Fatal(err)
		}
		due := int(m.Decider(m.Now())) - 1
		seats := []library.Seat{1, 1, 1, 1}
		switch c.me {
		case 0, -1: // the player to decide sits here
			seats[due] = library.Here
		case -2: // somebody else
			seats[(due+1)%4] = library.Here
		case -3:
			seats = nil
		}
		shelf.Begin(m, func(i *library.Info) {
			i.Name, i.Game, i.Seats, i.Sent = c.name, uint64(n+1), seats, c.at
			if !c.sent {
				i.Sent = c.at - 3
			}
		}).Close()
		h.Run()
		h.Ahead += 24 * time.Hour
	}
	return h
}

// The page lists games that wait for this device before those to be sent and those that wait for others, the one that
// has waited longest first, and leaves out games on one device. Title and badge say how many wait.
func TestGamesByLink(t *testing.T) {
	h := device(t, "en")
	s := tabletest.Start(t, h, 1280, 800, 1)
	if n := h.Described.Waiting; n != 3 {
		t.Errorf("%d games wait by the title", n)
	}
	if n := s.Must("home:waiting").Name; n != "3 games wait for you" {
		t.Errorf("home says %q", n)
	}
	s.Tap("home:waiting")
	var got []string
	for _, n := range s.Nodes() {
		if strings.HasPrefix(n.ID, "waiting:group") || strings.HasPrefix(n.ID, "waiting:play:") {
			got = append(got, strings.SplitN(n.Name, ",", 2)[0])
		}
	}
	want := "Your turn: 2|Friday|Mine since yesterday|To be sent: 1|Not sent|Waiting for others: 1|Sunday"
	if said := strings.Join(got, "|"); said != want {
		t.Errorf("the page lists %s, not %s", said, want)
	}
	for _, n := range s.Nodes() {
		if n.ID == "waiting:do:"+s.App.Shelf.Copies(4)[0].ID {
			s.Tap(n.ID)
			break
		}
	}
	if _, ok := s.App.Top().(*dialogs.Sharing); !ok {
		t.Fatalf("the button of an unsent game opens %T", s.App.Top())
	}
	s.Tap("share:message")
	s.Tap("share:close")
	if n := h.Described.Waiting; n != 2 {
		t.Errorf("%d games wait after one was sent", n)
	}
	s.Tap("waiting:do:" + s.App.Shelf.Copies(1)[0].ID)
	if o := s.App.Session(); o == nil || o.Info().Name != "Friday" {
		t.Error("the button of a game does not open it")
	}
}

func TestWaitingPictures(t *testing.T) {
	if *scenestest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, c := range []struct {
		name, lang string
		w, h       int
		look       app.Look
	}{
		{"desktop-en", "en", 1280, 800, app.PaperLook}, {"phone-ja", "ja", 390, 844, app.NightLook},
		{"desktop-ja", "ja", 1280, 800, app.NightLook}, {"phone-en", "en", 390, 844, app.PaperLook},
	} {
		h := device(t, c.lang)
		h.Sends = c.w < 500
		s := tabletest.Start(t, h, c.w, c.h, 1)
		s.App.Change(func(p *app.Prefs) { p.Look = c.look })
		s.Settle()
		s.Save(*scenestest.Pictures + "/home-" + c.name + ".png")
		s.Tap("home:waiting")
		s.Save(*scenestest.Pictures + "/waiting-" + c.name + ".png")
		s.Tap("waiting:do:" + s.App.Shelf.Copies(4)[0].ID)
		s.Save(*scenestest.Pictures + "/send-" + c.name + ".png")
		s.App.Home()
		s.App.Play(s.App.Shelf.Copies(4)[0].ID)
		s.Settle()
		s.TapIfShown("notice:ok")
		s.TapIfShown("question:no")
		s.Save(*scenestest.Pictures + "/table-" + c.name + ".png")
		s.App.Home()
		s.App.Play(s.App.Shelf.Copies(5)[0].ID)
		s.Settle()
		s.TapIfShown("notice:ok")
		s.TapIfShown("question:no")
		if c.w > 500 {
			s.Tap("act:share")
		} else {
			s.TapIfShown("act:share")
		}
		s.Save(*scenestest.Pictures + "/share-" + c.name + ".png")
	}
}
