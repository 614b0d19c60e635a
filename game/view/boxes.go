package view

import (
	"slices"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/titles/words"
)

// Box is a bid box with its card.
type Box struct {
	Place   int // in its row, from 1
	Card    id.Private
	Corp    id.Corp // the company of the card; zero for a private
	Name    string  // of the card: "P6"; or of the company: "13"
	Long    string
	Power   string
	Income  string // empty for none
	Home    string // hex of the company: "L19"
	Major   string // the major that the company's colour belongs to
	Leaves  bool   // leaves the game if nobody bids
	Rests   bool   // its company never operates
	Bids    []Bid  // in seat order
	Leader  id.Player
	Least   string // the lowest bid that anybody may make
	Minimum string // the lowest bid that the decider may make; empty if none
	Starts  Start  // the company's start for that bid, or for the highest one
}

// Start describes a company at its start. It is empty if the company does not start.
type Start struct {
	For      string // the bid
	Price    string
	Treasury string
	Place    int // in the operating order, from 1
	Of       int
	Row      []Neighbour // the prices around its own, the lowest first, with all companies as they would be then
}

// Neighbour is a price of the market with its companies, in operating order.
type Neighbour struct {
	At    market.Pos
	Corps []id.Corp
}

// Boxes describes the decks with their boxes, in a round in which players bid for them.
type Boxes struct {
	List  []Box
	Decks [2][]DeckCard // by deck: the cards behind the boxes, in order
	End   []string      // consequences if the round ended now, as sentences
	// Interest is the increase of the decider's debt in dollars in that case.
	Interest int32
}

// DeckCard is a card of a deck.
type DeckCard struct {
	Corp id.Corp
	Name string
	Long string
}

// boxSale is a step in which players bid for boxes.
type boxSale interface {
	LowestBid(v rules.View, lot id.Lot) int32
}

// Boxes returns the decks with their boxes. It is empty if nobody bids for them.
func (w *Viewer) Boxes() (b Boxes) {
	v := w.v()
	if v.S.End.Over || catalog.Current(v).Where != words.AmongBoxes {
		return b
	}
	s := *v.S
	// Separate scratch space, so that the trial does not disturb the table's cache.
	v = rules.View{T: v.T, S: &s, X: &rules.Scratch{}}
	now, ends := endOf(v, &w.say)
	legal := rules.AppendLegal(nil, v)
	b.End = now.Lines
	if ends {
		p := v.Actor().Player()
		b.Interest = now.After.Seats[p].Debt - v.S.Seats[p].Debt
	}
	for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
		if v.CardIn(lot) == 0 {
			continue
		}
		x := w.positionOf(v).box(lot, legal)
		if ends {
			_, _, kept := rules.View{T: v.T, S: &now.After}.InDeck(x.Card)
			x.Leaves = x.Leader == 0 && !kept
			if x.Leader != 0 && x.Minimum == "" {
				x.Starts = w.positionOf(v).startAfter(x.Corp, now, v.S.Auction.Bids[lot][x.Leader].Sum())
			}
		}
		b.List = append(b.List, x)
	}
	for deck := range b.Decks {
		for _, p := range v.S.Decks.Cards[deck][v.T.Boxes[deck]:] {
			if p != 0 {
				b.Decks[deck] = append(b.Decks[deck], DeckCard{v.T.CorpOfCard(p), w.say.Private(p), v.T.Private(p).Name})
			}
		}
	}
	return b
}

// box returns the card in the box of a lot with its bids and, if the decider can bid, the start of its company at the
// lowest bid. legal holds the legal actions. The caller adds the card's fate at the end of the round.
func (w position) box(lot id.Lot, legal []rules.Action) Box {
	v := w.v
	p := v.CardIn(lot)
	def, c := v.T.Private(p), v.T.CorpOfCard(p)
	_, place := v.T.DeckOf(lot)
	x := Box{Place: place + 1, Card: p, Corp: c, Name: w.say.Private(p)}
	x.Long, x.Power = w.title(def.ID), w.title(def.ID+".power")
	if x.Long == "" {
		x.Long = def.Name
	}
	if def.Revenue > 0 {
		x.Income = w.say.Money(def.Revenue)
	}
	if c != 0 {
		x.Long, x.Home, x.Rests = v.T.Corp(c).Name, v.T.HexName(v.Home(c)), v.T.Corp(c).Kind == rules.Regional
		if major := v.S.Corps[c].Partner; major != 0 && v.T.Corp(c).Kind == rules.Minor {
			x.Major = w.say.Corp(major)
		}
	}
	for i, bid := range v.S.Auction.Bids[lot] {
		if bid.Placed() {
			x.Bids = append(x.Bids, Bid{id.Player(i), w.say.Player(id.Player(i)), w.say.Money(bid.Sum())})
		}
	}
	_, x.Leader = v.HighBid(lot)
	if s, ok := v.InCharge().(boxSale); ok {
		x.Least = w.say.Money(s.LowestBid(v, lot))
	}
	for _, a := range legal {
		bid, ok := a.(rules.Bid)
		if !ok || bid.Private != p || x.Minimum != "" {
			continue
		}
		x.Minimum = w.say.Money(bid.Price)
		if e, ok := endOf(v, &w.say, bid); ok {
			x.Starts = w.startAfter(c, e, bid.Price)
		}
	}
	return x
}

// startAfter returns how a company starts at the end of a round. It is empty if the company does not start.
func (w position) startAfter(c id.Corp, e ending, bid int32) (s Start) {
	v := w.v
	after := rules.View{T: v.T, S: &e.After, X: v.X}
	if c == 0 || !after.Is(c, rules.Started) || v.Is(c, rules.Started) {
		return s
	}
	s = Start{For: w.say.Money(bid), Price: w.say.Money(after.Price(c)), Treasury: w.say.Money(e.earned(id.OfCorp(c)))}
	order := after.AppendFloated(nil)
	s.Of = len(order)
	s.Place = slices.Index(order, c) + 1
	s.Row = neighbours(after, order, after.S.Corps[c].Price)
	return s
}

// neighbours returns the prices of a row around one: up to two below and three above.
func neighbours(v rules.View, order []id.Corp, at market.Pos) (list []Neighbour) {
	chart := &v.T.Market
	from, to := chart.Along(at, -2), chart.Along(at, 3)
	for at = from; ; at = chart.Right(at) {
		n := Neighbour{At: at}
		for _, c := range order {
			if v.S.Corps[c].Price == at {
				n.Corps = append(n.Corps, c)
			}
		}
		list = append(list, n)
		if at == to {
			return list
		}
	}
}

// StartAfterBid returns how a company would start if the decider made the bid and everybody passed; see Start.
func (w *Viewer) StartAfterBid(bid rules.Bid) Start {
	v := w.v()
	s := *v.S
	v = rules.View{T: v.T, S: &s, X: &rules.Scratch{}}
	if e, ok := endOf(v, &w.say, bid); ok {
		return w.positionOf(v).startAfter(v.T.CorpOfCard(bid.Private), e, bid.Price)
	}
	return Start{}
}
