package table

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestLeasedRunIsTheCompanys looks at the runs of leased trains: their revenue is money of the company, and pays nobody
// (1860/R129). Other runs are shown in the players' money.
func TestLeasedRunIsTheCompanys(t *testing.T) {
	m := gametest.Recorded(t, filepath.Join(filepath.Dir(playtest.RecordedGames), "1860", "1860-game-end-bank.json"))
	runs := map[bool]int{}
	for at := range m.Len() {
		run, ok := m.Action(at).(rules.RunRoutes)
		v := m.ViewAt(at)
		leased := ok && v.Leased(run.By) != 0
		if !ok || runs[leased] == 3 || v.RunRevenue(run) == 0 {
			continue
		}
		runs[leased]++
		for _, lang := range []string{"en", "ja"} {
			s, p := seatOn(t, playtest.Screen{W: 1280, H: 800, Lang: lang, Text: app.NormalText}, m, at)
			share, say := s.Must("run:share").Name, p.desk.Speaker()
			for what, said := range map[string]string{
				"the total": s.Must("run:total").Name, "the button": s.Must("act:primary").Name,
				"the route": s.Must("route:A").Name,
			} {
				if strings.Contains(said, "cc") != leased || strings.Contains(said, "£") == leased {
					t.Errorf("position %d, leased %v: %s says %q", at, leased, what, said)
				}
			}
			if strings.Contains(share, "£") == leased {
				t.Errorf("position %d, leased %v: below it stands %q", at, leased, share)
			}
			p.Play(run)
			if said := p.desk.Viewer().Sentence(at); !strings.Contains(said, say.RunMoney(v, run.By, v.RunRevenue(run))) ||
				strings.Contains(said, "cc") != leased {
				t.Errorf("position %d, leased %v: the log says %q", at, leased, said)
			}
		}
	}
	if runs[true] != 3 || runs[false] != 3 {
		t.Errorf("looked at %v", runs)
	}
}
