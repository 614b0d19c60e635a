package bot_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/titles/t1822pnw"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// position is a decision to which every sensible person knows the answer.
type position struct {
	rule, name string
	build      func(g *rulestest.Game)
	// want are the beginnings of the choices that are good, in notation. A leading "not " asks for anything else.
	want string
}

// byThumb are the players by rules of thumb, byLook those that look ahead.
var (
	byThumb = map[string]func(seed uint64) bot.Player{
		"sensible": func(seed uint64) bot.Player { return bot.NewSensible(seed) },
		"sound":    func(seed uint64) bot.Player { return bot.NewSound(seed) },
	}
	byLook = map[string]func(seed uint64) bot.Player{
		"medium": func(seed uint64) bot.Player { return bot.NewSearch(seed, bot.Medium) },
		"hard":   func(seed uint64) bot.Player { return bot.NewSearch(seed, bot.Hard) },
	}
)

// disputed are the positions in which players who look ahead may choose otherwise than those by rules of thumb, by
// title and name, with their choice and the reason why it is as good.
var disputed = map[string]string{
	"1830-classic/R135 a train that rusts at once is not bought":         "it is, because nobody is there to buy the trains with which it rusts",
	"1830-basic/R135 a train that rusts at once is not bought":           "it is, because nobody is there to buy the trains with which it rusts",
	"1860/R70 a company is started that floats with the money of others": "a pass, because the others may prefer companies of their own",
}

// TestPositions: players by rules of thumb make the expected choice, whatever their seed.
func TestPositions(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		title     string
		players   int
		positions []position
	}{
		{"1830-classic", 4, slices.Concat(auction1830, positions1830)},
		{"1830-basic", 4, slices.Concat(groups1830, positions1830)},
		{"1860", 3, positions1860},
	} {
		e, _ := titles.Find(c.title)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range c.positions {
			name := c.title + "/" + p.rule + " " + p.name
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				g := rulestest.New(t, title, c.players)
				p.build(g)
				answer(t, g, name, p.want)
			})
		}
	}
}

// answer lets every kind of player choose in a position. Where the answer is disputed, one that looks ahead chooses
// otherwise. Several good choices are parted by bars.
func answer(t *testing.T, g *rulestest.Game, name, want string) {
	t.Helper()
	wants, not := strings.CutPrefix(want, "not ")
	list, otherwise := slices.Collect(maps.Keys(byThumb)), 0
	for _, kind := range append(list, slices.Collect(maps.Keys(byLook))...) {
		player, seeds := byThumb[kind], uint64(3)
		if player == nil {
			player, seeds = byLook[kind], 1
		}
		for seed := range seeds {
			chosen := notation.Action(g.Title, player(seed).Choose(g.View()))
			switch {
			case slices.ContainsFunc(strings.Split(wants, "|"),
				func(w string) bool { return strings.HasPrefix(chosen, w) }) != not:
			case byLook[kind] != nil && disputed[name] != "":
				otherwise++
			default:
				t.Errorf("%s, seed %d: %s, want %s; in charge: %s", kind, seed, chosen, want, g.InCharge())
			}
		}
	}
	if disputed[name] != "" && otherwise == 0 {
		t.Errorf("disputed, and chosen by all: %s", want)
	}
}

// bid bids for a private in the auction.
func bid(g *rulestest.Game, private string, price int32) {
	a := rules.Bid{By: g.View().Actor().Player(), Price: price}
	if private != "" {
		a.Private = g.Private(private)
	}
	g.Do(a)
}

// contest lets the players sell the lots before a private for which the first two have bid.
func contest(private string, first, second int32) func(g *rulestest.Game) {
	return func(g *rulestest.Game) {
		bid(g, private, first)
		bid(g, private, second)
		for _, p := range g.Title.Privates {
			if p.ID == private {
				break
			}
			bid(g, p.ID, p.Value)
		}
	}
}

