package library

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// guide plays like a sensible computer, but once in a while takes an action of a kind that the game has not seen yet,
// and lets one company go down until it closes. With it a sample shows every mechanism of its title.
type guide struct {
	usual  *bot.Sensible
	chance *rand.Rand
	seen   map[string]bool
	victim id.Corp
}

func newGuide(seed uint64) *guide {
	return &guide{usual: bot.NewSensible(seed), chance: rand.New(rand.NewPCG(seed, 1870)), seen: map[string]bool{}}
}

// Choose returns the action that is played next.
func (g *guide) Choose(v rules.View) rules.Action {
	a := g.choose(v)
	g.seen[kindOf(v, a)] = true
	return a
}

func (g *guide) choose(v rules.View) rules.Action {
	const setOfVictim, rarely = 4, 3
	key := v.InCharge().Name()
	if v.S.Set >= setOfVictim && g.victim == 0 {
		g.victim = cheapest(v)
	}
	if key == step.RunKey {
		return g.usual.Choose(v)
	}
	list := rules.AppendLegal(nil, v)
	if a := g.ruin(v, list); a != nil {
		return a
	}
	list = slices.DeleteFunc(list, func(a rules.Action) bool { return !g.wants(kindOf(v, a)) })
	if len(list) > 0 && (key == step.ConsentKey || g.chance.IntN(rarely) == 0) {
		return list[g.chance.IntN(len(list))]
	}
	return g.usual.Choose(v)
}

// wants reports whether the game has not seen a kind of action yet. Until an owner has given up a share, and another
// has kept his, companies ask for more.
func (g *guide) wants(kind string) bool {
	asks := kind == fromPlayer && !(g.seen[step.ConsentKey+" answered 1"] && g.seen[step.ConsentKey+" answered 2"])
	return kind != "" && (!g.seen[kind] || asks)
}

// cheapest returns the company in play whose price is lowest.
func cheapest(v rules.View) (worst id.Corp) {
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Is(c, rules.Operated) && (worst == 0 || v.Price(c) < v.Price(worst)) {
			worst = c
		}
	}
	return worst
}

// ruin returns an action that harms the company that is to close, if that can be done now: its income is kept, its
// shares are sold and nobody protects its price.
func (g *guide) ruin(v rules.View, list []rules.Action) (worst rules.Action) {
	if g.victim == 0 || v.Is(g.victim, rules.Closed) {
		return nil
	}
	percent := uint8(0)
	for _, a := range list {
		switch a := a.(type) {
		case rules.Dividend:
			if a.By == g.victim && a.Kind == rules.Withhold {
				return a
			}
		case rules.SellShares:
			if a.Corp == g.victim && a.By.Player() != 0 && a.Percent > percent && v.InCharge().Name() == step.StockKey {
				worst, percent = a, a.Percent
			}
		case rules.Pass:
			if b, waits := v.FirstBlock(); waits && b.Corp == g.victim && v.InCharge().Name() == step.ProtectKey {
				return a
			}
		}
	}
	return worst
}

// fromPlayer is the kind of a redemption for which an owner is asked.
const fromPlayer = "redemption from a player"

// kindOf names the rarity of an action; empty for a usual one.
func kindOf(v rules.View, a rules.Action) string {
	key := v.InCharge().Name()
	switch a := a.(type) {
	case rules.Dividend:
		return "dividend " + a.Kind.String()
	case rules.Assign:
		return fmt.Sprint("marker of ", v.T.Private(a.Private).ID)
	case rules.LayTile:
		if a.Via != 0 {
			return "tile of " + v.T.Private(a.Via).ID
		}
	case rules.BuyPrivate:
		if a.By.Corp() != 0 {
			return "private bought by a company"
		}
		return "private traded"
	case rules.BuyShares:
		switch {
		case key == step.ProtectKey:
			return "protection"
		case a.By.Corp() != 0 && a.From.Player() == v.President(a.Corp):
			return ""
		case a.By.Corp() != 0 && a.From.Player() != 0:
			return fromPlayer
		case a.By.Corp() != 0:
			return "redemption from the pool"
		}
	case rules.SellShares:
		if a.By.Corp() != 0 {
			return "reissue"
		}
	case rules.Decide:
		return fmt.Sprint(key, " answered ", a.Choice)
	case rules.Pass:
		if key == step.ProtectKey {
			return "price not protected"
		}
	case rules.PlaceToken, rules.Bankrupt:
	}
	return ""
}

// TestShown: the finished sample of 1870 has every mechanism of the title, so that whoever looks through it has seen
// them all.
func TestShown(t *testing.T) {
	samples := Samples()
	g, err := samples[slices.IndexFunc(samples, func(s Sample) bool { return s.file == "frisco" })].Game()
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for i := range m.Len() {
		v, a := m.ViewAt(i), m.Action(i)
		seen[v.InCharge().Name()], seen[kindOf(v, a)] = true, true
	}
	v := m.View()
	for i := range v.T.Corps {
		if v.Is(id.Corp(i+1), rules.Closed) {
			seen["closed"] = true
		}
	}
	for _, want := range []string{
		"closed", "linkrun", "marker of SCC", "marker of GSC", "tile of MRBC", "private bought by a company",
		"private traded", "protection",
		"price not protected", fromPlayer, "redemption from the pool", "reissue", "dividend payout", "dividend half",
		"dividend withhold",
		step.ConsentKey + " answered 1", step.ConsentKey + " answered 2",
	} {
		if !seen[want] {
			t.Errorf("the sample has no %s", want)
		}
	}
	if v.S.End.Reason != rules.BankBroken {
		t.Errorf("the sample ends by %d", v.S.End.Reason)
	}
}
