package draft

import (
	"slices"
	"strings"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/step"
	"hexrail/titles"
	"hexrail/titles/words"
)

// Mood says whether a change is a gain or a loss.
type Mood int8

// The moods.
const (
	Loss Mood = iota - 1
	Even
	Gain
)

// Row is one consequence in words.
type Row struct {
	Label  string
	Value  string // "$90 → $100", or what stays
	Change string
	Mood   Mood
}

// Note is a sentence beside the consequences.
type Note struct {
	Text string
	Warn bool
}

// Rows returns the consequences of the chosen action that are worth a line.
func (d *Draft) Rows() []Row {
	e := d.Effects()
	if e == nil || e.Refusal.Refused() {
		return nil
	}
	a := d.subject()
	r := rows{d: d, e: e}
	if lay, ok := LayOf(a); ok {
		r.lay(lay)
		return r.list
	}
	switch a := a.(type) {
	case rules.Dividend, rules.RunRoutes:
		return nil // cards and routes tell themselves
	default:
		r.brings(a)
		r.counts(a)
		r.money(a)
		r.converted(a)
		r.shares(a)
		r.companies(a)
		r.floats(a)
		r.others(a)
		r.waits()
	}
	return r.list
}

// subject returns the action that the consequences are about: of a plan, the purchase.
func (d *Draft) subject() rules.Action {
	if d.planned() {
		return d.plan.buy
	}
	a, _ := d.Action()
	return a
}

type rows struct {
	d    *Draft
	e    *Effects
	list []Row
}

func (r *rows) add(label text.Phrase, facts text.Facts, value, change string, mood Mood) {
	r.list = append(r.list, Row{r.d.say.Phrase(label, facts), value, change, mood})
}

// sum adds a row for an amount of o's money that changes.
func (r *rows) sum(label text.Phrase, facts text.Facts, o id.Owner, f Figure) {
	if f.Change() == 0 {
		return
	}
	say := r.d.say
	value := arrow(say.MoneyOf(o, f.Before), say.MoneyOf(o, f.After))
	r.add(label, facts, value, text.Change(say.Title.CurrencyOf(o), f.Change()), MoodOf(f.Change()))
}

func arrow(before, after string) string { return before + " → " + after }

// MoodOf returns whether a change is a gain, in money or worth.
func MoodOf(change int32) Mood {
	switch {
	case change > 0:
		return Gain
	case change < 0:
		return Loss
	}
	return Even
}

// money tells the cash of who acts, of who is paid, and treasuries.
func (r *rows) money(a rules.Action) {
	decider := r.d.v.Decider(rules.Actor(a))
	for _, p := range r.e.People {
		if p.Player == decider || p.Cash.Change() != 0 {
			r.sum(text.CashOf, text.Facts{"who": r.d.say.Player(p.Player)}, id.OfPlayer(p.Player), p.Cash)
		}
		if f := p.Certs; p.Player == decider && f.Change() != 0 {
			r.add(text.CertsOf, text.Facts{"who": r.d.say.Player(p.Player)},
				arrow(text.Number(f.Before), text.Number(f.After))+r.certLimit(), "", Even)
		}
	}
	for _, c := range r.e.Companies {
		r.sum(text.TreasuryOf, text.Facts{"company": r.d.say.Corp(c.Corp)}, id.OfCorp(c.Corp), c.Treasury)
	}
}

// certLimit returns how many certificates a player may hold, to stand behind how many he has.
func (r *rows) certLimit() string {
	if r.d.v.PhaseDef().NoCertLimit {
		return ""
	}
	return " / " + text.Number(int32(r.d.v.CertLimit()))
}

// shares tells what who acts holds of the company that is dealt in.
func (r *rows) shares(a rules.Action) {
	c := r.d.corpOf(a)
	if c == 0 {
		return
	}
	after := rules.View{T: r.d.v.T, S: &r.e.After, X: r.d.v.X}
	o := id.OfPlayer(r.d.v.Decider(rules.Actor(a)))
	if before, now := r.d.v.Held(c, o), after.Held(c, o); before != now {
		r.add(text.HoldingOf, text.Facts{"company": r.d.say.Corp(c)},
			arrow(r.d.say.Percent(before), r.d.say.Percent(now)), "", Even)
	}
}

// corpOf returns the company whose certificates an action deals in, or none.
func (d *Draft) corpOf(a rules.Action) id.Corp {
	x := rules.OperandsOf(a)
	if x.Power != 0 {
		w, _ := rules.PowerOf[rules.Exchange](d.v.T, x.Power)
		return d.v.T.FindCorp(w.Corp)
	}
	if x.Deal == rules.NoDeal {
		return 0
	}
	return x.Corp
}

