package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// Effects of a deal or a train that the figures do not show.
var (
	noPresident = words.Pair{
		"{corp} still has no president: who buys a second share, or the president's certificate in the pool, presides.",
		"{corp} は社長なしのままです。2株目か、公開市場にある社長株を買った人が社長になります。"}
	conversions = words.Pair{"Then have ten shares: {corps}.", "10株会社になる会社：{corps}。"}
	converting  = words.Pair{
		"Price, president and stations stay. The ceiling of $200 is gone, for good.",
		"株価、社長、駅はそのまま。$200 の上限はなくなり、元には戻せません。"}
	stormComes = words.Pair{"The storm takes the track of the Keys.", "嵐でキーの線路がなくなります。"}
	hotelGoes  = words.Pair{
		"The storm takes the track of the Keys, and the hotel of {corp} in Key West.",
		"嵐でキーの線路と、Key West にある {corp} のホテルがなくなります。"}
)

// ahead returns the effects of an action that the figures do not show: the end and the unchanged parts of a conversion;
// that a company without a president gets one; and for a train that starts a phase the companies it converts and the
// track that the storm removes (18FL/R61-R64, R70f, R83, R92, R108b). It returns nil for most actions. v is the
// position before the action.
func ahead(v, after rules.View, a rules.Action) []words.Notice {
	switch a := a.(type) {
	case Convert:
		return []words.Notice{{Text: converting}}
	case rules.BuyShares:
		if after.Rests(a.Corp) {
			return []words.Notice{{Text: noPresident, Corp: a.Corp}}
		}
	}
	if v.S.Phase == after.S.Phase {
		return nil
	}
	return append(conversionsAhead(v, after), stormAhead(v, after)...)
}

// conversionsAhead returns a notice of the companies that a new phase converts, or nothing (R62).
func conversionsAhead(v, after rules.View) []words.Notice {
	var corps []id.Corp
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Is(c, rules.Started) && v.Small(c) && !after.Small(c) {
			corps = append(corps, c)
		}
	}
	if len(corps) == 0 {
		return nil
	}
	return []words.Notice{{Text: conversions, Corps: corps}}
}

// stormAhead returns a notice of what the storm of a new phase removes, or nothing (R70f).
func stormAhead(v, after rules.View) []words.Notice {
	west, lower := v.T.FindHex(keyWest), v.T.FindHex(lowerKeys)
	if v.S.Cells[west] == after.S.Cells[west] && v.S.Cells[lower] == after.S.Cells[lower] {
		return nil
	}
	if hotels := v.AppendMarkers(nil, west); len(hotels) > 0 {
		return []words.Notice{{Text: hotelGoes, Corp: hotels[0].Corp}}
	}
	return []words.Notice{{Text: stormComes}}
}
