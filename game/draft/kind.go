package draft

import "hexrail/game/catalog"

// Kind is what an option is about. Whatever belongs to one kind is in one file: which options of it a player looks for, and
// their words.
type Kind uint8

// The kinds.
const (
	UsualOption    Kind = iota // whatever is said as its action says it: answers, cards, actions of one title
	LayOption                  // a tile for a hex
	StationOption              // a city or another place on the map
	MarkerOption               // a hex for the marker of a private
	PowerOption                // a private that allows lays or has a marker
	ExchangeOption             // a share for a private
	PrivateOption              // a private to be bought
	LotOption                  // a bid
	ShareOption                // a share to be bought
	SaleOption                 // shares to be sold
	StartOption                // a company to be started
	OwnOption                  // shares that a company buys from itself or sells
	DividendOption             // a dividend
	TrainOption                // a train to be bought
	DiscardOption              // a train to be given up
)

// kinds has the kinds of options that begin their keys alike; those on the map have theirs by their group.
var kinds = map[string]Kind{
	"exchange": ExchangeOption, "private": PrivateOption, "bid": LotOption, "buy": ShareOption, "sell": SaleOption,
	"start": StartOption, "opt:dividend": DividendOption, "discard": DiscardOption,
}

// kindOf returns the kind of an option whose group and subject are known.
func (d *decision) kindOf(o *Option) Kind {
	switch o.Group {
	case Tiles:
		return LayOption
	case Places:
		return StationOption
	case Sites:
		return MarkerOption
	}
	kind, listed := kinds[catalog.Action(d.v.T, o.about).Option]
	switch {
	case d.dealsInOwn(o.about):
		return OwnOption
	case listed:
		return kind
	case o.Train != 0:
		return TrainOption
	}
	return UsualOption
}

// dress gives an option its words.
func (d *decision) dress(o *Option) {
	[...]func(*decision, *Option){
		UsualOption: dressUsual, LayOption: dressTile, StationOption: dressStation, MarkerOption: dressSite, PowerOption: dressPower,
		ExchangeOption: dressExchange, PrivateOption: dressPrivate, LotOption: dressLot, ShareOption: dressShare,
		SaleOption: dressSale, StartOption: dressStart, OwnOption: dressOwn, DividendOption: dressDividend,
		TrainOption: dressTrain, DiscardOption: dressDiscard,
	}[o.Kind](d, o)
	if o.Spoken == "" {
		o.Spoken = o.Text
	}
	if o.Barred && o.Button == "" {
		o.Button = o.Why.Brief
	}
}

func join2(a, b string) string {
	if b == "" {
		return a
	}
	return a + ", " + b
}
