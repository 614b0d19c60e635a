package view

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
)

// Stop is a city, town, halt or off-board place of a hex.
type Stop struct {
	Value string    // current pay
	Later string    // pay in the last phase, if different
	Slots []id.Corp // zero is a free slot
	Text  string
}

// Hex describes a hex, for its card and its accessible name.
type Hex struct {
	Coord     string
	Place     string
	Color     tile.Color
	Tile      string // "#57"; empty for the printed face
	TilesLeft int    // copies of the tile in the box
	Cost      string // of the first tile; empty for none
	Stops     []Stop
	HomeOf    []id.Corp
	Lines     []string
	Spoken    string // accessible name
}

// Hex returns the description of a hex at the cursor.
func (w *Viewer) Hex(h id.Hex) Hex {
	v := w.v()
	here := w.positionOf(v)
	def, face := v.T.Track().Hex(h), v.Position().Face(h)
	out := Hex{Coord: def.Name, Place: def.Place, Color: face.Color}
	if t := v.S.Cells[h].Tile; t != 0 {
		out.Tile, out.TilesLeft = w.say.Tile(t), v.TilesLeft(t)
	} else if def.Cost > 0 {
		out.Cost = w.say.Funds(int32(def.Cost))
	}
	for i := range face.Stops {
		out.Stops = append(out.Stops, here.stop(&w.say, h, i))
	}
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Home(c) == h && !v.Is(c, rules.HomeDone) {
			out.HomeOf = append(out.HomeOf, c)
		}
	}
	out.Lines = here.hexParts(&w.say, h, &out)
	out.Spoken = here.hexSpoken(h, &out)
	return out
}

// stop returns stop i of a hex with its value now and later, for the screen or the voice.
func (w position) stop(say *text.Speaker, h id.Hex, i int) Stop {
	v := w.v
	def := &v.Position().Face(h).Stops[i]
	now, later := def.Value.At(v.PhaseDef().Column()), slices.Max(def.Value[:])
	s := Stop{Value: say.Money(int32(now)), Slots: slices.Clone(v.Position().Slots(h, i))}
	facts := text.Facts{"$value": s.Value}
	if later > now {
		s.Later = say.Money(int32(later))
		facts["$later"] = s.Later
	}
	switch {
	case def.Kind == tile.City:
		facts["stations"] = w.stations(say, s.Slots)
		s.Text = say.Phrase(text.HexCity, facts)
	case def.Kind == tile.Town:
		s.Text = say.Phrase(text.HexTown, facts)
	case def.Kind == tile.Halt:
		s.Text = say.Phrase(text.HexHalt, facts)
	case s.Later != "":
		s.Text = say.Phrase(text.HexAreaLater, facts)
	default:
		s.Text = say.Phrase(text.HexArea, facts)
	}
	return s
}

// stations returns the companies in a city as text, with those face down marked and the free slots counted.
func (w position) stations(say *text.Speaker, slots []id.Corp) string {
	v := w.v
	if len(slots) == 0 {
		return say.Say(text.HexNoStations)
	}
	var parts []string
	free := int32(0)
	for _, c := range slots {
		switch {
		case c == 0:
			free++
		case v.FaceDown().Has(c):
			parts = append(parts, say.Phrase(text.HexFaceDown, text.Facts{"company": say.Corp(c)}))
		default:
			parts = append(parts, say.Corp(c))
		}
	}
	if free > 0 {
		parts = append(parts, say.Phrase(text.HexFreeSlots, text.Facts{"n": text.Number(free)}))
	}
	return say.List(parts)
}

// hexParts returns the facts about a hex except its name, one per string.
func (w position) hexParts(say *text.Speaker, h id.Hex, x *Hex) []string {
	v := w.v
	parts := []string{w.ground(say, h, x)}
	if v.T.Track().Hex(h).Port {
		parts = append(parts, say.Say(text.HexPort))
	}
	for i, m := range w.own.Marks {
		if v.S.Cells[h].Marked(uint8(i)) {
			parts = append(parts, m.Name.In(say.Lang))
		}
	}
	if w.own.Cubes != nil && v.S.Cells[h].Cubes() > 0 {
		parts = append(parts, w.own.Cubes(v, h).Name.In(say.Lang))
	}
	for _, m := range v.AppendMarkers(nil, h) {
		if w.own.Marker != nil {
			parts = append(parts, w.own.Marker(v, m).Name.Fill(say.Lang, text.Facts{"corp": say.Corp(m.Corp)}))
		}
	}
	for i := range x.Stops {
		parts = append(parts, w.stop(say, h, i).Text)
	}
	if w.own.Hex != nil {
		for _, p := range w.own.Hex(v, h) {
			parts = append(parts, p.In(say.Lang))
		}
	}
	if w.own.Doomed != nil {
		if _, said := w.own.Doomed(v, h); said != (text.Pair{}) {
			parts = append(parts, said.In(say.Lang))
		}
	}
	if x.Cost != "" {
		parts = append(parts, say.Phrase(text.HexCost, text.Facts{"$cost": say.Funds(int32(v.T.Track().Hex(h).Cost))}))
	}
	if len(x.HomeOf) > 0 {
		names := make([]string, len(x.HomeOf))
		for i, c := range x.HomeOf {
			names[i] = say.Corp(c)
		}
		parts = append(parts, say.Phrase(text.HexHome, text.Facts{"companies": say.List(names)}))
	}
	if p := step.BlockedBy(v, h); p != 0 {
		facts := text.Facts{"private": say.Private(p), "owner": say.Owner(v.S.Privates[p].Owner)}
		parts = append(parts, say.Phrase(text.HexBlocked, facts))
	}
	return parts
}

// ground returns the name of the tile, the printed face or the terrain.
func (w position) ground(say *text.Speaker, h id.Hex, x *Hex) string {
	v := w.v
	if t := v.S.Cells[h].Tile; t != 0 {
		return say.Phrase(text.HexTile, text.Facts{"colour": say.Color(x.Color), "tile": say.Tile(t)})
	}
	if x.Color != tile.White {
		return say.Phrase(text.HexPrinted, text.Facts{"colour": say.Color(x.Color)})
	}
	for _, terrain := range v.T.Track().Hex(h).Terrain {
		switch terrain {
		case "water", "river":
			return say.Say(text.HexWater)
		case "mountain":
			return say.Say(text.HexMountain)
		case "swamp":
			return say.Say(text.HexSwamp)
		}
	}
	return say.Say(text.HexLand)
}

// hexSpoken returns the description of a hex for screen readers: its name, then one fact per sentence.
func (w position) hexSpoken(h id.Hex, x *Hex) string {
	name := w.voice.Hex(h)
	parts := w.hexParts(&w.voice, h, x)
	for i := range parts {
		parts[i] = text.Capital(parts[i])
	}
	return text.Aloud(w.voice.Lang, append([]string{name}, parts...)...) + text.Pair{".", "。"}.In(w.voice.Lang)
}