// companies tells prices, presidencies and places in the operating order that change.
func (r *rows) companies(a rules.Action) {
	say := r.d.say
	for _, c := range r.e.Companies {
		facts := text.Facts{"company": say.Corp(c.Corp)}
		if c.Price.Before != 0 {
			label := text.PriceOf
			if c.NoRun {
				label = text.PriceUnrun
			}
			r.sum(label, facts, id.Bank, c.Price)
		}
		switch {
		case c.President[0] != 0 && c.President[0] != c.President[1]:
			r.add(text.PresidencyOf, facts, arrow(say.Player(c.President[0]), say.Player(c.President[1])), "", Even)
		case c.Corp == r.d.corpOf(a) && c.President[0] != 0:
			r.add(text.PresidencyOf, facts, say.Phrase(text.StaysWith, text.Facts{"player": say.Player(c.President[0])}), "", Even)
		}
		old, par := int32(r.d.v.S.Corps[c.Corp].Par), int32(r.e.After.Corps[c.Corp].Par)
		switch sale, _ := a.(rules.SellShares); {
		case old != 0 && par > old:
			r.sum(text.ParOf, facts, id.Bank, Figure{old, par})
		case sale.By == id.OfCorp(c.Corp): // reissued at the par that it had (1870/R66)
			r.add(text.ParOf, facts, say.Money(par), "", Even)
		}
		if c.Order.Before != 0 && c.Order.Change() != 0 && c.Corp == r.d.corpOf(a) {
			r.add(text.OrderOf, facts, arrow(r.place(c.Order.Before), r.place(c.Order.After)), "", Even)
		}
	}
	if e := r.e; e.Phase[0] != e.Phase[1] {
		r.list = append(r.list, Row{Label: text.Capital(say.Word(text.Phase)),
			Value: arrow(r.d.v.T.Phases[e.Phase[0]].Name, r.d.v.T.Phases[e.Phase[1]].Name)})
	}
}

func (r *rows) place(n int32) string {
	return r.d.say.Phrase(text.OrderPlace, text.Facts{"n": text.Number(n)})
}

// lay tells the best run with a tile and its cost.
func (r *rows) lay(a rules.LayTile) {
	r.brings(a)
	say := r.d.say
	cost := r.e.paid(r.d.v.Actor())
	facts := text.Facts{"who": say.Owner(r.d.v.Actor()), "company": say.Owner(r.d.v.Actor())}
	value := say.Phrase(text.LayFree, nil)
	if cost > 0 {
		value = say.Funds(cost)
	}
	if printed := r.d.v.T.Board.Hexes[a.Hex-1].Printed; cost > 0 && printed > 0 {
		value = say.Phrase(text.HalfOf, text.Facts{"$cost": value, "n": text.Number(int32(printed))})
	}
	r.add(text.CostLabel, nil, value, "", Even)
	r.sum(text.TreasuryOf, facts, r.d.v.Actor(), r.e.Companies[r.d.v.Actor().Corp()-1].Treasury)
	after := rules.View{T: r.d.v.T, S: &r.e.After, X: r.d.v.X}
	if now, then := values(r.d.v, a.Hex), values(after, a.Hex); now != "" && now != then {
		r.add(text.StopValues, nil, arrow(now, then), "", Even)
	}
	if list := r.newTrack(a, after); len(list) > 0 {
		r.add(text.NewTrackTo, nil, strings.Join(list, ", "), "", Even)
	}
	r.others(a)
	r.companies(a) // a company without trains comes to the end of its turn, and its price falls
}

