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
	s := sales{viewer: w}
	for i := range at {
		before, after := w.game.ViewAt(i), w.game.ViewAt(i+1)
		if before.S.Cash == after.S.Cash && before.S.Privates == after.S.Privates {
			continue // nobody bought anything
		}
		for _, e := range w.game.Events(i) {
			s.addEvent(before, after, e, i == at-1)
		}
	}
	return Auction{s.list, w.positionOf(v).auctionNews(s.list)}
}

// sales collects the sales of an auction from its events.
type sales struct {
	viewer *Viewer
	list   []SoldLot
	paid   [id.MaxPlayers + 1]int32 // to the bank since the player's last lot
}

// addEvent adds the sale or payment that an event between two positions is, if it is one.
func (s *sales) addEvent(before, after rules.View, e rules.Event, latest bool) {
	say := s.viewer.say
	lot := SoldLot{Private: e.Private, Owner: e.Who.Player(), Latest: latest}
	switch e.Kind {
	case rules.Paid:
		if e.To == id.Bank {
			s.paid[lot.Owner] += e.Amount
		}
		return
	case rules.BidsWon:
		lot.Name = say.Lot(after, e.Private)
		if bid := before.S.Auction.Sealed[lot.Owner]; bid.Placed() { // the price is paid when all bids are revealed
			lot.Bid, lot.Cost = say.Money(bid.Sum()), say.Money(e.Amount)
			s.paid[lot.Owner] = bid.Sum() + e.Amount
		}
	case rules.CorpStarted:
		if catalog.Current(before).Where != words.AmongLots {
			return // its certificate came with a private
		}
		lot.Corp, lot.Name = e.Corp, say.Corp(e.Corp)
	default:
		return
	}
	lot.Holder, lot.Price = say.Player(lot.Owner), say.Money(s.paid[lot.Owner])
	s.paid[lot.Owner] = 0
	s.list = append(s.list, lot)
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
