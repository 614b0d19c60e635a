package record

import (
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// cards maps our train cards to the names of 18xx.games. Cards of a kind are equal, and players name any of those in
// the open market; 18xx.games sells the one discarded first.
type cards struct {
	names  []string // by card; index 0 is empty
	moved  []string // names in the order of their last movement
	market []string // names in the open market, in the order of arrival
}

// newCards returns the names of the cards of a title as 18xx.games numbers them.
func newCards(t *rules.Title) cards {
	c := cards{names: make([]string, t.Cards()+1)}
	for n := id.Train(1); int(n) <= t.Cards(); n++ {
		c.names[n] = fmt.Sprintf("%s-%d", t.Train(t.FrontOf(n)).Name, t.CardNumber(n))
	}
	return c
}

// follow repeats the movements made by the referee. Trains of a company that leaves the game enter the open market in
// the order in which the company got them.
func (c *cards) follow(events []rules.Event) {
	had := slices.Clone(c.moved)
	for i, e := range events {
		switch {
		case e.Kind == rules.TrainMoved:
			name := c.names[e.Train]
			c.market, c.moved = deleteName(c.market, name), append(deleteName(c.moved, name), name)
			if e.To == id.Pool {
				c.market = append(c.market, name)
			}
		case e.Kind == rules.TrainRusted && e.Who == id.Pool:
			c.market = deleteName(c.market, c.names[e.Train])
		case e.Kind == rules.CorpClosed:
			left := c.market[len(c.market)-countLeft(events[:i], id.OfCorp(e.Corp)):]
			slices.SortFunc(left, func(a, b string) int { return slices.Index(had, a) - slices.Index(had, b) })
		}
	}
}

// countLeft returns the number of trains that moved from an owner to the open market.
func countLeft(events []rules.Event, o id.Owner) (n int) {
	for _, e := range events {
		if e.Kind == rules.TrainMoved && e.Who == o && e.To == id.Pool {
			n++
		}
	}
	return n
}

// deleteName returns names without a name. It modifies names.
func deleteName(names []string, name string) []string {
	return slices.DeleteFunc(names, func(n string) bool { return n == name })
}

// nameInMarket returns the name that 18xx.games uses for a card in the open market: that of the card with this face
// that arrived first. Other cards keep their names.
func (c *cards) nameInMarket(v rules.View, n id.Train) string {
	if !slices.Contains(c.market, c.names[n]) {
		return c.names[n]
	}
	for _, name := range c.market {
		if v.KindOf(c.card(name)) == v.KindOf(n) {
			return name
		}
	}
	return c.names[n]
}

// swapOffered gives card n, which is about to be bought, the name under which 18xx.games offers it (nameInMarket), and
// gives n's name to the card that had that one.
func (c *cards) swapOffered(v rules.View, n id.Train) {
	other := c.card(c.nameInMarket(v, n))
	c.names[n], c.names[other] = c.names[other], c.names[n]
}

// card returns the card with this name, which must exist.
func (c *cards) card(name string) id.Train { return id.Train(slices.Index(c.names, name)) }
