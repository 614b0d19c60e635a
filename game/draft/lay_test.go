package draft_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// TestTownGivesWay: of a lay that removes a town the consequences name the value before it, and that no stop is left
// (1822PNW/P7).
func TestTownGivesWay(t *testing.T) {
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3)
	g.Phase("3").Found("SWW", 100, "p1", 20).Cash("SWW", 500).Own("P7", "SWW")
	g.Station("SWW", "H11", 0)
	g.S.Corps[g.Corp("SWW")].Flags |= rules.Floated | rules.HomeDone
	g.S.Corps[g.Corp("SWW")].Turns = 2
	operating := slices.IndexFunc(title.Rounds, func(r rules.Round) bool { return r.Name == rules.OperatingRound })
	g.S.Set, g.S.Round, g.S.RoundsLeft, g.S.Depth = 2, 1, 0, 1
	g.S.Frames = [rules.MaxFrames]rules.Frame{{Round: rules.RoundID(operating + 1), Actor: g.Owner("SWW")}}
	g.S.Order = rules.Order{Len: 1, Corps: [id.MaxCorps]id.Corp{g.Corp("SWW")}}
	g.Step("track")

	crush := rules.LayTile{By: g.Corp("SWW"), Hex: g.Hex("G12"), Tile: g.Tile("8"), Via: g.Private("P7")}
	for lang, want := range [...]string{"$0 → none", "$0 → なし"} {
		say := &text.Speaker{Title: title, Lang: text.Lang(lang)}
		d := draft.New(g.View(), say)
		rows, known := d.RowsAfter(crush, 1_000_000)
		for !known {
			rows, known = d.RowsAfter(crush, 1_000_000)
		}
		at := slices.IndexFunc(rows, func(r draft.Row) bool { return r.Label == say.Phrase(text.StopValues, nil) })
		if at < 0 || rows[at].Value != want {
			t.Errorf("row %d of %v, want the values %q", at, rows, want)
		}
	}
}
