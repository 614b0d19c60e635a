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

// Outbid is the leader of a box whom a bid outbids. It says whether he can answer, because a bid that he cannot meet
// decides the box unless others free his money.
type Outbid struct {
	Player  id.Player // zero if there is none
	Freed   int32     // the bid, which no longer binds cash
	Free    int32     // the cash of the player that no other bid binds
	Answers bool      // it is enough for a higher bid
}

// BoxBid is the chosen bid for a card in a box.
type BoxBid struct {
	rules.Bid
	draft *Draft
	lot   id.Lot // zero if no such bid is chosen
}

// NewBoxBid returns the chosen bid for a card in a box, or an empty one.
func NewBoxBid(d *Draft) BoxBid {
	bid, _ := d.chosenAction().(rules.Bid)
	return BoxBid{bid, d, d.v.LotOf(bid.Private)}
}

// Chosen reports whether a bid is chosen.
func (b BoxBid) Chosen() bool { return b.lot != 0 }

// Purse returns the means of the player who decides.
func (b BoxBid) Purse() Purse {
	v, p := b.draft.v, b.draft.v.Actor().Player()
	bound, leads := v.BoundByBids(p)
	purse := Purse{
		Cash: v.Cash(v.Actor()), Bound: bound, Bid: b.Price,
		Certs: v.CertsCounted(p) + leads, CertLimit: v.CertLimit(),
		Tokens: v.BidTokensLeft(p), TokenLimit: int(v.T.BidTokens[v.S.Players]), Debt: v.S.Seats[p].Debt,
	}
	if b.Chosen() {
		purse.Certs++ // this bid would be a new lead, since a leader never bids on his own box
		if !v.S.Auction.Bids[b.lot][p].Placed() {
			purse.Tokens--
		}
	}
	return purse
}

// Outbid returns the leader whom the bid outbids.
func (b BoxBid) Outbid() (x Outbid) {
	if !b.Chosen() {
		return x
	}
	v := b.draft.v
	_, x.Player = v.HighBid(b.lot)
	if x.Player == 0 {
		return x
	}
	bound, _ := v.BoundByBids(x.Player)
	x.Freed = v.S.Auction.Bids[b.lot][x.Player].Sum()
	x.Free = v.Cash(id.OfPlayer(x.Player)) - bound + x.Freed
	x.Answers = x.Free >= b.Price+max(1, b.draft.Chosen().Step)
	return x
}

// GoesOn reports whether the player may act again after the bid.
func (b BoxBid) GoesOn() bool {
	if !b.Chosen() {
		return false
	}
	e := b.draft.EffectsOf(b.Bid)
	if e.Refusal.Refused() {
		return false
	}
	after := e.view(b.draft.v)
	return !after.S.End.Over && after.S.Turn.Bids > 0 && after.Actor() == id.OfPlayer(b.By)
}
