package t1870

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// lastPrivates is the last step of a company's turn, in which it may still buy privates and use its own (1870/R127).
type lastPrivates struct {
	step.LastPrivates
	recorded bool // it waits for a pass where 18xx.games does
}

// Open implements rules.Step: a marker that can be placed, or the wait for a pass, keeps it open too.
func (s lastPrivates) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	if r := s.LastPrivates.Open(v); !r.Refused() || markerLeft(v) || s.waits(v, c) {
		return rules.Refusal{}
	}
	return v.Refuse(rules.NothingLeft)
}

// waits reports whether 18xx.games waits for a pass: in the first phase, of companies that might have bought the bridge
// company, even if nobody sells it.
func (s lastPrivates) waits(v rules.View, c id.Corp) bool {
	d := v.T.Private(v.T.FindPrivate(bridgeID))
	return s.recorded && v.S.Phase == 0 &&
		slices.Contains(bridgeOwners(), v.T.Corp(c).ID) && v.Cash(id.OfCorp(c)) >= d.Min
}

// Idle implements rules.Idler.
func (s lastPrivates) Idle(v rules.View) bool {
	c := v.Actor().Corp()
	return s.LastPrivates.Open(v).Refused() && !markerLeft(v) && s.waits(v, c)
}
