package t1870

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// tally counts how often random games saw states of this title alone, by name.
type tally map[string]int

// wanted are the names of the states that games must have seen.
func wanted() []string {
	return strings.Split(strings.Join(strings.Fields(`answer Charter, answer Map, answer no, answer yes, ban of the river ended by a phase,
ban of the river ended by a sale, bank broken in a operating round, bank broken in a stock round,
bankruptcy, block asked, block declined, block impossible: cash, block impossible: certificates, block impossible: sold this round, block impossible: the seller himself,
block protected, block protected above 60 %, block protected before a closing, block protected in an operating round, bridge company bought in phase 1, cattle,
closed by a dividend, closed by a sale, closed by an emergency, closed in its own turn, connection, connection at an opening, connection by itself,
connection of a bystander, connection with a station there, discard, dividend half, dividend payout, dividend withhold, ledge crossed downward, ledge left, ledge met,
ledge turns a dividend up, limit lowered, marker removed, port, port closed, power lost unused, president changed by a purchase, president changed by a sale,
president helped, private traded between players, purchase of a second brown share, redeemed from a player, redeemed from the pool, reissued above par,
reissued above the price, reissued at par, sale above the limit, sale in an emergency, several blocks in one turn, several connections at once,
sold out in the top row, station at N1, tile 171K, tile 172L, tile of the bridge company, tile of the bridge company at home`), " "), ", ")
}

// String lists the counts by name.
func (n tally) String() string {
	var lines []string
	for _, k := range slices.Sorted(maps.Keys(n)) {
		lines = append(lines, fmt.Sprintf("%s %d", k, n[k]))
	}
	return strings.Join(lines, ", ")
}

func (n tally) when(name string, seen bool) {
	if seen {
		n[name]++
	}
}

// count counts the effects of an action: was is the position before it.
func (n tally) count(was rules.View, a rules.Action, v rules.View, events []rules.Event) {
	n.choices(was, a, v)
	n.protections(was, a, v)
	for _, e := range events {
		n.event(was, a, v, e)
	}
	n.connections(was, v)
	n.when("limit lowered", v.CertLimit() < was.CertLimit())
	if riverBanned(was) && !riverBanned(v) {
		n.when("ban of the river ended by a phase", v.S.Phase > was.S.Phase)
		n.when("ban of the river ended by a sale", v.S.Privates[v.T.FindPrivate(bridgeID)].Owner.Corp() != 0)
	}
}

// choices counts by the action itself.
func (n tally) choices(was rules.View, a rules.Action, v rules.View) {
	switch a := a.(type) {
	case rules.Dividend:
		n["dividend "+a.Kind.String()]++
	case rules.LayTile:
		n.when("tile of the bridge company", a.Via != 0)
		n.when("tile of the bridge company at home", a.Via != 0 && v.T.HomeHex(a.By) == a.Hex)
		if name := v.T.Tiles.Kind(a.Tile).Name; name == "171K" || name == "172L" {
			n["tile "+name]++
		}
	case rules.Assign:
		name := "cattle"
		if was.T.Private(a.Private).ID == portID {
			name = "port"
			if was.S.Privates[a.Private].Used > 0 {
				name = "port closed"
			}
		}
		n[name]++
	case rules.PlaceToken:
		n.when("station at N1", v.T.HexName(a.Hex) == "N1")
	case rules.BuyPrivate:
		n.when("bridge company bought in phase 1", was.S.Phase == 0 && a.By.Corp() != 0)
		n.when("private traded between players", a.By.Player() != 0)
	case rules.BuyTrain:
		n.when("president helped", was.Cash(id.OfCorp(a.By)) < a.Price)
	case rules.DiscardTrain:
		n["discard"]++
	case rules.SellShares:
		n.when("sale in an emergency", a.By.Player() != 0 && was.Base().Actor.Corp() != 0)
		n.when("sale above the limit", was.Base().Actor.Player() != 0 && step.MustSell(was, a.By.Player()).Refused())
	case rules.BuyShares:
		n.when("purchase of a second brown share", a.By.Player() != 0 && was.Top().Round == stockRound &&
			was.S.Turn.Bought == rules.BoughtPool &&
			was.S.Turn.Corp == a.Corp)
	}
}

// protections counts answers about sold blocks.
func (n tally) protections(was rules.View, a rules.Action, v rules.View) {
	n.when("several blocks in one turn", was.S.Blocks.Len < 2 && v.S.Blocks.Len >= 2)
	b, waits := was.FirstBlock()
	if !waits || was.Top().Round != protection {
		return
	}
	n["block asked"]++
	if _, declined := a.(rules.Pass); declined {
		n["block declined"]++
		return
	}
	n["block protected"]++
	n.when("block protected in an operating round", was.Base().Actor.Corp() != 0)
	n.when("block protected above 60 %", v.Held(b.Corp, id.OfPlayer(b.President)) > 60)
	n.when("block protected before a closing",
		was.T.Market.Zone(was.PriceAfterSale(b.Corp, int(b.Percent)))&market.Closes != 0)
}

