package info

// Tabs draws the tabs beside the map and the pages of a phone: companies, prices, the log, players and money.
type Tabs struct {
	*Desk
	corpPages
	priceChart
	logList
	forecast forecast
}

// NewTabs returns the tabs of a desk.
func NewTabs(d *Desk) *Tabs {
	t := &Tabs{Desk: d, priceChart: priceChart{d}, logList: logList{Desk: d}}
	t.corpPages = corpPages{Desk: d, log: &t.logList}
	return t
}
