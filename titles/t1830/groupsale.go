package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// bidStep is the unit of bids for the right to choose a group, in dollars (RB5).
const bidStep = 5

// groups returns the groups of privates for a number of players, with their printed prices (RB4).
func groups(players int) []group {
	switch players {
	case 2:
		return []group{{250, []string{"SV", "DH", "CA"}}, {370, []string{"CS", "MH", "BO"}}}
	case 3:
		return []group{{260, []string{"SV", "BO"}}, {200, []string{"CS", "CA"}}, {180, []string{"DH", "MH"}}}
	case 4:
		return []group{{130, []string{"SV", "MH"}}, {110, []string{"CS", "DH"}}, {160, []string{"CA"}}, {220, []string{"BO"}}}
	case 5:
		return []group{
			{60, []string{"SV", "CS"}}, {70, []string{"DH"}}, {110, []string{"MH"}}, {160, []string{"CA"}},
			{220, []string{"BO"}},
		}
	}
	return []group{
		{20, []string{"SV"}}, {60, []string{"CS"}}, {70, []string{"DH"}}, {110, []string{"MH"}}, {160, []string{"CA"}},
		{220, []string{"BO"}},
	}
}

// group is a set of privates sold together at a price.
type group struct {
	price    int32
	privates []string
}

// groupSale is the sale of the privates in groups. As long as groups and at least two players without one are left, the
// right to choose a group is auctioned among these players. The bid is paid on top of the price of the group. The last
// player gets the last group at its price without being asked (RB4-RB8, RB16-RB18).
type groupSale struct {
	lots [id.MaxPlayers + 1][]step.Lot // by number of players
	par  rules.RoundID                 // interruption: step.ChoosePar (R19)
}

// newGroupSale returns the sale of the privates in table. par is the interruption in which a par is set.
func newGroupSale(table []rules.PrivateDef, cost GroupCost, par rules.RoundID) groupSale {
	number := map[string]id.Private{}
	for i, d := range table {
		number[d.ID] = id.Private(i + 1)
	}
	s := groupSale{par: par}
	for players := MinPlayers; players <= MaxBasicPlayers; players++ {
		for _, g := range groups(players) {
			lot, face := step.Lot{Price: g.price, Private: number[g.privates[0]]}, int32(0)
			for i, name := range g.privates {
				face += table[number[name]-1].Value
				if i > 0 {
					lot.With = append(lot.With, number[name])
				}
			}
			if cost == FaceCost {
				lot.Price = face
			}
			s.lots[players] = append(s.lots[players], lot)
		}
	}
	return s
}

// round returns the round of the sale.
func (s groupSale) round() rules.Round {
	return rules.Round{
		Name:  rules.AuctionRound,
		Steps: []rules.Step{s},
		Begin: func(tx *rules.Tx) { tx.BeginTurn(id.OfPlayer(tx.S.Priority)) },
		Turn:  s.beginNext,
	}
}

// AppendLots implements step.ChoiceSale: the groups that the bank still owns.
func (s groupSale) AppendLots(dst []step.Lot, v rules.View) []step.Lot {
	for _, l := range s.lots[v.S.Players] {
		if v.PrivateOf(l.Private, id.Initial) {
			dst = append(dst, l)
		}
	}
	return dst
}

// cheapest returns the lowest price of the remaining groups, or zero if there is none.
func (s groupSale) cheapest(v rules.View) (price int32) {
	for _, l := range s.lots[v.S.Players] {
		if v.PrivateOf(l.Private, id.Initial) && (price == 0 || l.Price < price) {
			price = l.Price
		}
	}
	return price
}

// lacksGroup reports whether p has no group yet. During the sale privates do not change hands in any other way (RB17).
func lacksGroup(v rules.View, p id.Player) bool {
	for i := range v.T.Privates {
		if v.PrivateOf(id.Private(i+1), id.OfPlayer(p)) {
			return false
		}
	}
	return true
}

