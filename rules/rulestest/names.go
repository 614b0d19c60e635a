package rulestest

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// Names finds the things of a title by name, and stops the test on an unknown name.
type Names struct {
	T     testing.TB
	Title *rules.Title
}

// Owner returns the owner with this name.
func (g Names) Owner(name string) id.Owner {
	g.T.Helper()
	switch name {
	case "closed":
		return id.Nobody
	case "bank":
		return id.Bank
	case "initial":
		return id.Initial
	case "pool":
		return id.Pool
	}
	if len(name) == 2 && name[0] == 'p' && name[1] >= '1' && name[1] <= '7' {
		return id.OfPlayer(id.Player(name[1] - '0'))
	}
	return id.OfCorp(g.Corp(name))
}

// Corp returns the company with this name.
func (g Names) Corp(name string) id.Corp {
	g.T.Helper()
	return known(g, "company", name, g.Title.FindCorp(name))
}

// Private returns the private with this name.
func (g Names) Private(name string) id.Private {
	g.T.Helper()
	return known(g, "private", name, g.Title.FindPrivate(name))
}

// Hex returns the hex with this coordinate.
func (g Names) Hex(name string) id.Hex {
	g.T.Helper()
	return known(g, "hex", name, g.Title.FindHex(name))
}

// Tile returns the tile with this name.
func (g Names) Tile(name string) id.Tile {
	g.T.Helper()
	return known(g, "tile", name, g.Title.Tiles.Find(name))
}

// Kind returns the kind of train with this name.
func (g Names) Kind(name string) id.TrainKind {
	g.T.Helper()
	return known(g, "train", name, g.Title.FindTrain(name))
}

// ParCell returns the par cell with this price.
func (g Names) ParCell(price int32) market.Pos {
	g.T.Helper()
	for _, p := range g.Title.Market.Pars() {
		if g.Title.Market.Price(p) == price {
			return p
		}
	}
	g.T.Fatalf("no par of %d", price)
	return market.Pos{}
}

// known returns n, the thing found by a name, and stops the test if it is zero, because there is no such thing. The
// message names the kind of thing.
func known[N ~uint8](g Names, what, name string, n N) N {
	g.T.Helper()
	if n == 0 {
		g.T.Fatalf("no %s %q", what, name)
	}
	return n
}
