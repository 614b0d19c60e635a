package t1822pnw

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// The signs of unusual companies.
var (
	goneSign = words.Sign{
		Name:  words.Pair{"out of the game", "除外"},
		Means: words.Pair{"It left the game for good.", "ゲームから除かれました。"},
		Out:   true,
	}
	arrivedSign = words.Sign{
		Name:  words.Pair{"arrived", "到達"},
		Means: words.Pair{"Its destination station is placed.", "目的地の駅が置かれています。"},
	}
	capitalSign = words.Sign{
		Name:  words.Pair{"full capital", "全額資本"},
		Means: words.Pair{"The bank pays for ten shares when it floats.", "設立時に銀行が10株分を払います。"},
	}
	regionalSign = words.Sign{
		Name:  words.Pair{"regional", "地域会社"},
		Means: words.Pair{"It never operates; $10 in every operating round, $200 in the end.", "運営しません。運営ラウンドごとに$10、終了時に$200です。"},
	}
	deckSign = words.Sign{
		Name:  words.Pair{"in the deck", "山札の中"},
		Means: words.Pair{"Its card has not come into a box yet.", "カードはまだ入札ボックスに出ていません。"},
	}
)

// signs returns the unusual states of a company.
func signs(v rules.View, c id.Corp) (list []words.Sign) {
	if !alive(v, c) || v.CardClosed(c) {
		return []words.Sign{goneSign}
	}
	if v.T.Corp(c).Kind == rules.Major {
		if v.Is(c, rules.Arrived) {
			list = append(list, arrivedSign)
		}
		if v.Is(c, rules.AllAtFloat) && !v.Is(c, rules.Floated) {
			list = append(list, capitalSign)
		}
		return list
	}
	card := v.T.CardOf(c)
	switch lot := v.LotOf(card); {
	case lot != 0:
		list = append(list, boxSign(lot))
	case !v.HasOwner(c):
		list = append(list, deckSign)
	}
	switch major := v.S.Corps[c].Partner; {
	case kindIs(v, c, rules.Regional):
		list = append(list, regionalSign)
	case major != 0:
		list = append(list, colourSign(v.T.Corp(major).ID))
	}
	return list
}

// boxSign returns the sign of a company in a box.
func boxSign(lot id.Lot) words.Sign {
	n := words.Facts{"n": strconv.Itoa(int(lot))}
	return words.Sign{
		Name:  fillAll(words.Pair{"box {n}", "ボックス{n}"}, n),
		Means: fillAll(words.Pair{"It lies in bid box {n}.", "入札ボックス{n}にあります。"}, n),
	}
}

// colourSign returns the sign of a coloured minor with its major.
func colourSign(major string) words.Sign {
	f := words.Facts{"major": major}
	return words.Sign{
		Name: fillAll(words.Pair{"for {major}", "{major} 用"}, f),
		Means: fillAll(words.Pair{
			"A coloured minor: it becomes {major} by merger or conversion and is never acquired.",
			"色付きマイナー会社：合併か転換で {major} になり、買収されることはありません。"}, f),
	}
}

// fillAll returns a text in every language with its holes filled.
func fillAll(p words.Pair, f words.Facts) words.Pair {
	for l := range p {
		p[l] = words.Fill(p[l], f)
	}
	return p
}

// notices returns the consequence of a box without a bid, why the track step is still open, which minors a merger round
// skips, the price of turning an L-train over, and where a train goes that is given up.
func notices(v rules.View) []words.Notice {
	if v.S.End.Over {
		return nil
	}
	switch {
	case v.Base().Round == stockRound && v.S.Depth == 1:
		return boxNotice(v)
	case v.InCharge().Name() == step.TrackKey:
		return trackNotice(v)
	case v.InCharge().Name() == joinKey:
		return mergerNotice(v)
	case v.InCharge().Name() == step.DiscardKey:
		return discardNotice(v)
	}
	if s, ok := v.InCharge().(buyTrains); ok {
		return s.turnNotice(v)
	}
	return nil
}