// nextWaiting returns the first player to the left of p, p coming last, who has no group and has not passed in the
// current auction, or zero.
func nextWaiting(v rules.View, p id.Player) id.Player {
	for i := range v.S.Players {
		if q := v.SeatAfter(p, int(i)+1); lacksGroup(v, q) && v.S.Auction.Out>>q&1 == 0 {
			return q
		}
	}
	return 0
}

func (groupSale) Name() string { return step.AuctionKey }

// Open implements rules.Step. A player who cannot bid must still pass.
func (groupSale) Open(rules.View) rules.Refusal { return rules.Refusal{} }

// Check implements rules.Step. A bid without a private is one for the right to choose, a bid with one is the choice.
func (s groupSale) Check(v rules.View, a rules.Action) rules.Refusal {
	bid, bids := a.(rules.Bid)
	_, passes := a.(rules.Pass)
	switch {
	case !bids && !passes:
		return v.Refuse(rules.WrongStep)
	case rules.Actor(a) != v.Actor():
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case v.S.Auction.Choosing && bids && bid.Private != 0:
		return s.checkChoice(v, bid)
	case v.S.Auction.Choosing, bids && bid.Private != 0:
		return v.Refuse(rules.WrongStep)
	case bids:
		return s.checkBid(v, bid)
	}
	return rules.Refusal{}
}

// checkBid judges a bid for the right to choose: a multiple of $5 that leaves money for the cheapest group (RB5-RB7).
func (s groupSale) checkBid(v rules.View, b rules.Bid) rules.Refusal {
	lowest, highest := s.Limits(v)
	switch {
	case b.Price < lowest:
		return v.Refuse(rules.BidTooLow).Figures(b.Price, lowest)
	case b.Price%bidStep != 0:
		return v.Refuse(rules.PriceStep).Figures(b.Price, bidStep)
	case b.Price > highest:
		return v.Refuse(rules.BidTooHigh).Figures(v.Cash(v.Actor()), s.cheapest(v))
	}
	return rules.Refusal{}
}

// Limits implements step.ChoiceSale. The lowest opening bid is zero (RB6, RB7).
func (s groupSale) Limits(v rules.View) (lowest, highest int32) {
	if high := v.S.Auction.High; high.Placed() {
		lowest = high.Sum() + bidStep
	}
	highest = v.Cash(v.Actor()) - s.cheapest(v)
	return lowest, highest - highest%bidStep
}

// checkChoice judges the winner's choice of a group, for which he pays its price and his bid (RB5, RB7).
func (s groupSale) checkChoice(v rules.View, b rules.Bid) rules.Refusal {
	l, ok := s.lot(v, b.Private)
	cash, need := v.Cash(v.Actor()), v.S.Auction.High.Sum()+l.Price
	switch {
	case !ok:
		return v.Refuse(rules.LotGone).About(b.Private)
	case b.Price != l.Price:
		return v.Refuse(rules.PriceFixed).Figures(b.Price, l.Price).About(b.Private)
	case cash < need:
		return v.Refuse(rules.NoMoney).Figures(cash, need)
	}
	return rules.Refusal{}
}

// lot returns the group whose first private is p; ok is false if there is none or it is sold.
func (s groupSale) lot(v rules.View, p id.Private) (l step.Lot, ok bool) {
	for _, l := range s.lots[v.S.Players] {
		if l.Private == p && v.PrivateOf(p, id.Initial) {
			return l, true
		}
	}
	return step.Lot{}, false
}

