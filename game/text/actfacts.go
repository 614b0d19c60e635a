package text

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// Button returns the label of a button for the action.
func (t *Act) Button() string { return t.said(t.row.Button) }

// Offer returns the name of the action as an option in a list.
func (t *Act) Offer() string {
	if f := t.facts(); t.row.Offer.Choose(f) != (Pair{}) {
		return t.row.Offer.Choose(f).Fill(t.s.Lang, f)
	}
	return t.Button()
}

// Short returns the action in two or three words.
func (t *Act) Short() string { return t.said(t.row.Short) }

// Noun returns the name of the action on the undo button: "Undo the tile".
func (t *Act) Noun() string { return t.said(t.row.Noun) }

// said returns the form of a text that fits the action, with its holes filled.
func (t *Act) said(forms words.Forms) string {
	f := t.facts()
	return forms.Choose(f).Fill(t.s.Lang, f)
}

// addDeed adds the line for the action itself: the text of its row, or for a pass that of the step.
func (t *Act) addDeed() {
	f := t.facts()
	line := t.row.Line.Choose(f)
	if line == (Pair{}) {
		t.add(Pass, t.By, declined(t.before).Sentence(t.s.Lang, f))
		return
	}
	text := line.Sentence(t.s.Lang, f)
	if i := slices.IndexFunc(t.events, t.movesPrice); i >= 0 {
		price := sayings[priceMoves].Sentence(t.s.Lang, t.s.eventFacts(t.after, t.events[i]))
		text = t.s.Sentences([]string{text, price})
	}
	t.lines = append(t.lines, Line{Kind: Deed, Who: t.By, Text: text, Routes: t.routes})
}

// movesPrice reports whether the line includes this change of a price. After a sale that moves it later it has its own.
func (t *Act) movesPrice(e rules.Event) bool {
	return e.Kind == rules.PriceMoved && slices.Contains(t.row.Tells, e.Kind) && e.Corp == cmp.Or(t.Corp, t.By.Corp()) &&
		t.find(rules.BlockWaits).Kind == 0
}

// facts collects the facts that texts about the action may mention. In addition to those listed at words.Deed they are:
//
//	{$per} {list} {$kept}    the dividend per share and each holder's part, or the amount withheld
//	{$all}                   total cost of a lot, if several are sold as one or a bid is paid on top of the price
//	{$revenue} {trains}      revenue of a run, or to be divided; the trains that ran, if their routes yield it
//	{seller}                 the company that sells a train
//	{answer}                 the name of an answer in records
//	acted, won, home         something was done before in the turn; a bid bought its lot at once; a station is the first
//	used, idle               the train is from the open market; none runs
//	granted, again           the president's certificate came with a private; the company was bankrupt
//	aside                    the player who acts is not the current decider
//	own                      a company deals in its own shares
//	returns                  the buyer also gives a share to the pool, for the president's certificate
//	asks                     nothing has changed hands yet: the owner is asked first
//	turned                   the marker is there already, and another side of it is shown
//	payout, withhold, half   the kind of dividend
func (t *Act) facts() Facts {
	s, v, o := t.s, t.before, &t.Operands
	f := Facts{
		"who": s.Owner(o.By), "decider": s.Player(v.Decider(o.By)), "@" + v.InCharge().Name(): "",
		"$paid": s.MoneyOf(o.By, t.paid()), "$kept": s.Funds(t.find(rules.EarningsKept).Amount),
	}
	x := actionSubject(v, t.action)
	x.addNames(f, s, v)
	t.addOperands(f)
	if x.private != 0 {
		owner := v.S.Privates[x.private].Owner
		if owner == id.Initial || owner == id.Pool { // words about shares
			owner = id.Bank
		}
		f["owner"] = s.Owner(owner)
	}
	if o.Power != 0 {
		if w, ok := rules.PowerOf[rules.Exchange](v.T, o.Power); ok {
			f["corp"], f["percent"] = s.Corp(v.T.FindCorp(w.Corp)), s.Percent(int(t.find(rules.ShareMoved).Percent))
		}
	}
	cost := t.find(rules.TileLaid).Amount + t.find(rules.StationPlaced).Amount + t.find(rules.MarkerPlaced).Amount
	if cost > 0 {
		f["$cost"] = s.Funds(cost)
	}
	if e := t.find(rules.SharesReissued); e.Kind != 0 {
		f["$par"] = s.Money(e.Amount)
	}
	t.addMarks(f)
	t.addOwnFacts(f)
	switch {
	case o.Runs:
		t.addRun(f)
	case o.Dividend != 0:
		t.addDividend(f)
	}
	return f
}

// addMarks adds the facts without a value, by which a text only chooses its form.
func (t *Act) addMarks(f Facts) {
	v, o := t.before, &t.Operands
	mark := func(name string, holds bool) {
		if holds {
			f[name] = ""
		}
	}
	passed := func(e rules.Event) bool { return e.Kind == rules.Passed && e.Who == o.By }
	mark("acted", !slices.ContainsFunc(t.events, passed))
	mark("won", t.boughtLot().Kind != 0)
	mark("sealed", o.Bids && v.Sealed())
	mark("used", o.From == id.Pool)
	mark("again", v.FaceDown().Has(o.Corp))
	mark("granted", o.Pars && v.Top().Corp == o.Corp)
	mark("own", o.Deal != rules.NoDeal && o.Corp != 0 && o.By.Corp() == o.Corp)
	mark("asks", o.Deal == rules.Buys && o.From.Player() != 0 &&
		t.after.S != t.before.S && t.after.Actor() == o.From && t.paid() == 0)
	mark("returns", o.Deal == rules.Buys && slices.ContainsFunc(t.events,
		func(e rules.Event) bool { return e.Kind == rules.ShareMoved && e.Who == o.By && e.To == id.Pool }))
	mark("half", o.Dividend == rules.Half)
	mark("turned", o.Power != 0 && o.Hex != 0 && v.Marked(rules.Marker{Hex: o.Hex, Private: o.Power}))
	mark("home", o.Placed && !v.Is(o.Corp, rules.HomeDone))
	mark("aside", o.By.Player() != 0 && o.By.Player() != v.Decider(v.Actor()))
}

