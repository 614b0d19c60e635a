package record_test

import (
	"flag"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/titles/t18fl"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// tolerant is raised for long runs: go test ./rules/record -run Tolerance -tolerant 50.
var tolerant = flag.Uint64("tolerant", 2, "games with tolerated actions that are written for each title")

// TestEveryToleranceIsWritten plays games as recorded ones with actions that are never offered and that the reader
// takes all the same: every action read is written, and reads back as the same game.
func TestEveryToleranceIsWritten(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		if !slices.Contains(e.Profiles(), rules.Recorded) {
			continue
		}
		t.Run(e.Key, func(t *testing.T) {
			t.Parallel()
			title, err := e.Build(rules.Recorded, nil)
			if err != nil {
				t.Fatal(err)
			}
			count := map[string]int{}
			for seed := range *tolerant {
				players := e.MinPlayers + int(seed)%(e.MaxPlayers-e.MinPlayers+1)
				tolerantGame(t, title, players, seed, count)
			}
			t.Log("tolerated and written: ", count)
		})
	}
}

// tolerantGame plays one game, with a tolerated action in every third position that has one, and reads its record.
func tolerantGame(t *testing.T, title *rules.Title, players int, seed uint64, count map[string]int) {
	t.Helper()
	names := []string{"Ann", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gus"}[:players]
	w, err := record.NewWriter(record.Source{Title: title, Players: names, Seed: seed}, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Start(title, players, seed, &rules.Scratch{})
	v := rules.View{T: title, S: &s, X: &rules.Scratch{}, For: rules.Stored}
	chooser, chance, seen := bot.NewRandom(seed), rand.New(rand.NewPCG(seed, 18)), map[string]int{}
	for n := 1; !s.End.Over; n++ {
		a, step := chooser.Choose(v), v.InCharge().Name()
		if seen[step]++; seen[step]%7 == 1 {
			if list := tolerated(v); len(list) > 0 {
				verbs := slices.Sorted(maps.Keys(list))
				of := list[verbs[chance.IntN(len(verbs))]]
				a = of[chance.IntN(len(of))]
				count[step+" "+a.Def().Verb]++
			}
		}
		if err := w.Add(a); err != nil {
			t.Errorf("%d players, seed %d, action %d, step %s: %s is taken and not written: %v", players, seed, n, step,
				notation.Action(title, a), err)
			return
		}
		if r := rules.Do(v, a, &s); r.Refused() {
			t.Fatal(r)
		}
	}
	data, err := w.Finish()
	if err != nil {
		t.Errorf("%d players, seed %d: %v", players, seed, err)
		return
	}
	if in := readAll(t, data); !slices.Equal(notation.Position(viewAt(in, &in.Final)), notation.Position(viewAt(in, &s))) {
		t.Errorf("%d players, seed %d: the record ends elsewhere", players, seed)
	}
}

func viewAt(in *record.Import, s *rules.State) rules.View {
	return rules.View{T: in.Title, S: s, X: &rules.Scratch{}}
}

// tolerated returns, by their verbs, actions that are not listed as legal and taken where they stand in a log: beside
// every legal action those that differ from it in one operand, and those that are never offered.
func tolerated(v rules.View) map[string][]rules.Action {
	list, done := map[string][]rules.Action{}, map[string]int{}
	offered := v
	offered.For &^= rules.Stored
	legal := rules.AppendLegal(nil, offered)
	try := func(a rules.Action) {
		listed := slices.ContainsFunc(legal, func(l rules.Action) bool { return rules.SameAction(l, a) })
		if !listed && rules.Check(offered, a).Reason != rules.Unknown && !rules.Check(v, a).Refused() {
			list[a.Def().Verb] = append(list[a.Def().Verb], a)
		}
	}
	for _, a := range legal {
		if done[a.Def().Verb]++; done[a.Def().Verb] > 3 {
			continue
		}
		for b := range rulestest.Near(v, a) {
			try(b)
		}
	}
	p := id.OfPlayer(v.Decider(v.Actor()))
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		for percent := uint8(5); percent <= 50; percent += 5 {
			try(rules.SellShares{By: p, Corp: c, Percent: percent})
			try(rules.BuyShares{By: p, Corp: c, From: id.Pool, Percent: percent})
		}
		try(t18fl.StateCost{By: c, Cost: 15})
		try(rules.Bankrupt{By: c})
	}
	return list
}
