package t1822pnw

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// without returns a title of new games as it was before a rule was corrected.
func without(t *testing.T, rule, key string, settings ...string) *rules.Title {
	t.Helper()
	return withoutAll(t, []string{rule}, key, settings...)
}

// withoutAll returns a title of new games as it was before several rules were corrected.
func withoutAll(t *testing.T, list []string, key string, settings ...string) *rules.Title {
	t.Helper()
	title, err := rules.Build[Switches, *Switches](rules.Rulebook, settings, func(p rules.Profile) Switches {
		s := scenarios[key](p)
		for _, c := range Corrections() {
			if slices.Contains(list, c.Rule) {
				c.Before(&s)
			}
		}
		return s
	}, New)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

// TestCorrectionsAreTold: a correction is shown in both languages, under its rule (R73).
func TestCorrectionsAreTold(t *testing.T) {
	for _, c := range Corrections() {
		if !strings.HasPrefix(c.Rule, "1822PNW/") || len(c.Change[words.En]) < 40 || len(c.Change[words.Ja]) < 40 {
			t.Errorf("%s: %q", c.Rule, c.Change)
		}
	}
}

// TestNothingIsAskedInVain plays games of random choices. As it was, a step says that only a pass is possible just
// where nothing else is; now no such step is ever in charge. So the steps that offer nothing are skipped, and no other
// (R14, R73, R87, R90).
func TestNothingIsAskedInVain(t *testing.T) {
	t.Parallel()
	for _, key := range []string{Key, ShortKey, SRSKey, "document"} {
		t.Run(key, func(t *testing.T) {
			t.Parallel()
			var settings []string
			if key == "document" {
				key, settings = Key, []string{"private_set=document"}
			}
			idle := map[string]int{}
			for seed := range uint64(3) {
				played(t, without(t, "1822PNW/R73", key, settings...), seed, func(g table, legal []rules.Action) {
					only := onlyPass(legal)
					if said := rules.OnlyPass(g.View()); said != only {
						t.Fatalf("step %s of %d: only a pass is possible: %t, but %v", g.InCharge(), g.View().Actor(), said, legal)
					}
					if only {
						idle[g.InCharge()]++
					}
				})
				played(t, build(t, key, settings...), seed, func(g table, legal []rules.Action) {
					if onlyPass(legal) {
						t.Fatalf("only a pass is possible in step %s of %d", g.InCharge(), g.View().Actor())
					}
				})
			}
			t.Log(idle)
			for _, name := range []string{step.StockKey, step.TrackKey} {
				if idle[name] == 0 {
					t.Errorf("no step %q waits for a pass", name)
				}
			}
		})
	}
}

func onlyPass(legal []rules.Action) bool {
	_, pass := legal[0].(rules.Pass)
	return pass && len(legal) == 1
}

// played plays 1,500 random choices of a game, shows each position with its legal actions, and returns the choices.
func played(t *testing.T, title *rules.Title, seed uint64,
	look func(g table, legal []rules.Action)) (log []rules.Action) {
	t.Helper()
	g := table{rulestest.New(t, title, 3)}
	g.S = rules.Start(title, 3, seed, &g.X)
	r := rand.New(rand.NewPCG(seed, 0))
	for n := 0; n < 1500 && !g.S.End.Over; n++ {
		legal := choices(r, g)
		look(g, legal)
		a := legal[r.IntN(len(legal))]
		g.Do(a)
		log = append(log, a)
	}
	return log
}

// choices returns the legal actions. Where a company runs that is none or, one time in four, a run that is found at
// once: the search for the best one takes longer than all else.
func choices(r *rand.Rand, g table) []rules.Action {
	v := g.View()
	s, runs := v.InCharge().(runTrains)
	if !runs {
		return g.Legal()
	}
	run := rules.RunRoutes{By: v.Actor().Corp()}
	if r.IntN(4) == 0 {
		run, _ = v.BestRun(run.By, 1)
	}
	return step.AppendDecisions([]rules.Action{run}, v, s)
}

// TestStockTurnIsPassedOver: who can do nothing in a stock round has passed, and an event says so; in the middle of a
// turn the turn ends, and is no pass (R14, R15).
func TestStockTurnIsPassedOver(t *testing.T) {
	g := begin(t, build(t, Key)).major("NP", "p1", 100, 20, 0).stock("p1")
	for lot := id.Lot(1); int(lot) <= g.Title.BoxCount(); lot++ {
		g.bidFor(lot, 3, 100)
	}
	g.Cash("p2", 99).Cash("p3", 800) // enough for all boxes and a share
	g.Pass().At(step.StockKey, "p3")
	if passes := g.S.Turn.Passes; passes != 2 {
		t.Errorf("%d have passed, want p1 and p2", passes)
	}
	told := 0
	for _, e := range g.X.Events {
		if e.Who == g.Owner("p2") && (e.Kind == rules.Passed || e.Kind == rules.StepSkipped &&
			e.Why.Reason == rules.NothingLeft) {
			told++
		}
	}
	if told != 2 {
		t.Errorf("the events are %v", g.X.Events)
	}

	g = begin(t, build(t, Key)).stock("p1")
	g.Cash("p1", 100)
	for lot := id.Lot(5); lot <= 7; lot++ {
		g.bidFor(lot, 2, 0)
		g.bidFor(lot, 3, 200)
	}
	g.Do(rules.Bid{By: 1, Private: g.View().CardIn(1), Price: 100}).At(step.StockKey, "p2")
	if g.S.Turn.Passes != 0 {
		t.Error("a turn with a bid is a pass")
	}
}

// TestExcessAfterTheBlocks: above the certificate limit a block of each company can be sold in a turn; then the turn
// ends (R16, R17).
func TestExcessAfterTheBlocks(t *testing.T) {
	for title, next := range map[*rules.Title]string{build(t, Key): "p2", without(t, "1822PNW/R73", Key): "p1"} {
		g := begin(t, title).major("SWW", "p1", 100, 60, 0)
		for i := range title.Privates {
			if p := id.Private(i + 1); g.View().CertsCounted(1) < g.View().CertLimit()+2 && !g.View().InBox(p) {
				g.card(title.Private(p).ID, "p1")
			}
		}
		g.stock("p1").Refuses(rules.Pass{By: g.Owner("p1")}, rules.MustSell)
		g.Do(g.sellShares("p1", "SWW", 10)).At(step.StockKey, next)
		if have, limit := g.View().CertsCounted(1), g.View().CertLimit(); have <= limit {
			t.Errorf("%d certificates are not above %d", have, limit)
		}
		g.Pass() // p1 is not kept from it by what he cannot sell
	}
}

// TestIdlePowerAndUsableOne: a power over track that cannot be used does not keep the step open, but then another power
// in the same hand does that can: P21, and P15 where timber meets a city of its list (R73, P15, P21).
func TestIdlePowerAndUsableOne(t *testing.T) {
	for _, c := range []struct {
		card   string
		timber bool
		opens  bool
	}{{"P9", true, false}, {"P21", false, true}, {"P15", false, false}, {"P15", true, true}} {
		g := leavenworthMine(t).card("P7", "9").card(c.card, "9")
		g.Lay("G18", "9", 2)
		if c.timber {
			g.timber("G18")
		}
		g.turn("9", step.TrackKey).Do(g.lay("9", "G20", "8", 4))
		if have := g.InCharge() == step.TrackKey; have != c.opens {
			t.Errorf("%s, timber %t: the step is open: %t", c.card, c.timber, have)
		}
		if list := notices(g.View()); c.opens && (len(list) != 1 || !strings.Contains(list[0].Text[0], c.card)) {
			t.Errorf("%s: told is %v", c.card, list)
		}
	}
}

// TestPowersAfterTheLastLay: after the last lay of a turn the step is open as long as the company can place mill or Ski
// Haus, and in the hand of a minor P21 be used; else it is over, as it was in any case before the rule was corrected
// (R73, P15, P17, P21).
func TestPowersAfterTheLastLay(t *testing.T) {
	for _, c := range []struct {
		card, corp string
		opens      bool
	}{{"P17", "9", true}, {"P17", "NP", true}, {"P15", "9", true}, {"P21", "9", true}, {"P21", "NP", false},
		{"P9", "9", false}} {
		for title, corrected := range map[*rules.Title]bool{build(t, Key): true, without(t, "1822PNW/P17", Key): false} {
			g := begin(t, title)
			g.Phase("5").Lay("H19", "15", 1)
			g.minor("9", "p1", 100, 500).major("NP", "p1", 100, 20, 500).card(c.card, c.corp)
			g.Lay("G18", "9", 2)
			if c.card == "P15" {
				g.timber("G18")
			}
			g.turn(c.corp, step.TrackKey)
			g.S.Turn.Lays, g.S.Turn.Upgrades = 1, 1
			s := layTrack{}
			for _, own := range title.Rounds[operatingRound-1].Steps {
				if lays, ok := own.(layTrack); ok {
					s = lays
				}
			}
			if have := !s.Open(g.View()).Refused(); have != (c.opens && corrected) {
				t.Errorf("%s of %s, corrected %t: the step is open: %t", c.card, c.corp, corrected, have)
			}
		}
	}
	g := begin(t, build(t, Key))
	g.Phase("5")
	g.minor("9", "p1", 100, 500).card("P17", "9").turn("9", step.TrackKey)
	g.Lay("G18", "9", 2)
	g.S.Turn.Lays, g.S.Turn.Upgrades = 1, 1
	g.Do(rules.Assign{By: g.Corp("9"), Private: g.Private("P17"), Hex: g.Hex("G18")})
	if g.InCharge() == step.TrackKey {
		t.Error("the step is open though nothing is left")
	}
}

// TestIssueStepOffersSomething: P21 keeps the step open while it can be used (R90, P21).
func TestIssueStepOffersSomething(t *testing.T) {
	for _, c := range []struct {
		cards, exchange bool
		opens           bool
	}{{true, true, true}, {true, false, true}, {false, true, true}, {false, false, false}} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 0).card("P21", "SWW")
		g.Give("SWW", 50, "initial", "p2").Give("SWW", 30, "initial", "p3")
		if !c.cards {
			for deck := range g.S.Decks.Cards {
				clear(g.S.Decks.Cards[deck][g.Title.Boxes[deck]:])
			}
		}
		if !c.exchange {
			g.S.Corps[g.Corp("SWW")].Exchange = 0
		}
		s, recorded := issueShares{&game{sc: fullGame()}}, issueShares{&game{sc: fullGame(), sw: SwitchesFor(rules.Recorded)}}
		if have := !s.Open(g.turn("SWW", takeKey).View()).Refused(); have != c.opens {
			t.Errorf("%v: the step is open: %t", c, have)
		}
		if have := recorded.Idle(g.turn("SWW", issueKey).View()); have == c.opens {
			t.Errorf("%v: a recorded game has nothing to do in it: %t", c, have)
		}
	}
}

