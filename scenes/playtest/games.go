package playtest

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// FirstWhere returns the first position of a game, the latest included, that has a property. It fails if there is none.
func FirstWhere(t testing.TB, m *match.Match, holds func(v rules.View) bool) int {
	t.Helper()
	for i := range m.Len() + 1 {
		if v := m.ViewAt(i); holds(v) {
			return i
		}
	}
	t.Fatal("the game has no such position")
	return 0
}

// FirstInStep returns the first position of a game, not before from, in which a step is in charge. It fails if there is
// none.
func FirstInStep(t testing.TB, m *match.Match, from int, step string) int {
	t.Helper()
	for i := from; i < m.Len(); i++ {
		if m.ViewAt(i).InCharge().Name() == step {
			return i
		}
	}
	t.Fatalf("no position from %d on is in step %s", from, step)
	return 0
}

// CountBids returns the number of bids placed in the auction, or 0 if there is no auction.
func CountBids(v rules.View) (n int) {
	if v.InCharge().Name() != "auction" {
		return 0
	}
	for _, lot := range v.S.Auction.Bids {
		for _, bid := range lot {
			if bid.Placed() {
				n++
			}
		}
	}
	return n
}

// InNeed reports whether a president must sell shares for a train.
func InNeed(v rules.View) bool {
	if v.S.End.Over || v.InCharge().Name() != "trains" {
		return false
	}
	p := draft.New(v, &text.Speaker{Title: v.T}).Plan()
	return p != nil && p.Must()
}

// Sample1822 opens a whole game of 1822PNW that comes with the program.
func Sample1822(t testing.TB) *match.Match {
	t.Helper()
	return gametest.Sample(t, "cascades")
}

// FirstDraft returns the first position in a step whose draft, with its options, has a property. It fails if there is
// none.
func FirstDraft(t *testing.T, m *match.Match, step string, holds func(*draft.Draft) bool) int {
	t.Helper()
	for _, at := range Positions(m, step) {
		if holds(draft.New(m.ViewAt(at), &text.Speaker{Title: m.Title()})) {
			return at
		}
	}
	t.Fatalf("no position in step %s has the property", step)
	return 0
}

// Positions returns the positions of a game in which a step is in charge.
func Positions(m *match.Match, step string) (list []int) {
	for i := range m.Len() {
		if m.ViewAt(i).InCharge().Name() == step {
			list = append(list, i)
		}
	}
	return list
}

// SampleGame returns the game to walk through: the record given by the flag, or the finished sample.
func SampleGame(t testing.TB) *match.Match {
	t.Helper()
	if *RecordFile != "" {
		return gametest.Recorded(t, *RecordFile)
	}
	g, err := library.Samples()[0].Game()
	if err != nil {
		t.Fatal(err)
	}
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}

// TrackIn26855 holds first, in the recorded game 1830/26855, where a company with two trains lays track at the
// beginning of the first operating round of the fifth set.
func TrackIn26855(v rules.View) bool {
	return v.S.Set == 5 && v.InCharge().Name() == "track"
}

// SaleIn26855 holds first, in the recorded game 1830/26855, where a player with $245 is to act in a late stock round.
func SaleIn26855(v rules.View) bool {
	return v.S.Set >= 4 && v.InCharge().Name() == "stock" && v.Cash(v.Actor()) == 245
}

// PickTileIn26855 chooses the hex and the tile that the company may lay at the position of TrackIn26855.
func PickTileIn26855(h *Hand) { h.Press("hex:H18"); h.Press("tile:67") }

// Recorded26855 returns a whole recorded game of 1830.
func Recorded26855(t testing.TB) *match.Match {
	t.Helper()
	return gametest.Recorded(t, filepath.Join(RecordedGames, "26855.json"))
}

// Kept1870 opens a game of sensible players among the links that open for ever. It has usual decisions, which the
// sample with its guide often lacks.
func Kept1870(t *testing.T) *match.Match {
	t.Helper()
	link, err := os.ReadFile(filepath.Join("..", "..", "game", "share", "testdata", "v1-1870-four.link"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := share.Decode(strings.TrimSpace(string(link)))
	if err != nil {
		t.Fatal(err)
	}
	g.At = len(g.Log)
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// SampleOf opens the first sample of a title at its end.
func SampleOf(t testing.TB, key string) *match.Match {
	t.Helper()
	list := library.Samples()
	at := slices.IndexFunc(list, func(s library.Sample) bool { return s.Title == key })
	if at < 0 {
		t.Fatalf("%s has no sample", key)
	}
	g, err := list[at].Game()
	if err != nil {
		t.Fatal(err)
	}
	return gametest.AtEnd(t, g)
}

// RecordFile is a record to walk through and draw, in place of the sample.
var RecordFile = flag.String("record", "", "game record to draw pictures of instead of the sample")

// RecordedGames is the folder of recorded games, beside the checkout.
const RecordedGames = "../../../shared/games/1830"
