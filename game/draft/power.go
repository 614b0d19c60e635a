package draft

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// dressPower sets the texts of the row of a private; it names the hex if the private allows lays on one only. A marker
// that is placed already is only turned.
func dressPower(d *decision, o *Option) {
	if _, turns := o.about.(rules.Assign); turns {
		o.Text = d.Words(o.about)
		return
	}
	what, facts := text.PowerMarker, text.Facts{"private": d.say.Private(o.Private)}
	switch {
	case o.cubes && o.Hex != 0:
		what, facts["hex"] = text.PowerCubeOn, d.say.Hex(o.Hex)
	case o.cubes:
		what = text.PowerCube
	case o.Hex != 0:
		what, facts["hex"] = text.PowerLay, d.say.Hex(o.Hex)
	case o.lays:
		what = text.PowerTile
	}
	o.Text = d.say.Phrase(what, facts)
}

// addPowers adds a row for each private that allows lays or has a marker. Choosing the row selects its hex, or lights
// up the hexes if there are several.
func (l *offers) addPowers() {
	seen := map[id.Private]bool{}
	for i := range l.options {
		o := l.options[i]
		if o.Group != Tiles && o.Group != Sites || o.Private == 0 || seen[o.Private] {
			continue
		}
		seen[o.Private] = true
		row := Option{
			Key: "power:" + l.say.Private(o.Private), Group: Powers, Kind: PowerOption,
			Private: o.Private, lays: o.Group == Tiles,
		}
		if row.lays && !l.elsewhere(o.Private, o.Hex) {
			row.Hex = o.Hex
		}
		row.cubes = row.lays && !l.laysTrack(o.Private)
		if o.Group == Sites && l.v.Marked(rules.Marker{Private: o.Private, Hex: o.Hex}) {
			row.about = o.about
		}
		l.dress(&row)
		l.options = append(l.options, row)
	}
}

// elsewhere reports whether a private allows lays on hexes other than h.
func (l *offers) elsewhere(p id.Private, h id.Hex) bool {
	return slices.ContainsFunc(l.options, func(o Option) bool { return o.Group == Tiles && o.Private == p && o.Hex != h })
}

// laysTrack reports whether a private allows lays of tiles, not of cubes alone.
func (l *offers) laysTrack(p id.Private) bool {
	return slices.ContainsFunc(l.options, func(o Option) bool {
		return o.Group == Tiles && o.Private == p && !l.v.T.Tiles.Kind(o.Tile).Hidden
	})
}

// ownExchange reports whether the private belongs to the deciding player.
func (d *decision) ownExchange(p id.Private) bool {
	return d.v.S.Privates[p].Owner == id.OfPlayer(d.v.Decider(d.v.Actor()))
}

// dressExchange names the source of the share, and the owner if another player may exchange out of turn.
func dressExchange(d *decision, o *Option) {
	from := id.Initial
	if rules.OperandsOf(o.about).From == id.Pool {
		from = id.Pool
	}
	facts := text.Facts{"private": d.say.Private(o.Private), "company": d.say.Corp(o.Corp), "from": d.say.Owner(from)}
	source := d.say.Phrase(text.SharesFrom, facts)
	if o.Group == Asides {
		facts["player"] = d.say.Owner(d.v.S.Privates[o.Private].Owner)
		o.Text, o.Button = d.say.Phrase(text.MayExchange, facts), source
	} else {
		o.Text, o.Detail = d.say.Act(d.v, o.about, nil).Offer(), source
	}
	o.Spoken = d.voice.Phrase(text.ExchangeName, text.Facts{"what": o.Text, "from": d.voice.Owner(from)})
}
