package library

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/titles"
)

var update = flag.Bool("update", false, "play the samples anew and write them")

// made says how each sample was made: a sensible computer played all seats by a seed, up to an action or to the end,
// one of them with a guide.
var made = []struct {
	file, title string
	players     []string
	seed        uint64
	actions     int      // zero: to the end
	options     []string // other than usual
	guided      bool
}{
	{"finished", "1830-classic", []string{"Aiko", "Ben", "Chiara"}, 34, 0, nil, false},
	{"running", "1830-classic", []string{"Aiko", "Ben", "Chiara", "Daichi"}, 6, 389, nil, false},
	{"wight", "1860", []string{"Emil", "Fumi", "Grace"}, 10, 0, nil, false},
	{"starter", "1830-starter", []string{"Hana", "Ivan", "Julia"}, 7, 0, nil, false},
	{"third", "1830-starter", []string{"Kenta", "Lena"}, 2, 14, nil, false},
	{"sold", "1830-basic", []string{"Mika", "Nils", "Olga", "Pavel"}, 3, 38, nil, false},
	{"florida", "18fl", []string{"Rosa", "Sota", "Theo"}, 1, 0, nil, false},
	{"keys", "18fl", []string{"Uma", "Viktor"}, 2, 60, nil, false},
	{"cascades", "1822pnw", []string{"Wakana", "Xavier", "Yuki"}, 4, 0, nil, false},
	{"sound", "1822pnw-short", []string{"Zoe", "Akira", "Bruno"}, 1, 0, nil, false},
	{"columbia", "1822pnw-srs", []string{"Carla", "Daiki", "Elsa"}, 2, 0, nil, false},
	{"astoria", "1822pnw", []string{"Frank", "Gina", "Haruka"}, 3, 0, []string{"private_set=document"}, false},
	{"frisco", "1870", []string{"Wataru", "Xenia", "Yoko", "Zeno"}, 36, 0, nil, true},
	{"katy", "1870", []string{"Anna", "Botan"}, 1, 60, nil, false},
}

// TestSamples: every sample is a game of ours that can be followed to its end and that is as far as it should be.
func TestSamples(t *testing.T) {
	for n, c := range made {
		if *update {
			writeSample(t, uint64(n+101), c.file, sensibleGame(t, c.title, c.players, c.seed, c.actions, c.options, c.guided))
			continue // the program has the old ones until it is built anew
		}
		s := Samples()[n]
		g, err := s.Game()
		if err != nil {
			t.Fatalf("%s: %v", s.Name, err)
		}
		m, stop, err := match.Open(g)
		if err != nil || stop != nil {
			t.Fatalf("%s cannot be played: %v, %v", s.Name, stop, err)
		}
		if board := writeBoard(m.View()); !slices.Equal(s.Board(), board) {
			t.Errorf("%s shows the board %v, not %v", s.Name, s.Board(), board)
		}
		if got, want := s.Facts(), factsOf(m); !reflect.DeepEqual(got, want) {
			t.Errorf("%s tells %+v, not %+v", s.Name, got, want)
		}
		if over := m.View().S.End.Over; over && len(s.Facts().Routes(m.Title())) == 0 {
			t.Errorf("%s has no routes", s.Name)
		}
		if s.file != c.file || s.Title != c.title || m.Title().Key != c.title || len(m.Players()) != len(c.players) {
			t.Errorf("%s is a game of %s for %d", s.Name, m.Title().Key, len(m.Players()))
		}
		if over := m.View().S.End.Over; over != (c.actions == 0) || !over && m.Len() != c.actions {
			t.Errorf("%s: over %t after %d actions", s.Name, over, m.Len())
		}
	}
	if len(Samples()) != len(made) {
		t.Errorf("%d samples", len(Samples()))
	}
}

// TestSamplesGoOn: from a point in each part of a sample the game can be played on otherwise, and the result can be
// opened again.
func TestSamplesGoOn(t *testing.T) {
	const parts, actions = 12, 6
	for _, s := range Samples() {
		g, err := s.Game()
		if err != nil {
			t.Fatal(err)
		}
		whole, stop, err := match.Open(g)
		if err != nil || stop != nil {
			t.Fatalf("%s: %v, %v", s.file, stop, err)
		}
		for part := range parts {
			at := whole.Len() * part / parts
			m := whole.Clone()
			m.GoTo(at)
			for n := 0; n < actions && !m.View().S.End.Over; n++ {
				legal := rules.AppendLegal(nil, m.View())
				if len(legal) == 0 {
					t.Fatalf("%s: nothing can be played after action %d", s.file, m.Len())
				}
				if r := m.Play(legal[(part+7*n)%len(legal)]); r.Refused() {
					t.Fatalf("%s: %v after action %d", s.file, r.Reason, m.Len())
				}
			}
			again, stop, err := match.Open(m.Game())
			if err != nil || stop != nil || m.Len() == at || *again.View().S != *m.View().S {
				t.Errorf("%s, played on after action %d: %d actions, %v, %v", s.file, at, m.Len()-at, stop, err)
			}
		}
	}
}

// sensibleGame plays a game, to its end or for so many actions.
func sensibleGame(t *testing.T, key string, players []string, seed uint64, actions int, options []string,
	guided bool) *match.Match {
	t.Helper()
	e, _ := titles.Find(key)
	title, err := e.Build(rules.Rulebook, options)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, players, seed)
	if err != nil {
		t.Fatal(err)
	}
	choose := bot.NewSensible(seed).Choose
	if guided {
		choose = newGuide(seed).Choose
	}
	for !m.View().S.End.Over && (actions == 0 || m.Len() < actions) {
		if r := m.Play(choose(m.View())); r.Refused() {
			t.Fatal(r)
		}
	}
	return m
}

// factsOf returns the facts of a game on its card.
func factsOf(m *match.Match) SampleFacts {
	v := m.View()
	w := view.New(m, text.En)
	f := SampleFacts{Players: m.Players(), Moves: m.Len(), Runs: w.Statistics().Runs}
	for l := range text.Langs {
		f.Round[l] = view.New(m, l).Speaker().Round(v)
	}
	if !v.S.End.Over {
		return f
	}
	for l := range text.Langs {
		f.End[l] = view.New(m, l).Speaker().EndReason(v.S.End.Reason)
	}
	for n, p := range v.Ranking()[:2] {
		f.Worth[n] = w.Speaker().Money(p.Worth)
	}
	f.Winner = v.Ranking()[0].Player
	for _, last := range w.LastRoutes() {
		f.Ran = append(f.Ran, notation.Action(m.Title(), rules.RunRoutes{By: last.Corp, Routes: last.Routes}))
	}
	run := func(said string) int32 {
		a, _ := notation.ParseAction(m.Title(), said)
		return v.S.Corps[a.(rules.RunRoutes).By].LastRun
	}
	slices.SortStableFunc(f.Ran, func(a, b string) int { return int(run(b) - run(a)) })
	f.Ran = f.Ran[:min(len(f.Ran), 2)]
	return f
}

func writeSample(t *testing.T, id uint64, file string, m *match.Match) {
	t.Helper()
	g := m.Game()
	g.ID = id
	link, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	facts, err := json.Marshal(factsOf(m))
	if err != nil {
		t.Fatal(err)
	}
	for name, lines := range map[string]string{
		".link": link, ".board": strings.Join(writeBoard(m.View()), "\n"), ".facts": string(facts),
	} {
		if err := os.WriteFile(filepath.Join("samples", file+name), []byte(lines+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
