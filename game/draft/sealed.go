package draft

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// SealedBid is a secret bid that the player may make.
type SealedBid struct {
	Key    string // of the option
	Sum    int32
	Left   int32 // cash after the bid
	Chosen bool
}

// SealedBids returns the secret bids that the player may make, in the order of the options.
func SealedBids(d *Draft) (list []SealedBid) {
	cash, chosen := d.v.Cash(d.v.Actor()), d.Chosen()
	for _, o := range d.Options(Main) {
		sum := rules.OperandsOf(o.Forms[0]).Price
		list = append(list, SealedBid{o.Key, sum, cash - sum, chosen != nil && chosen.Key == o.Key})
	}
	return list
}

// SealsLast reports whether all others have made their secret bids, so that the device is not handed on afterwards.
func (d *decision) SealsLast() bool {
	for i := range d.v.S.Players {
		if p := id.Player(i + 1); !d.v.S.Auction.Sealed[p].Placed() && id.OfPlayer(p) != d.v.Actor() {
			return false
		}
	}
	return true
}

// RevealedBid is a secret bid after all bids were revealed. It stays on screen because it decides who chooses next.
type RevealedBid struct {
	Player  id.Player
	Sum     int32
	Tied    bool       // with the bid before
	Chooses bool       // now
	Taken   id.Private // zero until the player has chosen
	Left    int32      // cash of the player
}

// RevealedBids returns the bids in the order in which the players choose: highest first, and equal bids by seat. It
// returns nothing if the auction did not begin with secret bids.
func (d *decision) RevealedBids() (list []RevealedBid) {
	if !d.v.S.Auction.Sealed[1].Placed() {
		return nil
	}
	for i := range d.v.S.Players {
		p := id.Player(i + 1)
		o := id.OfPlayer(p)
		b := RevealedBid{Player: p, Sum: d.v.S.Auction.Sealed[p].Sum(), Chooses: o == d.v.Actor(), Left: d.v.Cash(o)}
		for k := range d.v.T.Privates {
			if n := id.Private(k + 1); b.Taken == 0 && d.v.S.Privates[n].Owner == o {
				b.Taken = n
			}
		}
		list = append(list, b)
	}
	slices.SortStableFunc(list, func(a, b RevealedBid) int { return int(b.Sum - a.Sum) })
	for i := range list[1:] {
		list[i+1].Tied = list[i+1].Sum == list[i].Sum
	}
	return list
}
