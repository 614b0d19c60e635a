package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// rateProtection rates the purchase of a sold block to protect the price: the worth of the shares beyond their
// price, plus the loss avoided on the president's shares. Money for the trains of the president's companies is kept.
func (s *judge) rateProtection(a rules.BuyShares) int32 {
	v, share := s.v, int32(s.v.Ordinary(a.Corp))
	price, shares := v.Price(a.Corp), int32(a.Percent)/share
	if price*shares > s.spare(v, a.By.Player()) {
		return 0
	}
	fall := price - v.T.Market.Price(v.PriceAfterSale(a.Corp, int(a.Percent)))
	return shares*(s.worth(v, a.Corp, s.rounds(v))-price) + fall*int32(v.Held(a.Corp, a.By))/share
}

// rateRedemption rates the purchase of its own share by a company: from the pool, where the share pays nobody, while
// money for a train is left. It ranks below every purchase for the president.
func (s *judge) rateRedemption(a rules.BuyShares) int32 {
	v := s.v
	train, _ := v.CheapestTrain()
	if a.From != id.Pool || v.Cash(a.By)-v.Price(a.Corp) < train {
		return 0
	}
	return 1
}

// rateReissue rates the sale of all shares that a company has redeemed: when it lacks the money for its next
// train.
func (s *judge) rateReissue(a rules.SellShares) int32 {
	if s.needs(s.v, a.Corp) <= s.v.Cash(a.By) {
		return 0
	}
	return urgent
}

// rateMarker rates a marker that a company puts on the map: once it has a train, at the reached stop that pays
// most. A marker already on the map stays.
func (s *judge) rateMarker(a rules.Assign) int32 {
	v := s.v
	if v.S.Privates[a.Private].Used > 0 || v.Marked(rules.Marker{Private: a.Private}) ||
		v.TrainCount(id.OfCorp(a.By)) == 0 || v.Reach(a.By).Stops[a.Hex] == 0 {
		return 0
	}
	return urgent + pays(v, a.Hex)
}