// TestSetOfLaysEnds: when nothing of a set of lays by a power is possible any more, its card closes and the lays of the
// turn are back (R73, R168, P11).
func TestSetOfLaysEnds(t *testing.T) {
	for title, closes := range map[*rules.Title]bool{
		build(t, Key, "private_set=document"): true, without(t, "1822PNW/R73", Key, "private_set=document"): false,
	} {
		g := begin(t, title)
		g.Phase("5")
		g.minor("9", "p1", 100, 0).card("P10", "9")
		g.Lay("H19", "15", 2).Lay("I20", "8", 2)
		g.timber("I20") // no brown city may follow the timber
		g.turn("9", step.TrackKey)
		for _, a := range g.Legal() {
			if lay, ok := a.(rules.LayTile); ok && lay.Via == g.Private("P10") {
				g.Do(lay)
				break
			}
		}
		g.At(step.TrackKey, "9")
		if have := !g.held("P10"); have != closes || onlyPass(g.Legal()) == closes {
			t.Errorf("the card is closed: %t; possible is %v", have, g.Legal())
		}
	}
}

// TestTrainStepForAMarker: the step in which no train can be bought waits for a marker that can be placed (R87, P15).
func TestTrainStepForAMarker(t *testing.T) {
	for name, opens := range map[string]bool{"P15": true, "P17": false} {
		g := leavenworthMine(t)
		g.Phase("2")
		g.trains("9", "3").trains("NP", "3").Cash("9", 1)
		g.Lay("G18", "9", 2)
		g.timber("G18")
		g.card(name, "9").turn("9", step.TrainsKey)
		if name == "P17" {
			g.S.Cells[g.Hex("G18")].Tile = 0 // nor track for the Ski Haus
		}
		s := g.View().RoundOf(g.View().Top()).Steps[g.View().Top().Step]
		if have := !s.Open(g.View()).Refused(); have != opens {
			t.Errorf("%s: the step is open: %t, %v", name, have, s.Open(g.View()))
		}
	}
}

// TestSkippedStepsAreExported: a record has the passes for which 18xx.games waits and new games do not, so that games
// which differ in nothing else can be written (R73).
func TestSkippedStepsAreExported(t *testing.T) {
	t.Parallel()
	as := []string{"train_obligation=always", "triple_step_limit=le150", "stock_turn_order=loose",
		"ski_haus_needs_track=off", "late_president"}
	for key := range scenarios {
		title := withoutAll(t, []string{"1822PNW/P17", "1822PNW/R28", "1822PNW/R126"}, key, as...)
		log := played(t, title, 1, func(table, []rules.Action) {})
		src := record.Source{Title: title, Players: []string{"A", "B", "C"}, Seed: 1}
		data, err := record.Write(src, log, lookup)
		if err != nil {
			t.Errorf("%s: %v", key, err)
			continue
		}
		in, err := record.Read(data, lookup)
		if err != nil || in.Stop != nil {
			t.Fatal(err, in.Stop)
		}
		written := 0
		for _, m := range in.Moves {
			written += len(m.Actions)
		}
		if written <= len(log) {
			t.Errorf("%s: %d actions are written for %d", key, written, len(log))
		}
	}
}
