package panel_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
)

// TestDecisionPictures draws every kind of decision with a choice made, for people to look at.
func TestDecisionPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	m := gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "26855.json"))
	names := []string{"Aiko", "Ben", "Chiara", "Daichi", "Eva", "Finn"}
	for i := range m.Players() {
		m.Rename(id.Player(i+1), names[i])
	}
	shapes := []struct {
		name, lang string
		w, h       int
		scale      float32
		night      bool
	}{
		{"desktop", "en", 1280, 800, 1, false}, {"desktop-ja-night", "ja", 1280, 800, 1, true},
		{"phone", "en", 390, 844, 2, false}, {"phone-ja", "ja", 390, 844, 2, false}, {"tablet", "en", 820, 1180, 1, false},
	}
	for _, c := range decisionMoments(m) {
		for _, shape := range shapes {
			host := platformtest.New()
			host.Tags, host.Night = []string{shape.lang}, shape.night
			a := scenes.New(host)
			game := m.Clone()
			game.GoTo(c.at)
			game.Cut()
			tab := table.New(a.Shell, game, table.Hooks{Name: "Friday table"})
			a.Open(tab)
			s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
			h := playtest.NewHand(t, s, m.Title())
			s.Step(time.Second)
			if c.do != nil {
				c.do(h)
			}
			for range 3 {
				s.Invalidate()
				s.Step(time.Second)
			}
			s.Save(filepath.Join(*playtest.Pictures, c.name+"-"+shape.name+".png"))
		}
	}
}

// moment is a position with the presses in it.
type moment struct {
	name string
	at   int
	do   func(h *playtest.Hand)
}

// decisionMoments finds a late position of every kind in a game.
func decisionMoments(m *match.Match) []moment {
	last := map[string]int{}
	for i := range m.Len() {
		v := m.ViewAt(i)
		key := v.InCharge().Name()
		switch a := m.Action(i).(type) {
		case rules.SellShares:
			key += ":sell"
			if a.Percent < 20 {
				continue
			}
		case rules.Par:
			key += ":par"
		case rules.Pass:
			key += ":pass"
		case rules.LayTile:
			if v.TrainCount(v.Actor()) < 2 || v.S.Phase > 4 {
				continue
			}
		case rules.BuyTrain:
			if a.From.Corp() != 0 {
				key += ":other"
			}
		}
		last[key] = i
	}
	var list []moment
	for key, at := range last {
		list = append(list, moment{strings.ReplaceAll(key, ":", "-"), at,
			func(h *playtest.Hand) { h.Prepare(m.ViewAt(at), m.Action(at)) }})
	}
	return list
}
