package view

import (
	"strings"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// SoldLot is an item sold by an auction.
type SoldLot struct {
	Private id.Private // zero for a president's certificate
	Corp    id.Corp    // whose president's certificate it is; zero for a private
	Name    string
	Owner   id.Player
	Holder  string // the owner's name
	Price   string // total price paid, including the right to choose
	// Bid is the sealed bid that decided when it was chosen, which is paid in addition to Cost; or empty.
	Bid    string
	Cost   string // price of the lot itself after sealed bids
	Latest bool   // sold by the last action
}

// Auction describes the results of an auction so far.
type Auction struct {
	Sold []SoldLot // in the order of the sales
	News string    // description of the last sale and the resulting contests; or empty
}

// Auction returns the sales so far while an auction is in progress, otherwise an empty value.
func (w *Viewer) Auction() (a Auction) {
	v, at := w.v(), w.game.At()
	if v.S.End.Over || catalog.Current(v).Where != words.AmongLots {
		return a
	}
	var paid [id.MaxPlayers + 1]int32 // to the bank since the player's last lot
	for i := range at {
		before, after := w.game.ViewAt(i), w.game.ViewAt(i+1)
		if before.S.Cash == after.S.Cash && before.S.Privates == after.S.Privates {
			continue // nobody bought anything
		}
		for _, e := range w.game.Events(i) {
			lot := SoldLot{Private: e.Private, Owner: e.Who.Player(), Latest: i == at-1}
			switch e.Kind {
			case rules.Paid:
				if e.To == id.Bank {
					paid[e.Who.Player()] += e.Amount
				}
				continue
			case rules.BidsWon:
				lot.Name = w.say.Lot(after, e.Private)
				if bid := before.S.Auction.Sealed[lot.Owner]; bid.Placed() { // the price is paid when all bids are revealed
					lot.Bid, lot.Cost, paid[lot.Owner] = w.say.Money(bid.Sum()), w.say.Money(e.Amount), bid.Sum()+e.Amount
				}
			case rules.CorpStarted:
				if catalog.Current(before).Where != words.AmongLots {
					continue // its certificate came with a private
				}
				lot.Corp, lot.Name = e.Corp, w.say.Corp(e.Corp)
			default:
				continue
			}
			lot.Holder, lot.Price = w.say.Player(lot.Owner), w.say.Money(paid[lot.Owner])
			paid[lot.Owner] = 0
			a.Sold = append(a.Sold, lot)
		}
	}
	a.News = w.positionOf(v).auctionNews(a.Sold)
	return a
}

// auctionNews returns a sentence on the last sale and on the contests that result.
func (w position) auctionNews(sold []SoldLot) string {
	v := w.v
	var news []string
	for _, l := range sold {
		if !l.Latest {
			continue
		}
		said, facts := text.LotSold, text.Facts{"lot": l.Name, "player": l.Holder, "$sum": l.Price}
		if l.Bid != "" {
			said, facts["$sum"], facts["$bid"] = text.LotChosen, l.Cost, l.Bid
		}
		news = append(news, w.say.Phrase(said, facts))
	}
	lot := step.Contested(v)
	if lot == 0 || w.game.At() == 0 || step.Contested(w.game.ViewAt(w.game.At()-1)) == lot {
		return w.say.Sentences(news)
	}
	var bidders []string
	for p, bid := range step.Bids(v, lot) {
		if bid.Placed() {
			bidders = append(bidders, w.say.Player(id.Player(p)))
		}
	}
	return w.say.Sentences(append(news, w.say.Phrase(text.LotNow, text.Facts{
		"lot": w.say.Private(lot), "list": strings.Join(bidders, " "+w.say.Phrase(text.Against, nil)+" "),
	})))
}
