package t1822pnw

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/step"
)

// RecordNames returns the names in records of the full game.
func RecordNames() *record.Names { return recordNames(fullGame()) }

// ShortRecordNames returns the names in records of the Short Scenario.
func ShortRecordNames() *record.Names { return recordNames(shortScenario()) }

// SRSRecordNames returns the names in records of the Southern Regional Scenario.
func SRSRecordNames() *record.Names { return recordNames(southernScenario()) }

// repayment is the type of actions that repay a loan.
var repayment = repayDef.Record

// recordNames returns the conventions of records for a scenario.
func recordNames(sc *scenario) *record.Names {
	names := &record.Names{
		Title:   sc.record,
		Players: sc.players,
		Convert: convert,
		Issue: func(c id.Corp, percent uint8, price int32) rules.Action {
			return Issue{By: c, Percent: percent, Price: price}
		},
		Deals:   true,
		Changes: changes(),
		Write:   completeRecord, Automatic: automatic,
		Printed: map[string]string{
			"D19": "D19-1", "F13": "F13-2", "G14": "G14-3", "G16": "G16-4", "H21": "H21-5", "J5": "J5-6",
			"J23": "J23-7", "L9": "L9-8",
			"L11": "L11-9", "L19": "L19-10", "L23": "L23-11", "P17": "P17-12",
		},
	}
	if sc.key == Key {
		names.Options = []string{"starting_packet", "remove_two_ls", "remove_three_ls"}
	}
	return names
}

// changes returns the rules that 18xx.games has changed.
func changes() []record.Change {
	return []record.Change{
		{Day: "2024-06-15", Before: "past_coloured_merge"}, // all minors have a turn in a merger round (R93)
		{Day: "2025-10-21"}, // the border between O6 and O8 is closed
		{Day: "2025-10-26", Before: "past_late_discards"}, // surplus trains are discarded at once (R80)
		{Day: "2025-10-27"}, // P11 lays nothing in addition to the lay of the turn in Portland and Seattle
		{Day: "2026-04-13"}, // the slot of a destination station is closed by the next tile (R75)
	}
}

// convert is record.Names.Convert: it returns the actions that records of this title encode differently.
func convert(v rules.View, e *record.Entry, by id.Owner, card id.Private) (a rules.Action, ok bool, err error) {
	switch e.Type {
	case "hex_token": // the destination station is placed automatically (R74)
		return nil, true, nil
	case "pass":
		if e.Automatic && by.Corp() != 0 { // the same, or a takeover without any connected company
			return nil, true, nil
		}
	case "run_routes":
		if len(e.Routes) == 0 && !v.S.End.Over && v.InCharge().Name() != step.RunKey { // nothing could run
			return nil, true, nil
		}
	case "lay_tile":
		if len(e.Combo) > 0 {
			return convertCombined(v, e, by, card)
		}
	case "buy_train":
		return convertTrain(v, e, by)
	case "choose":
		return convertStation(v, e, by)
	case "choose_ability":
		return convertCard(v, e, by, card)
	case repayment:
		p := by.Player()
		return Repay{By: p, Sum: min(v.S.Seats[p].Debt, v.Cash(by))}, true, nil
	case repayment + "_partial":
		if e.Amount == nil {
			return nil, true, fmt.Errorf("no amount")
		}
		return Repay{By: by.Player(), Sum: int32(*e.Amount)}, true, nil
	}
	return nil, false, nil
}

// convertCombined returns the lay by P7 or P8 that uses a lay of P11, whichever of them the record names first. Like
// the functions below it has the results of record.Names.Convert.
func convertCombined(v rules.View, e *record.Entry, by id.Owner, card id.Private) (a rules.Action, ok bool, err error) {
	other := v.T.FindPrivate(e.Combo[0])
	if other != 0 && powerOf(v.T, other) != surveyors {
		card, other = other, card
	}
	name, _, _ := strings.Cut(e.Tile, "-")
	lay := LayCombined{By: by.Corp(), Hex: v.T.FindHex(e.Hex), Tile: v.T.Tiles.Find(name), Via: card, With: other}
	if lay.Hex == 0 || lay.Tile == 0 || lay.With == 0 || lay.Via == 0 ||
		e.Rotation == nil || *e.Rotation < 0 || *e.Rotation > 5 {
		return nil, true, fmt.Errorf("no lay by two privates")
	}
	lay.Rot = uint8(*e.Rotation)
	return lay, true, nil
}

// convertStation returns the choice about a minor's station, if the record has an unknown word for it. 18xx.games
// treats that as an exchange, as long as the major has a token for one.
func convertStation(v rules.View, e *record.Entry, by id.Owner) (a rules.Action, ok bool, err error) {
	if v.S.End.Over || v.InCharge().Name() != stationKey || v.S.Corps[takenBy.Of(v.S)].Exchange == 0 {
		return nil, false, nil
	}
	if known := stationWords[replaceStation:]; slices.Contains(known, e.Choice) {
		return nil, false, nil
	}
	return rules.Decide{By: by, Choice: exchangeStation}, true, nil
}

