package bot_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// others founds companies that floated for the other players, with this money each and no trains.
func others(g *rulestest.Game, cash int32) {
	for i, c := range []struct{ corp, home string }{{"C&O", "F6"}, {"NYC", "E19"}, {"PRR", "H12"}} {
		p := fmt.Sprintf("p%d", i+2)
		g.Found(c.corp, 67, p, 60).Float(c.corp).Home(c.corp, c.home, 0).Cash(c.corp, cash)
	}
}

// TestStartsWhatFloats: a company is started if its player can make it float, or others who have no company and too
// little for one of their own will (1830/R40). Sensible counts on half of everybody's money.
func TestStartsWhatFloats(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		build  func(g *rulestest.Game)
		starts bool
	}{
		{"alone with enough", func(g *rulestest.Game) {
			others(g, 670)
			g.Stock(2, "p1").Cash("p1", 480)
		}, true},
		{"alone with too little, while the others have companies", func(g *rulestest.Game) {
			others(g, 670)
			g.Stock(2, "p1").Cash("p1", 380)
			for _, p := range []string{"p2", "p3", "p4"} {
				g.Cash(p, 200)
			}
		}, false},
		{"with little, among players who have as little and no company", func(g *rulestest.Game) {
			g.Stock(1, "p1")
			for _, p := range []string{"p1", "p2", "p3", "p4"} {
				g.Cash(p, 350)
			}
		}, true},
	} {
		for seed := range uint64(5) {
			g := rulestest.New(t, title, 4)
			c.build(g)
			chosen := notation.Action(title, bot.NewSound(seed).Choose(g.View()))
			if strings.HasPrefix(chosen, "par ") != c.starts {
				t.Errorf("%s, seed %d: %s", c.name, seed, chosen)
			}
		}
	}
}

// TestTrainsBeforeTheRush: the first company to operate does not spend its money on twos beyond those that it can run,
// when the companies after it can buy the twos and threes that are left and the first four, with which the twos rust
// (1830/R134).
func TestTrainsBeforeTheRush(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 4)
	g.Found("B&O", 100, "p1", 60).Float("B&O").Home("B&O", "I15", 0).Cash("B&O", 1000)
	others(g, 670)
	turn(g, "trains", "B&O")
	bought := 0
	for p := bot.NewSound(1); bought < 4; bought++ {
		a, buys := p.Choose(g.View()).(rules.BuyTrain)
		if !buys {
			break
		}
		g.Do(a)
	}
	if bought < 1 || bought > 2 {
		t.Errorf("%d twos are bought, and $%d are left for trains that last", bought, g.View().Cash(id.OfCorp(g.Corp("B&O"))))
	}
}

// TestSeedsMatter: games of equal players with different seeds end differently.
func TestSeedsMatter(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		title string
		games uint64
	}{{"1830-starter", 10}, {"18fl", 4}} {
		e, _ := titles.Find(c.title)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		ends := map[string]uint64{}
		for seed := range c.games {
			s := rules.Start(title, 4, seed, &rules.Scratch{})
			v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
			for p := bot.NewSound(seed); !s.End.Over; {
				rules.Do(v, p.Choose(v), &s)
			}
			end := fmt.Sprint(v.Ranking())
			if before, same := ends[end]; same {
				t.Errorf("%s: seeds %d and %d end alike", c.title, before, seed)
			}
			ends[end] = seed
		}
	}
}

// TestAnswersBids: who was outbid on a card in a box raises as long as the card is worth it, and no further
// (1822PNW/R30): the bid for a company comes back as its worth and money. Sensible lets every card go for a little more
// than its face value.
func TestAnswersBids(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	raises := func(standing int32, seed uint64) bool {
		g := rulestest.New(t, title, 4)
		card := g.View().CardIn(1)
		for p, price := range []int32{100, standing, 0, 0} {
			if price > 0 {
				g.Do(rules.Bid{By: id.Player(p + 1), Private: card, Price: price})
			}
			g.Do(rules.Pass{By: id.OfPlayer(id.Player(p + 1))})
		}
		for player := bot.NewSound(seed); ; {
			if by := g.View().Actor(); by.Player() != 1 {
				g.Do(rules.Pass{By: by})
				continue
			}
			a := player.Choose(g.View())
			if b, bids := a.(rules.Bid); !bids && !g.S.Turn.Acted || bids && b.Private == card {
				return bids
			}
			g.Do(a) // another bid, or the end of a turn with one
		}
	}
	answered := 0
	for seed := range uint64(5) {
		if raises(115, seed) {
			answered++
		}
		if raises(200, seed) {
			t.Errorf("seed %d: 205 for a card of 100", seed)
		}
	}
	if answered < 3 {
		t.Errorf("only %d of 5 raise 115", answered)
	}
}

