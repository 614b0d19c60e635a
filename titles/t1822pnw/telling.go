package t1822pnw

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// retell returns the title's own text for an event, and reports whether it replaces the usual one. An empty text
// suppresses the event, because the previous sentence includes it. The texts are for the start of a company and a card
// that leaves the game.
func retell(v rules.View, e rules.Event) (words.Pair, bool) {
	if e.Kind == rules.ShareMoved || e.Kind == rules.PresidentChanged {
		return words.Pair{}, !kindIs(v, e.Corp, rules.Major) // a minor is a single certificate, which its owner has just won
	}
	if e.Kind == rules.CorpFloated {
		return startSentence(v, e.Corp), true
	}
	if e.Kind == rules.SubsidyPaid && e.Private != 0 { // R133
		return words.Pair{"{corp} receives {$amount} for its portage.", "{corp} はポーテージで {$amount} を受け取る。"}, true
	}
	if e.Kind == rules.TrainRemoved {
		return words.Pair{}, e.Who.Corp() == 0 // included in the event about boxes without a bid
	}
	if e.Kind != rules.PrivateClosed {
		return words.Pair{}, false
	}
	c := v.T.CorpOfCard(e.Private)
	if c != 0 && v.Base().Round == stockRound { // its major has been started (R38)
		return fillAll(words.Pair{"{corp} is out of the game.", "{corp} がゲームから除かれる。"}, words.Facts{"corp": v.T.Corp(c).ID}), true
	}
	return words.Pair{}, c != 0 || v.T.Private(e.Private).Becomes != ""
}

// startSentence returns the terms on which a company starts, or an empty text for a major formed from minors, since the
// merger or conversion includes them.
func startSentence(v rules.View, c id.Corp) words.Pair {
	f := words.Facts{
		"corp": v.T.Corp(c).ID, "price": strconv.Itoa(int(v.Price(c))), "cash": strconv.Itoa(int(v.Cash(id.OfCorp(c)))),
	}
	switch {
	case !kindIs(v, c, rules.Major):
		return fillAll(words.Pair{"{corp} starts at ${price} with ${cash}.", "{corp} は株価 ${price}、資金 ${cash} で始まる。"}, f)
	case v.Is(c, rules.HomeDone):
		return words.Pair{}
	}
	return fillAll(words.Pair{"{corp} floats with ${cash}.", "{corp} が設立。資金は ${cash}。"}, f)
}

// deedFacts returns the title's own facts about an action.
func deedFacts(v rules.View, a rules.Action) map[string]words.Pair {
	switch a := a.(type) {
	case Merge:
		if _, _, major := pairOf(v, a.By, a.With); major != 0 && v.InCharge().Name() == joinKey {
			return map[string]words.Pair{"major": words.Same(v.T.Corp(major).ID)}
		}
	case rules.Par:
		if converts(v, a) {
			return map[string]words.Pair{"minor": words.Same(v.T.Corp(v.S.Corps[a.Corp].Partner).ID)}
		}
	case rules.BuyTrain:
		if a.TradeIn == a.Train {
			return map[string]words.Pair{"turned": {}}
		}
	case UseCard:
		list := map[string]words.Pair{}
		if a.Card != 0 {
			list["card"] = words.Same(cmp.Or(v.T.Private(a.Card).Abbr, v.T.Private(a.Card).ID))
		}
		switch a.Choice {
		case cardOnTop:
			list["top"] = words.Pair{}
		case cardAtBottom:
			list["bottom"] = words.Pair{}
		}
		return list
	case rules.LayTile:
		if name, ok := pieces[v.T.Tiles.Kind(a.Tile).Name]; ok {
			return map[string]words.Pair{"tile": name}
		}
	case rules.Decide:
		return answerFacts(v, a)
	}
	return nil
}

// answerFacts returns the facts about an answer: the payment for a takeover, the use of the special train's part of the
// earnings, or the train that carries the Pullman.
func answerFacts(v rules.View, a rules.Decide) map[string]words.Pair {
	switch v.InCharge().Name() {
	case payKey:
		return map[string]words.Pair{"deal": dealOf(v, a.Choice)}
	case sharesKey:
		return map[string]words.Pair{"deal": changeOf(v, a.Choice)}
	case step.DividendKey:
		return map[string]words.Pair{"together": restEffects(v, rules.DividendKind(a.Choice))}
	case step.RunKey:
		var buf [rules.MaxTrains]id.Train
		if trains := appendCarriers(buf[:0], v, a.By.Corp()); int(a.Choice) < len(trains) {
			name := words.Facts{"name": nameOf(v, trains[a.Choice])}
			return map[string]words.Pair{"train": fillAll(words.Pair{"{name}-train", "{name}列車"}, name)}
		}
	}
	return nil
}

