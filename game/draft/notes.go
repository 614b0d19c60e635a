package draft

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Note is a warning or a notice about the consequences of an action.
type Note struct {
	Text string
	Warn bool
}

// Notes returns the warnings and notices about the chosen action.
func (d *Draft) Notes() []Note {
	e := d.Effects()
	if e == nil || e.Refusal.Refused() {
		return nil
	}
	n := notes{decision: &d.decision, e: e, a: d.subject()}
	n.warnAction()
	n.warnTrainMoney()
	if ahead := titles.WordsOf(d.v.T).Ahead; ahead != nil {
		for _, x := range ahead(d.v, e.view(d.v), n.a) {
			n.add(Note{Text: d.say.Notice(x)})
		}
	}
	n.addWay()
	n.addLots()
	n.addPhase()
	n.addCompanies()
	return n.list
}

// notes gathers the sentences about an action and its consequences.
type notes struct {
	*decision
	e    *Effects
	a    rules.Action
	list []Note
}

func (n *notes) add(note Note) { n.list = append(n.list, note) }

// tell adds a notice, which does not warn.
func (n *notes) tell(p text.Pair, facts text.Facts) { n.add(Note{Text: n.say.Phrase(p, facts)}) }

// warn adds a warning.
func (n *notes) warn(p text.Pair, facts text.Facts) { n.add(Note{n.say.Phrase(p, facts), true}) }

// warnAction warns about a loss that this kind of action entails, and about players who must agree.
func (n *notes) warnAction() {
	switch a := n.a.(type) {
	case rules.SellShares:
		if n.step.Panel == words.StockPanel && a.By.Player() != 0 { // a company that issues shares may still buy
			n.warn(text.NoWayBack, text.Facts{"company": n.say.Corp(a.Corp), "round": n.say.Round(n.v)})
			if n.v.SalePrice(a.Corp) < n.v.Price(a.Corp) {
				n.warn(text.HalfPrice, text.Facts{"company": n.say.Corp(a.Corp), "$price": n.say.Money(n.v.SalePrice(a.Corp))})
			}
		}
	case rules.Dividend:
		if c := a.By; n.v.TrainRoom(c) <= 0 {
			n.tell(text.TrainsFull, text.Facts{"company": n.say.Corp(c), "n": text.Number(int32(n.v.TrainLimit(c)))})
		}
	case rules.BuyShares: // the owner of a share may have to agree
		after := n.e.view(n.v)
		if p := after.Actor().Player(); a.By.Corp() != 0 && p != 0 && p == a.From.Player() && after.S.Depth > n.v.S.Depth {
			n.warn(text.OwnerAsked, text.Facts{"player": n.say.Player(p)})
		}
	default:
		if x, p := rules.OperandsOf(a), n.v.Consent(a); p != 0 && x.Via == 0 && x.Power == 0 {
			asked := text.OwnerAsked
			if x.Priced {
				asked = text.ConsentAsk
			}
			n.warn(asked, text.Facts{"player": n.say.Player(p)})
		}
	}
}

// warnTrainMoney warns about a lay or station that leaves a company too little for a train it could afford before, in
// titles where a company without one ends the game.
func (n *notes) warnTrainMoney() {
	switch n.v.T.Policy.Score {
	case rules.PlayersWealth:
		return
	case rules.CompaniesMoney:
	}
	o, name := rules.OperandsOf(n.a).By, n.v.InCharge().Name()
	if o.Corp() == 0 || name != step.TrackKey && name != step.StationKey {
		return
	}
	after := n.e.view(n.v)
	price, _ := after.CheapestTrain()
	left := after.Cash(o)
	if after.TrainCount(o) == 0 && n.v.Cash(o) >= price && left < price {
		n.warn(text.TooLittle, text.Facts{"$left": n.say.Funds(left), "$price": n.say.Funds(price)})
	}
}