// turn puts a company at a step of its turn in an operating round of the fifth set.
func turn(g *rulestest.Game, step, corp string) {
	g.S.Set, g.S.Round, g.S.RoundsLeft, g.S.Turn, g.S.Depth = 5, 1, 0, rules.Turn{}, 1
	for i := range g.Title.Rounds {
		if g.Title.Rounds[i].Name == "operating" {
			g.S.Frames = [rules.MaxFrames]rules.Frame{{Round: rules.RoundID(i + 1), Actor: g.Owner(corp)}}
		}
	}
	g.S.Order = rules.Order{Len: 1}
	g.S.Order.Corps[0] = g.Corp(corp)
	g.Step(step)
}

// stock puts the first player into a stock round in which shares may be sold; the others have no money.
func stock(g *rulestest.Game, cash int32) {
	g.Stock(5, "p1").Cash("p1", cash)
	for _, p := range []string{"p2", "p3", "p4"}[:g.S.Players-1] {
		g.Cash(p, 0)
	}
	g.S.Phase = max(g.S.Phase, 1)
}

// prr is the Pennsylvania in full swing: from Altoona to Columbus, Lancaster and Baltimore.
func prr(g *rulestest.Game, percent int, trains ...string) {
	g.Found("PRR", 100, "p1", percent).Home("PRR", "H12", 0)
	g.Lay("H10", "57", 1).Lay("H8", "9", 1).Lay("H6", "9", 1).Lay("H4", "57", 1)
	g.Lay("H14", "9", 1).Lay("H16", "57", 1)
	if percent < 60 {
		g.Give("PRR", 60-percent, "initial", "p2").Float("PRR")
	}
	g.Train("PRR", trains...)
}

// nyc is the New York Central with a run from Albany to New York.
func nyc(g *rulestest.Game, president string, trains ...string) {
	g.Found("NYC", 67, president, 60).Home("NYC", "E19", 0).Lay("E19", "57", 0).Lay("F18", "8", 5)
	g.Train("NYC", trains...)
}

// auction1830 are positions of the auction of the full game.
var auction1830 = []position{
	{"R10", "the cheapest private is worth its price", func(g *rulestest.Game) {
		for _, p := range []string{"p2", "p3", "p4"} {
			g.Cash(p, 0)
		}
		g.Cash("p1", 24)
	}, "bid p0 SV 20"},
	{"R14", "the D&H is worth a little more than 70", contest("DH", 75, 80), "bid p0 DH 85"},
	{"R14", "the D&H is not worth twice its value", contest("DH", 75, 140), "pass"},
	{"R14", "the M&H is worth more than 120", contest("MH", 115, 120), "bid p0 MH 125"},
	{"R14", "the M&H is not worth 190", contest("MH", 115, 190), "pass"},
	{"R14", "the share that comes with the C&A is worth a bid", contest("CA", 165, 180), "bid p0 CA 185"},
	{"R14", "the C&A is not worth 300", contest("CA", 165, 300), "pass"},
	{"R16", "a private for nothing is taken", func(g *rulestest.Game) { g.S.Auction.Discount = 20 }, "bid p0 SV 0"},
	{"R19", "the B&O gets a par at which it floats", func(g *rulestest.Game) {
		for _, p := range g.Title.Privates[:5] {
			g.Own(p.ID, "p2")
		}
		g.S.Auction.Discount = 0
		g.Cash("p1", 540)
		bid(g, "BO", 220)
	}, "par p0 B&O"},
}

// groups1830 are positions of the sale of groups in the basic game: of four players each gets one, for 130, 110, 160
// and 220.
var groups1830 = []position{
	{"RB5", "the right to choose is worth a little", func(*rulestest.Game) {}, "bid p0 "},
	{"RB5", "it is not worth 150, as something is left for everybody", func(g *rulestest.Game) { bid(g, "", 150) },
		"pass"},
	{"RB5", "nor 100", func(g *rulestest.Game) { bid(g, "", 100) }, "pass"},
}

