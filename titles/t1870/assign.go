package t1870

import (
	"iter"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// assignKey is the key of the power of the cattle and the port.
const assignKey = "assign"

// closedPort is the bit of track.Cell.Marks for a port that is closed to other companies.
const closedPort = 0

// portClosed reports whether the port on h is closed to other companies. There must be one.
func portClosed(v rules.View, h id.Hex) bool { return v.S.Cells[h].Marked(closedPort) }

// assign is the power of the cattle company and the shipping company. At any moment of its own turn the owning company
// places the cattle or a port on a listed hex, connected or not. An open port may be closed later, which closes the
// private (1870/P3, P4). It is listed as a step for any time.
type assign struct{ step.NeverOpen }

func (assign) Name() string { return assignKey }

// sites returns the names of the hexes on which the marker of a private may be placed, or nil if it has no marker.
func sites(v rules.View, p id.Private) []string {
	switch v.T.Private(p).ID {
	case cattleID:
		return cattleHexes()
	case portID:
		return portHexes()
	}
	return nil
}

// powerRule returns the rule of the power of p, the cattle or the port.
func powerRule(v rules.View, p id.Private) string {
	if v.T.Private(p).ID == cattleID {
		return "1870/P3"
	}
	return "1870/P4"
}

// Check implements rules.Step.
func (assign) Check(v rules.View, a rules.Action) rules.Refusal {
	put, ok := a.(rules.Assign)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	return checkMarker(v, put)
}

// checkMarker judges the placing or closing of a marker.
func checkMarker(v rules.View, put rules.Assign) rules.Refusal {
	if v.Actor() != id.OfCorp(put.By) {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	list, used := sites(v, put.Private), v.S.Privates[put.Private].Used
	switch {
	case put.Hex == 0:
		return v.Refuse(rules.Unknown)
	case list == nil || !v.PrivateOf(put.Private, id.OfCorp(put.By)):
		return v.Refuse(rules.NoPower).About(put.Private)
	case !slices.Contains(list, v.T.HexName(put.Hex)):
		return v.Refuse(markerSite).About(put.Private).Citing(powerRule(v, put.Private))
	case used > 0 && (v.T.Private(put.Private).ID == cattleID ||
		!v.Marked(rules.Marker{Hex: put.Hex, Private: put.Private})):
		return v.Refuse(markerFixed).About(put.Private).Citing(powerRule(v, put.Private))
	}
	return rules.Refusal{}
}

func (assign) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for a := range markerUses(v) {
		dst = append(dst, a)
	}
	return dst
}

// markerUses yields the legal uses of the markers of the acting company's privates.
func markerUses(v rules.View) iter.Seq[rules.Assign] {
	return func(yield func(rules.Assign) bool) {
		c := v.Actor().Corp()
		for i := range v.T.Privates {
			p := id.Private(i + 1)
			if !v.PrivateOf(p, id.OfCorp(c)) {
				continue
			}
			for _, name := range sites(v, p) {
				a := rules.Assign{By: c, Private: p, Hex: v.T.FindHex(name)}
				if !checkMarker(v, a).Refused() && !yield(a) {
					return
				}
			}
		}
	}
}

// Apply implements rules.Step: the first use places the marker, the second closes the port and the private.
func (assign) Apply(tx *rules.Tx, a rules.Action) {
	put := a.(rules.Assign)
	first := tx.S.Privates[put.Private].Used == 0
	tx.UsePower(put.Private)
	if first {
		tx.PlaceMarker(rules.Marker{Hex: put.Hex, Corp: put.By, Private: put.Private}, 0)
		return
	}
	tx.MarkHex(put.Hex, closedPort)
	tx.ClosePrivate(put.Private)
}

// markerLeft reports whether the acting company owns a private whose marker it can still place or close.
func markerLeft(v rules.View) bool {
	for range markerUses(v) {
		return true
	}
	return false
}