// restUses are the texts about the uses of the other trains' earnings, in the order of the options of dividend.
var restUses = [...]words.Pair{
	{"all of the rest paid: {paid} out, price {price}", "残りを全配当：配当{paid}で株価{price}"},
	{"half of it: {paid} out, price {price}", "半配当：配当{paid}で株価{price}"},
	{"nothing of it: {paid} out, price {price}", "留保：配当{paid}で株価{price}"},
}

// restEffects returns the payment and the new price for each use of the other trains' earnings, if the special train's
// part is used as given (R82-R84).
func restEffects(v rules.View, special rules.DividendKind) (all words.Pair) {
	s := *v.S
	apart.Set(&s, special)
	after, c := rules.View{T: v.T, S: &s, X: v.X}, v.Actor().Corp()
	for i, option := range v.InCharge().(dividend).Options {
		paid := s.Turn.Revenue - option.Kept(after, c, s.Turn.Revenue)
		effect := fillAll(restUses[i], words.Facts{
			"paid": dollars(paid), "price": dollars(v.T.Market.Price(option.Move(after, c, paid))),
		})
		for l, separator := range [...]string{"; ", "、"} {
			if i > 0 {
				all[l] += separator
			}
			all[l] += effect[l]
		}
	}
	return all
}

// unpaid says that shares alone pay.
var unpaid = words.Pair{"No money is paid.", "現金の支払いはありません。"}

// dealOf returns the effect of a payment with n shares on the money of both sides of a takeover: the money of the minor
// goes to the major (R101, R103).
func dealOf(v rules.View, n uint8) words.Pair {
	k := takeoverOf(v.S)
	cash, rest := v.Cash(id.OfCorp(k.Corp)), k.Value-int32(n)*v.Price(k.Corp)
	said := words.Pair{
		"{major} then has {after}; the owner of {minor} receives {rest}.",
		"{major} の資金は {after} になり、{minor} の所有者が {rest} を受け取ります。",
	}
	switch {
	case !v.HasOwner(k.Minor):
		said = words.Pair{"{major} then has {after}; it pays {rest} to the bank.", "{major} の資金は {after} になり、銀行に {rest} を払います。"}
	case rest == 0:
		return unpaid
	case rest < 0:
		said = words.Pair{
			"{major} then has {after}; the owner of {minor} pays {rest}.",
			"{major} の資金は {after} になり、{minor} の所有者が {rest} を払います。",
		}
	}
	return fillAll(said, words.Facts{
		"major": v.T.Corp(k.Corp).ID, "minor": v.T.Corp(k.Minor).ID,
		"after": dollars(cash - rest + v.Cash(id.OfCorp(k.Minor))), "rest": dollars(max(rest, -rest)),
	})
}

// changeOf returns the price of n shares of the major to the owner of merged or converted minors, or his change, of
// which the major pays no more than it has (R43, R96). In a conversion the major is started only with the answer.
func changeOf(v rules.View, n uint8) words.Pair {
	k := takeoverOf(v.S)
	rest := min(k.Value-int32(n)*v.T.Market.Price(k.At), k.Cash)
	said := words.Pair{"Brings {rest}.", "{rest} を受け取ります。"}
	switch {
	case rest == 0:
		return unpaid
	case rest < 0:
		said = words.Pair{"Costs {rest}.", "{rest} を払います。"}
	}
	return fillAll(said, words.Facts{"rest": dollars(max(rest, -rest))})
}

// dollars returns a sum below a million as the screen shows it.
func dollars(sum int32) string {
	if sum < 1000 {
		return "$" + strconv.Itoa(int(sum))
	}
	return fmt.Sprintf("$%d,%03d", sum/1000, sum%1000)
}

// pieces are the names of tiles without a number that players know.
var pieces = map[string]words.Pair{
	cubeTile:   {"a builder cube", "建設コマ"},
	smallPort:  {"a small port", "小港"},
	largePort:  {"a large port", "大港"},
	straight:   {"portage (straight)", "ポーテージ（直線）"},
	curve:      {"portage (curve)", "ポーテージ（曲線）"},
	boomTown:   {"the boom town", "活気に満ちた町"},
	mineTile:   {"the coal mine", "炭鉱"},
	mineByPass: {"the coal mine with a by-pass", "バイパス付きの炭鉱"},
}
