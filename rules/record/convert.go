package record

import (
	"fmt"
	"strconv"
	"strings"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
)

// maxSum bounds every price and revenue of a record, so that no sum of them leaves an int32.
const maxSum = 20_000

// actor is who sends an action: a player, a company, or a private whose power is used and whose owner acts.
type actor struct {
	owner   id.Owner
	private id.Private
}

// player returns the player who acts, or an error.
func (a actor) player() (id.Player, error) {
	if p := a.owner.Player(); p != 0 {
		return p, nil
	}
	return 0, fmt.Errorf("only a player does that")
}

// corp returns the company that acts, or an error.
func (a actor) corp() (id.Corp, error) {
	if c := a.owner.Corp(); c != 0 {
		return c, nil
	}
	return 0, fmt.Errorf("only a company does that")
}

// ignored lists the types of actions that change nothing: chat, notes and automatic pilots. What a pilot did stands in the
// automatic actions.
var ignored = map[string]bool{
	"message": true, "log": true,
	"program_share_pass": true, "program_buy_shares": true, "program_auction_bid": true, "program_disable": true,
}

// convert turns an action of a record into ours. It resolves names and judges nothing.
func (r *reader) convert(e *Entry) (rules.Action, error) {
	by, err := r.actor(e)
	if err != nil {
		return nil, err
	}
	switch e.Type {
	case "pass":
		return rules.Pass{By: by.owner}, nil
	case "bid":
		return r.bid(e, by)
	case "par":
		return r.par(e, by)
	case "buy_shares":
		return r.buyShares(e, by)
	case "sell_shares":
		return r.sellShares(e, by)
	case "buy_company":
		return r.buyPrivate(e, by)
	case "sell_company":
		return r.sellPrivate(e, by)
	case "lay_tile":
		return r.layTile(e, by)
	case "place_token":
		return r.placeToken(e, by)
	case "run_routes":
		return r.runRoutes(e, by)
	case "dividend":
		return dividend(e, by)
	case "buy_train":
		return r.buyTrain(e, by)
	case "discard_train":
		return r.discardTrain(e, by)
	case "bankrupt":
		c, err := by.corp()
		return rules.Bankrupt{By: c}, err
	case "end_game":
		return rules.EndGame{By: by.owner}, nil
	}
	return nil, fmt.Errorf("no action of this title: %s", e.Type)
}

func (r *reader) actor(e *Entry) (actor, error) {
	t := r.v.T
	switch e.EntityType {
	case "player":
		if p, ok := r.seats[e.Entity]; ok {
			return actor{owner: id.OfPlayer(p)}, nil
		}
	case "corporation", "minor":
		if c := t.FindCorp(e.Entity); c != 0 {
			return actor{owner: id.OfCorp(c)}, nil
		}
	case "company":
		if p := t.FindPrivate(e.Entity); p != 0 {
			return actor{r.v.S.Privates[p].Owner, p}, nil
		}
	}
	return actor{}, fmt.Errorf("no %s %q", e.EntityType, e.Entity)
}

func (r *reader) private(name string) (id.Private, error) {
	if p := r.v.T.FindPrivate(name); p != 0 {
		return p, nil
	}
	return 0, fmt.Errorf("no company %q", name)
}

func price(n *int) (int32, error) {
	if n == nil || *n < 0 || *n > maxSum {
		return 0, fmt.Errorf("no usable price")
	}
	return int32(*n), nil
}

func (r *reader) bid(e *Entry, by actor) (rules.Action, error) {
	p, err := by.player()
	if err != nil {
		return nil, err
	}
	var lot id.Private // none in a bid for the right to choose
	if e.Company != "" {
		if lot, err = r.private(e.Company); err != nil {
			return nil, err
		}
	}
	sum, err := price(e.Price)
	return rules.Bid{By: p, Private: lot, Price: sum}, err
}

func (r *reader) par(e *Entry, by actor) (rules.Action, error) {
	p, err := by.player()
	if err != nil {
		return nil, err
	}
	c := r.v.T.FindCorp(e.Corporation)
	if c == 0 {
		return nil, fmt.Errorf("no corporation %q", e.Corporation)
	}
	at, err := r.cell(e.ParCell)
	return rules.Par{By: p, Corp: c, At: at}, err
}

