package draft

import "github.com/hexrail/hexrail/game/catalog"

// Kind is the subject of an option. One file has all about a kind: which options to list, and their texts.
type Kind uint8

// The kinds.
const (
	UsualOption    Kind = iota // described by its action alone: answers, cards, actions of one title
	LayOption                  // a tile on a hex
	StationOption              // a city or another place on the map
	MarkerOption               // a hex for the marker of a private
	PowerOption                // a private that allows lays or has a marker
	ExchangeOption             // a private for a share
	PrivateOption              // the purchase of a private
	LotOption                  // a bid
	ShareOption                // the purchase of a share
	SaleOption                 // a sale of shares
	StartOption                // the start of a company
	OwnOption                  // a company redeems or issues its own shares
	DividendOption             // a dividend
	TrainOption                // the purchase of a train
	DiscardOption              // a train to discard
)

// kinds maps the first part of a key to a kind. Options on the map have their kind by their group.
var kinds = map[string]Kind{
	"exchange": ExchangeOption, "private": PrivateOption, "bid": LotOption, "buy": ShareOption, "sell": SaleOption,
	"start": StartOption, "opt:dividend": DividendOption, "discard": DiscardOption,
}

// kindOf returns the kind of an option whose group and subject are set.
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

// dress sets the texts of an option. Where its kind leaves them open, the accessible name is its text, and the button
// of a barred option says why.
func (d *decision) dress(o *Option) {
	[...]func(*decision, *Option){
		UsualOption: dressUsual, LayOption: dressTile, StationOption: dressStation,
		MarkerOption: dressSite, PowerOption: dressPower,
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

// join2 returns a and b with the comma of the language between them, or a alone if b is empty.
func (d *decision) join2(a, b string) string {
	if b == "" {
		return a
	}
	return d.say.List([]string{a, b})
}
