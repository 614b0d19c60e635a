package draft

import (
	"strings"

	"hexrail/game/catalog"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/tile"
	"hexrail/titles"
	"hexrail/titles/words"
)

// dress gives an option its words.
func (d *Draft) dress(o *Option) {
	var a rules.Action
	if len(o.Forms) > 0 {
		a = o.Forms[0]
	}
	switch {
	case o.Group == Tiles:
		d.dressTile(o)
	case o.Group == Places:
		d.dressStation(o, a)
	case o.Group == Sites:
		d.dressSite(o, a)
	case strings.HasPrefix(o.Key, "private:"):
		d.dressPrivate(o)
	case strings.HasPrefix(o.Key, "exchange:"):
		d.dressExchange(o)
	case strings.HasPrefix(o.Key, "bid:") && d.v.Sealed():
		o.Text = d.say.Button(d.v, o.about, nil)
	case strings.HasPrefix(o.Key, "bid:"):
		d.dressLot(o)
	case strings.HasPrefix(o.Key, "buy:"):
		d.dressShare(o)
	case strings.HasPrefix(o.Key, "sell:"):
		d.dressSale(o)
	case strings.HasPrefix(o.Key, "start:"):
		o.Text = d.say.Phrase(text.StartName, text.Facts{"company": d.say.Corp(o.Corp)})
		o.Button = d.say.Phrase(text.StartBrief, nil)
		if o.Barred {
			o.Button = o.Why.Brief
		}
	case strings.HasPrefix(o.Key, "own:"):
		d.dressOwn(o)
	case strings.HasPrefix(o.Key, "opt:dividend:"):
		d.dressDividend(o, a)
	case o.Train != 0:
		d.dressTrain(o)
	default:
		d.dressUsual(o)
	}
	if o.Spoken == "" {
		o.Spoken = o.Text
	}
	if o.Barred && o.Button == "" {
		o.Button = o.Why.Brief
	}
}

// dressExchange tells where the share comes from. What another player may exchange at any time (1830/R58) names him.
func (d *Draft) dressExchange(o *Option) {
	from := id.Initial
	if strings.HasSuffix(o.Key, ":pool") {
		from = id.Pool
	}
	facts := text.Facts{"private": d.say.Private(o.Private), "company": d.say.Corp(o.Corp), "from": d.say.Owner(from)}
	o.Text = d.say.Offer(d.v, o.about)
	o.Detail = d.say.Phrase(text.SharesFrom, facts)
	o.Spoken = d.voice.Phrase(text.ExchangeName, text.Facts{"what": o.Text, "from": d.voice.Owner(from)})
	if o.Group == Asides {
		facts["player"] = d.say.Owner(d.v.S.Privates[o.Private].Owner)
		o.Text, o.Detail, o.Button = d.say.Phrase(text.MayExchange, facts), "", o.Detail
		o.Spoken = d.voice.Phrase(text.ExchangeName, text.Facts{"what": o.Text, "from": d.voice.Owner(from)})
	}
}

// ownExchange reports whether the private belongs to the deciding player.
func (d *Draft) ownExchange(p id.Private) bool {
	return d.v.S.Privates[p].Owner == id.OfPlayer(d.v.Decider(d.v.Actor()))
}

func (d *Draft) dressTile(o *Option) {
	o.Text = d.say.Tile(o.Tile)
	o.Spoken = d.voice.Phrase(text.TileName, text.Facts{
		"tile": d.voice.Tile(o.Tile), "n": text.Number(int32(len(o.Forms))),
	})
	if o.Private != 0 {
		facts := text.Facts{"private": d.say.Private(o.Private)}
		o.Detail, o.Spoken = d.say.Phrase(text.ByPower, facts), join2(o.Spoken, d.voice.Phrase(text.ByPower, facts))
	}
}

