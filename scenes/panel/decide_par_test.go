package panel_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles"
)

// auctioned returns a game in which all privates were bought in turn, and the par of the B&O is due.
func auctioned(t testing.TB, names ...string) *match.Match {
	t.Helper()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, names, 1)
	if err != nil {
		t.Fatal(err)
	}
	for n, price := range []int32{20, 40, 70, 110, 160, 220} {
		if r := m.Play(rules.Bid{By: id.Player(n%3 + 1), Private: id.Private(n + 1), Price: price}); r.Refused() {
			t.Fatal(r)
		}
	}
	return m
}

// TestMovesStandBesideLongNames looks whether a long name cuts the buttons of the stock round.
func TestMovesStandBesideLongNames(t *testing.T) {
	var widths []float32
	for _, name := range []string{"Cleo", "ジョン・スミスは長い名前のひと"} {
		s := tabletest.Start(t, scenestest.NewHost("en"), 1280, 800, 1)
		s.App.Open(table.New(s.App.Shell, auctioned(t, "花子", "太郎", name), table.Hooks{}))
		s.Settle()
		s.Tap("act:primary")
		widths = append(widths, s.Must("start:NYC").Rect.W)
	}
	if widths[1] < widths[0] {
		t.Errorf("the button is %v dp wide, %v beside a short name", widths[1], widths[0])
	}
}

// TestAfterTheAuction looks at the par of a company whose president's certificate came with a private, and at the
// private that its owner may exchange in everybody's turn.
func TestAfterTheAuction(t *testing.T) {
	m := auctioned(t, "Ann", "Ben", "Cleo")
	s := tabletest.Start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.App.Open(table.New(s.App.Shell, m, table.Hooks{Name: "1830 Classic, 11-21"}))
	s.Settle()
	if got := s.Must("bar:name").Name; got != "11-21" {
		t.Errorf("under the title stands %q", got)
	}
	if got := s.Must("par:B&O:100").Name; got != "$100" {
		t.Errorf("a certificate that is paid is offered for %q", got)
	}
	s.Tap("act:primary")
	s.Tap("act:pass")
	if v := m.View(); v.Actor() != id.OfPlayer(2) {
		t.Fatalf("%v acts", v.Actor())
	}
	if got, want := s.Must("exchange:M&H:ipo").Name, "Ann: M&H for a share of NYC, from the IPO"; got != want {
		t.Errorf("in the turn of Ben is offered %q, not %q", got, want)
	}
	s.Tap("exchange:M&H:ipo")
	if got, want := s.Must("act:primary").Name, "Ann · Exchange M&H for a share of NYC"; got != want {
		t.Errorf("the button says %q, not %q", got, want)
	}
}
