package scenes

import (
	"path/filepath"
	"testing"
	"time"

	"hexrail/game/match"
	"hexrail/game/platform/platformtest"
	"hexrail/game/ui/uitest"
	"hexrail/rules"
	"hexrail/rules/step"
)

// TestFloridaPictures draws the decisions that only 18FL has, or that look otherwise there, of a recorded game, for people to look
// at.
func TestFloridaPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	file := filepath.Join(recordedGames, "..", "18fl", "18fl-game-end-bank.json")
	if *recordFile != "" {
		file = *recordFile
	}
	in := readRecord(t, file)
	m, _, err := match.FromRecord(in)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for at := 0; at < m.Len(); at++ {
		m.GoTo(at)
		v := m.View()
		name := v.InCharge().Name()
		switch {
		case name == step.TrainsKey && v.S.Phase == 4:
			name = "six-or-express"
		case name == step.StationKey && v.StationsLeft(v.Actor().Corp()) < 2:
			name = "late-token"
		case name == step.TrainsKey && v.S.Phase == 3 && v.S.Trains[15] != 2:
			name = "six"
		case name == step.TrackKey && v.S.Phase == 4:
			name = "storm"
		}
		if _, ok := m.Game().Log[at].(rules.Pass); found[name] || ok {
			continue
		}
		found[name] = true
		for _, shape := range []struct {
			name, lang string
			w, h       int
			scale      float32
		}{{"desktop", "en", 1280, 800, 1}, {"phone-ja", "ja", 390, 844, 2}} {
			host := platformtest.New()
			host.Tags = []string{shape.lang}
			a := New(host)
			game := m.Clone()
			game.GoTo(at)
			game.Cut()
			a.Open(newTable(a.Shell, game, hooks{Name: "Florida"}))
			s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
			for range 4 {
				s.Step(time.Second)
				s.Invalidate()
			}
			s.Save(filepath.Join(*pictures, name+"-"+shape.name+".png"))
		}
	}
}
