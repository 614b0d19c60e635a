package history_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// unplayed is a game that no table shows.
type unplayed struct{ history.Played }

// Info returns the information about the game.
func (unplayed) Info() *library.Info { return &library.Info{} }

// FitsBar reports that there is no bar.
func (unplayed) FitsBar(ui.Rect) bool { return false }

// Keys does nothing.
func (unplayed) Keys(*ui.UI, func()) {}

// TestWhyAGameEnded: of a bankruptcy the end names the player, the train and the company, and a turning point is shown
// in words.
func TestWhyAGameEnded(t *testing.T) {
	for _, c := range []struct{ lang, why, turn string }{
		{"en", "Player 3 went bankrupt buying a D-train for ERIE", "B&O started phase 4 in OR 3.1: 6 trains rusted"},
		{"ja", "Player 3 が ERIE のD列車を買えずに破産", "OR 3.1 に B&O がフェイズ4を開始：列車6両が廃車"},
	} {
		m := gametest.Recorded(t, playtest.RecordedGames+"/26855.json")
		a := scenes.New(scenestest.NewHost(c.lang))
		a.Open(history.NewGameOver(a.Shell, m, unplayed{}))
		s := uitest.New(t, 390, 844, 1, a.Draw)
		if got := s.Must("over:why").Name; got != c.why {
			t.Errorf("the game ended: %q, want %q", got, c.why)
		}
		found := false
		for i := 0; i < 20 && !found; i++ {
			s.Do(ui.Event{Kind: ui.Wheel, X: 195, Y: 500, DY: 100})
			found = slices.ContainsFunc(s.Nodes(), func(n ui.Node) bool { return n.Name == c.turn })
		}
		if !found {
			t.Errorf("no highlight says %q", c.turn)
		}
	}
}

// TestBankruptcyIsNoEnd: where the others played on after a bankruptcy, the end names its own reason, and the ranking
// the bankrupt player (18FL/R110, R111).
func TestBankruptcyIsNoEnd(t *testing.T) {
	for _, c := range []struct{ lang, why, rank string }{
		{"en", "The bank is broken", ", bankrupt"}, {"ja", "銀行の破産", "、破産"},
	} {
		m := playtest.Ruined(t, []string{"Ann", "Ben", "Cleo"}, 460)
		a := scenes.New(scenestest.NewHost(c.lang))
		a.Open(history.NewGameOver(a.Shell, m, unplayed{}))
		s := uitest.New(t, 390, 844, 1, a.Draw)
		if got := s.Must("over:why").Name; got != c.why {
			t.Errorf("the game ended: %q, want %q", got, c.why)
		}
		ruined := 0
		for p := range m.Players() {
			was := m.View().S.Seats[p+1].Bankrupt
			if said := s.Must("rank:" + strconv.Itoa(p+1)).Name; strings.HasSuffix(said, c.rank) != was {
				t.Errorf("the ranking says %q", said)
			}
			if was {
				ruined++
			}
		}
		if ruined != 1 {
			t.Errorf("%d players are bankrupt", ruined)
		}
	}
}

// TestTheBankBreaksInTheLastRound: a round in which the bank broke and the game ended is named once.
func TestTheBankBreaksInTheLastRound(t *testing.T) {
	m := playtest.ComputerGame(t, "1830-starter", []string{"Ann", "Ben", "Cleo"})
	a := scenes.New(scenestest.NewHost("en"))
	a.Open(history.NewGameOver(a.Shell, m, unplayed{}))
	s := uitest.New(t, 390, 3000, 1, a.Draw)
	told := false
	for _, n := range s.Nodes() {
		if strings.HasPrefix(n.Name, "In Round ") {
			told = true
			if !strings.HasSuffix(n.Name, ", the last one") {
				t.Errorf("%q", n.Name)
			}
		}
	}
	if !told {
		t.Error("nothing tells when the bank broke")
	}
}
