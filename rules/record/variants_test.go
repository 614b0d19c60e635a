package record_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// TestVariants: the same game in the forms that records of it may have leads to the same end.
func TestVariants(t *testing.T) {
	t.Parallel()
	variants := []struct {
		name string
		game func(r *rand.Rand, all []record.Entry) []record.Entry
	}{
		{"automatic actions as ordinary ones, without programmes", flat},
		{"undone and done again", undone},
		{"chat and programmes of every kind", chatted},
		{"only what counts, numbered anew", effective},
	}
	check := func(t *testing.T, read func() *record.Import) {
		want := read()
		for i, c := range variants {
			game := read().Game
			game.Actions = c.game(rand.New(rand.NewPCG(1, uint64(i))), game.Actions)
			in, err := record.Replay(game, titles.Recorded)
			if err != nil || in.Stop != nil {
				t.Errorf("%s: %v, %v", c.name, err, in.Stop)
				continue
			}
			if in.Final != want.Final {
				t.Errorf("%s: another position at the end", c.name)
			}
		}
	}
	whole(t, check)
	for _, name := range []string{"columbia",
		"astoria"} { // of 1822PNW, whose records list passes of steps that ask nobody
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data := sample(t, name)
			check(t, func() *record.Import { return readAll(t, data) })
		})
	}
}

// effective keeps the actions that count.
func effective(_ *rand.Rand, all []record.Entry) []record.Entry {
	live, _, _ := record.Effective(all)
	return numbered(live)
}

// numbered gives ids from 1 on.
func numbered(all []record.Entry) []record.Entry {
	for i := range all {
		all[i].ID = i + 1
	}
	return all
}

// flat writes automatic actions as ordinary ones after the action that caused them. 18xx.games takes that as well.
func flat(_ *rand.Rand, all []record.Entry) (list []record.Entry) {
	live, _, _ := record.Effective(all)
	for _, e := range live {
		auto := e.Auto
		e.Auto = nil
		list = append(list, e)
		for _, a := range auto {
			a.Automatic = false
			list = append(list, a)
		}
	}
	return numbered(slices.DeleteFunc(list, func(e record.Entry) bool { return strings.HasPrefix(e.Type, "program_") }))
}

// undone takes actions back, the last one or several, and redoes them; some that were never legal are taken back for
// good.
func undone(r *rand.Rand, all []record.Entry) (list []record.Entry) {
	for _, e := range effective(r, all) {
		list = append(list, e)
		add := func(more ...record.Entry) { list = append(list, more...) }
		undo, redo := record.Entry{Type: "undo"}, record.Entry{Type: "redo"}
		switch r.IntN(20) {
		case 0:
			add(undo, record.Entry{Type: "message"}, redo)
		case 1:
			add(undo, undo, redo, redo)
		case 2:
			to := r.IntN(len(list)) + 1 // its id, as list is numbered from 1 on
			add(record.Entry{Type: "undo", Target: &to}, redo)
		case 3:
			add(undo, redo, record.Entry{Type: "bankrupt", Entity: "nobody"}, undo)
		}
		list = numbered(list)
	}
	return list
}

// chatted puts chat and programmes between actions; ids leave gaps.
func chatted(r *rand.Rand, all []record.Entry) (list []record.Entry) {
	for _, e := range effective(r, all) {
		for _, kind := range []string{"message", "log", "program_share_pass", "program_merger_pass", "program_close_pass"} {
			if r.IntN(10) == 0 {
				list = append(list, record.Entry{Type: kind, Entity: "1627", EntityType: "player"})
			}
		}
		list = append(list, e)
	}
	for i := range list {
		list[i].ID = 3*i + 5
	}
	return list
}

// TestForms: keys that are null or unknown, ids of players as texts and seeds as texts change nothing.
func TestForms(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"finished", "wight", "sound"} {
		data := sample(t, name)
		want := readAll(t, data)
		var doc map[string]any
		d := json.NewDecoder(bytes.NewReader(data))
		d.UseNumber()
		if err := d.Decode(&doc); err != nil {
			t.Fatal(err)
		}
		for _, p := range doc["players"].([]any) {
			p := p.(map[string]any)
			p["id"] = fmt.Sprint(p["id"])
		}
		settings := doc["settings"].(map[string]any)
		settings["seed"] = fmt.Sprint(settings["seed"])
		settings["is_async"], settings["player_order"], settings["pin"] = nil, []int{3}, nil
		doc["min_players"], doc["created_at"], doc["user"], doc["acting"] = "3", "2026-01-01", nil, "nobody"
		for _, e := range doc["actions"].([]any) {
			e := e.(map[string]any)
			e["created_at"], e["meta"], e["user"] = "2026-01-01", map[string]any{"hex": 5}, nil
			for _, key := range []string{
				"price", "percent", "variant", "slot", "tokener", "exchange", "share_price", "combo_entities", "cost", "amount",
				"routes", "shares",
				"rotation", "city", "hex", "tile", "company", "corporation", "kind", "choice", "action_id", "auto_actions",
				"corporations", "target",
			} {
				if _, has := e[key]; !has {
					e[key] = nil
				}
			}
		}
		text, err := json.MarshalIndent(doc, "", "\t")
		if err != nil {
			t.Fatal(err)
		}
		if in := readAll(t, text); in.Final != want.Final {
			t.Errorf("%s: another position at the end", name)
		}
	}
}
