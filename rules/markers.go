package rules

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
)

// AppendMarkers appends the markers on h in the order of their arrival.
func (v View) AppendMarkers(dst []Marker, h id.Hex) []Marker {
	for _, m := range v.S.Markers {
		if m.Hex == h && h != 0 {
			dst = append(dst, m)
		}
	}
	return dst
}

// Marked reports whether there is a marker like m. Zero fields of m match any value.
func (v View) Marked(m Marker) bool {
	return slices.ContainsFunc(v.S.Markers[:], func(n Marker) bool { return n.like(m) })
}

// like reports whether m is on the board and matches n. Zero fields of n match any value.
func (m Marker) like(n Marker) bool {
	return m.Hex != 0 && (n.Hex == 0 || n.Hex == m.Hex) && (n.Corp == 0 || n.Corp == m.Corp) &&
		(n.Private == 0 || n.Private == m.Private)
}

// PlaceMarker puts m on its hex, which must not be zero. cost is the price that was paid for it, for the event.
func (tx *Tx) PlaceMarker(m Marker, cost int32) {
	at := slices.Index(tx.S.Markers[:], Marker{})
	if at < 0 || m.Hex == 0 {
		bug("no place for a marker on hex %d", m.Hex)
	}
	tx.S.Markers[at] = m
	tx.Note(Event{Kind: MarkerPlaced, Corp: m.Corp, Private: m.Private, Hex: m.Hex, Amount: cost})
}

// PlaceHexToken puts the next token of c's charter on a hex, not as a station; c pays cost (18FL/R78).
func (tx *Tx) PlaceHexToken(c id.Corp, h id.Hex, cost int32) {
	tx.Pay(id.OfCorp(c), id.Bank, cost)
	tx.S.Corps[c].Used++
	tx.PlaceMarker(Marker{Hex: h, Corp: c}, cost)
}

// RemoveMarkers removes all markers like m. Zero fields of m match any value.
func (tx *Tx) RemoveMarkers(m Marker) {
	kept := 0
	for _, n := range tx.S.Markers {
		if n.like(m) {
			tx.Note(Event{Kind: MarkerGone, Corp: n.Corp, Private: n.Private, Hex: n.Hex})
			continue
		}
		tx.S.Markers[kept] = n
		kept++
	}
	clear(tx.S.Markers[kept:])
}
