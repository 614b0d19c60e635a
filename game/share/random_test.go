package share

import (
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
)

// rambled returns a game by the rulebook with n actions of the random player.
func rambled(t testing.TB, key string, seed uint64, n int) match.Game {
	t.Helper()
	title, err := match.FindTitle(key, "rulebook", nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Ann", "健太", "Мила"}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for chooser := bot.NewRandom(seed); n > 0 && !m.View().S.End.Over; n-- {
		if r := m.Play(chooser.Choose(m.View())); r.Refused() {
			t.Fatal(r.Reason)
		}
	}
	return m.Game()
}

// TestTurnedTrains: a link holds the trains that a company turns over (1822PNW/R88).
func TestTurnedTrains(t *testing.T) {
	turned := 0
	for seed := range uint64(3) {
		g := rambled(t, "1822pnw-srs", seed, 150)
		for _, a := range g.Log {
			if buy, ok := a.(rules.BuyTrain); ok && buy.TradeIn == buy.Train {
				turned++
			}
		}
		if back, err := Decode(encode(t, g)); err != nil || !same(back, canonical(g)) {
			t.Errorf("seed %d: another game comes back (%v)", seed, err)
		}
	}
	if turned == 0 {
		t.Error("no train was turned over")
	}
}

// TestLongRecords: every recorded game of 1822PNW, the longest there are, fits into a link of 4,000 characters, and
// every one of 1870 into one of 2,000.
func TestLongRecords(t *testing.T) {
	for folder, most := range map[string]int{"1822pnw": 4000, "1870": 2000} {
		t.Run(folder, func(t *testing.T) {
			files, _ := filepath.Glob(filepath.Join("..", "..", "..", "shared", "games", folder, "*.json"))
			if len(files) == 0 {
				t.Skipf("NO RECORDED GAMES of %s", folder)
			}
			for _, file := range files {
				link := encode(t, imported(t, file))
				if t.Logf("%s: %d characters", filepath.Base(file), len(link)); len(link) > most {
					t.Errorf("%s: %d characters, at most %d", filepath.Base(file), len(link), most)
				}
			}
		})
	}
}
