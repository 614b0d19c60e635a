package draft_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/titles/t1822pnw"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// TestTakeoversAskTheOwner checks that the owner of a minor is asked about its takeover and the payment, and the owner
// of a private about giving it away (1822PNW).
func TestTakeoversAskTheOwner(t *testing.T) {
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3)
	g.Phase("3").Cash("p1", 400).Cash("p2", 400).Cash("p3", 400).Own("P7", "p3")
	g.Found("SWW", 100, "p1", 20).Cash("SWW", 500).Found("10", 50, "p2", 100)
	for name, hex := range map[string]string{"SWW": "H11", "10": "I12"} {
		g.Station(name, hex, 0)
		g.S.Corps[g.Corp(name)].Flags |= rules.Floated | rules.HomeDone
		g.S.Corps[g.Corp(name)].Turns = 2
	}
	operating := slices.IndexFunc(title.Rounds, func(r rules.Round) bool { return r.Name == rules.OperatingRound })
	g.S.Set, g.S.Round, g.S.RoundsLeft, g.S.Depth = 2, 1, 0, 1
	g.S.Frames = [rules.MaxFrames]rules.Frame{{Round: rules.RoundID(operating + 1), Actor: g.Owner("SWW")}}
	g.S.Order = rules.Order{Len: 1, Corps: [id.MaxCorps]id.Corp{g.Corp("SWW")}}

	g.Step("acquire")
	asks(t, g, t1822pnw.Acquire{By: g.Corp("SWW"), Private: g.Private("P7")}, 3, text.Pair{
		"Player 3: let SWW have P7 for nothing?", "プレイヤー3：P7 を SWW に無償で渡しますか？",
	})
	g.Step("takeover")
	g.Do(t1822pnw.Merge{By: g.Corp("SWW"), With: g.Corp("10")})
	asks(t, g, rules.Decide{By: g.Owner("SWW"), Choice: 1}, 2, text.Pair{
		"Player 2: let SWW acquire 10? Pay with one share: No money is paid.",
		"プレイヤー2：SWW による 10 の買収に同意しますか？ 株1枚で払う：現金の支払いはありません。",
	})
	g.Do(rules.Decide{By: g.Owner("SWW"), Choice: 1})
	asks(t, g, rules.Decide{By: g.Owner("SWW"), Choice: 1}, 0, text.Pair{})
}

// asks chooses an action and checks who must agree to it and the question put to them.
func asks(t *testing.T, g *rulestest.Game, a rules.Action, owner id.Player, question text.Pair) {
	t.Helper()
	for lang, want := range question {
		d := draft.New(g.View(), &text.Speaker{Title: g.Title, Lang: text.Lang(lang)})
		for _, o := range slices.Concat(d.Options(draft.Main), d.Options(draft.Privates)) {
			if len(o.Forms) == 1 && rules.SameAction(o.Forms[0], a) {
				d.Choose(o.Key)
			}
		}
		if have := d.Consent(); have != owner {
			t.Errorf("%T: player %d must agree, want %d", a, have, owner)
		}
		if owner == 0 {
			continue
		}
		if have := d.ConsentQuestion(); have != want {
			t.Errorf("the question is %q, want %q", have, want)
		}
	}
}
