package bot_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// scene is a sample game at the beginning of an operating round, in which situations are made of its companies.
type scene struct {
	sample string
	set    uint8
	corps  []string
	// Trains of the kind lasting never rust, those of the kind passing soon do.
	lasting, passing string
}

var samples = []scene{
	{"florida", 6, []string{"SAL", "SR", "ACL"}, "6", "2"},
	{"1870-four", 6, []string{"SLSF", "MP", "MKT"}, "8", "3"},
	{"cascades", 9, []string{"NP", "ORNC", "SPS"}, "7", "3"},
	{"sound", 9, []string{"NP", "ORNC", "SPS"}, "7", "3"},
	{"columbia", 9, []string{"NP", "ORNC", "SPS"}, "7", "3"},
}

// game returns the game of a scene. The sample of 1870 is played by a guide: a stored game of sensible players replaces
// it.
func (s scene) game(t *testing.T) *match.Match {
	if s.sample == "1870-four" {
		return gametest.Kept(t, s.sample)
	}
	return gametest.Sample(t, s.sample)
}

// affair is a situation of a company and its president, seat p.
type affair struct {
	*rulestest.Game
	scene
	corp, seat string
	price      int32 // of the train that the depot sells
}

// alone takes the trains of the company away and gives it others.
func (g *affair) alone(kinds ...string) *affair {
	var buf [rules.MaxTrains]id.Train
	for _, n := range g.View().AppendTrains(buf[:0], g.Owner(g.corp)) {
		g.S.Trains[n] = id.Nobody
	}
	g.Train(g.corp, kinds...)
	return g
}

// round puts the president into a stock round with this money, the others with none.
func (g *affair) round(cash int32) {
	g.Stock(g.set, g.seat)
	for i := range g.S.Players {
		g.Cash(fmt.Sprintf("p%d", i+1), 0)
	}
	g.Cash(g.seat, cash)
}

// room takes a share of every company that others preside over from the president, so that he may hold more
// certificates.
func (g *affair) room() {
	v := g.View()
	p := v.S.Frames[v.S.Depth-1].Actor.Player()
	for i := range g.Title.Corps {
		c := id.Corp(i + 1)
		if v.President(c) != p && v.Held(c, id.OfPlayer(p)) > 0 {
			g.Give(g.Title.Corps[i].ID, int(v.Ordinary(c)), g.seat, "pool")
		}
	}
}

// most gives the president the shares of the company that the bank and its pool have, and those beyond 10 % that others
// hold.
func (g *affair) most() {
	v, c := g.View(), g.Corp(g.corp)
	share := int(v.Ordinary(c))
	give := func(from string, keep int) {
		for v := g.View(); v.Held(c, g.Owner(from)) >= keep+share; v = g.View() {
			g.Give(g.corp, share, from, g.seat)
		}
	}
	give("pool", 0)
	give("initial", 0)
	for i := range g.S.Players {
		if p := fmt.Sprintf("p%d", i+1); p != g.seat {
			give(p, 10)
		}
	}
}

// situation is a decision to which every sensible person knows the answer. The good choices are parted by bars; COMPANY
// and SEAT in them are replaced by the names.
type situation struct {
	name string
	do   func(g *affair)
	want string
}

