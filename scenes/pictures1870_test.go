package scenes

import (
	"path/filepath"
	"testing"
	"time"

	"hexrail/game/gametest"
	"hexrail/game/platform/platformtest"
	"hexrail/game/ui/uitest"
	"hexrail/rules"
	"hexrail/rules/step"
)

// TestPictures1870 draws the decisions that only 1870 has, for people to look at.
func TestPictures1870(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	m := gametest.Recorded(t, filepath.Join(recordedGames, "..", "1870", "1870-game-end-bank.json"))
	at := map[string]int{}
	for i := range m.Len() {
		v := m.ViewAt(i)
		name := v.InCharge().Name()
		if a, ok := m.Action(i).(rules.BuyShares); ok && a.By.Corp() != 0 {
			name = "redeem"
		}
		if v.S.Blocks.Len > 1 {
			name = "blocks"
		}
		if v.S.Blocks.Len > 0 && v.InCharge().Name() == step.StockKey {
			name = "waits"
		}
		if a, ok := m.Action(i).(rules.Assign); ok && a.Hex != 0 {
			name = "assign"
		}
		at[name] = i
	}
	for _, shape := range []struct {
		name, lang string
		w, h       int
		scale      float32
		night      bool
	}{{"desktop", "en", 1280, 800, 1, false}, {"phone-ja", "ja", 390, 844, 2, true}} {
		for name, i := range at {
			host := platformtest.New()
			host.Tags, host.Night = []string{shape.lang}, shape.night
			a := New(host)
			game := m.Clone()
			game.GoTo(i)
			game.Cut()
			a.Open(newTable(a.Shell, game, hooks{Name: "Friday table"}))
			s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
			for range 4 {
				s.Invalidate()
				s.Step(time.Second)
			}
			s.Save(filepath.Join(*pictures, "1870-"+name+"-"+shape.name+".png"))
		}
	}
}
