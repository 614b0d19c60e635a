package rulestest

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// The setters below write a position directly. They keep derived data correct, in particular the hash of the board, but
// do not check legality: a position need not be reachable.

// Cash gives an owner exactly this money, balanced by the bank. The bank's own money is balanced by the owner "closed".
func (g *Game) Cash(owner string, amount int32) *Game {
	g.T.Helper()
	o := g.Owner(owner)
	other := id.Bank
	if o == id.Bank {
		other = id.Nobody
	}
	g.S.Cash[other] += g.S.Cash[o] - amount
	g.S.Cash[o] = amount
	return g
}

// Give moves ordinary certificates of a company from one owner to another until they are percent in total, or a little
// more if percent is no multiple of a share. It fails if from has too few.
func (g *Game) Give(corp string, percent int, from, to string) *Game {
	g.T.Helper()
	c := g.Corp(corp)
	for ; percent > 0; percent -= int(g.View().Ordinary(c)) {
		n := g.View().FindCert(c, g.Owner(from), g.View().Ordinary(c))
		if n == 0 {
			g.T.Fatalf("%s has no share of %s", from, corp)
		}
		g.S.Holder[n] = g.Owner(to)
	}
	return g
}

// Found starts a company: the seat has the president's certificate and ordinary ones from the initial offering, percent
// in total, and the marker is on the par. The company has floated and received its capital if enough is sold.
func (g *Game) Found(corp string, par int32, president string, percent int) *Game {
	g.T.Helper()
	c := g.Corp(corp)
	cert := g.Title.PresidentCert(c)
	g.S.Holder[cert] = g.Owner(president)
	s := &g.S.Corps[c]
	s.Flags |= rules.Started
	s.Par = int16(par)
	g.PriceAt(corp, g.ParCell(par))
	g.Give(corp, percent-int(g.View().Percent(cert)), "initial", president)
	return g.Float(corp)
}

// Float floats the company if enough of it is sold.
func (g *Game) Float(corp string) *Game {
	g.T.Helper()
	c := g.Corp(corp)
	s := &g.S.Corps[c]
	if s.Flags&rules.Floated == 0 && g.View().SoldPercent(c) >= int(g.Title.Corp(c).FloatAt) {
		s.Flags |= rules.Floated
		g.Cash(corp, g.View().CapitalAtFloat(c))
	}
	return g
}

// PriceAt puts the marker of a company into a cell, behind those already there.
func (g *Game) PriceAt(corp string, at market.Pos) *Game {
	g.T.Helper()
	s := &g.S.Corps[g.Corp(corp)]
	g.S.Arrivals++
	s.Price, s.Arrival = at, g.S.Arrivals
	return g
}

// Own gives a private to an owner.
func (g *Game) Own(private, owner string) *Game {
	g.T.Helper()
	g.S.Privates[g.Private(private)].Owner = g.Owner(owner)
	return g
}

// Lay puts a tile on the map.
func (g *Game) Lay(hex, tile string, rot uint8) *Game {
	g.T.Helper()
	cell := &g.S.Cells[g.Hex(hex)]
	cell.Tile, cell.Rot = g.Tile(tile), rot
	return g.rehash()
}

// Station puts a station into the first free slot of a city, by the index of the stop.
func (g *Game) Station(corp, hex string, city int) *Game {
	g.T.Helper()
	c := g.Corp(corp)
	slots := g.View().Position().Slots(g.Hex(hex), city)
	for i := range slots {
		if slots[i] == 0 {
			slots[i] = c
			g.S.Corps[c].Used++
			return g.rehash()
		}
	}
	g.T.Fatalf("no free slot in city %d of %s", city, hex)
	return g
}

// Home puts the first station of a company into a city, as one that has operated.
func (g *Game) Home(corp, hex string, city int) *Game {
	g.T.Helper()
	g.S.Corps[g.Corp(corp)].Flags |= rules.Operated | rules.HomeDone
	return g.Station(corp, hex, city)
}

// rehash computes the hash of the board after its cells were set directly.
func (g *Game) rehash() *Game {
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	return g
}

// Train gives an owner cards of these kinds, from the depot or, once that has none, from those out of the game.
func (g *Game) Train(owner string, kinds ...string) *Game {
	g.T.Helper()
	for _, k := range kinds {
		n := g.View().FirstCard(g.Kind(k), id.Initial)
		if n == 0 {
			n = g.Card(k, "closed")
		}
		g.S.Trains[n] = g.Owner(owner)
	}
	return g
}

// Phase puts the game into a phase: rusted trains are out of the game, and those sold before it have left the depot.
func (g *Game) Phase(name string) *Game {
	g.T.Helper()
	n := g.Title.FindPhase(name)
	if n < 0 {
		g.T.Fatalf("no phase %q", name)
	}
	g.S.Phase = uint8(n)
	for i := range g.Title.Trains {
		d := &g.Title.Trains[i]
		if d.StartsPhase == name {
			break
		}
		if starts := g.Title.FindPhase(d.StartsPhase); starts < n {
			g.empty(id.TrainKind(i + 1))
		}
	}
	closes := func(p rules.PhaseDef) bool { return p.ClosePrivates }
	if slices.ContainsFunc(g.Title.Phases[:n+1], closes) {
		for i := range g.Title.Privates {
			g.S.Privates[i+1].Owner = id.Nobody
		}
	}
	return g
}

// empty removes the cards of a kind that are left in the depot.
func (g *Game) empty(k id.TrainKind) {
	for {
		n := g.View().FirstCard(k, id.Initial)
		if n == 0 {
			return
		}
		g.S.Trains[n] = id.Nobody
	}
}

// Stock puts the game into the stock round of a set, at the turn of a seat.
func (g *Game) Stock(set uint8, seat string) *Game {
	g.T.Helper()
	g.S.Set, g.S.Round, g.S.RoundsLeft = set, 0, 0
	g.S.Turn = rules.Turn{}
	g.S.Depth = 1
	g.S.Frames = [rules.MaxFrames]rules.Frame{{Round: g.round("stock"), Actor: g.Owner(seat)}}
	return g
}

// Operate begins the operating rounds of a set by playing the last pass of its stock round, so that privates pay,
// prices of sold-out companies rise and the first company has its turn.
func (g *Game) Operate(set uint8) *Game {
	g.T.Helper()
	g.Stock(set, "p1")
	g.S.Turn.Passes = g.S.Players - 1
	return g.Pass()
}

// round returns the first round of this kind, and stops the test if there is none.
func (g *Game) round(name string) rules.RoundID {
	g.T.Helper()
	for i := range g.Title.Rounds {
		if g.Title.Rounds[i].Name == name {
			return rules.RoundID(i + 1)
		}
	}
	g.T.Fatalf("no round %q", name)
	return 0
}

// Step puts a step of the current turn in charge, as if the earlier ones were done.
func (g *Game) Step(name string) *Game {
	g.T.Helper()
	f := g.View().Base()
	for i, s := range g.View().RoundOf(f).Steps {
		if s.Name() == name {
			f.Step = uint8(i)
			f.Done = 1<<i - 1
			return g
		}
	}
	g.T.Fatalf("no step %q", name)
	return g
}