// positions1830 are positions after the privates are sold.
var positions1830 = []position{
	{"R35", "who can make a company float starts one", func(g *rulestest.Game) { g.Stock(1, "p1").Cash("p1", 600) },
		"par p0"},
	{"R40", "who cannot make a company float starts none", func(g *rulestest.Game) { stock(g, 350) }, "pass p0"},
	{"R38", "who has no room for its certificates starts none", func(g *rulestest.Game) {
		prr(g, 60, "4")
		nyc(g, "p1", "4")
		g.Found("C&O", 100, "p1", 60).Home("C&O", "F6", 0).Train("C&O", "4")
		stock(g, 700)
	}, "not par"},
	{"R40", "what was started is made to float", func(g *rulestest.Game) {
		prr(g, 60, "4")
		g.Found("NYC", 67, "p1", 40)
		stock(g, 300)
	}, "buy p0 NYC"},
	{"R125", "of two companies the share of the one that runs is bought", func(g *rulestest.Game) {
		prr(g, 30, "5")
		nyc(g, "p2")
		g.Give("PRR", 10, "p1", "p3").Cash("NYC", 0)
		stock(g, 101)
	}, "buy p0 PRR ipo"},
	{"R34", "of equal shares those of the pool are bought if they are cheaper", func(g *rulestest.Game) {
		prr(g, 30, "5")
		g.Give("PRR", 20, "initial", "pool").PriceAt("PRR", g.ParCell(76))
		stock(g, 101)
	}, "buy p0 PRR pool"},
	{"R138", "money for the train of one's own company is kept", func(g *rulestest.Game) {
		prr(g, 60, "4")
		g.Phase("6").Cash("PRR", 0)
		nyc(g, "p2", "6")
		stock(g, 300)
	}, "pass p0"},
	{"R138", "money that the treasury has need not be kept", func(g *rulestest.Game) {
		g.Phase("6")
		prr(g, 60, "4")
		g.Cash("PRR", 1100)
		nyc(g, "p2", "6")
		stock(g, 300)
	}, "buy p0"},
	{"R64", "the presidency of a company without train and money is given away", func(g *rulestest.Game) {
		g.Phase("5")
		prr(g, 30)
		g.Cash("PRR", 0)
		stock(g, 0)
	}, "sell p0 PRR"},
	{"R64", "the presidency of a company that runs well is kept", func(g *rulestest.Game) {
		prr(g, 40, "5")
		stock(g, 0)
	}, "pass p0"},
	{"R43", "who holds too much sells", func(g *rulestest.Game) {
		prr(g, 70, "5")
		stock(g, 0)
	}, "sell p0 PRR 10"},
	{"R58", "the M&H is kept while it pays more than a share", func(g *rulestest.Game) {
		nyc(g, "p2", "2")
		g.Own("MH", "p1")
		stock(g, 0)
		g.S.Phase = 0
	}, "pass p0"},
	{"R151", "the M&H is exchanged before it closes", func(g *rulestest.Game) {
		nyc(g, "p2", "4")
		g.Phase("4").Train("closed", "4", "4", "4").Own("MH", "p1")
		stock(g, 0)
	}, "exchange p0 MH"},
	{"R106", "track is laid where trains can run", func(g *rulestest.Game) {
		g.Found("PRR", 100, "p1", 60).Home("PRR", "H12", 0)
		turn(g, "track", "PRR")
	}, "lay PRR"},
	{"R98", "money for the first train is not spent on mountains", func(g *rulestest.Game) {
		g.Found("PRR", 100, "p1", 60).Home("PRR", "H12", 0).Cash("PRR", 130)
		turn(g, "track", "PRR")
	}, "not lay PRR G13"},
	{"R110", "a station that adds nothing is not placed", func(g *rulestest.Game) {
		g.Phase("5")
		prr(g, 60, "5")
		turn(g, "token", "PRR")
	}, "pass PRR"},
	{"R120", "trains run", func(g *rulestest.Game) {
		prr(g, 60, "4")
		turn(g, "run", "PRR")
	}, "run PRR H"},
	{"R125", "a company with a train that lasts pays", func(g *rulestest.Game) {
		g.Phase("5")
		prr(g, 60, "5")
		turn(g, "dividend", "PRR")
		g.S.Turn.Revenue = 150
	}, "dividend PRR payout"},
	{"R126", "a company that lacks a little for the train it needs keeps its earnings", func(g *rulestest.Game) {
		g.Phase("5")
		prr(g, 60, "3")
		g.Cash("PRR", 350)
		turn(g, "dividend", "PRR")
		g.S.Turn.Revenue = 100
	}, "dividend PRR withhold"},
	{"R137", "the first train is bought", func(g *rulestest.Game) {
		prr(g, 60)
		turn(g, "trains", "PRR")
	}, "train PRR 2"},
	{"R135", "a permanent train is bought before the rush", func(g *rulestest.Game) {
		g.Phase("5")
		prr(g, 60, "3")
		g.Cash("PRR", 460)
		turn(g, "trains", "PRR")
	}, "train PRR 5"},
	{"R135", "a train that rusts at once is not bought", func(g *rulestest.Game) {
		g.Phase("5")
		prr(g, 60, "5")
		g.Train("pool", "3").Cash("PRR", 200)
		g.Train("closed", "5", "5")
		turn(g, "trains", "PRR")
	}, "pass PRR"},
	{"R138", "in need the president helps with what he has", func(g *rulestest.Game) {
		prr(g, 60)
		g.Cash("PRR", 50).Cash("p1", 500)
		turn(g, "trains", "PRR")
	}, "train PRR 2"},
	{"R139", "what is worth least is sold first", func(g *rulestest.Game) {
		g.Phase("5")
		prr(g, 60)
		nyc(g, "p2")
		g.Found("B&M", 67, "p2", 60).Home("B&M", "E23", 0).Train("B&M", "5")
		g.Give("NYC", 20, "initial", "p1").Give("B&M", 20, "initial", "p1").Cash("NYC", 0).Cash("PRR", 420).Cash("p1", 0)
		turn(g, "trains", "PRR")
	}, "sell p0 NYC 10"},
	{"R136", "the oldest train is discarded", func(g *rulestest.Game) {
		g.Phase("4")
		prr(g, 60, "3", "3", "4")
		nyc(g, "p2")
		g.Train("closed", "4", "4", "4")
		turn(g, "trains", "NYC")
		g.Do(rules.BuyTrain{By: g.Corp("NYC"), Train: g.Card("5", "initial"), From: g.Owner("initial"), Price: 450})
	}, "discard PRR 3"},
	{"R90", "a rich company buys its president's private at twice its value", func(g *rulestest.Game) {
		g.Phase("3")
		prr(g, 60, "3")
		g.Own("DH", "p1")
		turn(g, "lastprivates", "PRR")
	}, "private PRR DH 140"},
	{"R90", "a company that needs its money for a train does not", func(g *rulestest.Game) {
		g.Phase("3")
		prr(g, 60)
		g.Own("DH", "p1").Cash("PRR", 200)
		turn(g, "trains", "PRR")
	}, "train PRR 3"},
}