// addOperands adds the numeric operands, and whoever gives something up.
func (t *Act) addOperands(f Facts) {
	s, v, o := t.s, t.before, &t.Operands
	if o.Bids {
		f["private"] = s.Lot(v, o.Private)
		paid := t.paid()
		chosen := o.Private != 0 && v.S.Auction.Choosing
		if chosen && paid > 0 && (paid > o.Price || group(v, o.Private) != nil) {
			f["$all"] = s.Money(paid)
		}
	}
	if o.Hex != 0 {
		f["at"] = v.T.HexName(o.Hex)
	}
	if o.Percent != 0 {
		f["percent"] = s.Percent(int(o.Percent))
		corp := cmp.Or(o.Corp, o.By.Corp()) // a company deals in its own shares
		f["n"] = Number(int32(o.Percent) / int32(v.Ordinary(corp)))
	}
	if o.From != id.Nobody {
		f["from"] = s.Owner(o.From)
	}
	if o.From.Corp() != 0 {
		f["seller"] = f["from"]
	}
	if o.Priced {
		f["$price"] = s.MoneyOf(o.By, o.Price)
	}
	if word := v.Answer(o.Choice); o.Answers && word != "" {
		f["answer"] = word
	}
	if o.Pars {
		f["$par"] = s.Money(v.T.Market.Price(o.At))
	}
	if o.TradeIn != 0 {
		f["traded"], f["a traded"] = s.TrainKind(v.KindOf(o.TradeIn)), s.aTrain(v.KindOf(o.TradeIn))
	}
}

// boughtLot returns the event by which a bid bought its lot at once, or a zero event.
func (t *Act) boughtLot() rules.Event {
	if won := t.find(rules.BidsWon); t.Bids && won.Private == t.Private && t.find(rules.BidPlaced).Kind == 0 {
		return won
	}
	return rules.Event{}
}

// find returns the first event of a kind, or a zero event.
func (t *Act) find(k rules.EventKind) rules.Event {
	for _, e := range t.events {
		if e.Kind == k {
			return e
		}
	}
	return rules.Event{}
}

// paid returns the first amount paid or received by the actor.
func (t *Act) paid() int32 {
	for _, e := range t.events {
		if e.Kind == rules.Paid && (e.Who == t.By || e.To == t.By) {
			return e.Amount
		}
	}
	return 0
}

// addRun names the trains that run with the revenue of each. If the routes do not add up to a stated revenue, only the
// total is given.
func (t *Act) addRun(f Facts) {
	v, c := t.before, t.By.Corp()
	ran := t.find(rules.TrainsRan)
	var buf [rules.MaxTrains]id.Train
	cards := v.AppendRunning(buf[:0], c)
	parts := v.RunParts(rules.RunRoutes{By: c, Routes: t.Operands.Routes})
	var trains, routes []string
	earned := int32(0)
	for i, route := range t.Operands.Routes {
		if i >= len(cards) || rules.Idle(route) {
			continue
		}
		sum := parts[i]
		earned += sum
		name, said := v.T.Train(v.KindOf(cards[i])).Name, trainAndSum
		if v.Leased(c) != 0 {
			said = leaseAndSum
		}
		trains = append(trains, sayings[said].Fill(t.s.Lang, Facts{"train": name, "$sum": t.s.RunMoney(v, c, sum)}))
		routes = append(routes, t.stops(v.Position(), route, name, i))
	}
	t.routes = t.s.Sentences(routes)
	revenue := earned
	switch {
	case ran.Kind != 0:
		revenue = ran.Amount
	case t.Stated:
		revenue = t.Revenue
	}
	f["$revenue"] = t.s.RunMoney(v, c, revenue)
	switch {
	case earned != revenue: // an old record states a revenue of its own
	case len(trains) == 0:
		f["idle"] = ""
	default:
		f["trains"] = t.s.List(trains)
	}
}

// addDividend adds the revenue of the turn, its use, and the part of every holder.
func (t *Act) addDividend(f Facts) {
	f[t.Dividend.String()] = ""
	f["$revenue"] = t.s.Money(t.before.S.Turn.Revenue)
	if t.Dividend == rules.Withhold {
		f["$revenue"] = t.s.Funds(t.before.S.Turn.Revenue)
	}
	paid := t.find(rules.DividendPaid)
	if paid.Kind == 0 {
		return
	}
	f["$per"] = t.s.Money(paid.Amount)
	var shares []rules.Event
	after := false // subsidies and what the company keeps are paid before the shares
	for _, e := range t.events {
		after = after || e == paid
		if e.Kind == rules.RoundBegan || e.Kind == rules.TurnBegan {
			break
		}
		if after && e.Kind == rules.Paid && e.Who == id.Bank {
			shares = append(shares, e)
		}
	}
	if len(shares) > 0 {
		f["list"] = t.s.List(t.sums(shares))
	}
}