// addPhase adds a new phase with the trains that rust, the privates that close and the trains to discard.
func (n *notes) addPhase() {
	e := n.e
	if e.Phase[0] != e.Phase[1] {
		n.warn(text.StartsPhase, text.Facts{"phase": n.v.T.Phases[e.Phase[1]].Name})
	}
	for i := 0; i < len(e.Rusted); {
		kind := n.v.KindOf(e.Rusted[i].Train)
		var owners []string
		for ; i < len(e.Rusted) && n.v.KindOf(e.Rusted[i].Train) == kind; i++ {
			if name := n.say.Owner(e.Rusted[i].Who); !slices.Contains(owners, name) {
				owners = append(owners, name)
			}
		}
		n.warn(text.TrainsRust, text.Facts{
			"train": n.say.TrainKind(kind), "list": n.say.List(owners),
		})
	}
	if e.Phase[0] != e.Phase[1] && n.v.T.Phases[e.Phase[1]].ClosePrivates && len(e.Closed) > 0 {
		n.warn(text.PrivatesClose, nil)
	} else {
		for _, x := range e.Closed {
			if n.step.Panel != words.UnitePanel || n.v.T.CorpOfCard(x.Private) == 0 { // else the card of who is acquired
				n.add(Note{n.say.Event(n.v, x), true})
			}
		}
	}
	var surplus []string
	for _, c := range e.Companies {
		if c.Surplus > 0 {
			surplus = append(surplus, n.say.Corp(c.Corp))
		}
	}
	if len(surplus) > 0 {
		n.warn(text.MustDiscard, text.Facts{"list": n.say.List(surplus)})
	}
}

// addCompanies adds the companies that float or may float, and those that enter or leave a zone of the market.
func (n *notes) addCompanies() {
	after := n.e.view(n.v)
	if b, ok := n.soldBlock(n.a); ok {
		if !b.Stays() && n.blockClosingWarning(&b) == "" {
			n.addZone(Company{Corp: b.Corp, Price: b.Price}, n.v.T.Market.Zone(b.From), n.v.T.Market.Zone(b.To))
		}
		if b.Ledge {
			n.tell(text.LedgeTakes, nil)
		}
	}
	for _, c := range n.e.Companies {
		facts := text.Facts{"company": n.say.Corp(c.Corp)}
		if !after.Is(c.Corp, rules.Started) && n.v.Is(c.Corp, rules.Started) {
			continue // the button says so
		}
		if c.Floats {
			facts["$sum"] = n.say.Funds(c.Treasury.After)
			n.tell(text.FloatsWith, facts)
		} else if c.Corp == n.corpOf(n.a) && !after.Is(c.Corp, rules.Floated) && after.CapitalAtFloat(c.Corp) == 0 {
			facts["percent"] = n.say.Percent(after.PercentToFloat(c.Corp))
			n.tell(text.SharesToFloat, facts)
		}
		if c.Price.Before != 0 {
			n.addZone(c, n.v.Zone(c.Corp), after.Zone(c.Corp))
		}
	}
}

// addZone adds the rules that change for a company because its price enters or leaves a zone.
func (n *notes) addZone(c Company, before, after market.Zone) {
	var effects []string
	for _, z := range [...]struct {
		zone market.Zone
		word text.Pair
	}{
		{market.NoCertLimit, text.ZoneCertLimit}, {market.NoShareLimit, text.ZoneShareLimit},
		{market.MultiBuy, text.ZoneMultiBuy}, {market.Closes, text.ZoneCloses}, {market.EndsGame, text.ZoneEndsGame},
		{market.BelowLedge, text.ZoneBelowLedge},
	} {
		if after&z.zone != 0 && before&z.zone == 0 {
			effects = append(effects, n.say.Say(z.word))
		}
	}
	facts := text.Facts{"$price": n.say.Money(c.Price.After), "what": n.say.List(effects)}
	if len(effects) > 0 {
		n.warn(text.EntersZone, facts)
		return
	}
	if before&market.NoCertLimit != 0 && after&market.NoCertLimit == 0 {
		n.warn(text.LeavesZone, facts)
	}
}