// iow is the Isle of Wight with a run from Ryde to Brading.
func iow(g *rulestest.Game, president string, percent int, trains ...string) {
	g.Found("IOW", 82, president, percent).Home("IOW", "I3", 0).Lay("J4", "6", 0).Lay("J6", "746", 0)
	if percent < 50 {
		g.Give("IOW", 50-percent, "initial", "p3").Float("IOW")
	}
	g.Train("IOW", trains...)
}

// cowes is the Cowes & Newport with a run to Newport.
func cowes(g *rulestest.Game, president string, trains ...string) {
	g.Found("C&N", 74, president, 50).Lay("F2", "787", 0).Home("C&N", "F2", 0).Lay("F4", "742", 3).Lay("G3", "741", 5)
	g.Train("C&N", trains...)
}

// sold gives the things of the auction away, but for those named.
func sold(g *rulestest.Game, but ...string) {
	for _, p := range g.Title.Privates {
		if p.FromPhase == "" && !slices.Contains(but, p.ID) {
			g.Own(p.ID, "p2")
		}
	}
	for _, c := range []string{"C&N", "IOW"} {
		if !slices.Contains(but, c) {
			g.Found(c, 74, "p3", 20)
		}
	}
}

// won lets the first player have the right to choose.
func won(g *rulestest.Game) {
	bid(g, "", 5)
	g.Pass().Pass()
}

