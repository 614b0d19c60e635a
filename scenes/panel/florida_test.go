package panel_test

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// TestFloridaPictures draws the decisions that only 18FL has, or that look otherwise there, of a recorded game, for
// people to look at.
func TestFloridaPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	file := filepath.Join(playtest.RecordedGames, "..", "18fl", "18fl-game-end-bank.json")
	if *playtest.RecordFile != "" {
		file = *playtest.RecordFile
	}
	m := gametest.Recorded(t, file)
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
			a := scenes.New(host)
			game := m.Clone()
			game.GoTo(at)
			game.Cut()
			a.Open(table.New(a.Shell, game, table.Hooks{Name: "Florida"}))
			s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
			for range 4 {
				s.Step(time.Second)
				s.Invalidate()
			}
			s.Save(filepath.Join(*playtest.Pictures, name+"-"+shape.name+".png"))
		}
	}
}

// TestFewPressesIn18FL counts the presses of the first decisions of each kind in a sample game, with the mouse and with
// a finger on a phone; a bid is counted where it is handed over.
func TestFewPressesIn18FL(t *testing.T) {
	m := playtest.SampleOf(t, "18fl")
	const each = 2 // decisions of a kind
	for _, screen := range []struct {
		name  string
		w, h  int
		touch bool
	}{{"desktop", 1280, 800, false}, {"phone", 390, 844, true}} {
		counted, worst := map[string]int{}, map[string]int{}
		for i := range m.Len() {
			kind, most := allowedIn18FL(m, i)
			if most == 0 || counted[kind] == each {
				continue
			}
			h, _ := tabletest.SeatAt(t, m, i, screen.w, screen.h)
			if h.Touch = screen.touch; h.Touch {
				h.S.Coarse()
				h.S.Step(time.Second)
			}
			h.Play(m.ViewAt(i), m.Action(i))
			counted[kind]++
			if worst[kind] = max(worst[kind], h.Taps); h.Taps > most {
				t.Errorf("%s, action %d, %s: %d presses, at most %d", screen.name, i+1, kind, h.Taps, most)
			}
		}
		if t.Log(screen.name, worst); len(worst) != 8 {
			t.Errorf("%s: %d kinds of decisions were counted", screen.name, len(worst))
		}
	}
}

// allowedIn18FL returns how many presses an action may cost; zero if it is not counted.
func allowedIn18FL(m *match.Match, i int) (kind string, most int) {
	v := m.ViewAt(i)
	switch a := m.Action(i).(type) {
	case rules.Par:
		return "start", 3
	case rules.LayTile:
		if a.Via == 0 && isFirstTurn(v, a) {
			return "lay", 3
		}
	case rules.PlaceToken:
		if a.Via == 0 {
			return "station", 2
		}
	case t18fl.PlaceHexToken:
		return "hotel", 2
	case t18fl.Convert:
		return "convert", 1
	case rules.RunRoutes:
		if best, proven := v.BestRun(a.By, 20_000); proven && v.RunRevenue(best) == v.RunRevenue(a) {
			return "run", 1
		}
	case rules.Dividend:
		if a.Kind == rules.Payout {
			return "dividend", 1
		}
	case rules.BuyTrain:
		if a.From == id.Initial {
			return "train", 2
		}
	}
	return "", 0
}

// TestNothingToLay: where a company can lay nothing, it is told so, and asked for no hex.
func TestNothingToLay(t *testing.T) {
	m := playtest.SampleOf(t, "1860")
	seen := map[bool]bool{}
	for _, at := range playtest.Positions(m, step.TrackKey) {
		can := slices.ContainsFunc(rules.AppendLegal(nil, m.ViewAt(at)), func(a rules.Action) bool {
			_, lays := a.(rules.LayTile)
			return lays
		})
		if seen[can] {
			continue
		}
		seen[can] = true
		h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
		want := "Choose a highlighted hex."
		if !can {
			want = "No tile can be laid."
		}
		if got := h.S.Must("prompt").Name; got != want {
			t.Errorf("before action %d the prompt is %q, want %q", at, got, want)
		}
	}
	if len(seen) < 2 {
		t.Errorf("looked at %v", seen)
	}
}
