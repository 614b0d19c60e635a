package draft_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/notation"
	"hexrail/titles"
)

// reach asks of each position whether every legal action can be chosen in its draft.
type reach struct {
	t      *testing.T
	missed map[string]int
	asked  map[string]int
}

// look asks of one position. Of every kind of action of a step only a few are asked again and again.
func (r *reach) look(v rules.View, nth int) {
	say := &text.Speaker{Title: v.T}
	d := draft.New(v, say)
	key := d.Step().Key
	for i, a := range rules.AppendLegal(nil, v) {
		kind := key + " " + a.Def().Verb
		if r.asked[kind] > 40 && (i+nth)%17 != 0 {
			continue
		}
		r.asked[kind]++
		if !chooses(d, v, a) {
			if r.missed[kind]++; r.missed[kind] <= 2 {
				r.t.Logf("%s: %s cannot be chosen", key, notation.Action(v.T, a))
			}
		}
	}
}

// TestEveryLegalActionOf1822PNWCanBeChosen goes through a game of random choices of each scenario.
func TestEveryLegalActionOf1822PNWCanBeChosen(t *testing.T) {
	for _, e := range titles.All() {
		if !strings.HasPrefix(e.Key, "1822pnw") {
			continue
		}
		t.Run(e.Key, func(t *testing.T) {
			r := reach{t, map[string]int{}, map[string]int{}}
			title, err := e.Build(rules.Rulebook, nil)
			if err != nil {
				t.Fatal(err)
			}
			walkRandom(title, e.MinPlayers, r.look)
			if len(r.asked) < 20 || len(r.missed) > 0 {
				t.Errorf("of %d kinds of choices these cannot be made: %v", len(r.asked), r.missed)
			}
		})
	}
}

// walkRandom plays a game of random choices, each kind of action as often as any other, and looks at its positions.
func walkRandom(t *rules.Title, players int, look func(rules.View, int)) {
	var x rules.Scratch
	s := rules.Start(t, players, 0, &x)
	random := rand.New(rand.NewPCG(0, 0))
	for n := 0; !s.End.Over; n++ {
		v := rules.View{T: t, S: &s, X: &x}
		look(v, n)
		var verbs []string
		byVerb := map[string][]rules.Action{}
		for _, a := range rules.AppendLegal(nil, v) {
			verb := a.Def().Verb
			if byVerb[verb] == nil {
				verbs = append(verbs, verb)
			}
			byVerb[verb] = append(byVerb[verb], a)
		}
		list := byVerb[verbs[random.IntN(len(verbs))]]
		var next rules.State
		rules.Do(v, list[random.IntN(len(list))], &next)
		s = next
	}
}