var positions1860 = []position{
	{"R12", "the right to choose is worth a little", func(*rulestest.Game) {}, "bid p0 "},
	{"R13", "the right to choose is not worth 150", func(g *rulestest.Game) { bid(g, "", 150) }, "pass"},
	{"R12", "the right to choose a good private is worth 10", func(g *rulestest.Game) {
		sold(g, "RPSC")
		bid(g, "", 10)
	}, "bid p1 15"},
	{"R13", "it is not worth 120", func(g *rulestest.Game) {
		sold(g, "RPSC")
		bid(g, "", 120)
	}, "pass"},
	{"R15", "who can make a company float chooses one", won, "par p0"},
	{"R15", "of the privates the one that pays best is chosen", func(g *rulestest.Game) {
		sold(g, "RPSC", "BHC")
		won(g)
	}, "bid p0 RPSC 130"},
	{"R15", "CMH is chosen before YHC", func(g *rulestest.Game) {
		sold(g, "CMH", "YHC")
		won(g)
	}, "bid p0 CMH 90"},
	{"R15", "who cannot make a company float chooses a private", func(g *rulestest.Game) {
		g.Cash("p1", 220).Cash("p2", 0).Cash("p3", 0)
		won(g)
	}, "bid p0 RPSC"},
	{"R32", "who can make a company float starts one", func(g *rulestest.Game) { stock(g, 600) }, "par p0"},
	{"R70", "who cannot make a company float starts none", func(g *rulestest.Game) {
		stock(g, 200)
		g.Cash("p2", 10).Cash("p3", 10)
	}, "pass p0"},
	{"R70", "a company is started that floats with the money of others", func(g *rulestest.Game) {
		stock(g, 250)
		g.Cash("p2", 300).Cash("p3", 300)
	}, "par p0"},
	{"R70", "what was started is made to float", func(g *rulestest.Game) {
		cowes(g, "p2", "2+1")
		g.Found("IOW", 82, "p1", 40)
		stock(g, 200)
	}, "buy p0 IOW"},
	{"R70", "a share makes another's company float", func(g *rulestest.Game) {
		g.Found("IOW", 82, "p2", 40)
		stock(g, 90)
	}, "buy p0 IOW"},
	{"R110", "nothing is kept for trains that companies pay alone", func(g *rulestest.Game) {
		g.Phase("5")
		iow(g, "p1", 50, "3+2")
		cowes(g, "p2", "5+3")
		g.Cash("IOW", 0)
		stock(g, 100)
	}, "buy p0|sell p0 IOW"}, // or the company whose trains rust is given up for a better share
	{"R27", "of two companies the share of the one with trains is bought", func(g *rulestest.Game) {
		iow(g, "p2", 50, "2+1", "2+1")
		cowes(g, "p2")
		g.Cash("C&N", 0)
		stock(g, 90)
	}, "buy p0 IOW"},
	{"R34", "of equal shares those of the pool are bought if they are cheaper", func(g *rulestest.Game) {
		iow(g, "p2", 50, "2+1")
		g.Give("IOW", 20, "initial", "pool").PriceAt("IOW", g.ParCell(62))
		stock(g, 90)
	}, "buy p0 IOW pool"},
	{"R44", "RPSC is kept while it pays more than a share", func(g *rulestest.Game) {
		iow(g, "p2", 50, "2+1")
		g.Own("RPSC", "p1")
		stock(g, 0)
		g.S.Phase = 0
	}, "pass p0"},
	{"R48", "YHC is exchanged before the ferry closes it", func(g *rulestest.Game) {
		g.Phase("5").Train("closed", "5+3", "5+3").Own("YHC", "p1")
		g.Found("FYN", 68, "p2", 50).Home("FYN", "B4", 0).Lay("B4", "5", 5).Train("FYN", "6+3")
		stock(g, 0)
	}, "exchange p0 YHC"},
	{"R40", "a company without train and money is given up", func(g *rulestest.Game) {
		g.Phase("5")
		iow(g, "p1", 30)
		g.Cash("IOW", 0)
		stock(g, 0)
	}, "sell p0 IOW"},
	{"R128", "a company that lacks only a little for its next train is kept", func(g *rulestest.Game) {
		g.Phase("5")
		iow(g, "p1", 30)
		g.Cash("IOW", 200).S.Corps[g.Corp("IOW")].LastRun = 140
		stock(g, 0)
	}, "pass p0"},
	{"R40", "a company that runs well is kept", func(g *rulestest.Game) {
		iow(g, "p1", 30, "3+2")
		stock(g, 0)
	}, "pass p0"},
	{"R37", "who holds too many certificates sells those of the company without a train", func(g *rulestest.Game) {
		iow(g, "p1", 90, "2+1")
		cowes(g, "p1", "2+1")
		g.Found("IWNJ", 68, "p1", 50).Home("IWNJ", "G7", 0).Cash("IWNJ", 0)
		g.Found("FYN", 68, "p1", 50).Home("FYN", "B4", 0).Train("FYN", "2+1")
		g.Own("BHC", "p1").Own("FFC", "p1")
		stock(g, 500)
	}, "sell p0 IWNJ"},
	{"R84", "track is laid", func(g *rulestest.Game) {
		g.Found("C&N", 74, "p1", 50).Lay("F2", "787", 0).Home("C&N", "F2", 0)
		turn(g, "track", "C&N")
	}, "lay C&N F4"},
	{"R84", "a second tile goes on from the first", func(g *rulestest.Game) {
		cowes(g, "p1", "2+1")
		turn(g, "track", "C&N")
	}, "lay C&N"},
	{"R85", "money for the first train is not spent on ground", func(g *rulestest.Game) {
		g.Found("IOW", 82, "p1", 50).Home("IOW", "I3", 0).Lay("J4", "57", 2).Cash("IOW", 260)
		turn(g, "track", "IOW")
	}, "not lay IOW K5"},
	{"R95", "a station that adds nothing is not placed", func(g *rulestest.Game) {
		iow(g, "p1", 50, "3+2")
		turn(g, "token", "IOW")
	}, "pass IOW"},
	{"R153", "trains run", func(g *rulestest.Game) {
		iow(g, "p1", 50, "2+1")
		turn(g, "run", "IOW")
	}, "run IOW"},
	{"R104", "a company with a train that lasts pays", func(g *rulestest.Game) {
		g.Phase("6")
		iow(g, "p1", 50, "6+3")
		turn(g, "dividend", "IOW")
		g.S.Turn.Revenue = 160
	}, "dividend IOW payout"},
	{"R103", "a company that lacks a little for the train it needs keeps its earnings", func(g *rulestest.Game) {
		g.Phase("6")
		iow(g, "p1", 50, "4+2")
		g.Cash("IOW", 400)
		turn(g, "dividend", "IOW")
		g.S.Turn.Revenue = 100
	}, "dividend IOW withhold"},
	{"R119", "the first train is bought", func(g *rulestest.Game) {
		iow(g, "p1", 50)
		turn(g, "trains", "IOW")
	}, "train IOW 2+1"},
	{"R115", "a permanent train is bought before the old one rusts", func(g *rulestest.Game) {
		g.Phase("6")
		iow(g, "p1", 50, "4+2")
		g.Cash("IOW", 520)
		turn(g, "trains", "IOW")
	}, "train IOW 6+3"},
	{"R115", "a train that rusts at once is not bought beside a permanent one", func(g *rulestest.Game) {
		g.Phase("6")
		iow(g, "p1", 50, "6+3")
		g.Train("closed", "6+3").Train("pool", "4+2").Cash("IOW", 360)
		turn(g, "trains", "IOW")
	}, "pass IOW"},
	{"R80", "money that nothing else needs buys the last train before a phase with more to build",
		func(g *rulestest.Game) {
			iow(g, "p1", 50, "2+1", "2+1", "2+1")
			for g.View().AheadInDepot(g.Title.FindTrain("3+2")) > 1 {
				g.Train("closed", "2+1")
			}
			g.Cash("IOW", 400)
			turn(g, "trains", "IOW")
		}, "train IOW 2+1"},
	{"R80", "while more of them are left it is kept", func(g *rulestest.Game) {
		iow(g, "p1", 50, "2+1", "2+1", "2+1")
		g.Cash("IOW", 400)
		turn(g, "trains", "IOW")
	}, "pass IOW"},
	{"R114", "the oldest train is discarded", func(g *rulestest.Game) {
		g.Phase("6")
		iow(g, "p1", 50, "4+2", "5+3", "6+3")
		turn(g, "discard", "IOW")
	}, "discard IOW 4+2"},
}

