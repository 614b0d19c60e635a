package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// ChooseHome is the interruption in which the city of a home station is chosen: by the company itself at its first turn
// (1830/R88), or, when the hex of a provisional station gets its first tile, by the company that policy HomeChooser
// names (1830/R87). The frame holds the company of the station, the hex, and the company that chooses. There is no
// pass.
type ChooseHome struct{}

func (ChooseHome) Name() string { return HomeKey }

func (ChooseHome) Open(rules.View) rules.Refusal { return rules.Refusal{} }

// Check judges a station, which must be that of the frame on its home hex, in an open city.
func (ChooseHome) Check(v rules.View, a rules.Action) rules.Refusal {
	place, ok := a.(rules.PlaceToken)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	if r := notOurs(v, place.By); r.Refused() {
		return r
	}
	f := v.Top()
	switch {
	case place.Of != f.Corp || place.Via != 0:
		return v.Refuse(rules.NotACity)
	case place.Hex != f.Hex:
		return v.Refuse(rules.HomeOnly).At(f.Corp, f.Hex)
	}
	return SlotRefusal(v, v.OpenSlot(f.Corp, f.Hex, int(place.City)))
}

// AppendLegal appends a station in each open city of the home hex.
func (s ChooseHome) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	f := v.Top()
	for city := range v.Position().Face(f.Hex).Count(tile.City) {
		a := rules.PlaceToken{By: v.Actor().Corp(), Of: f.Corp, Hex: f.Hex, City: uint8(city)}
		if !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

// Apply places the home station.
func (ChooseHome) Apply(tx *rules.Tx, a rules.Action) {
	place := a.(rules.PlaceToken)
	tx.FinishStep()
	tx.PlaceHome(place.Of, int(place.City))
}

// askHome interrupts the turn of by if the tile just laid on h requires a choice of a home city.
func askHome(tx *rules.Tx, round rules.RoundID, by id.Corp, h id.Hex) {
	c := tx.OpenHome(h)
	if c == 0 {
		return
	}
	switch tx.T.Policy.HomeChooser {
	case rules.WhoeverLays:
	case rules.HomeCompany:
		by = c
	}
	tx.Push(rules.Frame{Round: round, Actor: id.OfCorp(by), Corp: c, Hex: h})
}