// convertTrain returns the purchase of an L-train in a first turn, for which records always name the first card, or the
// turning over of an L-train.
func convertTrain(v rules.View, e *record.Entry, by id.Owner) (a rules.Action, ok bool, err error) {
	if v.S.End.Over || by.Corp() == 0 {
		return nil, false, nil
	}
	if v.InCharge().Name() == firstLKey {
		return firstL{}.purchase(v), true, nil
	}
	if e.Exchange == "" || e.Price == nil {
		return nil, false, nil
	}
	for n := id.Train(1); int(n) <= v.T.Cards(); n++ {
		if v.S.Trains[n] == by && fmt.Sprintf("%s-%d", v.T.Train(v.T.FrontOf(n)).Name, v.T.CardNumber(n)) == e.Exchange {
			return rules.BuyTrain{By: by.Corp(), Train: n, From: by, Price: int32(*e.Price), TradeIn: n,
				As: v.T.FindTrain(train2)}, true, nil
		}
	}
	return nil, true, fmt.Errorf("%s is no train of the company", e.Exchange)
}

// convertCard returns the use of P21 ("exchange", or a card with "_top" or "_bottom") or of the air service ("close").
func convertCard(v rules.View, e *record.Entry, by id.Owner, via id.Private) (a rules.Action, ok bool, err error) {
	use := UseCard{By: by.Corp(), Via: via}
	if e.Choice == "exchange" || e.Choice == "close" {
		return use, true, nil
	}
	name, place, _ := strings.Cut(e.Choice, "_")
	if use.Card = v.T.FindPrivate(name); use.Card == 0 || place != "top" && place != "bottom" {
		return nil, true, fmt.Errorf("no choice %q", e.Choice)
	}
	use.Choice = cardOnTop
	if place == "bottom" {
		use.Choice = cardAtBottom
	}
	return use, true, nil
}

// completeRecord is record.Names.Write: it completes the record of the title's own actions before they are played.
func completeRecord(v rules.View, a rules.Action, o *record.Out) error {
	switch a := a.(type) {
	case Issue: // all shares are paid at the price after the fall (R90)
		o.Price, o.SharePrice = nil, issuePrice(v, a)
		if a.Price != 0 {
			o.SharePrice = a.Price
		}
		return record.NameShares(v, o, a.By, id.Initial, int(a.Percent))
	case Repay:
		if o.Price = nil; a.Sum != min(v.S.Seats[a.By].Debt, v.Cash(id.OfPlayer(a.By))) {
			o.Type, o.Amount = o.Type+"_partial", new(int(a.Sum))
		}
	case UseCard:
		o.Company, o.Choice = "", useWord(v.T, a)
	case LayCombined:
		o.Company, o.Combo = "", []string{v.T.Private(a.With).ID}
	}
	return nil
}

// useWord returns the encoding of a use of P21 or of the air service; see convertCard.
func useWord(t *rules.Title, a UseCard) string {
	if powerOf(t, a.Via) == airService {
		return "close"
	}
	switch a.Choice {
	case cardOnTop:
		return t.Private(a.Card).ID + "_top"
	case cardAtBottom:
		return t.Private(a.Card).ID + "_bottom"
	}
	return "exchange"
}

// automatic is record.Names.Automatic. 18xx.games acts by itself in two steps that ask nobody: the destination, until
// its station is placed, and takeovers for which only the connection is missing (R74).
func automatic(v rules.View, skipped rules.Event) (kind string, h id.Hex) {
	why := skipped.Why.Reason
	if why == goalReached {
		return "hex_token", v.Destination(skipped.Who.Corp())
	}
	if why == goalApart || why == notLinked && skipped.Step == takeKey {
		return "pass", 0
	}
	return "", 0
}

// listedTypes returns can, the legal types of actions, with those that 18xx.games lists as possible in addition.
func (g *game) listedTypes(v rules.View, can []string) []string {
	switch key := v.InCharge().Name(); {
	case key == step.TrackKey:
		can = append(can, "lay_tile")
	case key == goalKey:
		can = append(can, "hex_token")
	case key == takeKey:
		can = append(can, "merge")
	case key == issueKey && !slices.Contains(can, "sell_shares") && !slices.Contains(can, "buy_shares"):
		can = append(can, "choose_ability")
	case key == step.TrainsKey:
		can = append(can, "buy_train")
		if mustBuy(v, v.Actor().Corp()) {
			can = append(can, "sell_shares")
		}
	}
	if slices.Contains(can, repayment) {
		can = append(can, repayment+"_partial")
	}
	if v.Base().Round == stockRound && v.S.Depth == 1 && slices.Contains(can, "pass") &&
		v.S.Seats[v.Actor().Player()].Debt == 0 {
		can = append(can, "bid")
		if g.parListed(v) {
			can = append(can, "par")
		}
	}
	return can
}

// parListed reports whether 18xx.games lists the start of a major. It considers $50 a par of majors, and tests the
// owner of the coloured minor only when a major is named.
func (g *game) parListed(v rules.View) bool {
	p := v.Actor().Player()
	for i, d := range v.T.Corps {
		c := id.Corp(i + 1)
		if d.Kind != rules.Major || v.Is(c, rules.Started) || int(v.S.Phase) < v.T.FindPhase(majorPhase) {
			continue
		}
		if !checkCertLimit(v, p).Refused() && !checkPurchase(v, p, c, 2*minorStart).Refused() {
			return true
		}
		for _, at := range v.T.Market.Pars() {
			if !(stockTurn{g}).checkStartFrom(v, p, rules.Par{By: p, Corp: c, At: at}, minorStart).Refused() {
				return true
			}
		}
	}
	return false
}
