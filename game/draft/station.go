package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// dressStation sets the texts of a place for a station or another token, with its price.
func dressStation(d *decision, o *Option) {
	a := o.first()
	o.Text = d.say.Hex(o.Hex)
	place, station := a.(rules.PlaceToken)
	if face := d.v.Position().Face(o.Hex); face.Count(tile.City) > 1 && station {
		o.Detail = d.city(o.Hex, int(place.City))
	}
	switch {
	case o.Private != 0 && o.Detail != "":
		o.Detail = d.join2(d.say.Private(o.Private), o.Detail)
	case o.Private != 0:
		o.Detail = d.say.Private(o.Private)
	case !station && a != nil:
		o.Detail = d.say.Act(d.v, a, nil).Offer()
	}
	o.Figure = d.say.Phrase(text.LayFree, nil)
	spoken := d.voice.Phrase(text.LayFree, nil)
	if cost := d.stationCost(a); cost > 0 {
		o.Figure, spoken = d.say.Funds(cost), d.voice.Funds(cost)
	}
	o.Spoken = d.voice.Phrase(text.StationName, text.Facts{"hex": d.join2(d.voice.Hex(o.Hex), o.Detail), "what": spoken})
	if !station && a != nil {
		o.Spoken = d.join2(d.voice.Act(d.v, a, nil).Button(), spoken)
	}
}

// city returns words that distinguish one of several cities on a hex: its name, or the hexes its track leads to.
func (d *decision) city(h id.Hex, city int) string {
	if name := titles.WordsOf(d.v.T).City; name != nil {
		if pair := name(d.v, h, city); pair != (words.Pair{}) {
			return pair.In(d.say.Lang)
		}
	}
	return exits(d.v.T, h, d.v.Position().Face(h).StopExits(city))
}

// stationCost returns the price of a station. Home stations and those placed by a power are free.
func (d *decision) stationCost(a rules.Action) int32 {
	if token, ok := a.(rules.TokenPlacement); ok {
		if of, h, via := token.Token(); via == 0 && d.v.Is(of, rules.HomeDone) {
			return d.v.TokenCost(of, h, 0)
		}
	}
	return 0
}

// placeOf returns the name of a city by its hex, with details if the hex has several.
func (d *decision) placeOf(s track.StopAt) string {
	if d.v.Position().Face(s.Hex).Count(tile.City) > 1 {
		return d.say.Hex(s.Hex) + " (" + d.city(s.Hex, int(s.Stop)) + ")"
	}
	return d.say.Hex(s.Hex)
}
