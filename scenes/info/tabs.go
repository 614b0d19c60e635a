package info

import (
	"hexrail/game/ui"
	"hexrail/rules/id"
)

// Tabs draws the tabs beside the map and the pages of a phone.
type Tabs struct {
	*Desk
	Filter   Filter  // of the log
	FilterAt ui.Rect // rectangle of the filter button in the last frame

	logs      logKeeper
	corpsOf   corpFilter
	corpQuery string  // search text of the list of companies
	corpShown id.Corp // company of the page in the last frame
}

// NewTabs returns the tabs of a desk.
func NewTabs(d *Desk) *Tabs { return &Tabs{Desk: d} }
