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
	"github.com/hexrail/hexrail/titles/t1822pnw"
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

// TestBankBreaksBetweenRounds: where the bank breaks in a merger round, one more operating round follows, which may be
// the first one of the next set (1822PNW/R152).
func TestBankBreaksBetweenRounds(t *testing.T) {
	type place struct{ set, round int }
	met := map[bool]bool{} // by whether the set is over
	for _, name := range []string{"astoria", "cascades", "columbia"} {
		m := gametest.Sample(t, name)
		var asked []place
		for at := range m.Len() {
			v := m.ViewAt(at)
			switch v.RoundOf(v.Base()).Name {
			case rules.OperatingRound:
				for _, told := range asked {
					if now := (place{int(v.S.Set), int(v.S.Round)}); told != now {
						t.Fatalf("%s, position %d: the last round would be %v, and %v comes next", name, at, told, now)
					}
				}
				asked = nil
			case t1822pnw.MergerRound:
				broken := *v.S
				broken.End.Reason, broken.End.Next = rules.BankBroken, true
				v.S = &broken
				set, round := step.LastRound(v)
				asked = append(asked, place{set, round})
				met[broken.RoundsLeft == 0] = true
			}
		}
	}
	if len(met) != 2 {
		t.Errorf("merger rounds at the end of a set and within one: %v", met)
	}
}

// TestWhoWaitsForAnInterruption: price protection and connection runs follow a turn that is over, or come before the
// first of a round; whoever is interrupted by anything else waits (1870/R51, R131).
func TestWhoWaitsForAnInterruption(t *testing.T) {
	m := gametest.Sample(t, "frisco")
	seen := map[bool]int{}
	for at := range m.Len() {
		m.GoTo(at)
		p := New(m, text.En).Prompt()
		if p.Interrupts == "" {
			continue
		}
		seen[p.Between]++
		want := p.Step.Key == step.ProtectKey
		if slices.Contains([]string{"destination", "linkrun", "linkdividend"}, p.Step.Key) {
			want = m.View().Base().Done != 0
		}
		if p.Between != want {
			t.Errorf("position %d: %s, the turn of %s is over: %v", at, p.Heading, p.Interrupts, p.Between)
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("interruptions between turns and within them: %v", seen)
	}
}
