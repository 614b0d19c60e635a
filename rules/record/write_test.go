package record_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// TestRoundTrip writes every whole game and reads it back: the same moves, and nothing in it that 18xx.games would have
// to undo, or to do by itself but for the actions that it always does (1822PNW/R74).
func TestRoundTrip(t *testing.T) {
	t.Parallel()
	whole(t, func(t *testing.T, read func() *record.Import) {
		in := read()
		src := record.Source{Title: in.Title, Seed: in.Game.Seed, Created: 1_767_225_600,
			Own: in.Game.Profile == rules.Rulebook}
		for _, p := range in.Game.Players {
			src.Players = append(src.Players, p.Name)
		}
		log := in.Log()
		data, err := record.Write(src, log, titles.Recorded)
		if err != nil {
			t.Fatal(err)
		}
		back, err := record.Read(data, titles.Recorded)
		if err != nil {
			t.Fatal(err)
		}
		if back.Final != in.Final {
			t.Error("another final position")
		}
		if len(back.Notes) > len(in.Notes) {
			t.Errorf("notes %v, before %v", back.Notes, in.Notes)
		}
		compareLogs(t, in.Title, back.Log(), stating(in))
		for i, e := range back.Game.Actions {
			if e.ID != i+1 || len(e.Auto) > 0 && in.Names.Connect == nil && in.Names.Automatic == nil {
				t.Fatalf("action number %d has the id %d and %d automatic actions", i+1, e.ID, len(e.Auto))
			}
		}
		var envelope map[string]json.RawMessage
		unmarshal(t, data, &envelope)
		keys := []string{"description", "user", "mode", "status", "turn", "round", "acting", "result", "loaded",
			"created_at", "updated_at", "min_players", "max_players", "settings"}
		if in.Final.End.Over {
			keys = append(keys, "finished_at", "game_end_reason")
		}
		for _, key := range keys {
			if envelope[key] == nil {
				t.Errorf("no %s", key)
			}
		}
	})
}

// stating returns the log of a game as a record that is written has it: with all revenues stated, where the rules leave
// them to the player. Those of an old record were computed.
func stating(in *record.Import) []rules.Action {
	if !in.Title.Policy.StatedRevenue.On() {
		return in.Log()
	}
	v := viewOf(in)
	var log []rules.Action
	for _, a := range in.Log() {
		next := a
		if run, ok := a.(rules.RunRoutes); ok && !run.Stated {
			earned := v.RunEarnings(run)
			run.Stated, run.Revenue, run.Subsidy = true, earned.Revenue, earned.Subsidy
			next = run
		}
		log = append(log, next)
		rules.Do(v, a, v.S)
	}
	return log
}

func compareLogs(t *testing.T, title *rules.Title, have, want []rules.Action) {
	t.Helper()
	text := func(log []rules.Action) (lines []string) {
		for _, a := range log {
			lines = append(lines, notation.Action(title, a))
		}
		return lines
	}
	h, w := text(have), text(want)
	for i := range min(len(h), len(w)) {
		if h[i] != w[i] {
			t.Fatalf("action %d is %q, want %q", i+1, h[i], w[i])
		}
	}
	if !slices.Equal(h, w) {
		t.Errorf("%d actions, want %d", len(h), len(w))
	}
}

// TestForeignOption refuses to write a game with an option that 18xx.games lacks.
func TestForeignOption(t *testing.T) {
	t.Parallel()
	e, ok := titles.ForRecord("1830")
	if !ok {
		t.Fatal("1830 is not in the registry")
	}
	title, err := e.Build(rules.Rulebook, []string{"bank_break_end=immediate"})
	if err != nil {
		t.Fatal(err)
	}
	_, err = record.Write(record.Source{Title: title, Players: []string{"A", "B"}}, nil, titles.Recorded)
	if !errors.Is(err, record.ErrForeign) || !errors.Is(err, record.ErrOption) {
		t.Errorf("error %v", err)
	}
}

// TestOwnRules: a game that 18xx.games cannot play is written with its profile and options, and read by them.
func TestOwnRules(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		title   string
		profile rules.Profile
		options []string
		first   rules.Action
	}{
		{"1830", rules.Rulebook, []string{"bank_break_end=immediate"}, rules.Pass{By: id.OfPlayer(1)}},
		{"1860", rules.Rulebook, []string{"two_7p4"}, rules.Bid{By: 1}}, // nothing is bid (1860/R12)
		{"1860", rules.Recorded, []string{"two_player_map"}, rules.Bid{By: 1, Price: 5}},
	} {
		e, ok := titles.ForRecord(c.title)
		if !ok {
			t.Fatalf("%s is not in the registry", c.title)
		}
		title, err := e.Build(c.profile, c.options)
		if err != nil {
			t.Fatal(err)
		}
		src := record.Source{Title: title, Players: []string{"Ann", "Bob"}, Seed: 4, Own: true}
		data, err := record.Write(src, []rules.Action{c.first}, titles.Recorded)
		if err != nil {
			t.Errorf("%s %s: %v", c.title, c.options, err)
			continue
		}
		in, err := record.Read(data, titles.Recorded)
		if err != nil || in.Stop != nil || in.Game.Profile != c.profile || !slices.Equal(in.Title.Options, title.Options) {
			t.Errorf("%s %s: %v, %+v", c.title, c.options, err, in)
			continue
		}
		compareLogs(t, in.Title, in.Log(), []rules.Action{c.first})
	}
}

// TestNothingHalfWritten: an action that 18xx.games refuses leaves no trace; the game can be written on without it.
func TestNothingHalfWritten(t *testing.T) {
	t.Parallel()
	e, ok := titles.ForRecord("1860")
	if !ok {
		t.Fatal("1860 is not in the registry")
	}
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	w, err := record.NewWriter(record.Source{Title: title, Players: []string{"Ann", "Bob"}}, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Add(rules.Bid{By: 1}); !errors.Is(err, record.ErrForeign) {
		t.Fatalf("a bid of nothing: %v", err)
	}
	if err := w.Add(rules.Bid{By: 1, Price: 5}); err != nil {
		t.Fatal(err)
	}
	data, err := w.Finish()
	if err != nil {
		t.Fatal(err)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil || len(in.Log()) != 1 || in.Game.Profile != rules.Recorded {
		t.Errorf("%v, %v", err, in.Log())
	}
}

// TestComputersAreMarked: a record has the players for whom the program decided, with their levels, and one without
// computers has no such mark.
func TestComputersAreMarked(t *testing.T) {
	t.Parallel()
	e, _ := titles.ForRecord("1830")
	title, err := e.Build(rules.Recorded, nil)
	if err != nil {
		t.Fatal(err)
	}
	src := record.Source{Title: title, Players: []string{"Ann", "Ben", "Cleo"}}
	plain, err := record.Write(src, nil, titles.Recorded)
	if err != nil || bytes.Contains(plain, []byte("computer")) || bytes.Contains(plain, []byte("level")) {
		t.Fatalf("a record without computers: %s, %v", plain, err)
	}
	src.Computers = map[id.Player]string{2: "", 3: "hard"}
	data, err := record.Write(src, nil, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range in.Game.Players {
		if level, computer := src.Computers[id.Player(i+1)]; p.Computer != computer || p.Level != level {
			t.Errorf("%s: computer %v, level %q", p.Name, p.Computer, p.Level)
		}
	}
}
