package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestARoundOfNobodyStops: a stock round in which nobody can act passes within one action, and stops the table once
// with a card that names its effects, for persons and before computers play on, in both profiles (1822PNW/R73).
func TestARoundOfNobodyStops(t *testing.T) {
	e, _ := titles.Find("1822pnw-short")
	for _, profile := range e.Profiles() {
		m, at := idleRound(t, &e, profile)
		for _, computers := range []bool{false, true} {
			game := m.Clone()
			game.GoTo(at)
			game.Cut()
			host := platformtest.New()
			host.Tags = []string{"en"}
			a := newApp(host)
			a.Prefs.Unhinted = true
			auto := &opponents{}
			if computers {
				for p := range id.Player(2) {
					game.SetComputer(p+2, match.Sensible)
				}
			}
			tab := newAgainst(a.Shell, game, Hooks{}, auto)
			a.Open(tab)
			s := uitest.New(t, 390, 844, 1, a.Draw)
			if r := tab.Play(m.Action(at)); r.Refused() {
				t.Fatal(r)
			}
			for range 3 { // until the sheet rests
				s.Invalidate()
				s.Step(time.Second)
			}
			n := s.Must("ended")
			if !strings.HasSuffix(n.Name, ": nobody could act") || !strings.HasPrefix(n.Name, "SR ") {
				t.Errorf("%s: the card is called %q", profile, n.Name)
			}
			var told []string
			for _, x := range s.Nodes() {
				if x.Parent == "ended" && strings.HasPrefix(x.ID, "ended:") {
					told = append(told, x.Name)
				}
			}
			if profile == rules.Rulebook &&
				!slices.ContainsFunc(told, func(s string) bool {
					return strings.Contains(s,
						"leaves the game, and a 3-train with it")
				}) {
				t.Errorf("%s: told is %q", profile, told)
			}
			if tab.people.computerDecides() && auto.plays() {
				t.Errorf("%s: the computers do not wait", profile)
			}
			s.Click("ended:close")
			s.Invalidate()
			if s.Step(time.Second); tab.people.computerDecides() && !auto.plays() {
				t.Errorf("%s: the computers wait after the card is closed", profile)
			}
			if _, still := s.Find("ended"); still {
				t.Errorf("%s: the card stays", profile)
			}
		}
	}
}

// TestACardLiesOverThatOfARound: where computers at once end a stock round, their actions are shown over the effects of
// its end, and each card is closed by its own cross.
func TestACardLiesOverThatOfARound(t *testing.T) {
	e, _ := titles.Find("1822pnw-short")
	m, at := idleRound(t, &e, rules.Rulebook)
	last := m.Action(at)
	m.GoTo(at)
	m.Cut()
	h, tab := sit(t, m, 1280, 800)
	if r := tab.Play(last); r.Refused() {
		t.Fatal(r)
	}
	tab.others.Open(at - 3)
	for _, card := range []string{"waited", "ended"} {
		h.S.Invalidate()
		h.Wait()
		h.Press(card + ":close")
		if _, still := h.S.Find(card); still {
			t.Errorf("%s is not closed by its cross", card)
		}
	}
	if tab.others.Shown() {
		t.Error("a card stays")
	}
}

// idleRound plays at random until an action ends a round and with it a whole stock round, and returns the game
// and that action.
func idleRound(t *testing.T, e *titles.Entry, profile rules.Profile) (*match.Match, int) {
	t.Helper()
	title, err := e.Build(profile, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(70142); seed < 70242; seed++ {
		m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		player := bot.NewRandom(seed)
		for m.Len() < 400 && !m.View().S.End.Over {
			i := m.Now()
			if r := m.Play(player.Choose(m.View())); r.Refused() {
				t.Fatal(r)
			}
			var begun []string
			for _, x := range m.Events(i) {
				if x.Kind == rules.RoundBegan {
					begun = append(begun, title.Rounds[x.Amount-1].Name)
				}
			}
			if k := slices.Index(begun, rules.StockRound); k >= 0 && k+1 < len(begun) {
				return m, i
			}
		}
	}
	t.Fatal("no stock round passes in which nobody can act")
	return nil, 0
}
