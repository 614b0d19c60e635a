package rules

import "github.com/hexrail/hexrail/rules/id"

// Before reports whether a operates before b: highest price first, then farther right, then higher up, then first to
// arrive in the cell (1830/R81). Minors operate before all others (1822PNW/R53).
func (v View) Before(a, b id.Corp) bool {
	if kindA, kindB := v.T.Corp(a).Kind, v.T.Corp(b).Kind; kindA != kindB && (kindA == Minor || kindB == Minor) {
		return kindA == Minor
	}
	if priceA, priceB := v.Price(a), v.Price(b); priceA != priceB {
		return priceA > priceB
	}
	stateA, stateB := &v.S.Corps[a], &v.S.Corps[b]
	if colA, colB := stateA.Price.Col, stateB.Price.Col; colA != colB {
		return colA > colB
	}
	if rowA, rowB := stateA.Price.Row, stateB.Price.Row; rowA != rowB {
		return rowA < rowB
	}
	return stateA.Arrival < stateB.Arrival
}

// Sort sorts companies into operating order.
func (v View) Sort(corps []id.Corp) {
	for i := 1; i < len(corps); i++ {
		for k := i; k > 0 && v.Before(corps[k], corps[k-1]); k-- {
			corps[k], corps[k-1] = corps[k-1], corps[k]
		}
	}
}

// AppendFloated appends the operating companies in operating order.
func (v View) AppendFloated(dst []id.Corp) []id.Corp {
	from := len(dst)
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Is(c, Floated) && v.S.Corps[c].Flags&(Closed|Ceased) == 0 && !v.Rests(c) {
			dst = append(dst, c)
		}
	}
	v.Sort(dst[from:])
	return dst
}

// StackPlace returns the number of markers in front of c's in its market cell.
func (v View) StackPlace(c id.Corp) int {
	me, n := &v.S.Corps[c], 0
	for i := range v.T.Corps {
		o := &v.S.Corps[i+1]
		if o.Flags&Started != 0 && o.Price == me.Price && o.Arrival < me.Arrival {
			n++
		}
	}
	return n
}

// SortRest sorts the companies that have not had their turn in this round again (1830/R82, 1870/R83).
func (tx *Tx) SortRest() {
	order := &tx.S.Order
	if order.At < order.Len {
		tx.Sort(order.Corps[order.At+1 : order.Len])
	}
}
