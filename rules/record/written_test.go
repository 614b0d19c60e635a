package record_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/titles/t1870"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// writtenAction is the part of an action that the tests look at that was written.
type writtenAction struct {
	Type       string   `json:"type"`
	Train      string   `json:"train"`
	Shares     []string `json:"shares"`
	SharePrice any      `json:"share_price"`
}

// written writes a game that was read and returns its actions.
func written(t *testing.T, in *record.Import) []writtenAction {
	t.Helper()
	src := record.Source{Title: in.Title, Seed: in.Game.Seed}
	for _, p := range in.Game.Players {
		src.Players = append(src.Players, p.Name)
	}
	data, err := record.Write(src, in.Log(), titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	var out struct{ Actions []writtenAction }
	if err := json.Unmarshal(data, &out); err != nil {
		t.Fatal(err)
	}
	return out.Actions
}

func readAll(t testing.TB, data []byte) *record.Import {
	t.Helper()
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	if in.Stop != nil {
		t.Fatal(in.Stop)
	}
	return in
}

// TestPriceOfASale: 18xx.games pays the whole price unless the action names half of it (1860/R27).
func TestPriceOfASale(t *testing.T) {
	t.Parallel()
	in := readAll(t, auctioned("").add("sell_shares", "0", `"shares":["C&N_0"],"percent":20,"share_price":50`).data())
	actions := written(t, in)
	if last := actions[len(actions)-1]; last.SharePrice != 50.0 {
		t.Errorf("the price is written as %v, want 50", last.SharePrice)
	}
	actions = written(t, readAll(t, operated("").add("sell_shares", "0", `"shares":["C&N_2"],"percent":10`).data()))
	if last := actions[len(actions)-1]; last.Type != "sell_shares" || last.SharePrice != nil {
		t.Errorf("written is %v, want a sale at the price of the chart", last)
	}
}

// TestPartOfAVacancy: all certificates that a sale names go to the pool, and the first one there comes back (1860/R40).
// Later actions of the record name them where they are then.
func TestPartOfAVacancy(t *testing.T) {
	t.Parallel()
	game := auctioned("").add("buy_shares", "0", `"shares":["C&N_1"],"percent":10`).add("pass", "1", "")
	game.add("buy_shares", "0", `"shares":["C&N_2"],"percent":10`).add("pass", "1", "")
	game.add("sell_shares", "0", `"shares":["C&N_1","C&N_2","C&N_0"],"percent":30,"share_price":50`).add("pass", "0", "")
	game.add("buy_shares", "1", `"shares":["C&N_2"],"percent":10`)
	in := readAll(t, game.add("sell_shares", "0", `"shares":["C&N_1"],"percent":10,"share_price":50`).data())
	actions := written(t, in)
	for i, want := range [][]string{{"C&N_1", "C&N_2", "C&N_0"}, nil, {"C&N_2"}, {"C&N_1"}} {
		if have := actions[len(actions)-4+i].Shares; !slices.Equal(have, want) {
			t.Errorf("written is %v, want %v", have, want)
		}
	}
}

// TestDeclaredConnection: a company that is connected by the record alone is in the list at the end of the turn after
// which it runs. The next turn has its own list once that is over; 18xx.games refuses a run after it (1870/X15).
func TestDeclaredConnection(t *testing.T) {
	t.Parallel()
	m := gametest.Kept(t, "1870-recorded")
	log, at, declared := betweenTurns(t, m)
	s := *m.ViewAt(at).S
	v := rules.View{T: m.Title(), S: &s, X: &rules.Scratch{}, For: rules.Stored}
	chooser := bot.NewRandom(1)
	rules.Do(v, declared, &s)
	for log = append(log, declared); running(t, v) > 0; {
		a := chooser.Choose(v)
		log = append(log, a)
		rules.Do(v, a, &s)
	}
	next := v.T.Corp(v.Actor().Corp()).ID
	src := record.Source{Title: m.Title(), Players: m.Players(), Seed: m.Seed()}
	data, err := record.Write(src, log, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	in := readAll(t, data)
	if in.Final != s {
		t.Fatal("another position")
	}
	lists := func(i int) (told []string) {
		for _, e := range in.Game.Actions[i].Auto {
			told = append(told, e.Entity+": "+strings.Join(e.Connected, " "))
		}
		return told
	}
	before := slices.IndexFunc(in.Moves,
		func(m record.Move) bool { return slices.Contains(m.Actions, rules.Action(declared)) })
	c := v.T.Corp(declared.By).ID
	if told := lists(before); len(told) != 1 || !strings.HasSuffix(told[0], ": "+c) {
		t.Errorf("at the end of the turn there are the lists %q, want one with %s", told, c)
	}
	if told := lists(len(in.Game.Actions) - 1); !slices.Equal(told, []string{next + ": "}) {
		t.Errorf("after the run there are the lists %q, want one of %s", told, next)
	}
}

// betweenTurns returns a game up to a position between two turns of a round in which a company can be declared to be
// connected.
func betweenTurns(t *testing.T, m *match.Match) (log []rules.Action, at int, declared t1870.Connect) {
	t.Helper()
	for at = 1; at < m.Len(); at++ {
		v, before := m.ViewAt(at), m.ViewAt(at-1)
		v.For |= rules.Stored
		if v.Actor() == before.Actor() || v.Actor().Corp() == 0 || before.Actor().Corp() == 0 || v.S.Depth > 1 ||
			running(t, before) > 0 {
			continue
		}
		for i := range v.T.Corps {
			if declared.By = id.Corp(i + 1); !rules.Check(v, declared).Refused() {
				return m.Actions(0, at), at, declared
			}
		}
	}
	t.Fatal("nobody can be declared to be connected")
	return nil, 0, declared
}

// running returns how many companies run because they are connected.
func running(t *testing.T, v rules.View) int {
	t.Helper()
	_, names, err := titles.Recorded(v.T.Name, rules.Recorded, nil)
	if err != nil {
		t.Fatal(err)
	}
	list, _ := names.Connected(v)
	return len(list)
}
