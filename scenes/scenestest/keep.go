package scenestest

import (
	"flag"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/share"
)

// Pictures is the folder to which tests write pictures for inspection. If it is empty they write none.
var Pictures = flag.String("pictures", "", "folder to write pictures of the screen to")

// KeepSamples stores five games in the library of a host, begun, in progress and finished, with names and seats of
// several kinds. They have the ids 1 to 5.
func KeepSamples(t testing.TB, h *platformtest.Host) {
	t.Helper()
	shelf := library.Open(h)
	h.Run()
	for n, c := range []struct {
		sample, at int // at is the number of actions; 0 for all
		name       string
		seats      []library.Seat
	}{
		{0, 0, "Sunday game", nil}, {1, 20, "An evening with a name that is rather long", []library.Seat{0, 1, 1, 1}},
		{0, 300, "日曜日の会", []library.Seat{1, 0, 0}}, {1, 200, "Solo, all four sides", nil}, {1, 0, "Friday table", nil},
	} {
		g, err := library.Samples()[c.sample].Game()
		if err != nil {
			t.Fatal(err)
		}
		if c.at > 0 {
			g.Log, g.At = g.Log[:c.at], c.at
		}
		m, _, err := match.Open(g)
		if err != nil {
			t.Fatal(err)
		}
		o := shelf.Begin(m, func(i *library.Info) {
			i.Name, i.Game, i.Seats = c.name, uint64(n+1), c.seats
		})
		o.Close()
		h.Run()
	}
}

// NewHost returns a host in a language.
func NewHost(language string) *platformtest.Host {
	h := platformtest.New()
	h.Tags = []string{language}
	return h
}

// Link returns the address of a sample game after a number of actions, as a game with the given number.
func Link(t testing.TB, number uint64, at int) string {
	t.Helper()
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.ID, g.Log, g.At = number, g.Log[:at], at
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	return "https://example.org/#g=" + f
}
