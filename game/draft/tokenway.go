package draft

import (
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// TokenWay returns the way whose hexes the company pays for the chosen station or hotel, and the full cities that close a shorter one;
// false where the distance decides nothing (18FL/R71, R76).
func (d *Draft) TokenWay() (w track.Way, full []track.StopAt, ok bool) {
	var c id.Corp
	var h id.Hex
	switch a, _ := d.Action(); a := a.(type) {
	case rules.PlaceToken:
		if a.Via == 0 {
			c, h = a.Of, a.Hex
		}
	case rules.PlaceHexToken:
		c, h = a.By, a.Hex
	}
	if c == 0 || !d.v.PaysByHex() || d.v.S.Turn.Stated > 0 {
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

// WayWords tells what the price of the chosen station or hotel is made of; nothing where the distance decides nothing.
func (d *Draft) WayWords() string {
	w, _, ok := d.TokenWay()
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

// placeOf names a city.
func (d *Draft) placeOf(s track.StopAt) string {
	if d.v.Position().Face(s.Hex).Count(tile.City) > 1 {
		return d.say.Hex(s.Hex) + " (" + d.city(s.Hex, int(s.Stop)) + ")"
	}
	return d.say.Hex(s.Hex)
}

// wayNotes tells what the price of a station or hotel is made of, and what closes a shorter way.
func (d *Draft) wayNotes(notes []Note) []Note {
	_, full, ok := d.TokenWay()
	if !ok {
		return notes
	}
	notes = append(notes, Note{d.WayWords(), false})
	var cities []string
	for _, s := range full {
		cities = append(cities, d.placeOf(s))
	}
	if len(cities) > 0 {
		notes = append(notes, Note{d.say.Phrase(text.WayClosed, text.Facts{"list": d.say.List(cities)}), false})
	}
	return notes
}
