package info

import (
	"hexrail/game/ui"
	"hexrail/rules/id"
)

// Tabs draws what stands in the tabs beside the map and on the pages of a phone.
type Tabs struct {
	*Desk
	Filter   Filter  // what the log shows
	FilterAt ui.Rect // where the button that chooses it was last drawn

	logs      logKeeper
	corpsOf   corpFilter
	corpQuery string  // what is searched for among the companies
	corpShown id.Corp // what the company's page was about when it was last drawn
}

// NewTabs returns the tabs of a desk.
func NewTabs(d *Desk) *Tabs { return &Tabs{Desk: d} }
