package record

import (
	"fmt"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// encodeAction returns one of our actions in the form of a record, and lays a tile or sells a card of the record as the
// action does. It must be called before the action is played. The walk writes the operands that have the same form in
// records; the rest is below.
func (w *Writer) encodeAction(a rules.Action) (Out, error) {
	t := w.v.T
	o := w.entryOf(rules.Actor(a))
	o.Type = a.Def().Record
	if buy, ok := a.(rules.BuyTrain); ok {
		w.cards.swapOffered(w.v, buy.Train)
		if buy.From.Corp() == 0 || buy.As != 0 {
			o.Variant = t.Train(max(buy.As, w.v.KindOf(buy.Train))).Name
		}
	}
	f := writing{w: w, o: &o}
	rules.Walk(a, &f)
	err := f.err
	switch a := a.(type) {
	case rules.Pass:
		if p := w.state.Turn.Power; p != 0 {
			w.actByPrivate(&o, p)
		}
	case rules.BuyShares:
		err = w.nameBought(&o, a)
	case rules.SellShares:
		if paid := w.v.SalePrice(a.Corp); paid != w.v.Price(a.Corp) {
			o.SharePrice = paid // half of it (1860/R27); without a figure 18xx.games pays the whole
		}
		err = NameShares(w.v, &o, a.Corp, a.By, int(a.Percent))
	case rules.Assign:
		o.Target, o.TargetType, o.Hex = o.Hex, "hex", ""
		if a.Hex == 0 {
			o.Target, o.TargetType = t.Corp(a.By).ID, "corporation"
		}
	case rules.ExchangePrivate:
		power, _ := rules.PowerOf[rules.Exchange](t, a.Private)
		c := t.FindCorp(power.Corp)
		err = NameShares(w.v, &o, c, a.From, int(w.v.Ordinary(c)))
	case rules.TokenPlacement:
		if w.v.PaysByHex() {
			o.Cost = intPtr(w.v.TokenCost(a.Token()))
		}
	case rules.RunRoutes:
		err = w.encodeRun(&o, a)
	default:
		if err == nil && w.names.Write != nil {
			err = w.names.Write(w.v, a, &o)
		}
	}
	return o, err
}

// nameBought names the shares of a purchase in o. The owner of a share names the whole president's certificate, because
// 10 percent could give it to anybody (1860/R41, T1). It returns an error if the holder has no such certificates.
func (w *Writer) nameBought(o *Out, a rules.BuyShares) error {
	if a.From == id.Pool && w.v.Receivership(a.Corp) && a.Percent == w.v.PresidentPercent(a.Corp) {
		o.Percent, o.Shares = intPtr(a.Percent), []string{w.v.T.Corp(a.Corp).ID + "_0"}
		return nil
	}
	if b, waits := w.v.FirstBlock(); waits && w.state.Depth > 1 { // a protection
		w.nameBlock(o, b)
		return nil
	}
	return NameShares(w.v, o, a.Corp, a.From, int(a.Percent))
}

// entryOf returns an entry with the player or company that acts.
func (w *Writer) entryOf(by id.Owner) Out {
	if c := by.Corp(); c != 0 {
		return Out{Entity: w.v.T.Corp(c).ID, EntityType: "corporation"}
	}
	return Out{Entity: int(by.Player()) - 1, EntityType: "player"}
}

// actByPrivate makes the private whose power is used the actor.
func (w *Writer) actByPrivate(o *Out, p id.Private) {
	o.Entity, o.EntityType = w.v.T.Private(p).ID, "company"
}

// nameBlock names in o the certificates of b, the first waiting block, which its president buys in any case (1870/X16).
func (w *Writer) nameBlock(o *Out, b rules.Block) {
	o.Percent = intPtr(b.Percent)
	var buf [rules.MaxBlocks]id.Cert
	for _, n := range w.v.AppendBlock(buf[:0]) {
		o.Shares = append(o.Shares, fmt.Sprintf("%s_%d", w.v.T.Corp(b.Corp).ID, n-w.v.T.PresidentCert(b.Corp)))
	}
}

// NameShares sets o.Percent, and names in o.Shares certificates of c with at least this percentage: the holder's
// ordinary ones in order, then the president's. It returns an error if the holder has less.
func NameShares(v rules.View, o *Out, c id.Corp, holder id.Owner, percent int) error {
	first := v.T.PresidentCert(c)
	o.Percent = intPtr(percent)
	left := percent
	name := func(n id.Cert) {
		o.Shares = append(o.Shares, fmt.Sprintf("%s_%d", v.T.Corp(c).ID, n-first))
		left -= int(v.Percent(n))
	}
	for i := range v.T.Corp(c).Certs {
		n := v.S.CertOrder[int(first)-1+i]
		if left > 0 && v.S.Holder[n] == holder && n != first {
			name(n)
		}
	}
	if left > 0 && v.S.Holder[first] == holder {
		name(first)
	}
	if left > 0 {
		return fmt.Errorf("the holder has less than %d percent of %s", percent, v.T.Corp(c).ID)
	}
	return nil
}