// cell reads a cell of the chart: "100,0,6" is price, row and column.
func (r *reader) cell(name string) (market.Pos, error) {
	var figures [3]int
	parts := strings.Split(name, ",")
	for i := range figures {
		if len(parts) != len(figures) {
			return market.Pos{}, fmt.Errorf("no market cell %q", name)
		}
		n, err := strconv.Atoi(parts[i])
		if err != nil || n < 0 || n > maxSum {
			return market.Pos{}, fmt.Errorf("no market cell %q", name)
		}
		figures[i] = n
	}
	if figures[1] < 256 && figures[2] < 256 {
		at := market.Pos{Row: uint8(figures[1]), Col: uint8(figures[2])}
		if cell, ok := r.v.T.Market.At(at); ok && int(cell.Price) == figures[0] {
			return at, nil
		}
	}
	return market.Pos{}, fmt.Errorf("no market cell %q", name)
}

// buyShares is a purchase or, sent by a private, its exchange.
func (r *reader) buyShares(e *Entry, by actor) (rules.Action, error) {
	corp, from, percent, err := r.certs.bundle(r.v.T, e.Shares)
	if err != nil {
		return nil, err
	}
	if by.private != 0 {
		p, err := by.player()
		return rules.ExchangePrivate{By: p, Private: by.private, From: from}, err
	}
	return rules.BuyShares{By: by.owner, Corp: corp, From: from, Percent: uint8(percent)}, nil
}

// sellShares is a sale. Less percent than the named certificates have means that part of the president's certificate
// comes back.
func (r *reader) sellShares(e *Entry, by actor) (rules.Action, error) {
	corp, from, percent, err := r.certs.bundle(r.v.T, e.Shares)
	if err != nil {
		return nil, err
	}
	if from != by.owner {
		return nil, fmt.Errorf("%s does not hold %s", e.Entity, e.Shares[0])
	}
	if e.Percent != nil && *e.Percent > 0 && *e.Percent < percent {
		percent = *e.Percent
	}
	return rules.SellShares{By: by.owner, Corp: corp, Percent: uint8(percent)}, nil
}

func (r *reader) buyPrivate(e *Entry, by actor) (rules.Action, error) {
	p, err := r.private(e.Company)
	if err != nil {
		return nil, err
	}
	sum, err := price(e.Price)
	return rules.BuyPrivate{By: by.owner, Private: p, Price: sum}, err
}

func (r *reader) sellPrivate(e *Entry, by actor) (rules.Action, error) {
	seller, err := by.player()
	if err != nil {
		return nil, err
	}
	p, err := r.private(e.Company)
	if err != nil {
		return nil, err
	}
	sum, err := price(e.Price)
	return rules.SellPrivate{By: seller, Private: p, Price: sum}, err
}

func dividend(e *Entry, by actor) (rules.Action, error) {
	c, err := by.corp()
	if err != nil {
		return nil, err
	}
	switch e.Kind {
	case "payout":
		return rules.Dividend{By: c, Kind: rules.Payout}, nil
	case "withhold":
		return rules.Dividend{By: c, Kind: rules.Withhold}, nil
	}
	return nil, fmt.Errorf("no dividend %q", e.Kind)
}

// train returns the card of an id such as "2-0". The name is the printed first face.
func (r *reader) train(name string) (id.Train, error) {
	kind, digits := cutLast(name, '-')
	k := r.v.T.FindTrain(kind)
	number, err := strconv.Atoi(digits)
	if k != 0 && err == nil {
		if n := r.v.T.Card(k, number); n != 0 {
			return n, nil
		}
	}
	return 0, fmt.Errorf("no train %q", name)
}

func (r *reader) buyTrain(e *Entry, by actor) (rules.Action, error) {
	c, err := by.corp()
	if err != nil {
		return nil, err
	}
	n, err := r.train(e.Train)
	if err != nil {
		return nil, err
	}
	sum, err := price(e.Price)
	if err != nil {
		return nil, err
	}
	a := rules.BuyTrain{By: c, Train: n, From: r.v.S.Trains[n], Price: sum}
	if e.Exchange != "" {
		a.TradeIn, err = r.train(e.Exchange)
	}
	return a, err
}

func (r *reader) discardTrain(e *Entry, by actor) (rules.Action, error) {
	c, err := by.corp()
	if err != nil {
		return nil, err
	}
	n, err := r.train(e.Train)
	return rules.DiscardTrain{By: c, Train: n}, err
}
