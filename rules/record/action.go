package record

import (
	"fmt"

	"hexrail/rules"
	"hexrail/rules/id"
)

// action turns an action of ours into that of a record. It is called before the action is played.
func (w *Writer) action(a rules.Action) (actionOut, error) {
	t := w.v.T
	o := w.from(rules.Actor(a))
	var err error
	switch a := a.(type) {
	case rules.Pass:
		o.Type = "pass"
		if p := w.state.Turn.Power; p != 0 {
			w.byPrivate(&o, p)
		}
	case rules.Bid:
		o.Type, o.Price = "bid", number(a.Price)
		if a.Private != 0 {
			o.Company = t.Private(a.Private).ID
		}
	case rules.Par:
		o.Type, o.Corporation = "par", t.Corp(a.Corp).ID
		o.SharePrice = fmt.Sprintf("%d,%d,%d", t.Market.Price(a.At), a.At.Row, a.At.Col)
	case rules.BuyShares:
		o.Type = "buy_shares"
		if a.From == id.Pool && w.v.Receivership(a.Corp) && a.Percent == t.Corp(a.Corp).Certs[0].Percent {
			// One who has a share names the whole certificate; 10 percent would give it to anybody (1860/R41, T1).
			o.Percent, o.Shares = number(a.Percent), []string{t.Corp(a.Corp).ID + "_0"}
			break
		}
		err = w.shares(&o, a.Corp, a.From, int(a.Percent))
	case rules.SellShares:
		o.Type = "sell_shares"
		if paid := w.v.SalePrice(a.Corp); paid != w.v.Price(a.Corp) {
			o.SharePrice = paid // half of it (1860/R27); without a figure 18xx.games pays the whole
		}
		err = w.shares(&o, a.Corp, a.By, int(a.Percent))
	case rules.BuyPrivate:
		o.Type, o.Company, o.Price = "buy_company", t.Private(a.Private).ID, number(a.Price)
	case rules.SellPrivate:
		o.Type, o.Company, o.Price = "sell_company", t.Private(a.Private).ID, number(a.Price)
	case rules.ExchangePrivate:
		o.Type = "buy_shares"
		w.byPrivate(&o, a.Private)
		power, _ := rules.PowerOf[rules.Exchange](t, a.Private)
		c := t.FindCorp(power.Corp)
		err = w.shares(&o, c, a.From, int(w.v.Ordinary(c)))
	case rules.LayTile:
		err = w.layTile(&o, a)
	case rules.PlaceToken:
		w.placeToken(&o, a)
	case rules.RunRoutes:
		o.Type = "run_routes"
		err = w.routes(&o, a)
	case rules.Dividend:
		o.Type, o.Kind = "dividend", dividendNames[a.Kind]
	case rules.BuyTrain:
		w.buyTrain(&o, a)
	case rules.DiscardTrain:
		o.Type, o.Train = "discard_train", w.cards.names[a.Train]
	case rules.Bankrupt:
		o.Type = "bankrupt"
	case rules.EndGame:
		o.Type = "end_game"
	}
	return o, err
}

var dividendNames = [...]string{rules.Payout: "payout", rules.Withhold: "withhold"}

func (w *Writer) from(by id.Owner) actionOut {
	if c := by.Corp(); c != 0 {
		return actionOut{Entity: w.v.T.Corp(c).ID, EntityType: "corporation"}
	}
	return actionOut{Entity: int(by.Player()) - 1, EntityType: "player"}
}

// byPrivate makes the private, whose power is used, the one who acts.
func (w *Writer) byPrivate(o *actionOut, p id.Private) {
	o.Entity, o.EntityType = w.v.T.Private(p).ID, "company"
}

// shares names certificates of a holder that make up percent: ordinary ones in their order, then the president's. The
// percent tells that less is sold than the named certificates have.
func (w *Writer) shares(o *actionOut, c id.Corp, holder id.Owner, percent int) error {
	first := w.v.T.PresidentCert(c)
	o.Percent = number(percent)
	left := percent
	name := func(n id.Cert) {
		_, cert := w.v.T.CertDef(n)
		o.Shares = append(o.Shares, fmt.Sprintf("%s_%d", w.v.T.Corp(c).ID, n-first))
		left -= int(cert.Percent)
	}
	for i := range w.v.T.Corp(c).Certs {
		n := w.state.CertOrder[int(first)-1+i]
		if left > 0 && w.state.Holder[n] == holder && n != first {
			name(n)
		}
	}
	if left > 0 && w.state.Holder[first] == holder {
		name(first)
	}
	if left > 0 {
		return fmt.Errorf("%d percent of %s are not there", percent, w.v.T.Corp(c).ID)
	}
	return nil
}

func (w *Writer) layTile(o *actionOut, a rules.LayTile) error {
	laid, err := w.box.lay(w.v.T.Tiles.Kind(a.Tile).Name, a.Hex)
	if err != nil {
		return err
	}
	o.Type, o.Hex, o.Tile, o.Rotation = "lay_tile", w.v.T.HexName(a.Hex), laid, number(a.Rot)
	if a.Via != 0 {
		w.byPrivate(o, a.Via)
	}
	return nil
}

// placeToken names the city by the tile on the board at this moment. The slot is a hint that 18xx.games ignores.
func (w *Writer) placeToken(o *actionOut, a rules.PlaceToken) {
	tile, ok := w.box.on[a.Hex]
	if !ok {
		tile = w.names.printed(w.v.T.HexName(a.Hex))
	}
	o.Type, o.Slot, o.Tokener = "place_token", number(0), w.v.T.Corp(a.Of).ID
	o.City = fmt.Sprintf("%s-%d", tile, a.City)
	if a.Via != 0 {
		w.byPrivate(o, a.Via)
	}
}

func (w *Writer) buyTrain(o *actionOut, a rules.BuyTrain) {
	w.cards.sell(w.v.T, a.Train)
	o.Type, o.Train, o.Price = "buy_train", w.cards.names[a.Train], number(a.Price)
	if a.From.Corp() == 0 {
		o.Variant = w.v.T.Train(w.v.T.KindOf(a.Train)).Name
	}
	if a.TradeIn != 0 {
		o.Exchange = w.cards.names[a.TradeIn]
	}
}
