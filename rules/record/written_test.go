package record_test

import (
	"encoding/json"
	"slices"
	"testing"

	"hexrail/rules/record"
	"hexrail/titles"
)

// writtenAction is what the tests look at of an action that was written.
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

// TestPriceOfASale: 18xx.games pays the whole price unless the action tells the half of it (1860/R27).
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

// TestPartOfAVacancy: all certificates that a sale names go to the pool, and the first one there comes back (1860/R40). Later
// actions of the record name them where they are then.
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