func (d *Draft) dressStation(o *Option, a rules.Action) {
	o.Text = d.say.Hex(o.Hex)
	place, station := a.(rules.PlaceToken)
	if face := d.v.Position().Face(o.Hex); face.Count(tile.City) > 1 && station {
		o.Detail = d.city(o.Hex, int(place.City))
	}
	switch {
	case o.Private != 0 && o.Detail != "":
		o.Detail = join2(d.say.Private(o.Private), o.Detail)
	case o.Private != 0:
		o.Detail = d.say.Private(o.Private)
	case !station && a != nil:
		o.Detail = d.say.Offer(d.v, a)
	}
	o.Figure = d.say.Phrase(text.LayFree, nil)
	spoken := d.voice.Phrase(text.LayFree, nil)
	if cost := d.stationCost(a); cost > 0 {
		o.Figure, spoken = d.say.Funds(cost), d.voice.Funds(cost)
	}
	o.Spoken = d.voice.Phrase(text.StationName, text.Facts{"hex": join2(d.voice.Hex(o.Hex), o.Detail), "what": spoken})
	if !station && a != nil {
		o.Spoken = join2(d.voice.Button(d.v, a, nil), spoken)
	}
}

// city tells one of several cities of a hex from the others: by its name, or by the hexes that its track leads to.
func (d *Draft) city(h id.Hex, city int) string {
	if name := titles.WordsOf(d.v.T).City; name != nil {
		if pair := name(d.v, h, city); pair != (words.Pair{}) {
			return pair.In(d.say.Lang)
		}
	}
	return exits(d.v.T, h, d.v.Position().Face(h).StopExits(city))
}

// dressSite names a hex for the marker of a private, and says what the marker would mean there.
func (d *Draft) dressSite(o *Option, a rules.Action) {
	o.Text = d.say.Hex(o.Hex)
	if describe := titles.WordsOf(d.v.T).Marker; describe != nil && a != nil {
		if e := d.effectsOf(a); !e.Refusal.Refused() {
			after := rules.View{T: d.v.T, S: &e.After, X: d.v.X}
			for _, m := range after.AppendMarkers(nil, o.Hex) {
				if m.Private == o.Private {
					o.Detail = describe(after, m).Name.Fill(d.say.Lang, text.Facts{"corp": d.say.Corp(m.Corp)})
				}
			}
		}
	}
	o.Spoken = join2(d.voice.Hex(o.Hex), o.Detail)
}

// stationCost returns what a station costs; homes and those by a power are free.
func (d *Draft) stationCost(a rules.Action) int32 {
	switch place := a.(type) {
	case rules.PlaceToken:
		if place.Via == 0 && d.v.Is(place.Of, rules.HomeDone) {
			return d.v.TokenCost(place.Of, place.Hex, 0)
		}
	case rules.PlaceHexToken:
		return d.v.TokenCost(place.By, place.Hex, 0)
	}
	return 0
}

func (d *Draft) dressPrivate(o *Option) {
	owner := d.v.S.Privates[o.Private].Owner
	name, seller := d.say.Private(o.Private), d.say.Owner(owner)
	if owner.Player() == 0 && owner.Corp() == 0 {
		seller = d.say.Owner(id.Bank)
	}
	o.Text = name
	if !o.Barred {
		o.Text = d.say.Phrase(text.BuyFrom, text.Facts{"what": name, "owner": seller})
	}
	spoken := d.voice.Money(o.Low)
	if o.Ranged() {
		spoken = d.voice.Phrase(text.PayRange, text.Facts{"$low": spoken, "$high": d.voice.Money(o.High)})
	}
	if len(o.Forms) > 0 {
		o.Figure = d.say.Money(o.Low)
		if o.Ranged() {
			o.Figure += "–" + d.say.Money(o.High)
		}
	}
	o.Spoken = d.voice.Phrase(text.PrivateName, text.Facts{"private": name, "owner": seller, "what": spoken})
	if o.Barred {
		o.Spoken = join2(name, o.Why.Brief)
	}
}

// dressUsual names an option as its row does, with its price.
func (d *Draft) dressUsual(o *Option) {
	o.Text = d.say.Offer(d.v, o.about)
	if !o.Barred { // what is refused leads to nothing
		o.Detail = d.say.Means(d.v, o.about)
		o.Spoken = join2(o.Text, d.voice.Means(d.v, o.about))
	}
	if x := rules.OperandsOf(o.about); x.Priced && (x.Price != 0 || x.Deal == rules.NoDeal) && !o.Barred {
		o.Figure = d.say.MoneyOf(x.By, x.Price)
		if x.Deal == rules.Sells {
			o.Figure = "+" + o.Figure
		}
		o.Spoken = d.voice.Phrase(text.TrainName, text.Facts{"what": o.Text, "$sum": d.voice.MoneyOf(x.By, x.Price)})
	}
	if o.Power = catalog.Action(d.v.T, o.about).Power; o.Power {
		o.Detail = d.say.LongName(o.Private)
		o.Spoken = join2(o.Text, o.Detail)
	}
	if o.Group == Asides {
		o.Text, o.Button = text.Capital(d.say.Noun(d.v, o.about, nil)), o.Text
	}
}

