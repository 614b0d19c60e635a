package draft

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Purse is the means of a player who bids for cards in boxes, with the chosen bid.
type Purse struct {
	Cash       int32
	Bound      int32 // by earlier bids
	Bid        int32 // the chosen bid, or zero
	Certs      int   // that count, highest bids included
	CertLimit  int
	Tokens     int // bidding tokens left
	TokenLimit int // zero if bids are not limited
	Debt       int32
}

// Free returns the cash that no bid binds.
func (p *Purse) Free() int32 { return p.Cash - p.Bound - p.Bid }

// Purse returns the means of the player who decides.
func (d *Draft) Purse() Purse {
	v, p := d.v, d.v.Actor().Player()
	bound, leads := v.BoundByBids(p)
	purse := Purse{
		Cash: v.Cash(v.Actor()), Bound: bound, Certs: v.CertsCounted(p) + leads, CertLimit: v.CertLimit(),
		Tokens: v.BidTokensLeft(p), TokenLimit: int(v.T.BidTokens[v.S.Players]), Debt: v.S.Seats[p].Debt,
	}
	if bid, lot := d.boxBid(); lot != 0 {
		purse.Bid = bid.Price
		purse.Certs++ // a leader never bids on his own box, so this bid would be a new lead
		if !v.S.Auction.Bids[lot][p].Placed() {
			purse.Tokens--
		}
	}
	return purse
}

// boxBid returns the chosen bid and its box, or zero if no bid for a box is chosen.
func (d *Draft) boxBid() (rules.Bid, id.Lot) {
	a, _ := d.Action()
	bid, _ := a.(rules.Bid)
	return bid, d.v.LotOf(bid.Private)
}

// Outbid is the leader of a box whom the chosen bid outbids.
type Outbid struct {
	Player  id.Player // zero if there is none
	Freed   int32     // the bid, which no longer binds cash
	Free    int32     // the cash of the player that no other bid binds
	Answers bool      // it is enough for a higher bid
}

// Outbid returns the leader whom the chosen bid outbids.
func (d *Draft) Outbid() (x Outbid) {
	bid, lot := d.boxBid()
	if lot == 0 {
		return x
	}
	if _, x.Player = d.v.HighBid(lot); x.Player == 0 {
		return x
	}
	bound, _ := d.v.BoundByBids(x.Player)
	x.Freed = d.v.S.Auction.Bids[lot][x.Player].Sum()
	x.Free = d.v.Cash(id.OfPlayer(x.Player)) - bound + x.Freed
	x.Answers = x.Free >= bid.Price+max(1, d.Chosen().Step)
	return x
}

// BidsOn reports whether the player may act again after the chosen bid.
func (d *Draft) BidsOn() bool {
	bid, lot := d.boxBid()
	if lot == 0 {
		return false
	}
	e := d.EffectsOf(bid)
	if e.Refusal.Refused() {
		return false
	}
	after := e.view(d.v)
	return !after.S.End.Over && after.S.Turn.Bids > 0 && after.Actor() == id.OfPlayer(bid.By)
}
