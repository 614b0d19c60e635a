package bot_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestStarterLasts: the starter game of 1830 as the sensible computer plays it lasts 10 to 25 rounds with every number
// of players and ends by the bank (1830/RS14, trap 49).
func TestStarterLasts(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-starter")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for players := e.MinPlayers; players <= e.MaxPlayers; players++ {
		s := rules.Start(title, players, 1, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		player := bot.NewSensible(1)
		for !s.End.Over {
			if r := rules.Do(v, player.Choose(v), &s); r.Refused() {
				t.Fatal(r)
			}
		}
		t.Logf("%d players: %d rounds, %v, %v", players, s.Set, s.End, v.Ranking())
		if s.Set < 10 || s.Set > 25 || s.End.Reason != rules.BankBroken {
			t.Errorf("%d players: the game ends in round %d by %v", players, s.Set, s.End)
		}
	}
}

// starterSituations are decisions of a railroad in the sixth round of the starter game, when the fours of 300 are next,
// with which the twos rust. Nobody helps a railroad (RS12), and one without a train loses the game (RS14).
var starterSituations = []situation{
	{"trains run", func(g *affair) {
		g.alone("3")
		turn(g.Game, "run", g.corp)
	}, "run COMPANY"},
	{"a railroad without a train buys one", func(g *affair) {
		g.alone().Cash(g.corp, g.price+150)
		turn(g.Game, "trains", g.corp)
	}, "train COMPANY 4"},
	{"also with the last of its money", func(g *affair) {
		g.alone().Cash(g.corp, g.price)
		turn(g.Game, "trains", g.corp)
	}, "train COMPANY 4"},
	{"a station does not take the money for the train", func(g *affair) {
		g.alone().Cash(g.corp, g.price+20)
		turn(g.Game, "token", g.corp)
	}, "pass COMPANY"},
	{"nor does it while the only train rusts soon", func(g *affair) {
		g.alone("2").Cash(g.corp, g.price+20)
		turn(g.Game, "token", g.corp)
	}, "pass COMPANY"},
	{"a train that lasts is bought before the twos rust", func(g *affair) {
		g.alone("2").Cash(g.corp, g.price+50)
		turn(g.Game, "trains", g.corp)
	}, "train COMPANY 4"},
	{"a two for 80 that rusts with the next train is not bought beside threes", func(g *affair) {
		g.alone("3", "3").Cash(g.corp, 100)
		g.Train("pool", "2")
		turn(g.Game, "trains", g.corp)
	}, "pass COMPANY"},
	{"without the price of a train nothing is bought", func(g *affair) {
		g.alone("3").Cash(g.corp, g.price-10)
		turn(g.Game, "trains", g.corp)
	}, "pass COMPANY"},
	{"track is laid", func(g *affair) {
		g.alone("3", "3")
		turn(g.Game, "track", g.corp)
	}, "lay COMPANY"},
	{"track is laid where it costs nothing while the money is for a train", func(g *affair) {
		g.alone().Cash(g.corp, g.price)
		turn(g.Game, "track", g.corp)
	}, "lay COMPANY"},
}

// TestStarterSituations: the sensible player makes the expected choice for each railroad of the sample.
func TestStarterSituations(t *testing.T) {
	t.Parallel()
	decide(t, scene{sample: "starter", set: 6, corps: []string{"PRR", "NYC", "C&O"}}, starterSituations)
}

// TestLastLays: once the bank cannot pay the income of another round, no railroad pays more for a tile than it brings
// in the last run (1830/RS14, RS16). Sensible still builds for rounds that will not come.
func TestLastLays(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-starter")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	run := func(v rules.View, c id.Corp) int32 {
		var trains [rules.MaxTrains]id.Train
		v.Routes().Begin(v.RunProblem(c, v.AppendTrains(trains[:0], id.OfCorp(c))))
		for !v.Routes().Step(100_000) {
		}
		return v.Routes().Best().Pays
	}
	lays, losses := 0, 0
	play := func(player *bot.Sensible, seed uint64) {
		s := rules.Start(title, 3, seed, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		for !s.End.Over {
			a := player.Choose(v)
			income := int32(0)
			for c := range title.Corps {
				income += s.Corps[c+1].LastRun
			}
			lay, builds := a.(rules.LayTile)
			if !builds || v.BankLeft() >= income {
				rules.Do(v, a, &s)
				continue
			}
			cash, before := v.Cash(id.OfCorp(lay.By)), run(v, lay.By)
			rules.Do(v, a, &s)
			lays++
			if cash-v.Cash(id.OfCorp(lay.By)) > run(v, lay.By)-before {
				losses++
			}
		}
	}
	for seed := range uint64(10) {
		play(bot.NewSound(seed), seed)
	}
	if lays == 0 || losses > 0 {
		t.Errorf("%d of %d lays before the last run cost more than they bring", losses, lays)
	}
}
