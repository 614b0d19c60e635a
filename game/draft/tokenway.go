package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// TokenWay returns the way that the company pays for by the hex with the chosen station or hotel, and the full cities
// that block a shorter one. It reports false if distance does not determine the price.
func (d *Draft) TokenWay() (w track.Way, full []track.StopAt, ok bool) {
	a, _ := d.Action()
	return d.tokenWay(a)
}

// tokenWay returns the way by which the price of a station is counted, and the full cities that close shorter ways. ok
// is false if the action places no station, or the price does not depend on the way.
func (d *decision) tokenWay(a rules.Action) (w track.Way, full []track.StopAt, ok bool) {
	var c id.Corp
	var h id.Hex
	if token, ok := a.(rules.TokenPlacement); ok {
		if of, at, via := token.Token(); via == 0 {
			c, h = of, at
		}
	}
	if _, stated := d.v.StatedCost(); c == 0 || !d.v.PaysByHex() || stated {
		return w, nil, false
	}
	w, full = d.v.TokenWay(c, h)
	return w, full, len(w.Pieces) > 0
}

// WayHexes returns the hexes that a way enters, in order.
func WayHexes(w track.Way) (list []id.Hex) {
	at := w.From.Hex
	for _, x := range w.Pieces {
		if x.Hex != at {
			list, at = append(list, x.Hex), x.Hex
		}
	}
	return list
}

// WayWords explains the price of the chosen station or hotel, or returns "" if distance does not determine it.
func (d *Draft) WayWords() string {
	a, _ := d.Action()
	return d.wayWords(a)
}

// wayWords explains the price of a station by the hexes of its way, or returns "".
func (d *decision) wayWords(a rules.Action) string {
	w, _, ok := d.tokenWay(a)
	if !ok {
		return ""
	}
	var hexes []string
	for _, h := range WayHexes(w) {
		hexes = append(hexes, d.v.T.HexName(h))
	}
	return d.say.Phrase(text.WayCounted, text.Facts{
		"from": d.placeOf(w.From), "list": d.say.List(hexes), "n": text.Number(int32(len(hexes))),
		"$each": d.say.Money(d.v.StationCost(d.v.Actor().Corp())),
	})
}

// addWay adds the explanation of the price of a station or hotel, and the cities that block a shorter way.
func (n *notes) addWay() {
	_, full, ok := n.tokenWay(n.a)
	if !ok {
		return
	}
	n.add(Note{Text: n.wayWords(n.a)})
	var cities []string
	for _, s := range full {
		cities = append(cities, n.placeOf(s))
	}
	if len(cities) > 0 {
		n.tell(text.WayClosed, text.Facts{"list": n.say.List(cities)})
	}
}