// dressPower names the row of a private whose options are of a group.
func (d *Draft) dressPower(o *Option, g Group) {
	if o.Hex == 0 {
		what := text.PowerMarker
		if g == Tiles {
			what = text.PowerTile
		}
		o.Text = d.say.Phrase(what, text.Facts{"private": d.say.Private(o.Private)})
		o.Spoken = o.Text
		return
	}
	o.Text = d.say.Phrase(text.PowerLay, text.Facts{"private": d.say.Private(o.Private), "hex": d.say.Hex(o.Hex)})
	o.Spoken = o.Text
}

func (d *Draft) dressLot(o *Option) {
	o.Text = d.say.Lot(d.v, o.Private)
	if len(o.Forms) == 0 {
		return
	}
	a := priced(o.Forms[0], o.Low)
	o.Button = d.Words(a)
	o.Spoken = d.voice.Phrase(text.BidName, text.Facts{"private": o.Text, "$sum": d.voice.Money(o.Low)})
	if e := d.effectsOf(a); e.Refusal.Refused() || e.After.Privates[o.Private].Owner == d.seat() { // it is bought, as the button says
		o.Spoken = d.voice.Button(d.v, a, e.events)
	}
}

func (d *Draft) dressShare(o *Option) {
	from, brief := id.Initial, text.BuyBrief
	if strings.HasSuffix(o.Key, ":pool") {
		from, brief = id.Pool, text.PoolBrief
	}
	price := d.v.SharePrice(o.Corp, from)
	o.Text, o.Figure = d.say.Owner(from), d.say.Money(price)
	o.Button = d.say.Phrase(brief, text.Facts{"$sum": o.Figure})
	o.Spoken = d.voice.Phrase(text.BuyName, text.Facts{
		"company": d.say.Corp(o.Corp), "from": d.voice.Owner(from), "$sum": d.voice.Money(price),
	})
	if o.Barred {
		o.Button = o.Why.Brief
	}
}

func (d *Draft) dressSale(o *Option) {
	o.Text = d.say.Corp(o.Corp)
	price := text.Facts{"$sum": d.say.Money(d.v.SalePrice(o.Corp))}
	if o.Button = d.say.Phrase(text.SellBrief, price); len(o.Forms) > 1 {
		o.Button = d.say.Phrase(text.SellsFrom, price)
	}
	o.Spoken = d.voice.Phrase(text.SellName, text.Facts{
		"company": o.Text, "percent": d.voice.Percent(d.v.Held(o.Corp, d.seat())),
	})
	if o.Barred {
		o.Button = o.Why.Brief
	}
}

// dressOwn names what a company may do with its own shares in the turn of its president.
func (d *Draft) dressOwn(o *Option) {
	d.dressUsual(o)
	switch a := d.form0(o).(type) {
	case rules.BuyShares:
		facts := text.Facts{"company": d.say.Corp(a.Corp), "$sum": d.say.Money(d.v.Price(a.Corp))}
		o.Button = d.say.Phrase(text.RedeemBrief, facts)
		facts["$sum"] = d.voice.Money(d.v.Price(a.Corp))
		o.Spoken = d.voice.Phrase(text.RedeemName, facts)
	case rules.SellShares:
		o.Button = d.say.Phrase(text.ReissueBrief, text.Facts{"n": text.Number(int32(a.Percent) / int32(d.v.Ordinary(a.Corp)))})
	}
}

// seat returns the player whose certificates are dealt in.
func (d *Draft) seat() id.Owner { return id.OfPlayer(d.v.Decider(d.v.Actor())) }

