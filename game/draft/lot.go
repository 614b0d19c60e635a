package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// appendLots appends a bid for everything that is for sale.
func appendLots(d *decision, list []rules.Action) []rules.Action {
	if sale, ok := d.ChoiceSale(); ok {
		return appendChoices(d, list, sale)
	}
	for i := range d.v.T.Privates {
		list = append(list, lowestBid(d, rules.Bid{By: d.v.Actor().Player(), Private: id.Private(i + 1)}))
	}
	return list
}

// ChoiceSale returns the step in charge if it auctions the right to choose a lot.
func (d *decision) ChoiceSale() (step.ChoiceSale, bool) {
	sale, ok := d.v.InCharge().(step.ChoiceSale)
	return sale, ok
}

// appendChoices appends the lowest bid for the right to choose, or the lots open to the winner.
func appendChoices(d *decision, list []rules.Action, sale step.ChoiceSale) []rules.Action {
	p := d.v.Actor().Player()
	if !d.v.S.Auction.Choosing {
		lowest, _ := sale.Limits(d.v)
		return append(list, rules.Bid{By: p, Price: lowest})
	}
	for _, l := range sale.AppendLots(nil, d.v) {
		if l.Private != 0 {
			list = append(list, rules.Bid{By: p, Private: l.Private, Price: l.Price})
		} else {
			list = append(list, rules.Par{By: p, Corp: l.Corp, At: cheapestPar(d, l.Corp)})
		}
	}
	return list
}

// lowestBid returns a with its price changed to the one that its lot accepts, if a is refused for its price. So the
// price is never the reason for a refusal.
func lowestBid(d *decision, a rules.Bid) rules.Bid {
	if r := rules.Check(d.v, a); r.Reason == rules.BidTooLow || r.Reason == rules.PriceFixed {
		a.Price = r.Need
	}
	return a
}

// dressLot sets the texts of a bid, open or sealed.
func dressLot(d *decision, o *Option) {
	if d.v.Sealed() {
		o.Text = d.say.Act(d.v, o.about, nil).Button()
		return
	}
	o.Text = d.say.Lot(d.v, o.Private)
	if len(o.Forms) == 0 {
		return
	}
	a := withPrice(o.Forms[0], o.Low)
	o.Button = d.Words(a)
	o.Spoken = d.voice.Phrase(text.BidName, text.Facts{"private": o.Text, "$sum": d.voice.Money(o.Low)})
	// A bid that buys the lot at once is announced as its button says.
	if e := d.EffectsOf(a); e.Refusal.Refused() || e.After.Privates[o.Private].Owner == d.seat() {
		o.Spoken = d.voice.Act(d.v, a, e.events).Button()
	}
}

// addLots adds the fate of the next lots if the bid buys one.
func (n *notes) addLots() {
	if n.step.Panel != words.AuctionPanel {
		return
	}
	after := n.v
	after.S = &n.e.After
	n.addReceived(after)
	n.addContested(after)
}

// addReceived adds the lots that their sole bidders receive, besides the one that is bought.
func (n *notes) addReceived(after rules.View) {
	bought := id.Private(0)
	if bid, ok := n.a.(rules.Bid); ok {
		bought = bid.Private
	}
	for i := range n.v.T.Privates {
		p := id.Private(i + 1)
		owner := after.S.Privates[p].Owner.Player()
		if owner == 0 || n.v.S.Privates[p].Owner.Player() != 0 || p == bought {
			continue
		}
		if bid := step.Bids(n.v, p)[owner]; bid.Placed() {
			n.tell(text.LotGoesTo, text.Facts{
				"lot": n.say.Private(p), "player": n.say.Player(owner), "$sum": n.say.Money(bid.Sum()),
			})
		}
	}
}

// addContested adds the lot for which its bidders bid against each other from now on.
func (n *notes) addContested(after rules.View) {
	p := step.Contested(after)
	if p == 0 || p == step.Contested(n.v) {
		return
	}
	var bidders []string
	for k, bid := range step.Bids(after, p) {
		if bid.Placed() {
			bidders = append(bidders, n.say.Player(id.Player(k)))
		}
	}
	n.tell(text.LotContest, text.Facts{"lot": n.say.Private(p), "list": n.say.List(bidders)})
}