// TestOwnersAreAsked: nobody takes the train of a sensible player for next to nothing, or his private (1830/R91, R133).
func TestOwnersAreAsked(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3)
	g.Phase("3")
	prr(g, 60, "3")
	nyc(g, "p2")
	g.Own("DH", "p1").Cash("NYC", 170)
	turn(g, "trains", "NYC")
	train := rules.BuyTrain{By: g.Corp("NYC"), Train: g.Card("3", "PRR"), From: g.Owner("PRR"), Price: 1}
	private := rules.BuyPrivate{By: g.Owner("NYC"), Private: g.Private("DH"), Price: 35}
	owner := bot.NewSensible(1)
	for _, wish := range []rules.Action{train, private} {
		if r := g.Check(wish); r.Refused() {
			t.Fatalf("%T%v is refused: %v", wish, wish, r.Reason)
		}
		if owner.Agrees(g.View(), wish) {
			t.Errorf("%T%v: agreed", wish, wish)
		}
		if a := bot.Choose(g.View(), []bot.Player{owner, greedy{wish}, greedy{wish}}); a == nil || rules.SameAction(a, wish) {
			t.Errorf("%T%v: %T%v is done", wish, wish, a, a)
		}
	}
	private.Price = 140
	if g.Train("closed", "3", "3", "4"); !owner.Agrees(g.View(), private) {
		t.Error("the D&H is not sold for twice its value, soon before it closes")
	}
}

