package t1822pnw

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// TestWhyAnETrainEarnsNothing: a run of an E-train with only one city of its own is refused, and the answer counts its
// cities and says that others pay nothing (R126).
func TestWhyAnETrainEarnsNothing(t *testing.T) {
	g := seattleTacoma(t, "7")
	g.Train("SWW", train7)
	n := g.Card(train7, "SWW")
	g.S.Turned[n/64] |= 1 << (n % 64)
	run := rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{g.Route("H11:S0,5", "I12:2,S0")}}
	g.turn("SWW", "run").Refuses(run, eRun)
	if r := g.Check(run); r.Have != 1 || r.Need != 2 {
		t.Errorf("the answer counts %d of %d", r.Have, r.Need)
	}
	if said := reasons[eRun].Full[0]; !strings.Contains(said, "pay nothing") || !strings.Contains(said, "{have}") {
		t.Errorf("the answer is %q", said)
	}
	g.arrive().Do(run) // with the station of the destination both cities are its own
}

// TestWhyTheTrackStepIsStillOpen: after the lays of the turn a private with a power over track keeps the step open, and
// a notice names it; without one the step is over.
func TestWhyTheTrackStepIsStillOpen(t *testing.T) {
	g := seattleTacoma(t, "2")
	g.card("P7", "SWW").card("P12", "SWW").turn("SWW", step.TrackKey)
	if list := notices(g.View()); list != nil {
		t.Errorf("a lay is left, and told is %q", list[0].Text[0])
	}
	g.Do(g.lay("SWW", "G12", "58", 0)).At(step.TrackKey, "SWW")
	list := notices(g.View())
	if len(list) != 1 || list[0].Corp != g.Corp("SWW") || !strings.Contains(list[0].Text[0], "P12") {
		t.Fatalf("%v", list) // P7 would take the lay that is used
	}
	g = seattleTacoma(t, "2")
	g.card("P10", "SWW").card("P12", "SWW").turn("SWW", step.TrackKey)
	g.Do(g.lay("SWW", "G12", "58", 0))
	if list := notices(g.View()); len(list) != 1 || !strings.Contains(list[0].Text[1], " P10, P12 ") {
		t.Errorf("%v", list)
	}
	g = seattleTacoma(t, "3")
	g.card("P7", "SWW").card("P11", "SWW").turn("SWW", step.TrackKey)
	g.Do(g.lay("SWW", "G12", "58", 0), g.lay("SWW", "H13", "8", 5, "P11"))
	if list := notices(g.View()); len(list) != 1 || !strings.Contains(list[0].Text[0], "P11 ") {
		t.Errorf("%v", list) // P7 can only take a lay of P11
	}
	g = seattleTacoma(t, "2")
	g.turn("SWW", step.TrackKey).Do(g.lay("SWW", "G12", "58", 0))
	if g.InCharge() == step.TrackKey {
		t.Error("the step is open without a power")
	}
}

// TestTrackStepOfRecords: a recorded game waits with a power that can do nothing, which is named too, and after portage
// without one; while a lay is left nothing is said, nor after the end.
func TestTrackStepOfRecords(t *testing.T) {
	for _, c := range []struct {
		lays     uint8
		replaced bool
		over     bool
		card     string
		told     bool
	}{
		{1, false, false, "P18", true}, {1, false, false, "P9", false}, {0, true, false, "P9", false},
		{0, false, false, "P18", false},
		{1, false, true, "P18", false},
	} {
		g := begin(t, buildAs(t, rules.Recorded, Key)).minor("12", "p2", 100, 0).minor("9", "p1", 100, 0).card("P12",
			"12").card(c.card, "9")
		g.turn("9", step.TrackKey)
		g.S.Turn.Lays, g.S.End.Over = c.lays, c.over
		if c.replaced {
			laysReplaced.Set(&g.S, 1)
		}
		said := ""
		for _, n := range notices(g.View()) {
			said += n.Text[0]
		}
		if told := strings.HasPrefix(said, "The lays of the turn are used; "+c.card+" of"); told != c.told || said != "" &&
			!c.told {
			t.Errorf("after %d lays with %s: told is %q", c.lays, c.card, said)
		}
	}
	g := begin(t, build(t, Key)).minor("9", "p1", 100, 0).card("P12", "9").turn("9", step.TrackKey)
	clear(g.S.Cells[:]) // no lay is possible, though one is left
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	if list := notices(g.View()); list != nil {
		t.Errorf("a lay is left, and told is %q", list[0].Text[0])
	}
}

// TestACardThatGoesIsToldOnce: the card of a minor that its major drives out in a stock round is shown, that of a
// regional railway that is taken over is not: the takeover has said so (R38, R107).
func TestACardThatGoesIsToldOnce(t *testing.T) {
	g := neighbours(t, "3")
	for card, want := range map[string]string{"M8": "8 is out of the game.", "MB": ""} {
		g.turn("SWW", takeKey)
		if card == "M8" {
			g.stock("p1")
		}
		said, replaces := retell(g.View(), rules.Event{Kind: rules.PrivateClosed, Private: g.Private(card)})
		if said[0] != want || !replaces {
			t.Errorf("%s: told is %q, in place of the usual sentence: %t", card, said[0], replaces)
		}
	}
}

// TestWhyATrainWasRemoved: the end of a stock round names the card for which each train leaves the game (R46, R47).
func TestWhyATrainWasRemoved(t *testing.T) {
	g := begin(t, build(t, ShortKey))
	card := g.S.Decks.Cards[minorDeck][0]
	g.Pass().Pass().Pass()
	i := slices.IndexFunc(g.X.Events, func(e rules.Event) bool { return e.Kind == rules.CardUnsold })
	if i < 0 {
		t.Fatal("no event tells of the card in box 1")
	}
	if e := g.X.Events[i]; e.Private != card || e.Train == 0 || g.S.Trains[e.Train] == id.Initial {
		t.Errorf("card %d and train %d are told", e.Private, e.Train)
	}
	if said := events[rules.CardUnsold].Told[0]; !strings.Contains(said, "{private}") ||
		!strings.Contains(said, "{a train}") {
		t.Errorf("the sentence is %q", said)
	}
}
