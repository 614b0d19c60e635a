package step

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// ExtraLay lets a company that owns a private with that power lay its tile once in the game, at any moment of its turn,
// free of charge, connected or not, in addition to the lays of the turn (1830/R150). It is an anytime step.
type ExtraLay struct {
	NeverOpen
	Terms tile.Terms    // the rules of replacement
	Home  rules.RoundID // interruption ChooseHome (1830/R87)
}

func (ExtraLay) Name() string { return ExtraLayKey }

// Check implements rules.Step. It leaves lays without a private, or by other powers, to other steps.
func (s ExtraLay) Check(v rules.View, a rules.Action) rules.Refusal {
	lay, ok := a.(rules.LayTile)
	if !ok || lay.Via == 0 {
		return v.Refuse(rules.WrongStep)
	}
	if _, ok := rules.PowerOf[rules.ExtraLay](v.T, lay.Via); !ok {
		return v.Refuse(rules.WrongStep)
	}
	if r := notInTurn(v, lay.By); r.Refused() {
		return r
	}
	w, r := ownPower[rules.ExtraLay](v, lay.By, lay.Via)
	if r.Refused() {
		return r
	}
	if v.T.FindHex(w.Hex) != lay.Hex || !slices.Contains(w.Tiles, v.T.Tiles.Kind(lay.Tile).Name) {
		return v.Refuse(rules.WrongTile).About(lay.Via)
	}
	return CheckPlacement(v, lay, track.AnyEdge, s.Terms)
}

// AppendLegal appends the lays by each private of the acting company, in every rotation that Check accepts.
func (s ExtraLay) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	if c == 0 {
		return dst
	}
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		w, r := ownPower[rules.ExtraLay](v, c, p)
		if r.Refused() {
			continue
		}
		for _, name := range w.Tiles {
			for rot := range uint8(6) {
				a := rules.LayTile{By: c, Via: p, Hex: v.T.FindHex(w.Hex), Tile: v.T.Tiles.Find(name), Rot: rot}
				if !s.Check(v, a).Refused() {
					dst = append(dst, a)
				}
			}
		}
	}
	return dst
}

// Apply lays the tile free of charge and uses up the power.
func (s ExtraLay) Apply(tx *rules.Tx, a rules.Action) {
	lay := a.(rules.LayTile)
	tx.UsePower(lay.Via)
	tx.LayTile(lay.By, lay.Hex, lay.Tile, lay.Rot, 0)
	askHome(tx, s.Home, lay.By, lay.Hex)
}

// extraLayLeft reports whether c owns a private whose extra lay is unused.
func extraLayLeft(v rules.View, c id.Corp) bool {
	for i := range v.T.Privates {
		if _, r := ownPower[rules.ExtraLay](v, c, id.Private(i+1)); !r.Refused() {
			return true
		}
	}
	return false
}