// TestMinorsAreNotGivenAway: the owner of a minor that holds money agrees to no takeover that leaves the money to
// another player's major, and to one that gives him more than that (1822PNW/R103).
func TestMinorsAreNotGivenAway(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for cash, agrees := range map[int32]bool{0: true, 200: false} {
		g := rulestest.New(t, title, 3)
		g.Phase("3").Cash("p1", 400).Cash("p2", 400).Cash("p3", 400)
		g.Found("SWW", 100, "p1", 20).Cash("SWW", 500).Found("10", 50, "p2", 100).Cash("10", cash)
		for name, hex := range map[string]string{"SWW": "H11", "10": "I12"} {
			g.Station(name, hex, 0)
			g.S.Corps[g.Corp(name)].Flags |= rules.Floated | rules.HomeDone
			g.S.Corps[g.Corp(name)].Turns = 2
		}
		turn(g, "takeover", "SWW")
		g.Do(t1822pnw.Merge{By: g.Corp("SWW"), With: g.Corp("10")})
		money := rules.Decide{By: g.Owner("SWW")}
		if have := bot.NewSensible(1).Agrees(g.View(), money); have != agrees {
			t.Errorf("a minor with $%d: agreed %t", cash, have)
		}
	}
}

// greedy wishes for one thing only.
type greedy struct{ wish rules.Action }

func (p greedy) Choose(rules.View) rules.Action { return p.wish }

func (greedy) Agrees(rules.View, rules.Action) bool { return false }