// situations are those of any title with shares.
var situations = []situation{
	{"trains run", func(g *affair) {
		g.alone(g.lasting)
		turn(g.Game, "run", g.corp)
	}, "run COMPANY"},
	{"a company with a train that lasts pays", func(g *affair) {
		g.alone(g.lasting)
		turn(g.Game, "dividend", g.corp)
		g.S.Turn.Revenue = 200
	}, "dividend COMPANY payout"},
	{"a company that lacks a little for its train keeps its earnings", func(g *affair) {
		g.alone().Cash(g.corp, g.price-90)
		turn(g.Game, "dividend", g.corp)
		g.S.Turn.Revenue = 100
	}, "dividend COMPANY withhold"},
	{"a company without a train buys one", func(g *affair) {
		g.alone().Cash(g.corp, g.price+50)
		turn(g.Game, "trains", g.corp)
	}, "train COMPANY "},
	{"also with the last of its money", func(g *affair) {
		g.alone().Cash(g.corp, g.price)
		turn(g.Game, "trains", g.corp)
	}, "train COMPANY "},
	{"a station does not take the money for the train", func(g *affair) {
		g.alone().Cash(g.corp, g.price+20)
		turn(g.Game, "token", g.corp)
	}, "pass COMPANY"},
	{"in need the president helps with what he has", func(g *affair) {
		g.alone().Cash(g.corp, g.price/2)
		g.Cash(g.seat, g.price)
		turn(g.Game, "trains", g.corp)
	}, "train COMPANY "},
	{"a train that lasts is bought before the rush", func(g *affair) {
		g.alone(g.passing).Cash(g.corp, 1500)
		for _, k := range g.Title.Trains {
			if k.Name == g.lasting {
				break
			}
			for g.View().InDepot(g.Kind(k.Name)) {
				g.S.Trains[g.Card(k.Name, "initial")] = id.Nobody
			}
		}
		turn(g.Game, "trains", g.corp)
	}, "train COMPANY LASTING|train COMPANY 5P"}, // a permanent one of the same president's is as good
	{"without money nothing is bought beside a train that lasts", func(g *affair) {
		g.alone(g.lasting).Cash(g.corp, 10)
		turn(g.Game, "trains", g.corp)
	}, "pass COMPANY"},
	{"a company that runs well is kept", func(g *affair) {
		g.alone(g.lasting)
		g.round(0)
	}, "not sell SEAT COMPANY"},
	{"who has no money buys nothing", func(g *affair) {
		g.alone(g.lasting)
		g.round(5)
	}, "pass SEAT|repay SEAT|sell SEAT"},
	{"money for the train of the company is kept", func(g *affair) {
		g.alone().Cash(g.corp, 0)
		g.round(g.price - 50)
	}, "pass SEAT|sell SEAT"},
	{"earnings of a company that belongs mostly to its president, and needs nothing, are paid", func(g *affair) {
		g.alone().Cash(g.corp, 1500)
		for g.View().TrainRoom(g.Corp(g.corp)) > 0 {
			g.Train(g.corp, g.lasting)
		}
		g.most()
		turn(g.Game, "dividend", g.corp)
		g.S.Turn.Revenue = 300
	}, "dividend COMPANY payout"},
	{"who has money and needs it for nothing invests", func(g *affair) {
		for _, c := range g.corps {
			g.corp = c
			g.alone(g.lasting)
		}
		g.round(3000)
		g.room()
	}, "not pass SEAT"},
}

// investments are situations of companies that have all operated.
var investments = []situation{
	{"shares of a company without train and money are not bought while others run well", func(g *affair) {
		corp := g.corp
		for _, g.corp = range g.corps {
			g.alone(g.lasting)
		}
		g.corp = corp
		g.alone().Cash(g.corp, 0)
		g.round(600)
		g.room()
	}, "not buy SEAT COMPANY"},
}

// TestSituations: the sensible player makes the expected choice in the same situations of several titles, on the boards
// of the samples.
func TestSituations(t *testing.T) {
	t.Parallel()
	for _, sc := range samples {
		decide(t, sc, situations)
	}
	for _, sc := range samples[:2] {
		decide(t, sc, investments)
	}
}

// decide puts each company of a scene into the situations.
func decide(t *testing.T, sc scene, list []situation) {
	t.Helper()
	m := sc.game(t)
	at := 0
	for v := m.ViewAt(0); v.S.Set < sc.set || v.S.Round == 0; v = m.ViewAt(at) {
		at++
	}
	title, start := m.Title(), *m.ViewAt(at).S
	for _, corp := range sc.corps {
		for _, x := range list {
			name := title.Key + "/" + corp + " " + x.name
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				g := &affair{Game: &rulestest.Game{Names: rulestest.Names{T: t, Title: title}, S: start}, scene: sc, corp: corp}
				president := g.View().President(g.Corp(corp))
				g.seat = fmt.Sprintf("p%d", president)
				g.price, _ = g.View().CheapestTrain()
				x.do(g)
				said := strings.NewReplacer("COMPANY", corp, "SEAT", fmt.Sprintf("p%d", president-1), "LASTING",
					sc.lasting).Replace(x.want)
				answer(t, g.Game, name, said)
			})
		}
	}
}
