package record

import (
	"fmt"
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
)

// cards gives our train cards the names that 18xx.games has for them. Cards of a kind are equal, and players name any of
// those in the open market; the site sells the one that was discarded first.
type cards struct {
	names  []string // by card; 0 stays empty
	market []string // names of what lies in the open market, in the order in which they came
}

func newCards(t *rules.Title) cards {
	c := cards{names: make([]string, t.Cards()+1)}
	for n := id.Train(1); int(n) <= t.Cards(); n++ {
		c.names[n] = fmt.Sprintf("%s-%d", t.Train(t.FrontOf(n)).Name, t.CardNumber(n))
	}
	return c
}

// follow repeats what the referee moved.
func (c *cards) follow(events []rules.Event) {
	for _, e := range events {
		switch {
		case e.Kind == rules.TrainMoved && e.To == id.Pool:
			c.market = append(c.market, c.names[e.Train])
		case e.Kind == rules.TrainMoved && e.Who == id.Pool, e.Kind == rules.TrainRusted && e.Who == id.Pool:
			c.market = slices.DeleteFunc(c.market, func(name string) bool { return name == c.names[e.Train] })
		}
	}
}

// offered returns the name that the site has for a card in the open market: that of its kind that came there first. Other
// cards have the names that they have.
func (c *cards) offered(t *rules.Title, n id.Train) string {
	for _, name := range c.market {
		if slices.Contains(c.market, c.names[n]) && t.FrontOf(c.card(name)) == t.FrontOf(n) {
			return name
		}
	}
	return c.names[n]
}

// sell gives a card that is bought the name under which it is offered; the card that had it gets the other's.
func (c *cards) sell(t *rules.Title, n id.Train) {
	other := c.card(c.offered(t, n))
	c.names[n], c.names[other] = c.names[other], c.names[n]
}

func (c *cards) card(name string) id.Train { return id.Train(slices.Index(c.names, name)) }
