package record

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// maxSum bounds every price and revenue of a record, so that sums of them fit an int32.
const maxSum = 20_000

// actor is the sender of an action: a player, a company, or a private whose power is used and whose owner acts.
type actor struct {
	owner   id.Owner
	private id.Private
}

// player returns the player who acts, or an error.
func (a actor) player() (id.Player, error) {
	if p := a.owner.Player(); p != 0 {
		return p, nil
	}
	return 0, errors.New("only a player does that")
}

// corp returns the company that acts, or an error.
func (a actor) corp() (id.Corp, error) {
	if c := a.owner.Corp(); c != 0 {
		return c, nil
	}
	return 0, errors.New("only a company does that")
}

// ignored reports whether actions of a type have no effect: chat, notes and automatic pilots of any kind. The effects
// of a pilot are in the automatic actions; see Pilot.
func ignored(kind string) bool {
	return kind == "message" || kind == "log" || strings.HasPrefix(kind, "program_")
}

// convert returns our form of an action of a record, or nil without an error for one that decides nothing by our rules.
// It resolves names but does not check legality.
func (r *reader) convert(e *Entry) (rules.Action, error) {
	by, err := r.actor(e)
	if err != nil {
		return nil, err
	}
	if r.takeAutomaticPass(e, by) {
		return nil, nil
	}
	if own := r.out.Names.Convert; own != nil {
		if a, ok, err := own(r.v, e, by.owner, by.private); ok {
			return a, err
		}
	}
	switch {
	case e.Type == "buy_shares" && by.private != 0:
		return r.walk(rules.ExchangePrivate{}, e, by)
	case e.Type == "sell_shares" && by.owner.Corp() != 0 && r.out.Names.Issue != nil:
		return r.issue(e, by)
	case e.Type == "sell_shares":
		return r.sellShares(e, by)
	case e.Type == "run_routes":
		return r.runRoutes(e, by)
	}
	for _, a := range r.v.T.Actions() {
		if a.Def().Record == e.Type {
			return r.walk(a, e, by)
		}
	}
	return nil, fmt.Errorf("no action of this title: %s", e.Type)
}

// actor returns the acting player or company. If a private acts, its owner does so by its power.
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

// private returns the private with this name.
func (r *reader) private(name string) (id.Private, error) {
	if p := r.v.T.FindPrivate(name); p != 0 {
		return p, nil
	}
	return 0, fmt.Errorf("no company %q", name)
}

// price returns a price, or an error if it is missing, negative or too high to be real.
func price(n *int) (int32, error) {
	if n == nil || *n < 0 || *n > maxSum {
		return 0, fmt.Errorf("no usable price")
	}
	return int32(*n), nil
}

// cell reads a cell of the chart: "100,0,6" is price, row and column.
func (r *reader) cell(name string) (market.Pos, error) {
	figures, place, _ := strings.Cut(name, ",")
	row, col, _ := strings.Cut(place, ",")
	price, err := strconv.Atoi(figures)
	y, errRow := strconv.ParseUint(row, 10, 8)
	x, errCol := strconv.ParseUint(col, 10, 8)
	at := market.Pos{Row: uint8(y), Col: uint8(x)}
	cell, ok := r.v.T.Market.At(at)
	if err != nil || errRow != nil || errCol != nil || !ok || int(cell.Price) != price {
		return market.Pos{}, fmt.Errorf("no market cell %q", name)
	}
	return at, nil
}

// issue converts a sale of a company's own shares at the recorded price (1822PNW/R90).
func (r *reader) issue(e *Entry, by actor) (rules.Action, error) {
	corp, _, percent, err := r.certs.bundle(r.v, e.Shares)
	if err != nil {
		return nil, err
	}
	if id.OfCorp(corp) != by.owner {
		return nil, fmt.Errorf("%s issues shares of another company", e.Entity)
	}
	var paid int32
	if e.SharePrice != nil {
		if paid, err = price(e.SharePrice); err != nil {
			return nil, err
		}
	}
	return r.out.Names.Issue(corp, uint8(percent), paid), nil
}

// answer returns the number of an answer to the step in charge.
func (r *reader) answer(word string) (uint8, error) {
	for n, answer := range r.v.Answers() {
		if answer == word {
			return n, nil
		}
	}
	return 0, fmt.Errorf("no answer %q", word)
}

// sellShares converts a sale. If e.Percent is less than the named certificates have, the seller gets a part of the
// president's certificate back.
func (r *reader) sellShares(e *Entry, by actor) (rules.Action, error) {
	corp, from, percent, err := r.certs.bundle(r.v, e.Shares)
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

// train returns the card of an id such as "2-0". The name is that of the printed first face.
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