// event counts by the event.
func (n tally) event(was rules.View, a rules.Action, v rules.View, e rules.Event) {
	switch e.Kind {
	case rules.BlockDropped:
		n.when("block impossible: "+reasonName(v, e.Why), e.Why.Refused())
		at, rows := was.S.Corps[e.Corp].Price, int(e.Percent)/10
		n.when("ledge met", was.T.Market.Fall(at, rows) != was.T.Market.Down(at, rows))
	case rules.PriceMoved:
		n.price(was, e)
	case rules.PresidentChanged:
		switch a.(type) {
		case rules.SellShares:
			n["president changed by a sale"]++
		case rules.BuyShares:
			n["president changed by a purchase"]++
		}
	case rules.ShareRedeemed:
		n.when("redeemed from the pool", e.Who == id.Pool)
		n.when("redeemed from a player", e.Who.Player() != 0)
	case rules.SharesReissued:
		old := int32(was.S.Corps[e.Corp].Par)
		n.when("reissued above par", e.Amount > old)
		n.when("reissued at par", e.Amount == old)
		n.when("reissued above the price", e.Amount > was.Price(e.Corp))
	case rules.MarkerGone:
		n["marker removed"]++
	case rules.PrivateClosed:
		o := was.S.Privates[e.Private].Owner
		unused := was.S.Privates[e.Private].Used == 0 && len(sites(v, e.Private)) > 0
		n.when("power lost unused", unused && o.Corp() != 0)
	case rules.CorpClosed:
		n.closed(was, a, e)
	case rules.WentBankrupt:
		n["bankruptcy"]++
	case rules.BankWentBroke:
		n["bank broken in a "+v.T.Rounds[was.Base().Round-1].Name+" round"]++
	case rules.GameEnded:
		n[fmt.Sprintf("end %d", e.Amount)]++
	}
}

// reasonName names why nobody could buy a block.
func reasonName(v rules.View, r rules.Refusal) string {
	switch r.Reason {
	case rules.NoMoney:
		return "cash"
	case rules.CertLimit:
		return "certificates"
	case rules.SoldThisRound:
		return "sold this round"
	case rules.SellerProtects:
		return "the seller himself"
	case rules.NobodyProtects:
		return "nobody"
	}
	return v.Refuse(r.Reason).Rule
}

// price counts moves of markers at the ledge and in the top row.
func (n tally) price(was rules.View, e rules.Event) {
	c := &was.T.Market
	below := func(p market.Pos) bool { return c.Zone(p)&market.BelowLedge != 0 }
	n.when("ledge crossed downward", !below(e.Before) && below(e.After) && e.After.Row > e.Before.Row)
	n.when("ledge left", below(e.Before) && !below(e.After))
	right := market.Pos{Row: e.Before.Row, Col: e.Before.Col + 1}
	if cell, ok := c.At(right); ok && cell.Zone&market.BelowLedge != 0 && !below(e.Before) {
		n.when("ledge turns a dividend up", e.After.Row < e.Before.Row)
	}
	n.when("sold out in the top row", e.Before.Row == 0 && e.After.Row == 1 && e.After.Col == e.Before.Col+1)
}

// closed counts the reasons for which companies close.
func (n tally) closed(was rules.View, a rules.Action, e rules.Event) {
	switch a.(type) {
	case rules.Dividend, rules.RunRoutes:
		n["closed by a dividend"]++
	default:
		n.when("closed by an emergency", was.Base().Actor.Corp() != 0)
		n.when("closed by a sale", was.Base().Actor.Player() != 0)
	}
	n.when("closed in its own turn", was.Base().Actor == id.OfCorp(e.Corp))
}

// connections counts runs of connected companies.
func (n tally) connections(was, v rules.View) {
	runs, _ := connectionRuns(v)
	if len(runs) == 0 || runCount.Is(was.S) {
		return
	}
	n["connection"] += len(runs)
	n.when("several connections at once", len(runs) > 1)
	opening := v.S.Order.At == 0 && !sought.Is(v.S)
	n.when("connection at an opening", opening)
	for _, c := range runs {
		own := v.Base().Actor == id.OfCorp(c)
		n.when("connection by itself", own && !opening)
		n.when("connection of a bystander", !own && !opening)
		n.when("connection with a station there",
			!mayLieOnMap(was, c)) // v has the station of the destination already where nobody is asked
	}
}