// AppendLegal implements rules.Step: the lowest and the highest bid and the pass or, for the winner, every group.
func (s groupSale) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	p := v.Actor().Player()
	if v.S.Auction.Choosing {
		for _, l := range s.lots[v.S.Players] {
			if a := (rules.Bid{By: p, Private: l.Private, Price: l.Price}); !s.Check(v, a).Refused() {
				dst = append(dst, a)
			}
		}
		return dst
	}
	lowest, highest := s.Limits(v)
	if lowest <= highest {
		dst = append(dst, rules.Bid{By: p, Price: lowest})
	}
	if lowest < highest {
		dst = append(dst, rules.Bid{By: p, Price: highest})
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// Apply implements rules.Step.
func (s groupSale) Apply(tx *rules.Tx, a rules.Action) {
	p, o := tx.Actor().Player(), &tx.S.Auction
	b, bids := a.(rules.Bid)
	switch {
	case bids && b.Private != 0:
		l, _ := s.lot(tx.View, b.Private)
		tx.FinishAll()
		s.sellGroup(tx, p, l, o.High.Sum())
		return
	case bids:
		o.High, o.Leader = rules.Stand(b.Price), p
		tx.Note(rules.Event{Kind: rules.BidPlaced, Who: id.OfPlayer(p), Amount: b.Price})
	default:
		o.Out |= 1 << p
		if o.First == 0 {
			o.First = p
		}
		tx.Note(rules.Event{Kind: rules.Passed, Who: id.OfPlayer(p)})
	}
	s.askNext(tx, p)
}

// askNext asks the next player after p, or lets the winner choose: the only bidder who has not passed, or the first to
// pass, the opener, if all have passed (RB6).
func (s groupSale) askNext(tx *rules.Tx, p id.Player) {
	o := &tx.S.Auction
	next := nextWaiting(tx.View, p)
	switch {
	case next == 0:
		s.choose(tx, o.First)
	case next == o.Leader && nextWaiting(tx.View, next) == next:
		s.choose(tx, next)
	default:
		tx.BeginTurn(id.OfPlayer(next))
	}
}

// choose lets the winner of an auction choose a group.
func (groupSale) choose(tx *rules.Tx, p id.Player) {
	tx.S.Auction.Choosing, tx.S.Auction.Leader = true, p
	tx.BeginTurn(id.OfPlayer(p))
}

// sellGroup sells a group for its price and a bid, and applies the grants of its privates (RB8). The player who takes
// the first group gets the priority deal.
func (s groupSale) sellGroup(tx *rules.Tx, p id.Player, l step.Lot, bid int32) {
	o := id.OfPlayer(p)
	if len(s.AppendLots(nil, tx.View)) == len(s.lots[tx.S.Players]) {
		tx.S.Priority = p
	}
	tx.Pay(o, id.Bank, bid+l.Price)
	tx.Note(rules.Event{Kind: rules.BidsWon, Who: o, Private: l.Private, Amount: bid + l.Price})
	for _, n := range append([]id.Private{l.Private}, l.With...) {
		tx.GivePrivate(n, o)
		if g, ok := rules.PowerOf[rules.GrantShare](tx.T, n); ok {
			tx.TakeShare(tx.T.FindCorp(g.Corp), id.Initial, o)
		}
		if g, ok := rules.PowerOf[rules.GrantPresidency](tx.T, n); ok {
			tx.Push(rules.Frame{Round: s.par, Actor: o, Corp: tx.T.FindCorp(g.Corp)})
		}
	}
}

// beginNext goes on after a group has been taken and its effects are over. The next player to the left without a group
// opens the next auction; a single remaining player gets a group right away. The sale ends when no groups or no players
// without one are left (RB6, RB16).
func (s groupSale) beginNext(tx *rules.Tx) {
	tx.S.Auction = rules.Auction{}
	var buf [rules.MaxLots]step.Lot
	lots := s.AppendLots(buf[:0], tx.View)
	opener := nextWaiting(tx.View, tx.Base().Actor.Player())
	switch {
	case len(lots) == 0 || opener == 0:
		tx.EndRound()
	case nextWaiting(tx.View, opener) == opener:
		tx.Base().Actor = id.OfPlayer(opener)
		s.sellGroup(tx, opener, lots[0], 0)
	default:
		tx.BeginTurn(id.OfPlayer(opener))
	}
}
