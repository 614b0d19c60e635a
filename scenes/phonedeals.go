package scenes

import "hexrail/scenes/kit"

// dealsBelow reports whether the deals of a stock round stand below the price chart of a phone, so that the sheet need not be
// opened for them.
func (t *Table) dealsBelow() bool {
	return t.class == kit.Phone && t.phoneTab == phoneTable && t.shows() == marketSide && t.traits().Below
}
