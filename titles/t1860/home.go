package t1860

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// placeHome places the home station of a company that has just floated, and asks its president for the first tile of
// the home hex if that has none. Nothing is built once the Southern stock round has begun (1860/R71-R73). A company
// that floats again after a bankruptcy already has its station (1860/R144).
func (s homeTile) placeHome(tx *rules.Tx, c id.Corp) {
	if s.onPar {
		tx.MovePrice(c, priceCell(tx.S.Corps[c].Par))
	}
	tx.Restack(c)
	if trackEnded.Is(tx.S) || tx.Is(c, rules.HomeDone) {
		return
	}
	h := tx.T.HomeHex(c)
	tx.PlaceHome(c, tx.Position().HomeCity(h, int(tx.T.Corp(c).HomeCity)))
	if tx.Position().Face(h).Color != tile.White {
		return
	}
	if s.waits || anyHomeTile(tx.View, h) {
		tx.Push(rules.Frame{Round: homeRound, Actor: id.OfCorp(c), Corp: c, Hex: h})
	}
}

// homeTile is the interruption in which the president of a company that has just floated lays the first tile on its
// home hex, free and in addition to the lays of its turns (1860/R72). The frame names company and hex. It cannot be
// passed, except where no tile is left and the game waits for a pass, as on 18xx.games.
type homeTile struct {
	waits bool // it waits for a pass though no tile is left
	onPar bool // a floating company's marker is moved to its par, wherever sales have left it (R71)
}

func (homeTile) Name() string { return homeTileKey }

// Open implements rules.Step: as an interruption it is open until something is done.
func (homeTile) Open(rules.View) rules.Refusal { return rules.Refusal{} }

// Idle implements rules.Idler.
func (homeTile) Idle(v rules.View) bool { return !anyHomeTile(v, v.Top().Hex) }

// Check implements rules.Step.
func (s homeTile) Check(v rules.View, a rules.Action) rules.Refusal {
	f := v.Top()
	if pass, ok := a.(rules.Pass); ok && pass.By == f.Actor && s.Idle(v) {
		return rules.Refusal{}
	}
	lay, ok := a.(rules.LayTile)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	switch {
	case lay.By != f.Corp:
		return v.Refuse(rules.NotYourTurn).Of(f.Actor)
	case lay.Via != 0:
		return v.Refuse(rules.Unknown)
	case lay.Hex != f.Hex:
		return v.Refuse(rules.HomeOnly).At(f.Corp, f.Hex)
	}
	return step.CheckPlacement(v, lay, track.AnyEdge, tile.Terms{})
}

// AppendLegal implements rules.Step: every lay or, if there is none, the pass.
func (homeTile) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	f := v.Top()
	var buf [64]track.Lay
	lays := homeLays(buf[:0], v, f.Hex)
	if len(lays) == 0 {
		return append(dst, rules.Pass{By: f.Actor})
	}
	for _, l := range lays {
		dst = append(dst, rules.LayTile{By: f.Corp, Hex: f.Hex, Tile: l.Tile, Rot: l.Rot})
	}
	return dst
}

// Apply implements rules.Step.
func (homeTile) Apply(tx *rules.Tx, a rules.Action) {
	tx.FinishStep()
	if lay, ok := a.(rules.LayTile); ok {
		tx.LayTile(lay.By, lay.Hex, lay.Tile, lay.Rot, 0)
	}
}

// anyHomeTile reports whether a tile that fits on h is left.
func anyHomeTile(v rules.View, h id.Hex) bool {
	var buf [64]track.Lay
	return len(homeLays(buf[:0], v, h)) > 0
}

// homeLays appends the lays on h, a hex without a tile, of tiles that are left to buf, which is empty.
func homeLays(buf []track.Lay, v rules.View, h id.Hex) []track.Lay {
	lays := v.Position().AppendLays(buf, h, track.AnyEdge, tile.Terms{})
	return slices.DeleteFunc(lays, func(l track.Lay) bool { return v.TilesLeft(l.Tile) <= 0 })
}
