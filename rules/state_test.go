package rules_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestSalesOfEveryCompany checks that sales of every company that a title may have are remembered separately.
func TestSalesOfEveryCompany(t *testing.T) {
	for c := id.Corp(1); c <= id.MaxCorps; c++ {
		var seat rules.PlayerState
		var turn rules.Turn
		seat.Sold.Add(c)
		turn.Blocks.Add(c)
		for other := id.Corp(1); other <= id.MaxCorps; other++ {
			if seat.Sold.Has(other) != (other == c) || turn.Blocks.Has(other) != (other == c) {
				t.Errorf("a sale of company %d counts for company %d: %v", c, other, seat.Sold.Has(other))
			}
		}
	}
}

// TestBidOfNothing checks that a bid of zero is a bid, and the lowest of all.
func TestBidOfNothing(t *testing.T) {
	var none rules.Standing
	nothing, five := rules.Stand(0), rules.Stand(5)
	if none.Placed() || !nothing.Placed() || none >= nothing || nothing >= five {
		t.Errorf("no bid %v, a bid of nothing %v, of five %v", none, nothing, five)
	}
	if nothing.Sum() != 0 || five.Sum() != 5 || none.Sum() != 0 {
		t.Errorf("sums %d, %d, without a bid %d", nothing.Sum(), five.Sum(), none.Sum())
	}
}
