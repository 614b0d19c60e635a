package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestBannerNamesNobodyTwice reads the banner wherever a player decides in a turn of his own: his name is in one line.
func TestBannerNamesNobodyTwice(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		a := newApp(scenestest.NewHost(lang))
		m := playtest.SampleGame(t)
		tab := New(a.Shell, m, Hooks{})
		a.Open(tab)
		s := uitest.New(t, 1280, 800, 1, a.Draw)
		steps := map[string]bool{}
		for at := 0; at < 80 && at < m.Len(); at++ {
			tab.rewind.moveTo(at)
			playtest.SettleScreen(s, &playtest.Watch{})
			p := &tab.desk.See().Prompt
			if p.Decider == 0 || p.Actor.Player() != p.Decider {
				continue
			}
			steps[p.Step.Key] = true
			said := s.Must("banner").Name + " / " + s.Must("banner:who").Name
			if strings.Count(said, p.DeciderName) != 1 || strings.Count(p.Spoken, p.DeciderName) != 1 {
				t.Fatalf("%s: position %d says %q and %q", lang, at, said, p.Spoken)
			}
		}
		if !steps["auction"] || !steps["stock"] {
			t.Errorf("%s: only steps %v were seen", lang, steps)
		}
	}
}

// TestBannerKeepsTheName: where there is no room for all of who decides, his name is left, and not a part of it with
// dots.
func TestBannerKeepsTheName(t *testing.T) {
	s := startOn(t, playtest.Screen{W: 390, H: 844, Coarse: true, Lang: "ja", Text: 4}, scenestest.NewHost("ja"))
	m := playtest.SampleGame(t)
	for i := range m.Players() {
		m.Rename(id.Player(i+1), []string{"Aiko", "Ben", "Chiara", "Daichi"}[i])
	}
	tab := New(s.app.Shell, m, Hooks{})
	s.app.Show(tab)
	looked := 0
	for at := m.Len() - 60; at < m.Len() && looked < 3; at++ {
		if p := m.ViewAt(at); p.Actor().Corp() == 0 {
			continue
		}
		looked++
		tab.rewind.moveTo(at)
		seen := playtest.Watch{}
		seen.Attach(s.Screen)
		playtest.SettleScreen(s.Screen, &seen)
		line := s.Must("banner:who").Rect
		for _, d := range seen.Cut {
			if !d.Rect.And(line).Empty() {
				t.Errorf("position %d: the banner says %v", at, d)
			}
		}
	}
	if looked == 0 {
		t.Error("no company decides")
	}
}
