package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// ParCell reports whether c may start at a market cell: a par cell within the bounds of its charter. A company that
// went bankrupt starts at the cells of the policy ParAgain, however low (1860/R32, R144).
func (v View) ParCell(c id.Corp, at market.Pos) bool {
	cell, ok := v.T.Market.At(at)
	if !ok || cell.Price == 0 {
		return false
	}
	d := v.T.Corp(c)
	if d.ParHigh != 0 && cell.Price > d.ParHigh {
		return false
	}
	if v.Is(c, Unlisted) {
		grey := cell.Zone&market.ParAgain != 0
		switch v.T.Policy.ParAgain {
		case AgainAtGrey:
			return grey
		case AgainAtPar:
			return grey || cell.Par
		}
	}
	return cell.Par && cell.Price >= d.ParLow
}

// LoosePar reports whether recorded games may start a company at a cell that its charter or layer forbids, because
// 18xx.games checks that only on the screen (1860/T1).
func (v View) LoosePar(at market.Pos) bool {
	cell, ok := v.T.Market.At(at)
	return ok && v.T.Policy.LooseActions.On() && (cell.Par || cell.Zone&market.ParAgain != 0)
}

// AppendPars appends the cells where c may start, row by row.
func (v View) AppendPars(dst []market.Pos, c id.Corp) []market.Pos {
	for r, row := range v.T.Market.Rows {
		for k := range row {
			if at := (market.Pos{Row: uint8(r), Col: uint8(k)}); v.ParCell(c, at) {
				dst = append(dst, at)
			}
		}
	}
	return dst
}

// LayerOpen reports whether companies of c's layer may start: some company of the previous layer has sold out or
// operated. An open layer stays open (1860/R33).
func (v View) LayerOpen(c id.Corp) bool {
	layer := v.T.Corp(c).Layer
	if layer < 2 {
		return true
	}
	for i, d := range v.T.Corps {
		if d.Layer == layer-1 && v.S.Corps[i+1].Flags&(SoldOut|Operated) != 0 {
			return true
		}
	}
	return false
}
