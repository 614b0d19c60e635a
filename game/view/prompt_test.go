package view

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
)

// TestNobodyAgreesWithHimself: who owns TR and presides over the company is asked whether he uses it; where two people
// are needed both are named (18FL/R120).
func TestNobodyAgreesWithHimself(t *testing.T) {
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"P1", "P2", "P3"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for owner, want := range map[string]string{
		"p1": "TR: one more yellow tile for SR?",
		"p2": "TR may lay one more yellow tile for SR, if its owner and the president agree on it.",
	} {
		v := rulestest.New(t, title, 3).Found("SR", 110, "p1", 60).Own("TR", owner).Operate(2).Pass().At(step.ExtraLayKey,
			"SR").View()
		if got := New(m, text.En).positionOf(v).promptText(); got != want {
			t.Errorf("%s owns TR: %q", owner, got)
		}
	}
}

// TestPullmanIsOfferedToItsOwner: only a company that can attach a Pullman is told of it before its run (1822PNW/R127).
func TestPullmanIsOfferedToItsOwner(t *testing.T) {
	m := gametest.Sample(t, "cascades")
	var without, told int
	for at := range m.Len() {
		v := m.ViewAt(at)
		if v.InCharge().Name() != step.RunKey {
			continue
		}
		c := v.Actor()
		holds := slices.ContainsFunc(v.AppendTrains(nil, c),
			func(n id.Train) bool { return v.T.Train(v.KindOf(n)).Name == "P+" })
		if !holds {
			without++
		}
		if strings.Contains(New(m, text.En).positionOf(v).promptText(), "Pullman") {
			if told++; !holds {
				t.Errorf("position %d: a company without a Pullman is told of it", at)
			}
		}
	}
	if without == 0 || told == 0 {
		t.Errorf("%d runs without a Pullman, %d are told of one", without, told)
	}
}

// TestComingEndIsAnnounced: once the end of a game is due, each decision says after which round it comes (1830/R170,
// 1822PNW/R150).
func TestComingEndIsAnnounced(t *testing.T) {
	for _, name := range []string{"finished", "florida", "frisco", "astoria", "cascades", "columbia"} {
		m := gametest.Sample(t, name)
		last := New(m, text.En).say.Round(m.ViewAt(m.Len() - 1))
		told := 0
		for at := range m.Len() {
			m.GoTo(at)
			due := m.View().S.End.Reason != rules.NotOver
			switch said := New(m, text.En).Prompt().Notice; {
			case due != strings.Contains(said, ": the game ends after "+last+"."):
				t.Errorf("%s, position %d: %q", name, at, said)
			case due:
				told++
			}
		}
		if told == 0 {
			t.Errorf("%s: the end is never due", name)
		}
	}
}