// TestBeginners: a beginner thinks that one train is enough, in one of two cases, but never bids twice the worth of a
// private, for which no company would give the money back (1830/R90).
func TestBeginners(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	bought, seeds := map[string]int{}, uint64(20)
	for seed := range seeds {
		g := rulestest.New(t, title, 4)
		g.Phase("4")
		prr(g, 60, "4")
		g.Cash("PRR", 900)
		turn(g, "trains", "PRR")
		for name, p := range map[string]bot.Player{"sound": bot.NewSound(seed), "easy": bot.NewEasy(seed)} {
			if _, buys := p.Choose(g.View()).(rules.BuyTrain); buys {
				bought[name]++
			}
		}
		g = rulestest.New(t, title, 4)
		contest("DH", 75, 140)(g)
		if a := bot.NewEasy(seed).Choose(g.View()); a != rules.Action(rules.Pass{By: g.View().Actor()}) {
			t.Errorf("seed %d: %T%v for a private of 70", seed, a, a)
		}
	}
	if bought["sound"] != int(seeds) || bought["easy"] < 4 || bought["easy"] > 16 {
		t.Errorf("of %d seeds a second train is bought by %v", seeds, bought)
	}
}

// TestPrivatesAfterTrains: a company buys its president's private when it has bought its trains, if any money is left
// (1830/R83, R90).
func TestPrivatesAfterTrains(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for step, want := range map[string]string{"dividend": "dividend PRR ", "trains": "train PRR 3",
		"lastprivates": "private PRR DH 140"} {
		for name, p := range map[string]bot.Player{"sound": bot.NewSound(1), "hard": bot.NewSearch(1, bot.Hard)} {
			g := rulestest.New(t, title, 4)
			g.Phase("3")
			prr(g, 60, "3")
			g.Own("DH", "p1").Cash("PRR", 500)
			nyc(g, "p2", "3")
			turn(g, step, "PRR")
			g.S.Turn.Revenue = 60
			if chosen := notation.Action(title, p.Choose(g.View())); !strings.HasPrefix(chosen, want) {
				t.Errorf("%s, step %s: %s, want %s", name, step, chosen, want)
			}
		}
	}
}

// TestNoSaleWithoutNeed: in recorded games a president may sell shares for a company that has no route and need not buy
// a train (1830/R137, R139). No company's train is worth them.
func TestNoSaleWithoutNeed(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Recorded, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 4)
	g.Found("NYC", 67, "p1", 60).Home("NYC", "E19", 0).Cash("NYC", 0).Cash("p1", 0)
	prr(g, 30, "5")
	turn(g, "trains", "NYC")
	sales := 0
	for _, a := range rules.AppendLegal(nil, g.View()) {
		if _, ok := a.(rules.SellShares); ok {
			sales++
		}
	}
	if sales == 0 {
		t.Fatal("no sale is legal")
	}
	for name, p := range map[string]bot.Player{"sound": bot.NewSound(1), "hard": bot.NewSearch(1, bot.Hard)} {
		if chosen := notation.Action(title, p.Choose(g.View())); !strings.HasPrefix(chosen, "pass") {
			t.Errorf("%s: %s", name, chosen)
		}
	}
}

// TestTrainsGoOn: companies with a train of the first kind and idle money buy on, though the track is too short for a
// second one: the games of four players who think so are about as long as those of Sensible, which took 7 to 9 sets.
func TestTrainsGoOn(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(3) {
		s := rules.Start(title, 4, seed, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		for p := bot.NewSound(seed); !s.End.Over; {
			rules.Do(v, p.Choose(v), &s)
		}
		if s.Set > 10 {
			t.Errorf("seed %d: %d sets", seed, s.Set)
		}
	}
}

// TestPrivatesThatPayAreKept: a private that pays more in a round than the share for it is exchanged later, when the
// share pays more or the private closes; nobody else can buy that share meanwhile (1860/R44, R46). Sensible exchanges
// it at once.
func TestPrivatesThatPayAreKept(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3)
	cowes(g, "p2", "2+1")
	g.PriceAt("C&N", g.ParCell(100)).Own("CMH", "p1")
	stock(g, 0)
	for name, want := range map[string]string{"sensible": "exchange", "sound": "pass"} {
		if chosen := notation.Action(title, byThumb[name](1).Choose(g.View())); !strings.HasPrefix(chosen, want) {
			t.Errorf("%s: %s, want %s", name, chosen, want)
		}
	}
}
