package panel_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles"
)

// What can come of a company that goes bankrupt.
var (
	bankrupt = func(v rules.View) bool {
		return v.InCharge().Name() == "stock" && someCorp(v, func(c id.Corp) bool {
			return v.Is(c, rules.Unlisted) && !v.Is(c, rules.Started)
		})
	}
	faceDown = func(v rules.View) bool { return v.Actor().Corp() != 0 && v.FaceDown() != 0 }
	relisted = func(v rules.View) bool {
		return someCorp(v, func(c id.Corp) bool { return v.Is(c, rules.Unlisted) && v.Is(c, rules.Started) })
	}
)

// wildGame returns the first game of random choices in which companies go bankrupt and are listed again.
func wildGame(t *testing.T) *match.Match {
	t.Helper()
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(100) {
		m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		missing := []func(rules.View) bool{bankrupt, faceDown, relisted}
		for player := bot.NewRandom(seed); !m.View().S.End.Over; {
			missing = slices.DeleteFunc(missing, func(seen func(rules.View) bool) bool { return seen(m.View()) })
			if a := player.Choose(m.View()); m.Play(a).Refused() {
				t.Fatalf("%T%v is refused", a, a)
			}
		}
		if len(missing) == 0 {
			return m
		}
	}
	t.Fatal("no game is wild enough")
	return nil
}

// someCorp reports whether a company has a sign.
func someCorp(v rules.View, is func(c id.Corp) bool) bool {
	return slices.ContainsFunc(v.T.Corps, func(def rules.CorpDef) bool { return is(v.T.FindCorp(def.ID)) })
}

// TestStatesOfCompaniesAreTold looks for the states of companies and of the game on the screen, and for texts that are
// cut there (1860/R191). With -pictures it draws them.
func TestStatesOfCompaniesAreTold(t *testing.T) {
	island, wild := playtest.Recorded19354(t), wildGame(t)
	for _, c := range []struct {
		name  string
		game  *match.Match
		holds func(v rules.View) bool
		says  []string
	}{
		{"choice-bid", island, func(v rules.View) bool { return v.S.Auction.High.Placed() && !v.S.Auction.Choosing },
			[]string{"Bid for the right to choose, or pass.", "At most £"}},
		{"choice", island, func(v rules.View) bool { return v.S.Auction.Choosing }, []string{"Choose what to buy."}},
		{"layers", island, func(v rules.View) bool { return v.InCharge().Name() == "stock" }, []string{"layer 2, not open"}},
		{"receivership", island, func(v rules.View) bool { return v.Actor().Corp() != 0 && v.Decider(v.Actor()) == 0 },
			[]string{"No president: anybody may decide", "receivership", "leased"}},
		{"insolvency", island, func(v rules.View) bool {
			return v.Actor().Corp() != 0 && v.Decider(v.Actor()) != 0 && v.Is(v.Actor().Corp(), rules.Insolvent)
		}, []string{"insolvent", "Insolvent: without a train"}},
		{"no-limit", island, func(v rules.View) bool { return v.PhaseDef().NoCertLimit }, []string{"/∞"}},
		{"ceased", island, func(v rules.View) bool {
			return someCorp(v, func(c id.Corp) bool { return v.Is(c, rules.Ceased) })
		}, []string{"ceased"}},
		{"no-building", island, func(v rules.View) bool {
			return remembers(v, "building_over") &&
				v.InCharge().Name() == "run"
		},
			[]string{"Track, stations and halts have come to an end."}},
		{"nationalized", island, func(v rules.View) bool { return remembers(v, "nationalised") && v.S.Order.At == 3 },
			[]string{"Nationalized: the companies that pay least cease after this round.",
				"Paid so far: FYN £270, IWNJ £310, C&N £320.", "trains 6, president"}},
		{"last", island, func(v rules.View) bool {
			return remembers(v, "nationalised") && len(v.AppendFloated(nil)) == 2
		}, []string{"Nationalized: the last companies cease"}},
		{"end", island, func(v rules.View) bool { return v.S.End.Over }, []string{"wins by"}},
		{"bankrupt", wild, bankrupt, []string{"bankrupt"}},
		{"face-down", wild, faceDown, []string{" face down"}},
		{"relisted", wild, relisted, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			at := playtest.FirstWhere(t, c.game, c.holds)
			for _, shape := range []struct {
				name, lang string
				w, h       int
				night      bool
			}{{"desktop", "en", 1280, 800, false}, {"desktop-ja-night", "ja", 1280, 800, true}, {"phone", "en", 390, 844, false},
				{"phone-ja-night", "ja", 390, 844, true}} {
				host, game := scenestest.NewHost(shape.lang), c.game.Clone()
				host.Night = shape.night
				game.GoTo(at)
				game.Cut()
				a := scenes.New(host)
				a.Open(table.New(a.Shell, game, table.Hooks{}))
				s := uitest.New(t, shape.w, shape.h, 1, a.Draw)
				seen := playtest.Watch{Names: game.Players()}
				s.P.Watch = seen.AddLine
				for range 2 {
					s.Invalidate()
					s.Step(time.Second)
				}
				for _, cut := range seen.Cut {
					t.Errorf("%s: cut: %s", shape.name, cut)
				}
				if *playtest.Pictures != "" {
					s.Save(filepath.Join(*playtest.Pictures, "state-"+c.name+"-"+shape.name+".png"))
				}
				if shape.name != "desktop" {
					continue
				}
				all := ""
				for _, l := range seen.Lines {
					all += l.Text + " "
				}
				for _, n := range s.Nodes() {
					all += n.Name + " "
				}
				for _, words := range c.says {
					if !strings.Contains(all, words) {
						t.Errorf("%q is not on the screen", words)
					}
				}
			}
		})
	}
}

// remembers reports whether the title remembers something under a name.
func remembers(v rules.View, name string) bool { return *v.T.FindMemory(name).Place(v.S, 0) != 0 }

// TestReceivershipKeepsItsRun: earnings of a company without president are not told as a dividend (1860/R107).
func TestReceivershipKeepsItsRun(t *testing.T) {
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for player := bot.NewRandom(0); !m.View().S.End.Over; {
		v := m.View()
		c := v.Actor().Corp()
		if v.InCharge().Name() == step.RunKey && v.Receivership(c) && v.Leased(c) == 0 {
			h, _ := tabletest.SeatAt(t, m, m.Len(), 1280, 800)
			if got := h.S.Must("run:share").Name; !strings.HasPrefix(got, "all for the company") {
				t.Errorf("before action %d, %q is told", m.Len(), got)
			}
			return
		}
		if a := player.Choose(v); m.Play(a).Refused() {
			t.Fatalf("%T%v is refused", a, a)
		}
	}
	t.Error("no company without president runs")
}