func (d *Draft) dressDividend(o *Option, a rules.Action) {
	e, facts := d.effectsOf(a), text.Facts{"$sum": d.revenue(d.say, a)}
	what, goes := text.PayTitle, text.ToHolders
	switch a.(rules.Dividend).Kind {
	case rules.Withhold:
		what, goes = text.HoldTitle, text.ToTreasury
	case rules.Half:
		kept := e.kept()
		what, goes = text.HalfTitle, text.ToBoth
		facts["$paid"], facts["$kept"] = d.say.Money(d.v.S.Turn.Revenue-kept), d.say.Funds(kept)
	case rules.Payout:
	}
	o.Text = d.say.Phrase(what, nil)
	o.Figure = d.say.Phrase(goes, facts)
	var list []string
	for _, p := range e.People {
		list = append(list, d.say.Player(p.Player)+" "+d.voice.Money(p.Cash.Change()))
	}
	price := d.v.Price(d.v.Actor().Corp())
	o.Spoken = d.voice.Phrase(text.DividendName, text.Facts{
		"what": o.Text + " " + d.revenue(&d.voice, a), "$before": d.voice.Money(price),
		"$after": d.voice.Money(price + e.priceChange(d.v.Actor().Corp())), "list": d.voice.List(list),
	})
}

// Revenue returns the revenue of the turn in the money of those who get it by a dividend.
func (d *Draft) Revenue(a rules.Action) string { return d.revenue(d.say, a) }

func (d *Draft) revenue(s *text.Speaker, a rules.Action) string {
	if a.(rules.Dividend).Kind == rules.Withhold {
		return s.Funds(d.v.S.Turn.Revenue)
	}
	return s.Money(d.v.S.Turn.Revenue)
}

func (d *Draft) dressTrain(o *Option) {
	kind := o.Kind
	facts := text.Facts{"train": d.say.TrainKind(kind)}
	price := d.v.T.Train(kind).Price
	o.Figure = d.say.Funds(price)
	spoken := d.voice.Funds(price)
	switch owner := d.v.S.Trains[o.Train]; {
	case strings.HasPrefix(o.Key, "discard:"):
		o.Text, o.Figure = d.say.TrainKind(kind), ""
	case owner == id.Pool:
		o.Text = d.say.Phrase(text.TrainFromPool, facts)
	case owner.Corp() != 0:
		facts["owner"] = d.say.Owner(owner)
		o.Text = d.say.Phrase(text.TrainOfOther, facts)
		o.Figure = ""
		if len(o.Forms) > 0 {
			o.Figure = d.say.Funds(o.Low) + "–" + d.say.Funds(o.High)
			spoken = d.voice.Phrase(text.PayRange, text.Facts{"$low": d.voice.Funds(o.Low), "$high": d.voice.Funds(o.High)})
		}
	default:
		o.Text = d.say.Phrase(text.TrainFromBank, facts)
		o.Detail = d.left(d.v.T.FrontOf(o.Train))
	}
	if a, ok := d.form0(o).(rules.BuyTrain); ok && a.TradeIn != 0 {
		o.Figure, spoken = d.say.Funds(a.Price), d.voice.Funds(a.Price)
		o.Detail = d.say.Say(text.TradeIn, text.Facts{"train": d.say.TrainKind(d.v.KindOf(a.TradeIn))})
	}
	o.Spoken = o.Text
	if o.Figure != "" {
		o.Spoken = d.voice.Phrase(text.TrainName, text.Facts{"what": join2(o.Text, o.Detail), "$sum": spoken})
	}
}

func join2(a, b string) string {
	if b == "" {
		return a
	}
	return a + ", " + b
}

func (d *Draft) form0(o *Option) rules.Action {
	if len(o.Forms) == 0 {
		return nil
	}
	return o.Forms[0]
}

// left tells how many trains of a kind the depot has.
func (d *Draft) left(k id.TrainKind) string {
	if d.v.T.Train(k).Unlimited {
		return d.say.Word(text.Unlimited)
	}
	n := int32(0)
	for i := 1; i <= d.v.T.Cards(); i++ {
		if c := id.Train(i); d.v.S.Trains[c] == id.Initial && d.v.T.FrontOf(c) == k {
			n++
		}
	}
	return d.say.Phrase(text.TrainLeft, text.Facts{"n": text.Number(n)})
}