// boxNotice returns the fate of the card in the first box if nobody bids on it (R47), and what comes with the coloured
// one of a pair (R10).
func boxNotice(v rules.View) (list []words.Notice) {
	card := v.S.Decks.Cards[minorDeck][0]
	if card == 0 {
		return nil
	}
	c := v.T.CorpOfCard(card)
	if high, _ := v.HighBid(1); !high.Placed() {
		list = append(list, words.Notice{Corp: c, Text: words.Pair{
			"If nobody bids on {corp} in box 1, it leaves the game with the next train.",
			"ボックス1の {corp} に入札がなければ、次の列車1両とともにゲームから除かれます。"}})
	}
	if partner := partnerCard(v); partner != 0 && card == v.S.Decks.Lead {
		list = append(list, words.Notice{
			Corp: c, Names: map[string]string{"partner": v.T.Corp(v.T.CorpOfCard(partner)).ID},
			Sums: map[string]int32{"price": minorStart, "cash": 2 * minorStart}, Text: words.Pair{
				"Whoever wins {corp} starts {partner} too, free, at {$price} with {$cash}.",
				"{corp} を落札すると、{partner} も無料で始められます（株価 {$price}、資金 {$cash}）。"}})
	}
	return list
}

// trackNotice returns the cubes that are left of P10 once one is laid, and a notice about the private that keeps the
// track step open after the lays of the turn are used (R73).
func trackNotice(v rules.View) (list []words.Notice) {
	c := v.Actor().Corp()
	if p := withPower(v.T, bridgeCompany); p != 0 && v.PrivateOf(p, id.OfCorp(c)) && v.S.Privates[p].Used > 0 {
		list = append(list, words.Notice{
			Counts: map[string]int32{"left": bridgeCubes - int32(v.S.Privates[p].Used)},
			Text:   words.Pair{"P10 has {left} {left|cube|cubes} left.", "P10 の建設コマは残り{left}個です。"},
		})
	}
	if yellowLeft(v, c) || upgradeLeft(v) {
		return list
	}
	open := keepOpen(v, c)
	if len(open) == 0 {
		return list
	}
	return append(list, words.Notice{Corp: c, Text: fillAll(words.Pair{
		"The lays of the turn are used; {privates} of {corp} can still act.",
		"この手番の敷設は終わりました。{corp} の {privates} はまだ使えます。"},
		words.Facts{"privates": strings.Join(open, ", ")})})
}

// turnNotice returns the price of turning an L-train over, if the company has one, with or without the money (R88).
func (s buyTrains) turnNotice(v rules.View) []words.Notice {
	if !ownsL(v, v.Actor().Corp()) {
		return nil
	}
	return []words.Notice{{
		Sums: map[string]int32{"price": s.turnPrice(v)},
		Text: words.Pair{"An L-train can be turned into a 2-train for {$price}.", "L列車は {$price} で2列車にできます。"},
	}}
}

// discardNotice returns a notice about the limit that the trains exceed of which one is given up, and where it goes
// (R80).
func discardNotice(v rules.View) []words.Notice {
	c := v.Actor().Corp()
	said := words.Pair{
		"The bank sells a discarded train again, at full price.", "手放した列車は、銀行が定価で再び売ります。"}
	for i := range v.S.Trains {
		if n := id.Train(i); n != 0 && v.S.Trains[n] == id.OfCorp(c) && v.Special(n) != 0 && v.MustDiscard(c, n) {
			said = words.Pair{
				"{corp} keeps one special train (2P or LP) and one Pullman (P+). Another leaves the game.",
				"{corp} が持てる特別列車（2P か LP）とプルマン（P+）は1両ずつです。余りはゲームから除かれます。"}
		}
	}
	return []words.Notice{{Corp: c, Text: said}}
}

// keepOpen returns the names of the privates of c that can be used in the track step, or of the first that 18xx.games
// asks about although nothing is possible. Normal lays are used up, so every possible lay is one by a private.
func keepOpen(v rules.View, c id.Corp) (list []string) {
	add := func(p id.Private) {
		if name := v.T.Private(p).ID; !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	for lay := range (layTrack{}).lays(v) {
		o := rules.OperandsOf(lay)
		add(cmp.Or(o.Private, o.Via, o.Power)) // a combined lay is one of P11
	}
	for _, s := range v.RoundOf(v.Top()).Anytime {
		for _, a := range s.AppendLegal(nil, v) {
			add(rules.OperandsOf(a).Power)
		}
	}
	for i := 0; i < len(v.T.Privates) && len(list) == 0; i++ {
		if p := id.Private(i + 1); v.PrivateOf(p, id.OfCorp(c)) && unspentPower(v, p) != nil {
			add(p)
		}
	}
	return list
}