// values writes what the stops of a hex are worth, equal values once.
func values(v rules.View, h id.Hex) string {
	var list []string
	stops := v.Position().Face(h).Stops
	for i := range stops {
		if n := text.Money(v.T.Currency, int32(stops[i].Value.At(v.PhaseDef().Column()))); !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return strings.Join(list, ", ")
}

// Notes returns the warnings and notices about the chosen action.
func (d *Draft) Notes() []Note {
	e := d.Effects()
	if e == nil || e.Refusal.Refused() {
		return nil
	}
	a := d.subject()
	var notes []Note
	warn := func(p text.Phrase, facts text.Facts) {
		notes = append(notes, Note{d.say.Phrase(p, facts), true})
	}
	switch a := a.(type) {
	case rules.SellShares:
		if d.step.Panel == words.StockPanel && a.By.Player() != 0 { // a company that issues shares goes on buying
			warn(text.NoWayBack, text.Facts{"company": d.say.Corp(a.Corp), "round": d.say.Round(d.v)})
			if d.v.SalePrice(a.Corp) < d.v.Price(a.Corp) {
				warn(text.HalfPrice, text.Facts{"company": d.say.Corp(a.Corp), "$price": d.say.Money(d.v.SalePrice(a.Corp))})
			}
		}
	case rules.Dividend:
		if c := a.By; d.v.TrainRoom(c) <= 0 {
			n := text.Number(int32(d.v.TrainLimit(c)))
			notes = append(notes, Note{d.say.Phrase(text.TrainsFull, text.Facts{"company": d.say.Corp(c), "n": n}), false})
		}
	case rules.BuyShares: // the owner of a share may have to agree
		after := rules.View{T: d.v.T, S: &e.After, X: d.v.X}
		if p := after.Actor().Player(); a.By.Corp() != 0 && p != 0 && p == a.From.Player() && after.S.Depth > d.v.S.Depth {
			warn(text.OwnerAsked, text.Facts{"player": d.say.Player(p)})
		}
	case rules.BuyTrain, rules.BuyPrivate:
		if p := d.Consent(); p != 0 {
			warn(text.ConsentAsk, text.Facts{"player": d.say.Player(p)})
		}
	case rules.Acquire, rules.Decide:
		if p := d.Consent(); p != 0 {
			warn(text.OwnerAsked, text.Facts{"player": d.say.Player(p)})
		}
	}
	if sum, price := d.leaves(e), d.trainPrice(e); sum < price {
		warn(text.TooLittle, text.Facts{"$left": d.say.Funds(sum), "$price": d.say.Funds(price)})
	}
	if ahead := titles.WordsOf(d.v.T).Ahead; ahead != nil {
		for _, n := range ahead(d.v, rules.View{T: d.v.T, S: &e.After, X: d.v.X}, a) {
			notes = append(notes, Note{d.say.Notice(n), false})
		}
	}
	notes = d.wayNotes(notes)
	notes = d.lotNotes(notes, e)
	notes = d.phaseNotes(notes, e)
	return d.companyNotes(notes, a, e)
}

// leaves returns what a lay or station leaves to a company that could pay for its train before, where one that cannot ends the game;
// else the price of the train.
func (d *Draft) leaves(e *Effects) int32 {
	price := d.trainPrice(e)
	switch d.v.T.Policy.Score {
	case rules.PlayersWealth:
		return price
	case rules.CompaniesMoney:
	}
	o := rules.OperandsOf(d.subject()).By
	after := rules.View{T: d.v.T, S: &e.After, X: d.v.X}
	if now := d.v.InCharge().Name(); o.Corp() == 0 || now != step.TrackKey && now != step.StationKey || after.TrainCount(o) > 0 || d.v.Cash(o) < price {
		return price
	}
	return after.Cash(o)
}

// trainPrice returns the price of the cheapest train after an action, zero without one.
func (d *Draft) trainPrice(e *Effects) int32 {
	after := rules.View{T: d.v.T, S: &e.After, X: d.v.X}
	price, _ := after.CheapestTrain()
	return price
}

// lotNotes tells what becomes of the next lots of an auction when one is bought: who gets them for the only bid, and who
// bids for one against each other.
func (d *Draft) lotNotes(notes []Note, e *Effects) []Note {
	if d.step.Panel != words.AuctionPanel {
		return notes
	}
	bought := id.Private(0)
	if bid, ok := d.subject().(rules.Bid); ok {
		bought = bid.Private
	}
	after := d.v
	after.S = &e.After
	for i := range d.v.T.Privates {
		p := id.Private(i + 1)
		owner := after.S.Privates[p].Owner.Player()
		if owner == 0 || d.v.S.Privates[p].Owner.Player() != 0 || p == bought {
			continue
		}
		bid := step.Bids(d.v, p)[owner]
		if !bid.Placed() {
			continue
		}
		notes = append(notes, Note{d.say.Phrase(text.LotGoesTo, text.Facts{
			"lot": d.say.Private(p), "player": d.say.Player(owner), "$sum": d.say.Money(bid.Sum()),
		}), false})
	}
	if p := step.Contested(after); p != 0 && p != step.Contested(d.v) {
		var bidders []string
		for n, bid := range step.Bids(after, p) {
			if bid.Placed() {
				bidders = append(bidders, d.say.Player(id.Player(n)))
			}
		}
		notes = append(notes, Note{d.say.Phrase(text.LotContest, text.Facts{
			"lot": d.say.Private(p), "list": d.say.List(bidders),
		}), false})
	}
	return notes
}

// phaseNotes tells what a new phase brings, and which privates close.
func (d *Draft) phaseNotes(notes []Note, e *Effects) []Note {
	if e.Phase[0] != e.Phase[1] {
		notes = append(notes, Note{d.say.Phrase(text.StartsPhase, text.Facts{"phase": d.v.T.Phases[e.Phase[1]].Name}), true})
	}
	for i := 0; i < len(e.Rusted); {
		kind := d.v.KindOf(e.Rusted[i].Train)
		var owners []string
		for ; i < len(e.Rusted) && d.v.KindOf(e.Rusted[i].Train) == kind; i++ {
			if name := d.say.Owner(e.Rusted[i].Who); !slices.Contains(owners, name) {
				owners = append(owners, name)
			}
		}
		notes = append(notes, Note{d.say.Phrase(text.TrainsRust, text.Facts{
			"train": d.say.TrainKind(kind), "list": d.say.List(owners),
		}), true})
	}
	if e.Phase[0] != e.Phase[1] && d.v.T.Phases[e.Phase[1]].ClosePrivates && len(e.Closed) > 0 {
		notes = append(notes, Note{d.say.Phrase(text.PrivatesClose, nil), true})
	} else {
		for _, x := range e.Closed {
			notes = append(notes, Note{d.say.Event(d.v, x), true})
		}
	}
	var surplus []string
	for _, c := range e.Companies {
		if c.Surplus > 0 {
			surplus = append(surplus, d.say.Corp(c.Corp))
		}
	}
	if len(surplus) > 0 {
		notes = append(notes, Note{d.say.Phrase(text.MustDiscard, text.Facts{"list": d.say.List(surplus)}), true})
	}
	return notes
}

// companyNotes tells what floats, what is still to be sold, and what a new zone of the chart means.
func (d *Draft) companyNotes(notes []Note, a rules.Action, e *Effects) []Note {
	after := rules.View{T: d.v.T, S: &e.After, X: d.v.X}
	if b, ok := d.sold(); ok {
		if !b.Stays() && d.closesBy(&b) == "" {
			notes = d.zoneNote(notes, Company{Corp: b.Corp, Price: b.Price}, d.v.T.Market.Zone(b.From), d.v.T.Market.Zone(b.To))
		}
		if b.Ledge {
			notes = append(notes, Note{d.say.Phrase(text.LedgeTakes, nil), false})
		}
	}
	for _, c := range e.Companies {
		facts := text.Facts{"company": d.say.Corp(c.Corp)}
		if after.Is(c.Corp, rules.Closed) && !d.v.Is(c.Corp, rules.Closed) {
			continue // beside the button
		}
		if c.Floats {
			facts["$sum"] = d.say.Funds(c.Treasury.After)
			notes = append(notes, Note{d.say.Phrase(text.FloatsWith, facts), false})
		} else if c.Corp == d.corpOf(a) && !after.Is(c.Corp, rules.Floated) && after.CapitalAtFloat(c.Corp) == 0 {
			facts["percent"] = d.say.Percent(int(d.v.T.Corp(c.Corp).FloatAt) - after.SoldPercent(c.Corp))
			notes = append(notes, Note{d.say.Phrase(text.SharesToFloat, facts), false})
		}
		if c.Price.Before != 0 {
			notes = d.zoneNote(notes, c, d.v.Zone(c.Corp), after.Zone(c.Corp))
		}
	}
	return notes
}

func (d *Draft) zoneNote(notes []Note, c Company, before, after market.Zone) []Note {
	var effects []string
	for _, z := range [...]struct {
		zone market.Zone
		word text.Word
	}{
		{market.NoCertLimit, text.ZoneCertLimit}, {market.NoShareLimit, text.ZoneShareLimit}, {market.MultiBuy, text.ZoneMultiBuy},
		{market.Closes, text.ZoneCloses}, {market.EndsGame, text.ZoneEndsGame},
		{market.BelowLedge, text.ZoneBelowLedge},
	} {
		if after&z.zone != 0 && before&z.zone == 0 {
			effects = append(effects, d.say.Word(z.word))
		}
	}
	facts := text.Facts{"$price": d.say.Money(c.Price.After), "what": d.say.List(effects)}
	if len(effects) > 0 {
		return append(notes, Note{d.say.Phrase(text.EntersZone, facts), true})
	}
	if before&market.NoCertLimit != 0 && after&market.NoCertLimit == 0 {
		return append(notes, Note{d.say.Phrase(text.LeavesZone, facts), true})
	}
	return notes
}
